/// Where a sequence of entries begins.
public final class OSLogPosition: Sendable {
  let date: Date
  init(_ date: Date) { self.date = date }
}

/// How entries are gone through.
public enum OSLogEnumerator {
  /// How entries are gone through.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The last entry comes first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// What was written to the log.
open class OSLogEntry: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  /// How long the system keeps an entry.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }
  /// The message, with its values in their places.
  public final let composedMessage: String
  /// When it was written.
  public final let date: Date
  /// How long the entry is kept: while the program runs, and until others take its place.
  public final var storeCategory: StoreCategory { .shortTerm }
  init(_ message: String, _ date: Date) { (composedMessage, self.date) = (message, date) }
}

/// An entry that tells which process wrote it.
public protocol OSLogEntryFromProcess {
  /// The name of the program.
  var process: String { get }
  /// The number of the process.
  var processIdentifier: pid_t { get }
  /// The name of the library: that of the program.
  var sender: String { get }
}
/// An entry that tells which part of a program wrote it.
public protocol OSLogEntryWithPayload {
  /// What the message is about.
  var category: String { get }
  /// The part of the program.
  var subsystem: String { get }
}

/// What a program has written to the log by a `Logger` or `os_log`.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  // Unchecked: as its superclass.
  /// How important a message is.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  /// How important the message is.
  public let level: Level
  public let category: String
  public let subsystem: String
  public let process: String
  public let processIdentifier: pid_t
  public var sender: String { process }
  init(_ record: LogRecord, _ date: Date) {
    (category, subsystem) = (record.category, record.subsystem)
    (process, processIdentifier) = (Journal.program, getpid())
    let levels: [OSLogType: Level] = [.debug: .debug, .info: .info, .default: .notice, .error: .error, .fault: .fault]
    level = levels[record.type] ?? .undefined
    super.init(record.message, date)
  }
}

/// What was written to the log: the last 4,096 messages of this process.
///
/// ```swift
/// let store = try OSLogStore(scope: .currentProcessIdentifier)
/// let lines = try store.getEntries().compactMap { ($0 as? OSLogEntryLog)?.composedMessage }
/// ```
///
/// Values that are private are hidden, as they are in the log.
public class OSLogStore: NSObject, @unchecked Sendable {
  // Unchecked: it has no state.
  /// Whose messages are read.
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }
  /// Creates a store of this process.
  ///
  /// - Throws: `CocoaError.fileReadNoPermission` for that of the system.
  public init(scope: Scope) throws {
    if scope == .system { throw CocoaError(.fileReadNoPermission) }
  }
  /// The log of the machine, which programs of Linux have no access to.
  ///
  /// - Throws: `CocoaError.fileReadNoPermission`, always.
  public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

  /// Entries from a time on.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
  /// Entries of the last `seconds`, also where that is negative, as source has it both ways.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date() - abs(seconds))
  }
  /// Entries from some seconds after the start of the machine on.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date() - ProcessInfo.processInfo.systemUptime + seconds)
  }
  /// What was written, in order.
  ///
  /// - Parameters:
  ///   - position: Where it begins; nil for the first message that is kept.
  ///   - predicate: Which messages are wanted, by `subsystem`, `category`, `composedMessage`, `date` or `process`; nil for all.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let found = LogOutput.kept.filter { entry in
      position.map { entry.date >= $0.date } != false && predicate.map { $0.evaluate(with: entry) } != false
    }
    return options.contains(.reverse) ? AnySequence(found.reversed()) : AnySequence(found)
  }
}

extension LogOutput {
  /// The last messages, in a ring.
  private struct Ring {
    static let size = 4096
    var entries: [(LogRecord, Date)] = []
    /// Where the next message goes, once the ring is full.
    var next = 0
  }
  private static let ring = OSAllocatedUnfairLock(uncheckedState: Ring())
  static func keep(_ record: LogRecord) {
    ring.withLockUnchecked { ring in
      if ring.entries.count < Ring.size {
        ring.entries.append((record, Date()))
      } else {
        ring.entries[ring.next] = (record, Date())
        ring.next = (ring.next + 1) % Ring.size
      }
    }
  }
  /// The last messages, in order.
  static var kept: [OSLogEntryLog] {
    let (entries, next) = ring.withLockUnchecked { ($0.entries, $0.next) }
    return (entries[next...] + entries[..<next]).map { OSLogEntryLog($0.0, $0.1) }
  }
}

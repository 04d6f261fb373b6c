/// Tells intervals and events of one kind apart.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  /// Another one each time.
  public init(log: OSLog) { self = OSSignposter.nextID() }
  /// For what happens once at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No signpost at all.
  public static let invalid = OSSignpostID(.max)
  /// No number.
  public static let null = OSSignpostID(0)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start: ContinuousClock.Instant
  init(_ id: OSSignpostID) { (self.id, start) = (id, .now) }
}

/// Measures parts of a program: each interval is written to the log with how long it took, as a debug message.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.notes", category: "files")
/// let state = signposter.beginInterval("read")
/// defer { signposter.endInterval("read", state) }
/// ```
public struct OSSignposter: Sendable {
  private let log: OSLog
  /// Creates a signposter for a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter for a category that the system knows.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter that writes where a logger does.
  public init(logger: Logger) { log = logger.log }
  /// Creates a signposter that writes where `logHandle` does.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter without subsystem and category.
  public init() { log = .default }
  /// Nothing is written.
  public static let disabled = OSSignposter(logHandle: .disabled)
  /// Whether anything is written.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  private static let lastID = OSAllocatedUnfairLock<UInt64>(initialState: 0)
  static func nextID() -> OSSignpostID {
    OSSignpostID(
      lastID.withLock {
        $0 += 1
        return $0
      })
  }
  /// Another number each time.
  public func makeSignpostID() -> OSSignpostID { Self.nextID() }

  /// An interval begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// An interval begins, about which there is something to be said.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    begin(name, id, message.text)
  }
  func begin(_ name: StaticString, _ id: OSSignpostID, _ text: String) -> OSSignpostIntervalState {
    if !text.isEmpty { log.write("\(name) begins: \(text)", .debug) }
    return OSSignpostIntervalState(id)
  }
  /// An interval ends. How long it took is written.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, "") }
  /// An interval ends, about which there is something to be said.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    end(name, state, ": " + message.text)
  }
  func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ text: String) {
    let time = ContinuousClock.now - state.start
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    log.write("\(name) took \(String(format: "%.3f", seconds * 1000)) ms\(text)", .debug)
  }
  /// Something happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { emit(name, "") }
  /// Something happens, about which there is something to be said.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    emit(name, message.text)
  }
  func emit(_ name: StaticString, _ text: String) {
    log.write(text.isEmpty ? "\(name)" : "\(name): \(text)", .debug)
  }
  /// Measures `task`.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

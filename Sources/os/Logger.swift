/// Writes messages to the log of the system.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.notes", category: "files")
/// logger.error("cannot read \(url.lastPathComponent, privacy: .public)")
/// ```
///
/// On Linux that is systemd's journal where there is one, with the fields `SUBSYSTEM` and `CATEGORY`, and else the
/// standard error. Texts and objects are hidden as `<private>` unless they are public, or the environment says
/// `HEARTH_LOG=private`; numbers and truth values are shown. With `OS_ACTIVITY_DT_MODE=1` in the environment everything
/// is written to the standard error, too, as on a Mac.
public struct Logger: Sendable {
  let log: OSLog
  /// Creates a logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the program, as `com.example.notes`.
  ///   - category: What the messages are about.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger that writes where `logObj` does.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger without subsystem and category.
  public init() { log = .default }

  /// Writes a message of the default kind.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes what helps whoever writes the program: as `debug(_:)`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what helps whoever writes the program.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what helps, and is not needed.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes what is worth to be known of every run: as `log(_:)`.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes that something is about to go wrong: as `error(_:)`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes that something went very wrong: as `fault(_:)`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes that the program has a mistake.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

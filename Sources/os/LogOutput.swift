import Glibc

/// What is written to the log at once.
package struct LogRecord: Sendable {
  package var subsystem: String
  package var category: String
  package var type: OSLogType
  package var message: String
  package init(subsystem: String, category: String, type: OSLogType, message: String) {
    (self.subsystem, self.category, self.type, self.message) = (subsystem, category, type, message)
  }

  /// With where it comes from in front, as the tool `log` of a Mac shows it.
  var line: String { subsystem.isEmpty && category.isEmpty ? message : "[\(subsystem):\(category)] \(message)" }
}

/// Where the log goes.
package enum LogOutput {
  private static let recorder = OSAllocatedUnfairLock<(@Sendable (LogRecord) -> Void)?>(uncheckedState: nil)
  /// Takes all records instead of the journal and the standard error, for tests; nil for those.
  package static func record(_ take: (@Sendable (LogRecord) -> Void)?) { recorder.withLockUnchecked { $0 = take } }

  private static let environment = ProcessInfo.processInfo.environment
  /// Whether private values are written as they are.
  static let showsPrivate = environment["HEARTH_LOG"] == "private"
  /// Source: Apple's tools set it for programs whose log they show.
  private static let isVerbose = environment["OS_ACTIVITY_DT_MODE"].map { !$0.isEmpty && $0 != "NO" } ?? false
  private static let journal = Journal("/run/systemd/journal/socket")

  static func write(_ record: LogRecord) {
    keep(record)
    if let take = recorder.withLockUnchecked({ $0 }) { return take(record) }
    let isWritten = journal?.send(record) ?? false
    if !isWritten || isVerbose { writeToStandardError(record) }
  }
  private static func writeToStandardError(_ record: LogRecord) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    localtime_r(&time.tv_sec, &parts)
    let clock = String(
      format: "%04d-%02d-%02d %02d:%02d:%02d.%03d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1,
      Int(parts.tm_mday), Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec), time.tv_nsec / 1_000_000)
    // One call, so that lines of several threads do not mix.
    let line = "\(clock) \(Journal.program)[\(getpid())] <\(record.type.name)> \(record.line)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// systemd's journal. Source: systemd, "Native Journal Protocol".
package final class Journal: Sendable {
  private let socket: CInt
  private let path: String
  static let program = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? "app"

  /// Nil where nobody listens at the path.
  package init?(_ path: String) {
    guard access(path, W_OK) == 0 else { return nil }
    socket = Glibc.socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
    self.path = path
    if socket < 0 { return nil }
  }
  deinit { close(socket) }

  /// False where it did not arrive.
  package func send(_ record: LogRecord) -> Bool {
    var data = Data()
    Self.append("MESSAGE", record.line, to: &data)
    Self.append("PRIORITY", "\(record.type.priority)", to: &data)
    Self.append("SYSLOG_IDENTIFIER", Self.program, to: &data)
    Self.append("SUBSYSTEM", record.subsystem, to: &data)
    Self.append("CATEGORY", record.category, to: &data)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    return data.withUnsafeBytes { bytes in
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          sendto(
            socket, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT), $0,
            socklen_t(MemoryLayout<sockaddr_un>.size)) == bytes.count
        }
      }
    }
  }
  /// A value of several lines has its length in front. Longer ones than a datagram takes are cut.
  private static func append(_ name: String, _ value: String, to data: inout Data) {
    if value.isEmpty { return }
    let bytes = value.utf8.prefix(60_000)
    data.append(contentsOf: name.utf8)
    if bytes.contains(10) {
      data.append(10)
      withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { data.append(contentsOf: $0) }
    } else {
      data.append(UInt8(ascii: "="))
    }
    data.append(contentsOf: bytes)
    data.append(10)
  }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// What is worth to be known of every run.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps, and is not needed.
  public static let info = OSLogType(rawValue: 1)
  /// What helps whoever writes the program.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong in this program.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program, or something wrong that concerns several.
  public static let fault = OSLogType(rawValue: 17)

  /// By syslog(3): the lower, the more important.
  var priority: Int {
    switch self {
    case .debug: 7
    case .info: 6
    case .error: 3
    case .fault: 2
    default: 5
    }
  }
  var name: String {
    switch self {
    case .debug: "Debug"
    case .info: "Info"
    case .error: "Error"
    case .fault: "Fault"
    default: "Default"
    }
  }
}

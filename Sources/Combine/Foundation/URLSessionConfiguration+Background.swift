import Foundation
// Weakly: see URLSession+DataTaskPublisher.swift.
@_weakLinked import FoundationNetworking

extension URLSessionConfiguration {
  /// A configuration of a session that goes on while the app does not run: here as `default`, as long as the app runs. That is said on standard error, once.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    RefusedBackground.say(identifier)
    return .default
  }
  /// Whether a session waits for a connection where there is none: it fails at once. True is said on standard error, once.
  public var waitsForConnectivity: Bool {
    get { false }
    set { if newValue { _ = RefusedBackground.waiting } }
  }
  /// Whether the system starts the app when a session in the background is done: nothing starts an app. True is said on standard error, once.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set { if newValue { _ = RefusedBackground.launching } }
  }
  /// Whether a connection that costs money is used: Linux knows of none. False is said on standard error, once.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { if !newValue { _ = RefusedBackground.expensive } }
  }
  /// Whether a connection in low data mode is used: Linux has no such mode. False is said on standard error, once.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { if !newValue { _ = RefusedBackground.constrained } }
  }
}

/// What is said once. This module is below the one that keeps reports.
private enum RefusedBackground {
  private static let background: Void = tell(
    "URLSessionConfiguration.background(withIdentifier:) makes a session of this process: nothing is loaded while the app does not run."
  )
  static let waiting: Void = tell(
    "URLSessionConfiguration.waitsForConnectivity changes nothing: a request without a connection fails. Try again when NWPathMonitor says that there is one."
  )
  static let launching: Void = tell(
    "URLSessionConfiguration.sessionSendsLaunchEvents changes nothing: no app is started when something has been loaded."
  )
  static let expensive: Void = tell(
    "URLSessionConfiguration.allowsExpensiveNetworkAccess changes nothing: every connection is used. Ask NWPathMonitor for NWPath.isExpensive."
  )
  static let constrained: Void = tell(
    "URLSessionConfiguration.allowsConstrainedNetworkAccess changes nothing: every connection is used."
  )
  static func say(_ identifier: String) { background }
  private static func tell(_ message: String) {
    FileHandle.standardError.write(Data("Hearth: Not on Linux: \(message)\n".utf8))
  }
}

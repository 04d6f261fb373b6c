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
    set { if newValue { RefusedBackground.sayWaiting() } }
  }
  /// Whether the system starts the app when a session in the background is done: nothing starts an app. A hint.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// Whether a connection that costs money is used: Linux knows of none. A hint.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether a connection in low data mode is used: Linux has no such mode. A hint.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// What is said once. This module is below the one that keeps reports.
private enum RefusedBackground {
  private static let background: Void = tell(
    "URLSessionConfiguration.background(withIdentifier:) makes a session of this process: nothing is loaded while the app does not run."
  )
  private static let waiting: Void = tell(
    "URLSessionConfiguration.waitsForConnectivity changes nothing: a request without a connection fails. Try again when NWPathMonitor says that there is one."
  )
  static func say(_ identifier: String) { background }
  static func sayWaiting() { waiting }
  private static func tell(_ message: String) {
    FileHandle.standardError.write(Data("Hearth: Not on Linux: \(message)\n".utf8))
  }
}

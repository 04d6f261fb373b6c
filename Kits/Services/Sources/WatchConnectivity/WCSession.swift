import Foundation
import HearthCore

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The errors of sessions. Source: Apple, documentation of WCError.
public struct WCError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case notReachable = 7007
  }
  /// The reason.
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "WCErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// Who hears of a session.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}
extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// The way to the user's watch. There is none: `isSupported()` is false, and what is sent fails.
///
/// ```swift
/// if WCSession.isSupported() { WCSession.default.activate() }
/// ```
public final class WCSession: NSObject, @unchecked Sendable {
  // The delegate alone changes: it is set where an app starts, as on Apple's systems.
  /// The one session.
  public static let `default` = WCSession()
  /// Whether there can be a watch: no.
  public static func isSupported() -> Bool { false }
  private override init() { super.init() }

  /// Who hears that it is not activated.
  public weak var delegate: (any WCSessionDelegate)?
  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isReachable: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  /// What was sent last, and what came: nothing.
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }

  /// Reports that there is no watch, and tells the delegate.
  public func activate() {
    Report(
      kind: .notOnLinux, path: "WCSession.activate()",
      message: "no watch is paired with this device. Ask isSupported() first."
    ).tell()
    let failure = WCError(.sessionNotSupported)
    DispatchQueue.main.async { [self] in
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: failure)
    }
  }
  /// - Throws: `WCError.Code.sessionNotSupported`, always.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  /// Calls `errorHandler` with `WCError.Code.sessionNotSupported`, and reports where there is none.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let errorHandler { return errorHandler(WCError(.sessionNotSupported)) }
    Report(
      kind: .notOnLinux, path: "WCSession.sendMessage(_:replyHandler:errorHandler:)",
      message: "no watch is paired with this device, so the message goes nowhere. Ask isReachable first."
    ).tell()
  }
}

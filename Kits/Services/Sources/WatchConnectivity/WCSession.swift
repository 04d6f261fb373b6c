@_exported import Foundation
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
  public static let genericError = Code.genericError
  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let notReachable = Code.notReachable
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
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  func sessionWatchStateDidChange(_ session: WCSession)
}
/// A file that is sent. None arrives.
public final class WCSessionFile: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let fileURL: URL
  public let metadata: [String: Any]?
  init(_ file: URL, _ metadata: [String: Any]?) { (fileURL, self.metadata) = (file, metadata) }
}
/// Values on their way to a watch. They go nowhere.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let userInfo: [String: Any]
  public let isCurrentComplicationInfo: Bool
  init(_ userInfo: [String: Any], isComplication: Bool) {
    (self.userInfo, isCurrentComplicationInfo) = (userInfo, isComplication)
  }
  public var isTransferring: Bool { false }
  /// Ends what has not begun.
  public func cancel() {}
}
/// A file on its way to a watch. It goes nowhere.
public final class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let file: WCSessionFile
  init(_ file: WCSessionFile) { self.file = file }
  public var isTransferring: Bool { false }
  public var progress: Progress { Progress(totalUnitCount: 1) }
  /// Ends what has not begun.
  public func cancel() {}
}
extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
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
  public var isComplicationEnabled: Bool { false }
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  public var watchDirectoryURL: URL? { nil }
  public var hasContentPending: Bool { false }
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  private func reportLoss(_ name: String) {
    Report(
      kind: .notOnLinux, path: "WCSession.\(name)",
      message: "no watch is paired with this device, so it goes nowhere. Ask isPaired first."
    ).tell()
  }
  /// Reports that it goes nowhere, and tells the delegate that it failed with `WCError.Code.sessionNotSupported`.
  @discardableResult public func transferUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
    lose(WCSessionUserInfoTransfer(userInfo, isComplication: false), "transferUserInfo(_:)")
  }
  @discardableResult public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any]
  ) -> WCSessionUserInfoTransfer {
    lose(WCSessionUserInfoTransfer(userInfo, isComplication: true), "transferCurrentComplicationUserInfo(_:)")
  }
  private func lose(_ transfer: WCSessionUserInfoTransfer, _ name: String) -> WCSessionUserInfoTransfer {
    reportLoss(name)
    DispatchQueue.main.async { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }
  @discardableResult public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    reportLoss("transferFile(_:metadata:)")
    DispatchQueue.main.async { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }
  /// Calls `errorHandler` with `WCError.Code.sessionNotSupported`, and reports where there is none.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let errorHandler { return errorHandler(WCError(.sessionNotSupported)) }
    reportLoss("sendMessageData(_:replyHandler:errorHandler:)")
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

/// So that an error is caught by its code, as in `catch WCError.sessionNotSupported`.
public func ~= (code: WCError.Code, error: any Error) -> Bool { (error as? WCError)?.code == code }

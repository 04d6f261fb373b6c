@_exported import Foundation
import HearthCore
@_exported import UIKit

private func reportPeers(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "devices beside this one are not found.").tell()
}
/// Why devices did not come together. Source: Apple, documentation of MCError.
public struct MCError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MCErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let notConnected = Code.notConnected
  public static let invalidParameter = Code.invalidParameter
  public static let unsupported = Code.unsupported
  public static let timedOut = Code.timedOut
  public static let cancelled = Code.cancelled
  public static let unavailable = Code.unavailable
}
/// A device, by its name.
open class MCPeerID: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}
/// Devices that are connected: there are none.
open class MCSession: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes but the delegate, which an app sets before it uses it.
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) { (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference) }
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }
  open var connectedPeers: [MCPeerID] { [] }
  /// - Throws: `MCError.notConnected`, always.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  /// The handler gets `MCError.notConnected`.
  @discardableResult open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    reportPeers("MCSession.sendResource(at:withName:toPeer:)")
    DispatchQueue.global().async { completionHandler?(MCError(.notConnected)) }
    return nil
  }
  /// - Throws: `MCError.notConnected`, always.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  open func disconnect() {}
}
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}
/// Tells others of this device: it does not start, which the delegate hears.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  // As a session.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  open func startAdvertisingPeer() {
    reportPeers("MCNearbyServiceAdvertiser")
    DispatchQueue.main.async { self.delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unsupported)) }
  }
  open func stopAdvertisingPeer() {}
}
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
/// Looks for others: it does not start, which the delegate hears.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  // As a session.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }
  open func startBrowsingForPeers() {
    reportPeers("MCNearbyServiceBrowser")
    DispatchQueue.main.async { self.delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unsupported)) }
  }
  open func stopBrowsingForPeers() {}
  /// Nobody is there to be invited, which is reported.
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    reportPeers("MCNearbyServiceBrowser.invitePeer(_:to:withContext:timeout:)")
  }
}
@MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// Lets the user choose a device: none is found, and the delegate hears that the user cancelled.
@MainActor @preconcurrency open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  public let session: MCSession
  public let serviceType: String
  public init(serviceType: String, session: MCSession) {
    (self.serviceType, self.session) = (serviceType, session)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reportPeers("MCBrowserViewController")
    delegate?.browserViewControllerWasCancelled(self)
  }
}

/// So that an error is caught by its code, as in `catch MCError.notConnected`.
public func ~= (code: MCError.Code, error: any Error) -> Bool { (error as? MCError)?.code == code }

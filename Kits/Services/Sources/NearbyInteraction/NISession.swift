@_exported import Foundation
import HearthCore

/// Source: Apple, documentation of NIError.
public struct NIError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedPlatform = -5889
    case invalidConfiguration = -5888
    case sessionFailed = -5887
    case userDidNotAllow = -5884
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.NearbyInteraction" }
  public var errorCode: Int { code.rawValue }
  public static let unsupportedPlatform = Code.unsupportedPlatform
  public static let invalidConfiguration = Code.invalidConfiguration
  public static let sessionFailed = Code.sessionFailed
  public static let userDidNotAllow = Code.userDidNotAllow
}
open class NIDiscoveryToken: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
}
open class NIConfiguration: NSObject {}
open class NINearbyPeerConfiguration: NIConfiguration {
  public let peerDiscoveryToken: NIDiscoveryToken
  public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}
open class NINearbyObject: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  /// Metres.
  open var distance: Float? { nil }
  open var direction: SIMD3<Float>? { nil }
}
public protocol NISessionDelegate: NSObjectProtocol {
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  func session(_ session: NISession, didInvalidateWith error: any Error)
  func sessionWasSuspended(_ session: NISession)
  func sessionSuspensionEnded(_ session: NISession)
}
extension NISessionDelegate {
  public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
  public func sessionWasSuspended(_ session: NISession) {}
  public func sessionSuspensionEnded(_ session: NISession) {}
}
/// Measures how far others are: it is not supported, and the delegate hears so when it is run.
open class NISession: NSObject, @unchecked Sendable {
  // Unchecked: an app sets the delegate before it uses it.
  public struct Capability: Sendable {
    public var supportsPreciseDistanceMeasurement: Bool { false }
    public var supportsDirectionMeasurement: Bool { false }
  }
  open class var isSupported: Bool { false }
  open class var deviceCapabilities: Capability { Capability() }
  open weak var delegate: (any NISessionDelegate)?
  public override init() { super.init() }
  open var discoveryToken: NIDiscoveryToken? { nil }
  open func run(_ configuration: NIConfiguration) {
    Report(kind: .notOnLinux, path: "NISession", message: "nothing measures how far other devices are.").tell()
    DispatchQueue.main.async { self.delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform)) }
  }
  open func pause() {}
  open func invalidate() {}
}

/// So that an error is caught by its code, as in `catch NIError.invalidConfiguration`.
public func ~= (code: NIError.Code, error: any Error) -> Bool { (error as? NIError)?.code == code }

@_exported import Foundation
import HearthCore

/// Why Apple does not vouch for a device. Source: Apple, documentation of DCError.
public struct DCError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public var errorCode: Int { code.rawValue }
  public static let featureUnsupported = Code.featureUnsupported
  public static let unknownSystemFailure = Code.unknownSystemFailure
  public static let invalidInput = Code.invalidInput
  public static let invalidKey = Code.invalidKey
  public static let serverUnavailable = Code.serverUnavailable
}
private func refuse(_ name: String) -> DCError {
  Report(kind: .notOnLinux, path: name, message: "Apple vouches for its own devices only: it fails.").tell()
  return DCError(.featureUnsupported)
}
/// Two bits that Apple keeps of a device: not of this one.
public final class DCDevice: NSObject, Sendable {
  public static let current = DCDevice()
  private override init() { super.init() }
  public var isSupported: Bool { false }
  /// - Throws: `DCError.featureUnsupported`, always.
  public func generateToken() async throws -> Data { throw refuse("DCDevice.generateToken()") }
  public func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let error = refuse("DCDevice.generateToken()")
    DispatchQueue.global().async { completion(nil, error) }
  }
}
/// Shows a server that an app is the one that it says: not here.
public final class DCAppAttestService: NSObject, Sendable {
  public static let shared = DCAppAttestService()
  private override init() { super.init() }
  public var isSupported: Bool { false }
  /// - Throws: `DCError.featureUnsupported`, always.
  public func generateKey() async throws -> String { throw refuse("DCAppAttestService.generateKey()") }
  public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw refuse("DCAppAttestService.attestKey(_:clientDataHash:)")
  }
  public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw refuse("DCAppAttestService.generateAssertion(_:clientDataHash:)")
  }
}

/// So that an error is caught by its code, as in `catch DCError.featureUnsupported`.
public func ~= (code: DCError.Code, error: any Error) -> Bool { (error as? DCError)?.code == code }

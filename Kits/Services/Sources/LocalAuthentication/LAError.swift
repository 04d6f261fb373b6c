import Foundation

/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user was not recognised.
public struct LAError: CustomNSError, Hashable, LocalizedError, Sendable {
  /// The reasons. Source: Apple, documentation of LAError.Code.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  public var errorDescription: String? { text }
  private var text: String {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .passcodeNotSet: "Users cannot be asked for their password on this device."
    case .invalidContext: "The context was invalidated."
    default: "The user could not be recognised (\(code))."
    }
  }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let notInteractive = Code.notInteractive
}

/// So that `catch LAError.userCancel` reads the reason.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

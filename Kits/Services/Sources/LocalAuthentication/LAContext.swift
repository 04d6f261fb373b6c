@_exported import Foundation
import HearthCore

/// How a user may prove who they are.
public enum LAPolicy: Int, Sendable {
  /// By a fingerprint or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By one of these, or by the password.
  case deviceOwnerAuthentication = 2
}

/// What a device recognises its user by.
public enum LABiometryType: Int, Sendable {
  /// Nothing, a finger, a face, an iris.
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
  /// As `none`, by its old name.
  @available(*, deprecated, renamed: "none") public static let LABiometryNone = LABiometryType.none
}

/// Asks the user to prove who they are. No desktop of Linux does that for an app: each question is answered with
/// `LAError.biometryNotAvailable`, or `passcodeNotSet` where a password would do.
///
/// ```swift
/// var error: NSError?
/// if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) { unlock() } else { showPassword() }
/// ```
///
/// Source: Apple, documentation of LAContext.canEvaluatePolicy(_:error:), for the errors.
open class LAContext: NSObject {
  /// Titles of the buttons of the question.
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  /// Why the app asks.
  open var localizedReason = ""
  /// Seconds for which the screen's unlocking counts.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the system may not ask. It never does.
  open var interactionNotAllowed = false
  /// What the device recognises its user by: nothing.
  open var biometryType: LABiometryType { .none }
  /// Of the users that were enrolled: nil.
  open var evaluatedPolicyDomainState: Data? { nil }
  private var isInvalid = false

  public override init() { super.init() }

  /// False, with the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = failure(policy) as NSError
    return false
  }
  /// Reports that nobody asks, and calls `reply` with the error.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.reportAbsence("evaluatePolicy(_:localizedReason:reply:)")
    let failure = failure(policy)
    DispatchQueue.global().async { reply(false, failure) }
  }
  /// Reports that nobody asks, and throws.
  /// - Throws: `LAError`, always.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Self.reportAbsence("evaluatePolicy(_:localizedReason:)")
    throw failure(policy)
  }
  /// Ends the use of the context: from now on the error is `LAError.invalidContext`.
  open func invalidate() { isInvalid = true }

  private func failure(_ policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
  private static func reportAbsence(_ name: String) {
    Report(
      kind: .notOnLinux, path: "LAContext.\(name)",
      message:
        "no desktop asks users who they are on behalf of an app, so it fails. Ask canEvaluatePolicy(_:error:) first."
    ).tell()
  }
}

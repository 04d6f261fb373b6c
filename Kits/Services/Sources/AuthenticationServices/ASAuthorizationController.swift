@_exported import Foundation
import HearthCore
import SwiftUI

/// Why nobody was signed in. Source: Apple, documentation of ASAuthorizationError.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let failed = Code.failed
  public static let notHandled = Code.notHandled
  public static let invalidResponse = Code.invalidResponse
  public static let notInteractive = Code.notInteractive
}
func reportSignIn(_ name: String) -> ASAuthorizationError {
  Report(
    kind: .notOnLinux, path: name, message: "nobody signs in with an account of Apple, so it fails. Offer another way."
  ).tell()
  return ASAuthorizationError(.notHandled)
}

open class ASAuthorizationRequest: NSObject {}
/// What an app wants to know of a user.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest { open var user: String? }
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// Accounts of Apple: there are none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
public protocol ASAuthorizationCredential: NSObjectProtocol {}
/// Somebody who has signed in. Nobody has.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
}
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // Nothing of it changes.
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
/// How somebody has signed in. Nobody has.
open class ASAuthorization: NSObject, @unchecked Sendable {
  // There is never one.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  public let credential: any ASAuthorizationCredential
  private init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// Signs users in: it always fails.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  public final let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
  nonisolated deinit {}
  /// The delegate gets `ASAuthorizationError.notHandled`.
  open func performRequests() {
    let error = reportSignIn("ASAuthorizationController")
    Engine.performOnMain { [self] in delegate?.authorizationController(controller: self, didCompleteWithError: error) }
  }
  open func cancel() {}
}

/// A button to sign in with an account of Apple: it fails.
public struct SignInWithAppleButton: View {
  public struct Label: Hashable, Sendable {
    let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
  }
  public struct Style: Hashable, Sendable {
    let isDark: Bool
    public static let black = Style(isDark: true)
    public static let white = Style(isDark: false)
    public static let whiteOutline = Style(isDark: false)
  }
  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(reportSignIn("SignInWithAppleButton")))
    } label: {
      Text(verbatim: label.text).fontWeight(.medium).frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(style.isDark ? Color.white : .black)
        .background(style.isDark ? Color.black : .white, in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.plain).frame(minWidth: 140, minHeight: 30, idealHeight: 44)
  }
}
private struct SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }
extension EnvironmentValues {
  var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}

/// So that an error is caught by its code, as in `catch ASAuthorizationError.canceled`.
public func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
  (error as? ASAuthorizationError)?.code == code
}
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
extension ASAuthorizationAppleIDCredential {
  public var realUserStatus: ASUserDetectionStatus { .unsupported }
  public var authorizedScopes: [ASAuthorization.Scope] { [] }
}

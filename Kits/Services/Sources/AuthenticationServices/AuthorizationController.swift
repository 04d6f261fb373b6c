import Foundation
import SwiftUI

/// How somebody was signed in. Nobody ever is.
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
}

/// Signs in from a view: it fails, as `ASAuthorizationController` does.
///
/// ```swift
/// @Environment(\.authorizationController) private var authorizationController
/// ```
@MainActor public struct AuthorizationController: Sendable {
  nonisolated init() {}
  /// - Throws: `ASAuthorizationError.notHandled`, always.
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }
  /// - Throws: `ASAuthorizationError.notHandled`, always.
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    throw reportSignIn("AuthorizationController (\(requests.count) requests)")
  }
}
private struct AuthorizationControllerKey: EnvironmentKey { static let defaultValue = AuthorizationController() }
extension EnvironmentValues {
  /// Signs in with an account of Apple or a password.
  public var authorizationController: AuthorizationController { self[AuthorizationControllerKey.self] }
}

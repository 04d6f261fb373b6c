import Foundation
import HearthCore
import SwiftUI

public typealias ASPresentationAnchor = UIWindow

/// Why signing in on a page failed. Source: Apple, documentation of ASWebAuthenticationSessionError.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  public var errorCode: Int { code.rawValue }
  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
private func reportSession(_ name: String) -> ASWebAuthenticationSessionError {
  Report(
    kind: .notOnLinux, path: name,
    message:
      "a browser does not hand its answer to the app, so signing in fails. Open the page, and take the answer with onOpenURL."
  ).tell()
  return ASWebAuthenticationSessionError(.presentationContextInvalid)
}

/// Signs in on a page of the web: it does not begin, since the browser's answer does not come back to the session.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  // An app uses it on the main thread, as on Apple's systems.
  public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void
  /// The address that the answer comes to.
  public struct Callback: Hashable, Sendable {
    private let text: String
    public static func customScheme(_ customScheme: String) -> Callback { Callback(text: customScheme) }
    public static func https(host: String, path: String) -> Callback { Callback(text: "https://" + host + path) }
  }
  private let completionHandler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { false }
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.completionHandler = completionHandler
  }
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.completionHandler = completionHandler
  }
  /// False: the handler gets `presentationContextInvalid`.
  @discardableResult open func start() -> Bool {
    let (error, handler) = (reportSession("ASWebAuthenticationSession"), completionHandler)
    Engine.performOnMain { handler(nil, error) }
    return false
  }
  open func cancel() {}
}

/// Signs in on a page of the web, from a view.
public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Hashable, Sendable {
    private let name: String
    public static let shared = BrowserSession(name: "shared")
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }
  /// - Throws: `ASWebAuthenticationSessionError.presentationContextInvalid`, always.
  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw reportSession("WebAuthenticationSession") }
  /// - Throws: `ASWebAuthenticationSessionError.presentationContextInvalid`, always.
  @MainActor public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL { throw reportSession("WebAuthenticationSession") }
}
private struct WebAuthenticationSessionKey: EnvironmentKey { static let defaultValue = WebAuthenticationSession() }
extension EnvironmentValues {
  /// Signs in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}

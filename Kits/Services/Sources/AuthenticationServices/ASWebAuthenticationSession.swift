import Foundation
import HearthCore
import HearthUI
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
private func reportSession(_ name: String, _ message: String) {
  Report(kind: .notOnLinux, path: name, message: message).tell()
}

/// Takes the addresses that sessions wait for, before windows get them.
@MainActor private final class SessionAnswers: AppObserver {
  private var waiting: [(session: ASWebAuthenticationSession, scheme: String)] = []
  nonisolated init() {}
  nonisolated deinit {}
  static func of(_ scenes: AppScenes) -> SessionAnswers {
    if let known = scenes.observers.lazy.compactMap({ $0 as? SessionAnswers }).first { return known }
    let answers = SessionAnswers()
    scenes.add(answers)
    return answers
  }
  func wait(_ session: ASWebAuthenticationSession, for scheme: String) {
    waiting.append((session, scheme.lowercased()))
  }
  /// Whether it has waited until now.
  func stop(_ session: ASWebAuthenticationSession) -> Bool {
    let count = waiting.count
    waiting.removeAll { $0.session === session }
    return waiting.count < count
  }
  func appOpens(_ url: URL) -> Bool {
    // The last to begin has the page that the user sees.
    guard let index = waiting.lastIndex(where: { $0.scheme == url.scheme?.lowercased() }) else { return false }
    waiting.remove(at: index).session.end(url, nil)
    return true
  }
  func appDidLaunch() {}
  func appDidChange(_ change: AppChange) {}
  func appWillEnd() {
    let all = waiting
    waiting = []
    for (session, _) in all { session.end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
  }
  func configure(_ values: inout EnvironmentValues) {}
}

/// Signs in on a page of the web, in the desktop's browser: the answer is an address of the app's own scheme, with which the desktop
/// starts the app or hands it to the one that runs.
///
/// ```swift
/// let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "recipes") { url, error in … }
/// session.start()
/// ```
///
/// The scheme has to be one of `CFBundleURLTypes`, by which the desktop knows it. That the user has closed the page nobody hears: such a
/// session goes on until it is cancelled, or the app ends.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  // An app uses it on the main thread, as on Apple's systems.
  public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void
  /// The address that the answer comes to.
  public struct Callback: Hashable, Sendable {
    fileprivate let scheme: String?
    private let page: String?
    public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme, page: nil) }
    /// An address of the web comes to the browser and not to the app: a session with one does not start.
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: nil, page: "https://" + host + path)
    }
    public func matchesURL(_ url: URL) -> Bool {
      if let scheme { return url.scheme?.lowercased() == scheme.lowercased() }
      return page.map { url.absoluteString.hasPrefix($0) } ?? false
    }
  }
  private let url: URL
  private let callback: Callback?
  private let completionHandler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// The browser is the user's own: that it is to forget is reported.
  open var prefersEphemeralWebBrowserSession = false
  /// The browser sends its own headers: others are reported.
  open var additionalHeaderFields: [String: String]?
  /// Whether the desktop knows a program for addresses of a scheme.
  @MainActor package static var isKnown: @MainActor (String, any WindowPlatform) -> Bool = { scheme, platform in
    URL(string: scheme + "://").map { platform.canOpenURL($0) } ?? false
  }
  open var canStart: Bool { MainActor.assumeIsolated { scenes() != nil } }
  public convenience init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.init(URL, callbackURLScheme.map { .customScheme($0) }, completionHandler)
  }
  public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.init(URL, callback, completionHandler)
  }
  private init(_ url: URL, _ callback: Callback?, _ completionHandler: @escaping CompletionHandler) {
    (self.url, self.callback, self.completionHandler) = (url, callback, completionHandler)
  }
  /// The running app, where the browser and the answer are to be had.
  @MainActor private func scenes() -> AppScenes? {
    guard let scenes = AppScenes.current, let scheme = callback?.scheme, scenes.platform.canOpenURL(url),
      Self.isKnown(scheme, scenes.platform)
    else { return nil }
    return scenes
  }
  /// - Returns: False where there is no browser, or the answer would not come to the app: the handler gets
  ///   `presentationContextInvalid`, and what is missing is reported.
  @discardableResult open func start() -> Bool {
    if prefersEphemeralWebBrowserSession {
      reportSession("ASWebAuthenticationSession", "the browser is the user's own, and remembers who has signed in.")
    }
    if let fields = additionalHeaderFields, !fields.isEmpty {
      reportSession(
        "ASWebAuthenticationSession", "the browser does not send \(fields.keys.sorted().joined(separator: ", ")).")
    }
    return MainActor.assumeIsolated {
      guard let scenes = scenes(), let scheme = callback?.scheme else {
        reportSession(
          "ASWebAuthenticationSession",
          "the answer of the browser does not come to the app, so signing in fails: the desktop knows no program for the scheme \(callback?.scheme ?? "of the answer"). Name it in CFBundleURLTypes of Info.plist, and install the app."
        )
        let handler = completionHandler
        Engine.performOnMain { handler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid)) }
        return false
      }
      SessionAnswers.of(scenes).wait(self, for: scheme)
      scenes.openOutside(url)
      return true
    }
  }
  fileprivate func end(_ url: URL?, _ error: (any Error)?) { completionHandler(url, error) }
  /// Ends a session that waits: the handler gets `canceledLogin`.
  open func cancel() {
    MainActor.assumeIsolated {
      guard let scenes = AppScenes.current, SessionAnswers.of(scenes).stop(self) else { return }
      end(nil, ASWebAuthenticationSessionError(.canceledLogin))
    }
  }
}

/// Signs in on a page of the web, from a view.
public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Hashable, Sendable {
    fileprivate let name: String
    public static let shared = BrowserSession(name: "shared")
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }
  /// - Throws: `ASWebAuthenticationSessionError`, as a session's handler gets it.
  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
      additionalHeaderFields: [:])
  }
  /// - Throws: `ASWebAuthenticationSessionError`, as a session's handler gets it.
  @MainActor public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL {
    let running = RunningSession()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { next in
        let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
          next.resume(
            with: url.map { .success($0) } ?? .failure(error ?? ASWebAuthenticationSessionError(.canceledLogin)))
        }
        session.prefersEphemeralWebBrowserSession = preferredBrowserSession == .ephemeral
        session.additionalHeaderFields = additionalHeaderFields
        running.session = session
        session.start()
        if Task.isCancelled { session.cancel() }
      }
    } onCancel: {
      Engine.performOnMain { MainActor.assumeIsolated { running.session?.cancel() } }
    }
  }
}
/// The session of a call, so that it can be cancelled.
@MainActor private final class RunningSession {
  var session: ASWebAuthenticationSession?
  nonisolated init() {}
  nonisolated deinit {}
}
private struct WebAuthenticationSessionKey: EnvironmentKey { static let defaultValue = WebAuthenticationSession() }
extension EnvironmentValues {
  /// Signs in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}

/// So that an error is caught by its code, as in `catch ASWebAuthenticationSessionError.presentationContextNotProvided`.
public func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
  (error as? ASWebAuthenticationSessionError)?.code == code
}

import Foundation
import HearthCore
import SwiftUI

/// A page of the web, for `WebView`. It is not shown: each load fails.
///
/// ```swift
/// @State private var page = WebPage()
/// WebView(page).onAppear { page.load(URLRequest(url: address)) }
/// ```
@MainActor @Observable public final class WebPage {
  /// What happens to a page.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  /// Why a page was not shown.
  public enum NavigationError: Error, Sendable {
    case failedProvisionalNavigation(any Error)
    case pageClosed
    case webContentProcessTerminated
    case invalidURL
  }
  /// Events of one load, or of all: that it began, and that it failed.
  public struct Navigations: AsyncSequence, Sendable {
    public typealias Element = NavigationEvent
    let stream: AsyncThrowingStream<NavigationEvent, any Error>
    public func makeAsyncIterator() -> AsyncThrowingStream<NavigationEvent, any Error>.AsyncIterator {
      stream.makeAsyncIterator()
    }
  }
  /// How pages are shown.
  @MainActor public struct Configuration {
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var applicationNameForUserAgent: String?
    public init() {}
    /// What a report says of it.
    fileprivate var summary: String {
      let kept = websiteDataStore.isPersistent ? "kept" : "not kept"
      return "\(applicationNameForUserAgent ?? "no name"), \(kept), \(userContentController.userScripts.count) scripts"
    }
  }
  /// Pages before and after this: none.
  public struct BackForwardList: Sendable {
    public struct Item: Identifiable, Hashable, Sendable {
      public struct ID: Hashable, Sendable { private let value = UUID() }
      public let id: ID
      public let url: URL
      public let initialURL: URL
      public let title: String?
    }
    public let currentItem: Item? = nil
    public let backList: [Item] = []
    public let forwardList: [Item] = []
  }

  /// What a page would go to. Here what the app itself asks for.
  @MainActor public struct NavigationAction: Sendable {
    public let request: URLRequest
    public var navigationType: WKNavigationType { .other }
    public var shouldPerformDownload: Bool { false }
    public var target: FrameInfo? { FrameInfo() }
    public var source: FrameInfo { FrameInfo() }
    public var modifierFlags: EventModifiers { [] }
  }
  /// What a server answers. None is asked.
  @MainActor public struct NavigationResponse: Sendable {
    public let response: URLResponse
    public var isForMainFrame: Bool { true }
    public var canShowMimeType: Bool { false }
  }
  /// A part of a page.
  @MainActor public struct FrameInfo: Sendable { public var isMainFrame: Bool { true } }
  /// How a page is shown.
  @MainActor public struct NavigationPreferences: Sendable {
    public enum ContentMode: Hashable, Sendable { case recommended, mobile, desktop }
    public var allowsContentJavaScript = true
    public var preferredContentMode = ContentMode.recommended
    var summary: String { "\(allowsContentJavaScript ? "scripts" : "no scripts"), \(preferredContentMode)" }
  }
  /// A type that decides whether a page may be gone to. It is asked of what the app loads, as no page leads on.
  @MainActor public protocol NavigationDeciding {
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
    mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
  /// A type that shows what pages ask for. None asks.
  @MainActor public protocol DialogPresenting {
    func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
    func handleJavaScriptConfirm(message: String, initiatedBy frame: FrameInfo) async -> JavaScriptConfirmResult
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: FrameInfo
    ) async -> JavaScriptPromptResult
  }
  public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }

  @ObservationIgnored private let configuration: Configuration
  @ObservationIgnored private var decider: (any NavigationDeciding)?
  @ObservationIgnored private var listeners: [UUID: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]
  /// What was asked for last.
  public private(set) var url: URL?
  public private(set) var currentNavigationEvent: NavigationEvent?

  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

  /// A page about whose loads `navigationDecider` is asked.
  public init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
    (self.configuration, decider) = (configuration, navigationDecider)
  }
  /// A page whose `dialogPresenter` is never asked, which is reported: no page asks for dialogs.
  public init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
    self.configuration = configuration
    reportPage("WebPage(dialogPresenter: \(type(of: dialogPresenter)))")
  }
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) {
    (self.configuration, decider) = (configuration, navigationDecider)
    reportPage("WebPage(dialogPresenter: \(type(of: dialogPresenter)))")
  }

  public var title: String { "" }
  public var estimatedProgress: Double { 0 }
  public var isLoading: Bool { false }
  public var hasOnlySecureContent: Bool { false }
  public var themeColor: Color? { nil }
  public var backForwardList: BackForwardList { BackForwardList() }
  public var customUserAgent: String? {
    get { nil }
    set { reportPage("WebPage.customUserAgent (\(newValue ?? ""))") }
  }
  public var isInspectable: Bool {
    get { false }
    set { reportPage("WebPage.isInspectable (\(newValue))") }
  }

  /// Events from now on. It throws `NavigationError.failedProvisionalNavigation` with the next load.
  public var navigations: Navigations {
    let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
    let id = UUID()
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
    return Navigations(stream: stream)
  }

  @discardableResult public func load(_ url: URL?) -> Navigations { fail(url) }
  @discardableResult public func load(_ request: URLRequest) -> Navigations { fail(request.url) }
  @discardableResult public func load(html: String, baseURL: URL = URL(string: "about:blank")!) -> Navigations {
    fail(nil, "“\(html.prefix(20))” of \(baseURL.absoluteString)")
  }
  @discardableResult public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> Navigations { fail(nil, "\(data.count) bytes, \(mimeType), \(characterEncoding) of \(baseURL.absoluteString)") }
  @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations { fail(item.url) }
  @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations {
    fail(url, fromOrigin ? "anew" : "again")
  }
  /// Ends what has not begun.
  public func stopLoading() {}

  private func fail(_ address: URL?, _ what: String = "") -> Navigations {
    url = address
    currentNavigationEvent = .startedProvisionalNavigation
    reportPage("WebPage (\(configuration.summary)) \(what)")
    let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
    let error = NavigationError.failedProvisionalNavigation(WKError(.webContentProcessTerminated))
    let all = [continuation] + listeners.values
    listeners = [:]
    func end() {
      for listener in all {
        listener.yield(.startedProvisionalNavigation)
        listener.finish(throwing: error)
      }
    }
    guard let address, decider != nil else {
      end()
      return Navigations(stream: stream)
    }
    Task {
      if await decide(address) == .allow { return end() }
      // A load that is not allowed has not begun.
      currentNavigationEvent = nil
      let refused = NavigationError.failedProvisionalNavigation(URLError(.cancelled))
      for listener in all { listener.finish(throwing: refused) }
    }
    return Navigations(stream: stream)
  }
  private func decide(_ address: URL) async -> WKNavigationActionPolicy {
    guard var asked = decider else { return .allow }
    var preferences = NavigationPreferences()
    let policy = await asked.decidePolicy(
      for: NavigationAction(request: URLRequest(url: address)), preferences: &preferences)
    decider = asked
    if policy == .allow { reportPage("WebPage (\(preferences.summary))") }
    return policy
  }

  /// - Throws: `WKError.webContentProcessTerminated`, always.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], contentWorld: WKContentWorld? = nil
  ) async throws -> Any? {
    reportPage("WebPage.callJavaScript(_:arguments:contentWorld:)")
    throw WKError(.webContentProcessTerminated)
  }
}

extension WebPage.NavigationDeciding {
  public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
    .allow
  }
  public mutating func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}
extension WebPage.DialogPresenting {
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
}

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

  @ObservationIgnored private let configuration: Configuration
  @ObservationIgnored private var listeners: [UUID: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]
  /// What was asked for last.
  public private(set) var url: URL?
  public private(set) var currentNavigationEvent: NavigationEvent?

  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

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
    for listener in all {
      listener.yield(.startedProvisionalNavigation)
      listener.finish(throwing: error)
    }
    return Navigations(stream: stream)
  }

  /// - Throws: `WKError.webContentProcessTerminated`, always.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], contentWorld: WKContentWorld? = nil
  ) async throws -> Any? {
    reportPage("WebPage.callJavaScript(_:arguments:contentWorld:)")
    throw WKError(.webContentProcessTerminated)
  }
}

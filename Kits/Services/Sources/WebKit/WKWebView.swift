import Foundation
import HearthCore
import SwiftUI

/// Why a page is not shown. Source: Apple, documentation of WKError.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  public static let webViewInvalidated = Code.webViewInvalidated
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
}

func reportPage(_ name: String) {
  Report(
    kind: .notOnLinux, path: name, message: "pages are not shown in the app. Its place has a button for the browser."
  ).tell()
}

/// A page of the web. It is not shown: in its place is a button that opens it in the desktop's browser.
///
/// Each load fails: the delegate hears so, with `WKError.webContentProcessTerminated`.
@MainActor @preconcurrency open class WKWebView: UIView {
  public final let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  /// The colour below the page, which is seen as none is shown.
  open var underPageBackgroundColor: UIColor! { didSet { backgroundColor = underPageBackgroundColor } }
  /// Says what the app has set that changes nothing, as no page is shown.
  private func reportSettings() {
    let facts: [(String, Bool)] = [
      ("allowsBackForwardNavigationGestures", allowsBackForwardNavigationGestures),
      ("allowsLinkPreview", !allowsLinkPreview), ("customUserAgent", customUserAgent != nil),
      ("isInspectable", isInspectable), ("pageZoom", pageZoom != 1),
    ]
    let names = facts.filter(\.1).map(\.0) + configuration.changes
    if names.isEmpty { return }
    Report(
      kind: .notOnLinux, path: "Settings of WKWebView",
      message: "no page is shown, so that these change nothing: \(names.joined(separator: ", "))."
    ).tell()
  }
  /// What was asked for last.
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { false }
  public final let scrollView = UIScrollView()
  private let button = UIButton(type: .system)

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addButton()
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  private func addButton() {
    button.setTitle("Open in Browser", for: .normal)
    button.isHidden = true
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(
      UIAction { [weak self] _ in if let url = self?.url { UIApplication.shared.open(url) } }, for: .touchUpInside)
    addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: centerXAnchor), button.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fail(nil) }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    fail(URL)
  }
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { fail(nil) }
  private func fail(_ url: URL?) -> WKNavigation {
    self.url = url
    button.isHidden = url == nil
    reportPage("WKWebView")
    reportSettings()
    let navigation = WKNavigation()
    Engine.performOnMain { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: WKError(.webContentProcessTerminated))
    }
    return navigation
  }
  @discardableResult open func reload() -> WKNavigation? { url.map { fail($0) } }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    reportPage("WKWebView.evaluateJavaScript(_:completionHandler:)")
    completionHandler?(nil, WKError(.webContentProcessTerminated))
  }
  /// - Throws: `WKError.webContentProcessTerminated`, always.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    reportPage("WKWebView.evaluateJavaScript(_:)")
    throw WKError(.webContentProcessTerminated)
  }
  public class func handlesURLScheme(_ urlScheme: String) -> Bool { false }
}
@MainActor @preconcurrency open class WKNavigation: NSObject {
  nonisolated override init() { super.init() }
  nonisolated deinit {}
}

/// So that an error is caught by its code, as in `catch WKError.webContentProcessTerminated`.
public func ~= (code: WKError.Code, error: any Error) -> Bool { (error as? WKError)?.code == code }

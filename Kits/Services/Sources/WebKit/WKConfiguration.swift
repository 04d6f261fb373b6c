import Foundation
@_exported import UIKit

/// How pages are shown. A page that is asked for reports what was set, as it changes nothing.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool(isOwn: false)
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open var ignoresViewportScaleLimits = false
  var schemes: [String: any WKURLSchemeHandler] = [:]
  /// The names of what was set to something else than it is by itself.
  var changes: [String] {
    let facts: [(String, Bool)] = [
      ("applicationNameForUserAgent", applicationNameForUserAgent != nil),
      ("allowsInlineMediaPlayback", allowsInlineMediaPlayback),
      ("allowsAirPlayForMediaPlayback", !allowsAirPlayForMediaPlayback),
      ("allowsPictureInPictureMediaPlayback", !allowsPictureInPictureMediaPlayback),
      ("mediaTypesRequiringUserActionForPlayback", !mediaTypesRequiringUserActionForPlayback.isEmpty),
      ("suppressesIncrementalRendering", suppressesIncrementalRendering),
      ("dataDetectorTypes", !dataDetectorTypes.isEmpty), ("processPool", processPool.isOwn),
      ("limitsNavigationsToAppBoundDomains", limitsNavigationsToAppBoundDomains),
      ("upgradeKnownHostsToHTTPS", !upgradeKnownHostsToHTTPS),
      ("ignoresViewportScaleLimits", ignoresViewportScaleLimits),
    ]
    let scripts = userContentController.isChanged ? ["userContentController"] : []
    return facts.filter(\.1).map(\.0) + preferences.changes + (defaultWebpagePreferences?.changes ?? []) + scripts
  }
  public override init() { super.init() }
  nonisolated deinit {}
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
@MainActor @preconcurrency open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var javaScriptEnabled = true
  open var isElementFullscreenEnabled = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  public override init() { super.init() }
  var changes: [String] {
    let facts: [(String, Bool)] = [
      ("minimumFontSize", minimumFontSize != 0),
      ("javaScriptCanOpenWindowsAutomatically", javaScriptCanOpenWindowsAutomatically),
      ("javaScriptEnabled", !javaScriptEnabled), ("isElementFullscreenEnabled", isElementFullscreenEnabled),
      ("isFraudulentWebsiteWarningEnabled", !isFraudulentWebsiteWarningEnabled),
      ("isTextInteractionEnabled", !isTextInteractionEnabled),
    ]
    return facts.filter(\.1).map(\.0)
  }
  nonisolated deinit {}
}
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
  public override init() { super.init() }
  var changes: [String] {
    (allowsContentJavaScript ? [] : ["allowsContentJavaScript"])
      + (preferredContentMode == .recommended ? [] : ["preferredContentMode"])
  }
  nonisolated deinit {}
}
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  /// Whether the app made it.
  let isOwn: Bool
  public override convenience init() { self.init(isOwn: true) }
  init(isOwn: Bool) {
    self.isOwn = isOwn
    super.init()
  }
  nonisolated deinit {}
}
/// Scripts of pages: none runs.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  public override init() { super.init() }
  nonisolated deinit {}
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// Whether there are scripts, or handlers, which no page calls.
  var isChanged: Bool { !userScripts.isEmpty || !handlers.isEmpty }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    handlers["\(world.name ?? "").\(name)"] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@MainActor @preconcurrency open class WKUserScript: NSObject {
  public final let source: String
  public final let injectionTime: WKUserScriptInjectionTime
  public final let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }
  nonisolated deinit {}
}
/// What a page tells the app. No page does.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var webView: WKWebView? { nil }
  open var world: WKContentWorld { .page }
  nonisolated deinit {}
}
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

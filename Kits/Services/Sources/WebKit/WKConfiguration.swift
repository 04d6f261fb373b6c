import Foundation
import UIKit

/// How pages are shown: kept, and of no effect.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var dataDetectorTypes: WKDataDetectorTypes = []
  var schemes: [String: any WKURLSchemeHandler] = [:]
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
  public override init() { super.init() }
  nonisolated deinit {}
}
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  public override init() { super.init() }
  nonisolated deinit {}
}
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  public override init() { super.init() }
  nonisolated deinit {}
}
/// Scripts of pages: none runs.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  public override init() { super.init() }
  nonisolated deinit {}
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
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
  nonisolated deinit {}
}
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

import Foundation
import UIKit

/// Answers what pages ask of a scheme of the app's own. No page asks.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// What a page asks for. None does.
@MainActor @preconcurrency public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}
extension WKWebViewConfiguration {
  /// Keeps who answers for a scheme, which is reported: no page asks.
  public func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    reportPage("WKWebViewConfiguration.setURLSchemeHandler (\(urlScheme))")
    schemes[urlScheme] = urlSchemeHandler
  }
  public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemes[urlScheme] }
}
/// Where scripts of the app run beside those of pages.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
  public final let name: String?
  init(_ name: String?) { self.name = name }
  nonisolated deinit {}
  public static let page = WKContentWorld(nil)
  public static let defaultClient = WKContentWorld(nil)
  private static var named: [String: WKContentWorld] = [:]
  /// The world of a name, always the same.
  public class func world(name: String) -> WKContentWorld {
    if let known = named[name] { return known }
    let world = WKContentWorld(name)
    named[name] = world
    return world
  }
}

import HearthTesting
import QuickTesting
import SwiftUI
import UIKit
import WebKit

/// Pages as an app of views asks for them, and the cookies that an app gives them.
@MainActor struct WebPageTests {
  private final class Listener: NSObject, WKHTTPCookieStoreObserver {
    var count = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
  }
  private final class Scheme: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
  }
  private func cookie(_ name: String, _ value: String) -> HTTPCookie? {
    HTTPCookie(properties: [.name: name, .value: value, .domain: "example.org", .path: "/"])
  }

  @Test func `a load of a page begins and fails, and so it says in each of its sequences`() async {
    let page = WebPage()
    let all = page.navigations
    var heard: [String] = []
    for events in [page.load(URL(string: "https://example.org")), all] {
      do { for try await event in events { heard.append("\(event)") } } catch WebPage.NavigationError
        .failedProvisionalNavigation(let error)
      { heard.append("\((error as? WKError)?.code == .webContentProcessTerminated)") } catch {}
    }
    expect(heard, equals: ["startedProvisionalNavigation", "true", "startedProvisionalNavigation", "true"])
    expect(page.url?.absoluteString, equals: "https://example.org")
    expect(page.backForwardList.backList.isEmpty)
    var failed = false
    do { _ = try await page.callJavaScript("return 1") } catch { failed = true }
    expect(failed)
  }
  @Test func `a view of a page shows a button for its address once it has one`() {
    let page = WebPage()
    let window = TestWindow { WebView(page).webViewLinkPreviews(.disabled) }
    expect(window.find { $0.label == "Open in Browser" } == nil)
    page.load(URLRequest(url: URL(string: "https://example.org")!))
    window.settle()
    expect(window.find { $0.label == "Open in Browser" } != nil)
    window.close()
  }
  @Test func `cookies that an app sets are kept until it removes them, and observers hear of it`() async {
    let store = WKWebsiteDataStore.nonPersistent()
    let listener = Listener()
    store.httpCookieStore.add(listener)
    guard let first = cookie("a", "1"), let second = cookie("a", "2"), let third = cookie("b", "3") else {
      return fail("no cookies")
    }
    for cookie in [first, second, third] { await store.httpCookieStore.setCookie(cookie) }
    expect(await store.httpCookieStore.allCookies().map(\.value), equals: ["2", "3"])
    await store.httpCookieStore.deleteCookie(third)
    expect(await store.httpCookieStore.allCookies().map(\.value), equals: ["2"])
    await store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast)
    expect(await store.httpCookieStore.allCookies().count, equals: 1)
    await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    expect(await store.httpCookieStore.allCookies().isEmpty)
    expect(listener.count, equals: 5)
    expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
  }
  @Test func `a scheme of the app's own is kept, and reported`() {
    let configuration = WKWebViewConfiguration()
    let handler = Scheme()
    expect(
      reports(of: "WKWebViewConfiguration.setURLSchemeHandler (app)") {
        configuration.setURLSchemeHandler(handler, forURLScheme: "app")
      }.count, equals: 1)
    expect(configuration.urlSchemeHandler(forURLScheme: "app") === handler)
    expect(configuration.urlSchemeHandler(forURLScheme: "http") == nil)
  }
  @Test func `a page that is not shown has no picture and no PDF`() async {
    let view = WKWebView(frame: .zero)
    var failures = 0
    do { _ = try await view.pdf() } catch { failures += 1 }
    do { _ = try await view.takeSnapshot(configuration: nil) } catch { failures += 1 }
    do { _ = try await view.callAsyncJavaScript("return 1", contentWorld: .page) } catch { failures += 1 }
    expect(failures, equals: 3)
    expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
  }
}

import AuthenticationServices
import HearthTesting
import MessageUI
import QuickTesting
import SwiftUI
import UIKit
import WebKit

@testable import LinkPresentation

/// What the desktop's browser and its program for mail do instead.
@MainActor struct WebTests {
  private final class Listener: NSObject, WKNavigationDelegate, ASAuthorizationControllerDelegate,
    MFMailComposeViewControllerDelegate
  {
    var heard: [String] = []
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { heard.append("failed: \((error as? WKError)?.code == .webContentProcessTerminated)") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finished") }
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      heard.append("sign in: \((error as? ASAuthorizationError)?.code == .notHandled)")
    }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      heard.append("mail: \(result == .saved)")
      controller.dismiss(animated: true)
    }
  }
  private struct Page: UIViewRepresentable {
    let listener: Listener
    func makeUIView(context: Context) -> WKWebView {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.navigationDelegate = listener
      return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {
      view.load(URLRequest(url: URL(string: "https://example.org/page")!))
    }
  }

  private struct PageApp: App {
    static let listener = Listener()
    var body: some Scene { WindowGroup { Page(listener: Self.listener) } }
  }
  @Test func `a page is not shown, and a button opens it in the browser`() throws {
    var window: TestWindow?
    expect(reports(of: "WKWebView") { window = TestWindow(PageApp.self) }.count, equals: 1)
    expect(PageApp.listener.heard, equals: ["failed: true"])
    window?.press("Open in Browser")
    expect(window?.openedURLs.map(\.absoluteString), equals: ["https://example.org/page"])
  }
  @Test func `a view of a page has the same button`() throws {
    let window = TestWindow { WebView(url: URL(string: "https://example.org")) }
    window.press("Open in Browser")
    expect(window.openedURLs.map(\.absoluteString), equals: ["https://example.org"])
  }

  private struct Composer: UIViewControllerRepresentable {
    let listener: Listener
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
      let controller = MFMailComposeViewController()
      controller.mailComposeDelegate = listener
      controller.setToRecipients(["a@example.org"])
      controller.setSubject("Feedback & more")
      controller.setMessageBody("One\nTwo", isHTML: false)
      return controller
    }
    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  }
  private struct Feedback: View {
    let listener: Listener
    @State private var isShown = false
    var body: some View {
      Button("Write") { isShown = true }.sheet(isPresented: $isShown) { Composer(listener: listener) }
    }
  }
  private struct FeedbackApp: App {
    static let listener = Listener()
    var body: some Scene { WindowGroup { Feedback(listener: Self.listener) } }
  }
  @Test func `a mail opens in the desktop's program for mail`() throws {
    let window = TestWindow(FeedbackApp.self)
    window.press("Write")
    expect(MFMailComposeViewController.canSendMail())
    expect(
      window.openedURLs.map(\.absoluteString),
      equals: ["mailto:a@example.org?subject=Feedback%20%26%20more&body=One%0ATwo"])
    expect(FeedbackApp.listener.heard, equals: ["mail: true"])
    expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func `signing in with an account of Apple fails`() throws {
    var found: [Bool] = []
    let window = TestWindow {
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .failure(let error) = result { found.append((error as? ASAuthorizationError)?.code == .notHandled) }
      }
      .signInWithAppleButtonStyle(.black).frame(height: 44)
    }
    window.press("Sign in with Apple")
    expect(found, equals: [true])
  }
  @Test func `a session in the browser fails with its error`() async throws {
    let error: (any Error)? = await withCheckedContinuation { next in
      let session = ASWebAuthenticationSession(
        url: URL(string: "https://example.org/login")!, callbackURLScheme: "app"
      ) { _, error in next.resume(returning: error) }
      expect(!session.start())
    }
    expect((error as? ASWebAuthenticationSessionError)?.code, equals: .presentationContextInvalid)
  }
  private final class Answers {
    static nonisolated(unsafe) var found: [String] = []
  }
  private struct LoginApp: App {
    var body: some Scene { WindowGroup { Login() } }
  }
  private struct Login: View {
    @State private var session: ASWebAuthenticationSession?
    var body: some View {
      Button("Sign in") {
        let session = ASWebAuthenticationSession(
          url: URL(string: "https://example.org/login")!, callbackURLScheme: "Recipes"
        ) { url, error in
          Answers.found.append(
            url?.absoluteString ?? "\((error as? ASWebAuthenticationSessionError)?.code == .canceledLogin)")
        }
        self.session = session
        Answers.found.append("started: \(session.start())")
      }
      Button("Cancel") { session?.cancel() }
      Text("Page").onOpenURL { Answers.found.append("opened \($0.absoluteString)") }
    }
  }
  @Test func `the browser's answer goes to the session that waits, and other addresses to the window`() throws {
    let known = ASWebAuthenticationSession.isKnown
    ASWebAuthenticationSession.isKnown = { scheme, _ in scheme.lowercased() == "recipes" }
    defer { ASWebAuthenticationSession.isKnown = known }
    Answers.found = []
    let window = TestWindow(LoginApp.self)
    window.press("Sign in")
    expect(window.openedURLs.map(\.absoluteString), equals: ["https://example.org/login"])
    window.openURL(try require(URL(string: "other://1")))
    window.openURL(try require(URL(string: "recipes://done?code=1")))
    window.openURL(try require(URL(string: "recipes://2")))
    expect(
      Answers.found, equals: ["started: true", "opened other://1", "recipes://done?code=1", "opened recipes://2"])
    Answers.found = []
    window.press("Sign in")
    window.press("Cancel")
    expect(Answers.found, equals: ["started: true", "true"])
  }
  @Test func `the title of a page is that for those who point at it, else its own`() throws {
    let page = "<html><head><TITLE>\n Plain &amp; simple </TITLE></head></html>"
    expect(LPMetadataProvider.title(page), equals: "Plain & simple")
    let tagged = page + #"<meta content="It's &lt;good&gt;" property="og:title"/>"#
    expect(LPMetadataProvider.title(tagged), equals: "It's <good>")
    expect(LPMetadataProvider.title("<p>nothing</p>") == nil)
  }
  private struct Link: UIViewRepresentable {
    func makeUIView(context: Context) -> LPLinkView {
      let metadata = LPLinkMetadata()
      (metadata.title, metadata.url) = ("A page", URL(string: "https://example.org/a"))
      return LPLinkView(metadata: metadata)
    }
    func updateUIView(_ view: LPLinkView, context: Context) {}
  }
  private struct LinkApp: App {
    var body: some Scene { WindowGroup { Link() } }
  }
  @Test func `a link shows its title and opens`() throws {
    let window = TestWindow(LinkApp.self)
    window.press("A page")
    expect(window.openedURLs.map(\.absoluteString), equals: ["https://example.org/a"])
  }
}

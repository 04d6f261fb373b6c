import HearthTesting
import QuickLook
import QuickTesting
import SafariServices
import SwiftUI
import UIKit

/// What the desktop's own programs show.
@MainActor struct OutsideTests {
  private struct Invoice: View {
    @State private var file: URL?
    var body: some View {
      Button("Show") { file = URL(filePath: "/tmp/invoice.pdf") }
        .accessibilityIdentifier("Show").quickLookPreview($file)
    }
  }
  private struct Page: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }
  private struct Reader: View {
    @State private var isShown = false
    var body: some View {
      Button("Read") { isShown = true }.accessibilityIdentifier("Read")
        .sheet(isPresented: $isShown) { Page(url: URL(string: "https://example.org/page")!) }
    }
  }
  private struct ReaderApp: App {
    var body: some Scene { WindowGroup { Reader() } }
  }

  @Test func `a file is opened each time that it is named`() throws {
    let window = TestWindow { Invoice() }
    window.click("Show")
    window.click("Show")
    expect(window.openedURLs.map(\.path), equals: ["/tmp/invoice.pdf", "/tmp/invoice.pdf"])
  }
  @Test func `a page opens in the browser, and its sheet goes away`() throws {
    let window = TestWindow(ReaderApp.self)
    window.click("Read")
    expect(window.openedURLs.map(\.absoluteString), equals: ["https://example.org/page"])
    window.click("Read")
    expect(window.openedURLs.count, equals: 2)
  }
}

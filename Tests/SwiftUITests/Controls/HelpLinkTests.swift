import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct HelpLinkTests {
  @Test func `a help link opens a page of a book, or of the book of the app`() {
    let window = TestWindow {
      HelpLink(anchor: "backups", book: "notes").accessibilityIdentifier("in a book")
      HelpLink(anchor: "first steps").accessibilityIdentifier("of the app")
      HelpLink(destination: URL(string: "https://example.com/help")!).accessibilityIdentifier("address")
    }
    for link in ["in a book", "of the app", "address"] { window.click(link) }
    let program = ProcessInfo.processInfo.processName
    expect(
      window.openedURLs.map(\.absoluteString),
      equals: [
        "help:notes/backups", "help:\(program)/first%20steps", "https://example.com/help",
      ])
  }
  @Test func `the app may show its help itself`() {
    var pages: [String] = []
    let window = TestWindow {
      HelpLink(anchor: "backups", book: "notes").accessibilityIdentifier("link")
        .environment(
          \.openURL,
          OpenURLAction { url in
            pages.append(url.absoluteString)
            return .handled
          })
      HelpLink { pages.append("action") }.accessibilityIdentifier("action")
    }
    window.click("link")
    window.click("action")
    expect(pages, equals: ["help:notes/backups", "action"])
    expect(window.openedURLs.isEmpty)
  }
}

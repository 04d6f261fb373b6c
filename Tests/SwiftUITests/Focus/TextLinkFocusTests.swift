import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Links of a text by keys.
@MainActor struct TextLinkFocusTests {
  private final class Opened {
    var links: [String] = []
  }
  private let opened = Opened()

  private func window(_ view: some View) -> TestWindow {
    let opened = opened
    let open = OpenURLAction { url in
      opened.links.append(url.host() ?? "")
      return .handled
    }
    return TestWindow(size: CGSize(width: 400, height: 300)) { view.environment(\.openURL, open) }
  }
  private var twoLinks: some View {
    VStack {
      Button("Before") {}.accessibilityIdentifier("before")
      Text("Read [one](https://one.example) and [two](https://two.example).").accessibilityIdentifier("text")
      Button("After") {}.accessibilityIdentifier("after")
    }
  }

  @Test func `a text with links is one stop of Tab`() {
    let window = window(twoLinks)
    var stops: [String?] = []
    for _ in 0..<4 {
      window.press(.tab)
      stops.append(window.focused)
    }
    expect(stops, equals: ["before", "text", "after", "before"])
  }
  @Test func `a text without links takes no focus`() {
    let window = window(
      VStack {
        Text("**Bold**, and no link").accessibilityIdentifier("text")
        Button("After") {}.accessibilityIdentifier("after")
      })
    window.press(.tab)
    expect(window.focused, equals: "after")
  }
  @Test func `Return and Space open the link that has focus, and arrows lead to the next`() {
    let window = window(twoLinks)
    window.press(.tab)
    window.press(.tab)
    window.press(.return)
    expect(opened.links, equals: ["one.example"])
    window.press(.rightArrow)
    window.press(.space)
    expect(opened.links, equals: ["one.example", "two.example"])
    window.press(.leftArrow)
    window.press(.return)
    expect(opened.links.last, equals: "one.example")
    expect(window.focused, equals: "text")
  }
  @Test func `an arrow behind the last link leads out of the text`() {
    let window = window(twoLinks)
    window.press(.tab)
    window.press(.tab)
    window.press(.downArrow)
    expect(window.focused, equals: "text")
    window.press(.downArrow)
    expect(window.focused, equals: "after")
  }
  @Test func `links of a text in a button are no stops`() {
    let window = window(
      VStack {
        Button {
        } label: {
          Text("[one](https://one.example)")
        }
        .accessibilityIdentifier("button")
        Button("After") {}.accessibilityIdentifier("after")
      })
    window.press(.tab)
    expect(window.focused, equals: "button")
    window.press(.tab)
    expect(window.focused, equals: "after")
  }
  @Test func `a disabled text with links takes no focus`() {
    let window = window(
      VStack {
        Text("[one](https://one.example)").disabled(true)
        Button("After") {}.accessibilityIdentifier("after")
      })
    window.press(.tab)
    expect(window.focused, equals: "after")
  }
  @Test func `a text that gets a link becomes a stop, and is none without it`() {
    struct Changing: View {
      @State private var hasLink = false
      var body: some View {
        VStack {
          Button("Change") { hasLink.toggle() }.accessibilityIdentifier("change")
          Text(hasLink ? "[one](https://one.example)" : "nothing" as LocalizedStringKey).accessibilityIdentifier("text")
        }
      }
    }
    let window = window(Changing())
    window.press(.tab)
    window.press(.tab)
    expect(window.focused, equals: "change")
    window.press(.space)
    window.press(.tab)
    expect(window.focused, equals: "text")
    window.click("change")
    window.press(.tab)
    expect(window.focused, equals: "change")
  }
}

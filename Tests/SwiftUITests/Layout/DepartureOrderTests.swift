import HearthTesting
import QuickTesting
import SwiftUI

private struct Removal<V: View>: View {
  let content: (Bool) -> V
  @State private var isShown = true
  var body: some View {
    VStack {
      content(isShown).frame(width: 100, height: 100)
      Button("remove") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.accessibilityIdentifier("remove")
    }
  }
}

/// A view on its way out.
@MainActor struct DepartureOrderTests {
  private let names = ["#ff0000": "red", "#00ff00": "green", "#0000ff": "blue", "#ffff00": "yellow"]
}

extension DepartureOrderTests {
  /// The colours of a picture in the middle of a removal, from the bottom to the top.
  private func colors(_ window: TestWindow, of names: [String: String]) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in names.first { line.contains($0.key) }?.value }
  }
  private static let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1), yellow = Color(red: 1, green: 1, blue: 0)
  private func window<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Removal(content: content) }
    window.click("remove")
    window.advance(by: .milliseconds(500))
    return window
  }

  @Test func `is painted between its siblings`() {
    let window = window { isShown in
      ZStack {
        Self.red
        if isShown { Self.green.transition(.opacity) }
        Self.blue
      }
    }
    expect(colors(window, of: names), equals: ["red", "green", "blue"])
    window.advance(by: .seconds(1))
    expect(colors(window, of: names), equals: ["red", "blue"])
  }
  @Test func `keeps its z index`() {
    let window = window { isShown in
      ZStack {
        if isShown { Self.green.transition(.scale).zIndex(2) }
        Self.red
        Self.blue.zIndex(1)
      }
    }
    expect(colors(window, of: names), equals: ["red", "blue", "green"])
  }
  @Test func `is painted above what it covered in an overlay and in a background`() {
    let overlay = window { isShown in
      Self.red.overlay {
        Self.blue
        if isShown { Self.green.transition(.opacity) }
      }
    }
    expect(colors(overlay, of: names), equals: ["red", "blue", "green"])
    let background = window { isShown in
      Self.red.background {
        Self.blue
        if isShown { Self.green.transition(.opacity) }
      }
    }
    expect(colors(background, of: names), equals: ["blue", "green", "red"])
  }
  @Test func `is below what comes in its place`() {
    let window = window { isShown in
      ZStack {
        Self.red
        if isShown { Self.green.transition(.opacity) } else { Self.yellow.transition(.opacity) }
        Self.blue
      }
    }
    expect(colors(window, of: names), equals: ["red", "green", "yellow", "blue"])
  }
  @Test func `stays between the cards of a stack that others leave after it`() {
    struct Page: View {
      @State private var cards = [0, 1, 2]
      private let colors = [DepartureOrderTests.red, DepartureOrderTests.green, DepartureOrderTests.blue]
      var body: some View {
        VStack {
          ZStack {
            DepartureOrderTests.yellow
            ForEach(cards, id: \.self) { colors[$0].transition(.opacity) }
          }
          .frame(width: 100, height: 100)
          Button("remove") { withAnimation(.linear(duration: 1)) { _ = cards.removeLast() } }
            .accessibilityIdentifier("remove")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page() }
    window.click("remove")
    window.advance(by: .milliseconds(300))
    window.click("remove")
    window.advance(by: .milliseconds(300))
    expect(self.colors(window, of: names), equals: ["yellow", "red", "green", "blue"])
  }
}

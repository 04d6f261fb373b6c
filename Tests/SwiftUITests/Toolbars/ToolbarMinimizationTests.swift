import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Article: View {
  var behavior = ToolbarMinimizationBehavior.onScrollDown
  var restoration = ToolbarMinimizationRestoration.automatic
  var adjustment = ToolbarMinimizationSafeAreaAdjustment.automatic
  var body: some View {
    NavigationStack {
      ScrollView { VStack(spacing: 0) { ForEach(0..<60) { Text("Line \($0)").frame(height: 40) } } }
        .navigationTitle("Today").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Share") {}.accessibilityIdentifier("share") }
        .toolbarMinimizationBehavior(behavior, for: .navigationBar)
        .toolbarMinimizationRestoration(restoration, for: .navigationBar)
        .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar)
    }
  }
}

@MainActor struct ToolbarMinimizationTests {
  private func window<V: View>(_ idiom: Idiom = .phone, @ViewBuilder _ view: @escaping () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom) { view() }
  }
  private func scroll(_ window: TestWindow, _ way: CGFloat) {
    // Slowly, so that nothing goes on by itself.
    for _ in 0..<4 {
      window.scroll(by: CGSize(width: 0, height: -way / 4), at: CGPoint(x: 200, y: 400))
      window.advance(by: .milliseconds(200))
    }
    window.advance(by: .seconds(1))
  }
  private func hasBar(_ window: TestWindow) -> Bool { (try? window.element("share")) != nil }

  @Test func `the bar goes while the user scrolls down, and comes back the other way`() {
    let window = window { Article() }
    expect(hasBar(window))
    scroll(window, 300)
    expect(!hasBar(window))
    scroll(window, -60)
    expect(hasBar(window))
  }
  @Test func `content that begins at its end has it the other way round`() {
    let window = window { Article(behavior: .onScrollUp) }
    scroll(window, 300)
    expect(hasBar(window))
    scroll(window, -100)
    expect(!hasBar(window))
  }
  @Test func `a bar that comes back at the edge waits for it`() {
    let window = window { Article(restoration: .atScrollEdge) }
    scroll(window, 400)
    scroll(window, -80)
    expect(!hasBar(window))
    scroll(window, -600)
    expect(hasBar(window))
  }
  @Test func `what is kept free for the bar goes with it, unless the app wants it to stay`() throws {
    func top(_ adjustment: ToolbarMinimizationSafeAreaAdjustment) throws -> CGFloat {
      struct Probe: View {
        let adjustment: ToolbarMinimizationSafeAreaAdjustment
        @State private var top: CGFloat = 0
        var body: some View {
          Article(adjustment: adjustment)
        }
      }
      let window = window { Probe(adjustment: adjustment) }
      scroll(window, 300)
      let before = try require(window.place(ofDrawn: "Line 12")).y
      return before
    }
    try expect(top(.enabled) <= top(.disabled))
  }
  @Test func `other behaviours, and a desktop, leave the bar where it is`() {
    for (behavior, idiom) in [
      (ToolbarMinimizationBehavior.never, Idiom.phone), (.automatic, .phone), (.onScrollDown, .desktop),
    ] {
      let window = window(idiom) { Article(behavior: behavior) }
      scroll(window, 300)
      expect(hasBar(window), "\(behavior) \(idiom)")
    }
  }
}

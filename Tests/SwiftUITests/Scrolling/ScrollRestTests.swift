import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Where scrolling begins and ends.
@MainActor struct ScrollRestTests {
  private func top(_ window: TestWindow, _ name: String) throws -> CGFloat { try window.element(name).frame.minY }

  @Test func `an anchor for one purpose that is set further out counts`() throws {
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      ScrollView { Text("short").accessibilityIdentifier("short") }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.top, for: .alignment)
    }
    try expect(top(window, "short"), equals: 0)
    let twice = TestWindow(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 500).accessibilityElement().accessibilityIdentifier("tall") }
        .defaultScrollAnchor(.top, for: .initialOffset)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    try expect(top(twice, "tall"), equals: -400)
    let inside = TestWindow(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 500).accessibilityElement().accessibilityIdentifier("tall") }
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .defaultScrollAnchor(.top)
    }
    try expect(top(inside, "tall"), equals: -400)
  }

  /// Tells where it is asked to rest, and leaves it so.
  private final class Asked { var target: CGFloat = .nan }
  private struct Listening: ScrollTargetBehavior {
    let asked: Asked
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { asked.target = target.rect.minY }
  }
  private struct Tall: View {
    var body: some View {
      ScrollView { Color.red.frame(height: 5_000).accessibilityElement().accessibilityIdentifier("tall") }
    }
  }
  @Test func `a flick rests where a behavior is told that it does, with it and without it`() throws {
    let asked = Asked()
    let told = TestWindow(size: CGSize(width: 300, height: 300)) {
      Tall().scrollTargetBehavior(AnyScrollTargetBehavior(Listening(asked: asked)))
    }
    let free = TestWindow(size: CGSize(width: 300, height: 300)) { Tall() }
    for window in [told, free] {
      window.touchDrag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100))
      window.advance(by: .seconds(8))
    }
    expect(asked.target > 150)
    try expect(abs(top(told, "tall") + asked.target) < 0.01)
    try expect(abs(top(free, "tall") + asked.target) < 0.01)
  }

  private struct Pages: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { index in
            Color.red.frame(height: 300).accessibilityElement().accessibilityIdentifier("page \(index)")
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
  }
  /// A finger that goes there slowly, and then quickly.
  private func drag(_ window: TestWindow, slowly distance: CGFloat, quickly last: CGFloat) {
    var y: CGFloat = 150
    window.touchDown(at: CGPoint(x: 150, y: y))
    for _ in 0..<20 {
      y -= distance / 20
      window.advance(by: .milliseconds(50))
      window.touchMove(to: CGPoint(x: 150, y: y))
    }
    for _ in 0..<6 {
      y -= last / 6
      window.advance(by: .milliseconds(16))
      window.touchMove(to: CGPoint(x: 150, y: y))
    }
    window.touchUp(at: CGPoint(x: 150, y: y))
    window.advance(by: .seconds(3))
  }
  @Test func `who flicks back on the way to the next page stays on the page`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Pages() }
    window.turnWheel(by: 1, at: CGPoint(x: 150, y: 150))
    window.advance(by: .seconds(2))
    window.turnWheel(by: 1, at: CGPoint(x: 150, y: 150))
    window.advance(by: .seconds(2))
    try expect(top(window, "page 2"), equals: 0)
    drag(window, slowly: 140, quickly: -60)
    try expect(top(window, "page 2"), equals: 0)
    drag(window, slowly: -140, quickly: 60)
    try expect(top(window, "page 2"), equals: 0)
    drag(window, slowly: 0, quickly: 60)
    try expect(top(window, "page 3"), equals: 0)
    drag(window, slowly: 0, quickly: -60)
    try expect(top(window, "page 2"), equals: 0)
  }
}

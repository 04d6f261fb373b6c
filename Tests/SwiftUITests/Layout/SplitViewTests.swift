import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Views side by side with lines that the user moves.
/// Split views.
@MainActor struct SplitViewTests {}

extension SplitViewTests {
  private struct Page: View {
    var body: some View {
      HSplitView {
        Color.red.frame(minWidth: 100, maxWidth: 200).accessibilityElement().accessibilityIdentifier("one")
        Color.green.frame(minWidth: 150, maxWidth: .infinity).accessibilityElement().accessibilityIdentifier("two")
        Color.blue.frame(minWidth: 50).accessibilityElement().accessibilityIdentifier("three")
      }
    }
  }
  private func widths(_ window: TestWindow) throws -> [CGFloat] {
    try ["one", "two", "three"].map { try window.element($0).frame.width }
  }

  @Test func `views share the room equally, within their bounds`() throws {
    let window = TestWindow(size: CGSize(width: 902, height: 100)) { Page() }
    try expect(widths(window), equals: [200, 350, 350])
    window.resize(to: CGSize(width: 362, height: 100))
    try expect(widths(window), equals: [105, 150, 105])
  }
  @Test func `a line is dragged as far as the views beside it allow`() throws {
    let window = TestWindow(size: CGSize(width: 902, height: 100)) { Page() }
    window.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 150, y: 50))
    try expect(widths(window), equals: [150, 400, 350])
    window.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 10, y: 50))
    try expect(widths(window), equals: [100, 450, 350])
    window.drag(from: CGPoint(x: 551, y: 50), to: CGPoint(x: 895, y: 50))
    try expect(widths(window), equals: [100, 750, 50])
  }
  @Test func `lengths stay in proportion when the whole changes`() throws {
    let window = TestWindow(size: CGSize(width: 902, height: 100)) { Page() }
    window.drag(from: CGPoint(x: 551, y: 50), to: CGPoint(x: 651, y: 50))
    try expect(widths(window), equals: [200, 450, 250])
    window.resize(to: CGSize(width: 452, height: 100))
    try expect(widths(window), equals: [100, 225, 125])
  }
  @Test func `keys move a line that F8 has gone to, and a double click gives it back`() throws {
    let window = TestWindow(size: CGSize(width: 902, height: 100)) { Page() }
    window.press(.init("\u{F70B}"))
    window.press(.leftArrow)
    try expect(widths(window), equals: [190, 360, 350])
    window.press(.leftArrow, modifiers: .shift)
    try expect(widths(window), equals: [140, 410, 350])
    window.press(.escape)
    window.click(at: CGPoint(x: 140, y: 50), count: 2)
    try expect(widths(window), equals: [200, 350, 350])
  }
  @Test func `lines between views above each other are moved up and down`() throws {
    let window = TestWindow(size: CGSize(width: 100, height: 301)) {
      VSplitView {
        Color.red.frame(minHeight: 50).accessibilityElement().accessibilityIdentifier("one")
        Text("small").accessibilityIdentifier("label").frame(minHeight: 60, maxHeight: .infinity)
          .accessibilityElement(children: .contain).accessibilityIdentifier("two")
      }
    }
    try expect(window.element("one").frame.height, equals: 150)
    window.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100))
    try expect(window.element("one").frame.height, equals: 100)
    window.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 300))
    try expect(window.element("one").frame.height, equals: 240)
    // A view without bounds is in the middle across.
    expect(abs(try window.element("label").frame.midX - 50) < 1)
  }
  @Test func `from right to left the first view is at the right`() throws {
    let window = TestWindow(size: CGSize(width: 902, height: 100)) {
      Page().environment(\.layoutDirection, .rightToLeft)
    }
    try expect(window.element("one").frame, equals: CGRect(x: 702, y: 0, width: 200, height: 100))
    window.drag(from: CGPoint(x: 702, y: 50), to: CGPoint(x: 752, y: 50))
    try expect(widths(window), equals: [150, 400, 350])
  }
  @Test func `views come and go`() throws {
    struct Changing: View {
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { count += 1 }.accessibilityIdentifier("more").frame(height: 40)
          HSplitView {
            ForEach(0..<count, id: \.self) { Color.gray.accessibilityElement().accessibilityIdentifier("pane \($0)") }
            if count == 3 { Color.red.accessibilityElement().accessibilityIdentifier("last") }
          }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 303, height: 100)) { Changing() }
    try expect(window.element("pane 0").frame.width, equals: 303)
    window.click("more")
    try expect(window.element("pane 1").frame, equals: CGRect(x: 152, y: 40, width: 151, height: 60))
    window.click("more")
    try expect(window.element("last").frame.width, equals: 75)
    expect(window.reports.isEmpty)
  }
}

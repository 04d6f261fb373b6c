import HearthTesting
import QuickTesting
import SwiftUI

/// The ring as the display list has it: the last stroke, since it lies above everything.
@MainActor struct FocusRingTests {
  private func ring(_ window: TestWindow) -> String? {
    window.displayList.split(separator: "\n").last { $0.contains("stroke ") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
  /// A ring of the standard width around a rectangle.
  private func ring(_ frame: CGRect, gap: CGFloat = 1, width: CGFloat = 2) -> String {
    let ring = frame.insetBy(dx: -gap - width / 2, dy: -gap - width / 2)
    func text(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    return "\(text(ring.minX)),\(text(ring.minY)) \(text(ring.width))x\(text(ring.height))"
  }
  private func focusedFrame(_ window: TestWindow) throws -> CGRect { try require(window.focusedFrame) }
  private func setContrast(_ window: TestWindow) {
    window.settings.contrast = .increased
  }

  @Test func `the ring lies outside of the frame where nothing else is said`() throws {
    let window = TestWindow { Text("Fig").frame(width: 40, height: 20).focusable().accessibilityIdentifier("fig") }
    expect(ring(window) == nil)
    window.press(.tab)
    try expect(focusedFrame(window).size, equals: CGSize(width: 40, height: 20))
    try expect(require(ring(window)).contains(ring(try focusedFrame(window))))
  }
  @Test func `a content shape for the focus effect decides, then one for interaction`() throws {
    func outline<V: View>(_ view: V) throws -> String {
      let window = TestWindow { view.accessibilityIdentifier("fig") }
      window.press(.tab)
      return try require(ring(window))
    }
    let fig = Text("Fig").frame(width: 40, height: 40)
    try expect(
      outline(fig.contentShape(.focusEffect, .circle).contentShape(.rect).focusable()).hasPrefix("stroke ellipse"))
    try expect(
      outline(fig.contentShape(.rect).contentShape(.focusEffect, .circle).focusable()).hasPrefix("stroke ellipse"))
    try expect(outline(fig.contentShape(.circle).focusable()).hasPrefix("stroke ellipse"))
    try expect(outline(fig.contentShape(.hoverEffect, .circle).focusable()).contains("radius"))
    try expect(outline(Button("Fig") {}.contentShape(.focusEffect, .ellipse)).hasPrefix("stroke ellipse"))
  }
  @Test func `in high contrast the ring is wider and opaque`() throws {
    let window = TestWindow { Text("Fig").focusable().accessibilityIdentifier("fig") }
    window.press(.tab)
    let standard = try require(ring(window))
    // A colour with an alpha of 60 percent has two digits more.
    expect(standard.hasSuffix("99"))
    expect(standard.contains(" 2 #"))
    setContrast(window)
    let contrasting = try require(ring(window))
    let color = try require(contrasting.split(separator: " ").last)
    expect(contrasting.contains(" 3 #"))
    expect(color.count, equals: "#rrggbb".count)
    expect(contrasting.contains(ring(try window.element("fig").frame, width: 3)))
  }
  @Test func `no ring is drawn where focus effects are disabled, there or around`() {
    struct Page: View {
      @State var isDisabled = false
      var body: some View {
        VStack {
          Text("Fig").focusable().focusEffectDisabled(false)
          Button("Toggle") { isDisabled.toggle() }.keyboardShortcut("d")
        }
        .focusEffectDisabled(isDisabled)
      }
    }
    let window = TestWindow { Page() }
    window.press(.tab)
    let list = window.displayList
    expect(ring(window) != nil)
    window.press("d", modifiers: .command)
    expect(window.displayList != list)
    expect(window.displayList.split(separator: "\n").count, equals: list.split(separator: "\n").count - 1)
    window.press("d", modifiers: .command)
    expect(window.displayList, equals: list)
  }
  @Test func `clip shapes of the app do not cut the ring`() throws {
    let window = TestWindow {
      VStack { Text("Fig").frame(width: 40, height: 20).focusable().accessibilityIdentifier("fig") }.clipShape(.circle)
    }
    window.press(.tab)
    let last = try require(window.displayList.split(separator: "\n").last)
    // Not indented: outside of every effect.
    expect(last.hasPrefix("stroke "))
    expect(last.contains(ring(try focusedFrame(window))))
  }
  @Test func `a scroll view cuts the ring where it cuts the view, and not where the view ends`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Text("\(index)").frame(width: 200, height: 40).focusable().accessibilityIdentifier("\(index)")
          }
        }
      }
    }
    window.press(.tab)
    // The first row ends at the edges of the window on three sides.
    expect(!window.displayList.contains("clip -"))
    let whole = try require(ring(window))
    window.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 50, y: 50))
    let frame = try focusedFrame(window)
    expect(frame.minY, equals: -20)
    // Cut at the top, and free to reach out by a gap and a width on the other sides.
    expect(window.displayList.contains("clip -3,\(0 - Int(frame.minY)) 206x\(100 + 3)"))
    // Inside of the clip it is the same as before.
    expect(ring(window), equals: whole)
    window.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 50, y: 50))
    expect(ring(window) == nil)
  }
  @Test func `the ring moves with its view, by scrolling and by layout`() throws {
    struct Page: View {
      @State var hasMore = false
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            if hasMore { Color.red.frame(height: 30) }
            Color.gray.frame(height: 60)
            Button("Fig") { hasMore = true }.accessibilityIdentifier("fig")
            Color.gray.frame(height: 900)
          }
        }
      }
    }
    let window = TestWindow { Page() }
    window.press(.tab)
    let before = try window.element("fig").frame
    try expect(require(ring(window)).contains(ring(before)))
    window.scroll(by: CGSize(width: 0, height: -25), at: CGPoint(x: 50, y: 50))
    try expect(window.element("fig").frame.minY, equals: before.minY - 25)
    try expect(require(ring(window)).contains(ring(before.offsetBy(dx: 0, dy: -25))))
    window.press(.return)
    let after = try window.element("fig").frame
    expect(after.minY, equals: before.minY - 25 + 30)
    try expect(require(ring(window)).contains(ring(after)))
  }
  @Test func `the ring follows the view that it belongs to when that is turned`() {
    let window = TestWindow { Text("Fig").frame(width: 40, height: 20).focusable().rotationEffect(.degrees(90)) }
    window.press(.tab)
    expect(window.displayList.contains("transform 0 1 -1 0"))
    expect(window.displayList.contains("stroke -2,-2 44x24 radius 8 2"))
  }
  @Test func `moving focus among a thousand buttons records the ring and what lies over it`() {
    let window = TestWindow(size: CGSize(width: 1000, height: 1400)) {
      VStack(spacing: 2) {
        ForEach(0..<50) { _ in
          HStack(spacing: 2) { ForEach(0..<20) { Button("\($0)") {} } }
        }
      }
    }
    window.press(.tab)
    for _ in 0..<3 {
      window.move(.right)
      expect(window.counters.itemsRecorded <= 2)
      expect(window.counters.bodies, equals: 0)
      window.move(.down)
      expect(window.counters.itemsRecorded <= 2)
    }
    // The ring, and the list of what the window shows.
    expect(window.counters.itemsRecorded, equals: 2)
  }
  @Test func `a frame in which nothing about focus changes keeps the ring`() {
    let window = TestWindow { Text("Fig").focusable() }
    window.press(.tab)
    window.resetCounters()
    window.settle()
    expect(window.counters.itemsRecorded, equals: 0)
  }
}

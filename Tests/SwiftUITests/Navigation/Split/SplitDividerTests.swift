import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct SplitDividerTests {
  private func width(_ window: TestWindow) throws -> CGFloat { try window.element("sidebar").frame.width }
  private let ideal: CGFloat = 240, least: CGFloat = 180, most: CGFloat = 400

  @Test func `a column has the width that a view in it asks for`() throws {
    let window = TestWindow(size: wide) {
      NavigationSplitView {
        Color.red.accessibilityElement().accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(220)
      } detail: {
        Color.blue.accessibilityElement().accessibilityIdentifier("detail")
      }
    }
    let bar: CGFloat = 47
    try expect(window.element("sidebar").frame, equals: CGRect(x: 0, y: bar, width: 220, height: wide.height - bar))
    try expect(
      window.element("detail").frame, equals: CGRect(x: 220, y: 0, width: wide.width - 220, height: wide.height))
    // A fixed width cannot be dragged.
    window.drag(from: CGPoint(x: 220, y: 300), to: CGPoint(x: 300, y: 300))
    try expect(width(window), equals: 220)
    window.hover(at: CGPoint(x: 220, y: 300))
    expect(window.cursor, equals: "default")
  }
  @Test func `a divider is dragged between the least and the greatest width`() throws {
    let window = TestWindow(size: wide) { SplitPair(model: SplitModel()) }
    try expect(width(window), equals: ideal)
    window.hover(at: CGPoint(x: ideal, y: 300))
    expect(window.cursor, equals: "col-resize")
    window.drag(from: CGPoint(x: ideal, y: 300), to: CGPoint(x: ideal + 60, y: 310))
    try expect(width(window), equals: ideal + 60)
    window.drag(from: CGPoint(x: ideal + 60, y: 300), to: CGPoint(x: 20, y: 300))
    try expect(width(window), equals: least)
    window.drag(from: CGPoint(x: least, y: 300), to: CGPoint(x: 900, y: 300))
    try expect(width(window), equals: most)
  }
  @Test func `a double click gives the column its width back`() throws {
    let window = TestWindow(size: wide) { SplitPair(model: SplitModel()) }
    window.drag(from: CGPoint(x: ideal, y: 300), to: CGPoint(x: 300, y: 300))
    window.click(at: CGPoint(x: 300, y: 300), count: 2)
    try expect(width(window), equals: ideal)
  }
  @Test func `bounds of the app hold for the divider`() throws {
    let window = TestWindow(size: wide) {
      NavigationSplitView {
        Color.red.accessibilityElement().accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(
          min: 100, ideal: 150, max: 200)
      } detail: {
        Color.blue
      }
    }
    try expect(width(window), equals: 150)
    window.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 10, y: 300))
    try expect(width(window), equals: 100)
    window.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 800, y: 300))
    try expect(width(window), equals: 200)
  }
  @Test func `the detail keeps its least width`() throws {
    let size = CGSize(width: 600, height: 500)
    let window = TestWindow(size: size) { SplitPair(model: SplitModel()) }
    window.drag(from: CGPoint(x: ideal, y: 300), to: CGPoint(x: 590, y: 300))
    try expect(width(window), equals: size.width - 320)
  }
  @Test func `columns give room up when the window becomes narrower, and take it again`() throws {
    let window = TestWindow(size: wide) { SplitPair(model: SplitModel()) }
    window.drag(from: CGPoint(x: ideal, y: 300), to: CGPoint(x: 350, y: 300))
    window.resize(to: CGSize(width: 600, height: 500))
    try expect(width(window), equals: 600 - 320)
    window.resize(to: narrow)
    window.resize(to: wide)
    try expect(width(window), equals: 350)
  }
  @Test func `F8 goes to the dividers, which keys move`() throws {
    let window = TestWindow(size: wide) { SplitTriple(model: SplitModel()) }
    window.press(.tab)
    let before = window.focused
    window.press("\u{F70B}")
    expect(window.focused, equals: "sidebar divider")
    window.press(.rightArrow)
    try expect(width(window), equals: ideal + 10)
    window.press(.leftArrow, modifiers: .shift)
    try expect(width(window), equals: ideal + 10 - 50)
    window.press(.home)
    try expect(width(window), equals: least)
    window.press(.end)
    try expect(width(window), equals: most)
    window.press(.delete)
    try expect(width(window), equals: ideal)
    window.press("\u{F70B}")
    expect(window.focused, equals: "content divider")
    window.press(.return)
    expect(window.focused, equals: before)
  }
  @Test func `Tab passes dividers by`() {
    let window = TestWindow(size: wide) { SplitPair(model: SplitModel()) }
    for _ in 0..<8 {
      window.press(.tab)
      expect(window.focused?.contains("divider"), equals: false)
    }
  }
  @Test func `from right to left everything is mirrored`() throws {
    let window = TestWindow(size: wide) { SplitPair(model: SplitModel()).environment(\.layoutDirection, .rightToLeft) }
    try expect(window.element("sidebar").frame.minX, equals: wide.width - ideal)
    let line = wide.width - ideal
    window.drag(from: CGPoint(x: line, y: 300), to: CGPoint(x: line - 30, y: 300))
    try expect(width(window), equals: ideal + 30)
  }
  @Test func `F6 goes from column to column and remembers where focus was`() {
    struct Sample: View {
      var body: some View {
        NavigationSplitView {
          VStack {
            Counter(name: "a"); Counter(name: "b")
          }
        } content: {
          VStack {
            Counter(name: "c"); Counter(name: "d")
          }
        } detail: {
          VStack {
            Counter(name: "e"); Counter(name: "f")
          }
        }
      }
    }
    let window = TestWindow(size: wide) { Sample() }
    window.press("\u{F709}")
    expect(window.focused, equals: "a")
    window.press(.tab)
    window.press("\u{F709}")
    expect(window.focused, equals: "c")
    window.press("\u{F709}")
    expect(window.focused, equals: "e")
    window.press("\u{F709}")
    expect(window.focused, equals: "b")
    window.press("\u{F709}", modifiers: .shift)
    expect(window.focused, equals: "e")
    // Arrows reach the neighbouring column.
    window.press(.leftArrow)
    expect(window.focused, equals: "c")
  }
  @Test func `F6 goes through the columns of a split view in a column`() {
    let window = TestWindow(size: CGSize(width: 1600, height: 700)) {
      NavigationSplitView {
        Counter(name: "a")
      } detail: {
        NavigationSplitView {
          Counter(name: "b")
        } detail: {
          Counter(name: "c")
        }
      }
    }
    var seen: [String?] = []
    for _ in 0..<4 {
      window.press("\u{F709}")
      seen.append(window.focused)
    }
    expect(seen, equals: ["a", "b", "c", "a"])
  }
}

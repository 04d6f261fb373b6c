import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct LazyStackTests {
  let size = CGSize(width: 200, height: 100)
  let middle = CGPoint(x: 100, y: 50)

  @Test func `a million rows have nodes for what is in view only`() {
    let window = scrollWindow(size: size) { LazyRows(rows: 0..<1_000_000) }
    expect(window.visibleRows(5), equals: "0@0 1@20 2@40 3@60 4@80")
    // 5 rows in view, 2 before the end of the overscan; at most 4 nodes each.
    expect(window.liveNodes < 60)
    window.scroll(by: CGSize(width: 0, height: -1e9), at: middle)
    expect(window.visibleRows().hasSuffix("999998@60 999999@80"))
    expect(window.liveNodes < 60)
  }
  @Test func `a page over a million rows makes the new rows only`() {
    let window = scrollWindow(size: size) { LazyRows(rows: 0..<1_000_000) }
    window.scroll(by: CGSize(width: 0, height: -5_000), at: middle)
    window.scroll(by: CGSize(width: 0, height: -100), at: middle)
    let rows = 100 / 20
    let nodesEach = 2  // identifier and text
    expect(window.counters.nodesCreated, equals: rows * nodesEach)
    expect(window.counters.nodesDestroyed, equals: rows * nodesEach)
    expect(window.counters.bodies, equals: 0)
    // The scroll view, the stack, and the nodes of the new rows.
    expect(window.counters.placements, equals: 2 + rows * nodesEach)
    expect(window.counters.measures, equals: rows)
    expect(window.visibleRows().contains("255@0 256@20"))
  }
  @Test func `a small step within what is made only moves`() {
    let window = scrollWindow(size: size) { LazyRows(rows: 0..<1_000_000) }
    window.scroll(by: CGSize(width: 0, height: -5_000), at: middle)
    window.scroll(by: CGSize(width: 0, height: -10), at: middle)
    expect(window.counters.placements, equals: 1)
    expect(window.counters.nodesCreated, equals: 0)
  }
  @Test func `outside of a scroll view everything is made`() {
    let window = scrollWindow(size: CGSize(width: 200, height: 1_000)) {
      LazyVStack(spacing: 5) { ForEach(0..<20) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
    }
    let top = (1_000 - (20 * 20 + 19 * 5)) / 2
    expect(window.visibleRows(2), equals: "0@\(top + 1) 1@\(top + 26)")
  }

  struct Uneven: View {
    let model: RowModel
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Text(lines(model.heights[row] ?? 1 + row % 3, "row \(row)")).accessibilityIdentifier("\(row)")
          }
        }
      }
    }
  }
  @Test func `rows of all heights follow each other without gaps, whatever was estimated`() throws {
    let window = scrollWindow(size: size) { Uneven(model: RowModel(Array(0..<1_000))) }
    var steps = 0
    while steps < 60 {
      window.scroll(by: CGSize(width: 0, height: steps % 7 == 0 ? 70 : -90), at: middle)
      let frames = window.rowFrames
      for (row, next) in zip(frames, frames.dropFirst()) { expect(row.maxY, equals: next.minY) }
      expect(frames.first!.minY <= 0)
      expect(frames.last!.maxY >= 100)
      steps += 1
    }
  }
  @Test func `what is visible stays in place while rows before it turn out otherwise`() throws {
    let window = scrollWindow(size: size) { Uneven(model: RowModel(Array(0..<1_000))) }
    window.scroll(by: CGSize(width: 0, height: -1e7), at: middle)
    try expect(window.element("999").frame.maxY, equals: 100)
    for _ in 0..<40 {
      let before = try window.row(at: 50)
      window.scroll(by: CGSize(width: 0, height: 33), at: middle)
      let after = try window.element(before.identifier)
      expect((after.frame.minY - before.frame.minY - 33).magnitude < 0.01)
    }
    window.scroll(by: CGSize(width: 0, height: 1e7), at: middle)
    try expect(window.element("0").frame.minY, equals: 0)
  }
  @Test func `rows added before the view do not move it`() throws {
    let model = RowModel(Array(0..<1_000))
    let window = scrollWindow(size: size) { Uneven(model: model) }
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    let before = try window.row(at: 50)
    model.rows.insert(contentsOf: [5_000, 5_001, 5_002], at: 2)
    window.settle()
    try expect(window.element(before.identifier).frame.minY, equals: before.frame.minY)
    model.rows.removeFirst(20)
    window.settle()
    try expect(window.element(before.identifier).frame.minY, equals: before.frame.minY)
  }
  @Test func `rows added at the top are seen while the top is in view`() {
    let model = RowModel(Array(0..<1_000))
    let window = scrollWindow(size: size) { Uneven(model: model) }
    model.rows.insert(5_001, at: 0)
    window.settle()
    expect(window.visibleRows(1), equals: "5001@0")
  }
  @Test func `a row that grows before the view does not move it`() throws {
    let model = RowModel(Array(0..<1_000))
    let window = scrollWindow(size: size) { Uneven(model: model) }
    window.scroll(by: CGSize(width: 0, height: -4_010), at: middle)
    let first = window.rowElements.first { $0.frame.maxY <= 0 }!
    let before = try window.row(at: 50)
    model.heights[Int(first.identifier)!] = 9
    window.settle()
    try expect(window.element(before.identifier).frame.minY, equals: before.frame.minY)
  }
  @Test func `rows that move keep their state and place`() {
    let model = RowModel(Array(0..<100))
    struct Rows: View {
      let model: RowModel
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { Row(id: $0) } } }
      }
    }
    let window = scrollWindow(size: size) { Rows(model: model) }
    Row.handles[2]!.wrappedValue = 7
    window.settle()
    model.rows.swapAt(2, 3)
    window.settle()
    let text = window.displayList
    expect(text.contains("v7"))
    window.resetCounters()
    model.rows.remove(at: 0)
    window.settle()
    expect(window.displayList.contains("v7"))
    // The nodes of the row that was removed: itself, stack, three views and what holds them.
    expect(window.counters.nodesDestroyed, equals: 6)
  }
  @Test func `scrolling to a row far away shows it where it was asked for`() throws {
    struct Far: View {
      let model: RowModel
      let go: (ScrollViewProxy) -> Void
      var body: some View {
        ScrollViewReader { proxy in
          let _ = go(proxy)
          Uneven(model: model)
        }
      }
    }
    var proxy: ScrollViewProxy?
    let window = scrollWindow(size: size) { Far(model: RowModel(Array(0..<10_000))) { proxy = $0 } }
    for (row, anchor) in [
      (5_000, UnitPoint.top), (9_000, .bottom), (100, .center), (9_999, .top), (0, .bottom), (7_001, .center),
    ] {
      proxy!.scrollTo(row, anchor: anchor)
      window.settle()
      let frame = try window.element("\(row)").frame
      switch row {
      case 9_999: expect(frame.maxY, equals: 100)
      case 0: expect(frame.minY, equals: 0)
      default: expect((frame.minY - anchor.y * (100 - frame.height)).magnitude < 0.01, "\(row): \(frame)")
      }
    }
  }
  @Test func `a horizontal stack is lazy too, in both reading directions`() throws {
    struct Columns: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) { ForEach(0..<100_000) { Text("col \($0)").accessibilityIdentifier("\($0)") } }
        }
      }
    }
    let window = scrollWindow(size: size) { Columns() }
    let width = try window.element("0").frame.width
    try expect(window.element("1").frame.minX, equals: width + 10)
    expect(window.liveNodes < 60)
    let mirrored = scrollWindow(size: size) { Columns().environment(\.layoutDirection, .rightToLeft) }
    try expect(mirrored.element("0").frame.maxX, equals: 200)
    try expect(mirrored.element("1").frame.maxX, equals: 200 - width - 10)
    mirrored.scroll(by: CGSize(width: 3_000, height: 0), at: middle)
    expect(mirrored.liveNodes < 60)
    // The gap between two columns belongs to neither.
    expect(mirrored.rowElements.contains { $0.frame.insetBy(dx: -10, dy: 0).contains(middle) })
  }
  @Test func `a lazy stack below other views makes its rows when they come into view`() throws {
    let window = scrollWindow(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          Text(lines(20, "tall")).accessibilityIdentifier("tall")
          LazyVStack(spacing: 0) { ForEach(0..<100_000) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
        }
      }
    }
    expect(window.rowElements.isEmpty)
    window.scroll(by: CGSize(width: 0, height: -350), at: middle)
    try expect(window.element("0").frame.minY, equals: 50)
    window.scroll(by: CGSize(width: 0, height: -1e9), at: middle)
    try expect(window.element("99999").frame.maxY, equals: 100)
  }
  @Test func `a focused row stays alive out of view`() throws {
    let window = scrollWindow(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000) { Text("row \($0)").accessibilityIdentifier("\($0)").focusable() } }
      }
    }
    window.press(.tab)
    expect(window.focused, equals: "0")
    window.scroll(by: CGSize(width: 0, height: -5_000), at: middle)
    expect(window.focused, equals: "0")
    expect(window.liveNodes < 80)
    window.press(.tab)
    expect(window.focused, equals: "1")
  }
  @Test func `a narrower window measures again only what is in view`() throws {
    let window = scrollWindow(size: size) { Uneven(model: RowModel(Array(0..<10_000))) }
    window.scroll(by: CGSize(width: 0, height: -20_000), at: middle)
    let before = try window.row(at: 1)
    window.resize(to: CGSize(width: 150, height: 100))
    expect((try window.element(before.identifier).frame.minY - before.frame.minY).magnitude < 0.01)
    expect(window.counters.measures < 40)
  }
}

extension TestWindow {
  /// Elements with a number as their identifier, in order.
  var rowElements: [Element] {
    var found: [Element] = []
    func collect(_ elements: [Element]) {
      for element in elements {
        if Int(element.identifier) != nil { found.append(element) }
        collect(element.children)
      }
    }
    collect(elements)
    return found
  }
  var rowFrames: [CGRect] { rowElements.map(\.frame) }
  func row(at y: CGFloat) throws -> Element {
    try require(rowElements.first { $0.frame.minY <= y && $0.frame.maxY > y })
  }
}

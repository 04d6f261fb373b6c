import Combine
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

/// A row of 20 points with state, which a click changes.
private struct SwitchRow: View {
  let number: Int
  @State private var isOn = false
  var body: some View {
    Text(isOn ? "on" : "off").frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
      .contentShape(Rectangle()).onTapGesture { isOn.toggle() }
      .accessibilityIdentifier("\(number)")
  }
}
private final class Counter: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var value = 0
  init() { Self.made += 1 }
}
private struct ObjectRow: View {
  let number: Int
  @StateObject private var counter = Counter()
  var body: some View {
    Text("\(counter.value)").frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
      .contentShape(Rectangle()).onTapGesture { counter.value += 1 }
      .accessibilityIdentifier("\(number)")
  }
}

private struct StateRows<Content: View>: View {
  let model: RowModel
  @ViewBuilder let row: (Int) -> Content
  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { row($0) } } }
  }
}

@MainActor struct LazyStateTests {
  private let size = CGSize(width: 200, height: 100)
  private let middle = CGPoint(x: 100, y: 50)

  private func scroll(_ window: TestWindow, _ points: CGFloat) {
    window.scroll(by: CGSize(width: 0, height: -points), at: middle)
  }
  private func label(_ window: TestWindow, _ row: Int) throws -> String? { try window.element("\(row)").label }
  private func keptRows(in window: TestWindow) -> Int {
    var count = 0
    func visit(_ node: Node) {
      if let node = node as? ForEachNode<[Int], Int, SwitchRow> { count += node.keptRowCount }
      node.visitChildren(visit)
    }
    visit(window.content.engine.root)
    return count
  }

  @Test func `state written in a row is there when the row comes back into view`() throws {
    let model = RowModel(Array(0..<10_000))
    let window = TestWindow(size: size) { StateRows(model: model) { SwitchRow(number: $0) } }
    window.click("2")
    try expect(label(window, 2), equals: "on")
    scroll(window, 5_000)
    expect(throws: (any Error).self) { try window.element("2") }
    scroll(window, -5_000)
    try expect(label(window, 2), equals: "on")
    try expect(label(window, 1), equals: "off")
    window.click("2")
    scroll(window, 5_000)
    scroll(window, -5_000)
    try expect(label(window, 2), equals: "off")
  }

  @Test func `rows in which nothing was written keep nothing`() {
    let model = RowModel(Array(0..<10_000))
    let window = TestWindow(size: size) { StateRows(model: model) { SwitchRow(number: $0) } }
    window.click("1")
    window.click("3")
    for _ in 0..<100 { scroll(window, 500) }
    expect(keptRows(in: window), equals: 2)
    expect(window.liveNodes < 200)
  }

  @Test func `an element that leaves the data takes its state with it`() throws {
    let model = RowModel(Array(0..<1_000))
    let window = TestWindow(size: size) { StateRows(model: model) { SwitchRow(number: $0) } }
    window.click("2")
    window.click("3")
    scroll(window, 5_000)
    expect(keptRows(in: window), equals: 2)
    model.rows.removeAll { $0 == 2 }
    window.settle()
    expect(keptRows(in: window), equals: 1)
    model.rows.insert(2, at: 2)
    window.settle()
    scroll(window, -5_000)
    try expect(label(window, 2), equals: "off")
    try expect(label(window, 3), equals: "on")
  }

  @Test func `state follows an element that moves while it is out of view`() throws {
    let model = RowModel(Array(0..<1_000))
    let window = TestWindow(size: size) { StateRows(model: model) { SwitchRow(number: $0) } }
    window.click("2")
    scroll(window, 5_000)
    model.rows.swapAt(0, 2)
    window.settle()
    scroll(window, -5_000)
    try expect(label(window, 2), equals: "on")
    try expect(window.element("2").frame.minY, equals: 0)
    try expect(label(window, 0), equals: "off")
  }

  @Test func `an object that a row owns is not made again`() throws {
    let model = RowModel(Array(0..<100))
    let window = TestWindow(size: size) { StateRows(model: model) { ObjectRow(number: $0) } }
    window.click("0")
    window.click("0")
    scroll(window, 1_000)
    let made = Counter.made
    scroll(window, -1_000)
    try expect(label(window, 0), equals: "2")
    expect(Counter.made, equals: made)
    window.click("0")
    try expect(label(window, 0), equals: "3")
  }

  @Test func `two views of a kind in a row keep their own state, also behind conditions`() throws {
    struct Pair: View {
      let number: Int
      @State private var hasSecond = false
      var body: some View {
        HStack(spacing: 0) {
          SwitchRow(number: number * 10)
          if hasSecond { SwitchRow(number: number * 10 + 1) } else { SwitchRow(number: number * 10 + 2) }
        }
        .onKeyPressLikeClick { hasSecond = true }
        .frame(height: 20)
      }
    }
    let model = RowModel(Array(1..<200))
    let window = TestWindow(size: size) { StateRows(model: model) { Pair(number: $0) } }
    window.click("12")
    try expect(label(window, 12), equals: "on")
    try expect(label(window, 10), equals: "off")
    scroll(window, 2_000)
    scroll(window, -2_000)
    try expect(label(window, 12), equals: "on")
    try expect(label(window, 10), equals: "off")
  }

  @Test func `rows of a carousel in a row keep their state`() throws {
    struct Shelf: View {
      let number: Int
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<100) { SwitchRow(number: number * 1000 + $0).frame(width: 100) } }
        }
        // The lower part is the scroll bar's.
        .frame(height: 60)
      }
    }
    let model = RowModel(Array(1..<200))
    let window = TestWindow(size: size) { StateRows(model: model) { Shelf(number: $0) } }
    window.click("1001")
    try expect(label(window, 1001), equals: "on")
    window.scroll(by: CGSize(width: -5_000, height: 0), at: CGPoint(x: 50, y: 30))
    expect(throws: (any Error).self) { try window.element("1001") }
    scroll(window, 2_000)
    scroll(window, -2_000)
    // The carousel is where it was.
    expect(throws: (any Error).self) { try window.element("1001") }
    window.scroll(by: CGSize(width: 5_000, height: 0), at: CGPoint(x: 50, y: 30))
    try expect(label(window, 1001), equals: "on")
    try expect(label(window, 1000), equals: "off")
  }

  @Test func `a binding into a row out of view writes what the row shows later`() throws {
    let model = RowModel(Array(0..<1_000)), handle = Handle<Int>()
    let window = TestWindow(size: size) {
      StateRows(model: model) { number in
        if number == 0 {
          Owner(0, handle) { Text("\($0.wrappedValue)").frame(height: 20).accessibilityIdentifier("0") }
        } else {
          Text("x").frame(height: 20)
        }
      }
    }
    handle.value = 1
    window.settle()
    let binding = handle.binding!
    scroll(window, 5_000)
    binding.wrappedValue = 2
    window.settle()
    scroll(window, -5_000)
    try expect(label(window, 0), equals: "2")
    binding.wrappedValue = 3
    window.settle()
    try expect(label(window, 0), equals: "3")
  }
}
extension View {
  fileprivate func onKeyPressLikeClick(_ action: @escaping () -> Void) -> some View {
    onTapGesture(count: 2, perform: action)
  }
}

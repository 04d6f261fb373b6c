import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What is held near the edge of a list scrolls it: a row that is moved, and what is dragged to it from elsewhere.
@MainActor struct RowMoveTests {
  struct Long: View {
    var count = 2000
    @State private var items: [Int] = []
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Hide") { isShown = false }.keyboardShortcut("h")
          Button("Remove") { items.removeFirst(3) }.keyboardShortcut("r")
        }
        if isShown {
          List {
            ForEach(items, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        Text(places).accessibilityIdentifier("places")
      }
      .onAppear { items = Array(0..<count) }
    }
    private var places: String { items.firstIndex(of: 1).map { "\($0)" } ?? "gone" }
  }
  private func window<V: View>(@ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400), idiom: .desktop, view)
  }
  private func middle(_ window: TestWindow, _ row: Int) throws -> CGPoint {
    let frame = try window.element("row \(row)").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  private func place(_ window: TestWindow) throws -> String { try window.element("places").label }
  /// The row at the bottom of the list.
  private func last(_ window: TestWindow) throws -> Int {
    let rows = window.elements { $0.identifier.hasPrefix("row ") && $0.frame.midY < 370 }
    return try require(rows.compactMap { Int($0.identifier.dropFirst(4)) }.max())
  }
  /// Row 1 is held near the bottom of the list.
  private func held(_ window: TestWindow, at y: CGFloat = 375) throws -> CGPoint {
    let start = try middle(window, 1)
    window.pointerDown(at: start)
    for step in 1...5 { window.hover(at: CGPoint(x: start.x, y: start.y + (y - start.y) * CGFloat(step) / 5)) }
    return CGPoint(x: start.x, y: y)
  }

  @Test func `a row that is held at the edge goes far beyond what was in view, and lands where it is let go`() throws {
    let window = window { Long() }
    let start = try middle(window, 2)
    let point = try held(window)
    // Nothing moves at first.
    window.advance(by: .seconds(0.2))
    try expect(middle(window, 2), equals: start)
    window.advance(by: .seconds(5))
    let seen = try last(window)
    expect(seen > 60)
    window.pointerUp(at: point)
    window.advance(by: .seconds(2))
    let place = try require(Int(try place(window)))
    expect(abs(place - seen) <= 2)
    // Let go: the list stands still.
    expect(abs(try last(window) - seen) <= 2)
    expect(window.reports, equals: [])
  }
  @Test func `the nearer to the edge, the faster; away from it nothing moves`() throws {
    func shown(_ y: CGFloat) throws -> Int {
      let window = window { Long() }
      _ = try held(window, at: y)
      window.advance(by: .seconds(2))
      return try last(window)
    }
    let rows = try [300, 350, 365, 380].map { try shown($0) }
    expect(rows[0] < 20)
    expect(rows[0] <= rows[1] && rows[1] < rows[2] && rows[2] < rows[3])
  }
  @Test func `a held list needs no frames once it is at its end`() throws {
    let window = window { Long(count: 20) }
    _ = try held(window)
    window.advance(by: .seconds(5))
    try expect(last(window), equals: 19)
    expect(!window.isAnimating)
  }
  @Test func `Escape gives a move up`() throws {
    let window = window { Long() }
    let point = try held(window, at: 200)
    window.press(.escape)
    window.pointerUp(at: point)
    window.advance(by: .seconds(1))
    try expect(place(window), equals: "1")
    // The next drag is a new one.
    _ = try held(window, at: 200)
    window.pointerUp(at: point)
    window.advance(by: .seconds(1))
    try expect(place(window) != "1")
  }
  @Test func `the wheel scrolls under a row that is held`() throws {
    let window = window { Long() }
    let point = try held(window, at: 200)
    window.turnWheel(by: 40, at: point)
    window.pointerUp(at: point)
    window.advance(by: .seconds(1))
    try expect(require(Int(try place(window))) > 40)
  }
  @Test func `a row that is removed while it is held moves nothing, and a list that goes takes the move along`() throws
  {
    let removing = window { Long() }
    let point = try held(removing, at: 200)
    removing.press("r", modifiers: .command)
    removing.advance(by: .seconds(1))
    try expect(place(removing), equals: "gone")
    removing.pointerUp(at: point)
    removing.press("r", modifiers: .command)
    expect(removing.reports, equals: [])
    let hiding = window { Long() }
    _ = try held(hiding)
    hiding.advance(by: .seconds(1))
    hiding.press("h", modifiers: .command)
    hiding.advance(by: .seconds(1))
    hiding.pointerUp(at: point)
    try expect(place(hiding), equals: "1")
    expect(hiding.reports, equals: [])
  }
  @Test func `what is dragged over a scroll view and held at its edge scrolls it, and drops on what has come`() throws {
    struct Boxes: View {
      @State private var dropped = "nothing"
      var body: some View {
        VStack(spacing: 0) {
          Text("Milk").draggable("Milk").accessibilityIdentifier("milk")
          Text(dropped).accessibilityIdentifier("dropped")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<500) { box in
                Text("Box \(box)").frame(maxWidth: .infinity).frame(height: 40)
                  .dropDestination(for: String.self) { items, _ in
                    dropped = "\(items.joined()) in \(box)"
                    return true
                  }
              }
            }
          }
          .frame(height: 200)
        }
      }
    }
    let window = window { Boxes() }
    let start = try window.element("milk").frame, below = try window.element("dropped").frame.maxY
    let end = CGPoint(x: 150, y: below + 198)
    window.pointerDown(at: CGPoint(x: start.midX, y: start.midY))
    for step in 1...10 {
      let part = CGFloat(step) / 10
      window.hover(
        at: CGPoint(x: start.midX + (end.x - start.midX) * part, y: start.midY + (end.y - start.midY) * part))
    }
    window.advance(by: .seconds(4))
    window.pointerUp(at: end)
    window.advance(by: .seconds(1))
    let text = try window.element("dropped").label
    expect(text.hasPrefix("Milk in "))
    try expect(require(Int(text.dropFirst("Milk in ".count))) > 50)
    expect(window.reports, equals: [])
  }
}

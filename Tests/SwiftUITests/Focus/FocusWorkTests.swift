import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

/// What moves cost, by counters.
struct FocusWorkTests {
  private struct Grid<Cell: View>: View {
    let side: Int
    @ViewBuilder let cell: (Int) -> Cell
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<side, id: \.self) { row in
          HStack(spacing: 0) { ForEach(0..<side, id: \.self) { cell(row * side + $0) } }
        }
      }
    }
  }
  private struct Glowing: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { (isFocused ? Color.red : Color.blue).frame(width: 20, height: 10) }
  }
  /// The maps that some moves make. A window makes its first one when it opens, to see where focus begins.
  private func maps(_ window: TestWindow, moves: Int) -> Int {
    var maps = 0
    for index in 0..<moves {
      let before = window.focusTrace.count
      if index % 3 == 0 { window.press(.tab) } else { window.move(index % 3 == 1 ? .right : .down) }
      expect(window.focusTrace.count, equals: before + 1)
      maps += window.counters.focusMaps
    }
    return maps
  }

  @Test func `moves make one map as long as only focus changes`() {
    let window = TestWindow { Grid(side: 20) { number in Button("\(number)") {} } }
    expect(maps(window, moves: 12), equals: 0)
  }
  @Test func `a view that looks different when focused does not make the map old`() {
    let window = TestWindow { Grid(side: 8) { _ in Glowing().focusable() } }
    expect(maps(window, moves: 9), equals: 0)
  }
  @Test func `a focus state that is read does not make the map old`() {
    struct Form: View {
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          Text("Field \(field.map { String(repeating: "I", count: $0) } ?? "")").frame(width: 200, height: 20)
          Grid(side: 8) { number in Color.clear.frame(width: 20, height: 10).focusable().focused($field, equals: number)
          }
        }
      }
    }
    let window = TestWindow { Form() }
    expect(maps(window, moves: 9), equals: 0)
  }
  @Test func `a change of places makes one map, at the next move`() {
    struct Growing: View {
      @State private var isTall = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: isTall ? 40 : 20).onTapGesture { isTall.toggle() }.accessibilityIdentifier(
            "header")
          Grid(side: 8) { number in Button("\(number)") {} }
        }
      }
    }
    let window = TestWindow { Growing() }
    expect(maps(window, moves: 3), equals: 0)
    window.click("header")
    expect(window.counters.focusMaps, equals: 0)
    expect(maps(window, moves: 6), equals: 1)
  }
  @Test func `after a change of places an arrow to a neighbour makes no map, and looks at few views`() {
    struct Growing: View {
      @State private var isTall = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: isTall ? 40 : 20).onTapGesture { isTall.toggle() }.accessibilityIdentifier(
            "header")
          Grid(side: 20) { number in
            Color.blue.frame(width: 20, height: 10).focusable().accessibilityElement().accessibilityIdentifier(
              "\(number)")
          }
        }
      }
    }
    let interval = EngineChecks.interval
    EngineChecks.interval = 1
    defer { EngineChecks.interval = interval }
    let window = TestWindow(size: CGSize(width: 800, height: 600)) { Growing() }
    window.press(.tab)
    for (direction, name) in [
      (MoveCommandDirection.right, "1"), (.down, "21"), (.left, "20"), (.up, "0"), (.down, "20"),
    ] {
      window.click("header")
      window.move(direction)
      expect(window.focused, equals: name)
      expect(window.counters.focusMaps, equals: 0)
      expect(window.focusCandidatesExamined <= 16)
    }
    // What only the map can tell: nothing lies there.
    window.click("header")
    window.move(.left)
    expect(window.focused == "20" && window.counters.focusMaps == 1)
  }
  @Test func `in a lazy grid that scrolls with each arrow no map is made, and few views are looked at`() {
    struct Cells: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 0), count: 20), spacing: 0) {
            ForEach(0..<4_000, id: \.self) { number in
              Color.blue.frame(width: 40, height: 20).focusable().accessibilityElement().accessibilityIdentifier(
                "\(number)")
            }
          }
        }
      }
    }
    let interval = EngineChecks.interval
    EngineChecks.interval = 1
    defer { EngineChecks.interval = interval }
    let window = TestWindow(size: CGSize(width: 800, height: 200)) { Cells() }
    window.press(.tab)
    for _ in 0..<9 { window.move(.down) }
    expect(window.focused, equals: "180")
    var maps = 0
    for row in 10..<60 {
      window.move(.down)
      expect(window.focused, equals: "\(row * 20)")
      expect(window.focusCandidatesExamined <= 40)
      maps += window.counters.focusMaps
    }
    // A map where rows run out that are there already: half a view of them is made then.
    expect(maps <= 50 / 5 + 1, "\(maps) maps")
  }
  @Test func `whether a view is covered is seen without asking all others`() {
    let window = TestWindow(size: CGSize(width: 1_000, height: 1_000)) {
      Grid(side: 40) { _ in Color.blue.frame(width: 20, height: 10).focusable() }
    }
    window.press(.tab)
    window.move(.right)
    // Before the move and after it: a row of the forty, and a cell of it.
    expect(window.counters.hitTests, equals: 2 * (1 + 1))
    expect(window.counters.hitExtents, equals: 0)
  }
}

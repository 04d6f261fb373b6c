import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What is seen of a list stays where it is, and focus on its row, when other rows come, go and move.
@MainActor struct ListPlaceTests {
  @Observable final class Model {
    /// Low rows, then high ones.
    var low = Array(0..<60)
    var high = Array(100..<112)
    var proxy: ScrollViewProxy?
    nonisolated deinit {}
  }
  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        let _ = model.proxy = proxy
        List {
          ForEach(model.low, id: \.self) { Text(verbatim: "low \($0)").frame(height: 20) }
          ForEach(model.high, id: \.self) {
            Text(verbatim: "high \($0)").frame(height: 120).accessibilityIdentifier("row \($0)")
          }
        }
        .listStyle(.inset)
      }
    }
  }
  private func list() -> (window: TestWindow, model: Model) {
    let model = Model()
    return (TestWindow(size: CGSize(width: 300, height: 400), idiom: .desktop) { Rows(model: model) }, model)
  }
  private func top(_ id: Int, _ window: TestWindow) throws -> CGFloat { try window.element("row \(id)").frame.minY }

  @Test(arguments: [1, 10, 30]) func `rows near the end stay when rows out of view go`(count: Int) throws {
    let (window, model) = list()
    model.proxy?.scrollTo(110, anchor: .bottom)
    window.advance(by: .seconds(2))
    let before = try top(110, window)
    model.low.removeFirst(count)
    window.settle()
    expect(abs(try top(110, window) - before) < 0.6)
  }
  @Test(arguments: [1, 2, 3]) func `rows stay that a wheel brought to the edge last`(turns: Double) throws {
    let (window, model) = list()
    model.proxy?.scrollTo(103, anchor: .top)
    window.advance(by: .seconds(2))
    // Less than what is made ahead: the rows that were at the edge are not what is seen.
    for _ in 0..<Int(turns) { window.turnWheel(by: 1, at: CGPoint(x: 100, y: 200)) }
    window.advance(by: .seconds(1))
    let before = try top(105, window)
    model.low.removeFirst(20)
    window.settle()
    expect(abs(try top(105, window) - before) < 0.6)
    model.high.removeAll { $0 == 100 || $0 == 101 }
    window.settle()
    expect(abs(try top(105, window) - before) < 0.6)
  }
  @QuickTesting.Test func `the end of a list stays at the end when rows out of view go`() throws {
    let (window, model) = list()
    model.proxy?.scrollTo(111, anchor: .bottom)
    window.advance(by: .seconds(2))
    let before = try top(111, window)
    model.low.removeFirst(50)
    window.settle()
    expect(abs(try top(111, window) - before) < 0.6)
  }
  @QuickTesting.Test func `a list whose end goes shows its new end`() throws {
    let (window, model) = list()
    model.proxy?.scrollTo(111, anchor: .bottom)
    window.advance(by: .seconds(2))
    let bottom = try window.element("row 111").frame.maxY
    model.high.removeLast(2)
    window.settle()
    expect(abs(try window.element("row 109").frame.maxY - bottom) < 0.6)
  }

  private struct Sorted: View {
    @State private var rows = Array(0..<6)
    @FocusState private var focused: Int?
    var body: some View {
      VStack {
        List {
          ForEach(rows, id: \.self) { row in
            HStack {
              Text(verbatim: "Row \(row)").frame(width: 100, height: 20)
              Button("f") {}.focusable().focused($focused, equals: row).accessibilityIdentifier("focus \(row)")
            }
          }
        }
        Button("Begin") { focused = 2 }.keyboardShortcut("b", modifiers: .command)
        Button("Reverse") { withAnimation(.linear(duration: 1)) { rows.reverse() } }
          .keyboardShortcut("r", modifiers: .command)
      }
    }
  }
  @QuickTesting.Test func `a row that others pass on their way keeps focus`() {
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: .desktop) { Sorted() }
    window.press("b", modifiers: .command)
    expect(window.focused, equals: "focus 2")
    window.press("r", modifiers: .command)
    for _ in 0..<12 {
      window.advance(by: .milliseconds(100))
      expect(window.focused, equals: "focus 2", "\(String(describing: window.focusTrace.last))")
    }
  }

  private struct Curtain: View {
    @State private var isClosed = false
    var body: some View {
      VStack {
        Button("a") { withAnimation(.linear(duration: 1)) { isClosed = true } }.accessibilityIdentifier("a")
          .frame(width: 260, height: 260)
          .overlay(alignment: isClosed ? .center : .bottomTrailing) { Color.blue.frame(width: 160, height: 80) }
        Button("b") {}.accessibilityIdentifier("b")
      }
    }
  }
  @QuickTesting.Test func `what comes to rest above a view covers it`() {
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: .desktop) { Curtain() }
    for _ in 0..<5 where window.focused != "a" { window.press(.tab) }
    window.press(.return)
    window.advance(by: .milliseconds(600))
    expect(window.focused, equals: "a")
    window.advance(by: .seconds(1))
    expect(window.focused, equals: "b")
  }
}

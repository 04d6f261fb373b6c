import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Rows that come and go above those in view, with an animation.
private struct Page: View {
  enum Kind: CaseIterable { case list, stack, grid }
  let kind: Kind, heights: @Sendable (Int) -> CGFloat
  @State private var rows = Array(0..<5_000)
  @State private var next = -1
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        switch kind {
        case .list: List(rows, id: \.self) { row($0) }
        case .stack: ScrollView { LazyVStack { ForEach(rows, id: \.self) { row($0) } } }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(rows, id: \.self) { row($0) } } }
        }
        HStack {
          Button("to") { proxy.scrollTo(3_000, anchor: .center) }.accessibilityIdentifier("to")
          Button("glide") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(3_000, anchor: .center) } }
            .accessibilityIdentifier("glide")
          Button("cut") { withAnimation { _ = rows.removeFirst() } }.accessibilityIdentifier("cut")
          Button("add") {
            withAnimation {
              rows.insert(next, at: 0)
              next -= 1
            }
          }
          .accessibilityIdentifier("add")
        }
      }
    }
  }
  private func row(_ number: Int) -> some View { Text(verbatim: "row \(number)").frame(height: heights(number)) }
}

/// Rows that come and go above those in view.
@MainActor struct RowsAboveTests {}

extension RowsAboveTests {
  /// Points by which a row is away from its place while the animation runs, at most.
  private func way(of row: String, in window: TestWindow, after button: String) -> CGFloat {
    let before = window.place(ofDrawn: row)?.y ?? -.infinity
    window.click(button)
    var worst: CGFloat = 0
    for _ in 0..<40 {
      window.advance(by: .milliseconds(25))
      worst = max(worst, abs((window.place(ofDrawn: row)?.y ?? .infinity) - before))
    }
    return worst
  }
  @Test(arguments: Page.Kind.allCases, ["cut", "add"])
  fileprivate func `leave those where they are`(kind: Page.Kind, button: String) {
    let window = TestWindow { Page(kind: kind, heights: { _ in 30 }) }
    window.click("to")
    window.advance(by: .seconds(2))
    expect(way(of: "row 3000", in: window, after: button) < 1)
    // Again, once the first one is over, and while another one runs.
    expect(way(of: "row 3000", in: window, after: button) < 1)
    window.click(button)
    expect(way(of: "row 3001", in: window, after: button) < 1)
  }
  @Test(arguments: Page.Kind.allCases, ["cut", "add"])
  fileprivate func `leave rows of several heights where they are`(kind: Page.Kind, button: String) {
    let window = TestWindow { Page(kind: kind, heights: { 20 + CGFloat(abs($0) % 7) * 10 }) }
    window.click("to")
    window.advance(by: .seconds(2))
    expect(way(of: "row 3000", in: window, after: button) < 1)
  }
  @Test(arguments: Page.Kind.allCases)
  fileprivate func `do not make the list blank while it glides to another row`(kind: Page.Kind) {
    let window = TestWindow { Page(kind: kind, heights: { _ in 30 }) }
    window.click("glide")
    window.advance(by: .milliseconds(300))
    window.click("cut")
    for _ in 0..<60 {
      window.advance(by: .milliseconds(25))
      expect(window.displayList.contains("\"row "))
    }
    expect(window.place(ofDrawn: "row 3000") != nil)
  }
}

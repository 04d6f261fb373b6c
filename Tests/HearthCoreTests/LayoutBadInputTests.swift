import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct LayoutBadInputTests {
  struct Meter: Layout {
    var answer: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { answer }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .infinity) }
    }
  }
  struct ContentView: View {
    let answer: CGSize
    var body: some View { VStack { Meter(answer: answer)() { Fill() } } }
  }

  @QuickTesting.Test func `a layout that returns no number is named with its path and what it was proposed`() {
    let window = TestWindow(size: CGSize(width: 320, height: 200)) {
      ContentView(answer: CGSize(width: CGFloat.nan, height: 10)).fixedSize(horizontal: false, vertical: true)
    }
    #expect(
      window.reports.first
        == "Layout: ContentView/VStack/Meter returned width nan for the proposal 320 × nil. A size must be finite; check Meter.sizeThatFits(proposal:subviews:cache:)."
    )
    window.resize(to: CGSize(width: 400, height: 200))
    #expect(window.reports.filter { $0.contains("returned width nan") }.count == 1)
  }
  @QuickTesting.Test func `infinite and negative sizes are replaced`() {
    for answer in [CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 10, height: -1)] {
      let window = TestWindow(size: CGSize(width: 320, height: 200)) { ContentView(answer: answer) }
      #expect(window.reports.first?.hasPrefix("Layout: ContentView/VStack/Meter returned") == true)
      #expect(window.content.engine.layoutProblems() == [])
    }
  }
  @QuickTesting.Test func `numbers that are no lengths are left out and reported once`() {
    let nan = CGFloat.nan, infinity = CGFloat.infinity
    let bad = LaidOut(100, 100) { p in
      VStack(spacing: nan) {
        box(10, 10).padding(nan).probe("padding", p)
        box(10, 10).frame(width: -5, height: infinity).probe("frame", p)
        box(10, 10).frame(minWidth: nan, maxWidth: -1).probe("limits", p)
        box(10, 10).offset(x: nan, y: infinity).position(x: nan, y: nan).frame(width: 10, height: 10).probe("offset", p)
        box(10, 10).aspectRatio(0, contentMode: .fit).alignmentGuide(.leading) { _ in nan }.probe("ratio", p)
      }
    }
    #expect(!bad.reports.isEmpty)
    #expect(bad.problems == [])
    for (id, frame) in bad.frames {
      #expect(
        frame.minX.isFinite && frame.width >= 0 && frame.width.isFinite && frame.height.isFinite,
        "\(id) lies at \(frame)")
    }
  }
  @QuickTesting.Test func `limits that contradict each other are raised`() {
    let bad = LaidOut(200, 200) { p in box(10, 10).frame(minWidth: 100, maxWidth: 50) }
    bad.expect(size: (100, 10))
    #expect(bad.reports.contains { $0.contains("contradict") })
  }
  @QuickTesting.Test func `a window without an extent lays out`() {
    let window = TestWindow(size: .zero) {
      VStack {
        Text("a").padding()
        HStack {
          Spacer(); Fill(); Divider()
        }
        Grid {
          GridRow {
            Fill(); Text("b")
          }
        }
        ViewThatFits {
          Text("c"); Fill()
        }.aspectRatio(2, contentMode: .fill)
      }.overlay { GeometryReader { g in Text("\(g.size.width)") } }
    }
    #expect(window.reports == [])
    window.resize(to: CGSize(width: -5, height: CGFloat.nan))
    #expect(window.content.engine.layoutProblems() == [])
  }

  // MARK: - Depth

  static func nest(_ depth: Int) -> AnyView {
    var view = AnyView(Text("the innermost"))
    for _ in 0..<depth { view = AnyView(view.padding(0)) }
    return view
  }
  struct Nested: View {
    let depth: Int
    let state: Int
    var body: some View {
      VStack {
        LayoutBadInputTests.nest(depth); Text("\(state)")
      }
    }
  }
  @QuickTesting.Test func `five thousand views in each other lay out`() {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Nested(depth: 5_000, state: 0) }
    #expect(window.reports == [])
    #expect(window.displayList.contains("the innermost"))
    window.resize(to: CGSize(width: 200, height: 100))
    window.content.close()
  }
  struct Counting: View {
    let rest: Int
    var body: some View { rest == 0 ? AnyView(Text("the innermost")) : AnyView(Counting(rest: rest - 1).padding(0)) }
  }
  @QuickTesting.Test func `so do five thousand bodies in each other`() {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Counting(rest: 5_000) }
    #expect(window.reports == [])
    #expect(window.displayList.contains("the innermost"))
    window.content.close()
  }
  struct Endless: View {
    let level: Int
    var body: some View { AnyView(Endless(level: level + 1).padding(0)) }
  }
  @QuickTesting.Test func `a view that contains itself without end is reported`() {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Endless(level: 0) }
    #expect(window.reports.contains { $0.hasPrefix("Recursion: views are nested deeper than") })
    window.content.close()
  }
  struct EndlessStacks: View {
    var body: some View {
      VStack {
        AnyView(
          HStack {
            EndlessStacks(); Text("x")
          })
      }
    }
  }
  @QuickTesting.Test func `endless stacks are reported as well`() {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { EndlessStacks() }
    #expect(window.reports.contains { $0.hasPrefix("Recursion: views are nested deeper than") })
    window.content.close()
  }
}

import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

struct Column: View {
  var count: Int
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
  }
}

@MainActor struct ScrollViewTests {
  let size = CGSize(width: 200, height: 100)
  let middle = CGPoint(x: 100, y: 50)

  @Test func `content moves with the fingers and stops at its ends`() throws {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 10) } }
    try expect(window.element("0").frame.minY, equals: 0)
    window.scroll(by: CGSize(width: 0, height: -30), at: middle)
    try expect(window.element("0").frame.minY, equals: -30)
    window.scroll(by: CGSize(width: 0, height: -1_000), at: middle)
    try expect(window.element("9").frame.maxY, equals: 100)
    window.scroll(by: CGSize(width: 0, height: 1_000), at: middle)
    try expect(window.element("0").frame.minY, equals: 0)
  }
  @Test func `scrolling places one node and measures nothing`() {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 100) } }
    window.scroll(by: CGSize(width: 0, height: -30), at: middle)
    window.scroll(by: CGSize(width: 0, height: -30), at: middle)
    expect(window.counters.placements, equals: 1)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.nodesVisited, equals: 0)
    // The clip, the scroll bar and the window.
    expect(window.counters.itemsRecorded, equals: 3)
  }
  @Test func `content that fits does not scroll`() throws {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 3) } }
    window.scroll(by: CGSize(width: 0, height: -30), at: middle)
    try expect(window.element("0").frame.minY, equals: 0)
    expect(window.displayList.contains("fill"), equals: false)
  }
  @Test func `a vertical scroll view is as wide as its content and as high as it can be`() {
    let window = scrollWindow(size: size) { ScrollView { Text("x").accessibilityIdentifier("x") } }
    expect(window.displayList.hasPrefix("clip 0,0 \(Int((try! window.element("x")).frame.width))x100 at"))
  }
  @Test func `an inner scroll view hands on what it cannot follow`() throws {
    let window = scrollWindow(size: CGSize(width: 300, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<40) { Text("col \($0)").accessibilityIdentifier("c\($0)") } }
          }
          Column(count: 10)
        }
      }
    }
    let point = CGPoint(x: 100, y: 10)
    window.scroll(by: CGSize(width: -50, height: 0), at: point)
    try expect(window.element("c0").frame.minX, equals: -50)
    try expect(window.element("0").frame.minY, equals: 20)
    window.scroll(by: CGSize(width: 0, height: -10), at: point)
    try expect(window.element("c0").frame.minX, equals: -50)
    try expect(window.element("0").frame.minY, equals: 10)
  }
  @Test func `a change inside does not measure what is around`() throws {
    let model = RowModel([1])
    struct Grower: View {
      let model: RowModel
      var body: some View { Text(lines(model.rows.count, "a")).accessibilityIdentifier("0") }
    }
    let window = scrollWindow(size: size) {
      VStack(spacing: 0) {
        Text("above")
        ScrollView {
          VStack(spacing: 0) {
            Grower(model: model); Column(count: 20)
          }
        }
      }
    }
    window.resetCounters()
    model.rows = [1, 2]
    window.settle()
    try expect(window.element("0").frame.height, equals: 40)
    // The text, its column and the scroll view, which answers its stack's three questions as before.
    expect(window.counters.measures <= 8)
    expect(window.counters.bodies, equals: 1)
  }
  @Test func `keys scroll when focus is on the view`() throws {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 100) } }
    window.press(.tab)
    expect(window.focused != nil)
    window.press(.pageDown)
    try expect(window.element("0").frame.minY, equals: -60)
    window.press(.downArrow)
    try expect(window.element("0").frame.minY, equals: -100)
    window.press(.end)
    try expect(window.element("99").frame.maxY, equals: 100)
    window.press(.pageUp)
    try expect(window.element("99").frame.maxY, equals: 160)
    window.press(.home)
    try expect(window.element("0").frame.minY, equals: 0)
  }
  @Test func `a finger drags the content, which goes on and comes to rest`() throws {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 1_000) } }
    window.touchDrag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10))
    let atRelease = try window.element("0").frame.minY
    expect(atRelease <= -60 && atRelease >= -80)
    window.advance(by: .seconds(5))
    let atRest = try window.element("0").frame.minY
    expect(atRest < atRelease - 50)
    window.resetCounters()
    window.advance(by: .seconds(1))
    try expect(window.element("0").frame.minY, equals: atRest)
  }
  @Test func `a mouse does not drag content but the thumb`() throws {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 10).frame200 } }
    window.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10))
    try expect(window.element("0").frame.minY, equals: 0)
    window.hover(at: CGPoint(x: 195, y: 10))
    window.drag(from: CGPoint(x: 195, y: 10), to: CGPoint(x: 195, y: 500))
    try expect(window.element("9").frame.maxY, equals: 100)
  }
  @Test func `scroll bars come with a movement and fade`() {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 10) } }
    expect(!window.displayList.contains("fill"))
    window.scroll(by: CGSize(width: 0, height: -10), at: middle)
    expect(window.displayList.contains("fill"))
    window.hover(at: CGPoint(x: 500, y: 500))
    window.advance(by: .seconds(3))
    expect(!window.displayList.contains("fill"))
  }
  @Test func `scroll bars can be left out, and scrolling switched off`() throws {
    let window = scrollWindow(size: size) { ScrollView { Column(count: 10) }.scrollIndicators(.hidden) }
    window.scroll(by: CGSize(width: 0, height: -10), at: middle)
    expect(!window.displayList.contains("fill"))
    let fixed = scrollWindow(size: size) { ScrollView { Column(count: 10) }.scrollDisabled(true) }
    fixed.scroll(by: CGSize(width: 0, height: -10), at: middle)
    try expect(fixed.element("0").frame.minY, equals: 0)
  }
  @Test func `nil for a margin leaves those of further out`() throws {
    let window = scrollWindow(size: size) {
      ScrollView { Column(count: 10) }.contentMargins(.vertical, nil).contentMargins(.vertical, 15)
    }
    try expect(window.element("0").frame.minY, equals: 15)
  }
  @Test func `the visible part of the content lies between the insets, and the bounds within them`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -15), contentSize: CGSize(width: 200, height: 400),
      contentInsets: EdgeInsets(top: 15, leading: 0, bottom: 5, trailing: 0),
      containerSize: CGSize(width: 200, height: 100))
    expect(geometry.visibleRect, equals: CGRect(x: 0, y: 0, width: 200, height: 80))
    expect(geometry.bounds, equals: CGRect(x: 0, y: -15, width: 200, height: 100))
  }
  @Test func `margins lie around the content`() throws {
    let window = scrollWindow(size: size) {
      ScrollView { Column(count: 10) }.contentMargins(.vertical, 15, for: .scrollContent)
    }
    try expect(window.element("0").frame.minY, equals: 15)
    window.scroll(by: CGSize(width: 0, height: -1_000), at: middle)
    try expect(window.element("9").frame.maxY, equals: 85)
  }
  @Test func `a default anchor shows the end first and stays there`() throws {
    let model = RowModel(Array(0..<10))
    struct Log: View {
      let model: RowModel
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(model.rows, id: \.self) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let window = scrollWindow(size: size) { Log(model: model) }
    try expect(window.element("9").frame.maxY, equals: 100)
    model.rows.append(10)
    window.settle()
    try expect(window.element("10").frame.maxY, equals: 100)
  }
  @Test func `a lazy stack at its end stays there when its rows grow and shrink`() throws {
    final class Height: ObservableObject { @Published var value = 20.0 }
    struct Row: View {
      @ObservedObject var height: Height
      let index: Int
      // Rows of several heights: what is out of sight is estimated.
      var body: some View {
        Color.red.frame(height: height.value * Double(1 + index % 3)).accessibilityElement()
          .accessibilityIdentifier("\(index)")
      }
    }
    let height = Height()
    let window = scrollWindow(size: size) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<60, id: \.self) { Row(height: height, index: $0) } } }
        .defaultScrollAnchor(.bottom)
    }
    for value in [20.0, 60, 20, 7, 45] {
      height.value = value
      window.settle()
      try expect(window.element("59").frame.maxY, equals: 100, "\(value)")
    }
  }
  @Test func `a reader scrolls to a view by its identity`() throws {
    struct Reader: View {
      let go: (ScrollViewProxy) -> Void
      var body: some View {
        ScrollViewReader { proxy in
          let _ = go(proxy)
          ScrollView { Column(count: 100) }
        }
      }
    }
    var proxy: ScrollViewProxy?
    let window = scrollWindow(size: size) { Reader { proxy = $0 } }
    proxy!.scrollTo(50, anchor: .top)
    window.settle()
    try expect(window.element("50").frame.minY, equals: 0)
    proxy!.scrollTo(50, anchor: .center)
    window.settle()
    try expect(window.element("50").frame.midY, equals: 50)
    proxy!.scrollTo(60)
    window.settle()
    try expect(window.element("60").frame.maxY, equals: 100)
    proxy!.scrollTo("nothing")
    window.settle()
    expect(window.reports.count, equals: 1)
  }
  @Test func `scrolling sideways follows the reading direction`() throws {
    let window = scrollWindow(size: size) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<40) { Text("col \($0)").accessibilityIdentifier("c\($0)") } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    try expect(window.element("c0").frame.maxX, equals: 200)
    window.scroll(by: CGSize(width: 50, height: 0), at: middle)
    try expect(window.element("c0").frame.maxX, equals: 250)
    window.scroll(by: CGSize(width: -500, height: 0), at: middle)
    try expect(window.element("c0").frame.maxX, equals: 200)
  }
  @Test func `scroll views that go away leave nothing behind`() {
    let model = RowModel([])
    struct Toggler: View {
      let model: RowModel
      var body: some View { if model.rows.isEmpty { Text("none") } else { LazyRows(rows: 0..<1_000) } }
    }
    let window = scrollWindow(size: size) { Toggler(model: model) }
    let nodes = window.liveNodes
    for _ in 0..<20 {
      model.rows = [1]
      window.settle()
      window.scroll(by: CGSize(width: 0, height: -500), at: middle)
      model.rows = []
      window.settle()
    }
    expect(window.liveNodes, equals: nodes)
  }
}

extension View {
  /// As wide as what is proposed, at least 200 points.
  var frame200: some View {
    HStack(spacing: 0) {
      self; Spacer()
    }
  }
}

import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Where scroll views come to rest. Cards are 100 points long with 10 between them, seen through 300 points.
@MainActor struct ScrollTargetTests {
  struct Cards<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var isLazy = true
    var axis = Axis.Set.vertical
    var body: some View {
      ScrollView(axis) {
        if axis == .vertical {
          if isLazy {
            LazyVStack(spacing: 10) { cards }.scrollTargetLayout()
          } else {
            VStack(spacing: 10) { cards }.scrollTargetLayout()
          }
        } else {
          LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(behavior)
      .frame(width: 300, height: 300)
      .accessibilityIdentifier("scroll")
    }
    private var cards: some View {
      ForEach(0..<40) { index in
        Text("Card \(index)").frame(width: 100, height: 100).accessibilityIdentifier("card \(index)")
      }
    }
  }
  private func window<B: ScrollTargetBehavior>(
    _ behavior: B, isLazy: Bool = true, axis: Axis.Set = .vertical
  ) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 300), idiom: .phone) {
      Cards(behavior: behavior, isLazy: isLazy, axis: axis)
    }
  }
  /// Moves a finger by points and lifts it; a slow finger rests before.
  private func swipe(_ window: TestWindow, _ points: CGFloat, isSlow: Bool = false, isAcross: Bool = false) {
    let start = CGPoint(x: 150, y: 150)
    window.touchDown(at: start)
    for step in 1...10 {
      window.advance(by: .milliseconds(isSlow ? 100 : 16))
      let way = -points * CGFloat(step) / 10
      window.touchMove(to: CGPoint(x: 150 + (isAcross ? way : 0), y: 150 + (isAcross ? 0 : way)))
    }
    if isSlow { window.advance(by: .milliseconds(300)) }
    window.touchUp(at: CGPoint(x: 150 - (isAcross ? points : 0), y: 150 - (isAcross ? 0 : points)))
    window.advance(by: .seconds(3))
  }
  private func top(_ window: TestWindow, _ card: Int) throws -> CGFloat {
    try window.element("card \(card)").frame.midY - 50
  }

  @Test(arguments: [true, false]) func `a view is aligned with the edge`(isLazy: Bool) throws {
    let window = window(.viewAligned(limitBehavior: .never), isLazy: isLazy)
    swipe(window, 130, isSlow: true)
    try expect(top(window, 1), equals: 0)
    swipe(window, 200, isSlow: true)
    try expect(top(window, 3), equals: 0)
  }
  @QuickTesting.Test func `a view is aligned along the other axis, in both directions of reading`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let window = TestWindow(size: CGSize(width: 300, height: 300), idiom: .phone) {
        Cards(behavior: .viewAligned(limitBehavior: .never), axis: .horizontal)
          .environment(\.layoutDirection, direction)
      }
      swipe(window, direction == .leftToRight ? 130 : -130, isSlow: true, isAcross: true)
      let frame = try window.element("card 1").frame
      expect(direction == .leftToRight ? frame.midX == 50 : frame.midX == 250)
    }
  }
  @QuickTesting.Test func `a fast finger goes on to the next view at least`() throws {
    let window = window(.viewAligned(limitBehavior: .alwaysByOne))
    swipe(window, 40)
    try expect(top(window, 1), equals: 0)
    swipe(window, 140)
    try expect(top(window, 2), equals: 0)
    swipe(window, -140)
    try expect(top(window, 1), equals: 0)
  }
  @QuickTesting.Test func `without a limit a flick passes many views, with one no more than are seen`() throws {
    let free = window(.viewAligned(limitBehavior: .never)), few = window(.viewAligned(limitBehavior: .alwaysByFew))
    swipe(free, 140)
    swipe(few, 140)
    try expect(top(free, 3) <= -200)
    try expect(top(few, 2), equals: 0)
  }
  @QuickTesting.Test func `the middle of views comes to the middle`() throws {
    let window = window(.viewAligned(limitBehavior: .never, anchor: .center))
    swipe(window, 230, isSlow: true)
    let frame = try window.element("card 3").frame
    expect(frame.midY, equals: 150)
  }
  @QuickTesting.Test func `pages are as large as the scroll view, and are turned one by one`() throws {
    let window = window(.paging)
    swipe(window, 140)
    try expect(top(window, 3), equals: 30)
    swipe(window, 100, isSlow: true)
    try expect(top(window, 3), equals: 30)
    swipe(window, 145, isSlow: true)
    swipe(window, -100)
    try expect(top(window, 0), equals: 0)
  }
  @QuickTesting.Test func `a behavior of the app says where to rest, and is told what moves`() throws {
    struct Every250: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        expect(context.containerSize, equals: CGSize(width: 300, height: 300))
        expect(context.contentSize.height, equals: 4390)
        expect(context.axes, equals: .vertical)
        expect(context.velocity.dy > 500)
        expect(context.originalTarget.rect.minY, equals: 0)
        expect(context.layoutDirection, equals: .leftToRight)
        expect(target.rect.minY > 140)
        target.rect.origin.y = 250
      }
    }
    let window = window(AnyScrollTargetBehavior(Every250()))
    swipe(window, 140)
    try expect(top(window, 3), equals: 80)
  }
  @QuickTesting.Test func `a notch of a wheel and a key go on by one`() throws {
    let window = window(.viewAligned)
    window.turnWheel(by: 1, at: CGPoint(x: 150, y: 150))
    window.advance(by: .seconds(2))
    try expect(top(window, 1), equals: 0)
    window.turnWheel(by: -1, at: CGPoint(x: 150, y: 150))
    window.advance(by: .seconds(2))
    try expect(top(window, 0), equals: 0)
  }
  @QuickTesting.Test func `fingers on a touch pad leave it to the behavior when they rest`() throws {
    let window = window(.viewAligned(limitBehavior: .never))
    window.scroll(by: CGSize(width: 0, height: -130), at: CGPoint(x: 150, y: 150))
    window.advance(by: .seconds(2))
    try expect(top(window, 1), equals: 0)
  }
  @QuickTesting.Test func `a finger stops it on its way, in the same frame`() throws {
    let window = window(.paging)
    window.touchDrag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 110))
    window.advance(by: .milliseconds(50))
    window.touchDown(at: CGPoint(x: 150, y: 150))
    let place = try top(window, 3)
    window.advance(by: .seconds(1))
    try expect(top(window, 3), equals: place)
    window.touchUp(at: CGPoint(x: 150, y: 150))
    window.advance(by: .seconds(2))
    try expect(top(window, 3), equals: 30)
  }
  @QuickTesting.Test func `a behavior that knows no place is reported, and left out`() throws {
    struct Nowhere: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = .nan }
    }
    let window = window(Nowhere())
    swipe(window, 130, isSlow: true)
    expect(window.reports.contains { $0.contains("Nowhere") })
  }
}

/// What an app and a scroll view tell one another of a position.
@MainActor struct ScrollPositionTests {
  struct ByID: View {
    @State var seen: Int?
    var anchor: UnitPoint?
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(height: 50) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $seen, anchor: anchor)
        .frame(height: 200)
        Text(seen.map { "\($0)" } ?? "none").accessibilityIdentifier("seen")
        Button("Far") { seen = 60 }.accessibilityIdentifier("far")
        Button("Slowly") { withAnimation { seen = 20 } }.accessibilityIdentifier("slowly")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
  private func row(_ window: TestWindow, _ number: Int) -> CGFloat? {
    window.find { $0.label == "Row \(number)" }?.frame.midY
  }

  @QuickTesting.Test func `the first view that is seen is told when the user scrolls`() throws {
    let window = TestWindow { ByID() }
    try expect(window.element("seen").label, equals: "none")
    window.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 400, y: 100))
    try expect(window.element("seen").label, equals: "2")
    window.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: 400, y: 100))
    try expect(window.element("seen").label, equals: "3")
  }
  @QuickTesting.Test func `the view at the anchor is told`() throws {
    let window = TestWindow { ByID(anchor: .bottom) }
    window.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 400, y: 100))
    try expect(window.element("seen").label, equals: "6")
  }
  @QuickTesting.Test func `an identity is gone to, and stays what it is`() throws {
    let window = TestWindow { ByID() }
    window.click("far")
    expect(row(window, 60), equals: 175)
    try expect(window.element("seen").label, equals: "60")
    let top = TestWindow { ByID(anchor: .top) }
    top.click("far")
    expect(row(top, 60), equals: 25)
  }
  @QuickTesting.Test func `an identity is there from the start`() {
    let window = TestWindow { ByID(seen: 30, anchor: .top) }
    expect(row(window, 30), equals: 25)
  }
  @QuickTesting.Test func `an animation goes there`() throws {
    let window = TestWindow { ByID(anchor: .top) }
    window.click("slowly")
    window.advance(by: .milliseconds(100))
    // It is still out of sight.
    expect(row(window, 20) == nil)
    window.advance(by: .seconds(2))
    expect(row(window, 20), equals: 25)
  }

  struct ByPosition: View {
    @State var position = ScrollPosition(idType: Int.self)
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(height: 50) } }.scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 200)
        Text(state).accessibilityIdentifier("state")
        Button("Bottom") { position.scrollTo(edge: .bottom) }.accessibilityIdentifier("bottom")
        Button("Row") { position.scrollTo(id: 40, anchor: .center) }.accessibilityIdentifier("row")
        Button("Point") { position.scrollTo(y: 500) }.accessibilityIdentifier("point")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    private var state: String {
      if position.isPositionedByUser { return "user \(position.viewID(type: Int.self) ?? -1)" }
      if let edge = position.edge { return "\(edge)" }
      if let y = position.y { return "y \(y)" }
      return position.viewID.map { "id \($0)" } ?? "nowhere"
    }
  }
  private func state(_ window: TestWindow) throws -> String { try window.element("state").label }

  @QuickTesting.Test func `edges, views and points are gone to`() throws {
    let window = TestWindow { ByPosition() }
    try expect(state(window), equals: "nowhere")
    window.click("bottom")
    expect(row(window, 99), equals: 175)
    try expect(state(window), equals: "bottom")
    window.click("row")
    expect(row(window, 40), equals: 100)
    try expect(state(window), equals: "id 40")
    window.click("point")
    expect(row(window, 10), equals: 25)
    try expect(state(window), equals: "y 500.0")
  }
  @QuickTesting.Test func `the user's scrolling is told, and the same place is gone to again`() throws {
    let window = TestWindow { ByPosition() }
    window.click("bottom")
    window.scroll(by: CGSize(width: 0, height: 500), at: CGPoint(x: 400, y: 100))
    try expect(state(window), equals: "user 86")
    window.click("bottom")
    expect(row(window, 99), equals: 175)
    try expect(state(window), equals: "bottom")
  }
  @QuickTesting.Test func `a position of another type of identity tells none`() {
    var position = ScrollPosition(id: "a")
    expect(position.viewID(type: String.self), equals: "a")
    expect(position.viewID(type: Int.self) == nil)
    position.scrollTo(x: 3, y: 4)
    expect(position.point, equals: CGPoint(x: 3, y: 4))
    expect(position != ScrollPosition(id: "a"))
    expect(ScrollPosition(edge: .top), equals: ScrollPosition(edge: .top))
  }

  struct Seen: View {
    @State var middle = "?"
    @State var ids: [Int] = []
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              if index == 10 {
                Text("Ten").frame(height: 50).onScrollVisibilityChange { middle = $0 ? "seen" : "gone" }
              } else {
                Text("Row \(index)").frame(height: 50)
              }
            }
          }
          .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { ids = $0 }
        .frame(height: 200)
        Text(middle).accessibilityIdentifier("middle")
        Text(ids.map { "\($0)" }.joined(separator: " ")).accessibilityIdentifier("ids")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
  @QuickTesting.Test func `what is seen is told`() throws {
    let window = TestWindow { Seen() }
    let place = CGPoint(x: 400, y: 100)
    try expect(window.element("ids").label, equals: "0 1 2 3")
    try expect(window.element("middle").label, equals: "?")
    window.scroll(by: CGSize(width: 0, height: -330), at: place)
    try expect(window.element("ids").label, equals: "7 8 9")
    try expect(window.element("middle").label, equals: "seen")
    window.scroll(by: CGSize(width: 0, height: -200), at: place)
    try expect(window.element("middle").label, equals: "gone")
  }
}

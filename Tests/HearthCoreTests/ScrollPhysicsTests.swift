import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

/// The functions that say where content is over time (Documentation/Scrolling.md), and windows that follow them.
@MainActor struct ScrollPhysicsTests {
  // MARK: - Functions

  @QuickTesting.Test func `a flick loses two thousandths of its speed each millisecond`() {
    let glide = ScrollGlide(from: CGPoint(x: 0, y: 100), velocity: CGSize(width: 0, height: 1000), at: 5)
    expect(glide.position(at: 5), equals: CGPoint(x: 0, y: 100))
    for seconds in [0.016, 0.1, 0.5, 1, 2] {
      expect(abs(glide.velocity(at: 5 + seconds).height - 1000 * pow(0.998, seconds * 1000)) < 0.001)
      // The sum of the speeds, millisecond by millisecond, is the way.
      var way = 0.0
      for step in 0..<Int(seconds * 100_000) { way += 1000 * pow(0.998, (Double(step) + 0.5) / 100) / 100_000 }
      expect(abs(glide.position(at: 5 + seconds).y - 100 - way) < 0.01)
    }
    // 1000 / (1000 · -ln 0.998) points in all.
    expect(abs(glide.end.y - 100 - 1 / -log(0.998)) < 0.001)
    expect(glide.position(at: 4).y, equals: 100)
    let rest = log(ScrollGlide.leastSpeed / 1000) / log(0.998) / 1000
    expect(!glide.isOver(at: 5 + rest - 0.01) && glide.isOver(at: 5 + rest + 0.01))
  }
  @Test(arguments: [100.0, 400, 1200]) func `content gives way less the further it is pulled`(length: Double) {
    let length = CGFloat(length)
    expect(RubberBand.stretch(0, in: length), equals: 0)
    var last: CGFloat = 0, lastStep: CGFloat = .infinity
    for distance in stride(from: CGFloat(10), through: 3000, by: 10) {
      let stretch = RubberBand.stretch(distance, in: length)
      expect(stretch > last && stretch < length && stretch - last < lastStep)
      expect(abs(stretch - length * (1 - 1 / (distance * 0.55 / length + 1))) < 0.0001)
      expect(RubberBand.stretch(-distance, in: length), equals: -stretch)
      (last, lastStep) = (stretch, stretch - last)
      if stretch < 0.98 * length {
        expect(abs(RubberBand.distance(stretch, in: length) - distance) < 0.01)
        let slope = (RubberBand.stretch(distance + 0.01, in: length) - stretch) / 0.01
        expect(abs(RubberBand.slope(stretch, in: length) - slope) < 0.001)
      }
    }
    expect(RubberBand.slope(0, in: length), equals: 0.55)
    expect(RubberBand.stretch(50, in: 0), equals: 0)
  }
  @Test(arguments: [-2000.0, -300, 0, 300, 1000]) func `what comes to rest begins as fast as it was, and stays there`(
    speed: Double
  ) {
    let landing = ScrollLanding(
      from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 300), velocity: CGSize(width: 0, height: speed), at: 1,
      isShort: false)
    expect(landing.position(at: 1).y, equals: 0)
    expect(abs((landing.position(at: 1.0001).y - landing.position(at: 1).y) / 0.0001 - speed) < 5)
    var time = 1.0
    while !landing.isOver(at: time), time < 5 { time += 0.001 }
    expect(time < 3)
    for later in stride(from: time, to: time + 2, by: 0.05) { expect(abs(landing.position(at: later).y - 300) < 1) }
    // Damped so much that it does not swing: from rest it never goes beyond.
    if speed == 0 {
      var last: CGFloat = 0
      for step in 1...1000 {
        let y = landing.position(at: 1 + Double(step) / 250).y
        expect(y >= last && y <= 300)
        last = y
      }
    }
  }

  // MARK: - Windows

  struct Column: View {
    var rows = 400
    var idiom = 0
    @State var offset: CGFloat = 0
    @State var phases = ""
    var behavior: AnyScrollTargetBehavior?
    var body: some View {
      VStack(spacing: 0) {
        if let behavior { scroll.scrollTargetBehavior(behavior) } else { scroll }
        Text(verbatim: "\(offset)").accessibilityIdentifier("offset")
        Text(verbatim: phases).accessibilityIdentifier("phases")
      }
    }
    private var scroll: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(width: 200, height: 40) } }
      }
      .frame(width: 300, height: 400)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offset = $1 }
      .onScrollPhaseChange { _, new in phases += "\(new) " }
    }
  }
  private func window(_ column: Column) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 500), idiom: .phone) { column }
  }
  private func offset(_ window: TestWindow) throws -> CGFloat {
    CGFloat(Double(try window.element("offset").label) ?? .nan)
  }
  /// A finger that moves at 1000 points a second for 150 points, and lets go.
  private func flick(_ window: TestWindow, up: Bool = true) {
    let sign: CGFloat = up ? -1 : 1
    window.touchDown(at: CGPoint(x: 150, y: 200))
    for step in 1...15 {
      window.advance(by: .milliseconds(10))
      window.touchMove(to: CGPoint(x: 150, y: 200 + sign * 10 * CGFloat(step)))
    }
    window.touchUp(at: CGPoint(x: 150, y: 200 + sign * 150))
  }

  @QuickTesting.Test func `a flick in a window goes the way that the function says`() throws {
    let window = window(Column())
    flick(window)
    let start = try offset(window)
    for frame in 1...60 {
      window.advance(by: .milliseconds(16))
      let seconds = Double(frame) * 0.016
      let way = 1000 * (pow(0.998, seconds * 1000) - 1) / (1000 * log(0.998))
      expect(abs(try offset(window) - start - way) < 0.5)
    }
    window.advance(by: .seconds(3))
    try expect(window.element("phases").label, equals: "interacting decelerating idle ")
  }
  @QuickTesting.Test func `a finger put down stops the motion in the same frame`() throws {
    let window = window(Column())
    flick(window)
    window.advance(by: .milliseconds(200))
    let before = try offset(window)
    window.touchDown(at: CGPoint(x: 150, y: 300))
    try expect(offset(window), equals: before)
    for _ in 0..<30 {
      window.advance(by: .milliseconds(16))
      try expect(offset(window), equals: before)
    }
    window.touchUp(at: CGPoint(x: 150, y: 300))
    window.advance(by: .seconds(1))
    try expect(offset(window), equals: before)
  }
  @QuickTesting.Test func `pulled content is where the function says, at each place of the finger`() throws {
    let window = window(Column())
    window.touchDown(at: CGPoint(x: 150, y: 100))
    window.touchMove(to: CGPoint(x: 150, y: 130))
    let first = try offset(window)
    var places: [CGFloat] = []
    for way in stride(from: CGFloat(0), through: 250, by: 25) {
      window.advance(by: .milliseconds(16))
      window.touchMove(to: CGPoint(x: 150, y: 130 + way))
      places.append(try offset(window))
    }
    expect(first, equals: 0)
    for (index, place) in places.enumerated() {
      expect(abs(place + RubberBand.stretch(25 * CGFloat(index), in: 400)) < 0.01)
    }
  }
  @QuickTesting.Test func `pages come to rest evenly, and are turned one by one`() throws {
    let window = window(Column(behavior: AnyScrollTargetBehavior(.paging)))
    flick(window)
    var last = try offset(window)
    for _ in 0..<120 {
      window.advance(by: .milliseconds(16))
      let now = try offset(window)
      expect(now >= last - 0.01 && now < 420)
      last = now
    }
    expect(last, equals: 400)
    flick(window, up: false)
    window.advance(by: .seconds(3))
    try expect(offset(window), equals: 0)
  }

  // MARK: - One inside of another

  struct Nested: View {
    let inner: Axis.Set
    @State var outerOffset = CGPoint.zero
    @State var innerOffset = CGPoint.zero
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(inner) {
              Color.green.frame(width: inner == .horizontal ? 1000 : 300, height: inner == .horizontal ? 200 : 500)
            }
            .frame(width: 300, height: 200)
            .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { innerOffset = $1 }
            Color.yellow.frame(width: 300, height: 2000)
          }
        }
        .frame(width: 300, height: 400)
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { outerOffset = $1 }
        Text(verbatim: "\(outerOffset.y)").accessibilityIdentifier("outer")
        Text(verbatim: "\(innerOffset.x) \(innerOffset.y)").accessibilityIdentifier("inner")
      }
    }
  }
  private func drag(_ window: TestWindow, _ way: CGSize) {
    window.touchDown(at: CGPoint(x: 150, y: 150))
    for step in 1...10 {
      window.advance(by: .milliseconds(100))
      let part = CGFloat(step) / 10
      window.touchMove(to: CGPoint(x: 150 + way.width * part, y: 150 + way.height * part))
    }
    window.advance(by: .milliseconds(500))
    window.touchUp(at: CGPoint(x: 150 + way.width, y: 150 + way.height))
    window.advance(by: .seconds(1))
  }
  private func values(_ window: TestWindow) throws -> (outer: Double, inner: [Double]) {
    let inner = try window.element("inner").label.split(separator: " ").compactMap { Double($0) }
    let outer = try window.element("outer").label
    return (try require(Double(outer)), inner)
  }
  @QuickTesting.Test func `of two axes one inside of the other, the way of the finger decides once`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500), idiom: .phone) { Nested(inner: .horizontal) }
    drag(window, CGSize(width: -100, height: -20))
    var now = try values(window)
    expect(now.inner[0] > 60 && now.outer == 0)
    let before = now.inner[0]
    drag(window, CGSize(width: -20, height: -100))
    now = try values(window)
    expect(now.inner[0] == before && now.outer > 60)
  }
  @QuickTesting.Test func `the inner of two moves as far as it goes, then the outer`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500), idiom: .desktop) { Nested(inner: .vertical) }
    drag(window, CGSize(width: 0, height: -100))
    var now = try values(window)
    expect(now.inner[1] > 60 && now.outer == 0)
    for _ in 0..<4 { drag(window, CGSize(width: 0, height: -140)) }
    now = try values(window)
    expect(now.inner[1] == 300 && now.outer > 60)
  }
  @QuickTesting.Test func `a wheel over the inner one moves the outer one once the inner is at its end`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Nested(inner: .vertical) }
    window.turnWheel(by: 6, at: CGPoint(x: 150, y: 100))
    var now = try values(window)
    expect(now.inner[1] == 300 && now.outer == 0)
    window.turnWheel(by: 2, at: CGPoint(x: 150, y: 100))
    now = try values(window)
    expect(now.outer, equals: 100)
  }
}

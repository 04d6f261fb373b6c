import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Parts of the display, and views that arrange themselves around them.
@MainActor struct ArrangementTests {
  private struct Pair<S: ArrangementViewStyle>: View {
    let style: S
    @State private var count = 0
    var body: some View {
      ArrangementView {
        Color.blue.accessibilityElement().accessibilityIdentifier("primary")
      } secondary: {
        Counted()
      }
      .arrangementViewStyle(style)
    }
  }
  private struct Counted: View {
    @State private var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Color.orange
      }.buttonStyle(.plain).accessibilityIdentifier("secondary")
        .accessibilityValue("\(count)")
    }
  }
  private func frames(_ window: TestWindow) -> [CGRect?] {
    ["primary", "secondary"].map { try? window.element($0).frame }
  }
  private func window(
    _ style: some ArrangementViewStyle, _ width: CGFloat, _ height: CGFloat, idiom: Idiom = .desktop
  )
    -> TestWindow
  {
    TestWindow(size: CGSize(width: width, height: height), idiom: idiom) { Pair(style: style) }
  }
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `views lie side by side where there is more room across, else one below the other`() {
    expect(frames(window(.split, 800, 600)), equals: [rect(0, 0, 400, 600), rect(400, 0, 400, 600)])
    expect(frames(window(.automatic, 600, 800)), equals: [rect(0, 0, 600, 400), rect(0, 400, 600, 400)])
  }
  @Test func `where an axis is not allowed the primary view has all, and the other is not heard`() {
    expect(frames(window(.split.axes(.vertical), 800, 600)), equals: [rect(0, 0, 800, 600), nil])
    expect(frames(window(.split.axes(.horizontal), 800, 600))[1], equals: rect(400, 0, 400, 600))
  }
  @Test func `each side of a fold has a view, and nothing lies in the fold`() {
    let window = window(.split, 800, 600)
    window.reserve(.division, rect(300, 0, 40, 600), margins: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    expect(frames(window), equals: [rect(0, 0, 300, 600), rect(300 + 40, 0, 800 - 340, 600)])
    window.removeReservedRegions()
    window.reserve(.division, rect(0, 280, 800, 40))
    expect(frames(window), equals: [rect(0, 0, 800, 280), rect(0, 320, 800, 280)])
    window.removeReservedRegions()
    expect(frames(window)[0], equals: rect(0, 0, 400, 600))
  }
  @Test func `a fold that is flat, and what covers the display, changes nothing`() {
    let window = window(.split, 800, 600)
    window.reserve(.division, rect(300, 0, 40, 600), isActive: false)
    window.reserve(.occlusion, rect(300, 0, 40, 600))
    expect(frames(window)[0], equals: rect(0, 0, 400, 600))
  }
  @Test func `an overlay parts at a fold only, its primary view behind it`() {
    let window = window(.overlay, 800, 600)
    expect(frames(window), equals: [rect(0, 0, 800, 600), rect(0, 0, 800, 600)])
    window.reserve(.division, rect(380, 0, 40, 600))
    expect(frames(window), equals: [rect(420, 0, 380, 600), rect(0, 0, 380, 600)])
    let upright = self.window(.overlay.axes(.vertical), 800, 600)
    upright.reserve(.division, rect(380, 0, 40, 600))
    expect(frames(upright)[0], equals: rect(0, 0, 800, 600))
  }
  @Test func `views keep their state however they lie`() throws {
    let window = window(.split, 800, 600)
    window.click("secondary")
    window.reserve(.division, rect(380, 0, 40, 600))
    try expect(window.element("secondary").value, equals: "1")
  }
  @Test func `in a right-to-left interface the primary view is on the right`() {
    let window = TestWindow(
      size: CGSize(width: 800, height: 600), settings: .init(layoutDirection: .rightToLeft)
    ) { Pair(style: .split) }
    window.reserve(.division, rect(300, 0, 40, 600))
    expect(frames(window), equals: [rect(340, 0, 460, 600), rect(0, 0, 300, 600)])
  }
  @Test func `a phone that is held upright has one view below the other, one held across a single one`() {
    expect(frames(window(.split, 400, 800, idiom: .phone))[1]?.height, equals: 400)
    expect(frames(window(.split, 700, 380, idiom: .phone))[1] == nil)
  }
  @Test func `a style of the app's own gets both views`() throws {
    struct Swapped: ArrangementViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.secondary
          configuration.primary
        }
      }
    }
    expect(frames(window(Swapped(), 800, 600)), equals: [rect(0, 300, 800, 300), rect(0, 0, 800, 300)])
  }

  // MARK: - Regions

  private struct Regions: View {
    var options: ReservedRegion.QueryOptions = []
    var behavior: LayoutDirectionBehavior = .mirrors
    var body: some View {
      GeometryReader { proxy in
        let found = proxy.reservedRegions(kind: .division, options: options, layoutDirectionBehavior: behavior)
        let words = found.map { "\($0.frame.minX) \($0.margins.leading) \($0.isActive)" }
        Text(verbatim: words.joined(separator: ", ")).accessibilityIdentifier("regions")
      }
      .padding(.leading, 100)
    }
  }
  private func regions(
    _ view: Regions, _ direction: LayoutDirection = .leftToRight, _ act: (TestWindow) -> Void
  ) throws -> String {
    let window = TestWindow(
      size: CGSize(width: 800, height: 600), settings: .init(layoutDirection: direction)
    ) { view }
    act(window)
    return try window.element("regions").label
  }
  private func fold(_ window: TestWindow) {
    window.reserve(.division, rect(300, 0, 40, 600), margins: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 20))
  }
  @Test func `regions are told in the view's own coordinates, mirrored where its content is`() throws {
    try expect(regions(Regions()) { fold($0) }, equals: "\(300.0 - 100) 5.0 true")
    // The view lies on the left, 700 points wide.
    try expect(regions(Regions(), .rightToLeft) { fold($0) }, equals: "\(700.0 - 340) 20.0 true")
    try expect(regions(Regions(behavior: .fixed), .rightToLeft) { fold($0) }, equals: "300.0 5.0 true")
  }
  @Test func `regions that do not count are told when they are asked for`() throws {
    let flat: (TestWindow) -> Void = { $0.reserve(.division, rect(400, 0, 0, 600), isActive: false) }
    try expect(regions(Regions(), .leftToRight, flat), equals: "")
    try expect(regions(Regions(options: .includeInactive), .leftToRight, flat), equals: "300.0 0.0 false")
  }
  @Test func `regions are told apart, and stay the same while others come`() throws {
    struct Names: View {
      var body: some View {
        GeometryReader { proxy in
          let regions = proxy.reservedRegions(kind: .occlusion)
          Text(verbatim: "\(regions.count) \(Set(regions.map(\.id)).count)").accessibilityIdentifier("names")
        }
      }
    }
    let window = TestWindow { Names() }
    window.reserve(.occlusion, rect(0, 0, 10, 10))
    window.reserve(.occlusion, rect(0, 0, 10, 10))
    try expect(window.element("names").label, equals: "2 2")
  }
}

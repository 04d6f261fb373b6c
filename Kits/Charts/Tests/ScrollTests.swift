import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

@MainActor struct ScrollTests {
  final class Seen { var start: Double?; var domain: [Double] = [] }
  struct Scrolling: View {
    let seen: Seen
    @State var start: Double
    var aligned = false
    var body: some View {
      let chart = Chart(0..<100, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0 % 7)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 20)
        .chartXScale(domain: 0...100)
        .chartScrollPosition(x: $start)
        .chartOverlay { proxy in
          let _ = seen.domain = [proxy.value(atX: 0) ?? -1, proxy.value(atX: proxy.plotSize.width) ?? -1]
          Color.clear.allowsHitTesting(false)
        }
        .onChange(of: start) { seen.start = $1 }
      VStack {
        if aligned { chart.chartScrollTargetBehavior(.valueAligned(unit: 10)) } else { chart }
        Button("Forty") { start = 40 }.accessibilityIdentifier("forty")
      }
    }
  }
  private func isNear(_ value: Double?, _ other: Double) -> Bool { abs((value ?? .nan) - other) < 0.5 }

  @Test func `a chart shows so much of its domain, from the position`() {
    let seen = Seen(), window = TestWindow(size: CGSize(width: 400, height: 240)) { Scrolling(seen: seen, start: 30) }
    expect(isNear(seen.domain.first, 30) && isNear(seen.domain.last, 50), "\(seen.domain)")
    window.click("forty")
    expect(isNear(seen.domain.first, 40) && isNear(seen.domain.last, 60), "\(seen.domain)")
  }
  @Test func `a wheel scrolls, and the position follows`() {
    let seen = Seen(), window = TestWindow(size: CGSize(width: 400, height: 240)) { Scrolling(seen: seen, start: 0) }
    window.scroll(by: CGSize(width: -180, height: 0), at: CGPoint(x: 100, y: 100))
    window.advance(by: .seconds(1))
    expect((seen.start ?? 0) > 5, "\(String(describing: seen.start))")
    expect(isNear(seen.domain.first, seen.start ?? -1), "\(seen.domain)")
  }
  @Test func `a grid has the nearest value`() {
    expect(ScrollGrid.unit(10).nearest(14, page: 20), equals: 10)
    expect(ScrollGrid.page.nearest(31, page: 20), equals: 40)
    let noon = Samples.date(2024, 5, 14, 12).timeIntervalSinceReferenceDate
    let month = ScrollGrid.matching(DateComponents(day: 1, hour: 0)).nearest(noon, page: 0, calendar: Samples.calendar)
    expect(month, equals: Samples.date(2024, 5, 1).timeIntervalSinceReferenceDate)
  }
  @Test func `windows of categories and numbers start where the share says`() {
    var configuration = AxisConfiguration()
    configuration.visibleLength = 2
    configuration.scrollPosition = .category("c")
    var data = AxisData()
    for name in ["a", "b", "c", "d"] { data.add(.category(name)) }
    let axis = AxisModel(data, configuration, [], length: 100, isHorizontal: true, calendar: nil)
    expect(axis.scale.categories, equals: ["c", "d"])
    expect(ScrollWindow.ratio(axis), equals: 2)
    expect(ScrollWindow.fraction(axis), equals: 1)
    expect(ScrollWindow.start(axis, 0.5), equals: .category("b"))
  }
}

import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// Series that colours alone tell apart, for those who cannot see these.
@MainActor struct PatternTests {
  private func window(
    _ change: (inout TestWindow.Settings) -> Void, @ViewBuilder _ chart: () -> some View
  ) -> TestWindow {
    let chart = AnyView(chart())
    let window = TestWindow(size: CGSize(width: 300, height: 160)) { chart }
    change(&window.settings)
    window.advance(by: .zero)
    return window
  }
  private var bars: Chart<ForEach<[Sale], Int, AnyChartContent>> {
    Chart(Samples.sales) { sale in
      AnyChartContent(
        BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("City", sale.city)))
    }
  }
  private func clips(_ window: TestWindow) -> Int { window.displayList.components(separatedBy: "clip").count - 1 }

  @Test func `bars of the second series have lines where colours must not be needed`() {
    let plain = window({ _ in }) { bars }, told = window({ $0.differentiatesWithoutColor = true }) { bars }
    // A bar of Paris on each of three days, and its place in the legend.
    expect(clips(told) - clips(plain), equals: 3 + 1)
  }
  @Test func `more contrast tells series apart too`() {
    let plain = window({ _ in }) { bars }, told = window({ $0.contrast = .increased }) { bars }
    expect(clips(told) - clips(plain), equals: 3 + 1)
  }
  private func looks(_ tellsApart: Bool, _ content: some ChartContent) -> (MarkLooks, [ResolvedMark]) {
    let collector = _MarkCollector()
    func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, collector) }
    collect(content)
    let model = ChartModel(collector.marks, ChartConfiguration(), size: CGSize(width: 100, height: 100))
    return (MarkLooks(scales: model.styles, tellsSeriesApart: tellsApart), collector.marks)
  }
  private var points: ForEach<[Int], Int, AnyChartContent> {
    ForEach([0, 1, 2], id: \.self) {
      AnyChartContent(
        PointMark(x: .value("X", $0), y: .value("Y", $0)).foregroundStyle(by: .value("Series", "\($0)")))
    }
  }
  @Test func `points of each series have a form of their own`() {
    func forms(_ tellsApart: Bool) -> Set<String> {
      let (looks, marks) = looks(tellsApart, points)
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      return Set(marks.map { looks.symbol($0).map { "\($0.path(in: rect))" } ?? "" })
    }
    expect(forms(false).count, equals: 1)
    expect(forms(true).count, equals: 3)
  }
  @Test func `lines of each series have dashes of their own, unless they have symbols`() {
    let lines = ForEach([0, 1], id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Y", $0)).foregroundStyle(by: .value("S", "\($0)"))
    }
    let (looks, marks) = looks(true, lines)
    expect(marks.map { looks.stroke($0.style, usual: MarkLooks.line).dash }, equals: [[], StyleScales.dashes[1]])
    let signed = self.looks(true, lines.symbol(.circle))
    expect(signed.1.map { signed.0.stroke($0.style, usual: MarkLooks.line).dash }, equals: [[], []])
  }
  @Test func `an app's own line style stays`() {
    let own = LineMark(x: .value("X", 0), y: .value("Y", 0)).foregroundStyle(by: .value("S", "a"))
      .lineStyle(StrokeStyle(lineWidth: 5))
    let (looks, marks) = looks(true, own)
    expect(looks.stroke(marks[0].style, usual: MarkLooks.line), equals: StrokeStyle(lineWidth: 5))
  }
  @Test func `every pattern but the plain one has lines, and goes on from mark to mark`() {
    let first = CGRect(x: 3, y: 5, width: 30, height: 40), second = first.offsetBy(dx: 0, dy: SeriesPattern.spacing * 3)
    for pattern in SeriesPattern.allCases {
      expect(pattern.path(in: first).isEmpty, equals: pattern == .plain)
      expect(pattern.path(in: .null).isEmpty)
    }
    let lines = SeriesPattern.upright.path(in: first).boundingRect.minX
    expect(lines, equals: SeriesPattern.upright.path(in: second).boundingRect.minX)
  }
}

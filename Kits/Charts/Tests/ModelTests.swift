import Foundation
import QuickTesting
import SwiftUI

@testable import Charts

/// Content to marks, stacks and domains, without a window.
@MainActor struct ModelTests {
  private func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> [ResolvedMark] {
    let collector = _MarkCollector()
    func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, collector) }
    collect(content())
    return collector.marks
  }
  private func model(
    _ change: (inout ChartConfiguration) -> Void = { _ in }, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartModel {
    var configuration = ChartConfiguration()
    change(&configuration)
    return ChartModel(
      marks(content), configuration, size: CGSize(width: 400, height: 200), calendar: Samples.calendar)
  }
  private func stacks(_ method: MarkStackingMethod, _ values: [Double]) -> [ClosedDirectedRange?] {
    let found = marks {
      ForEach(values, id: \.self) { BarMark(x: .value("X", "a"), y: .value("Y", $0), stacking: method) }
    }
    return Stacking(found).ranges
  }
  private func rectangles(_ model: ChartModel) -> [CGRect] {
    Placement(model, size: CGSize(width: 400, height: 200)).marks.map(\.frame)
  }

  @Test func `bars of a category stand upon one another, negative ones below zero`() {
    expect(
      stacks(.standard, [3, -2, 4, -1]),
      equals: [
        ClosedDirectedRange(0, 3), ClosedDirectedRange(0, -2), ClosedDirectedRange(3, 7), ClosedDirectedRange(-2, -3),
      ])
  }
  @Test func `normalised bars are shares of the sum`() {
    expect(stacks(.normalized, [1, 3]), equals: [ClosedDirectedRange(0, 0.25), ClosedDirectedRange(0.25, 1)])
    expect(stacks(.normalized, [0]), equals: [ClosedDirectedRange(0, 0)])
  }
  @Test func `centred bars have their middle at zero`() {
    expect(stacks(.center, [2, 4]), equals: [ClosedDirectedRange(-3, -1), ClosedDirectedRange(-1, 3)])
  }
  @Test func `unstacked bars start at zero`() {
    expect(stacks(.unstacked, [2, 4]), equals: [ClosedDirectedRange(0, 2), ClosedDirectedRange(0, 4)])
  }
  @Test func `bars beside one another are no stack`() {
    let model = model {
      BarMark(x: .value("X", "a"), y: .value("Y", 2)).position(by: .value("S", "one"))
      BarMark(x: .value("X", "a"), y: .value("Y", 4)).position(by: .value("S", "two"))
    }
    expect(model.stacking.ranges, equals: [ClosedDirectedRange(0, 2), ClosedDirectedRange(0, 4)])
    let frames = rectangles(model)
    expect(frames[0].maxX < frames[1].minX, "\(frames)")
    // Four fifths of the category for both, nine tenths of that for bars.
    expect(abs(frames[0].width - 400 * 0.8 / 2 * 0.9) < 1e-6, "\(frames)")
  }
  @Test func `domains of numbers start at zero and end at a nice number`() {
    let model = model {
      BarMark(x: .value("X", "a"), y: .value("Y", 93))
      BarMark(x: .value("X", "b"), y: .value("Y", 12))
    }
    expect(model.y.scale.domain, equals: .continuous(0, 100, isDate: false))
    expect(model.x.scale.categories, equals: ["a", "b"])
  }
  @Test func `an axis whose domain is rounded has a mark at each of its ends`() {
    // From -50 to 48 five steps are 20 and end at 60, from where they are 25 and end at 50, from where they are 20 again.
    let change: (inout ChartConfiguration) -> Void = { $0.x.content = { [AxisMarksSpec()] } }
    let model = model(change) {
      BarMark(x: .value("X", -50), y: .value("Y", "a"))
      BarMark(x: .value("X", 48), y: .value("Y", "b"))
    }
    let ends = model.x.scale.bounds.map { [$0.lowerBound, $0.upperBound] } ?? []
    expect(model.xTicks.first == ends.first && model.xTicks.last == ends.last, "\(model.xTicks) \(ends)")
    for high in stride(from: 3.0, to: 400, by: 3.7) {
      for low in [0, -high / 3, -high, high / 5] {
        let found = self.model(change) {
          PointMark(x: .value("X", low), y: .value("Y", 1))
          PointMark(x: .value("X", high), y: .value("Y", 1))
        }
        let bounds = found.x.scale.bounds ?? 0...0, ticks = found.xTicks
        let near = (bounds.upperBound - bounds.lowerBound) * 1e-9
        expect(abs((ticks.first ?? .nan) - bounds.lowerBound) <= near, "\(low)…\(high): \(ticks) in \(bounds)")
        expect(abs((ticks.last ?? .nan) - bounds.upperBound) <= near, "\(low)…\(high): \(ticks) in \(bounds)")
      }
    }
  }
  @Test func `a domain without zero is near the data`() {
    let change: (inout ChartConfiguration) -> Void = {
      $0.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    }
    let model = model(change) {
      PointMark(x: .value("X", 1), y: .value("Y", 101))
      PointMark(x: .value("X", 2), y: .value("Y", 104))
    }
    expect(model.y.scale.bounds, equals: 101...104)
  }
  @Test func `a domain that an app gives stays as it is`() {
    let change: (inout ChartConfiguration) -> Void = { $0.y.domain = (0...93)._domain }
    let model = model(change) { PointMark(x: .value("X", 1), y: .value("Y", 10)) }
    expect(model.y.scale.domain, equals: .continuous(0, 93, isDate: false))
  }
  @Test func `a reversed domain runs the other way`() {
    let change: (inout ChartConfiguration) -> Void = {
      $0.y.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    }
    let model = model(change) { PointMark(x: .value("X", 1), y: .value("Y", 10)) }
    expect(model.y.scale.domain, equals: .continuous(10, 0, isDate: false))
  }
  @Test func `an app may change the domain that is inferred`() {
    let change: (inout ChartConfiguration) -> Void = {
      $0.x.domain =
        AutomaticScaleDomain.automatic(dataType: String.self, modifyInferredDomain: { $0.append("z") })._domain
    }
    let model = model(change) { PointMark(x: .value("X", "a"), y: .value("Y", 10)) }
    expect(model.x.scale.categories, equals: ["a", "z"])
  }
  @Test func `a vertical bar goes from zero to its value`() {
    let frames = rectangles(model { BarMark(x: .value("X", "a"), y: .value("Y", 5), width: 40) })
    expect(frames, equals: [CGRect(x: 180, y: 0, width: 40, height: 200)])
  }
  @Test func `a bar of a number and a category lies`() {
    let frames = rectangles(model { BarMark(x: .value("X", 5), y: .value("Y", "a"), height: .ratio(0.5)) })
    expect(frames, equals: [CGRect(x: 0, y: 50, width: 400, height: 100)])
  }
  @Test func `bars of x alone are one stack across the plot area`() {
    let model = model {
      BarMark(x: .value("X", 3)).foregroundStyle(by: .value("S", "one"))
      BarMark(x: .value("X", 7)).foregroundStyle(by: .value("S", "two"))
    }
    expect(
      rectangles(model),
      equals: [CGRect(x: 0, y: 0, width: 120, height: 200), CGRect(x: 120, y: 0, width: 280, height: 200)])
    expect(model.yMarks.count, equals: 0)
  }
  @Test func `a bar of y alone stands as wide as the plot area`() {
    expect(rectangles(model { BarMark(y: .value("Y", 3)) }), equals: [CGRect(x: 0, y: 0, width: 400, height: 200)])
  }
  @Test func `a bar of a unit of time has its room`() {
    let day = Samples.date(2024, 5, 1)
    let frames = rectangles(
      model {
        BarMark(x: .value("X", day, unit: .day, calendar: Samples.calendar), y: .value("Y", 5), width: .ratio(1))
      })
    expect(frames, equals: [CGRect(x: 0, y: 0, width: 400, height: 200)])
  }
  @Test func `from the right x starts at the right`() {
    let found = marks { PointMark(x: .value("X", 0), y: .value("Y", 1)) }
    let model = ChartModel(found, ChartConfiguration(), size: CGSize(width: 400, height: 200), isMirrored: true)
    let placed = Placement(model, size: CGSize(width: 400, height: 200)).marks
    expect(placed.first?.frame.midX, equals: 400)
  }
  @Test func `sectors share a circle by their values`() {
    let model = model {
      SectorMark(angle: .value("A", 1), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("A", 3), outerRadius: .inset(10))
    }
    let sectors = Placement(model, size: CGSize(width: 200, height: 200)).marks.compactMap { mark -> SectorShape? in
      if case .sector(let sector) = mark.shape { sector } else { nil }
    }
    expect(sectors.count, equals: 2)
    expect(abs(sectors[0].end.degrees - 90) < 1e-9 && sectors[0].innerRadius == 50)
    expect(sectors[1].outerRadius == 90 && abs(sectors[1].end.degrees - 360) < 1e-9)
  }
  @Test func `the innermost style of a mark counts`() {
    let found = marks {
      Plot { PointMark(x: .value("X", 1), y: .value("Y", 1)).symbolSize(10).opacity(0.5) }.symbolSize(99).opacity(0.5)
    }
    expect(found[0].style.symbolArea, equals: 10)
    expect(found[0].style.opacity, equals: 0.25)
  }
  @Test func `bins of data hold each value once`() {
    let data = [1.0, 2, 2.5, 7, 10]
    let bins = NumberBins(data: data, desiredCount: 5)
    expect(bins.thresholds, equals: [0, 2, 4, 6, 8, 10])
    expect(data.map { bins.index(for: $0) }, equals: [0, 1, 1, 3, 4])
    expect(NumberBins(range: 0...10, count: 5).thresholds, equals: [0, 2, 4, 6, 8, 10])
    expect(NumberBins(size: 4, range: 0...10).thresholds, equals: [0, 4, 8, 12])
    expect(NumberBins(thresholds: [0.0, 1, 5])[1].upperBound, equals: 5)
    let dates = DateBins(
      unit: .month, range: Samples.date(2024, 1, 5)...Samples.date(2024, 3, 2), calendar: Samples.calendar)
    expect(dates.count, equals: 3)
    expect(dates.index(for: Samples.date(2024, 2, 14)), equals: 1)
  }
}

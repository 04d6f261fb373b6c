import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// A rule for each kind of data that cannot be drawn: see Documentation/Charts.md.
@MainActor struct BadDataTests {
  private let size = CGSize(width: 400, height: 200)
  private func place(_ marks: [ResolvedMark], _ configuration: ChartConfiguration = ChartConfiguration()) -> Placement {
    Placement(ChartModel(marks, configuration, size: size), size: size)
  }
  private func line(_ values: [Double]) -> [ResolvedMark] {
    values.enumerated().map { LineMark(x: .value("X", $0.offset), y: .value("Y", $0.element)).mark }
  }
  @Test func `a line has a gap at a value that is no number`() {
    let placed = place(line([1, 2, .nan, 4, .infinity, 6, 7]))
    expect(placed.series.count, equals: 1)
    expect(placed.series.first?.runs.map(\.points.count), equals: [2, 1, 2])
  }
  @Test func `bars and points without a place are left out`() {
    let placed = place([
      BarMark(x: .value("X", "a"), y: .value("Y", Double.nan)).mark,
      BarMark(x: .value("X", "b"), y: .value("Y", 3.0)).mark,
      PointMark(x: .value("X", "c"), y: .value("Y", -Double.infinity)).mark,
    ])
    expect(placed.marks.map(\.index), equals: [1])
  }
  @Test func `values that are not finite leave the domain alone`() {
    let model = ChartModel(line([1, .infinity, .nan, 3]), ChartConfiguration(), size: size)
    expect(model.y.scale.bounds, equals: 0...3)
  }
  @Test func `zero has no place on a logarithm, and a bar starts at the end of the axis`() {
    var configuration = ChartConfiguration()
    configuration.y.type = .log
    let marks = [
      BarMark(x: .value("X", "a"), y: .value("Y", 0)).mark, BarMark(x: .value("X", "b"), y: .value("Y", 100)).mark,
      BarMark(x: .value("X", "c"), y: .value("Y", -5)).mark, BarMark(x: .value("X", "d"), y: .value("Y", 10)).mark,
    ]
    let placed = place(marks, configuration)
    expect(placed.marks.map(\.index), equals: [1, 3])
    expect(placed.marks.first?.frame.height, equals: 200)
    expect(place([BarMark(x: .value("X", "a"), y: .value("Y", 0)).mark], configuration).marks.count, equals: 0)
  }
  @Test func `sectors without a positive value are left out`() {
    let placed = place([
      SectorMark(angle: .value("A", -3)).mark, SectorMark(angle: .value("A", Double.nan)).mark,
      SectorMark(angle: .value("A", 0)).mark, SectorMark(angle: .value("A", 2)).mark,
    ])
    expect(placed.marks.map(\.index), equals: [3])
    expect(place([SectorMark(angle: .value("A", 0)).mark]).marks.count, equals: 0)
  }
  @Test func `one category ten thousand times is one band`() {
    let marks = (0..<10_000).map { _ in BarMark(x: .value("X", "a"), y: .value("Y", 1)).mark }
    let model = ChartModel(marks, ChartConfiguration(), size: size)
    expect(model.x.scale.categories, equals: ["a"])
    expect(model.y.scale.bounds, equals: 0...10_000)
  }
  private func problems(
    _ marks: [ResolvedMark], _ change: (inout ChartConfiguration) -> Void = { _ in }
  ) -> [ChartProblem.Kind] {
    var configuration = ChartConfiguration()
    change(&configuration)
    return ChartProblem.all(in: ChartModel(marks, configuration, size: size, calendar: Samples.calendar)).map(\.kind)
  }
  @Test func `each kind of bad data is found, and good data have none`() {
    expect(problems(line([1, 2, 3])), equals: [])
    expect(problems(line([1, .nan, .infinity])), equals: [.notFinite])
    expect(problems([]), equals: [.empty])
    expect(
      problems([SectorMark(angle: .value("A", 0)).mark, SectorMark(angle: .value("A", 2)).mark]), equals: [.sector])
    expect(problems(line([1, 0, 10])) { $0.y.type = .log }, equals: [.logarithm])
    expect(problems(line([1, 10])) { ($0.y.type, $0.y.domain) = (.log, (0...100)._domain) }, equals: [.domain])
    let many = (0..<10_000).map { _ in BarMark(x: .value("X", "a"), y: .value("Y", 1)).mark }
    expect(problems(many), equals: [.crowded])
    expect(problems([RuleMark(x: .value("X", Date.distantPast)).mark]), equals: [.farDates])
    expect(
      problems(line([1, 10])) { $0.y.content = { [AxisMarksSpec(values: .stride(by: 0.000_1))] } }, equals: [.ticks])
  }
  @Test func `a date of the year zero is told, and one of the year one is not`() {
    func mark(_ era: Int, _ year: Int) -> ResolvedMark {
      let date = Samples.calendar.date(from: DateComponents(era: era, year: year))!
      return PointMark(x: .value("X", date), y: .value("Y", 1)).mark
    }
    // The year before the first is 0 in ISO 8601, and 1 BC.
    expect(problems([mark(0, 1), mark(1, 2024)]), equals: [.farDates])
    expect(problems([mark(1, 1), mark(1, 2024)]), equals: [])
  }
  @Test func `bad data are reported once a window, with a number and what to do`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      VStack {
        Chart {
          LineMark(x: .value("X", 1), y: .value("Y", Double.nan)); LineMark(x: .value("X", 2), y: .value("Y", 2.0))
        }
        Chart { LineMark(x: .value("X", 1), y: .value("Y", Double.infinity)) }
        Chart { PointMark(x: .value("X", 1), y: .value("Y", 0)) }.chartYScale(type: .log)
      }
    }
    let reports = window.reports
    expect(reports.count, equals: 2, "\(reports)")
    let first = try require(reports.first { $0.contains("1 of 2 marks or points") })
    expect(first.hasPrefix("Value: Chart/values that are not finite: "), first)
    expect(
      reports.contains { $0.contains("1 values of y are zero or less") && $0.contains(".symmetricLog") }, "\(reports)")
  }
  @Test func `a chart without data says so`() {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      Chart([Sale]()) { BarMark(x: .value("X", $0.day), y: .value("Y", $0.amount)) }
    }
    expect(window.reports.count == 1 && window.reports[0].contains("there are no marks"), "\(window.reports)")
  }
  @Test func `values that are not finite are counted among many points`() {
    var mark = ResolvedMark(.line, x: LineMark(x: .value("X", 1), y: .value("Y", 1)).mark.x, y: nil)
    mark.points = PointSeries(xs: [1, 2, .nan, 4], ys: [1, .infinity, 3, 4])
    let found = ChartProblem.all(in: ChartModel([mark], ChartConfiguration(), size: size))
    expect(found.count == 1 && found[0].message.hasPrefix("2 of 4 "), "\(found)")
  }
  @Test func `nothing at all is drawn without a crash`() {
    let views: [AnyView] = [
      AnyView(Chart {}), AnyView(Chart([Sale]()) { BarMark(x: .value("X", $0.day), y: .value("Y", $0.amount)) }),
      AnyView(Chart { LineMark(x: .value("X", Double.nan), y: .value("Y", Double.nan)) }),
      AnyView(Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }.chartXScale(domain: 1...1)),
      AnyView(Chart { PointMark(x: .value("X", "a"), y: .value("Y", 1)) }.chartXScale(domain: [String]())),
      AnyView(Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }.frame(width: 0, height: 0)),
      AnyView(Chart { RuleMark(x: .value("X", Date.distantPast)) }),
      AnyView(Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }.chartXScale(domain: -5...0, type: .log)),
    ]
    for view in views {
      let window = TestWindow(size: CGSize(width: 200, height: 100)) { view }
      expect(!window.displayList.contains("nan"), window.displayList)
    }
  }
}

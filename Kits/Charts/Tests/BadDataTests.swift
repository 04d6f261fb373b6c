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

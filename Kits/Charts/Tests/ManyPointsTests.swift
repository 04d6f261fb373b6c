import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// Lines of a million points: what is seen stays, and no more is kept than that.
@MainActor struct ManyPointsTests {
  struct Reading {
    let time: Date
    let value: Double
    let small: Float
    var twice: Double { value * 2 }
  }
  private static func readings(_ count: Int) -> [Reading] {
    (0..<count).map { index in
      let t = Double(index), value = sin(t * 0.37) * 40 + sin(t * 0.0031) * 50 + cos(t * 1.7) * 9
      return Reading(time: Date(timeIntervalSinceReferenceDate: t), value: value, small: Float(index % 100))
    }
  }
  private func model(_ content: some ChartContent, width: CGFloat) -> (ChartModel, Placement) {
    let collector = _MarkCollector()
    func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, collector) }
    collect(content)
    let size = CGSize(width: width, height: 300)
    let model = ChartModel(collector.marks, ChartConfiguration(), size: size)
    return (model, Placement(model, size: size))
  }
  @Test func `a line of many points keeps every extreme of the full line`() throws {
    let readings = Self.readings(100_000), width: CGFloat = 200
    let (model, placement) = model(
      LinePlot(readings, x: .value("T", \.time), y: .value("V", \.value)), width: width)
    let series = try require(model.marks.first?.points)
    let full = zip(series.xs, series.ys).map { x, y in
      CGPoint(x: ScalarMap(placement.x).point(x), y: ScalarMap(placement.y).point(y))
    }
    let kept = try require(placement.series.first?.runs.first?.points)
    func columns(_ points: [CGPoint]) -> [Int: [CGPoint]] { Dictionary(grouping: points) { Int($0.x * 2) } }
    let all = columns(full), thin = columns(kept)
    expect(thin.count, equals: all.count)
    for (column, points) in all {
      let own = thin[column] ?? []
      expect(own.map(\.y).min(), equals: points.map(\.y).min())
      expect(own.map(\.y).max(), equals: points.map(\.y).max())
      expect(own.first == points.first && own.last == points.last)
      expect(own.count <= 4, "\(own.count)")
    }
    expect(zip(kept, kept.dropFirst()).allSatisfy { $0.x <= $1.x })
  }
  @Test func `a dense line is a band that reaches to every extreme`() throws {
    let readings = Self.readings(100_000)
    let (_, placement) = model(
      LinePlot(readings, x: .value("T", \.time), y: .value("V", \.value)), width: 200)
    let points = try require(placement.series.first?.runs.first?.points)
    let band = try require(DenseLine.path(points, StrokeStyle(lineWidth: 2)))
    var corners = 0, outlines = 0
    band.forEach { element in
      switch element {
      case .move: (corners, outlines) = (corners + 1, outlines + 1)
      case .line: corners += 1
      default: break
      }
    }
    // One outline, with a step above and one below for each half point of width.
    expect(outlines, equals: 1)
    expect(corners, equals: 200 * 2 * 4)
    let lowest = points.map(\.y).min() ?? 0, highest = points.map(\.y).max() ?? 0
    expect(band.boundingRect.minY, equals: lowest - 1)
    expect(band.boundingRect.maxY, equals: highest + 1)
    expect(points.allSatisfy { band.contains(CGPoint(x: $0.x, y: $0.y)) })
  }
  @Test func `a smooth line and one with dashes are strokes`() {
    let smooth = (0..<5000).map { CGPoint(x: CGFloat($0), y: 10) }
    expect(DenseLine.path(smooth, StrokeStyle(lineWidth: 2)) == nil)
    let steep = (0..<3000).map { CGPoint(x: CGFloat($0) / 2, y: CGFloat($0 % 2 * 40)) }
    expect(DenseLine.path(steep, StrokeStyle(lineWidth: 2)) != nil)
    let dense = (0..<5000).map { CGPoint(x: CGFloat($0) / 20, y: CGFloat($0 % 7)) }
    expect(DenseLine.path(dense, StrokeStyle(lineWidth: 2)) != nil)
    expect(DenseLine.path(dense, StrokeStyle(lineWidth: 2, dash: [3])) == nil)
  }
  @Test func `a million points are two numbers each, and four places of a half point of width`() throws {
    let readings = Self.readings(1_000_000)
    let (model, placement) = model(
      LinePlot(readings, x: .value("T", \.time), y: .value("V", \.value)), width: 1000)
    let series = try require(model.marks.first?.points)
    expect(model.marks.count, equals: 1)
    expect(series.xs.count + series.ys.count + series.yEnds.count, equals: 2_000_000)
    let kept = placement.series.flatMap(\.runs).reduce(0) { $0 + $1.points.count }
    expect(kept <= 4 * 2 * 1001, "\(kept)")
    // Memory is that of the arrays, with all that they have room for: half of what a point may cost.
    let number = MemoryLayout<Double>.stride, place = MemoryLayout<CGPoint>.stride
    let bytes =
      (series.xs.capacity + series.ys.capacity) * number
      + placement.series.flatMap(\.runs).reduce(0) { $0 + $1.points.capacity * place }
    expect(Double(bytes) / 1_000_000 <= 32, "\(bytes)")
  }
  @Test func `numbers are read where they are stored as they are through key paths`() {
    let readings = Self.readings(10)
    func numbers<Value: Plottable>(_ path: KeyPath<Reading, Value>) -> (fast: [Double]?, slow: [Double]) {
      let numbers = PlottableProjection<Reading, Value>.value("V", path).numbers
      let fast = readings.withUnsafeBufferPointer { elements in numbers.read?(elements) }
      return (fast, ElementNumbers(span: numbers.span, read: nil).all(of: readings))
    }
    let time = numbers(\.time), value = numbers(\.value), small = numbers(\.small), twice = numbers(\.twice)
    expect(time.fast, equals: time.slow)
    expect(value.fast, equals: value.slow)
    expect(small.fast, equals: small.slow)
    // What is computed lies nowhere.
    expect(twice.fast == nil)
    expect(twice.slow, equals: readings.map { $0.value * 2 })
  }
  @Test func `collections that do not lie in one piece are read element by element`() {
    let readings = Self.readings(3000)
    let (model, _) = model(
      LinePlot(readings.reversed(), x: .value("T", \.time), y: .value("V", \.value)), width: 100)
    expect(model.marks.first?.points?.ys, equals: readings.map(\.value).reversed())
  }
  @Test func `a value that is no number is a gap among many too`() {
    var readings = Self.readings(5000)
    readings[2500] = Reading(time: readings[2500].time, value: .nan, small: 0)
    readings[0] = Reading(time: readings[0].time, value: .infinity, small: 0)
    let (_, placement) = model(LinePlot(readings, x: .value("T", \.time), y: .value("V", \.value)), width: 100)
    expect(placement.series.first?.runs.count, equals: 2)
  }

  // MARK: - One of many points changes

  @Observable final class Values {
    var all: [Reading]
    init(_ count: Int) { all = ManyPointsTests.readings(count) }
  }
  struct Line: View {
    let values: Values
    var body: some View { Chart { LinePlot(values.all, x: .value("T", \.time), y: .value("V", \.value)) } }
  }
  @Test func `a change of one of ten thousand points costs what it does among three thousand`() {
    func work(_ count: Int) -> FrameCounters {
      let values = Values(count)
      let window = TestWindow(size: CGSize(width: 1000, height: 500)) { Line(values: values) }
      let old = values.all[count / 2]
      window.resetCounters()
      values.all[count / 2] = Reading(time: old.time, value: old.value + 0.25, small: 0)
      window.advance(by: .zero)
      return window.counters
    }
    let few = work(3000), many = work(10_000)
    expect(many.bodies > 0 && many.rounds <= 2, "\(many)")
    expect(many.nodesCreated == 0 && many.nodesDestroyed == 0, "\(many)")
    // Layout and what is recorded do not depend on how many points there are, nor do bodies: labels and words that change
    // with the value are a few of them.
    expect(many.measures == few.measures && many.placements == few.placements, "\(many), \(few)")
    expect(many.itemsRecorded, equals: few.itemsRecorded)
    expect(abs(many.bodies - few.bodies) <= 4 && many.bodies < 40, "\(many), \(few)")
  }
}

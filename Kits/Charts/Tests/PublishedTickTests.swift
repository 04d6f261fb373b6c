import Foundation
import QuickTesting

@testable import Charts

/// Nice numbers and dates beside what is published: each row has its source. Where a source has no steps of 2.5, inputs whose
/// step would be one are left out; ours are in `LinearTickTests`.
struct PublishedTickTests {
  /// Where a row comes from.
  enum Source: String {
    /// P. Heckbert, Nice numbers for graph labels, Graphics Gems (1990), page 61: loose labels of 105 to 543.
    case heckbert
    /// https://d3js.org/d3-array/ticks, examples of ticks(start, stop, count).
    case d3Page
    /// https://github.com/d3/d3-array at 0397419a, test/ticks-test.js.
    case d3Ticks
    /// https://github.com/d3/d3-array at 0397419a, test/nice-test.js.
    case d3Nice
    /// https://github.com/curran/ticks, README.
    case curran
    /// https://d3js.org/d3-scale/time, the intervals of time.ticks(count).
    case d3Time
  }
  /// Low, high, count; step, first and last tick that cover.
  typealias Row = (low: Double, high: Double, count: Int, step: Double, first: Double, last: Double, source: Source)
  static let numbers: [Row] = [
    (105, 543, 5, 100, 100, 600, .heckbert),
    (1, 9, 5, 2, 0, 10, .d3Page), (1, 9, 20, 0.5, 1, 9, .d3Page),
    (0, 1, 10, 0.1, 0, 1, .d3Ticks), (0, 1, 9, 0.1, 0, 1, .d3Ticks), (0, 1, 8, 0.1, 0, 1, .d3Ticks),
    (0, 1, 7, 0.2, 0, 1, .d3Ticks), (0, 1, 6, 0.2, 0, 1, .d3Ticks), (0, 1, 5, 0.2, 0, 1, .d3Ticks),
    (0, 1, 2, 0.5, 0, 1, .d3Ticks), (0, 1, 1, 1, 0, 1, .d3Ticks),
    (0, 10, 10, 1, 0, 10, .d3Ticks), (0, 10, 9, 1, 0, 10, .d3Ticks), (0, 10, 8, 1, 0, 10, .d3Ticks),
    (0, 10, 7, 2, 0, 10, .d3Ticks), (0, 10, 6, 2, 0, 10, .d3Ticks), (0, 10, 5, 2, 0, 10, .d3Ticks),
    (0, 10, 2, 5, 0, 10, .d3Ticks), (0, 10, 1, 10, 0, 10, .d3Ticks),
    (-10, 10, 10, 2, -10, 10, .d3Ticks), (-10, 10, 9, 2, -10, 10, .d3Ticks), (-10, 10, 5, 5, -10, 10, .d3Ticks),
    (-10, 10, 4, 5, -10, 10, .d3Ticks), (-10, 10, 3, 5, -10, 10, .d3Ticks), (-10, 10, 2, 10, -10, 10, .d3Ticks),
    (0.98, 1.14, 10, 0.02, 0.98, 1.14, .d3Ticks),
    (0.132, 0.876, 1000, 0.001, 0.132, 0.876, .d3Nice), (0.132, 0.876, 100, 0.01, 0.13, 0.88, .d3Nice),
    (0.132, 0.876, 10, 0.1, 0.1, 0.9, .d3Nice), (0.132, 0.876, 6, 0.1, 0.1, 0.9, .d3Nice),
    (0.132, 0.876, 5, 0.2, 0, 1, .d3Nice), (0.132, 0.876, 1, 1, 0, 1, .d3Nice),
    (132, 876, 1000, 1, 132, 876, .d3Nice), (132, 876, 100, 10, 130, 880, .d3Nice),
    (132, 876, 10, 100, 100, 900, .d3Nice), (132, 876, 6, 100, 100, 900, .d3Nice),
    (132, 876, 5, 200, 0, 1000, .d3Nice), (132, 876, 1, 1000, 0, 1000, .d3Nice),
    (0.5432, 9.543, 10, 1, 0, 10, .curran), (1, 10_000, 5, 2000, 0, 10_000, .curran),
    (-1, 1, 10, 0.2, -1, 1, .curran), (1000, 1002, 10, 0.2, 1000, 1002, .curran),
  ]
  @Test func `steps and ends of numbers are those of published examples`() {
    for row in Self.numbers {
      let ticks = LinearTicks(row.low, row.high, desiredCount: row.count), covering = ticks.covering
      let name = "\(row.low)…\(row.high) by \(row.count), \(row.source)", near = row.step * 1e-6
      expect(abs(ticks.step - row.step) < near, "\(name): step \(ticks.step)")
      expect(abs((covering.first ?? .nan) - row.first) < near, "\(name): \(covering.first ?? .nan)")
      expect(abs((covering.last ?? .nan) - row.last) < near, "\(name): \(covering.last ?? .nan)")
    }
  }
  /// Seconds in sight, and the interval between ticks where there are six.
  static let dates: [(length: Double, step: DateStep, source: Source)] = [
    (6, DateStep(.second, 1), .d3Time), (30, DateStep(.second, 5), .d3Time), (90, DateStep(.second, 15), .d3Time),
    (180, DateStep(.second, 30), .d3Time), (360, DateStep(.minute, 1), .d3Time), (1800, DateStep(.minute, 5), .d3Time),
    (5400, DateStep(.minute, 15), .d3Time), (10_800, DateStep(.minute, 30), .d3Time),
    (6 * 3600, DateStep(.hour, 1), .d3Time), (18 * 3600, DateStep(.hour, 3), .d3Time),
    (36 * 3600, DateStep(.hour, 6), .d3Time), (72 * 3600, DateStep(.hour, 12), .d3Time),
    (6 * 86_400, DateStep(.day, 1), .d3Time), (12 * 86_400, DateStep(.day, 2), .d3Time),
    (42 * 86_400, DateStep(.weekOfYear, 1), .d3Time), (183 * 86_400, DateStep(.month, 1), .d3Time),
    (548 * 86_400, DateStep(.month, 3), .d3Time), (6 * 365.25 * 86_400, DateStep(.year, 1), .d3Time),
  ]
  @Test func `steps of dates are those of published intervals`() {
    for row in Self.dates {
      expect(DateStep.nice(for: row.length, count: 6), equals: row.step, "\(row.length) seconds, \(row.source)")
    }
  }
  @Test func `sixty inputs have a source that is published`() {
    expect(Self.numbers.count + Self.dates.count, equals: 60)
  }
}

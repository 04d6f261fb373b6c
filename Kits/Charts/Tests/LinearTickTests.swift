import Foundation
import QuickTesting

@testable import Charts

/// Nice numbers: a table of inputs, worked out by hand from the rule; `PublishedTickTests` has those that are published. Each step is the number of 1, 2, 2.5 and 5 times a power of ten that is nearest to
/// the range over the count, by ratio.
struct LinearTickTests {
  /// Low, high, count; step, first and last tick that cover.
  static let table: [(Double, Double, Int, Double, Double, Double)] = [
    (0, 1, 5, 0.2, 0, 1), (0, 10, 5, 2, 0, 10), (0, 9.5, 5, 2, 0, 10), (0, 11, 5, 2, 0, 12), (0, 12, 5, 2.5, 0, 12.5),
    (0, 15, 5, 2.5, 0, 15), (0, 20, 5, 5, 0, 20), (0, 25, 5, 5, 0, 25), (0, 30, 5, 5, 0, 30), (0, 45, 5, 10, 0, 50),
    (0, 95, 5, 20, 0, 100), (0, 100, 4, 25, 0, 100), (0, 100, 10, 10, 0, 100), (0, 101, 5, 20, 0, 120),
    (0, 1234, 5, 250, 0, 1250), (0, 9999, 5, 2000, 0, 10_000), (0, 1e6, 5, 200_000, 0, 1e6),
    (0, 0.04, 4, 0.01, 0, 0.04), (0, 0.007, 5, 0.001, 0, 0.007), (-1, 1, 4, 0.5, -1, 1), (-3, 18, 5, 5, -5, 20),
    (-100, 0, 5, 20, -100, 0), (-7, -2, 5, 1, -7, -2), (3, 4, 5, 0.2, 3, 4), (3.1, 4.05, 5, 0.2, 3, 4.2),
    (1000, 1010, 5, 2, 1000, 1010), (999, 1011, 4, 2.5, 997.5, 1012.5), (0, 7, 7, 1, 0, 7), (0, 7, 3, 2.5, 0, 7.5),
    (0, 6, 2, 2.5, 0, 7.5), (0, 50, 5, 10, 0, 50), (0, 70, 5, 10, 0, 70), (0, 80, 5, 20, 0, 80), (0, 2, 5, 0.5, 0, 2),
    (0, 3, 5, 0.5, 0, 3), (0, 4, 5, 1, 0, 4), (0, 5, 5, 1, 0, 5), (0, 6, 5, 1, 0, 6), (0, 8, 5, 2, 0, 8),
    (0, 1e-9, 5, 2e-10, 0, 1e-9), (0, 1e12, 5, 2e11, 0, 1e12), (-50, 50, 4, 25, -50, 50),
    (-0.3, 0.3, 6, 0.1, -0.3, 0.3),
    (10, 90, 4, 20, 0, 100), (12, 88, 4, 20, 0, 100), (20, 21, 2, 0.5, 20, 21), (100, 101, 10, 0.1, 100, 101),
    (0, 360, 6, 50, 0, 400), (0, 24, 6, 5, 0, 25), (0, 60, 6, 10, 0, 60), (1, 12, 6, 2, 0, 12), (1, 31, 6, 5, 0, 35),
    (0, 255, 5, 50, 0, 300), (0, 500, 5, 100, 0, 500), (0, 750, 3, 250, 0, 750), (-273, 100, 5, 100, -300, 100),
    (0, 42, 6, 5, 0, 45), (0, 42, 3, 10, 0, 50), (0, 33.3, 3, 10, 0, 40), (0, 66.6, 3, 20, 0, 80),
  ]
  @Test func `steps and ends are nice for a table of sixty inputs`() {
    expect(Self.table.count, equals: 60)
    for (low, high, count, step, first, last) in Self.table {
      let ticks = LinearTicks(low, high, desiredCount: count), covering = ticks.covering
      let near = step * 1e-6
      expect(abs(ticks.step - step) < near, "\(low)…\(high) by \(count): step \(ticks.step)")
      expect(
        abs((covering.first ?? .nan) - first) < near && abs((covering.last ?? .nan) - last) < near,
        "\(low)…\(high) by \(count): \(covering)")
    }
  }
  @Test func `ticks inside a range are no further than its ends`() {
    expect(LinearTicks(3, 17, step: 5).inside, equals: [5, 10, 15])
    expect(LinearTicks(-0.3, 0.3, step: 0.1).inside.count, equals: 7)
    expect(LinearTicks(0.5, 0.6, step: 1).inside, equals: [])
  }
  @Test func `a range without length and one that is not finite have an end`() {
    expect(LinearTicks(5, 5, desiredCount: 5).covering, equals: [5, 6])
    expect(LinearTicks(.nan, 5, desiredCount: 5).step, equals: 1)
    expect(LinearTicks(0, .infinity, desiredCount: 5).inside, equals: [])
  }
  @Test func `a range that is rounded ends at a tick of the rounded range`() {
    for (low, high, count, _, _, _) in Self.table {
      for isWhole in [false, true] {
        let ticks = LinearTicks.settled(low, high, desiredCount: count, isWhole: isWhole), covering = ticks.covering
        let first = covering.first ?? .nan, last = covering.last ?? .nan
        let again = LinearTicks(first, last, desiredCount: count, isWhole: isWhole)
        expect(again.step, equals: ticks.step, "\(low)…\(high) by \(count)")
        expect(again.inside.last, equals: last, "\(low)…\(high) by \(count)")
      }
    }
    expect(LinearTicks.settled(0, 420, desiredCount: 6).covering.last, equals: 500)
  }
  @Test func `ticks of whole numbers are whole`() {
    expect(LinearTicks(0, 3, desiredCount: 10, minimumStep: 1).step, equals: 1)
    expect(LinearTicks(0, 12, desiredCount: 5, minimumStep: 1).step, equals: 3)
  }
  @Test func `a logarithm has powers of ten, and more where there is room`() {
    expect(LogTicks.inside(1, 10_000, desiredCount: 5), equals: [1, 10, 100, 1000, 10_000])
    expect(LogTicks.inside(1, 10, desiredCount: 5), equals: [1, 2, 5, 10])
    expect(LogTicks.inside(0, 10, desiredCount: 5), equals: [])
  }
}

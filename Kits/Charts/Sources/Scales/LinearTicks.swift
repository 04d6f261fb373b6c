import Foundation

/// Nice numbers along an axis: multiples of 1, 2, 2.5 or 5 times a power of ten.
///
/// Source: P. Heckbert, Nice numbers for graph labels, Graphics Gems (1990), with 2.5 besides, as Apple's charts have
/// axes of 0, 25, 50, 75, 100.
struct LinearTicks: Equatable {
  let low: Double
  let high: Double
  /// Positive and finite.
  let step: Double

  /// - Parameter isWhole: Whether all data are whole numbers: no step then is a fraction.
  init(_ low: Double, _ high: Double, desiredCount: Int, minimumStep: Double = 0, isWhole: Bool = false) {
    (self.low, self.high) = (low, high)
    if isWhole, high - low < 1e15 {
      let rough = max((high - low) / Double(max(1, desiredCount)), minimumStep)
      step = max(Self.wholeStep(rough), minimumStep)
      return
    }
    let intervals = Double(max(1, desiredCount))
    let rough = max((high - low) / intervals, minimumStep)
    step = max(Self.niceStep(rough, minimum: minimumStep), minimumStep)
  }
  init(_ low: Double, _ high: Double, step: Double) { (self.low, self.high, self.step) = (low, high, step) }

  /// The ticks of a range whose ends are then rounded to ticks: those of the longer range, so that it ends at one.
  ///
  /// 0…420 in six steps has ticks at multiples of 50 and would end at 450, where 100 is nearer: it ends at 500.
  static func settled(
    _ low: Double, _ high: Double, desiredCount: Int, minimumStep: Double = 0, isWhole: Bool = false,
    lower: Bool = true, upper: Bool = true
  ) -> LinearTicks {
    var ticks = LinearTicks(low, high, desiredCount: desiredCount, minimumStep: minimumStep, isWhole: isWhole)
    // Steps only grow, and a step that has doubled covers the range.
    for _ in 0..<4 {
      let covering = ticks.covering
      let first = lower ? covering.first ?? low : low, last = upper ? covering.last ?? high : high
      let next = LinearTicks(first, last, desiredCount: desiredCount, minimumStep: minimumStep, isWhole: isWhole).step
      guard next > ticks.step else { break }
      ticks = LinearTicks(low, high, step: next)
    }
    return ticks
  }

  /// The nice step that is nearest to a rough one, by ratio; 1 for zero.
  static func niceStep(_ rough: Double, minimum: Double = 0) -> Double {
    guard rough > 0, rough.isFinite else { return 1 }
    let power = pow(10, log10(rough).rounded(.down)), fraction = rough / power
    let nice: Double = fraction < 1.42 ? 1 : fraction < 2.24 ? 2 : fraction < 3.54 ? 2.5 : fraction < 7.08 ? 5 : 10
    let step = nice * power
    // A step of whole numbers is no fraction.
    return minimum >= 1 && step != step.rounded() ? step.rounded(.up) : step
  }
  /// The nice whole step that is nearest to a rough one, by ratio: 2.5 only where it is whole, as 25.
  static func wholeStep(_ rough: Double) -> Double {
    let step = niceStep(rough)
    guard step >= 1 else { return 1 }
    return step == step.rounded() ? step : rough < 3 ? 2 : 5
  }
  /// The multiples of the step in the range. Ends count that are outside by rounding only.
  var inside: [Double] {
    let first = (low / step - 1e-9).rounded(.up), last = (high / step + 1e-9).rounded(.down)
    return multiples(first, last)
  }
  /// The multiples of the step from the last one at or before the range to the first at or behind it: two at least.
  var covering: [Double] {
    let first = (low / step + 1e-9).rounded(.down), last = (high / step - 1e-9).rounded(.up)
    return multiples(first, max(last, first + 1))
  }
  private func multiples(_ first: Double, _ last: Double) -> [Double] {
    guard first <= last, (last - first) < Double(DateTicks.most) else { return [] }
    return (0...Int(last - first)).map { index in
      let value = (first + Double(index)) * step
      return abs(value) < step * 1e-9 ? 0 : value
    }
  }
}

/// Nice numbers along an axis of a logarithm: powers of ten, and 2 and 5 times these where there is room.
enum LogTicks {
  static func inside(_ low: Double, _ high: Double, desiredCount: Int) -> [Double] {
    guard low > 0, high >= low, high.isFinite else { return [] }
    let first = Int(log10(low).rounded(.down)), last = Int(log10(high).rounded(.up))
    let decades = max(1, last - first)
    let factors: [Double] = decades * 3 <= desiredCount ? [1, 2, 5] : [1]
    let every = max(1, Int((Double(decades) / Double(max(1, desiredCount))).rounded(.up)))
    var values: [Double] = []
    for power in stride(from: first, through: last, by: every) {
      values += factors.map { $0 * pow(10, Double(power)) }
    }
    return values.filter { $0 >= low * (1 - 1e-9) && $0 <= high * (1 + 1e-9) }
  }
}

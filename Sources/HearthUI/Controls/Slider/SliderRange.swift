import Foundation

/// The values that a slider goes through, as numbers.
struct SliderRange: Hashable {
  let lower: Double
  let upper: Double
  /// Nil for every value.
  let step: Double?

  /// What an app gives is made usable: a step that is not a positive number counts as none.
  init(_ lower: Double, _ upper: Double, step: Double?) {
    self.lower = lower.isFinite ? lower : 0
    self.upper = upper.isFinite ? max(upper, self.lower) : self.lower
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
  var length: Double { upper - lower }
  /// From 0 to 1. NaN counts as the lowest value.
  func fraction(_ value: Double) -> Double {
    guard length > 0, value.isFinite else { return 0 }
    return min(max(0, (value - lower) / length), 1)
  }
  func value(at fraction: Double) -> Double { snapped(lower + length * min(max(0, fraction), 1)) }
  /// The nearest value that the steps from the lower bound reach, not above the upper one.
  func snapped(_ value: Double) -> Double {
    let inside = min(max(lower, value.isFinite ? value : lower), upper)
    guard let step else { return inside }
    let last = (length / step + 1e-9).rounded(.down)
    return lower + min(last, ((inside - lower) / step).rounded()) * step
  }
  enum Pace { case small, page, assistive }
  /// The value some steps away. Without a step an arrow goes a twentieth of the way, Page Up and Down a fifth,
  /// assistive technology a tenth. Source: UIAccessibility adjusts sliders by a tenth; ours for the others.
  func moved(_ value: Double, by count: Int, _ pace: Pace) -> Double {
    let part = pace == .small ? length / 20 : pace == .page ? length / 5 : length / 10
    guard let step else { return snapped(min(max(lower, value), upper) + part * Double(count)) }
    let steps = pace == .small ? 1 : max(1, (part / step).rounded())
    return snapped(snapped(value) + steps * step * Double(count))
  }
  /// Places of the steps from 0 to 1, where they are few enough to be told apart.
  var ticks: [Double] {
    guard let step, length > 0, length / step <= 20 else { return [] }
    return (0...Int((length / step + 1e-9).rounded(.down))).map { Double($0) * step / length }
  }
  /// The values of the steps; empty if there are no steps, or more than a thousand.
  var steps: [Double] {
    guard let step, length / step <= 1000 else { return [] }
    return (0...Int((length / step + 1e-9).rounded(.down))).map { lower + Double($0) * step }
  }
}

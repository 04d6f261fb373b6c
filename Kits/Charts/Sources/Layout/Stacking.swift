import Foundation

/// Where bars and areas start and end on the axis of their values, after stacking: pure.
struct Stacking {
  /// What stacks are told apart by: marks of one stack stand upon one another.
  private struct Key: Hashable {
    var kind: ResolvedMark.Kind
    var isVertical: Bool
    var method: MarkStackingMethod
    var place: ValueSpan
    var position: _ChartValue?
  }
  /// For each mark by its index; nil for marks that have no such axis.
  private(set) var ranges: [ClosedDirectedRange?]

  init(_ marks: [ResolvedMark]) {
    ranges = Array(repeating: nil, count: marks.count)
    var stacks: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, mark) in marks.enumerated() where mark.isPlottable && mark.points == nil && mark.function == nil {
      guard mark.kind == .bar || mark.kind == .area, let vertical = mark.growsVertically,
        let value = (vertical ? mark.y : mark.x)?.value.scalar
      else { continue }
      // A bar of one axis alone has all of the other one: all such bars are one stack.
      let place = (vertical ? mark.x : mark.y)?.span ?? ValueSpan(.category(""))
      guard mark.stacking != .unstacked else {
        ranges[index] = ClosedDirectedRange(0, value)
        continue
      }
      let key = Key(
        kind: mark.kind, isVertical: vertical, method: mark.stacking, place: place,
        position: mark.kind == .bar ? mark.style.positionBy?.value : nil)
      if stacks[key] == nil { order.append(key) }
      stacks[key, default: []].append(index)
      ranges[index] = ClosedDirectedRange(0, value)
    }
    for key in order { stack(stacks[key] ?? [], key.method, isArea: key.kind == .area) }
  }

  private mutating func stack(_ indices: [Int], _ method: MarkStackingMethod, isArea: Bool) {
    let values = indices.map { ranges[$0]?.end ?? 0 }
    let total = values.reduce(0) { $0 + abs($1) }
    let scale: Double = method == .normalized && total > 0 ? 1 / total : 1
    var up: Double = method == .center ? -values.reduce(0, +) / 2 : 0, down: Double = 0
    for (index, value) in zip(indices, values) {
      let length = value * scale
      // Bars below zero are a stack of their own; layers of areas are a sum, so that they stay connected.
      if length < 0 && !isArea && method != .center {
        ranges[index] = ClosedDirectedRange(down, down + length)
        down += length
      } else {
        ranges[index] = ClosedDirectedRange(up, up + length)
        up += length
      }
    }
  }
}

/// From a start to an end, which may be smaller.
struct ClosedDirectedRange: Equatable {
  var start: Double
  var end: Double
  init(_ start: Double, _ end: Double) { (self.start, self.end) = (start, end) }
}

extension ResolvedMark {
  /// Whether a bar or area grows along y from its baseline, or along x; nil for one that is given both ends or has no
  /// number to grow by.
  ///
  /// Source: Apple, documentation of BarMark: a bar is vertical unless y has categories or dates and x has numbers; a bar
  /// of one number alone grows along its axis.
  var growsVertically: Bool? {
    guard xEnd == nil, yEnd == nil else { return nil }
    if y == nil, kind == .bar, case .automatic = width.kind { return x?.span.isQuantity == true ? false : nil }
    if x == nil, kind == .bar, case .automatic = height.kind { return y?.span.isQuantity == true ? true : nil }
    guard let x, let y else { return nil }
    let xNumber = x.span.isQuantity, yNumber = y.span.isQuantity
    if yNumber { return true }
    if xNumber { return false }
    // Two dates, or bins of numbers against dates: along the one that is a single value.
    if y.value.scalar != nil, x.value.scalar == nil || y.span.upper == nil { return true }
    return x.value.scalar != nil ? false : nil
  }
}
extension ValueSpan {
  /// Whether it is a single number, to which a bar can grow.
  var isQuantity: Bool { if case .number = lower { upper == nil } else { false } }
}

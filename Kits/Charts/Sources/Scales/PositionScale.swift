import Foundation

/// Turns values of an axis into places and back: a value, without a window.
///
/// Places are fractions of the plot area along the axis in the direction of values: 0 where the axis starts (the leading
/// edge for x, the bottom for y; the top for categories of y). `AxisPlaces` turns them into points.
struct PositionScale: Equatable {
  enum Domain: Equatable {
    /// From one value to another, which may be smaller; the values of dates are seconds.
    case continuous(Double, Double, isDate: Bool)
    case categories([String])
  }
  var domain: Domain
  var type: ScaleType = .linear
  /// Where each category is in the domain.
  private var indices: [String: Int] = [:]

  init(_ domain: Domain, type: ScaleType = .linear) {
    (self.domain, self.type) = (domain, type)
    if case .categories(let names) = domain {
      for (index, name) in names.enumerated() where indices[name] == nil { indices[name] = index }
    }
  }
  var isCategorical: Bool { if case .categories = domain { true } else { false } }
  var isDate: Bool { if case .continuous(_, _, isDate: true) = domain { true } else { false } }
  var categories: [String] { if case .categories(let names) = domain { names } else { [] } }
  /// The smaller and the larger end; nil for categories.
  var bounds: ClosedRange<Double>? {
    guard case .continuous(let a, let b, _) = domain else { return nil }
    return min(a, b)...max(a, b)
  }
  /// The share of the axis that a category has; zero for other scales.
  var band: Double { isCategorical ? 1 / Double(max(1, categories.count)) : 0 }

  /// The fraction at which a value is: the middle of a category's band. Nil where it has no place.
  func fraction(_ value: _ChartValue) -> Double? {
    switch domain {
    case .categories: return indices[value.category].map { (Double($0) + 0.5) * band }
    case .continuous: return value.scalar.flatMap { fraction(scalar: $0) }
    }
  }
  func fraction(scalar: Double) -> Double? {
    guard case .continuous(let a, let b, _) = domain, scalar.isFinite, let place = type.forward(scalar),
      let start = type.forward(a), let end = type.forward(b)
    else { return nil }
    return start == end ? 0.5 : (place - start) / (end - start)
  }
  /// The value at a fraction; the nearest category. Nil without categories.
  func value(_ fraction: Double) -> _ChartValue? {
    switch domain {
    case .categories(let names):
      guard !names.isEmpty, fraction.isFinite else { return nil }
      return .category(names[min(max(Int((fraction / band).rounded(.down)), 0), names.count - 1)])
    case .continuous(let a, let b, let isDate):
      guard fraction.isFinite, let start = type.forward(a), let end = type.forward(b) else { return nil }
      let value = type.backward(start + fraction * (end - start))
      return isDate ? .date(value) : .number(value)
    }
  }
}

/// The points along one side of a plot area: x runs from left to right, y from the top down.
struct AxisPlaces: Equatable {
  var scale: PositionScale
  /// Where the axis starts and ends.
  var start: CGFloat
  var end: CGFloat

  /// The middle of a value.
  func position(_ value: _ChartValue) -> CGFloat? { scale.fraction(value).map(point) }
  func position(_ span: ValueSpan) -> CGFloat? { position(scale.isCategorical ? span.lower : span.middle) }
  func point(_ fraction: Double) -> CGFloat { start + CGFloat(fraction) * (end - start) }
  func value(_ point: CGFloat) -> _ChartValue? {
    end == start ? nil : scale.value(Double((point - start) / (end - start)))
  }
  /// The ends of a value that has an extent, a category's band or a range; one point for others.
  func range(_ span: ValueSpan) -> ClosedRange<CGFloat>? {
    if scale.isCategorical {
      guard let middle = scale.fraction(span.lower) else { return nil }
      return ordered(point(middle - scale.band / 2), point(middle + scale.band / 2))
    }
    guard let lower = position(span.lower) else { return nil }
    return ordered(lower, span.upper.flatMap(position) ?? lower)
  }
  private func ordered(_ a: CGFloat, _ b: CGFloat) -> ClosedRange<CGFloat> { min(a, b)...max(a, b) }
  /// Where zero is, or the end of the axis that is nearest to it: bars and areas start there.
  var baseline: CGFloat {
    guard let bounds = scale.bounds else { return start }
    if scale.isDate { return start }
    let zero = min(max(0, bounds.lowerBound), bounds.upperBound)
    return scale.fraction(scalar: zero).map(point) ?? start
  }
}

import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(DateStep, Calendar?)
    case list([_ChartValue])
  }
  let kind: Kind
  /// Whether the domain of the scale is rounded to values of the axis; nil for the default: where it is inferred.
  var roundLower: Bool?
  var roundUpper: Bool?

  private init(_ kind: Kind, _ roundLower: Bool?, _ roundUpper: Bool?) {
    (self.kind, self.roundLower, self.roundUpper) = (kind, roundLower, roundUpper)
  }
  init<Value: Plottable>(_ values: [Value]) { self.init(.list(values.map(\.chartValue)), false, false) }

  /// Nice values.
  public static var automatic: AxisMarkValues { automatic() }
  /// About so many nice values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    Self(.automatic(desiredCount: desiredCount, minimumStride: nil), roundLowerBound, roundUpperBound)
  }
  /// About so many nice values, at least so far apart.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    Self(
      .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)), roundLowerBound, roundUpperBound)
  }
  @_disfavoredOverload
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryInteger {
    Self(
      .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)), roundLowerBound, roundUpperBound)
  }
  /// Multiples of a number.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    Self(.stride(Double(stepSize)), roundLowerBound, roundUpperBound)
  }
  @_disfavoredOverload
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryInteger {
    Self(.stride(Double(stepSize)), roundLowerBound, roundUpperBound)
  }
  /// The starts of units of a calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    Self(.dates(DateStep(component, max(1, count)), calendar), roundLowerBound, roundUpperBound)
  }

  /// Whether both choose their values by the same count and least step.
  func isSame(as other: AxisMarkValues) -> Bool {
    guard case .automatic(let count, let least) = kind, case .automatic(let otherCount, let otherLeast) = other.kind
    else { return false }
    return count == otherCount && least == otherLeast
  }
}

import Foundation

/// Any number of animatable values as one.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, as a tuple.
  public var value: (repeat each Value)
  /// Puts any number of values together.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The zeros of all values.
  public static var zero: Self { Self(repeat (each Value).zero) }
  /// The sums of the values at each place.
  public static func + (a: Self, b: Self) -> Self { Self(repeat (each a.value) + (each b.value)) }
  /// The differences of the values at each place.
  public static func - (a: Self, b: Self) -> Self { Self(repeat (each a.value) - (each b.value)) }
  public static func == (a: Self, b: Self) -> Bool {
    for (x, y) in repeat (each a.value, each b.value) {
      if x != y { return false }
    }
    return true
  }
  /// Multiplies each of the values by `rhs`.
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }
  /// The squared lengths of all values, added up.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

import Foundation

/// Any number of animatable values as one.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: Self { Self(repeat (each Value).zero) }
  public static func + (a: Self, b: Self) -> Self { Self(repeat (each a.value) + (each b.value)) }
  public static func - (a: Self, b: Self) -> Self { Self(repeat (each a.value) - (each b.value)) }
  public static func == (a: Self, b: Self) -> Bool {
    for (x, y) in repeat (each a.value, each b.value) {
      if x != y { return false }
    }
    return true
  }
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

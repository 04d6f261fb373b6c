import Foundation

/// A type that can be animated as a vector: added, subtracted and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies all parts by a number.
  mutating func scale(by rhs: Double)
  /// The square of the vector's length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This vector with each component multiplied by `rhs`.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
  /// Moves this value towards `other`: by nothing when `amount` is 0, all the way when it is 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
  /// The value between this one and `other`: this one when `amount` is 0, `other` when it is 1.
  /// Amounts outside 0…1 go beyond the two.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies this number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number multiplied by itself.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  /// Multiplies this number by `rhs`, which is rounded to a `Float` first.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number multiplied by itself.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
extension CGFloat: VectorArithmetic {
  /// Multiplies this number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number multiplied by itself.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value that there is.
  public init() {}
  /// The only value that there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value that there is.
  public static func + (a: Self, b: Self) -> Self { a }
  /// The only value that there is.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Changes nothing.
  public static func += (a: inout Self, b: Self) {}
  /// Changes nothing.
  public static func -= (a: inout Self, b: Self) {}
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
///
///     struct Bar: Shape {
///       var from: Double, to: Double
///       var animatableData: AnimatablePair<Double, Double> {
///         get { AnimatablePair(from, to) }
///         set { (from, to) = (newValue.first, newValue.second) }
///       }
///       func path(in rect: CGRect) -> Path {
///         Path(CGRect(x: rect.width * from, y: 0, width: rect.width * (to - from), height: rect.height))
///       }
///     }
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the two values.
  public var first: First
  /// The second of the two values.
  public var second: Second
  /// Puts two values together.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The pair of two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of the first and of the second values.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// The differences of the first and of the second values.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Adds the values of another pair to those of this one.
  public static func += (a: inout Self, b: Self) {
    a.first += b.first
    a.second += b.second
  }
  /// Subtracts the values of another pair from those of this one.
  public static func -= (a: inout Self, b: Self) {
    a.first -= b.first
    a.second -= b.second
  }
  /// Multiplies both values by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The squared lengths of both values, added up.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

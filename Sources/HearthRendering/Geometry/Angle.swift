import Foundation

/// A geometric angle. Positive angles turn from the x axis towards the y axis:
/// clockwise on screen, where y points down.
///
///     let quarter = Angle.degrees(90)
///     let whole = quarter + .radians(1.5 * .pi)
@frozen public struct Angle: Hashable, Sendable {
  /// The angle in radians: 2π is a whole turn. Positive angles turn clockwise on the screen, where y goes downwards.
  public var radians: Double
  /// The angle in degrees: a whole turn is 360.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle from radians: a whole turn is 2π.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees: a whole turn is 360.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of so many radians: a whole turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of so many degrees: a whole turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn at all.
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  /// Whether one angle is smaller than another. Whole turns count: 10° is less than 365°.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

// MARK: - Arithmetic

extension Angle {
  /// The angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The angle multiplied by a number.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// The angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// Adds an angle to another.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Subtracts an angle from another.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
  /// Multiplies the angle by a number.
  public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }
  /// Divides the angle by a number.
  public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}

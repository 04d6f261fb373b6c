import Foundation

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Kind: Hashable, Sendable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// The size that is usual for the mark.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// The room there is, without so many points at each end.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// A share of the room there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }

  /// The points of so much room; never negative.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: max(0, automatic)
    case .fixed(let length): max(0, length)
    case .inset(let inset): max(0, room - 2 * inset)
    case .ratio(let ratio): max(0, room * ratio)
    }
  }
}

/// The widths or heights of the marks of a plot over a collection.
nonisolated public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let dimension: (DataElement) -> MarkDimension
  init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }
  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
  public init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }
  public static var automatic: MarkDimensions<DataElement> { Self { _ in .automatic } }
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .fixed(value) } }
  public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .fixed($0[keyPath: path]) }
  }
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .inset(value) } }
  public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .inset($0[keyPath: path]) }
  }
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .ratio(value) } }
  public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .ratio($0[keyPath: path]) }
  }
}

/// How marks with the same category or date share the axis of their values.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One upon the other, from zero: negative values downwards.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// One upon the other, as shares of their sum.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One upon the other, with the middle at zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Each from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// How lines and areas run from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd, cardinal(CGFloat), catmullRom(CGFloat)
  }
  let kind: Kind
  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// Smooth, and never beyond the points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// In steps, at the start of each interval.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// In steps, in the middle of each interval.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// In steps, at the end of each interval.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline; a tension of 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
  /// A Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A Catmull-Rom spline: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
}

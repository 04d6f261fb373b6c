import Foundation

/// A point in a rectangle, as fractions of its width and height from the top left (leading) corner.
///
///     Rectangle().rotationEffect(.degrees(45), anchor: UnitPoint(x: 0.25, y: 1))
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width: 0 is at the leading edge, 1 at the trailing one.
  public var x: CGFloat
  /// The part of the height: 0 is at the top, 1 at the bottom.
  public var y: CGFloat
  /// Creates the point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point from its parts of the width and the height. What lies outside 0…1 lies outside the rectangle.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The origin: the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

import Foundation

// The functions of C that source calls for values of geometry, as Core Graphics has them.

/// A point.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// A rectangle by its corner and its size.
@inlinable public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
)
  -> CGRect
{
  CGRect(x: x, y: y, width: width, height: height)
}
/// A vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// A transformation from its numbers.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

extension CGAffineTransform {
  /// Creates a transformation from its numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}

extension CGPoint {
  /// `(x, y)`, for reading by people.
  public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize {
  /// `(width, height)`, for reading by people.
  public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect {
  /// `(x, y, width, height)`, for reading by people.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
extension CGVector {
  /// `(dx, dy)`, for reading by people.
  public var debugDescription: String { "(\(dx), \(dy))" }
}

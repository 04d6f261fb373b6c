import Foundation

/// An affine transformation of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation on Linux has no `CGAffineTransform`, which SwiftUI's interface names.
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  /// The numbers of the transformation, as in the formulas above.
  public var a, b, c, d, tx, ty: CGFloat

  /// Creates a transformation from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// The identity.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// A move by `tx` and `ty`.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  /// A scaling around the origin, by a factor for each direction.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
  /// A rotation by `angle` radians, clockwise on screen because `y` points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transformation that leaves every point where it is.
  public static let identity = CGAffineTransform()
  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == .identity }
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  package var determinant: CGFloat { a * d - b * c }

  /// This transformation first, `next` afterwards.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
  /// A move first, this transformation afterwards.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// A scaling first, this transformation afterwards.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// A rotation by `angle` radians first, this transformation afterwards.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// The inverse; the transformation itself where it has none, as Core Graphics documents.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    if determinant == 0 || !determinant.isFinite { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Where a transformation takes this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// What a transformation makes of this size, without its move.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.isTranslation { return offsetBy(dx: t.tx, dy: t.ty) }
    // Without an array: this is done for each frame of what turns.
    let a = CGPoint(x: minX, y: minY).applying(t), b = CGPoint(x: maxX, y: minY).applying(t)
    let c = CGPoint(x: minX, y: maxY).applying(t), d = CGPoint(x: maxX, y: maxY).applying(t)
    let left = min(min(a.x, b.x), min(c.x, d.x)), right = max(max(a.x, b.x), max(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

import Foundation

/// A projective transformation of the plane: points are rows (x, y, 1), multiplied from the left; the third
/// number of the result divides the others.
package struct Projection: Hashable, Sendable {
  package var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

  package init(
    _ m11: CGFloat, _ m12: CGFloat, _ m13: CGFloat, _ m21: CGFloat, _ m22: CGFloat, _ m23: CGFloat, _ m31: CGFloat,
    _ m32: CGFloat,
    _ m33: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m21, self.m22, self.m23) = (m11, m12, m13, m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
  package init(_ t: CGAffineTransform) { self.init(t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1) }

  /// The same as an affine transformation; nil when straight lines that are parallel do not stay so.
  package var affine: CGAffineTransform? {
    if m13 != 0 || m23 != 0 || m33 == 0 { return nil }
    return CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }
  package var isIdentity: Bool { affine?.isIdentity ?? false }
  package var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
  }
  /// Nothing of what is drawn through it can be seen.
  package var isDegenerate: Bool { !determinant.isFinite || abs(determinant) < 1e-9 }

  /// This transformation first, `next` afterwards.
  package func concatenating(_ next: Projection) -> Projection {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * next.m11 + b * next.m21 + c * next.m31, a * next.m12 + b * next.m22 + c * next.m32,
        a * next.m13 + b * next.m23 + c * next.m33
      )
    }
    let a = row(m11, m12, m13), b = row(m21, m22, m23), c = row(m31, m32, m33)
    return Projection(a.0, a.1, a.2, b.0, b.1, b.2, c.0, c.1, c.2)
  }
  /// The inverse; nil if the transform has no inverse.
  package var inverse: Projection? {
    if isDegenerate { return nil }
    let d = determinant
    return Projection(
      (m22 * m33 - m23 * m32) / d, (m13 * m32 - m12 * m33) / d, (m12 * m23 - m13 * m22) / d,
      (m23 * m31 - m21 * m33) / d, (m11 * m33 - m13 * m31) / d, (m13 * m21 - m11 * m23) / d,
      (m21 * m32 - m22 * m31) / d, (m12 * m31 - m11 * m32) / d, (m11 * m22 - m12 * m21) / d)
  }

  /// What lies nearer to the eye than this is not seen: a hundredth of the distance to the plane.
  private static let nearest: CGFloat = 0.01

  /// Where a point goes; nil for one that lies behind the eye.
  package func apply(_ point: CGPoint) -> CGPoint? {
    let w = m13 * point.x + m23 * point.y + m33
    if w < Self.nearest { return nil }
    return CGPoint(x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }
  /// The smallest rectangle around what is seen of `rect`.
  package func bounds(of rect: CGRect) -> CGRect {
    if let affine { return rect.applying(affine) }
    if rect.isNull || rect.isInfinite { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    func w(_ p: CGPoint) -> CGFloat { m13 * p.x + m23 * p.y + m33 }
    // The part in front of the eye: the corners there, and where the sides cross the limit.
    var points: [CGPoint] = []
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % 4], wa = w(a), wb = w(b)
      if wa >= Self.nearest { points.append(a) }
      if (wa >= Self.nearest) != (wb >= Self.nearest) {
        let t = (Self.nearest * 1.0001 - wa) / (wb - wa)
        points.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
      }
    }
    var result = CGRect.null
    for point in points {
      guard let seen = apply(point) else { continue }
      result = result.union(CGRect(origin: seen, size: .zero))
    }
    return result.isNull ? .zero : result
  }
}

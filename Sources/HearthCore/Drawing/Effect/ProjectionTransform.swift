import Foundation
import HearthRendering

/// A projective transformation of the plane: points are rows (x, y, 1), multiplied from the left.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row of the matrix: what `x` adds to each component of the result.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row of the matrix: what `y` adds to each component of the result.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row of the matrix: what is added whatever the point is.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The identity.
  public init() {}
  /// Creates the projective transformation that does the same as an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Straight lines that are parallel stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  var projection: Projection { Projection(m11, m12, m13, m21, m22, m23, m31, m32, m33) }
  var isFinite: Bool {
    (m11 + m12 + m13).isFinite && (m21 + m22 + m23).isFinite && (m31 + m32 + m33).isFinite
  }

  /// This transformation first, `rhs` afterwards.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Inverts this transformation; false, and no change, where it has no inverse.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32, c12 = m23 * m31 - m21 * m33, c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    if determinant == 0 || !determinant.isFinite { return false }
    var r = ProjectionTransform()
    (r.m11, r.m21, r.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    r.m12 = (m13 * m32 - m12 * m33) / determinant
    r.m22 = (m11 * m33 - m13 * m31) / determinant
    r.m32 = (m12 * m31 - m11 * m32) / determinant
    r.m13 = (m12 * m23 - m13 * m22) / determinant
    r.m23 = (m13 * m21 - m11 * m23) / determinant
    r.m33 = (m11 * m22 - m12 * m21) / determinant
    self = r
    return true
  }
  /// The inverse, or this transformation itself if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }
}

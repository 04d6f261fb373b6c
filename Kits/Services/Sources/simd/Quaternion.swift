@_exported import Foundation

/// A turn in space, as a quaternion of length 1: the imaginary parts first, the real part last.
///
/// ```swift
/// let up = simd_quatf(angle: .pi / 2, axis: [0, 0, 1]).act([1, 0, 0])  // [0, 1, 0]
/// ```
@frozen
public struct _Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable,
  @unchecked Sendable
{
  // Unchecked: a value of numbers, as matrices are.
  public var vector: SIMD4<Scalar>
  @inlinable public init() { vector = SIMD4() }
  @inlinable public init(vector: SIMD4<Scalar>) { self.vector = vector }
  @inlinable public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
  @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// - Parameter angle: Radians, counterclockwise where the axis points at who looks.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }
  /// The shortest turn that brings a direction to another. Both are of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine < -0.999_999 {
      // Half a turn, about any axis across.
      let other = abs(from.x) < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    self = _Quaternion(real: 1 + cosine, imag: cross(from, to)).normalized
  }
  /// The turn of a matrix that does nothing else. Source: Shepperd, "Quaternion from Rotation Matrix", 1978.
  public init(_ matrix: _Matrix3x3<Scalar>) {
    func at(_ row: Int, _ column: Int) -> Scalar { matrix[column, row] }
    let trace = at(0, 0) + at(1, 1) + at(2, 2)
    let choices = [at(0, 0), at(1, 1), at(2, 2), trace]
    let best = choices.indices.max { choices[$0] < choices[$1] } ?? 3
    if best == 3 {
      self.init(real: 1 + trace, imag: SIMD3(at(2, 1) - at(1, 2), at(0, 2) - at(2, 0), at(1, 0) - at(0, 1)))
    } else {
      let (i, j, k) = (best, (best + 1) % 3, (best + 2) % 3)
      var imag = SIMD3<Scalar>()
      imag[i] = 1 + 2 * at(i, i) - trace
      imag[j] = at(j, i) + at(i, j)
      imag[k] = at(k, i) + at(i, k)
      self.init(real: at(k, j) - at(j, k), imag: imag)
    }
    self = normalized
  }
  /// That of the first three rows and columns.
  public init(_ matrix: _Matrix4x4<Scalar>) {
    func first(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let columns = matrix.columns
    self.init(_Matrix3x3(first(columns.0), first(columns.1), first(columns.2)))
  }
  @inlinable public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  @inlinable public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  @inlinable public var length: Scalar { vector.x.isNaN ? .nan : (vector * vector).sum().squareRoot() }
  @inlinable public var normalized: Self { Self(vector / length) }
  @inlinable public var conjugate: Self { Self(real: real, imag: SIMD3() - imag) }
  @inlinable public var inverse: Self { Self(conjugate.vector / (vector * vector).sum()) }
  /// Radians, 0 to 2π.
  public var angle: Scalar {
    let parts = (imag * imag).sum().squareRoot()
    return Scalar(2 * atan2(Double(parts), Double(real)))
  }
  /// Of length 1; no numbers where nothing turns.
  @inlinable public var axis: SIMD3<Scalar> { imag / (imag * imag).sum().squareRoot() }
  /// Turns a vector.
  @inlinable public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }
  /// The turn `other`, and then `one`.
  @inlinable public static func * (one: Self, other: Self) -> Self {
    let real = one.real * other.real - (one.imag * other.imag).sum()
    return Self(real: real, imag: other.imag * one.real + one.imag * other.real + cross(one.imag, other.imag))
  }
  @inlinable public static func * (one: Self, scalar: Scalar) -> Self { Self(one.vector * scalar) }
  @inlinable public static func * (scalar: Scalar, one: Self) -> Self { Self(one.vector * scalar) }
  @inlinable public static func / (one: Self, other: Self) -> Self { one * other.inverse }
  @inlinable public static func + (one: Self, other: Self) -> Self { Self(one.vector + other.vector) }
  @inlinable public static func - (one: Self, other: Self) -> Self { Self(one.vector - other.vector) }
  @inlinable public static prefix func - (one: Self) -> Self { Self(SIMD4() - one.vector) }
  @inlinable public static func *= (one: inout Self, other: Self) { one = one * other }
}
extension _Matrix3x3 {
  /// The matrix that turns as a quaternion does.
  @inlinable public init(_ turn: _Quaternion<Scalar>) {
    self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
  }
}
extension _Matrix4x4 {
  /// The matrix that turns as a quaternion does, and moves nothing.
  @inlinable public init(_ turn: _Quaternion<Scalar>) {
    let columns = _Matrix3x3(turn).columns
    self.init(SIMD4(columns.0, 0), SIMD4(columns.1, 0), SIMD4(columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}
public func simd_quaternion<Scalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> _Quaternion<Scalar> {
  _Quaternion(angle: angle, axis: axis)
}
public func simd_quaternion<Scalar>(_ from: SIMD3<Scalar>, _ to: SIMD3<Scalar>) -> _Quaternion<Scalar> {
  _Quaternion(from: from, to: to)
}
public func simd_quaternion<Scalar>(_ matrix: _Matrix4x4<Scalar>) -> _Quaternion<Scalar> { _Quaternion(matrix) }
public func simd_quaternion<Scalar>(_ matrix: _Matrix3x3<Scalar>) -> _Quaternion<Scalar> { _Quaternion(matrix) }
public func simd_mul<Scalar>(_ p: _Quaternion<Scalar>, _ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { p * q }
public func simd_act<Scalar>(_ q: _Quaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(v) }
public func simd_inverse<Scalar>(_ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { q.inverse }
public func simd_conjugate<Scalar>(_ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { q.conjugate }
public func simd_normalize<Scalar>(_ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { q.normalized }
public func simd_length<Scalar>(_ q: _Quaternion<Scalar>) -> Scalar { q.length }
public func simd_axis<Scalar>(_ q: _Quaternion<Scalar>) -> SIMD3<Scalar> { q.axis }
public func simd_angle<Scalar>(_ q: _Quaternion<Scalar>) -> Scalar { q.angle }
public func simd_dot<Scalar>(_ p: _Quaternion<Scalar>, _ q: _Quaternion<Scalar>) -> Scalar { dot(p.vector, q.vector) }
public func simd_matrix4x4<Scalar>(_ q: _Quaternion<Scalar>) -> _Matrix4x4<Scalar> { _Matrix4x4(q) }
public func simd_matrix3x3<Scalar>(_ q: _Quaternion<Scalar>) -> _Matrix3x3<Scalar> { _Matrix3x3(q) }
/// The turn between two, along the shorter way. Source: Shoemake, "Animating Rotation with Quaternion Curves", 1985.
public func simd_slerp<Scalar>(
  _ q0: _Quaternion<Scalar>, _ q1: _Quaternion<Scalar>, _ t: Scalar
) -> _Quaternion<Scalar> {
  var cosine = dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1 : q1
  cosine = Swift.min(abs(cosine), 1)
  if cosine > 0.9995 { return (q0 + (end - q0) * t).normalized }
  let angle = acos(Double(cosine))
  let (first, second) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
  return q0 * Scalar(first) + end * Scalar(second)
}

@_exported import Foundation

// What is computed of vectors, by the names with and without a prefix. Source: Apple, documentation of simd.

@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// The greatest number of it, without its sign.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }
/// The sum of its numbers, without their signs.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}
/// The vector of length 1 in its direction; no numbers for one of length 0.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
@inlinable public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
@inlinable public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: V() - x, where: x .< V())
}
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  x.replacing(with: V() &- x, where: x .< V())
}
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
@inlinable public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMin(vector, V(repeating: scalar))
}
@inlinable public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMax(vector, V(repeating: scalar))
}
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// From `x` where `t` is 0 to `y` where it is 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// -1, 0 or 1.
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  V().replacing(with: 1, where: x .> V()).replacing(with: -1, where: x .< V())
}
/// 0 below the edge, else 1.
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// From 0 at an edge to 1 at the other, level at both.
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: V(), upperBound: V(repeating: 1))
  return t * t * (V(repeating: 3) - t * 2)
}
/// What is behind the point.
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
@inlinable public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
@inlinable public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
@inlinable public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.toNearestOrAwayFromZero)
}
@inlinable public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  V(repeating: 1) / x.squareRoot()
}
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  V(repeating: 1) / x
}
/// A ray that a plane throws back; `n` is of length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  x - n * (2 * dot(x, n))
}
/// A ray that a plane bends; zero where it does not go through. Source: the language of shaders GLSL, `refract`.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V
where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  let cosine = dot(x, n)
  let k = 1 - eta * eta * (1 - cosine * cosine)
  return k < 0 ? V() : x * eta - n * (eta * cosine + k.squareRoot())
}
/// The part of `x` in the direction of `y`.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.wrappedSum() }
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
@inlinable public func any<Mask: SIMDScalar & FixedWidthInteger & SignedInteger, V: SIMD>(_ x: V) -> Bool
where V.Scalar == Mask { x.indices.contains { x[$0] < 0 } }
@inlinable public func all<Mask: SIMDScalar & FixedWidthInteger & SignedInteger, V: SIMD>(_ x: V) -> Bool
where V.Scalar == Mask { x.indices.allSatisfy { x[$0] < 0 } }

// MARK: - With a prefix

@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x)
}
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance_squared(x, y)
}
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
@inlinable public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  cross(x, y)
}
@inlinable public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  cross(x, y)
}
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
@inlinable public func simd_min<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar) -> Scalar { Swift.min(x, y) }
@inlinable public func simd_max<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar) -> Scalar { Swift.max(x, y) }
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
@inlinable public func simd_clamp<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ min: Scalar, _ max: Scalar) -> Scalar {
  Swift.min(Swift.max(x, min), max)
}
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }
@inlinable public func simd_mix<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar {
  x + (y - x) * t
}
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V
where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral { step(x, edge: edge) }
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral { smoothstep(x, edge0: edge0, edge1: edge1) }
@inlinable public func simd_smoothstep<Scalar: BinaryFloatingPoint>(
  _ edge0: Scalar, _ edge1: Scalar, _ x: Scalar
) -> Scalar {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  sign(x)
}
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V
where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral { reflect(x, n: n) }
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: FloatingPoint & ExpressibleByFloatLiteral { refract(x, n: n, eta: eta) }
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

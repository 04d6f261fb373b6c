import Foundation
import HearthRendering

/// How far an animation is at a moment of its duration: both go from 0 to 1.
///
///     UnitCurve.easeInOut.value(at: 0.25)   // 0.129
///
/// Before 0 a curve stays at its start, after 1 at its end. Source: Apple, "UnitCurve".
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case bezier(BezierCurve)
    case circularEaseIn, circularEaseOut, circularEaseInOut, inverseOfCircularEaseInOut
  }
  let kind: Kind

  /// A cubic Bézier curve from (0, 0) to (1, 1). The control points' `x` are moved into 0…1, so that the curve has one
  /// value for each moment; their `y` may lie outside, which lets the animation overshoot.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(BezierCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }
  /// Goes on at the same speed from beginning to end.
  public static let linear = UnitCurve(kind: .linear)
  // Source of the control points: CSS Easing Functions Level 1, "ease-in", "ease-out" and "ease-in-out".
  /// Begins slowly and becomes faster.
  public static let easeIn = UnitCurve(kind: .bezier(BezierCurve(0.42, 0, 1, 1)))
  /// Begins fast and becomes slower.
  public static let easeOut = UnitCurve(kind: .bezier(BezierCurve(0, 0, 0.58, 1)))
  /// Begins slowly, is fast in the middle and becomes slow again.
  public static let easeInOut = UnitCurve(kind: .bezier(BezierCurve(0.42, 0, 0.58, 1)))
  /// An older name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = UnitCurve.easeInOut
  /// A quarter of a circle that begins flat.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A quarter of a circle that ends flat.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// A quarter of a circle that begins flat, then one that ends flat.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// The value at a moment.
  public func value(at progress: Double) -> Double {
    if progress.isNaN { return 0 }
    let x = min(max(progress, 0), 1)
    switch kind {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .inverseOfCircularEaseInOut:
      if x < 0.5 { return (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2 }
      return 1 - (1 - (2 * x - 1) * (2 * x - 1)).squareRoot() / 2
    }
  }

  /// How fast the value grows at a moment: the curve's slope. Infinite where the curve stands upright.
  public func velocity(at progress: Double) -> Double {
    if progress.isNaN { return 0 }
    let x = min(max(progress, 0), 1)
    switch kind {
    case .linear: return 1
    case .bezier(let curve): return curve.slope(at: x)
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      let distance = x < 0.5 ? x : 1 - x
      return 2 * distance / (1 - 4 * distance * distance).squareRoot()
    case .inverseOfCircularEaseInOut:
      let distance = x < 0.5 ? 1 - 2 * x : 2 * x - 1
      return distance / (1 - distance * distance).squareRoot()
    }
  }

  /// The curve whose moments are this one's values: mirrored at the diagonal.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let curve): UnitCurve(kind: .bezier(BezierCurve(curve.y1, curve.x1, curve.y2, curve.x2)))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(kind: .inverseOfCircularEaseInOut)
    case .inverseOfCircularEaseInOut: .circularEaseInOut
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of `x`.
struct BezierCurve: Hashable, Sendable {
  let x1, y1, x2, y2: Double
  /// The `x` of control points are moved into 0…1; a value that is not finite becomes 0.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func usable(_ number: Double) -> Double { number.isFinite ? number : 0 }
    (self.x1, self.x2) = (min(max(usable(x1), 0), 1), min(max(usable(x2), 0), 1))
    (self.y1, self.y2) = (usable(y1), usable(y2))
  }

  func value(at x: Double) -> Double { Self.component(y1, y2, parameter(at: x)) }

  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(x1, x2, t), dy = Self.derivative(y1, y2, t)
    if dx > 1e-12 { return dy / dx }
    // At an end where the control point lies on the end itself: the direction to the other one.
    let near = t < 0.5 ? (x: x2, y: y2) : (x: 1 - x1, y: 1 - y1)
    if near.x > 1e-12 { return near.y / near.x }
    return dy == 0 && near.y == 0 ? 1 : .infinity
  }

  /// The curve's parameter where it has this `x`, both 0…1: Newton's method, and
  /// halving where that would leave the interval.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0, high = 1.0, t = x
    for _ in 0..<60 {
      let error = Self.component(x1, x2, t) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let step = error / Self.derivative(x1, x2, t)
      let next = t - step
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
  private static func component(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}

import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A type that says how fast the parts of an animation go.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {
  /// A curve, a spring, or both.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
/// What an animation goes by.
public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// A curve with two points that pull it.
@MainActor @preconcurrency public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: UnitCurve
  /// The curve, where it is one that has a name.
  public let animationCurve: UIView.AnimationCurve
  /// The points that pull the curve, from (0, 0) to (1, 1).
  public let controlPoint1: CGPoint, controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType
  /// Slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }
  /// A curve that has a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, timingCurveType) = (curve, .builtin)
    // Source: CSS Easing Functions Level 1, "ease-in", "ease-out" and "ease-in-out".
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    self.curve = Self.curve(controlPoint1, controlPoint2)
  }
  /// A curve that two points pull.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = Self.curve(point1, point2)
  }
  nonisolated deinit {}
  private static func curve(_ a: CGPoint, _ b: CGPoint) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: a.x, y: a.y), endControlPoint: UnitPoint(x: b.x, y: b.y))
  }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring, which comes to rest at the end of the animation.
@MainActor @preconcurrency public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// 1 comes to rest without going further than it should, less swings.
  let dampingRatio: Double
  /// The velocity at the beginning, in ways to go a second.
  public let initialVelocity: CGVector
  /// Seconds of a spring that is given by its parts; nil for one that takes as long as the animation says.
  let ownDuration: TimeInterval?
  /// A spring that does not swing.
  public override convenience init() { self.init(dampingRatio: 1) }
  /// A spring that swings for ratios below 1.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
  /// A spring that has a speed already, in ways to go a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = Double(min(max(ratio, 0.05), 1))
    (initialVelocity, ownDuration) = (velocity, nil)
  }
  /// A spring by its parts, which takes as long as these say.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let mass = max(Double(mass), 1e-3), stiffness = max(Double(stiffness), 1e-3), damping = max(Double(damping), 1e-3)
    dampingRatio = min(max(damping / (2 * (mass * stiffness).squareRoot()), 0.05), 1)
    // The time in which a thousandth of the way is left.
    ownDuration = log(1_000) / (dampingRatio * (stiffness / mass).squareRoot())
    initialVelocity = velocity
  }
  nonisolated deinit {}
  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
  /// The spring over some seconds. Source for what rest is: see `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  func animation(_ duration: TimeInterval) -> Animation {
    let frequency = log(1_000) / (max(duration, 0.01) * dampingRatio)
    return .interpolatingSpring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: Double(initialVelocity.dx))
  }
}

/// How far an animation has come after a part of its time, both from 0 to 1; a spring goes beyond.
struct TimingCurve: Sendable {
  private enum Kind: Sendable { case curve(UnitCurve), spring(Animation, TimeInterval) }
  private let kind: Kind
  @MainActor init(_ parameters: any UITimingCurveProvider, _ duration: TimeInterval) {
    if let spring = parameters.springTimingParameters {
      kind = .spring(spring.animation(duration), duration)
    } else {
      kind = .curve(parameters.cubicTimingParameters?.curve ?? .easeInOut)
    }
  }
  func value(at part: Double) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    switch kind {
    case .curve(let curve): return curve.value(at: part)
    case .spring(let spring, let duration):
      var context = AnimationContext<Double>()
      return spring.animate(value: 1.0, time: part * duration, context: &context) ?? 1
    }
  }
}

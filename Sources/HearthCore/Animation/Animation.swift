import Foundation
import HearthMotion
import HearthRendering

/// How a change is shown: the way from the value before to the new one.
///
///     withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isOpen.toggle() }
public struct Animation: Hashable, Sendable {
  /// The animation that computes the movement.
  public let base: any CustomAnimation
  /// Creates an animation from a custom one.
  ///
  /// ```
  /// withAnimation(Animation(Steps())) { isOpen.toggle() }
  /// ```
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// Where a value is after `time` seconds that starts at zero and goes to `value`; nil when it has arrived.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  /// How fast a value moves after `time` seconds, in units a second; nil where `base` does not know it.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  /// Whether this animation takes over from one that still runs, as `base` decides.
  /// - Parameters:
  ///   - value: The whole change that the animation before was making.
  ///   - time: Seconds since that one began.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

  /// Seconds until it is over, where that depends on nothing else: what repeats it starts over exactly then.
  var length: TimeInterval? { (base as? any TimedAnimation)?.length }
}

/// An animation that always takes the same time.
protocol TimedAnimation: CustomAnimation {
  /// Seconds; nil if an animation inside it has no duration.
  var length: TimeInterval? { get }
}

// MARK: - Curves

/// Follows a curve for a time.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// Seconds.
  let duration: TimeInterval
  init(_ curve: UnitCurve, duration: TimeInterval) {
    (self.curve, self.duration) = (curve, duration.isFinite ? max(0, duration) : 0)
  }
  var length: TimeInterval? { duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < duration ? value.scaled(by: curve.velocity(at: time / duration) / duration) : .zero
  }
}

extension Animation {
  /// The animation that is used by default: a spring that does not overshoot. It equals only itself, not the spring with
  /// the same numbers. Source: seen, SwiftUI since its fifth release: its base is a type of its own.
  public static let `default` = Animation(SpringAnimation(Spring(response: 0.55, dampingRatio: 1), isDefault: true))

  /// Seconds. Source: seen, SwiftUI.
  private static var usualDuration: TimeInterval { 0.35 }

  /// Moves at the same speed all the time, for 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }
  /// Moves at the same speed all the time, for `duration` seconds. What is negative or not finite counts as 0.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Begins slowly and becomes faster, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }
  /// Begins slowly and becomes faster, for `duration` seconds. What is negative or not finite counts as 0.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Begins fast and becomes slower, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }
  /// Begins fast and becomes slower, for `duration` seconds. What is negative or not finite counts as 0.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Begins slowly, is fast in the middle and becomes slow again, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
  /// Begins slowly, is fast in the middle and becomes slow again, for `duration` seconds. What
  /// is negative or not finite counts as 0.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// Follows `curve` for `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve, duration: duration))
  }
  /// Follows a cubic Bézier curve for `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

// MARK: - Springs

extension Animation {
  /// Follows a spring without bounce and with a duration of half a second.
  public static var spring: Animation { spring(duration: 0.5) }
  /// Follows a spring. A change while it runs takes its speed along.
  /// - Parameter blendDuration: Seconds over which the pace of a spring that is taken over becomes that of this one.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring, blendDuration: blendDuration))
  }
  /// The meaning of `spring()`, too: the declaration with a damping fraction is disfavoured.
  ///
  /// Source: Apple, documentation of `Animation.spring`: a duration of 0.5 seconds and no bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
  {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }
  /// Follows a spring that is given by its period and its damping.
  /// - Parameters:
  ///   - response: Seconds: the period that the spring would have without damping.
  ///   - dampingFraction: The part of the damping that would just keep the spring from overshooting: 1 for no bounce.
  ///   - blendDuration: Seconds over which the pace of a spring that is taken over becomes that of this one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  /// A quick spring for what follows a finger: a response of 0.15 seconds, and a quarter of a
  /// second to take over another spring's pace.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  /// A quick spring for what follows a finger, which continues smoothly from an earlier spring.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }
  /// A quick spring for what follows a finger, by its duration and its bounce.
  /// - Parameters:
  ///   - duration: Seconds: about how long it takes to rest.
  ///   - extraBounce: Is added to a bounce of 0.14.
  ///   - blendDuration: Seconds over which the pace of a spring that is taken over becomes that of this one.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration) }
  /// Follows a spring without bounce and with a duration of half a second.
  public static var smooth: Animation { smooth() }
  /// Follows a spring without bounce, or with that of `extraBounce`. The duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// Follows a spring with a small bounce and a duration of half a second.
  public static var snappy: Animation { snappy() }
  /// Follows a spring with a bounce of 0.15, to which `extraBounce` is added. The duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// Follows a spring with a bounce that can be seen well, and a duration of half a second.
  public static var bouncy: Animation { bouncy() }
  /// Follows a spring with a bounce of 0.3, to which `extraBounce` is added. The duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// Follows a spring without bounce, half a second long, that is added to others which still run.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  /// Follows a spring that is added to others which still run, each with its own speed.
  /// - Parameter initialVelocity: In whole changes a second: 1 would cover the whole way in a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(AddedSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
  /// Follows a spring, given by its duration and its bounce, that is added to others which still run.
  /// - Parameters:
  ///   - duration: Seconds: about how long it takes to rest.
  ///   - initialVelocity: In whole changes a second: 1 would cover the whole way in a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// Follows a spring, given by its physical properties, that is added to others which still run.
  ///
  /// Damping above what just keeps the spring from overshooting is limited to that.
  /// - Parameters:
  ///   - stiffness: Force for each unit of distance.
  ///   - damping: Force for each unit of speed.
  ///   - initialVelocity: In whole changes a second: 1 would cover the whole way in a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }
}

extension Animation {
  /// How the system's overlays appear, such as the controls over a film.
  ///
  /// Source: the times are our choice, after the controls over films on tvOS and iOS.
  public static var systemOverlayAppearance: Animation { .easeOut(duration: 0.2) }
  /// How the system's overlays go.
  public static var systemOverlayDisappearance: Animation { .easeIn(duration: 0.35) }
  /// Seconds that the system's overlays stay when nothing happens any more.
  public static var systemOverlayDisappearanceDelay: TimeInterval { 3 }
  /// How the system's overlays go when nothing happens any more: after a while.
  public static var systemOverlayDelayedDisappearance: Animation {
    systemOverlayDisappearance.delay(systemOverlayDisappearanceDelay)
  }
}

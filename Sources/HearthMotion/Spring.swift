import Foundation

/// A mass on a damped spring: how a value travels to a target, with what speed, and when it rests.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 100, time: 0.2)
///
/// All questions are answered by the closed form of the damped oscillator `m x″ + c x′ + k x =
/// 0`; nothing is integrated in steps. Source: any text on the harmonic oscillator; the meaning
/// of duration and bounce: Apple, "Spring".
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The spring's constant: force for each unit of distance.
  public let stiffness: Double
  /// Force for each unit of speed.
  public let damping: Double

  /// A spring by its pace and its bounciness.
  /// - Parameters:
  ///   - duration: Seconds: about how long it takes to rest; for very bouncy springs the period.
  ///   - bounce: 0: none; towards 1: more and more, up to a spring that never rests;
  ///     below 0: flatter than needed, down to -1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }
  /// - Parameters:
  ///   - response: Seconds: the period that the spring would have without damping.
  ///   - dampingRatio: The part of the damping that would just keep the spring from overshooting.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(Self.usable(response, 0.5), 1e-6)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(Self.usable(dampingRatio, 1), 0) * frequency
  }
  /// - Parameter allowOverDamping: When false, damping is limited to what just keeps the spring from overshooting.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(Self.usable(mass, 1), 1e-9)
    self.stiffness = max(Self.usable(stiffness, 1), 1e-9)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let damping = max(Self.usable(damping, critical), 0)
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }
  /// A spring that has settled after a time.
  /// - Parameters:
  ///   - settlingDuration: Seconds, 0.01 to 10, in which a value that starts one unit from its target comes to rest.
  ///   - dampingRatio: Above 0, at most 1.
  ///   - epsilon: How near the value is by then.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(Self.usable(settlingDuration, 0.5), 0.01), 10)
    let ratio = min(max(Self.usable(dampingRatio, 1), 1e-6), 1)
    let epsilon = min(max(Self.usable(epsilon, 0.001), 1e-12), 0.5)
    let frequency: Double
    let side = ratio / (1 - ratio * ratio).squareRoot()
    if ratio < 1, side > epsilon {
      // Source: seen, SwiftUI: the oscillation's part in phase with the speed, `side · exp(-ratio ·
      // frequency · t)`, has come down to epsilon.
      frequency = log(side / epsilon) / (ratio * duration)
    } else {
      // The distance (1 + y) exp(-y) without overshooting, where y = frequency · t.
      frequency = Self.root { (1 + $0) * exp(-$0) - epsilon } / duration
    }
    self.init(response: 2 * Double.pi / frequency, dampingRatio: ratio)
  }

  /// Seconds: the spring's pace, as `init(duration:bounce:)` means it.
  public var duration: TimeInterval { response }
  /// Seconds: the period without damping.
  public var response: Double { 2 * Double.pi / frequency }
  /// The part of the damping that would just keep the spring from overshooting.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// 0: does not overshoot; above: does; below: slower than needed.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(usable(bounce, 0), -1 + 1e-6), 1)
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }
  /// The number; `other` if it is not finite.
  private static func usable(_ number: Double, _ other: Double) -> Double { number.isFinite ? number : other }
  /// Radians a second, without damping.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  // MARK: - Ready-made springs

  /// A spring without bounce and with a duration of half a second.
  public static var smooth: Spring { smooth() }
  /// Without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce of 0.15 and a duration of half a second.
  public static var snappy: Spring { snappy() }
  /// With a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3 that can be seen well, and a duration of half a second.
  public static var bouncy: Spring { bouncy() }
  /// With a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

import Foundation

/// What is left of a distance, and what an initial speed has brought, after some time. A spring is linear: every motion
/// is `target · (1 - rest) + velocity · gain`.
struct SpringMotion {
  /// 1 at first, 0 in the end; and its change a second.
  var rest, restSpeed: Double
  /// 0 at first, 0 in the end; and its change a second, 1 at first. Seconds.
  var gain, gainSpeed: Double

  init(_ spring: Spring, time: Double) {
    let t = max(time.isNaN ? 0 : time, 0)
    let frequency = spring.frequency, ratio = spring.dampingRatio
    let decay = ratio * frequency
    // Near critical damping both forms below divide by nearly nothing; the critical form is exact to 1e-9 there.
    if abs(ratio - 1) < 1e-7 {
      let factor = exp(-frequency * t)
      rest = factor * (1 + frequency * t)
      restSpeed = -frequency * frequency * t * factor
      gain = t * factor
      gainSpeed = factor * (1 - frequency * t)
    } else if ratio < 1 {
      let oscillation = frequency * (1 - ratio * ratio).squareRoot()
      let factor = exp(-decay * t), c = cos(oscillation * t), s = sin(oscillation * t)
      rest = factor * (c + decay / oscillation * s)
      restSpeed = -factor * frequency * frequency / oscillation * s
      gain = factor * s / oscillation
      gainSpeed = factor * (c - decay / oscillation * s)
    } else {
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      let slow = spread - decay, fast = -spread - decay
      let a = exp(slow * t), b = exp(fast * t), width = slow - fast
      rest = (slow * b - fast * a) / width
      restSpeed = slow * fast * (b - a) / width
      gain = (a - b) / width
      gainSpeed = (slow * a - fast * b) / width
    }
    if t == .infinity { (rest, restSpeed, gain, gainSpeed) = (0, 0, 0, 0) }
  }
}

extension Spring {
  /// Where a value is that starts at zero.
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: Units a second.
  ///   - time: Seconds since the start.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = SpringMotion(self, time: time)
    return target.scaled(by: 1 - motion.rest) + initialVelocity.scaled(by: motion.gain)
  }
  /// How fast a value moves that starts at zero, in units a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = SpringMotion(self, time: time)
    return target.scaled(by: -motion.restSpeed) + initialVelocity.scaled(by: motion.gainSpeed)
  }
  /// Moves a value on its way to `target` on by `deltaTime` seconds. The steps' lengths make no difference.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let motion = SpringMotion(self, time: deltaTime)
    let distance = target - value
    value = value + distance.scaled(by: 1 - motion.rest) + velocity.scaled(by: motion.gain)
    velocity = distance.scaled(by: -motion.restSpeed) + velocity.scaled(by: motion.gainSpeed)
  }
  /// The force on the mass at a place.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until a value that starts one unit from its target comes to rest within a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
  /// Seconds after which a value that starts at zero stays within `epsilon` of `target`;
  /// infinite for a spring without damping.
  ///
  /// For a spring that overshoots, a bound: the envelope with the amplitude `|target| + |decay ·
  /// target - initialVelocity|`. For others the first tenth of a second from which on it holds.
  /// Source: seen, SwiftUI, whose numbers these are.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let epsilon = max(epsilon.isNaN ? 0.001 : epsilon, 1e-12)
    let ratio = dampingRatio, decay = ratio * frequency
    if ratio <= 0 { return .infinity }
    if ratio < 1 - 1e-7 {
      let side = target.scaled(by: decay) - initialVelocity
      let reach = target.magnitudeSquared.squareRoot() + side.magnitudeSquared.squareRoot()
      return reach <= epsilon ? 0 : log(reach / epsilon) / decay
    }
    // It passes its target once at most, so a second without leaving again is enough.
    var settled = 0
    for tenth in 0...1024 {
      let motion = SpringMotion(self, time: Double(tenth) / 10)
      let distance = target.scaled(by: motion.rest) - initialVelocity.scaled(by: motion.gain)
      if distance.magnitudeSquared >= epsilon * epsilon { settled = tenth + 1 } else if tenth - settled > 10 { break }
    }
    return Double(settled) / 10
  }

  /// The root of a falling function of a positive number, by halving.
  static func root(of f: (Double) -> Double) -> Double {
    var low = 0.0, high = 1.0
    while f(high) > 0, high < 1e9 { high *= 2 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if f(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

// MARK: - Between two values

extension Spring {
  /// Where a value is that goes from one value to another.
  /// - Parameters:
  ///   - initialVelocity: Units a second at the start.
  ///   - time: Seconds since the start; what is negative or not a number counts as 0.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let distance = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  /// How fast a value moves that goes from one value to another, in units a second.
  /// - Parameters:
  ///   - initialVelocity: Units a second at the start.
  ///   - time: Seconds since the start; what is negative or not a number counts as 0.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let distance = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  /// The force that pulls a value towards `toValue` when it is at `position` and moves with `velocity`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    let start = fromValue.animatableData
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return result
  }
  /// Seconds after which a value that goes from one value to another stays within `epsilon`
  /// of its target; infinite without damping.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}

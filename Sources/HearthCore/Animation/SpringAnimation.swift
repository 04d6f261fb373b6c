import Foundation
import HearthMotion

/// Follows a spring. One that begins while another runs takes over where that is, with its speed.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  /// Seconds.
  let blendDuration: TimeInterval
  /// Whether this is `Animation.default`, which moves as a spring does and equals no other animation.
  let isDefault: Bool
  init(_ spring: Spring, blendDuration: TimeInterval = 0, isDefault: Bool = false) {
    (self.spring, self.blendDuration) = (spring, blendDuration.isFinite ? max(0, blendDuration) : 0)
    self.isDefault = isDefault
  }

  /// Where the spring took over from an earlier spring.
  struct Start<V: VectorArithmetic> {
    /// Seconds since the first of the springs began.
    var time: TimeInterval = 0
    var position = V.zero
    /// Units a second.
    var velocity = V.zero
    /// The spring that was taken over, while its pace becomes that of the new one.
    var before: Spring?
  }
  struct StartKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start<V> { Start() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[StartKey<V>.self]
    let (position, velocity) = state(value, time, start)
    let elapsed = time - start.time
    if elapsed >= spring.duration { context.isLogicallyComplete = true }
    let distance = value - position
    return spring.isAtRest(distance, velocity) ? nil : position
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    state(value, time, context.state[StartKey<V>.self]).velocity
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpringAnimation else { return false }
    let (position, velocity) = previous.state(value, time, context.state[StartKey<V>.self])
    let before = blendDuration > 0 && previous.spring.response != spring.response ? previous.spring : nil
    context.state[StartKey<V>.self] = Start(time: time, position: position, velocity: velocity, before: before)
    context.isLogicallyComplete = false
    return true
  }

  private func state<V: VectorArithmetic>(
    _ target: V, _ time: TimeInterval, _ start: Start<V>
  ) -> (position: V, velocity: V) {
    var (position, velocity) = (start.position, start.velocity)
    var elapsed = max(0, time - start.time)
    if let before = start.before {
      // The response goes evenly from that of the spring before to this one's; in steps too short to be seen.
      let steps = 60, step = blendDuration / Double(steps)
      for index in 0..<steps where elapsed > 0 {
        let part = (Double(index) + 0.5) / Double(steps)
        let response = before.response + (spring.response - before.response) * part
        let between = Spring(response: response, dampingRatio: spring.dampingRatio)
        between.update(value: &position, velocity: &velocity, target: target, deltaTime: min(step, elapsed))
        elapsed -= step
      }
      if elapsed <= 0 { return (position, velocity) }
    }
    spring.update(value: &position, velocity: &velocity, target: target, deltaTime: elapsed)
    return (position, velocity)
  }
}

extension Spring {
  /// Whether nothing can be seen to move any more: the distance and the speed are below a thousandth, of a point for
  /// example, whichever the phase of the oscillation.
  func isAtRest<V: VectorArithmetic>(_ distance: V, _ velocity: V) -> Bool {
    let limit = 0.001
    return distance.magnitudeSquared <= limit * limit
      && velocity.magnitudeSquared <= limit * limit * frequency * frequency
  }
}

/// Follows a spring from rest or with a speed of its own; several are added.
struct AddedSpringAnimation: CustomAnimation {
  let spring: Spring
  /// Whole changes a second.
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let speed = value.scaled(by: initialVelocity)
    let position = spring.value(target: value, initialVelocity: speed, time: time)
    if time >= spring.duration { context.isLogicallyComplete = true }
    let isOver = spring.isAtRest(value - position, spring.velocity(target: value, initialVelocity: speed, time: time))
    return isOver ? nil : position
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

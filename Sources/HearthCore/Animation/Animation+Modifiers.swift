import Foundation
import HearthMotion

extension Animation {
  /// Begins `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(base: self, delay: delay)) }
  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(FasterAnimation(base: self, speed: speed)) }
  /// Runs several times.
  /// - Parameter autoreverses: Every second time backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(1, repeatCount), autoreverses: autoreverses))
  }
  /// Runs again and again, until the value changes without it or its view goes.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  /// Counts as over for completions after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalAnimation(base: self, duration: duration))
  }
}

struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval
  var length: TimeInterval? { base.length.map { max(0, $0 + delay) } }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
  /// It is the spring inside that takes over, when its time has come; until then the one before
  /// goes on. That needs both: they are added.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

struct FasterAnimation: TimedAnimation {
  let base: Animation
  let speed: Double
  var length: TimeInterval? { speed > 0 ? base.length.map { $0 / speed } : nil }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? FasterAnimation, previous.speed == speed else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: time * speed, context: &context)
  }
}

struct LogicalAnimation: TimedAnimation {
  let base: Animation
  let duration: TimeInterval
  var length: TimeInterval? { base.length }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let previous = (previous.base as? LogicalAnimation)?.base ?? previous
    return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Runs an animation several times, or for ever.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// Nil: for ever.
  let count: Int?
  let autoreverses: Bool
  /// Seconds of one run, where that is known. Kept: to ask what an animation is takes
  /// memory, and this is needed with each frame.
  let turn: TimeInterval?
  init(base: Animation, count: Int?, autoreverses: Bool) {
    (self.base, self.count, self.autoreverses, turn) = (base, count, autoreverses, base.length)
  }
  var length: TimeInterval? { count.flatMap { count in turn.map { $0 * Double(count) } } }

  /// The run that is going on.
  struct Run {
    var index = 0
    /// Seconds since the first run began.
    var start: TimeInterval = 0
  }
  struct RunKey: AnimationStateKey {
    static var defaultValue: Run { Run() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var run = context.state[RunKey.self]
    // Where the length of a run is known it need not be waited for, and a late frame does not shift the next one.
    if let length = turn, length > 0 {
      let index = (time / length).rounded(.down)
      if let count, index >= Double(count) { return nil }
      run = Run(index: Int(min(index, 1e15)), start: index * length)
      return position(value, time, run, &context) ?? (isReversed(run) ? .zero : value)
    }
    for _ in 0..<2 {
      if let count, run.index >= count { return nil }
      if let result = position(value, time, run, &context) { return result }
      run = Run(index: run.index + 1, start: time)
      context.state = AnimationState()
      context.state[RunKey.self] = run
    }
    // A run that is over as it begins would never let others run.
    return count == nil ? value : nil
  }
  private func isReversed(_ run: Run) -> Bool { autoreverses && run.index % 2 == 1 }
  private func position<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval, _ run: Run, _ context: inout AnimationContext<V>
  ) -> V? {
    let isComplete = context.isLogicallyComplete
    defer { context.isLogicallyComplete = isComplete }
    guard let result = base.animate(value: value, time: time - run.start, context: &context) else { return nil }
    return isReversed(run) ? value - result : result
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var run = context.state[RunKey.self]
    if let length = turn, length > 0 {
      let index = (time / length).rounded(.down)
      run = Run(index: Int(min(index, 1e15)), start: index * length)
    }
    let result = base.velocity(value: value, time: time - run.start, context: context)
    return isReversed(run) ? result?.scaled(by: -1) : result
  }
}

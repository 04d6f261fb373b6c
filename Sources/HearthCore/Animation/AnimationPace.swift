import Foundation

/// How an animation is followed from frame to frame, found once when a movement begins.
///
/// Asked through `CustomAnimation`, each step is made by code that knows neither the animation nor the type of vector,
/// and takes a microsecond or two. What is ours is asked directly.
enum AnimationPace {
  /// The same way for all vectors.
  case part(AnimationPart)
  case spring(SpringAnimation)
  /// One of the app's, or one that keeps something from frame to frame.
  case other

  init(_ animation: Animation) {
    if let spring = animation.base as? SpringAnimation {
      self = .spring(spring)
    } else if let part = AnimationPart(animation) {
      self = .part(part)
    } else {
      self = .other
    }
  }
}

/// An animation that goes the same way for every vector: at each moment it has made a part of the whole change.
indirect enum AnimationPart {
  case curve(CurveAnimation)
  case delayed(AnimationPart, by: TimeInterval)
  case faster(AnimationPart, speed: Double)
  /// - Parameter turn: Seconds of one run.
  case repeated(AnimationPart, turn: TimeInterval, count: Int?, autoreverses: Bool)

  /// Nil for other animations.
  init?(_ animation: Animation) {
    switch animation.base {
    case let curve as CurveAnimation: self = .curve(curve)
    case let delayed as DelayedAnimation:
      guard let base = AnimationPart(delayed.base) else { return nil }
      self = .delayed(base, by: delayed.delay)
    case let faster as FasterAnimation:
      guard let base = AnimationPart(faster.base) else { return nil }
      self = .faster(base, speed: faster.speed)
    case let repeated as RepeatedAnimation:
      guard let base = AnimationPart(repeated.base), let turn = repeated.turn, turn > 0 else { return nil }
      self = .repeated(base, turn: turn, count: repeated.count, autoreverses: repeated.autoreverses)
    default: return nil
    }
  }

  /// 0 at first; nil when it is over. The rules are those of each animation's `animate`.
  func value(at time: TimeInterval) -> Double? {
    switch self {
    case .curve(let curve): return time < curve.duration ? curve.curve.value(at: time / curve.duration) : nil
    case .delayed(let base, let delay): return time < delay ? 0 : base.value(at: time - delay)
    case .faster(let base, let speed): return base.value(at: time * speed)
    case .repeated(let base, let turn, let count, let autoreverses):
      let index = (time / turn).rounded(.down)
      if let count, index >= Double(count) { return nil }
      let isReversed = autoreverses && Int(min(index, 1e15)) % 2 == 1
      let value = base.value(at: time - min(index, 1e15) * turn) ?? 1
      return isReversed ? 1 - value : value
    }
  }
}

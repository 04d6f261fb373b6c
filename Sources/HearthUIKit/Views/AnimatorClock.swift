import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// How far a property animator has come. It is brought to the time by the animations that it drives, frame by frame.
///
/// Running: it comes nearer to its end, or to its start where it is reversed. Paused: it stays where it is. Over: nothing
/// is animated any more.
nonisolated final class AnimatorClock: @unchecked Sendable {
  // Unchecked: used on the main actor, by animations too.
  /// The part of the time that has gone, from 0 to 1.
  private(set) var part = 0.0
  var isPaused = false
  var isReversed = false
  private(set) var isOver = false
  var pausesOnCompletion = false
  var scrubsLinearly = true
  /// Parts a second.
  private var rate: Double
  private var curve: TimingCurve
  /// Where it was led by hand: from there the curve begins anew, both ways.
  private var anchor: (part: Double, value: Double)?
  private var delay: Double
  /// Seconds since the first animation began.
  private(set) var time = 0.0
  /// Parts of the time at which more changes begin, in order.
  var marks: [Double] = []
  /// Called when some of these were reached.
  var didReachMark: (@MainActor @Sendable () -> Void)?
  /// Called once, when it has come back to its start.
  private var didReturn: (@MainActor @Sendable () -> Void)?

  init(
    _ duration: TimeInterval, _ curve: TimingCurve, delay: TimeInterval,
    didReturn: @escaping @MainActor @Sendable () -> Void
  ) {
    rate = 1 / max(duration, 1e-6)
    (self.curve, self.delay, self.didReturn) = (curve, max(0, delay), didReturn)
  }
  func advance(to new: Double) {
    var step = new - time
    if step <= 0 || isOver { return }
    time = new
    if isPaused { return }
    if delay > 0 {
      let waited = min(delay, step)
      (delay, step) = (delay - waited, step - waited)
    }
    part = min(max(part + (isReversed ? -1 : 1) * step * rate, 0), 1)
    lookForMarks()
    guard part == (isReversed ? 0 : 1) else { return }
    if pausesOnCompletion {
      isPaused = true
    } else if !isReversed {
      isOver = true
    } else if let didReturn {
      self.didReturn = nil
      Engine.performOnMain { didReturn() }
    }
  }
  private func lookForMarks() {
    guard let first = marks.first, part >= first, let didReachMark else { return }
    marks.removeAll { $0 <= part }
    Engine.performOnMain { didReachMark() }
  }
  /// How much of the way is shown. A spring goes beyond 1.
  var value: Double { value(from: 0) }
  /// The same for changes that begin after a part of the time, or with what was shown then.
  func value(from start: Double) -> Double {
    guard let anchor else { return curve.value(at: (part - start) / max(1 - start, 1e-6)) }
    let whole: Double
    if part >= anchor.part {
      let done = anchor.part < 1 ? (part - anchor.part) / (1 - anchor.part) : 0
      whole = anchor.value + (1 - anchor.value) * curve.value(at: done)
    } else {
      whole = anchor.value * (1 - curve.value(at: (anchor.part - part) / anchor.part))
    }
    return start > 0 ? max(0, (whole - start) / max(1 - start, 1e-6)) : whole
  }
  /// Leads it by hand.
  func scrub(to part: Double) {
    let part = min(max(part, 0), 1)
    anchor = (part, scrubsLinearly ? part : curve.value(at: part))
    (self.part, delay) = (part, 0)
    lookForMarks()
  }
  /// Goes on with another curve, and in other seconds: nil for what it had.
  func goOn(_ curve: TimingCurve?, in seconds: TimeInterval?) {
    if let curve {
      anchor = (part, value)
      self.curve = curve
    }
    if let seconds, seconds > 0 { rate = max(isReversed ? part : 1 - part, 1e-6) / seconds }
    (isPaused, delay) = (false, 0)
  }
  func end() { isOver = true }
}

/// Shows changes as far as the clock of a property animator has come.
nonisolated struct AnimatorAnimation: CustomAnimation {
  let clock: AnimatorClock
  /// When it begins, by the clock.
  let begin: Double
  /// The part of the animator's time after which it moves.
  let start: Double
  static func == (a: Self, b: Self) -> Bool { a.clock === b.clock && a.begin == b.begin && a.start == b.start }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(clock)) }
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    clock.advance(to: begin + time)
    return clock.isOver ? nil : value.scaled(by: clock.value(from: start))
  }
}

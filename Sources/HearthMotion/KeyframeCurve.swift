import Foundation
import HearthRendering

/// The keyframes of a track, as the app's types gave them. Opaque to apps.
public struct _ResolvedTrack<Value: Animatable> {
  typealias Data = Value.AnimatableData
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?, settles: Bool)
    case move
  }
  struct Keyframe {
    var to: Value
    /// Seconds; finite and not negative.
    var duration: TimeInterval
    var kind: Kind
  }
  var keyframes: [Keyframe] = []
  init() {}
  mutating func append(_ to: Value, _ duration: TimeInterval, _ kind: Kind) {
    keyframes.append(Keyframe(to: to, duration: duration.isFinite ? max(0, duration) : 0, kind: kind))
  }
}

/// The movement of one value through keyframes.
///
/// With `p` and `q` the values at the two ends of a keyframe, `d` its duration, `s` the part of it that is over:
/// - linear: `p + (q - p) · curve(s)`
/// - cubic: the Hermite curve `(2s³ - 3s² + 1) p + (s³ - 2s² + s) d · v + (3s² - 2s³) q + (s³ - s²) d · w` with the
///   velocities `v` and `w` at its ends. Source: any text on cubic Hermite splines.
/// - spring: `p + spring.value(target: q - p, initialVelocity: v)`, by the closed form of `Spring`
/// - move: `q`
///
/// Velocities that are not given: a keyframe begins with that at which the one before ended, the first of a track and
/// one after a move with none. Between two cubic keyframes it is `(next - before) / (time between the two)`, as in a
/// Catmull-Rom spline over uneven times; a cubic keyframe before a linear one ends with the speed with which that
/// begins; the last of a track, and one before a spring or a move, ends with none. Source: Apple, "CubicKeyframe", for
/// what is carried and for Catmull-Rom; the ends are our choice.
struct KeyframeCurve<Value: Animatable> {
  private typealias Data = Value.AnimatableData
  private struct Segment {
    /// Seconds since the start of the track.
    let start, duration: TimeInterval
    let from, to: Data
    let startVelocity, endVelocity: Data
    let kind: _ResolvedTrack<Value>.Kind
    /// What of the value does not take values in between.
    let pattern: Value

    func data(_ time: TimeInterval) -> Data {
      if duration <= 0 { return to }
      let s = min(max(time / duration, 0), 1)
      switch kind {
      case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: s))
      case .cubic:
        let a = from.scaled(by: (2 * s - 3) * s * s + 1), b = startVelocity.scaled(by: ((s - 2) * s + 1) * s * duration)
        let c = to.scaled(by: (3 - 2 * s) * s * s), d = endVelocity.scaled(by: (s - 1) * s * s * duration)
        return a + b + (c + d)
      case .spring(let spring, _, let settles):
        if settles && time >= duration { return to }
        return from + spring.value(target: to - from, initialVelocity: startVelocity, time: min(time, duration))
      case .move: return to
      }
    }
  }
  private let segments: [Segment]
  /// Seconds.
  let duration: TimeInterval

  init(from value: Value, _ track: _ResolvedTrack<Value>) {
    let keyframes = track.keyframes
    var segments: [Segment] = []
    var time: TimeInterval = 0
    var place = value.animatableData, velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.to.animatableData, d = keyframe.duration
      var start = velocity, end = Data.zero
      switch keyframe.kind {
      case .linear(let curve):
        if d > 0 { end = (target - place).scaled(by: curve.velocity(at: 1) / d) }
      case .cubic(let givenStart, let givenEnd):
        start = givenStart ?? velocity
        end = givenEnd ?? Self.endVelocity(place, target, d, index + 1 < keyframes.count ? keyframes[index + 1] : nil)
      case .spring(let spring, let given, _):
        start = given ?? velocity
        end = spring.velocity(target: target - place, initialVelocity: start, time: d)
      case .move: break
      }
      let segment = Segment(
        start: time, duration: d, from: place, to: target, startVelocity: start, endVelocity: end, kind: keyframe.kind,
        pattern: keyframe.to)
      segments.append(segment)
      time += d
      (place, velocity) = (segment.data(d), end)
    }
    (self.segments, duration) = (segments, time)
  }
  private static func endVelocity(
    _ from: Data, _ to: Data, _ duration: TimeInterval, _ next: _ResolvedTrack<Value>.Keyframe?
  ) -> Data {
    guard let next, next.duration > 0 else { return .zero }
    let after = next.to.animatableData
    switch next.kind {
    case .cubic(let given, _): return given ?? (after - from).scaled(by: 1 / (duration + next.duration))
    case .linear(let curve): return (after - to).scaled(by: curve.velocity(at: 0) / next.duration)
    case .spring(_, let given, _): return given ?? .zero
    case .move: return .zero
    }
  }

  /// The value `time` seconds after the start; `value` where there are no keyframes.
  func value(_ value: Value, at time: TimeInterval) -> Value {
    // The last of those that have begun: of several at one moment the last counts.
    guard let first = segments.first else { return value }
    let next = segments.indices.dropFirst().partitionPoint { segments[$0].start > time }
    let segment = time < 0 ? first : segments[next - 1]
    var result = segment.pattern
    result.animatableData = time < 0 ? first.from : segment.data(time - segment.start)
    return result
  }
}

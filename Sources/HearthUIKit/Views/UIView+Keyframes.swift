import Foundation
import HearthCore
import HearthUI

extension UIView {
  /// How an animation with keyframes goes. A curve of `AnimationOptions` may be given by its raw value, as with UIKit.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are placed with the changes, as they always are here.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views can be touched while they are animated, as they always can here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins with what is seen, and not with the values that were set last.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run goes back the way it came, in as much time again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Has its own duration in an animation around it, as it always has here.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Has its own options in an animation around it, as it always has here.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// On a straight way from each value to the next, as without an option.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value from the start of its keyframe until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// As `calculationModeLinear`, with the values at even times, whatever the keyframes say.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// As `calculationModeCubic`, with the values at even times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
    fileprivate var timing: CAMediaTimingFunction {
      switch rawValue >> 16 & 3 {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  /// Makes changes in several steps, and shows them one after the other.
  ///
  ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.2 }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 1 }
  ///     }
  /// Properties have their last values at once, as with UIKit; what is seen follows. Alpha, transform, background colour,
  /// place and size take part; a view whose size changes is seen as its picture, stretched. Other changes, and those of
  /// views that are in no window, are shown at once. Changes outside of a keyframe take all of the duration.
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before it begins.
  ///   - completion: Called at the end; with false where the animations were removed before it.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = ChangeWatch.current, recorder = KeyframeRecorder()
    ChangeWatch.current = recorder
    performWithoutAnimation(animations)
    ChangeWatch.current = outer
    recorder.play(max(0, duration), after: max(0, delay), options, completion)
  }
  /// Adds a step to an animation with keyframes: only in the closure of `animateKeyframes`. Elsewhere the changes are made
  /// at once, which is reported.
  /// - Parameters:
  ///   - frameStartTime: When the step begins, as a part of the duration: from 0 to 1.
  ///   - frameDuration: How long it takes, as a part of the duration: from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    guard let recorder = ChangeWatch.current as? KeyframeRecorder else {
      Report(
        kind: .controlValue, path: "UIView",
        message: "addKeyframe was called outside of animateKeyframes. The changes are shown at once."
      ).tell()
      return animations()
    }
    recorder.record(from: frameStartTime, for: frameDuration, animations)
  }
}

/// Notes what keyframes change, and makes animations of it.
@MainActor final class KeyframeRecorder: ChangeWatch {
  /// What becomes of one property of one view: parts of the duration, and values as animations of layers have them.
  private final class Track {
    let view: UIView, key: String, first: Any
    var steps: [(start: Double, end: Double, value: Any)] = []
    init(_ view: UIView, _ key: String, _ first: Any) { (self.view, self.key, self.first) = (view, key, first) }
    nonisolated deinit {}
  }
  private var tracks: [Track] = []
  private var start = 0.0, end = 1.0
  /// What was changed in the step that runs: the value that a property has at its end counts.
  private var changed: [Track] = []
  nonisolated deinit {}

  func record(from start: Double, for duration: Double, _ changes: () -> Void) {
    closeStep()
    let around = (self.start, self.end)
    self.start = start.isFinite ? min(max(start, 0), 1) : 0
    self.end = duration.isFinite ? min(max(self.start + duration, self.start), 1) : 1
    changes()
    closeStep()
    (self.start, self.end) = around
  }
  override func note(_ view: AnyObject, _ key: String, _ old: @autoclosure () -> Any) {
    guard let view = view as? UIView, view.behavior != nil else { return }
    var track = tracks.first { $0.view === view && $0.key == key }
    if track == nil {
      track = Track(view, key, old())
      tracks.append(track!)
    }
    if !changed.contains(where: { $0 === track }) { changed.append(track!) }
  }
  private func closeStep() {
    for track in changed {
      guard let value = track.view.layer.animatedProperty(track.key) else { continue }
      track.steps.append((start, end, value))
    }
    changed = []
  }
  func play(
    _ duration: TimeInterval, after delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    closeStep()
    guard duration > 0, !tracks.isEmpty else {
      if let completion { withAnimation(.linear(duration: duration + delay), {}) { completion(true) } }
      return
    }
    let listener = KeyframeListener(tracks.count, completion)
    for track in tracks {
      let layer = track.view.layer
      let shown = options.contains(.beginFromCurrentState) ? layer.animations?.shown[track.key] : nil
      let animation = CAKeyframeAnimation(keyPath: track.key)
      (animation.values, animation.keyTimes) = Self.frames(
        shown ?? track.first, track.steps, options.mode)
      (animation.duration, animation.calculationMode) = (duration, options.mode)
      animation.timingFunction = options.timing
      animation.autoreverses = options.contains(.autoreverse)
      if options.contains(.repeat) { animation.repeatCount = .infinity }
      if delay > 0 {
        animation.beginTime = CACurrentMediaTime() + delay
        animation.fillMode = .backwards
      }
      animation.delegate = listener
      layer.add(animation, forKey: "keyframes." + track.key)
    }
  }
  /// The values of a property and when each is reached: it rests between the steps.
  static func frames(
    _ first: Any, _ steps: [(start: Double, end: Double, value: Any)], _ mode: CAAnimationCalculationMode
  ) -> (values: [Any], times: [NSNumber]) {
    let steps = steps.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
    if mode == .discrete {
      return ([first] + steps.map(\.value), ([0] + steps.map(\.start) + [1]).map { NSNumber(value: $0) })
    }
    var values = [first], times = [0.0]
    for step in steps {
      let start = max(step.start, times.last!)
      if start > times.last! {
        values.append(values.last!)
        times.append(start)
      }
      values.append(step.value)
      times.append(max(step.end, start))
    }
    if times.last! < 1 {
      values.append(values.last!)
      times.append(1)
    }
    return (values, times.map { NSNumber(value: $0) })
  }
}

/// Tells of the end of several animations of layers together.
@MainActor private final class KeyframeListener: CAAnimationDelegate {
  private var remaining: Int, isFinished = true
  private let completion: ((Bool) -> Void)?
  init(_ count: Int, _ completion: ((Bool) -> Void)?) { (remaining, self.completion) = (count, completion) }
  nonisolated deinit {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    remaining -= 1
    if !flag { isFinished = false }
    if remaining == 0 { completion?(isFinished) }
  }
}

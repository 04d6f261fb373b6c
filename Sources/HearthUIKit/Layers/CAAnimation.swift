import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// What a layer does when one of its properties changes: an animation, or nothing (`NSNull`).
@MainActor @preconcurrency public protocol CAAction {}
extension NSNull: CAAction {}

/// Who is told of an animation's start and end.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` is false where it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer shows over time. A layer takes a copy: later changes have no effect on it.
@MainActor @preconcurrency open class CAAnimation: NSObject, CAAction {
  public required override init() { super.init() }
  nonisolated deinit {}
  /// When the animation begins: 0 for at once, else on the clock of `CACurrentMediaTime()`, in a group after the group's
  /// start. Seconds.
  open var beginTime: CFTimeInterval = 0
  /// Seconds; 0 for the duration of the transaction, by itself 0.25.
  open var duration: CFTimeInterval = 0
  /// How fast the animation's time passes; 1 by itself.
  open var speed: Float = 1
  /// Seconds into the animation at which it begins.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 for once, `.infinity` for ever. Fractions end within a run.
  open var repeatCount: Float = 0
  /// Seconds for which it runs again and again, instead of `repeatCount`; 0 for none.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run goes back the way it came, in as much time again.
  open var autoreverses = false
  /// What is seen before the animation begins and after it has ended.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How it passes in its duration; nil for one speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of start and end. Kept until the end, as on Apple's systems.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end. With false and a `fillMode` the end stays.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]
  /// Keeps something with the animation, by which a delegate knows it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that `setValue(_:forKey:)` has kept.
  open func value(forKey key: String) -> Any? { values[key] }

  /// The same animation, which changes no longer.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
  }

  /// Where an animation is at a moment.
  enum Moment: Equatable {
    /// It is not seen yet, or no longer.
    case before, over
    /// A part of its duration, from 0 to 1. `isOver` after its end.
    case at(Double, isOver: Bool)
  }
  /// Where the animation is, `seconds` after it was to begin: before that with a negative number.
  func moment(_ seconds: Double) -> Moment {
    let isSeenBefore = fillMode == .backwards || fillMode == .both
    let isSeenAfter = fillMode == .forwards || fillMode == .both
    if seconds < 0 { return isSeenBefore ? .at(0, isOver: false) : .before }
    let run = max(duration, 1e-6), cycle = autoreverses ? 2 * run : run
    let runs = repeatDuration > 0 ? repeatDuration / cycle : repeatCount > 0 ? Double(repeatCount) : 1
    let time = seconds * Double(speed) + timeOffset
    let isOver = time >= cycle * runs - 1e-9
    if isOver && !isSeenAfter { return .over }
    var part: Double
    if isOver {
      part = runs.truncatingRemainder(dividingBy: 1) * (autoreverses ? 2 : 1)
      if part == 0 { part = autoreverses ? 2 : 1 }
    } else {
      part = max(0, time).truncatingRemainder(dividingBy: cycle) / run
    }
    return .at(min(max(part > 1 ? 2 - part : part, 0), 1), isOver: isOver)
  }
  /// A part of the duration, as the timing function has it.
  func eased(_ part: Double) -> Double { timingFunction?.value(at: part) ?? part }
  /// The animation is over, or was removed.
  func didEnd() {}
  /// Writes what the animation shows at a part of its duration.
  func apply(at part: Double, to values: inout LayerValues) {}
}

/// An animation of one property.
@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
  /// The property, as `opacity`, `position.x`, `transform.rotation.z`, `strokeEnd`.
  open var keyPath: String?
  /// Whether the values are added to what is there.
  open var isAdditive = false
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  nonisolated deinit {}
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
  }
  override func apply(at part: Double, to values: inout LayerValues) {
    guard let keyPath, let base = values[keyPath], let value = value(at: part, base) else { return }
    values[keyPath] = isAdditive ? LayerValues.sum(base, value) : value
  }
  /// The value at a part of the duration; `base` is the property without this animation.
  func value(at part: Double, _ base: Any) -> Any? { nil }
}

/// An animation from one value to another.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation.z")
///     turn.toValue = 2 * Double.pi
///     turn.duration = 1
///     turn.repeatCount = .infinity
///     layer.add(turn, forKey: "turn")
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil for what the layer has, or as `toValue` and `byValue` say.
  open var fromValue: Any?
  /// The value at the end; nil for what the layer has, or as `fromValue` and `byValue` say.
  open var toValue: Any?
  /// How much it changes.
  open var byValue: Any?
  nonisolated deinit {}
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
  /// How far the value has come at a part of the duration.
  func progress(_ part: Double) -> Double { eased(part) }
  override func value(at part: Double, _ base: Any) -> Any? {
    let from: Any
    let to: Any
    let rest: Any = isAdditive ? LayerValues.zero(like: base) : base
    switch (fromValue, toValue, byValue) {
    case (let first?, let last?, _): (from, to) = (first, last)
    case (let first?, nil, let by?): (from, to) = (first, LayerValues.sum(first, by))
    case (nil, let last?, let by?): (from, to) = (LayerValues.sum(last, LayerValues.negative(by)), last)
    case (let first?, nil, nil): (from, to) = (first, rest)
    case (nil, let last?, nil): (from, to) = (rest, last)
    case (nil, nil, let by?): (from, to) = (rest, LayerValues.sum(rest, by))
    case (nil, nil, nil): return nil
    }
    return LayerValues.mix(from, to, progress(part))
  }
}

/// An animation to another value by a spring.
@MainActor @preconcurrency open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object that moves: above 0.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls: above 0.
  open var stiffness: CGFloat = 100
  /// How much the movement is slowed down: 0 swings for ever.
  open var damping: CGFloat = 10
  /// In ways to go a second.
  open var initialVelocity: CGFloat = 0
  nonisolated deinit {}
  /// Creates a spring by how fast it is, in seconds, and how much it swings: 0 not at all, 1 for ever.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
    duration = settlingDuration
  }
  private var spring: Spring {
    Spring(
      mass: max(Double(mass), 1e-6), stiffness: max(Double(stiffness), 1e-6), damping: max(Double(damping), 0),
      allowOverDamping: true)
  }
  /// Seconds until the spring is at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
  }
  override func progress(_ part: Double) -> Double {
    spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: eased(part) * duration)
  }
}

/// How values between those of a keyframe animation are made.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On the way from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each one until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// As `linear`, at one speed along a path, whatever the key times say.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all of them.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// As `cubic`, at even times, whatever the key times say.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values, or along a path.
///
///     let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
///     shake.values = [0, 10, -10, 10, 0]
///     shake.duration = 0.4
///     field.layer.add(shake, forKey: "shake")
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The path of a point, instead of `values`.
  open var path: CGPath?
  /// At which part of the duration each value is reached, from 0 to 1; nil for even times.
  open var keyTimes: [NSNumber]?
  /// How time passes from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between are made.
  open var calculationMode = CAAnimationCalculationMode.linear
  nonisolated deinit {}
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
  }
  override func value(at part: Double, _ base: Any) -> Any? {
    let part = eased(part)
    if let path { return Self.point(of: Path(path), at: part) }
    guard let values, let first = values.first else { return nil }
    if values.count == 1 { return first }
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? values.count : values.count - 1
    var times = (0...count).map { Double($0) / Double(count) }
    if let keyTimes, keyTimes.count == times.count, calculationMode != .paced, calculationMode != .cubicPaced {
      times = keyTimes.map(\.doubleValue)
    }
    let index = min(max((times.lastIndex { $0 <= part }) ?? 0, 0), count - 1)
    if isDiscrete { return values[index] }
    let length = times[index + 1] - times[index]
    var inner = length > 0 ? min(max((part - times[index]) / length, 0), 1) : 1
    if let functions = timingFunctions, functions.indices.contains(index) { inner = functions[index].value(at: inner) }
    if calculationMode == .cubic || calculationMode == .cubicPaced { return Self.smooth(values, index, inner) }
    return LayerValues.mix(values[index], values[index + 1], inner)
  }
  /// A value between two others on the Catmull-Rom curve through all of them, as its Bézier curve: the control points lie
  /// a sixth of the way between the neighbours of a value from it. Source: Catmull and Rom, "A Class of Local
  /// Interpolating Splines".
  private static func smooth(_ values: [Any], _ index: Int, _ part: Double) -> Any {
    func control(_ before: Any, _ point: Any, _ after: Any) -> Any {
      let sixth = LayerValues.mix(before, after, 1.0 / 6)
      return LayerValues.mix(before, LayerValues.mix(point, sixth, 0.5), 2)
    }
    let from = values[index], to = values[index + 1]
    let first = control(values[max(index - 1, 0)], from, to)
    let last = control(values[min(index + 2, values.count - 1)], to, from)
    let (a, b, c) = (
      LayerValues.mix(from, first, part), LayerValues.mix(first, last, part), LayerValues.mix(last, to, part)
    )
    return LayerValues.mix(LayerValues.mix(a, b, part), LayerValues.mix(b, c, part), part)
  }
  private static func point(of path: Path, at part: Double) -> CGPoint? {
    // What has no length has no point at its end.
    path.trimmedPath(from: 0, to: min(max(part, 1e-6), 1)).currentPoint
  }
}

/// Animations that run together. None runs for longer than the group.
@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
  /// The animations; their `beginTime` is after the group's start.
  open var animations: [CAAnimation]?
  nonisolated deinit {}
  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }
  override func apply(at part: Double, to values: inout LayerValues) {
    let seconds = eased(part) * duration
    for animation in animations ?? [] {
      if animation.duration <= 0 { animation.duration = duration }
      if case .at(let part, _) = animation.moment(seconds - animation.beginTime) {
        animation.apply(at: part, to: &values)
      }
    }
  }
}

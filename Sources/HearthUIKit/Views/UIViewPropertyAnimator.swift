import Foundation
import HearthCore
import HearthUI

/// What an animator is at.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has come to its end.
  case inactive = 0
  /// It runs, or is paused.
  case active
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped
}
/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// A type that runs an animation which can be led by hand.
@MainActor @preconcurrency public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
/// A type that runs an animation of changes that are added to it.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Changes that are shown by one animation, which may be paused, led by hand, reversed and stopped.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
///     animator.startAnimation()
///
/// The way back, to the start or to where a stopped animation is seen, is known of alpha, transform, background colour,
/// place and size. Other changes are shown by the animation too, and stay as they were made. While an animator is paused
/// its window is drawn in each frame: it is not to stay paused for long.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public typealias Position = UIViewAnimatingPosition
  /// Seconds.
  public let duration: TimeInterval
  /// How fast the parts of the animation go.
  public let timingParameters: any UITimingCurveProvider
  /// Seconds before it begins; after `startAnimation(afterDelay:)`.
  public private(set) var delay: TimeInterval = 0
  /// Whether leading by hand shows as much of the way as it says, else as much as the curve makes of it.
  open var scrubsLinearly = true { didSet { clock?.scrubsLinearly = scrubsLinearly } }
  /// Whether it is paused at its end, instead of ending.
  open var pausesOnCompletion = false { didSet { clock?.pausesOnCompletion = pausesOnCompletion } }
  /// Whether it can be paused, led by hand and stopped.
  open var isInterruptible = true
  /// A hint: what is animated can be touched meanwhile in any case.
  open var isUserInteractionEnabled = true
  open private(set) var state = UIViewAnimatingState.inactive
  private var waiting: [(changes: () -> Void, delay: Double)] = []
  /// Changes that begin later, in order of the part of the time.
  private var delayed: [(changes: () -> Void, part: Double)] = []
  private var completions: [(Position) -> Void] = []
  private var clock: AnimatorClock?
  private var record = ChangeRecord()
  /// Groups of changes that are on their way.
  private var pending = 0

  /// Creates an animator with a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, parameters.springTimingParameters?.ownDuration ?? duration)
    timingParameters = parameters
  }
  /// Creates an animator with a curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a curve that two points pull.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a spring, which swings for ratios below 1.
  public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }
  nonisolated deinit {}
  /// Makes changes with an animation at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  /// Adds changes, which are made with the others; at once, over the rest of the time, where these are on their way.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds changes that are made and shown after a part of the time, from 0 to 1: of all of it, or of what is left.
  ///
  /// Source: our choice, since views take one animation in a frame; UIKit makes the changes at the start.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    guard state == .active, let clock else { return waiting.append((animation, factor)) }
    if factor == 0 { run(animation, clock.part) } else { wait(animation, clock.part + (1 - clock.part) * factor) }
  }
  private func wait(_ changes: @escaping () -> Void, _ part: Double) {
    delayed.append((changes, part))
    delayed.sort { $0.part < $1.part }
    clock?.marks = delayed.map(\.part)
  }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Whether the changes are on their way, and not paused.
  open var isRunning: Bool { state == .active && clock?.isPaused == false }
  /// Whether it goes back to its start.
  open var isReversed: Bool = false { didSet { clock?.isReversed = isReversed } }
  /// The part of the time that has gone, from 0 to 1. Setting it leads the animation by hand; one that has not begun is
  /// paused there.
  open var fractionComplete: CGFloat {
    get { CGFloat(clock?.part ?? 0) }
    set {
      guard isInterruptible else { return }
      if state == .inactive { begin(paused: true) }
      if state == .active { clock?.scrub(to: Double(newValue)) }
    }
  }
  /// Makes the changes, or goes on with them.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Makes the changes, which are shown after a delay: seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    switch state {
    case .inactive: begin(paused: false, after: delay)
    case .active: continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .stopped: break
    }
  }
  /// Stays where it is; one that has not begun makes its changes, of which nothing is seen yet.
  open func pauseAnimation() {
    guard isInterruptible else { return }
    if state == .inactive { begin(paused: true) }
    clock?.isPaused = true
  }
  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: How fast the parts of the rest go; nil for as before.
  ///   - durationFactor: How long the rest takes, as a part of the whole duration; 0 for the time that was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let clock else { return }
    let seconds = durationFactor > 0 ? Double(durationFactor) * duration : nil
    clock.goOn(parameters.map { TimingCurve($0, seconds ?? duration) }, in: seconds)
    if pending == 0 { groupsAreOver() }
  }
  /// Ends the animation where it is seen.
  ///
  /// - Parameter withoutFinishing: Whether it is over with that, and what waits for its end is not called. Otherwise
  ///   `finishAnimation(at:)` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard isInterruptible, state == .active, let clock else { return }
    state = withoutFinishing ? .inactive : .stopped
    record.apply(clock.value)
    clock.end()
    if withoutFinishing { forget() }
  }
  /// Ends an animation that was stopped: its changes are made, taken back, or stay as they are seen.
  open func finishAnimation(at finalPosition: Position) {
    if state == .active { stopAnimation(false) }
    guard state == .stopped else { return }
    switch finalPosition {
    case .end:
      makeDelayed()
      record.apply(1)
    case .start: record.apply(0)
    case .current: break
    }
    tell(finalPosition)
  }

  private func begin(paused: Bool, after delay: TimeInterval = 0) {
    (state, pending, record, self.delay) = (.active, 0, ChangeRecord(), delay)
    let clock = AnimatorClock(duration, TimingCurve(timingParameters, duration), delay: delay) { [weak self] in
      self?.didReturn()
    }
    (clock.isPaused, clock.isReversed) = (paused, isReversed)
    (clock.scrubsLinearly, clock.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
    self.clock = clock
    let groups = waiting
    waiting = []
    clock.didReachMark = { [weak self] in self?.runDelayed() }
    for group in groups where group.delay > 0 { wait(group.changes, group.delay) }
    let first = groups.filter { $0.delay == 0 }
    run({ for group in first { group.changes() } }, 0)
  }
  private func run(_ changes: () -> Void, _ start: Double) {
    guard let clock else { return }
    pending += 1
    let animation = Animation(AnimatorAnimation(clock: clock, begin: clock.time, start: start))
    var transaction = Transaction.current
    transaction.animation = animation
    record.note {
      withTransaction(transaction, changes) { [self] in
        // One that was begun anew meanwhile does not hear of the one before.
        guard self.clock === clock else { return }
        pending -= 1
        if pending == 0 { groupsAreOver() }
      }
    }
  }
  /// What was to begin by now begins.
  private func runDelayed() {
    guard state == .active, let clock, !clock.isOver else { return }
    let due = delayed.filter { $0.part <= clock.part }
    delayed.removeFirst(due.count)
    if !due.isEmpty { run({ for group in due { group.changes() } }, min(clock.part, 0.999)) }
  }
  /// Nothing moves. Without anything that did, the next changes wait on their own for their time.
  private func groupsAreOver() {
    guard state == .active, let clock, !clock.isPaused else { return }
    if !delayed.isEmpty, !clock.isOver, !isReversed {
      let next = delayed.removeFirst()
      clock.marks = delayed.map(\.part)
      return run(next.changes, next.part)
    }
    end()
  }
  /// Makes what was to begin later.
  private func makeDelayed() {
    let rest = delayed
    delayed = []
    record.note { UIView.performWithoutAnimation { for group in rest { group.changes() } } }
  }
  /// It has come back: the changes are taken back, which ends their animations.
  private func didReturn() {
    guard state == .active, let clock else { return }
    clock.end()
    record.apply(0)
  }
  private func end() {
    if isReversed { record.apply(0) } else { makeDelayed() }
    tell(isReversed ? .start : .end)
  }
  private func tell(_ position: Position) {
    state = .inactive
    let completions = completions
    forget()
    for completion in completions { completion(position) }
  }
  private func forget() {
    (completions, clock, record, pending, delayed) = ([], nil, ChangeRecord(), 0, [])
    isReversed = false
  }
}

/// What properties of views were before an animator has changed them, and what they are afterwards.
@MainActor private final class ChangeRecord: ChangeWatch {
  private struct Change {
    let view: UIView
    let key: String
    let old: Any
    var new: Any
  }
  private var changes: [Change] = []
  /// Those that the actions that run have made.
  private var touched: Set<Int> = []
  /// Who else wants to know.
  private var outer: ChangeWatch?
  nonisolated deinit {}

  /// Notes what `actions` changes.
  func note(_ actions: () -> Void) {
    outer = ChangeWatch.current
    ChangeWatch.current = self
    actions()
    ChangeWatch.current = outer
    outer = nil
    for index in touched {
      changes[index].new = Self.value(changes[index].key, of: changes[index].view) ?? changes[index].new
    }
    touched = []
  }
  override func note(_ view: AnyObject, _ key: String, _ old: @autoclosure () -> Any) {
    let old = old()
    outer?.note(view, key, old)
    guard let view = view as? UIView else { return }
    if let index = changes.firstIndex(where: { $0.view === view && $0.key == key }) {
      touched.insert(index)
    } else {
      touched.insert(changes.count)
      changes.append(Change(view: view, key: key, old: old, new: old))
    }
  }
  /// Gives the properties a part of the way, at once.
  func apply(_ part: Double) {
    UIView.performWithoutAnimation {
      for change in changes {
        let value = part == 1 ? change.new : part == 0 ? change.old : LayerValues.mix(change.old, change.new, part)
        Self.set(change.key, of: change.view, to: value)
      }
    }
  }
  private static func value(_ key: String, of view: UIView) -> Any? {
    switch key {
    case "opacity": view.alpha
    case "position": view.center
    case "bounds": view.ownBounds
    case "transform": view.transform
    case "backgroundColor": view.backgroundColor ?? UIColor.clear
    default: nil
    }
  }
  private static func set(_ key: String, of view: UIView, to value: Any) {
    switch (key, value) {
    case ("opacity", let value as CGFloat): view.alpha = value
    case ("position", let value as CGPoint): view.center = value
    // Where the content of a scroll view is, is no part of it.
    case ("bounds", let value as CGRect):
      let way = CGSize(
        width: view.bounds.minX - view.ownBounds.minX, height: view.bounds.minY - view.ownBounds.minY)
      view.bounds = value.offsetBy(dx: way.width, dy: way.height)
    case ("transform", let value as CGAffineTransform): view.transform = value
    case ("backgroundColor", let value as UIColor): view.backgroundColor = value
    case ("backgroundColor", let value as CGColor): view.backgroundColor = UIColor(cgColor: value)
    default: break
    }
  }
}

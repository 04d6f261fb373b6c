import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// What follows fingers in a view and says what they mean.
///
/// It is heard by the methods of targets, by `UIGestureRecognizerRepresentable`, or by a subclass. Gestures of a view take part in the same decision as
/// those of SwiftUI.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// What a gesture is in that happens at once.
    public static let recognized = State.ended
  }
  /// How far the gesture has come. A class of the app's says it itself, in the methods about touches.
  /// Each `changed` is told of, also one after another.
  open var state = State.possible {
    didSet { if !isGoing, state != oldValue || state == .changed { subclassDidGo(from: oldValue) } }
  }
  private var isGoing = false
  /// What a class of the app's has said.
  private func subclassDidGo(from old: State) {
    if old == .possible, state == .began || state == .ended {
      if !mayBegin { return set(.failed) }
      if cancelsTouchesInView { view?.touchReporter?.cancel() }
    }
    // Of touches that mean nothing nobody is told.
    if state != .possible, state != .failed { tellTargets() }
  }
  /// Whether there is nothing more to say of these touches.
  final var isDone: Bool { state == .ended || state == .cancelled || state == .failed }
  private func set(_ new: State) {
    isGoing = true
    state = new
    isGoing = false
  }
  /// What was said of these touches counts no more: the next ones begin anew.
  func touchesAreOver() {
    guard state != .possible else { return }
    set(.possible)
    reset()
  }
  /// The view in which the gesture follows fingers.
  open internal(set) weak var view: UIView? {
    didSet { if view !== oldValue { viewDidChange(from: oldValue) } }
  }
  /// The gesture belongs to another view than before.
  func viewDidChange(from old: UIView?) {}
  /// Whether fingers are followed. One that is switched off in between ends without a result.
  open var isEnabled = true { didSet { if isEnabled != oldValue { view?.behavior?.gesturesDidChange() } } }
  /// Whether a touch of the view's own, of which `touchesBegan(_:with:)` has told, is cancelled when the gesture
  /// begins. Gestures of views and controls inside of the view count by SwiftUI's rules: the inner one is the first,
  /// whatever is said here.
  open var cancelsTouchesInView = true
  /// Who is asked about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a view is told of a finger only when the gesture has failed. Views are told at once, and true is reported.
  open var delaysTouchesBegan = false {
    didSet {
      reportUnkept(
        "UIGestureRecognizer.delaysTouchesBegan", if: delaysTouchesBegan,
        "views are told of fingers at once, and that they are cancelled when the gesture begins.")
    }
  }
  /// Whether a view is told that a finger was lifted only when the gesture has failed. Views are told at once, and true is
  /// reported where it is set.
  open var delaysTouchesEnded = true {
    didSet {
      reportUnkept(
        "UIGestureRecognizer.delaysTouchesEnded", if: delaysTouchesEnded && !oldValue,
        "views are told at once that fingers were lifted.")
    }
  }
  /// A name of the app's, for its own use.
  open var name: String?
  /// Called each time that `state` or what the gesture measures changes.
  var handler: (() -> Void)?
  /// In the coordinate space of `view`, or of the SwiftUI view that it is attached to.
  var place = CGPoint.zero

  private var targets: [TargetAction] = []
  /// Called each time that `state` or what the gesture measures changes.
  private func tellTargets() {
    handler?()
    for entry in targets where !entry.isGone {
      UIApplication.shared.sendAction(entry.action, to: entry.target, from: self, for: nil)
    }
  }
  public override init() { super.init() }
  /// Creates a gesture that calls a method with itself each time that its state or what it measures changes. The target is not kept.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  nonisolated deinit {}
  /// Calls one more method. The target is not kept.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }
  /// Calls a method no longer; nil stands for all targets, or for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isMeant(by: target, action) || $0.isGone }
  }
  /// What has to fail before this one counts.
  private var requirements: [Requirement] = []
  private struct Requirement { weak var gesture: UIGestureRecognizer? }
  /// Those that wait for this one to fail.
  private var waiting: [Requirement] = []
  /// Has this gesture wait until another has failed, as a tap does for a double tap: one of the same view, or of a view that lies around this one's or in it.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if otherGestureRecognizer === self { return }
    requirements.append(Requirement(gesture: otherGestureRecognizer))
    otherGestureRecognizer.waiting.append(Requirement(gesture: self))
    view?.behavior?.gesturesDidChange()
  }
  /// Those among the gestures of its view that have to fail before this one counts.
  final func requirements(among others: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    return others.filter { other in
      other !== self
        && (requirements.contains { $0.gesture === other }
          || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
  }
  /// Whether a gesture of a view in this one's waits until this one has failed. That those of views around do goes without saying.
  final var isAwaitedFromWithin: Bool {
    guard let view else { return false }
    let isAwaited = waiting.contains { entry in
      guard let inner = entry.gesture, inner.isEnabled, let other = inner.view, other !== view else { return false }
      return sequence(first: other, next: \.surroundingView).contains { $0 === view }
    }
    return isAwaited
      || view.gesturesWithin.contains { inner in
        inner.delegate?.gestureRecognizer(inner, shouldRequireFailureOf: self) == true
          || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: inner) == true
      }
  }
  /// Whether a delegate has the gesture count together with one of a view around this one's or in it.
  final var countsWithOthers: Bool {
    guard let view else { return false }
    return (view.gesturesAround + view.gesturesWithin).contains { other in
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
  }
  /// Whether the delegate lets the gesture have the finger, and begin.
  private var mayBegin: Bool {
    guard let delegate else { return true }
    if let view {
      let touch = UITouch()
      touch.location = view.inner(place)
      touch.previousLocation = touch.location
      touch.view = view.hitTest(touch.location, with: nil) ?? view
      if touch.view !== view, let hit = touch.view {
        touch.location = view.convert(touch.location, to: hit)
        touch.previousLocation = touch.location
      }
      if !delegate.gestureRecognizer(self, shouldReceive: touch) { return false }
    }
    return delegate.gestureRecognizerShouldBegin(self)
  }
  /// Where the fingers are, in points of a view's coordinate space, or of the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
  func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let view else { return point }
    let point = view.inner(point)
    if other === view { return point }
    return other.map { view.convert(point, to: $0) } ?? view.convertToWindow(point)
  }
  /// How many fingers take part.
  open var numberOfTouches: Int { 1 }
  /// Back to the start, for subclasses.
  open func reset() {}

  /// The gesture of SwiftUI that sees what this one is about.
  func makeGesture() -> AnyGesture<Void>? { nil }
  final func go(_ new: State, at point: CGPoint? = nil) {
    if let point { place = point }
    let wasIdle = state == .possible
    if wasIdle && (new == .began || new == .ended) && !mayBegin { return }
    if wasIdle && new == .changed { return }
    set(new)
    if wasIdle, cancelsTouchesInView, new == .began || new == .ended {
      view?.touchReporter?.cancel()
    }
    tellTargets()
    if new == .ended || new == .cancelled || new == .failed {
      set(.possible)
      reset()
    }
  }

  // MARK: For subclasses

  /// Fingers, or the pointer with its button, came down in the view. Does nothing by itself, as the following.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Something else has taken the fingers over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Whether the gesture keeps another from beginning. True by itself; kept for what calls it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from beginning. True by itself; kept for what calls it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The class whose methods about touches are overridden, instead of a gesture of SwiftUI.
  final var isToldOfTouches: Bool {
    ClassMethods.gestureTouches.areOverridden(by: type(of: self))
  }
  /// Where one of the fingers is: all are at one place, as one takes part.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
}

// The methods do something, so that no optimiser takes them for those of the base class, which are empty.
private final class TouchedRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { name = "began" }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { name = "moved" }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { name = "ended" }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { name = "cancelled" }
}
extension ClassMethods {
  /// The methods of a gesture that are told where fingers are.
  fileprivate static let gestureTouches = ClassMethods(
    of: UIGestureRecognizer.self, overriddenBy: TouchedRecognizer.self)
}

/// Who is asked about a gesture.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin. True by itself.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a finger counts for the gesture, whose `view` is the one in front at its place. True by itself; asked when the
  /// gesture would begin.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether the gesture counts together with one of a view around its own, or in it. False by itself: asked at each press. Those of one view count together
  /// anyway.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture waits until another has failed. False by itself: asked when one of them is added to the same view, and at each press of those of views
  /// around it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits until this one has failed. As above.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Taps, or clicks.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many there have to be in a row.
  open var numberOfTapsRequired = 1 {
    didSet { if numberOfTapsRequired != oldValue { view?.behavior?.gesturesDidChange() } }
  }
  /// How many fingers have to take part. One does, or the pointer: a gesture that needs more does not begin.
  open var numberOfTouchesRequired = 1 {
    didSet { if (numberOfTouchesRequired > 1) != (oldValue > 1) { view?.behavior?.gesturesDidChange() } }
  }
  nonisolated deinit {}
  override func makeGesture() -> AnyGesture<Void>? {
    if numberOfTouchesRequired > 1 { return nil }
    let gesture = SpatialTapGesture(count: max(1, numberOfTapsRequired), coordinateSpace: .local)
    return AnyGesture(gesture.onEnded { [weak self] in self?.go(.ended, at: $0.location) }.map { _ in })
  }
}

/// A finger that moves.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var way = CGSize.zero, origin = CGSize.zero, speed = CGSize.zero
  nonisolated deinit {}
  /// How far the finger has come since it began, or since `setTranslation`: points of a view's coordinate space.
  open func translation(in view: UIView?) -> CGPoint {
    convert(CGSize(width: way.width - origin.width, height: way.height - origin.height), to: view)
  }
  /// Says how far the finger has come, in a view's coordinate space; what comes after is added.
  open func setTranslation(_ translation: CGPoint, in other: UIView?) {
    var own = translation
    if let other, let view, other !== view {
      let start = other.convert(CGPoint.zero, to: view), end = other.convert(translation, to: view)
      own = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    origin = CGSize(width: way.width - own.x, height: way.height - own.y)
  }
  /// How fast the finger moves: points of a view's coordinate space a second.
  open func velocity(in view: UIView?) -> CGPoint { convert(speed, to: view) }
  /// A way in the coordinate space of another view, which may be turned or scaled.
  private func convert(_ way: CGSize, to view: UIView?) -> CGPoint {
    let start = convert(CGPoint.zero, to: view), end = convert(CGPoint(x: way.width, y: way.height), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
  /// How many fingers have to take part. One does, or the pointer: a gesture that needs more does not begin, and two fingers
  /// on a touchpad scroll.
  open var minimumNumberOfTouches = 1 {
    didSet {
      if (minimumNumberOfTouches > 1) != (oldValue > 1) { view?.behavior?.gesturesDidChange() }
    }
  }
  /// How many fingers may take part: one does, or the pointer. Below 1 nothing is followed.
  open var maximumNumberOfTouches = Int.max {
    didSet { if (maximumNumberOfTouches < 1) != (oldValue < 1) { view?.behavior?.gesturesDidChange() } }
  }
  override func makeGesture() -> AnyGesture<Void>? {
    if maximumNumberOfTouches < 1 || minimumNumberOfTouches > 1 { return nil }
    let gesture = DragGesture(minimumDistance: 10, coordinateSpace: .local)
    return AnyGesture(
      gesture.onChanged { [weak self] in self?.moved($0, isOver: false) }
        .onEnded { [weak self] in self?.moved($0, isOver: true) }.map { _ in })
  }
  /// Whether a finger that came down at a place of the view may begin the gesture.
  func mayBegin(at place: CGPoint) -> Bool { true }
  /// Takes what something else has followed.
  func follow(_ way: CGSize, _ speed: CGSize, _ state: State) {
    if state == .began { origin = .zero }
    (self.way, self.speed) = (way, speed)
    go(state)
  }
  private func moved(_ value: DragGesture.Value, isOver: Bool) {
    if state == .possible {
      (way, origin) = (.zero, .zero)
      if !mayBegin(at: value.startLocation) { return }
    }
    (way, speed) = (value.translation, value.velocity)
    go(isOver ? .ended : state == .possible ? .began : .changed, at: value.location)
  }
}

/// A finger that stays down.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { if minimumPressDuration != oldValue { view?.behavior?.gesturesDidChange() } }
  }
  /// Points that the finger may move before it counts.
  open var allowableMovement: CGFloat = 10 {
    didSet { if allowableMovement != oldValue { view?.behavior?.gesturesDidChange() } }
  }
  /// How many fingers have to take part. One does, or the pointer: a gesture that needs more does not begin.
  open var numberOfTouchesRequired = 1 {
    didSet { if (numberOfTouchesRequired > 1) != (oldValue > 1) { view?.behavior?.gesturesDidChange() } }
  }
  /// How many taps come before. None by itself, and none can: another number is reported.
  open var numberOfTapsRequired = 0 {
    didSet {
      reportUnkept(
        "UILongPressGestureRecognizer.numberOfTapsRequired", if: numberOfTapsRequired > 0,
        "no tap comes before a long press.")
    }
  }
  nonisolated deinit {}
  override func makeGesture() -> AnyGesture<Void>? {
    if numberOfTouchesRequired > 1 { return nil }
    let press = LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
    let gesture = press.sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .local))
    return AnyGesture(
      gesture.onChanged { [weak self] in self?.moved($0, isOver: false) }
        .onEnded { [weak self] in self?.moved($0, isOver: true) }.map { _ in })
  }
  private func moved(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value, isOver: Bool) {
    guard case .second(true, let drag) = value else { return }
    go(isOver ? .ended : state == .possible ? .began : .changed, at: drag?.location)
  }
}

/// A finger that moves quickly in one direction.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions to move in.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2), up = Direction(rawValue: 4),
      down = Direction(rawValue: 8)
  }
  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers have to take part. One does, or the pointer: a gesture that needs more does not begin.
  open var numberOfTouchesRequired = 1 {
    didSet { if (numberOfTouchesRequired > 1) != (oldValue > 1) { view?.behavior?.gesturesDidChange() } }
  }
  nonisolated deinit {}
  override func makeGesture() -> AnyGesture<Void>? {
    if numberOfTouchesRequired > 1 { return nil }
    let gesture = DragGesture(minimumDistance: 20, coordinateSpace: .local)
    return AnyGesture(
      gesture.onEnded { [weak self] value in
        let way = value.translation
        let isAcross = abs(way.width) > abs(way.height)
        let moved: Direction = isAcross ? (way.width > 0 ? .right : .left) : (way.height > 0 ? .down : .up)
        if self?.direction.contains(moved) == true { self?.go(.ended, at: value.startLocation) }
      }.map { _ in })
  }
}

/// Two fingers that move apart or together.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var whole: CGFloat = 1, base: CGFloat = 1
  nonisolated deinit {}
  /// How many times as far apart the fingers are as when they began, or as what was set since then.
  open var scale: CGFloat {
    get { whole / base }
    set { base = newValue > 0 ? whole / newValue : 1 }
  }
  /// Scales a second.
  open private(set) var velocity: CGFloat = 0
  open override var numberOfTouches: Int { 2 }
  override func makeGesture() -> AnyGesture<Void>? {
    AnyGesture(
      MagnifyGesture().onChanged { [weak self] in self?.moved($0, isOver: false) }
        .onEnded { [weak self] in self?.moved($0, isOver: true) }.map { _ in })
  }
  private func moved(_ value: MagnifyGesture.Value, isOver: Bool) {
    if state == .possible { base = 1 }
    (whole, velocity) = (value.magnification, value.velocity)
    go(isOver ? .ended : state == .possible ? .began : .changed, at: value.startLocation)
  }
}

/// Two fingers that turn.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var whole: CGFloat = 0, base: CGFloat = 0
  nonisolated deinit {}
  /// Radians, clockwise, since the fingers began or since it was set.
  open var rotation: CGFloat {
    get { whole - base }
    set { base = whole - newValue }
  }
  /// Radians a second.
  open private(set) var velocity: CGFloat = 0
  open override var numberOfTouches: Int { 2 }
  override func makeGesture() -> AnyGesture<Void>? {
    AnyGesture(
      RotateGesture().onChanged { [weak self] in self?.moved($0, isOver: false) }
        .onEnded { [weak self] in self?.moved($0, isOver: true) }.map { _ in })
  }
  private func moved(_ value: RotateGesture.Value, isOver: Bool) {
    if state == .possible { base = 0 }
    (whole, velocity) = (value.rotation.radians, value.velocity.radians)
    go(isOver ? .ended : state == .possible ? .began : .changed, at: value.startLocation)
  }
}

// MARK: - Gestures of several views

extension UIView {
  /// How the gestures of the view stand to those of views that it lies in, and of those in it: the inner ones are the first, unless one of those waits
  /// for one of these, and both count where a delegate says so. Asked at each press.
  var gesturePriority: GesturePriority {
    let own = recognizers.filter(\.isEnabled)
    if own.isEmpty { return .normal }
    if own.contains(where: { $0.countsWithOthers }) { return .simultaneous }
    if own.contains(where: { $0.isAwaitedFromWithin }) { return .high }
    // A finger that rests on a row is no press of it any more.
    return self is any RowHolder && own.allSatisfy { $0 is UILongPressGestureRecognizer } ? .high : .normal
  }
  /// The view that this one lies in, also where that is the list of a cell.
  var surroundingView: UIView? { hostView ?? (self as? any RowPart)?.rowHolder }
  /// The gestures of all views in this one.
  var gesturesWithin: [UIGestureRecognizer] {
    (subviews + ((self as? any RowHolder)?.shownRows ?? [])).flatMap {
      $0.recognizers.filter(\.isEnabled) + $0.gesturesWithin
    }
  }
  /// The gestures of all views that this one lies in.
  var gesturesAround: [UIGestureRecognizer] {
    sequence(first: self, next: \.surroundingView).dropFirst().flatMap { view in
      view.recognizers.filter(\.isEnabled) + ((view as? any PannedView).map { [$0.panGestureRecognizer] } ?? [])
    }
  }
}

/// A list whose rows lie in views of SwiftUI.
@MainActor protocol RowHolder: UIView {
  /// The cells that are seen.
  var shownRows: [UIView] { get }
}
/// What holds a row, and lies in no view but its list.
@MainActor protocol RowPart: UIView {
  var rowHolder: UIView? { get }
}
/// A view that follows a finger itself.
@MainActor protocol PannedView: UIView {
  var panGestureRecognizer: UIPanGestureRecognizer { get }
}

import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// An object that takes part in events: a view, a view controller, a window or the app.
///
/// Events go to the view that was touched, and from there along `next` until one of them does something about it.
/// Source: Apple, "Using responders and the responder chain to handle events".
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// The responder that is asked next: of a view its view controller or its superview, of a view controller the
  /// superview of its view, of a window the app.
  open var next: UIResponder? { nil }
  /// Whether the responder wants to have the keyboard. False unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  /// The same by the name of a Mac. A view that says true gets the keyboard by a click, and is a stop for Tab.
  open var acceptsFirstResponder: Bool { false }
  /// Whether the responder lets another have the keyboard. True by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys come to this responder first.
  open var isFirstResponder: Bool { KeyResponders.first === self }

  /// What takes back what the user did: that of the window, unless a responder along `next` has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What the user does with this responder. It is current while the responder is a view controller that is shown. What
  /// a scene keeps of it is up to the scene's delegate, see `UISceneDelegate.stateRestorationActivity(for:)`.
  open var userActivity: NSUserActivity? { didSet { userActivityDidChange(from: oldValue) } }
  /// Called on each responder with the activity when its `needsSave` is set: the time to write into its `userInfo`.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Brings back what the user did. Does nothing by itself.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Whether this responder performs an action now: whether it has the method, unless a subclass says otherwise.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
  /// The responder that performs an action: this one, or the first one along `next` that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  public override init() {
    super.init()
    _ = KeyResponders.isInstalled
  }
  nonisolated deinit {
    if AssociatedObjects.isInUse { AssociatedObjects.shared.forget(ObjectIdentifier(self)) }
  }

  /// Asks for the keyboard. True where this responder gets it. A view controller hears of keys from then on which no view
  /// and no text wants.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    KeyResponders.first = self
    return true
  }
  /// Is asked for keys first from now on.
  final func takeKeys() { KeyResponders.first = self }
  /// Gives the keyboard away. True where nobody keeps it.
  @discardableResult open func resignFirstResponder() -> Bool {
    if !canResignFirstResponder { return false }
    if KeyResponders.first === self { KeyResponders.first = nil }
    return true
  }

  /// The responder was made from an interface file. There are none here, and it is never called.
  open func awakeFromNib() {}

  /// Changes the menus of the app's windows before they are shown: called of the app's delegate, where that is a responder and has made the windows, at the start
  /// and after `UIMenuSystem.setNeedsRebuild()`. Does nothing by itself.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Says how a command is shown that this responder performs, each time that its menu is shown. Does nothing by itself.
  open func validate(_ command: UICommand) {}
  /// The keys that call methods of this responder, or of those along `next`, while it is the first one or is reached from
  /// that; nil for none. Those with Control or Super go after shortcuts of SwiftUI, others after what views and texts want.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Keys went down that no view, no text and no command wanted. Goes to `next` by itself, as the following.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Keys that are held down have come to their time to repeat.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Something else has taken the keys over. Desktops do not say so, and it is never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Fingers, or the pointer with its button, came down in the view. Goes to `next` by itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// A view instead of the keyboard while this has the keyboard; nil for the keyboard itself.
  open var inputView: UIView? { nil }
  /// A view above the keyboard, or at the foot of the page, while this has the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Shows other views for input, where these have changed meanwhile.
  open func reloadInputViews() {}
  /// The user has begun to shake the device. Goes to `next` by itself, as do the following.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The user has shaken the device.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// The motion was not one after all.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: By the names of a Mac

  // Each goes to `next` by itself. What comes to the end of the chain was used by nobody.

  /// The button of the pointer came down, or a finger.
  open func mouseDown(with event: NSEvent) { pass(event) { $0.mouseDown(with: event) } }
  /// It moved with the button down.
  open func mouseDragged(with event: NSEvent) { pass(event) { $0.mouseDragged(with: event) } }
  /// The button was let go.
  open func mouseUp(with event: NSEvent) { pass(event) { $0.mouseUp(with: event) } }
  /// The other button came down.
  open func rightMouseDown(with event: NSEvent) { pass(event) { $0.rightMouseDown(with: event) } }
  /// It moved with the other button down.
  open func rightMouseDragged(with event: NSEvent) { pass(event) { $0.rightMouseDragged(with: event) } }
  /// The other button was let go.
  open func rightMouseUp(with event: NSEvent) { pass(event) { $0.rightMouseUp(with: event) } }
  /// A further button came down.
  open func otherMouseDown(with event: NSEvent) { pass(event) { $0.otherMouseDown(with: event) } }
  /// It moved with a further button down.
  open func otherMouseDragged(with event: NSEvent) { pass(event) { $0.otherMouseDragged(with: event) } }
  /// A further button was let go.
  open func otherMouseUp(with event: NSEvent) { pass(event) { $0.otherMouseUp(with: event) } }
  /// The pointer moved in a tracking area.
  open func mouseMoved(with event: NSEvent) { pass(event) { $0.mouseMoved(with: event) } }
  /// The pointer came into a tracking area.
  open func mouseEntered(with event: NSEvent) { pass(event) { $0.mouseEntered(with: event) } }
  /// The pointer left a tracking area.
  open func mouseExited(with event: NSEvent) { pass(event) { $0.mouseExited(with: event) } }
  /// The pointer came into a tracking area that is to change its shape.
  open func cursorUpdate(with event: NSEvent) { pass(event) { $0.cursorUpdate(with: event) } }
  /// A wheel was turned, or two fingers moved on a touch pad.
  open func scrollWheel(with event: NSEvent) { pass(event) { $0.scrollWheel(with: event) } }
  /// A key came down, or repeats, while the view has the keyboard.
  open func keyDown(with event: NSEvent) { pass(event) { $0.keyDown(with: event) } }
  /// A key was let go.
  open func keyUp(with event: NSEvent) { pass(event) { $0.keyUp(with: event) } }
  /// Other modifier keys are down than before, while the view has the keyboard.
  open func flagsChanged(with event: NSEvent) { pass(event) { $0.flagsChanged(with: event) } }
  /// Escape came in a window that the app has made, and nobody has used it. Goes on to the next responder.
  open func cancelOperation(_ sender: Any?) { next?.cancelOperation(sender) }
  /// Whether the responder, or one after it, does something with Escape.
  final var handlesCancel: Bool {
    var next: UIResponder? = self
    while let responder = next {
      if ClassMethods.cancels.areOverridden(by: type(of: responder)) { return true }
      next = responder.next
    }
    return false
  }
  private func pass(_ event: NSEvent, _ action: (UIResponder) -> Void) {
    if let next { action(next) } else { event.isUnused = true }
  }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Something else has taken the fingers over, a gesture for example.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

// MARK: - Activities of the user

/// A type that brings back what the user did, from an activity: all responders.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called for the objects that a delegate has given to its `restorationHandler`.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

extension UIResponder {
  /// Told when the responders that have an activity have brought it up to date: who tells delegates.
  static var activityDidUpdate: ((NSUserActivity) -> Void)?
  /// The activity has this responder bring it up to date.
  func userActivityDidChange(from old: NSUserActivity?) {
    if old === userActivity { return }
    old?.removeOwner(self)
    guard let userActivity else { return }
    userActivity.addOwner(self) { [weak self] in
      guard let self, let activity = self.userActivity else { return }
      updateUserActivityState(activity)
    }
    userActivity.afterOwners = { [weak userActivity] in
      if let userActivity { Self.activityDidUpdate?(userActivity) }
    }
  }
}

/// A finger, or the pointer with its button down.
@MainActor @preconcurrency public final class UITouch: NSObject {
  /// How far a touch has come.
  /// `began`, `moved`, `stationary`, `ended` or `cancelled`.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// How far this touch has come.
  public internal(set) var phase = Phase.began
  /// Seconds on a clock that is never set.
  public internal(set) var timestamp: TimeInterval = 0
  /// How many times the finger has tapped here in a row.
  public internal(set) var tapCount = 1
  /// The view in which the touch began.
  public internal(set) weak var view: UIView?
  /// The window in which the touch began.
  public var window: UIWindow? { view?.window }
  /// In the coordinate space of `view`, points.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero

  override init() {}
  nonisolated deinit {}

  /// What touches: a finger, or a pointer that stands for one.
  /// `direct`, `indirect`, `pencil` or `indirectPointer`.
  public enum TouchType: Int, Sendable { case direct = 0, indirect, pencil, indirectPointer }
  /// What touches: told as a finger, whatever it is.
  public var type: TouchType { .direct }
  /// How hard it presses, and can press at most: 0, as screens of desktops do not tell.
  public var force: CGFloat { 0 }
  /// How hard it could press: 0.
  public var maximumPossibleForce: CGFloat { 0 }
  /// How large it is, and how exactly that is known: 0, as for the force. Points.
  public var majorRadius: CGFloat { 0 }
  /// How exactly that is known: 0.
  public var majorRadiusTolerance: CGFloat { 0 }
  /// Where the touch is: as exactly as `location(in:)` says it.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where it was before: as exactly as `previousLocation(in:)` says it.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// Where the touch is, in points of `view`'s coordinate space, or of the window's.
  public func location(in view: UIView?) -> CGPoint { convert(location, to: view) }
  /// Where it was before it moved.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }
  private func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
    view.map { $0.convert(point, to: other) } ?? point
  }
}

/// What an input device did.
@MainActor @preconcurrency public class UIEvent: NSObject {
  /// What kind of device it was.
  public enum EventType: Int, Sendable {
    /// Fingers or a pointer, the device itself as it moves, buttons of a remote control, and keys.
    case touches = 0
    /// See `touches`.
    case motion, remoteControl, presses
  }
  /// What of a kind it was.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular, or the device was shaken.
    case none = 0
    /// The device was shaken.
    case motionShake
    /// Buttons of a remote control or of headphones.
    case remoteControlPlay = 100
    /// See `remoteControlPlay`.
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause,
      remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward,
      remoteControlEndSeekingBackward, remoteControlBeginSeekingForward,
      remoteControlEndSeekingForward
  }
  /// What kind of event it is.
  public let type: EventType
  /// What of this kind it is.
  public let subtype: EventSubtype
  /// All touches of the event.
  public internal(set) var allTouches: Set<UITouch>?
  /// Seconds on a clock that is never set.
  public internal(set) var timestamp: TimeInterval = 0
  /// The touches in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The positions that a touch has had since the last event: all are told as events of their own, and this is the last.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }
  /// Where a touch may be next: not foretold.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }
  /// The touches in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  init(_ type: EventType = .touches, _ subtype: EventSubtype = .none) {
    (self.type, self.subtype) = (type, subtype)
  }
  nonisolated deinit {}
}

/// A view that follows fingers itself, as controls of an app do.
@MainActor protocol TouchTracker: UIView {
  /// Whether it does.
  var followsTouches: Bool { get }
  func track(_ touch: UITouch, _ event: UIEvent, _ phase: UITouch.Phase)
}

/// Tells a view of the touch that is on it.
@MainActor protocol TouchReporting: AnyObject {
  /// The touch belongs to a gesture: nothing more is told of it.
  func cancel()
}

import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// A view that a user does something with, and that tells actions what it was.
@MainActor @preconcurrency open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger has come down on it.
    public static let touchDown = Event(rawValue: 1)
    /// The same once more, within the time of a double click.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger has moved inside of it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger has moved outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger has come back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger has left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// It was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something else has taken the finger over.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has given it another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was performed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is edited no longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of text that is edited.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All of them.
    public static let allEvents = Event(rawValue: .max)
  }
  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// It is pressed.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// The app has selected it.
    public static let selected = State(rawValue: 4)
    /// It has the keyboard.
    public static let focused = State(rawValue: 8)
  }
  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// A state of the app's, which some controls show.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is pressed: buttons say so themselves.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The control is in another state than before.
  func stateDidChange() { needsUpdate() }
  /// The states that the control is in.
  open var state: State {
    var state: State = isSelected ? .selected : .normal
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  private var actions: [(action: UIAction, events: Event)] = []
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }

  /// Calls an action at certain events. One of the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == events }
    actions.append((action, events))
  }
  /// Calls an action no longer.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }
  /// Calls an action no longer.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier && !$0.events.isDisjoint(with: events) }
  }
  /// Calls the actions for events, as if they had happened: those that are closures first.
  open func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) { sendAction(action) }
    for (entry, wanted) in targets where !wanted.isDisjoint(with: events) && !entry.isGone {
      sendAction(entry.action, to: entry.target, for: nil)
    }
  }
  /// The methods that are called, in the order in which they were added.
  private var targets: [(entry: TargetAction, events: Event)] = []
  /// Calls a method at certain events, with this control and the event as far as it takes them. The target is not kept; without one the responders
  /// are asked, from this control's window's first responder or the control on.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.removeAll { $0.entry.isGone }
    let entry = TargetAction(target, action)
    if let index = targets.firstIndex(where: { $0.entry.isSame(as: target, action) }) {
      targets[index].events.formUnion(controlEvents)
    } else {
      targets.append((entry, controlEvents))
    }
  }
  /// Calls a method no longer; nil stands for all targets, or for all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targets.indices where targets[index].entry.isMeant(by: target, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty || $0.entry.isGone }
  }
  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.entry.target as? AnyHashable })
  }
  /// The events at which something is called.
  open var allControlEvents: Event {
    let all = targets.filter { !$0.entry.isGone }.map(\.events) + actions.map(\.events)
    return all.reduce([]) { $0.union($1) }
  }
  /// The names of the methods of a target that are called at an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = targets.filter { $0.entry.isMeant(by: target, nil) && !$0.events.isDisjoint(with: controlEvent) }
    return found.isEmpty ? nil : found.map(\.entry.action.description)
  }
  /// Calls a method of a target. For subclasses, which see all of them here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Calls an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // MARK: Touches

  /// Whether a finger is followed.
  open private(set) var isTracking = false
  /// Whether the finger that is followed is inside of the control.
  open private(set) var isTouchInside = false
  /// A finger has come down: false where it is not to be followed. True by itself.
  ///
  /// Called, as the following, for the app's own classes of controls, and not for those that are made of SwiftUI's.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has moved: false where it is not to be followed any longer. True by itself.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted, or is followed no longer. Does nothing by itself.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Something else has taken the finger over. Does nothing by itself.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether the control follows fingers itself: not where SwiftUI's does.
  var followsTouches: Bool { true }
  func track(_ touch: UITouch, _ event: UIEvent, _ phase: UITouch.Phase) {
    guard isEnabled else { return }
    let isInside = point(inside: touch.location, with: event), wasInside = isTouchInside
    switch phase {
    case .began:
      isTouchInside = isInside
      isTracking = beginTracking(touch, with: event)
      guard isTracking else { return }
      isHighlighted = true
      sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    case .moved where isTracking:
      isTouchInside = isInside
      isHighlighted = isInside
      if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
      sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
      if !continueTracking(touch, with: event) { endTracking(touch, event, [], isCancelled: false) }
    case .ended where isTracking:
      endTracking(
        touch, event, isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, isCancelled: false)
    case .cancelled where isTracking: endTracking(touch, event, .touchCancel, isCancelled: true)
    default: break
    }
  }
  private func endTracking(_ touch: UITouch, _ event: UIEvent, _ events: Event, isCancelled: Bool) {
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    if isCancelled { cancelTracking(with: event) } else { endTracking(touch, with: event) }
    if !events.isEmpty { sendActions(for: events) }
  }
  /// What SwiftUI shows, as the control is.
  func wrap(_ content: some View) -> AnyView {
    let tint = tintInForce
    return AnyView(content.disabled(!isEnabled).modifier(OptionalTint(tint: tint)))
  }
}

extension UIView {
  /// The tint that was set here or around; nil for that of the app.
  var tintInForce: Color? {
    var view: UIView? = self
    while let current = view {
      if let tint = current.ownTint { return Color(uiColor: tint) }
      view = current.hostView
    }
    return nil
  }
}

struct OptionalTint: ViewModifier {
  let tint: Color?
  func body(content: Content) -> some View { if let tint { content.tint(tint) } else { content } }
}

extension UIControl: TouchTracker {}

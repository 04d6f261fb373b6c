import Foundation
import HearthCore
import HearthFocus
import HearthRendering

/// Connects what a control shows with pointer, keys, focus and assistive technology.
///
/// The closures run while the event is handled that asked for them, as the actions of buttons do, so that they may call
/// the app. What a frame brings about (the view is disabled, or focus comes) is told at the end of its round.
nonisolated struct ControlInput: _ElementModifier {
  enum Gesture {
    /// The view takes no presses.
    case none
    /// A click: the press counts when it ends inside.
    case click
    /// The press counts from the start, and again and again while it is held.
    case hold
    /// The press counts from the start and follows the pointer.
    case drag
  }
  var name: String
  var focus: FocusInteractions?
  var gesture = Gesture.none
  var onPress: @MainActor (ControlPress) -> Void = { _ in }
  /// Whether the key is one of the control; what it does is returned as an action.
  var onKey: (@MainActor (KeyEvent) -> (() -> Void)?)?
  /// Whether the arrow of a remote is one of the control; what it does is returned as an action.
  var onMove: (@MainActor (MoveDirection) -> (() -> Void)?)?
  /// Keys that reach the view from a control inside.
  var takesKeysFromInside = false
  /// Points of the wheel, upwards positive.
  var onScroll: (@MainActor (CGFloat) -> Void)?
  /// Whether the wheel turns the view although it has no focus.
  var scrollsWithoutFocus = false
  var onFocus: (@MainActor (Bool) -> Void)?
  var onHover: (@MainActor (Bool) -> Void)?
  var cornerRadius: CGFloat = 7
  /// The part that the keys are at: the ring of focus goes around it, and it has focus for assistive
  /// technology. Nil for the control as a whole.
  var outline: ControlAnchor?
  /// The part that has focus for assistive technology where the ring goes around the control as a whole, as the chosen
  /// one of segments. Nil for that of `outline`.
  var heard: ControlAnchor?
  /// The node of this view is what the anchor stands for.
  var anchor: ControlAnchor?
  /// The element of the control; nil where the elements inside stand for themselves.
  var element: (@MainActor () -> AccessibilityProperties)?
  /// What is added to the one element inside.
  var annotation: (@MainActor () -> AccessibilityProperties)?
  /// A mistake in what the app asks for; it is reported once.
  var mistake: String?
  /// Whether something that is dragged and held above it presses it, if the app says nothing else.
  var isSprung = false

  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = ControlInputBehavior(modifier, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ControlInputBehavior).update(modifier)
  }
}

/// Stands for a part of a control that another part has to find.
@MainActor final class ControlAnchor {
  weak var node: BehaviorNode?
  nonisolated init() {}
  nonisolated deinit {}
}

final class ControlInputBehavior: NodeBehavior, PointerBehavior {
  unowned(unsafe) let node: BehaviorNode
  private var input: ControlInput
  var isSprung: Bool { input.isSprung }
  private var isHovered = false
  private var isHeld = false
  private var start: CGPoint?
  private var press = PressTracking()
  /// Seconds before a held press repeats, and between repetitions. Source: GTK's spin buttons,
  /// 0.5 s and then faster; ours for the rate.
  private static let repeatDelay = 0.5, repeatInterval = 0.08

  init(_ input: ControlInput, _ node: BehaviorNode) {
    (self.input, self.node) = (input, node)
    if input.gesture != .none {
      node.recognizer = PointerRecognizer(self, node: node)
      node.flags.insert(.hasGesture)
    }
    if input.onHover != nil { node.flags.insert(.isHoverTarget) }
    if input.onScroll != nil { node.flags.insert(.isScrollTarget) }
    if input.takesKeysFromInside || input.onMove != nil { node.flags.insert(.handlesKeys) }
    if input.focus != nil {
      node.flags.insert(.isFocusTarget)
      node.joinFocusTree()
    }
    input.anchor?.node = node
    // The path of the node ends with its name, which it does not have yet.
    if input.mistake != nil { node.engine.performAtEndOfRound { [weak self] in self?.reportMistake() } }
  }
  nonisolated deinit {}
  func update(_ new: ControlInput) {
    node.engine.counters.nodesVisited += 1
    input = new
    new.anchor?.node = node
    reportMistake()
  }
  private func reportMistake() {
    if !node.isUnmounted, let mistake = input.mistake { node.engine.report(.controlValue, at: node, mistake) }
  }
  var viewName: String { input.name }
  func willUnmount() { node.engine.wakeUps.cancel(of: node) }
  func inheritedStyleDidChange() {
    guard !node.isEnabled else { return }
    if release() {
      let step = step(.cancelled)
      node.engine.performAtEndOfRound { [weak self] in self?.tell(step) }
    }
    // In the middle of an update: the style hears of it when that is done.
    if isHovered {
      node.engine.performAtEndOfRound { [weak self] in if let self, !node.isEnabled { setHovered(false) } }
    }
  }

  // MARK: - Pointer

  var acceptsGestures: Bool { node.isEnabled && input.gesture != .none }
  func isHit(_ point: CGPoint) -> Bool { input.gesture != .none && node.bounds.contains(point) }
  func hoverDidChange(_ location: CGPoint?) { setHovered(location != nil && node.isEnabled) }
  private func setHovered(_ new: Bool) {
    if new == isHovered { return }
    isHovered = new
    input.onHover?(new)
  }

  private func step(_ phase: ControlPress.Phase) -> ControlPress {
    var location = press.location
    if node.flags.contains(.isRightToLeft) { location.x = node.size.width - location.x }
    return ControlPress(phase: phase, location: location, size: node.size.cgSize, isInside: press.isInside(node))
  }
  private func tell(_ step: ControlPress) {
    Stage.noteAction("The action of a control")
    input.onPress(step)
  }
  /// Gestures look at the event: the step is told right after that.
  private func report(_ phase: ControlPress.Phase) {
    let step = step(phase)
    node.recognizer?.afterRecognition { [weak self] in self?.tell(step) }
  }
  private func begin() {
    isHeld = true
    report(.began)
    if input.gesture == .hold { scheduleRepeat(after: Self.repeatDelay) }
  }
  private func scheduleRepeat(after delay: Double) {
    node.engine.wakeUps.schedule(after: delay, for: node) { [unowned self] in
      guard isHeld, node.isEnabled else { return }
      tell(step(.repeated))
      scheduleRepeat(after: Self.repeatInterval)
    }
  }
  /// False where nothing is held.
  private func release() -> Bool {
    guard isHeld else { return false }
    isHeld = false
    node.engine.wakeUps.cancel(of: node)
    return true
  }
  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    press.follow(event, in: node)
    let isClick = input.gesture == .click
    switch event.phase {
    case .down:
      guard event.button == .primary else { return .failed }
      start = event.position
      // A finger may be about to scroll.
      if input.gesture == .drag && press.isTouch { return .possible }
      begin()
      return isClick ? .possible : .active
    case .moved:
      if !isHeld, input.gesture == .drag, let start {
        let x = abs(event.position.x - start.x), y = abs(event.position.y - start.y)
        if y > 10 && y > x { return .failed }
        if x < 4 { return .possible }
        begin()
        return .active
      }
      report(.moved)
      return isClick ? .possible : .active
    case .up:
      if !isHeld, input.gesture == .drag { begin() }
      guard release() else { return isClick ? .failed : .ended }
      if !isClick {
        report(.ended)
        return .ended
      }
      report(press.isInside(node) ? .released : .cancelled)
      return press.isInside(node) ? .ended : .failed
    case .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  func pointerWasCancelled() { if release() { report(.cancelled) } }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    if input.gesture == .click && phase == .ended { tell(step(.ended)) }
  }
  func scroll(_ event: ScrollEvent) -> Bool {
    // The wheel turns what has focus, so that scrolling a page past a control leaves it alone. Source: our choice.
    guard node.isEnabled, isFocused || input.scrollsWithoutFocus, let action = input.onScroll, event.delta.height != 0
    else { return false }
    Stage.noteAction("The action of a control")
    action(event.delta.height)
    return true
  }

  // MARK: - Focus and keys

  private var isFocused = false
  var focusInteractions: FocusInteractions { input.focus ?? .activate }
  var canBecomeFocused: Bool { input.focus != nil && node.isEnabled }
  func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    guard let action = input.onFocus else { return }
    node.engine.performAtEndOfRound { action(isFocused) }
  }
  func handleFocusedKey(_ event: KeyEvent) -> Bool { act(on: event) }
  func handleKey(_ event: KeyEvent) -> Bool { !isFocused && input.takesKeysFromInside && act(on: event) }
  private func act(on event: KeyEvent) -> Bool {
    guard node.isEnabled, event.phase != .up, let onKey = input.onKey else { return false }
    guard event.modifiers.isDisjoint(with: [.command, .control, .option]), let action = onKey(event) else {
      return false
    }
    Stage.noteAction("The action of a control")
    action()
    return true
  }
  func perform(_ command: ViewCommand) -> Bool {
    guard case .move(let direction) = command, isFocused, node.isEnabled, let action = input.onMove?(direction) else {
      return false
    }
    Stage.noteAction("The action of a control")
    action()
    return true
  }
  func focusOutline(outset: CGFloat) -> DisplayShape? {
    var frame = node.bounds
    if let part = input.outline?.node, !part.isUnmounted {
      let window = part.frameInWindow
      frame = CGRect(origin: node.convertFromWindow(window.origin), size: window.size)
    }
    return .roundedRectangle(frame.insetBy(dx: -outset, dy: -outset), radius: input.cornerRadius + outset)
  }

  // MARK: - Accessibility

  var accessibilityElement: AccessibilityProperties? { input.element?() }
  var accessibilityFocus: LayoutNode? { (input.heard ?? input.outline)?.node.flatMap { $0.isUnmounted ? nil : $0 } }
  var accessibilityAnnotation: AccessibilityProperties? { input.annotation?() }
}

/// Makes everything in a disabled control pale, once for the whole of it.
nonisolated struct DisabledLook: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  @MainActor func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
}

import Foundation
import HearthCore
import HearthRendering

/// A look of ours that a control is drawn in.
@MainActor protocol ControlLook: AnyObject {
  /// The outline of what is drawn, `outset` points outside of it, in the control's coordinate space.
  func outline(outset: CGFloat) -> DisplayShape
  /// What lies behind the control while a television lifts it; nil for nothing.
  func platter() -> DisplayShape?
  /// Where a press begins that counts, in the control's coordinate space; nil for all of the control.
  var pressArea: CGRect? { get }
}
extension ControlLook {
  var pressArea: CGRect? { nil }
}

/// What a button or a toggle does: it is pressed by pointer and keys, knows whether it is hovered and focused, and is
/// one element for assistive technology. Its content is what its style makes.
///
/// A press follows the pointer: the control looks pressed while the pointer is inside, acts when that is let go inside,
/// and does nothing when it is let go outside or another gesture (a scroll) takes over.
///
/// A style that handles presses itself (`PrimitiveButtonStyle`, `ToggleStyle` of an app) leaves the control passive:
/// `isPressable` is false, and the views in the style act.
@MainActor package class Control: NodeBehavior, PointerBehavior, ShortcutTarget {
  package final unowned(unsafe) let node: BehaviorNode
  package final let label: ContentSource
  private let focusEntry: EnvironmentEntry<IsFocusedKey>

  /// Held down by a pointer that is inside, or by a key.
  @exclusivity(unchecked) package final var isPressed = false {
    didSet { if isPressed != oldValue { interactionDidChange() } }
  }
  @exclusivity(unchecked) package private(set) final var isHovered = false {
    didSet { if isHovered != oldValue { interactionDidChange() } }
  }
  @exclusivity(unchecked) package private(set) final var isFocused = false
  @exclusivity(unchecked) private var press = PressTracking()
  /// The key that holds the control down.
  @exclusivity(unchecked) private var heldKey: KeyEquivalent?
  /// What `keyboardShortcut` says around. The control is registered with it.
  @exclusivity(unchecked) private var shortcut: KeyboardShortcut?
  /// Whether this control acts on presses; otherwise the views of its style do.
  @exclusivity(unchecked) package final var isPressable = true {
    didSet { if isPressable != oldValue { node.focusMayHaveChanged() } }
  }
  /// Draws the control, where one of our own looks does.
  weak var look: (any ControlLook)?

  init(_ node: BehaviorNode, label: ContentSource, focus: EnvironmentEntry<IsFocusedKey>) {
    self.node = node
    self.label = label
    focusEntry = focus
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.isFocusTarget, .isHoverTarget, .hasGesture])
    node.joinFocusTree()
    readShortcut()
  }
  nonisolated deinit {}
  package final func willUnmount() {
    if shortcut != nil { node.engine.content?.input.keys.shortcuts.set(nil, for: self) }
  }

  // MARK: - For subclasses

  package var viewName: String { "" }
  package func updateBody() { fatalError("\(Self.self) has no body") }
  package var accessibilityElement: AccessibilityProperties? { nil }
  /// Does what the control is for. Called between frames.
  package func activate() { fatalError("\(Self.self) does nothing") }
  /// It looks different now.
  package func interactionDidChange() { node.setNeedsRecord() }
  package var activatesOnReturn: Bool { true }
  /// Whether it does something that cannot be undone, and looks so.
  package var isDestructive: Bool { false }
  /// Whether a look that has two states shows it as on.
  package var isDrawnOn: Bool { false }
  /// Whether every point of the bounds counts, and not only what the content covers.
  package var isHitEverywhere: Bool { true }

  // MARK: - State

  package final func inheritedStyleDidChange() {
    if !node.isEnabled {
      heldKey = nil
      isPressed = false
      isHovered = false
    }
    // The mirror image of the shortcut may count now.
    if let shortcut { node.engine.content?.input.keys.shortcuts.set(shortcut, for: self) }
    node.setNeedsRecord()
  }

  // MARK: - Shortcut

  /// Registers the control with the shortcut of its environment. Called again by `updateBody`.
  final func readShortcut() {
    // The chain of scopes of a node never changes, so that a value is there from the start or never.
    guard node.scope.find(KeyboardShortcutKey.self) != nil else { return }
    let new = node.scope.value(KeyboardShortcutKey.self, readBy: node)
    if new == shortcut { return }
    shortcut = new
    node.engine.content?.input.keys.shortcuts.set(new, for: self)
  }
  package final var shortcutNode: LayoutNode { node }
  package final func performShortcut() { activate() }

  // MARK: - Pointer

  package final var acceptsGestures: Bool { isPressable && node.isEnabled }
  package final func isHit(_ point: CGPoint) -> Bool {
    isPressable && isHitEverywhere && node.bounds.contains(point) && isPressed(at: point)
  }
  package final func hoverDidChange(_ location: CGPoint?) {
    isHovered = location.map { isPressed(at: $0) } == true && isPressable && node.isEnabled
  }
  /// Whether a press at a point of the control is one of the control.
  private final func isPressed(at point: CGPoint) -> Bool { look?.pressArea?.contains(point) != false }

  package final func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    press.follow(event, in: node)
    switch event.phase {
    case .down:
      if event.button != .primary || !isPressed(at: press.location) { return .failed }
      isPressed = true
    case .moved:
      if isTakenAlong {
        isPressed = false
        return .failed
      }
      isPressed = press.isInside(node)
    case .up:
      isPressed = false
      return press.isInside(node) && node.isEnabled ? .ended : .failed
    case .entered, .exited, .cancelled: break
    }
    return .possible
  }
  /// Whether the press has become a movement of what the control lies in: of a scroll view, or of a row that is swiped.
  /// Source: UIKit, `UIScrollView.touchesShouldCancel(in:)`.
  private final var isTakenAlong: Bool {
    var current = node.layoutParent
    while let parent = current {
      if parent.flags.contains(.hasGesture), let parent = parent as? GestureNode, parent.recognizer?.phase == .active {
        if parent.recognizer is ScrollDragRecognizer { return true }
        if (parent as? BehaviorNode)?.behavior is any RowArea { return true }
      }
      current = parent.layoutParent
    }
    return false
  }
  package final func pointerWasCancelled() { isPressed = false }
  package final func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    if phase != .ended { return }
    Stage.noteAction("The action of a control")
    activate()
  }

  // MARK: - Focus and keys

  package final var focusInteractions: FocusInteractions { .activate }
  package final var canBecomeFocused: Bool { isPressable && node.isEnabled }
  /// The ring follows the outline of the look.
  package final func focusOutline(outset: CGFloat) -> DisplayShape? {
    if let look { return look.outline(outset: outset) }
    return .roundedRectangle(node.bounds.insetBy(dx: -outset, dy: -outset), radius: 6 + outset)
  }
  package final func liftPlatter() -> DisplayShape? { look?.platter() }
  package final func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    if !isFocused && heldKey != nil {
      heldKey = nil
      isPressed = false
    }
    _ = focusEntry.set(isFocused)
  }

  /// Space acts when it is let go, so that the user can still leave with Tab; Return acts at once.
  /// Source: macOS and Windows; GTK acts at once on both.
  package final func handleFocusedKey(_ event: KeyEvent) -> Bool {
    guard event.key == .space || (event.key == .return && activatesOnReturn) else { return false }
    switch event.phase {
    case .down:
      guard event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
      heldKey = event.key
      isPressed = true
      if event.key == .return { activate() }
    case .repeat: return heldKey == event.key
    case .up:
      guard heldKey == event.key else { return false }
      heldKey = nil
      isPressed = false
      if event.key == .space { activate() }
    }
    return true
  }
}

import Foundation
import HearthRendering

/// A node that keys and commands reach when focus is on it or below. `Documentation/Keys.md` says in which order.
@MainActor package protocol KeyHandler: LayoutNode {
  /// For actions of the app; true when the key is used up.
  func handleKeyPress(_ press: KeyPress) -> Bool
  /// For what keys mean to a view of ours; true when the event is used up.
  func handleKey(_ event: KeyEvent) -> Bool
  /// True when the command is done, or belongs here although there is nothing to do.
  func perform(_ command: ViewCommand) -> Bool
  /// Whether the command would do something now; nil if the command does not belong to this node.
  func canPerform(_ command: ViewCommand) -> Bool?
}
extension KeyHandler {
  package func handleKeyPress(_ press: KeyPress) -> Bool { false }
  package func handleKey(_ event: KeyEvent) -> Bool { false }
  package func perform(_ command: ViewCommand) -> Bool { false }
  package func canPerform(_ command: ViewCommand) -> Bool? { nil }
}

/// A node that learns when a pointer that is not pressed, or pressed here, is above it.
@MainActor package protocol HoverTarget: LayoutNode {
  /// The place in this node's coordinate space, or nil when the pointer has left.
  func hoverDidChange(_ location: CGPoint?)
}

/// A node that scrolls its content.
@MainActor package protocol ScrollTarget: LayoutNode {
  /// Scrolls by as much of `event.delta` as it can. False when it cannot move that way at all,
  /// so that the next one outwards is asked.
  func scroll(_ event: ScrollEvent) -> Bool
  /// Scrolls so that `rect` (in this node's coordinate space) is visible.
  func scrollToVisible(_ rect: CGRect)
}

/// A node that can have focus: keys and text go to it.
@MainActor package protocol FocusTarget: LayoutNode {
  var focusInteractions: FocusInteractions { get }
  /// False while it is disabled.
  var canBecomeFocused: Bool { get }
  func focusDidChange(isFocused: Bool)
  func handleFocusedKey(_ event: KeyEvent) -> Bool
  func handleText(_ event: TextInputEvent) -> Bool
  /// Not nil while text is edited here.
  var textInput: TextInputRequest? { get }
  /// Whether text is edited here when it has focus.
  var editsText: Bool { get }
  /// The outline of the focus effect, in this node's coordinate space, `outset` points outside of the
  /// view; nil when the node shows focus itself.
  func focusOutline(outset: CGFloat) -> DisplayShape?
  /// What is laid behind the view while a television lifts it, in this node's coordinate space; nil
  /// for views that can be read on anything.
  func liftPlatter() -> DisplayShape?
}

extension FocusTarget {
  package func handleText(_ event: TextInputEvent) -> Bool { false }
  package var textInput: TextInputRequest? { nil }
  package var editsText: Bool { false }
  package func liftPlatter() -> DisplayShape? { nil }
  package func focusOutline(outset: CGFloat) -> DisplayShape? {
    .roundedRectangle(bounds.insetBy(dx: -outset, dy: -outset), radius: 6 + outset)
  }
  /// Whether a click gives it focus; what also says that it takes focus where keyboard navigation is off.
  package var takesFocusByPointer: Bool { focusInteractions.resolved(for: scope.value(IdiomKey.self)).contains(.edit) }
}

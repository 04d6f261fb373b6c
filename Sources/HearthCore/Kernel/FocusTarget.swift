import Foundation
import HearthRendering

/// A node that can have focus: keys and text go to it.
@MainActor package protocol FocusTarget: LayoutNode {
  var focusInteractions: FocusInteractions { get }
  /// False while it is disabled.
  var canBecomeFocused: Bool { get }
  func focusDidChange(isFocused: Bool)
  func handleFocusedKey(_ event: KeyEvent) -> Bool
  /// Whether a key means something to the view, though the Edit menu has it too.
  func overridesEditMenu(_ event: KeyEvent) -> Bool
  func handleText(_ event: TextInputEvent) -> Bool
  /// The window no longer has the keyboard: what an input method composes here ends. Focus stays.
  func endComposition()
  /// The user turns to something else in the window, or leaves it: what was typed counts. Focus stays.
  /// - Parameter isLeft: The view is left, and may show what it has understood; after a shortcut the user types on.
  func finishEditing(isLeft: Bool)
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
  package func overridesEditMenu(_ event: KeyEvent) -> Bool { false }
  package func handleText(_ event: TextInputEvent) -> Bool { false }
  package func endComposition() {}
  package func finishEditing(isLeft: Bool) {}
  package var textInput: TextInputRequest? { nil }
  package var editsText: Bool { false }
  package func liftPlatter() -> DisplayShape? { nil }
  package func focusOutline(outset: CGFloat) -> DisplayShape? {
    .roundedRectangle(bounds.insetBy(dx: -outset, dy: -outset), radius: 6 + outset)
  }
}

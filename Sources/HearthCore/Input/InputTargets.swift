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
  /// Whether the command would do something now; nil where it is none of this node's.
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
  /// Scrolls by as much of `event.delta` as it can. False when it cannot move that way at all, so that the next one outwards is asked.
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
  /// The outline that the focus ring follows, in this node's coordinate space; nil when the node shows focus itself.
  var focusRing: DisplayShape? { get }
}

extension FocusTarget {
  package func handleText(_ event: TextInputEvent) -> Bool { false }
  package var textInput: TextInputRequest? { nil }
  package var focusRing: DisplayShape? { .roundedRectangle(bounds, radius: 6) }
}

/// What focus on a view is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is activated, as a button is: it takes focus by keyboard navigation, not by a click.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes input over time, as a text field does: it takes focus by clicks and by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever fits the idiom: both on the desktop.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

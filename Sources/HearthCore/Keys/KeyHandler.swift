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

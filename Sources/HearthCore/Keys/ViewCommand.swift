import HearthFocus

/// What a key, a menu item or a remote asks of the focused view, and of the views around it until one does it.
package enum ViewCommand: Hashable, Sendable {
  /// On screen: left is left in every layout direction.
  case move(MoveDirection)
  case exit, delete, pageUp, pageDown, playPause
  // The Edit menu.
  case cut, copy, paste, selectAll, undo, redo
}

extension ViewCommand {
  /// The keys of the Edit menu's commands; of several the first is the one that the menu shows. Other modifiers make
  /// another key, which means none of these.
  ///
  /// Source: the shortcuts of macOS's Edit menu with Control for Command; Control-Y, Delete and the
  /// Insert key as in GtkText and GtkTextView.
  package static let editKeys: [(command: ViewCommand, key: KeyEquivalent, modifiers: EventModifiers)] = [
    (.cut, "x", .command), (.cut, .deleteForward, .shift),
    (.copy, "c", .command), (.copy, .insert, .command),
    (.paste, "v", .command), (.paste, .insert, .shift),
    (.selectAll, "a", .command),
    (.undo, "z", .command),
    (.redo, "z", [.command, .shift]), (.redo, "y", .command),
  ]
  /// The command of the Edit menu that a key stands for.
  package init?(editing event: KeyEvent) {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    guard let found = Self.editKeys.first(where: { $0.modifiers == modifiers && $0.key == event.key }) else {
      return nil
    }
    self = found.command
  }
  /// The command that a key without modifiers stands for.
  init?(plain event: KeyEvent) {
    guard event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return nil }
    if let direction = event.key.arrow {
      self = .move(direction)
      return
    }
    switch event.key {
    case .escape: self = .exit
    case .delete, .deleteForward: self = .delete
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .mediaPlayPause: self = .playPause
    default: return nil
    }
  }
}

extension KeyEquivalent {
  /// Where an arrow key points; nil for other keys.
  package var arrow: MoveDirection? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }
}

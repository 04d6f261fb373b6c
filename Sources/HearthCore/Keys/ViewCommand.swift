/// What a key, a menu item or a remote asks of the focused view, and of the views around it until one does it.
package enum ViewCommand: Hashable, Sendable {
  /// On screen: left is left in every layout direction.
  case move(MoveCommandDirection)
  case exit, delete, pageUp, pageDown, playPause
  // The Edit menu.
  case cut, copy, paste, selectAll, undo, redo
}

extension ViewCommand {
  /// The command of the Edit menu that a key with Control stands for.
  ///
  /// Source: the shortcuts of macOS's Edit menu with Control for Command; Control-Y and the Insert key as in GTK.
  init?(editing event: KeyEvent) {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    switch (event.key, modifiers) {
    case ("x", .command), (.deleteForward, .shift): self = .cut
    case ("c", .command), (.insert, .command): self = .copy
    case ("v", .command), (.insert, .shift): self = .paste
    case ("a", .command): self = .selectAll
    case ("z", .command): self = .undo
    case ("z", [.command, .shift]), ("y", .command): self = .redo
    default: return nil
    }
  }
  /// The command that a key without modifiers stands for.
  init?(plain event: KeyEvent) {
    guard event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return nil }
    switch event.key {
    case .upArrow: self = .move(.up)
    case .downArrow: self = .move(.down)
    case .leftArrow: self = .move(.left)
    case .rightArrow: self = .move(.right)
    case .escape: self = .exit
    case .delete, .deleteForward: self = .delete
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .mediaPlayPause: self = .playPause
    default: return nil
    }
  }
}

extension KeyDispatcher {
  /// Asks the focused view and then those around it; true when one did what the command says.
  ///
  /// For menus and remotes: keys find their commands by themselves.
  @discardableResult package func perform(_ command: ViewCommand) -> Bool { performer(of: command) != nil }
  func performer(of command: ViewCommand) -> LayoutNode? {
    KeyRoute(from: focus.focused, to: modalRoot).all.first { $0.perform(command) }
  }
  /// Whether somebody would do what the command says, as a menu shows it.
  package func canPerform(_ command: ViewCommand) -> Bool {
    for node in KeyRoute(from: focus.focused, to: modalRoot).all { if let answer = node.canPerform(command) { return answer } }
    return false
  }

  /// An arrow of a remote, a game controller or a D-pad: a command first, then focus moves. It never moves a caret.
  func move(_ direction: MoveDirection) -> Bool {
    let command: MoveCommandDirection = switch direction {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
    return perform(.move(command)) || focus.move(direction)
  }
}

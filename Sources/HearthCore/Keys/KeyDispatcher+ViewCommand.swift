import HearthFocus

extension KeyDispatcher {
  /// Asks the focused view and then those around it; true when one did what the command says.
  ///
  /// For menus and remotes: keys find their commands by themselves.
  @discardableResult package func perform(_ command: ViewCommand) -> Bool { performer(of: command) != nil }
  func performer(of command: ViewCommand) -> LayoutNode? {
    if let node = KeyRoute(from: focus.focused, to: modalRoot).all.first(where: { $0.perform(command) }) { return node }
    return windowHandler?.perform(command) == true ? engine.root : nil
  }
  private var windowHandler: (any WindowCommandHandler)? { engine.root.scope.value(WindowCommandHandlerKey.self) }
  /// Whether somebody would do what the command says, as a menu shows it.
  package func canPerform(_ command: ViewCommand) -> Bool {
    for node in KeyRoute(from: focus.focused, to: modalRoot).all {
      if let answer = node.canPerform(command) { return answer }
    }
    return windowHandler?.canPerform(command) ?? false
  }

  /// An arrow of a remote, a game controller or a D-pad: a command first, then focus moves. It never moves a caret.
  func move(_ direction: MoveDirection) -> Bool { perform(.move(direction)) || focus.move(direction) }
}

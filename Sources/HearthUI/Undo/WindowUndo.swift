import HearthCore

/// The undo manager of a window. It does what the Edit menu says where no view does.
@MainActor final class WindowUndo: WindowCommandHandler {
  nonisolated let manager = UndoManager()
  /// Whether what is written now is a text that the user edits: its steps are registered by whoever edits it.
  var isWritingText = false
  nonisolated init() {}
  nonisolated deinit {}

  func perform(_ command: ViewCommand) -> Bool {
    guard canPerform(command) else { return false }
    if command == .undo { manager.undo() } else { manager.redo() }
    return true
  }
  func canPerform(_ command: ViewCommand) -> Bool {
    switch command {
    case .undo: manager.canUndo
    case .redo: manager.canRedo
    default: false
    }
  }
  /// Writes a text that the user edits.
  func whileWritingText(_ write: () -> Void) {
    isWritingText = true
    write()
    isWritingText = false
  }
}

extension EnvironmentValues {
  /// What takes back what the user did in the window: one for each window, nil where there is none.
  ///
  /// What is typed into a text is registered there as long as the text has focus, so that it is undone in the order in
  /// which
  /// it happened. Undo and Redo in the Edit menu and their keys ask the text that is edited first, then this.
  public var undoManager: UndoManager? { windowUndo?.manager }
  var windowUndo: WindowUndo? { self[WindowCommandHandlerKey.self] as? WindowUndo }
}

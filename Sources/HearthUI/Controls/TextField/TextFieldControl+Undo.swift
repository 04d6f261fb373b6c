import Foundation
import HearthCore
import HearthEditing

// What can be undone of a text, beside what else can be undone in the window.
//
// Each step of the text's history is an action of the window's undo manager as long as the text has focus. When editing
// ends the actions go, as those of AppKit's field editor do; the text keeps its history for when it is edited again.

extension TextFieldControl {
  /// Seconds without typing after which what is typed is another step. Source: our choice.
  static let typingPause = 2.0

  private var undoManager: UndoManager? { windowUndo?.manager }
  private var windowUndo: WindowUndo? { node.scope.value(WindowCommandHandlerKey.self) as? WindowUndo }
  /// Writes to a binding of the app what was edited, while others know that it can be undone as text.
  func writeUndoably(_ write: () -> Void) {
    if isFocused, let windowUndo { windowUndo.whileWritingText(write) } else { write() }
  }
  /// Something else has happened in the window since the last edit: what is typed now begins a step.
  func endRunAfterOtherActions() {
    if hasActions, undoManager?.latestTarget !== self { editor.endTypingRun() }
  }
  /// When the user pauses now, what is typed then begins a step.
  func noteTyping() {
    node.engine.wakeUps.schedule(after: Self.typingPause, for: node, purpose: .typing) { [unowned self] in
      editor.endTypingRun()
    }
  }
  /// The text was edited, or is a different one.
  func registerSteps() {
    let begun = editor.begunSteps
    if begun != registeredSteps {
      registeredSteps = begun
      if isFocused, let undoManager {
        // An event that brings two steps about, as a key that repeats, makes two groups.
        undoManager.closeAutomaticGroup()
        undoManager.registerUndo(withTarget: self) { $0.undoStep() }
        hasActions = true
      }
    }
    if hasActions, !editor.hasHistory { forgetActions() }
  }
  func forgetActions() {
    guard hasActions else { return }
    hasActions = false
    undoManager?.removeAllActions(withTarget: self)
  }
  private func undoStep() {
    guard !node.isUnmounted else { return }
    perform(EditingCommand.undo)
    undoManager?.registerUndo(withTarget: self) { $0.redoStep() }
  }
  private func redoStep() {
    guard !node.isUnmounted else { return }
    perform(EditingCommand.redo)
    undoManager?.registerUndo(withTarget: self) { $0.undoStep() }
  }
  /// The user wants to take back. What an input method composes goes first, then what was done in the window last.
  func undo() {
    guard editor.markedRange == nil, let undoManager, undoManager.canUndo else {
      perform(EditingCommand.undo)
      return
    }
    undoManager.undo()
  }
  func redo() {
    guard let undoManager, undoManager.canRedo else {
      perform(EditingCommand.redo)
      return
    }
    undoManager.redo()
  }
  var canUndo: Bool { editor.canUndo || undoManager?.canUndo == true }
  var canRedo: Bool { editor.canRedo || undoManager?.canRedo == true }
}

import Foundation
import HearthCore
import HearthEditing

// What features above the controls do with a text field: they conform to these, and a field asks for them.

/// A field that has a menu of its own.
@MainActor protocol TextMenuOpening: NodeBehavior {
  /// Whether the menu is the field's, and not that of a view around.
  var hasTextMenu: Bool { get }
  /// - Parameters:
  ///   - point: In the window.
  ///   - misspelling: The word that the menu is about.
  func openTextMenu(at point: CGPoint, byKey: Bool, for misspelling: TextSpelling.Misspelling?)
  /// Opens the menu by its key. False for other keys.
  func handleMenuKey(_ event: KeyEvent) -> Bool
}

/// Something around a field that follows how its text is edited.
@MainActor class TextEditingFollower {
  enum Moment { case began, edited, ended }
  func textEditing(_ moment: Moment, of field: any TextCompleting) {}
  nonisolated deinit {}
}
struct TextEditingFollowerKey: EnvironmentKey {
  static var defaultValue: ObjectReference<TextEditingFollower> { ObjectReference(nil) }
}

/// A field whose text can be completed.
@MainActor protocol TextCompleting: NodeBehavior {
  /// An input method is at work, to which keys belong.
  var isComposing: Bool { get }
  /// Puts a text in the place of what was typed, as one step that can be undone.
  func complete(with text: String)
}

extension TextFieldControl: TextCompleting {
  package var isComposing: Bool { editor.markedRange != nil }
  package func complete(with text: String) {
    guard node.isEnabled else { return }
    perform(EditingCommand.selectAll)
    perform(EditingCommand.insert(text))
    node.engine.content?.input.focus.updateTextInput()
  }
  func tellFollower(_ moment: TextEditingFollower.Moment) {
    node.scope.value(TextEditingFollowerKey.self).object?.textEditing(moment, of: self)
  }
}

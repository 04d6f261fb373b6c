import HearthCore
import HearthEditing

/// What is in the menus of every window that has a menu bar.
///
/// The groups of macOS's app menu, which Linux does not have, are where its desktops' users look: settings in Edit, Quit in File, the
/// app's information in Help. The size of a window is a matter of its title bar, so that Window and Help are there only when an app
/// puts something in. Source: our choice after GNOME's and KDE's guidelines.
nonisolated struct StandardCommands: Commands {
  /// Whether the scene brings commands of its own, which `commandsRemoved()` takes away.
  let hasSceneCommands: Bool
  @MainActor var body: some Commands {
    if hasSceneCommands {
      CommandGroup(standard: .saveItem) {
        MenuCommandItem("Close", MenuShortcut("w")) { $0.content?.handle(.closeRequest) }
      }
    }
    CommandGroup(standard: .undoRedo) {
      EditItem("Undo", .undo, MenuShortcut("z"))
      EditItem("Redo", .redo, MenuShortcut("z", [.command, .shift]))
    }
    CommandGroup(standard: .pasteboard) {
      EditItem("Cut", .cut, MenuShortcut("x"))
      EditItem("Copy", .copy, MenuShortcut("c"))
      EditItem("Paste", .paste, MenuShortcut("v"))
      EditItem("Delete", .delete, nil)
      EditItem("Select All", .selectAll, MenuShortcut("a"))
    }
    CommandGroup(standard: .appTermination) {
      MenuCommandItem("Quit", MenuShortcut("q")) { $0.content?.handle(.closeRequest) }
    }
  }
}

/// What the Edit menu can ask of the view that has focus.
package enum EditAction: Hashable, Sendable { case undo, redo, cut, copy, paste, delete, selectAll }

/// A control that edits something.
@MainActor package protocol EditingResponder: NodeBehavior {
  func canPerform(_ action: EditAction) -> Bool
  func performEdit(_ action: EditAction)
  /// Puts what `transform` makes of the selected text in its place, selected.
  func transformSelection(_ transform: (String) -> String)
}

/// An item of the Edit menu: for the view that has focus.
nonisolated struct EditItem: View {
  let title: LocalizedStringKey
  let action: EditAction
  let shortcut: MenuShortcut?
  init(_ title: LocalizedStringKey, _ action: EditAction, _ shortcut: MenuShortcut?) {
    (self.title, self.action, self.shortcut) = (title, action, shortcut)
  }
  @MainActor var body: some View {
    let action = action
    MenuCommandItem(title, shortcut, isEnabled: { $0.editingResponder?.canPerform(action) ?? false }) {
      $0.editingResponder?.performEdit(action)
      $0.content?.input.focus.updateTextInput()
    }
  }
}

extension Engine {
  /// What edits where focus is.
  var editingResponder: (any EditingResponder)? { (content?.input.focus.focused as? BehaviorNode)?.behavior as? any EditingResponder }
}

extension TextFieldControl: EditingResponder {
  package func canPerform(_ action: EditAction) -> Bool {
    guard node.isEnabled else { return false }
    switch action {
    case .undo: return editor.canUndo
    case .redo: return editor.canRedo
    case .cut: return editor.canCut
    case .copy: return editor.canCopy
    case .delete: return editor.traits.isEditable && !editor.selection.isEmpty
    // Whether the clipboard has text is known only by asking other programs.
    case .paste: return editor.traits.isEditable
    case .selectAll: return !editor.text.isEmpty
    }
  }
  package func performEdit(_ action: EditAction) {
    guard canPerform(action) else { return }
    switch action {
    case .undo: perform(.undo)
    case .redo: perform(.redo)
    case .cut: perform(.cut)
    case .copy: perform(.copy)
    case .delete: perform(.delete(.backward, by: .grapheme))
    case .paste: paste()
    case .selectAll: perform(.selectAll)
    }
  }
  package func transformSelection(_ transform: (String) -> String) {
    guard canPerform(.delete) else { return }
    let start = editor.selection.range.lowerBound
    let text = transform(editor.selectedText)
    perform(.insert(text))
    perform(.select(anchor: start, head: start + text.utf8.count))
  }
}

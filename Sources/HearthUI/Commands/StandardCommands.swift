import HearthCore
import HearthEditing

/// What is in the menus of every window that has a menu bar.
///
/// The groups of macOS's app menu, which Linux does not have, are where its desktops' users look: settings in Edit,
/// Quit in File, the app's information in Help. The size of a window is a matter of its title bar, so that Window and
/// Help are there only when an app puts something in. Source: our choice after GNOME's and KDE's guidelines.
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
      EditItem("Undo", .undo)
      EditItem("Redo", .redo)
    }
    CommandGroup(standard: .pasteboard) {
      EditItem("Cut", .cut)
      EditItem("Copy", .copy)
      EditItem("Paste", .paste)
      EditItem("Delete", .delete)
      EditItem("Select All", .selectAll)
    }
    RefreshCommands()
    CommandGroup(standard: .appTermination) {
      QuitItem()
    }
  }
}

/// Ends the app.
nonisolated struct QuitItem: View {
  @MainActor var body: some View {
    MenuCommandItem("Quit", MenuShortcut("q")) { engine in
      if let scenes = engine.content?.session?.scenes { scenes.quit() } else { engine.content?.handle(.closeRequest) }
    }
  }
}

/// Refresh, in the menu View of windows that show what can be refreshed.
nonisolated struct RefreshCommands: Commands {
  @FocusedValue(\.refreshing) private var refreshing
  @MainActor var body: some Commands {
    CommandGroup(standard: .toolbar) {
      if let refreshing { Button("Refresh") { refreshing.model.begin() }.keyboardShortcut("r") }
    }
  }
}

/// An item of the Edit menu: a command for the view that has focus, or for those around it.
nonisolated struct EditItem: View {
  let title: LocalizedStringKey
  let command: ViewCommand
  init(_ title: LocalizedStringKey, _ command: ViewCommand) { (self.title, self.command) = (title, command) }
  @MainActor var body: some View {
    let command = command
    let keys = ViewCommand.editKeys.first { $0.command == command }
    MenuCommandItem(
      title, keys.map { MenuShortcut($0.key, $0.modifiers) },
      isEnabled: { $0.content?.input.keys.canPerform(command) ?? false }
    ) {
      $0.content?.input.keys.perform(command)
      $0.content?.input.focus.updateTextInput()
    }
  }
}

/// A control whose selected text can be replaced.
@MainActor package protocol TextTransforming: NodeBehavior {
  var canTransformSelection: Bool { get }
  /// Puts what `transform` makes of the selected text in its place, selected.
  func transformSelection(_ transform: (String) -> String)
}

extension Engine {
  /// What edits text where focus is.
  var transformingText: (any TextTransforming)? {
    (content?.input.focus.focused as? BehaviorNode)?.behavior as? any TextTransforming
  }
}

extension TextFieldControl: TextTransforming {
  package var canTransformSelection: Bool { node.isEnabled && editor.traits.isEditable && !editor.selection.isEmpty }
  package func transformSelection(_ transform: (String) -> String) {
    guard canTransformSelection else { return }
    let start = editor.selection.range.lowerBound
    var text = ""
    if let runs = editor.selectedRuns {
      // Each stretch of one look keeps it.
      var new = TextRuns()
      let bytes = Array(editor.selectedText.utf8)
      runs.forEach(in: 0..<runs.length) { range, style in
        let part = transform(String(decoding: bytes[range], as: UTF8.self))
        text += part
        new.append(style, part.utf8.count)
      }
      perform(EditingCommand.pasteStyled(text, new))
    } else {
      text = transform(editor.selectedText)
      perform(EditingCommand.insert(text))
    }
    perform(EditingCommand.select(anchor: start, head: start + text.utf8.count))
  }
}

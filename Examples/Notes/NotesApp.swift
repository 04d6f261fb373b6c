import SwiftUI

@main struct NotesApp: App {
  @State private var store = NoteStore(file: NoteStore.userFile)

  var body: some Scene {
    WindowGroup("Notes") {
      NotesView()
        .environment(store)
    }
    .defaultSize(width: 860, height: 560)
    .commands {
      NoteCommands()
      TextFormattingCommands()
    }
    MarkdownScene()
  }
}

/// The menu File makes notes, in the window that is in front.
struct NoteCommands: Commands {
  @FocusedValue(\.addNote) private var addNote
  @Environment(\.newDocument) private var newDocument

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { addNote?() }
        .keyboardShortcut("n")
        .disabled(addNote == nil)
      Button("New Markdown File") { newDocument(MarkdownDocument(text: "# Title\n")) }
        .keyboardShortcut("n", modifiers: [.command, .shift])
    }
  }
}

extension FocusedValues {
  @Entry var addNote: (() -> Void)?
}

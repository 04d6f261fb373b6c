import SwiftUI

// An editor with 1,000,000 letters in 20,000 lines, which has focus and the caret in the middle of the text.
// `launch/key.c` says what is measured; `gtk/editor.c` shows the same.

@main struct EditorApp: App {
  var body: some Scene {
    WindowGroup("Editor") { Page() }
      .windowStyle(.plain)
      .defaultSize(width: 800, height: 600)
      .restorationBehavior(.disabled)
  }
}

private struct Page: View {
  private static let start = String(repeating: "The quick brown fox jumps over the lazy dog again\n", count: 20_000)
  @State private var text = start
  @State private var selection: TextSelection? = TextSelection(
    insertionPoint: start.utf8.index(start.startIndex, offsetBy: 500_000))
  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(text: $text, selection: $selection).focused($isFocused).onAppear { isFocused = true }
  }
}

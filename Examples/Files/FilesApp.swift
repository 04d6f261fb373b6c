import SwiftUI

@main struct FilesApp: App {
  @State private var store = FileStore(folder: FileManager.default.homeDirectoryForCurrentUser)

  var body: some Scene {
    WindowGroup("Files") {
      FilesView()
        .environment(store)
    }
    .defaultSize(width: 860, height: 560)
    .commands { FileCommands() }
  }
}

/// Commands for the window that is in front.
struct FileCommands: Commands {
  @FocusedValue(\.fileActions) private var actions

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("New Folder") { actions?.addFolder() }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(actions == nil)
      Button("Rename…") { actions?.rename() }
        .keyboardShortcut("r", modifiers: [.command, .shift])
        .disabled(actions?.canRename != true)
      Button("Preview") { actions?.preview() }
        .keyboardShortcut("y")
        .disabled(actions?.canRename != true)
      Button("Reload") { actions?.reload() }
        .keyboardShortcut("r")
        .disabled(actions == nil)
    }
  }
}

/// What the menus do in a window.
struct FileActions {
  var canRename: Bool
  var addFolder: () -> Void
  var rename: () -> Void
  var preview: () -> Void
  var reload: () -> Void
}

extension FocusedValues {
  @Entry var fileActions: FileActions?
}

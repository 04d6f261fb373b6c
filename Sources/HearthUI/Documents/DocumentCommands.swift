import Foundation
import HearthCore

// What the menu File has in the windows of a DocumentGroup. Source: AppKit's document-based apps; the keys of Save As
// are
// GNOME's (Human Interface Guidelines, standard keyboard shortcuts).

nonisolated struct DocumentCommands: Commands {
  let controller: DocumentController
  let kind: DocumentKind

  @MainActor var body: some Commands {
    let controller = controller, kind = kind
    CommandGroup(standard: .newItem) {
      if kind.make != nil {
        MenuCommandItem("New", MenuShortcut("n")) { _ in controller.makeDocument(like: kind) }
      }
      MenuCommandItem("Open…", MenuShortcut("o")) { $0.documentPlace?.open() }
      RecentDocumentsMenu(controller: controller)
    }
    CommandGroup(standard: .saveItem) {
      if kind.isEditor {
        DocumentItem("Save", MenuShortcut("s")) { $0.save() }
        DocumentItem("Save As…", MenuShortcut("s", [.command, .shift])) { $0.saveAs() }
        if controller.hasWindows {
          DocumentItem("Duplicate") { place in if let document = place.document { controller.duplicate(document) } }
        }
        DocumentItem("Rename…") { $0.rename() }
        DocumentItem("Move To…", isEnabled: { $0.fileURL != nil }) { $0.move() }
        RevertMenu()
      }
    }
  }
}

extension Engine {
  /// What the window shows, where it shows documents.
  var documentPlace: DocumentPlace? { content?.session?.value as? DocumentPlace }
}

/// An item for the document of the window.
nonisolated private struct DocumentItem: View {
  let title: LocalizedStringKey
  let shortcut: MenuShortcut?
  let isEnabled: @MainActor (OpenDocument) -> Bool
  let perform: @MainActor (DocumentPlace) -> Void
  init(
    _ title: LocalizedStringKey, _ shortcut: MenuShortcut? = nil,
    isEnabled: @escaping @MainActor (OpenDocument) -> Bool = { _ in true },
    perform: @escaping @MainActor (DocumentPlace) -> Void
  ) {
    (self.title, self.shortcut, self.isEnabled, self.perform) = (title, shortcut, isEnabled, perform)
  }
  @MainActor var body: some View {
    let isEnabled = isEnabled, perform = perform
    MenuCommandItem(title, shortcut, isEnabled: { $0.documentPlace?.document.map(isEnabled) ?? false }) {
      if let place = $0.documentPlace { perform(place) }
    }
  }
}

/// The files that were open lately.
nonisolated private struct RecentDocumentsMenu: View {
  let controller: DocumentController
  @MainActor var body: some View {
    let controller = controller, recent = controller.recent
    Menu("Open Recent") {
      ForEach(recent, id: \.self) { url in
        MenuCommandItem(Text(verbatim: url.lastPathComponent)) { _ in controller.openTelling(url) }
      }
      Divider()
      MenuCommandItem("Clear List", isEnabled: { _ in !controller.recent.isEmpty }) { _ in controller.clearRecent() }
    }
  }
}

/// The older states of the file.
nonisolated private struct RevertMenu: View {
  @Environment(\.windowContext) private var context
  @MainActor var body: some View {
    let document = (context.session?.value as? DocumentPlace)?.document
    let versions = document?.versions ?? []
    Menu("Revert To") {
      ForEach(versions, id: \.self) { version in
        MenuCommandItem(Text(verbatim: version.date.formatted(date: .abbreviated, time: .standard))) { _ in
          document?.revert(to: version)
        }
      }
      if versions.isEmpty { MenuCommandItem("No Older Versions", isEnabled: { _ in false }) { _ in } }
    }
  }
}

import HearthCore

/// An item of the menus of all windows, for menus that an app makes itself.
nonisolated package struct StandardMenuItem: View {
  /// What it does.
  package enum Kind: Sendable { case newWindow, close, quit, undo, redo, cut, copy, paste, delete, selectAll }
  let kind: Kind
  package init(_ kind: Kind) { self.kind = kind }
  @MainActor package var body: some View {
    switch kind {
    case .newWindow: NewWindowItems()
    case .close: MenuCommandItem("Close", MenuShortcut("w")) { $0.content?.handle(.closeRequest) }
    case .quit: QuitItem()
    case .undo: EditItem("Undo", .undo)
    case .redo: EditItem("Redo", .redo)
    case .cut: EditItem("Cut", .cut)
    case .copy: EditItem("Copy", .copy)
    case .paste: EditItem("Paste", .paste)
    case .delete: EditItem("Delete", .delete)
    case .selectAll: EditItem("Select All", .selectAll)
    }
  }
}

/// Opens windows of the scenes that may have several.
nonisolated private struct NewWindowItems: View {
  @MainActor var body: some View {
    let new = AppScenes.current?.menu.new ?? []
    ForEach(new.indices, id: \.self) { index in
      MenuCommandItem(
        new.count == 1 ? Text("New Window") : Text("New \(new[index].title) Window"), new[index].shortcut
      ) { $0.content?.session?.scenes?.open(.scene(new[index].index)) }
    }
  }
}

/// An item of an app's own, which is asked whether it can be chosen each time that its menu is shown.
nonisolated package struct AppMenuItem: View {
  private let title: String
  private let shortcut: KeyboardShortcut?
  private let isEnabled: @MainActor () -> Bool
  private let perform: @MainActor () -> Void
  package init(
    _ title: String, _ shortcut: KeyboardShortcut?, isEnabled: @escaping @MainActor () -> Bool,
    perform: @escaping @MainActor () -> Void
  ) { (self.title, self.shortcut, self.isEnabled, self.perform) = (title, shortcut, isEnabled, perform) }
  @MainActor package var body: some View {
    MenuCommandItem(
      Text(verbatim: title), shortcut.map { MenuShortcut($0.key, $0.modifiers) }, isEnabled: { _ in isEnabled() }
    ) { _ in perform() }
  }
}

/// The title of a menu that every app has, in the language of the app.
@MainActor package enum StandardMenuTitle: String {
  case file = "File", edit = "Edit", format = "Format", view = "View", window = "Window", help = "Help"
  package var text: String { AppScenes.current?.string(LocalizedStringKey(rawValue)) ?? rawValue }
}

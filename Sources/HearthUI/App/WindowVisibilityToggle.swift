import HearthCore

/// A button, or an item of a menu, that shows and closes the window of a `Window` scene.
/// Disabled where there is no such scene.
///
///     struct ActivityCommands: Commands {
///       var body: some Commands {
///         CommandGroup(after: .windowList) { WindowVisibilityToggle(windowID: "activity") }
///       }
///     }
nonisolated public struct WindowVisibilityToggle<Label: View>: View {
  @Environment(\.windowContext) private var context
  private let windowID: String
  private let label: (Bool, String) -> Label

  /// A button that says "Show" or "Hide" and the title of the window.
  ///
  /// - Parameter windowID: The identifier of the `Window` scene.
  public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {
    self.windowID = windowID
    label = { DefaultWindowVisibilityToggleLabel(isOpen: $0, title: $1) }
  }
  @MainActor public var body: some View {
    let scenes = context.scenes, id = windowID
    let isOpen = scenes?.menu.isOpen[id]
    let title = scenes.flatMap { app in app.scenes.first { $0.id == id }.map { app.title(of: $0) } } ?? ""
    Button {
      if isOpen == true { scenes?.dismiss(id: id, value: nil) } else { scenes?.open(.window(id: id, value: nil)) }
    } label: {
      label(isOpen ?? false, title)
    }
    .disabled(isOpen == nil)
  }
}

/// "Show" or "Hide", and the title of the window.
nonisolated public struct DefaultWindowVisibilityToggleLabel: View {
  let isOpen: Bool
  let title: String
  @MainActor public var body: some View { Text(isOpen ? "Hide \(title)" : "Show \(title)") }
}

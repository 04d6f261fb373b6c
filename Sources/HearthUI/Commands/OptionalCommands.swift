import HearthCore
import HearthEditing

// Groups of commands that an app asks for.

/// Shows and hides the sidebar: an item in View.
nonisolated public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarVisibility) private var isShown
  /// Creates the commands. The item is off where the window has no sidebar; F9 stands for it.
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(standard: .sidebar) {
      // Source: GNOME, Human Interface Guidelines, standard keyboard shortcuts: F9.
      VisibilityItem(show: "Show Sidebar", hide: "Hide Sidebar", isShown: isShown).keyboardShortcut(
        "\u{F70C}", modifiers: [])
    }
  }
}

/// Shows and hides the toolbar: an item in View.
nonisolated public struct ToolbarCommands: Commands {
  @FocusedValue(\.toolbarVisibility) private var isShown
  /// Creates the commands. The item is off where the window has no toolbar.
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(standard: .toolbar) {
      VisibilityItem(show: "Show Toolbar", hide: "Hide Toolbar", isShown: isShown)
    }
  }
}

/// Shows and hides the inspector: an item in View.
nonisolated public struct InspectorCommands: Commands {
  @FocusedValue(\.inspectorVisibility) private var isShown
  /// Creates the commands. The item is off where the window has no inspector.
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(standard: .sidebar) {
      VisibilityItem(show: "Show Inspector", hide: "Hide Inspector", isShown: isShown)
    }
  }
}

/// An item whose title says what it will do; disabled where there is nothing to show.
nonisolated private struct VisibilityItem: View {
  let show: LocalizedStringKey
  let hide: LocalizedStringKey
  let isShown: Binding<Bool>?
  @MainActor var body: some View {
    Button(isShown?.wrappedValue == true ? hide : show) { isShown?.wrappedValue.toggle() }.disabled(isShown == nil)
  }
}

// What a window's sidebar, toolbar and inspector offer to the commands above.
private struct SidebarVisibilityKey: FocusedValueKey { typealias Value = Binding<Bool> }
private struct ToolbarVisibilityKey: FocusedValueKey { typealias Value = Binding<Bool> }
private struct InspectorVisibilityKey: FocusedValueKey { typealias Value = Binding<Bool> }
extension FocusedValues {
  /// Whether the sidebar of the window is shown; nil when it has none.
  package var sidebarVisibility: Binding<Bool>? {
    get { self[SidebarVisibilityKey.self] }
    set { self[SidebarVisibilityKey.self] = newValue }
  }
  /// Whether the toolbar of the window is shown; nil when it has none.
  package var toolbarVisibility: Binding<Bool>? {
    get { self[ToolbarVisibilityKey.self] }
    set { self[ToolbarVisibilityKey.self] = newValue }
  }
  /// Whether the inspector of the window is shown; nil when it has none.
  package var inspectorVisibility: Binding<Bool>? {
    get { self[InspectorVisibilityKey.self] }
    set { self[InspectorVisibilityKey.self] = newValue }
  }
}

/// Finds in the text that has focus, and changes the letters of what is selected in it: submenus in Edit.
///
/// Source: SwiftUI's "TextEditingCommands" (searching, editing, and transforming
/// selections of text); the items are AppKit's.
nonisolated public struct TextEditingCommands: Commands {
  /// Creates the commands: the submenus Find and Transformations.
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(standard: .textEditing) {
      Menu("Find") {
        FindItem("Find…", MenuShortcut("f")) { $0.beginFinding() }
        FindItem("Find Next", MenuShortcut("g")) { $0.findNext(forward: true) }
        FindItem("Find Previous", MenuShortcut("g", [.command, .shift])) { $0.findNext(forward: false) }
        FindItem("Use Selection for Find", MenuShortcut("e"), isEnabled: { $0.canUseSelectionForFind }) {
          $0.useSelectionForFind()
        }
      }
      Menu("Transformations") {
        TransformationItem("Make Upper Case") { $0.uppercased() }
        TransformationItem("Make Lower Case") { $0.lowercased() }
        TransformationItem("Capitalize") { $0.capitalized }
      }
    }
  }
}

nonisolated private struct FindItem: View {
  let title: LocalizedStringKey
  let shortcut: MenuShortcut
  let isEnabled: @MainActor (EditorEditing) -> Bool
  let perform: @MainActor (EditorEditing) -> Void
  init(
    _ title: LocalizedStringKey, _ shortcut: MenuShortcut,
    isEnabled: @escaping @MainActor (EditorEditing) -> Bool = { _ in true },
    perform: @escaping @MainActor (EditorEditing) -> Void
  ) {
    (self.title, self.shortcut, self.isEnabled, self.perform) = (title, shortcut, isEnabled, perform)
  }
  @MainActor var body: some View {
    let isEnabled = isEnabled, perform = perform
    MenuCommandItem(title, shortcut, isEnabled: { $0.findingEditor.map(isEnabled) ?? false }) {
      $0.findingEditor.map(perform)
    }
  }
}

nonisolated private struct TransformationItem: View {
  let title: LocalizedStringKey
  let transform: @MainActor (String) -> String
  init(_ title: LocalizedStringKey, _ transform: @escaping @MainActor (String) -> String) {
    (self.title, self.transform) = (title, transform)
  }
  @MainActor var body: some View {
    let transform = transform
    MenuCommandItem(title, isEnabled: { $0.transformingText?.canTransformSelection ?? false }) {
      $0.transformingText?.transformSelection(transform)
      $0.content?.input.focus.updateTextInput()
    }
  }
}

/// The look of the selected text: the menu Format.
///
/// The items act on the view with focus that offers `textFormatting`, and are disabled if no view does.
nonisolated public struct TextFormattingCommands: Commands {
  @FocusedValue(\.textFormatting) private var formatting
  /// Creates the commands: bold, italic and underline, in a submenu Font.
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(standard: .textFormatting) {
      Menu("Font") {
        FormatItem("Bold", \.isBold, formatting).keyboardShortcut("b")
        FormatItem("Italic", \.isItalic, formatting).keyboardShortcut("i")
        FormatItem("Underline", \.isUnderlined, formatting).keyboardShortcut("u")
      }
    }
  }
}

nonisolated private struct FormatItem: View {
  let title: LocalizedStringKey
  let isOn: Binding<Bool>?
  init(
    _ title: LocalizedStringKey, _ path: WritableKeyPath<TextFormatting, Bool>, _ formatting: Binding<TextFormatting>?
  ) {
    self.title = title
    isOn = formatting?[dynamicMember: path]
  }
  @MainActor var body: some View { Toggle(title, isOn: isOn ?? .constant(false)).disabled(isOn == nil) }
}

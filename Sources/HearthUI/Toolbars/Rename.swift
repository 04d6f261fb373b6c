import HearthCore

/// An action that begins to rename what is shown.
///
///     struct RenameItem: View {
///       @Environment(\.rename) private var rename
///       var body: some View { Button("Rename") { rename?() }.disabled(rename == nil) }
///     }
@MainActor @preconcurrency public struct RenameAction {
  private let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  /// An action that begins to rename what is shown. Called as a function: `rename()`.
  public func callAsFunction() { action() }
}

struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
extension EnvironmentValues {
  /// What a rename button does; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets what rename buttons in this view do.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    let action = UncheckedSendable(action)
    return environment(\.rename, RenameAction { action.value() })
  }
  /// Moves focus to where one writes the name: rename buttons in this view set a focus state.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    let isFocused = UncheckedSendable(isFocused)
    return environment(\.rename, RenameAction { isFocused.value.wrappedValue = true })
  }
}

/// A button that begins to rename what is shown: the title of a page that can be changed, or what `renameAction` says.
///
///     @FocusState private var isRenaming: Bool
///     TextField("Name", text: $name)
///       .focused($isRenaming)
///       .contextMenu { RenameButton() }
///       .renameAction($isRenaming)
nonisolated public struct RenameButton<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename
  /// A button with the title "Rename" and a pencil.
  public init() where Label == HearthUI.Label<Text, Image> {
    label = HearthUI.Label("Rename", systemImage: "pencil")
  }
  @MainActor public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }.disabled(rename == nil)
  }
}

import HearthCore

/// A button that begins and ends editing: the mode of the views around, which lists follow.
///
///     NavigationStack {
///       List { ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) } }
///         .toolbar { EditButton() }
///     }
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode
  /// Creates the button. It is off where nothing around can be edited.
  public nonisolated init() {}
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false, mode = mode
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit")
    }
    .disabled(mode == nil)
  }
}

import HearthCore

extension View {
  /// Makes views in here rows that can be swiped: those with `swipeActions`. Lists do so by themselves.
  ///
  ///     ScrollView {
  ///       LazyVStack {
  ///         ForEach(messages) { message in
  ///           MessageRow(message).swipeActions { Button("Delete", role: .destructive) { delete(message) } }
  ///         }
  ///       }
  ///     }
  ///     .swipeActionsContainer()
  ///
  /// One row at a time is open; scrolling and a press elsewhere close it. Without a container, and outside of lists, swipe
  /// actions do nothing. Source: Apple, documentation of swipeActionsContainer().
  public nonisolated func swipeActionsContainer() -> some View {
    modifier(_EnvironmentModifier { $0[SwipeContainerKey.self] = true })
  }
}
/// Whether views with swipe actions are rows.
struct SwipeContainerKey: EnvironmentKey { static let defaultValue = false }

import HearthCore

struct ScrollContentBackgroundKey: InheritedStyleKey { static let defaultValue = Visibility.automatic }
extension EnvironmentValues {
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}
extension View {
  /// Whether lists and text editors in here have a background of their own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

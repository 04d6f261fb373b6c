import HearthCore

/// Views in a stack, or in columns, as their style says.
///
/// Source: Apple, "NavigationView"; deprecated there in favour of `NavigationStack` and `NavigationSplitView`.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var body: some View { NavigationViewBody(content: content) }
}

/// Several views are columns; a stack shows the first one as its root.
private struct NavigationViewBody<Content: View>: View {
  let content: Content
  var body: some View {
    NavigationStack {
      if Content._elementCount == 1 { content } else { Group(subviews: content) { views in if let first = views.first { first } } }
    }
  }
}

/// How a `NavigationView` shows its views.
public protocol NavigationViewStyle {
  /// Whether the views of a `NavigationView` are columns beside each other, where the window is wide enough.
  static var _isColumns: Bool { get }
}

/// One view at a time, in a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public static var _isColumns: Bool { false }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time, in a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

struct NavigationViewStyleKey: EnvironmentKey {
  /// Whether views are columns; nil where nobody has said.
  static var defaultValue: Bool? { nil }
}
extension EnvironmentValues {
  var navigationViewIsColumns: Bool? {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

extension View {
  /// How each `NavigationView` in here shows its views.
  @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead")
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.navigationViewIsColumns) { $0 = S._isColumns }
  }
}

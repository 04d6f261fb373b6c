import HearthCore

/// Views in a stack, or in columns, as their style says.
///
/// Source: Apple, "NavigationView"; deprecated there in favour of `NavigationStack` and `NavigationSplitView`.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Views in a stack or in columns: one for each view of `content`, or the first as the root of the stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var body: some View { NavigationViewBody(content: content) }
}

/// Several views are columns; a stack shows the first one as its root.
private struct NavigationViewBody<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewIsColumns) private var isColumns
  @Environment(\.idiom) private var idiom
  var body: some View {
    if isColumns ?? (idiom != .watch && idiom != .tv) {
      NavigationColumns(content: content)
    } else {
      NavigationStack {
        if Content._elementCount == 1 {
          content
        } else {
          Group(subviews: content) { views in if let first = views.first { first } }
        }
      }
    }
  }
}

/// How a `NavigationView` shows its views.
public protocol NavigationViewStyle {
  /// Whether the views of a `NavigationView` are columns beside each other, where the window is wide enough; nil:
  /// as it is usual for the kind of device.
  static var _isColumns: Bool? { get }
}

/// As it is usual for the kind of device: columns on a desktop, a pad and a phone, where they collapse in a narrow
/// window, and a stack on a television and a watch. Source: Apple, "DefaultNavigationViewStyle", leaves it open.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _isColumns: Bool? { nil }
}

/// Two or three columns, one for each view of the `NavigationView`. A link with a view shows it in the column that
/// follows, or, if it is not a detail link, on top of its own one.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
  public static var _isColumns: Bool? { true }
}

/// Columns, as `ColumnNavigationViewStyle` shows them.
@available(*, deprecated, renamed: "ColumnNavigationViewStyle")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _isColumns: Bool? { true }
}

/// One view at a time, in a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _isColumns: Bool? { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As it is usual for the kind of device.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Two or three columns, one for each view.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
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
  /// Sets how each `NavigationView` in here shows its views.
  @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead")
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.navigationViewIsColumns) { $0 = S._isColumns }
  }
}

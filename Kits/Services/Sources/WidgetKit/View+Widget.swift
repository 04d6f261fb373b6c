import SwiftUI

/// How widgets are coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}
private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
extension EnvironmentValues {
  /// The widget's size: set it to show a widget's view in another than `systemMedium`.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the widget is coloured: fully, unless it is set.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
}

/// The container that a widget is; written `.widget`.
public struct _WidgetContainer: Sendable { public static let widget = _WidgetContainer() }

/// Opens a URL when the view is clicked, as a click on a widget does.
struct WidgetLink: ViewModifier {
  let url: URL
  @Environment(\.openURL) private var openURL
  func body(content: Content) -> some View { content.contentShape(Rectangle()).onTapGesture { openURL(url) } }
}

extension View {
  /// Fills the background of a widget: in a preview of the widget all of it, elsewhere that of its view.
  public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: _WidgetContainer) -> some View {
    modifier(WidgetBackground(background: Rectangle().fill(style), alignment: .center))
  }
  public nonisolated func containerBackground<V: View>(
    for container: _WidgetContainer, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(WidgetBackground(background: content(), alignment: alignment)) }
  /// What a click on the widget opens; nil for nothing.
  @ViewBuilder public func widgetURL(_ url: URL?) -> some View {
    if let url { modifier(WidgetLink(url: url)) } else { self }
  }
}

extension View {
  /// Colours of a live activity: nobody shows one.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// How a widget is coloured where it is tinted, which it never is here.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// A text beside a widget on a watch's face: nobody shows one.
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}

/// The ground of a round or rectangular widget on a lock screen: a faint one.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.primary.opacity(0.12) }
}

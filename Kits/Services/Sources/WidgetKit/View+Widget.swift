import HearthCore
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

/// Says once, as soon as a view is seen, what a desktop does not show of a widget.
nonisolated struct WidgetHint: ViewModifier {
  let name: String
  let message: String
  init(name: String, message: String) { (self.name, self.message) = (name, message) }
  @MainActor func body(content: Content) -> some View {
    content.onAppear { Report(kind: .notOnLinux, path: name, message: message).tell() }
  }
}
private struct ActivityTintKey: PreferenceKey {
  static let defaultValue: Color? = nil
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
/// The ground of a live activity as a preview shows it: what its content says, else that of a sheet.
struct ActivityGround: ViewModifier {
  @State private var tint: Color?
  func body(content: Content) -> some View {
    content.onPreferenceChange(ActivityTintKey.self) { tint = $0 }
      .background { if let tint { tint } }
  }
}

extension View {
  /// The ground of a live activity, in a preview of it; nil for the usual one.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
  /// The colour of the system's buttons beside a live activity. Reported: no desktop shows an activity, and previews have no such buttons.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    modifier(
      WidgetHint(
        name: "activitySystemActionForegroundColor(_:)",
        message: "no desktop shows live activities with buttons of its own\(color == nil ? "" : ", coloured or not")."))
  }
  /// Whether texts, symbols and shapes without colours of their own take the accent colour where a widget is tinted: with the rendering mode `accented`
  /// in the environment.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(AccentableWidgetView(isAccentable: accentable))
  }
  /// A text beside a widget on a watch's face. Reported: nobody shows one.
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(
      WidgetHint(
        name: "widgetLabel(_:)",
        message: "“\(label)” is not shown: no desktop has a watch's face with labels beside it."))
  }
  /// A text beside a widget on a watch's face. Reported: nobody shows one.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    modifier(
      WidgetHint(
        name: "widgetLabel(label:)",
        message: "\(type(of: label())) is not shown: no desktop has a watch's face with labels beside it."))
  }
}
/// Tints what takes the accent colour, in a widget that is coloured so.
nonisolated private struct AccentableWidgetView: ViewModifier {
  let isAccentable: Bool
  @Environment(\.widgetRenderingMode) private var mode
  init(isAccentable: Bool) { self.isAccentable = isAccentable }
  @MainActor func body(content: Content) -> some View {
    if mode == .accented, isAccentable { content.foregroundStyle(.tint) } else { content }
  }
}

/// How an image looks in a widget that is tinted. Source: Apple, documentation of WidgetAccentedRenderingMode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
/// An image in a widget that is tinted.
nonisolated private struct AccentedImage: ViewModifier {
  let look: WidgetAccentedRenderingMode?
  @Environment(\.widgetRenderingMode) private var mode
  init(look: WidgetAccentedRenderingMode?) { self.look = look }
  @MainActor func body(content: Content) -> some View {
    let isTinted = mode == .accented
    content
      .saturation(isTinted && (look == .desaturated || look == .accentedDesaturated) ? 0 : 1)
      .colorMultiply(isTinted && (look == .accented || look == .accentedDesaturated) ? .accentColor : .white)
  }
}
extension Image {
  /// How the image looks where a widget is tinted, with the rendering mode `accented` in the environment: without its colours, in those of the accent
  /// colour, or as it is; nil for as it is.
  public nonisolated func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    modifier(AccentedImage(look: renderingMode))
  }
}

/// The ground of a round or rectangular widget on a lock screen: a faint one.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.primary.opacity(0.12) }
}

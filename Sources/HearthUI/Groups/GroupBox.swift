import HearthCore
import HearthRendering

/// A box around views that belong together, with a label above.
///
///     GroupBox("Network") {
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyleValue) private var style

  /// A box with a label above its content.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// A box with a label above its content, with its arguments in the earlier order.
  @available(*, deprecated, renamed: "init(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  @MainActor public var body: some View {
    StyledControl(
      value: style,
      configuration: GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}
extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}
extension GroupBox where Label == Text {
  /// A box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// A box with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleResource), content())
  }
  /// A box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// A type that gives group boxes a look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// What a style shows of a group box.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// What is in the box.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The label as a view.
  public let label: GroupBoxStyleConfiguration.Label
  /// The content as a view.
  public let content: GroupBoxStyleConfiguration.Content
}
/// A shade with round corners; the label above it on a desktop, in it elsewhere.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View {
    GroupBoxLook(configuration: configuration)
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box with a ground of its own.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
extension EnvironmentValues {
  var groupBoxStyleValue: ControlStyleValue<GroupBoxStyleConfiguration> {
    get { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look of the group boxes in this view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style, GroupBoxStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

nonisolated private struct GroupBoxLook: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.idiom) private var idiom
  private var isTouched: Bool { idiom.isTouched }

  @MainActor var body: some View {
    // Points. Source: our choice, after the boxed lists of libadwaita (corners 12) and the boxes of macOS.
    if idiom == .desktop {
      VStack(alignment: .leading, spacing: 6) {
        configuration.label.font(.subheadline.weight(.semibold)).standardForegroundStyle(AnyShapeStyle(.secondary))
        VStack { configuration.content }.padding(12).frame(minWidth: 24, minHeight: 24).background {
          CardBackground(radius: 9)
        }
      }
      .accessibilityElement(children: .contain)
    } else {
      // As wide as there is room, on a ground without an edge. Source: seen, iOS 14 to 18; UIKit,
      // `secondarySystemBackground`.
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.headline)
        VStack { configuration.content }.frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(14).frame(minWidth: 24, minHeight: 24)
      .background(
        isTouched ? AnyShapeStyle(Color(.secondarySystemBackground)) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 8)
      )
      .background { if !isTouched { CardBackground(radius: 10) } }
      .accessibilityElement(children: .contain)
    }
  }
}

/// The shade and the thin edge behind views that belong together.
nonisolated struct CardBackground: View {
  let radius: CGFloat
  @MainActor var body: some View {
    let radius = radius
    ControlDrawing(key: radius) { canvas in
      let palette = canvas.palette
      return [
        palette.fill(canvas.bounds, radius: radius, palette.ink(palette.isDark ? 0.06 : 0.035)),
        palette.stroke(
          canvas.bounds, radius: radius, width: palette.pixels(1),
          palette.ink(palette.hasHighContrast ? 0.5 : palette.isDark ? 0.1 : 0.08)),
      ]
    }
  }
}

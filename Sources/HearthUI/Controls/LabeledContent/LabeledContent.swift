import HearthCore

/// A label with the value or the control that it names.
///
///     LabeledContent("Version", value: "1.2")
///     LabeledContent("Colour") { Circle().fill(color).frame(width: 12) }
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  nonisolated init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }
}

nonisolated extension LabeledContent: View where Label: View, Content: View {
  /// A value, or any other view, with a label beside it.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }
  @MainActor public var body: some View {
    StyledLabeledContent(
      configuration: LabeledContentStyleConfiguration(
        label: .init(view: TitledLabel<Label>.isNeeded ? name(TitledLabel(content: label)) : name(label)),
        content: .init(view: AnyView(content))))
  }
  /// What assistive technology calls the content by.
  @MainActor private func name<Name: View>(_ view: Name) -> AnyView {
    AnyView(view.accessibilityProperties { $0.details.isName = true })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  /// Content with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content())
  }
  /// Content with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}
extension LabeledContent where Label == Text, Content == Text {
  /// A title and a text.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(Text(titleKey), Text(value))
  }
  /// A title from a resource and a text.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(Text(titleResource), Text(value))
  }
  /// A title and a text.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(Text(title), Text(value))
  }
  /// A title and a value in a format.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(Text(titleKey), Text(value, format: format)) }
  /// A title from a resource and a value in a format.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleResource), Text(value, format: format))
  }
  /// A title and a value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(Text(title), Text(value, format: format)) }
}
extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labelled content that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

nonisolated private struct StyledLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyleValue) private var style
  @MainActor var body: some View {
    StyledControl(value: style, configuration: configuration) {
      AutomaticLabeledContentStyle().makeBody(configuration: $0)
    }
    .accessibilityElement(children: .labeled)
  }
}

/// A type that gives labelled content a look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// The parts of labelled content, for a style to show.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The content, which the label names.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The label as a view.
  public let label: LabeledContentStyleConfiguration.Label
  /// The content as a view.
  public let content: LabeledContentStyleConfiguration.Content
}
/// As it is usual where the content stands: in the columns of a form, at the edges of a row, side by side elsewhere.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(
    configuration: AutomaticLabeledContentStyle.Configuration
  ) -> some View {
    LabeledRow(configuration: configuration)
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Label and content side by side, or as the container asks.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
extension EnvironmentValues {
  var labeledContentStyleValue: ControlStyleValue<LabeledContentStyleConfiguration> {
    get { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look of the labelled content in this view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style, LabeledContentStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

nonisolated private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.formLayout) private var form
  @Environment(\.listContext) private var list
  @Environment(\.idiom) private var idiom
  @Environment(\.dynamicTypeSize) private var textSize
  @State private var name = ControlName()

  @MainActor var body: some View {
    let name = name
    // In the largest letters the value stands below its name. Source: seen, rows of iOS at the sizes of accessibility.
    let isStacked = (form == .grouped || list.isInList) && idiom.isTouched && textSize.isAccessibilitySize
    let isInRow = form == .grouped || list.isInList || (form == .none && idiom.isTouched)
    // The value of a row is paler than its name; controls keep their colours.
    let value = configuration.content.standardForegroundStyle(isInRow ? AnyShapeStyle(.secondary) : nil)
    Group {
      if visibility == .hidden {
        value.alignmentGuide(.formColumn) { $0[.leading] }.named(name, by: configuration.label)
      } else if isStacked {
        VStack(alignment: .leading, spacing: ControlMetrics.labelSpacing(idiom)) {
          configuration.label
          value
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          configuration.label
          if isInRow { Spacer(minLength: 8) }
          value.alignmentGuide(.formColumn) { $0[.leading] }
        }
      }
    }
  }
}

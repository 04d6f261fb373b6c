import Foundation
import HearthCore
import HearthRendering

/// A label that shows or hides the views below it.
///
/// The label is one stop for the keyboard: Space and Return open and close, the arrow
/// forwards opens and the one backwards closes.
///
///     DisclosureGroup("Advanced", isExpanded: $isOn) {
///       Toggle("Verbose", isOn: $isShown)
///     }
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyleValue) private var style

  /// A group that keeps by itself whether it is open, at first closed.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content, nil)
  }
  /// A group that is open while `isExpanded` is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.label, self.content, self.isExpanded) = (label(), content, isExpanded)
  }
  @MainActor public var body: some View {
    let binding = isExpanded ?? $isOpen
    let content = content
    StyledControl(
      value: style,
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(DisclosedContent(content: content))),
        isExpanded: binding)
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}
/// Made when it is shown, and not before.
nonisolated private struct DisclosedContent<Content: View>: View {
  let content: () -> Content
  @MainActor var body: some View { content() }
}
extension DisclosureGroup where Label == Text {
  /// A group with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    (label, self.content, isExpanded) = (Text(titleKey), content, nil)
  }
  /// A group with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    (label, self.content, isExpanded) = (Text(titleResource), content, nil)
  }
  /// A group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    (self.label, self.content, isExpanded) = (Text(label), content, nil)
  }
  /// A group with a title, which a binding opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    (label, self.content, self.isExpanded) = (Text(titleKey), content, isExpanded)
  }
  /// A group with a title from a resource, which a binding opens.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    (label, self.content, self.isExpanded) = (Text(titleResource), content, isExpanded)
  }
  /// A group with a title, which a binding opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    (self.label, self.content, self.isExpanded) = (Text(label), content, isExpanded)
  }
}

/// A type that gives disclosure groups a look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// What a style shows of a disclosure group.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The label of the group, which is always shown.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// What is shown while the group is open.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The label as a view.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// What the group shows while it is open.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}
/// A triangle before the label on a desktop, an arrow after it elsewhere.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(
    configuration: AutomaticDisclosureGroupStyle.Configuration
  ) -> some View {
    DisclosureLook(configuration: configuration)
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that suits where the group is.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
extension EnvironmentValues {
  var disclosureGroupStyleValue: ControlStyleValue<DisclosureGroupStyleConfiguration> {
    get { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look and behaviour of the disclosure groups in this view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style, DisclosureGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

/// Points. Source: our choice.
enum DisclosureMetrics {
  static let arrow: CGFloat = 12
  static let gap: CGFloat = 6
  /// How much further in a row of a list stands than the label above it, so that it begins where the label's text does.
  static let indentation: CGFloat = arrow + gap
}

nonisolated private struct DisclosureLook: View {
  let configuration: DisclosureGroupStyleConfiguration
  @State private var state = ControlState()
  @State private var name = ControlName()
  @State private var label = ControlAnchor()
  @State private var disclosure = RowDisclosure()
  @State private var shown = AccessibilityTarget()
  @Environment(\.idiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @Environment(\.listContext) private var context
  @IsListElement private var isListElement

  @MainActor var body: some View {
    if isListElement {
      let list = context.control.object
      DisclosureElements(
        label: row(selects: list?.selection != nil, isTable: list?.settings.isTable ?? false), content: disclosed)
    } else {
      VStack(alignment: .leading, spacing: 6) {
        control
        if configuration.isExpanded {
          VStack(alignment: .leading) { configuration.content.modifier(AccessibilityTargetMark(shown)) }
            .padding(.leading, idiom == .desktop ? 18 : 0)
        }
      }
    }
  }
  /// The rows below, each further in than the label.
  @MainActor @ViewBuilder private var disclosed: some View {
    if configuration.isExpanded {
      configuration.content.modifier(AccessibilityTargetMark(shown))
        .modifier(_LayoutValueModifier(DisclosedRowKey.self, true))
        .padding(.leading, DisclosureMetrics.indentation)
    }
  }
  /// The label as a row of a list. Where rows are selected the arrow alone opens, and the list
  /// has the keys; else the whole row does. In a table the arrow alone opens, before the first cell.
  @MainActor @ViewBuilder private func row(selects: Bool, isTable: Bool) -> some View {
    let disclosure = disclosure.updated(isOpen: configuration.isExpanded, label, toggle)
    if selects || isTable {
      selectable(takesFocus: !selects, isTable: isTable).modifier(
        _LayoutValueModifier(RowDisclosureKey.self, disclosure))
    } else {
      control.modifier(_LayoutValueModifier(RowDisclosureKey.self, disclosure))
    }
  }
  private var toggle: () -> Void {
    let binding = configuration.$isExpanded
    return { binding.wrappedValue.toggle() }
  }
  private var drawn: ControlState {
    var drawn = state
    drawn.isOn = configuration.isExpanded
    return drawn
  }
  @MainActor private func properties(_ label: String?, _ isOpen: Bool) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.label = label
    properties.addedTraits = .isButton
    // Source: seen, VoiceOver on macOS: disclosure triangles have the value 1 where they are open.
    properties.value = isOpen ? "1" : "0"
    properties.details.isExpanded = isOpen
    let shown = shown
    properties.details.relations = [AccessibilityRelation(.controls) { shown.nodes }]
    properties.behavior = .combine
    properties.press = toggle
    return properties
  }

  @MainActor private func selectable(takesFocus: Bool, isTable: Bool) -> some View {
    let isDesktop = idiom == .desktop || isTable, shown = drawn, isOpen = configuration.isExpanded
    let label = label, toggle = toggle
    let focus: FocusInteractions? = takesFocus ? .activate : nil
    let onKey: @MainActor (KeyEvent) -> (() -> Void)? = { event in isKey(event) ? toggle : nil }
    let triangle = arrow(shown).frame(width: 12, height: 20).contentShape(Rectangle())
      .modifier(
        ControlInput(
          name: "Disclosure", focus: focus, gesture: .click,
          onPress: ControlPress.click($state) { toggle() },
          onKey: takesFocus ? onKey : nil,
          onHover: { state.isHovered = $0 },
          element: { properties(label.node.flatMap { AccessibilityTree.label(of: $0) }, isOpen) }))
    return HStack(spacing: DisclosureMetrics.gap) {
      if isDesktop { triangle }
      configuration.label.modifier(ControlInput(name: "Label", anchor: label))
      if !isDesktop {
        Spacer(minLength: 8)
        triangle
      }
    }
    .frame(minHeight: isDesktop ? 20 : 36)
  }

  /// Whether a key opens or closes the group: Space, Return, and the arrow that leads there.
  @MainActor private func isKey(_ event: KeyEvent) -> Bool {
    let isOpen = configuration.isExpanded, isRightToLeft = direction == .rightToLeft
    switch event.key {
    case .space, .return: return event.phase == .down
    case .rightArrow: return isOpen == isRightToLeft
    case .leftArrow: return isOpen != isRightToLeft
    default: return false
    }
  }
  @MainActor private var control: some View {
    let isOpen = configuration.isExpanded, isDesktop = idiom == .desktop
    let toggle = toggle, shown = drawn, name = name
    return HStack(spacing: DisclosureMetrics.gap) {
      if isDesktop { arrow(shown) }
      configuration.label
      if !isDesktop {
        Spacer(minLength: 8)
        arrow(shown)
      }
    }
    .frame(minHeight: isDesktop ? 20 : 36).named(name, by: configuration.label)
    .modifier(
      ControlInput(
        name: "DisclosureGroup", focus: .activate, gesture: .click,
        onPress: ControlPress.click($state) { toggle() },
        onKey: { event in isKey(event) ? toggle : nil }, onHover: { state.isHovered = $0 }, cornerRadius: 5,
        element: { properties(name.text, isOpen) })
    )
    .modifier(DisabledLook())
  }
  @MainActor private func arrow(_ state: ControlState) -> some View {
    ControlDrawing(key: state, width: 12, height: 12) { canvas in
      // Source: UIKit, `UICellAccessory.outlineDisclosure`: in the tint.
      let ink = canvas.palette.ink(state.isPressed ? 0.9 : state.isHovered ? 0.75 : 0.55)
      let color = canvas.palette.isTouched ? canvas.palette.accent : ink
      let points: [(CGFloat, CGFloat)] =
        state.isOn ? [(2.5, 4.25), (6, 7.75), (9.5, 4.25)] : [(4.25, 2.5), (7.75, 6), (4.25, 9.5)]
      return [
        canvas.line(points, width: canvas.palette.isTouched ? 2 : 1.7, color)
      ]
    }
  }
}

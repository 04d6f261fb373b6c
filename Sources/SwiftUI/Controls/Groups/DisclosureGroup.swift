import Foundation
import HearthCore
import HearthRendering

/// A label that shows or hides the views below it.
///
/// The label is one stop for the keyboard: Space and Return open and close, the arrow forwards opens and the one backwards closes.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyleValue) private var style

  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content, nil)
  }
  public nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, self.isExpanded) = (label(), content, isExpanded)
  }
  @MainActor public var body: some View {
    let binding = isExpanded ?? $isOpen
    let content = content
    StyledControl(
      value: style,
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(DisclosedContent(content: content))), isExpanded: binding)
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
  /// A group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    (self.label, self.content, isExpanded) = (Text(label), content, nil)
  }
  /// A group with a title, which a binding opens.
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    (label, self.content, self.isExpanded) = (Text(titleKey), content, isExpanded)
  }
  /// A group with a title, which a binding opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    (self.label, self.content, self.isExpanded) = (Text(label), content, isExpanded)
  }
}

/// A type that gives disclosure groups a look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// What a style shows of a disclosure group.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// What stands for the group.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// What is shown while the group is open.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}
/// A triangle before the label on a desktop, an arrow behind it elsewhere.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View {
    DisclosureLook(configuration: configuration)
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
extension EnvironmentValues {
  var disclosureGroupStyleValue: ControlStyleValue<DisclosureGroupStyleConfiguration> {
    get { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// The look and behaviour of the disclosure groups in this view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style, DisclosureGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

nonisolated private struct DisclosureLook: View {
  let configuration: DisclosureGroupStyleConfiguration
  @State private var state = ControlState()
  @State private var name = ControlName()
  @Environment(\.idiom) private var idiom
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    let isOpen = configuration.isExpanded, isDesktop = idiom == .desktop
    let binding = configuration.$isExpanded, isRightToLeft = direction == .rightToLeft, name = name
    var drawn = state
    drawn.isOn = isOpen
    let shown = drawn
    return VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 6) {
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
          onPress: { press in
            state.isPressed = press.phase != .ended && press.phase != .cancelled && press.isInside
            if press.phase == .ended && press.isInside { binding.wrappedValue.toggle() }
          },
          onKey: { event in
            switch event.key {
            case .space, .return: return event.phase == .down ? { binding.wrappedValue.toggle() } : nil
            case .rightArrow where isOpen == isRightToLeft, .leftArrow where isOpen != isRightToLeft:
              return { binding.wrappedValue = !isOpen }
            default: return nil
            }
          },
          onHover: { state.isHovered = $0 }, cornerRadius: 5,
          element: {
            var properties = AccessibilityProperties()
            properties.label = name.text
            properties.addedTraits = .isButton
            // Source: seen, VoiceOver on macOS: disclosure triangles have the value 1 where they are open.
            properties.value = isOpen ? "1" : "0"
            properties.behavior = .combine
            properties.press = { binding.wrappedValue.toggle() }
            return properties
          }))
      .modifier(DisabledLook())
      if isOpen { VStack(alignment: .leading) { configuration.content }.padding(.leading, isDesktop ? 18 : 0) }
    }
  }
  @MainActor private func arrow(_ state: ControlState) -> some View {
    ControlDrawing(key: state, width: 12, height: 12) { canvas in
      let points: [(CGFloat, CGFloat)] = state.isOn ? [(2.5, 4.25), (6, 7.75), (9.5, 4.25)] : [(4.25, 2.5), (7.75, 6), (4.25, 9.5)]
      return [canvas.line(points, width: 1.7, canvas.palette.ink(state.isPressed ? 0.9 : state.isHovered ? 0.75 : 0.55))]
    }
  }
}

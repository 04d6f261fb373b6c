import HearthCore
import HearthRendering

/// Controls that belong together, shown as one.
///
///     ControlGroup {
///       Button("Back", systemImage: "chevron.left") { count -= 1 }
///       Button("Forward", systemImage: "chevron.right") { count += 1 }
///     }
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyleValue) private var style
  @Environment(\.isInMenu) private var isInMenu

  private nonisolated init(_ content: Content, label: AnyView?) { (self.content, self.label) = (content, label) }
  /// A group without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

  @MainActor public var body: some View {
    if isInMenu, style.box?.isSubmenu == true {
      Menu {
        content
      } label: {
        label ?? AnyView(EmptyView())
      }
    } else if isInMenu {
      Section { content }
    } else {
      StyledControl(
        value: style,
        configuration: ControlGroupStyleConfiguration(
          content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())))
      ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
    }
  }
}

/// The controls of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

extension ControlGroup {
  /// A group with a label, which is shown where the group is a menu.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(label()))
  }
  /// A group with a title, which is shown where the group is a menu.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(titleKey)))
  }
  /// A group with a title from a resource, which is shown where the group is a menu.
  @_disfavoredOverload
  public nonisolated init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(titleResource)))
  }
  /// A group with a title, which is shown where the group is a menu.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(title)))
  }
  /// A group with a title and a symbol, which are shown where the group is a menu.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Label(titleKey, systemImage: systemImage)))
  }
  /// A group with a title from a resource and a symbol, which are shown where the group is a menu.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(content: content()), label: AnyView(Label(titleResource, systemImage: systemImage)))
  }
  /// A group with a title and a symbol, which are shown where the group is a menu.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Label(title, systemImage: systemImage)))
  }
}
extension ControlGroup {
  /// A group with a title and an image, which are shown where the group is a menu.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Label(titleKey, image: image)))
  }
  /// A group with a title from a resource and an image, which are shown where the group is a menu.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Label(titleResource, image: image)))
  }
  /// A group with a title and an image, which are shown where the group is a menu.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Label(title, image: image)))
  }
}
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, label: AnyView(configuration.label))
  }
}

/// A type that gives groups of controls a look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// What a style shows of a group of controls.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The label of the group.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The controls of the group.
  public let content: ControlGroupStyleConfiguration.Content
  /// The label of the group.
  public let label: ControlGroupStyleConfiguration.Label
}
/// The controls side by side in one frame.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View
  {
    JoinedControls(configuration: configuration)
  }
}
/// The controls side by side in one frame, as for going back and forth.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style, as `.navigation` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View
  {
    JoinedControls(configuration: configuration)
  }
}
/// A button that opens a menu with the controls.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, SubmenuStyle {
  /// Creates the style, as `.menu` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View {
    Menu(button: configuration.label) { configuration.content }
  }
}
/// A small button with a symbol that opens a menu with the controls; a submenu in a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, SubmenuStyle {
  /// Creates the style, as `.compactMenu` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(
    configuration: CompactMenuControlGroupStyle.Configuration
  ) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label.labelStyle(.iconOnly)
    }.menuStyle(.borderlessButton).fixedSize()
  }
}
/// The controls as a row of symbols.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style, as `.palette` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View {
    PaletteControls(configuration: configuration)
  }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A small button that opens a menu with the controls.
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls as a row of symbols.
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that suits where the group is.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls of a bar, side by side.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls, behind the group's label.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension EnvironmentValues {
  var controlGroupStyleValue: ControlStyleValue<ControlGroupStyleConfiguration> {
    get { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look of the groups of controls in this view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style, ControlGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

/// Symbols side by side, without a frame.
nonisolated private struct PaletteControls: View {
  let configuration: ControlGroupStyleConfiguration
  @MainActor var body: some View {
    HStack(spacing: 2) { configuration.content }
      .labelStyle(.iconOnly).buttonStyle(PaletteButtonStyle()).toggleStyle(PaletteToggleStyle())
      .accessibilityElement(children: .contain)
  }
}
private struct PaletteButtonStyle: ButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    PaletteItem(label: configuration.label, isPressed: configuration.isPressed, isOn: false)
  }
}
private struct PaletteToggleStyle: ToggleStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(PaletteItemStyle(isOn: configuration.isOn))
  }
}
private struct PaletteItemStyle: ButtonStyle {
  let isOn: Bool
  nonisolated init(isOn: Bool) { self.isOn = isOn }
  func makeBody(configuration: Configuration) -> some View {
    PaletteItem(label: configuration.label, isPressed: configuration.isPressed, isOn: isOn)
  }
}
/// A symbol of a palette: with a shade behind it while it is on, unless the app shows that itself.
nonisolated private struct PaletteItem<Label: View>: View {
  let label: Label
  let isPressed: Bool
  let isOn: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.paletteSelectionEffect) private var effect
  @State private var isHovered = false
  private struct Key: Hashable { var isOn, isPressed, isHovered: Bool }
  @MainActor var body: some View {
    let height = ControlMetrics.height(controlSize), radius = ControlMetrics.cornerRadius(controlSize)
    let key = Key(isOn: isOn && effect.kind == .automatic, isPressed: isPressed, isHovered: isHovered && isEnabled)
    label.symbolForm(effect.variant(isOn: isOn))
      .frame(minWidth: height, minHeight: height)
      .background {
        ControlDrawing(key: key) { canvas in
          let palette = canvas.palette
          if key.isOn {
            return [palette.fill(canvas.bounds, radius: radius, palette.accent.opacity(key.isPressed ? 0.4 : 0.25))]
          }
          return key.isPressed || key.isHovered
            ? [palette.fill(canvas.bounds, radius: radius, palette.ink(key.isPressed ? 0.14 : 0.06))] : []
        }
      }
      .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
      .contentShape([.interaction, .focusEffect], RoundedRectangle(cornerRadius: radius))
      .onHover { isHovered = $0 }
  }
}

/// Buttons in one frame with thin lines between.
nonisolated private struct JoinedControls: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    let radius = ControlMetrics.cornerRadius(controlSize)
    HStack(spacing: 0) {
      Group(subviews: configuration.content) { views in
        ForEach(views) { view in
          if view.id != views.first?.id {
            ControlDrawing(key: 0, width: 1, height: 16) { [$0.palette.fill($0.bounds, radius: 0, $0.palette.border)] }
          }
          view
        }
      }
    }
    .buttonStyle(JoinedButtonStyle()).toggleStyle(.button)
    .background {
      ControlDrawing(key: radius) { canvas in
        [
          canvas.palette.fill(canvas.bounds, radius: radius, canvas.palette.buttonFill(ControlState())),
          canvas.palette.stroke(canvas.bounds, radius: radius, width: canvas.palette.pixels(1), canvas.palette.border),
        ]
      }
    }
    .accessibilityElement(children: .contain)
  }
}
private struct JoinedButtonStyle: ButtonStyle {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed, height = ControlMetrics.height(controlSize),
      radius = ControlMetrics.cornerRadius(controlSize)
    configuration.label.padding(.horizontal, ControlMetrics.buttonPadding(controlSize)).frame(
      minWidth: height, minHeight: height
    )
    .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
    .background {
      ControlDrawing(key: isPressed) { canvas in
        isPressed
          ? [canvas.palette.fill(canvas.bounds.insetBy(dx: 1, dy: 1), radius: radius - 1, canvas.palette.ink(0.12))]
          : []
      }
    }
    .contentShape(RoundedRectangle(cornerRadius: 6))
  }
}

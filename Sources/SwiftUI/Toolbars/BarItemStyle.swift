import HearthCore

/// How controls look in a bar.
nonisolated struct BarItemStyle: ViewModifier {
  let isMenuItem: Bool
  let placement: ToolbarItemPlacement
  @Environment(\.idiom) private var idiom
  @Environment(\.toolbarLabelStyle) private var labels
  @Environment(\.barSchemes) private var schemes

  @MainActor func body(content: Content) -> some View {
    if isMenuItem {
      let buttons = ButtonStyleValue(box: MenuButtonStyleBox.shared),
        toggles = ToggleStyleValue(box: MenuToggleStyleBox.shared)
      content.modifier(
        _EnvironmentModifier { values in
          values[ButtonStyleKey.self] = buttons
          values[ToggleStyleKey.self] = toggles
          values[MenuStyleKey.self] = MenuStyleValue()
          values[IsInMenuKey.self] = true
        })
    } else {
      content
        .buttonStyle(BarButtonStyle(isProminent: isProminent, isOfApp: true))
        .toggleStyle(BarToggleStyle())
        .menuIndicator(.hidden)
        .labelStyle(BarLabelStyle(shown: labels?.kind ?? .automatic, idiom: idiom))
        // The page's colour of text is not that of its bars.
        .foregroundStyleStaysOutOfControls()
        .transformEnvironment(\.colorScheme) { [scheme = placement.part(idiom).flatMap { schemes[$0] }] in
          if let scheme { $0 = scheme }
        }
    }
  }
  /// Source: Apple, "confirmationAction": the system may show it more prominently than other actions.
  private var isProminent: Bool { placement.kind == .confirmationAction }
}

extension ToolbarItemPlacement {
  /// The bar that the item stands in; nil for the one that comes and goes with the keyboard.
  func part(_ idiom: Idiom) -> ToolbarPlacement.Part? {
    switch kind {
    case .accessory(let id): .accessory(id)
    case .bottomBar: .bottom
    case .status: idiom == .desktop ? .top : .bottom
    case .keyboard: nil
    default: .top
    }
  }
}

/// Whether bars of the page are light or dark, those of which the page says so.
struct BarSchemesKey: EnvironmentKey { static var defaultValue: [ToolbarPlacement.Part: ColorScheme] { [:] } }
extension EnvironmentValues {
  var barSchemes: [ToolbarPlacement.Part: ColorScheme] {
    get { self[BarSchemesKey.self] }
    set { self[BarSchemesKey.self] = newValue }
  }
}

/// The icon of a label, where it has one, unless the user wants titles.
nonisolated private struct BarLabelStyle: LabelStyle {
  let shown: ToolbarLabelStyle.Kind
  let idiom: Idiom
  nonisolated init(shown: ToolbarLabelStyle.Kind, idiom: Idiom) { (self.shown, self.idiom) = (shown, idiom) }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    switch shown {
    case .automatic, .iconOnly: IconOnlyLabelStyle().makeBody(configuration: configuration)
    case .titleOnly: configuration.title
    case .titleAndIcon:
      HStack(spacing: 6) {
        configuration.icon; configuration.title
      }
    }
  }
}

/// Buttons in bars: quiet, with a shade under the pointer.
nonisolated struct BarButtonStyle: ButtonStyle {
  var isProminent = false
  /// Whether the app wrote the button, and may have set its colour.
  var isOfApp = false
  nonisolated init(isProminent: Bool = false, isOfApp: Bool = false) {
    (self.isProminent, self.isOfApp) = (isProminent, isOfApp)
  }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BarButtonBody(
      label: configuration.label, role: configuration.role, isPressed: configuration.isPressed,
      isProminent: isProminent, isOfApp: isOfApp)
  }
}

nonisolated private struct BarButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  let isProminent: Bool
  var isOfApp = false
  var isOn = false
  @State private var isHovered = false
  @Environment(\.hasForegroundOfApp) private var isColored
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    label
      .font(isProminent ? .body.weight(.semibold) : .body)
      .standardForegroundStyle(isOfApp && isColored ? nil : AnyShapeStyle(ink))
      .lineLimit(1)
      .padding(.horizontal, BarMetrics.buttonPadding(idiom))
      .frame(minWidth: BarMetrics.buttonWidth(idiom), minHeight: BarMetrics.buttonHeight(idiom))
      .background { RoundedRectangle(cornerRadius: BarMetrics.buttonRadius(idiom)).fill(shade) }
      .contentShape(Rectangle())
      .opacity(isEnabled ? fade : ControlMetrics.disabledOpacity)
      .onHover { isHovered = $0 }
  }
  /// Without shades, text answers to a press by getting paler. Source: seen, iOS.
  private var fade: Double { isPressed && !BarMetrics.hasShades(idiom) ? 0.4 : 1 }
  private var ink: Color {
    if hasAccentFill { return .white }
    if role == .destructive { return .red }
    return BarMetrics.hasShades(idiom) && !isOn ? .primary : .accentColor
  }
  private var hasAccentFill: Bool { isProminent && BarMetrics.hasShades(idiom) && isEnabled }
  private var shade: Color {
    if hasAccentFill { return .accentColor.opacity(isPressed ? 0.75 : isHovered ? 0.88 : 1) }
    if isOn { return .accentColor.opacity(isPressed ? 0.3 : isHovered ? 0.22 : 0.16) }
    guard BarMetrics.hasShades(idiom), isEnabled else { return .clear }
    return .primary.opacity(isPressed ? 0.14 : isHovered ? 0.07 : 0)
  }
}

/// A toggle in a bar: a button that stays shaded while it is on.
nonisolated private struct BarToggleStyle: ToggleStyle {
  nonisolated init() {}
  @MainActor func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(BarToggleButtonStyle(isOn: configuration.isOn))
  }
}
nonisolated private struct BarToggleButtonStyle: ButtonStyle {
  let isOn: Bool
  nonisolated init(isOn: Bool) { self.isOn = isOn }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BarButtonBody(
      label: configuration.label, role: nil, isPressed: configuration.isPressed, isProminent: false, isOn: isOn)
  }
}

/// The measures of bars, in points. Source: our choice, after libadwaita's header bars (46 high, buttons of 34) and iOS
/// (44, large titles in a row of 52, in letters of 34).
enum BarMetrics {
  static let itemGap: CGFloat = 4
  static let groupGap: CGFloat = 12
  /// Source: seen, iOS 13 to 18: the bar of a sheet is 56 high, as far as it is a card.
  static func height(_ idiom: Idiom, isInSheet: Bool = false) -> CGFloat {
    switch idiom {
    case .pad where isInSheet, .phone where isInSheet: 56
    case .desktop: 46
    case .pad: 50
    case .phone: 44
    case .tv: 84
    case .watch: 32
    }
  }
  static func sidePadding(_ idiom: Idiom) -> CGFloat {
    switch idiom {
    case .desktop: 8
    case .pad, .phone: 10
    case .tv: 28
    case .watch: 6
    }
  }
  static func buttonHeight(_ idiom: Idiom) -> CGFloat {
    switch idiom {
    case .desktop: 32
    case .pad, .phone: 36
    case .tv: 56
    case .watch: 28
    }
  }
  static func buttonWidth(_ idiom: Idiom) -> CGFloat { idiom == .desktop ? 34 : buttonHeight(idiom) }
  static func buttonPadding(_ idiom: Idiom) -> CGFloat {
    idiom == .tv ? 18 : idiom == .watch ? 4 : idiom == .desktop ? 8 : 6
  }
  static func buttonRadius(_ idiom: Idiom) -> CGFloat { idiom == .tv ? 12 : 7 }
  /// Whether buttons have a shade under the pointer and while they are pressed, and the colour of text.
  static func hasShades(_ idiom: Idiom) -> Bool { idiom == .desktop || idiom == .tv }
  static let largeTitleHeight: CGFloat = 52
  /// Whether content goes on below the bars, which have a background only while it does. Source: iOS 15 to 18.
  static func areLayered(_ idiom: Idiom) -> Bool { idiom == .phone || idiom == .pad }
}

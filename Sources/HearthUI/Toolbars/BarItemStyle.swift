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
      content.modifier(
        _EnvironmentModifier { values in
          values[ButtonStyleKey.self] = MenuItemStyle.button
          values[ToggleStyleKey.self] = MenuItemStyle.toggle
          values[MenuStyleKey.self] = MenuStyleValue()
          values[IsInMenuKey.self] = true
        })
    } else {
      content
        .buttonStyle(BarButtonStyle(isProminent: isProminent, isOfApp: true))
        .toggleStyle(BarToggleStyle())
        .menuIndicator(.hidden)
        .environment(\.standsInBar, true)
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

private struct StandsInBarKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether the view is a part of a bar's item.
  var standsInBar: Bool {
    get { self[StandsInBarKey.self] }
    set { self[StandsInBarKey.self] = newValue }
  }
}

/// Whether bars of the page are light or dark, for the bars that the page names.
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

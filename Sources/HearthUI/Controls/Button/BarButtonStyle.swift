import HearthCore

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

/// The look of buttons and toggles in bars.
nonisolated struct BarButtonBody<Label: View>: View {
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
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.appearances) private var appearances
  @Environment(\.tint) private var tint
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes

  @MainActor var body: some View {
    label
      .font(isProminent ? .body.weight(.semibold) : .body)
      .standardForegroundStyle(isOfApp && isColored ? nil : AnyShapeStyle(ink))
      .lineLimit(1)
      .padding(.horizontal, isGlassy ? BarGlass.buttonPadding : BarMetrics.buttonPadding(idiom))
      .frame(
        minWidth: isGlassy ? BarGlass.buttonHeight : BarMetrics.buttonWidth(idiom),
        minHeight: isGlassy ? BarGlass.buttonHeight : BarMetrics.buttonHeight(idiom)
      )
      .background {
        RoundedRectangle(cornerRadius: isGlassy ? BarGlass.buttonHeight / 2 : BarMetrics.buttonRadius(idiom)).fill(
          shade)
      }
      .contentShape(Rectangle())
      .opacity(isEnabled ? fade : ControlMetrics.disabledOpacity)
      .onHover { isHovered = $0 }
  }
  /// Without shades, text answers to a press by getting paler. Source: seen, iOS.
  private var fade: Double { isPressed && !BarMetrics.hasShades(idiom) ? 0.4 : 1 }
  private var ink: Color {
    if hasAccentFill || isGlassy && isProminent { return Color.accentColor.textOnGround }
    if role == .destructive { return Color.red.forText }
    // Source: seen, iOS 26: in the colour of text, unless somebody gave them a tint.
    if isGlassy, !isOn, tint == nil, !hasTintOfApp { return .primary }
    return BarMetrics.hasShades(idiom) && !isOn ? .primary : mark
  }
  /// What views say counts more than what the app gives to all bars.
  private var mark: Color {
    let given = appearances.navigationBar.tint ?? appearances.toolbar.tint
    return tint == nil ? given ?? Color.accentColor.forText : Color.accentColor.forText
  }
  private var hasTintOfApp: Bool { (appearances.navigationBar.tint ?? appearances.toolbar.tint) != nil }
  private var hasAccentFill: Bool { isProminent && BarMetrics.hasShades(idiom) && isEnabled }
  private var shade: Color {
    if hasAccentFill { return Color.accentColor.asGround.opacity(isPressed ? 0.75 : isHovered ? 0.88 : 1) }
    if isOn { return .accentColor.opacity(isPressed ? 0.3 : isHovered ? 0.22 : 0.16) }
    if showsShapes { return .primary.opacity(isPressed ? 0.18 : 0.08) }
    guard BarMetrics.hasShades(idiom), isEnabled else { return .clear }
    return .primary.opacity(isPressed ? 0.14 : isHovered ? 0.07 : 0)
  }
}

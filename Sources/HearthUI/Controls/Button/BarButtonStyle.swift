import HearthCore

/// Buttons in bars: quiet, with a shade under the pointer.
nonisolated struct BarButtonStyle: ButtonStyle {
  var isProminent = false
  /// Whether the app wrote the button, and may have set its colour.
  var isOfApp = false
  /// Whether it is the button that goes back.
  var goesBack = false
  nonisolated init(isProminent: Bool = false, isOfApp: Bool = false, goesBack: Bool = false) {
    (self.isProminent, self.isOfApp, self.goesBack) = (isProminent, isOfApp, goesBack)
  }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BarButtonBody(
      label: configuration.label, role: configuration.role, isPressed: configuration.isPressed,
      isProminent: isProminent, isOfApp: isOfApp, goesBack: goesBack)
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
  var goesBack = false
  @Environment(\.isDoneButton) private var isDone
  @State private var isHovered = false
  @Environment(\.hasForegroundOfApp) private var isColored
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.appearances) private var appearances
  @Environment(\.tint) private var tint
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes

  @MainActor var body: some View {
    let letters = letters
    label
      .font(letters.font ?? (isProminent ? .body.weight(.semibold) : .body))
      .offset(letters.offset)
      .standardForegroundStyle(isOfApp && isColored ? nil : AnyShapeStyle(letters.color ?? ink))
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
      .opacity(isEnabled ? fade : isGiven(\.disabled) ? 1 : ControlMetrics.disabledOpacity)
      .onHover { isHovered = $0 }
  }
  /// Without shades, text answers to a press by getting paler. Source: seen, iOS.
  private var fade: Double { isPressed && !BarMetrics.hasShades(idiom) && !isGiven(\.pressed) ? 0.4 : 1 }
  /// Whether the app gives a colour to buttons in a state, which is seen as it is.
  private func isGiven(_ state: KeyPath<Appearances.ButtonsLook, Appearances.Letters>) -> Bool {
    tint == nil && appearances.buttons[keyPath: state].color != nil
  }
  /// What the app gives to the buttons of all bars in this state; the colour of `normal` is the tint. What views say of
  /// colours counts more.
  private var letters: Appearances.Letters {
    let look = appearances.buttons
    var letters = look.normal
    letters.color = nil
    if goesBack { letters.take(look.back) }
    if isDone || isProminent { letters.take(look.done) }
    if isPressed { letters.take(look.pressed) }
    if !isEnabled { letters.take(look.disabled) }
    if tint != nil { letters.color = nil }
    return letters
  }
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

struct IsDoneButtonKey: InheritedStyleKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether a button of a bar is done with something, of the app's.
  package var isDoneButton: Bool {
    get { self[IsDoneButtonKey.self] }
    set { self[IsDoneButtonKey.self] = newValue }
  }
}

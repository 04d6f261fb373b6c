import HearthCore

/// A style of ours: its toggles are drawn without a body.
protocol BuiltInToggleStyle { static nonisolated var look: ToggleLook { get } }

/// A check box on a desktop, a switch on a phone or a tablet.
nonisolated public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ToggleLook { .automatic }
  @MainActor @preconcurrency public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A check box before the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ToggleLook { .checkbox }
  @MainActor @preconcurrency public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A switch behind the label.
nonisolated public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// The colour of the track while it is on; nil for the accent.
  let tint: Color?
  /// A switch whose track has the accent colour while it is on.
  public nonisolated init() { tint = nil }
  /// A switch whose track has a colour while it is on.
  public nonisolated init(tint: Color) { self.tint = tint }
  static nonisolated var look: ToggleLook { .switch }
  @MainActor @preconcurrency public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A button that stays down while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ToggleLook { .button }
  @MainActor @preconcurrency public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A check box on a desktop, a switch on a phone or a tablet.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box before the label.
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

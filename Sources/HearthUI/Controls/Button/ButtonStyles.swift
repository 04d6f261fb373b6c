import HearthCore

/// The looks that we draw ourselves.
package enum ButtonLook: Hashable, Sendable {
  case automatic, bordered, borderedProminent, borderless, plain, link
  /// A toggle that looks like a button.
  case toggle
}

/// A style of ours: its buttons are drawn without a body.
protocol BuiltInButtonStyle { static nonisolated var look: ButtonLook { get } }

/// The style that fits the kind of device and the place of the button.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ButtonLook { .automatic }
  @MainActor @preconcurrency public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A button with a standard border.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The colour of the label, and a shade of it behind; nil for the colours of the surroundings.
  let tint: Color?
  /// A button with a border in the colours of the surroundings.
  public nonisolated init() { tint = nil }
  /// A button with a border in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  static nonisolated var look: ButtonLook { .bordered }
  @MainActor @preconcurrency public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A button in the accent colour: the one that most people want.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ButtonLook { .borderedProminent }
  @MainActor @preconcurrency public func makeBody(
    configuration: BorderedProminentButtonStyle.Configuration
  ) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A button without a border, in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ButtonLook { .borderless }
  @MainActor @preconcurrency public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A button that looks like its label, and paler while it is pressed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ButtonLook { .plain }
  @MainActor @preconcurrency public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A button that looks like a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: ButtonLook { .link }
  @MainActor @preconcurrency public func makeBody(configuration: LinkButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the kind of device and the place of the button.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a standard border.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button in the accent colour: the one that most people want.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border, in the accent colour.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label, and paler while it is pressed.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}

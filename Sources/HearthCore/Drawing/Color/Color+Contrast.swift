import HearthRendering

// Colours of controls, as they are where text in them or on them is to be read.
//
// The rule: text of controls has a contrast of 4.5 to what is behind it, and 7 where the user asks for more. On phones and
// tablets it has Apple's colour until the user asks for more contrast, so that equal colours beside each other are equal
// (source: seen, iOS 17: #007aff and #ff3b30 for labels of buttons). Colours of
// the system and of the app stay what they are wherever the app names them; where a control writes in such a colour, or
// fills itself with one below its label, it takes the nearest one that meets the rule, by mixing it with black or white.
// Source: WCAG 2.2, success criteria 1.4.3 and 1.4.6. Apple's own accent has 4.0 to white, and its red 3.6.

/// What a control makes of a colour.
enum ContrastRule: Hashable, Sendable {
  /// The colour as text on the ordinary grounds of a window.
  case text
  /// The colour as text on a pale shade of itself.
  case textOnShade
  /// The colour as a ground of text.
  case ground
  /// The colour of text on that ground.
  case textOnGround

  /// - Parameter keepsColor: Whether controls write in the colour itself, as on phones.
  func applied(
    to color: RGBA, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, keepsColor: Bool = false
  ) -> RGBA {
    if keepsColor, self != .textOnGround { return color }
    let isDark = scheme == .dark, isIncreased = contrast == .increased
    switch self {
    case .text, .textOnShade:
      let ground = self == .text ? Self.ground(isDark) : color.opacity(Self.shade).over(Self.ground(isDark))
      return color.forText(on: ground, isDark: isDark, hasHighContrast: isIncreased)
    case .ground:
      return Self.isPale(color)
        ? color : color.mixed(towards: .black, untilContrast: Self.least(isIncreased), to: .white)
    case .textOnGround: return Self.isPale(color) ? .black : .white
    }
  }
  fileprivate static func least(_ hasHighContrast: Bool) -> Double { hasHighContrast ? 7 : 4.5 }
  /// White is not read on it, and with enough black in it that it were, a yellow would be brown.
  private static func isPale(_ color: RGBA) -> Bool { color.contrast(to: .white) < 2 }
  /// Of the ordinary grounds the one that text has least contrast to: a grouped page in the light, a raised card in the
  /// dark. Source: UIKit, `systemGroupedBackground` and `tertiarySystemBackground`.
  private static func ground(_ isDark: Bool) -> RGBA { RGBA(hex: isDark ? 0x2C2C2E : 0xF2F2F7) }
  /// How strong the shade is behind the label of a bordered button with a tint.
  private static let shade = 0.16
}

extension Color {
  /// This colour as controls write in it: with enough contrast to what is behind.
  package var forText: Color { Color(.adjusted(provider, .text)) }
  /// The same, on a pale shade of this colour.
  package var forTextOnShade: Color { Color(.adjusted(provider, .textOnShade)) }
  /// This colour as controls fill themselves with it behind their labels, which have the colour `textOnGround`.
  package var asGround: Color { Color(.adjusted(provider, .ground)) }
  /// White, or black on a pale colour.
  package var textOnGround: Color { Color(.adjusted(provider, .textOnGround)) }
}

extension RGBA {
  /// As `Color.asGround`.
  package func asGround(isDark: Bool, hasHighContrast: Bool) -> RGBA {
    ContrastRule.ground.applied(to: self, isDark ? .dark : .light, hasHighContrast ? .increased : .standard)
  }
  /// As `Color.textOnGround`.
  package var textOnGround: RGBA { ContrastRule.textOnGround.applied(to: self, .light, .standard) }
  /// This colour as a control writes in it on a ground of its own.
  package func forText(on ground: RGBA, isDark: Bool, hasHighContrast: Bool) -> RGBA {
    mixed(towards: isDark ? .white : .black, untilContrast: ContrastRule.least(hasHighContrast), to: ground)
  }
  /// As `Color.forText`.
  package func forText(isDark: Bool, hasHighContrast: Bool) -> RGBA {
    ContrastRule.text.applied(to: self, isDark ? .dark : .light, hasHighContrast ? .increased : .standard)
  }
}

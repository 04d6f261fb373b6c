import HearthRendering

/// A colour with a name, whose value depends on the colour scheme and the contrast.
enum SystemColor: UInt8, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear, primary, secondary, accentColor
  // Not public names: what styles stand for.
  case pageBackground, separator, fill, placeholder
  case secondaryBackground, tertiaryBackground, groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  /// Source: Apple, Human Interface Guidelines, Color, "System colors" (the hues); UIKit's background colours in both
  /// levels of user interfaces; our choice for the rest.
  func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ ground: ColorGround = ColorGround()) -> RGBA {
    let surface = ground.level
    func pick(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) -> RGBA {
      Hue(light, dark, lightContrast, darkContrast).value(scheme, contrast)
    }
    // In the dark what lies on another surface is lighter. Windows of a desktop lie on each other.
    func surfaceColor(_ light: UInt32, _ dark: UInt32, _ raised: UInt32) -> RGBA {
      RGBA(hex: scheme == .light ? light : surface == .base ? dark : raised)
    }
    func label(_ alpha: Float, increased: Float) -> RGBA {
      RGBA(white: scheme == .dark ? 1 : 0, alpha: contrast == .increased ? increased : alpha)
    }
    if ground.look == .ios26, let hueOf26 { return hueOf26.value(scheme, contrast) }
    switch self {
    case .red: return pick(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: return pick(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: return pick(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: return pick(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: return pick(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .teal: return pick(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: return pick(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue, .accentColor: return pick(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: return pick(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: return pick(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: return pick(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: return pick(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: return pick(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .black: return .black
    case .white: return .white
    case .clear: return .clear
    case .primary: return label(1, increased: 1)
    case .secondary where surface != .desktop && contrast == .standard:
      return SystemColor.touchedSecondary(scheme)
    case .placeholder where surface != .desktop && contrast == .standard:
      // It stands on the fill of a field, which is darker than a page.
      return RGBA(hex: scheme == .dark ? 0xEBEBF5 : 0x3C3C43).opacity(scheme == .dark ? 0.62 : 0.8)
    case .secondary:
      return label(Float(HierarchyLevel.opacity(1, .standard)), increased: Float(HierarchyLevel.opacity(1, .increased)))
    case .pageBackground:
      if surface == .desktop { return pick(0xFFFFFF, 0x1E1E1E, 0xFFFFFF, 0x000000) }
      return surfaceColor(0xFFFFFF, 0x000000, 0x1C1C1E)
    case .secondaryBackground: return surfaceColor(0xF2F2F7, 0x1C1C1E, 0x2C2C2E)
    case .tertiaryBackground: return surfaceColor(0xFFFFFF, 0x2C2C2E, 0x3A3A3C)
    case .groupedBackground: return surfaceColor(0xF2F2F7, 0x000000, 0x1C1C1E)
    case .secondaryGroupedBackground: return surfaceColor(0xFFFFFF, 0x1C1C1E, 0x2C2C2E)
    case .tertiaryGroupedBackground: return surfaceColor(0xF2F2F7, 0x2C2C2E, 0x3A3A3C)
    case .separator: return label(0.15, increased: 0.5)
    case .fill: return label(0.1, increased: 0.2)
    case .placeholder: return label(0.56, increased: 0.72)
    }
  }
}

extension SystemColor {
  /// Text of second importance on phones and tablets.
  ///
  /// UIKit's `secondaryLabel`: #85858b on a grouped page in the light. Where the user asks for more contrast it is darker.
  /// Source: seen, iOS 17: headers, footers and values.
  static func touchedSecondary(_ scheme: ColorScheme) -> RGBA {
    RGBA(hex: scheme == .dark ? 0xEBEBF5 : 0x3C3C43).opacity(0.6)
  }

  /// Whether it depends on what it lies on, or on the edition.
  var dependsOnGround: Bool {
    switch self {
    case .pageBackground, .secondaryBackground, .tertiaryBackground, .groupedBackground, .secondaryGroupedBackground,
      .tertiaryGroupedBackground, .secondary, .placeholder:
      true
    default: hueOf26 != nil
    }
  }
}

/// A colour in both schemes, each without and with more contrast.
private struct Hue {
  var light: UInt32
  var dark: UInt32
  var lightContrast: UInt32
  var darkContrast: UInt32

  init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
    (self.light, self.dark, self.lightContrast, self.darkContrast) = (light, dark, lightContrast, darkContrast)
  }

  func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBA {
    switch (scheme, contrast) {
    case (.light, .standard): RGBA(hex: light)
    case (.dark, .standard): RGBA(hex: dark)
    case (.light, .increased): RGBA(hex: lightContrast)
    case (.dark, .increased): RGBA(hex: darkContrast)
    }
  }
}

extension SystemColor {
  /// The hue of 26, where it has changed. Source: Apple, Human Interface Guidelines, Color, "System
  /// colors" of June 2025; measured, macOS 26 (blue, orange, brown, mint, indigo, cyan in the light).
  fileprivate var hueOf26: Hue? {
    switch self {
    case .red: Hue(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: Hue(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .mint: Hue(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: Hue(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: Hue(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue, .accentColor: Hue(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: Hue(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple: Hue(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .brown: Hue(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    default: nil
    }
  }
}

/// What a view's background lies on, which decides how dark it is in the dark scheme.
package enum SurfaceLevel {
  case desktop
  /// The screen of a phone or tablet.
  case base
  /// Another page of a phone or tablet, as below a sheet.
  case raised
}
package struct IsRaisedSurfaceKey: InheritedStyleKey { package static let defaultValue = false }
extension EnvironmentValues {
  package var isRaisedSurface: Bool {
    get { self[IsRaisedSurfaceKey.self] }
    set { self[IsRaisedSurfaceKey.self] = newValue }
  }
  var colorGround: ColorGround { ColorGround(SurfaceLevel(idiom, isRaised: isRaisedSurface), systemLook) }
}
/// What decides how a system colour looks, besides the scheme and the contrast.
struct ColorGround {
  var level = SurfaceLevel.desktop
  var look = SystemLook.ios17
  init() {}
  init(_ level: SurfaceLevel, _ look: SystemLook) { (self.level, self.look) = (level, look) }
}
extension SurfaceLevel {
  init(_ idiom: Idiom, isRaised: Bool) {
    self = idiom.isTouched ? isRaised ? .raised : .base : .desktop
  }
}
extension EnvironmentScope {
  package final var surfaceLevel: SurfaceLevel {
    SurfaceLevel(value(IdiomKey.self), isRaised: value(IsRaisedSurfaceKey.self))
  }
  final var colorGround: ColorGround { ColorGround(surfaceLevel, value(SystemLookKey.self)) }
}

extension RGBA {
  /// From `0xrrggbb`.
  package init(hex: UInt32) {
    self.init(Float(hex >> 16 & 255) / 255, Float(hex >> 8 & 255) / 255, Float(hex & 255) / 255)
  }
}

/// How strongly the levels of a hierarchy show: primary is 0, quinary 4.
enum HierarchyLevel {
  /// Source: our choice. The second level is text that is read: at 0.6, black on white keeps a contrast of
  /// 5.7:1 (WCAG asks 4.5:1). The fourth and fifth fill the ground below text, and must not look pressed or
  /// disabled: a little more than the 10 % of macOS.
  static func opacity(_ level: Int, _ contrast: ColorSchemeContrast) -> Double {
    let table = contrast == .increased ? [1, 0.8, 0.65, 0.5, 0.4] : [1, 0.6, 0.35, 0.14, 0.08]
    return table[min(max(level, 0), table.count - 1)]
  }
}

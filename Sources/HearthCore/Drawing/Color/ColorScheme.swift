import HearthRendering

/// Whether an interface is light or dark. `light` has dark text on light grounds, `dark` light text on dark grounds.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How much contrast there is between colours. `standard`, or `increased` where the user asks for it.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

package struct ColorSchemeKey: InheritedStyleKey { package static let defaultValue = ColorScheme.light }
package struct ColorSchemeContrastKey: InheritedStyleKey {
  package static let defaultValue = ColorSchemeContrast.standard
}
/// The scheme of the desktop, whatever views prefer.
package struct HostColorSchemeKey: EnvironmentKey { package static let defaultValue = ColorScheme.light }
/// The accent of the app, which its catalogue names; nil for that of the desktop.
struct AppAccentKey: InheritedStyleKey { static let defaultValue: NamedColor? = nil }
/// The accent of the desktop; nil for our own.
package struct HostAccentKey: InheritedStyleKey { package static let defaultValue: RGBA? = nil }

extension EnvironmentValues {
  /// Whether the interface is light or dark. A window sets it from the desktop's setting; `preferredColorScheme(_:)`
  /// changes it for a window, setting this value for the views inside.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// Follows the desktop's setting.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
  package var hostColorScheme: ColorScheme {
    get { self[HostColorSchemeKey.self] }
    set { self[HostColorSchemeKey.self] = newValue }
  }
  package var hostAccent: RGBA? {
    get { self[HostAccentKey.self] }
    set { self[HostAccentKey.self] = newValue }
  }
  package var appAccent: NamedColor? {
    get { self[AppAccentKey.self] }
    set { self[AppAccentKey.self] = newValue }
  }
  /// What the accent is without a tint around, where it is not our own.
  var standardAccent: RGBA? { appAccent?.value(colorScheme, colorSchemeContrast, { colorGround }) ?? hostAccent }
}

extension View {
  /// Sets the colour scheme of this view and all below. Deprecated by Apple for `preferredColorScheme(_:)`.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

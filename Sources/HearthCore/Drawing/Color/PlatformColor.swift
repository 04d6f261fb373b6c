import Foundation
import HearthRendering

/// A colour of the older interfaces, under the names that source for Apple's systems knows.
///
///     Color(.secondarySystemBackground)
///     Color(nsColor: .controlBackgroundColor)
///
/// `NSColor` is the same type. The colours of backgrounds in the dark scheme are those of raised surfaces, as windows
/// here are not black. Source: Apple, Human Interface Guidelines, "Color"; seen, UIKit, for the numbers.
public final class UIColor: Hashable, Sendable {
  let color: Color
  public init(_ color: Color) { self.color = color }

  /// Components from 0 to 1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: Double(white), opacity: Double(alpha)))
  }
  /// The hue turns round; all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }
  /// A colour set of an asset catalogue; nil where the app's catalogues have none of that name.
  public convenience init?(named name: String) {
    if ColorCatalog.variants(of: NamedColor(name: name, bundle: nil)).isEmpty { return nil }
    self.init(Color(name))
  }
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// This colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opacity = Double(alpha)
    switch color.provider {
    case .fixed(let rgba): return UIColor(Color(RGBA(rgba.red, rgba.green, rgba.blue, 1)).opacity(opacity))
    case .adaptive(let light, let dark):
      func opaque(_ rgba: RGBA) -> RGBA { RGBA(rgba.red, rgba.green, rgba.blue, 1) }
      return UIColor(Color(Color.Provider.adaptive(light: opaque(light), dark: opaque(dark))).opacity(opacity))
    case .opacity(let base, _): return UIColor(Color(base)).withAlphaComponent(alpha)
    default: return UIColor(color.opacity(opacity))
    }
  }
  /// The colour in the light scheme.
  public var cgColor: CGColor { color.resolve(in: EnvironmentValues()).cgColor }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
/// The name of the same type on a Mac.
public typealias NSColor = UIColor

extension Color {
  /// A colour of UIKit or AppKit, as in `Color(.systemBackground)`.
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
  public nonisolated init(nsColor: NSColor) { self = nsColor.color }
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }
}
extension Color.Resolved {
  public var cgColor: CGColor { CGColor(rgba) }
}

extension UIColor {
  private static func hue(_ color: SystemColor) -> UIColor { UIColor(Color(Color.Provider.system(color))) }
  private static func plain(_ hex: UInt32) -> UIColor { UIColor(Color(RGBA(hex: hex))) }
  private static func both(
    _ light: UInt32, _ dark: UInt32, _ alpha: Double = 1, dark darkAlpha: Double? = nil
  ) -> UIColor {
    UIColor(
      Color(
        Color.Provider.adaptive(
          light: RGBA(hex: light).opacity(alpha), dark: RGBA(hex: dark).opacity(darkAlpha ?? alpha))))
  }

  // MARK: - Fixed colours

  public static let black = plain(0x000000)
  public static let darkGray = plain(0x555555)
  public static let lightGray = plain(0xAAAAAA)
  public static let white = plain(0xFFFFFF)
  public static let gray = plain(0x808080)
  public static let red = plain(0xFF0000)
  public static let green = plain(0x00FF00)
  public static let blue = plain(0x0000FF)
  public static let cyan = plain(0x00FFFF)
  public static let yellow = plain(0xFFFF00)
  public static let magenta = plain(0xFF00FF)
  public static let orange = plain(0xFF8000)
  public static let purple = plain(0x800080)
  public static let brown = plain(0x996633)
  public static let clear = UIColor(Color(Color.Provider.system(.clear)))

  // MARK: - Hues of the system

  public static let systemRed = hue(.red)
  public static let systemOrange = hue(.orange)
  public static let systemYellow = hue(.yellow)
  public static let systemGreen = hue(.green)
  public static let systemMint = hue(.mint)
  public static let systemTeal = hue(.teal)
  public static let systemCyan = hue(.cyan)
  public static let systemBlue = hue(.blue)
  public static let systemIndigo = hue(.indigo)
  public static let systemPurple = hue(.purple)
  public static let systemPink = hue(.pink)
  public static let systemBrown = hue(.brown)
  public static let systemGray = hue(.gray)
  public static let systemGray2 = both(0xAEAEB2, 0x636366)
  public static let systemGray3 = both(0xC7C7CC, 0x48484A)
  public static let systemGray4 = both(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = both(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = both(0xF2F2F7, 0x1C1C1E)
  public static let tintColor = hue(.accentColor)
  public static let controlAccentColor = hue(.accentColor)

  // MARK: - Text

  public static let label = hue(.primary)
  public static let secondaryLabel = both(0x3C3C43, 0xEBEBF5, 0.6)
  public static let tertiaryLabel = both(0x3C3C43, 0xEBEBF5, 0.3)
  public static let quaternaryLabel = both(0x3C3C43, 0xEBEBF5, 0.18, dark: 0.16)
  public static let placeholderText = both(0x3C3C43, 0xEBEBF5, 0.3)
  public static let link = both(0x007AFF, 0x0984FF)
  public static let darkText = plain(0x000000)
  public static let lightText = UIColor(Color(RGBA(white: 1, alpha: 0.6)))
  public static let labelColor = label
  public static let secondaryLabelColor = secondaryLabel
  public static let tertiaryLabelColor = tertiaryLabel
  public static let quaternaryLabelColor = quaternaryLabel
  public static let placeholderTextColor = placeholderText
  public static let linkColor = link
  public static let textColor = label
  public static let controlTextColor = label
  public static let headerTextColor = label
  public static let windowFrameTextColor = label
  public static let disabledControlTextColor = tertiaryLabel
  public static let selectedTextColor = label

  // MARK: - Backgrounds

  public static let systemBackground = hue(.windowBackground)
  public static let secondarySystemBackground = hue(.secondaryBackground)
  public static let tertiarySystemBackground = hue(.tertiaryBackground)
  public static let systemGroupedBackground = hue(.groupedBackground)
  public static let secondarySystemGroupedBackground = hue(.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = hue(.tertiaryGroupedBackground)
  public static let windowBackgroundColor = hue(.windowBackground)
  public static let controlBackgroundColor = hue(.windowBackground)
  public static let textBackgroundColor = hue(.windowBackground)
  public static let underPageBackgroundColor = both(0x969696, 0x282828)
  public static let controlColor = both(0xFFFFFF, 0xFFFFFF, 1, dark: 0.25)
  public static let selectedContentBackgroundColor = hue(.accentColor)
  public static let unemphasizedSelectedContentBackgroundColor = both(0xDCDCDC, 0x464646)
  public static let selectedTextBackgroundColor = both(0xB3D7FF, 0x3F638B)
  public static let selectedControlColor = both(0xB3D7FF, 0x3F638B)

  // MARK: - Lines and fills

  public static let separator = both(0x3C3C43, 0x545458, 0.29, dark: 0.6)
  public static let opaqueSeparator = both(0xC6C6C8, 0x38383A)
  public static let separatorColor = separator
  public static let gridColor = both(0xE6E6E6, 0x3A3A3C)
  public static let systemFill = both(0x787880, 0x787880, 0.2, dark: 0.36)
  public static let secondarySystemFill = both(0x787880, 0x787880, 0.16, dark: 0.32)
  public static let tertiarySystemFill = both(0x767680, 0x767680, 0.12, dark: 0.24)
  public static let quaternarySystemFill = both(0x747480, 0x747480, 0.08, dark: 0.18)
}

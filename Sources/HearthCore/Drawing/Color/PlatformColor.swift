import Foundation
import HearthRendering

/// A colour of the older interfaces, under the names that source for Apple's systems knows.
///
///     Color(.secondarySystemBackground)
///     Color(nsColor: .controlBackgroundColor)
///
/// `NSColor` is the same type. The colours of backgrounds in the dark scheme are those of raised surfaces, as windows
/// here are not black. Source: Apple, Human Interface Guidelines, "Color"; seen, UIKit, for the numbers.
open class UIColor: _AttributeObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  final let color: Color
  /// The same colour as a platform colour.
  public init(_ color: Color) { self.color = color }

  /// Components from 0 to 1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// A colour of sRGB parts from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour of sRGB parts from 0 to 1.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour of Display P3 parts from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: Double(white), opacity: Double(alpha)))
  }
  /// The hue turns round; all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }
  /// A colour set of an asset catalogue; nil if the app's catalogues have no colour of that name.
  public convenience init?(named name: String) {
    if ColorCatalog.variants(of: NamedColor(name: name, bundle: nil)).isEmpty { return nil }
    self.init(Color(name))
  }
  /// The colour that `cgColor` stands for.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
  /// A colour that source has as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(RGBA(red, green, blue, alpha)))
  }

  /// This colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
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
  /// The colour as it is in the window whose code runs, which may be light or dark; elsewhere in the light scheme.
  open var cgColor: CGColor { CGColor(resolvedNow) }
  /// The parts of the colour as it is in the window whose code runs, which may be light or dark; elsewhere in the
  /// light scheme.
  package final var resolvedNow: RGBA {
    if case .fixed(let rgba) = color.provider { return rgba }
    if let environment = Self.resolving.value { return color.resolve(in: environment).rgba }
    let color = color
    let inWindow: RGBA? = isOnMainThread() ? MainActor.assumeIsolatedFast { Self.resolveInWindow(color) } : nil
    return inWindow ?? color.resolve(in: EnvironmentValues()).rgba
  }
  /// What colours of this thread are asked by for their parts, instead of what the window says.
  package static let resolving = PerThread<EnvironmentValues>("org.hearth.UIColor.resolving")
  @MainActor private static func resolveInWindow(_ color: Color) -> RGBA? {
    guard let content = (Engine.evaluating?.engine ?? Engine.current)?.content else { return nil }
    return content.rootScope.rgba(color)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
  open override var description: String { color.description }

  // MARK: - Copies

  open func copy(with zone: NSZone? = nil) -> Any { self }
  public static var supportsSecureCoding: Bool { true }
  /// A colour out of an archive.
  public required init?(coder: NSCoder) {
    func part(_ key: String) -> Float { coder.decodeFloat(forKey: key) }
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    color = Color(RGBA(part("UIRed"), part("UIGreen"), part("UIBlue"), part("UIAlpha")))
  }
  /// Puts the colour into an archive, with the parts that it has now: it is light or dark no longer.
  open func encode(with coder: NSCoder) {
    let rgba = resolvedNow
    coder.encode(rgba.red, forKey: "UIRed")
    coder.encode(rgba.green, forKey: "UIGreen")
    coder.encode(rgba.blue, forKey: "UIBlue")
    coder.encode(rgba.alpha, forKey: "UIAlpha")
  }
}
/// The type of a colour literal if nothing else determines it.
public typealias _ColorLiteralType = UIColor
/// The name of the same type on a Mac.
public typealias NSColor = UIColor

extension Color {
  /// A colour of UIKit or AppKit, as in `Color(.systemBackground)`.
  public init(_ color: UIColor) { self = color.color }
  /// The same colour for SwiftUI.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// The same colour for SwiftUI.
  public nonisolated init(nsColor: NSColor) { self = nsColor.color }
  /// The colour with the parts of `cgColor`.
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }
  /// The same colour for Core Graphics; nil for one that depends on where it is shown.
  ///
  /// Source: Apple, documentation of `Color.cgColor`: constant colours have one, dynamic colours do not.
  public var cgColor: CGColor? { provider.constant.map { CGColor($0) } }
}
extension Color.Provider {
  /// The parts of a colour that is the same everywhere.
  fileprivate var constant: RGBA? {
    switch self {
    case .fixed(let rgba): rgba
    case .opacity(let base, let opacity): base.constant?.opacity(opacity)
    case .exposed(let base, let stops): base.constant?.exposed(stops)
    case .headroom(let base, _): base.constant
    case .system, .adaptive, .named, .mix, .adjusted: nil
    }
  }
}
extension Color.Resolved {
  /// The same parts as a `CGColor`, in sRGB.
  public var cgColor: CGColor { CGColor(rgba) }
}

extension UIColor {
  private static func hue(_ color: SystemColor) -> UIColor { UIColor(Color(Color.Provider.system(color))) }
  private static func plain(_ hex: UInt32) -> UIColor { UIColor(Color(RGBA(hex: hex))) }
  /// A colour with one value for light interfaces and one for dark ones.
  package static func both(
    _ light: UInt32, _ dark: UInt32, _ alpha: Double = 1, dark darkAlpha: Double? = nil
  ) -> UIColor {
    UIColor(
      Color(
        Color.Provider.adaptive(
          light: RGBA(hex: light).opacity(alpha), dark: RGBA(hex: dark).opacity(darkAlpha ?? alpha))))
  }

  // MARK: - Fixed colours

  /// Black, #000000, in light and dark interfaces.
  public static let black = plain(0x000000)
  /// Dark grey, #555555, in light and dark interfaces.
  public static let darkGray = plain(0x555555)
  /// Light grey, #AAAAAA, in light and dark interfaces.
  public static let lightGray = plain(0xAAAAAA)
  /// White, #FFFFFF, in light and dark interfaces.
  public static let white = plain(0xFFFFFF)
  /// Grey, #808080, in light and dark interfaces.
  public static let gray = plain(0x808080)
  /// Red, #FF0000, in light and dark interfaces.
  public static let red = plain(0xFF0000)
  /// Green, #00FF00, in light and dark interfaces.
  public static let green = plain(0x00FF00)
  /// Blue, #0000FF, in light and dark interfaces.
  public static let blue = plain(0x0000FF)
  /// Cyan, #00FFFF, in light and dark interfaces.
  public static let cyan = plain(0x00FFFF)
  /// Yellow, #FFFF00, in light and dark interfaces.
  public static let yellow = plain(0xFFFF00)
  /// Magenta, #FF00FF, in light and dark interfaces.
  public static let magenta = plain(0xFF00FF)
  /// Orange, #FF8000, in light and dark interfaces.
  public static let orange = plain(0xFF8000)
  /// Purple, #800080, in light and dark interfaces.
  public static let purple = plain(0x800080)
  /// Brown, #996633, in light and dark interfaces.
  public static let brown = plain(0x996633)
  /// Fully transparent.
  public static let clear = UIColor(Color(Color.Provider.system(.clear)))

  // MARK: - Hues of the system

  /// The system's red, adapted to light, dark and increased contrast.
  public static let systemRed = hue(.red)
  /// The system's orange, adapted to light, dark and increased contrast.
  public static let systemOrange = hue(.orange)
  /// The system's yellow, adapted to light, dark and increased contrast.
  public static let systemYellow = hue(.yellow)
  /// The system's green, adapted to light, dark and increased contrast.
  public static let systemGreen = hue(.green)
  /// The system's mint, adapted to light, dark and increased contrast.
  public static let systemMint = hue(.mint)
  /// The system's teal, adapted to light, dark and increased contrast.
  public static let systemTeal = hue(.teal)
  /// The system's cyan, adapted to light, dark and increased contrast.
  public static let systemCyan = hue(.cyan)
  /// The system's blue, adapted to light, dark and increased contrast.
  public static let systemBlue = hue(.blue)
  /// The system's indigo, adapted to light, dark and increased contrast.
  public static let systemIndigo = hue(.indigo)
  /// The system's purple, adapted to light, dark and increased contrast.
  public static let systemPurple = hue(.purple)
  /// The system's pink, adapted to light, dark and increased contrast.
  public static let systemPink = hue(.pink)
  /// The system's brown, adapted to light, dark and increased contrast.
  public static let systemBrown = hue(.brown)
  /// The system's grey, adapted to light, dark and increased contrast.
  public static let systemGray = hue(.gray)
  /// A grey, 2 of 6, paler than `systemGray` and adapted to light and dark.
  public static let systemGray2 = both(0xAEAEB2, 0x636366)
  /// A grey, 3 of 6, adapted to light and dark.
  public static let systemGray3 = both(0xC7C7CC, 0x48484A)
  /// A grey, 4 of 6, adapted to light and dark.
  public static let systemGray4 = both(0xD1D1D6, 0x3A3A3C)
  /// A grey, 5 of 6, adapted to light and dark.
  public static let systemGray5 = both(0xE5E5EA, 0x2C2C2E)
  /// A grey, 6 of 6: almost white in a light interface, almost black in a dark one.
  public static let systemGray6 = both(0xF2F2F7, 0x1C1C1E)
  /// The colour with which controls are marked: the environment's tint, or the desktop's accent colour.
  public static let tintColor = hue(.accentColor)
  /// The colour with which controls are marked: the environment's tint, or the desktop's accent colour.
  public static let controlAccentColor = hue(.accentColor)

  // MARK: - Text

  /// Text of first importance.
  public static let label = hue(.primary)
  /// Text of second importance.
  public static let secondaryLabel = both(0x3C3C43, 0xEBEBF5, 0.6)
  /// Text of third importance.
  public static let tertiaryLabel = both(0x3C3C43, 0xEBEBF5, 0.3)
  /// Text of fourth importance.
  public static let quaternaryLabel = both(0x3C3C43, 0xEBEBF5, 0.18, dark: 0.16)
  /// Text that stands where something is to be entered.
  public static let placeholderText = both(0x3C3C43, 0xEBEBF5, 0.3)
  /// Text that leads somewhere.
  public static let link = both(0x007AFF, 0x0984FF)
  /// Black, in light and dark interfaces.
  public static let darkText = plain(0x000000)
  /// White with an opacity of 0.6, in light and dark interfaces.
  public static let lightText = UIColor(Color(RGBA(white: 1, alpha: 0.6)))
  /// `label` by AppKit's name.
  public static let labelColor = label
  /// `secondaryLabel` by AppKit's name.
  public static let secondaryLabelColor = secondaryLabel
  /// `tertiaryLabel` by AppKit's name.
  public static let tertiaryLabelColor = tertiaryLabel
  /// `quaternaryLabel` by AppKit's name.
  public static let quaternaryLabelColor = quaternaryLabel
  /// `placeholderText` by AppKit's name.
  public static let placeholderTextColor = placeholderText
  /// `link` by AppKit's name.
  public static let linkColor = link
  /// Text of a document.
  public static let textColor = label
  /// Text in controls.
  public static let controlTextColor = label
  /// Text in the heads of tables.
  public static let headerTextColor = label
  /// Text in title bars.
  public static let windowFrameTextColor = label
  /// Text in controls that are disabled.
  public static let disabledControlTextColor = tertiaryLabel
  /// Text that is selected.
  public static let selectedTextColor = label

  // MARK: - Backgrounds

  /// The ground of a window.
  public static let systemBackground = hue(.pageBackground)
  /// The ground of a group on `systemBackground`.
  public static let secondarySystemBackground = hue(.secondaryBackground)
  /// The ground of a group within a group.
  public static let tertiarySystemBackground = hue(.tertiaryBackground)
  /// The ground of grouped lists.
  public static let systemGroupedBackground = hue(.groupedBackground)
  /// The ground of a group in a grouped list.
  public static let secondarySystemGroupedBackground = hue(.secondaryGroupedBackground)
  /// The ground of a group within a group of a grouped list.
  public static let tertiarySystemGroupedBackground = hue(.tertiaryGroupedBackground)
  /// `systemBackground` by AppKit's name.
  public static let windowBackgroundColor = hue(.pageBackground)
  /// The ground of lists and tables.
  public static let controlBackgroundColor = hue(.pageBackground)
  /// The ground of text that is edited.
  public static let textBackgroundColor = hue(.pageBackground)
  /// The colour behind the pages of a document.
  public static let underPageBackgroundColor = both(0x969696, 0x282828)
  /// The face of a control.
  public static let controlColor = both(0xFFFFFF, 0xFFFFFF, 1, dark: 0.25)
  /// The ground of what is selected, where the keyboard is.
  public static let selectedContentBackgroundColor = hue(.accentColor)
  /// The ground of what is selected, where the keyboard is not.
  public static let unemphasizedSelectedContentBackgroundColor = both(0xDCDCDC, 0x464646)
  /// The ground of text that is selected.
  public static let selectedTextBackgroundColor = both(0xB3D7FF, 0x3F638B)
  /// The face of a control that is selected.
  public static let selectedControlColor = both(0xB3D7FF, 0x3F638B)

  // MARK: - Lines and fills

  /// A thin line that lets shine through what is below.
  public static let separator = both(0x3C3C43, 0x545458, 0.29, dark: 0.6)
  /// A thin line that hides what is below.
  public static let opaqueSeparator = both(0xC6C6C8, 0x38383A)
  /// `separator` by AppKit's name.
  public static let separatorColor = separator
  /// The lines of a table.
  public static let gridColor = both(0xE6E6E6, 0x3A3A3C)
  /// A fill for thin, small shapes, the track of a slider for example. Laid over any ground.
  public static let systemFill = both(0x787880, 0x787880, 0.2, dark: 0.36)
  /// A fill for shapes of medium size, a switch for example.
  public static let secondarySystemFill = both(0x787880, 0x787880, 0.16, dark: 0.32)
  /// A fill for large shapes, a text field or button for example.
  public static let tertiarySystemFill = both(0x767680, 0x767680, 0.12, dark: 0.24)
  /// A fill for large areas with much inside.
  public static let quaternarySystemFill = both(0x747480, 0x747480, 0.08, dark: 0.18)
}

/// A value that each thread has of its own; nil until it is set.
package struct PerThread<Value>: Sendable {
  private let key: String
  package init(_ key: String) { self.key = key }
  package var value: Value? {
    get { Thread.current.threadDictionary[key] as? Value }
    nonmutating set { Thread.current.threadDictionary[key] = newValue }
  }
}

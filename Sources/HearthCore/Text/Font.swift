import Foundation
import HearthRendering

/// A font that does not depend on where it is used: the size of a text style, for example, is found when the text is shown.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// Points, whatever size the user likes text to have.
    case fixed(CGFloat)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }
  var base: Base
  var traits = FontTraits()
  var hasSmallCaps = false
  var lineSpacing = Leading.standard
  /// A factor for the size.
  var scale: CGFloat = 1
  init(_ base: Base) { self.base = base }

  // MARK: - Text styles

  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
  public static let extraLargeTitle = Font(.style(.extraLargeTitle))
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
  public static var `default`: Font { body }

  // MARK: - The interface font

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    (font.traits.design, font.traits.weight) = (design, weight)
    return font
  }
  @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(style, design: design, weight: nil)
  }
  /// A font of `size` points, which does not follow the text size that the user chose.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.fixed(size))
    (font.traits.design, font.traits.weight) = (design, weight)
    return font
  }
  @_disfavoredOverload public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    system(size: size, weight: Weight?.some(weight), design: design)
  }

  // MARK: - Fonts by name

  /// A font of the family, which grows with the body style. A family that is not installed is replaced by the system.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size, relativeTo: .body)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, size: fixedSize, relativeTo: nil)) }

  // MARK: - Variations

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
  public func weight(_ weight: Weight) -> Font { with { $0.traits.weight = weight } }
  public func width(_ width: Width) -> Font { with { $0.traits.width = width } }
  public func bold() -> Font { bold(true) }
  public func bold(_ isActive: Bool) -> Font { with { $0.traits.isBold = isActive } }
  public func italic() -> Font { italic(true) }
  public func italic(_ isActive: Bool) -> Font { with { $0.traits.isItalic = isActive } }
  public func monospaced() -> Font { monospaced(true) }
  public func monospaced(_ isActive: Bool) -> Font { with { $0.traits.isMonospaced = isActive } }
  public func monospacedDigit() -> Font { with { $0.traits.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { smallCaps(true) }
  public func smallCaps(_ isActive: Bool) -> Font { with { $0.hasSmallCaps = isActive } }
  public func lowercaseSmallCaps() -> Font { smallCaps(true) }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { smallCaps(isActive) }
  public func leading(_ leading: Leading) -> Font { with { $0.lineSpacing = leading } }
  public func scaled(by factor: CGFloat) -> Font { with { $0.scale *= factor } }
  /// The same font at another size in points.
  public func pointSize(_ size: CGFloat) -> Font {
    with {
      $0.scale = 1
      switch $0.base {
      case .custom(let name, _, let style): $0.base = .custom(name, size: size, relativeTo: style)
      case .style(let style):
        if $0.traits.weight == nil { $0.traits.weight = Weight(value: style.weight) }
        $0.base = .fixed(size)
      case .fixed: $0.base = .fixed(size)
      }
    }
  }
}

// MARK: - What fonts are made of

extension Font {
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public struct Weight: Hashable, Sendable {
    /// 100 to 900, as in CSS.
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public struct Width: Hashable, Sendable {
    /// 0 is normal, negative is narrower.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    // Source: seen, the raw values in SwiftUI on macOS.
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

/// Choices that go on top of a font, from the font itself, from a text or from the environment; nil leaves what is there.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?

  var isEmpty: Bool { self == FontTraits() }
  /// These, with `inner` on top.
  func merging(_ inner: FontTraits) -> FontTraits {
    FontTraits(
      weight: inner.weight ?? weight, isBold: inner.isBold ?? isBold, isItalic: inner.isItalic ?? isItalic,
      design: inner.design ?? design, width: inner.width ?? width, isMonospaced: inner.isMonospaced ?? isMonospaced,
      hasMonospacedDigits: inner.hasMonospacedDigits ?? hasMonospacedDigits)
  }
}

import Foundation
import HearthRendering

/// A font that does not depend on where it is used: the size of a text style, for
/// example, is found when the text is shown.
///
///     Text("Title").font(.title.bold())
///     Text("12:30").font(.system(size: 40, weight: .light, design: .rounded))
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// Points, whatever size the user likes text to have.
    case fixed(CGFloat)
    /// The weight of a style, which depends on the idiom, at a size in points,
    /// whatever size the user likes text to have.
    case resized(TextStyle, CGFloat)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }
  var base: Base
  var traits = FontTraits()
  var hasSmallCaps = false, hasUppercaseSmallCaps = false
  var lineSpacing = Leading.standard
  /// A factor for the size.
  var scale: CGFloat = 1
  init(_ base: Base) { self.base = base }

  // MARK: - Text styles

  /// The font of the second extra large title.
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
  /// The font of the extra large title.
  public static let extraLargeTitle = Font(.style(.extraLargeTitle))
  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles.
  public static let title = Font(.style(.title))
  /// The font of titles below a title.
  public static let title2 = Font(.style(.title2))
  /// The font of titles of the third level.
  public static let title3 = Font(.style(.title3))
  /// The font of headings, heavier than the text below.
  public static let headline = Font(.style(.headline))
  /// The font of lines below a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of running text.
  public static let body = Font(.style(.body))
  /// The font of text that is set apart from running text.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The font of captions below a caption.
  public static let caption2 = Font(.style(.caption2))
  /// The font of text that has no other: that of running text.
  public static var `default`: Font { body }

  // MARK: - The interface font

  /// The interface font in a text style, which follows the text size that the user chose.
  ///
  /// - Parameters:
  ///   - design: Nil for the standard one.
  ///   - weight: Nil for that of the style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    (font.traits.design, font.traits.weight) = (design, weight)
    return font
  }
  /// The interface font in a text style and a design, with the weight of the style.
  @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(style, design: design, weight: nil)
  }
  /// A font of `size` points, which does not follow the text size that the user chose.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.fixed(size))
    (font.traits.design, font.traits.weight) = (design, weight)
    return font
  }
  /// A font of `size` points with a weight and a design, which does not follow the text size that the user chose.
  @_disfavoredOverload public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    system(size: size, weight: Weight?.some(weight), design: design)
  }

  // MARK: - Fonts by name

  /// A font of a family, or the one that has the PostScript or full name, which grows with the body style. One that is
  /// not installed is replaced by the system, and that is reported once.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }
  /// A font of the family, which grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }
  /// A font of the family, which does not follow the text size that the user chose.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  // MARK: - Variations

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.traits.weight = weight } }
  /// The same font with wider or narrower letters.
  public func width(_ width: Width) -> Font { with { $0.traits.width = width } }
  /// The same font, bold or as heavy as it is already when that is more.
  public func bold() -> Font { bold(true) }
  /// The same font, bold or not.
  public func bold(_ isActive: Bool) -> Font { with { $0.traits.isBold = isActive } }
  /// The same font with letters that lean.
  public func italic() -> Font { italic(true) }
  /// The same font with letters that lean or do not.
  public func italic(_ isActive: Bool) -> Font { with { $0.traits.isItalic = isActive } }
  /// The same font with letters that are all equally wide.
  public func monospaced() -> Font { monospaced(true) }
  /// The same font with letters that are all equally wide or are not.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.traits.isMonospaced = isActive } }
  /// The same font with digits that are all equally wide, so that numbers stand in columns.
  public func monospacedDigit() -> Font { with { $0.traits.hasMonospacedDigits = true } }
  /// The same font with small capitals for all letters.
  public func smallCaps() -> Font { smallCaps(true) }
  /// The same font with small capitals for all letters, or without them.
  public func smallCaps(_ isActive: Bool) -> Font {
    with { ($0.hasSmallCaps, $0.hasUppercaseSmallCaps) = (isActive, isActive) }
  }
  /// The same font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
  /// The same font with small capitals for small letters, or without them.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.hasSmallCaps = isActive } }
  /// The same font with small capitals for capitals. A font that has none keeps its capitals.
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
  /// The same font with small capitals for capitals, or without them.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.hasUppercaseSmallCaps = isActive } }
  /// The same font with more or less room between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.lineSpacing = leading } }
  /// The same font, larger or smaller by a factor. Several factors are multiplied.
  public func scaled(by factor: CGFloat) -> Font { with { $0.scale *= factor } }
  /// The same font at another size in points.
  public func pointSize(_ size: CGFloat) -> Font {
    with {
      $0.scale = 1
      switch $0.base {
      case .custom(let name, _, let style): $0.base = .custom(name, size: size, relativeTo: style)
      case .style(let style), .resized(let style, _): $0.base = .resized(style, size)
      case .fixed: $0.base = .fixed(size)
      }
    }
  }
}

// MARK: - What fonts are made of

extension Font {
  /// The design of letters: that of the interface, or one with serifs, with round ends, or with equal widths. These are
  /// `default`, `serif`, `rounded` and `monospaced`.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The distance between lines: the font's own, less or more. These are `standard`, `tight` and `loose`.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// How heavy the strokes of letters are.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900, as in CSS.
    let value: Int
    /// The thinnest strokes: 100 on the scale of CSS.
    public static let ultraLight = Weight(value: 100)
    /// Thin strokes: 200 on the scale of CSS.
    public static let thin = Weight(value: 200)
    /// Light strokes: 300 on the scale of CSS.
    public static let light = Weight(value: 300)
    /// The strokes of running text: 400 on the scale of CSS.
    public static let regular = Weight(value: 400)
    /// A little heavier than running text: 500 on the scale of CSS.
    public static let medium = Weight(value: 500)
    /// Between medium and bold: 600 on the scale of CSS.
    public static let semibold = Weight(value: 600)
    /// Bold strokes: 700 on the scale of CSS.
    public static let bold = Weight(value: 700)
    /// Heavier than bold: 800 on the scale of CSS.
    public static let heavy = Weight(value: 800)
    /// The heaviest strokes: 900 on the scale of CSS.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is normal, negative is narrower.
    public var value: CGFloat
    /// Creates a width: 0 is normal, -0.2 narrower and 0.2 wider by a fifth. Drawn between -0.5
    /// and 1; what is not finite counts as 0.
    public init(_ value: CGFloat) { self.value = value }
    // Source: seen, the raw values in SwiftUI on macOS.
    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters of normal width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}

/// Choices that go on top of a font, from the font itself, from a text or from the
/// environment; nil leaves what is there.
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

import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A font of a size, with its measures. `NSFont` and `CTFont` are the same type.
///
/// ```swift
/// let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
/// Text("Total").font(Font(font)).frame(height: font.lineHeight * 2)
/// ```
///
/// Sizes and measures are points. A size that is not a number, or not more than 0, counts as `systemFontSize`. Source:
/// Apple, documentation of `systemFont(ofSize:)`: "If you specify 0.0 or a negative number … returns the system font at
/// the default size".
open class UIFont: _AttributeObject, NSCopying, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  final let face: FontDescription
  /// The use that it was made for.
  final let textStyle: TextStyle?
  /// How its size follows that of text; nil for a size of its own.
  final let scaling: FontScaling?
  init(_ face: FontDescription, _ textStyle: TextStyle? = nil, _ scaling: FontScaling? = nil) {
    var face = face
    if !(face.size > 0 && face.size.isFinite) { face.size = Self.systemFontSize }
    (self.face, self.textStyle, self.scaling) = (face, textStyle, scaling)
  }
  private convenience init(_ size: CGFloat, _ weight: Int = 400, _ change: (inout FontDescription) -> Void = { _ in }) {
    var face = FontDescription(size: size, weight: weight)
    change(&face)
    self.init(face)
  }

  /// A font by its name, "Georgia" or "Inter-SemiBoldItalic" for example; nil where no such font is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontName.find(fontName, size: fontSize) else { return nil }
    self.init(face)
  }
  /// The font that a descriptor describes. A size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    // A size that was given stays.
    let isPreferred = face.size == descriptor.face.size
    self.init(face, descriptor.textStyle, isPreferred ? descriptor.textStyle.map { .style($0) } : nil)
  }

  // MARK: - The interface's font

  /// The font of interfaces.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The font of interfaces in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(fontSize, weight.value) }
  /// The font of interfaces in a weight, wider or narrower.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(fontSize, weight.value) { $0.width = width.factor }
  }
  /// The font of interfaces, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, 700) }
  /// The font of interfaces with letters that lean.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) { $0.isItalic = true } }
  /// A font whose letters are all equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight.value) { $0.design = .monospaced }
  }
  /// The font of interfaces with digits that are all equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight.value) { $0.hasMonospacedDigits = true }
  }
  /// The font of a use of text, in the size that the user likes.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).face, style, .style(style))
  }
  /// Points: the size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// Points: the size of titles of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// Points: the size of text that is a little smaller than others.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: - Families

  /// The families of fonts that are installed, in order of their names.
  public class var familyNames: [String] { onMainActor { DrawingTools.families } }
  /// The names of a family's fonts. Empty where it is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    onMainActor { DrawingTools.faces(of: familyName) }.map { FontName.join(familyName, $0) }
  }
  /// The family that is drawn with.
  open var familyName: String { metrics.family }
  /// The name of the font: that of its family, with its weight and whether it leans.
  open var fontName: String { FontName.name(face, family: familyName) }

  // MARK: - Measures

  /// Points.
  open var pointSize: CGFloat { face.size }
  /// From the baseline to the top of a line.
  open var ascender: CGFloat { metrics.ascent }
  /// From the baseline to the bottom of a line: negative, as it points down.
  open var descender: CGFloat { -metrics.descent }
  /// The height of a capital letter.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// What lies between two lines besides their heights: nothing, as Pango has it in those.
  open var leading: CGFloat { 0 }
  private var metrics: FontMetrics {
    let face = face
    return onMainActor { FontMeasures.metrics(of: face) }
  }

  // MARK: - Variations

  /// What the font is, to make others of it.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, textStyle) }
  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
  open override var hash: Int { face.hashValue }
  open override var description: String { "\(fontName) \(face.size.short)" }
}
/// The name of the same type on a Mac.
public typealias NSFont = UIFont
/// The name of the same type in Core Text.
public typealias CTFont = UIFont

/// Remembers the measures of fonts.
@MainActor private enum FontMeasures {
  private static var known: [FontDescription: FontMetrics] = [:]
  static func metrics(of face: FontDescription) -> FontMetrics {
    if let metrics = known[face] { return metrics }
    var resolved = face
    // The desktop's own font, as text of windows has it.
    if face.family == nil, face.design == .default {
      resolved.family = AppScenes.current?.platform.settings.interfaceFamily
    }
    let metrics = DrawingTools.metrics(of: resolved)
    if known.count > 500 { known = [:] }
    known[face] = metrics
    return metrics
  }
}

extension UIFont {
  /// How heavy the strokes of letters are, from -1 to 1; 0 is that of running text.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The same.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    // Source: seen, the raw values of UIKit.
    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes.
    public static let thin = Weight(-0.6)
    /// Light strokes.
    public static let light = Weight(-0.4)
    /// The strokes of running text.
    public static let regular = Weight(0)
    /// A little heavier than running text.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold strokes.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)

    private static let steps: [Weight] = [
      ultraLight, thin, light, regular, medium, semibold, bold, heavy, black,
    ]
    /// 100 to 900, as in CSS: the step that is nearest.
    var value: Int {
      let number = rawValue.isFinite ? rawValue : 0
      let nearest = Self.steps.indices.min {
        abs(Self.steps[$0].rawValue - number) < abs(Self.steps[$1].rawValue - number)
      }
      return ((nearest ?? 3) + 1) * 100
    }
    init(value: Int) { self = Self.steps[min(max(value / 100, 1), 9) - 1] }
  }

  /// How wide letters are: 0 is normal, negative is narrower.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// Letters of normal width.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
    var factor: CGFloat { rawValue.isFinite ? min(max(1 + rawValue, 0.5), 2) : 1 }
  }

  /// A use of text, which has a size and a weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }
    /// The largest titles but for two.
    public static let largeTitle = TextStyle("Title0")
    /// Titles.
    public static let title1 = TextStyle("Title1")
    /// Titles below a title.
    public static let title2 = TextStyle("Title2")
    /// Titles of the third level.
    public static let title3 = TextStyle("Title3")
    /// Headings.
    public static let headline = TextStyle("Headline")
    /// Lines below a heading.
    public static let subheadline = TextStyle("Subhead")
    /// Running text.
    public static let body = TextStyle("Body")
    /// Text that is set apart from running text.
    public static let callout = TextStyle("Callout")
    /// Footnotes.
    public static let footnote = TextStyle("Footnote")
    /// Captions.
    public static let caption1 = TextStyle("Caption1")
    /// Captions below a caption.
    public static let caption2 = TextStyle("Caption2")
    /// Titles that are larger than `largeTitle`.
    public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
    /// Titles between the two.
    public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")

    /// SwiftUI's; body text for a name that none has.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      default: .body
      }
    }
  }
}

// MARK: - SwiftUI

extension Font {
  /// The same font for SwiftUI, in the size that it has.
  public init(_ font: UIFont) {
    let face = font.face
    var result: Font
    if let family = face.family {
      result = .custom(family, fixedSize: face.size)
      result = result.weight(Self.weight(face.weight))
    } else {
      let design: Design =
        switch face.design {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
      result = .system(size: face.size, weight: Self.weight(face.weight), design: design)
    }
    if face.isItalic { result = result.italic() }
    if face.hasMonospacedDigits { result = result.monospacedDigit() }
    if face.hasSmallCaps { result = result.smallCaps() }
    if face.width != 1 { result = result.width(Width(face.width - 1)) }
    self = result
  }
  private static let weights: [Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  fileprivate static func weight(_ value: Int) -> Weight { weights[min(max(value / 100, 1), 9) - 1] }
  /// 100 to 900.
  static func value(_ weight: Weight) -> Int { ((weights.firstIndex(of: weight) ?? 3) + 1) * 100 }
}

// MARK: - Names

/// Names of fonts as Apple's systems have them: the family without spaces, a hyphen, the face without spaces.
enum FontName {
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "_" } }

  static func join(_ family: String, _ face: String) -> String {
    family.filter { $0 != " " } + "-" + face.filter { $0 != " " }
  }
  static func name(_ face: FontDescription, family: String) -> String {
    let names = [
      100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
      800: "ExtraBold", 900: "Black",
    ]
    var word = names[min(max(face.weight / 100, 1), 9) * 100] ?? "Regular"
    if face.isItalic { word = word == "Regular" ? "Italic" : word + "Italic" }
    return join(family, word)
  }

  /// The font of a name; nil where no such font is installed.
  static func find(_ name: String, size: CGFloat) -> FontDescription? {
    let families = onMainActor { DrawingTools.families }
    func family(_ wanted: String) -> String? {
      let wanted = plain(wanted)
      return wanted.isEmpty ? nil : families.first { plain($0) == wanted }
    }
    if let whole = family(name) { return FontDescription(family: whole, size: size) }
    guard var face = onMainActor({ DrawingTools.font(named: name, size: size) }),
      let found = face.family.flatMap(family)
    else { return nil }
    face.family = found
    return face
  }
}

/// How the size of a font follows the size of text that the user likes.
enum FontScaling {
  /// It is that of a use of text.
  case style(UIFont.TextStyle)
  /// It is a size in points that grows as text of a use does, up to another.
  case metrics(UIFont.TextStyle, base: CGFloat, most: CGFloat)
}

extension UIFont {
  /// The font in the size that text has in a place; nil for one that has a size of its own.
  @MainActor func adjusted(in context: Font.Context) -> UIFont? {
    guard let scaling else { return nil }
    var face = face
    switch scaling {
    case .style(let style): face.size = Font.system(style.style).resolve(in: context).pointSize
    case .metrics(let style, let base, let most):
      // What the place makes of 100 points.
      let hundred = Font.custom("", size: 100, relativeTo: style.style).resolve(in: context).pointSize
      face.size = min(base * hundred / 100, most)
    }
    return UIFont(face, textStyle, scaling)
  }
}

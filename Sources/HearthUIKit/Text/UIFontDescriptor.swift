import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// What a font is, from which others are made.
///
/// ```swift
/// let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let font = UIFont(descriptor: body.withDesign(.rounded) ?? body, size: 0)
/// ```
open class UIFontDescriptor: _AttributeObject, NSCopying, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  final let face: FontDescription
  final let textStyle: UIFont.TextStyle?
  init(_ face: FontDescription, _ textStyle: UIFont.TextStyle? = nil) {
    (self.face, self.textStyle) = (face, textStyle)
  }

  /// A font by its name. One that is not installed is that of the interface.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontName.find(fontName, size: size) ?? FontDescription(size: size))
  }
  /// A font of some attributes; the interface's has the rest.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.face(FontDescription(size: UIFont.systemFontSize), attributes))
  }
  /// The font of a use of text, in the size that the user likes.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    let swiftStyle = style.style
    let (size, weight) = onMainActor {
      let font = Font.system(swiftStyle).resolve(in: DrawingTools.environment.fontResolutionContext)
      return (font.pointSize, Font.value(font.weight))
    }
    return UIFontDescriptor(FontDescription(size: size, weight: weight), style)
  }

  // MARK: - What it is

  /// Points.
  open var pointSize: CGFloat { face.size }
  /// The name of the font.
  open var postscriptName: String { UIFont(face).fontName }
  /// What the font is besides its family and size.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.width > 1 { traits.insert(.traitExpanded) }
    if face.width < 1 { traits.insert(.traitCondensed) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    if face.leading < 1 { traits.insert(.traitTightLeading) }
    if face.leading > 1 { traits.insert(.traitLooseLeading) }
    return traits
  }

  // MARK: - Others

  private func with(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face, textStyle)
  }
  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with { $0.size = newPointSize } }
  /// A font of another family. One that is not installed is that of the interface.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { with { $0.family = newFamily } }
  /// Another face of the family: "Bold Italic", for example. One that is not known changes nothing.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }
  /// The same font in another design of letters. Never nil: a design that is not installed looks as the standard one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    with {
      $0.family = nil
      switch design {
      case .serif: $0.design = .serif
      case .rounded: $0.design = .rounded
      case .monospaced: $0.design = .monospaced
      default: $0.design = .default
      }
    }
  }
  /// The same font with just these traits. Never nil: what a family lacks is drawn as nearly as it can.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let hadBold = self.symbolicTraits.contains(.traitBold)
    return with {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != hadBold { $0.weight = hadBold ? 400 : 700 }
      $0.width = symbolicTraits.contains(.traitExpanded) ? 1.2 : symbolicTraits.contains(.traitCondensed) ? 0.8 : 1
      if symbolicTraits.contains(.traitMonoSpace) {
        ($0.design, $0.family) = (.monospaced, nil)
      } else if $0.design == .monospaced {
        $0.design = .default
      }
      let isTight = symbolicTraits.contains(.traitTightLeading)
      $0.leading = isTight ? 0.875 : symbolicTraits.contains(.traitLooseLeading) ? 1.125 : 1
    }
  }
  /// The same font with some attributes of others. An attribute of another type is left out.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.face(face, attributes), textStyle)
  }
  private static func face(_ start: FontDescription, _ attributes: [AttributeName: Any]) -> FontDescription {
    func number(_ value: Any?) -> CGFloat? {
      (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    var face = start
    if let size = number(attributes[.size]) { face.size = size }
    if let family = attributes[.family] as? String { face.family = family }
    if let name = attributes[.name] as? String, let found = FontName.find(name, size: face.size) { face = found }
    if let word = attributes[.face] as? String, let family = face.family ?? UIFont.familyNames.first,
      let found = FontName.find(FontName.join(family, word), size: face.size)
    {
      (face.weight, face.isItalic) = (found.weight, found.isItalic)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      let weight = (traits[.weight] as? UIFont.Weight) ?? number(traits[.weight]).map { UIFont.Weight($0) }
      if let weight { face.weight = weight.value }
      let width = (traits[.width] as? UIFont.Width)?.rawValue ?? number(traits[.width])
      if let width { face.width = UIFont.Width(rawValue: width).factor }
      if let slant = number(traits[.slant]) { face.isItalic = slant > 0 }
    }
    return face
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }
  open override var hash: Int { face.hashValue }

  /// What can be said about a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of its family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// Its name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Its face, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Its size, a number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }
  /// What the attribute `traits` has.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How heavy the strokes are, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide the letters are, a `UIFont.Width` or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far the letters lean, a number: more than 0 for letters that do.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
  /// What a font is besides its family and size.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Its letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Its strokes are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Its letters are wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Its letters are narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Its letters are all equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Its lines are closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Its lines are further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// `traitItalic` by AppKit's name.
    public static let italic = traitItalic
    /// `traitBold` by AppKit's name.
    public static let bold = traitBold
    /// `traitMonoSpace` by AppKit's name.
    public static let monoSpace = traitMonoSpace
  }
  /// A design of letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of the interface.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters that are all equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
/// The name of the same type on a Mac.
public typealias NSFontDescriptor = UIFontDescriptor

/// Scales fonts and lengths with the size of text that the user likes.
///
/// ```swift
/// UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont.systemFont(ofSize: 30))
/// ```
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  private let style: UIFont.TextStyle
  /// Scales as text of a use does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  /// Scales as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font in the size that the user likes.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude) }
  /// The same, but not larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    var face = font.face
    face.size = min(scaledValue(for: font.pointSize), maximumPointSize)
    return UIFont(face, nil, .metrics(style, base: font.pointSize, most: maximumPointSize))
  }
  /// A length that grows as text does.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    let style = style.style
    return value
      * onMainActor {
        // What the user's size makes of 100 points.
        Font.custom("", size: 100, relativeTo: style).resolve(in: DrawingTools.environment.fontResolutionContext)
          .pointSize / 100
      }
  }
}

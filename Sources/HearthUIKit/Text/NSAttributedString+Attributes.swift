import Foundation
import HearthCore
import HearthRendering

extension NSAttributedString.Key {
  // Source: the names that Apple's systems have in archives.
  /// A `UIFont`; the system's in 12 points where there is none.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; black where there is none.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points between letters, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points after each letter, also where ligatures would be, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An `NSUnderlineStyle`, or its number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; that of the text where there is none.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// An `NSUnderlineStyle`, or its number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; that of the text where there is none.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Points above the baseline, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSParagraphStyle`: that of the first letter of a paragraph holds for all of it. How lines are cut off says the first of a text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// An `NSShadow`. The first one of a text is that of all of it.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `URL`, or a string: what the text leads to.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The colour of outlines. Kept with the text, and not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines. Kept with the text, and not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Whether letters are joined. Kept with the text, and not drawn.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How far letters lean. Kept with the text, and not drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How wide letters are. Kept with the text, and not drawn.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Directions of reading. Kept with the text, and not drawn.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An effect. Kept with the text, and not drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// The attributes of text as the engine knows them.
struct ReadAttributes {
  var attributes: TextAttributes
  var paragraph: NSParagraphStyle?
  var shadow: NSShadow?

  /// An attribute of a type that it cannot have is left out.
  init(_ values: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch values[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    func color(_ key: NSAttributedString.Key) -> RGBA? {
      switch values[key] {
      case let color as UIColor: color.resolvedNow
      case let color as CGColor: color.rgba
      case let color as Color: UIColor(color).resolvedNow
      default: nil
      }
    }
    func line(_ style: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextLine? {
      let value = (values[style] as? NSUnderlineStyle) ?? number(style).map { NSUnderlineStyle(rawValue: Int($0)) }
      return value?.line(color(colorKey))
    }
    let font = values[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    attributes = TextAttributes(font: font.face)
    attributes.color = color(.foregroundColor)
    attributes.background = color(.backgroundColor)
    if let kern = number(.kern), kern.isFinite { attributes.kerning = kern }
    if let tracking = number(.tracking), tracking.isFinite { attributes.tracking = tracking }
    if let offset = number(.baselineOffset), offset.isFinite { attributes.baselineOffset = offset }
    attributes.underline = line(.underlineStyle, .underlineColor)
    attributes.strikethrough = line(.strikethroughStyle, .strikethroughColor)
    if values[.link] != nil {
      // Source: UIKit: links are in the colour `link` and underlined where text is drawn.
      if attributes.color == nil { attributes.color = UIColor.link.resolvedNow }
      if attributes.underline == nil { attributes.underline = TextLine() }
    }
    if let attachment = values[.attachment] as? any PictureInText {
      attributes.image = attachment.picture
      attributes.baselineOffset += attachment.rise
    }
    (paragraph, shadow) = (values[.paragraphStyle] as? NSParagraphStyle, values[.shadow] as? NSShadow)
  }
}

extension NSAttributedString {
  /// Creates a text of no letters: `NSAttributedString()`, which Foundation's type has not on Linux. An extension cannot
  /// override the initialiser of `NSObject`, which is why this one has a parameter that is left out.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

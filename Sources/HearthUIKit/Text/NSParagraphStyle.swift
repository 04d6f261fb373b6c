import Foundation
import HearthCore
import HearthRendering

/// To which side the lines of a text go.
public enum NSTextAlignment: Int, Sendable {
  /// To the left; to the middle; to the right; to both sides, drawn as `natural`; to where reading begins.
  case left, center, right, justified, natural
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It is broken between words; between letters, drawn as between words; cut off.
  case byWordWrapping, byCharWrapping, byClipping
  /// Its start, its end or its middle gives way to an ellipsis.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction in which text is read: the one of its letters, or one for all.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How the lines of a paragraph are arranged.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// let text = NSAttributedString(string: "Total", attributes: [.paragraphStyle: style])
/// ```
open class NSParagraphStyle: _AttributeObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation: Bool = false
    var tabStops: [NSTextTab] = []
  }
  fileprivate final var values = Values()
  /// The style of text that says nothing.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// To which side lines go.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of lines that are too long. The paragraph of a text that begins it decides for all.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between two lines, in addition to those of the font.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The direction of reading.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Times the height of a line of the font that lines are high; 0 for once.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points: lines are at least so high.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Points: lines are at most so high; 0 for no limit. Letters that are higher lie over other lines, and are not cut.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Points between the paragraph and the next. Of a text that is not edited, as the following.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points between the paragraph and the previous one, in addition to those after that.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Points between the leading edge and the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points between the leading edge and the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: points from the leading edge, or for 0 and below from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How soon words are divided. Kept, and reported where the text is shown: they are not divided.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Points between the stops of tabs that come after those of `tabStops`; 0 for the engine's.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters come closer before a line is cut off.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Where tabs stop: text begins there. Other alignments of stops are reported.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// Points between two lines of a font: what was asked for, and what makes lines as high as was asked for.
  final func spacing(lineHeight: CGFloat) -> CGFloat {
    let multiple = lineHeightMultiple.isFinite && lineHeightMultiple > 0 ? lineHeightMultiple : 1
    let height = max(lineHeight * multiple, minimumLineHeight.isFinite ? minimumLineHeight : 0)
    return (lineSpacing.isFinite ? max(0, lineSpacing) : 0) + max(0, height - lineHeight)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// The same, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// Adds a stop.
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
  /// Takes over all of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// A place where text goes on after a tab.
open class NSTextTab: NSObject {
  /// How text stands at the place.
  public final let alignment: NSTextAlignment
  /// Points from the leading edge.
  public final let location: CGFloat
  /// Creates a stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location) = (alignment, loc)
  }
  /// What else is said of a stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Lines below and through text.
///
/// ```swift
/// let attributes: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]
/// ```
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line; one of double thickness; two lines.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

  /// Nil for no line.
  func line(_ color: RGBA?) -> TextLine? {
    if rawValue & 0xFF == 0 { return nil }
    let pattern: TextLine.Pattern =
      switch rawValue & 0xF00 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: contains(.double) ? .double : contains(.thick) ? .thick : .solid
      }
    return TextLine(pattern: pattern, color: color)
  }
}

/// A shadow of text.
open class NSShadow: _AttributeObject, NSCopying {
  /// How far the shadow lies from the text: points, y downwards.
  open var shadowOffset = CGSize.zero
  /// How soft its edges are: points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`: black with an opacity of a third, unless it is set. Nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}

import Foundation
import HearthCore
import HearthRendering

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In lines, from the top left corner of the rectangle. Without it the text is one line, whose baseline begins there.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the distance between lines that the font asks for: it always counts here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that there is room for ends with an ellipsis where there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing may do with text, and what it did.
open class NSStringDrawingContext: NSObject {
  /// The part of its size to which text may shrink so that it fits; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
  /// Where the text lies that was drawn last: points.
  public internal(set) final var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text in one line for each paragraph. Points.
  public func size() -> CGSize { DrawnText(self).size() }
  /// The rectangle around the text in a width, from the origin. Points; the height counts where text is cut off.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self).bounds(in: size, options, context)
  }
  /// Draws the text in one line for each paragraph, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    GraphicsState.upright(CGRect(origin: point, size: size())) { DrawnText(self).draw(at: point) }
  }
  /// Draws the text in lines as wide as a rectangle, as far as it fits into that.
  public func draw(in rect: CGRect) {
    GraphicsState.upright(rect) { DrawnText(self).draw(in: rect, [.usesLineFragmentOrigin], nil) }
  }
  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    GraphicsState.upright(rect) { DrawnText(self).draw(in: rect, options, context) }
  }
}

extension String {
  /// The size of the text in one line for each paragraph. Points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  /// The rectangle around the text in a width, from the origin. Points; the height counts where text is cut off.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text in one line for each paragraph, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
  /// Draws the text in lines as wide as a rectangle, as far as it fits into that.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  private var text: String { substring(from: 0) }
  /// The size of the text in one line for each paragraph. Points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }
  /// The rectangle around the text in a width, from the origin. Points; the height counts where text is cut off.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text in one line for each paragraph, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attributes)
  }
  /// Draws the text in lines as wide as a rectangle, as far as it fits into that.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attributes)
  }
}

/// A text on its way into a picture: one piece, or paragraphs one below the other.
private struct DrawnText {
  private struct Paragraph {
    let part: DrawnPart
    let arrangement: TextParagraph
    /// The width that its lines have in a width.
    func width(in width: CGFloat?) -> CGFloat? {
      let right = arrangement.tailEdge.map { max($0 - arrangement.headIndent, 0) }
      guard let width else { return right }
      let left = max(width - arrangement.headIndent - arrangement.tailMargin, 0)
      return right.map { min($0, left) } ?? left
    }
  }
  private let whole: DrawnPart
  private let paragraphs: [Paragraph]?
  init(_ string: NSAttributedString) {
    whole = DrawnPart(string)
    paragraphs = string.arrangedParagraphs?.map { Paragraph(part: DrawnPart($0.text, $0), arrangement: $0) }
    string.reportUnkeptAttributes()
  }

  func size() -> CGSize { paragraphs == nil ? whole.measure(nil).size : bounds(nil).size }
  func bounds(in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
    guard paragraphs != nil, options.contains(.usesLineFragmentOrigin) else {
      return whole.bounds(in: size, options, context)
    }
    let rect = bounds(DrawnPart.limit(size.width))
    context?.totalBounds = rect
    return rect
  }
  func draw(at point: CGPoint) {
    if paragraphs == nil { whole.draw(at: point) } else { drawParagraphs(at: point, nil) }
  }
  func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
    guard paragraphs != nil, options.contains(.usesLineFragmentOrigin) else {
      return whole.draw(in: rect, options, context)
    }
    guard let current = UIGraphicsGetCurrentContext() else { return }
    current.saveGState()
    if rect.height > 0 { current.clip(to: rect) }
    context?.totalBounds = drawParagraphs(at: rect.origin, DrawnPart.limit(rect.width))
    current.restoreGState()
  }
  /// The rectangle around all paragraphs, from the origin: points.
  private func bounds(_ width: CGFloat?) -> CGRect {
    var size = CGSize.zero
    for paragraph in paragraphs ?? [] {
      let arrangement = paragraph.arrangement
      let own = paragraph.part.measure(paragraph.width(in: width)).size
      size.width = max(size.width, arrangement.headIndent + own.width + arrangement.tailMargin)
      size.height += arrangement.top + own.height
    }
    return CGRect(origin: .zero, size: size)
  }
  @discardableResult
  private func drawParagraphs(at point: CGPoint, _ width: CGFloat?) -> CGRect {
    var y = point.y, longest: CGFloat = 0
    for paragraph in paragraphs ?? [] {
      let arrangement = paragraph.arrangement, lines = paragraph.width(in: width)
      y += arrangement.top
      let isFromTheRight = paragraph.part.text.isRightToLeft
      let left = isFromTheRight ? arrangement.tailMargin : arrangement.headIndent
      let drawn = paragraph.part.draw(inLinesOf: lines, at: CGPoint(x: point.x + left, y: y))
      y += drawn.height
      longest = max(longest, left + drawn.width)
    }
    return CGRect(x: point.x, y: point.y, width: longest, height: y - point.y)
  }
}

/// A text on its way into a picture, or a paragraph of one.
private struct DrawnPart {
  private(set) var text: StyledText
  private var alignment = NSTextAlignment.natural
  private var lineBreak = NSLineBreakMode.byWordWrapping
  private var shadow: NSShadow?

  /// - Parameter arrangement: What is said of the paragraph, where the text is one.
  init(_ string: NSAttributedString, _ arrangement: TextParagraph? = nil) {
    var runs: [StyledText.Run] = []
    var paragraph: NSParagraphStyle?
    var shadow: NSShadow?
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      let read = ReadAttributes(values)
      paragraph = paragraph ?? read.paragraph
      shadow = shadow ?? read.shadow
      let letters = (string.string as NSString).substring(with: range)
      // A picture that is not there has no letter either.
      if values[.attachment] is any PictureInText, read.attributes.image == nil { return }
      runs.append(StyledText.Run(letters, read.attributes))
    }
    if runs.isEmpty { runs = [StyledText.Run("", ReadAttributes([:]).attributes)] }
    text = StyledText(runs: runs)
    self.shadow = shadow
    paragraph = paragraph ?? arrangement?.style
    guard let paragraph else { return }
    (alignment, lineBreak) = (paragraph.alignment, paragraph.lineBreakMode)
    let font = string.length > 0 ? string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let lineHeight = (font ?? .systemFont(ofSize: 12)).lineHeight
    text.lineSpacing = paragraph.spacing(lineHeight: lineHeight)
    if let exact = paragraph.exactLineHeight(lineHeight) {
      (text.lineHeight, text.lineSpacing) = (.exact(exact), max(0, paragraph.lineSpacing))
    }
    if let arrangement {
      (text.indent, text.tabStops) = (arrangement.indent, arrangement.tabStops)
      text.allowsTightening = paragraph.allowsDefaultTighteningForTruncation
    }
    text.isRightToLeft = paragraph.baseWritingDirection == .rightToLeft
    let leading = text.isRightToLeft ? NSTextAlignment.right : .left
    switch alignment {
    case .center: text.alignment = .center
    case .natural, .justified: text.alignment = .leading
    case .left, .right: text.alignment = alignment == leading ? .leading : .trailing
    }
    switch lineBreak {
    case .byTruncatingHead: (text.truncation, text.lineLimit) = (.head, 1)
    case .byTruncatingMiddle: (text.truncation, text.lineLimit) = (.middle, 1)
    case .byTruncatingTail: text.lineLimit = 1
    case .byClipping, .byWordWrapping, .byCharWrapping: break
    }
  }

  func measure(
    _ width: CGFloat?, height: CGFloat? = nil, minimumScale: CGFloat = 1
  ) -> (
    size: CGSize, baseline: CGFloat
  ) {
    var text = text
    text.minimumScaleFactor = minimumScale
    return onMainActor {
      let layout = DrawingTools.textShaper.layout(text, width: width, height: height)
      return (layout.size, layout.firstBaseline)
    }
  }
  /// Nil for a length without a limit, as apps write it by zero or the greatest number.
  static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < 1_000_000 ? length : nil
  }
  private func parts(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> (text: StyledText, width: CGFloat?, height: CGFloat?) {
    var text = text
    if let context, context.minimumScaleFactor > 0 { text.minimumScaleFactor = context.minimumScaleFactor }
    if !options.contains(.usesLineFragmentOrigin) {
      text.lineLimit = 1
      // One line is as long as it is, unless it may be cut.
      let isCut = text.minimumScaleFactor < 1 || lineBreak.rawValue > NSLineBreakMode.byClipping.rawValue
      return (text, isCut ? Self.limit(size.width) : nil, nil)
    }
    let cutsHeight = options.contains(.truncatesLastVisibleLine) || text.minimumScaleFactor < 1
    return (text, Self.limit(size.width), cutsHeight ? Self.limit(size.height) : nil)
  }

  func bounds(in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
    let parts = parts(size, options, context)
    let (measured, baseline) = onMainActor {
      let layout = DrawingTools.textShaper.layout(parts.text, width: parts.width, height: parts.height)
      return (layout.size, layout.firstBaseline)
    }
    let isOnBaseline = !options.contains(.usesLineFragmentOrigin)
    let rect = CGRect(origin: CGPoint(x: 0, y: isOnBaseline ? -baseline : 0), size: measured)
    context?.totalBounds = rect
    return rect
  }

  // MARK: - Drawing

  /// Draws all lines, as wide as a number of points; nil for one line. Returns where they are.
  func draw(inLinesOf width: CGFloat?, at point: CGPoint) -> CGRect {
    record(text, CGRect(origin: point, size: .zero), width, nil, isOnBaseline: false, clips: false)
  }
  func draw(at point: CGPoint) {
    record(text, CGRect(origin: point, size: .zero), nil, nil, isOnBaseline: false, clips: false)
  }
  func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
    let parts = parts(rect.size, options, context)
    let isOnBaseline = !options.contains(.usesLineFragmentOrigin)
    let drawn = record(
      parts.text, rect, parts.width, parts.height, isOnBaseline: isOnBaseline,
      clips: !isOnBaseline && parts.height == nil && rect.height > 0)
    context?.totalBounds = drawn
  }
  @discardableResult
  private func record(
    _ text: StyledText, _ rect: CGRect, _ width: CGFloat?, _ height: CGFloat?, isOnBaseline: Bool, clips: Bool
  ) -> CGRect {
    guard let current = UIGraphicsGetCurrentContext() else { return .zero }
    // The caller waits.
    nonisolated(unsafe) let context = current, shadow = shadow
    let alignment = alignment
    return onMainActor {
      let layout = DrawingTools.textShaper.layout(text, width: width, height: height)
      var place = rect.origin
      if isOnBaseline { place.y -= layout.firstBaseline }
      if let width {
        switch alignment {
        case .center: place.x += (width - layout.size.width) / 2
        case .right: place.x += width - layout.size.width
        case .natural, .justified: if text.isRightToLeft { place.x += width - layout.size.width }
        case .left: break
        }
      }
      let area = CGRect(origin: place, size: layout.size)
      context.saveGState()
      if clips, area.maxY > rect.maxY { context.clip(to: rect) }
      if let shadow, let color = shadow.shadowColor as? UIColor {
        context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
      }
      let piece = TextPiece(layout, .color(.black))
      context.record(GroupPiece([PlacedPiece(piece, x: place.x, y: place.y)]))
      context.restoreGState()
      return area
    }
  }
}

@_exported import CoreGraphics
@_exported import UIKit

// Fonts, lines and frames by Core Text's names. `CTFont` is UIKit's font, and what is drawn is drawn as UIKit draws strings. Each
// draws upwards from the lower left corner, as Core Text does: an app turns the context over before.

public typealias CFAttributedString = NSAttributedString
/// A part of a text, in units of UTF-16.
public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
  public init() { self.init(location: 0, length: 0) }
}
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue

// MARK: - Fonts

/// The font of a name; that of the interface where there is none of that name.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let points = size == 0 ? 12 : size
  // A font that is turned or slanted is not here: only the size of the matrix counts.
  let scale = matrix.map { abs($0.pointee.a * $0.pointee.d - $0.pointee.b * $0.pointee.c).squareRoot() } ?? 1
  return UIFont(name: name, size: points * scale) ?? UIFont.systemFont(ofSize: points * scale)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive, unlike UIKit's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }

// MARK: - Lines

/// A text in one line.
public final class CTLine: @unchecked Sendable {
  // Unchecked: nothing of it changes.
  fileprivate let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text }
  /// Its rectangle, with the baseline at 0 and y downwards.
  fileprivate var rect: CGRect {
    text.boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), options: [], context: nil)
  }
}
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }
/// How wide it is, and how far above and below the baseline it goes.
@discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let rect = line.rect
  ascent?.pointee = -rect.minY
  descent?.pointee = rect.maxY
  leading?.pointee = 0
  return Double(rect.width)
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.text.length) }
/// How far from the start of the line a letter begins.
@discardableResult public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: Int, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let length = min(max(charIndex, 0), line.text.length)
  let offset = CTLine(line.text.attributedSubstring(from: NSRange(location: 0, length: length))).rect.width
  secondaryOffset?.pointee = offset
  return offset
}
/// The letter that begins nearest to a place.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
  (0...line.text.length).min {
    abs(CTLineGetOffsetForStringIndex(line, $0, nil) - position.x)
      < abs(CTLineGetOffsetForStringIndex(line, $1, nil) - position.x)
  } ?? 0
}
/// Draws it with its baseline at the context's place for text.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let place = context.textPosition
  upright(context) {
    line.text.draw(
      with: CGRect(x: place.x, y: -place.y, width: 0, height: 0), options: [], context: nil)
  }
}
/// Draws with y downwards.
private func upright(_ context: CGContext, _ draw: () -> Void) {
  UIGraphicsPushContext(context)
  context.saveGState()
  context.scaleBy(x: 1, y: -1)
  draw()
  context.restoreGState()
  UIGraphicsPopContext()
}

// MARK: - Frames

/// Lays a text out in lines.
public final class CTFramesetter: @unchecked Sendable {
  // Unchecked: nothing of it changes.
  fileprivate let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text }
  /// The part that is meant; a length of 0 is all that follows.
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), text.length)
    let length = range.length == 0 ? text.length - start : min(range.length, text.length - start)
    return text.attributedSubstring(from: NSRange(location: start, length: length))
  }
}
/// A text in lines, within a rectangle.
public final class CTFrame: @unchecked Sendable {
  // Unchecked: nothing of it changes.
  fileprivate let text: NSAttributedString
  fileprivate let path: CGPath
  fileprivate init(_ text: NSAttributedString, _ path: CGPath) { (self.text, self.path) = (text, path) }
}
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}
/// The size that the lines have. The part that fits is all of it: a text that is cut off is not measured.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: [String: Any]?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.part(stringRange)
  fitRange?.pointee = CFRange(location: stringRange.location, length: part.length)
  warnOfAttributes(frameAttributes)
  let size = part.boundingRect(with: constraints, options: [.usesLineFragmentOrigin], context: nil).size
  return CGSize(width: size.width.rounded(.up), height: min(size.height.rounded(.up), constraints.height))
}
/// - Parameter path: Lines fill the rectangle around it.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: [String: Any]?
) -> CTFrame {
  warnOfAttributes(frameAttributes)
  return CTFrame(framesetter.part(stringRange), path)
}
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let rect = frame.path.boundingBox
  upright(context) {
    frame.text.draw(
      with: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height),
      options: [.usesLineFragmentOrigin], context: nil)
  }
}

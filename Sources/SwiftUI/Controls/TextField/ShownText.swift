import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// The text of a field as it is laid out: that of the editor, or a dot for each of its characters.
///
/// The editor's offsets and the layout's differ where dots are shown.
@MainActor struct ShownText {
  let layout: TextLayout
  /// Points; nil for one line without limit.
  let width: CGFloat?
  /// The editor's text where dots stand for it.
  private let secret: String?
  /// U+2022, three bytes in UTF-8.
  private static let bullet = "\u{2022}"
  private static let bulletLength = 3

  static func bullets(_ text: String) -> String { String(repeating: bullet, count: text.count) }

  init(_ editor: EditableText, attributes: TextAttributes, alignment: StyledText.Alignment, width: CGFloat?, _ shaper: any TextShaper) {
    self.width = width
    secret = editor.traits.isSecure ? editor.text : nil
    var styled: StyledText
    if editor.traits.isSecure {
      styled = StyledText(Self.bullets(editor.text), attributes)
    } else if let marked = editor.markedRange {
      var underlined = attributes
      underlined.underline = TextLine()
      let bytes = Array(editor.text.utf8)
      let parts: [(Range<Int>, TextAttributes)] = [
        (0..<marked.lowerBound, attributes), (marked, underlined), (marked.upperBound..<bytes.count, attributes),
      ]
      styled = StyledText(runs: [])
      for (range, attributes) in parts where !range.isEmpty {
        styled.runs.append(StyledText.Run(String(decoding: bytes[range], as: UTF8.self), attributes))
      }
      if styled.runs.isEmpty { styled.runs = [StyledText.Run("", attributes)] }
    } else {
      styled = StyledText(editor.text, attributes)
    }
    styled.isRightToLeft = editor.traits.isRightToLeft
    styled.alignment = alignment
    layout = shaper.layout(styled, width: width, height: nil)
  }

  /// From the editor's offsets to those of the layout.
  func offsetInLayout(_ offset: Int) -> Int {
    guard let secret else { return offset }
    return secret.characterOffset(at: offset) * Self.bulletLength
  }
  func offsetInText(_ offset: Int) -> Int {
    guard let secret else { return offset }
    return secret.offset(ofCharacter: offset / Self.bulletLength)
  }

  /// The caret at a position: a rectangle without width in the layout's coordinate space.
  func caret(at position: TextPosition) -> CGRect {
    let offset = offsetInLayout(position.offset)
    let caret = layout.caret(at: offset)
    guard position.affinity == .upstream, offset > 0 else { return caret }
    // At the end of a wrapped line, where the next one begins too.
    let before = layout.caret(at: offset - 1)
    guard before.minY < caret.minY, let last = layout.rectangles(of: offset - 1..<offset).last else { return caret }
    let isRightToLeft = layout.text.isRightToLeft
    return CGRect(x: isRightToLeft ? last.minX : last.maxX, y: last.minY, width: 0, height: last.height)
  }
  /// The offset in the editor's text of the caret place nearest to a point of the layout.
  func offset(nearest point: CGPoint) -> Int { offsetInText(layout.offset(nearest: point)) }

  /// The character under a point, by where it begins: what a double click is about.
  func character(at point: CGPoint, in text: String) -> Int {
    let nearest = offset(nearest: point)
    let before = text.graphemeBoundary(before: nearest)
    guard before < nearest else { return nearest }
    for rectangle in layout.rectangles(of: offsetInLayout(before)..<offsetInLayout(nearest)) {
      if rectangle.minX <= point.x && point.x < rectangle.maxX && rectangle.minY <= point.y && point.y < rectangle.maxY {
        return before
      }
    }
    return nearest
  }
  func rectangles(of range: Range<Int>) -> [CGRect] {
    layout.rectangles(of: offsetInLayout(range.lowerBound)..<offsetInLayout(range.upperBound))
  }
}

/// The lines of a field for moves of the caret.
@MainActor struct FieldGeometry: @MainActor LineGeometry {
  let shown: ShownText
  let pageHeight: Double

  func caret(at position: TextPosition) -> CaretRectangle {
    let caret = shown.caret(at: position)
    return CaretRectangle(x: caret.minX, y: caret.minY, height: caret.height)
  }
  func position(nearestToX x: Double, y: Double) -> TextPosition {
    let offset = shown.offset(nearest: CGPoint(x: x, y: y))
    // The start of a wrapped line is the end of the one before, where the point was.
    let isAbove = shown.caret(at: TextPosition(offset)).minY > y
    return TextPosition(offset, affinity: isAbove ? .upstream : .downstream)
  }
  func line(at position: TextPosition) -> Range<Int> {
    let y = caret(at: position).middle
    let left = shown.offset(nearest: CGPoint(x: -1e6, y: y)), right = shown.offset(nearest: CGPoint(x: 1e6, y: y))
    return min(left, right)..<max(left, right)
  }
}

extension String {
  /// By the first letter that belongs to a direction; nil when there is none. Source: Unicode Standard Annex 9, rules P2 and P3, with
  /// blocks in place of the character property.
  var readsRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if !(0x660...0x669).contains(scalar.value) && !(0x6F0...0x6F9).contains(scalar.value) { return true }
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}

import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// How the text of a field looks; texts that look the same can share what was laid out.
struct ShownTextStyle: Equatable {
  var attributes: TextAttributes
  var alignment: StyledText.Alignment
  var isRightToLeft: Bool
  /// Points between lines.
  var lineSpacing: CGFloat
}

/// How the styles of a text look where it is shown.
@MainActor protocol TextLooks: AnyObject {
  /// Grows when a style looks different from before.
  var version: Int { get }
  func attributes(_ style: Int) -> TextAttributes
}

/// The text of a field as it is laid out: that of the editor, or a dot for each of its characters.
///
/// A text of several lines is laid out paragraph by paragraph, one below the other, and what an edit
/// left alone is kept: a key costs the shaping of the paragraph that it is typed into, besides
/// comparing the texts and adding up heights.
///
/// Coordinates are points from the top left corner of the text. The editor's offsets and
/// the layout's differ where dots are shown.
@MainActor struct ShownText {
  @MainActor struct Piece {
    /// Offsets in the text that is laid out. The line break that ends a paragraph is not part of it.
    var start: Int, end: Int
    let layout: TextLayout
    /// Has something that an input method marks.
    let isMarked: Bool
    var x: CGFloat = 0, y: CGFloat = 0
    var bottom: CGFloat { y + layout.size.height }
  }
  private(set) var pieces: [Piece] = []
  private(set) var size = CGSize.zero
  private(set) var lineCount = 0
  let style: ShownTextStyle
  /// Points; nil for one line without limit.
  let width: CGFloat?
  /// The text of the editor.
  private let text: String
  private let marked: Range<Int>?
  /// The styles of the text, and how they looked when it was laid out; nil for a plain text.
  private let runs: TextRuns?
  private let looks: (any TextLooks)?
  private let looksVersion: Int
  /// How the parts of what is marked look.
  private let marks: [Preedit.Span]
  /// Several pieces: one for each paragraph.
  private let isSplit: Bool
  private var isSecure: Bool
  /// How many paragraphs were laid out again, for tests.
  private(set) var madeCount = 0
  /// U+2022, three bytes in UTF-8.
  private static let bullet = "\u{2022}"
  private static let bulletLength = 3

  static func bullets(_ text: String) -> String { String(repeating: bullet, count: text.count) }

  /// - Parameter old: What was shown before; unchanged paragraphs of it are kept.
  init(
    _ editor: EditableText, _ style: ShownTextStyle, _ looks: (any TextLooks)? = nil, width: CGFloat?,
    marks: [Preedit.Span] = [], reusing old: ShownText? = nil, _ shaper: any TextShaper
  ) {
    (runs, self.looks, looksVersion) = (editor.runs, looks, looks?.version ?? 0)
    (self.style, self.width, text, marked, self.marks) = (style, width, editor.text, editor.markedRange, marks)
    (isSplit, isSecure) = (!editor.traits.isSingleLine && !editor.traits.isSecure, editor.traits.isSecure)
    if isSplit, let old, old.isSplit, old.width == width, old.style == style,
      old.looksVersion == looksVersion
    {
      reuse(old, shaper)
    } else if isSplit {
      append(text.paragraphs(from: 0, to: nil), shaper)
    } else {
      let shown = isSecure ? Self.bullets(text) : text
      pieces = [
        Piece(
          start: 0, end: shown.utf8.count, layout: shaper.layout(styled(shown, 0), width: width, height: nil),
          isMarked: false)
      ]
      madeCount = 1
    }
    place()
  }

  // MARK: - Layout

  private func styled(_ string: String, _ start: Int) -> StyledText {
    var styled: StyledText
    let end = start + string.utf8.count
    if let runs, let looks {
      styled = StyledText(runs: richRuns(string, start, runs, looks))
    } else if let marked, !isSecure, marked.lowerBound < end, marked.upperBound > start {
      styled = StyledText(runs: Self.runs(string, from: start, marked: marked, marks, style.attributes))
    } else {
      styled = StyledText(string, style.attributes)
    }
    styled.isRightToLeft = style.isRightToLeft
    styled.alignment = style.alignment
    if isSplit { styled.lineSpacing = style.lineSpacing }
    return styled
  }
  /// The runs of a paragraph, each with its look, and what is marked as the input method says.
  private func richRuns(_ string: String, _ start: Int, _ runs: TextRuns, _ looks: any TextLooks) -> [StyledText.Run] {
    let end = start + string.utf8.count
    if string.isEmpty {
      // A line without letters is as high as what ends it, or as what is before.
      let style = runs.style(at: start) ?? runs.style(at: start - 1)
      return [StyledText.Run("", style.map { looks.attributes($0) } ?? self.style.attributes)]
    }
    let bytes = Array(string.utf8)
    var result: [StyledText.Run] = []
    runs.forEach(in: start..<end) { range, style in
      let attributes = looks.attributes(style)
      let text = String(decoding: bytes[(range.lowerBound - start)..<(range.upperBound - start)], as: UTF8.self)
      if let marked, range.overlaps(marked) {
        result += Self.runs(text, from: range.lowerBound, marked: marked, marks, attributes)
      } else {
        result.append(StyledText.Run(text, attributes))
      }
    }
    return result
  }
  private mutating func append(_ paragraphs: [Range<Int>], _ shaper: any TextShaper) {
    for range in paragraphs {
      let string = String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
      let isMarked = marked.map { $0.lowerBound < range.upperBound && $0.upperBound > range.lowerBound } ?? false
      let layout = shaper.layout(styled(string, range.lowerBound), width: width, height: nil)
      pieces.append(Piece(start: range.lowerBound, end: range.upperBound, layout: layout, isMarked: isMarked))
      madeCount += 1
    }
  }
  /// Keeps the paragraphs at the start and at the end that are the same in both
  /// texts, with the line breaks between them.
  private mutating func reuse(_ old: ShownText, _ shaper: any TextShaper) {
    let oldCount = old.text.utf8.count, newCount = text.utf8.count
    var (prefix, suffix) = text.commonEnds(with: old.text)
    if let runs, let oldRuns = old.runs, runs != oldRuns {
      let common = runs.commonEnds(with: oldRuns)
      prefix = min(prefix, common.prefix)
      suffix = min(text.commonSuffix(with: old.text, most: min(oldCount, newCount) - prefix), common.suffix)
    }
    if prefix == newCount && prefix == oldCount { suffix = 0 }
    if let marked {
      prefix = min(prefix, marked.lowerBound)
      suffix = min(suffix, newCount - marked.upperBound)
    }
    if let marked = old.marked {
      prefix = min(prefix, marked.lowerBound)
      suffix = min(suffix, oldCount - marked.upperBound)
    }
    var first = 0
    // One byte behind the line break is the same too, or a line feed may have followed a carriage return.
    while first + 1 < old.pieces.count, old.pieces[first + 1].start < prefix, !old.pieces[first].isMarked { first += 1 }
    if marked == nil, old.marked == nil, prefix == newCount, newCount == oldCount { first = old.pieces.count }
    pieces = Array(old.pieces[..<first])
    if first == old.pieces.count { return }
    var last = old.pieces.count
    while last - 1 > first, old.pieces[last - 2].end >= oldCount - suffix { last -= 1 }
    let growth = newCount - oldCount
    let from = old.pieces[first].start
    let to = last < old.pieces.count ? old.pieces[last].start + growth : nil
    if let to, to < from {
      pieces = []
      append(text.paragraphs(from: 0, to: nil), shaper)
      return
    }
    append(text.paragraphs(from: from, to: to), shaper)
    for index in last..<old.pieces.count {
      var piece = old.pieces[index]
      piece.start += growth
      piece.end += growth
      pieces.append(piece)
    }
  }
  private mutating func place() {
    var widest: CGFloat = 0, y: CGFloat = 0, lines = 0
    for piece in pieces { widest = max(widest, piece.layout.size.width) }
    for index in pieces.indices {
      let layout = pieces[index].layout, rest = widest - layout.size.width
      switch style.alignment {
      case .leading: pieces[index].x = style.isRightToLeft ? rest : 0
      case .center: pieces[index].x = rest / 2
      case .trailing: pieces[index].x = style.isRightToLeft ? 0 : rest
      }
      pieces[index].y = y
      y += layout.size.height + (isSplit ? style.lineSpacing : 0)
      lines += layout.lineCount
    }
    size = CGSize(width: widest, height: max(0, y - (isSplit ? style.lineSpacing : 0)))
    lineCount = lines
  }
  var firstBaseline: CGFloat { pieces.first.map { $0.y + $0.layout.firstBaseline } ?? 0 }
  var lastBaseline: CGFloat { pieces.last.map { $0.y + $0.layout.lastBaseline } ?? 0 }

  /// The index of the first piece for which `condition` holds, and for all after it; the count if there is no such
  /// piece.
  private func firstPiece(where condition: (Piece) -> Bool) -> Int {
    var low = 0, high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if condition(pieces[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
  private func piece(at offset: Int) -> Piece { pieces[max(0, firstPiece { $0.start > offset } - 1)] }
  /// The pieces that are between two heights.
  func pieces(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Piece> {
    let first = firstPiece { $0.bottom > top }, end = firstPiece { $0.y >= bottom }
    return pieces[first..<max(first, end)]
  }

  // MARK: - Offsets

  /// From the editor's offsets to those of the layout.
  func offsetInLayout(_ offset: Int) -> Int { isSecure ? text.characterOffset(at: offset) * Self.bulletLength : offset }
  func offsetInText(_ offset: Int) -> Int { isSecure ? text.offset(ofCharacter: offset / Self.bulletLength) : offset }

  /// The caret at a position: a rectangle without width.
  func caret(at position: TextPosition) -> CGRect {
    let offset = offsetInLayout(position.offset), piece = piece(at: offset), layout = piece.layout
    let local = min(max(0, offset - piece.start), piece.end - piece.start)
    let caret = layout.caret(at: local).offsetBy(dx: piece.x, dy: piece.y)
    guard position.affinity == .upstream, local > 0 else { return caret }
    // At the end of a wrapped line, where the next one begins too.
    let before = layout.caret(at: local - 1).offsetBy(dx: piece.x, dy: piece.y)
    guard before.minY < caret.minY else { return caret }
    // The space at which a line is broken may have no width.
    guard let last = layout.rectangles(of: local - 1..<local).last else { return before }
    let isRightToLeft = layout.text.isRightToLeft
    return CGRect(
      x: piece.x + (isRightToLeft ? last.minX : last.maxX), y: piece.y + last.minY, width: 0, height: last.height)
  }
  /// The offset in the editor's text of the caret place nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    let half = style.lineSpacing / 2
    let piece = pieces[min(firstPiece { point.y < $0.bottom + half }, pieces.count - 1)]
    let local = piece.layout.offset(nearest: CGPoint(x: point.x - piece.x, y: point.y - piece.y))
    return offsetInText(piece.start + min(max(0, local), piece.end - piece.start))
  }

  /// The end of a line: where the next one begins if it is wrapped, else that of the paragraph.
  ///
  /// - Parameters:
  ///   - last: The last place on the line at which a point can be. Spaces at which the line is broken follow.
  ///   - y: Inside of the line.
  func lineEnd(from last: Int, y: CGFloat) -> Int {
    let piece = piece(at: offsetInLayout(last))
    if !isSplit { return last }
    var end = last
    while end < piece.end {
      end = text.graphemeBoundary(after: end)
      if caret(at: TextPosition(end)).minY > y { break }
    }
    return min(end, piece.end)
  }

  /// The character under a point, by where it begins: what a double click is about.
  func character(at point: CGPoint, in text: String) -> Int {
    let nearest = offset(nearest: point)
    let before = text.graphemeBoundary(before: nearest)
    guard before < nearest else { return nearest }
    for rectangle in rectangles(of: before..<nearest) {
      if rectangle.minX <= point.x && point.x < rectangle.maxX && rectangle.minY <= point.y && point.y < rectangle.maxY
      {
        return before
      }
    }
    return nearest
  }

  // MARK: - Rectangles

  /// Rectangles that cover a range of the editor's text, as far as they are between two heights.
  func rectangles(of range: Range<Int>, from top: CGFloat = -.infinity, to bottom: CGFloat = .infinity) -> [CGRect] {
    let range = offsetInLayout(range.lowerBound)..<offsetInLayout(range.upperBound)
    var result: [CGRect] = []
    for piece in pieces(from: top, to: bottom) where piece.start < range.upperBound && piece.end > range.lowerBound {
      result += rectangles(of: range, in: piece)
    }
    return result
  }
  private func rectangles(of range: Range<Int>, in piece: Piece) -> [CGRect] {
    let start = max(0, range.lowerBound - piece.start), end = min(piece.end, range.upperBound) - piece.start
    if start >= end { return [] }
    return piece.layout.rectangles(of: start..<end).map { $0.offsetBy(dx: piece.x, dy: piece.y) }
  }
  /// The rectangles of a selection: a line whose end is selected is filled to the edge.
  /// Source: seen, macOS; GTK's text views.
  ///
  /// - Parameter edges: From the left to the right edge of where text may be.
  func selectionRectangles(
    of range: Range<Int>, edges: ClosedRange<CGFloat>, from top: CGFloat, to bottom: CGFloat
  ) -> [CGRect] {
    guard isSplit else { return rectangles(of: range) }
    let isRightToLeft = style.isRightToLeft
    func filled(_ rect: CGRect) -> CGRect {
      let left = isRightToLeft ? min(rect.minX, edges.lowerBound) : rect.minX
      let right = isRightToLeft ? rect.maxX : max(rect.maxX, edges.upperBound)
      return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }
    var result: [CGRect] = []
    for piece in pieces(from: top, to: bottom) where piece.start <= range.upperBound && piece.end >= range.lowerBound {
      var own = rectangles(of: range, in: piece)
      let takesBreak = range.upperBound > piece.end
      var start = 0
      while start < own.count {
        // The rectangles of a line stand together; that on the side where lines end is filled.
        var end = start + 1, outermost = start
        while end < own.count, own[end].minY == own[start].minY {
          if isRightToLeft ? own[end].minX < own[outermost].minX : own[end].maxX > own[outermost].maxX {
            outermost = end
          }
          end += 1
        }
        if takesBreak || end < own.count { own[outermost] = filled(own[outermost]) }
        start = end
      }
      if takesBreak {
        let end = caret(at: TextPosition(offsetInText(piece.end)))
        if !own.contains(where: { $0.minY == end.minY }) { own.append(filled(end)) }
      }
      result += own
    }
    return result
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
    return min(left, right)..<shown.lineEnd(from: max(left, right), y: y)
  }
}

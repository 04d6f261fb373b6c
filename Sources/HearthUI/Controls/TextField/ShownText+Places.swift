import Foundation
import HearthEditing
import HearthRendering

// Where carets, characters and selections are. What is asked about is laid out by that.

extension ShownText {
  var size: CGSize { CGSize(width: pieces.width, height: pieces.height) }
  var lineCount: Int { pieces.lineCount }
  var firstBaseline: CGFloat {
    let first = laidOut(at: 0)
    return isLine ? pieces.ascent : first.piece.layout?.firstBaseline ?? 0
  }
  var lastBaseline: CGFloat {
    if isLine { return firstBaseline }
    let last = laidOut(at: .max)
    return last.position + (last.piece.layout?.lastBaseline ?? 0)
  }

  private func placed(_ found: ShownPieces.Located) -> Piece {
    guard let layout = found.piece.layout else { preconditionFailure("piece \(found.index) is not laid out") }
    let start = found.start, end = found.next - found.piece.separator
    if isLine {
      // On one baseline.
      return Piece(
        start: start, end: end, next: found.next, endsParagraph: found.piece.endsParagraph, layout: layout,
        x: found.position, y: pieces.ascent - found.piece.ascent)
    }
    let rest = pieces.width - found.piece.width
    let x: CGFloat =
      switch style.alignment {
      case .leading: style.isRightToLeft ? rest : 0
      case .center: rest / 2
      case .trailing: style.isRightToLeft ? 0 : rest
      }
    return Piece(
      start: start, end: end, next: found.next, endsParagraph: found.piece.endsParagraph, layout: layout, x: x,
      y: found.position)
  }
  private func placedPiece(at offset: Int) -> Piece { placed(laidOut(at: offset)) }
  /// The part of an area along which pieces follow one another: from its top to its bottom, in a line from its left to its
  /// right edge.
  func flow(of area: CGRect) -> (start: CGFloat, end: CGFloat) {
    isLine ? (area.minX, area.maxX) : (area.minY, area.maxY)
  }
  /// The pieces that are between two places of the flow.
  func pieces(from start: CGFloat, to end: CGFloat) -> [Piece] {
    layOut(from: start, to: end)
    var result: [Piece] = []
    var found = pieces.piece(atPosition: start)
    while found.position < end {
      if found.position + pieces.extent(found.piece) > start { result.append(placed(found)) }
      if found.index + 1 >= pieces.count { break }
      found = pieces.piece(index: found.index + 1)
    }
    return result
  }
  /// All pieces, laid out. For tests.
  var allPieces: [Piece] { pieces(from: -.infinity, to: .infinity) }

  // MARK: - Offsets

  /// From the editor's offsets to those of the layout.
  func offsetInLayout(_ offset: Int) -> Int { isSecure ? text.characterOffset(at: offset) * Self.bulletLength : offset }
  func offsetInText(_ offset: Int) -> Int { isSecure ? text.offset(ofCharacter: offset / Self.bulletLength) : offset }

  /// The caret at a position: a rectangle without width.
  func caret(at position: TextPosition) -> CGRect {
    let offset = offsetInLayout(position.offset), piece = placedPiece(at: offset)
    let local = min(max(0, offset - piece.start), piece.end - piece.start)
    let caret = piece.layout.caret(at: local).offsetBy(dx: piece.x, dy: piece.y)
    guard position.affinity == .upstream else { return caret }
    if local == 0, offset > 0 {
      let before = placedPiece(at: offset - 1)
      guard !before.endsParagraph else { return caret }
      return before.layout.caret(at: before.end - before.start).offsetBy(dx: before.x, dy: before.y)
    }
    guard local > 0 else { return caret }
    // At the end of a wrapped line, where the next one begins too.
    let before = piece.layout.caret(at: local - 1).offsetBy(dx: piece.x, dy: piece.y)
    guard before.minY < caret.minY else { return caret }
    // The space at which a line is broken may have no width.
    guard let last = piece.layout.rectangles(of: local - 1..<local).last else { return before }
    let isRightToLeft = piece.layout.text.isRightToLeft
    return CGRect(
      x: piece.x + (isRightToLeft ? last.minX : last.maxX), y: piece.y + last.minY, width: 0, height: last.height)
  }
  /// Between letters of different directions: where one of the other direction than the line's would go, as `caret(at:)`
  /// is given. Nil where both come to the same place.
  func weakCaret(at position: TextPosition) -> CGRect? {
    let offset = offsetInLayout(position.offset), piece = placedPiece(at: offset)
    let local = min(max(0, offset - piece.start), piece.end - piece.start)
    guard let weak = piece.layout.weakCaret(at: local)?.offsetBy(dx: piece.x, dy: piece.y) else { return nil }
    // At the end of a wrapped line there is one only, which is not on the line of this one.
    return weak.minY == caret(at: position).minY ? weak : nil
  }
  /// The offset in the editor's text of the caret place nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    let piece = placed(laidOut(at: pieces.piece(atPosition: isLine ? point.x : point.y).start))
    let local = piece.layout.offset(nearest: CGPoint(x: point.x - piece.x, y: point.y - piece.y))
    return offsetInText(piece.start + min(max(0, local), piece.end - piece.start))
  }

  /// The end of a line: where the next one begins if it is wrapped, else that of the paragraph.
  ///
  /// - Parameters:
  ///   - last: The last place on the line at which a point can be. Spaces at which the line is broken follow.
  ///   - y: Inside of the line.
  func lineEnd(from last: Int, y: CGFloat) -> Int {
    if !isSplit { return last }
    let offset = offsetInLayout(last)
    var piece = placedPiece(at: offset)
    // The end of a part is where the next one begins, further down.
    if offset == piece.start, piece.y > y, offset > 0 { piece = placedPiece(at: offset - 1) }
    var end = last
    while end < piece.end {
      end = text.graphemeBoundary(after: end)
      if caret(at: TextPosition(end)).minY > y { break }
    }
    return end >= piece.end && !piece.endsParagraph ? piece.next : min(end, piece.end)
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

  /// Calls `body` with the pieces that have something of a range, as far as they are between two places of the flow.
  private func forEachPiece(
    of range: Range<Int>, from start: CGFloat, to end: CGFloat, _ body: (Piece) -> Void
  ) {
    var offset = range.lowerBound
    if start.isFinite { offset = max(offset, pieces.piece(atPosition: start).start) }
    while true {
      let found = laidOut(at: offset)
      if found.position >= end || found.start > range.upperBound { return }
      if found.position + pieces.extent(found.piece) > start { body(placed(found)) }
      if found.index + 1 >= pieces.count { return }
      offset = found.next
    }
  }
  /// Rectangles that cover a range of the editor's text, as far as they are between two places of the flow.
  func rectangles(of range: Range<Int>, from start: CGFloat = -.infinity, to end: CGFloat = .infinity) -> [CGRect] {
    let range = offsetInLayout(range.lowerBound)..<offsetInLayout(range.upperBound)
    var result: [CGRect] = []
    if range.isEmpty { return result }
    forEachPiece(of: range, from: start, to: end) { result += rectangles(of: range, in: $0) }
    // What is read in one direction is one piece of a line.
    if isLine, let first = result.first { return [result.reduce(first) { $0.union($1) }] }
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
    guard isSplit else { return rectangles(of: range, from: top, to: bottom) }
    let isRightToLeft = style.isRightToLeft
    func filled(_ rect: CGRect) -> CGRect {
      let left = isRightToLeft ? min(rect.minX, edges.lowerBound) : rect.minX
      let right = isRightToLeft ? rect.maxX : max(rect.maxX, edges.upperBound)
      return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }
    var result: [CGRect] = []
    forEachPiece(of: range, from: top, to: bottom) { piece in
      var own = rectangles(of: range, in: piece)
      let takesBreak = range.upperBound > (piece.endsParagraph ? piece.end : piece.next)
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
      if takesBreak, piece.endsParagraph {
        let end = piece.layout.caret(at: piece.end - piece.start).offsetBy(dx: piece.x, dy: piece.y)
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
    if !shown.isSplit, shown.lineCount == 1 { return 0..<shown.text.utf8.count }
    let y = caret(at: position).middle
    let left = shown.offset(nearest: CGPoint(x: -1e6, y: y)), right = shown.offset(nearest: CGPoint(x: 1e6, y: y))
    return min(left, right)..<shown.lineEnd(from: max(left, right), y: y)
  }
}

import Foundation
import HearthEditing
import HearthRendering

// What is laid out when somebody looks at it, and where long paragraphs are parted.
//
// A part of a long paragraph begins and ends where a line does. When it is laid out its end moves there, at the cost of
// the part behind it, which has to be laid out again then, if it is seen. So an edit costs the part that it is in; the
// parts that follow only as far as they are seen, and only where lines begin elsewhere than before.
//
// Parts of a long line stand side by side and stay as they were cut.

extension ShownText {
  /// Whether heights of what nobody has looked at are guessed.
  var hasGuesses: Bool { pieces.firstGuess != nil }

  /// Lays out all there is.
  func layOutAll() { while let index = pieces.firstGuess { layOut(index) } }

  /// Lays out what is between two heights, or in a line between two distances from its left edge. What is before the first
  /// one may get another extent by that, so that what is there moves.
  func layOut(from start: CGFloat, to end: CGFloat) {
    var offset = pieces.piece(atPosition: start).start
    while true {
      let found = laidOut(at: offset)
      if found.position + pieces.extent(found.piece) >= end || found.index + 1 >= pieces.count { return }
      offset = found.next
    }
  }
  /// The first piece that is laid out, from one on to a height or distance.
  func firstLaidOut(from first: ShownPieces.Located, to end: CGFloat) -> ShownPieces.Located? {
    var found = first
    while found.position < end {
      if found.piece.layout != nil { return found }
      guard let next = pieces.piece(after: found) else { return nil }
      found = next
    }
    return nil
  }
  /// Lays out what is around a place in the text, so that places nearby stay where they are when they are looked at.
  ///
  /// - Parameter reach: Points before and behind.
  func layOut(around offset: Int, reach: CGFloat) {
    guard hasGuesses else { return }
    if isLine { return layOutLine(around: offset, reach: reach) }
    let found = pieces.piece(at: offset)
    let start = pieces.piece(atPosition: found.position - reach).start
    var offset = start, below: CGFloat = 0
    while true {
      let piece = laidOut(at: offset)
      if piece.start > found.start { below += piece.piece.height }
      if below >= reach || piece.index + 1 >= pieces.count { return }
      offset = piece.next
    }
  }
  /// What is before the place is laid out from there on: letters may be narrower than was guessed.
  private func layOutLine(around offset: Int, reach: CGFloat) {
    let found = laidOut(at: offset)
    var before: CGFloat = 0, first = found
    while before < reach, first.index > 0 {
      first = laidOut(at: first.start - 1)
      before += first.piece.width
    }
    var offset = found.next, behind: CGFloat = 0
    while behind < reach, offset < pieces.length {
      let piece = laidOut(at: offset)
      behind += piece.piece.width
      offset = piece.next
    }
  }
  /// The piece that has the byte at an offset, laid out.
  func laidOut(at offset: Int) -> ShownPieces.Located {
    var found = pieces.piece(at: offset)
    // The end of a part may move when it is laid out, so that the place comes to be in another.
    while found.piece.layout == nil {
      layOut(found.index)
      found = pieces.piece(at: offset)
    }
    return found
  }

  // MARK: - One piece

  private func layOut(_ index: Int) {
    let found = pieces.piece(index: index)
    if found.piece.layout != nil { return }
    let piece = found.piece
    if isLine { return keep(found, length: piece.length, separator: 0) }
    if piece.endsParagraph, piece.length - piece.separator <= 2 * partLength {
      return keep(found, length: piece.length, separator: piece.separator)
    }
    // A part that ended where a line did probably does so still.
    var whole = paragraph(of: found, to: found.next + lookAhead)
    if piece.endedLine, !piece.endsParagraph, piece.length <= 2 * partLength,
      let layout = layoutEndingLine(found, followedBy: whole.end)
    {
      return keep(found, length: piece.length, separator: piece.separator, layout)
    }
    // What follows tells where the last line ends, and is longer where a line is.
    var reach = lookAhead
    while true {
      if whole.isEnd, whole.end - found.start <= 2 * partLength { return keepRest(found) }
      let probe = layout(from: found.start, to: whole.end)
      let starts = probe.lineStarts.dropFirst()
      if let end = starts.last(where: { $0 <= partLength }) ?? starts.first {
        let length = starts.contains(piece.length) ? piece.length : end
        return part(found, length: length)
      }
      if whole.isEnd { return keepRest(found) }
      reach *= 2
      whole = paragraph(of: found, to: found.next + reach)
    }
  }
  /// How far the paragraph of a part goes, at most to an offset or a little further. Its line break is left out.
  private func paragraph(of found: ShownPieces.Located, to limit: Int) -> (end: Int, isEnd: Bool) {
    var last = found
    while !last.piece.endsParagraph, last.next < limit, last.index + 1 < pieces.count {
      last = pieces.piece(index: last.index + 1)
    }
    let end = last.next - (last.piece.endsParagraph ? last.piece.separator : 0)
    if end <= limit { return (end, last.piece.endsParagraph) }
    return (max(found.start + 1, text.roundedUp(limit)), false)
  }
  /// The layout of a part, if it still ends where a line does: its last line is looked at, together with what follows.
  private func layoutEndingLine(_ found: ShownPieces.Located, followedBy end: Int) -> TextLayout? {
    let separator = text.spaces(from: found.start, to: found.next)
    guard separator == found.piece.separator else { return nil }
    let own = layout(from: found.start, to: found.next - separator)
    let line = own.lineStarts.last ?? 0
    let starts = layout(from: found.start + line, to: end).lineStarts
    return starts.count > 1 && starts[1] == found.piece.length - line ? own : nil
  }
  /// The piece is laid out as it is.
  private func keep(_ found: ShownPieces.Located, length: Int, separator: Int, _ known: TextLayout? = nil) {
    var piece = found.piece
    let layout = known ?? layout(from: found.start, to: found.start + length - separator)
    piece.endedLine = !piece.endsParagraph
    (piece.length, piece.separator, piece.layout) = (length, separator, layout)
    (piece.height, piece.lineCount, piece.ascent) = (layout.size.height, layout.lineCount, layout.firstBaseline)
    piece.width = min(layout.size.width, width ?? .infinity)
    pieces.set(found.index, piece)
    if isLine, piece.width != found.piece.width { lineDidGrow(found.position, piece.width - found.piece.width) }
  }
  /// The piece becomes all that is left of its paragraph.
  private func keepRest(_ found: ShownPieces.Located) {
    var last = found
    while !last.piece.endsParagraph, last.index + 1 < pieces.count { last = pieces.piece(index: last.index + 1) }
    var found = found
    found.piece.endsParagraph = true
    if last.index > found.index { pieces.replace((found.index + 1)..<(last.index + 1), with: []) }
    keep(found, length: last.next - found.start, separator: last.piece.separator)
  }
  /// The piece becomes a part that ends behind so many bytes; what is behind that belongs to the next one.
  private func part(_ found: ShownPieces.Located, length: Int) {
    let end = found.start + length
    var found = found
    if end < found.next || found.piece.endsParagraph {
      // What is left over goes to the next part, if there is one.
      var last = found
      if !found.piece.endsParagraph, found.index + 1 < pieces.count { last = pieces.piece(index: found.index + 1) }
      if end < found.next || last.index == found.index {
        pieces.replace((found.index + 1)..<(last.index + 1), with: rest(from: end, through: last))
      }
    } else if end > found.next {
      var last = pieces.piece(index: found.index + 1)
      while last.next <= end, last.index + 1 < pieces.count { last = pieces.piece(index: last.index + 1) }
      pieces.replace((found.index + 1)..<(last.index + 1), with: rest(from: end, through: last))
    }
    found.piece.endsParagraph = false
    keep(found, length: length, separator: min(length, text.spaces(from: found.start, to: end)))
  }
  /// What is left of a paragraph behind an offset, to the end of a piece.
  private func rest(from start: Int, through last: ShownPieces.Located) -> [ShownPiece] {
    var result = madePieces(from: start, to: last.next, isLast: last.index + 1 == pieces.count)
    if result.count == 1, last.piece.length > 0, result[0].length <= 2 * last.piece.length {
      (result[0].height, result[0].lineCount) = (last.piece.height, last.piece.lineCount)
    }
    return result
  }
}

import Foundation
import HearthRendering

/// One paragraph of a text that is shown, or a part of a long one, or of a long line.
@MainActor struct ShownPiece {
  /// Bytes, with what separates it from the next piece.
  var length: Int
  /// Bytes at its end that are not laid out: the line break, or the spaces at which the paragraph was parted.
  var separator: Int
  /// Whether the paragraph ends here. If not, the next piece goes on with it.
  var endsParagraph: Bool
  /// Whether a part was found to end where a line does. It may not do so any more, when it was edited.
  var endedLine = false
  /// Nil as long as nobody has looked at it.
  var layout: TextLayout?
  /// Points; a guess as long as there is no layout.
  var width: CGFloat, height: CGFloat
  /// Points from the top to the first baseline; counts where pieces stand side by side.
  var ascent: CGFloat = 0
  var lineCount: Int
}

/// The pieces of a text in their order, one below the other or side by side, found by their offset in the text and by where
/// they are shown.
///
/// They stand in blocks that know their sums, so that a change costs a block and an addition for each of the others, and
/// finding one a block. Offsets count UTF-8 bytes of the text that is shown, lengths are points.
@MainActor struct ShownPieces {
  /// A piece with its place.
  struct Located {
    var index: Int
    /// Where it begins: its offset, and its top; of pieces side by side its left edge.
    var start: Int
    var position: CGFloat
    var piece: ShownPiece
    /// Where the next one begins.
    var next: Int { start + piece.length }
  }
  private struct Block {
    var pieces: [ShownPiece]
    var length = 0, lineCount = 0
    /// Whether a piece is not laid out.
    var hasGuesses = false
    /// Points: along the flow all pieces together, across it the largest.
    var extent: CGFloat = 0, breadth: CGFloat = 0
    /// Points above and below the baseline of pieces side by side, at most.
    var ascent: CGFloat = 0, descent: CGFloat = 0

    @MainActor init(_ pieces: [ShownPiece], sideBySide: Bool) {
      self.pieces = pieces
      sum(sideBySide: sideBySide)
    }
    @MainActor mutating func sum(sideBySide: Bool) {
      (length, lineCount, extent, breadth, hasGuesses) = (0, 0, 0, 0, false)
      (ascent, descent) = (0, 0)
      for index in pieces.indices {
        if pieces[index].layout == nil { hasGuesses = true }
        length += pieces[index].length
        lineCount += pieces[index].lineCount
        let width = pieces[index].width, height = pieces[index].height
        extent += sideBySide ? width : height
        breadth = max(breadth, sideBySide ? height : width)
        ascent = max(ascent, pieces[index].ascent)
        descent = max(descent, height - pieces[index].ascent)
      }
    }
  }
  private var blocks: [Block] = []
  /// Points between pieces.
  let spacing: CGFloat
  /// Whether all are on one line.
  let areSideBySide: Bool

  /// Pieces in a block: at most twice as many. Source: our choice, about the root of the paragraphs of a long book.
  private static let blockLength = 64

  init(spacing: CGFloat, sideBySide: Bool = false) { (self.spacing, areSideBySide) = (spacing, sideBySide) }

  /// Where a block begins.
  private struct Mark {
    var index = 0, start = 0
    var position: CGFloat = 0
  }
  /// Where each block begins, and behind them where the last one ends.
  private var marks = [Mark()]
  private var lines = 0
  private var breadth: CGFloat = 0, descent: CGFloat = 0
  /// Points from the top to the baseline, where pieces stand side by side.
  private(set) var ascent: CGFloat = 0

  // MARK: - Sums

  var count: Int { marks[blocks.count].index }
  var length: Int { marks[blocks.count].start }
  var lineCount: Int { areSideBySide ? 1 : lines }
  /// From the first piece to the end of the last.
  private var extent: CGFloat { max(0, marks[blocks.count].position - spacing) }
  var height: CGFloat { areSideBySide ? ascent + descent : extent }
  var width: CGFloat { areSideBySide ? extent : breadth }
  /// How far a piece reaches along the flow.
  func extent(_ piece: ShownPiece) -> CGFloat { areSideBySide ? piece.width : piece.height }

  private mutating func sum() {
    var mark = Mark()
    marks.removeAll(keepingCapacity: true)
    marks.append(mark)
    (lines, breadth, ascent, descent) = (0, 0, 0, 0)
    for index in blocks.indices {
      let count = blocks[index].pieces.count
      mark.index += count
      mark.start += blocks[index].length
      mark.position += blocks[index].extent + CGFloat(count) * spacing
      marks.append(mark)
      lines += blocks[index].lineCount
      breadth = max(breadth, blocks[index].breadth)
      (ascent, descent) = (max(ascent, blocks[index].ascent), max(descent, blocks[index].descent))
    }
  }

  // MARK: - Finding

  /// The first piece for which `isFound` holds, else the last. It is asked with where a piece or a block ends, and must
  /// hold for all behind that one too.
  ///
  /// - Complexity: O(log(number of blocks)) and O(length of a block).
  private func first(where isFound: (Mark) -> Bool) -> Located {
    precondition(!blocks.isEmpty, "a text without pieces was looked at")
    let block = (0..<blocks.count - 1).partitionPoint { isFound(marks[$0 + 1]) }
    var mark = marks[block]
    let last = blocks[block].pieces.count - 1
    for place in 0...last {
      var end = mark
      end.index += 1
      end.start += blocks[block].pieces[place].length
      end.position += extent(blocks[block].pieces[place]) + spacing
      if place == last || isFound(end) { break }
      mark = end
    }
    return Located(
      index: mark.index, start: mark.start, position: mark.position,
      piece: blocks[block].pieces[mark.index - marks[block].index])
  }
  /// The piece that has the byte at an offset; the last one for the end of the text.
  func piece(at offset: Int) -> Located { first { $0.start > offset } }
  /// The piece at a height, or side by side at a distance from the left: the first whose end, with half of the space behind
  /// it, is further on; else the last.
  func piece(atPosition position: CGFloat) -> Located { first { $0.position - spacing / 2 > position } }
  func piece(index: Int) -> Located { first { $0.index > index } }
  /// The piece behind one; nil behind the last.
  func piece(after found: Located) -> Located? {
    found.index + 1 < count ? piece(index: found.index + 1) : nil
  }
  /// The index of the first piece that is not laid out; nil if all are.
  var firstGuess: Int? {
    for (number, block) in blocks.enumerated() where block.hasGuesses {
      if let place = block.pieces.firstIndex(where: { $0.layout == nil }) { return marks[number].index + place }
    }
    return nil
  }

  // MARK: - Changing

  /// Which block has a piece, and where in there.
  private func place(_ index: Int) -> (block: Int, place: Int) {
    let block = blocks.indices.partitionPoint { marks[$0 + 1].index > index }
    return (block, index - marks[block].index)
  }
  mutating func set(_ index: Int, _ piece: ShownPiece) {
    let (block, place) = place(index)
    blocks[block].pieces[place] = piece
    blocks[block].sum(sideBySide: areSideBySide)
    sum()
  }
  mutating func replace(_ range: Range<Int>, with new: [ShownPiece]) {
    defer { sum() }
    let (first, start) = place(range.lowerBound)
    if first < blocks.count, start + range.count <= blocks[first].pieces.count {
      blocks[first].pieces.replaceSubrange(start..<(start + range.count), with: new)
      let count = blocks[first].pieces.count
      if count > 0, count <= 2 * Self.blockLength { return blocks[first].sum(sideBySide: areSideBySide) }
      blocks.replaceSubrange(first...first, with: blocked(blocks[first].pieces))
      return
    }
    let (last, end) = place(range.upperBound)
    var pieces = first < blocks.count ? Array(blocks[first].pieces[..<start]) : []
    pieces += new
    if last < blocks.count { pieces += blocks[last].pieces[end...] }
    blocks.replaceSubrange(first..<min(last + 1, blocks.count), with: blocked(pieces))
  }
  private func blocked(_ pieces: [ShownPiece]) -> [Block] {
    if pieces.count <= 2 * Self.blockLength { return pieces.isEmpty ? [] : [Block(pieces, sideBySide: areSideBySide)] }
    return stride(from: 0, to: pieces.count, by: Self.blockLength).map {
      Block(Array(pieces[$0..<min($0 + Self.blockLength, pieces.count)]), sideBySide: areSideBySide)
    }
  }
}

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
/// A text of several lines is laid out paragraph by paragraph, one below the other, and a long paragraph in parts that
/// end where lines do. What an edit left alone is kept, and of a long text only what somebody looks at is laid out: a
/// key costs the shaping of the paragraph, or part, that it is typed into, however long the text is. What was not looked
/// at has a height that is guessed, until it is seen. A long line has parts, too, side by side and with widths that are
/// guessed; one with letters that are read from right to left is laid out as a whole.
///
/// Coordinates are points from the top left corner of the text. The editor's offsets and
/// the layout's differ where dots are shown.
@MainActor final class ShownText {
  /// A piece that is laid out, with its place.
  @MainActor struct Piece {
    /// Offsets in the text that is laid out. The line break that ends a paragraph is not part of it.
    var start: Int, end: Int
    /// Where the next piece begins.
    var next: Int
    let endsParagraph: Bool
    let layout: TextLayout
    var x: CGFloat, y: CGFloat
    var bottom: CGFloat { y + layout.size.height }
  }
  var pieces: ShownPieces
  let style: ShownTextStyle
  /// Points; nil for one line without limit.
  let width: CGFloat?
  /// The text of the editor.
  private(set) var text: String
  private var marked: Range<Int>?
  /// The styles of the text, and how they looked when it was laid out; nil for a plain text.
  private var runs: TextRuns?
  private let looks: (any TextLooks)?
  let looksVersion: Int
  /// How the parts of what is marked look.
  private var marks: [Preedit.Span]
  /// Several pieces: one for each paragraph.
  let isSplit: Bool
  /// Several pieces side by side: parts of a long line.
  let isLine: Bool
  let isSecure: Bool
  private let shaper: any TextShaper
  /// Points: what pieces are guessed by.
  private let lineHeight: CGFloat, lineAscent: CGFloat, letterWidth: CGFloat
  /// Told where a part of a long line is that got another width than was guessed, and by how much it is wider.
  var lineDidGrow: (_ position: CGFloat, _ growth: CGFloat) -> Void = { _, _ in }
  /// Told of each paragraph or part that is laid out, how many lines it has.
  private let noteLayout: (_ lines: Int) -> Void
  /// U+2022, three bytes in UTF-8.
  private static let bullet = "\u{2022}"
  static let bulletLength = 3

  static func bullets(_ text: String) -> String { String(repeating: bullet, count: text.count) }

  /// Bytes: a text up to this length is laid out at once, so that its height is right. Source: our choice, some pages.
  private static let shortLength = 16_384

  init(
    _ editor: EditableText, _ style: ShownTextStyle, _ looks: (any TextLooks)? = nil, width: CGFloat?,
    marks: [Preedit.Span] = [], _ shaper: any TextShaper, noteLayout: @escaping (_ lines: Int) -> Void = { _ in }
  ) {
    (runs, self.looks, looksVersion) = (editor.runs, looks, looks?.version ?? 0)
    (self.style, self.width, text, marked, self.marks) = (style, width, editor.text, editor.markedRange, marks)
    (isSplit, isSecure) = (!editor.traits.isSingleLine && !editor.traits.isSecure, editor.traits.isSecure)
    (self.shaper, self.noteLayout) = (shaper, noteLayout)
    let sample = shaper.layout(StyledText(Self.sample, style.attributes), width: nil, height: nil)
    (lineHeight, lineAscent, letterWidth) = (
      sample.size.height, sample.firstBaseline, max(1, sample.size.width / CGFloat(Self.sample.utf8.count))
    )
    isLine = Self.isLongLine(editor, style)
    pieces = ShownPieces(
      spacing: isSplit ? style.lineSpacing + sample.lineDistance - lineHeight : 0, sideBySide: isLine)
    if isSplit || isLine {
      pieces.replace(0..<0, with: madePieces(from: 0, to: text.utf8.count, isLast: true))
      if text.utf8.count <= Self.shortLength { layOutAll() }
    } else {
      let shown = isSecure ? Self.bullets(text) : text
      let layout = layout(shown, 0), size = layout.size
      let piece = ShownPiece(
        length: shown.utf8.count, separator: 0, endsParagraph: true, layout: layout, width: size.width,
        height: size.height, lineCount: layout.lineCount)
      pieces.replace(0..<0, with: [piece])
    }
  }
  /// Whether a text is laid out in parts side by side: a long one of one line, without anything in it that is read from right
  /// to left. That would stand elsewhere if it were laid out with another part of the line.
  private static func isLongLine(_ editor: EditableText, _ style: ShownTextStyle) -> Bool {
    guard editor.traits.isSingleLine, !editor.traits.isSecure, !style.isRightToLeft else { return false }
    return editor.text.utf8.count > wholeLength && editor.text.isReadFromLeftInOneLine(0..<editor.text.utf8.count)
  }
  /// Bytes: a line up to this length is one piece. Source: our choice, twice what a wide window shows.
  static let wholeLength = 4_096
  /// Whether what an editor has now, after a change, can be taken over by `update`.
  func canTake(_ editor: EditableText, _ change: TextChange?) -> Bool {
    if isSplit { return true }
    guard isLine, editor.text.utf8.count > Self.wholeLength else { return false }
    guard let change else { return true }
    let start = change.range.lowerBound
    return editor.text.isReadFromLeftInOneLine(start..<(start + change.newLength))
  }
  /// A line of letters as they are mostly used. Source: our choice.
  private static let sample = "the quick brown fox jumps over the lazy dog"

  /// Takes over what the editor has now. Not for a text in one piece.
  ///
  /// - Parameter change: Outside of it all is as it was when the text was taken over last.
  func update(_ editor: EditableText, _ change: TextChange?, marks: [Preedit.Span] = []) {
    let oldMarks = marked, wasShort = text.utf8.count <= Self.shortLength
    (text, runs, marked) = (editor.text, editor.runs, editor.markedRange)
    var change = change
    if marks != self.marks, let range = oldMarks {
      // Its parts look different from before.
      let all = TextChange(range: range, newLength: range.count)
      change = change.map { all.followed(by: $0) } ?? all
    }
    self.marks = marks
    if let change { apply(change) }
    if wasShort, text.utf8.count <= Self.shortLength { layOutAll() }
  }

  // MARK: - Pieces

  /// Bytes that a line has, about.
  private var bytesInLine: Int { width.map { max(8, Int(min($0, 1e5) / letterWidth)) } ?? 1 << 40 }
  /// Bytes of a part of a long paragraph, which is one of more than twice as many: more than a line by far. Source:
  /// measured, Pango takes up to a millisecond for a kilobyte.
  var partLength: Int { isLine ? Self.lengthOfLinePart : max(256, 3 * bytesInLine) }
  /// Bytes behind a part that tell whether it ends where a line does: a word that does not fit is at most a line long.
  /// In a line: by which a letter may have come to belong to the part before.
  var lookAhead: Int { isLine ? 16 : bytesInLine + bytesInLine / 4 + 16 }
  /// Bytes of a part of a long line. Source: as above, our choice.
  private static let lengthOfLinePart = 512

  private func guess(length: Int, separator: Int, endsParagraph: Bool) -> ShownPiece {
    if isLine {
      return ShownPiece(
        length: length, separator: 0, endsParagraph: endsParagraph, layout: nil, width: CGFloat(length) * letterWidth,
        height: lineHeight, ascent: lineAscent, lineCount: 1)
    }
    let inLine = bytesInLine
    let lines = max(1, (length - separator + inLine - 1) / inLine)
    return ShownPiece(
      length: length, separator: separator, endsParagraph: endsParagraph, layout: nil,
      width: lines == 1 ? 0 : width ?? 0, height: CGFloat(lines) * lineHeight, lineCount: lines)
  }
  /// The pieces of a part of the text, which are not laid out yet.
  ///
  /// - Parameters:
  ///   - start: Where a piece begins.
  ///   - end: Where another piece begins, or the end of the text.
  ///   - isLast: Whether the last piece of the text is among them, which may be empty.
  func madePieces(from start: Int, to end: Int, isLast: Bool) -> [ShownPiece] {
    var result: [ShownPiece] = []
    if isLine {
      appendParts(of: start..<end, separator: 0, endsParagraph: isLast, to: &result)
      return result
    }
    let ranges = text.paragraphs(from: start, to: end)
    result.reserveCapacity(ranges.count + 1)
    var next = start
    for range in ranges {
      next = text.lineBreak(endingParagraphAt: range.upperBound)
      appendParts(of: range, separator: next - range.upperBound, endsParagraph: true, to: &result)
    }
    // What follows the last line break: the last paragraph, or the beginning of a part that goes on.
    if isLast || next < end { appendParts(of: next..<end, separator: 0, endsParagraph: isLast, to: &result) }
    return result
  }
  private func appendParts(
    of range: Range<Int>, separator: Int, endsParagraph: Bool, to result: inout [ShownPiece]
  ) {
    var start = range.lowerBound
    while range.upperBound - start > 2 * partLength {
      let cut = text.cut(from: start, near: start + partLength)
      result.append(
        guess(length: cut.next - start, separator: isLine ? 0 : cut.next - cut.end, endsParagraph: false))
      start = cut.next
    }
    result.append(
      guess(length: range.upperBound - start + separator, separator: separator, endsParagraph: endsParagraph))
  }
  private func apply(_ change: TextChange) {
    let growth = change.newLength - change.range.count
    var lower = change.range.lowerBound
    // A line feed may have come to stand behind a carriage return, or have gone from there.
    if lower > 0, text.byte(at: lower - 1) == 0x0D { lower -= 1 }
    var first = pieces.piece(at: lower)
    // A word may now fit on the line before.
    if first.index > 0, lower - first.start <= min(partLength, lookAhead) {
      let before = pieces.piece(index: first.index - 1)
      if !before.piece.endsParagraph { first = before }
    }
    var last = pieces.piece(at: change.range.upperBound)
    // A line without letters looks as what is before it.
    if runs != nil, last.index + 1 < pieces.count, last.next == change.range.upperBound + last.piece.separator {
      last = pieces.piece(index: last.index + 1)
    }
    var new = madePieces(from: first.start, to: last.next + growth, isLast: last.index + 1 == pieces.count)
    if new.count == 1, first.index == last.index {
      // Better than a guess: most edits leave the number of lines.
      (new[0].height, new[0].width, new[0].lineCount) = (first.piece.height, first.piece.width, first.piece.lineCount)
      new[0].ascent = first.piece.ascent
      new[0].endedLine = first.piece.endedLine
    }
    pieces.replace(first.index..<(last.index + 1), with: new)
  }

  // MARK: - Layout

  /// Lays out what the text has from one offset to another.
  func layout(from start: Int, to end: Int) -> TextLayout { layout(text.slice(start..<end), start) }
  private func layout(_ string: String, _ start: Int) -> TextLayout {
    let layout = shaper.layout(styled(string, start), width: width, height: nil)
    noteLayout(layout.lineCount)
    return layout
  }
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
}

extension String {
  /// Whether a range has no line break and nothing that is read from right to left, so that its parts can stand side by side.
  /// Source: Unicode Standard Annex 9: such letters are from U+0590 to U+08FF, from U+FB1D to U+FDFF, from U+FE70 to U+FEFF,
  /// from U+10800 to U+10FFF and from U+1E800 to U+1EFFF; marks of direction are U+200F, U+202A to U+202E and U+2066 to
  /// U+2069.
  fileprivate func isReadFromLeftInOneLine(_ range: Range<Int>) -> Bool {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    let part = self[start..<end]
    let found = part.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != 0x0A && $0 != 0x0D }
    }
    if found == true { return true }
    return part.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x0590...0x08FF, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        false
      default: true
      }
    }
  }
  /// Where the paragraph after the one that ends at an offset begins; the same at the end of the text.
  fileprivate func lineBreak(endingParagraphAt end: Int) -> Int {
    guard end < utf8.count else { return end }
    switch byte(at: end) {
    case 0x0D: return end + 1 < utf8.count && byte(at: end + 1) == 0x0A ? end + 2 : end + 1
    case 0xC2: return end + 2
    case 0xE2: return end + 3
    default: return end + 1
    }
  }
  fileprivate func byte(at offset: Int) -> UInt8 { utf8[utf8.index(utf8.startIndex, offsetBy: offset)] }
  /// A place to part a long paragraph at: behind the last space before an offset, as far as half of the way back;
  /// where there is none, between two characters. The first is what the part has to show, the second where the next
  /// one begins.
  fileprivate func cut(from start: Int, near offset: Int) -> (end: Int, next: Int) {
    var next = offset
    while next > (start + offset) / 2, byte(at: next - 1) != 0x20 { next -= 1 }
    if byte(at: next - 1) != 0x20 {
      next = Swift.max(roundedDown(offset), graphemeBoundary(after: start))
      return (next, next)
    }
    return (next - spaces(from: start, to: next), next)
  }
  /// How many spaces there are before an offset, back to another.
  func spaces(from start: Int, to end: Int) -> Int {
    var count = 0
    while end - count > start, byte(at: end - count - 1) == 0x20 { count += 1 }
    return count
  }
}

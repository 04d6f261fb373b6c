#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// A text as Pango shapes it and breaks it into lines, which we place.
  ///
  /// The lines themselves are there while someone looks at them (`LineStore`).
  package final class PangoTextLayout: TextLayout {
    /// What few layouts have.
    private final class Limits {
      let fit: PangoFit
      /// The height for which this layout alone is right; nil when it is for every one that it fits into.
      let height: CGFloat?
      init(_ fit: PangoFit, height: CGFloat?) { (self.fit, self.height) = (fit, height) }
      nonisolated deinit {}
    }
    private let store: LineStore
    /// Nil for a layout without limits, in which nothing had to be shrunk.
    private let limits: Limits?
    /// The proposals for which this is the layout, in Pango units: from the longest line's width to the
    /// first width that breaks lines elsewhere.
    private let widths: ClosedRange<Int32>
    /// Layouts of the same text for other proposals, the latest last; kept by the one that was made first.
    private(set) var others: [PangoTextLayout] = []
    /// Other proposals that are kept.
    private static let mostOthers = 5

    /// For the store.
    var keptLines: ComposedLines?
    var wasLookedAt = false

    init(_ composition: PangoComposition, text: StyledText, store: LineStore) {
      var composition = composition
      let size = composition.place()
      let lines = composition.lines
      // A cluster that is wider than the proposal sticks out of it: another width gives
      // another size, although no line breaks.
      var longest: CGFloat = 0
      for line in lines { longest = max(longest, line.width) }
      let sticksOut = longest > size.width + 0.02
      let needed = Int32(min((min(longest, size.width) * 64).rounded(.up) * pangoScale / 64, 2e9))
      // What is indented needs more than its lines are long.
      let isExact =
        !composition.isTruncated && composition.scale == 1 && composition.tightening == 0 && !sticksOut
        && text.indent == 0
      let upper = isExact && !composition.isWrapped ? Int32.max : composition.width ?? .max
      widths = isExact ? min(needed, upper)...upper : upper...upper
      let fit = PangoFit(
        width: composition.width, height: composition.height, scale: composition.scale,
        tightening: composition.tightening)
      let isUnlimited = isExact && fit.width == nil && fit.height == nil
      limits = isUnlimited ? nil : Limits(fit, height: isExact ? nil : composition.height)
      self.store = store
      super.init(
        text: text, size: size, firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
        lineCount: lines.count, isTruncated: composition.isTruncated)
      keep(ComposedLines(composition))
    }

    /// One line of plain letters that was measured and needs no limit.
    init(_ text: StyledText, _ extents: LineRuler.Extents, store: LineStore) {
      let leading = text.onlyRun?.attributes.font.leading ?? 1
      let (size, baseline) = PangoComposition.size(
        ofLine: CGFloat(extents.width) / pangoScale, height: extents.height, ascent: extents.ascent, leading: leading,
        text: text)
      widths = Int32(min((CGFloat(extents.width) * 64 / pangoScale).rounded(.up) * pangoScale / 64, 2e9))...Int32.max
      limits = nil
      self.store = store
      super.init(
        text: text, size: size, firstBaseline: baseline, lastBaseline: baseline, lineCount: 1, isTruncated: false)
    }
    nonisolated deinit {}

    /// Whether a proposal gives this layout.
    func answers(width: Int32?, height: CGFloat?) -> Bool {
      guard widths.contains(width ?? .max) else { return false }
      guard let limits else { return height.map { size.height <= $0 + 0.01 } ?? true }
      if let own = limits.height { return height == own }
      if isTruncated || scale != 1 { return height == nil }
      return height.map { size.height <= $0 + 0.01 } ?? true
    }
    /// Keeps the layout of the same text for another proposal.
    func remember(_ other: PangoTextLayout) {
      if others.count >= Self.mostOthers { others.removeFirst() }
      others.append(other)
    }

    // MARK: - Lines

    /// What the fonts were multiplied with to make the text fit; 1 when it did not have to shrink.
    var scale: CGFloat { limits?.fit.scale ?? 1 }
    var lines: [PangoLine] { composed.lines }
    var content: TextContent { composed.content }

    private var composed: ComposedLines {
      wasLookedAt = true
      if let keptLines { return keptLines }
      var composition = store.compose(TextContent(text), limits?.fit ?? PangoFit())
      let size = composition.place()
      assert(size == self.size, "the lines of \(text.plainText) take \(size), they were measured at \(self.size)")
      let lines = ComposedLines(composition)
      keep(lines)
      return lines
    }
    private func keep(_ lines: ComposedLines) {
      keptLines = lines
      wasLookedAt = true
      store.keep(self, lines)
    }

    // MARK: - Carets

    override package func caret(at offset: Int) -> CGRect {
      guard !lines.isEmpty else { return .zero }
      let offset = clusterStart(offset), line = lines[lineIndex(of: offset)]
      return caret(carets(at: offset, in: line).strong, in: line)
    }
    override package func weakCaret(at offset: Int) -> CGRect? {
      guard !lines.isEmpty else { return nil }
      let offset = clusterStart(offset), line = lines[lineIndex(of: offset)]
      return carets(at: offset, in: line).weak.map { caret($0, in: line) }
    }
    private func caret(_ x: Int32, in line: PangoLine) -> CGRect {
      let height = line.height > 0 ? line.height : lines[lines.count - 1].height
      return CGRect(x: line.x + CGFloat(x) / pangoScale, y: line.top, width: 0, height: height)
    }
    /// Where a letter of the line's direction would go at `offset`, and where another would, if that is somewhere else.
    /// In Pango's units, from the left end of the line.
    ///
    /// Source: Pango, `pango_layout_get_cursor_pos`: both are the end of the letter before and the start of the one after,
    /// and the strong one is that at the letter before if this has the line's direction; the ends of a line count as it.
    /// Our choice: where both have one direction, as a number after Hebrew in an English line and what follows it, the
    /// strong one is at the letter that is less deep in it.
    private func carets(at offset: Int, in line: PangoLine) -> (strong: Int32, weak: Int32?) {
      if line.end == line.start { return (0, nil) }
      let width = Int32((line.width * pangoScale).rounded())
      var before = line.isRightToLeft ? width : 0, after = line.isRightToLeft ? 0 : width
      let own: UInt8 = line.isRightToLeft ? 1 : 0
      var levelBefore = own, levelAfter = own
      if offset < line.end {
        pango_layout_line_index_to_x(line.line, Int32(offset - line.origin), 0, &after)
        levelAfter = line.level(at: offset) ?? own
      }
      if offset > line.start {
        let last = content.characterStart(min(offset, line.end) - 1)
        pango_layout_line_index_to_x(line.line, Int32(last - line.origin), 1, &before)
        levelBefore = line.level(at: last) ?? own
      }
      if levelBefore == levelAfter { return (after, nil) }
      let haveOneDirection = levelBefore & 1 == levelAfter & 1
      let isBefore = haveOneDirection ? levelBefore < levelAfter : levelBefore & 1 == own
      let (strong, weak) = isBefore ? (before, after) : (after, before)
      return (strong, strong == weak ? nil : weak)
    }

    override package func offset(nearest point: CGPoint) -> Int {
      guard !lines.isEmpty else { return 0 }
      let half = (text.lineSpacing + text.lineGap(scale: scale)) / 2
      let index = firstLine { point.y < $0.top + $0.height + half }
      let line = lines[index]
      let x = (point.x - line.x) * pangoScale
      var place: Int32 = 0, trailing: Int32 = 0
      pango_layout_line_x_to_index(line.line, Int32(min(max(x.isNaN ? 0 : x, -1e9), 1e9)), &place, &trailing)
      var offset = line.origin + Int(place)
      for _ in 0..<trailing {
        offset += 1
        while offset < content.bytes.count, content.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      }
      offset = min(offset, line.end, content.bytes.count)
      // The end of a wrapped line is the start of the next one, where the caret would jump to; stay on this one.
      if offset >= line.end, !line.endsParagraph, index + 1 < lines.count, line.end > line.start {
        offset = clusterStart(line.end - 1)
      }
      return offset
    }

    override package var lineDistance: CGFloat {
      guard let font = text.largestFont, let touch = font.touch, touch.isSystem, text.lineHeight == nil else {
        return size.height
      }
      return font.size * (TouchFont.ascent + TouchFont.descent + touch.leading)
    }
    override package var gapAbove: CGFloat? { text.largestFont.flatMap { font in font.touch?.gap(font.size) } }

    override package var lineStarts: [Int] { lines.map(\.start) }

    override package func rectangles(of range: Range<Int>) -> [CGRect] {
      var result: [CGRect] = []
      var block: PangoBlock?
      var iterator: OpaquePointer?
      var place = 0
      defer { if let iterator { pango_layout_iter_free(iterator) } }
      for line in lines[firstIndex { $0.end > range.lowerBound }...] {
        if line.start >= range.upperBound { break }
        let start = max(range.lowerBound, line.start), end = min(range.upperBound, line.end)
        if start >= end { continue }
        if block !== line.block {
          if let iterator { pango_layout_iter_free(iterator) }
          (block, iterator, place) = (line.block, pango_layout_get_iter(line.block.layout), 0)
        }
        // Pango counts these ranges from the edge of its layout; an iterator knows where the line begins there.
        while let iterator, pango_layout_iter_get_line_readonly(iterator) != line.line {
          if pango_layout_iter_next_line(iterator) == 0 { break }
          place += 1
        }
        var extents = PangoRectangle()
        if let iterator { pango_layout_iter_get_line_extents(iterator, nil, &extents) }
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line.line, Int32(start - line.origin), Int32(end - line.origin), &ranges, &count)
        for index in 0..<Int(count) {
          guard let ranges else { break }
          let left = CGFloat(ranges[index * 2] - extents.x) / pangoScale
          let right = CGFloat(ranges[index * 2 + 1] - extents.x) / pangoScale
          if right > left {
            result.append(CGRect(x: line.x + left, y: line.top, width: right - left, height: line.height))
          }
        }
        g_free(ranges)
      }
      return result
    }

    // MARK: -

    /// The index of the first line for which `condition` holds, the last line if it holds for none. The condition must
    /// hold for every line behind that one too.
    private func firstLine(where condition: (PangoLine) -> Bool) -> Int {
      min(firstIndex(where: condition), lines.count - 1)
    }

    private func firstIndex(where condition: (PangoLine) -> Bool) -> Int {
      lines.indices.partitionPoint { condition(lines[$0]) }
    }

    private func lineIndex(of offset: Int) -> Int { max(0, firstIndex { $0.start > offset } - 1) }

    /// The nearest place for a caret at or before `offset`.
    private func clusterStart(_ offset: Int) -> Int {
      var offset = content.characterStart(offset)
      guard offset > 0, offset < content.bytes.count, !lines.isEmpty else { return offset }
      let line = lines[lineIndex(of: offset)]
      guard offset > line.start, offset < line.end else { return offset }
      // Attributes are a list of characters: count them from the start of the block.
      let block = line.block
      var count: Int32 = 0
      guard let attributes = pango_layout_get_log_attrs_readonly(block.layout, &count) else { return offset }
      var character = 0
      for index in block.start..<offset where content.bytes[index] & 0xC0 != 0x80 { character += 1 }
      while offset > line.start, character < Int(count), attributes[character].is_cursor_position == 0 {
        offset = content.characterStart(offset - 1)
        character -= 1
      }
      return offset
    }
  }
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// A part of a text that Pango has shaped and broken into lines, all of it in most cases.
  ///
  /// The last reference may go away anywhere. The layout is given back on the main actor, since the fonts that it holds are those of a map that other
  /// threads may not touch.
  final class PangoBlock {
    let layout: OpaquePointer
    /// UTF-8 offset in the text of the block's first byte.
    let start: Int
    /// Bytes that the block has of the text.
    let count: Int

    /// Takes over the reference that the caller holds.
    init(owning layout: OpaquePointer, start: Int, count: Int) {
      (self.layout, self.start, self.count) = (layout, start, count)
    }
    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// A line of a layout: what Pango found and where we put it. Points from the top left corner of the layout.
  struct PangoLine {
    let block: PangoBlock
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// UTF-8 offsets in the text; the end is that of the line's last character that is not a separator of paragraphs.
    let start, end: Int
    let endsParagraph: Bool
    let naturalHeight, ascent, width: CGFloat
    var x: CGFloat = 0
    var top: CGFloat = 0
    var height: CGFloat = 0
    var baseline: CGFloat = 0

    var isRightToLeft: Bool { pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL }
    /// What Pango calls offset 0, in the text.
    var origin: Int { block.start }
    /// How deep the letter at an offset in the text lies in runs of other directions; odd when it is read from the right.
    /// Nil where the line has none. Source: Unicode, UAX #9, embedding levels.
    func level(at offset: Int) -> UInt8? {
      let index = Int32(offset - origin)
      var next = line.pointee.runs
      while let run = next {
        if let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item?.pointee,
          index >= item.offset, index < item.offset + item.length
        {
          return item.analysis.level
        }
        next = run.pointee.next
      }
      return nil
    }
  }

  extension PangoLine {
    /// The lines of a block, without positions yet. At most `limit` of them are looked at.
    ///
    /// Pango takes the letter spacing away at both ends of a line once it has broken it, half of it at
    /// each; `spacing` tells how much that was for the character at an offset, so that a line has the
    /// width that counted when it was broken.
    ///
    /// - Parameter faces: The fonts of the text that are set with other heights than those of their faces.
    /// - Parameter offsets: How far the character at an offset is raised, and whether it is an image; nil for a text
    ///   of which nothing is raised or lowered.
    static func lines(
      of block: PangoBlock, limit: Int, faces: [LineFace] = [], spacing: ((Int) -> CGFloat)?,
      offsets: ((Int) -> BaselineOffset)? = nil
    ) -> [PangoLine] {
      let count = min(Int(pango_layout_get_line_count(block.layout)), limit)
      var result: [PangoLine] = []
      result.reserveCapacity(count)
      for index in 0..<count {
        guard let line = pango_layout_get_line_readonly(block.layout, Int32(index)) else { break }
        var extents = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extents)
        let start = Int(line.pointee.start_index)
        let end = start + Int(line.pointee.length)
        var width = CGFloat(max(0, extents.width)) / pangoScale
        if let spacing, end > start {
          width += (spacing(block.start + start) + spacing(block.start + end - 1)) / 2
        }
        let next = pango_layout_get_line_readonly(block.layout, Int32(index + 1))
        var (ascent, height) = (CGFloat(-extents.y) / pangoScale, CGFloat(extents.height) / pangoScale)
        if let offsets {
          (ascent, height) = Self.extents(of: line, ascent, height, faces) { offsets(block.start + $0) }
        } else if !faces.isEmpty {
          let set = faces.ascent(ascent)
          (ascent, height) = (set, set + faces.descent(height - ascent))
        }
        result.append(
          PangoLine(
            block: block, line: line, start: block.start + start, end: block.start + end,
            endsParagraph: next.map { pango_layout_line_is_paragraph_start($0) != 0 } ?? true,
            naturalHeight: height, ascent: ascent, width: max(0, width)))
      }
      return result
    }

    /// What is raised or lowered of a text. Points, upwards.
    struct BaselineOffset {
      var offset: CGFloat
      var isImage: Bool
    }
    /// The ascent and the height of a line with raised and lowered letters: the line keeps the room that the letters have
    /// without an offset, and grows upwards by one above 0 and downwards by one below. Source: Apple, documentation of
    /// `Text.baselineOffset(_:)`: the bounds expand to contain the moved text. Pango moves the room along.
    private static func extents(
      of line: UnsafeMutablePointer<PangoLayoutLine>, _ ascent: CGFloat, _ height: CGFloat, _ faces: [LineFace],
      offsets: (Int) -> BaselineOffset
    ) -> (ascent: CGFloat, height: CGFloat) {
      var above: CGFloat?, below: CGFloat = 0
      var next = line.pointee.runs
      while let run = next {
        next = run.pointee.next
        guard let glyphs = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          let item = glyphs.item?.pointee
        else { continue }
        let change = offsets(Int(item.offset))
        var (top, bottom) = (ascent, height - ascent)
        if !change.isImage, let font = item.analysis.font {
          var extents = PangoRectangle()
          pango_glyph_string_extents(glyphs.glyphs, font, nil, &extents)
          (top, bottom) = (CGFloat(-extents.y) / pangoScale, CGFloat(extents.y + extents.height) / pangoScale)
        }
        (top, bottom) = (faces.ascent(top), faces.descent(bottom))
        above = max(above ?? 0, top + max(0, change.offset))
        below = max(below, bottom + max(0, -change.offset))
      }
      return above.map { ($0, $0 + below) } ?? (ascent, height)
    }
  }

  /// Pango's units for each point.
  nonisolated let pangoScale = CGFloat(PANGO_SCALE)
#endif

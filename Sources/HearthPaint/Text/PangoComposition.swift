#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Breaks a text into the lines that fit: the steps from a styled text to placed lines.
  struct PangoComposition {
    let content: TextContent
    let fonts: FontLibrary
    let images: (any ImageLoader)?
    /// Pango units, a multiple of 1/64 of a point; nil without a limit.
    let width: Int32?
    /// Points; nil without a limit.
    let height: CGFloat?
    /// What fonts are multiplied with, and the part of their size by which letters are squeezed together.
    var scale: CGFloat = 1
    var tightening: CGFloat = 0

    /// The fonts that are set with other heights than those of their faces.
    private let faces: [LineFace]
    private(set) var lines: [PangoLine] = []
    private(set) var isTruncated = false
    /// True when a line was broken because of the width, so that a wider proposal might break it elsewhere.
    private(set) var isWrapped = false

    /// A part is at least so long when the text has more, in bytes. Source: measured, shaping costs 1 ms for each
    /// kilobyte; what a line limit cuts off in further parts is never shaped.
    private static let partLength = 2048
    /// A paragraph longer than this is shaped in several parts. Without a width it has to be one line, so that it is
    /// cut only where it would become longer than any window.
    private var paragraphLength: Int { width == nil ? 16_384 : 4096 }

    init(
      _ content: TextContent, fonts: FontLibrary, images: (any ImageLoader)?, width: Int32?, height: CGFloat?,
      scale: CGFloat = 1, tightening: CGFloat = 0
    ) {
      (self.content, self.fonts, self.images, self.width, self.height) = (content, fonts, images, width, height)
      (self.scale, self.tightening) = (scale, tightening)
      faces = content.text.runs.indices.compactMap { index in
        let font = content.font(of: index, scale: scale)
        return font.touch?.isSystem == true ? fonts.ruler.lineFace(of: font) : nil
      }
      breakLines()
    }

    /// The letter spacing at an offset; nil if the text has no letter spacing anywhere.
    private var spacing: ((Int) -> CGFloat)? {
      let spacings = content.text.runs.indices.map {
        content.letterSpacing(of: $0, scale: scale, tightening: tightening)
      }
      let tracking = content.text.runs.indices.map { content.tracking(of: $0, scale: scale) }
      if spacings.allSatisfy({ $0 == 0 }), tracking.allSatisfy({ $0 == 0 }) { return nil }
      return { [content] offset in
        let run = content.runIndex(at: offset)
        return spacings[run] + (tracking[run] != 0 && content.isTracked(at: offset) ? tracking[run] : 0)
      }
    }

    /// How far what is at an offset is raised; nil if nothing is anywhere.
    private var offsets: ((Int) -> PangoLine.BaselineOffset)? {
      let all = content.text.runs.map {
        PangoLine.BaselineOffset(offset: $0.attributes.baselineOffset * scale, isImage: $0.attributes.image != nil)
      }
      if all.allSatisfy({ $0.offset == 0 }) { return nil }
      return { [content] in all.isEmpty ? .init(offset: 0, isImage: false) : all[content.runIndex(at: $0)] }
    }

    var leading: CGFloat { content.text.runs.map(\.attributes.font.leading).max() ?? 1 }

    private mutating func breakLines() {
      let lineLimit = max(1, content.text.lineLimit ?? .max)
      let gap = content.text.lineGap(scale: scale) + content.text.lineSpacing
      var start = 0
      var bottom: CGFloat = 0
      while true {
        var part =
          content.bytes.count <= paragraphLength
          ? TextContent.Part(range: 0..<content.bytes.count, next: content.bytes.count, isLast: true)
          : content.part(from: start, preferred: Self.partLength, maximum: paragraphLength)
        let block = makeBlock(part.range, width: lineLimit == 1 ? nil : width)
        if pango_layout_is_wrapped(block.layout) != 0 { isWrapped = true }
        var found = PangoLine.lines(
          of: block, limit: lineLimit == .max ? .max : lineLimit + 1, faces: faces, spacing: spacing,
          offsets: offsets)
        if part.splitsParagraph, found.count > 1, found.count == pango_layout_get_line_count(block.layout) {
          // The paragraph goes on: its last line is broken again together with what follows.
          part.next = found.removeLast().start
        }
        for line in found {
          let advance = content.text.height(ofLine: line.naturalHeight, leading: leading, scale: scale)
          let isTooTall = height.map { bottom + advance > $0 + 0.01 } ?? false
          if !lines.isEmpty, lines.count >= lineLimit || isTooTall {
            truncate()
            return
          }
          lines.append(line)
          bottom += advance + gap
        }
        if part.isLast { break }
        start = part.next
      }
      // With a limit of one line nothing was wrapped, the first paragraph is one line.
      if lines.count == 1, let width, lineLimit == 1,
        pangoWidth(lines[0]) + Int32((content.text.indent(ofFirstLine: true) * scale * pangoScale).rounded()) > width
      {
        truncate()
      }
    }

    private func pangoWidth(_ line: PangoLine) -> Int32 { Int32((line.width * pangoScale).rounded()) }

    /// Replaces the last line by one that ends (or begins) with an ellipsis.
    private mutating func truncate() {
      isTruncated = true
      let last = lines.removeLast()
      let truncation = content.text.truncation
      var range = last.start..<content.bytes.count
      var needsEllipsis = false
      if truncation == .tail {
        let paragraph = content.paragraphEnd(from: last.start)
        range = last.start..<paragraph.end
        needsEllipsis = last.endsParagraph && lineHoldsAll(of: range, last)
      }
      // Much more than a line shows; what lies further on cannot be seen.
      if truncation == .tail, range.count > 4096 {
        range = range.lowerBound..<content.characterStart(range.lowerBound + 4096)
      }
      let block = makeBlock(range, width: width, ellipsis: truncation, appendsEllipsis: needsEllipsis)
      lines += PangoLine.lines(of: block, limit: 1, faces: faces, spacing: spacing, offsets: offsets)
    }

    /// True when the last line has its paragraph to the end, so that only a further paragraph was cut off.
    private func lineHoldsAll(of range: Range<Int>, _ line: PangoLine) -> Bool {
      guard line.end >= range.upperBound else { return false }
      return width.map { pangoWidth(line) <= $0 } ?? true
    }

    private func makeBlock(
      _ range: Range<Int>, width: Int32?, ellipsis: StyledText.Truncation? = nil, appendsEllipsis: Bool = false
    ) -> PangoBlock {
      let layout = pango_layout_new(fonts.context(isRightToLeft: content.text.isRightToLeft))!
      pango_layout_set_font_description(layout, fonts.description(of: content.font(of: 0, scale: scale)))
      if content.text.isDirectionFixed { pango_layout_set_auto_dir(layout, 0) }
      // What is cut off begins a line, and not a paragraph, but for the text's first line.
      if content.text.indent != 0, ellipsis == nil || range.lowerBound == 0 {
        pango_layout_set_indent(layout, Int32((content.text.indent * scale * pangoScale).rounded()))
      }
      if !content.text.tabStops.isEmpty { setTabs(layout) }
      var bytes = content.bytes[range]
      if ellipsis != nil {
        // What is left is one line, whatever separators it has.
        for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D { bytes[index] = 0x20 }
        pango_layout_set_single_paragraph_mode(layout, 1)
      }
      if appendsEllipsis { bytes.append(contentsOf: "…".utf8) }
      bytes.withUnsafeBytes { buffer in
        pango_layout_set_text(
          layout, buffer.baseAddress?.assumingMemoryBound(to: CChar.self) ?? emptyText, Int32(buffer.count))
      }
      if let list = content.attributes(in: range, fonts: fonts, images: images, scale: scale, tightening: tightening) {
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
      }
      if let ellipsis {
        switch ellipsis {
        case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
        pango_layout_set_height(layout, -1)
        pango_layout_set_width(layout, width ?? -1)
      } else if let width {
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, width)
      } else if CGFloat(range.count) * content.font(of: 0, scale: scale).size > 500_000 {
        // Pango counts in 32 bits of 1/1024 points: a line cannot be longer than two million points.
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, 500_000 * PANGO_SCALE)
      }
      return PangoBlock(owning: layout, start: range.lowerBound, count: range.count)
    }

    private func setTabs(_ layout: OpaquePointer) {
      let stops = content.text.tabStops
      let tabs = pango_tab_array_new(Int32(stops.count), 0)
      for (index, stop) in stops.enumerated() {
        pango_tab_array_set_tab(tabs, Int32(index), PANGO_TAB_LEFT, Int32((stop * scale * pangoScale).rounded()))
      }
      pango_layout_set_tabs(layout, tabs)
      pango_tab_array_free(tabs)
    }
    /// How far each line is indented: points.
    private var indents: [CGFloat] {
      lines.indices.map {
        content.text.indent(ofFirstLine: $0 == 0 || lines[$0 - 1].endsParagraph) * scale
      }
    }

    /// The size of the layout. Gives each line its place.
    mutating func place() -> CGSize {
      let text = content.text
      let indents = text.indent == 0 ? nil : self.indents
      var exact: CGFloat = 0
      for index in lines.indices { exact = max(exact, lines[index].width + (indents?[index] ?? 0)) }
      var longest = (exact * 64).rounded(.up) / 64
      // What sticks out of the width is not part of the size. Pixels are: a whole one may lie beyond the width.
      if let width, longest > CGFloat(width) / pangoScale {
        longest = CGFloat(width) / pangoScale
      } else {
        longest = text.roundedUp(longest)
      }
      let leading = leading, gap = text.lineGap(scale: scale) + text.lineSpacing
      var top: CGFloat = 0
      for index in lines.indices {
        let indent = indents?[index] ?? 0
        let rest = longest - lines[index].width - indent
        let isRightToLeft = text.alignsByContent ? lines[index].isRightToLeft : text.isRightToLeft
        switch text.alignment {
        case .leading: lines[index].x = isRightToLeft ? rest : 0
        case .center: lines[index].x = rest / 2
        case .trailing: lines[index].x = isRightToLeft ? 0 : rest
        }
        if !isRightToLeft { lines[index].x += indent }
        let height = text.height(ofLine: lines[index].naturalHeight, leading: leading, scale: scale)
        lines[index].top = top
        lines[index].height = height
        lines[index].baseline = top + lines[index].ascent + (height - lines[index].naturalHeight) / 2
        top += height + gap
      }
      if let first = lines.first, text.reservedLines > lines.count {
        top += CGFloat(text.reservedLines - lines.count) * (first.height + gap)
      }
      return CGSize(width: longest, height: text.roundedUp(max(0, top - gap)))
    }

    /// The size of a layout of one line, and its baseline: what `place()` finds for it.
    static func size(
      ofLine width: CGFloat, height: CGFloat, ascent: CGFloat, leading: CGFloat, text: StyledText
    ) -> (size: CGSize, baseline: CGFloat) {
      let lineHeight = text.height(ofLine: height, leading: leading)
      let gap = text.lineGap() + text.lineSpacing
      var total = lineHeight + gap
      if text.reservedLines > 1 { total += CGFloat(text.reservedLines - 1) * (lineHeight + gap) }
      return (
        CGSize(
          width: text.roundedUp((width * 64).rounded(.up) / 64), height: text.roundedUp(max(0, total - gap))),
        ascent + (lineHeight - height) / 2
      )
    }
  }

  private nonisolated(unsafe) let emptyText: UnsafePointer<CChar> = {
    // Lives as long as the process; Pango wants an address even for no bytes.
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    text.initialize(to: 0)
    return UnsafePointer(text)
  }()
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Measures a line of plain letters without laying it out.
  ///
  /// Pango finds the script, the fonts and the places where a text may be broken before it shapes it, which
  /// takes longer than the shaping. For printable ASCII in one font this cannot differ from text to
  /// text, so that it is found once and only the widths of the glyphs are asked for. Source: measured, 3 µs
  /// instead of 7 for a line of eight letters.
  final class LineRuler {
    /// A line's size in Pango's units, as `pango_layout_line_get_extents` tells it.
    struct Extents {
      var width: Int32
      /// Points.
      var height, ascent: CGFloat
    }

    /// A font that has every printable ASCII character, as Pango sees it in a text with letters and in one without.
    private struct Face {
      let withLetters, withoutLetters: UnsafeMutablePointer<PangoItem>
      let height, ascent: CGFloat
    }

    private let context: OpaquePointer
    private let describe: (FontDescription) -> OpaquePointer
    private var faces: [FontDescription: Face?] = [:]
    private var last: (font: FontDescription, face: Face?)?
    private let glyphs = pango_glyph_string_new()!

    /// - Parameters:
    ///   - context: A context that writes from left to right. Borrowed, as what `describe` returns.
    init(_ context: OpaquePointer, describe: @escaping (FontDescription) -> OpaquePointer) {
      (self.context, self.describe) = (context, describe)
    }
    isolated deinit {
      forgetFaces()
      pango_glyph_string_free(glyphs)
    }

    /// The extents of the one line that `text` is, if it is such a line; nil for all other texts.
    func measure(_ text: StyledText) -> Extents? {
      guard let run = text.onlyRun, !text.isRightToLeft, run.attributes.isPlainInLayout else { return nil }
      let font = run.attributes.font
      if font.hasMonospacedDigits || font.hasSmallCaps || font.hasUppercaseSmallCaps
        || run.text.utf8.count > Self.longest
      {
        return nil
      }
      var string = run.text
      return string.withUTF8 { bytes in
        guard let hasLetters = Self.letters(in: bytes), let face = face(of: font) else { return nil }
        let item = hasLetters ? face.withLetters : face.withoutLetters
        let spacing = TextContent.units(ofLetterSpacing: font.letterSpacing)
        let set = LineFace(font, face.height, face.ascent).line
        guard let width = width(of: bytes, item, spacing: spacing) else { return nil }
        return Extents(width: width, height: set.ascent + set.descent, ascent: set.ascent)
      }
    }

    /// The width in Pango's units; nil where letters became one glyph, which is spaced once.
    ///
    /// Pango shapes letters that are spaced, and digits, which are not, apart from one another: nothing is kerned between them.
    private func width(
      of bytes: UnsafeBufferPointer<UInt8>, _ item: UnsafeMutablePointer<PangoItem>, spacing: Int32
    ) -> Int32? {
      if spacing == 0 { return shapedWidth(of: bytes, 0..<bytes.count, item) }
      var width: Int32 = 0, start = 0
      while start < bytes.count {
        let isTracked = TouchFont.tracks(Unicode.Scalar(bytes[start]))
        var end = start + 1
        while end < bytes.count, TouchFont.tracks(Unicode.Scalar(bytes[end])) == isTracked { end += 1 }
        width += shapedWidth(of: bytes, start..<end, item)
        if isTracked {
          guard glyphs.pointee.num_glyphs == end - start else { return nil }
          width += Int32(end - start) * spacing
        }
        start = end
      }
      return max(0, width)
    }
    /// Shapes a part of the bytes: `glyphs` has what it is made of.
    private func shapedWidth(
      of bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, _ item: UnsafeMutablePointer<PangoItem>
    ) -> Int32 {
      guard let text = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self) else { return 0 }
      pango_shape_full(
        text + part.lowerBound, Int32(part.count), text, Int32(bytes.count), &item.pointee.analysis, glyphs)
      return pango_glyph_string_get_width(glyphs)
    }

    /// Bytes. Longer texts are broken in most cases, and then laid out anyway.
    private static let longest = 256

    /// Whether there is a letter; nil when anything else than printable ASCII is there, or nothing but spaces.
    private static func letters(in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
      var hasLetters = false, hasInk = false
      for byte in bytes {
        if byte < 0x20 || byte > 0x7E { return nil }
        if byte != 0x20 { hasInk = true }
        let lower = byte | 0x20
        if lower >= 0x61 && lower <= 0x7A { hasLetters = true }
      }
      return hasInk ? hasLetters : nil
    }

    /// How lines of a font are set, which differs from what its face says on phones; nil for a font whose face has not
    /// every letter.
    func lineFace(of font: FontDescription) -> LineFace? {
      face(of: font).map { LineFace(font, $0.height, $0.ascent) }
    }

    private func face(of font: FontDescription) -> Face? {
      if let last, last.font == font { return last.face }
      let face: Face?
      if let known = faces[font] {
        face = known
      } else {
        if faces.count > 200 { forgetFaces() }
        face = makeFace(font)
        faces[font] = .some(face)
      }
      last = (font, face)
      return face
    }
    private func forgetFaces() {
      last = nil
      for case let face? in faces.values {
        pango_item_free(face.withLetters)
        pango_item_free(face.withoutLetters)
      }
      faces.removeAll()
    }

    private func makeFace(_ font: FontDescription) -> Face? {
      let all = String(decoding: UInt8(0x20)...UInt8(0x7E), as: UTF8.self)
      let description = describe(font)
      guard let withLetters = item(for: all, description) else { return nil }
      guard let withoutLetters = item(for: all.filter { !$0.isLetter }, description) else {
        pango_item_free(withLetters)
        return nil
      }
      let layout = pango_layout_new(context)!
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_font_description(layout, description)
      pango_layout_set_text(layout, all, Int32(all.utf8.count))
      var extents = PangoRectangle()
      pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &extents)
      return Face(
        withLetters: withLetters, withoutLetters: withoutLetters, height: CGFloat(extents.height) / pangoScale,
        ascent: CGFloat(-extents.y) / pangoScale)
    }

    /// The one item that all of `sample` is; nil when Pango would take it apart.
    private func item(for sample: String, _ description: OpaquePointer) -> UnsafeMutablePointer<PangoItem>? {
      pango_context_set_font_description(context, description)
      let list = pango_itemize_with_base_dir(
        context, PANGO_DIRECTION_LTR, sample, 0, Int32(sample.utf8.count), nil, nil)
      defer { g_list_free(list) }
      let first = list?.pointee.data.assumingMemoryBound(to: PangoItem.self)
      guard list?.pointee.next != nil || first == nil || first?.pointee.analysis.font == nil else { return first }
      var link = list
      while let current = link {
        pango_item_free(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
        link = current.pointee.next
      }
      return nil
    }
  }

  extension TextAttributes {
    /// Whether the font says everything about the place that the letters take.
    var isPlainInLayout: Bool {
      kerning == 0 && tracking == 0 && baselineOffset == 0 && image == nil && language == nil
    }
  }
#endif

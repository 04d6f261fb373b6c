#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  extension TextContent {
    /// Pango's attributes for the bytes in `range`, relative to its start; nil when the font of the layout says
    /// everything and a break inside a word may show a hyphen. The caller owns the list.
    ///
    /// Colours, lines and backgrounds are not among them, the painter has those from the runs. Runs are kept apart by
    /// an attribute with their number, which no painter looks at.
    func attributes(
      in range: Range<Int>, fonts: FontLibrary, images: (any ImageLoader)?, scale: CGFloat, tightening: CGFloat
    ) -> OpaquePointer? {
      let isPlain =
        text.runs.count <= 1 && tightening == 0
        && text.runs.allSatisfy { run in
          let a = run.attributes
          return a.kerning == 0 && a.tracking == 0 && a.baselineOffset == 0 && a.image == nil
            && !a.font.hasMonospacedDigits && !a.font.hasUppercaseSmallCaps && a.language == nil
            && a.font.letterSpacing == 0
        }
      // Pango shows a hyphen where it breaks inside a word; only a soft hyphen asks for one.
      let hasSoftHyphen = bytes[range].contains(0xC2) && bytes[range].contains(0xAD)
      if isPlain, hasSoftHyphen { return nil }
      if isPlain { return pango_attr_list_ref(Self.withoutHyphens) }
      let list = pango_attr_list_new()!
      if !hasSoftHyphen { pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
      for index in text.runs.indices {
        let start = max(runStarts[index], range.lowerBound), end = min(runStarts[index + 1], range.upperBound)
        if start >= end { continue }
        let attributes = text.runs[index].attributes
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ from: Int = start, _ to: Int = end) {
          attribute.pointee.start_index = UInt32(from - range.lowerBound)
          attribute.pointee.end_index = UInt32(to - range.lowerBound)
          pango_attr_list_insert(list, attribute)
        }
        if index > 0 { add(pango_attr_font_desc_new(fonts.description(of: font(of: index, scale: scale)))) }
        // Without small letters as small capitals; with them the description of the font says both.
        let hasSmallCapitals = attributes.font.hasUppercaseSmallCaps && !attributes.font.hasSmallCaps
        let features = (attributes.font.hasMonospacedDigits ? ["tnum=1"] : []) + (hasSmallCapitals ? ["c2sc=1"] : [])
        if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ", "))) }
        if let language = attributes.language { add(pango_attr_language_new(pango_language_from_string(language))) }
        let spacing = letterSpacing(of: index, scale: scale, tightening: tightening)
        let tracking = tracking(of: index, scale: scale)
        if tracking != 0 {
          for part in trackedParts(in: start..<end) {
            let points = spacing + (part.isTracked ? tracking : 0)
            if points != 0 {
              add(pango_attr_letter_spacing_new(units(points)), part.range.lowerBound, part.range.upperBound)
            }
          }
        } else if spacing != 0 {
          add(pango_attr_letter_spacing_new(units(spacing)))
        }
        if attributes.baselineOffset != 0 { add(pango_attr_rise_new(units(attributes.baselineOffset * scale))) }
        if let source = attributes.image {
          let metrics = images?.metrics(of: source)
          let size = metrics?.size ?? CGSize(width: attributes.font.size, height: attributes.font.size)
          let baseline = metrics?.baseline ?? size.height
          var shape = PangoRectangle(
            x: 0, y: -units(baseline * scale), width: units(size.width * scale), height: units(size.height * scale))
          var rest = PangoRectangle(x: 0, y: shape.y, width: 0, height: shape.height)
          let first = min(end, characterStart(runStarts[index]) + text.runs[index].text.prefix(1).utf8.count)
          if start < first { add(pango_attr_shape_new(&shape, &shape), start, first) }
          if first < end { add(pango_attr_shape_new(&rest, &rest), max(first, start), end) }
        }
        if text.runs.count > 1 {
          add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0))
        }
      }
      return list
    }

    private static let withoutHyphens: OpaquePointer = {
      let list = pango_attr_list_new()!
      pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
      return list
    }()

    /// Points between the letters of a run, a whole number of Pango's units.
    func letterSpacing(of run: Int, scale: CGFloat, tightening: CGFloat) -> CGFloat {
      let attributes = text.runs[run].attributes
      let points = attributes.kerning + attributes.tracking - tightening * attributes.font.size
      return CGFloat(units(points * scale)) / pangoScale
    }

    /// Points that the font of a run asks for behind each letter that is tracked: a whole number of Pango's units, and an
    /// even one, as Pango puts half of it at each side.
    func tracking(of run: Int, scale: CGFloat) -> CGFloat {
      CGFloat(Self.units(ofLetterSpacing: font(of: run, scale: scale).letterSpacing)) / pangoScale
    }
    static func units(ofLetterSpacing points: CGFloat) -> Int32 {
      points.isFinite ? 2 * Int32((points * pangoScale / 2).rounded()) : 0
    }
    /// Whether the character at an offset is tracked.
    func isTracked(at offset: Int) -> Bool {
      let start = characterStart(offset)
      guard start < bytes.count else { return false }
      if bytes[start] < 0x80 { return TouchFont.tracks(Unicode.Scalar(bytes[start])) }
      var rest = String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self).unicodeScalars
        .makeIterator()
      return rest.next().map(TouchFont.tracks) ?? false
    }
    /// A range in parts of which all characters are tracked, or none.
    private func trackedParts(in range: Range<Int>) -> [(range: Range<Int>, isTracked: Bool)] {
      var parts: [(range: Range<Int>, isTracked: Bool)] = []
      var offset = range.lowerBound
      while offset < range.upperBound {
        var next = offset + 1
        while next < range.upperBound, bytes[next] & 0xC0 == 0x80 { next += 1 }
        let isTracked = isTracked(at: offset)
        if let last = parts.last, last.isTracked == isTracked {
          parts[parts.count - 1].range = last.range.lowerBound..<next
        } else {
          parts.append((offset..<next, isTracked))
        }
        offset = next
      }
      return parts
    }

    private func units(_ points: CGFloat) -> Int32 {
      points.isNaN ? 0 : Int32(min(max((points * pangoScale).rounded(), -1e8), 1e8))
    }
  }
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  // What is known of the fonts that text is shaped with.
  extension PangoShaper {
    /// The measures of a font, as lines of its text have them.
    package func metrics(of font: FontDescription) -> FontMetrics {
      let fonts = lines.fonts, context = fonts.context(isRightToLeft: false), description = fonts.description(of: font)
      func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
      var family = font.family ?? ""
      if let face = pango_context_load_font(context, description) {
        if let found = pango_font_describe(face) {
          if let name = pango_font_description_get_family(found) { family = String(cString: name) }
          pango_font_description_free(found)
        }
        g_object_unref(UnsafeMutableRawPointer(face))
      }
      var (ascent, descent) = (font.size * 0.95, font.size * 0.25)
      if let metrics = pango_context_get_metrics(context, description, nil) {
        ascent = points(pango_font_metrics_get_ascent(metrics))
        descent = points(pango_font_metrics_get_descent(metrics))
        pango_font_metrics_unref(metrics)
      }
      if let touch = font.touch, touch.isSystem {
        (ascent, descent) = (font.size * TouchFont.ascent, font.size * TouchFont.descent)
      }
      /// How far the ink of a letter reaches above the baseline.
      func height(_ letter: String) -> CGFloat {
        guard let layout = pango_layout_new(context) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return points(pango_layout_get_baseline(layout) - ink.y)
      }
      return FontMetrics(
        ascent: ascent, descent: descent, capHeight: height("H"), xHeight: height("x"), family: family)
    }

    /// The font that a name stands for: of a family, of a face by its PostScript or full name, or of a family with weight and
    /// slope behind a hyphen; nil where there is none.
    package func font(named name: String, size: CGFloat) -> FontDescription? {
      let names = lines.fonts.names
      guard let face = names.installed(name) ?? names.styled(name) else { return nil }
      return FontDescription(
        family: face.family, size: size, weight: face.weight ?? 400, width: face.width ?? 1, isItalic: face.isItalic)
    }

    /// The families of fonts that there are, in order of their names.
    package var families: [String] {
      Array(Set(eachFamily { String(cString: pango_font_family_get_name($0)) })).sorted()
    }
    /// The faces of a family: "Regular" and "Bold Italic", for example. Empty for a family that is not there.
    package func faces(of family: String) -> [String] {
      let lists = eachFamily { each -> [String]? in
        guard String(cString: pango_font_family_get_name(each)).caseInsensitiveCompare(family) == .orderedSame else {
          return nil
        }
        var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: Int32 = 0
        pango_font_family_list_faces(each, &faces, &count)
        defer { g_free(faces) }
        return (0..<Int(count)).compactMap { index in
          faces?[index].map { String(cString: pango_font_face_get_face_name($0)) }
        }
      }
      return lists.first ?? []
    }
    private func eachFamily<Value>(_ read: (UnsafeMutablePointer<PangoFontFamily>) -> Value?) -> [Value] {
      var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_context_list_families(lines.fonts.context(isRightToLeft: false), &families, &count)
      defer { g_free(families) }
      return (0..<Int(count)).compactMap { families?[$0].flatMap(read) }
    }
  }
#endif

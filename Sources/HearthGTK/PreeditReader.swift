#if GTK
  import CGTK
  import HearthCore
  import HearthRendering

  /// Reads what an input method shows of an unfinished text.
  enum PreeditReader {
    static func read(_ context: UnsafeMutablePointer<GtkIMContext>) -> Preedit {
      var text: UnsafeMutablePointer<CChar>?
      var list: OpaquePointer?
      var cursor: Int32 = 0
      gtk_im_context_get_preedit_string(context, &text, &list, &cursor)
      defer {
        g_free(text)
        if let list { pango_attr_list_unref(list) }
      }
      let string = Self.string(text)
      // GTK counts the caret in characters, Pango and the engine in UTF-8.
      let caret = string.unicodeScalars.prefix(max(0, Int(cursor))).reduce(0) { $0 + UTF8.width($1) }
      return Preedit(string, caret: caret, spans: list.map { spans(of: $0, length: string.utf8.count) } ?? [])
    }

    /// What an input method says, where bytes that are no UTF-8 become U+FFFD.
    nonisolated static func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    /// The parts of a text that attributes of Pango tell apart.
    static func spans(of list: OpaquePointer, length: Int) -> [Preedit.Span] {
      guard let iterator = pango_attr_list_get_iterator(list) else { return [] }
      defer { pango_attr_iterator_destroy(iterator) }
      var spans: [Preedit.Span] = []
      repeat {
        var start: Int32 = 0, end: Int32 = 0
        pango_attr_iterator_range(iterator, &start, &end)
        let range = max(0, Int(start))..<max(0, min(Int(end), length), Int(start))
        if range.isEmpty { continue }
        var span = Preedit.Span(range)
        span.underline = number(PANGO_ATTR_UNDERLINE, iterator).flatMap { underline(PangoUnderline(UInt32($0))) }
        span.underlineColor = color(PANGO_ATTR_UNDERLINE_COLOR, iterator)
        span.color = color(PANGO_ATTR_FOREGROUND, iterator)
        span.background = color(PANGO_ATTR_BACKGROUND, iterator)
        span.isBold = (number(PANGO_ATTR_WEIGHT, iterator) ?? 0) >= Int(PANGO_WEIGHT_SEMIBOLD.rawValue)
        span.isItalic = (number(PANGO_ATTR_STYLE, iterator) ?? 0) != Int(PANGO_STYLE_NORMAL.rawValue)
        span.isStruck = (number(PANGO_ATTR_STRIKETHROUGH, iterator) ?? 0) != 0
        spans.append(span)
      } while pango_attr_iterator_next(iterator) != 0
      return spans
    }

    private static func underline(_ kind: PangoUnderline) -> Preedit.Underline? {
      switch kind {
      case PANGO_UNDERLINE_SINGLE, PANGO_UNDERLINE_LOW, PANGO_UNDERLINE_SINGLE_LINE: .single
      case PANGO_UNDERLINE_DOUBLE, PANGO_UNDERLINE_DOUBLE_LINE: .double
      case PANGO_UNDERLINE_ERROR, PANGO_UNDERLINE_ERROR_LINE: .error
      default: nil
      }
    }
    private static func number(_ type: PangoAttrType, _ iterator: OpaquePointer) -> Int? {
      guard let attribute = pango_attr_iterator_get(iterator, type) else { return nil }
      return Int(UnsafeRawPointer(attribute).assumingMemoryBound(to: PangoAttrInt.self).pointee.value)
    }
    private static func color(_ type: PangoAttrType, _ iterator: OpaquePointer) -> RGBA? {
      guard let attribute = pango_attr_iterator_get(iterator, type) else { return nil }
      let color = UnsafeRawPointer(attribute).assumingMemoryBound(to: PangoAttrColor.self).pointee.color
      func part(_ value: guint16) -> Float { Float(value) / 65535 }
      return RGBA(part(color.red), part(color.green), part(color.blue))
    }
  }
#endif

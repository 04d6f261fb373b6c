#if GTK
  import CGTK
  import Foundation

  /// A sentence of the command `hearth` over what a window shows: what the compiler says about the source that the window would show next.
  ///
  /// It is drawn above the app's picture and is no part of it: the app stays as it was, and takes all events.
  struct WindowNotice {
    let text: String

    /// Draws it at the lower edge: at most half of the window, the text as far as it fits.
    ///
    /// - Parameter size: Points, of the canvas.
    func append(to snapshot: OpaquePointer, over canvas: UnsafeMutablePointer<GtkWidget>, size: CGSize) {
      let margin: Float = 12, width = Float(size.width), most = Float(size.height) / 2
      guard let layout = gtk_widget_create_pango_layout(canvas, text) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      let font = pango_font_description_from_string("Monospace 10")
      pango_layout_set_font_description(layout, font)
      pango_font_description_free(font)
      let unit = Float(PANGO_SCALE)
      pango_layout_set_width(layout, gint(max(1, width - 2 * margin) * unit))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_height(layout, gint(max(1, most - 2 * margin) * unit))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      var (textWidth, textHeight) = (gint(0), gint(0))
      pango_layout_get_pixel_size(layout, &textWidth, &textHeight)
      let height = min(most, Float(textHeight) + 2 * margin), top = Float(size.height) - height

      // As the windows of terminals: readable on any app. Source: our choice.
      var panel = GdkRGBA(red: 0.13, green: 0.13, blue: 0.15, alpha: 0.94)
      var edge = GdkRGBA(red: 0.92, green: 0.34, blue: 0.32, alpha: 1)
      var words = GdkRGBA(red: 0.96, green: 0.96, blue: 0.96, alpha: 1)
      var area = Self.rect(0, top, width, height), line = Self.rect(0, top, width, 2)
      gtk_snapshot_push_clip(snapshot, &area)
      gtk_snapshot_append_color(snapshot, &panel, &area)
      gtk_snapshot_append_color(snapshot, &edge, &line)
      gtk_snapshot_save(snapshot)
      var origin = graphene_point_t(x: margin, y: top + margin)
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_append_layout(snapshot, layout, &words)
      gtk_snapshot_restore(snapshot)
      gtk_snapshot_pop(snapshot)
    }
    private static func rect(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> graphene_rect_t {
      graphene_rect_t(origin: graphene_point_t(x: x, y: y), size: graphene_size_t(width: width, height: height))
    }
  }
#endif

#if GTK
  import CGTK
  import HearthRendering

  /// What GTK paints below the content of a window without a frame: the colour of the content's own background, so that
  /// a whole window of pixels is filled once for a frame, and not twice.
  final class WindowBackground {
    private nonisolated(unsafe) let provider: UnsafeMutablePointer<GtkCssProvider>
    private var painted: RGBA?
    private var asked: RGBA?

    init(_ window: UnsafeMutablePointer<GtkWindow>) {
      provider = gtk_css_provider_new()
      // Above the user's own styles too: the content's background would cover what they say.
      let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_USER + 1)
      gtk_style_context_add_provider(
        gtk_widget_get_style_context(window.cast(to: GtkWidget.self)), OpaquePointer(provider), priority)
    }
    isolated deinit { g_object_unref(provider) }

    /// Whether `color` is there already below the content.
    func shows(_ color: RGBA) -> Bool { painted == color }

    /// Called between frames: a change of style within one would be seen in the next.
    func show(_ color: RGBA) {
      if color == asked { return }
      asked = color
      let parts = [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
      // A style's colours have 256 steps; what lies between them, or lets something through, the content paints itself.
      let isExact =
        color.alpha == 1
        && zip(parts, [color.red, color.green, color.blue]).allSatisfy {
          abs($0 - $1 * 255) < 1e-3 && $0 >= 0 && $0 <= 255
        }
      if !isExact && painted == nil { return }
      painted = isExact ? color : nil
      let style =
        isExact ? "* { background: rgb(\(Int(parts[0])), \(Int(parts[1])), \(Int(parts[2]))); transition: none; }" : ""
      gtk_css_provider_load_from_data(provider, style, -1)
    }
  }
#endif

#if GTK
  import CGTK
  import HearthCore

  /// The clipboard and the primary selection of a window's display.
  final class GTKClipboard: Clipboard {
    private let clipboard: OpaquePointer
    private let primary: OpaquePointer
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      clipboard = gtk_widget_get_clipboard(widget)
      primary = gtk_widget_get_primary_clipboard(widget)
    }
    nonisolated deinit {}

    func setText(_ text: String) { gdk_clipboard_set_text(clipboard, text) }
    func readText(_ completion: @escaping @MainActor (String?) -> Void) { read(clipboard, completion) }
    func setPrimarySelection(_ text: String) { gdk_clipboard_set_text(primary, text) }
    func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { read(primary, completion) }

    private final class Request {
      let completion: @MainActor (String?) -> Void
      init(_ completion: @escaping @MainActor (String?) -> Void) { self.completion = completion }
      nonisolated deinit {}
    }
    private func read(_ clipboard: OpaquePointer, _ completion: @escaping @MainActor (String?) -> Void) {
      gdk_clipboard_read_text_async(
        clipboard, nil,
        { source, result, data in
          let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
          let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
          // Invalid UTF-8 from another program is repaired, not trusted.
          let string = text.map { String(cString: $0) }
          g_free(text)
          MainActor.assumeIsolated { request.completion(string) }
        }, Unmanaged.passRetained(Request(completion)).toOpaque())
    }
  }
#endif

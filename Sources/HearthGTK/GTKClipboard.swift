#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// The clipboard and the primary selection of a window's display.
  package final class GTKClipboard: Clipboard {
    package var collections = 0
    private let clipboard: OpaquePointer
    private let primary: OpaquePointer
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      clipboard = gtk_widget_get_clipboard(widget)
      primary = gtk_widget_get_primary_clipboard(widget)
    }
    /// For a display without a window.
    package init(display: OpaquePointer) {
      clipboard = gdk_display_get_clipboard(display)
      primary = gdk_display_get_primary_clipboard(display)
    }
    nonisolated deinit {}

    // MARK: - Changes

    private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]
    private var isConnected = false
    package func observe(_ observer: ObjectIdentifier, _ action: (@MainActor () -> Void)?) {
      observers[observer] = action
      guard action != nil, !isConnected else { return }
      isConnected = true
      // The clipboard is that of the display and outlives its windows.
      _ = g_signal_connect_data(
        UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(Self.changed, to: GCallback.self),
        Unmanaged.passRetained(Watch(self)).toOpaque(),
        { data, _ in Unmanaged<Watch>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    }
    private final class Watch {
      weak var clipboard: GTKClipboard?
      init(_ clipboard: GTKClipboard) { self.clipboard = clipboard }
      nonisolated deinit {}
    }
    private static let changed: @convention(c) (OpaquePointer, gpointer?) -> Void = { _, data in
      let watch = Unmanaged<Watch>.fromOpaque(data!).takeUnretainedValue()
      MainActor.assumeIsolated {
        if let clipboard = watch.clipboard { for action in clipboard.observers.values { action() } }
      }
    }

    // MARK: - Text

    package func setText(_ text: String) { gdk_clipboard_set_text(clipboard, text) }
    package func readText(_ completion: @escaping @MainActor (String?) -> Void) { readText(clipboard, completion) }
    package func setPrimarySelection(_ text: String) { gdk_clipboard_set_text(primary, text) }
    package func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) {
      readText(primary, completion)
    }

    private final class Request<Value> {
      let completion: @MainActor (Value?) -> Void
      init(_ completion: @escaping @MainActor (Value?) -> Void) { self.completion = completion }
      nonisolated deinit {}
      nonisolated static func take(_ data: gpointer?) -> Request {
        Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
      }
      func retained() -> gpointer { Unmanaged.passRetained(self).toOpaque() }
    }
    /// Bytes of another program that are no UTF-8 become U+FFFD. Other encodings than UTF-8 are GDK's to read, which writes
    /// out such bytes in hexadecimal.
    private func readText(_ clipboard: OpaquePointer, _ completion: @escaping @MainActor (String?) -> Void) {
      if Self.mimeTypes(of: clipboard).contains(ClipboardData.text) {
        return readData(ClipboardData.text, of: clipboard) { data in
          completion(data.map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
        }
      }
      gdk_clipboard_read_text_async(
        clipboard, nil,
        { source, result, data in
          let request = Request<String>.take(data)
          let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
          let string = text.map { String(cString: $0) }
          g_free(text)
          MainActor.assumeIsolated { request.completion(string) }
        }, Request(completion).retained())
    }

    // MARK: - Data

    package var mimeTypes: [String] { Self.mimeTypes(of: clipboard) }
    private static func mimeTypes(of clipboard: OpaquePointer) -> [String] {
      mimeTypes(of: gdk_clipboard_get_formats(clipboard))
    }
    /// The types that can be had of something that has such formats.
    static func mimeTypes(of formats: OpaquePointer!) -> [String] {
      // Text that a program of GTK copied, this one too, is a value that GDK writes as any of several types.
      let formats = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(formats))
      defer { gdk_content_formats_unref(formats) }
      var count: gsize = 0
      guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
      return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    package func setData(_ data: [ClipboardData]) {
      let content = Self.provider(data)
      gdk_clipboard_set_content(clipboard, content)
      if let content { g_object_unref(UnsafeMutableRawPointer(content)) }
    }
    /// What other programs are given of data.
    static func provider(_ data: [ClipboardData]) -> UnsafeMutablePointer<GdkContentProvider>? {
      var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
      for part in data {
        if part.mimeType == ClipboardData.text {
          providers.append(textProvider(String(decoding: part.data, as: UTF8.self)))
        } else {
          let bytes = part.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
          providers.append(gdk_content_provider_new_for_bytes(part.mimeType, bytes))
          g_bytes_unref(bytes)
        }
      }
      // The union takes the providers over.
      return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }
    /// Text as a value: GDK offers it by all names that programs know it by.
    private static func textProvider(_ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
      var value = GValue()
      g_value_init(&value, GTKClipboard.stringType)
      defer { g_value_unset(&value) }
      g_value_set_string(&value, text)
      return gdk_content_provider_new_for_value(&value)
    }
    /// G_TYPE_STRING, a macro. Source: GObject, fundamental types are numbers times four.
    private static let stringType: GType = 16 << 2

    package func readData(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) {
      readData(mimeType, of: clipboard, completion)
    }
    /// What is dropped comes as a clipboard's data does.
    static func readData(_ mimeType: String, of drop: OpaquePointer, _ completion: @escaping @MainActor (Data?) -> Void)
    {
      let name = strdup(mimeType)
      defer { free(name) }
      var names: [UnsafePointer<CChar>?] = [UnsafePointer(name), nil]
      gdk_drop_read_async(
        drop, &names, G_PRIORITY_DEFAULT, nil,
        { source, result, data in
          guard let stream = gdk_drop_read_finish(OpaquePointer(source), result, nil, nil) else {
            let request = Request<Data>.take(data)
            return MainActor.assumeIsolated { request.completion(nil) }
          }
          GTKClipboard.readAll(stream, data)
        }, Request(completion).retained())
    }
    private func readData(
      _ mimeType: String, of clipboard: OpaquePointer, _ completion: @escaping @MainActor (Data?) -> Void
    ) {
      let name = strdup(mimeType)
      defer { free(name) }
      var names: [UnsafePointer<CChar>?] = [UnsafePointer(name), nil]
      gdk_clipboard_read_async(
        clipboard, &names, G_PRIORITY_DEFAULT, nil,
        { source, result, data in
          let stream = gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
          guard let stream else {
            let request = Request<Data>.take(data)
            MainActor.assumeIsolated { request.completion(nil) }
            return
          }
          GTKClipboard.readAll(stream, data)
        }, Request(completion).retained())
    }
    // MARK: - Waiting

    package func dataNow(_ mimeType: String) -> Data? {
      if WaitingLoop.isWaiting || !mimeTypes.contains(mimeType) { return nil }
      var answer: Data??
      let take: @MainActor (Data?) -> Void = { answer = .some($0) }
      if mimeType == ClipboardData.text {
        readText { take($0.map { Data($0.utf8) }) }
      } else {
        readData(mimeType, take)
      }
      WaitingLoop.waitForPrograms(atMost: 1_000_000) { answer != nil }
      return answer ?? nil
    }

    /// Hands everything that `stream` has to the request, and takes both over.
    nonisolated private static func readAll(_ stream: UnsafeMutablePointer<GInputStream>, _ request: gpointer?) {
      let memory = g_memory_output_stream_new_resizable()!
      let closing = G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue
      g_output_stream_splice_async(
        memory, stream, GOutputStreamSpliceFlags(rawValue: closing), G_PRIORITY_DEFAULT, nil,
        { source, result, request in
          let memory = UnsafeMutableRawPointer(source!)
          let isComplete =
            g_output_stream_splice_finish(memory.assumingMemoryBound(to: GOutputStream.self), result, nil) >= 0
          let bytes = g_memory_output_stream_steal_as_bytes(memory.assumingMemoryBound(to: GMemoryOutputStream.self))
          var count: gsize = 0
          let start = g_bytes_get_data(bytes, &count)
          let data: Data? = isComplete ? start.map { Data(bytes: $0, count: Int(count)) } ?? Data() : nil
          g_bytes_unref(bytes)
          let waiting = Request<Data>.take(request)
          MainActor.assumeIsolated { waiting.completion(data) }
        }, request)
      // The operation holds both as long as it needs them.
      g_object_unref(memory)
      g_object_unref(stream)
    }
  }
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// The input method of a window.
  final class GTKInputContext {
    private let context: UnsafeMutablePointer<GtkIMContext>
    private unowned var owner: GTKWindow!
    private(set) var isComposing = false
    private var isDisconnected = false

    init() { context = gtk_im_multicontext_new() }
    nonisolated deinit {}

    /// What is edited now, or nil.
    var request: TextInputRequest? {
      didSet {
        if request == oldValue || isDisconnected { return }
        let isOther =
          request?.capitalization != oldValue?.capitalization || request?.allowsCorrection != oldValue?.allowsCorrection
        if (request == nil) != (oldValue == nil) || request?.purpose != oldValue?.purpose || isOther {
          if oldValue != nil {
            gtk_im_context_reset(context)
            gtk_im_context_focus_out(context)
          }
          if let request {
            setPurpose(request.purpose)
            setHints(request)
            gtk_im_context_focus_in(context)
          }
        }
        if let request {
          var area = GdkRectangle(
            x: Int32(request.caret.minX), y: Int32(request.caret.minY), width: Int32(max(1, request.caret.width)),
            height: Int32(max(1, request.caret.height)))
          gtk_im_context_set_cursor_location(context, &area)
        }
      }
    }
    private func setPurpose(_ purpose: TextInputRequest.Purpose) {
      let value =
        switch purpose {
        case .text: GTK_INPUT_PURPOSE_FREE_FORM
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .url: GTK_INPUT_PURPOSE_URL
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .number: GTK_INPUT_PURPOSE_DIGITS
        case .decimal: GTK_INPUT_PURPOSE_NUMBER
        case .search: GTK_INPUT_PURPOSE_FREE_FORM
        case .name: GTK_INPUT_PURPOSE_NAME
        }
      var property = GValue()
      g_value_init(&property, gtk_input_purpose_get_type())
      g_value_set_enum(&property, gint(value.rawValue))
      g_object_set_property(
        UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), "input-purpose", &property)
      g_value_unset(&property)
    }

    private func setHints(_ request: TextInputRequest) {
      var hints: UInt32 = GTK_INPUT_HINT_NONE.rawValue
      switch request.capitalization {
      case .automatic: break
      case .never: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
      case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
      case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
      case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
      }
      if !request.allowsCorrection { hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue }
      var property = GValue()
      g_value_init(&property, gtk_input_hints_get_type())
      g_value_set_flags(&property, guint(hints))
      g_object_set_property(
        UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), "input-hints", &property)
      g_value_unset(&property)
    }

    /// True when the input method used the event.
    func filter(_ event: OpaquePointer) -> Bool { gtk_im_context_filter_keypress(context, event) != 0 }

    func connect(to window: GTKWindow) {
      owner = window
      gtk_im_context_set_client_widget(context, window.canvas)
      let commit: @convention(c) (OpaquePointer, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        let text = text.map { String(cString: $0) } ?? ""
        MainActor.assumeIsolated { _ = input.owner.handle(.text(.commit(text))) }
      }
      HearthGTK.connect(context, "commit", unsafeBitCast(commit, to: GCallback.self), self)
      let preedit: @convention(c) (OpaquePointer, gpointer?) -> Void = { _, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { input.preeditDidChange() }
      }
      HearthGTK.connect(context, "preedit-changed", unsafeBitCast(preedit, to: GCallback.self), self)
      let surrounding: @convention(c) (OpaquePointer, gpointer?) -> gboolean = { _, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.assumeIsolated { input.tellSurrounding() ? 1 : 0 }
      }
      HearthGTK.connect(context, "retrieve-surrounding", unsafeBitCast(surrounding, to: GCallback.self), self)
      let delete: @convention(c) (OpaquePointer, Int32, Int32, gpointer?) -> gboolean = { _, offset, count, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        let (before, after) = (max(0, -Int(offset)), max(0, Int(offset) + Int(count)))
        return MainActor.assumeIsolated {
          input.owner.handle(.text(.deleteSurrounding(before: before, after: after))) ? 1 : 0
        }
      }
      HearthGTK.connect(context, "delete-surrounding", unsafeBitCast(delete, to: GCallback.self), self)
    }
    /// The window goes.
    func disconnect() {
      isDisconnected = true
      gtk_im_context_set_client_widget(context, nil)
      _ = g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(context), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque()
      )
      g_object_unref(UnsafeMutableRawPointer(context))
    }
    private func preeditDidChange() {
      var text: UnsafeMutablePointer<CChar>?
      var cursor: Int32 = 0
      gtk_im_context_get_preedit_string(context, &text, nil, &cursor)
      let preedit = text.map { String(cString: $0) } ?? ""
      g_free(text)
      // GTK counts characters, the engine UTF-8 code units.
      let caret = preedit.unicodeScalars.prefix(Int(cursor)).reduce(0) { $0 + UTF8.width($1) }
      if preedit.isEmpty && !isComposing { return }
      isComposing = !preedit.isEmpty
      owner.handle(.text(.compose(preedit, caret: caret)))
    }
    private func tellSurrounding() -> Bool {
      guard let request, request.purpose != .password else { return false }
      let text = request.surroundingText
      gtk_im_context_set_surrounding_with_selection(
        context, text, Int32(text.utf8.count), Int32(request.surroundingCaret), Int32(request.surroundingCaret))
      return true
    }
  }
#endif

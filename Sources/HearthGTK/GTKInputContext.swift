#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// The input method of a window.
  ///
  /// It is one of GTK's for all texts of the window, and leaves each text as GtkText leaves it: it is reset, and what it
  /// enters then is the text's. What comes of it later, out of another process, goes to the text that it was for: so the
  /// next text gets another context of GTK, and the former is listened to for a while.
  final class GTKInputContext {
    private typealias Context = UnsafeMutablePointer<GtkIMContext>
    private var context: Context
    /// The context of the text before, and the number of that.
    private var former: (context: Context, session: Int)?
    private unowned var owner: GTKWindow!
    private(set) var isComposing = false
    private var isDisconnected = false
    /// The text that was edited last.
    private var session: Int?
    /// What the input method enters while it is asked to end; nil at other times.
    private var entered: String?
    /// Its composition ended, and it did not enter anything: it may do so later.
    private var mayEnterLater = false
    private var order = KeyOrder<KeptEvent>()
    private var queue = KeyQueue<WaitingKey>()
    /// Whether it has said something about the key that it looks at.
    private var hasSpoken = false

    init() { context = gtk_im_multicontext_new() }
    nonisolated deinit {}

    // MARK: - The text

    /// What is edited now, or nil.
    var request: TextInputRequest? {
      didSet {
        if request == oldValue || isDisconnected { return }
        if request?.session != oldValue?.session {
          if oldValue != nil { leave() }
          if let request { enter(request) }
        } else if let request, let oldValue, Self.asks(request) != Self.asks(oldValue) {
          describe(request)
        }
        if let request, request.caret != oldValue?.caret || request.session != oldValue?.session { tellCaret(request) }
      }
    }
    private func enter(_ request: TextInputRequest) {
      if let session, session != request.session, mayEnterLater {
        if let former { disconnect(former.context) }
        former = (context, session)
        context = gtk_im_multicontext_new()
        connect()
      }
      mayEnterLater = false
      session = request.session
      describe(request)
      gtk_im_context_focus_in(context)
    }
    private func leave() {
      _ = endComposition()
      entered = ""
      gtk_im_context_focus_out(context)
      entered = nil
    }
    /// Has the input method end what it composes. What it enters at once.
    ///
    /// It is told that focus goes and comes back: then IBus and Fcitx enter, before the call returns, what their method
    /// wants entered. Where they are only reset it is lost, or comes later, when the caret is elsewhere. Source: seen,
    /// ibus-gtk4 1.5.27 and fcitx5-gtk4 5.0.21 with hangul.
    func endComposition() -> String {
      if isDisconnected { return "" }
      let losesFocus = isComposing && request != nil
      entered = ""
      if losesFocus { gtk_im_context_focus_out(context) }
      gtk_im_context_reset(context)
      if losesFocus { gtk_im_context_focus_in(context) }
      let text = entered ?? ""
      entered = nil
      if isComposing { mayEnterLater = text.isEmpty }
      isComposing = false
      order.forget()
      return text
    }
    private func tellCaret(_ request: TextInputRequest) {
      var area = GdkRectangle(
        x: Int32(request.caret.minX), y: Int32(request.caret.minY), width: Int32(max(1, request.caret.width)),
        height: Int32(max(1, request.caret.height)))
      gtk_im_context_set_cursor_location(context, &area)
    }
    private func tellSurrounding() -> Bool {
      guard let request, request.purpose != .password, !request.isPrivate else { return false }
      let text = request.surroundingText
      gtk_im_context_set_surrounding_with_selection(
        context, text, Int32(text.utf8.count), Int32(request.surroundingCaret), Int32(request.surroundingAnchor))
      return true
    }

    // MARK: - What is entered

    /// What a context is told in GTK's words.
    struct Description: Equatable {
      var purpose: GtkInputPurpose
      var hints: UInt32
    }
    static func asks(_ request: TextInputRequest) -> Description {
      let purpose =
        switch request.purpose {
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
      var hints: UInt32 = GTK_INPUT_HINT_NONE.rawValue
      switch request.capitalization {
      case .automatic: break
      case .never: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
      case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
      case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
      case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
      }
      hints |=
        request.checksSpelling && request.allowsCorrection
        ? GTK_INPUT_HINT_SPELLCHECK.rawValue : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
      if request.isPrivate || request.purpose == .password {
        hints |= GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_NO_EMOJI.rawValue
      }
      return Description(purpose: purpose, hints: hints)
    }
    private func describe(_ request: TextInputRequest) {
      let asks = Self.asks(request)
      var property = GValue()
      g_value_init(&property, gtk_input_purpose_get_type())
      g_value_set_enum(&property, gint(asks.purpose.rawValue))
      let object = UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self)
      g_object_set_property(object, "input-purpose", &property)
      g_value_unset(&property)
      property = GValue()
      g_value_init(&property, gtk_input_hints_get_type())
      g_value_set_flags(&property, guint(asks.hints))
      g_object_set_property(object, "input-hints", &property)
      g_value_unset(&property)
    }

    // MARK: - Keys

    /// Whether keys go to the input method before the app.
    var comesFirst: Bool { request != nil && (isComposing || order.isWaiting) }

    /// Takes a key to the app and to the input method, in this order or the other way round.
    ///
    /// - Parameter askApp: Takes it to the app; true when it was used.
    /// - Returns: Whether it was used, or waits for the key before.
    func take(_ event: OpaquePointer?, isPress: Bool, askApp: @escaping () -> Bool) -> Bool {
      guard let event else { return askApp() }
      guard queue.begin(WaitingKey(event: KeptEvent(event), isPress: isPress, askApp: askApp)) else { return true }
      let isUsed = takeNow(event, isPress: isPress, askApp: askApp)
      while let key = queue.next() {
        if !isDisconnected { _ = takeNow(key.event.event, isPress: key.isPress, askApp: key.askApp) }
      }
      return isUsed
    }
    private struct WaitingKey {
      let event: KeptEvent
      let isPress: Bool
      let askApp: () -> Bool
    }
    private func takeNow(_ event: OpaquePointer, isPress: Bool, askApp: () -> Bool) -> Bool {
      var wasAsked = order.begin(KeptEvent(event))
      if !wasAsked && !comesFirst {
        if askApp() { return true }
        wasAsked = true
      }
      if request != nil, filter(event, wasAsked: wasAsked, isPress: isPress) { return true }
      return wasAsked ? false : askApp()
    }
    private func filter(_ event: OpaquePointer, wasAsked: Bool, isPress: Bool) -> Bool {
      hasSpoken = false
      guard gtk_im_context_filter_keypress(context, event) != 0 else {
        order.inputMethodSpoke()
        return false
      }
      if !hasSpoken { order.keep(KeptEvent(event), wasAsked: wasAsked, isPress: isPress) }
      return true
    }

    // MARK: - What it says

    func connect(to window: GTKWindow) {
      owner = window
      connect()
    }
    private func connect() {
      gtk_im_context_set_client_widget(context, owner.canvas)
      let commit: @convention(c) (Context, UnsafePointer<CChar>?, gpointer?) -> Void = { context, text, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        let text = PreeditReader.string(text)
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { input.commit(text, from: context) }
      }
      HearthGTK.connect(context, "commit", unsafeBitCast(commit, to: GCallback.self), self)
      let preedit: @convention(c) (Context, gpointer?) -> Void = { context, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { if context == input.context { input.preeditDidChange() } }
      }
      HearthGTK.connect(context, "preedit-changed", unsafeBitCast(preedit, to: GCallback.self), self)
      let surrounding: @convention(c) (Context, gpointer?) -> gboolean = { context, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated { context == input.context && input.tellSurrounding() ? 1 : 0 }
      }
      HearthGTK.connect(context, "retrieve-surrounding", unsafeBitCast(surrounding, to: GCallback.self), self)
      let delete: @convention(c) (Context, Int32, Int32, gpointer?) -> gboolean = { context, offset, count, data in
        let input = Unmanaged<GTKInputContext>.fromOpaque(data!).takeUnretainedValue()
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
          context == input.context && input.delete(offset: Int(offset), count: Int(count)) ? 1 : 0
        }
      }
      HearthGTK.connect(context, "delete-surrounding", unsafeBitCast(delete, to: GCallback.self), self)
    }
    private func commit(_ text: String, from context: Context) {
      if context != self.context {
        if let former, former.context == context { owner.handle(.text(.commitLate(text, session: former.session))) }
        return
      }
      if entered != nil {
        entered! += text
        return
      }
      didSpeak()
      if request != nil {
        owner.handle(.text(.commit(text)))
      } else if let session {
        owner.handle(.text(.commitLate(text, session: session)))
      }
    }
    private func preeditDidChange() {
      if entered != nil { return }
      didSpeak()
      let preedit = PreeditReader.read(context)
      if preedit.text.isEmpty && !isComposing || request == nil { return }
      isComposing = !preedit.text.isEmpty
      owner.handle(.text(.compose(preedit)))
    }
    private func delete(offset: Int, count: Int) -> Bool {
      if entered != nil || request == nil { return false }
      didSpeak()
      return owner.handle(.text(.deleteSurrounding(offset: offset, count: count)))
    }
    private func didSpeak() {
      hasSpoken = true
      order.inputMethodSpoke()
    }

    /// The window goes.
    func disconnect() {
      isDisconnected = true
      order.forget()
      disconnect(context)
      if let former { disconnect(former.context) }
      former = nil
    }
    private func disconnect(_ context: Context) {
      _ = g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(context), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque()
      )
      gtk_im_context_set_client_widget(context, nil)
      g_object_unref(UnsafeMutableRawPointer(context))
    }
  }
#endif

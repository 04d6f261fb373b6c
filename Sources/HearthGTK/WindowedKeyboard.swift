#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthKeyboard

  /// The software keyboard inside of the app's own windows, in the app's process: where nobody lets another program show
  /// something above them.
  ///
  /// It is in the window whose text is edited, which is its screen. What travels are the same messages as between two
  /// processes.
  final class WindowedKeyboard: SoftwareKeyboardService, KeyboardInWindows {
    weak var keyboard: (any SoftwareKeyboardLink)?
    private var server: KeyboardServer?
    private var stream = KeyboardStream<AppMessage>()
    private let keys: any KeyboardKeys
    /// The window in which the keyboard is, or was last.
    private weak var window: GTKWindow?
    private var move: KeyboardTransition?
    /// The host of the keys; nil before they were shown. Its own window is never on the screen: only its canvas is.
    private var host: GTKWindow?
    /// The window that has the canvas.
    private weak var holder: GTKWindow?
    /// Points of the window in which it is.
    private(set) var frame = CGRect.zero
    private var appTimer: guint = 0, timer: guint = 0

    /// Nil in a program without keys.
    init?() {
      let providers = ProgramTypes.conforming(
        to: (any KeyboardKeysProvider).self, as: (any KeyboardKeysProvider.Type).self)
      guard let provider = providers.first else { return nil }
      keys = provider.make()
      keys.action = { [weak self] action in self?.perform(action) }
    }
    nonisolated deinit {}

    var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    // MARK: - The app's end

    func connect() {
      let new = KeyboardServer(epoch: .random(in: 1 ... .max), screen: screen, height: Self.height(of: screen), at: now)
      (server, stream) = (new, KeyboardStream())
      MainLoopTurn.perform { [weak self] in
        guard let self, server != nil else { return }
        keyboard?.didConnect()
        withServer { $0.didConnect(1, at: now) }
      }
    }
    func disconnect() {
      server = nil
      leave()
    }
    func startProgram() {}
    func send(_ bytes: [UInt8]) {
      stream.append(bytes)
      MainLoopTurn.perform { [weak self] in self?.receive() }
    }
    private func receive() {
      guard server != nil else { return }
      do throws(KeyboardProtocolError) {
        while server != nil, let message = try stream.next() {
          if case .show = message { withServer { $0.setScreen(screen, at: now) } }
          withServer { $0.receive(message, from: 1, at: now) }
        }
      } catch {
        withServer { $0.didReceive(error, from: 1, at: now) }
      }
    }
    func wake(at time: Double?) {
      Self.set(&appTimer, at: time, now) { [weak self] in
        self?.appTimer = 0
        self?.keyboard?.tick()
      }
    }

    // MARK: - Windows

    /// Points: the window's content is the keyboard's screen.
    private var screen: CGRect {
      guard let window else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
      let size = window.contentSize
      return CGRect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    }
    /// Points. Source: our choice, as for the program.
    private static func height(of screen: CGRect) -> Double {
      min(screen.width > 600 ? 280 : 240, screen.height / 2)
    }
    func isIn(_ window: any WindowHost) -> Bool { window === self.window }
    func textIsEdited(in window: any WindowHost) { self.window = window as? GTKWindow }
    func windowDidResize(_ resized: any WindowHost) {
      // Not while GTK gives out sizes.
      MainLoopTurn.perform { [weak self, weak resized] in
        guard let self, let resized, resized === window, server?.isShown == true else { return }
        withServer { $0.setScreen(screen, at: now) }
      }
    }
    func windowWillClose(_ closing: any WindowHost) {
      if closing === holder { leave() }
      if closing === window { window = nil }
    }

    // MARK: - The keyboard's end

    private func perform(_ action: KeyboardAction) {
      withServer { $0.perform(action, at: now) }
      // The small toolbar tells of a drag when it is let go.
      if case .move = action { withServer { $0.endDrag(at: now) } }
    }
    private func withServer(_ action: (inout KeyboardServer) -> [KeyboardServer.Effect]) {
      guard server != nil else { return }
      for effect in action(&server!) {
        switch effect {
        case .send(let message, _):
          let bytes = message.encoded
          MainLoopTurn.perform { [weak self] in _ = self?.keyboard?.didReceive(bytes) }
        case .show(let request): keys.request = request
        case .move(let move): self.move = move
        case .report(let message): Trace.write(message)
        case .disconnect:
          server = nil
          leave()
          MainLoopTurn.perform { [weak self] in self?.keyboard?.didDisconnect() }
          return
        case .didMove, .end: break
        }
      }
      schedule()
    }
    private func schedule() {
      // Source of the step: our choice: more often than displays refresh.
      let next = move == nil ? server?.wakeUp : min(server?.wakeUp ?? .infinity, now + 0.008)
      Self.set(&timer, at: next, now) { [weak self] in
        guard let self else { return }
        timer = 0
        step()
        withServer { $0.tick(at: now) }
      }
    }
    private func step() {
      guard let move else { return }
      let time = now
      place(move.frame(at: time))
      guard move.isOver(at: time) else { return }
      self.move = nil
      if move.mode == .hidden { leave() }
    }

    // MARK: - The canvas

    private func place(_ new: CGRect) {
      guard let window, !window.isClosed, new.width >= 1, new.height >= 1 else { return }
      if host == nil {
        var request = WindowRequest(title: "Keyboard", size: new.size, standardSize: new.size)
        request.chrome = .plain
        let made = GTKWindow(request) { keys.makeContent(for: $0, size: $1) }
        // A press on a key leaves the focus where it is.
        gtk_widget_set_can_focus(made.canvas, 0)
        gtk_widget_set_focusable(made.canvas, 0)
        g_object_ref(UnsafeMutableRawPointer(made.canvas))
        gtk_window_set_child(made.window, nil)
        made.handle(.windowActive(true))
        host = made
      }
      guard let host else { return }
      frame = new
      if holder !== window {
        leave()
        frame = new
        window.addAbove(host.canvas)
        holder = window
        if Trace.isWanted(.frames) || Trace.isWanted(.views) { host.traceFrames() }
      }
      window.placeAbove()
    }
    private func leave() {
      if let holder, let host { holder.removeAbove(host.canvas) }
      holder = nil
    }

    private final class Action {
      let perform: () -> Void
      init(_ perform: @escaping () -> Void) { self.perform = perform }
      nonisolated deinit {}
    }
    /// Replaces a timer.
    private static func set(_ timer: inout guint, at time: Double?, _ now: Double, _ action: @escaping () -> Void) {
      if timer != 0 { g_source_remove(timer) }
      timer = 0
      guard let time, time.isFinite else { return }
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint((min(max(0, time - now), 86_400) * 1000).rounded(.up)),
        { data in
          let action = Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated {
            if WaitingLoop.isWaiting { WaitingLoop.afterwards { action.perform() } } else { action.perform() }
          }
          return 0
        }, Unmanaged.passRetained(Action(action)).toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
    }
  }

  extension GTKWindow {
    /// Points of the content.
    var contentSize: CGSize {
      CGSize(width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
    }
    /// The canvas, in a widget that can have another above it where the keyboard is in the app's windows.
    func coverable(_ canvas: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
      guard SessionKeyboard.windowed != nil else { return canvas }
      let overlay = gtk_overlay_new()!.cast(to: GtkWidget.self)
      gtk_widget_set_overflow(overlay, GTK_OVERFLOW_HIDDEN)
      gtk_overlay_set_child(OpaquePointer(overlay), canvas)
      let place:
        @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutablePointer<GdkRectangle>, gpointer?) -> gboolean = {
          _, _, area, _ in
          nonisolated(unsafe) let area = area
          return MainActor.assumeIsolated {
            guard let frame = SessionKeyboard.windowed?.frame else { return 0 }
            area.pointee = GdkRectangle(
              x: gint(frame.minX.rounded()), y: gint(frame.minY.rounded()), width: gint(frame.width.rounded()),
              height: gint(frame.height.rounded()))
            return 1
          }
        }
      connect(overlay, "get-child-position", unsafeBitCast(place, to: GCallback.self), self)
      cover = OpaquePointer(overlay)
      return overlay
    }
    func addAbove(_ widget: UnsafeMutablePointer<GtkWidget>) { if let cover { gtk_overlay_add_overlay(cover, widget) } }
    func removeAbove(_ widget: UnsafeMutablePointer<GtkWidget>) {
      if let cover, !isClosed { gtk_overlay_remove_overlay(cover, widget) }
    }
    func placeAbove() {
      if let cover { gtk_widget_queue_allocate(UnsafeMutableRawPointer(cover).assumingMemoryBound(to: GtkWidget.self)) }
    }
  }
#endif

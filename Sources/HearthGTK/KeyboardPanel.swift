#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthKeyboard
  import HearthPaint

  /// The window of the software keyboard: at the bottom of the screen, above all others, and without the keyboard's focus,
  /// which stays with the app.
  ///
  /// On X11 it is a dock that the window manager leaves alone, so that it is where it says, with and without one. On
  /// Wayland it is in a layer above the windows, where the compositor has layers.
  package final class KeyboardPanel {
    private enum Backing {
      case x11(GTKWindow)
      case layer(LayerWindow)
    }
    private let backing: Backing
    private var isShown = false
    /// Points.
    package private(set) var size: CGSize

    /// Nil where there is neither an X server nor a compositor with layers.
    package init?(size: CGSize, makeContent: @MainActor (any WindowHost, CGSize) -> any HostedContent) {
      guard let display = gdk_display_get_default() else { return nil }
      self.size = size
      guard XWindows.isX11(display) else {
        guard let window = LayerWindow(size: size, makeContent: makeContent) else { return nil }
        backing = .layer(window)
        return
      }
      var request = WindowRequest(title: "Keyboard", size: size, standardSize: size)
      request.chrome = .plain
      let window = GTKWindow(request, makeContent: makeContent)
      backing = .x11(window)
      gtk_window_set_focus_visible(window.window, 0)
      gtk_window_set_resizable(window.window, 1)
      window.prepareUnfocused()
      XWindows(window.window)?.makePanel()
      // Nobody says so of a window without focus.
      window.handle(.windowActive(true))
    }
    nonisolated deinit {}

    /// Where it is on the screen now: points. Shows it.
    ///
    /// - Parameters:
    ///   - screen: The screen on which it is: points.
    ///   - reserved: Points at the bottom of the screen that a compositor of Wayland keeps clear of other windows. On X11
    ///     apps keep clear by themselves.
    package func place(_ frame: CGRect, on screen: CGRect, reserving reserved: Double) {
      guard frame.width >= 1, frame.height >= 1 else { return }
      switch backing {
      case .layer(let window): window.place(frame, on: screen, reserving: reserved)
      case .x11(let window):
        if frame.size != size { window.resize(to: frame.size) }
        XWindows(window.window)?.move(to: frame.origin)
        if !isShown {
          window.setHidden(false)
          // A window that is mapped may have been given a place.
          XWindows(window.window)?.move(to: frame.origin)
          XWindows(window.window)?.raise()
        }
      }
      (size, isShown) = (frame.size, true)
    }
    package func hide() {
      if !isShown { return }
      isShown = false
      switch backing {
      case .layer(let window): window.hide()
      case .x11(let window): window.setHidden(true)
      }
    }
    /// Whether a display can show the keyboard above other programs' windows.
    static func canShow(on display: OpaquePointer) -> Bool {
      if XWindows.isX11(display) { return true }
      typealias Query = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> gboolean
      guard let query: Query = SharedLibrary("libgtk-4.so.1")?.function("gdk_wayland_display_query_registry"),
        g_type_name_from_instance(UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self))
          .map({ String(cString: $0) }) == "GdkWaylandDisplay"
      else { return false }
      return query(display, "zwlr_layer_shell_v1") != 0
    }
    /// The screen on which the keyboard belongs: that of the window with focus, or the first one where nobody says which
    /// window that is. Points.
    package static var screen: CGRect {
      let focused = gdk_display_get_default().flatMap { XWindows.focused(on: $0, scale: Monitors.scale) }
      return KeyboardPlacement.screen(of: focused, among: Monitors.all) ?? .zero
    }
  }

  /// The main loop for the keyboard's own program.
  package enum KeyboardLoop {
    /// Seconds of the monotonic clock.
    package static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
    private static var timer: guint = 0
    private static var action: (() -> Void)?

    /// Calls `action` at this time; nil for never. An earlier request is replaced.
    package static func wake(at time: Double?, _ action: @escaping () -> Void) {
      if timer != 0 { g_source_remove(timer) }
      timer = 0
      guard let time else { return }
      self.action = action
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint((min(max(0, time - now), 86_400) * 1000).rounded(.up)),
        { _ in
          MainActor.assumeIsolated {
            KeyboardLoop.timer = 0
            KeyboardLoop.action?()
          }
          return 0
        }, nil, nil)
    }
    /// Calls `accept` whenever somebody connects.
    package static func listen(on descriptor: Int32, _ accept: @escaping () -> Void) {
      accepting = accept
      _ = g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
        { _, _, _ in
          MainActor.assumeIsolated { KeyboardLoop.accepting?() }
          return 1
        }, nil, nil)
    }
    private static var accepting: (() -> Void)?
    /// Performs an action in a later turn of the main loop.
    package static func later(_ action: @escaping @MainActor () -> Void) { MainLoopTurn.perform(action) }
  }
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// The window of the software keyboard: at the bottom of the screen, above all others, and without the keyboard's focus,
  /// which stays with the app.
  ///
  /// It is a dock that the window manager leaves alone, so that it is where it says, with and without one. On X11 only.
  package final class KeyboardPanel {
    private let window: GTKWindow
    private var isShown = false
    /// Points.
    package private(set) var size: CGSize

    /// Nil where there is no X server.
    package init?(size: CGSize, makeContent: @MainActor (any WindowHost, CGSize) -> any HostedContent) {
      guard let display = gdk_display_get_default(), XWindows.isX11(display) else { return nil }
      self.size = size
      var request = WindowRequest(title: "Keyboard", size: size, standardSize: size)
      request.chrome = .plain
      window = GTKWindow(request, makeContent: makeContent)
      gtk_window_set_focus_visible(window.window, 0)
      gtk_window_set_resizable(window.window, 1)
      window.prepareUnfocused()
      XWindows(window.window)?.makePanel()
      // Nobody says so of a window without focus.
      window.handle(.windowActive(true))
    }
    nonisolated deinit {}

    /// Where it is on the screen now: points. Shows it.
    package func place(_ frame: CGRect) {
      if frame.size != size, frame.width >= 1, frame.height >= 1 {
        size = frame.size
        window.resize(to: size)
      }
      XWindows(window.window)?.move(to: frame.origin)
      if isShown { return }
      isShown = true
      window.setHidden(false)
      // A window that is mapped may have been given a place.
      XWindows(window.window)?.move(to: frame.origin)
      XWindows(window.window)?.raise()
    }
    package func hide() {
      if !isShown { return }
      isShown = false
      window.setHidden(true)
    }
    /// The screen on which the keyboard is: the first one. Points.
    package static var screen: CGRect { Monitors.first }
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

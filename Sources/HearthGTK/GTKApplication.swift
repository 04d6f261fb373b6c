#if GTK
  import CGTK
  import Foundation
  import HearthPaint

  /// The process as an application of the desktop.
  package enum GTKApplication {
    private static var loop: OpaquePointer?
    /// Called when the process is asked to end; nil ends it at once.
    static var endHandler: (() -> Void)?

    /// Connects to the display. False if there is no display.
    package static func initialize() -> Bool {
      guard GTKLibrary.openDisplay() else { return false }
      turnOffAccessibility()
      return true
    }
    /// The accessibility tree will be ours; GTK's own would show one nameless group.
    ///
    /// GTK looks into the environment when the first widget is asked about its accessibility, and keeps where it has
    /// found the answer. So it is asked now, and the variable goes again: programs that the app starts are accessible.
    /// Source: GTK 4, `gtk_at_context_create`.
    private static func turnOffAccessibility() {
      let name = "GTK_A11Y"
      // The user's own choice is for all programs.
      if hasTurnedOffAccessibility || getenv(name) != nil { return }
      hasTurnedOffAccessibility = true
      // Not a copy that the library of C makes and could free.
      putenv(strdup(name + "=none"))
      let widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      g_object_ref_sink(widget)
      gtk_accessible_reset_state(OpaquePointer(widget), GTK_ACCESSIBLE_STATE_BUSY)
      g_object_unref(widget)
      unsetenv(name)
    }
    private static var hasTurnedOffAccessibility = false

    /// Asks for the dark variant of the desktop's theme, whatever the desktop prefers.
    package static func preferDark() {
      var value = GValue()
      g_value_init(&value, GType(5 << 2))
      g_value_set_boolean(&value, 1)
      g_object_set_property(
        UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self),
        "gtk-application-prefer-dark-theme", &value)
      g_value_unset(&value)
    }

    /// Runs the main loop until `quit()`.
    package static func run() {
      MainLoop.install()
      for signal in [SIGINT, SIGTERM] {
        _ = g_unix_signal_add_full(
          G_PRIORITY_DEFAULT, signal,
          { _ in
            MainActor.assumeIsolated { if let end = GTKApplication.endHandler { end() } else { GTKApplication.quit() } }
            return 1
          }, nil, nil)
      }
      let loop = g_main_loop_new(nil, 0)!
      self.loop = loop
      g_main_loop_run(loop)
      self.loop = nil
      g_main_loop_unref(loop)
    }
    package static func quit() { if let loop { g_main_loop_quit(loop) } }
  }
#endif

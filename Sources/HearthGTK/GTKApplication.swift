#if GTK
  import CGTK
  import Foundation

  /// The process as an application of the desktop.
  package enum GTKApplication {
    private static var loop: OpaquePointer?

    /// Connects to the display. False when there is none.
    package static func initialize() -> Bool {
      // The accessibility tree will be ours; GTK's own would show one nameless group.
      setenv("GTK_A11Y", "none", 0)
      return gtk_init_check() != 0
    }

    /// Runs the main loop until `quit()`.
    package static func run() {
      MainLoop.install()
      for signal in [SIGINT, SIGTERM] {
        _ = g_unix_signal_add_full(
          G_PRIORITY_DEFAULT, signal,
          { _ in
            MainActor.assumeIsolated { GTKApplication.quit() }
            return 0
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

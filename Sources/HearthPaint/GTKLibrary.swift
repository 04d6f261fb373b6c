#if GTK
  import CGTK
  import Foundation

  /// GTK's initialisation, which can happen once in a process: with a display for windows, or without one for pictures.
  package enum GTKLibrary {
    private enum State { case untouched, withoutDisplay, withDisplay }
    private static var state = State.untouched

    /// Makes render nodes usable. Does nothing when GTK has been initialised already, with a display or without.
    package static func prepareForPictures() {
      if state != .untouched { return }
      state = .withoutDisplay
      gdk_set_allowed_backends("none")
      gtk_disable_setlocale()
      _ = gtk_init_check()
    }

    /// Opens the display. False when there is none; pictures work all the same then.
    package static func openDisplay() -> Bool {
      switch state {
      case .withDisplay: return true
      case .withoutDisplay: return false
      case .untouched:
        let hasDisplay = withoutUnusedLibraries { gtk_init_check() } != 0
        state = hasDisplay ? .withDisplay : .withoutDisplay
        return hasDisplay
      }
    }

    /// GTK loads the libraries of OpenGL at its start even where it is told to paint with cairo, which has no use for them.
    /// Source: measured, 60 ms and 17 MB of memory on a machine without a GPU.
    private static func withoutUnusedLibraries<T>(_ start: () -> T) -> T {
      let name = "GDK_DEBUG"
      guard let renderer = getenv("GSK_RENDERER"), String(cString: renderer) == "cairo" else { return start() }
      let old = getenv(name).map { String(cString: $0) }
      setenv(name, (old.map { $0 + "," } ?? "") + "gl-disable", 1)
      // Programs that the app starts are to choose for themselves.
      defer { if let old { setenv(name, old, 1) } else { unsetenv(name) } }
      return start()
    }
  }
#endif

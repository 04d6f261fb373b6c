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

    /// Opens the display. False if there is no display; pictures work all the same.
    package static func openDisplay() -> Bool {
      switch state {
      case .withDisplay: return true
      case .withoutDisplay: return false
      case .untouched:
        nameProgram()
        let hasDisplay = withoutStartingBus { withoutUnusedLibraries { gtk_init_check() } } != 0
        state = hasDisplay ? .withDisplay : .withoutDisplay
        return hasDisplay
      }
    }

    /// GLib knows no name of a program that does not begin with GLib's own start. Desktops tell apps apart by it, and
    /// Fcitx looks for it in a list.
    private static func nameProgram() {
      guard g_get_prgname() == nil, let path = CommandLine.arguments.first else { return }
      g_set_prgname((path as NSString).lastPathComponent)
    }

    /// GTK loads the libraries of OpenGL at its start even where it is told to paint with cairo, which has no use for
    /// them. Source: measured, 60 ms and 17 MB of memory on a machine without a GPU.
    private static func withoutUnusedLibraries<T>(_ start: () -> T) -> T {
      let name = "GDK_DEBUG"
      guard let renderer = getenv("GSK_RENDERER"), String(cString: renderer) == "cairo" else { return start() }
      let old = getenv(name).map { String(cString: $0) }
      return with(name, (old.map { $0 + "," } ?? "") + "gl-disable", start)
    }

    /// GTK asks the session's bus while it opens the display, and without a bus GIO looks for a program that
    /// starts one: it copies the process for that. Source: measured, 3 ms.
    private static func withoutStartingBus<T>(_ start: () -> T) -> T {
      hasSessionBus ? start() : with("DBUS_SESSION_BUS_ADDRESS", "disabled:", start)
    }
    /// Whether the session's bus is where the specification says.
    package static var hasSessionBus: Bool {
      if let address = getenv("DBUS_SESSION_BUS_ADDRESS"), address.pointee != 0 { return true }
      guard let directory = getenv("XDG_RUNTIME_DIR") else { return false }
      return access(String(cString: directory) + "/bus", F_OK) == 0
    }

    /// Programs that the app starts later are to choose for themselves.
    private static func with<T>(_ name: String, _ value: String, _ start: () -> T) -> T {
      let old = getenv(name).map { String(cString: $0) }
      setenv(name, value, 1)
      defer { if let old { setenv(name, old, 1) } else { unsetenv(name) } }
      return start()
    }
  }
#endif

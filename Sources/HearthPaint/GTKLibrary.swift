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
        let hasDisplay = gtk_init_check() != 0
        state = hasDisplay ? .withDisplay : .withoutDisplay
        return hasDisplay
      }
    }
  }
#endif

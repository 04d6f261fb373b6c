#if GTK
  import CGTK
  import Foundation

  extension GTKWindow {
    /// Points of the screen. Asks the X server.
    ///
    /// On Wayland nobody says where a window is. The compositor gives windows the room that the keyboard leaves: an empty
    /// frame has nothing to keep clear of, and of a keyboard in the app's windows those have that are not its own. One that fills the screen lies below the keyboard: nil, for all of it.
    func findPlace() -> (frame: CGRect, screen: CGRect, isFree: Bool)? {
      if let windowed = SessionKeyboard.windowed { return windowed.isIn(self) ? nil : (.zero, .zero, false) }
      if let display = gdk_display_get_default(), !XWindows.isX11(display) {
        return gtk_window_is_fullscreen(window) != 0 ? nil : (.zero, .zero, false)
      }
      guard !isClosed, let origin = contentOrigin, let surface = gtk_native_get_surface(OpaquePointer(window)),
        let monitor = gdk_display_get_monitor_at_surface(gdk_surface_get_display(surface), surface)
      else { return nil }
      let states =
        GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue | GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue
        | GDK_TOPLEVEL_STATE_TILED.rawValue
      let frame = CGRect(
        x: origin.x, y: origin.y, width: Double(gtk_widget_get_width(canvas)),
        height: Double(gtk_widget_get_height(canvas)))
      return (frame, Monitors.area(monitor), gdk_toplevel_get_state(surface).rawValue & states == 0)
    }
    /// Where the content begins: points of the screen. Asks the X server; nil on Wayland.
    var contentOrigin: CGPoint? {
      guard let origin = XWindows(window)?.origin else { return nil }
      var x = 0.0, y = 0.0, offset = (x: 0.0, y: 0.0)
      gtk_widget_translate_coordinates(canvas, window.cast(to: GtkWidget.self), 0, 0, &x, &y)
      gtk_native_get_surface_transform(OpaquePointer(window), &offset.x, &offset.y)
      return CGPoint(x: origin.x + offset.x + x, y: origin.y + offset.y + y)
    }
  }
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthPaint

  /// Places windows on X11. GTK 4 has no function for it because Wayland has none: there
  /// the compositor says where windows are.
  enum XWindowPlace {
    private typealias DisplayOf = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias WindowOf = @convention(c) (OpaquePointer) -> UInt
    private typealias Move = @convention(c) (OpaquePointer, UInt, CInt, CInt) -> CInt

    /// Moves a window that is on the screen, or will be in a moment, so that its nearest edge is at
    /// the point, and all of it on the display.
    ///
    /// - Parameter point: Points.
    static func move(_ window: UnsafeMutablePointer<GtkWindow>, near point: CGPoint) {
      // The frame's size is known once it is shown.
      g_object_ref(UnsafeMutableRawPointer(window))
      _ = g_timeout_add_full(
        G_PRIORITY_DEFAULT, 30,
        { data in
          let request = Unmanaged<MoveRequest>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated {
            XWindowPlace.place(request.window, near: request.point)
            g_object_unref(UnsafeMutableRawPointer(request.window))
          }
          return 0
        }, Unmanaged.passRetained(MoveRequest(window, point)).toOpaque(), nil)
    }
    private static func place(_ window: UnsafeMutablePointer<GtkWindow>, near point: CGPoint) {
      guard let surface = gtk_native_get_surface(OpaquePointer(window)), let display = gdk_surface_get_display(surface),
        let name = g_type_name_from_instance(
          UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)),
        String(cString: name) == "GdkX11Display", let gtk = SharedLibrary("libgtk-4.so.1"),
        let x11 = SharedLibrary("libX11.so.6"),
        let displayOf: DisplayOf = gtk.function("gdk_x11_display_get_xdisplay"),
        let windowOf: WindowOf = gtk.function("gdk_x11_surface_get_xid"),
        let move: Move = x11.function("XMoveWindow"), let xDisplay = displayOf(display)
      else { return }
      guard let monitor = gdk_display_get_monitor_at_surface(display, surface) else { return }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &area)
      let scale = Int(gdk_surface_get_scale_factor(surface))
      let width = Int(gdk_surface_get_width(surface)), height = Int(gdk_surface_get_height(surface))
      // Points of a press are device pixels on X11.
      let x = Int(point.x) / scale - width / 2
      let isBelow = Int(point.y) / scale < Int(area.y) + Int(area.height) / 2
      let y = isBelow ? Int(point.y) / scale : Int(point.y) / scale - height
      let left = max(Int(area.x), min(x, Int(area.x) + Int(area.width) - width))
      let top = max(Int(area.y), min(y, Int(area.y) + Int(area.height) - height))
      _ = move(xDisplay, windowOf(surface), CInt(left * scale), CInt(top * scale))
    }
  }

  private final class MoveRequest {
    let window: UnsafeMutablePointer<GtkWindow>
    let point: CGPoint
    init(_ window: UnsafeMutablePointer<GtkWindow>, _ point: CGPoint) { (self.window, self.point) = (window, point) }
    nonisolated deinit {}
  }
#endif

#if GTK
  import CGTK
  import Foundation

  /// The monitors of the display, as GDK numbers them.
  enum Monitors {
    /// Where the first one is: points. Empty without a display.
    static var first: CGRect { all.first ?? .zero }
    /// Where they are: points. Empty without a display.
    static var all: [CGRect] {
      guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else { return [] }
      return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
        guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
        defer { g_object_unref(monitor) }
        return area(OpaquePointer(monitor))
      }
    }
    /// Where one is that windows do not open on: points; nil where there is only one.
    static var external: CGRect? { all.dropFirst().first }
    /// Fills a monitor with a window.
    static func fill(_ area: CGRect, with window: UnsafeMutablePointer<GtkWindow>) {
      guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else { return }
      for index in 0..<g_list_model_get_n_items(monitors) {
        guard let monitor = g_list_model_get_item(monitors, index) else { continue }
        defer { g_object_unref(monitor) }
        if self.area(OpaquePointer(monitor)) == area {
          return gtk_window_fullscreen_on_monitor(window, OpaquePointer(monitor))
        }
      }
    }
    /// Calls `action` when a monitor is connected or taken away, as long as the process lives.
    @MainActor static func observe(_ action: @escaping @MainActor () -> Void) {
      observers.append(action)
      guard observers.count == 1, let display = gdk_display_get_default(),
        let monitors = gdk_display_get_monitors(display)
      else { return }
      let changed: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> Void = { _, _, _, _, _ in
        MainActor.assumeIsolated { for action in Monitors.observers { action() } }
      }
      _ = g_signal_connect_data(
        UnsafeMutableRawPointer(monitors), "items-changed", unsafeBitCast(changed, to: GCallback.self), nil, nil,
        GConnectFlags(rawValue: 0))
    }
    @MainActor private static var observers: [@MainActor () -> Void] = []
    /// Device pixels for each point, on the first one; 1 without a display.
    static var scale: Double {
      guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
        let monitor = g_list_model_get_item(monitors, 0)
      else { return 1 }
      defer { g_object_unref(monitor) }
      return Double(max(1, gdk_monitor_get_scale_factor(OpaquePointer(monitor))))
    }
    /// Where a monitor is: points.
    static func area(_ monitor: OpaquePointer) -> CGRect {
      var area = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &area)
      return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }
  }
#endif

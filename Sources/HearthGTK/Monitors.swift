#if GTK
  import CGTK
  import Foundation

  /// The monitors of the display, as GDK numbers them.
  enum Monitors {
    /// Where the first one is: points. Empty without a display.
    static var first: CGRect {
      guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
        let monitor = g_list_model_get_item(monitors, 0)
      else { return .zero }
      defer { g_object_unref(monitor) }
      return area(OpaquePointer(monitor))
    }
    /// Where a monitor is: points.
    static func area(_ monitor: OpaquePointer) -> CGRect {
      var area = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &area)
      return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }
  }
#endif

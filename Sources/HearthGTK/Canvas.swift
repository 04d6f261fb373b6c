#if GTK
  import CGTK
  import Foundation

  /// The widget that shows a window's content: a subclass of GtkWidget, registered here, whose class functions lead
  /// to the `GTKWindow` in its object data.
  enum Canvas {
    static let key = "hearth-window"

    static func make(for window: GTKWindow) -> UnsafeMutablePointer<GtkWidget> {
      let object = g_object_new_with_properties(type, 0, nil, nil)!
      g_object_set_data(object, key, Unmanaged.passUnretained(window).toOpaque())
      return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    }

    nonisolated static func window(of widget: UnsafeMutablePointer<GtkWidget>) -> GTKWindow? {
      let data = g_object_get_data(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "hearth-window")
      return data.map { Unmanaged<GTKWindow>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let type: GType = {
      var query = GTypeQuery()
      g_type_query(gtk_widget_get_type(), &query)
      return g_type_register_static_simple(
        gtk_widget_get_type(), "HearthCanvas", query.class_size,
        { klass, _ in
          let klass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
          klass.pointee.snapshot = { widget, snapshot in
            nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
            MainActor.assumeIsolated { Canvas.window(of: widget)?.snapshot(snapshot) }
          }
          klass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
            nonisolated(unsafe) let widget = widget!
            let (least, size) = MainActor.assumeIsolated {
              Canvas.window(of: widget).map { ($0.leastSize, $0.naturalSize) } ?? (.zero, .zero)
            }
            let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
            // Unless its scene says otherwise, the window may become as small as its user likes;
            // views decide what they do with the room.
            let shortest = max(1, gint(isWidth ? least.width : least.height))
            minimum?.pointee = shortest
            natural?.pointee = max(shortest, gint(isWidth ? size.width : size.height))
          }
          klass.pointee.size_allocate = { widget, width, height, _ in
            nonisolated(unsafe) let widget = widget!
            MainActor.assumeIsolated { Canvas.window(of: widget)?.didAllocate(width: Int(width), height: Int(height)) }
          }
          klass.pointee.focus = { widget, direction in
            nonisolated(unsafe) let widget = widget!
            // Tab is the engine's: the canvas keeps the focus of the window.
            return MainActor.assumeIsolated { gtk_widget_has_focus(widget) != 0 ? 1 : gtk_widget_grab_focus(widget) }
          }
          gtk_widget_class_set_accessible_role(klass, GTK_ACCESSIBLE_ROLE_GROUP)
        },
        query.instance_size, { _, _ in }, GTypeFlags(rawValue: 0))
    }()
  }
#endif

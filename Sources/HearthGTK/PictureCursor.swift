#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint

  /// Pointers that an app draws itself.
  @MainActor enum PictureCursor {
    /// Pixels of a side. Source: our choice; X servers and compositors refuse larger ones, some from 256 on.
    private static let mostPixels: CGFloat = 255

    /// The caller owns the cursor.
    /// - Parameter scale: Device pixels for each point.
    static func make(
      _ picture: CursorPicture, for widget: UnsafeMutablePointer<GtkWidget>, scale: CGFloat, images: ImageStore
    ) -> OpaquePointer? {
      // GTK 4 shows a texture with one pixel for each point on Wayland, and for each device pixel on X11.
      let density = max(1, isX11(gtk_widget_get_display(widget)) ? scale : 1)
      let longest = max(picture.size.width, picture.size.height)
      let pixels = min(density, mostPixels / max(1, longest))
      let image = PictureRenderer(images: images).render(picture.piece, size: picture.size, scale: pixels)
      guard image.width > 0, image.height > 0 else { return nil }
      let data = image.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(data) }
      guard
        let texture = gdk_memory_texture_new(
          Int32(image.width), Int32(image.height), GDK_MEMORY_R8G8B8A8, data, gsize(image.width * 4))
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      func pixel(_ point: CGFloat, below limit: Int) -> Int32 {
        Int32(max(0, min((point * pixels).rounded(), CGFloat(limit - 1))))
      }
      let arrow = gdk_cursor_new_from_name("default", nil)
      defer { if let arrow { g_object_unref(UnsafeMutableRawPointer(arrow)) } }
      return gdk_cursor_new_from_texture(
        texture, pixel(picture.hotSpot.x, below: image.width), pixel(picture.hotSpot.y, below: image.height), arrow)
    }
    private static func isX11(_ display: OpaquePointer?) -> Bool {
      guard let display else { return false }
      let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
      return g_type_name_from_instance(instance).map { String(cString: $0) } == "GdkX11Display"
    }
  }
#endif

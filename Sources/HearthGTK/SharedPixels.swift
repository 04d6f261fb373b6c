#if GTK
  import CGTK
  import Foundation
  import HearthPaint

  /// Keeps the memory that cairo shares with the X server for the pixels of windows.
  ///
  /// GTK paints a window in memory of the program, and cairo hands that to the server in shared memory, which goes when nothing
  /// is in it any more: after each frame. Every page of the next frame's is new then, to the program and to the server, which
  /// costs more than many a frame. A small surface that stays in there keeps it. Source: cairo 1.16, `cairo-xlib-surface-shm.c`,
  /// where a pool has room for eight pictures of the size that it was made for; measured: a window of 1280 × 800 pixels that
  /// changes as a whole takes 4.5 ms less of the processors for each frame.
  enum SharedPixels {
    private typealias DisplayOf = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias WindowOf = @convention(c) (OpaquePointer) -> UInt
    private typealias Screen = @convention(c) (OpaquePointer) -> CInt
    private typealias Visual = @convention(c) (OpaquePointer, CInt) -> OpaquePointer?
    private typealias Create = @convention(c) (OpaquePointer, UInt, OpaquePointer, CInt, CInt) -> OpaquePointer?

    /// What stays, which is as long as the connection to the server, and so the program, and the pixels that it was made for.
    private static var kept: OpaquePointer?
    private static var keptPixels = 0
    /// Pixels: cairo puts what has 4,096 bytes or more there.
    private static let side: CInt = 64

    /// Keeps memory for pictures of a window's size. Does nothing where there is enough, on Wayland, and without X11.
    static func keep(for window: UnsafeMutablePointer<GtkWindow>, width: Int, height: Int) {
      let pixels = width * height
      // A pool has room for more than twice its size.
      guard pixels > keptPixels * 2 else { return }
      keptPixels = pixels
      guard let surface = gtk_native_get_surface(OpaquePointer(window)),
        let display = gdk_surface_get_display(surface), XWindows.isX11(display),
        let gtk = SharedLibrary("libgtk-4.so.1"), let x11 = SharedLibrary("libX11.so.6"),
        let cairo = SharedLibrary("libcairo.so.2"),
        let displayOf: DisplayOf = gtk.function("gdk_x11_display_get_xdisplay"),
        let windowOf: WindowOf = gtk.function("gdk_x11_surface_get_xid"),
        let screen: Screen = x11.function("XDefaultScreen"), let visual: Visual = x11.function("XDefaultVisual"),
        let create: Create = cairo.function("cairo_xlib_surface_create"),
        let server = displayOf(display), let pixelFormat = visual(server, screen(server)),
        let target = create(server, windowOf(surface), pixelFormat, CInt(width), CInt(height))
      else { return }
      // The pool is made for the large one; the small one is put into it.
      let large = cairo_surface_create_similar_image(target, CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))
      let small = cairo_surface_create_similar_image(target, CAIRO_FORMAT_ARGB32, side, side)
      cairo_surface_destroy(large)
      cairo_surface_destroy(target)
      cairo_surface_destroy(kept)
      kept = small
    }
  }
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthPaint

  /// What GTK 4 does not say or do on X11, through Xlib: where windows are, and windows that the window manager leaves
  /// alone. Nil on Wayland.
  struct XWindows {
    private typealias DisplayOf = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias WindowOf = @convention(c) (OpaquePointer) -> UInt
    private typealias Root = @convention(c) (OpaquePointer) -> UInt
    private typealias Translate =
      @convention(c) (
        OpaquePointer, UInt, UInt, CInt, CInt, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>,
        UnsafeMutablePointer<UInt>
      ) -> CInt
    private typealias Move = @convention(c) (OpaquePointer, UInt, CInt, CInt) -> CInt
    private typealias Attributes = @convention(c) (OpaquePointer, UInt, UInt, UnsafeMutableRawPointer) -> CInt
    private typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> UInt
    private typealias Change =
      @convention(c) (OpaquePointer, UInt, UInt, UInt, CInt, CInt, UnsafeMutableRawPointer, CInt) -> CInt
    private typealias One = @convention(c) (OpaquePointer, UInt) -> CInt
    private typealias Flush = @convention(c) (OpaquePointer) -> CInt
    private typealias Focus =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<CInt>) -> CInt
    private typealias Geometry =
      @convention(c) (
        OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>,
        UnsafeMutablePointer<CUnsignedInt>, UnsafeMutablePointer<CUnsignedInt>, UnsafeMutablePointer<CUnsignedInt>,
        UnsafeMutablePointer<CUnsignedInt>
      ) -> CInt
    private typealias Tree =
      @convention(c) (
        OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
        UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<CUnsignedInt>
      ) -> CInt
    private typealias FreeList = @convention(c) (UnsafeMutableRawPointer) -> CInt
    private typealias Trap = @convention(c) (OpaquePointer) -> Void
    private static let gtk = SharedLibrary("libgtk-4.so.1"), x11 = SharedLibrary("libX11.so.6")
    private let display: OpaquePointer, window: UInt
    private let x11: SharedLibrary
    /// Device pixels for each point.
    private let scale: Double

    init?(_ window: UnsafeMutablePointer<GtkWindow>) {
      guard let surface = gtk_native_get_surface(OpaquePointer(window)), let display = gdk_surface_get_display(surface),
        Self.isX11(display), let gtk = Self.gtk, let x11 = Self.x11,
        let displayOf: DisplayOf = gtk.function("gdk_x11_display_get_xdisplay"),
        let windowOf: WindowOf = gtk.function("gdk_x11_surface_get_xid"), let xDisplay = displayOf(display)
      else { return nil }
      (self.display, self.window, self.x11) = (xDisplay, windowOf(surface), x11)
      scale = Double(gdk_surface_get_scale_factor(surface))
    }
    static func isX11(_ display: OpaquePointer) -> Bool {
      let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
      return g_type_name_from_instance(instance).map { String(cString: $0) } == "GdkX11Display"
    }

    /// Points of the screen: the corner of the window with its shadow. Asks the server.
    var origin: CGPoint? {
      guard let root: Root = x11.function("XDefaultRootWindow"),
        let translate: Translate = x11.function("XTranslateCoordinates")
      else { return nil }
      var x: CInt = 0, y: CInt = 0, child: UInt = 0
      guard translate(display, window, root(display), 0, 0, &x, &y, &child) != 0 else { return nil }
      return CGPoint(x: Double(x) / scale, y: Double(y) / scale)
    }
    /// Where the window with the keyboard's focus is, whoever owns it: points of the screen. Asks the server; nil where no
    /// window has it.
    static func focused(on display: OpaquePointer, scale: Double) -> CGRect? {
      guard isX11(display), let gtk, let x11, let displayOf: DisplayOf = gtk.function("gdk_x11_display_get_xdisplay"),
        let server = displayOf(display), let root: Root = x11.function("XDefaultRootWindow"),
        let focus: Focus = x11.function("XGetInputFocus"), let geometry: Geometry = x11.function("XGetGeometry"),
        let tree: Tree = x11.function("XQueryTree"), let free: FreeList = x11.function("XFree"),
        let begin: Trap = gtk.function("gdk_x11_display_error_trap_push"),
        let end: Trap = gtk.function("gdk_x11_display_error_trap_pop_ignored")
      else { return nil }
      // The window may be gone by the time it is asked about.
      begin(display)
      defer { end(display) }
      let screen = root(server)
      var window: UInt = 0, revert: CInt = 0
      _ = focus(server, &window, &revert)
      // Source: X.h, PointerRoot is 1. GDK has the focus in a small window within its own: the outermost one counts.
      guard window > 1, window != screen else { return nil }
      while true {
        var top: UInt = 0, parent: UInt = 0, children: UnsafeMutableRawPointer?, count: CUnsignedInt = 0
        guard tree(server, window, &top, &parent, &children, &count) != 0 else { return nil }
        if let children { _ = free(children) }
        if parent == top || parent == 0 { break }
        window = parent
      }
      var top: UInt = 0, x: CInt = 0, y: CInt = 0
      var width: CUnsignedInt = 0, height: CUnsignedInt = 0, border: CUnsignedInt = 0, depth: CUnsignedInt = 0
      guard geometry(server, window, &top, &x, &y, &width, &height, &border, &depth) != 0 else { return nil }
      return CGRect(
        x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
    }
    func move(to point: CGPoint) {
      guard let move: Move = x11.function("XMoveWindow"), let flush: Flush = x11.function("XFlush") else { return }
      _ = move(display, window, CInt((point.x * scale).rounded()), CInt((point.y * scale).rounded()))
      _ = flush(display)
    }
    func raise() {
      guard let raise: One = x11.function("XRaiseWindow") else { return }
      _ = raise(display, window)
    }
    /// Makes it a dock that never takes the keyboard and that the window manager leaves alone. Before it is shown.
    ///
    /// Source: Xlib.h, `XSetWindowAttributes` on machines of 64 bits: `override_redirect` is at the offset 88;
    /// Xutil.h, `XWMHints`; Extended Window Manager Hints, _NET_WM_WINDOW_TYPE.
    func makePanel() {
      guard let set: Attributes = x11.function("XChangeWindowAttributes"),
        let intern: Intern = x11.function("XInternAtom"), let change: Change = x11.function("XChangeProperty")
      else { return }
      var attributes = [Int](repeating: 0, count: 14)
      attributes[11] = 1
      // CWOverrideRedirect
      _ = attributes.withUnsafeMutableBytes { set(display, window, 1 << 9, $0.baseAddress!) }
      var type = [intern(display, "_NET_WM_WINDOW_TYPE_DOCK", 0)]
      // XA_ATOM
      _ = type.withUnsafeMutableBytes {
        change(display, window, intern(display, "_NET_WM_WINDOW_TYPE", 0), 4, 32, 0, $0.baseAddress!, 1)
      }
      // InputHint is set, and says no. XA_WM_HINTS.
      var hints = [1] + [Int](repeating: 0, count: 8)
      _ = hints.withUnsafeMutableBytes { change(display, window, 35, 35, 32, 0, $0.baseAddress!, 9) }
    }
  }
#endif

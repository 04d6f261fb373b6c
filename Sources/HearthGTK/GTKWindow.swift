#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// A window on the desktop: brings the user's events to a `WindowContent` and shows its pictures.
  package final class GTKWindow: WindowHost {
    let window: UnsafeMutablePointer<GtkWindow>
    private(set) var canvas: UnsafeMutablePointer<GtkWidget>!
    package private(set) var content: WindowContent!
    package let textShaper: any TextShaper
    package let imageLoader: any ImageLoader
    private let painter: Painter
    package private(set) var settings: HostSettings
    private lazy var ownClipboard = GTKClipboard(canvas)
    package var clipboard: any Clipboard { ownClipboard }
    let input = GTKInputContext()
    private let settingsObserver: SettingsObserver
    private var idiom = Idiom.desktop
    private var output: FrameOutput?
    private var tick: guint = 0
    private var isFrameRequested = false
    private var paintedFrames = 0
    private var timer: guint = 0
    var pressCount = 0
    var lastPress: (time: Double, position: CGPoint, button: guint)?
    var pointer = CGPoint.zero
    /// Points, of the content: what the canvas asks for, so that the window has it whatever decorations the desktop adds.
    let initialSize: CGSize
    /// Hardware codes of keys that are down.
    var heldKeys: Set<guint> = []
    /// Called when the window is gone.
    package var didClose: (() -> Void)?

    /// - Parameters:
    ///   - size: Points, of the content without the title bar.
    ///   - makeContent: Makes the content for this host, once.
    package init(title: String, size: CGSize, makeContent: (GTKWindow) -> WindowContent) {
      // GTK's sizes are 16 bits wide.
      initialSize = CGSize(width: min(max(1, size.width), 16_000), height: min(max(1, size.height), 16_000))
      let images = ImageStore()
      imageLoader = images
      painter = Painter(images: images)
      settingsObserver = SettingsObserver()
      textShaper = PangoShaper(.system(interfaceFamily: "Inter"), images: images)
      settings = settingsObserver.settings
      let widget = gtk_window_new()!
      window = widget.cast(to: GtkWindow.self)
      canvas = Canvas.make(for: self)
      setTitle(title)
      gtk_window_set_titlebar(window, gtk_header_bar_new())
      gtk_window_set_child(window, canvas)
      gtk_widget_set_focusable(canvas, 1)
      gtk_widget_set_hexpand(canvas, 1)
      gtk_widget_set_vexpand(canvas, 1)
      settings.scale = CGFloat(gtk_widget_get_scale_factor(canvas))
      content = makeContent(self)
      idiom = EnvironmentValues(scope: content.rootScope, reader: nil).idiom
      connectEvents()
      settingsObserver.didChange = { [unowned self] in settingsDidChange() }
      settingsDidChange()
    }
    nonisolated deinit {}

    package func present() {
      if Trace.frames { traceFrames() }
      if Trace.events { Trace.write("settings \(settings.traceText)") }
      gtk_window_present(window)
      gtk_widget_grab_focus(canvas)
      GameControllers.shared.add(self)
    }

    /// Prints when a frame has been painted: seconds of the monotonic clock. The first one's line is for measuring a start.
    private func traceFrames() {
      gtk_widget_realize(canvas)
      let painted: @convention(c) (OpaquePointer, gpointer?) -> Void = { _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated {
          if window.output == nil { return }
          window.paintedFrames += 1
          Trace.write("\(window.paintedFrames == 1 ? "first frame" : "frame \(window.paintedFrames)") painted at \(window.now)")
        }
      }
      connect(gtk_widget_get_frame_clock(canvas), "after-paint", unsafeBitCast(painted, to: GCallback.self), self)
    }

    /// Takes an event to the content. True when it was used up.
    @discardableResult func handle(_ event: InputEvent) -> Bool {
      if Trace.events { Trace.write("event \(event.traceText)") }
      return content.handle(event)
    }

    // MARK: - Frames

    package func requestFrame() {
      isFrameRequested = true
      guard tick == 0, canvas != nil, !isClosed else { return }
      tick = gtk_widget_add_tick_callback(
        canvas,
        { widget, clock, _ in
          nonisolated(unsafe) let (widget, clock) = (widget!, clock!)
          return MainActor.assumeIsolated { HearthGTK.Canvas.window(of: widget)?.frameClockTicked(clock) ?? 0 }
        }, nil, nil)
    }
    package func requestFrame(after seconds: Double) {
      if isClosed { return }
      if timer != 0 { g_source_remove(timer) }
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(min(max(0, seconds * 1000), 86_400_000).rounded(.up)),
        { data in
          let window = Unmanaged<GTKWindow>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated {
            window.timer = 0
            window.requestFrame()
          }
          return 0
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
    private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    private func frameClockTicked(_ clock: OpaquePointer) -> gboolean {
      if isFrameRequested || content.isAnimating { updateFrame() }
      if isFrameRequested || content.isAnimating { return 1 }
      tick = 0
      return 0
    }
    private func updateFrame() {
      isFrameRequested = false
      let new = content.updateFrame(at: now)
      let isSame = output.map { $0.picture === new.picture && $0.background == new.background } ?? false
      output = new
      if !isSame { gtk_widget_queue_draw(canvas) }
    }
    func didAllocate(width: Int, height: Int) {
      handle(.resize(CGSize(width: width, height: height)))
    }
    func snapshot(_ snapshot: OpaquePointer) {
      if output == nil || content.needsFrame { updateFrameInSnapshot() }
      guard let output else { return }
      var color = GdkRGBA(
        red: output.background.red, green: output.background.green, blue: output.background.blue, alpha: output.background.alpha)
      let size = CGSize(width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
      var rect = graphene_rect_t(
        origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
      gtk_snapshot_append_color(snapshot, &color, &rect)
      gtk_snapshot_push_clip(snapshot, &rect)
      painter.node(for: output.picture, visible: CGRect(origin: .zero, size: size))?.append(to: snapshot)
      gtk_snapshot_pop(snapshot)
    }
    private func updateFrameInSnapshot() {
      isFrameRequested = false
      output = content.updateFrame(at: now)
    }

    // MARK: - Requests of the content

    package func setTitle(_ title: String) { gtk_window_set_title(window, title) }
    package func setCursor(_ cursor: Cursor) {
      gtk_widget_set_cursor_from_name(canvas, cursor.rawValue)
    }
    package func setTextInput(_ request: TextInputRequest?) { input.request = request }
    package func openURL(_ url: URL) { gtk_show_uri(window, url.absoluteString, guint32(GDK_CURRENT_TIME)) }
    package func close() { gtk_window_destroy(window) }
    private var isClosed = false
    /// Closes the window, if it is still open, when the process is asked to end.
    func closeForQuit() { if !isClosed { close() } }
    func wasDestroyed() {
      isClosed = true
      if timer != 0 { g_source_remove(timer) }
      GameControllers.shared.remove(self)
      content.close()
      didClose?()
    }

    private func readSettings() -> HostSettings {
      var settings = settingsObserver.settings
      settings.scale = CGFloat(gtk_widget_get_scale_factor(canvas))
      // The size of the desktop's font says nothing about a television or a watch.
      if idiom != .desktop { settings.bodySize = nil }
      return settings
    }
    private func settingsDidChange() {
      let new = readSettings()
      if new == settings { return }
      settings = new
      handle(.settings(new))
    }
    func scaleDidChange() { settingsDidChange() }
  }
#endif

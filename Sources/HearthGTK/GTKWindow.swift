#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthKeyboard
  import HearthPaint
  import HearthRendering

  /// A window on the desktop: brings the user's events to a `HostedContent` and shows its pictures.
  package final class GTKWindow: WindowHost {
    let window: UnsafeMutablePointer<GtkWindow>
    private(set) var canvas: UnsafeMutablePointer<GtkWidget>!
    package private(set) var content: (any HostedContent)!
    private let shaper: PangoShaper
    package var textShaper: any TextShaper { shaper }
    package let imageLoader: any ImageLoader
    private let painter: Painter
    /// Nil where a frame around the content has the window's background too.
    private var background: WindowBackground?
    package private(set) var settings: HostSettings
    private lazy var ownClipboard = GTKClipboard(canvas)
    package var clipboard: any Clipboard { ownClipboard }
    let input = GTKInputContext()
    let drops = GTKDrops()
    private let settingsObserver = SettingsObserver.shared
    private var idiom = Idiom.desktop
    private(set) var output: FrameOutput?
    private var tick: guint = 0
    private var isFrameRequested = false
    var paintedFrames = 0
    private var timer: guint = 0
    var clicks = ClickCounter()
    var pinch = TouchpadPinch()
    var pointer = CGPoint.zero
    /// Points, of the content: what the canvas asks for, so that the window has it
    /// whatever decorations the desktop adds.
    private(set) var initialSize: CGSize
    private var limits = WindowLimits()
    private var abilities = WindowAbilities()
    /// Nil where the window has no title bar.
    private(set) var headerBar: UnsafeMutablePointer<GtkWidget>?
    /// Hardware codes of keys that are down.
    var heldKeys: Set<guint> = []
    /// What can have the keyboard's canvas above the content: a GtkOverlay. Nil where the keyboard is not in the app's
    /// windows.
    var cover: OpaquePointer?
    /// Called when the window is gone.
    package var didClose: (() -> Void)?

    /// - Parameters:
    ///   - makeContent: Makes the content for this host, once; its size is in points, without the title bar.
    package init(_ request: WindowRequest, makeContent: (any WindowHost, CGSize) -> any HostedContent) {
      initialSize = Self.possible(request.size ?? request.standardSize)
      let images = ImageStore()
      imageLoader = images
      painter = Painter(images: images)
      shaper = PangoShaper(.system(interfaceFamily: "Inter"), images: images)
      shaper.rendering = settingsObserver.fontRendering
      settings = settingsObserver.settings
      let widget = gtk_window_new()!
      window = widget.cast(to: GtkWindow.self)
      canvas = Canvas.make(for: self)
      setTitle(request.title)
      setChrome(request.chrome)
      if request.hasIdealSize { overrideZoom() }
      if request.isModal { gtk_window_set_modal(window, 1) }
      if let parent = request.parent { gtk_window_set_transient_for(window, (parent as? GTKWindow)?.window) }
      gtk_widget_set_focusable(canvas, 1)
      gtk_widget_set_hexpand(canvas, 1)
      gtk_widget_set_vexpand(canvas, 1)
      settings.scale = CGFloat(gtk_widget_get_scale_factor(canvas))
      content = makeContent(self, initialSize)
      let size = Self.possible(content.initialSize(request, at: now))
      if size != initialSize {
        initialSize = size
        content.handle(.resize(size))
      }
      idiom = content.idiom
      connectEvents()
      settingsObserver.add(self) { [unowned self] in settingsDidChange() }
      settingsDidChange()
    }
    nonisolated deinit {}

    /// GTK's sizes are 16 bits wide.
    private static func possible(_ size: CGSize) -> CGSize {
      func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(1, value), 16_000) : 1 }
      return CGSize(width: length(size.width), height: length(size.height))
    }
    private func setChrome(_ chrome: WindowRequest.Chrome) {
      switch chrome {
      case .titleBar:
        headerBar = gtk_header_bar_new()
        gtk_window_set_titlebar(window, headerBar)
        gtk_window_set_child(window, coverable(canvas))
      case .hiddenTitleBar:
        // The buttons lie above the content.
        hideTitleBar()
        withButtons(above: coverable(canvas))
      case .dialog:
        hideTitleBar()
        gtk_window_set_child(window, coverable(canvas))
      case .plain:
        gtk_window_set_decorated(window, 0)
        gtk_window_set_child(window, canvas)
        background = WindowBackground(window)
      }
    }

    /// What a window with a title bar shows while that is hidden: the content, below the window's buttons.
    var uncoveredTitleBar: UnsafeMutablePointer<GtkWidget>?
    var buttonsAboveContent: [UnsafeMutablePointer<GtkWidget>] = []

    package func setMinimized(_ isMinimized: Bool) {
      if isMinimized { gtk_window_minimize(window) } else { gtk_window_unminimize(window) }
    }
    package func toggleMaximized() {
      if gtk_window_is_maximized(window) != 0 { gtk_window_unmaximize(window) } else { gtk_window_maximize(window) }
    }

    package func present() {
      if Trace.isWanted(.frames) || Trace.isWanted(.views) { traceFrames() }
      if Trace.isWanted(.events) { Trace.write("settings \(settings.traceText)\n\(shaper.rendering.traceText)") }
      background?.show(content.backgroundColor)
      watchState()
      watchFullScreen()
      if !abilities.showsDesktop && !idiom.hasWindows { setFullScreen(true) }
      useActivationToken()
      gtk_window_present(window)
      gtk_widget_grab_focus(canvas)
      GameControllers.shared.add(self)
      AccessibilityBridge.shared.add(self)
    }
    /// Prepares a window that is shown by `setHidden(_:)` and never asks for the keyboard.
    func prepareUnfocused() {
      if Trace.isWanted(.frames) || Trace.isWanted(.views) { traceFrames() }
      background?.show(content.backgroundColor)
      gtk_widget_realize(window.cast(to: GtkWidget.self))
    }
    private func watchState() {
      gtk_widget_realize(window.cast(to: GtkWidget.self))
      let changed: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void = { surface, _, data in
        let window = gtkWindow(data)
        let isMinimized = gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        MainActor.assumeIsolated { window.visibilityDidChange(!isMinimized) }
      }
      guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
      connect(surface, "notify::state", unsafeBitCast(changed, to: GCallback.self), self)
    }
    // MARK: - Sizes that the user asks for by one press

    /// The title bar's button and a double click on it ask the content before they maximise the window.
    /// Source: GTK, GtkWindowControls and GtkWindowHandle: they activate `window.toggle-maximized`,
    /// which is looked up from the bar outwards.
    private func overrideZoom() {
      guard let headerBar else { return }
      let group = g_simple_action_group_new()!
      func add(_ name: String, _ activate: @convention(c) (OpaquePointer, OpaquePointer?, gpointer?) -> Void) {
        let action = g_simple_action_new(name, nil)!
        connect(action, "activate", unsafeBitCast(activate, to: GCallback.self), self)
        g_action_map_add_action(OpaquePointer(group), action)
        g_object_unref(UnsafeMutableRawPointer(action))
      }
      // The group hides the window's own.
      add("toggle-maximized") { _, _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated { window.zoom() }
      }
      add("minimize") { _, _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated { gtk_window_minimize(window.window) }
      }
      add("close") { _, _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated { gtk_window_close(window.window) }
      }
      gtk_widget_insert_action_group(headerBar, "window", OpaquePointer(group))
      g_object_unref(UnsafeMutableRawPointer(group))
    }
    private func zoom() {
      if isClosed || content.zoom() { return }
      if gtk_window_is_maximized(window) != 0 { gtk_window_unmaximize(window) } else { gtk_window_maximize(window) }
    }
    /// Points that the frame adds to the canvas, as it was known last.
    private var frameSize: (width: gint, height: gint) = (0, 0)
    package func resize(to size: CGSize) {
      if isClosed { return }
      let size = Self.possible(size), wasMaximized = gtk_window_is_maximized(window) != 0
      // What the frame adds to the canvas: GTK counts it in. Source: `gtk_window_get_default_size`: it follows the size
      // that the user gives a window, and stays what it was while the window is maximised.
      var (width, height) = (gint(0), gint(0))
      gtk_window_get_default_size(window, &width, &height)
      if !wasMaximized, width > 0, height > 0 {
        frameSize = (max(0, width - gtk_widget_get_width(canvas)), max(0, height - gtk_widget_get_height(canvas)))
      }
      let more = frameSize
      gtk_window_unmaximize(window)
      gtk_window_set_default_size(
        window, gint(size.width.rounded(.up)) + more.width, gint(size.height.rounded(.up)) + more.height)
    }
    /// Fills a monitor, without anything in the window being pressed or having the keyboard.
    func fill(_ monitor: CGRect) {
      gtk_widget_set_can_target(canvas, 0)
      gtk_widget_set_can_focus(canvas, 0)
      Monitors.fill(monitor, with: window)
    }
    package func setFullScreen(_ isFullScreen: Bool) {
      if isClosed { return }
      if isFullScreen { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) }
    }
    private func watchFullScreen() {
      let changed: @convention(c) (UnsafeMutablePointer<GtkWindow>, gpointer?, gpointer?) -> Void = {
        pointer, _, data in
        let window = gtkWindow(data)
        let isFullScreen = gtk_window_is_fullscreen(pointer) != 0
        MainActor.assumeIsolated { if !window.isClosed { window.content.fullScreenDidChange(isFullScreen) } }
      }
      connect(window, "notify::fullscreened", unsafeBitCast(changed, to: GCallback.self), self)
    }

    private var isVisible = true
    private func visibilityDidChange(_ isVisible: Bool) {
      if isVisible == self.isVisible || isClosed { return }
      self.isVisible = isVisible
      content.visibilityDidChange(isVisible)
    }

    /// What `traceFrames()` keeps.
    var tracedClock: OpaquePointer?
    var tracedViews = ""
    private(set) lazy var traceNumber = Trace.nextWindow()

    /// Takes an event to the content. True when it was used up.
    @discardableResult func handle(_ event: InputEvent) -> Bool {
      if Trace.isWanted(.events) {
        Trace.write("event \(event.traceText(hidesText: input.request?.isPrivate == true))")
      }
      if isClosed || content.isClosed { return false }
      if WaitingLoop.isWaiting {
        WaitingLoop.afterwards { [weak self] in _ = self?.handle(event) }
        return true
      }
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
    var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    private func frameClockTicked(_ clock: OpaquePointer) -> gboolean {
      if WaitingLoop.isWaiting { return 1 }
      if isFrameRequested || content.isAnimating { updateFrame() }
      if isFrameRequested || content.isAnimating { return 1 }
      tick = 0
      return 0
    }
    /// Makes a frame and has it drawn if it looks different.
    /// - Parameter isDrawing: GTK draws already: what it draws is this frame, and the window may not be changed now.
    func updateFrame(isDrawing: Bool = false) {
      isFrameRequested = false
      let new = content.updateFrame(at: now)
      let isSame = output.map { $0.picture === new.picture && $0.background == new.background } ?? false
      output = new
      AccessibilityBridge.shared.frameDidEnd(self)
      if isDrawing { return }
      background?.show(new.background)
      if !isSame { gtk_widget_queue_draw(canvas) }
    }
    func didAllocate(width: Int, height: Int) {
      handle(.resize(CGSize(width: width, height: height)))
      SessionKeyboard.windowed?.windowDidResize(self)
    }
    func snapshot(_ snapshot: OpaquePointer) {
      if output == nil || content.needsFrame, !WaitingLoop.isWaiting { updateFrame(isDrawing: true) }
      guard let output else { return }
      let isFirst = !isRendererKnown
      if isFirst { noteRenderer() }
      var color = GdkRGBA(
        red: output.background.red, green: output.background.green, blue: output.background.blue,
        alpha: output.background.alpha)
      let size = CGSize(width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
      var rect = graphene_rect_t(
        origin: graphene_point_t(x: 0, y: 0),
        size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
      // The first picture does not wait for it.
      if !isFirst, painter.paintsWithCairo {
        let (width, height) = (size.width * settings.scale, size.height * settings.scale)
        SharedPixels.keep(for: window, width: Int(width), height: Int(height))
      }
      if background?.shows(output.background) != true { gtk_snapshot_append_color(snapshot, &color, &rect) }
      gtk_snapshot_push_clip(snapshot, &rect)
      (painter.scale, painter.isShownInItsSize) = (settings.scale, true)
      painter.node(for: output.picture, visible: CGRect(origin: .zero, size: size))?.append(to: snapshot)
      painter.isShownInItsSize = false
      gtk_snapshot_pop(snapshot)
      notice?.append(to: snapshot, over: canvas, size: size)
    }
    private var notice: WindowNotice?
    /// Shows a sentence over the content, which goes on below it; nil takes it away.
    func setNotice(_ notice: WindowNotice?) {
      if isClosed || notice?.text == self.notice?.text { return }
      self.notice = notice
      gtk_widget_queue_draw(canvas)
      if let notice { announce(notice.text) }
    }
    /// What the window shows now; nil before its first frame and when it is closed.
    func record() -> WindowRecord? {
      guard let output, !isClosed, let images = imageLoader as? ImageStore else { return nil }
      return WindowRecord(
        output, size: content.windowSize, scale: settings.scale, images: images, elements: content.accessibilityElements
      )
    }
    private var isRendererKnown = false
    private func noteRenderer() {
      isRendererKnown = true
      guard let renderer = gtk_native_get_renderer(OpaquePointer(window)) else { return }
      let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
      painter.paintsWithCairo = g_type_name_from_instance(instance).map { String(cString: $0) } == "GskCairoRenderer"
    }

    // MARK: - Requests of the content

    package func setTitle(_ title: String) {
      gtk_window_set_title(window, title)
      AccessibilityBridge.shared.frameDidEnd(self)
    }
    package func setCursor(_ cursor: Cursor) {
      guard let picture = cursor.picture else {
        gtk_widget_set_cursor_from_name(canvas, cursor.name)
        return
      }
      guard let images = imageLoader as? ImageStore,
        let made = PictureCursor.make(picture, for: canvas, scale: settings.scale, images: images)
      else { return }
      gtk_widget_set_cursor(canvas, made)
      g_object_unref(UnsafeMutableRawPointer(made))
    }
    package func setTextInput(_ request: TextInputRequest?) {
      if request != nil { SessionKeyboard.windowed?.textIsEdited(in: self) }
      input.request = request
    }
    package func endComposition() -> String { input.endComposition() }
    package var spellingChecker: (any SpellingChecker)? { EnchantChecker.shared }
    package var textPredictor: (any TextPredictor)? { Self.programsPredictor }
    /// Nil in a program without the software keyboard.
    private static let programsPredictor: (any TextPredictor)? = ProgramTypes.conforming(
      to: (any TextPredictorProvider).self, as: (any TextPredictorProvider.Type).self
    ).first?.make()
    package func announce(_ text: String) { AccessibilityBridge.shared.announce(text, in: self) }
    package func play(_ feedback: any FeedbackRequest) { FeedbackPlayer.shared.play(feedback) }
    package func openURL(_ url: URL) { gtk_show_uri(window, url.absoluteString, guint32(GDK_CURRENT_TIME)) }
    package func close() {
      if isClosed { return }
      // While the canvas is there: what was connected to others than the window.
      if let tracedClock {
        _ = g_signal_handlers_disconnect_matched(
          UnsafeMutableRawPointer(tracedClock), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
          Unmanaged.passUnretained(self).toOpaque())
      }
      tracedClock = nil
      SessionKeyboard.windowed?.windowWillClose(self)
      input.disconnect()
      gtk_window_destroy(window)
    }
    private(set) var isClosed = false
    func wasDestroyed() {
      if isClosed { return }
      if !content.isClosed {
        // Not by the app: the display has gone, say.
        handle(.closeRequest)
      }
      SessionKeyboard.windowed?.windowWillClose(self)
      isClosed = true
      closeFileDialog()
      if timer != 0 { g_source_remove(timer) }
      timer = 0
      settingsObserver.remove(self)
      GameControllers.shared.remove(self)
      AccessibilityBridge.shared.remove(self)
      content.close()
      didClose?()
    }

    package func setParent(_ parent: (any WindowHost)?) {
      if !isClosed { gtk_window_set_transient_for(window, (parent as? GTKWindow)?.window) }
    }
    /// What the pointer was pressed with last, or the finger.
    var pressDevice: OpaquePointer?
    package func startDrag(_ session: OutgoingDrag, at position: CGPoint) -> Bool {
      guard let pressDevice, !isClosed, let surface = gtk_native_get_surface(OpaquePointer(window)) else {
        return false
      }
      return drops.start(session, from: surface, device: pressDevice) { [weak self] piece, size, snapshot in
        self?.painter.node(for: piece, visible: CGRect(origin: .zero, size: size))?.append(to: snapshot)
      }
    }
    /// The press that a drag of the window may begin with.
    var press: (device: OpaquePointer, button: gint, x: Double, y: Double, time: guint32)?
    package func beginWindowDrag() {
      guard let press, let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
      self.press = nil
      gdk_toplevel_begin_move(surface, press.device, press.button, press.x, press.y, press.time)
      // The window manager has the pointer: nobody says when it is let go.
      _ = g_idle_add_full(
        G_PRIORITY_HIGH,
        { data in
          let window = Unmanaged<GTKWindow>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated {
            _ = window.handle(.pointer(PointerEvent(.cancelled, at: window.pointer, time: window.now)))
          }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(), nil)
    }

    private var fileDialog: GTKFileDialog?
    package func showFileDialog(_ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void) {
      if isClosed { return }
      fileDialog?.close()
      fileDialog = GTKFileDialog(request, over: window, completion)
    }
    package func closeFileDialog() {
      fileDialog?.close()
      fileDialog = nil
    }
    package var isShowingFileDialog: Bool { fileDialog != nil }
    package var softwareKeyboard: (any SoftwareKeyboardLink)? { SessionKeyboard.link }
    package var placeOnScreen: KeyboardWindowPlace? {
      findPlace().map { KeyboardWindowPlace(frame: $0.frame, screen: $0.screen, isFree: $0.isFree) }
    }
    package func raise() {
      if isClosed { return }
      useActivationToken()
      gtk_window_present(window)
    }
    /// The desktop lets a window come to the front for a press of the user in another program.
    private func useActivationToken() {
      guard let token = StatusItems.activationToken else { return }
      StatusItems.activationToken = nil
      gtk_window_set_startup_id(window, token)
    }
    package func move(near point: CGPoint) {
      if isClosed { return }
      // The place counts once the window is on the screen.
      XWindowPlace.move(window, near: point)
    }
    package func setHidden(_ isHidden: Bool) {
      if !isClosed { gtk_widget_set_visible(window.cast(to: GtkWidget.self), isHidden ? 0 : 1) }
    }

    /// Points: what the canvas asks for at least.
    var leastSize: CGSize { Self.possible(limits.least) }
    /// Points: the size of a window that the user has not resized.
    var naturalSize: CGSize {
      if limits.isFixed { return leastSize }
      // A window that cannot be resized keeps its size.
      if !abilities.canResize, gtk_widget_get_width(canvas) > 0 {
        return CGSize(width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
      }
      return initialSize
    }
    /// GTK 4 knows no greatest size: where there is one size only the window cannot be resized, else it can grow.
    package func setLimits(_ limits: WindowLimits) {
      self.limits = limits
      gtk_widget_queue_resize(canvas)
      updateResizing()
    }
    package func setAbilities(_ abilities: WindowAbilities) {
      let old = self.abilities
      self.abilities = abilities
      if abilities.canClose != old.canClose { gtk_window_set_deletable(window, abilities.canClose ? 1 : 0) }
      if abilities.canResize != old.canResize { updateResizing() }
      if abilities.showsDesktop != old.showsDesktop, !idiom.hasWindows { setFullScreen(!abilities.showsDesktop) }
      if abilities.canMinimize != old.canMinimize, let headerBar {
        gtk_header_bar_set_decoration_layout(
          OpaquePointer(headerBar), abilities.canMinimize ? nil : settingsObserver.layoutWithoutMinimize)
      }
    }
    private func updateResizing() {
      let canResize = abilities.canResize && !limits.isFixed
      if (gtk_window_get_resizable(window) != 0) != canResize { gtk_window_set_resizable(window, canResize ? 1 : 0) }
    }

    private func readSettings() -> HostSettings {
      var settings = settingsObserver.settings
      settings.scale = CGFloat(gtk_widget_get_scale_factor(canvas))
      // The size of the desktop's font says nothing about a television or a watch.
      if idiom != .desktop { settings.bodySize = nil }
      // Nor do its scroll bars.
      if idiom != .desktop { settings.interaction.hasOverlayScrolling = true }
      return settings
    }
    private func settingsDidChange() {
      if shaper.rendering != settingsObserver.fontRendering {
        shaper.rendering = settingsObserver.fontRendering
        if Trace.isWanted(.events) { Trace.write(shaper.rendering.traceText) }
        painter.forgetNodes()
        gtk_widget_queue_draw(canvas)
      }
      let new = readSettings()
      if new == settings { return }
      settings = new
      handle(.settings(new))
    }
    func scaleDidChange() { settingsDidChange() }
  }
#endif

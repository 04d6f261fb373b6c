#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// The desktop, on which an app opens windows.
  package final class GTKDesktop: WindowPlatform {
    /// Updates the app, outside of frames and events.
    package var update: (() -> Void)?
    /// Called when the process is asked to end, by the session or by a signal.
    package var endWasAsked: (() -> Void)?
    /// The name under which the desktop knows the app.
    package var identifier = ""
    private var windows: [GTKWindow] = []
    var openWindows: [GTKWindow] { windows }
    /// Where the command `hearth` asks what the windows show; nil where nobody wants that.
    var inspection: InspectionSocket?
    /// Windows that are gone, until GTK has left their functions.
    private var closedWindows: [GTKWindow] = []
    private var idle: guint = 0

    /// Connects to the display. Nil if there is no display.
    package init?(isDark: Bool, look: SystemLook = .ios17) {
      guard GTKApplication.initialize() else { return nil }
      if isDark { GTKApplication.preferDark() }
      SettingsObserver.look = look
    }
    nonisolated deinit {}

    /// Has text fields ask for the software keyboard, where it can be shown. Before windows open.
    ///
    /// On Wayland the desktop's own keyboard, which GTK asks for by purpose and hints, comes first: where one runs, and
    /// where nobody asked for ours, that is the one. Where nobody lets another program show keys above windows they are
    /// in
    /// the app's own; `HEARTH_SOFTWARE_KEYBOARD=window` asks for that.
    ///
    /// - Parameter isAsked: Whether somebody asked for it; else it is there only where the user has a touch screen.
    package func useSoftwareKeyboard(isAsked: Bool) {
      guard let display = gdk_display_get_default(), SessionKeyboard.link == nil else { return }
      let isWindowed = ProcessInfo.processInfo.environment["HEARTH_SOFTWARE_KEYBOARD"] == "window"
      if !XWindows.isX11(display), !isWindowed {
        if !isAsked { return }
        if let other = OtherKeyboards.running() {
          Trace.write("The software keyboard stays away: the desktop has \(other).")
          return
        }
      }
      guard let seat = gdk_display_get_default_seat(display) else { return }
      let hasTouch = gdk_seat_get_capabilities(seat).rawValue & GDK_SEAT_CAPABILITY_TOUCH.rawValue != 0
      if !isAsked && !hasTouch { return }
      let service: any SoftwareKeyboardService
      if isWindowed || !KeyboardPanel.canShow(on: display) {
        guard let windowed = WindowedKeyboard() else { return }
        SessionKeyboard.windowed = windowed
        service = windowed
      } else {
        service = KeyboardService()
      }
      SessionKeyboard.service = service
      SessionKeyboard.link = SoftwareKeyboard(service)
    }

    /// Runs until the app ends.
    package func run() {
      GTKApplication.endHandler = { [weak self] in self?.endWasAsked?() }
      openInspection()
      GTKApplication.run()
      inspection?.close()
    }

    private var observesMonitors = false
    package var settings: HostSettings { SettingsObserver.shared.settings }
    package var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    package func openWindow(
      _ request: WindowRequest, makeContent: @MainActor (any WindowHost, CGSize) -> any HostedContent
    ) {
      let isOtherActive = windows.contains { gtk_window_is_active($0.window) != 0 }
      let window = GTKWindow(request, makeContent: makeContent)
      windows.append(window)
      window.didClose = { [unowned self, unowned window] in didClose(window) }
      // The desktop says when the new window has the keyboard.
      if isOtherActive { window.handle(.windowActive(false)) }
      if let area = request.externalDisplay { window.fill(area) }
      window.present()
    }
    private func didClose(_ window: GTKWindow) {
      windows.removeAll { $0 === window }
      closedWindows.append(window)
      _ = g_idle_add_full(
        G_PRIORITY_LOW,
        { data in
          let desktop = Unmanaged<GTKDesktop>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated { desktop.closedWindows = [] }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(), nil)
    }

    package func requestUpdate() {
      if idle != 0 { return }
      // Before the next frame is drawn.
      idle = g_idle_add_full(
        G_PRIORITY_HIGH_IDLE,
        { data in
          let desktop = Unmanaged<GTKDesktop>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated {
            desktop.idle = 0
            desktop.update?()
          }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(), nil)
    }
    package var display: CGRect { Monitors.first }
    package var externalDisplay: CGRect? {
      if !observesMonitors {
        observesMonitors = true
        Monitors.observe { [weak self] in self?.requestUpdate() }
      }
      return Monitors.external
    }
    // MARK: - Status icons

    private lazy var statusImages = ImageStore()
    private lazy var statusShaper: PangoShaper = {
      let shaper = PangoShaper(.system(interfaceFamily: "Inter"), images: statusImages)
      shaper.rendering = SettingsObserver.shared.fontRendering
      return shaper
    }()
    private lazy var statusItems: StatusItems = {
      SettingsObserver.shared.add(self) { [unowned self] in
        statusShaper.rendering = SettingsObserver.shared.fontRendering
        requestUpdate()
      }
      return StatusItems(images: statusImages) { [unowned self] in requestUpdate() }
    }()
    package var showsStatusItems: Bool? { statusItems.areShown }
    /// Source: seen: GNOME's bar is black in both variants of its theme; the panels of others follow the theme.
    package var statusItemsAreOnDark: Bool {
      settings.isDark
        || (ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").contains("GNOME")
    }
    package var statusDrawing: (textShaper: any TextShaper, imageLoader: any ImageLoader)? {
      (statusShaper, statusImages)
    }
    package func showStatusItem(_ item: any StatusItem) { statusItems.show(item) }
    package func statusItemDidChange(_ item: any StatusItem) { statusItems.itemDidChange(item) }
    package func hideStatusItem(_ item: any StatusItem) { statusItems.hide(item) }

    private lazy var notificationService = GTKNotifications(
      name: g_get_prgname().map { String(cString: $0) } ?? identifier, identifier: identifier)
    package var notifications: (any NotificationService)? { notificationService }

    private lazy var recentList = GTKRecentDocuments(
      name: g_get_application_name().map { String(cString: $0) } ?? identifier)
    package var recentDocuments: (any RecentDocumentService)? { recentList }

    private var timer: guint = 0
    private var timeOfTimer = Double.infinity
    package func requestUpdate(after seconds: Double) {
      let time = now + min(max(0, seconds), 86_400)
      if timer != 0 {
        if timeOfTimer <= time { return }
        g_source_remove(timer)
      }
      timeOfTimer = time
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(((time - now) * 1000).rounded(.up)),
        { data in
          let desktop = Unmanaged<GTKDesktop>.fromOpaque(data!).takeUnretainedValue()
          return MainActor.assumeIsolated {
            if WaitingLoop.isWaiting { return 1 }
            desktop.timer = 0
            desktop.update?()
            return 0
          }
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    package func openURL(_ url: URL) { gtk_show_uri(nil, url.absoluteString, guint32(GDK_CURRENT_TIME)) }
    package func canOpenURL(_ url: URL) -> Bool {
      guard let scheme = url.scheme else { return false }
      if url.isFileURL { return true }
      guard let program = g_app_info_get_default_for_uri_scheme(scheme.lowercased()) else { return false }
      g_object_unref(UnsafeMutableRawPointer(program))
      return true
    }
    package func quit() { GTKApplication.quit() }
  }
#endif

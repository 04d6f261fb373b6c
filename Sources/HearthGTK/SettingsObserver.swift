#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// Follows the desktop's settings: GTK's own, and the colour scheme of the settings
  /// portal, which GTK 4.8 does not look at.
  ///
  /// One for all windows, made with the first one.
  final class SettingsObserver {
    static let shared = SettingsObserver()
    /// Which edition windows look like. Set before any opens.
    static var look = SystemLook.ios17
    private(set) var settings = HostSettings()
    /// How glyphs are drawn.
    private(set) var fontRendering = FontRendering()
    /// What is told of changes.
    private var observers: [ObjectIdentifier: () -> Void] = [:]
    func add(_ observer: AnyObject, _ didChange: @escaping () -> Void) {
      observers[ObjectIdentifier(observer)] = didChange
    }
    func remove(_ observer: AnyObject) { observers[ObjectIdentifier(observer)] = nil }
    private var portalPrefersDark: Bool?
    private var portalWantsContrast = false
    private var portalReducesMotion = false
    /// Whether what is on or off says so by a shape, and not by its colour alone.
    private var showsStatusShapes = false
    /// `gtk-key-theme` of the desktop, which GTK 4 does not look at; empty as long as it is not known.
    private var keyTheme = ""
    private let gtk: OpaquePointer?

    private init() {
      gtk = gtk_settings_get_default()
      settings.look = Self.look
      read()
      guard let gtk else { return }
      let changed: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void = { _, _, data in
        let observer = Unmanaged<SettingsObserver>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { observer.update() }
      }
      for name in Self.names {
        connect(gtk, "notify::" + name, unsafeBitCast(changed, to: GCallback.self), self)
      }
      watchPortal()
      AccessibilityBridge.shared.readerDidChange = { [unowned self] in
        var technologies: AccessibilityTechnologies = $0 ? .voiceOver : []
        if Self.scanningInterval != nil { technologies.insert(.switchControl) }
        technologiesDidChange(technologies)
      }
    }
    nonisolated deinit {}

    /// Seconds at each element, where switches go through the windows: `HEARTH_SCANNING`, of which "1" is the usual time.
    private static let scanningInterval: Double? = number("HEARTH_SCANNING").map { $0 == 1 ? 0 : $0 }
    /// Points of what is pressed around a press: `HEARTH_TARGETS`.
    private static let leastTarget: Double? = number("HEARTH_TARGETS")
    private static func number(_ name: String) -> Double? {
      ProcessInfo.processInfo.environment[name].flatMap(Double.init).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
    /// What no desktop has a setting for is in the environment of the process.
    private func readAids() {
      if let interval = Self.scanningInterval {
        settings.accessibility.technologies.insert(.switchControl)
        settings.accessibility.scanningInterval = interval
      }
      if let target = Self.leastTarget { settings.accessibility.leastTarget = target }
    }

    private static let names = [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-font-name", "gtk-xft-dpi",
      "gtk-xft-antialias",
      "gtk-xft-hinting", "gtk-xft-hintstyle", "gtk-xft-rgba", "gtk-double-click-time", "gtk-double-click-distance",
      "gtk-dnd-drag-threshold",
      "gtk-cursor-blink", "gtk-cursor-blink-time", "gtk-cursor-blink-timeout", "gtk-overlay-scrolling",
    ]
    private func update() {
      let old = settings, oldRendering = fontRendering
      read()
      if settings != old || fontRendering != oldRendering { for didChange in observers.values { didChange() } }
    }
    /// Assistive technology has started, or has ended.
    private func technologiesDidChange(_ technologies: AccessibilityTechnologies) {
      if settings.accessibility.technologies == technologies { return }
      settings.accessibility.technologies = technologies
      for didChange in observers.values { didChange() }
    }
    private func boolean(_ name: String) -> Bool {
      var value = GValue()
      g_value_init(&value, GType(5 << 2))
      defer { g_value_unset(&value) }
      guard let gtk else { return false }
      g_object_get_property(UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GObject.self), name, &value)
      return g_value_get_boolean(&value) != 0
    }
    /// Whether the desktop makes sounds for what happens.
    var hasEventSounds: Bool { boolean("gtk-enable-event-sounds") }
    var soundTheme: String { string("gtk-sound-theme-name") }
    private func integer(_ name: String) -> Int {
      var value = GValue()
      g_value_init(&value, GType(6 << 2))
      defer { g_value_unset(&value) }
      guard let gtk else { return 0 }
      g_object_get_property(UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GObject.self), name, &value)
      return Int(g_value_get_int(&value))
    }
    private func string(_ name: String) -> String {
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      defer { g_value_unset(&value) }
      guard let gtk else { return "" }
      g_object_get_property(UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GObject.self), name, &value)
      return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }
    /// The desktop's buttons of a title bar, without the one that minimises.
    var layoutWithoutMinimize: String {
      string("gtk-decoration-layout").split(separator: ":", omittingEmptySubsequences: false)
        .map { $0.split(separator: ",").filter { $0 != "minimize" }.joined(separator: ",") }.joined(separator: ":")
    }
    private func read() {
      let theme = string("gtk-theme-name").lowercased()
      settings.isDark =
        portalPrefersDark
        ?? (boolean("gtk-application-prefer-dark-theme") || theme.hasSuffix("-dark") || theme.hasSuffix("inverse"))
      settings.hasHighContrast = portalWantsContrast || theme.contains("highcontrast")
      settings.reducesMotion = portalReducesMotion || !boolean("gtk-enable-animations")
      settings.accessibility.differentiatesWithoutColor = showsStatusShapes
      // No desktop asks for it alone: who wants more contrast wants nothing to shine through.
      settings.accessibility.reducesTransparency = settings.hasHighContrast
      settings.accessibility.showsButtonShapes = settings.hasHighContrast
      // GTK counts 1024ths of a dot an inch; 96 is normal.
      let dpi = integer("gtk-xft-dpi")
      settings.textScale = dpi > 0 ? CGFloat(dpi) / 1024 / 96 : 1
      settings.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
      let font = InterfaceFont(string("gtk-font-name"))
      (settings.interfaceFamily, settings.bodySize) = (font.family, font.size)
      // Who has chosen bold letters for the interface wants all text so.
      settings.accessibility.wantsBoldText = string("gtk-font-name").split(separator: " ").contains("Bold")
      // Without a display there are no settings.
      readAids()
      if gtk == nil { return }
      fontRendering = FontRendering(
        antialias: integer("gtk-xft-antialias"), hinting: integer("gtk-xft-hinting"),
        hintStyle: string("gtk-xft-hintstyle"),
        order: string("gtk-xft-rgba"))
      readInteraction()
    }
    private func readInteraction() {
      var interaction = InteractionSettings()
      interaction.doubleClickTime = Double(integer("gtk-double-click-time")) / 1000
      interaction.doubleClickDistance = CGFloat(integer("gtk-double-click-distance"))
      interaction.dragThreshold = CGFloat(integer("gtk-dnd-drag-threshold"))
      interaction.caretBlinks = boolean("gtk-cursor-blink")
      interaction.caretBlinkTime = Double(integer("gtk-cursor-blink-time")) / 1000
      interaction.caretBlinkTimeout = Double(integer("gtk-cursor-blink-timeout"))
      interaction.hasOverlayScrolling = boolean("gtk-overlay-scrolling")
      let asked = ProcessInfo.processInfo.environment["HEARTH_EDITING_KEYS"]
      interaction.editingKeys = EditingKeyConvention(named: asked ?? keyTheme)
      settings.interaction = interaction
    }

    // MARK: - Portal

    private func watchPortal() {
      if GTKLibrary.hasSessionBus { return connectToBus() }
      // GLib then runs a program that looks for a bus, and waits for it: nothing that the first frame should wait for.
      _ = g_idle_add_full(
        G_PRIORITY_LOW,
        { data in
          let observer = Unmanaged<SettingsObserver>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated { observer.connectToBus() }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(), nil)
    }
    private func connectToBus() {
      g_bus_get(
        G_BUS_TYPE_SESSION, nil,
        { _, result, data in
          nonisolated(unsafe) let result = result
          let observer = Unmanaged<SettingsObserver>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { observer.didConnect(g_bus_get_finish(result, nil)) }
        }, Unmanaged.passRetained(self).toOpaque())
    }
    private static let name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"

    /// What is asked of the portal: namespaces and keys.
    private enum PortalSetting: String, CaseIterable {
      case colorScheme = "color-scheme"
      case contrast
      case reducedMotion = "reduced-motion"
      case keyTheme = "gtk-key-theme"
      case statusShapes = "show-status-shapes"
      var namespace: String {
        switch self {
        case .colorScheme, .contrast, .reducedMotion: "org.freedesktop.appearance"
        case .keyTheme: "org.gnome.desktop.interface"
        case .statusShapes: "org.gnome.desktop.a11y.interface"
        }
      }
    }
    private func didConnect(_ bus: OpaquePointer?) {
      // No bus, no portal: GTK's own settings stand.
      guard let bus else { return }
      for setting in PortalSetting.allCases {
        _ = g_dbus_connection_signal_subscribe(
          bus, Self.name, Self.interface, "SettingChanged", Self.path, setting.namespace,
          G_DBUS_SIGNAL_FLAGS_NONE,
          { _, _, _, _, _, parameters, data in
            nonisolated(unsafe) let parameters = parameters!
            let observer = Unmanaged<SettingsObserver>.fromOpaque(data!).takeUnretainedValue()
            MainActor.assumeIsolated { observer.settingDidChange(parameters) }
          }, Unmanaged.passUnretained(self).toOpaque(), nil)
        read(setting, on: bus)
      }
    }
    private func read(_ setting: PortalSetting, on bus: OpaquePointer) {
      var arguments: [OpaquePointer?] = [
        g_variant_new_string(setting.namespace), g_variant_new_string(setting.rawValue),
      ]
      let tuple = g_variant_new_tuple(&arguments, 2)
      let request = PortalRequest(observer: self, setting: setting)
      g_dbus_connection_call(
        bus, Self.name, Self.path, Self.interface, "Read", tuple, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 2_000, nil,
        { source, result, data in
          let request = Unmanaged<PortalRequest>.fromOpaque(data!).takeRetainedValue()
          guard let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
          nonisolated(unsafe) let value = g_variant_get_child_value(reply, 0)!
          MainActor.assumeIsolated { request.observer.take(value, of: request.setting) }
          g_variant_unref(reply)
        }, Unmanaged.passRetained(request).toOpaque())
    }
    private final class PortalRequest {
      let observer: SettingsObserver
      let setting: PortalSetting
      nonisolated init(observer: SettingsObserver, setting: PortalSetting) {
        (self.observer, self.setting) = (observer, setting)
      }
      nonisolated deinit {}
    }
    /// - Parameter parameters: Namespace, key and value.
    private func settingDidChange(_ parameters: OpaquePointer) {
      let key = g_variant_get_child_value(parameters, 1)!
      defer { g_variant_unref(key) }
      guard g_variant_classify(key) == G_VARIANT_CLASS_STRING, let text = g_variant_get_string(key, nil),
        let setting = PortalSetting(rawValue: String(cString: text))
      else { return }
      take(g_variant_get_child_value(parameters, 2)!, of: setting)
    }
    /// A setting, perhaps wrapped in variants. Takes the value over.
    private func take(_ value: OpaquePointer, of setting: PortalSetting) {
      var value = value
      while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
        let inner = g_variant_get_variant(value)!
        g_variant_unref(value)
        value = inner
      }
      defer { g_variant_unref(value) }
      switch setting {
      case .colorScheme:
        // 1 asks for dark, 2 for light, 0 for nothing.
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        let asked = g_variant_get_uint32(value)
        portalPrefersDark = asked == 1 ? true : asked == 2 ? false : nil
      case .contrast:
        // 1 asks for more, 0 for nothing.
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        portalWantsContrast = g_variant_get_uint32(value) == 1
      case .reducedMotion:
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        portalReducesMotion = g_variant_get_uint32(value) == 1
      case .statusShapes:
        guard g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN else { return }
        showsStatusShapes = g_variant_get_boolean(value) != 0
      case .keyTheme:
        guard g_variant_classify(value) == G_VARIANT_CLASS_STRING else { return }
        keyTheme = g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
      }
      update()
    }
  }
#endif

#if GTK
  import CGTK
  import HearthCore

  /// The game controllers that are plugged in, through libmanette. What they say goes to the active window.
  final class GameControllers {
    static let shared = GameControllers()

    private var monitor: OpaquePointer?
    private var isStarted = false
    private var controllers: [OpaquePointer: GamepadTranslation] = [:]
    private var timer: guint = 0
    /// Windows in the order in which they opened.
    private var windows: [GTKWindow] = []

    private init() {}
    nonisolated deinit {}

    func add(_ window: GTKWindow) {
      windows.append(window)
      if isStarted { return }
      isStarted = true
      // Not before the first frame: looking for devices takes its time.
      _ = g_idle_add_full(
        G_PRIORITY_LOW,
        { _ in
          MainActor.assumeIsolated { GameControllers.shared.start() }
          return 0
        }, nil, nil)
    }
    func remove(_ window: GTKWindow) { windows.removeAll { $0 === window } }
    /// A direction that is held when another window comes to the front does not go on there.
    func activityDidChange() {
      for device in controllers.keys { controllers[device]!.reset() }
      scheduleRepeat()
    }

    private func start() {
      guard let library = GamepadLibrary.shared else { return }
      monitor = library.makeMonitor()
      guard let monitor else { return }
      let connected: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void = { _, device, _ in
        nonisolated(unsafe) let device = device
        MainActor.assumeIsolated { GameControllers.shared.add(device) }
      }
      connect(monitor, "device-connected", unsafeBitCast(connected, to: GCallback.self), self)
      let disconnected: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void = { _, device, _ in
        nonisolated(unsafe) let device = device
        MainActor.assumeIsolated { GameControllers.shared.remove(device) }
      }
      connect(monitor, "device-disconnected", unsafeBitCast(disconnected, to: GCallback.self), self)
      guard let iterator = library.iterate(monitor) else { return }
      var device: OpaquePointer?
      while library.next(iterator, &device) != 0 { if let device { add(device) } }
      library.freeIterator(iterator)
    }

    private func add(_ device: OpaquePointer) {
      if controllers[device] != nil { return }
      g_object_ref(UnsafeMutableRawPointer(device))
      controllers[device] = GamepadTranslation()
      let happened: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void = { device, event, _ in
        nonisolated(unsafe) let (device, event) = (device, event)
        MainActor.assumeIsolated {
          if let input = GameControllers.input(event) { GameControllers.shared.handle(input, from: device) }
        }
      }
      for signal in ["button-press-event", "button-release-event", "absolute-axis-event", "hat-axis-event"] {
        connect(device, signal, unsafeBitCast(happened, to: GCallback.self), self)
      }
    }
    private func remove(_ device: OpaquePointer) {
      guard controllers.removeValue(forKey: device) != nil else { return }
      _ = g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(device), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
      g_object_unref(UnsafeMutableRawPointer(device))
      scheduleRepeat()
    }

    private static func input(_ event: OpaquePointer) -> GamepadTranslation.Input? {
      guard let library = GamepadLibrary.shared else { return nil }
      var code: guint16 = 0, value = 0.0, step: gint8 = 0
      let type = library.type(event)
      if type == MANETTE_EVENT_BUTTON_PRESS || type == MANETTE_EVENT_BUTTON_RELEASE {
        return library.button(event, &code) != 0 ? .button(code, isPressed: type == MANETTE_EVENT_BUTTON_PRESS) : nil
      }
      if type == MANETTE_EVENT_ABSOLUTE {
        return library.absolute(event, &code, &value) != 0 ? .axis(code, value) : nil
      }
      if type == MANETTE_EVENT_HAT { return library.hat(event, &code, &step) != 0 ? .hat(code, Int(step)) : nil }
      return nil
    }

    private var activeWindow: GTKWindow? { windows.first { gtk_window_is_active($0.window) != 0 } }
    private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    private func handle(_ input: GamepadTranslation.Input, from device: OpaquePointer) {
      guard let window = activeWindow, controllers[device] != nil else { return }
      let events = controllers[device]!.handle(input, at: now)
      scheduleRepeat()
      for event in events { window.handle(event) }
    }
    private func scheduleRepeat() {
      if timer != 0 { g_source_remove(timer) }
      timer = 0
      guard let next = controllers.values.compactMap(\.nextRepeat).min() else { return }
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint((max(0, next - now) * 1000).rounded(.up)),
        { _ in
          MainActor.assumeIsolated { GameControllers.shared.repeatIsDue() }
          return 0
        }, nil, nil)
    }
    private func repeatIsDue() {
      timer = 0
      let window = activeWindow, now = now
      var events: [InputEvent] = []
      for device in controllers.keys { events += controllers[device]!.advance(to: now) }
      scheduleRepeat()
      for event in events { window?.handle(event) }
    }
  }
#endif

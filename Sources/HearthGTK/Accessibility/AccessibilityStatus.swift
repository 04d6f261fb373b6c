#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// Whether assistive technology runs in the session, and where its bus is.
  ///
  /// Source: at-spi2-core, `at-spi-bus-launcher`: it has the name `org.a11y.Bus` on the session's bus, and says by the
  /// properties of `org.a11y.Status` whether programs are to be accessible, and whether a screen reader runs. It is started
  /// by assistive technology, not by us.
  final class AccessibilityStatus {
    private static let service = "org.a11y.Bus", path = "/org/a11y/bus", interface = "org.a11y.Status"
    private var session: OpaquePointer?
    private var isEnabled = false, hasReader = false
    var isWanted: Bool { isEnabled || hasReader }
    private let readerDidChange: (Bool) -> Void
    private let didChange: (String?) -> Void

    /// - Parameters:
    ///   - didChange: Called with the address of the bus when somebody listens, with nil when nobody does any more.
    ///   - readerDidChange: Called with whether a screen reader runs.
    init(readerDidChange: @escaping (Bool) -> Void, _ didChange: @escaping (String?) -> Void) {
      (self.readerDidChange, self.didChange) = (readerDidChange, didChange)
      g_bus_get(
        G_BUS_TYPE_SESSION, nil,
        { _, result, data in
          let status = Unmanaged<AccessibilityStatus>.fromOpaque(data!).takeRetainedValue()
          nonisolated(unsafe) let bus = g_bus_get_finish(result, nil)
          MainActor.assumeIsolated { status.watch(bus) }
        }, Unmanaged.passRetained(self).toOpaque())
    }
    nonisolated deinit {}

    /// It lives as long as the process: the bus may say something at any time.
    private func watch(_ bus: OpaquePointer?) {
      guard let bus else { return }
      session = bus
      let data = Unmanaged.passRetained(self).toOpaque()
      _ = g_dbus_connection_signal_subscribe(
        bus, Self.service, "org.freedesktop.DBus.Properties", "PropertiesChanged", Self.path, Self.interface,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, _, data in
          let status = Unmanaged<AccessibilityStatus>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { status.read() }
        }, data, nil)
      _ = g_bus_watch_name_on_connection(
        bus, Self.service, G_BUS_NAME_WATCHER_FLAGS_NONE,
        { _, _, _, data in
          let status = Unmanaged<AccessibilityStatus>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { status.read() }
        },
        { _, _, data in
          let status = Unmanaged<AccessibilityStatus>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { status.take(isEnabled: false, hasReader: false) }
        }, data, nil)
    }
    private func call(
      _ interface: String, _ method: String, _ arguments: OpaquePointer?, _ callback: @escaping GAsyncReadyCallback
    ) {
      guard let session else { return }
      g_dbus_connection_call(
        session, Self.service, Self.path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
        callback, Unmanaged.passRetained(self).toOpaque())
    }
    private func read() {
      call("org.freedesktop.DBus.Properties", "GetAll", BusValue.tuple([BusValue.string(Self.interface)])) {
        source, result, data in
        let status = Unmanaged<AccessibilityStatus>.fromOpaque(data!).takeRetainedValue()
        guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
        let entries = g_variant_get_child_value(answer, 0)!
        func flag(_ name: String) -> Bool {
          guard let value = g_variant_lookup_value(entries, name, nil) else { return false }
          defer { g_variant_unref(value) }
          return g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(value) != 0
        }
        let isEnabled = flag("IsEnabled"), hasReader = flag("ScreenReaderEnabled")
        g_variant_unref(entries)
        g_variant_unref(answer)
        MainActor.assumeIsolated { status.take(isEnabled: isEnabled, hasReader: hasReader) }
      }
    }
    private func take(isEnabled: Bool, hasReader: Bool) {
      let wasWanted = isWanted
      (self.isEnabled, self.hasReader) = (isEnabled, hasReader)
      readerDidChange(hasReader)
      if isWanted == wasWanted { return }
      if !isWanted { return didChange(nil) }
      call("org.a11y.Bus", "GetAddress", nil) { source, result, data in
        let status = Unmanaged<AccessibilityStatus>.fromOpaque(data!).takeRetainedValue()
        guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
        nonisolated(unsafe) let reply = answer
        MainActor.assumeIsolated {
          let address = BusValue.string(reply, at: 0)
          if !address.isEmpty, status.isWanted { status.didChange(address) }
        }
        g_variant_unref(answer)
      }
    }
  }
#endif

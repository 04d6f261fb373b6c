#if GTK
  import CGTK

  /// Opens connections to message buses.
  enum BusConnection {
    private final class Request {
      let done: @MainActor (OpaquePointer?) -> Void
      init(_ done: @escaping @MainActor (OpaquePointer?) -> Void) { self.done = done }
      nonisolated deinit {}
    }
    /// Opens a connection of the caller's own, which is no other's.
    ///
    /// - Parameters:
    ///   - address: Of the bus.
    ///   - done: Gets the connection, which belongs to it; nil where the bus is not there.
    static func open(_ address: String, _ done: @escaping @MainActor (OpaquePointer?) -> Void) {
      let flags = GDBusConnectionFlags(
        rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
      g_dbus_connection_new_for_address(
        address, flags, nil, nil,
        { _, result, data in
          nonisolated(unsafe) let result = result
          let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated { request.done(g_dbus_connection_new_for_address_finish(result, nil)) }
        }, Unmanaged.passRetained(Request(done)).toOpaque())
    }
  }
#endif

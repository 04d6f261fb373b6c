#if GTK
  import CGTK

  /// Connects a C function to a signal. `data` is its last argument, and is not retained.
  func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback, _ data: AnyObject) {
    _ = g_signal_connect_data(
      object, signal, callback, Unmanaged.passUnretained(data).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }
  func connect(_ object: OpaquePointer, _ signal: String, _ callback: GCallback, _ data: AnyObject) {
    connect(UnsafeMutableRawPointer(object), signal, callback, data)
  }
  func connect<T>(_ object: UnsafeMutablePointer<T>, _ signal: String, _ callback: GCallback, _ data: AnyObject) {
    connect(UnsafeMutableRawPointer(object), signal, callback, data)
  }

  /// The window that was given to `connect` as data.
  nonisolated func gtkWindow(_ data: gpointer?) -> GTKWindow {
    Unmanaged<GTKWindow>.fromOpaque(data!).takeUnretainedValue()
  }

  extension UnsafeMutablePointer {
    func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
  }
#endif

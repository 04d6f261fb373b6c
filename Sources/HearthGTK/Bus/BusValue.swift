#if GTK
  import CGTK

  /// Makes values of the bus's types. What is made belongs to what it is put into.
  enum BusValue {
    static func string(_ text: String) -> OpaquePointer { g_variant_new_string(text) }
    static func boolean(_ value: Bool) -> OpaquePointer { g_variant_new_boolean(value ? 1 : 0) }
    static func int(_ value: Int32) -> OpaquePointer { g_variant_new_int32(value) }
    static func unsigned(_ value: UInt32) -> OpaquePointer { g_variant_new_uint32(value) }
    static func path(_ path: String) -> OpaquePointer { g_variant_new_object_path(path) }
    static func variant(_ value: OpaquePointer) -> OpaquePointer { g_variant_new_variant(value) }
    static func tuple(_ parts: [OpaquePointer]) -> OpaquePointer {
      var parts = parts.map { Optional($0) }
      return g_variant_new_tuple(&parts, gsize(parts.count))
    }
    /// - Parameter type: Of the items, as the bus writes it.
    static func array(_ type: String, _ items: [OpaquePointer]) -> OpaquePointer {
      let type = g_variant_type_new(type)
      defer { g_variant_type_free(type) }
      var items = items.map { Optional($0) }
      return g_variant_new_array(type, &items, gsize(items.count))
    }
    static func strings(_ texts: [String]) -> OpaquePointer { array("s", texts.map { string($0) }) }
    static func properties(_ entries: [(String, OpaquePointer)]) -> OpaquePointer {
      array("{sv}", entries.map { g_variant_new_dict_entry(string($0.0), variant($0.1)) })
    }
    static func pairs(_ entries: [(String, String)]) -> OpaquePointer {
      array("{ss}", entries.map { g_variant_new_dict_entry(string($0.0), string($0.1)) })
    }
    static func bytes(_ bytes: [UInt8]) -> OpaquePointer {
      let type = g_variant_type_new("y")
      defer { g_variant_type_free(type) }
      return bytes.withUnsafeBytes { g_variant_new_fixed_array(type, $0.baseAddress, gsize(bytes.count), 1) }
    }

    // MARK: - Reading

    /// The parts of a tuple or an array, in order. Each is to be given back with `release`.
    private static func part(_ value: OpaquePointer, _ index: Int) -> OpaquePointer? {
      index < Int(g_variant_n_children(value)) ? g_variant_get_child_value(value, gsize(index)) : nil
    }
    static func int(_ value: OpaquePointer, at index: Int) -> Int32 {
      guard let part = part(value, index) else { return 0 }
      defer { g_variant_unref(part) }
      return g_variant_classify(part) == G_VARIANT_CLASS_INT32 ? g_variant_get_int32(part) : 0
    }
    static func string(_ value: OpaquePointer, at index: Int) -> String {
      guard let part = part(value, index) else { return "" }
      defer { g_variant_unref(part) }
      guard g_variant_classify(part) == G_VARIANT_CLASS_STRING, let text = g_variant_get_string(part, nil) else {
        return ""
      }
      return String(cString: text)
    }
    /// The parts of the array at an index, each read by `read` with the array and its place there.
    static func list<T>(_ value: OpaquePointer, at index: Int, _ read: (OpaquePointer, Int) -> T) -> [T] {
      guard let list = part(value, index) else { return [] }
      defer { g_variant_unref(list) }
      return (0..<Int(g_variant_n_children(list))).map { read(list, $0) }
    }
    /// The same of an array of tuples, each read by itself.
    static func tuples<T>(_ value: OpaquePointer, at index: Int, _ read: (OpaquePointer) -> T) -> [T] {
      guard let list = part(value, index) else { return [] }
      defer { g_variant_unref(list) }
      return (0..<Int(g_variant_n_children(list))).compactMap { index in
        guard let tuple = part(list, index) else { return nil }
        defer { g_variant_unref(tuple) }
        return read(tuple)
      }
    }
  }

  /// An object of this process on a bus, with one interface.
  class BusObject {
    let connection: OpaquePointer
    let path: String
    let interface: String
    private var registration: guint = 0

    /// - Parameter description: The interface, as the bus's introspection writes it.
    init?(_ connection: OpaquePointer, path: String, interface: String, description: String) {
      (self.connection, self.path, self.interface) = (connection, path, interface)
      guard let node = g_dbus_node_info_new_for_xml(description, nil) else { return nil }
      defer { g_dbus_node_info_unref(node) }
      var table = GDBusInterfaceVTable()
      table.method_call = { _, _, _, _, method, parameters, invocation, data in
        nonisolated(unsafe) let (parameters, invocation) = (parameters!, invocation!)
        let object = Unmanaged<BusObject>.fromOpaque(data!).takeUnretainedValue()
        let name = String(cString: method!)
        MainActor.assumeIsolated {
          if let answer = object.call(name, parameters) {
            g_dbus_method_invocation_return_value(invocation, BusValue.tuple(answer))
          } else {
            g_dbus_method_invocation_return_dbus_error(
              invocation, "org.freedesktop.DBus.Error.InvalidArgs", "\(name): there is no such item.")
          }
        }
      }
      table.get_property = { _, _, _, _, property, _, data in
        let object = Unmanaged<BusObject>.fromOpaque(data!).takeUnretainedValue()
        let name = String(cString: property!)
        nonisolated(unsafe) var value: OpaquePointer?
        MainActor.assumeIsolated { value = object.property(name) }
        return value
      }
      registration = g_dbus_connection_register_object(
        connection, path, node.pointee.interfaces[0], &table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
      if registration == 0 { return nil }
    }
    nonisolated deinit {}

    /// Takes it off the bus.
    func close() {
      if registration != 0 { g_dbus_connection_unregister_object(connection, registration) }
      registration = 0
    }
    func emit(_ signal: String, _ parts: [OpaquePointer] = []) {
      if registration == 0 { return }
      g_dbus_connection_emit_signal(connection, nil, path, interface, signal, BusValue.tuple(parts), nil)
    }
    /// What a method answers; nil for an error.
    func call(_ method: String, _ parameters: OpaquePointer) -> [OpaquePointer]? { nil }
    func property(_ name: String) -> OpaquePointer? { nil }
  }
#endif

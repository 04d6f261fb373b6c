#if GTK
  import CGTK
  import Foundation

  /// Who knows the answers.
  protocol AccessibleAnswering: AnyObject {
    /// The values of an answer; nil where there is nothing that a path, an interface and a method stand for.
    func answer(
      _ path: String, _ interface: String, _ method: String, _ parameters: OpaquePointer
    ) -> OpaquePointer?
    func property(_ path: String, _ interface: String, _ name: String) -> OpaquePointer?
    func setProperty(_ path: String, _ interface: String, _ name: String, to value: OpaquePointer) -> Bool
  }

  /// The questions of clients, which are answered between frames.
  ///
  /// The bus's own thread puts them in a row, and the main thread answers some when it has nothing else to do, or when some have
  /// waited for long. Whoever never stops asking holds up no frame so. (Where GDBus calls an exported object itself it does
  /// that before frames, and all calls that are there at once.)
  final class AccessibleQuestions {
    /// Microseconds for answers until the main thread looks for something else to do. Source: our choice, a quarter of a frame.
    private static let share: gint64 = 4_000
    /// Milliseconds after which questions are answered before frames, for as long: an app that draws all the time is never idle.
    /// Source: our choice; nobody hears that.
    private nonisolated static let longestWait: guint = 50
    /// Questions that may wait; those beyond are refused. Source: our choice, some 10 MB.
    private nonisolated static let mostWaiting = 20_000

    /// What waits. Used by the thread of the bus and by the main thread.
    private nonisolated final class Row: @unchecked Sendable {
      // The lock guards all of it but who answers, whom the main thread alone looks at.
      private let lock = NSLock()
      weak var questions: AccessibleQuestions?
      private var messages: [OpaquePointer] = []
      private var first = 0
      /// Whether somebody will come for what waits: when idle, and after the longest wait.
      private var isIdleAwaited = false, isTimeAwaited = false

      /// False when too many wait.
      func append(_ message: OpaquePointer) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if messages.count - first >= mostWaiting { return false }
        messages.append(message)
        let row = Unmanaged.passUnretained(self).toOpaque()
        if !isIdleAwaited { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, answerWhenIdle, row, nil) }
        if !isTimeAwaited { g_timeout_add_full(G_PRIORITY_DEFAULT, longestWait, answerInTime, row, nil) }
        (isIdleAwaited, isTimeAwaited) = (true, true)
        return true
      }
      func next() -> OpaquePointer? {
        lock.lock()
        defer { lock.unlock() }
        if first == messages.count { return nil }
        defer {
          first += 1
          if first == messages.count || first > 4_096 {
            messages.removeSubrange(..<first)
            first = 0
          }
        }
        return messages[first]
      }
      /// Whether one comes again, which is all over when nothing waits.
      func goesOn(whenIdle: Bool) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if first < messages.count { return true }
        if whenIdle { isIdleAwaited = false } else { isTimeAwaited = false }
        return false
      }
    }
    private let row = Row()
    private var bus: OpaquePointer?
    private var filter: guint = 0
    /// The types of arguments by interface and method, as the bus writes them; nil for methods that there are not.
    private var argumentTypes: [String: String?] = [:]

    private weak var source: (any AccessibleAnswering)?

    /// Nothing is answered before it has somebody who answers.
    init() { row.questions = self }
    nonisolated deinit {}

    func start(on bus: OpaquePointer, _ source: any AccessibleAnswering) {
      (self.bus, self.source) = (bus, source)
      filter = g_dbus_connection_add_filter(bus, Self.take, Unmanaged.passUnretained(row).toOpaque(), nil)
    }
    /// On the thread of the bus. What it does not hand back is its own.
    private nonisolated static let take: GDBusMessageFilterFunction = { bus, message, isIncoming, data in
      guard isIncoming != 0, let message, g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
        isOurs(message)
      else { return message }
      if Unmanaged<Row>.fromOpaque(data!).takeUnretainedValue().append(message) { return nil }
      refuse(message, on: bus!, "LimitsExceeded", "Too many questions wait for an answer.")
      g_object_unref(UnsafeMutableRawPointer(message))
      return nil
    }
    func stop() {
      if let bus { g_dbus_connection_remove_filter(bus, filter) }
      bus = nil
      while let message = row.next() { g_object_unref(UnsafeMutableRawPointer(message)) }
    }

    /// Whether a call is for an element or the cache, through an interface of AT-SPI or for its properties. Others, as
    /// introspection, are GDBus's.
    private nonisolated static func isOurs(_ message: OpaquePointer) -> Bool {
      guard let path = g_dbus_message_get_path(message), let interface = g_dbus_message_get_interface(message) else {
        return false
      }
      return g_str_has_prefix(path, "/org/a11y/atspi/") != 0
        && (g_str_has_prefix(interface, "org.a11y.atspi.") != 0
          || g_strcmp0(interface, "org.freedesktop.DBus.Properties") == 0)
    }

    // MARK: - Answers

    private nonisolated static let answerWhenIdle: GSourceFunc = { answerSome($0, whenIdle: true) }
    private nonisolated static let answerInTime: GSourceFunc = { answerSome($0, whenIdle: false) }
    private nonisolated static func answerSome(_ row: UnsafeMutableRawPointer?, whenIdle: Bool) -> gboolean {
      let row = Unmanaged<Row>.fromOpaque(row!).takeUnretainedValue()
      return MainActor.assumeIsolated { row.questions?.answerSome(whenIdle: whenIdle) ?? false } ? 1 : 0
    }
    private func answerSome(whenIdle: Bool) -> Bool {
      let end = g_get_monotonic_time() + Self.share
      while let message = row.next() {
        if let bus { answer(message, on: bus) }
        g_object_unref(UnsafeMutableRawPointer(message))
        if g_get_monotonic_time() > end { break }
      }
      return row.goesOn(whenIdle: whenIdle)
    }
    private enum Answer {
      case values(OpaquePointer?)
      case error(String, String)
    }
    private func answer(_ message: OpaquePointer, on bus: OpaquePointer) {
      let path = String(cString: g_dbus_message_get_path(message))
      let interface = String(cString: g_dbus_message_get_interface(message))
      let method = g_dbus_message_get_member(message).map { String(cString: $0) } ?? ""
      let empty = BusValue.tuple([])
      g_variant_ref_sink(empty)
      defer { g_variant_unref(empty) }
      let arguments = g_dbus_message_get_body(message) ?? empty
      let answer =
        interface == "org.freedesktop.DBus.Properties"
        ? property(path, method, arguments) : call(path, interface, method, arguments)
      switch answer {
      case .error(let name, let text): Self.refuse(message, on: bus, name, text)
      case .values(let values):
        if let values { g_variant_ref_sink(values) }
        defer { if let values { g_variant_unref(values) } }
        guard Self.isAnswerWanted(message) else { return }
        let reply = g_dbus_message_new_method_reply(message)!
        if let values { g_dbus_message_set_body(reply, values) }
        Self.send(reply, on: bus)
      }
    }
    private func call(_ path: String, _ interface: String, _ method: String, _ arguments: OpaquePointer) -> Answer {
      let unknown = Answer.error("UnknownMethod", "\(path) has no \(interface).\(method).")
      guard let types = types(of: method, interface) else { return unknown }
      let given = String(cString: g_variant_get_type_string(arguments))
      if given != types {
        return .error("InvalidArgs", "\(interface).\(method) takes \(types), and not \(given).")
      }
      return source?.answer(path, interface, method, arguments).map { .values($0) } ?? unknown
    }
    private func types(of method: String, _ interface: String) -> String? {
      let key = interface + "." + method
      if let known = argumentTypes[key] { return known }
      var types: String?
      if let info = AccessibleInterface(name: interface)?.info,
        let found = g_dbus_interface_info_lookup_method(info, method)
      {
        var parts = "", argument = found.pointee.in_args
        while let current = argument?.pointee {
          parts += String(cString: current.pointee.signature)
          argument = argument?.successor()
        }
        types = "(\(parts))"
      }
      // Of names that clients make up not all are kept.
      if types != nil || argumentTypes.count < 1_000 { argumentTypes[key] = types }
      return types
    }
    private func property(_ path: String, _ method: String, _ arguments: OpaquePointer) -> Answer {
      let given = String(cString: g_variant_get_type_string(arguments))
      let interface = BusValue.string(arguments, at: 0), name = BusValue.string(arguments, at: 1)
      let unknown = Answer.error("InvalidArgs", "\(path) has no property \(interface).\(name).")
      guard let source else { return unknown }
      switch (method, given) {
      case ("Get", "(ss)"):
        guard let value = source.property(path, interface, name) else { return unknown }
        return .values(BusValue.tuple([BusValue.variant(value)]))
      case ("GetAll", "(s)"):
        var entries: [(String, OpaquePointer)] = []
        var property = AccessibleInterface(name: interface)?.info?.pointee.properties
        while let current = property?.pointee {
          let name = String(cString: current.pointee.name)
          if let value = source.property(path, interface, name) { entries.append((name, value)) }
          property = property?.successor()
        }
        return .values(BusValue.tuple([BusValue.properties(entries)]))
      case ("Set", "(ssv)"):
        guard let info = AccessibleInterface(name: interface)?.info,
          let property = g_dbus_interface_info_lookup_property(info, name),
          let box = g_variant_get_child_value(arguments, 2)
        else { return unknown }
        defer { g_variant_unref(box) }
        guard let value = g_variant_get_variant(box) else { return unknown }
        defer { g_variant_unref(value) }
        if g_strcmp0(property.pointee.signature, g_variant_get_type_string(value)) != 0 {
          return .error(
            "InvalidArgs", "\(interface).\(name) is no \(String(cString: g_variant_get_type_string(value))).")
        }
        if property.pointee.flags.rawValue & G_DBUS_PROPERTY_INFO_FLAGS_WRITABLE.rawValue != 0,
          source.setProperty(path, interface, name, to: value)
        {
          return .values(nil)
        }
        return .error("Failed", "\(name) of \(path) cannot be set.")
      default: return .error("UnknownMethod", "There is no \(method) of \(given).")
      }
    }

    // MARK: - Sending

    private nonisolated static func isAnswerWanted(_ message: OpaquePointer) -> Bool {
      g_dbus_message_get_flags(message).rawValue & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0
    }
    private nonisolated static func refuse(
      _ message: OpaquePointer, on bus: OpaquePointer, _ name: String, _ text: String
    ) {
      guard isAnswerWanted(message) else { return }
      let reply = g_dbus_message_new_method_error_literal(message, "org.freedesktop.DBus.Error." + name, text)!
      send(reply, on: bus)
    }
    private nonisolated static func send(_ reply: OpaquePointer, on bus: OpaquePointer) {
      g_dbus_connection_send_message(bus, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(reply))
    }
  }
#endif

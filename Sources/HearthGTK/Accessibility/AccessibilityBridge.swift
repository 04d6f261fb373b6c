#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint

  /// The app's elements on the bus of assistive technology: AT-SPI 2.
  ///
  /// The session's bus is asked once who has `org.a11y.Bus`, after the first window is there, and says by itself when that
  /// changes. Nothing else happens while no assistive technology runs: no call, no bytes, no element looked up. When one
  /// does (`IsEnabled` or `ScreenReaderEnabled` of `org.a11y.Status`), the app connects to the bus of its own that
  /// assistive technology has, says that it is there, and answers. Changes are looked for once a frame, and only those that
  /// somebody has registered for are told.
  ///
  /// No object is exported: all paths below one are answered by looking the number in them up, between frames
  /// (`AccessibleQuestions`). `NO_AT_BRIDGE=1` and `GTK_A11Y=none` in the environment keep the app away from the bus, as they
  /// do for programs of GTK.
  package final class AccessibilityBridge: AccessibleAnswering {
    package static let shared = AccessibilityBridge()
    /// The work since the program started.
    package struct Counters: Equatable {
      /// Frames that were compared with the one before.
      package var comparisons = 0
      /// Calls that were answered, with those that were refused.
      package var calls = 0
      /// Signals that were sent.
      package var signals = 0
      package init() {}
    }
    package internal(set) var counters = Counters()

    private(set) var windows: [AccessibleWindow] = []
    /// The connection to the bus of assistive technology; nil while none runs.
    private(set) var bus: OpaquePointer?
    private var status: AccessibilityStatus?
    private var hasStarted = false
    private var registrations: [guint] = []
    private var isConnecting = false
    private let numbering = AccessibleNumbers()
    /// What the registry calls this app by.
    var applicationID: Int32 = -1
    /// Where the desktop's tree has this app.
    private(set) var desktop: (name: String, path: String)?
    /// Called with whether a screen reader runs.
    var readerDidChange: ((Bool) -> Void)?
    let events = AccessibleEvents()
    let keys = AccessibleKeys()
    let questions = AccessibleQuestions()

    static let root = "/org/a11y/atspi/accessible/root", base = "/org/a11y/atspi/accessible"
    static let null = "/org/a11y/atspi/null", cache = "/org/a11y/atspi/cache"

    private init() { events.bridge = self }
    nonisolated deinit {}

    // MARK: - Windows

    /// A window is on the screen.
    func add(_ host: any AccessibleHost) {
      let window = AccessibleWindow(host, numbering)
      windows.append(window)
      if bus != nil { events.windowDidOpen(window) }
      start()
    }
    func remove(_ host: any AccessibleHost) {
      guard let index = windows.firstIndex(where: { $0.host === host || $0.host == nil }) else { return }
      let window = windows.remove(at: index)
      if bus != nil { events.windowDidClose(window, at: index) }
      window.forget()
    }
    func window(of host: any AccessibleHost) -> AccessibleWindow? { windows.first { $0.host === host } }
    /// A frame was made.
    func frameDidEnd(_ host: any AccessibleHost) {
      guard bus != nil, let window = window(of: host) else { return }
      window.frameDidEnd { events.windowDidChange($0) }
    }
    func activityDidChange(_ host: any AccessibleHost) {
      guard bus != nil, let window = window(of: host) else { return }
      window.frameDidEnd { events.activityDidChange($0) }
    }
    /// Has the screen reader say something, where one listens.
    ///
    /// Told after the event in which the app says so: in the middle of one a window cannot be looked at.
    func announce(_ text: String, in host: any AccessibleHost) {
      guard bus != nil, let window = window(of: host) else { return }
      announcements.append((text, window))
      if announcements.count == 1 { g_idle_add_full(G_PRIORITY_DEFAULT, Self.tellAnnouncements, nil, nil) }
    }
    private var announcements: [(text: String, window: AccessibleWindow)] = []
    private static let tellAnnouncements: GSourceFunc = { _ in
      MainActor.assumeIsolated {
        let bridge = AccessibilityBridge.shared, all = bridge.announcements
        bridge.announcements = []
        if bridge.bus != nil { for (text, window) in all { bridge.events.announce(text, in: window) } }
      }
      return 0
    }

    // MARK: - The session's bus

    private static var isSwitchedOff: Bool {
      func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
      return value("NO_AT_BRIDGE") == "1" || value("GTK_A11Y") == "none" || !GTKLibrary.hasSessionBus
    }
    /// The first frame does not wait for it.
    private func start() {
      if hasStarted { return }
      hasStarted = true
      if Self.isSwitchedOff { return }
      _ = g_idle_add_full(G_PRIORITY_LOW, Self.askForStatus, nil, nil)
      // An app that draws all the time is never idle.
      _ = g_timeout_add_full(G_PRIORITY_DEFAULT, Self.longestWait, Self.askForStatus, nil, nil)
    }
    /// Milliseconds after the first window. Source: our choice: after the first frame, and before a user notices.
    private static let longestWait: guint = 1000
    private static let askForStatus: GSourceFunc = { _ in
      MainActor.assumeIsolated {
        let bridge = AccessibilityBridge.shared
        if bridge.status != nil { return }
        bridge.status = AccessibilityStatus(readerDidChange: { bridge.readerDidChange?($0) }) { address in
          bridge.connect(to: address)
        }
      }
      return 0
    }
    /// - Parameter address: Of the bus of assistive technology; nil where nobody listens any more.
    private func connect(to address: String?) {
      guard let address else { return disconnect() }
      if bus != nil || isConnecting { return }
      isConnecting = true
      BusConnection.open(address) { self.didConnect($0) }
    }
    private func didConnect(_ bus: OpaquePointer?) {
      isConnecting = false
      guard let bus else { return }
      if status?.isWanted != true {
        g_dbus_connection_close(bus, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(bus))
        return
      }
      g_dbus_connection_set_exit_on_close(bus, 0)
      self.bus = bus
      register(on: bus)
      questions.start(on: bus, self)
      let own = BusValue.tuple([reference(Self.root)])
      call("org.a11y.atspi.Registry", Self.root, "org.a11y.atspi.Socket", "Embed", own) { [self] answer in
        guard let answer else { return }
        if let pair = g_variant_get_child_value(answer, 0) {
          desktop = (BusValue.string(pair, at: 0), BusValue.path(pair, at: 1))
          g_variant_unref(pair)
        }
        events.start(on: bus)
        keys.start(on: bus)
        if Trace.isWanted(.accessibility) { Trace.write("accessibility connected") }
      }
    }
    private func disconnect() {
      guard let bus else { return }
      self.bus = nil
      desktop = nil
      events.stop()
      keys.stop()
      questions.stop()
      for registration in registrations {
        if g_dbus_connection_unregister_subtree(bus, registration) == 0 {
          g_dbus_connection_unregister_object(bus, registration)
        }
      }
      registrations = []
      for window in windows { window.forget() }
      g_dbus_connection_close(bus, nil, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(bus))
      if Trace.isWanted(.accessibility) { Trace.write("accessibility disconnected \(countersText)") }
    }
    private var countersText: String {
      "looks \(numbering.looks) comparisons \(counters.comparisons) calls \(counters.calls) signals \(counters.signals)"
    }

    private final class Call {
      let done: @MainActor (OpaquePointer?) -> Void
      init(_ done: @escaping @MainActor (OpaquePointer?) -> Void) { self.done = done }
      nonisolated deinit {}
    }
    /// Calls a method on the bus of assistive technology. `done` gets what it answers, which lives that long; nil for an
    /// error.
    func call(
      _ service: String, _ path: String, _ interface: String, _ method: String, _ arguments: OpaquePointer?,
      milliseconds: Int32 = -1, _ done: @escaping @MainActor (OpaquePointer?) -> Void
    ) {
      guard let bus else { return done(nil) }
      g_dbus_connection_call(
        bus, service, path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, milliseconds, nil,
        { source, result, data in
          let call = Unmanaged<Call>.fromOpaque(data!).takeRetainedValue()
          nonisolated(unsafe) let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          MainActor.assumeIsolated { call.done(answer) }
          if let answer { g_variant_unref(answer) }
        }, Unmanaged.passRetained(Call(done)).toOpaque())
    }

    // MARK: - References

    private var ownName: String {
      bus.flatMap { g_dbus_connection_get_unique_name($0) }.map { String(cString: $0) } ?? ""
    }
    func reference(_ path: String) -> OpaquePointer {
      BusValue.tuple([BusValue.string(path == Self.null ? "" : ownName), BusValue.path(path)])
    }
    func reference(_ item: AccessibleItem?) -> OpaquePointer {
      reference(item.map { "\(Self.base)/\($0.number)" } ?? Self.null)
    }
    /// What is around an element: the window, and around that the app.
    func parentReference(_ item: AccessibleItem) -> OpaquePointer {
      item.parent.map { reference($0) } ?? reference(Self.root)
    }

    // MARK: - Answers

    /// Says what there is to those who ask for a description.
    private func register(on bus: OpaquePointer) {
      var tree = GDBusSubtreeVTable()
      // Nothing is listed: clients know paths from answers.
      tree.enumerate = { _, _, _, _ in
        g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))!
          .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
      }
      tree.introspect = { _, _, _, name, _ in
        let isRoot = name.map { String(cString: $0) == "root" } ?? false
        nonisolated(unsafe) var list: UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
        MainActor.assumeIsolated { list = AccessibleInterface.list(isRoot: isRoot) }
        return list
      }
      tree.dispatch = { _, _, _, _, _, _, _ in
        nonisolated(unsafe) var table: UnsafePointer<GDBusInterfaceVTable>?
        MainActor.assumeIsolated { table = UnsafePointer(AccessibilityBridge.table) }
        return table
      }
      let subtree = g_dbus_connection_register_subtree(
        bus, Self.base, &tree, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, nil, nil, nil)
      var registered = [subtree]
      if let info = AccessibleInterface.cache.info {
        registered.append(g_dbus_connection_register_object(bus, Self.cache, info, Self.table, nil, nil, nil))
      }
      registrations = registered.filter { $0 != 0 }
    }
    /// Kept for good. Nothing is in it: what GDBus would call it for is answered by `questions`.
    private static let table: UnsafeMutablePointer<GDBusInterfaceVTable> = {
      let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
      table.initialize(to: GDBusInterfaceVTable())
      return table
    }()

    /// What a path stands for.
    enum Target {
      case application
      case item(AccessibleItem)
    }
    func target(_ path: String) -> Target? {
      guard path.hasPrefix(Self.base + "/") else { return nil }
      let name = path.dropFirst(Self.base.count + 1)
      if name == "root" { return .application }
      guard let number = UInt32(name) else { return nil }
      for window in windows { if let item = window.item(number) { return .item(item) } }
      return nil
    }
    func answer(
      _ path: String, _ interface: String, _ method: String, _ parameters: OpaquePointer
    ) -> OpaquePointer? {
      counters.calls += 1
      guard let interface = AccessibleInterface(name: interface) else { return nil }
      if interface == .cache { return BusValue.tuple([AccessibleAnswers(self).cacheItems()]) }
      guard let target = target(path) else { return nil }
      return AccessibleAnswers(self).call(target, interface, method, parameters).map { BusValue.tuple($0) }
    }
    func property(_ path: String, _ interface: String, _ name: String) -> OpaquePointer? {
      counters.calls += 1
      guard let interface = AccessibleInterface(name: interface), let target = target(path) else { return nil }
      return AccessibleAnswers(self).property(target, interface, name)
    }
    func setProperty(_ path: String, _ interface: String, _ name: String, to value: OpaquePointer) -> Bool {
      counters.calls += 1
      guard let target = target(path) else { return false }
      switch (target, name) {
      case (.application, "Id"):
        applicationID = g_variant_get_int32(value)
        return true
      case (.item(let item), "CurrentValue"):
        guard let range = item.range, range.set != nil else { return false }
        return item.window.perform(.setNumber(g_variant_get_double(value)), on: item)
      default: return false
      }
    }
  }

  extension BusValue {
    /// The path of an object at a place of a tuple; empty where there is none.
    static func path(_ value: OpaquePointer, at index: Int) -> String {
      guard index < Int(g_variant_n_children(value)), let part = g_variant_get_child_value(value, gsize(index)) else {
        return ""
      }
      defer { g_variant_unref(part) }
      guard g_variant_classify(part) == G_VARIANT_CLASS_OBJECT_PATH, let text = g_variant_get_string(part, nil) else {
        return ""
      }
      return String(cString: text)
    }
    static func double(_ value: Double) -> OpaquePointer { g_variant_new_double(value) }
  }
#endif

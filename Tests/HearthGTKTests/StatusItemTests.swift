#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering
  import Testing

  @testable import HearthGTK

  /// A status item as a panel sees it: a bus of its own, a watcher on it, and the process's objects.
  @Suite("A status item on the bus", .serialized, .enabled(if: Program.find("dbus-daemon") != nil)) @MainActor
  struct StatusItemTests {
    /// What an app would show.
    @MainActor final class Item: StatusItem {
      let number = 1
      var look = StatusItemLook()
      var menu: [StatusMenuItem]?
      var chosen: [Int32] = []
      var presses: [CGPoint?] = []
      init() {
        look.title = "Timer"
        look.icon = StatusIcon(
          FillPiece(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(RGBA(1, 0, 0, 1))),
          size: CGSize(width: 10, height: 10))
      }
      nonisolated deinit {}
      func choose(_ id: Int32) { chosen.append(id) }
      func activate(at point: CGPoint?) { presses.append(point) }
    }
    private func menu(isOn: Bool = false, extra: Bool = false) -> [StatusMenuItem] {
      var start = StatusMenuItem(id: 1, kind: .action)
      (start.title, start.shortcutKeys) = ("Start_now", ["Control", "s"])
      var stop = StatusMenuItem(id: 2, kind: .action)
      (stop.title, stop.isEnabled) = ("Stop", false)
      var sound = StatusMenuItem(id: 4, kind: .toggle(isOn: isOn, isMixed: false))
      sound.title = "Sound"
      var inner = StatusMenuItem(id: 6, kind: .action)
      inner.title = "Inner"
      var more = StatusMenuItem(id: 5, kind: .submenu([inner]))
      more.title = "More"
      var list = [start, stop, StatusMenuItem(id: 3, kind: .separator), sound, more]
      if extra { list.append(StatusMenuItem(id: 7, kind: .text)) }
      return list
    }

    // MARK: - The panel

    /// The other end of the bus: has the watcher's name, and calls items. Written down is what it hears. It lives as
    /// long as the process: GLib may hold messages for it.
    @MainActor final class Panel {
      let connection: OpaquePointer
      var registered: [(sender: String, path: String)] = []
      var heard: [String] = []
      var gone: [String] = []
      private var object: guint = 0
      init(_ address: String) throws {
        let flags = GDBusConnectionFlags(
          rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        connection = try #require(g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil))
        let xml = """
          <node><interface name="org.kde.StatusNotifierWatcher"><method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
          </interface></node>
          """
        let node = g_dbus_node_info_new_for_xml(xml, nil)!
        var table = GDBusInterfaceVTable()
        table.method_call = { _, sender, _, _, _, parameters, invocation, data in
          let panel = Unmanaged<Panel>.fromOpaque(data!).takeUnretainedValue()
          let sender = String(cString: sender!)
          nonisolated(unsafe) let (parameters, invocation) = (parameters!, invocation!)
          MainActor.assumeIsolated {
            panel.registered.append((sender, BusValue.string(parameters, at: 0)))
            g_dbus_method_invocation_return_value(invocation, nil)
          }
        }
        object = g_dbus_connection_register_object(
          connection, "/StatusNotifierWatcher", node.pointee.interfaces[0], &table,
          Unmanaged.passRetained(self).toOpaque(), nil, nil)
        g_dbus_node_info_unref(node)
        let signal: GDBusSignalCallback = { _, _, _, _, signal, parameters, data in
          let panel = Unmanaged<Panel>.fromOpaque(data!).takeUnretainedValue()
          let name = String(cString: signal!)
          nonisolated(unsafe) let parameters = parameters!
          MainActor.assumeIsolated {
            if name == "NameOwnerChanged" {
              if BusValue.string(parameters, at: 2).isEmpty { panel.gone.append(BusValue.string(parameters, at: 0)) }
              return
            }
            // What the bus tells the panel about itself.
            if name == "NameAcquired" { return }
            let text = g_variant_print(parameters, 0)!
            panel.heard.append(name + " " + String(cString: text))
            g_free(text)
          }
        }
        for interface in ["org.kde.StatusNotifierItem", "com.canonical.dbusmenu", "org.freedesktop.DBus"] {
          _ = g_dbus_connection_signal_subscribe(
            connection, nil, interface, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE, signal,
            Unmanaged.passRetained(self).toOpaque(), nil)
        }
      }
      nonisolated deinit {}
      /// Takes the watcher's name, as a panel does that starts.
      func takeName() {
        callBus(
          "RequestName", BusValue.tuple([BusValue.string("org.kde.StatusNotifierWatcher"), BusValue.unsigned(0)]))
      }
      private func callBus(_ method: String, _ arguments: OpaquePointer) {
        g_dbus_connection_call(
          connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments, nil,
          G_DBUS_CALL_FLAGS_NONE, .max,
          nil, nil, nil)
      }
      /// Calls this item from now on.
      func use(_ item: (sender: String, path: String)) { registered = [item] }
      func close() { g_object_unref(UnsafeMutableRawPointer(connection)) }
      /// What a method answers, as the bus writes it.
      func call(_ interface: String, _ method: String, _ arguments: String, at path: String) async throws -> String {
        @MainActor final class Answer {
          var text: String?
          nonisolated deinit {}
          init() {}
        }
        let answer = Answer()
        let parameters = g_variant_parse(nil, arguments, nil, nil, nil)
        g_dbus_connection_call(
          connection, try #require(registered.last).sender, path, interface, method, parameters, nil,
          G_DBUS_CALL_FLAGS_NONE, .max, nil,
          { source, result, data in
            let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
            var problem: UnsafeMutablePointer<GError>?
            nonisolated(unsafe) let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, &problem)
            let message = problem.map { String(cString: $0.pointee.message) } ?? ""
            MainActor.assumeIsolated {
              guard let reply else {
                answer.text = "error " + message
                return
              }
              let text = g_variant_print(reply, 0)!
              answer.text = String(cString: text)
              g_free(text)
              g_variant_unref(reply)
            }
          }, Unmanaged.passRetained(answer).toOpaque())
        try await StatusItemTests.until("an answer to \(method)") { answer.text != nil }
        return answer.text!
      }
      func property(
        _ name: String, of interface: String = "org.kde.StatusNotifierItem", at path: String
      ) async throws -> String {
        try await call("org.freedesktop.DBus.Properties", "Get", "('\(interface)', '\(name)')", at: path)
      }
    }
    /// Runs GLib's loop until something holds. Turns are counted besides the time: all tests share the
    /// main actor, and a turn may come late.
    static func until(_ what: String, _ condition: @MainActor () -> Bool) async throws {
      let end = ContinuousClock.now + .seconds(10)
      var turns = 0
      while !condition() {
        turns += 1
        if turns > 200 && ContinuousClock.now > end { throw DriveError(description: "waited for \(what) in vain") }
        while g_main_context_iteration(nil, 0) != 0 {}
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    private func settle() async throws {
      let end = ContinuousClock.now + .milliseconds(80)
      try await Self.until("some time") { ContinuousClock.now > end }
    }

    /// Runs a bus that nobody else is on.
    nonisolated static func withBus(_ body: (String) async throws -> Void) async throws {
      let bus = try Program.bus()
      defer { bus.end() }
      let address = try await bus.line("unix:")
      try await body(address)
    }
    /// The same for a test of the main actor.
    private static func onBus(_ body: @MainActor (String) async throws -> Void) async throws {
      let bus = try Program.bus()
      defer { bus.end() }
      try await body(try await bus.line("unix:"))
    }
    private func withPanel(_ body: (Item, StatusItems, Panel) async throws -> Void) async throws {
      GTKLibrary.prepareForPictures()
      try await Self.onBus { address in
        let panel = try Panel(address), item = Item()
        item.menu = menu()
        panel.takeName()
        let items = StatusItems(images: ImageStore(), address: address) {}
        items.show(item)
        try await Self.until("the item to register") { !panel.registered.isEmpty }
        try await body(item, items, panel)
        items.close()
        g_object_unref(UnsafeMutableRawPointer(panel.connection))
      }
    }
    private let path = "/StatusNotifierItem/1", menuPath = "/StatusNotifierItem/1/Menu"

    // MARK: - Tests

    @Test func `announces itself, with its title, its icon and its menu`() async throws {
      try await withPanel { item, items, panel in
        #expect(items.areShown == true && panel.registered.map(\.path) == [path])
        #expect(try await panel.property("Title", at: path) == "(<'Timer'>,)")
        #expect(try await panel.property("Status", at: path) == "(<'Active'>,)")
        #expect(try await panel.property("Category", at: path) == "(<'ApplicationStatus'>,)")
        #expect(try await panel.property("ItemIsMenu", at: path) == "(<true>,)")
        #expect(try await panel.property("Menu", at: path).contains(menuPath))
        #expect(try await panel.property("ToolTip", at: path).contains("'Timer'"))
        let icon = try await panel.property("IconPixmap", at: path)
        // Opaque red in the middle: alpha, red, green, blue.
        #expect(
          icon.hasPrefix("(<[(22, 22, [byte 0x") && icon.contains("(48, 48, [")
            && icon.contains("0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00"), "\(icon.prefix(300))")
      }
    }
    @Test func `has a menu that others read: labels, keys, marks, lines and menus in it`() async throws {
      try await withPanel { item, items, panel in
        let text = try await panel.call("com.canonical.dbusmenu", "GetLayout", "(0, -1, @as [])", at: menuPath)
        #expect(
          text.contains("'label': <'Start__now'>") && text.contains("'shortcut': <[['Control', 's']]>"), "\(text)")
        #expect(
          text.contains("'label': <'Stop'>, 'enabled': <false>") && text.contains("(3, {'type': <'separator'>}"),
          "\(text)")
        #expect(text.contains("'toggle-type': <'checkmark'>, 'toggle-state': <0>"), "\(text)")
        #expect(text.contains("'children-display': <'submenu'>}, [<(6, {'label': <'Inner'>}"), "\(text)")
        let flat = try await panel.call("com.canonical.dbusmenu", "GetLayout", "(0, 1, ['label'])", at: menuPath)
        #expect(!flat.contains("Inner") && !flat.contains("shortcut"), "\(flat)")
        let group = try await panel.call(
          "com.canonical.dbusmenu", "GetGroupProperties", "([2, 6], @as [])", at: menuPath)
        #expect(
          group.contains("(2, {'label': <'Stop'>") && group.contains("(6, {'label': <'Inner'>")
            && !group.contains("Sound"), "\(group)")
        #expect(
          try await panel.call("com.canonical.dbusmenu", "GetProperty", "(4, 'label')", at: menuPath) == "(<'Sound'>,)")
        #expect(
          try await panel.call("com.canonical.dbusmenu", "GetLayout", "(99, -1, @as [])", at: menuPath).hasPrefix(
            "error"))
        #expect(try await panel.call("com.canonical.dbusmenu", "AboutToShow", "(0,)", at: menuPath) == "(false,)")
        #expect(try await panel.property("Version", of: "com.canonical.dbusmenu", at: menuPath).contains("3"))
      }
    }
    @Test func `hears what is chosen`() async throws {
      try await withPanel { item, items, panel in
        _ = try await panel.call("com.canonical.dbusmenu", "Event", "(1, 'hovered', <0>, uint32 0)", at: menuPath)
        _ = try await panel.call("com.canonical.dbusmenu", "Event", "(4, 'clicked', <0>, uint32 0)", at: menuPath)
        let answer = try await panel.call(
          "com.canonical.dbusmenu", "EventGroup", "([(6, 'clicked', <0>, uint32 0), (99, 'clicked', <0>, uint32 0)],)",
          at: menuPath)
        #expect(item.chosen == [4, 6] && answer == "([99],)", "\(answer)")
      }
    }
    @Test func `tells of a property where that is all, else of another layout`() async throws {
      try await withPanel { item, items, panel in
        item.menu = menu(isOn: true)
        items.itemDidChange(item)
        try await Self.until("a signal") { !panel.heard.isEmpty }
        try await settle()
        #expect(
          panel.heard.count == 1 && panel.heard[0].hasPrefix("ItemsPropertiesUpdated")
            && panel.heard[0].contains("(4, {") && panel.heard[0].contains("'toggle-state': <1>"), "\(panel.heard)")
        panel.heard = []
        item.menu = menu(isOn: true, extra: true)
        items.itemDidChange(item)
        try await Self.until("a signal") { !panel.heard.isEmpty }
        #expect(panel.heard == ["LayoutUpdated (2, 0)"])
        panel.heard = []
        var enabled = menu(isOn: true, extra: true)
        enabled[1].isEnabled = true
        item.menu = enabled
        items.itemDidChange(item)
        try await Self.until("a signal") { !panel.heard.isEmpty }
        #expect(panel.heard[0].contains("[(2, ['enabled'])]"), "\(panel.heard)")
        panel.heard = []
        item.look.title = "Timer 1"
        items.itemDidChange(item)
        try await Self.until("signals") { panel.heard.count == 2 }
        #expect(panel.heard == ["NewTitle ()", "NewToolTip ()"])
        #expect(try await panel.property("Title", at: path) == "(<'Timer 1'>,)")
      }
    }
    @Test func `without a menu tells where it was pressed`() async throws {
      GTKLibrary.prepareForPictures()
      try await Self.onBus { address in
        let panel = try Panel(address), item = Item()
        panel.takeName()
        let items = StatusItems(images: ImageStore(), address: address) {}
        items.show(item)
        try await Self.until("the item to register") { !panel.registered.isEmpty }
        #expect(try await panel.property("ItemIsMenu", at: path) == "(<false>,)")
        #expect(try await panel.property("Menu", at: path).contains("/NO_DBUSMENU"))
        _ = try await panel.call("org.kde.StatusNotifierItem", "ProvideXdgActivationToken", "('token',)", at: path)
        #expect(StatusItems.activationToken == "token")
        StatusItems.activationToken = nil
        _ = try await panel.call("org.kde.StatusNotifierItem", "Activate", "(1700, 12)", at: path)
        _ = try await panel.call("org.kde.StatusNotifierItem", "Activate", "(0, 0)", at: path)
        #expect(item.presses == [CGPoint(x: 1_700, y: 12), nil])
        items.close()
      }
    }
    @Test func `leaves the bus when it goes, so that every panel forgets it`() async throws {
      try await withPanel { item, items, panel in
        let sender = panel.registered[0].sender
        items.hide(item)
        try await Self.until("the connection to go") { panel.gone.contains(sender) }
        items.show(item)
        try await Self.until("the item to register again") { panel.registered.count == 2 }
        #expect(panel.registered[1].sender != sender)
      }
    }
    @Test func `is not shown where nobody watches, and is when somebody does`() async throws {
      GTKLibrary.prepareForPictures()
      try await Self.onBus { address in
        let item = Item()
        var changes = 0
        let items = StatusItems(images: ImageStore(), address: address) { changes += 1 }
        items.show(item)
        #expect(items.areShown == nil)
        try await Self.until("an answer") { items.areShown != nil }
        #expect(items.areShown == false && changes == 1)
        let panel = try Panel(address)
        panel.takeName()
        try await Self.until("the item to register") { !panel.registered.isEmpty }
        #expect(items.areShown == true && changes == 2)
        // A panel that starts anew.
        g_dbus_connection_close(panel.connection, nil, nil, nil)
        try await settle()
        #expect(items.areShown == true)
        let next = try Panel(address)
        next.takeName()
        try await Self.until("the item to register") { !next.registered.isEmpty }
        items.close()
      }
    }
    @Test func `is not shown where there is no bus`() async throws {
      let items = StatusItems(images: ImageStore(), address: "unix:path=/nonexistent/bus") {}
      items.show(Item())
      try await Self.until("an answer") { items.areShown != nil }
      #expect(items.areShown == false)
    }
  }

  extension WindowTests {
    @Suite(.enabled(if: Program.find("dbus-daemon") != nil)) struct `An app with icons in the panel` {
      @Test func `opens its content in windows where nobody shows icons`() async throws {
        try await Desktop.run("ExtraProbe", arguments: ["--bare"], isForgetful: false) { desktop in
          try await desktop.app.until("the content") {
            desktop.app.lines.contains("content appeared") && desktop.app.lines.contains("panel appeared")
          }
          #expect(desktop.app.lines.contains { $0.contains("StatusNotifierWatcher") }, "\(desktop.app.lines)")
          try await desktop.still()
          let windows = try await desktop.windows()
          #expect(windows.count == 2)
          if let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"], Program.find("import") != nil {
            try await Program.run(
              "import", ["-window", "root", folder + "/extra-ordinary.png"], environment: desktop.environment)
          }
          let manager = try XConnection(desktop.environment["DISPLAY"]!)
          defer { manager.close() }
          for window in windows { manager.requestClose(of: window) }
          let status = try await desktop.app.status()
          #expect(status == 0 && desktop.app.lines.contains("content gone"))
        }
      }
      @Test func `has a menu, a window next to its icon, and goes on without a window`() async throws {
        try await StatusItemTests.withBus { address in
          let panel = try await StatusItemTests.Panel(address)
          await panel.takeName()
          try await Desktop.run("ExtraProbe", environment: ["DBUS_SESSION_BUS_ADDRESS": address], isForgetful: false) {
            desktop in
            let first = desktop.windowID, app = desktop.app
            try await StatusItemTests.until("two items") { panel.registered.count == 2 }
            let items = await panel.registered
            let menu = try #require(items.first { $0.path.hasSuffix("/2") }),
              window = try #require(items.first { $0.path.hasSuffix("/3") })
            // The menu.
            await panel.use(menu)
            let layout = try await panel.call(
              "com.canonical.dbusmenu", "GetLayout", "(0, -1, @as [])", at: menu.path + "/Menu")
            #expect(layout.contains("'Count'") && layout.contains("['Control', 'k']"), "\(layout)")
            func choose(_ id: Int) async throws {
              _ = try await panel.call(
                "com.canonical.dbusmenu", "Event", "(\(id), 'clicked', <0>, uint32 0)", at: menu.path + "/Menu")
            }
            try await choose(1)
            try await app.line("count 1")
            try await StatusItemTests.until("the title") { panel.heard.contains("NewTitle ()") }
            let title = try await panel.property("Title", at: menu.path)
            #expect(title == "(<'Menu 1'>,)")
            let icon = try await panel.property("IconPixmap", at: menu.path)
            #expect(icon.contains("0xff"))
            if let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"] {
              try icon.write(toFile: folder + "/extra-icon.txt", atomically: true, encoding: .utf8)
            }
            // The window.
            await panel.use(window)
            _ = try await panel.call("org.kde.StatusNotifierItem", "Activate", "(900, 4)", at: window.path)
            try await app.line("panel appeared")
            let opened = try await desktop.window(after: [first])
            try await desktop.still()
            let geometry = try await desktop.xdotool("getwindowgeometry", "--shell", opened) + "\n"
            #expect(geometry.contains("Y=4\n"), "\(geometry)")
            if let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"], Program.find("import") != nil {
              try await Program.run(
                "import", ["-window", "root", folder + "/extra-window.png"], environment: desktop.environment)
            }
            try await desktop.focus(opened)
            try await desktop.focus(first)
            try await app.line("panel background")
            let left = try await desktop.windows()
            #expect(left == [first])
            // Without a window the app goes on, until its icons go.
            let manager = try XConnection(desktop.environment["DISPLAY"]!)
            defer { manager.close() }
            manager.requestClose(of: first)
            try await app.line("window gone")
            await panel.use(menu)
            try await choose(1)
            try await app.line("count 2")
            try await choose(3)
            let status = try await app.status()
            #expect(status == 0)
          }
          await panel.close()
        }
      }
    }
  }
#endif

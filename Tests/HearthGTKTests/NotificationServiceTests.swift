#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import Testing

  @testable import HearthGTK

  /// Messages as the desktop's service sees them: a bus of its own, and a service on it that writes down what it is told.
  @Suite("Notifications on the bus", .serialized, .enabled(if: Program.find("dbus-daemon") != nil)) @MainActor
  struct NotificationServiceTests {
    /// The desktop. It lives as long as the process: GLib may hold messages for it.
    @MainActor final class Desktop {
      let connection: OpaquePointer
      var heard: [String] = []
      /// What it can do besides the usual.
      var also: [String] = []
      private var number: UInt32 = 40

      init(_ address: String) throws {
        let flags = GDBusConnectionFlags(
          rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        connection = try #require(g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil))
        serve(
          "/org/freedesktop/Notifications",
          """
          <node><interface name="org.freedesktop.Notifications">
          <method name="GetCapabilities"><arg type="as" direction="out"/></method>
          <method name="CloseNotification"><arg type="u" direction="in"/></method>
          <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
          <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
          </interface></node>
          """)
        serve(
          "/org/freedesktop/ScreenSaver",
          """
          <node><interface name="org.freedesktop.ScreenSaver">
          <method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="u" direction="out"/></method><method name="UnInhibit"><arg type="u" direction="in"/></method>
          </interface></node>
          """)
        _ = g_dbus_connection_signal_subscribe(
          connection, nil, "com.canonical.Unity.LauncherEntry", "Update", nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
          { _, _, _, _, _, parameters, data in
            let desktop = Unmanaged<Desktop>.fromOpaque(data!).takeUnretainedValue()
            nonisolated(unsafe) let parameters = parameters!
            MainActor.assumeIsolated { desktop.heard.append("Update " + Desktop.text(parameters)) }
          }, Unmanaged.passRetained(self).toOpaque(), nil)
      }
      nonisolated deinit {}
      /// Takes the names of the services, as the desktop's shell does.
      func takeNames() {
        for name in ["org.freedesktop.Notifications", "org.freedesktop.ScreenSaver"] {
          let reply = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            BusValue.tuple([BusValue.string(name), BusValue.unsigned(0)]), nil, G_DBUS_CALL_FLAGS_NONE, .max, nil, nil)
          if let reply { g_variant_unref(reply) }
        }
      }
      nonisolated private static func text(_ value: OpaquePointer) -> String {
        let text = g_variant_print(value, 0)!
        defer { g_free(text) }
        return String(cString: text)
      }
      private func serve(_ path: String, _ description: String) {
        let node = g_dbus_node_info_new_for_xml(description, nil)!
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, parameters, invocation, data in
          let desktop = Unmanaged<Desktop>.fromOpaque(data!).takeUnretainedValue()
          let method = String(cString: method!)
          nonisolated(unsafe) let (parameters, invocation) = (parameters!, invocation!)
          MainActor.assumeIsolated {
            let answer = desktop.answer(method, parameters)
            g_dbus_method_invocation_return_value(invocation, answer)
          }
        }
        _ = g_dbus_connection_register_object(
          connection, path, node.pointee.interfaces[0], &table, Unmanaged.passRetained(self).toOpaque(), nil, nil)
        g_dbus_node_info_unref(node)
      }
      private func answer(_ method: String, _ parameters: OpaquePointer) -> OpaquePointer? {
        if method != "GetCapabilities" { heard.append(method + " " + Self.text(parameters)) }
        switch method {
        case "GetCapabilities": return BusValue.tuple([BusValue.strings(["body", "body-markup", "actions"] + also)])
        case "Notify", "Inhibit":
          number += 1
          return BusValue.tuple([BusValue.unsigned(number)])
        default: return nil
        }
      }
      func emit(_ signal: String, _ parts: [OpaquePointer]) {
        g_dbus_connection_emit_signal(
          connection, nil, "/org/freedesktop/Notifications", "org.freedesktop.Notifications", signal,
          BusValue.tuple(parts), nil)
      }
    }
    private func onBus(_ body: @MainActor (Desktop, GTKNotifications) async throws -> Void) async throws {
      GTKLibrary.prepareForPictures()
      let bus = try Program.bus()
      defer { bus.end() }
      let address = try await bus.line("unix:")
      let desktop = try Desktop(address)
      try await body(desktop, GTKNotifications(name: "Tea", identifier: "org.example.tea", address: address))
    }
    private func until(_ what: String, _ condition: @MainActor () -> Bool) async throws {
      try await StatusItemTests.until(what, condition)
    }

    /// Answers come with the next turns of the loop.
    private func settle() async throws {
      let end = ContinuousClock.now + .milliseconds(80)
      try await until("some time") { ContinuousClock.now > end }
    }

    @Test func `a message is shown, replaced and taken away, and its answers come back`() async throws {
      try await onBus { desktop, service in
        desktop.takeNames()
        var answers: [String] = []
        service.answer = { answers.append("\($0) \($1)") }
        var tea = DesktopNotification(identifier: "tea")
        (tea.title, tea.body) = ("Tea", "1 < 2 & 3")
        tea.actions = [DesktopNotification.Action(key: "again", title: "Again")]
        service.show(tea)
        (tea.title, tea.isUrgent, tea.isSilent) = ("More tea", true, true)
        tea.picture = URL(fileURLWithPath: "/tmp/a.png")
        service.show(tea)
        try await until("two messages") { desktop.heard.count == 2 }
        #expect(
          desktop.heard[0].hasPrefix(
            "Notify ('Tea', 0, 'org.example.tea', 'Tea', '1 &lt; 2 &amp; 3', ['default', '', 'again', 'Again'], {"),
          "\(desktop.heard)")
        #expect(desktop.heard[0].contains("'urgency': <byte 0x01>"))
        #expect(desktop.heard[1].hasPrefix("Notify ('Tea', 41, 'org.example.tea', 'More tea'"), "\(desktop.heard)")
        #expect(
          desktop.heard[1].contains("'urgency': <byte 0x02>") && desktop.heard[1].contains("'suppress-sound': <true>")
            && desktop.heard[1].contains("'image-path': <'file:///tmp/a.png'>"))
        try await settle()
        service.withdraw("tea")
        try await until("the message to be taken away") { desktop.heard.count == 3 }
        #expect(desktop.heard[2] == "CloseNotification (42,)")

        for (identifier, signal, parts) in [
          ("a", "ActionInvoked", [BusValue.unsigned(43), BusValue.string("again")]),
          ("b", "ActionInvoked", [BusValue.unsigned(44), BusValue.string("default")]),
          ("c", "NotificationClosed", [BusValue.unsigned(45), BusValue.unsigned(2)]),
          ("d", "NotificationClosed", [BusValue.unsigned(46), BusValue.unsigned(1)]),
        ] {
          let count = desktop.heard.count
          service.show(DesktopNotification(identifier: identifier))
          try await until("a message") { desktop.heard.count > count }
          try await settle()
          let answered = answers.count
          desktop.emit(signal, parts)
          try await until("an answer") { answers.count > answered }
        }
        #expect(answers == ["a action(\"again\")", "b opened", "c dismissed", "d expired"])
      }
    }
    @Test func `a message has the app's sound and a field where the desktop has one`() async throws {
      try await onBus { desktop, service in
        desktop.also = ["inline-reply"]
        desktop.takeNames()
        var answers: [String] = []
        service.answer = { answers.append("\($0) \($1)") }
        var note = DesktopNotification(identifier: "note")
        note.sound = URL(fileURLWithPath: "/tmp/ding.wav")
        note.reply = DesktopNotification.Reply(key: "answer", title: "Reply", send: "Send", placeholder: "Text")
        service.show(note)
        try await until("a message") { desktop.heard.count == 1 }
        let first = desktop.heard[0]
        #expect(
          first.contains("'inline-reply', 'Reply'") && first.contains("'sound-file': <'/tmp/ding.wav'>"), "\(first)")
        #expect(first.contains("'x-kde-reply-submit-button-text': <'Send'>"), "\(first)")
        #expect(first.contains("'x-kde-reply-placeholder-text': <'Text'>"), "\(first)")
        try await settle()
        desktop.emit("NotificationReplied", [BusValue.unsigned(41), BusValue.string("Yes")])
        try await until("an answer") { !answers.isEmpty }
        #expect(answers == ["note replied(\"answer\", text: \"Yes\")"])
      }
    }
    @Test func `without a service nothing is shown, and the app is told`() async throws {
      try await onBus { desktop, service in
        var isThere: Bool?
        service.show(DesktopNotification(identifier: "tea"))
        service.findOut { isThere = $0 }
        try await until("an answer") { isThere != nil }
        #expect(isThere == false)
        desktop.takeNames()
        isThere = nil
        service.findOut { isThere = $0 }
        try await until("an answer") { isThere != nil }
        #expect(isThere == true && desktop.heard.isEmpty)
      }
    }
    @Test func `the number at the icon, and the screen that stays on`() async throws {
      try await onBus { desktop, service in
        desktop.takeNames()
        service.setBadge(3)
        try await until("the number") { !desktop.heard.isEmpty }
        #expect(
          desktop.heard == [
            "Update ('application://org.example.tea.desktop', {'count': <int64 3>, 'count-visible': <true>})"
          ])
        service.setIdleInhibited(true)
        service.setIdleInhibited(true)
        try await until("the wish") { desktop.heard.count == 2 }
        #expect(desktop.heard[1].hasPrefix("Inhibit ('Tea', "))
        try await settle()
        service.setIdleInhibited(false)
        try await until("its end") { desktop.heard.count == 3 }
        #expect(desktop.heard[2] == "UnInhibit (41,)")
      }
    }
  }
#endif

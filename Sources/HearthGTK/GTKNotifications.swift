#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint

  /// The desktop's service for messages on the session's bus, and what else of it concerns an app as a whole: the number
  /// at its icon, and when the screen is locked.
  ///
  /// Sources: Desktop Notifications Specification 1.2, and Plasma's `inline-reply`, which is an addition to it; the Launcher API of Unity, which docks read; the interface
  /// org.freedesktop.ScreenSaver. Nothing is waited for.
  package final class GTKNotifications: NotificationService {
    package var answer: (@MainActor (String, NotificationAnswer) -> Void)?
    private let name: String
    private let identifier: String
    private var bus: OpaquePointer?
    /// What waits for the bus; nil once it is known whether there is one.
    private var waiting: [() -> Void]? = []
    /// What the service can do; nil before it was asked, and where there is none.
    private var capabilities: Set<String>?
    /// The service's numbers for what is shown, by our names.
    private var numbers: [String: UInt32] = [:]
    /// The buttons beside which users write, by our names.
    private var replies: [String: String] = [:]
    /// What is on its way to the service, with what is to come after it.
    private var sent: [String: () -> Void] = [:]
    /// Whether a message is on its way whose number is not known: what the service says of it up to then means nothing.
    package var isSending: Bool { !sent.isEmpty }

    private static let service = "org.freedesktop.Notifications", path = "/org/freedesktop/Notifications"

    /// - Parameters:
    ///   - name: The app's, as the service shows it.
    ///   - identifier: The name under which the desktop knows the app.
    ///   - address: Of a bus; nil for that of the session.
    package init(name: String, identifier: String, address: String? = nil) {
      (self.name, self.identifier) = (name, identifier)
      var found = address
      if address == nil, GTKLibrary.hasSessionBus,
        let text = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
      {
        let bus = String(cString: text)
        g_free(text)
        // Such an address would start a bus.
        if !bus.hasPrefix("autolaunch") { found = bus }
      }
      guard let found else {
        busIsKnown(nil)
        return
      }
      BusConnection.open(found) { self.busIsKnown($0) }
    }
    nonisolated deinit {}

    private func busIsKnown(_ connection: OpaquePointer?) {
      bus = connection
      if let connection {
        // Of the bus's own process, as long as that lives.
        g_dbus_connection_set_exit_on_close(connection, 0)
        _ = g_dbus_connection_signal_subscribe(
          connection, Self.service, Self.service, nil, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
          { _, _, _, _, signal, parameters, data in
            let service = Unmanaged<GTKNotifications>.fromOpaque(data!).takeUnretainedValue()
            let signal = String(cString: signal!)
            nonisolated(unsafe) let parameters = parameters!
            MainActor.assumeIsolated { service.hear(signal, parameters) }
          }, Unmanaged.passUnretained(self).toOpaque(), nil)
      }
      let actions = waiting ?? []
      waiting = nil
      for action in actions { action() }
    }
    private func whenBusIsKnown(_ action: @escaping () -> Void) {
      if waiting != nil { waiting?.append(action) } else { action() }
    }

    // MARK: - Calls

    private final class Call {
      let done: @MainActor (OpaquePointer?) -> Void
      init(_ done: @escaping @MainActor (OpaquePointer?) -> Void) { self.done = done }
      nonisolated deinit {}
    }
    /// Calls a method of a service. `done` gets what it answers, which lives that long; nil for an error.
    private func call(
      _ service: String, _ path: String, _ method: String, _ arguments: [OpaquePointer],
      _ done: @escaping @MainActor (OpaquePointer?) -> Void
    ) {
      guard let bus else {
        for argument in arguments { g_variant_unref(g_variant_ref_sink(argument)) }
        return done(nil)
      }
      g_dbus_connection_call(
        bus, service, path, service, method, BusValue.tuple(arguments), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
        { source, result, data in
          let call = Unmanaged<Call>.fromOpaque(data!).takeRetainedValue()
          nonisolated(unsafe) let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          MainActor.assumeIsolated { call.done(answer) }
          if let answer { g_variant_unref(answer) }
        }, Unmanaged.passRetained(Call(done)).toOpaque())
    }

    package func findOut(_ completion: @escaping @MainActor (Bool) -> Void) {
      if capabilities != nil { return completion(true) }
      whenBusIsKnown { [self] in
        call(Self.service, Self.path, "GetCapabilities", []) { [self] answer in
          guard let answer else { return completion(false) }
          capabilities = Set(BusValue.list(answer, at: 0) { BusValue.string($0, at: $1) })
          completion(true)
        }
      }
    }

    // MARK: - Messages

    package func show(_ notification: DesktopNotification) {
      findOut { [self] isThere in
        if !isThere { return }
        // The service's number has to be known for the next one to take its place.
        if sent[notification.identifier] != nil {
          sent[notification.identifier] = { [self] in show(notification) }
          return
        }
        sent[notification.identifier] = {}
        send(notification)
      }
    }
    private func send(_ notification: DesktopNotification) {
      let capabilities = capabilities ?? []
      var actions: [String] = []
      if capabilities.contains("actions") {
        actions = ["default", ""] + notification.actions.flatMap { [$0.key, $0.title] }
      }
      var hints: [(String, OpaquePointer)] = [
        ("urgency", g_variant_new_byte(notification.isUrgent ? 2 : 1)),
        ("desktop-entry", BusValue.string(identifier)),
      ]
      if let reply = notification.reply {
        if capabilities.contains("inline-reply") {
          replies[notification.identifier] = reply.key
          actions += ["inline-reply", reply.title]
          if !reply.placeholder.isEmpty {
            hints.append(("x-kde-reply-placeholder-text", BusValue.string(reply.placeholder)))
          }
          if !reply.send.isEmpty { hints.append(("x-kde-reply-submit-button-text", BusValue.string(reply.send))) }
        } else {
          Report(
            kind: .notOnLinux, path: "UNTextInputNotificationAction",
            message: "this desktop takes no texts in notifications: “\(reply.title)” is left out."
          ).tell()
        }
      }
      if let picture = notification.picture { hints.append(("image-path", BusValue.string(picture.absoluteString))) }
      if notification.isSilent {
        hints.append(("suppress-sound", BusValue.boolean(true)))
      } else if let sound = notification.sound {
        hints.append(("sound-file", BusValue.string(sound.path)))
      } else {
        hints.append(("sound-name", BusValue.string("message-new-instant")))
      }
      let body =
        capabilities.contains("body-markup") ? Self.escaped(notification.body) : notification.body
      call(
        Self.service, Self.path, "Notify",
        [
          BusValue.string(name), BusValue.unsigned(numbers[notification.identifier] ?? 0), BusValue.string(identifier),
          BusValue.string(notification.title), BusValue.string(body), BusValue.strings(actions),
          BusValue.properties(hints), BusValue.int(-1),
        ]
      ) { [self] answer in
        if let answer { numbers[notification.identifier] = BusValue.unsigned(answer, at: 0) }
        sent.removeValue(forKey: notification.identifier)?()
      }
    }
    static func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;")
    }
    package func withdraw(_ identifier: String) {
      if sent[identifier] != nil {
        sent[identifier] = { [self] in withdraw(identifier) }
        return
      }
      guard let number = numbers.removeValue(forKey: identifier) else { return }
      call(Self.service, Self.path, "CloseNotification", [BusValue.unsigned(number)]) { _ in }
    }
    private func hear(_ signal: String, _ parameters: OpaquePointer) {
      let number = BusValue.unsigned(parameters, at: 0)
      guard let identifier = numbers.first(where: { $0.value == number })?.key else { return }
      switch signal {
      case "NotificationReplied":
        guard let key = replies[identifier] else { return }
        numbers[identifier] = nil
        tell(identifier, .replied(key, text: BusValue.string(parameters, at: 1)))
        call(Self.service, Self.path, "CloseNotification", [BusValue.unsigned(number)]) { _ in }
      case "ActivationToken": StatusItems.activationToken = BusValue.string(parameters, at: 1)
      case "ActionInvoked":
        numbers[identifier] = nil
        let key = BusValue.string(parameters, at: 1)
        tell(identifier, key == "default" ? .opened : .action(key))
        // Some services leave it there.
        call(Self.service, Self.path, "CloseNotification", [BusValue.unsigned(number)]) { _ in }
      case "NotificationClosed":
        numbers[identifier] = nil
        // 1 expired, 2 dismissed by the user, 3 closed by a call, 4 anything else.
        tell(identifier, BusValue.unsigned(parameters, at: 1) == 2 ? .dismissed : .expired)
      default: break
      }
    }

    private func tell(_ identifier: String, _ answer: NotificationAnswer) {
      if WaitingLoop.isWaiting {
        WaitingLoop.afterwards { [weak self] in self?.answer?(identifier, answer) }
      } else {
        self.answer?(identifier, answer)
      }
    }

    // MARK: - The icon and the screen

    package func setBadge(_ count: Int) {
      whenBusIsKnown { [self] in
        guard let bus else { return }
        let properties: [(String, OpaquePointer)] = [
          ("count", g_variant_new_int64(gint64(count))), ("count-visible", BusValue.boolean(count > 0)),
        ]
        g_dbus_connection_emit_signal(
          bus, nil, "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry", "Update",
          BusValue.tuple([BusValue.string("application://\(identifier).desktop"), BusValue.properties(properties)]),
          nil)
      }
    }
    private var isInhibited = false
    /// What the screen saver knows our wish by; nil for none.
    private var cookie: UInt32?
    private static let screen = "org.freedesktop.ScreenSaver", screenPath = "/org/freedesktop/ScreenSaver"
    package func setIdleInhibited(_ isInhibited: Bool) {
      if isInhibited == self.isInhibited { return }
      self.isInhibited = isInhibited
      whenBusIsKnown { [self] in
        if !isInhibited { return release() }
        call(Self.screen, Self.screenPath, "Inhibit", [BusValue.string(name), BusValue.string("The app asks for it")]) {
          [self] answer in
          release()
          cookie = answer.map { BusValue.unsigned($0, at: 0) }
          if !self.isInhibited { release() }
        }
      }
    }
    private func release() {
      guard let cookie else { return }
      self.cookie = nil
      call(Self.screen, Self.screenPath, "UnInhibit", [BusValue.unsigned(cookie)]) { _ in }
    }
  }

  extension BusValue {
    /// Of a tuple or an array; 0 where there is none.
    static func unsigned(_ value: OpaquePointer, at index: Int) -> UInt32 {
      guard index < Int(g_variant_n_children(value)), let part = g_variant_get_child_value(value, gsize(index)) else {
        return 0
      }
      defer { g_variant_unref(part) }
      return g_variant_classify(part) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(part) : 0
    }
  }
#endif

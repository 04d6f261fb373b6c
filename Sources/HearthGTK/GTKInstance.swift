#if GTK
  import CGTK
  import Foundation
  import HearthPaint

  /// This process as the one instance of its app in the session: a second start
  /// hands over what it was to open, and ends.
  ///
  /// The instances find each other by the app's identifier on the session's bus, through `GApplication`. Where
  /// there is no bus each start is on its own.
  package enum GTKInstance {
    private static var application: UnsafeMutablePointer<GApplication>?
    /// Called with what a later start was to open, and the action that it was to perform: nothing when it was started
    /// without.
    private static var receive: (([URL], String?) -> Void)?
    /// What the hint begins with that goes along with files, and has an action after it.
    private static let actionPrefix = "hearth-action "

    private static func hint(of action: String?) -> String {
      if let action { return actionPrefix + action }
      return ""
    }
    private static func didOpen(_ urls: [URL], hint: String) {
      let isAction = hint.hasPrefix(actionPrefix)
      receive?(urls, isAction ? String(hint.dropFirst(actionPrefix.count)) : nil)
    }

    /// Takes the identifier, or hands over. False when another instance has taken what there was to open.
    ///
    /// - Parameter action: The type of an action of the app that is to be performed.
    package static func start(
      _ identifier: String, urls: [URL], action: String?, receive: @escaping ([URL], String?) -> Void
    ) -> Bool {
      guard GTKLibrary.hasSessionBus, g_application_id_is_valid(identifier) != 0 else { return true }
      guard let application = g_application_new(identifier, G_APPLICATION_HANDLES_OPEN) else { return true }
      self.receive = receive
      let opened:
        @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>, gint, UnsafePointer<CChar>?, gpointer?) ->
          Void = {
            _, files, count, hint, _ in
            var urls: [URL] = []
            for index in 0..<Int(count) {
              guard let file = files[index], let text = g_file_get_uri(file) else { continue }
              if let url = URL(string: String(cString: text)) { urls.append(url) }
              g_free(text)
            }
            let received = urls
            let said = hint.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { GTKInstance.didOpen(received, hint: said) }
          }
      let activated: @convention(c) (OpaquePointer, gpointer?) -> Void = { _, _ in
        MainActor.assumeIsolated { GTKInstance.receive?([], nil) }
      }
      let object = UnsafeMutableRawPointer(application)
      _ = g_signal_connect_data(
        object, "open", unsafeBitCast(opened, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
      _ = g_signal_connect_data(
        object, "activate", unsafeBitCast(activated, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
      // Fails when the bus cannot be reached after all.
      guard g_application_register(application, nil, nil) != 0 else {
        g_object_unref(object)
        return true
      }
      if g_application_get_is_remote(application) == 0 {
        self.application = application
        return true
      }
      if urls.isEmpty && action == nil {
        g_application_activate(application)
      } else {
        var files: [OpaquePointer?] = urls.map { g_file_new_for_uri($0.absoluteString) }
        g_application_open(application, &files, gint(files.count), hint(of: action))
        for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
      }
      // The message has to be on its way before the process ends.
      if let bus = g_application_get_dbus_connection(application) { g_dbus_connection_flush_sync(bus, nil, nil) }
      g_object_unref(object)
      return false
    }
  }
#endif

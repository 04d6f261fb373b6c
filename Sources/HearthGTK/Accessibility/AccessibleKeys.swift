#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// Keys go to assistive technology first, where it listens to them: a screen reader has commands of its own, and says
  /// what is typed.
  ///
  /// Source: at-spi2-core, `DeviceEventController`: programs tell the registry of their keys, which asks those who listen
  /// whether they use them. Nothing waits for the answer: the key is kept, with those after it, and goes to the app when it
  /// is there, after half a second in any case.
  final class AccessibleKeys {
    private static let service = "org.a11y.atspi.Registry", path = "/org/a11y/atspi/registry/deviceeventcontroller"
    private static let interface = "org.a11y.atspi.DeviceEventController"
    /// Milliseconds that a key waits for an answer. Source: our choice: longer than a screen reader takes, shorter than a
    /// user takes to look for what is wrong.
    private static let patience: Int32 = 500
    private var bus: OpaquePointer?
    private var subscriptions: [guint] = []
    private var hasListeners = false
    /// How the registry wants the numbers of a key: signed by at-spi2-core up to 2.46, which refuses what its own description
    /// of the interface says, "(uiuuisb)". Source: seen, at-spi2-core 2.46.0: "(uiiiisb)" is answered. One that refuses signed
    /// numbers is told the others.
    private enum Form { case signed, unsigned }
    private var form = Form.signed
    /// The registry has answered once: a missing answer says nothing about the form.
    private var isFormKnown = false
    private final class Waiting {
      let deliver: (_ isUsed: Bool) -> Void
      var isUsed: Bool?
      init(_ deliver: @escaping (_ isUsed: Bool) -> Void) { self.deliver = deliver }
      nonisolated deinit {}
    }
    private var queue: [Waiting] = []

    init() {}
    nonisolated deinit {}

    func start(on bus: OpaquePointer) {
      self.bus = bus
      for signal in ["KeystrokeListenerRegistered", "KeystrokeListenerDeregistered"] {
        subscriptions.append(
          g_dbus_connection_signal_subscribe(
            bus, Self.service, nil, signal, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, _, _ in MainActor.assumeIsolated { AccessibilityBridge.shared.keys.ask() } }, nil, nil))
      }
      ask()
    }
    func stop() {
      if let bus { for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(bus, subscription) } }
      (bus, subscriptions, hasListeners, form, isFormKnown) = (nil, [], false, .signed, false)
      for key in queue { key.isUsed = key.isUsed ?? false }
      deliver()
    }
    private func ask() {
      AccessibilityBridge.shared.call(Self.service, Self.path, Self.interface, "GetKeystrokeListeners", nil) {
        [self] answer in
        guard let answer, bus != nil else { return }
        hasListeners = !BusValue.tuples(answer, at: 0) { _ in true }.isEmpty
        if Trace.isWanted(.accessibility) { Trace.write("accessibility keys \(hasListeners)") }
      }
    }

    /// Whether somebody listens to keys.
    var isHeard: Bool { hasListeners && bus != nil }
    /// Asks whether a key is used by assistive technology, where somebody listens.
    func offer(
      isPress: Bool, keyval: UInt32, keycode: UInt32, modifiers: UInt32, time: UInt32,
      _ deliver: @escaping (_ isUsed: Bool) -> Void
    ) {
      let waiting = Waiting(deliver)
      queue.append(waiting)
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)).flatMap {
        $0.value >= 32 && $0.value != 127 ? $0 : nil
      }
      let name = scalar.map { String($0) } ?? gdk_keyval_name(keyval).map { String(cString: $0) } ?? ""
      func number(_ value: UInt32, _ form: Form) -> OpaquePointer {
        form == .signed ? BusValue.int(Int32(bitPattern: value)) : BusValue.unsigned(value)
      }
      func ask(_ form: Form, isSecond: Bool) {
        let event = BusValue.tuple([
          BusValue.unsigned(isPress ? 0 : 1), BusValue.int(Int32(bitPattern: keyval)), number(keycode, form),
          number(modifiers, form), BusValue.int(Int32(bitPattern: time)), BusValue.string(name),
          BusValue.boolean(scalar != nil),
        ])
        AccessibilityBridge.shared.call(
          Self.service, Self.path, Self.interface, "NotifyListenersSync", BusValue.tuple([event]),
          milliseconds: Self.patience
        ) { [self] answer in
          if answer == nil, !isFormKnown, !isSecond, waiting.isUsed == nil, bus != nil {
            return ask(form == .signed ? .unsigned : .signed, isSecond: true)
          }
          if answer != nil { (self.form, isFormKnown) = (form, true) }
          if waiting.isUsed == nil { waiting.isUsed = answer.map { Self.boolean($0) } ?? false }
          self.deliver()
        }
      }
      ask(form, isSecond: false)
    }
    private static func boolean(_ answer: OpaquePointer) -> Bool {
      guard let part = g_variant_get_child_value(answer, 0) else { return false }
      defer { g_variant_unref(part) }
      return g_variant_classify(part) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(part) != 0
    }
    /// In the order in which they were pressed.
    private func deliver() {
      while let first = queue.first, let isUsed = first.isUsed {
        queue.removeFirst()
        first.deliver(isUsed)
      }
    }
  }
#endif

#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint

  /// Plays the sounds of the desktop's sound theme through libcanberra, and asks the feedback daemon of a phone for
  /// vibrations. Neither is needed: where one is not installed nothing is heard or felt.
  @MainActor final class FeedbackPlayer {
    static let shared = FeedbackPlayer()
    private lazy var sounds = SoundLibrary()
    private lazy var hasDaemon = Self.findDaemon()
    private init() {}
    nonisolated deinit {}

    func play(_ feedback: any FeedbackRequest) {
      if let sound = feedback.sound, SettingsObserver.shared.hasEventSounds {
        sounds?.play(sound, theme: SettingsObserver.shared.soundTheme, gain: feedback.intensity)
      }
      if hasDaemon && feedback.intensity > 0 { vibrate(feedback.vibration) }
    }

    // MARK: - Vibration

    /// Source: feedbackd, the D-Bus interface org.sigxcpu.Feedback; it is found on phones with Phosh.
    private static let name = "org.sigxcpu.Feedback", path = "/org/sigxcpu/Feedback"
    private static func findDaemon() -> Bool {
      // Only where it is installed: asking the bus for a name that nobody has takes time for nothing.
      let folders = ["/usr/share/dbus-1/services", "/usr/local/share/dbus-1/services"]
      return folders.contains { FileManager.default.fileExists(atPath: $0 + "/" + name + ".service") }
    }
    private func vibrate(_ event: String) {
      guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
      let app = g_get_prgname().map { String(cString: $0) } ?? "hearth"
      let hints = g_variant_type_new("{sv}")
      defer { g_variant_type_free(hints) }
      var parts: [OpaquePointer?] = [
        g_variant_new_string(app), g_variant_new_string(event), g_variant_new_array(hints, nil, 0),
        g_variant_new_int32(-1),
      ]
      g_dbus_connection_call(
        bus, Self.name, Self.path, Self.name, "TriggerFeedback", g_variant_new_tuple(&parts, 4), nil,
        G_DBUS_CALL_FLAGS_NONE, 500, nil, nil, nil)
    }
  }

  /// The part of libcanberra that plays a sound of a theme.
  private final class SoundLibrary {
    private typealias Create = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> CInt
    private typealias Set = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
    private typealias Play =
      @convention(c) (OpaquePointer, UInt32, OpaquePointer, UnsafeRawPointer?, UnsafeRawPointer?) -> CInt
    private typealias Destroy = @convention(c) (OpaquePointer) -> CInt
    private let context: OpaquePointer
    private let makeList: Create
    private let set: Set
    private let playFull: Play
    private let destroyList: Destroy

    /// Nil where the library is not installed.
    init?() {
      guard let library = SharedLibrary("libcanberra.so.0"),
        let makeContext: Create = library.function("ca_context_create"),
        let makeList: Create = library.function("ca_proplist_create"),
        let set: Set = library.function("ca_proplist_sets"),
        let playFull: Play = library.function("ca_context_play_full"),
        let destroyList: Destroy = library.function("ca_proplist_destroy")
      else { return nil }
      var context: OpaquePointer?
      guard makeContext(&context) == 0, let context else { return nil }
      (self.context, self.makeList, self.set, self.playFull, self.destroyList) = (
        context, makeList, set, playFull, destroyList
      )
    }
    nonisolated deinit {}

    /// - Parameter gain: From 0 to 1.
    func play(_ name: String, theme: String, gain: Double) {
      var list: OpaquePointer?
      guard makeList(&list) == 0, let list else { return }
      defer { _ = destroyList(list) }
      // Source: libcanberra, the names of its properties. The volume is in decibels.
      _ = set(list, "event.id", name)
      if !theme.isEmpty { _ = set(list, "canberra.xdg-theme.name", theme) }
      if gain < 1 { _ = set(list, "canberra.volume", String(20 * log10(max(0.01, gain)))) }
      _ = playFull(context, 0, list, nil, nil)
    }
  }
#endif

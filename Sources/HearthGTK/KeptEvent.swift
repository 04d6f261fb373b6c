#if GTK
  import CGTK

  /// An event of GDK that stays while it is remembered.
  final class KeptEvent: Equatable {
    nonisolated(unsafe) let event: OpaquePointer
    init(_ event: OpaquePointer) { self.event = gdk_event_ref(event) }
    isolated deinit { gdk_event_unref(event) }
    nonisolated static func == (a: KeptEvent, b: KeptEvent) -> Bool { a.event == b.event }
  }
#endif

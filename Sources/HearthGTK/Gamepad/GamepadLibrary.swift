#if GTK
  import CGTK
  import HearthPaint

  /// The functions of libmanette that are used. Source: the reference of libmanette 0.2.
  struct GamepadLibrary {
    typealias MakeMonitor = @convention(c) () -> OpaquePointer?
    typealias Iterate = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias Next = @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>) -> gboolean
    typealias FreeIterator = @convention(c) (OpaquePointer) -> Void
    typealias GetType = @convention(c) (OpaquePointer) -> ManetteEventType
    typealias GetButton = @convention(c) (OpaquePointer, UnsafeMutablePointer<guint16>) -> gboolean
    typealias GetAbsolute =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<guint16>, UnsafeMutablePointer<gdouble>) -> gboolean
    typealias GetHat =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<guint16>, UnsafeMutablePointer<gint8>) -> gboolean

    let makeMonitor: MakeMonitor
    let iterate: Iterate
    let next: Next
    let freeIterator: FreeIterator
    let type: GetType
    let button: GetButton
    let absolute: GetAbsolute
    let hat: GetHat

    /// Loaded when devices are first looked for; nil where it is not installed: then there are no game controllers.
    static let shared = GamepadLibrary()

    private init?() {
      guard let library = SharedLibrary("libmanette-0.2.so.0"),
        let makeMonitor: MakeMonitor = library.function("manette_monitor_new"),
        let iterate: Iterate = library.function("manette_monitor_iterate"),
        let next: Next = library.function("manette_monitor_iter_next"),
        let freeIterator: FreeIterator = library.function("manette_monitor_iter_free"),
        let type: GetType = library.function("manette_event_get_event_type"),
        let button: GetButton = library.function("manette_event_get_button"),
        let absolute: GetAbsolute = library.function("manette_event_get_absolute"),
        let hat: GetHat = library.function("manette_event_get_hat")
      else { return nil }
      (self.makeMonitor, self.iterate, self.next, self.freeIterator) = (makeMonitor, iterate, next, freeIterator)
      (self.type, self.button, self.absolute, self.hat) = (type, button, absolute, hat)
    }
  }
#endif

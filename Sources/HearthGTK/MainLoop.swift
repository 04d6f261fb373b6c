#if GTK
  import CGTK
  import CMainLoop
  import Dispatch
  import Foundation

  /// Lets everything that belongs to the main thread run inside GLib's main loop: tasks of the main actor, `DispatchQueue.main`,
  /// Foundation timers and the run loop's performers.
  enum MainLoop {
    private static var isInstalled = false

    static func install() {
      if isInstalled { return }
      isInstalled = true
      installMainQueue()
      installRunLoop()
    }

    /// libdispatch signals a descriptor when its main queue has work; tasks of the main actor are in that queue.
    private static func installMainQueue() {
      let descriptor = _dispatch_get_main_queue_handle_4CF()
      precondition(descriptor >= 0, "libdispatch gave no handle of its main queue")
      _ = g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
        { descriptor, _, _ in
          // Acknowledged first, so that what is enqueued while the queue is drained signals again.
          var count: UInt64 = 0
          _ = read(descriptor, &count, 8)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil, nil)
    }

    /// How long a performer that another thread left in the run loop may wait, in milliseconds: `RunLoop.perform` enqueues
    /// without waking, as on Apple's systems, so that the loop has to look.
    private nonisolated static let longestWait: Int32 = 100

    private static func installRunLoop() {
      let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
      functions.initialize(
        to: GSourceFuncs(
          prepare: { _, timeout in
            let next = hearth_next_run_loop_timer()
            let milliseconds = next == 0 ? Double(MainLoop.longestWait) : (next - Date.timeIntervalSinceReferenceDate) * 1000 + 0.999
            timeout?.pointee = Int32(max(0, min(milliseconds, Double(MainLoop.longestWait))))
            return milliseconds <= 0 ? 1 : 0
          },
          check: { _ in 1 },
          dispatch: { _, _, _ in
            hearth_service_run_loop()
            return 1
          },
          finalize: nil, closure_callback: nil, closure_marshal: nil))
      let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
      g_source_set_priority(source, G_PRIORITY_DEFAULT_IDLE)
      g_source_attach(source, nil)
      g_source_unref(source)
    }
  }
#endif

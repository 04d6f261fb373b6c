#if GTK
  import CGTK
  import CMainLoop
  import Dispatch
  import Foundation

  /// Lets everything that belongs to the main thread run inside GLib's main loop: tasks of the main actor,
  /// `DispatchQueue.main`, Foundation timers and the run loop's performers. Nothing is looked for at
  /// intervals: a process without work sleeps.
  enum MainLoop {
    private static var isInstalled = false

    static func install() {
      if isInstalled { return }
      isInstalled = true
      installMainQueue()
      installRunLoop()
    }

    /// That of GTK's drawing: the user's events go first, and an app that never runs out of tasks takes turns with its
    /// frames. Source: GTK 4, GDK_PRIORITY_REDRAW, which is G_PRIORITY_HIGH_IDLE + 20.
    private static let priority = G_PRIORITY_HIGH_IDLE + 20

    /// libdispatch signals a descriptor when its main queue has work; tasks of the main actor are in that queue.
    private static func installMainQueue() {
      let descriptor = _dispatch_get_main_queue_handle_4CF()
      precondition(descriptor >= 0, "libdispatch gave no handle of its main queue")
      _ = g_unix_fd_add_full(
        priority, descriptor, G_IO_IN,
        { descriptor, _, _ in
          // Acknowledged first, so that what is enqueued while the queue is drained signals again.
          var count: UInt64 = 0
          _ = read(descriptor, &count, 8)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil, nil)
    }

    /// Whether `CMainLoop` learns of what other threads and the app's own code give to the run loop. It does not in a
    /// program that has Foundation linked into it.
    private nonisolated(unsafe) static var isRunLoopObserved = false
    /// How long, in microseconds, a performer may wait when it does not.
    private nonisolated static let longestWait: gint64 = 100_000

    private static func installRunLoop() {
      let descriptor = hearth_run_loop_work_descriptor()
      precondition(descriptor >= 0, "the system gave no event descriptor: errno \(errno)")
      RunLoop.main.perform {}
      isRunLoopObserved = hearth_take_run_loop_work()

      let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
      functions.initialize(
        to: GSourceFuncs(
          prepare: nil, check: nil,
          dispatch: { source, _, _ in
            // Acknowledged first, as above.
            _ = hearth_take_run_loop_work()
            hearth_service_run_loop()
            g_source_set_ready_time(source, MainLoop.nextReadyTime())
            return 1
          },
          finalize: nil, closure_callback: nil, closure_marshal: nil))
      let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))!
      g_source_set_priority(source, priority)
      g_source_add_unix_fd(source, descriptor, G_IO_IN)
      // What the app gave to the run loop before its window came.
      g_source_set_ready_time(source, 0)
      g_source_attach(source, nil)
      g_source_unref(source)
    }

    /// When the run loop has to be served next, in microseconds of the monotonic
    /// clock; -1 for not before somebody signals.
    private nonisolated static func nextReadyTime() -> gint64 {
      let next = hearth_next_run_loop_timer(), now = g_get_monotonic_time()
      var result: gint64 = -1
      if next != 0 {
        let wait = max(0, next - Date.timeIntervalSinceReferenceDate)
        // A timer of the distant future wakes once a day.
        result = now + gint64(min(wait, 86_400) * 1_000_000)
      }
      if isRunLoopObserved { return result }
      return result < 0 ? now + longestWait : min(result, now + longestWait)
    }
  }
#endif

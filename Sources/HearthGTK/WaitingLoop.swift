#if GTK
  import CGTK

  /// The main loop, run in the middle of the app's code, which waits there. The app's windows take no input and make no
  /// frame meanwhile, and what would reach the app is done afterwards.
  @MainActor enum WaitingLoop {
    /// Whether the app waits. What else the main loop does meanwhile reaches no app.
    private(set) static var isWaiting = false
    private static var delayed: [@MainActor () -> Void] = []
    /// Does something once the app waits no longer.
    static func afterwards(_ action: @escaping @MainActor () -> Void) { delayed.append(action) }

    /// Waits with all that is in the main loop, until the user has answered.
    static func wait(until isDone: () -> Bool) {
      isWaiting = true
      while !isDone() { g_main_context_iteration(nil, 1) }
      end()
    }
    /// Waits for what the display and other programs send alone, without frames and tasks.
    ///
    /// - Parameter limit: How long at most, in microseconds.
    static func waitForPrograms(atMost limit: gint64, until isDone: () -> Bool) {
      isWaiting = true
      let end = g_get_monotonic_time() + limit
      while !isDone(), g_get_monotonic_time() < end { runEvents(until: end) }
      self.end()
    }
    private static func end() {
      isWaiting = false
      if delayed.isEmpty { return }
      _ = g_idle_add_full(
        G_PRIORITY_HIGH,
        { _ in
          MainActor.assumeIsolated {
            let actions = WaitingLoop.delayed
            WaitingLoop.delayed = []
            for action in actions { action() }
          }
          return 0
        }, nil, nil)
    }
    /// Once, for sources of the priority of events, or a higher one.
    private static func runEvents(until end: gint64) {
      let context = g_main_context_default()
      var priority: gint = 0, timeout: gint = 0
      guard g_main_context_acquire(context) != 0 else { return }
      defer { g_main_context_release(context) }
      g_main_context_prepare(context, &priority)
      var files = [GPollFD](repeating: GPollFD(), count: 64)
      var count = g_main_context_query(context, G_PRIORITY_DEFAULT, &timeout, &files, gint(files.count))
      if count > files.count {
        files = [GPollFD](repeating: GPollFD(), count: Int(count))
        count = g_main_context_query(context, G_PRIORITY_DEFAULT, &timeout, &files, count)
      }
      let left = gint(max(0, (end - g_get_monotonic_time()) / 1000))
      g_poll(&files, guint(count), timeout < 0 ? left : min(timeout, left))
      if g_main_context_check(context, G_PRIORITY_DEFAULT, &files, count) != 0 { g_main_context_dispatch(context) }
    }
  }
#endif

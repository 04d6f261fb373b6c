#if GTK
  /// Brings the times of GDK's events to the engine's clock, so that what counts is when the user did
  /// something, not when a busy program came to it.
  ///
  /// GDK has the display's milliseconds, in 32 bits that start over every 50 days. X servers and Wayland compositors of
  /// this machine take them from the monotonic clock, as the engine does; those of another machine have a clock of
  /// their own, whose distance from ours the first event tells. Source: X.Org, GetTimeInMillis; Wayland,
  /// `wl_pointer.motion`: "timestamp with millisecond granularity".
  package struct EventClock {
    /// Added to the display's milliseconds, modulo 2³², for those of our clock. Nil: no event has come yet.
    private var offset: UInt32?
    /// Milliseconds. An event that seems to have waited for longer is one of another clock. Source: our choice.
    private static let longestWait: Int32 = 60_000

    package init() {}

    /// - Parameters:
    ///   - milliseconds: Of the event, modulo 2³². 0, GDK_CURRENT_TIME, for an event without a time of its own.
    ///   - now: Seconds on the engine's clock.
    /// - Returns: Seconds on the engine's clock, not later than `now`.
    package mutating func time(of milliseconds: UInt32, now: Double) -> Double {
      if milliseconds == 0 { return now }
      let clock = Int64((now * 1000).rounded(.down)), low = UInt32(truncatingIfNeeded: clock)
      // Modulo 2³² too: both clocks may have started over in between.
      var wait = Int32(bitPattern: low &- (milliseconds &+ (offset ?? 0)))
      if wait < -1 || wait > Self.longestWait {
        offset = low &- milliseconds
        wait = 0
      } else if offset == nil {
        offset = 0
      }
      return min(now, Double(clock - Int64(wait)) / 1000)
    }
  }
#endif

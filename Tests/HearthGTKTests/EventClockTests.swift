#if GTK
  import HearthGTK
  import Testing

  @MainActor struct `The time of an event` {
    @Test func `is when the user did it, however late it comes`() {
      var clock = EventClock()
      // 100.000 s on both clocks; the program came to the events when it had time again.
      #expect(clock.time(of: 100_000, now: 101.5) == 100)
      #expect(clock.time(of: 100_150, now: 101.5004) == 100.15)
      #expect(clock.time(of: 101_500, now: 101.5009) == 101.5)
    }
    @Test func `is now where the event has none`() {
      var clock = EventClock()
      #expect(clock.time(of: 0, now: 7.25) == 7.25)
      _ = clock.time(of: 7_000, now: 7.25)
      #expect(clock.time(of: 0, now: 9.5) == 9.5)
    }
    @Test func `goes on when the milliseconds begin anew`() {
      var clock = EventClock()
      // 2³² ms are 4,294,967.296 s.
      #expect(clock.time(of: .max - 95, now: 4_294_967.296) == 4_294_967.2)
      #expect(clock.time(of: 204, now: 4_294_968.296) == 4_294_967.5)
    }
    @Test func `is told by the first event where the display has a clock of its own`() {
      var clock = EventClock()
      #expect(clock.time(of: 3_000_000_000, now: 50) == 50)
      // From then on what counts is what lies between the events.
      #expect(clock.time(of: 3_000_000_250, now: 51) == 50.25)
      #expect(clock.time(of: 3_000_000_900, now: 51) == 50.9)
    }
    @Test func `is never later than now`() {
      var clock = EventClock()
      #expect(clock.time(of: 3_000_000_000, now: 50) == 50)
      #expect(clock.time(of: 3_000_002_000, now: 51) == 51)
      #expect(clock.time(of: 3_000_002_100, now: 51.3) == 51.1)
    }
  }
#endif

#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// What Foundation and the concurrency runtime bring to the main thread, while the window waits and no input comes.
    struct `The main loop` {
      @Test(arguments: [
        ("task", "after a task's sleep"), ("dispatch", "from the main queue"),
        ("dispatch later", "later from the main queue"),
        ("timer", "from a timer"), ("timer of another thread", "from another thread's timer"),
        ("repeating timer", "from a timer's fifth time"), ("perform", "from a performer"),
        ("perform on another thread", "from another thread's performer"),
      ])
      func `runs what the main thread is given, and shows it`(command: String, word: String) async throws {
        try await Desktop.run { desktop in
          try await desktop.rest()
          desktop.app.tell(command)
          try await desktop.app.line("shown \(word)")
          // The state was written: a frame shows it.
          try await desktop.app.line("frame")
        }
      }

      @Test func `sleeps when nothing happens: no frames, no wake-ups`() async throws {
        try await Desktop.run { desktop in
          try await desktop.rest()
          // A fixed time, since what is asked is that nothing happens in it.
          let frames = desktop.app.count("frame"), wakeUps = try desktop.wakeUps
          try await Task.sleep(for: .seconds(2))
          #expect(desktop.app.count("frame") == frames)
          // Looking 10 times a second would be 20.
          let more = try desktop.wakeUps - wakeUps
          #expect(more <= 3)
        }
      }

      @Test func `lets input and frames through while a task never rests`() async throws {
        try await Desktop.run { desktop in
          desktop.app.tell("be busy")
          try await desktop.app.line("busy")
          try await desktop.click("button")
          try await desktop.app.line("pressed")
          desktop.app.tell("dispatch")
          try await desktop.app.line("shown from the main queue")
          try await desktop.app.line("frame")
          desktop.app.tell("be calm")
          try await desktop.app.line("calm")
        }
      }
    }
  }

  extension Desktop {
    /// Waits until the app has been without a frame for a while.
    func rest() async throws {
      var frames = -1
      while app.count("frame") != frames {
        frames = app.count("frame")
        try await Task.sleep(for: .milliseconds(400))
      }
    }
    /// How often the app's main thread has gone to sleep.
    var wakeUps: Int {
      get throws {
        let status = try String(contentsOfFile: "/proc/\(app.id)/task/\(app.id)/status", encoding: .utf8)
        let line = status.components(separatedBy: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
      }
    }
  }
#endif

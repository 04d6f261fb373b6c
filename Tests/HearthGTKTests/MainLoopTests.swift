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
          try await desktop.quiet()
          desktop.app.tell(command)
          try await desktop.app.line("shown \(word)")
          // The state was written: a frame shows it.
          try await desktop.app.line("frame")
        }
      }

      @Test func `sleeps when nothing happens: no frames, no wake-ups`() async throws {
        try await Desktop.run { desktop in
          try await desktop.quiet()
          // Until the app's own timer of two seconds says so, since what is asked is that nothing happens before.
          desktop.app.tell("wait for two seconds")
          try await desktop.app.line("waits")
          try await desktop.quiet()
          let frames = desktop.app.count("frame"), wakeUps = try desktop.wakeUps
          try await desktop.app.line("waited")
          #expect(desktop.app.count("frame") == frames)
          // The timer itself takes one or two. Looking 10 times a second would be 20.
          let more = try desktop.wakeUps - wakeUps
          #expect(more <= 5)
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

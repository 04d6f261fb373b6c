#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// What Orca says on tours by keys through the examples, word for word.
    @Suite(.enabled(if: Assistance.canRun && Program.find("orca") != nil)) struct `Orca in the examples` {
      /// Keys, and what is heard after them, in this order; other things may be heard in between, as the names of keys.
      private typealias Step = (keys: [String], heard: [String])

      /// Orca leaves out what comes while it is busy, so on a machine with much to do it may say nothing of a key. What it says is to be
      /// heard in one tour from beginning to end, of three.
      private func tour(_ app: String, _ title: String, _ steps: [Step]) async throws {
        for _ in 1..<3 {
          do { return try await tourOnce(app, title, steps) } catch is DriveError { continue }
        }
        try await tourOnce(app, title, steps)
      }

      private func tourOnce(_ app: String, _ title: String, _ steps: [Step]) async throws {
        try await Assistance.run(app, arguments: []) { desktop in
          try await desktop.hear { speech in
            try await speech.line("said \(title) frame.")
            // Orca has no time for keys until it has looked around.
            try await desktop.still()
            for step in steps {
              for key in step.keys {
                // What Orca says of a caret depends on whether a modifier is still held when the app tells of it. Source:
                // Orca 43, `lastKeyAndModifiers`.
                if key.contains("+") { try await desktop.hold(key) } else { try await desktop.press(key) }
                // As fast as somebody types who listens.
                try await Task.sleep(for: .milliseconds(300))
              }
              for line in step.heard { try await speech.line("said \(line)") }
            }
          }
        }
      }

      @Test func `Vacation Planner: a form with a mistake, and the page behind it`() async throws {
        try await tour(
          "VacationPlanner", "Vacation Planner",
          [
            (["Tab"], ["Mail address text."]),
            (["m", "e"], ["m", "e"]),
            (["Return"], ["notification This is no mail address. One looks like ada@example.org."]),
            (["ctrl+a"], ["entire document selected"]),
            (["a", "at", "b", "period", "c", "o"], ["Selection deleted.", "at", "b", "dot", "c", "o"]),
            (["Return"], ["Password password text."]),
            // What a secret is is not said.
            (["p", "w"], ["bullet", "bullet"]),
            (["Tab"], ["Log In push button."]),
            (["shift+Tab"], ["Password password text bullet bullet selected."]),
            (["Return", "Tab"], ["Log Out push button."]),
            (["Tab"], ["Amber Coast push button."]),
          ])
      }
      @Test func `Components: controls that an app has made itself, and every word by flat review`() async throws {
        try await tour(
          "Components", "Radio group",
          [
            (["Tab"], ["Hide Sidebar push button."]),
            (["Tab"], ["List with 10 items.", "Radio group."]),
            (["Tab"], ["Small, leaf push button."]),
            (["Tab"], ["Medium push button."]),
            (["Tab"], ["Large, heart push button."]),
            (["Tab"], ["Row push button."]),
            // Lines of the window, and the words of one.
            (["KP_Up"], ["Row No choice"]),
            (["KP_Prior"], ["Toast"]),
            (["KP_Prior"], ["Tree star"]),
            (["KP_Right"], ["star"]),
          ])
      }
      @Test func `Notes: typing, moving and selecting in a text`() async throws {
        try await tour(
          "Notes", "Notes",
          [
            (["Tab"], ["Hide Sidebar push button."]),
            (["Tab"], ["New Note push button."]),
            (["ctrl+n"], ["Note text."]),
            (["h", "o", "t", "space"], ["h", "o", "t", "space"]),
            (["t", "e", "a"], ["t", "e", "a"]),
            (["Left"], ["a"]),
            (["ctrl+Left"], ["tea"]),
            (["shift+Left"], ["space", "selected"]),
            (["Home"], ["h"]),
            (["ctrl+a"], ["entire document selected"]),
            (["BackSpace"], ["Selection deleted."]),
          ])
      }
      @Test func `Weather: a chart by keys, and its page by flat review`() async throws {
        try await tour(
          "Weather", "Weather",
          [
            (["Tab"], ["Place panel.", "Oslo.", "selected radio button"]),
            (["Tab"], ["Temperature, Time panel."]),
            // Keys move the selection from mark to mark; what is there is announced.
            (["Right"], ["notification 10 Jun 2024 at 12:00 AM, 10.46."]),
            (["Right"], ["notification 10 Jun 2024 at 1:00 AM, 9.67."]),
            (["KP_Home"], []),
            (["KP_Prior"], ["selected Oslo not selected Lisbon not selected Bergen"]),
            (["KP_Prior"], ["Highest Lowest"]),
            (["KP_Prior"], ["Temperature Rain"]),
          ])
      }
      @Test func `Messages: a name, a conversation and an answer`() async throws {
        try await tour(
          "Messages", "Messages",
          [
            (["a", "n", "n"], ["a", "n", "n"]),
            (["Return"], ["Password password text."]),
            (["p"], ["bullet"]),
            (["Return", "Tab"], ["Search text."]),
            (["Tab"], ["List with 4 items."]),
            (["Down"], ["Grace Lindqvist, Until Saturday!"]),
            (["Return"], ["Message text."]),
            (["h", "i"], ["h", "i"]),
            (["Tab"], ["Send push button."]),
          ])
      }
    }
  }
#endif

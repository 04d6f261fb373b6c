#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The software keyboard and an app, two processes on one X server.
    @Suite struct `The software keyboard as a program` {
      /// Runs an app with texts. What the keyboard shows is in a file that it writes.
      private func run(_ body: (Desktop, _ log: String) async throws -> Void) async throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("keyboard-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: log) }
        try await Desktop.run(
          "WindowProbe", arguments: ["texts", "--software-keyboard", "--size", "600x900"],
          environment: ["HEARTH_KEYBOARD_LOG": log, "HEARTH_KEYBOARD_TRACE": "views"]
        ) { try await body($0, log) }
      }
      private func keyboardWindow(_ desktop: Desktop) async -> String? {
        try? await desktop.xdotool("search", "--onlyvisible", "--name", "^Keyboard$")
          .split(separator: "\n").last.map(String.init)
      }
      private func waitForKeyboard(_ desktop: Desktop) async throws -> String {
        let end = ContinuousClock.now + Program.patience
        while ContinuousClock.now < end {
          if let window = await keyboardWindow(desktop) { return window }
          try await Task.sleep(for: .milliseconds(20))
        }
        throw DriveError(description: "no keyboard comes. The app said:\n\(desktop.app.lines.joined(separator: "\n"))")
      }
      /// Waits until the keyboard is up and does not move any more.
      private func rest(_ desktop: Desktop, above bottom: CGFloat) async throws {
        try await desktop.app.until("a layout above the keyboard") {
          (try? desktop.frame("read").maxY).map { $0 < bottom - 100 } ?? false
        }
        var last = CGFloat.infinity
        while try desktop.frame("read").maxY != last {
          last = try desktop.frame("read").maxY
          try await Task.sleep(for: .milliseconds(400))
        }
      }
      /// Presses keys by the mouse, by the places that the keyboard said last.
      private func press(_ keys: [String], _ desktop: Desktop, _ window: String, _ log: String) async throws {
        for key in keys {
          var place: CGRect?
          let end = ContinuousClock.now + Program.patience
          while place == nil, ContinuousClock.now < end {
            let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
            let parts = lines.last { $0.hasPrefix("view ") && $0.hasSuffix(" key \(key)") }?.split(separator: " ")
            let numbers = parts?[1...4].compactMap { Double($0) } ?? []
            if numbers.count == 4 {
              place = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            } else {
              try await Task.sleep(for: .milliseconds(20))
            }
          }
          guard let place else { throw DriveError(description: "there is no key \(key)") }
          try await desktop.xdotool("mousemove", "--window", window, "\(Int(place.midX))", "\(Int(place.midY))")
          try await desktop.xdotool("click", "1")
        }
      }
      private func keys(_ text: String) -> [String] { text.map { $0 == " " ? "space" : String($0) } }

      @Test func `types a sentence by the mouse, and goes on after it was killed`() async throws {
        try await run { desktop, log in
          let bottom = try desktop.frame("read").maxY
          try await desktop.click("field")
          let window = try await waitForKeyboard(desktop)
          try await rest(desktop, above: bottom)
          try await press(keys("hello wide worlds"), desktop, window, log)
          try await desktop.app.line("text hello wide worlds")
          try await press(["delete", "return"], desktop, window, log)
          try await desktop.app.line("submitted hello wide world")

          // It dies, the layout goes back, and it comes again.
          let process = try await desktop.xdotool("getwindowpid", window)
          kill(try #require(Int32(process.trimmingCharacters(in: .whitespacesAndNewlines))), SIGKILL)
          try await desktop.app.until("the layout without a keyboard") {
            (try? desktop.frame("read").maxY).map { $0 == bottom } ?? false
          }
          let second = try await waitForKeyboard(desktop)
          try await rest(desktop, above: bottom)
          #expect(try await desktop.xdotool("getwindowpid", second) != process)
          try await press(["x"], desktop, second, log)
          try await desktop.app.line("text hello wide worldx")

          // Another field, and the key that has it go.
          try await desktop.click("secret")
          try await press(["q", "dismiss"], desktop, second, log)
          try await desktop.app.line("secret q")
          try await desktop.app.until("the layout without a keyboard") {
            (try? desktop.frame("read").maxY).map { $0 == bottom } ?? false
          }
          let end = ContinuousClock.now + Program.patience
          while await keyboardWindow(desktop) != nil, ContinuousClock.now < end {}
          #expect(await keyboardWindow(desktop) == nil)

          // A second one has no place.
          let other = try Program(Program.built("hearth-keyboard"), environment: desktop.environment)
          defer { other.end() }
          #expect(try await other.status() == 1)
          #expect(other.lines.last?.hasPrefix("hearth-keyboard: a software keyboard runs already") == true)
        }
      }

      /// `Tests/Fixtures/KeyboardProbe` has the words, and says where it looks for them.
      @Test func `lets no secret out of its field, and writes no text to a file`() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
          "hk-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let probe = try Program(
          Program.built("KeyboardProbe"), ["canaries", directory.path], environment: ProcessInfo.processInfo.environment
        )
        defer { probe.end() }
        try await probe.line("", where: { $0.hasSuffix(" searched: 0 problems") })
        #expect(try await probe.status() == 0)
      }
    }
  }
#endif

#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The software keyboard and an app, two processes on one X server.
    struct `The software keyboard as a program` {
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
          try await desktop.still()
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
      /// Where the keyboard's window is on the screen.
      private func place(_ window: String, _ desktop: Desktop) async throws -> CGRect {
        let lines = try await desktop.xdotool("getwindowgeometry", "--shell", window).split(separator: "\n")
        func value(_ name: String) -> Double {
          lines.first { $0.hasPrefix(name + "=") }.flatMap { Double($0.dropFirst(name.count + 1)) } ?? -1
        }
        return CGRect(x: value("X"), y: value("Y"), width: value("WIDTH"), height: value("HEIGHT"))
      }
      private func wait(_ what: String, _ isTrue: () async throws -> Bool) async throws {
        let end = ContinuousClock.now + Program.patience
        while try await !isTrue() {
          if ContinuousClock.now > end { throw DriveError(description: "waited for \(what)") }
          try await Task.sleep(for: .milliseconds(20))
        }
      }

      @Test(.enabled(if: Desktop.canHaveMonitors, "not installed: Xorg with its dummy driver; or not root"))
      func `shows it on the monitor of the window with focus, and nothing moves on the other one`() async throws {
        let arguments = ["texts", "--software-keyboard", "--size", "600x640"]
        try await Desktop.run("WindowProbe", arguments: arguments, hasMonitors: true) { desktop in
          let bottom = try desktop.frame("read").maxY, first = desktop.windowID
          try await desktop.xdotool("windowmove", "--sync", first, "1100", "60")
          try await desktop.click("field")
          let window = try await waitForKeyboard(desktop)
          try await rest(desktop, above: bottom)
          let right = try await place(window, desktop)
          #expect(right.minX == 1024 && right.width == 1024 && right.maxY == 768)

          // Another app, on the other monitor.
          let other = try Program(
            try Program.built("WindowProbe"), arguments, environment: desktop.environment)
          defer { other.end() }
          try await other.line("first frame painted")
          let second = try await desktop.xdotool("search", "--sync", "--onlyvisible", "--pid", "\(other.id)")
          try await desktop.enter(second.split(separator: "\n").last.map(String.init) ?? "")
          try await desktop.xdotool("windowmove", "--sync", desktop.windowID, "100", "60")
          try await desktop.click("field")
          try await wait("the keyboard on the left monitor") {
            try await place(window, desktop) == right.offsetBy(dx: -1024, dy: 0)
          }
          func otherBottom() -> Double? {
            let line = other.lines.last { $0.hasPrefix("place read ") }
            let numbers = line?.split(separator: " ").compactMap { Double($0) } ?? []
            return numbers.count == 4 ? numbers[1] + numbers[3] : nil
          }
          try await wait("a layout above it") { otherBottom().map { $0 < bottom - 100 } ?? false }
          try await wait("the first window's layout without it") { try desktop.frame("read").maxY == bottom }
        }
      }

      @Test func `is where it was dragged to in the run before`() async throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("keyboard-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: log) }
        var file = URL(fileURLWithPath: "/")
        try await Desktop.run(
          "WindowProbe", arguments: ["texts", "--software-keyboard", "--size", "600x900"],
          environment: ["HEARTH_KEYBOARD_LOG": log],
          prepare: { desktop in
            file = desktop.home.appendingPathComponent(".local/state/hearth/keyboard")
            try FileManager.default.createDirectory(
              at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("hearth-keyboard 1\nmode floating\ntoolbar full\nside right\n".utf8).write(to: file)
          }
        ) { desktop in
          func end(_ window: String) async throws {
            let process = try await desktop.xdotool("getwindowpid", window)
            kill(try #require(Int32(process.trimmingCharacters(in: .whitespacesAndNewlines))), SIGKILL)
            try await wait("the end of the keyboard") { await keyboardWindow(desktop) != window }
          }
          try await desktop.click("field")
          var window = try await waitForKeyboard(desktop)
          var start = CGRect.zero
          try await wait("a keyboard that floats, at rest") {
            let before = start
            start = try await place(window, desktop)
            return start == before && start.width == 320 && start.maxX == 1280 - 12 && start.maxY == 1000 - 12
          }
          // By its grip, at its lower edge.
          try await desktop.xdotool("mousemove", "\(Int(start.midX))", "\(Int(start.maxY) - 9)")
          try await desktop.xdotool("mousedown", "1")
          for step in 1...5 {
            try await desktop.xdotool(
              "mousemove", "\(Int(start.midX) - 60 * step)", "\(Int(start.maxY) - 9 - 20 * step)")
            try await desktop.still()
          }
          try await desktop.xdotool("mouseup", "1")
          var dragged = start
          try await wait("the place that is written") {
            dragged = try await place(window, desktop)
            let line = "offset floating \(dragged.minX - start.minX) \(dragged.minY - start.minY)\n"
            return (try? String(contentsOf: file, encoding: .utf8).contains(line)) ?? false
          }
          #expect(dragged.minX < start.minX - 200 && dragged.minY < start.minY - 50)
          try await end(window)
          window = try await waitForKeyboard(desktop)
          try await wait("the same place") { try await place(window, desktop) == dragged }

          // A file that is damaged is reported, and the keyboard is as it is at first.
          try Data("hearth-keyboard 1\nmode sideways\n".utf8).write(to: file)
          try await end(window)
          window = try await waitForKeyboard(desktop)
          try await wait("a docked one") { try await place(window, desktop).width == 1280 }
          let reports = try String(contentsOfFile: log, encoding: .utf8)
          #expect(
            reports.contains("keyboard is left out of account: a line is invalid: \"mode sideways\""), "\(reports)")
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
          let old = try await place(second, desktop)
          try await desktop.click("secret")
          // Its keys have no bar with words, so that the keyboard gets another height.
          try await wait("keys of another height") { try await place(second, desktop).height != old.height }
          try await rest(desktop, above: bottom)
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

      @Test func `leaves one alone that is on its way and has no time to answer`() async throws {
        // It has the name of the keyboard, as only such a program is ended.
        let probe = URL(fileURLWithPath: try Program.built("KeyboardProbe"))
        let folder = probe.deletingLastPathComponent().appendingPathComponent("slow-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("hearth-keyboard")
        try FileManager.default.linkItem(at: probe, to: copy)
        let runtime = FileManager.default.temporaryDirectory.appendingPathComponent("hk-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
          at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: runtime) }
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": runtime.path]) { $1 }
        let slow = try Program(copy.path, ["slow"], environment: environment)
        defer { slow.end() }
        try await slow.line("listens")
        let other = try Program(Program.built("hearth-keyboard"), environment: environment)
        defer { other.end() }
        #expect(try await other.status() == 1)
        #expect(other.lines.last?.hasPrefix("hearth-keyboard: a software keyboard runs already") == true)
        try await slow.line("asked 4")
      }

      /// `Tests/Fixtures/KeyboardProbe` has the words, and says where it looks for them.
      @Test func `lets no secret out of its field, and writes no text to a file`() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
          "hk-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let probe = try Program(
          Program.built("KeyboardProbe"), ["canaries", directory.path],
          environment: ProcessInfo.processInfo.environment, patience: .seconds(300))
        // It searches the memory of processes, which takes its time.
        defer { probe.end() }
        try await probe.line("", where: { $0.hasSuffix(" searched: 0 problems") })
        #expect(try await probe.status() == 0)
      }
    }
  }
#endif

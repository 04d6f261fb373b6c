#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// Apps on a compositor of Wayland with the desktop's own keyboards, and with Hearth's.
    struct `Keyboards on the screen of Wayland` {
      private func wait(_ what: String, _ isTrue: () throws -> Bool) async throws {
        let end = ContinuousClock.now + Program.patience
        while try !isTrue() {
          if ContinuousClock.now > end { throw DriveError(description: "waited for \(what)") }
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      /// Points: the padding of the content below its last view.
      private let padding = 20.0
      /// Waits until the content has this height and is laid out to its bottom: nothing is kept clear twice.
      private func fills(_ height: CGFloat, _ compositor: Compositor) async throws {
        try await wait("a layout of \(height) points") {
          compositor.height == height && compositor.frame(of: "read")?.maxY == height - padding
        }
        try await compositor.still()
        #expect(compositor.height == height && compositor.frame(of: "read")?.maxY == height - padding)
      }

      @Test(.enabled(if: Compositor.canRun(["wvkbd-mobintl"]), "sway or wvkbd is not installed"))
      func `wvkbd has its room once, and types`() async throws {
        let command = ["wvkbd-mobintl", "-H", "300", "-L", "300"]
        try await Compositor.run(["texts", "--software-keyboard"], keyboard: command) { compositor in
          // Ours does not come too.
          let said = "The software keyboard stays away: the desktop has wvkbd-mobintl."
          #expect(compositor.app.lines.contains(said))
          let keyboard = try #require(compositor.keyboard), room = compositor.height
          try await fills(room, compositor)
          // It is hidden and shown by signals.
          keyboard.signal(SIGUSR1)
          try await fills(room + 300, compositor)
          keyboard.signal(SIGUSR2)
          try await fills(room, compositor)
          try await compositor.input.click(CGPoint(x: 200, y: 1000 - 300 - room + 35))
          try await compositor.leaveAndComeBack()
          // It takes no press for one before the mouse has moved on its keys.
          for x in [639, 640] { try await compositor.input.click(CGPoint(x: x, y: 800)) }
          try await compositor.app.line("text ", where: { $0.hasPrefix("text ") && $0.count == "text t".count })
          try await fills(room, compositor)
        }
      }

      @Test(.enabled(if: Compositor.canRun(["squeekboard", "dbus-daemon"]), "sway or squeekboard is not installed"))
      func `squeekboard comes with a text, has its room once, and types`() async throws {
        try await withBus { bus in
          try await Compositor.run(["texts", "--software-keyboard"], environment: bus, keyboard: ["squeekboard"]) {
            compositor in
            #expect(compositor.app.lines.contains("The software keyboard stays away: the desktop has squeekboard."))
            let all = compositor.height
            try await fills(all, compositor)
            try await compositor.input.click(compositor.place(of: "field"))
            try await compositor.leaveAndComeBack()
            try await wait("room for the keyboard") { compositor.height < all - 150 }
            let room = compositor.height
            try await fills(room, compositor)
            try await compositor.input.click(CGPoint(x: 640, y: 800))
            try await compositor.app.line("text ", where: { $0.hasPrefix("text ") && $0.count == "text v".count })
            try await fills(room, compositor)
          }
        }
      }
      @Test(.enabled(if: Compositor.canRun(["squeekboard", "dbus-daemon"]), "sway or squeekboard is not installed"))
      func `squeekboard shows digits for a number`() async throws {
        try await withBus { bus in
          try await Compositor.run(["texts", "numbers"], environment: bus, keyboard: ["squeekboard"]) { compositor in
            let all = compositor.height
            try await compositor.input.click(compositor.place(of: "field"))
            try await compositor.leaveAndComeBack()
            try await wait("room for the keyboard") { compositor.height < all - 150 }
            try await wait("keys for numbers") {
              compositor.keyboard?.lines.contains { $0.contains("Loaded layout Resource: number") } ?? false
            }
          }
        }
      }
      /// A session bus of the test's own, in the environment of programs.
      private func withBus(_ body: ([String: String]) async throws -> Void) async throws {
        guard let path = Program.find("dbus-daemon") else {
          throw DriveError(description: "not installed: dbus-daemon")
        }
        let bus = try Program(path, ["--session", "--nofork", "--print-address"])
        defer { bus.end() }
        let address = try await bus.line("unix:")
        try await body(["DBUS_SESSION_BUS_ADDRESS": address])
      }

      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `an input method hears that a text is for a number`() async throws {
        try await Compositor.run(["texts", "numbers"], isInputMethod: true) { compositor in
          try await compositor.input.click(compositor.place(of: "field"))
          try await compositor.still()
          try await compositor.leaveAndComeBack()
          // Source: text-input-unstable-v3: the purpose `digits`.
          try await compositor.input.wait("digits") { compositor.input.isActive && compositor.input.purpose == 2 }
          try await compositor.input.click(compositor.place(of: "notes"))
          try await compositor.input.wait("text") { compositor.input.isActive && compositor.input.purpose == 0 }
        }
      }

      // MARK: - Hearth's own

      /// The keyboard's keys as it said last: points of its content.
      private func key(_ name: String, _ log: String) async throws -> CGRect {
        var found: CGRect?
        try await wait("the key \(name)") {
          let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
          let parts = lines.last { $0.hasPrefix("view ") && $0.hasSuffix(" key \(name)") }?.split(separator: " ")
          let numbers = parts?[1...4].compactMap { Double($0) } ?? []
          if numbers.count == 4 { found = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
          return found != nil
        }
        return found!
      }
      /// The window's height, and what the keyboard says of its views, have stayed as they are for a while.
      private func rest(_ compositor: Compositor, _ log: String) async throws {
        var last = "", looks = 0
        try await wait("the keyboard to rest") {
          let now = "\(compositor.height) \((try? String(contentsOfFile: log, encoding: .utf8))?.count ?? 0)"
          looks = now == last ? looks + 1 : 0
          last = now
          return looks == 20
        }
      }
      /// Presses keys one after the other, by the places that the keyboard said last.
      private func press(_ keys: [String], _ compositor: Compositor, _ log: String, height: () -> CGFloat) async throws
      {
        for name in keys {
          let key = try await key(name, log)
          let top = WaylandInput.screen.height - height()
          try await compositor.input.click(CGPoint(x: key.midX, y: top + key.midY))
        }
      }
      private func runOwn(_ body: (Compositor, _ log: String) async throws -> Void) async throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("keyboard-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: log) }
        try await Compositor.run(
          ["texts", "--software-keyboard"],
          environment: ["HEARTH_KEYBOARD_LOG": log, "HEARTH_KEYBOARD_TRACE": "views"]
        ) {
          do {
            try await body($0, log)
          } catch {
            let said = ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").split(separator: "\n").suffix(10)
            throw DriveError(description: "\(error). hearth-keyboard said:\n\(said.joined(separator: "\n"))")
          }
        }
      }

      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `Hearth's own keyboard has a layer of its own, and windows the rest`() async throws {
        try await runOwn { compositor, log in
          let all = compositor.height
          try await compositor.input.click(compositor.place(of: "field"))
          try await wait("room for the keyboard") { compositor.height < all - 150 }
          // Its keys have the height that their views need, which they say when they are there.
          try await rest(compositor, log)
          try await fills(compositor.height, compositor)
          func press(_ keys: String...) async throws {
            try await self.press(keys, compositor, log) { all - compositor.height }
          }
          // The window keeps the keyboard's focus while keys are pressed.
          let losses = compositor.app.count("event window inactive")
          try await press("h", "i", "space", "y", "o", "x", "delete")
          try await compositor.app.line("text hi yo", where: { $0 == "text hi yo" })
          try await press("return")
          try await compositor.app.line("submitted hi yo")
          #expect(compositor.app.count("event window inactive") == losses)
          let height = compositor.height
          try await compositor.input.click(compositor.place(of: "secret"))
          try await wait("keys of another height") { compositor.height != height }
          try await rest(compositor, log)
          try await press("q")
          try await compositor.app.line("secret q")
          try await press("dismiss")
          try await fills(all, compositor)
        }
      }
      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `a window that fills the screen keeps clear of Hearth's keyboard by itself`() async throws {
        try await runOwn { compositor, log in
          try await compositor.sway("fullscreen", "enable")
          try await wait("the whole screen") {
            compositor.height == WaylandInput.screen.height && compositor.frame(of: "read")?.maxY == 1000 - padding
          }
          let bottom = try #require(compositor.frame(of: "read")?.maxY)
          try await compositor.input.click(CGPoint(x: 200, y: 35))
          try await wait("a layout above the keyboard") {
            (compositor.frame(of: "read")?.maxY ?? bottom) < bottom - 150
          }
          var last = CGFloat.infinity
          while let now = compositor.frame(of: "read")?.maxY, now != last {
            last = now
            try await compositor.still()
          }
          #expect(compositor.height == WaylandInput.screen.height)
          try await press(["a", "b"], compositor, log) { bottom - last }
          try await compositor.app.line("text ab")
          try await press(["dismiss"], compositor, log) { bottom - last }
          try await wait("the layout without it") { compositor.frame(of: "read")?.maxY == bottom }
        }
      }
    }
  }
#endif

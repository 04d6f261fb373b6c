#if GTK
  import Foundation
  import Testing

  /// A compositor without a screen, in which the app's window fills everything.
  private struct Compositor {
    static var canRun: Bool {
      let environment = ProcessInfo.processInfo.environment
      return Program.find("sway") != nil || environment["CI"] != nil || environment["HEARTH_WINDOW_TESTS"] != nil
    }

    /// Starts the compositor, an input method and the app with texts, runs `body` and ends them.
    static func run(_ body: (Program, WaylandInput) async throws -> Void) async throws {
      guard let sway = Program.find("sway"), let guardian = Program.find("timeout") else {
        throw DriveError(description: "not installed: sway; see Scripts/install-dependencies")
      }
      // The compositor refuses to be root, and as somebody else it cannot get into root's own directory.
      let isRoot = getuid() == 0
      let outer = isRoot ? URL(fileURLWithPath: "/tmp") : FileManager.default.temporaryDirectory
      let home = outer.appendingPathComponent("hearth-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: home) }
      let configuration = home.appendingPathComponent("sway")
      try Data("output HEADLESS-1 resolution 1280x1000\ndefault_border none\nxwayland disable\n".utf8)
        .write(to: configuration)
      chmod(home.path, 0o700)
      var command = [sway, "-c", configuration.path]
      if isRoot {
        let nobody: uid_t = 65_534
        for path in [home.path, configuration.path] { chown(path, nobody, nobody) }
        command = ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] + command
      }
      var environment = [
        "HOME": home.path, "XDG_RUNTIME_DIR": home.path, "XDG_CONFIG_HOME": home.path, "LANG": "C.UTF-8",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "NO_AT_BRIDGE": "1", "TMPDIR": home.path,
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
        "GDK_BACKEND": "wayland", "GSK_RENDERER": "cairo", "HEARTH_TRACE": "frames,events",
      ]
      for name in ["PATH", "LD_LIBRARY_PATH"] { environment[name] = ProcessInfo.processInfo.environment[name] }
      let compositor = try Program(guardian, [Program.longestRun] + command, environment: environment)
      defer { compositor.end() }
      func files() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? [] }
      try await compositor.until("its socket") {
        files().contains("wayland-1") && files().contains { $0.hasPrefix("sway-ipc.") }
      }
      environment["WAYLAND_DISPLAY"] = "wayland-1"
      environment["SWAYSOCK"] = home.path + "/" + (files().first { $0.hasPrefix("sway-ipc.") } ?? "")
      let input = try await WaylandInput(home.path + "/wayland-1")
      let app = try Program(
        try Program.built("WindowProbe"), ["texts"], environment: environment, directory: home)
      defer { app.end() }
      try await app.line("event window active")
      try await app.until("the size of the screen") { app.lines.contains { $0.hasPrefix("event resize 1280 ") } }
      try await Task.sleep(for: .milliseconds(300))
      // Sway 1.7 hands texts that a program has begun to edit since its window has the keyboard to an input method only
      // when the window gets it once more.
      try await input.click(Self.place(of: "field", app))
      try await Task.sleep(for: .milliseconds(300))
      for workspace in ["2", "1"] {
        try await Program.run("swaymsg", ["workspace", workspace], environment: environment)
        try await Task.sleep(for: .milliseconds(200))
      }
      do {
        try await body(app, input)
      } catch {
        throw DriveError(description: "\(error). The app said:\n\(app.lines.suffix(40).joined(separator: "\n"))")
      }
      let complaints = app.lines.filter { $0.contains("-CRITICAL **") || $0.contains("-WARNING **") }
      #expect(complaints == [], "what GTK complains about")
    }

    /// The middle of one of the app's views on the screen. The title bar is above the content.
    static func place(of view: String, _ app: Program) throws -> CGPoint {
      let height = app.lines.last { $0.hasPrefix("event resize 1280 ") }.flatMap { Double($0.split(separator: " ")[3]) }
      let numbers = app.lines.last { $0.hasPrefix("place \(view) ") }?.split(separator: " ").compactMap { Double($0) }
      guard let height, let numbers, numbers.count == 4 else { throw DriveError(description: "no place of \(view)") }
      let top = WaylandInput.screen.height - height
      return CGPoint(x: numbers[0] + numbers[2] / 2, y: top + numbers[1] + numbers[3] / 2)
    }
  }

  extension WindowTests {
    @Suite struct `Input methods of Wayland` {
      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `compose, enter and delete text, and are told what it is`() async throws {
        try await Compositor.run { app, input in
          try await input.click(Compositor.place(of: "field", app))
          try await input.wait("a field") { input.isActive && input.purpose == 0 }
          try await Task.sleep(for: .milliseconds(200))
          input.compose("にほん")
          try await app.line("event text compose \"にほん\" 9")
          #expect(app.count("text に") == 0)
          input.enter("日本語")
          try await app.line("text 日本語")
          try await input.wait("the text around") { input.surrounding == "日本語" && input.caret == 9 }
          input.enter("你好 and ab")
          try await app.line("text 日本語你好 and ab")
          try await input.wait("the text around") { input.surrounding == "日本語你好 and ab" }
          input.delete(before: 1, after: 0)
          try await app.line("text 日本語你好 and a", where: { $0 == "text 日本語你好 and a" })

          try await input.click(Compositor.place(of: "notes", app))
          try await input.wait("an empty text around") { input.isActive && input.surrounding == "" }
          try await Task.sleep(for: .milliseconds(200))
          input.compose("안녕")
          try await app.line("event text compose \"안녕\" 6")
          input.enter("안녕하세요")
          try await app.line("notes 안녕하세요")
        }
      }
      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `hear that a text is a password, and nothing of it`() async throws {
        let canary = "qxqjzq"
        try await Compositor.run { app, input in
          try await input.click(Compositor.place(of: "secret", app))
          // Source: text-input-unstable-v3: the purpose `password`, the hints `hidden_text` and `sensitive_data`.
          try await input.wait("a password") { input.isActive && input.purpose == 8 }
          #expect(input.hints & 0x80 != 0)
          try await Task.sleep(for: .milliseconds(200))
          input.enter(canary)
          try await app.line("secret \(canary)")
          try await Task.sleep(for: .milliseconds(300))
          try await input.wait("an answer") { input.isActive }
          #expect(input.told.allSatisfy { !$0.contains("q") && !$0.contains("•") })
          #expect(!app.lines.contains { $0.hasPrefix("event") && $0.contains("q") })
          // What is no secret shows that it is told.
          try await input.click(Compositor.place(of: "field", app))
          try await input.wait("a field") { input.isActive && input.purpose == 0 }
          try await Task.sleep(for: .milliseconds(200))
          input.enter("plain")
          try await input.wait("the text around") { input.told.contains("plain") }
        }
      }
    }
  }
#endif

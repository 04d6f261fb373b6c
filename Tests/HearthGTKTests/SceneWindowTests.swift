#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    struct `An app with several windows` {
      /// Opens a window by keys and gives it the keyboard, which nobody else does
      /// on a display without a window manager.
      private func openPage(_ desktop: Desktop) async throws -> String {
        let before = try await desktop.windows()
        try await desktop.press("ctrl+n")
        try await desktop.app.line("page 2 appeared")
        let opened = try await desktop.window(after: before)
        try await desktop.focus(opened)
        return opened
      }

      @Test func `gives each a state of its own, and one of the app to all`() async throws {
        try await Desktop.run("SceneProbe") { desktop in
          let first = desktop.windowID
          let second = try await openPage(desktop)
          try await desktop.press("ctrl+k")
          try await desktop.app.line("page 2 count 1")
          try await desktop.focus(first)
          try await desktop.press("ctrl+k", "ctrl+k")
          try await desktop.app.line("page 1 count 2")
          try await desktop.press("ctrl+s")
          try await desktop.app.until("both to have the shared number") {
            desktop.app.count("page 1 shared 1") == 1 && desktop.app.count("page 2 shared 1") == 1
          }
          #expect(desktop.app.count("page 2 count") == 1)
          #expect(second != first)
        }
      }

      @Test func `tells each whether it is in front, and goes on when one is closed`() async throws {
        try await Desktop.run("SceneProbe") { desktop in
          let first = desktop.windowID
          let second = try await openPage(desktop)
          try await desktop.app.until("the first to be inactive") { desktop.app.count("page 1 inactive") >= 1 }
          let manager = try XConnection(desktop.environment["DISPLAY"]!)
          defer { manager.close() }
          manager.requestClose(of: second)
          try await desktop.app.line("page 2 gone")
          #expect(desktop.app.lines.contains("page 2 background"))
          try await desktop.focus(first)
          try await desktop.press("ctrl+k")
          try await desktop.app.line("page 1 count 1")
          manager.requestClose(of: first)
          let status = try await desktop.app.status()
          #expect(status == 0)
          #expect(desktop.app.lines.contains("page 1 gone") && desktop.app.lines.contains("app background"))
        }
      }

      @Test func `shows its settings by Control-Comma, once, and ends by Control-Q`() async throws {
        try await Desktop.run("SceneProbe") { desktop in
          try await desktop.press("ctrl+comma")
          try await desktop.app.line("settings appeared")
          try await desktop.focus(desktop.windowID)
          try await desktop.press("ctrl+comma")
          try await desktop.focus(desktop.windowID)
          try await desktop.press("ctrl+q")
          let status = try await desktop.app.status()
          #expect(status == 0)
          #expect(desktop.app.count("settings appeared") == 1)
          #expect(desktop.app.lines.contains("page 1 gone"))
        }
      }

      /// Opens a window by a key and waits for what its view prints.
      private func open(_ desktop: Desktop, _ key: String, _ line: String) async throws -> String {
        let before = try await desktop.windows()
        try await desktop.press(key)
        try await desktop.app.line(line)
        return try await desktop.window(after: before)
      }

      @Test func `waits for an alert of its own, above the window in front`() async throws {
        try await Desktop.run("SceneProbe") { desktop in
          let first = desktop.windowID
          let alert = try await open(desktop, "ctrl+e", "alert appeared")
          let properties = try await Program.run(
            "xprop", ["-id", alert, "WM_TRANSIENT_FOR", "_NET_WM_STATE", "WM_NAME"], environment: desktop.environment)
          let parent = properties.components(separatedBy: "\n").first { $0.contains("WM_TRANSIENT_FOR") }?.components(
            separatedBy: "# "
          ).last
          #expect(parent.flatMap { Int($0.dropFirst(2), radix: 16) } == Int(first), "\(properties)")
          #expect(
            properties.contains("_NET_WM_STATE_MODAL") && properties.contains("Stop everything?"), "\(properties)")
          // The first one does nothing.
          try await desktop.focus(first)
          try await desktop.press("ctrl+k")
          try await desktop.focus(alert)
          try await desktop.press("Escape")
          try await desktop.app.line("went on")
          try await desktop.app.line("alert gone")
          try await desktop.focus(first)
          try await desktop.press("ctrl+k")
          try await desktop.app.line("page 1 count 1")
          #expect(desktop.app.count("page 1 count") == 1)
        }
      }

      @Test func `keeps a utility window above the one in use, which goes by Escape`() async throws {
        try await Desktop.run("SceneProbe") { desktop in
          let tools = try await open(desktop, "ctrl+u", "tools appeared")
          let properties = try await Program.run(
            "xprop", ["-id", tools, "WM_TRANSIENT_FOR"], environment: desktop.environment)
          let parent = properties.components(separatedBy: "# ").last?.trimmingCharacters(in: .whitespacesAndNewlines)
          #expect(parent.flatMap { Int($0.dropFirst(2), radix: 16) } == Int(desktop.windowID), "\(properties)")
          try await desktop.focus(tools)
          try await desktop.press("Escape")
          try await desktop.app.line("tools gone")
          #expect(desktop.app.isRunning)
        }
      }

      @Test func `zooms a window to the size that its scene says, and back`() async throws {
        try await Desktop.run("SceneProbe") { desktop in
          let zoomed = try await open(desktop, "ctrl+g", "event resize 500 400")
          try await desktop.focus(zoomed)
          func doubleClick() async throws {
            try await desktop.xdotool("mousemove", "--window", zoomed, "120", "30")
            try await desktop.xdotool("click", "--repeat", "2", "--delay", "60", "1")
          }
          try await doubleClick()
          // Below the menu bar.
          try await desktop.app.line("zoomed size 320 240")
          // The third click is not to be taken for one of the same row.
          try await Task.sleep(for: .milliseconds(600))
          try await doubleClick()
          try await desktop.app.line("event resize 500 400")
        }
      }

      @Test func `makes a window as large as its content`() async throws {
        try await Desktop.run("SceneProbe") { desktop in
          try await desktop.press("ctrl+t")
          try await desktop.app.line("ticket 7 appeared")
          try await desktop.app.line("first frame painted")
          #expect(desktop.app.lines.last { $0.hasPrefix("ticket size") } == "ticket size 220 90")
        }
      }

      @Test(arguments: [SIGTERM, SIGINT]) func `closes all in order when the process is asked to end`(
        signal: Int32
      ) async throws {
        try await Desktop.run("SceneProbe") { desktop in
          _ = try await openPage(desktop)
          desktop.app.signal(signal)
          let status = try await desktop.app.status()
          #expect(status == 0)
          #expect(desktop.app.lines.contains("page 1 gone") && desktop.app.lines.contains("page 2 gone"))
        }
      }
    }

    struct `A URL` {
      @Test func `on the command line reaches the first window`() async throws {
        try await Desktop.run("SceneProbe", arguments: ["probe://first?a=b"], isForgetful: false) { desktop in
          try await desktop.app.until("the URL") { desktop.app.count("page 1 got probe://first?a=b") == 1 }
        }
      }

      @Test(.enabled(if: Program.find("dbus-daemon") != nil, "dbus-daemon is not installed"))
      func `of a second start goes to the app that runs`() async throws {
        let bus = try Program.bus()
        defer { bus.end() }
        let address = try await bus.line("unix:")
        try await Desktop.run("SceneProbe", environment: ["DBUS_SESSION_BUS_ADDRESS": address]) { desktop in
          let second = try Program(
            Program.built("SceneProbe"), ["probe://second/Ä?x=1#y"], environment: desktop.environment)
          defer { second.end() }
          let status = try await second.status()
          #expect(status == 0)
          let line = try await desktop.app.line("page 1 got probe://second/")
          #expect(line.hasSuffix("?x=1#y"))
          // Without anything to open it brings the window to the front.
          let third = try Program(Program.built("SceneProbe"), [], environment: desktop.environment)
          defer { third.end() }
          let end = try await third.status()
          #expect(end == 0)
          #expect(desktop.app.count("page 2 appeared") == 0)
          #expect(desktop.app.isRunning)
        }
      }
    }

    struct `An action` {
      @Test(.enabled(if: Program.find("dbus-daemon") != nil, "dbus-daemon is not installed"))
      func `of a second start goes to the app that runs, which says that it has none`() async throws {
        let bus = try Program.bus()
        defer { bus.end() }
        let address = try await bus.line("unix:")
        try await Desktop.run("SceneProbe", environment: ["DBUS_SESSION_BUS_ADDRESS": address]) { desktop in
          let second = try Program(
            Program.built("SceneProbe"), ["--action", "probe.add"], environment: desktop.environment)
          defer { second.end() }
          let status = try await second.status()
          #expect(status == 0)
          try await desktop.app.until("the action") {
            desktop.app.lines.contains { $0.contains("nothing performs the action \"probe.add\"") }
          }
          #expect(desktop.app.count("page 2 appeared") == 0)
        }
      }
    }
  }
#endif

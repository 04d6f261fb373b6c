#if GTK
  import Foundation
  import Testing

  /// A real window under a virtual X server, one after the other: each has a server, a desktop and an app of its own.
  @Suite(.serialized, .enabled(if: Desktop.canRun, "not installed: \(Desktop.missing.joined(separator: ", "))"))
  struct WindowTests {}

  extension WindowTests {
    struct `The pointer` {
      @Test func `clicks, hovers and lets go`() async throws {
        try await Desktop.run { desktop in
          try await desktop.point("button")
          try await desktop.app.line("hover true")
          try await desktop.xdotool("click", "1")
          try await desktop.app.line("pressed")
          try await desktop.point(at: CGPoint(x: 2, y: 2))
          try await desktop.app.line("hover false")
          // A press that ends elsewhere is none.
          try await desktop.point("button")
          try await desktop.xdotool("mousedown", "1")
          try await desktop.point(at: CGPoint(x: 2, y: 2))
          try await desktop.xdotool("mouseup", "1")
          try await desktop.click("toggle")
          try await desktop.app.line("switched true")
          #expect(desktop.app.count("pressed") == 1)
        }
      }

      @Test func `leaves the window`() async throws {
        try await Desktop.run { desktop in
          try await desktop.point("button")
          try await desktop.app.line("hover true")
          try await desktop.xdotool("mousemove", "1270", "990")
          try await desktop.app.line("hover false")
        }
      }

      @Test func `scrolls with the wheel, three lines a notch`() async throws {
        try await Desktop.run { desktop in
          let before = try desktop.frame("rows")
          try await desktop.point("scroll")
          try await desktop.xdotool("click", "5")
          try await desktop.app.line("event scroll", where: { $0.contains("by 0 -57") })
          try await desktop.app.line("place rows")
          try await desktop.app.until("the rows to have moved") {
            (try? desktop.frame("rows").minY) == before.minY - 57
          }
          try await desktop.xdotool("click", "4")
          try await desktop.app.until("the rows to be back") { (try? desktop.frame("rows").minY) == before.minY }
        }
      }

      @Test func `counts the presses of a double click`() async throws {
        try await Desktop.run { desktop in
          try await desktop.point("field")
          try await desktop.xdotool("click", "--repeat", "2", "--delay", "40", "1")
          try await desktop.app.line("event pointer down", where: { $0.hasSuffix("primary 1") })
          try await desktop.app.line("event pointer down", where: { $0.hasSuffix("primary 2") })
        }
      }

      @Test func `counts the presses of a program that had no time by when the user made them`() async throws {
        try await Desktop.run { desktop in
          try await desktop.point("field")
          desktop.app.tell("block for 1.5 seconds")
          try await desktop.app.line("blocked")
          // Slower than a double click, but the program comes to all of them at once; then quick ones.
          try await desktop.xdotool("click", "--repeat", "2", "--delay", "550", "1")
          // None of them is heard of before the program has time again.
          try await desktop.app.line("unblocked")
          #expect(
            desktop.app.count("event pointer down") == 0
              || desktop.app.lines.firstIndex { $0.hasPrefix("event pointer down") }! > desktop.app.lines.firstIndex(
                of: "unblocked")!
          )
          try await desktop.app.line("event pointer down", where: { $0.hasSuffix("primary 1") })
          try await desktop.app.line("event pointer down", where: { $0.hasSuffix("primary 1") })
          #expect(!desktop.app.lines.contains { $0.hasPrefix("event pointer down") && $0.hasSuffix("primary 2") })
        }
      }
    }

    struct `A program that an app starts` {
      @Test func `does not see what the app tells GTK`() async throws {
        try await Desktop.run { desktop in
          desktop.app.tell("run echo child GTK_A11Y=${GTK_A11Y-unset} GDK_DEBUG=${GDK_DEBUG-unset} DISPLAY=$DISPLAY")
          try await desktop.app.line("child GTK_A11Y=unset GDK_DEBUG=unset DISPLAY=\(desktop.environment["DISPLAY"]!)")
        }
      }
      @Test func `sees what the user has chosen`() async throws {
        try await Desktop.run(environment: ["GTK_A11Y": "none"]) { desktop in
          desktop.app.tell("run echo child GTK_A11Y=${GTK_A11Y-unset}")
          try await desktop.app.line("child GTK_A11Y=none")
        }
      }
    }

    struct `A window` {
      @Test func `has the size that its scene asks for, and follows its user`() async throws {
        try await Desktop.run { desktop in
          let content = try desktop.frame("content")
          #expect(content == CGRect(x: 0, y: 0, width: 480, height: 360))
          let size = try await desktop.windowSize()
          try await desktop.xdotool(
            "windowsize", desktop.windowID, "\(Int(size.width) + 120)", "\(Int(size.height) + 80)")
          try await desktop.app.line("event resize 600 440")
          try await desktop.app.line("place content 0 0 600 440")
          // Smaller than its content: the views decide what to do with the room.
          try await desktop.xdotool("windowsize", desktop.windowID, "150", "120")
          try await desktop.app.line("event resize")
          #expect(desktop.app.isRunning)
        }
      }

      @Test func `learns that another window is active, and that it is again`() async throws {
        try await Desktop.run { desktop in
          let other = try XConnection(desktop.environment["DISPLAY"]!)
          defer { other.close() }
          let window = other.makeWindow()
          try await desktop.xdotool("windowfocus", window)
          try await desktop.app.line("event window inactive")
          try await desktop.xdotool("windowfocus", desktop.windowID)
          try await desktop.app.line("event window active")
          try await desktop.click("button")
          try await desktop.app.line("pressed")
        }
      }

      @Test func `that is closed by the window manager ends the app of one window`() async throws {
        try await Desktop.run { desktop in
          let manager = try XConnection(desktop.environment["DISPLAY"]!)
          defer { manager.close() }
          manager.requestClose(of: desktop.windowID)
          try await desktop.app.line("event close request")
          let status = try await desktop.app.status()
          #expect(status == 0)
        }
      }

      @Test(arguments: [SIGTERM, SIGINT]) func `closes in order when the process is asked to end`(
        signal: Int32
      ) async throws {
        try await Desktop.run { desktop in
          desktop.app.signal(signal)
          let status = try await desktop.app.status()
          #expect(status == 0)
          #expect(desktop.app.lines.last == "disappeared")
        }
      }

      @Test func `is drawn into a file where there is no display`() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
          "hearth-picture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let app = try Program(
          Program.built("WindowProbe"),
          environment: ["HOME": directory.path, "XDG_RUNTIME_DIR": directory.path, "PATH": "/usr/bin:/bin"],
          directory: directory)
        defer { app.end() }
        let line = try await app.line("There is no display")
        #expect(line.contains("Probe.png"))
        let status = try await app.status()
        #expect(status == 0)
        let picture = try Data(contentsOf: directory.appendingPathComponent("Probe.png"))
        #expect(picture.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      }
    }
  }
#endif

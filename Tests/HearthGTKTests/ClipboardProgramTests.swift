#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// Text that goes into an app and out of it.
    struct `The clipboard` {
      private func read(_ selection: String, _ desktop: Desktop) async -> String {
        let command = "xclip -o -selection \(selection) -t UTF8_STRING; echo"
        return (try? await Program.run("sh", ["-c", command], environment: desktop.environment)) ?? ""
      }

      @Test func `has nothing of a password, and neither have the selection, traces and files`() async throws {
        let canary = "qxqjzq"
        try await Desktop.run(
          "WindowProbe", arguments: ["texts"], trace: "frames,events,keys,focus,views,runtime"
        ) { desktop in
          // What is no secret shows that all this is looked at.
          try await desktop.click("field")
          try await desktop.xdotool("type", "--delay", "20", "plain")
          try await desktop.app.line("text plain")
          try await desktop.press("ctrl+a", "ctrl+c")
          try await desktop.still()
          #expect(await read("clipboard", desktop) == "plain")
          #expect(await read("primary", desktop) == "plain")
          let before = desktop.app.lines.count

          try await desktop.click("secret")
          try await desktop.xdotool("type", "--delay", "20", canary)
          try await desktop.app.line("secret \(canary)")
          try await desktop.press("ctrl+a", "ctrl+c", "ctrl+x", "ctrl+Insert", "shift+Delete", "ctrl+z")
          let frame = try desktop.frame("secret")
          try await desktop.drag(
            from: CGPoint(x: frame.maxX - 8, y: frame.midY), to: CGPoint(x: frame.minX + 2, y: frame.midY))
          try await desktop.press(mouse: 3, on: "Secret")
          try await desktop.press("Escape", "ctrl+c")
          try await desktop.still()
          #expect(await read("clipboard", desktop) == "plain")
          #expect(await read("primary", desktop) == "plain")
          // What the app itself prints is its own.
          let said = desktop.app.lines.dropFirst(before).filter { !$0.hasPrefix("secret ") }
          #expect(said.contains { $0.hasPrefix("event key down •") })
          #expect(!said.contains { $0.contains("q") && ($0.hasPrefix("event") || $0.hasPrefix("Hearth keys")) })
          #expect(!said.contains { $0.contains(canary) })
          desktop.app.signal(SIGTERM)
          _ = try await desktop.app.status()
          let home = URL(fileURLWithPath: desktop.environment["HOME"] ?? "/nonexistent")
          var texts: [Data] = []
          for path in try FileManager.default.subpathsOfDirectory(atPath: home.path) {
            if let data = FileManager.default.contents(atPath: home.path + "/" + path) { texts.append(data) }
          }
          #expect(texts.contains { $0.range(of: Data("plain".utf8)) != nil })
          #expect(!texts.contains { $0.range(of: Data(canary.utf8)) != nil })
        }
      }

      @Test func `of another program is there at once when an app asks`() async throws {
        try await Desktop.run("WindowProbe", arguments: ["texts"]) { desktop in
          let home = desktop.environment["HOME"] ?? ""
          try await desktop.click("read")
          try await desktop.app.line("pasteboard nothing")
          try Data("Grüße".utf8).write(to: URL(fileURLWithPath: home + "/text"))
          let owner = try Program(
            Program.find("xclip") ?? "xclip",
            ["-quiet", "-selection", "clipboard", "-t", "UTF8_STRING", "-i", home + "/text"],
            environment: desktop.environment)
          defer { owner.end() }
          try await owner.line("")
          try await desktop.click("read")
          try await desktop.app.line("pasteboard Grüße")
          // Events go on afterwards.
          try await desktop.click("field")
          try await desktop.press("ctrl+v")
          try await desktop.app.line("text Grüße")
          try await desktop.press("ctrl+a", "ctrl+c")
          try await desktop.click("read")
          try await desktop.app.line("pasteboard Grüße")
        }
      }

      @Test(arguments: ["UTF8_STRING", "text/plain;charset=utf-8"])
      func `of another program may have bytes that are no text`(type: String) async throws {
        try await Desktop.run("WindowProbe", arguments: ["texts"]) { desktop in
          let home = desktop.environment["HOME"] ?? ""
          let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62, 0xED, 0xA0, 0x80, 0x20, 0xF0, 0x9F, 0x98]
          try Data(bytes).write(to: URL(fileURLWithPath: home + "/bytes"))
          for (selection, field) in [("clipboard", "text"), ("primary", "notes")] {
            // It stays as long as it owns the selection.
            let owner = try Program(
              Program.find("xclip") ?? "xclip",
              ["-quiet", "-selection", selection, "-t", type, "-i", home + "/bytes"], environment: desktop.environment)
            defer { owner.end() }
            try await owner.line("")
            if selection == "clipboard" {
              try await desktop.click("field")
              try await desktop.press("ctrl+v")
            } else {
              try await desktop.point("notes")
              try await desktop.xdotool("click", "2")
            }
            // Source: the Unicode Standard, chapter 3.9: a replacement for each part that can begin no character.
            let expected = "\(field) a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD} \u{FFFD}"
            try await desktop.app.line(expected, where: { $0 == expected })
          }
        }
      }
    }
  }
#endif

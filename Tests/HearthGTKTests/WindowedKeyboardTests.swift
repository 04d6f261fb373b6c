#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The software keyboard in the app's own window and process.
    struct `The software keyboard in the app's own window` {
      private static let environment = ["HEARTH_SOFTWARE_KEYBOARD": "window"]
      /// Points: the padding of the content below its last view.
      private static let padding = 20.0

      /// The keyboard is the second window whose views are traced. Points of the content.
      private func key(_ name: String, _ desktop: Desktop, height: CGFloat) async throws -> CGRect {
        let frame = try await desktop.see("key \(name)", in: 2)
        let top = try desktop.frame("read").maxY + Self.padding
        #expect(top < height)
        return frame.offsetBy(dx: 0, dy: top)
      }
      private func press(_ keys: [String], _ desktop: Desktop, height: CGFloat) async throws {
        for name in keys {
          let frame = try await key(name, desktop, height: height)
          try await desktop.point(at: CGPoint(x: frame.midX, y: frame.midY))
          try await desktop.xdotool("click", "1")
        }
      }
      /// Waits until the content is laid out above the keyboard, and does not move any more.
      private func rest(_ desktop: Desktop, height: CGFloat) async throws {
        try await desktop.app.until("a layout above the keyboard") {
          (try? desktop.frame("read").maxY).map { $0 < height - 150 } ?? false
        }
        var last = CGFloat.infinity
        while try desktop.frame("read").maxY != last {
          last = try desktop.frame("read").maxY
          try await desktop.still()
        }
      }

      @Test func `types, keeps the content clear of it, and goes`() async throws {
        try await Desktop.run(
          "WindowProbe", arguments: ["texts", "--size", "600x700"], trace: "frames,events,views",
          environment: Self.environment
        ) { desktop in
          let height = try desktop.frame("read").maxY + Self.padding
          #expect(height == 700)
          try await desktop.click("field")
          try await rest(desktop, height: height)
          try await press(["h", "i", "space", "y", "o", "x", "delete"], desktop, height: height)
          try await desktop.app.line("text hi yo", where: { $0 == "text hi yo" })
          // A key of the keys' own keyboard still goes to the text, and has the keyboard go.
          try await desktop.press("k")
          try await desktop.app.line("text hi yok")
          try await desktop.app.until("the layout without it") { (try? desktop.frame("read").maxY) == height - 20 }
          // A press in the text has it come again.
          try await desktop.click("field")
          try await rest(desktop, height: height)
          try await press(["return"], desktop, height: height)
          try await desktop.app.line("submitted hi yok")
          try await desktop.click("secret")
          try await rest(desktop, height: height)
          try await desktop.still()
          try await press(["q"], desktop, height: height)
          try await desktop.app.line("secret q")
          try await press(["dismiss"], desktop, height: height)
          try await desktop.app.until("the layout without it") { (try? desktop.frame("read").maxY) == height - 20 }
          // There is no other program, and no socket.
          let runtime = try #require(desktop.environment["XDG_RUNTIME_DIR"])
          #expect(!FileManager.default.fileExists(atPath: runtime + "/hearth"))
          #expect(try await desktop.windows().count == 1)
        }
      }
      @Test func `stays at the bottom of a window that is resized`() async throws {
        try await Desktop.run(
          "WindowProbe", arguments: ["texts", "--size", "600x700"], trace: "frames,events,views",
          environment: Self.environment
        ) { desktop in
          try await desktop.click("field")
          try await rest(desktop, height: 700)
          let covered = 700 - Self.padding - (try desktop.frame("read").maxY), size = try await desktop.windowSize()
          try await desktop.xdotool(
            "windowsize", "--sync", desktop.windowID, "\(Int(size.width))", "\(Int(size.height) - 100)")
          try await desktop.app.until("the same keyboard in a lower window") {
            (try? desktop.frame("read").maxY) == 600 - Self.padding - covered
          }
          try await desktop.locate(height: 600)
          try await press(["a"], desktop, height: 600)
          try await desktop.app.line("text a")
        }
      }
      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `is there on Wayland, too`() async throws {
        let environment = Self.environment.merging(["HEARTH_TRACE": "frames,events,views"]) { $1 }
        try await Compositor.run(["texts"], environment: environment) { compositor in
          let bottom = try #require(compositor.frame(of: "read")?.maxY)
          let top = WaylandInput.screen.height - bottom - Self.padding
          try await compositor.input.click(compositor.place(of: "field"))
          var last = bottom
          while let now = compositor.frame(of: "read")?.maxY, now > bottom - 150 || now != last {
            last = now
            try await compositor.still()
          }
          let parts = compositor.app.lines.last { $0.hasPrefix("view ") && $0.hasSuffix(" key g") }?.split(
            separator: " ")
          let numbers = try #require(parts?[1...4].compactMap { Double($0) })
          let key = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          try await compositor.input.click(CGPoint(x: key.midX, y: top + last + Self.padding + key.midY))
          try await compositor.app.line("text g")
        }
      }
    }
  }
#endif

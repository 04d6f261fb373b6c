#if GTK
  import Foundation
  import HearthGTK
  import Testing

  extension WindowTests {
    struct `The desktop's settings` {
      private func configure(_ lines: String..., in home: URL) throws {
        let directory = home.appendingPathComponent("gtk-4.0")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try ("[Settings]\n" + lines.joined(separator: "\n") + "\n").write(
          to: directory.appendingPathComponent("settings.ini"), atomically: true, encoding: .utf8)
      }

      @Test func `are the usual ones where nobody chose`() async throws {
        try await Desktop.run { desktop in
          let usual =
            "settings light contrast normal motion full scale 1.0 text 1.0 body standard font standard click 0.4 5.0 drag 8.0 caret 1.2 10.0 bars overlay"
          #expect(desktop.app.lines.contains(usual))
          #expect(desktop.app.lines.contains("scheme light"))
        }
      }

      @Test func `are there when the window opens`() async throws {
        try await Desktop.run(prepare: {
          try configure(
            "gtk-application-prefer-dark-theme=true", "gtk-enable-animations=false", "gtk-font-name=DejaVu Serif 15",
            "gtk-double-click-time=900",
            "gtk-double-click-distance=11", "gtk-dnd-drag-threshold=14", "gtk-cursor-blink-time=1500",
            "gtk-cursor-blink-timeout=3",
            "gtk-overlay-scrolling=false", "gtk-xft-antialias=1", "gtk-xft-hinting=1", "gtk-xft-rgba=rgb", in: $0.home)
        }) { desktop in
          let chosen =
            "settings dark contrast normal motion reduced scale 1.0 text 1.0 body 20.0 font DejaVu Serif click 0.9 11.0 drag 14.0 caret 1.5 3.0 bars steady"
          #expect(desktop.app.lines.contains(chosen))
          // The style of the hints is the X server's to say, before the file: GDK takes
          // "medium" where its resources name none.
          #expect(desktop.app.lines.contains("glyphs rgb hintmedium"))
          #expect(desktop.app.lines.contains("scheme dark"))
        }
      }

      @Test func `double the pixels of a point`() async throws {
        try await Desktop.run(environment: ["GDK_SCALE": "2"]) { desktop in
          #expect(desktop.app.lines.contains { $0.hasPrefix("settings") && $0.contains("scale 2.0") })
          let content = try desktop.frame("content")
          #expect(content == CGRect(x: 0, y: 0, width: 480, height: 360))
          let size = try await desktop.windowSize()
          #expect(size.width >= 2 * 480)
          try await desktop.click("button")
          try await desktop.app.line("pressed")
        }
      }

      @Test func `are followed while the window is open`() async throws {
        try await Desktop.run(environment: [:]) { desktop in
          let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "hearth-xsettings-\(UUID().uuidString)")
          defer { try? FileManager.default.removeItem(at: file) }
          func write(_ lines: [String]) throws {
            try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
          }
          try write(["Net/ThemeName \"Default\""])
          let manager = try Program(Program.find("xsettingsd")!, ["-c", file.path], environment: desktop.environment)
          defer { manager.end() }
          func change(_ lines: String..., expecting text: String) async throws {
            try write(lines)
            manager.signal(SIGHUP)
            try await desktop.app.line("event settings", where: { $0.contains(text) })
          }
          try await manager.line("xsettingsd: Took ownership")
          let field = try desktop.frame("field")
          try await change("Gtk/FontName \"DejaVu Sans 18\"", expecting: "body 24.0 font DejaVu Sans")
          try await desktop.app.line(
            "place field", where: { _ in (try? desktop.frame("field").height) ?? 0 > field.height })
          try await change("Gtk/EnableAnimations 0", expecting: "motion reduced")
          try await change(
            "Net/ThemeName \"Adwaita-dark\"", "Gtk/EnableAnimations 1", expecting: "dark contrast normal motion full")
          try await desktop.app.line("scheme dark")
          try await change("Net/ThemeName \"HighContrast\"", expecting: "contrast high")
          try await change("Xft/DPI \(144 * 1024)", expecting: "text 1.5")
          try await change(
            "Net/DoubleClickTime 700", "Net/DoubleClickDistance 9", "Net/DndDragThreshold 3",
            expecting: "click 0.7 9.0 drag 3.0")
          try await change("Net/CursorBlinkTime 2000", expecting: "caret 2.0 10.0")
          try await change("Net/CursorBlink 0", expecting: "caret steady")
          try write(["Xft/Antialias 0"])
          manager.signal(SIGHUP)
          try await desktop.app.line("glyphs hard")
          try write(["Xft/Antialias 1", "Xft/Hinting 1", "Xft/HintStyle \"hintfull\""])
          manager.signal(SIGHUP)
          try await desktop.app.line("glyphs gray hintfull")
          try write(["Xft/Antialias 1", "Xft/Hinting 1", "Xft/HintStyle \"hintslight\"", "Xft/RGBA \"rgb\""])
          manager.signal(SIGHUP)
          try await desktop.app.line("glyphs rgb hintslight")
        }
      }
    }
  }

  @MainActor struct `The desktop's interface font` {
    @Test func `is the usual one when nobody chose`() {
      for name in ["", "Sans 10", "Cantarell 11", "Adwaita Sans 11"] {
        #expect(InterfaceFont(name).family == nil && InterfaceFont(name).size == nil)
      }
    }
    @Test func `has its size in points of 96 to an inch`() {
      #expect(InterfaceFont("Ubuntu 12").family == "Ubuntu")
      #expect(InterfaceFont("Ubuntu 12").size == CGFloat(12) * 96 / 72)
      #expect(InterfaceFont("Ubuntu 18px").size == 18)
      #expect(InterfaceFont("Ubuntu").size == nil)
    }
    @Test func `of the usual family can be larger`() {
      #expect(InterfaceFont("Cantarell 15").family == nil)
      #expect(InterfaceFont("Cantarell 15").size == CGFloat(15) * 96 / 72)
    }
  }
#endif

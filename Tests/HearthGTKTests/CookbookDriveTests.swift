#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The Cookbook with no mouse at all. What the app does is read from the trace of focus and keys.
    @Suite struct `The Cookbook` {
      @Test func `is used by keys alone, on every screen`() async throws {
        try await Desktop.run("Cookbook", trace: "frames,events,focus,keys") { desktop in
          let app = desktop.app
          /// Presses a key, and waits until focus has moved so.
          func move(_ key: String, _ from: String, _ to: String) async throws {
            try await desktop.press(key)
            try await app.line("Hearth focus: \"\(from)\" -> \"\(to)\"")
          }
          func reach(_ key: String, _ to: String) async throws {
            try await desktop.press(key)
            try await app.line("Hearth focus: ", where: { $0.contains("-> \"\(to)\"") })
          }
          func press(_ key: String, _ taker: String) async throws {
            try await desktop.press(key)
            try await app.line("Hearth: ", where: { $0.contains(" down: \(taker)") })
          }
          // The grid has focus when the window appears. Tomato Soup, Green Curry, Lemon Tart.
          #expect(app.lines.contains { $0.hasPrefix("Hearth focus: nothing -> \"grid\" by default") })
          try await press("Right", "command")
          try await press("Down", "command")
          try await press("Left", "command")
          // The page of Lemon Tart, and its rating.
          try await move("Return", "grid", "rating")
          try await press("Left", "command")
          try await move("Escape", "rating", "grid")
          // A shortcut of the menu puts its five ingredients on the list, but for the lemons that are there; then Tomato Soup's four.
          try await press("ctrl+g", "shortcut of the commands")
          try await press("t", "onKeyPress")
          // The last menu lies left of the first one; a letter highlights its item.
          try await desktop.press("F10", "Left", "a", "Return")
          // The sidebar, whose last place has eleven lines.
          try await move("shift+F6", "grid", "recipes")
          for _ in 1...5 { try await press("Down", "key of the view") }
          try await reach("F6", "line 11")
          try await move("Return", "line 11", "line 12")
          try await desktop.xdotool("type", "--delay", "30", "rice")
          try await app.line("Hearth: E down: typed into the text")
          try await move("Return", "line 12", "line 13")
          try await move("BackSpace", "line 13", "line 12")
          // And back to the recipes.
          try await desktop.press("shift+F6")
          try await press("Home", "key of the view")
          try await reach("F6", "grid")
          try await move("Return", "grid", "rating")
        }
      }
    }
  }
#endif

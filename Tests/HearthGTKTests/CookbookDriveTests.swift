#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The Cookbook with no mouse at all. What the app does is read from the trace of focus and keys.
    struct `The Cookbook` {
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
            try await app.line("Hearth keys: ", where: { $0.contains(" down: \(taker)") })
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
          // A shortcut of the menu puts its five ingredients on the list, but for the lemons that
          // are there; then Tomato Soup's four.
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
          try await app.line("Hearth keys: E down: typed into the text")
          try await move("Return", "line 12", "line 13")
          try await move("BackSpace", "line 13", "line 12")
          // And back to the recipes.
          try await desktop.press("shift+F6")
          try await press("Home", "key of the view")
          try await reach("F6", "grid")
          try await move("Return", "grid", "rating")
        }
      }

      /// What a user does at the keyboard, and what the app says about it.
      private struct Keyboard {
        let desktop: Desktop
        var app: Program { desktop.app }
        /// Presses a key, and waits until focus has moved so; nil for wherever it goes.
        func move(_ key: String, _ from: String?, _ to: String?) async throws {
          try await desktop.press(key)
          let start = from.map { "\"\($0)\"" } ?? "nothing", end = to.map { "\"\($0)\"" } ?? "nothing"
          try await app.line("Hearth focus: \(start) -> \(end) by")
        }
        func press(_ key: String, _ taker: String) async throws {
          try await desktop.press(key)
          try await app.line("Hearth keys: ", where: { $0.contains(" down: \(taker)") })
        }
        /// Tab until a view has focus, once round the window at most.
        func tab(to name: String, back: Bool = false) async throws {
          var met: [String] = []
          for _ in 0..<30 {
            try await desktop.press(back ? "shift+Tab" : "Tab")
            let line = try await app.line("Hearth focus: ")
            if line.contains("-> \"\(name)\" by") { return }
            met.append(line)
          }
          throw DriveError(description: "Tab does not lead to \(name): \(met)")
        }
        /// Presses a key that opens a window, and gives that the keyboard, as a window manager would.
        func open(_ key: String, _ taker: String) async throws {
          let before = try await desktop.windows()
          try await press(key, taker)
          var new: String?
          let end = ContinuousClock.now + Program.patience
          while new == nil, ContinuousClock.now < end { new = try await desktop.windows().subtracting(before).first }
          guard let new else { throw DriveError(description: "\(key) opens no window") }
          try await desktop.focus(new)
        }
        /// Closes the front window by its shortcut, and goes back to the first one.
        func close() async throws {
          let before = try await desktop.windows().count
          try await press("ctrl+w", "fallback of the window")
          let end = ContinuousClock.now + Program.patience
          while try await desktop.windows().count == before, ContinuousClock.now < end {}
          try await desktop.focus(desktop.windowID)
        }
      }

      @Test func `shows sheet, search, settings, windows of recipes and every way to browse by keys alone`()
        async throws
      {
        try await Desktop.run("Cookbook", trace: "frames,events,focus,keys") { desktop in
          let user = Keyboard(desktop: desktop), app = desktop.app
          // The search, and out of it.
          try await user.move("ctrl+f", "grid", "search")
          try await desktop.xdotool("type", "--delay", "30", "soup")
          try await app.line("Hearth keys: P down: typed into the text")
          try await user.move("Escape", "search", "grid")
          // The sheet, with its fields, and out of it.
          try await user.tab(to: "new recipe")
          try await user.move("Return", "new recipe", "recipe name")
          try await desktop.xdotool("type", "--delay", "30", "Toast")
          try await app.line("Hearth keys: T down: typed into the text")
          try await user.move("Tab", "recipe name", "recipe category")
          try await user.move("Escape", "recipe category", "new recipe")
          // A window of its own for Tomato Soup, by a shortcut of the menu; in it a recipe that goes with it.
          try await user.tab(to: "grid")
          try await user.press("t", "onKeyPress")
          try await user.open("ctrl+shift+o", "shortcut of the commands")
          try await app.line("Hearth focus: nothing -> \"rating\" by default")
          try await user.tab(to: "related Miso Noodle Soup")
          try await user.move("Return", "related Miso Noodle Soup", "rating")
          try await user.close()
          // Three columns, by the menu in the toolbar, whose last item that is.
          try await user.tab(to: "browsing", back: true)
          try await user.press("Return", "key of the view")
          try await desktop.press("Up", "Return")
          try await app.line("Hearth focus: \"browsing\" -> ")
          try await user.move("shift+F6", "recipes", "Buttermilk Pancakes")
          try await user.press("Down", "key of the view")
          try await user.move("F6", "Buttermilk Pancakes", "rating")
          // The settings, which change the way to browse at once.
          try await user.open("ctrl+comma", "fallback of the window")
          try await user.tab(to: "show ratings")
          try await user.press("space", "key of the view")
          try await user.tab(to: "browse Stack")
          try await user.press("space", "key of the view")
          try await app.line("Hearth focus: \"rating\" -> ")
          try await user.close()
          // The stack, with the recipe still open: one that goes with it, back to it, and home
          // to the list; the groceries, a recipe.
          try await user.tab(to: "related Berry Granola")
          try await user.move("Return", "related Berry Granola", "rating")
          try await user.move("Escape", "rating", "related Berry Granola")
          try await user.tab(to: "home")
          try await desktop.press("Return")
          try await app.line("Hearth focus: \"home\" -> ")
          try await user.tab(to: "groceries")
          try await user.move("Return", "groceries", "line 3")
          try await user.move("Escape", "line 3", "groceries")
          try await user.tab(to: "Buttermilk Pancakes")
          try await user.move("Return", "Buttermilk Pancakes", "rating")
        }
      }
    }
  }
#endif

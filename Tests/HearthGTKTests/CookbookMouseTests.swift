#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The Cookbook with no key at all: what it shows is read from the trace of its views.
    struct `The Cookbook by mouse` {
      @Test func `is used by the mouse alone, on every screen`() async throws {
        try await Desktop.run("Cookbook", arguments: ["--size", "980x680"], trace: "frames,events,views") { desktop in
          func click(_ name: String) async throws { try await desktop.press(on: name) }
          func see(_ name: String) async throws { try await desktop.see(name) }
          func miss(_ name: String) async throws { try await desktop.miss(name) }

          // Two columns: a category, a card, a page over the cards, a related page.
          try await click("category Soups")
          try await miss("Lemon Tart")
          try await click("Tomato Soup")
          try await see("Blend with the basil.")
          try await click("related Miso Noodle Soup")
          try await see("Cook the noodles.")
          // The menu of the back button has the pages behind; the button of the mouse goes back by one.
          try await desktop.press(mouse: 8, on: "Cook the noodles.")
          try await see("Blend with the basil.")
          try await click("related Miso Noodle Soup")
          try await see("Cook the noodles.")
          try await desktop.press(mouse: 3, on: "back")
          try await click("Soups")
          try await miss("back")
          try await see("Miso Noodle Soup")

          // What can be done with a recipe: rating it by the menu in the bar, and by the one that is not needed often.
          try await click("Tomato Soup")
          try await click("rate")
          try await click("rate Fine")
          try await miss("rate Fine")
          try await click("add to groceries")
          try await click("more")
          try await click("remove recipe")
          try await see("confirm remove")
          try await click("Cancel")
          try await miss("confirm remove")
          try await click("home")
          try await miss("back")

          // The groceries, with the recipe's lines, and a new one.
          try await click("groceries")
          try await see("line 3")
          try await click("new item")
          try await click("line 1")

          // A sheet, ended by its button.
          try await click("category Soups")
          try await click("new recipe")
          try await see("recipe name")
          try await click("recipe category")
          try await click("Sweets")
          try await click("cancel")
          try await miss("recipe name")

          // The divider makes the sidebar wider, its button hides and shows it.
          let narrow = try await desktop.see("category Soups"), card = try await desktop.see("Tomato Soup")
          let divider = try await desktop.see("sidebar divider")
          try await desktop.drag(from: CGPoint(x: divider.midX, y: 500), to: CGPoint(x: divider.midX + 60, y: 500))
          try await desktop.app.until("a wider sidebar") {
            desktop.views().contains { $0.name == "category Soups" && $0.frame.width == narrow.width + 60 }
          }
          try await click("sidebar toggle")
          try await miss("category Soups")
          try await click("sidebar toggle")
          try await see("category Soups")
          #expect(card.minX > narrow.maxX)

          // The menu bar: a recipe in a window of its own, and the settings, which are small.
          try await click("Tomato Soup")
          try await see("Blend with the basil.")
          let before = try await desktop.windows()
          try await click("Recipe")
          try await click("menu open")
          try await desktop.see("Blend with the basil.", in: 2)
          let main = desktop.windowID
          let second = try #require(try await desktop.windows().subtracting(before).first)
          try await desktop.enter(second)
          try await desktop.press(on: "related Miso Noodle Soup", in: 2)
          try await desktop.press(on: "back", in: 2)
          try await desktop.see("Blend with the basil.", in: 2)
          XConnection.close(second, desktop)
          try await desktop.enter(main)
          try await click("Edit")
          try await click("Settings…")
          let toggle = try await desktop.see("show ratings", in: 3)
          #expect(toggle.maxX < 320, "settings have the size of their content")
          let settings = try #require(try await desktop.windows().subtracting([main, second]).first)
          try await desktop.enter(settings)
          try await desktop.press(on: "show ratings", in: 3)
          XConnection.close(settings, desktop)
          try await desktop.enter(main)

          // Three columns, and the stack.
          try await click("browsing")
          try await click("browse Three Columns")
          try await see("Blend with the basil.")
          try await click("category Sweets")
          try await click("Lemon Tart")
          try await see("Bake the shell blind until golden.")
          try await click("browsing")
          try await click("browse Stack")
          try await click("back")
          try await see("recipe of the day")
          try await click("recipe of the day")
          try await click("home")
          try await click("groceries")
          try await see("line 1")
          try await click("back")
          try await see("Green Curry")

          // A narrow window has one column at a time.
          try await click("browsing")
          try await click("browse Two Columns")
          try await see("category Soups")
          try await desktop.xdotool("windowsize", desktop.windowID, "460", "700")
          try await see("back")
          try await desktop.locate()
          try await click("back")
          try await click("category Soups")
          try await click("Tomato Soup")
          try await see("Blend with the basil.")
          try await click("back")
          try await click("back")
          try await see("category Soups")
        }
      }
    }
  }

  extension XConnection {
    /// Closes a window as its window manager does.
    static func close(_ window: String, _ desktop: Desktop) {
      guard let connection = try? XConnection(desktop.environment["DISPLAY"] ?? "") else { return }
      connection.requestClose(of: window)
      connection.close()
    }
  }
#endif

import HearthTesting
import SwiftUI
import Testing

@testable import Cookbook

@MainActor struct CookbookReturnTests {
  /// Two pages over the soups.
  private func deep(_ way: Browsing = .twoColumns) async -> CookbookScreen {
    let screen = CookbookScreen(way)
    await screen.window.settleTasks()
    if way == .stack {
      screen.window.click("Tomato Soup")
    } else {
      screen.window.click("category Soups")
      screen.window.click("Tomato Soup")
    }
    screen.window.click("related Miso Noodle Soup")
    await screen.window.settleTasks()
    return screen
  }

  @Test func `a relaunch shows the category and the pages of before, whichever way one browses`() async {
    for way in Browsing.allCases {
      let window = await deep(way).window.quit().relaunch()
      await window.settleTasks()
      #expect(window.shows("Cook the noodles."), "\(way)")
      window.click("back")
      #expect(window.shows("Blend with the basil."), "\(way)")
      #expect(window.reports == [], "\(way)")
      if way == .twoColumns {
        window.click("back")
        #expect(window.has("Tomato Soup") && !window.has("Lemon Tart"))
      }
    }
  }
  @Test func `pages of recipes that are gone are dropped`() async {
    let screen = await deep()
    let relaunch = screen.window.quit()
    screen.book.remove("Miso Noodle Soup")
    let window = relaunch.relaunch()
    await window.settleTasks()
    #expect(window.shows("Blend with the basil."))
    window.click("back")
    #expect(window.has("grid") && window.find { $0.label.contains("Tomato Soup") } != nil && !window.has("Lemon Tart"))
  }
  @Test func `groceries are come back to`() async {
    var window = CookbookScreen().window
    await window.settleTasks()
    window.click("groceries")
    await window.settleTasks()
    window = window.quit().relaunch()
    await window.settleTasks()
    #expect(window.has("line 1"))
  }
  @Test func `a place is stored as names`() throws {
    let navigation = NavigationModel()
    navigation.show(.category(.soup))
    navigation.open(Cookbook.sample.recipes[1])
    let data = try #require(navigation.jsonData)
    let stored = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(stored["selectedCategory"] as? String == "Soups")
    #expect(stored["recipePathIDs"] as? [String] == ["Tomato Soup"])
  }
}

@MainActor struct CookbookWindowTests {
  @Test func `a recipe opens in a window of its own, with the same recipes`() throws {
    let window = TestWindow(CookbookApp.self, size: CGSize(width: 980, height: 680))
    window.type("t")
    window.press("o", modifiers: [.command, .shift])
    #expect(window.windows.count == 2)
    let other = try #require(window.frontWindow)
    #expect(other.title == "Tomato Soup")
    other.click("rating Best ever")
    window.click("Tomato Soup")
    #expect(try window.element("rating Best ever").isSelected)
    other.click("related Miso Noodle Soup")
    #expect(other.shows("Cook the noodles.") && !window.shows("Cook the noodles."))
    window.press("o", modifiers: [.command, .shift])
    #expect(window.windows.count == 2)
    #expect(window.reports == [] && other.reports == [])
  }
  @Test func `the settings open by their shortcut`() throws {
    let window = TestWindow(CookbookApp.self, size: CGSize(width: 980, height: 680))
    window.press(",", modifiers: .command)
    let settings = try #require(window.frontWindow)
    #expect(settings.has("show ratings") && settings.has("browse Stack"))
  }
  @Test func `a link that starts the app is shown, and not what was stored`() {
    let window = TestWindow(
      CookbookApp.self, size: CGSize(width: 980, height: 680), opening: [URL(string: "cookbook://recipe/Lemon%20Tart")!]
    )
    #expect(window.shows("Pour into the shell and chill."))
  }
}

@MainActor struct CookbookKeyboardTests {
  @Test func `keys alone reach every screen in two columns`() {
    let window = CookbookScreen().window
    #expect(window.focused == "grid")
    window.press(.rightArrow)
    window.press(.return)
    #expect(window.focused == "rating" && window.shows("Blend with the basil."))
    #expect(window.tab(to: "related Miso Noodle Soup"))
    window.press(.return)
    #expect(window.shows("Cook the noodles."))
    #expect(window.tab(to: "home"))
    window.press(.return)
    #expect(window.focused == "grid")
    #expect(window.tab(to: "new recipe", modifiers: .shift))
    window.press(.return)
    #expect(window.focused == "recipe name")
    window.press(.escape)
    window.press(.nextColumn, modifiers: .shift)
    #expect(window.has("grid"))
    for _ in 0..<5 { window.press(.downArrow) }
    #expect(window.has("line 1"))
    window.press(.nextColumn)
    #expect(window.focused == "line 3")
    window.press(.nextColumn, modifiers: .shift)
    window.press(.home)
    #expect(window.has("grid"))
    #expect(window.tab(to: "browsing", modifiers: .shift))
    window.press(.return)
    #expect(window.has("browse Stack"))
  }
  @Test func `keys alone reach every screen of the stack`() {
    let window = CookbookScreen(.stack).window
    #expect(window.tab(to: "Buttermilk Pancakes"))
    window.press(.downArrow)
    window.press(.return)
    #expect(window.focused == "rating")
    #expect(window.tab(to: "related Buttermilk Pancakes"))
    window.press(.return)
    #expect(window.shows("Rest for ten minutes."))
    window.press(.escape)
    #expect(window.focused == "related Buttermilk Pancakes")
    window.press(.escape)
    #expect(window.focused == "Berry Granola")
    #expect(window.tab(to: "groceries", modifiers: .shift))
    window.press(.return)
    #expect(window.has("line 1"))
    window.press(.escape)
    #expect(window.has("Berry Granola"))
  }
  @Test func `keys alone reach every column of three`() {
    let window = CookbookScreen(.threeColumns).window
    window.click("category Soups")
    window.press(.nextColumn)
    window.press(.downArrow)
    #expect(window.shows("Blend with the basil."))
    window.press(.nextColumn)
    #expect(window.focused == "rating")
    window.press(.nextColumn, modifiers: .shift)
    window.press(.nextColumn, modifiers: .shift)
    window.press(.downArrow)
    #expect(window.has("Green Curry"))
  }
}

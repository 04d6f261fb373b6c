import HearthTesting
import SwiftUI
import Testing

@testable import Cookbook

@MainActor struct CookbookBrowsingTests {
  @Test func `the stack leads from the list to a recipe, on to related ones, back and to the list at once`() throws {
    let window = CookbookScreen(.stack).window
    #expect(window.shows("Soups") && window.shows("Sweets"))
    window.click("Tomato Soup")
    #expect(window.shows("Blend with the basil."))
    #expect(window.has("home") && window.has("back"))
    window.click("related Miso Noodle Soup")
    #expect(window.shows("Cook the noodles."))
    window.click("back")
    #expect(window.shows("Blend with the basil."))
    window.click("related Miso Noodle Soup")
    window.click("home")
    #expect(window.has("Lemon Tart") && !window.has("back"))
    window.click("groceries")
    #expect(window.shows("Coconut milk") && window.has("line 1"))
    window.click("back")
    #expect(window.has("Lemon Tart"))
    #expect(window.reports == [])
  }
  @Test func `the recipe of the day is one press away`() throws {
    let screen = CookbookScreen(.stack)
    let recipe = try #require(screen.book.recipeOfTheDay)
    screen.window.click("recipe of the day")
    #expect(screen.window.shows(recipe.steps[0]))
    #expect(screen.window.has("back"))
  }
  @Test func `in two columns a card's page covers the cards, and another category shows cards again`() {
    let window = CookbookScreen(.twoColumns).window
    window.click("category Soups")
    window.click("Tomato Soup")
    #expect(window.shows("Blend with the basil.") && window.has("category Soups"))
    window.click("related Miso Noodle Soup")
    #expect(window.shows("Cook the noodles."))
    window.click("category Sweets")
    #expect(window.has("Lemon Tart") && !window.has("back") && !window.has("Tomato Soup"))
    #expect(window.reports == [])
  }
  @Test func `three columns show categories, recipes and a page side by side`() throws {
    let window = CookbookScreen(.threeColumns).window
    #expect(window.shows("Choose a recipe"))
    window.click("category Soups")
    window.click("Tomato Soup")
    #expect(try window.element("Tomato Soup").isSelected)
    #expect(window.shows("Blend with the basil.") && window.has("Miso Noodle Soup"))
    window.click("related Miso Noodle Soup")
    #expect(window.shows("Cook the noodles.") && window.has("back"))
    #expect(try window.element("Tomato Soup").isSelected)
    window.click("back")
    #expect(window.shows("Blend with the basil."))
    window.click("groceries")
    #expect(window.has("line 1") && window.shows("Blend with the basil."))
    #expect(window.reports == [])
  }
  @Test func `the menu in the toolbar changes the way, and the recipe stays open`() {
    let window = CookbookScreen(.twoColumns).window
    window.click("Tomato Soup")
    window.click("browsing")
    window.click("browse Three Columns")
    #expect(window.shows("Blend with the basil.") && window.has("Miso Noodle Soup"))
    window.click("browsing")
    window.click("browse Stack")
    #expect(window.shows("Blend with the basil.") && !window.has("category Soups"))
    window.click("back")
    window.click("browsing")
    window.click("browse Two Columns")
    #expect(window.has("grid"))
    #expect(window.reports == [])
  }
  @Test func `links lead to a recipe and to the groceries, whichever way one browses`() {
    for way in Browsing.allCases {
      let window = CookbookScreen(way).window
      window.openURL(URL(string: "cookbook://recipe/Lemon%20Tart")!)
      #expect(window.shows("Pour into the shell and chill."), "\(way)")
      window.openURL(URL(string: "cookbook://recipe/Nothing")!)
      #expect(window.shows("Pour into the shell and chill."), "\(way)")
      window.openURL(URL(string: "cookbook://groceries")!)
      #expect(window.has("line 1"), "\(way)")
      #expect(window.reports == [], "\(way)")
    }
  }
  @Test func `every way works on every device without a report`() {
    for idiom in Idiom.allCases {
      for way in Browsing.allCases {
        let window = CookbookScreen(way, size: CGSize(width: 800, height: 600), idiom: idiom).window
        window.openURL(URL(string: "cookbook://recipe/Lemon%20Tart")!)
        #expect(window.shows("Pour into the shell and chill."), "\(idiom) \(way)")
        #expect(window.reports == [], "\(idiom) \(way)")
      }
    }
  }
}

@MainActor struct CookbookEditingTests {
  let screen = CookbookScreen()
  var window: TestWindow { screen.window }

  @Test func `a new recipe needs a name of its own and a time`() throws {
    window.click("new recipe")
    #expect(window.focused == "recipe name")
    #expect(try !window.element("add recipe").isEnabled)
    window.type("Tomato Soup")
    #expect(try !window.element("add recipe").isEnabled)
    window.type(" Cold")
    #expect(try window.element("add recipe").isEnabled)
    window.click("recipe minutes")
    window.press("a", modifiers: .command)
    window.type("no")
    #expect(try window.element("problem").label == "Say how many minutes it takes.")
    window.press("a", modifiers: .command)
    window.type("15")
    window.click("add recipe")
    #expect(!window.has("add recipe"))
    #expect(screen.book.recipe("Tomato Soup Cold")?.minutes == 15)
    #expect(window.has("Tomato Soup Cold"))
  }
  @Test func `Escape leaves the sheet, and nothing is added`() {
    window.click("new recipe")
    window.type("Toast")
    window.press(.escape)
    #expect(!window.has("recipe name"))
    #expect(screen.book.recipe("Toast") == nil)
    #expect(window.focused == "grid")
  }
  @Test func `a removed recipe is asked about, and leads back`() throws {
    window.click("Tomato Soup")
    let more = try #require(window.find { $0.label == "More" || $0.identifier == "more" }, "\(window.tree)")
    window.click(at: CGPoint(x: more.frame.midX, y: more.frame.midY))
    window.click("remove recipe")
    #expect(screen.book.recipe("Tomato Soup") != nil)
    window.click("confirm remove")
    #expect(screen.book.recipe("Tomato Soup") == nil)
    #expect(window.has("Lemon Tart") && !window.has("Tomato Soup") && !window.has("back"))
    #expect(window.reports == [])
  }
  @Test func `the search leaves what has its letters, and Escape all`() {
    window.press("f", modifiers: .command)
    window.type("soup")
    #expect(window.has("Tomato Soup") && window.has("Miso Noodle Soup") && !window.has("Lemon Tart"))
    window.press(.escape)
    #expect(window.has("Lemon Tart"))
  }
  @Test func `the toolbar rates the recipe and buys for it`() throws {
    window.click("Mushroom Risotto")
    window.click("rate")
    window.click("rate Good")
    #expect(try window.element("rating Good").isSelected)
    window.click("add to groceries")
    #expect(screen.book.groceries.contains { $0.name == "Parmesan" })
    #expect(try !window.element("add to groceries").isEnabled)
  }
}

@MainActor struct CookbookCollapsedTests {
  @Test func `a narrow window has one bar, and one way back from page to cards to categories`() throws {
    let window = CookbookScreen(size: CGSize(width: 390, height: 700), idiom: .phone).window
    window.click("Tomato Soup")
    func ways(_ elements: [Element]) -> Int {
      elements.reduce(0) { $0 + ($1.identifier == "back" ? 1 : 0) + ways($1.children) }
    }
    #expect(window.shows("Blend with the basil.") && ways(window.elements) == 1)
    window.click("back")
    #expect(window.has("grid") && ways(window.elements) == 1)
    window.click("back")
    #expect(window.has("category Soups") && ways(window.elements) == 0)
    window.click("category Soups")
    #expect(window.has("Tomato Soup") && !window.has("Lemon Tart"))
    #expect(window.reports == [])
  }
}

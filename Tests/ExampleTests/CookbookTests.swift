import HearthTesting
import SwiftUI
import Testing

@testable import Cookbook

@MainActor struct CookbookTests {
  let window = TestWindow(CookbookApp.self, size: CGSize(width: 980, height: 680))

  @Test func `a card opens its recipe and the way back leads to the grid`() throws {
    window.click("Tomato Soup")
    #expect(window.tree.contains("Roast tomatoes, onion and garlic"))
    window.click("back")
    #expect(try window.element("Tomato Soup").traits.contains(.isButton))
  }
  @Test func `a category leaves its own recipes only`() {
    window.click("category Soups")
    #expect(window.find { $0.identifier == "Tomato Soup" } != nil)
    #expect(window.find { $0.identifier == "Lemon Tart" } == nil)
  }
  @Test func `a face rates the recipe, and again takes the rating back`() throws {
    window.click("Mushroom Risotto")
    window.click("rating Good")
    #expect(try window.element("rating Good").isSelected)
    window.click("rating Good")
    #expect(try !window.element("rating Good").isSelected)
  }
  @Test func `ingredients are put on the list once`() throws {
    window.click("Tomato Soup")
    window.click("add to groceries")
    #expect(try !window.element("add to groceries").isEnabled)
    window.click("groceries")
    #expect(window.find { $0.value == "Basil" } != nil)
  }
  @Test func `Return in a line of the list goes on with a new one`() {
    window.click("groceries")
    window.click("new item")
    window.type("Milk\nBread")
    #expect(window.find { $0.value == "Milk" } != nil)
    #expect(window.focusedElement?.value == "Bread")
  }
  @Test func `the menu Recipe is about the recipe that is open, or selected while the grid has focus`() throws {
    func menu() throws -> Element { try #require(window.find { $0.label == "Recipe" && $0.traitNames == ["menu"] }) }
    func open() throws {
      let title = try menu().frame
      window.click(at: CGPoint(x: title.midX, y: title.midY))
    }
    try open()
    #expect(try menu().children.first?.label == "Buttermilk Pancakes")
    window.press(.escape)
    window.click("groceries")
    try open()
    #expect(try menu().children.first?.label == "No Recipe")
    #expect(try !window.element("menu Good").isEnabled)
    window.press(.escape)
    window.click("recipes")
    window.click("Mushroom Risotto")
    try open()
    #expect(try menu().children.first?.label == "Mushroom Risotto")
    window.click("menu Good")
    #expect(try window.element("rating Good").isSelected)
    try open()
    #expect(try window.element("menu Good").value == "1")
    #expect(window.displayList.contains("Ctrl+2"))
    window.press(.escape)
    window.press("3", modifiers: .command)
    #expect(try window.element("rating Best ever").isSelected)
  }
  @Test func `every idiom shows the grid without a report`() {
    for idiom in Idiom.allCases {
      let window = TestWindow(CookbookApp.self, size: CGSize(width: 800, height: 600), idiom: idiom)
      #expect(window.tree.contains("Recipes"))
      #expect(window.reports.isEmpty, "\(idiom): \(window.reports)")
    }
  }
}

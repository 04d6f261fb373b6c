import HearthTesting
import SwiftUI
import Testing

@testable import Cookbook

/// Three cards in a row: 980 - 240 of the sidebar - 2 * 28 leave room for three of 190 with gaps of 18.
@MainActor private let cookbookSize = CGSize(width: 980, height: 680)

@MainActor private func rightToLeftCookbook() -> TestWindow {
  let book = Cookbook.sample
  return TestWindow(size: cookbookSize) {
    CookbookView()
      .environment(book)
      .environment(\.layoutDirection, .rightToLeft)
  }
}

extension KeyEquivalent {
  /// F6: to the next column.
  static let nextColumn = KeyEquivalent("\u{F709}")
}

@MainActor struct RecipeGridTests {
  let window = TestWindow(CookbookApp.self, size: cookbookSize)

  private func selected(_ window: TestWindow) -> String? {
    Cookbook.sample.recipes.map(\.name).first { name in window.find { $0.identifier == name }?.isSelected == true }
  }
  private func press(_ keys: KeyEquivalent...) -> String? {
    for key in keys { window.press(key) }
    return selected(window)
  }

  @Test func `the grid has focus when the window appears, and the title above it stays`() throws {
    #expect(window.focused == "grid")
    #expect(window.focusTrace.map(\.cause) == ["default"])
    #expect(selected(window) == "Buttermilk Pancakes")
    let title = try #require(window.find { $0.label == "Recipes" && $0.frame.minX > 240 })
    #expect(title.frame.minY > 0)
  }
  @Test func `arrows select the neighbour, and the next row follows a row's end`() {
    // Pancakes  Tomato   Risotto
    // Tart      Curry    Crumble
    // Noodles   Granola
    #expect(press(.rightArrow) == "Tomato Soup")
    #expect(press(.downArrow) == "Green Curry")
    #expect(press(.leftArrow, .leftArrow) == "Mushroom Risotto")
    #expect(press(.downArrow) == "Blueberry Crumble")
    #expect(press(.downArrow) == "Berry Granola")
    #expect(press(.downArrow, .rightArrow) == "Berry Granola")
    #expect(press(.upArrow, .upArrow, .leftArrow) == "Buttermilk Pancakes")
    #expect(press(.upArrow, .leftArrow) == "Buttermilk Pancakes")
    #expect(window.focused == "grid")
  }
  @Test func `from right to left the next card lies at the left`() throws {
    let window = rightToLeftCookbook()
    window.press(.leftArrow)
    #expect(selected(window) == "Tomato Soup")
    let first = try window.element("Buttermilk Pancakes").frame, second = try window.element("Tomato Soup").frame
    #expect(second.maxX < first.minX)
    window.press(.rightArrow)
    #expect(selected(window) == "Buttermilk Pancakes")
  }
  @Test func `Return opens the selected recipe, and Escape leads back to it`() throws {
    _ = press(.downArrow, .return)
    #expect(window.tree.contains("Bake the shell blind"))
    #expect(window.focused == "rating")
    window.press(.escape)
    #expect(window.focused == "grid")
    #expect(selected(window) == "Lemon Tart")
  }
  @Test func `letters select the next recipe that begins with them, round the end`() {
    window.type("l")
    #expect(selected(window) == "Lemon Tart")
    window.type("m")
    #expect(selected(window) == "Miso Noodle Soup")
    window.type("M")
    #expect(selected(window) == "Mushroom Risotto")
    window.type("x")
    #expect(selected(window) == "Mushroom Risotto")
  }
  @Test func `what is selected is scrolled to`() throws {
    let window = TestWindow(CookbookApp.self, size: CGSize(width: 980, height: 400))
    window.type("b")
    window.type("b")
    #expect(selected(window) == "Berry Granola")
    let card = try window.element("Berry Granola").frame
    #expect(card.minY >= 0 && card.maxY <= 400)
  }
  @Test func `the card's border takes the place of the ring`() {
    window.press(.tab)
    window.press(.tab, modifiers: .shift)
    #expect(window.focused == "grid")
    let ring = window.displayList.components(separatedBy: "\n").last
    window.press(.rightArrow)
    #expect(window.displayList.components(separatedBy: "\n").last == ring)
  }
  @Test func `a category selects its first recipe`() {
    window.type("t")
    window.click("category Sweets")
    #expect(selected(window) == "Lemon Tart")
  }
  @Test func `the menu command follows the selection, and needs the grid's focus`() throws {
    window.type("g")
    window.press("g", modifiers: .command)
    window.click("groceries")
    #expect(window.find { $0.value == "Curry paste" } != nil)
    #expect(window.find { $0.value == "Basil" } == nil)
    window.click("recipes")
    #expect(window.focused != "grid")
    window.press(.nextColumn)
    window.type("t")
    window.press("g", modifiers: .command)
    window.click("groceries")
    #expect(window.find { $0.value == "Basil" } != nil)
    let count = window.elements.count
    window.press("g", modifiers: .command)
    #expect(window.elements.count == count)
  }
}

@MainActor struct RatingPickerTests {
  let window = TestWindow(CookbookApp.self, size: cookbookSize)
  init() { window.click("Mushroom Risotto") }

  private func rating(_ window: TestWindow) -> String? {
    Rating.allCases.first { choice in window.find { $0.identifier == "rating " + choice.name }?.isSelected == true }?
      .name
  }

  @Test func `Tab leads to it, and arrows choose up to its ends`() {
    #expect(window.focused == "rating")
    window.press(.tab, modifiers: .shift)
    #expect(window.focused != "rating")
    window.press(.tab)
    #expect(window.focused == "rating")
    #expect(rating(window) == nil)
    var seen: [String?] = []
    for key in [KeyEquivalent.rightArrow, .rightArrow, .rightArrow, .rightArrow, .leftArrow, .leftArrow, .leftArrow] {
      window.press(key)
      seen.append(rating(window))
    }
    #expect(seen == ["Fine", "Good", "Best ever", "Best ever", "Good", "Fine", "Fine"])
    window.press(.upArrow)
    #expect(window.focused == "rating")
    window.press(.delete)
    #expect(rating(window) == nil)
  }
  @Test func `from right to left the left arrow goes on`() throws {
    let window = rightToLeftCookbook()
    window.click("Mushroom Risotto")
    window.press(.leftArrow)
    #expect(rating(window) == "Fine")
    window.press(.leftArrow)
    #expect(rating(window) == "Good")
    window.press(.rightArrow)
    #expect(rating(window) == "Fine")
    #expect(try window.element("rating Good").frame.maxX <= window.element("rating Fine").frame.minX)
  }
  @Test func `like a button it takes no focus by a click`() {
    window.press(.tab, modifiers: .shift)
    let before = window.focused
    window.click("rating Good")
    #expect(rating(window) == "Good")
    #expect(before != "rating" && window.focused == before)
  }
  @Test func `like a button it needs keyboard navigation`() {
    window.press(.tab, modifiers: .shift)
    window.hasKeyboardNavigation = false
    for _ in 0..<4 {
      window.press(.tab)
      #expect(window.focused != "rating")
    }
  }
  @Test func `the ring follows its capsule`() throws {
    // The page has to be at its place.
    window.advance(by: .seconds(1))
    window.press(.tab)
    window.press(.tab, modifiers: .shift)
    let frame = try window.element("rating").frame
    // A path, as capsules are, outside of it by a point of a gap and half of the ring's two points.
    let ring = try #require(window.displayList.components(separatedBy: "\n").last)
    #expect(
      ring.hasPrefix(
        "stroke path \(Int(frame.minX) - 2),\(Int(frame.minY) - 2) \(Int(frame.width) + 4)x\(Int(frame.height) + 4)"),
      "\(ring)")
  }
}

@MainActor struct GroceryListTests {
  let window = TestWindow(CookbookApp.self, size: cookbookSize)
  init() {
    window.click("groceries")
    window.press(.nextColumn)
  }

  @Test func `its last line is the first one that the keyboard comes to`() {
    #expect(window.focused == "line 3")
    window.type("Rice")
    #expect(window.focusedElement?.value == "Rice")
  }
  @Test func `Return and the button move focus to a new line at once`() {
    window.type("Rice\nSalt")
    #expect(window.focused == "line 4")
    #expect(window.focusedElement?.value == "Salt")
    window.click("new item")
    #expect(window.focused == "line 5")
    #expect(window.focusTrace.last?.cause == "program")
    window.click("line 1")
    window.click("new item")
    #expect(window.focused == "line 5")
  }
  @Test func `the button's line is there for the keyboard too`() {
    window.type("Rice")
    for _ in 0..<9 where window.focused != "new item" { window.press(.tab, modifiers: .shift) }
    window.press(.return)
    #expect(window.focused == "line 4")
  }
  @Test func `Backspace in an empty line goes back to the one before`() {
    window.press(.delete)
    #expect(window.focused == "line 2")
    #expect(window.focusedElement?.value == "Coconut milk")
    #expect(window.find { $0.identifier == "line 3" } == nil)
  }
  @Test func `Tab goes from line to line`() {
    window.press(.tab, modifiers: .shift)
    window.press(.tab, modifiers: .shift)
    #expect(window.focused == "line 2")
    window.press(.tab)
    window.press(.space)
    window.press(.tab)
    #expect(window.focused == "line 3")
  }
}

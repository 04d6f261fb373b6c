import HearthTesting
import QuickTesting
import SwiftUI

/// Suggestions of text fields.
@MainActor struct TextInputSuggestionTests {}

extension TextInputSuggestionTests {
  private struct Fruit: Identifiable {
    let name: String
    var id: String { name }
  }
  private static let fruits = ["Apple", "Apricot", "Pear"].map { Fruit(name: $0) }
  private struct Page: View {
    @State private var text = ""
    @State private var log = "nothing"
    var body: some View {
      VStack {
        TextField("Fruit", text: $text)
          .textInputSuggestions(fruits.filter { text.isEmpty || $0.name.hasPrefix(text) }) { fruit in
            Text("\(fruit.name) tree").textInputCompletion(fruit.name)
          }
          .onSubmit { log = "submitted \(text)" }
          .accessibilityIdentifier("field")
        TextField("Other", text: .constant("")).accessibilityIdentifier("other")
        Text(log).accessibilityIdentifier("log")
      }
    }
  }
  private func window() -> TestWindow { TestWindow(size: CGSize(width: 300, height: 300)) { Page() } }
  private func shown(_ window: TestWindow) -> [String] {
    window.elements.filter { $0.traitNames.contains("menu item") }.map(\.label)
  }
  private func value(_ window: TestWindow) throws -> String? { try window.element("field").value }

  @Test func `they show while the field is edited, and follow what is typed`() {
    let window = window()
    expect(shown(window).isEmpty)
    window.click("field")
    expect(shown(window), equals: ["Apple tree", "Apricot tree", "Pear tree"])
    window.type("Ap")
    expect(shown(window), equals: ["Apple tree", "Apricot tree"])
    window.click("other")
    expect(shown(window).isEmpty)
  }
  @Test func `arrows choose and Return puts the text in, which one undo takes back`() throws {
    let window = window()
    window.click("field")
    window.type("Ap")
    window.press(.downArrow)
    window.press(.downArrow)
    window.press(.return)
    try expect(value(window), equals: "Apricot")
    expect(shown(window).isEmpty)
    try expect(window.element("log").label, equals: "nothing")
    window.press("z", modifiers: .command)
    try expect(value(window), equals: "Ap")
  }
  @Test func `without a choice Return submits`() throws {
    let window = window()
    window.click("field")
    window.type("Ap")
    window.press(.downArrow)
    window.press(.upArrow)
    window.press(.return)
    try expect(window.element("log").label, equals: "submitted Ap")
    expect(shown(window).isEmpty)
  }
  @Test func `a click puts the text in, and the field keeps focus`() throws {
    let window = window()
    window.click("field")
    choose(window, "Pear tree")
    try expect(value(window), equals: "Pear")
    try expect(window.element("field").isFocused)
    expect(shown(window).isEmpty)
  }
  @Test func `Escape closes the list until the text changes`() {
    let window = window()
    window.click("field")
    window.press(.escape)
    expect(shown(window).isEmpty)
    window.type("P")
    expect(shown(window), equals: ["Pear tree"])
  }
  @Test func `keys of an input method stay its own`() throws {
    let window = window()
    window.click("field")
    window.compose("A")
    window.press(.downArrow)
    window.press(.return)
    try expect(value(window) != "Apple")
  }
  @Test func `sections have headings, and views without a text cannot be chosen`() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("Place", text: $text)
          .textInputSuggestions {
            Section("Near") {
              Text("Hall").textInputCompletion("12 Road")
              Text("Closed")
            }
          }
          .accessibilityIdentifier("field")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page() }
    window.click("field")
    expect(shown(window), equals: ["Hall"])
    window.press(.downArrow)
    window.press(.return)
    try expect(value(window), equals: "12 Road")
  }
  @Test func `the list is drawn below the field, over what is there`() throws {
    let window = window()
    window.click("field")
    let field = try window.element("field").frame
    let first = try require(window.find { $0.label == "Apple tree" })
    expect(first.frame.minY > field.maxY)
    expect(window.displayList.contains("Apple tree"))
  }
}

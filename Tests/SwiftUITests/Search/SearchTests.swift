import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Fruit: View {
  @State private var text = ""
  @State private var log = ""
  @State private var scope = "All"
  var body: some View {
    VStack {
      Text("text \(text)").accessibilityIdentifier("text")
      Text("log \(log)").accessibilityIdentifier("log")
      Text("scope \(scope)").accessibilityIdentifier("scope")
      Button("page") {}.accessibilityIdentifier("page")
      Status()
    }
    .searchable(text: $text, prompt: "Fruit")
    .searchSuggestions {
      ForEach(["Apple", "Apricot", "Pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
        Text("try \($0)").searchCompletion($0)
      }
    }
    .searchScopes($scope) {
      Text("All").tag("All")
      Text("Trees").tag("Trees")
    }
    .onSubmit(of: .search) { log += "searched \(text) " }
  }
  struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "idle").accessibilityIdentifier("status")
      Button("dismiss") { dismissSearch() }.accessibilityIdentifier("dismiss")
    }
  }
}

private struct Token: Identifiable, Hashable {
  var id: String
}
private struct Tokens: View {
  @State private var text = ""
  @State private var tokens = [Token(id: "red"), Token(id: "sweet")]
  @State private var suggested = [Token(id: "green")]
  var body: some View {
    Text(tokens.map(\.id).joined(separator: " ")).accessibilityIdentifier("tokens")
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
  }
}

private struct Presented: View {
  @State private var text = ""
  @State private var isPresented = false
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Button("present") { isPresented = true }.accessibilityIdentifier("present")
      Button("focus") { isFocused = true }.accessibilityIdentifier("focus")
      Text(isPresented ? "presented" : "not presented").accessibilityIdentifier("state")
    }
    .searchable(text: $text, isPresented: $isPresented)
    .searchFocused($isFocused)
  }
}

@MainActor struct SearchTests {
  private func window() -> TestWindow { TestWindow { BarPage { Fruit() } } }

  @Test func `the bar has a field for what is searched`() throws {
    let window = window()
    let field = try window.element("search").frame
    expect(field.maxX > 700 && field.maxY < 46)
    window.click("search")
    window.type("Ap")
    try expect(window.element("text").label, equals: "text Ap")
  }

  @Test func `Control-F goes to the field and Escape clears and leaves it`() throws {
    let window = window()
    window.press("f", modifiers: .command)
    expect(window.focused, equals: "search")
    try expect(window.element("status").label, equals: "searching")
    window.type("Pe")
    window.press(.escape)
    try expect(window.element("text").label, equals: "text ")
    try expect(window.element("status").label, equals: "idle")
    expect(window.focused != "search")
  }

  @Test func `Return searches`() throws {
    let window = window()
    window.click("search")
    window.type("Fig\n")
    try expect(window.element("log").label, equals: "log searched Fig ")
  }

  @Test func `arrows go through the suggestions and Return takes one`() throws {
    let window = window()
    window.click("search")
    window.type("Ap")
    expect(window.find { $0.label == "try Apricot" } != nil)
    expect(window.find { $0.label == "try Pear" } == nil)
    window.press(.downArrow)
    window.press(.downArrow)
    try expect(window.element("suggestion 2").isSelected)
    window.press(.return)
    try expect(window.element("text").label, equals: "text Apricot")
    expect(window.find { $0.label == "try Apricot" } == nil)
  }

  @Test func `a click takes a suggestion`() throws {
    let window = window()
    window.click("search")
    window.click("suggestion 3")
    try expect(window.element("text").label, equals: "text Pear")
  }

  @Test func `scopes are shown while one searches and select`() throws {
    let window = window()
    expect(window.find { $0.identifier == "scope 2" } == nil)
    window.click("search")
    window.click("scope 2")
    try expect(window.element("scope").label, equals: "scope Trees")
    try expect(window.element("scope 2").isSelected)
  }

  @Test func `the page can end the search`() throws {
    let window = window()
    window.click("search")
    window.type("Ap")
    window.press(.return)
    window.click("dismiss")
    try expect(window.element("text").label, equals: "text ")
    try expect(window.element("status").label, equals: "idle")
  }

  @Test func `Backspace before the text takes the last token away`() throws {
    let window = TestWindow { BarPage { Tokens() } }
    window.click("search")
    window.press(.delete)
    try expect(window.element("tokens").label, equals: "red")
  }

  @Test func `a suggested token moves to the tokens`() throws {
    let window = TestWindow { BarPage { Tokens() } }
    window.click("search")
    window.press(.downArrow)
    window.press(.return)
    try expect(window.element("tokens").label, equals: "red sweet green")
  }

  @Test func `the app presents and focuses the search`() throws {
    let window = TestWindow { BarPage { Presented() } }
    window.click("present")
    expect(window.focused, equals: "search")
    window.press(.escape)
    try expect(window.element("state").label, equals: "not presented")
    window.click("focus")
    expect(window.focused, equals: "search")
    try expect(window.element("state").label, equals: "presented")
  }

  @Test func `on a phone the field is in a row of its own and has a way out`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) {
      BarPage { Fruit().navigationTitle("Fruit") }
    }
    let field = try window.element("search").frame
    expect(field.width > 250)
    window.click("search")
    window.type("Ap")
    window.click("cancel search")
    try expect(window.element("text").label, equals: "text ")
  }

  @Test func `on a phone Tab leads from the field to the way out, and on`() throws {
    let window = TestWindow(
      size: CGSize(width: 390, height: 700), idiom: .phone, settings: .init(hasKeyboardNavigation: true)
    ) {
      BarPage { Fruit().navigationTitle("Fruit") }
    }
    window.click("search")
    window.press(.tab)
    expect(window.focused, equals: "cancel search")
    window.press(.tab)
    expect(window.focused != "cancel search" && window.focused != "search")
    // The search had no text, and has ended.
    expect(window.find { $0.identifier == "cancel search" } == nil)
    window.click("search")
    window.press(.tab)
    window.press(.space)
    expect(window.find { $0.identifier == "cancel search" } == nil)
  }

  @Test func `a minimized search is a button until one searches`() throws {
    let window = TestWindow { BarPage { Fruit().searchToolbarBehavior(.minimize) } }
    expect(window.find { $0.identifier == "search" } == nil)
    window.click("search button")
    expect(window.focused, equals: "search")
  }

  @Test func `on a phone the title makes room for a search unless it is to stay`() {
    func hasTitle(_ behavior: SearchPresentationToolbarBehavior) -> Bool {
      let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) {
        BarPage { Fruit().navigationTitle("Garden").searchPresentationToolbarBehavior(behavior) }
      }
      window.click("search")
      return window.find { $0.label == "Garden" } != nil
    }
    expect(!hasTitle(.automatic))
    expect(hasTitle(.avoidHidingContent))
  }

  @Test func `on a phone and a narrow pad the suggestions are below the scopes`() throws {
    for idiom in [Idiom.phone, .pad] {
      let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: idiom) {
        BarPage { Fruit().navigationTitle("Fruit") }
      }
      window.click("search")
      window.type("A")
      let scope = try window.element("scope 2").frame, list = try window.element("suggestion 1").frame
      expect(!scope.intersects(list), "\(idiom)")
      window.click("scope 2")
      try expect(window.element("scope").label, equals: "scope Trees")
      window.click("search")
      window.click("suggestion 1")
      try expect(window.element("text").label, equals: "text Apple")
    }
  }

  @Test func `a token can be changed through its binding`() throws {
    struct Sizes: View {
      @State private var text = ""
      @State private var tokens = [Size(id: "red", isLarge: false), Size(id: "sweet", isLarge: false)]
      var body: some View {
        Text(tokens.map { "\($0.id)\($0.isLarge ? "!" : "")" }.joined(separator: " ")).accessibilityIdentifier("tokens")
          .searchable(text: $text, editableTokens: $tokens) { $token in
            Button(token.id) { token.isLarge.toggle() }.accessibilityIdentifier("token " + token.id)
          }
      }
      struct Size: Identifiable {
        var id: String
        var isLarge: Bool
      }
    }
    let window = TestWindow { BarPage { Sizes() } }
    window.click("token sweet")
    try expect(window.element("tokens").label, equals: "red sweet!")
    window.click("search")
    window.press(.delete)
    try expect(window.element("tokens").label, equals: "red")
  }

  @Test func `a search without results says so, with its text`() throws {
    struct Results: View {
      @State private var text = ""
      var body: some View {
        VStack {
          ContentUnavailableView.search
          ContentUnavailableView.search(text: "Figs")
        }
        .searchable(text: $text)
      }
    }
    let window = TestWindow { BarPage { Results() } }
    expect(window.find { $0.label == "No Results" } != nil)
    expect(window.find { $0.label == "No Results for “Figs”" } != nil)
    window.click("search")
    window.type("Plum")
    expect(window.find { $0.label == "No Results for “Plum”" } != nil)
    expect(window.find { $0.label == "Check the spelling or try a new search." } != nil)
  }

  @Test func `a field for the middle of the bar stands there`() throws {
    let window = TestWindow { BarPage { Presented().searchable(text: .constant(""), placement: .toolbarPrincipal) } }
    expect(abs(try window.element("search").frame.midX - 400) < 30)
  }

  @Test func `spoken words are not written here, which is said once where it is asked for`() {
    let window = TestWindow { BarPage { Fruit().searchDictationBehavior(.inline(activation: .onSelect)) } }
    expect(window.reports.filter { $0.contains("searchDictationBehavior") }.count, equals: 1)
    let quiet = TestWindow {
      BarPage { Fruit().searchDictationBehavior(.preventDictation).searchDictationBehavior(.automatic) }
    }
    expect(quiet.reports, equals: [])
  }
}

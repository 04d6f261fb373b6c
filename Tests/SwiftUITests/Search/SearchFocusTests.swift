import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Cards that go away while they do not match.
private struct Cards: View {
  @State private var text = ""
  @State private var isFirstThere = true
  @Environment(\.dismissSearch) private var dismiss
  let names = ["Apple", "Fig", "Pear"]
  var body: some View {
    VStack {
      ForEach(names.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { name in
        if name != "Apple" || isFirstThere { Button(name) {}.accessibilityIdentifier(name) }
      }
      Button("remove") { isFirstThere = false }.focusable(false).accessibilityIdentifier("remove")
      Ending()
    }
    .searchable(text: $text)
  }
  struct Ending: View {
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("end") { dismissSearch() }.focusable(false).accessibilityIdentifier("end") }
  }
}

/// When a search ends.
@MainActor struct SearchFocusTests {}

extension SearchFocusTests {
  private func window(_ idiom: Idiom = .desktop) -> TestWindow { TestWindow(idiom: idiom) { BarPage { Cards() } } }

  @QuickTesting.Test func `Escape gives focus back to what had it before the field`() {
    let window = window()
    window.tab(to: "Fig")
    window.press("f", modifiers: .command)
    expect(window.focused, equals: "search")
    window.press(.escape)
    expect(window.focused, equals: "Fig")
    expect(window.focusTrace.last?.rule, equals: "Focus goes back to where it was before.")
  }
  @QuickTesting.Test func `a row that was made anew meanwhile has focus again`() {
    let window = window()
    window.tab(to: "Fig")
    window.press("f", modifiers: .command)
    window.type("Pe")
    expect(window.find { $0.identifier == "Fig" } == nil)
    window.press(.escape)
    expect(window.focused, equals: "Fig")
  }
  @QuickTesting.Test func `where that is gone, Escape finds focus by the rules for lost views`() {
    let window = window()
    window.tab(to: "Apple")
    window.press("f", modifiers: .command)
    window.click("remove")
    expect(window.focused, equals: "search")
    window.press(.escape)
    expect(window.focused != nil && window.focused != "search")
  }
  @QuickTesting.Test func `Escape in a field that was clicked leaves focus somewhere, for the next key`() {
    let window = window()
    expect(window.focused == nil)
    window.click("search")
    window.press(.escape)
    expect(window.focused != nil && window.focused != "search")
  }
  @QuickTesting.Test func `the app's way out gives focus back too, and finds none where nothing had it`() {
    let window = window()
    window.click("search")
    window.click("end")
    expect(window.focused == nil)
    window.tab(to: "Pear")
    window.press("f", modifiers: .command)
    window.click("end")
    expect(window.focused, equals: "Pear")
  }
  @QuickTesting.Test func `a focus state of the app says where focus is afterwards`() throws {
    struct Page: View {
      @State private var text = ""
      @FocusState private var isSearching: Bool
      @FocusState private var isOnButton: Bool
      var body: some View {
        VStack {
          Button("Fig") {}.focused($isOnButton).accessibilityIdentifier("Fig")
          Text("\(isSearching ? "field" : "") \(isOnButton ? "button" : "")").accessibilityIdentifier("state")
        }
        .searchable(text: $text).searchFocused($isSearching)
      }
    }
    let window = TestWindow { BarPage { Page() } }
    window.tab(to: "Fig")
    window.press("f", modifiers: .command)
    try expect(window.element("state").label, equals: "field ")
    window.press(.escape)
    try expect(window.element("state").label, equals: " button")
  }
}

/// The title of a column on a television.
@MainActor struct TelevisionTitleTests {}

extension TelevisionTitleTests {
  private func titles(_ title: String, width: CGFloat) -> String {
    let window = TestWindow(text: .real, size: CGSize(width: width, height: 540), idiom: .tv) {
      NavigationSplitView {
        List { Text("One") }.navigationTitle(title).toolbar { Button("Add", systemImage: "plus") {} }
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
    }
    return window.displayList
  }
  @Test(arguments: ["Cookbook", "Breakfasts and Desserts"]) func `is smaller where it would be cut`(_ title: String) {
    let list = titles(title, width: 960)
    expect(!list.contains("…"), "\(list)")
    expect(list.contains(title.prefix(8)))
  }
}

extension TestWindow {
  /// Presses Tab until a view has focus.
  @MainActor fileprivate func tab(to identifier: String) {
    for _ in 0..<20 where focused != identifier { press(.tab) }
    expect(focused, equals: identifier)
  }
}

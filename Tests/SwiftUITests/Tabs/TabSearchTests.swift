import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Searches of tab views.
@MainActor struct TabSearchTests {
  @Observable final class Finder {
    var text = ""
    var choice = "a"
    var isPresented = false
    init() {}
    nonisolated deinit {}
  }
  private struct Around: View {
    @Bindable var finder: Finder
    var hasTab = true
    var activation = TabSearchActivation.automatic
    var body: some View {
      NavigationStack {
        TabView(selection: $finder.choice) {
          Tab("A", systemImage: "house", value: "a") { Text("page a").accessibilityIdentifier("page") }
          Tab("B", systemImage: "house", value: "b") { Text("page b").accessibilityIdentifier("page") }
          if hasTab { Tab(value: "s", role: .search) { Text("page s").accessibilityIdentifier("page") } }
        }
        .searchable(text: $finder.text, isPresented: $finder.isPresented)
        .tabViewSearchActivation(activation)
      }
    }
  }
  private struct Inside: View {
    @Bindable var finder: Finder
    let activation: TabSearchActivation
    var body: some View {
      TabView(selection: $finder.choice) {
        Tab("A", systemImage: "house", value: "a") { Text("page a").accessibilityIdentifier("page") }
        Tab(value: "s", role: .search) {
          NavigationStack { Text("page s").accessibilityIdentifier("page").searchable(text: $finder.text) }
        }
      }
      .tabViewSearchActivation(activation)
    }
  }
  private func hasField(_ window: TestWindow) -> Bool { window.find { $0.identifier == "search" } != nil }

  @Test func `a search tab has a label of its own and stands last`() throws {
    let window = TestWindow {
      TabView {
        Tab(role: .search) { Text("s") }
        Tab("B", systemImage: "house") { Text("b") }
      }
    }
    try expect(require(window.tab("Search")).frame.minX > require(window.tab("B")).frame.minX)
  }
  @Test func `the search around a tab view belongs to its search tab`() {
    let finder = Finder(), window = TestWindow { Around(finder: finder) }
    expect(!hasField(window))
    window.change { finder.choice = "s" }
    expect(hasField(window))
    window.click("search")
    window.type("x")
    expect(finder.text, equals: "x")
    window.change { finder.choice = "a" }
    expect(!hasField(window) && finder.text == "x" && !finder.isPresented)
  }
  @Test func `without a search tab the search is for all tabs, and begins anew with each`() {
    let finder = Finder(), window = TestWindow { Around(finder: finder, hasTab: false) }
    expect(hasField(window))
    window.click("search")
    window.type("x")
    window.change { finder.choice = "b" }
    expect(hasField(window) && finder.text.isEmpty && !finder.isPresented)
  }
  @Test func `the search tab waits for the user unless the app says otherwise`() {
    let finder = Finder(), window = TestWindow { Around(finder: finder) }
    window.chooseTab("Search")
    expect(finder.choice == "s" && window.focused != "search" && !finder.isPresented)
  }
  @Test func `selecting the search tab begins the search, and ending it selects the tab before`() {
    let finder = Finder(), window = TestWindow { Around(finder: finder, activation: .searchTabSelection) }
    window.chooseTab("B")
    window.chooseTab("Search")
    expect(window.focused == "search" && finder.isPresented)
    window.type("x")
    window.press(.escape)
    expect(finder.choice == "b" && finder.text.isEmpty && !finder.isPresented)
    window.chooseTab("Search")
    expect(window.focused == "search" && window.reports.isEmpty)
  }
  @Test func `a search in the page of the search tab is begun and ended just so`() {
    let finder = Finder(), window = TestWindow { Inside(finder: finder, activation: .searchTabSelection) }
    window.chooseTab("Search")
    expect(finder.choice == "s" && window.focused == "search")
    window.press(.escape)
    expect(finder.choice == "a" && window.label("page") == "page a")
    window.chooseTab("Search")
    expect(window.focused, equals: "search")
  }
}

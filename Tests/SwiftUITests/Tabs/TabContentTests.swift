import HearthTesting
import SwiftUI
import Testing

/// What can be said of tabs, and how they are put together.
@MainActor struct TabContentTests {
  @Test func `a tab has the name and the identifier that are said of it`() throws {
    let window = TestWindow {
      TabView {
        Tab("A", systemImage: "house") { Text("a") }.accessibilityIdentifier("first").accessibilityLabel("Named")
        Tab("B", systemImage: "house") { Text("b") }.accessibilityValue("full").accessibilityIdentifier("unused", isEnabled: false)
      }
    }
    #expect(try window.element("first").label == "Named")
    #expect(window.tab("B")?.value == "full" && window.tab("B")?.identifier == "")
  }
  @Test func `a tab without a title is called by its image`() {
    let window = TestWindow {
      TabView {
        Text("a").tabItem { Image(systemName: "star").accessibilityLabel("Favorites") }
        Text("b").tabItem { Image(systemName: "house"); Text("Home") }
      }
    }
    #expect(window.tab("Favorites") != nil && window.tab("Home") != nil)
  }
  @Test func `a popover points at its tab`() {
    struct Pointing: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Text("a") }
          Tab("B", systemImage: "house") { Text("b") }.popover(isPresented: $log.flag) { Text("news").accessibilityIdentifier("news") }
        }
      }
    }
    let log = TabLog(), window = TestWindow { Pointing(log: log) }
    #expect(window.find { $0.identifier == "news" } == nil)
    window.change { log.flag = true }
    window.advance(by: .seconds(1))
    #expect(window.find { $0.identifier == "news" } != nil)
  }
  @Test func `what is said of a group of tabs counts for each`() {
    let window = TestWindow {
      TabView {
        Tab("A", systemImage: "house") { Text("a").accessibilityIdentifier("page") }
        Group {
          Tab("B", systemImage: "house") { Text("b").accessibilityIdentifier("page") }
          Tab("C", systemImage: "house") { Text("c").accessibilityIdentifier("page") }
        }
        .disabled(true)
      }
    }
    window.chooseTab("B")
    window.chooseTab("C")
    #expect(window.label("page") == "a")
  }
  @Test func `tabs of any type, and those of conditions, are tabs`() {
    struct Chosen: View {
      let log: TabLog
      var body: some View {
        TabView {
          AnyTabContent(Tab("Any", systemImage: "house") { Text("any") })
          if log.flag { Tab("On", systemImage: "house") { Text("on") } } else { Tab("Off", systemImage: "house") { Text("off") } }
        }
      }
    }
    let log = TabLog(), window = TestWindow { Chosen(log: log) }
    #expect(window.tab("Any") != nil && window.tab("Off") != nil && window.tab("On") == nil)
    window.change { log.flag = true }
    #expect(window.tab("Off") == nil && window.tab("On") != nil)
  }
  @Test func `of tab views in each other the one around the focus hears the keys`() {
    struct Nested: View {
      var body: some View {
        TabView {
          Tab("Outer", systemImage: "house") {
            TabView {
              Tab("One", systemImage: "house") { Button("one") {}.accessibilityIdentifier("one") }
              Tab("Two", systemImage: "house") { Button("two") {}.accessibilityIdentifier("two") }
            }
          }
          Tab("Last", systemImage: "house") { Text("last").accessibilityIdentifier("last") }
        }
      }
    }
    let window = TestWindow { Nested() }
    for _ in 0..<3 { window.press(.tab) }
    #expect(window.focused == "one")
    window.press(.tab, modifiers: .command)
    #expect(window.find { $0.identifier == "two" } != nil && window.find { $0.identifier == "last" } == nil)
  }
  @Test func `pinned tabs stand before the search, those of a sidebar alone in no bar`() throws {
    let window = TestWindow {
      TabView {
        Tab("Pinned", systemImage: "house") { Text("p") }.tabPlacement(.pinned)
        Tab(role: .search) { Text("s") }
        Tab("Plain", systemImage: "house") { Text("a") }
        Tab("Aside", systemImage: "house") { Text("b") }.tabPlacement(.sidebarOnly)
      }
    }
    let places = try ["Plain", "Pinned", "Search"].map { try #require(window.tab($0)).frame.minX }
    #expect(places == places.sorted() && window.tab("Aside") == nil)
  }
}

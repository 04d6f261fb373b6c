import HearthTesting
import QuickTesting
import SwiftUI

private struct AnyBody: View {
  let name: String
  var body: some View { AnyView(Text(name).accessibilityIdentifier("page")) }
}
private struct AvailableBody: View {
  let name: String
  @State private var isOn = true
  var body: some View {
    if #available(iOS 16.0, *), isOn { Text(name).accessibilityIdentifier("page") } else { Image(systemName: "star") }
  }
}
private struct ChosenBody: View {
  let log: TabLog
  let name: String
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    if scheme == .dark {
      EmptyView()
    } else {
      Text(name).accessibilityIdentifier("page")
      Text(log.flag ? "flag \(count)" : "no flag").accessibilityIdentifier("count")
      Button("add") { count += 1 }.accessibilityIdentifier("add")
    }
  }
}
private struct SeveralBody: View {
  let name: String
  var body: some View {
    Text(name).accessibilityIdentifier("page")
    Text("second").accessibilityIdentifier("second")
  }
}
private struct OptionalBody: View {
  let name: String?
  var body: some View { if let name { Text(name).accessibilityIdentifier("page") } }
}
private struct ModelBody: View {
  @Environment(TabLog.self) private var log
  var body: some View {
    if log.flag { EmptyView() } else { Text("names \(log.names.count)").accessibilityIdentifier("page") }
  }
}

/// What can be said of tabs, and how they are put together.
@MainActor struct TabContentTests {
  @Test func `a tab has the name and the identifier that are said of it`() throws {
    let window = TestWindow {
      TabView {
        Tab("A", systemImage: "house") { Text("a") }.accessibilityIdentifier("first").accessibilityLabel("Named")
          .accessibilityInputLabels(["Home", "Start"])
        Tab("B", systemImage: "house") { Text("b") }.accessibilityValue("full").accessibilityIdentifier(
          "unused", isEnabled: false)
      }
    }
    try expect(window.element("first").label, equals: "Named")
    try expect(window.element("first").inputLabels, equals: ["Home", "Start"])
    expect(window.tab("B")?.value == "full" && window.tab("B")?.identifier == "")
  }
  @Test func `a tab without a title is called by its image`() {
    let window = TestWindow {
      TabView {
        Text("a").tabItem { Image(systemName: "star").accessibilityLabel("Favorites") }
        Text("b").tabItem {
          Image(systemName: "house"); Text("Home")
        }
      }
    }
    expect(window.tab("Favorites") != nil && window.tab("Home") != nil)
  }
  @Test func `a popover points at its tab`() {
    struct Pointing: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Text("a") }
          Tab("B", systemImage: "house") { Text("b") }.popover(isPresented: $log.flag) {
            Text("news").accessibilityIdentifier("news")
          }
        }
      }
    }
    let log = TabLog(), window = TestWindow { Pointing(log: log) }
    expect(window.find { $0.identifier == "news" } == nil)
    window.change { log.flag = true }
    window.advance(by: .seconds(1))
    expect(window.find { $0.identifier == "news" } != nil)
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
    expect(window.label("page"), equals: "a")
  }
  @Test func `a view with a tab item is one tab, whatever its body is`() throws {
    let log = TabLog()
    log.choice = "any"
    let window = TestWindow {
      TabView(selection: Bindable(log).choice) {
        AnyBody(name: "any").tabItem { Text("Any") }.tag("any")
        AvailableBody(name: "available").tabItem { Text("Available") }.tag("available")
        ChosenBody(log: log, name: "chosen").tabItem { Text("Chosen") }.tag("chosen")
        SeveralBody(name: "several").tabItem { Text("Several") }.tag("several")
        OptionalBody(name: "optional").tabItem { Text("Optional") }.tag("optional")
      }
    }
    for name in ["Any", "Available", "Chosen", "Several", "Optional"] {
      window.chooseTab(name)
      expect(log.choice, equals: name.lowercased())
      expect(window.label("page"), equals: name.lowercased())
    }
    window.chooseTab("Several")
    let first = try window.element("page").frame, second = try window.element("second").frame
    expect(abs(first.midX - second.midX) <= 1 && second.minY >= first.maxY)
    expect(window.reports, equals: [])
  }
  @Test func `a condition in the body of a tab keeps the tab and its state`() {
    let log = TabLog()
    let window = TestWindow {
      TabView {
        ChosenBody(log: log, name: "chosen").tabItem { Text("Chosen") }
        Text("other").accessibilityIdentifier("page").tabItem { Text("Other") }
      }
    }
    window.click("add")
    window.change { log.flag = true }
    expect(window.label("page") == "chosen" && window.label("count") == "flag 1")
    window.chooseTab("Other")
    expect(window.label("page"), equals: "other")
    window.chooseTab("Chosen")
    expect(window.label("count"), equals: "flag 1")
  }
  @Test func `tab items of views with any body work in loops, groups and conditions`() {
    let log = TabLog()
    let window = TestWindow {
      TabView {
        ForEach(["one", "two"], id: \.self) { name in AnyBody(name: name).tabItem { Text(name) }.tag(name) }
        Group { SeveralBody(name: "grouped").tabItem { Text("grouped") } }
        if log.names.count == 3 {
          AvailableBody(name: "if").tabItem { Text("if") }
        } else {
          AnyBody(name: "else").tabItem { Text("else") }
        }
        AnyView(AnyBody(name: "erased").tabItem { Text("erased") })
      }
    }
    for name in ["one", "two", "grouped", "if", "erased"] {
      window.chooseTab(name)
      expect(window.label("page"), equals: name)
    }
    expect(window.tab("else") == nil && window.reports == [])
  }
  @Test func `modifiers before and after a tab item reach a page with any body`() {
    let log = TabLog()
    let window = TestWindow {
      TabView {
        ModelBody().environment(log).tabItem { Text("before") }
        ModelBody().tabItem { Text("after") }.environment(log).onAppear { log.log.append("appeared") }
        ModelBody().padding().tabItem { Text("id") }.tag(3).id("page").environment(log)
      }
    }
    for name in ["before", "after", "id"] {
      window.chooseTab(name)
      expect(window.label("page"), equals: "names 3")
    }
    expect(log.log, equals: ["appeared"])
  }
  @Test func `a view with several tabs in its body keeps them under modifiers, and its body reads what they set`() {
    struct Inner: View {
      @Environment(TabLog.self) private var log
      @State private var first = "first"
      var body: some View {
        AnyBody(name: first).tabItem { Text("first") }
        if log.flag { AnyBody(name: "second").tabItem { Text("second") } }
      }
    }
    let log = TabLog()
    let window = TestWindow { TabView { Inner().environment(log) } }
    expect(window.tab("first") != nil && window.tab("second") == nil)
    window.change { log.flag = true }
    window.chooseTab("second")
    expect(window.label("page"), equals: "second")
    window.chooseTab("first")
    expect(window.label("page"), equals: "first")
  }
  @Test func `pages with tags and any body are pages`() {
    let log = TabLog()
    log.choice = "two"
    let window = TestWindow(idiom: .phone) {
      TabView(selection: Bindable(log).choice) {
        AnyBody(name: "one").tag("one")
        AvailableBody(name: "two").tag("two")
      }
      .tabViewStyle(.page)
    }
    expect(window.label("page") == "two" && window.reports == [])
  }
  @Test func `tabs of any type, and those of conditions, are tabs`() {
    struct Chosen: View {
      let log: TabLog
      var body: some View {
        TabView {
          AnyTabContent(Tab("Any", systemImage: "house") { Text("any") })
          if log.flag {
            Tab("On", systemImage: "house") { Text("on") }
          } else {
            Tab("Off", systemImage: "house") { Text("off") }
          }
        }
      }
    }
    let log = TabLog(), window = TestWindow { Chosen(log: log) }
    expect(window.tab("Any") != nil && window.tab("Off") != nil && window.tab("On") == nil)
    window.change { log.flag = true }
    expect(window.tab("Off") == nil && window.tab("On") != nil)
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
    expect(window.focused, equals: "one")
    window.press(.tab, modifiers: .command)
    expect(window.find { $0.identifier == "two" } != nil && window.find { $0.identifier == "last" } == nil)
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
    let places = try ["Plain", "Pinned", "Search"].map { try require(window.tab($0)).frame.minX }
    expect(places == places.sorted() && window.tab("Aside") == nil)
  }
}

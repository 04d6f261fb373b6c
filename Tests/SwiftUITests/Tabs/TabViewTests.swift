import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct TabViewTests {
  private static func window(_ isTagged: Bool, _ log: TabLog, idiom: Idiom = .desktop) -> TestWindow {
    isTagged ? TestWindow(idiom: idiom) { TaggedTabs(log: log) } : TestWindow(idiom: idiom) { ValuedTabs(log: log) }
  }

  @Test(arguments: [true, false]) func `a click on a tab shows its page and writes the selection`(isTagged: Bool) throws
  {
    let log = TabLog(), window = Self.window(isTagged, log)
    expect(window.label("page") == "page a" && window.selectedTabs == ["Alpha"])
    window.chooseTab("Beta")
    expect(window.label("page") == "page b" && log.choice == "b" && window.selectedTabs == ["Beta"])
    window.chooseTab("D")
    expect(window.label("page") == "page d" && log.choice == "d")
    expect(window.tab("Beta")?.value, equals: "3")
    expect(window.reports.isEmpty)
  }
  @Test(arguments: [true, false]) func `the app selects by writing the value`(isTagged: Bool) {
    let log = TabLog(), window = Self.window(isTagged, log)
    window.change { log.choice = "c" }
    expect(window.label("page") == "page c" && window.selectedTabs == ["C"])
  }
  @Test(arguments: [true, false]) func `a page is made when it is first shown, and keeps its state`(isTagged: Bool) {
    let log = TabLog(), window = Self.window(isTagged, log)
    expect(log.made.contains("a") && !log.made.contains("b") && !log.made.contains("d"))
    window.click("add")
    window.chooseTab("Beta")
    expect(window.label("count"), equals: "count 0")
    window.chooseTab("Alpha")
    expect(window.label("count"), equals: "count 1")
    expect(!log.made.contains("c"))
  }
  @Test(arguments: [true, false]) func `pages appear and disappear, and their tasks end and begin`(isTagged: Bool) async
  {
    let log = TabLog(), window = Self.window(isTagged, log)
    await window.settleTasks()
    expect(log.log, equals: ["+a", "task a"])
    window.chooseTab("Beta")
    await window.settleTasks()
    expect(Set(log.log.suffix(4)), equals: ["+b", "-a", "task b", "cancelled a"])
    window.chooseTab("Alpha")
    await window.settleTasks()
    expect(Set(log.log.suffix(4)), equals: ["+a", "-b", "task a", "cancelled b"])
  }
  @QuickTesting.Test func `tabs without a selection keep it themselves`() {
    let log = TabLog()
    let window = TestWindow {
      TabView {
        Tab("One", systemImage: "house") { TabPageView(name: "1", log: log) }
        Tab("Two", systemImage: "star") { TabPageView(name: "2", log: log) }
      }
    }
    expect(window.label("page"), equals: "page 1")
    window.chooseTab("Two")
    expect(window.label("page") == "page 2" && window.selectedTabs == ["Two"])
    let old = TestWindow {
      TabView {
        TabPageView(name: "1", log: log).tabItem { Text("One") }
        TabPageView(name: "2", log: log).tabItem { Text("Two") }
      }
    }
    old.chooseTab("Two")
    expect(old.label("page"), equals: "page 2")
  }
  @QuickTesting.Test func `an optional selection finds its tab, and shows the first one without a value`() {
    let log = TabLog()
    struct Optionals: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView(selection: $log.optional) {
          TabPageView(name: "a", log: log).tabItem { Text("A") }.tag("a")
          TabPageView(name: "b", log: log).tabItem { Text("B") }.tag("b")
        }
      }
    }
    let window = TestWindow { Optionals(log: log) }
    expect(window.label("page") == "page a" && window.reports.isEmpty)
    window.chooseTab("B")
    expect(log.optional == "b" && window.label("page") == "page b")
  }
  @QuickTesting.Test func `a selection that no tab has is reported once, and the first tab is shown`() {
    let log = TabLog()
    log.choice = "z"
    let window = Self.window(true, log)
    expect(window.label("page"), equals: "page a")
    expect(window.reports.count == 1 && window.reports[0].contains("is the value of no tab"))
    window.change { log.flag.toggle() }
    expect(window.reports.count == 1 && log.choice == "z")
  }
  @QuickTesting.Test func `selecting the tab that is shown goes back to the root of its stack`() {
    let log = TabLog()
    struct Stacks: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView {
          Tab("Stack", systemImage: "house") {
            NavigationStack(path: $log.path) {
              NavigationLink("go", value: 1).accessibilityIdentifier("go")
                .navigationDestination(for: Int.self) { number in
                  Text(verbatim: "page \(number)").accessibilityIdentifier("page")
                  NavigationLink("on", value: number + 1).accessibilityIdentifier("go")
                }
            }
          }
          Tab("Other", systemImage: "star") { Text("other").accessibilityIdentifier("page") }
        }
      }
    }
    let window = TestWindow { Stacks(log: log) }
    window.click("go")
    window.click("go")
    expect(log.path == [1, 2] && window.label("page") == "page 2")
    window.chooseTab("Other")
    window.chooseTab("Stack")
    expect(log.path == [1, 2] && window.label("page") == "page 2")
    window.chooseTab("Stack")
    expect(log.path.isEmpty && window.label("page") == "nothing")
  }
  @QuickTesting.Test func `selecting the tab that is shown scrolls its page to the top`() {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      TabView {
        Tab("Rows", systemImage: "house") {
          ScrollView {
            ForEach(0..<50) { Text(verbatim: "row \($0)").frame(height: 40).accessibilityIdentifier("row \($0)") }
          }
        }
        Tab("Other", systemImage: "star") { Text("other") }
      }
    }
    let top = window.find { $0.identifier == "row 0" }?.frame.minY
    window.scroll(by: CGSize(width: 0, height: -500), at: CGPoint(x: 200, y: 200))
    window.advance(by: .seconds(1))
    expect(window.find { $0.identifier == "row 0" }?.frame.minY != top)
    window.chooseTab("Rows")
    window.advance(by: .seconds(1))
    expect(window.find { $0.identifier == "row 0" }?.frame.minY, equals: top)
  }
  @QuickTesting.Test func `a strip gives each tab what it needs, and becomes a menu where that is too much`() throws {
    func window(_ width: CGFloat, _ behavior: TabBarMinimizeBehavior = .automatic) -> TestWindow {
      TestWindow(size: CGSize(width: width, height: 300)) {
        TabView {
          Tab("One", systemImage: "house") { Text("one").accessibilityIdentifier("page") }
          Tab("A much longer name", systemImage: "star") { Text("two").accessibilityIdentifier("page") }
          Tab("Three", systemImage: "star") { Text("three").accessibilityIdentifier("page") }
        }
        .tabBarMinimizeBehavior(behavior)
      }
    }
    func widths(_ window: TestWindow) throws -> [CGFloat] {
      try [require(window.tab("One")), require(window.tab("A much longer name")), require(window.tab("Three"))].map(
        \.frame.width)
    }
    let roomy = try widths(window(900)), close = try widths(window(430)), narrow = try widths(window(260, .never))
    expect(roomy[0] == roomy[1] && roomy[1] == roomy[2])
    expect(close[0] < close[1] && close[2] < close[1] && close.reduce(0, +) <= 430 - 32)
    expect(narrow.reduce(0, +) <= 260 - 31 && narrow[0] <= narrow[1])
    let menu = window(260)
    expect(menu.tab("One") == nil)
    menu.click("tab-menu")
    let item = try require(menu.find { $0.label == "Three" })
    menu.click(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    expect(menu.label("page"), equals: "three")
    menu.resize(to: CGSize(width: 900, height: 300))
    expect(menu.selectedTabs, equals: ["Three"])
  }
  @QuickTesting.Test func `tabs follow the data they are made from, and pages keep their state`() {
    let log = TabLog()
    struct Dynamic: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView(selection: $log.choice) {
          ForEach(log.names, id: \.self) { name in
            Tab(name, systemImage: "folder", value: name) { TabPageView(name: name, log: log) }
          }
        }
      }
    }
    let window = TestWindow { Dynamic(log: log) }
    window.click("add")
    window.change { log.names = ["x", "a", "b"] }
    expect(window.label("page") == "page a" && window.label("count") == "count 1")
    expect(window.tab("x") != nil && window.tab("c") == nil)
    window.change { log.names = ["x", "b"] }
    expect(window.label("page") == "page x" && log.log.contains("-a"))
  }
  @QuickTesting.Test func `tabs of an app's own type have state and environment`() {
    struct Extra: TabContent {
      let log: TabLog
      @State private var shows = false
      @Environment(\.isEnabled) private var isEnabled
      var body: some TabContent<String> {
        Tab("Extra", systemImage: "star", value: "e") {
          Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
        }
        if shows { Tab("Shown", systemImage: "star", value: "s") { TabPageView(name: "s", log: log) } }
      }
    }
    struct Owner: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView(selection: $log.choice) {
          Tab("Alpha", systemImage: "house", value: "a") { TabPageView(name: "a", log: log) }
          Extra(log: log)
        }
      }
    }
    let log = TabLog(), window = TestWindow { Owner(log: log) }
    window.chooseTab("Extra")
    expect(window.tab("Shown") == nil)
    window.click("toggle")
    expect(window.tab("Shown") != nil)
    window.click("toggle")
    expect(window.tab("Shown") == nil)
  }
  @QuickTesting.Test func `a label inside of the body of a content is found`() {
    struct Page: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("more") { count += 1 }.accessibilityIdentifier("more \(name)").tabItem {
          Text(verbatim: "\(name) \(count)")
        }
      }
    }
    let window = TestWindow {
      TabView {
        Page(name: "A")
        Page(name: "B")
      }
    }
    expect(window.tab("A 0") != nil && window.tab("B 0") != nil)
    window.click("more A")
    expect(window.tab("A 1") != nil)
    window.chooseTab("B 0")
    expect(window.find { $0.identifier == "more B" } != nil)
  }
  @QuickTesting.Test func `Control-Tab and Control-Page Down go round the tabs`() {
    let log = TabLog(), window = Self.window(false, log)
    window.press(.tab, modifiers: .command)
    expect(log.choice, equals: "b")
    window.press(.pageDown, modifiers: .command)
    window.press(.tab, modifiers: .command)
    window.press(.tab, modifiers: .command)
    expect(log.choice, equals: "a")
    window.press(.tab, modifiers: [.command, .shift])
    expect(log.choice, equals: "d")
    window.press(.pageUp, modifiers: .command)
    expect(log.choice, equals: "c")
  }
  @QuickTesting.Test func `the strip is one stop, in which arrows, Home and End choose`() {
    let log = TabLog(), window = Self.window(false, log)
    window.press(.tab)
    window.press(.rightArrow)
    expect(log.choice, equals: "b")
    window.press(.end)
    expect(log.choice, equals: "d")
    window.press(.leftArrow)
    expect(log.choice, equals: "c")
    window.press(.home)
    expect(log.choice, equals: "a")
    window.press(.tab)
    expect(window.focused, equals: "add")
  }
  @QuickTesting.Test func `from right to left the first tab is at the right, and the left arrow goes on`() throws {
    let log = TabLog()
    let window = TestWindow { ValuedTabs(log: log).environment(\.layoutDirection, .rightToLeft) }
    let alpha = try require(window.tab("Alpha")).frame, beta = try require(window.tab("Beta")).frame
    expect(alpha.minX > beta.minX)
    window.press(.tab)
    window.press(.leftArrow)
    expect(log.choice, equals: "b")
  }
  @QuickTesting.Test func `a disabled tab cannot be chosen, a hidden one is not shown`() {
    let log = TabLog()
    struct Limited: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView(selection: $log.choice) {
          Tab("Alpha", systemImage: "house", value: "a") { TabPageView(name: "a", log: log) }
          Tab("Beta", systemImage: "house", value: "b") { TabPageView(name: "b", log: log) }.disabled(true)
          Tab("Gamma", systemImage: "house", value: "c") { TabPageView(name: "c", log: log) }.hidden(log.flag)
        }
      }
    }
    let window = TestWindow { Limited(log: log) }
    window.chooseTab("Beta")
    expect(log.choice, equals: "a")
    window.press(.tab, modifiers: .command)
    expect(log.choice, equals: "c")
    window.change { log.flag = true }
    expect(window.tab("Gamma") == nil)
  }
  @QuickTesting.Test func `only the page that is shown is laid out, and switching leaks nothing`() {
    let log = TabLog(), window = Self.window(false, log)
    for name in ["b", "c", "d", "a"] { window.change { log.choice = name } }
    window.change { log.choice = "b" }
    let once = window.counters
    expect(once.bodies < 30 && once.nodesCreated == 0)
    let nodes = window.counters.nodesCreated - window.counters.nodesDestroyed
    window.resetCounters()
    for index in 0..<1_000 {
      log.choice = ["a", "b", "c", "d"][index % 4]
      window.settle()
    }
    expect(window.counters.nodesCreated - window.counters.nodesDestroyed <= max(0, nodes))
    expect(log.made.count < 20)
  }
  @QuickTesting.Test func `focus comes back to where it was in a tab`() {
    let log = TabLog(), window = Self.window(false, log)
    window.click("field")
    expect(window.focused, equals: "field")
    window.press(.tab, modifiers: .command)
    expect(window.focused == nil)
    window.press(.tab, modifiers: [.command, .shift])
    expect(window.focused, equals: "field")
  }
  @QuickTesting.Test func `the selected tab is restored`() {
    struct Own: View {
      @State private var choice = 1
      var body: some View {
        TabView(selection: $choice) {
          Tab("One", systemImage: "house", value: 1) { Text("one").accessibilityIdentifier("page") }
          Tab("Two", systemImage: "star", value: 2) { Text("two").accessibilityIdentifier("page") }
        }
      }
    }
    let window = TestWindow { Own() }
    window.chooseTab("Two")
    expect(window.quit().relaunch { Own() }.label("page"), equals: "two")
    struct Unbound: View {
      var body: some View {
        TabView {
          Text("one").accessibilityIdentifier("page").tabItem { Text("One") }
          Text("two").accessibilityIdentifier("page").tabItem { Text("Two") }
        }
      }
    }
    let other = TestWindow { Unbound() }
    other.chooseTab("Two")
    expect(other.quit().relaunch { Unbound() }.label("page"), equals: "two")
  }
}

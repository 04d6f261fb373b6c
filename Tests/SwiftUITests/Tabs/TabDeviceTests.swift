import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Tabs of phones, pads, televisions and watches.
@MainActor struct TabDeviceTests {
  private static let phone = CGSize(width: 390, height: 700)
  /// As many tabs as letters.
  private struct Letters: View {
    @Bindable var log: TabLog
    let letters: [String]
    var body: some View {
      TabView(selection: $log.choice) {
        ForEach(letters, id: \.self) { name in
          Tab(name.uppercased(), systemImage: "folder", value: name) {
            Text(verbatim: "page \(name)").accessibilityIdentifier("page")
          }
        }
      }
    }
  }
  private func window(_ letters: String, _ log: TabLog, idiom: Idiom, size: CGSize = Self.phone) -> TestWindow {
    TestWindow(size: size, idiom: idiom) { Letters(log: log, letters: letters.map { String($0) }) }
  }

  // MARK: - Phone

  @QuickTesting.Test func `a phone has its tabs in a bar below the page`() throws {
    let log = TabLog(), window = window("abc", log, idiom: .phone)
    let tab = try require(window.tab("B")), page = try window.element("page")
    expect(tab.frame.minY > page.frame.maxY && tab.frame.maxY == 700)
    expect(abs(tab.frame.width - (390 - 2 * 4) / 3) < 0.5)
    window.tap(at: CGPoint(x: tab.frame.midX, y: tab.frame.midY))
    expect(window.label("page"), equals: "page b")
  }
  @QuickTesting.Test func `a phone shows five tabs, of more tabs four and a way to the others`() throws {
    let log = TabLog()
    let five = window("abcde", log, idiom: .phone)
    expect(five.tab("E") != nil && five.tab("More") == nil)
    let six = window("abcdef", log, idiom: .phone)
    expect(six.tab("D") != nil && six.tab("E") == nil)
    six.click("more-tabs")
    expect(six.selectedTabs == ["More"] && six.tab("A") != nil)
    let row = try require(six.find { $0.label == "F" && $0.traits.contains(.isButton) })
    six.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    expect(log.choice == "f" && six.label("page") == "page f" && six.selectedTabs == ["More"])
    six.click("more-tabs")
    expect(six.find { $0.label == "E" && $0.traits.contains(.isButton) } != nil)
    six.chooseTab("A")
    expect(log.choice == "a" && six.label("page") == "page a" && six.selectedTabs == ["A"])
  }
  @QuickTesting.Test func `of more than five tabs a search tab stays on the bar, behind "More"`() throws {
    struct Page: View {
      var body: some View {
        TabView {
          ForEach(["A", "B", "C", "D", "E"], id: \.self) { name in
            Tab(name, systemImage: "house") { Text("page \(name)").accessibilityIdentifier("page") }
          }
          Tab(role: .search) { Text("page search").accessibilityIdentifier("page") }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Page() }
    let places = try ["A", "B", "C", "More", "Search"].map { try require(window.tab($0)).frame.minX }
    expect(places == places.sorted() && window.tab("D") == nil)
    window.chooseTab("Search")
    expect(window.label("page") == "page search" && window.selectedTabs == ["Search"])
    window.click("more-tabs")
    expect(window.find { $0.label == "D" && $0.traits.contains(.isButton) } != nil)
    expect(window.find { $0.label == "E" && $0.traits.contains(.isButton) } != nil)
  }
  @QuickTesting.Test func `the tab that is shown can be chosen again from the list of the others`() throws {
    let log = TabLog(), window = window("abcdef", log, idiom: .phone)
    window.change { log.choice = "e" }
    window.click("more-tabs")
    let row = try require(window.find { $0.label.hasPrefix("E") && $0.traits.contains(.isButton) })
    window.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    expect(window.label("page"), equals: "page e")
  }
  @QuickTesting.Test func `badges are the values of tabs, numbers and texts`() {
    let window = TestWindow(size: Self.phone, idiom: .phone) {
      TabView {
        Tab("A", systemImage: "house") { Text("a") }.badge(7)
        Tab("B", systemImage: "house") { Text("b") }.badge("New")
        Tab("C", systemImage: "house") { Text("c") }.badge(Text("Old"))
        Tab("D", systemImage: "house") { Text("d") }.badge(0)
        Tab("E", systemImage: "house") { Text("e") }
      }
    }
    expect(window.tab("A")?.value == "7" && window.tab("B")?.value == "New" && window.tab("C")?.value == "Old")
    expect(window.tab("D")?.value == nil && window.tab("E")?.value == nil)
  }
  @QuickTesting.Test func `a page that hides the tab bar has the whole window`() throws {
    let log = TabLog()
    struct Hiding: View {
      @Bindable var log: TabLog
      var body: some View {
        TabView(selection: $log.choice) {
          Tab("A", systemImage: "house", value: "a") {
            Color.red.accessibilityElement().accessibilityIdentifier("page").toolbar(.hidden, for: .tabBar)
          }
          Tab("B", systemImage: "house", value: "b") {
            Color.red.accessibilityElement().accessibilityIdentifier("page")
          }
        }
      }
    }
    let window = TestWindow(size: Self.phone, idiom: .phone) { Hiding(log: log) }
    expect(window.tab("B") == nil)
    try expect(window.element("page").frame.height, equals: 700)
    window.change { log.choice = "b" }
    expect(window.tab("B") != nil)
    try expect(window.element("page").frame.height < 660)
  }

  // MARK: - Minimizing

  private struct Scrolling: View {
    let behavior: TabBarMinimizeBehavior
    var hasAccessory = false
    var body: some View {
      TabView {
        Tab("A", systemImage: "house") {
          ScrollView { ForEach(0..<100) { Text(verbatim: "row \($0)").frame(height: 40) } }.accessibilityElement(
            children: .contain
          ).accessibilityIdentifier("page")
        }
        Tab("B", systemImage: "star") { Text("b") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory(isEnabled: hasAccessory) { Accessory() }
    }
  }
  private struct Accessory: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @State private var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "\(placement == .inline ? "inline" : placement == .expanded ? "expanded" : "nowhere") \(count)")
      }
      .accessibilityIdentifier("accessory")
    }
  }
  private let middle = CGPoint(x: 195, y: 300)
  @QuickTesting.Test
  func `a phone's bar shows the selected tab alone once the user scrolls down, and all when the user scrolls up`() {
    let window = TestWindow(size: Self.phone, idiom: .phone) { Scrolling(behavior: .onScrollDown) }
    expect(window.tab("B") != nil)
    window.scroll(by: CGSize(width: 0, height: -5), at: middle)
    expect(window.tab("B") != nil)
    window.scroll(by: CGSize(width: 0, height: -300), at: middle)
    window.advance(by: .seconds(1))
    expect(window.tab("B") == nil && window.tab("A") != nil)
    window.scroll(by: CGSize(width: 0, height: 100), at: middle)
    window.advance(by: .seconds(1))
    expect(window.tab("B") != nil)
  }
  @QuickTesting.Test func `a bar for content that begins at its end makes room when the user scrolls up`() {
    let window = TestWindow(size: Self.phone, idiom: .phone) { Scrolling(behavior: .onScrollUp) }
    window.scroll(by: CGSize(width: 0, height: -600), at: middle)
    window.advance(by: .seconds(1))
    expect(window.tab("B") != nil)
    window.scroll(by: CGSize(width: 0, height: 100), at: middle)
    window.advance(by: .seconds(1))
    expect(window.tab("B") == nil)
  }
  @Test(arguments: [TabBarMinimizeBehavior.automatic, .never]) func `a bar stays as it is unless the app says so`(
    behavior: TabBarMinimizeBehavior
  ) {
    let window = TestWindow(size: Self.phone, idiom: .phone) { Scrolling(behavior: behavior) }
    window.scroll(by: CGSize(width: 0, height: -600), at: middle)
    window.advance(by: .seconds(1))
    expect(window.tab("B") != nil)
  }
  @QuickTesting.Test func `a press on the tab that stands alone brings the others back`() throws {
    let window = TestWindow(size: Self.phone, idiom: .phone) { Scrolling(behavior: .onScrollDown) }
    window.scroll(by: CGSize(width: 0, height: -300), at: middle)
    window.advance(by: .seconds(1))
    try expect(window.element("expand-tabs").label, equals: "A")
    window.click("expand-tabs")
    window.advance(by: .seconds(1))
    expect(window.tab("B") != nil)
    window.chooseTab("B")
    expect(window.selectedTabs, equals: ["B"])
  }
  @QuickTesting.Test func `the accessory is above the bar, and beside the tab that stands alone, with its state`()
    throws
  {
    let window = TestWindow(size: Self.phone, idiom: .phone) { Scrolling(behavior: .onScrollDown, hasAccessory: true) }
    let bar = try require(window.tab("A")).frame
    try expect(window.element("accessory").frame.maxY <= bar.minY)
    window.click("accessory")
    try expect(window.element("accessory").label, equals: "expanded 1")
    window.scroll(by: CGSize(width: 0, height: -300), at: middle)
    window.advance(by: .seconds(1))
    let tab = try window.element("expand-tabs").frame, beside = try window.element("accessory")
    expect(beside.label == "inline 1" && beside.frame.minX >= tab.maxX && beside.frame.midY == tab.midY)
  }
  @Test(arguments: [Idiom.desktop, .pad]) func `without a bar below the accessory is below the content`(
    idiom: Idiom
  ) throws {
    let window = TestWindow(size: CGSize(width: 800, height: 600), idiom: idiom) {
      Scrolling(behavior: .automatic, hasAccessory: true)
    }
    let accessory = try window.element("accessory")
    expect(accessory.label == "expanded 0" && accessory.frame.minY > 500)
    try expect(window.element("page").frame.maxY <= accessory.frame.minY)
  }

  // MARK: - Pad, television, watch

  @QuickTesting.Test func `a pad's adaptable tabs go from the bar into a sidebar and back, with their pages`() throws {
    let log = TabLog()
    let window = TestWindow(size: CGSize(width: 900, height: 600), idiom: .pad) {
      ValuedTabs(log: log).tabViewStyle(.sidebarAdaptable)
    }
    window.click("add")
    expect(window.tab("Beta") != nil)
    window.click("tab-sidebar-toggle")
    expect(window.tab("Beta") == nil && window.label("count") == "count 1")
    try expect(window.element("page").frame.minX > 230)
    window.click("tab-sidebar-toggle")
    expect(window.tab("Beta") != nil && window.label("count") == "count 1")
  }
  @QuickTesting.Test func `a bar with more tabs than it has room for scrolls to the one that is selected`() throws {
    let log = TabLog(), window = window("abcdefghijklmnopqrst", log, idiom: .pad, size: CGSize(width: 600, height: 500))
    try expect(require(window.tab("A")).frame.minX >= 0)
    window.change { log.choice = "t" }
    window.advance(by: .seconds(1))
    let frame = try require(window.tab("T")).frame
    expect(frame.maxX <= 600 && frame.minX > 300)
  }
  @QuickTesting.Test func `a television's remote goes from tab to tab, and down into the page`() {
    let log = TabLog()
    let window = TestWindow(size: CGSize(width: 1920, height: 1080), idiom: .tv) { ValuedTabs(log: log) }
    window.move(.right)
    expect(log.choice == "b" && window.label("page") == "page b")
    window.move(.left)
    expect(log.choice, equals: "a")
    window.move(.down)
    expect(window.focused, equals: "add")
    window.move(.up)
    window.move(.right)
    expect(log.choice, equals: "b")
  }
  @QuickTesting.Test func `a remote's Menu button goes from a page to the tabs`() {
    let log = TabLog()
    let window = TestWindow(size: CGSize(width: 1920, height: 1080), idiom: .tv) { ValuedTabs(log: log) }
    window.move(.down)
    expect(window.focused, equals: "add")
    window.press(.escape)
    window.move(.right)
    expect(log.choice, equals: "b")
  }
  @QuickTesting.Test func `a remote goes on from the ends of the tabs`() {
    let log = TabLog()
    let window = TestWindow(size: CGSize(width: 1920, height: 1080), idiom: .tv) {
      HStack(alignment: .top) {
        ValuedTabs(log: log)
        Button("beside") {}.accessibilityIdentifier("beside").padding(.top, 50)
      }
    }
    window.change { log.choice = "d" }
    window.move(.right)
    expect(log.choice == "d" && window.focused == "beside")
  }
  @QuickTesting.Test func `a watch shows its tabs as pages`() throws {
    let log = TabLog(), window = window("abc", log, idiom: .watch, size: CGSize(width: 200, height: 240))
    try expect(window.element("page-dots").value == "page 1 of 3" && window.tab("A") == nil)
    window.touchDrag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 20, y: 100))
    window.advance(by: .seconds(1))
    expect(log.choice, equals: "b")
  }
  @QuickTesting.Test func `views know where the tabs around them are`() {
    struct Where: View {
      @Environment(\.tabBarPlacement) private var placement
      @Environment(\.isTabBarShowingSections) private var shows
      var body: some View {
        Text(
          verbatim: placement == .topBar
            ? "top" : placement == .bottomBar ? "bottom" : placement == .sidebar ? "sidebar \(shows)" : "page"
        )
        .accessibilityIdentifier("where")
      }
    }
    func place(_ idiom: Idiom, _ style: some TabViewStyle = .automatic) -> String {
      TestWindow(size: CGSize(width: 900, height: 600), idiom: idiom) {
        TabView { Tab("A", systemImage: "house") { Where() } }.tabViewStyle(style)
      }.label("where")
    }
    expect(place(.desktop) == "top" && place(.phone) == "bottom" && place(.pad) == "top" && place(.watch) == "page")
    expect(
      place(.desktop, .sidebarAdaptable) == "sidebar true" && place(.phone, .sidebarAdaptable) == "bottom"
        && place(.desktop, .page) == "page")
  }
}

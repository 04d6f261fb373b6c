import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Tabs in a sidebar.
@MainActor struct TabSidebarTests {
  private struct Sidebar: View {
    @Bindable var log: TabLog
    var customization: Binding<TabViewCustomization>?
    var body: some View {
      TabView(selection: $log.choice) {
        Tab("Alpha", systemImage: "house", value: "a") { TabPageView(name: "a", log: log) }
        Tab("Beta", systemImage: "star", value: "b") { TabPageView(name: "b", log: log) }.disabled(true).badge(4)
        TabSection("Library") {
          Tab("Music", systemImage: "folder", value: "c") { TabPageView(name: "c", log: log) }.customizationID("music")
            .contextMenu { Button("Play") { log.log.append("play") } }
          Tab("Books", systemImage: "folder", value: "d") { TabPageView(name: "d", log: log) }.customizationID("books")
          Tab("Films", systemImage: "folder", value: "e") { TabPageView(name: "e", log: log) }.customizationID("films")
            .customizationBehavior(.reorderable, for: .sidebar)
          Tab("Secret", systemImage: "folder", value: "f") { TabPageView(name: "f", log: log) }.defaultVisibility(
            .hidden, for: .sidebar)
        }
        .customizationID("library")
        .sectionActions { Button("New Shelf") { log.log.append("shelf") }.accessibilityIdentifier("shelf") }
        Tab("Only", systemImage: "folder", value: "g") { TabPageView(name: "g", log: log) }.tabPlacement(.sidebarOnly)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(customization)
      .tabViewSidebarHeader { Text("header").accessibilityIdentifier("header") }
      .tabViewSidebarFooter { Text("footer").accessibilityIdentifier("footer") }
      .tabViewSidebarBottomBar { Text("bottom").accessibilityIdentifier("bottom") }
    }
  }
  private func row(_ window: TestWindow, _ label: String) -> Element? {
    window.find { $0.label == label && $0.frame.maxX <= 232 }
  }
  private func choose(_ window: TestWindow, _ label: String) {
    guard let frame = row(window, label)?.frame else { return }
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  private func order(_ window: TestWindow) -> [String] {
    ["Alpha", "Beta", "Music", "Books", "Films", "Secret", "Only"].compactMap { name in
      row(window, name).map { (name, $0.frame.minY) }
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func `a sidebar lists the tabs below the headers of their sections`() throws {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    expect(order(window), equals: ["Alpha", "Beta", "Music", "Books", "Films", "Only"])
    let header = try require(row(window, "Library"))
    expect(header.frame.minY > row(window, "Beta")!.frame.minY && header.frame.minY < row(window, "Music")!.frame.minY)
    choose(window, "Books")
    expect(log.choice == "d" && window.label("page") == "page d")
    try expect(window.element("page").frame.minX > 230)
  }
  @Test func `one row is selected, that of the tab that is shown`() {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    func selected() -> [String] {
      var names: [String] = []
      func visit(_ element: Element) {
        if element.isSelected { names.append(element.label) }
        for child in element.children { visit(child) }
      }
      for element in window.elements { visit(element) }
      return names
    }
    expect(selected().count == 1 && selected()[0].hasPrefix("Alpha"), "\(window.tree)")
    window.change { log.choice = "e" }
    expect(selected().count == 1 && selected()[0].hasPrefix("Films"))
  }
  @Test func `a disabled tab cannot be chosen in a sidebar`() {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    choose(window, "Beta")
    expect(log.choice == "a" && window.label("page") == "page a")
  }
  @Test func `arrows go through a sidebar, and Control-Tab through its tabs`() {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    choose(window, "Music")
    window.press(.downArrow)
    expect(log.choice, equals: "d")
    window.press(.tab, modifiers: .command)
    expect(log.choice, equals: "e")
    window.press(.tab, modifiers: .command)
    expect(log.choice, equals: "g")
  }
  @Test func `a sidebar has a header, a footer and a bar at its end`() throws {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    try expect(window.element("header").frame.maxY <= row(window, "Alpha")!.frame.minY)
    try expect(window.element("footer").frame.minY >= row(window, "Only")!.frame.maxY)
    try expect(window.element("bottom").frame.minY > 550)
  }
  @Test func `actions of a section stand below its tabs`() throws {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    let shelf = try window.element("shelf").frame
    expect(shelf.minY >= row(window, "Films")!.frame.maxY && shelf.maxY <= row(window, "Only")!.frame.minY)
    window.click("shelf")
    expect(log.log.contains("shelf") && log.choice == "a")
  }
  @Test func `the row of a tab has its context menu`() throws {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    let frame = try require(row(window, "Music")).frame
    window.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
    let item = try require(window.find { $0.label == "Play" })
    window.click(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    expect(log.log.contains("play"))
  }

  // MARK: - Customization

  @Observable final class Changes {
    var value = TabViewCustomization()
    init() {}
    nonisolated deinit {}
  }
  private struct Customized: View {
    let log: TabLog
    @Bindable var changes: Changes
    var body: some View { Sidebar(log: log, customization: $changes.value) }
  }
  @Test func `the user hides a tab and shows it again`() throws {
    let log = TabLog(), changes = Changes(), window = TestWindow { Customized(log: log, changes: changes) }
    window.click("edit-tabs")
    window.click("show books")
    expect(changes.value[tab: "books"].sidebarVisibility == .hidden && row(window, "Books") != nil)
    window.click("edit-tabs")
    expect(order(window), equals: ["Alpha", "Beta", "Music", "Films", "Only"])
    window.click("edit-tabs")
    window.click("show books")
    window.click("edit-tabs")
    expect(order(window).contains("Books"))
  }
  @Test func `the user moves tabs in their section`() {
    let log = TabLog(), changes = Changes(), window = TestWindow { Customized(log: log, changes: changes) }
    window.click("edit-tabs")
    window.click("down music")
    expect(changes.value[section: "library"].tabOrder, equals: ["books", "music", "films"])
    window.click("up films")
    window.click("edit-tabs")
    expect(order(window), equals: ["Alpha", "Beta", "Books", "Films", "Music", "Only"])
    window.change { changes.value.resetSectionOrder() }
    expect(order(window), equals: ["Alpha", "Beta", "Music", "Books", "Films", "Only"])
  }
  @Test func `a tab that may be moved alone cannot be hidden`() {
    let log = TabLog(), changes = Changes(), window = TestWindow { Customized(log: log, changes: changes) }
    window.click("edit-tabs")
    expect(window.find { $0.identifier == "show films" } == nil && window.find { $0.identifier == "up films" } != nil)
    expect(window.find { $0.identifier == "show music" } != nil)
  }
  @Test func `changes are written and read with their identities`() throws {
    let log = TabLog(), changes = Changes(), window = TestWindow { Customized(log: log, changes: changes) }
    window.click("edit-tabs")
    window.click("show books")
    window.click("down music")
    let read = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(changes.value))
    expect(
      read == changes.value && read[sidebarVisibility: "books"] == .hidden
        && read[sectionID: "library"] == ["books", "music", "films"])
  }
  @Test func `without a customization there is nothing to edit`() {
    let log = TabLog(), window = TestWindow { Sidebar(log: log) }
    expect(window.find { $0.identifier == "edit-tabs" } == nil)
  }
}

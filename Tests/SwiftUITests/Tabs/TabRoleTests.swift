import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Tabs: View {
  @State private var choice = "a"
  var body: some View {
    TabView(selection: $choice) {
      Tab("Compose", systemImage: "plus", value: "c", role: .prominent) {
        Text("page c").accessibilityIdentifier("page")
      }
      Tab("Feed", systemImage: "house", value: "a") { Text("page a").accessibilityIdentifier("page") }
      Tab(value: "s", role: .search) { Text("page s").accessibilityIdentifier("page") }
      Tab("Inbox", systemImage: "tray", value: "b") { Text("page b").accessibilityIdentifier("page") }
    }
  }
}
private struct Sections: View {
  var expansion: TabSectionExpansion
  @State private var choice = "a"
  var body: some View {
    TabView(selection: $choice) {
      Tab("Home", systemImage: "house", value: "a") { Available() }
      TabSection("Library") {
        Tab("Songs", systemImage: "music.note", value: "b") { Text("songs") }
      }
      .defaultSectionExpansion(expansion)
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultTabBarPlacement(.sidebar)
  }
}
private struct Available: View {
  @Environment(\.isTabViewSidebarAvailable) private var isAvailable
  var body: some View { Text(verbatim: "\(isAvailable)").accessibilityIdentifier("available") }
}

@MainActor struct TabRoleTests {
  private func tabs(_ idiom: Idiom) -> TestWindow {
    TestWindow(size: CGSize(width: 700, height: 700), idiom: idiom) { Tabs() }
  }
  private func tab(_ window: TestWindow, _ label: String) throws -> Element {
    try require(window.find { $0.label == label && $0.traitNames.contains("button") }, "\(window.tree)")
  }

  @Test func `the prominent tab is the last one of the bar, after the search`() throws {
    for idiom in [Idiom.phone, .pad, .desktop] {
      let window = tabs(idiom)
      let order = try ["Feed", "Inbox", "Search", "Compose"].map { try tab(window, $0).frame.minX }
      expect(order, equals: order.sorted(), "\(idiom)")
      let frame = try tab(window, "Compose").frame
      window.click(at: CGPoint(x: frame.midX, y: frame.midY))
      try expect(window.element("page").label, equals: "page c")
    }
  }
  @Test func `a section is closed at first where the app says so, and the user opens it`() throws {
    let window = TestWindow(size: CGSize(width: 900, height: 700)) { Sections(expansion: .collapsed) }
    expect(window.find { $0.label == "Songs" } == nil)
    let header = try require(window.find { $0.label == "Library" }, "\(window.tree)").frame
    window.click(at: CGPoint(x: header.midX, y: header.midY))
    window.advance(by: .seconds(1))
    expect(window.find { $0.label == "Songs" } != nil)
    let open = TestWindow(size: CGSize(width: 900, height: 700)) { Sections(expansion: .expanded) }
    expect(open.find { $0.label == "Songs" } != nil)
  }
  @Test func `pages know whether there can be a sidebar`() throws {
    let window = TestWindow(size: CGSize(width: 900, height: 700)) { Sections(expansion: .automatic) }
    try expect(window.element("available").label, equals: "true")
    let phone = TestWindow(size: CGSize(width: 400, height: 700), idiom: .phone) { Sections(expansion: .automatic) }
    try expect(phone.element("available").label, equals: "false")
    let alone = TestWindow { Available() }
    try expect(alone.element("available").label, equals: "false")
  }
}

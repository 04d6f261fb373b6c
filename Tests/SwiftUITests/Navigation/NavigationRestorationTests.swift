import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport

private struct NotePage: View {
  let number: Int
  @State private var draft = ""
  var body: some View {
    VStack {
      Text(verbatim: "page \(number)").accessibilityIdentifier("page")
      NavigationLink("next", value: number + 1).accessibilityIdentifier("next")
      TextField("Draft", text: $draft).accessibilityIdentifier("draft")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 40).accessibilityIdentifier("row \($0)") }
        }
      }
      .frame(width: 200, height: 200).accessibilityIdentifier("scroll")
    }
  }
}
private struct Notes: View {
  var body: some View {
    NavigationStack {
      NavigationLink("first", value: 1).accessibilityIdentifier("next").navigationDestination(for: Int.self) {
        NotePage(number: $0)
      }
    }
  }
}
private struct Typed: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("first", value: 1).accessibilityIdentifier("next").navigationDestination(for: Int.self) {
        NotePage(number: $0)
      }
    }
  }
}
private struct AppsOwn: View {
  @State private var path: [Int] = []
  @SceneStorage("path") private var stored = ""
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("first", value: 1).accessibilityIdentifier("next").navigationDestination(for: Int.self) {
        NotePage(number: $0)
      }
    }
    .task { if !stored.isEmpty { path = [40] } }
    .onChange(of: path) { stored = "\(path.count)" }
  }
}
private struct Columns: View {
  @State private var box: String?
  var body: some View {
    NavigationSplitView {
      List(["inbox", "sent"], id: \.self, selection: $box) { Text($0).accessibilityIdentifier($0) }
        .accessibilityIdentifier("list")
    } detail: {
      NavigationStack {
        VStack {
          Text(box ?? "none").accessibilityIdentifier("page")
          NavigationLink("first", value: 1).accessibilityIdentifier("next")
        }
        .navigationDestination(for: Int.self) { NotePage(number: $0) }
      }
    }
  }
}
private struct BoundColumns: View {
  var first = NavigationSplitViewVisibility.all
  @State private var visibility: NavigationSplitViewVisibility?
  @State private var column = NavigationSplitViewColumn.sidebar
  var body: some View {
    NavigationSplitView(
      columnVisibility: Binding {
        visibility ?? first
      } set: {
        visibility = $0
      }, preferredCompactColumn: $column
    ) {
      Button("Detail") { column = .detail }.accessibilityIdentifier("sidebar")
    } detail: {
      VStack {
        Text(verbatim: "\(column == .detail)").accessibilityIdentifier("column")
        Text((visibility ?? first) == .detailOnly ? "detail only" : "all").accessibilityIdentifier("visibility")
        Button("Only") { visibility = .detailOnly }.accessibilityIdentifier("only")
      }
    }
  }
}
/// Keeps the visibility itself: it begins with another value after a relaunch.
private struct OwnColumns: View {
  @SceneStorage("detail") private var isDetailOnly = false
  var body: some View {
    NavigationSplitView(
      columnVisibility: Binding {
        isDetailOnly ? .detailOnly : .all
      } set: {
        isDetailOnly = $0 == .detailOnly
      }
    ) {
      Text("sidebar").accessibilityIdentifier("sidebar")
    } detail: {
      VStack {
        Button("Only") { isDetailOnly = true }.accessibilityIdentifier("only")
        Button("All") { isDetailOnly = false }.accessibilityIdentifier("all")
      }
    }
  }
}

@MainActor struct NavigationRestorationTests {
  @Test func `a stack comes back with its path, and its page with scroll position, focus and draft`() throws {
    let place = TemporaryDirectory()
    var window = TestWindow(storage: URL(fileURLWithPath: place.path)) { Notes() }
    window.click("next")
    window.click("next")
    expect(window.page, equals: "page 2")
    let frame = try window.element("scroll").frame
    window.scroll(by: CGSize(width: 0, height: -600), at: CGPoint(x: frame.midX, y: frame.midY))
    let y = try window.element("row 16").frame.minY
    window.click("draft")
    window.type("Hello")
    window = window.quit().relaunch()
    expect(window.page, equals: "page 2")
    try expect(window.element("draft").value, equals: "Hello")
    try expect(window.element("row 16").frame.minY, equals: y)
    expect(window.focused, equals: "draft")
    window.press(.escape)
    window.press(.escape)
    expect(window.page, equals: "nothing")
    expect(window.reports, equals: [])
  }
  @Test func `a path of one type that the app keeps in its state comes back`() {
    var window = TestWindow { Typed() }
    for _ in 0..<3 { window.click("next") }
    window = window.quit().relaunch()
    expect(window.page, equals: "page 3")
    for _ in 0..<3 { window.press(.escape) }
    expect(window.page, equals: "nothing")
    window = window.quit().relaunch()
    expect(window.page == "nothing" && window.reports == [])
  }
  @Test func `a path that the app restores by itself is not fought over`() {
    var window = TestWindow { AppsOwn() }
    window.click("next")
    window = window.quit().relaunch()
    expect(window.page, equals: "page 40")
  }
  @Test func `columns come back with visibility, widths, selection and the path of a stack in them`() throws {
    var window = TestWindow(size: CGSize(width: 1200, height: 600)) { Columns() }
    window.click("sent")
    window.click("next")
    window.press("\u{F70B}")
    window.press(.rightArrow)
    window.press(.rightArrow)
    window.press(.return)
    let width = try window.element("list").frame.width
    expect(width != 240)
    window = window.quit().relaunch()
    expect(window.page, equals: "page 1")
    try expect(window.element("list").frame.width, equals: width)
    window.press(.escape)
    expect(window.page, equals: "sent")
    window.press("s", modifiers: [.command, .control])
    expect(window.find { $0.identifier == "list" } == nil)
    window = window.quit().relaunch()
    expect(window.find { $0.identifier == "list" } == nil && window.page == "sent")
    expect(window.reports, equals: [])
  }
  @Test func `a collapsed view comes back at the column where the user was`() {
    var window = TestWindow(size: CGSize(width: 400, height: 600)) { Columns() }
    window.click("sent")
    expect(window.page, equals: "sent")
    window = window.quit().relaunch()
    expect(window.page, equals: "sent")
    window.press(.escape)
    window = window.quit().relaunch()
    expect(window.page, equals: "nothing")
    expect(window.find { $0.identifier == "sent" } != nil)
  }
  @Test func `on a phone a collapsed view comes back at its list, with nothing selected, after the way back`() {
    var window = TestWindow(size: CGSize(width: 400, height: 600), idiom: .phone) { Columns() }
    window.click("sent")
    window = window.quit().relaunch()
    expect(window.page, equals: "sent")
    window.press(.escape)
    expect(window.find { $0.identifier == "sent" } != nil)
    window = window.quit().relaunch()
    expect(window.find { $0.identifier == "sent" } != nil && window.find { $0.isSelected } == nil)
    window.click("sent")
    expect(window.page == "sent" && window.reports == [])
  }
  @Test func `a bound visibility is written back, where the app begins as it began then`() throws {
    let size = CGSize(width: 1200, height: 600)
    var window = TestWindow(size: size) { BoundColumns() }
    window.click("only")
    expect(window.find { $0.identifier == "sidebar" } == nil)
    window = window.quit().relaunch()
    expect(window.find { $0.identifier == "sidebar" } == nil)
    try expect(window.element("visibility").label, equals: "detail only")
    // A version of the app that begins otherwise has its way.
    window = window.quit().relaunch { BoundColumns(first: .doubleColumn) }
    expect(window.find { $0.identifier == "sidebar" } != nil)
    try expect(window.element("visibility").label, equals: "all")
  }
  @Test func `a visibility that the app keeps is the app's`() throws {
    let size = CGSize(width: 1200, height: 600)
    var window = TestWindow(size: size) { OwnColumns() }
    window.click("only")
    window = window.quit().relaunch()
    expect(window.find { $0.identifier == "sidebar" } == nil)
    window.click("all")
    expect(window.find { $0.identifier == "sidebar" } != nil)
    window = window.quit().relaunch()
    expect(window.find { $0.identifier == "sidebar" } != nil && window.reports == [])
  }
  @Test func `a bound compact column is written back`() throws {
    let size = CGSize(width: 400, height: 600)
    var window = TestWindow(size: size) { BoundColumns() }
    window.click("sidebar")
    try expect(window.element("column").label, equals: "true")
    window = window.quit().relaunch()
    try expect(window.element("column").label, equals: "true")
    window.press(.escape)
    expect(window.find { $0.identifier == "sidebar" } != nil)
    window = window.quit().relaunch()
    expect(window.find { $0.identifier == "sidebar" } != nil && window.find { $0.identifier == "column" } == nil)
  }
}

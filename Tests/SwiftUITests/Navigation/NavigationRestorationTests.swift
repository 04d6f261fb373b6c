import Foundation
import HearthTesting
import SwiftUI
import Testing

private struct NotePage: View {
  let number: Int
  @State private var draft = ""
  var body: some View {
    VStack {
      Text(verbatim: "page \(number)").accessibilityIdentifier("page")
      NavigationLink("next", value: number + 1).accessibilityIdentifier("next")
      TextField("Draft", text: $draft).accessibilityIdentifier("draft")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 40).accessibilityIdentifier("row \($0)") } }
      }
      .frame(width: 200, height: 200).accessibilityIdentifier("scroll")
    }
  }
}
private struct Notes: View {
  var body: some View {
    NavigationStack {
      NavigationLink("first", value: 1).accessibilityIdentifier("next").navigationDestination(for: Int.self) { NotePage(number: $0) }
    }
  }
}
private struct Typed: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("first", value: 1).accessibilityIdentifier("next").navigationDestination(for: Int.self) { NotePage(number: $0) }
    }
  }
}
private struct AppsOwn: View {
  @State private var path: [Int] = []
  @SceneStorage("path") private var stored = ""
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("first", value: 1).accessibilityIdentifier("next").navigationDestination(for: Int.self) { NotePage(number: $0) }
    }
    .task { if !stored.isEmpty { path = [40] } }
    .onChange(of: path) { stored = "\(path.count)" }
  }
}
private struct Columns: View {
  @State private var box: String?
  var body: some View {
    NavigationSplitView {
      List(["inbox", "sent"], id: \.self, selection: $box) { Text($0).accessibilityIdentifier($0) }.accessibilityIdentifier("list")
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

@MainActor struct NavigationRestorationTests {
  @Test func `a stack comes back with its path, and its page with scroll position, focus and draft`() throws {
    let place = TemporaryDirectory()
    var window = TestWindow(storage: URL(fileURLWithPath: place.path)) { Notes() }
    window.click("next")
    window.click("next")
    #expect(window.page == "page 2")
    let frame = try window.element("scroll").frame
    window.scroll(by: CGSize(width: 0, height: -600), at: CGPoint(x: frame.midX, y: frame.midY))
    let y = try window.element("row 16").frame.minY
    window.click("draft")
    window.type("Hello")
    window = window.quit().relaunch()
    #expect(window.page == "page 2")
    #expect(try window.element("draft").value == "Hello")
    #expect(try window.element("row 16").frame.minY == y)
    #expect(window.focused == "draft")
    window.press(.escape)
    window.press(.escape)
    #expect(window.page == "page 1" || window.page == "nothing")
    #expect(window.reports == [])
  }
  @Test func `a path of one type that the app keeps in its state comes back`() {
    var window = TestWindow { Typed() }
    for _ in 0..<3 { window.click("next") }
    window = window.quit().relaunch()
    #expect(window.page == "page 3")
    for _ in 0..<3 { window.press(.escape) }
    #expect(window.page == "nothing")
    window = window.quit().relaunch()
    #expect(window.page == "nothing" && window.reports == [])
  }
  @Test func `a path that the app restores by itself is not fought over`() {
    var window = TestWindow { AppsOwn() }
    window.click("next")
    window = window.quit().relaunch()
    #expect(window.page == "page 40")
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
    #expect(width != 240)
    window = window.quit().relaunch()
    #expect(window.page == "page 1")
    #expect(try window.element("list").frame.width == width)
    window.press(.escape)
    #expect(window.page == "sent")
    window.press("s", modifiers: [.command, .control])
    #expect(window.find { $0.identifier == "list" } == nil)
    window = window.quit().relaunch()
    #expect(window.find { $0.identifier == "list" } == nil && window.page == "sent")
    #expect(window.reports == [])
  }
  @Test func `a collapsed view comes back at the column where the user was`() {
    var window = TestWindow(size: CGSize(width: 400, height: 600)) { Columns() }
    window.click("sent")
    #expect(window.page == "sent")
    window = window.quit().relaunch()
    #expect(window.page == "sent")
    window.press(.escape)
    window = window.quit().relaunch()
    #expect(window.page == "nothing")
    #expect(window.find { $0.identifier == "sent" } != nil)
  }
}

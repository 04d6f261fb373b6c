import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What the columns of the tests show.
@Observable private final class Desk {
  var box: String?
  var path: [Int] = []
  var isFlagged = false
  init() {}
  nonisolated deinit {}
}

private struct Numbered: View {
  let number: Int
  var body: some View {
    VStack {
      Text(verbatim: "page \(number)").accessibilityIdentifier("page")
      NavigationLink("next", value: number + 1).accessibilityIdentifier("next")
    }
    .navigationTitle("Number \(number)")
  }
}

/// A list whose selection drives a stack.
private struct ListAndStack: View {
  @Bindable var desk: Desk
  var body: some View {
    NavigationSplitView {
      List(["inbox", "sent"], id: \.self, selection: $desk.box) { name in
        NavigationLink(value: name) { Text(name) }.accessibilityIdentifier(name)
      }
      .navigationTitle("Boxes")
    } detail: {
      NavigationStack(path: $desk.path) {
        VStack {
          Text(desk.box ?? "none").accessibilityIdentifier("page")
          NavigationLink("first", value: 1).accessibilityIdentifier("first")
        }
        .navigationTitle("Box")
        .navigationDestination(for: Int.self) { Numbered(number: $0) }
      }
    }
  }
}
/// Links in the sidebar and in the detail, to a stack with a path of the app or one of its own.
private struct Parks: View {
  @Bindable var desk: Desk
  let ownsPath: Bool
  var body: some View {
    NavigationSplitView {
      VStack {
        NavigationLink("seven", value: 7).accessibilityIdentifier("seven")
        NavigationLink("nine", value: 9).accessibilityIdentifier("nine")
      }
    } detail: {
      if ownsPath { NavigationStack { root } } else { NavigationStack(path: $desk.path) { root } }
    }
  }
  private var root: some View {
    VStack {
      Text("root").accessibilityIdentifier("page")
      Button("flag") { desk.isFlagged = true }.accessibilityIdentifier("flag")
    }
    .navigationDestination(for: Int.self) { Numbered(number: $0) }
    .navigationDestination(isPresented: $desk.isFlagged) { Text("flagged").accessibilityIdentifier("page") }
  }
}
/// A link in the second of three columns.
private struct ThreeColumns: View {
  @Bindable var desk: Desk
  var body: some View {
    NavigationSplitView {
      Text("sidebar")
    } content: {
      VStack {
        NavigationLink("seven", value: 7).accessibilityIdentifier("seven")
        NavigationLink("nine", value: 9).accessibilityIdentifier("nine")
      }
    } detail: {
      NavigationStack(path: $desk.path) {
        Text("root").accessibilityIdentifier("page").navigationDestination(for: Int.self) { Numbered(number: $0) }
      }
    }
  }
}
/// Links in the sidebar, without a list.
private struct Links: View {
  @State private var count = 0
  var body: some View {
    NavigationSplitView {
      VStack {
        NavigationLink("number") { Text("number \(count)").accessibilityIdentifier("page") }.accessibilityIdentifier(
          "number")
        NavigationLink("other") { Text("other").accessibilityIdentifier("page") }.accessibilityIdentifier("other")
        Button("count") { count += 1 }.accessibilityIdentifier("count")
      }
    } detail: {
      Text("nothing").accessibilityIdentifier("page")
    }
  }
}

@MainActor struct SplitStackTests {
  private let wide = CGSize(width: 1200, height: 600), narrow = CGSize(width: 400, height: 600)

  @Test func `a value link in the sidebar pushes on the stack of the detail`() {
    let desk = Desk()
    let window = TestWindow(size: wide) {
      NavigationSplitView {
        VStack { NavigationLink("seven", value: 7).accessibilityIdentifier("seven") }
      } detail: {
        NavigationStack(path: Bindable(desk).path) {
          Text("root").accessibilityIdentifier("page").navigationDestination(for: Int.self) { Numbered(number: $0) }
        }
      }
    }
    window.click("seven")
    expect(desk.path == [7] && window.page == "page 7")
    window.click("next")
    expect(desk.path == [7, 8] && window.page == "page 8")
    window.press(.escape)
    expect(desk.path == [7] && window.page == "page 7")
    expect(window.reports, equals: [])
  }
  @Test func `a value link of another column replaces what the stack shows over its root`() {
    let desk = Desk()
    let window = TestWindow(size: wide) { Parks(desk: desk, ownsPath: false) }
    desk.path = [1, 2]
    window.settle()
    window.click("next")
    expect(desk.path, equals: [1, 2, 3])
    window.click("seven")
    expect(desk.path == [7] && window.page == "page 7")
    window.click("seven")
    expect(desk.path == [7] && window.page == "page 7")
    window.click("next")
    window.click("nine")
    expect(desk.path == [9] && window.page == "page 9")
    window.press(.escape)
    expect(desk.path == [] && window.page == "root")
    expect(window.reports, equals: [])
  }
  @Test func `a value link of another column replaces the path that a stack keeps by itself`() {
    let window = TestWindow(size: wide) { Parks(desk: Desk(), ownsPath: true) }
    window.click("seven")
    window.click("next")
    expect(window.page, equals: "page 8")
    window.click("nine")
    expect(window.page, equals: "page 9")
    window.press(.escape)
    expect(window.page == "root" && window.reports == [])
  }
  @Test func `a value link of another column takes away what a flag presents`() {
    let desk = Desk()
    let window = TestWindow(size: wide) { Parks(desk: desk, ownsPath: false) }
    window.click("flag")
    expect(window.page, equals: "flagged")
    window.click("seven")
    expect(window.page == "page 7" && desk.path == [7] && !desk.isFlagged)
    window.press(.escape)
    expect(window.page, equals: "root")
  }
  @Test func `a value link in the second of three columns replaces what the stack of the third shows`() {
    let desk = Desk()
    let window = TestWindow(size: wide) { ThreeColumns(desk: desk) }
    window.click("seven")
    window.click("next")
    expect(desk.path, equals: [7, 8])
    window.click("nine")
    expect(desk.path == [9] && window.page == "page 9" && window.reports == [])
  }
  @Test func `a collapsed view goes back through the pages of the stack and then to the column before`() {
    let desk = Desk()
    let window = TestWindow(size: narrow) { ListAndStack(desk: desk) }
    window.click("inbox")
    expect(window.page, equals: "inbox")
    window.click("first")
    window.click("next")
    expect(window.page, equals: "page 2")
    window.press(.escape)
    expect(window.page, equals: "page 1")
    window.press(.leftArrow, modifiers: .option)
    expect(window.page, equals: "inbox")
    window.press(.escape)
    expect(window.find { $0.identifier == "sent" } != nil && window.page == "nothing")
    // The row that is selected already leads on, too.
    window.click("inbox")
    expect(window.page, equals: "inbox")
  }
  /// How many elements have a label, on all levels.
  private func count(_ label: String, _ elements: [Element]) -> Int {
    elements.reduce(0) { $0 + ($1.label == label ? 1 : 0) + count(label, $1.children) }
  }
  @Test func `a column with a stack has one bar`() {
    let desk = Desk()
    for size in [wide, narrow] {
      let window = TestWindow(size: size) { ListAndStack(desk: desk) }
      desk.box = "sent"
      window.settle()
      expect(count("Box", window.elements), equals: 1)
      desk.box = nil
    }
  }
  @Test func `a link with a view shows it in the next column, follows its state and can be followed again`() {
    let window = TestWindow(size: narrow) { Links() }
    window.click("number")
    expect(window.page, equals: "number 0")
    window.press(.escape)
    expect(window.page, equals: "nothing")
    window.click("count")
    window.click("number")
    expect(window.page, equals: "number 1")
    window.resize(to: wide)
    expect(window.page, equals: "number 1")
    window.click("count")
    expect(window.page, equals: "number 2")
    window.click("other")
    expect(window.page, equals: "other")
    window.click("number")
    expect(window.page, equals: "number 2")
    expect(window.reports, equals: [])
  }
  @Test func `a value link without a stack shows the destination that a column declares`() {
    let window = TestWindow(size: wide) {
      NavigationSplitView {
        VStack {
          NavigationLink("one", value: 1).accessibilityIdentifier("one")
          NavigationLink("two", value: 2).accessibilityIdentifier("two")
          NavigationLink("text", value: "unknown").accessibilityIdentifier("text")
        }
      } detail: {
        Text("start").accessibilityIdentifier("page").navigationDestination(for: Int.self) {
          Text(verbatim: "number \($0)").accessibilityIdentifier("page")
        }
      }
    }
    window.click("one")
    expect(window.page, equals: "number 1")
    window.click("two")
    expect(window.page, equals: "number 2")
    expect(window.reports, equals: [])
    window.click("text")
    window.click("text")
    expect(window.page, equals: "number 2")
    expect(window.reports.count == 1 && window.reports.first?.contains("Swift.String") == true)
  }
  @Test func `selecting a row takes away what a link showed`() {
    struct Both: View {
      @State private var box: String?
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("link") { Text("led to").accessibilityIdentifier("page") }.accessibilityIdentifier("link")
            List(["inbox", "sent"], id: \.self, selection: $box) { Text($0).accessibilityIdentifier($0) }
          }
        } detail: {
          Text(box ?? "none").accessibilityIdentifier("page")
        }
      }
    }
    let window = TestWindow(size: wide) { Both() }
    window.click("sent")
    window.click("link")
    expect(window.page, equals: "led to")
    window.click("sent")
    expect(window.page, equals: "sent")
    window.click("link")
    window.click("inbox")
    expect(window.page, equals: "inbox")
  }
}

// MARK: - Old source

private struct OldColumns: View {
  @available(*, deprecated) var body: some View {
    NavigationView {
      VStack {
        NavigationLink(
          destination: VStack {
            Text("letter").accessibilityIdentifier("page")
            NavigationLink(destination: Text("attachment").accessibilityIdentifier("page")) { Text("more") }
              .accessibilityIdentifier("more")
          }
        ) { Text("letter") }.accessibilityIdentifier("letter")
        NavigationLink(destination: Text("up").accessibilityIdentifier("up page")) { Text("up") }.isDetailLink(false)
          .accessibilityIdentifier("up")
      }
      Text("none").accessibilityIdentifier("page")
    }
    .navigationViewStyle(.columns)
  }
}

@MainActor struct OldColumnTests {
  @Test func `links of a navigation view with columns lead to the next one, or up in their own`() {
    let window = TestWindow(size: CGSize(width: 1200, height: 600)) { OldColumns() }
    expect(window.page, equals: "none")
    window.click("letter")
    expect(window.page == "letter" && window.find { $0.identifier == "letter" } != nil)
    window.click("more")
    expect(window.page == "attachment" && window.find { $0.identifier == "letter" } != nil)
    window.press(.escape)
    expect(window.page, equals: "letter")
    window.click("up")
    expect(window.label("up page") == "up" && window.page == "letter")
    expect(window.reports, equals: [])
  }
  @Test func `collapsed columns of a navigation view are one stack`() {
    let window = TestWindow(size: CGSize(width: 400, height: 600)) { OldColumns() }
    window.click("letter")
    window.click("more")
    expect(window.page, equals: "attachment")
    window.press(.escape)
    expect(window.page, equals: "letter")
    window.press(.escape)
    expect(window.find { $0.identifier == "letter" } != nil)
    window.click("letter")
    expect(window.page, equals: "letter")
  }
}

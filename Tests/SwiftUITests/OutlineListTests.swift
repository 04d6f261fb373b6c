import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Lists of trees: what is disclosed is rows like others.
@MainActor struct OutlineListTests {
  private struct File: Identifiable {
    var id: String
    var size = 1
    var children: [File]?
    static let all = [
      File(
        id: "Documents",
        children: [
          File(id: "Letters", children: [File(id: "Ada"), File(id: "Bob")]),
          File(id: "Bills"),
        ]),
      File(id: "Empty", children: []),
      File(id: "Readme"),
    ]
  }
  private struct Files: View {
    @State private var selection: String?
    var body: some View {
      List(File.all, children: \.children, selection: $selection) { Text($0.id).accessibilityIdentifier($0.id) }
      Text(selection ?? "nothing").accessibilityIdentifier("selection")
    }
  }
  private func rows(_ window: TestWindow) -> [String] {
    window.elements(where: { $0.traitNames.contains("text") && $0.identifier != "selection" }).map(\.label)
  }
  private func selection(_ window: TestWindow) throws -> String { try window.element("selection").label }
  /// The arrow before a row.
  private func arrow(_ window: TestWindow, _ name: String) throws -> Element {
    try require(window.find { $0.label == name && $0.traits.contains(.isButton) && $0.value != nil })
  }
  private func clickArrow(_ window: TestWindow, _ name: String) throws {
    let frame = try arrow(window, name).frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `a row is selected by itself, whatever it is in`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Files() }
    expect(rows(window), equals: ["Documents", "Empty", "Readme"])
    window.click("Documents")
    try expect(selection(window), equals: "Documents")
    expect(rows(window).count, equals: 3)
    try clickArrow(window, "Documents")
    expect(rows(window), equals: ["Documents", "Letters", "Bills", "Empty", "Readme"])
    try expect(selection(window), equals: "Documents")
    window.click("Bills")
    try expect(selection(window), equals: "Bills")
    expect(window.elements(where: \.isSelected).count, equals: 1)
    try clickArrow(window, "Letters")
    window.click("Ada")
    try expect(selection(window), equals: "Ada")
    try expect(arrow(window, "Documents").value, equals: "1")
    try clickArrow(window, "Documents")
    expect(rows(window), equals: ["Documents", "Empty", "Readme"])
  }
  @Test func `arrows open and close rows and lead to the row around`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Files() }
    window.press(.tab)
    window.press(.downArrow)
    try expect(selection(window), equals: "Documents")
    window.press(.rightArrow)
    expect(rows(window).contains("Letters"))
    window.press(.downArrow)
    window.press(.rightArrow)
    window.press(.downArrow)
    window.press(.downArrow)
    try expect(selection(window), equals: "Bob")
    window.press(.leftArrow)
    try expect(selection(window), equals: "Letters")
    window.press(.leftArrow)
    try expect(selection(window) == "Letters" && !rows(window).contains("Bob"))
    window.press(.leftArrow)
    try expect(selection(window), equals: "Documents")
    window.press(.leftArrow)
    expect(rows(window), equals: ["Documents", "Empty", "Readme"])
    window.press(.end)
    try expect(selection(window), equals: "Readme")
    window.press(.upArrow)
    try expect(selection(window), equals: "Empty")
  }
  @Test func `from right to left the arrows change places`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500)) {
      Files().environment(\.layoutDirection, .rightToLeft)
    }
    window.click("Documents")
    window.press(.leftArrow)
    expect(rows(window).contains("Bills"))
    window.click("Bills")
    window.press(.rightArrow)
    try expect(selection(window), equals: "Documents")
    window.press(.rightArrow)
    expect(!rows(window).contains("Bills"))
  }
  @Test func `rows stand further in for each group that they are in, and leaves where groups beside them do`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Files() }
    try clickArrow(window, "Documents")
    try clickArrow(window, "Letters")
    func start(_ row: String) throws -> CGFloat { try window.element(row).frame.minX }
    let first = try start("Documents")
    try expect(start("Readme"), equals: first)
    try expect(start("Letters"), equals: first + 18)
    try expect(start("Bills"), equals: first + 18)
    try expect(start("Ada"), equals: first + 36)
    // They are rows: one below the other, each as high as others.
    let heights = try ["Documents", "Letters", "Ada", "Bob", "Bills"].map { try window.element($0).frame.midY }
    expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 == heights[1] - heights[0] })
  }
  @Test func `several rows of a tree are selected with Shift and Control`() throws {
    struct Several: View {
      @State private var selection: Set<String> = []
      var body: some View {
        List(File.all, children: \.children, selection: $selection) { Text($0.id).accessibilityIdentifier($0.id) }
        Text(selection.sorted().joined(separator: " ")).accessibilityIdentifier("selection")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Several() }
    try clickArrow(window, "Documents")
    window.click("Letters")
    window.click("Empty", modifiers: .shift)
    try expect(selection(window), equals: "Bills Empty Letters")
    window.click("Bills", modifiers: .command)
    try expect(selection(window), equals: "Empty Letters")
    window.press("a", modifiers: .command)
    try expect(selection(window), equals: "Bills Documents Empty Letters Readme")
  }
  @Test func `in a list without a selection a press anywhere on the row opens it, and so do keys`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 500)) {
      List(File.all, children: \.children) { Text($0.id).accessibilityIdentifier($0.id) }
    }
    let label = try require(window.find { $0.label == "Documents" })
    window.click(at: CGPoint(x: 280, y: label.frame.midY))
    expect(window.tree.contains("Bills"))
    window.press(.tab)
    window.press(.leftArrow)
    expect(!window.tree.contains("Bills"))
    window.press(.space)
    expect(window.tree.contains("Bills"))
  }
  @Test func `groups that are written by hand are rows, found by their tags`() throws {
    struct Groups: View {
      @State private var selection: String?
      @State private var isOpen = true
      var body: some View {
        List(selection: $selection) {
          DisclosureGroup("Fruit", isExpanded: $isOpen) {
            Text("Apple").tag("apple").accessibilityIdentifier("apple")
            Text("Pear").tag("pear").accessibilityIdentifier("pear")
            Text("Not for sale").accessibilityIdentifier("none")
          }
          .tag("fruit")
          DisclosureGroup {
            Text("Leek").tag("leek")
          } label: {
            Text("Vegetables").tag("vegetables").accessibilityIdentifier("vegetables")
          }
          DisclosureGroup("Without a tag") { Text("Inside") }
        }
        Text(selection ?? "nothing").accessibilityIdentifier("selection")
        Text(isOpen ? "open" : "shut").accessibilityIdentifier("state")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Groups() }
    for (row, tag) in [("apple", "apple"), ("pear", "pear"), ("none", "pear"), ("vegetables", "vegetables")] {
      window.click(row)
      try expect(selection(window), equals: tag)
    }
    window.press(.home)
    try expect(selection(window), equals: "fruit")
    window.press(.leftArrow)
    try expect(window.element("state").label, equals: "shut")
    // What cannot be selected opens wherever it is pressed.
    let label = try require(window.find { $0.label == "Without a tag" && $0.traits.contains(.isStaticText) })
    window.click(at: CGPoint(x: 280, y: label.frame.midY))
    expect(window.tree.contains("Inside"))
    try expect(selection(window), equals: "fruit")
    window.click(at: CGPoint(x: 280, y: label.frame.midY))
    expect(!window.tree.contains("Inside"))
  }
  @Test func `elements of a tree are changed through bindings`() throws {
    struct Sizes: View {
      @State private var files = File.all
      var body: some View {
        List($files, children: \.children) { $file in
          HStack {
            Text("\(file.id) \(file.size)")
            Button("Grow") { file.size += 1 }.accessibilityIdentifier("grow \(file.id)")
          }
        }
        Text("\(files[2].size) \(files[0].children?[1].size ?? 0)").accessibilityIdentifier("sizes")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Sizes() }
    window.press(.tab)
    window.press(.rightArrow)
    window.click("grow Readme")
    window.click("grow Bills")
    window.click("grow Bills")
    try expect(window.element("sizes").label, equals: "2 3")
  }
  @Test func `one row is always selected where the selection is no optional`() throws {
    struct Always: View {
      @State private var selection = "Readme"
      @State private var number = 2
      var body: some View {
        List(File.all, children: \.children, selection: $selection) { Text($0.id).accessibilityIdentifier($0.id) }
        List([1, 2, 3], id: \.self, selection: $number) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
        Text("\(selection) \(number)").accessibilityIdentifier("selection")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Always() }
    try expect(window.element("row 2").isSelected)
    window.click("row 3")
    window.click("Empty")
    window.click("Empty", modifiers: .command)
    try expect(selection(window), equals: "Empty 3")
  }
  @Test func `rows that a group discloses are deleted with its own data, and not with those around`() throws {
    struct Shelves: View {
      @State private var shelves = ["Novels", "Poems"]
      @State private var books = ["Emma", "Persuasion"]
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          ForEach(shelves, id: \.self) { shelf in
            DisclosureGroup(isExpanded: .constant(true)) {
              Text("Note").tag("note \(shelf)").accessibilityIdentifier("note \(shelf)")
              ForEach(books, id: \.self) { Text($0).tag("\(shelf) \($0)").accessibilityIdentifier("\(shelf) \($0)") }
                .onDelete { books.remove(atOffsets: $0) }
            } label: {
              Text(shelf).accessibilityIdentifier(shelf)
            }
          }
          .onDelete { shelves.remove(atOffsets: $0) }
        }
        Text((shelves + books).joined(separator: " ")).accessibilityIdentifier("all")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 500)) { Shelves() }
    window.click("note Novels")
    window.press(.delete)
    try expect(window.element("all").label, equals: "Novels Poems Emma Persuasion")
    window.click("Poems Persuasion")
    window.press(.delete)
    try expect(window.element("all").label, equals: "Novels Poems Emma")
    window.click("Novels")
    window.press(.delete)
    try expect(window.element("all").label, equals: "Poems Emma")
  }
  @Test func `a thousand rows in a group are made as they come into view`() throws {
    struct Numbers: View {
      @State private var selection: Int?
      @State private var isOpen = false
      var body: some View {
        List(selection: $selection) {
          DisclosureGroup("Numbers", isExpanded: $isOpen) {
            ForEach(0..<1000, id: \.self) { Text("number \($0)").accessibilityIdentifier("\($0)") }
          }.tag(-1)
        }
        Button("toggle") { isOpen.toggle() }.accessibilityIdentifier("toggle")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Numbers() }
    window.click("toggle")
    expect(window.counters.nodesCreated < 500)
    window.click("3")
    window.press(.end)
    try expect(window.element("999").isSelected)
    window.press(.leftArrow)
    try expect(require(window.find { $0.label == "Numbers" && $0.traits.contains(.isButton) }).value, equals: "1")
    expect(window.find { $0.identifier == "999" } == nil)
  }
}

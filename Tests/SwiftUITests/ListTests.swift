import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@Observable final class ListModel {
  var rows: [Int]
  var one: Int?
  var many: Set<Int> = []
  init(_ rows: [Int]) { self.rows = rows }
  nonisolated deinit {}
}

@MainActor struct ListTests {
  let size = CGSize(width: 300, height: 200)

  struct Single: View {
    @Bindable var model: ListModel
    var body: some View {
      List(model.rows, id: \.self, selection: $model.one) { Text("row \($0)").accessibilityIdentifier("\($0)") }
    }
  }
  struct Multiple: View {
    @Bindable var model: ListModel
    var body: some View {
      List(selection: $model.many) {
        ForEach(model.rows, id: \.self) { Text("row \($0)").accessibilityIdentifier("\($0)") }
          .onDelete { model.rows.remove(atOffsets: $0) }
          .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @QuickTesting.Test func `rows of a sidebar are as large as its environment says, rows of other lists are not`() throws
  {
    func height(_ size: SidebarRowSize, _ isSidebar: Bool) throws -> CGFloat {
      let list = List { ForEach(0..<2) { Text("row").accessibilityIdentifier("row \(String($0))") } }
      let window = TestWindow(size: CGSize(width: 300, height: 300)) {
        Group { if isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.plain) } }.environment(
          \.sidebarRowSize, size)
      }
      return try window.element("row 1").frame.minY - window.element("row 0").frame.minY
    }
    let medium = try height(.medium, true)
    try expect(height(.small, true), equals: medium - 6)
    try expect(height(.large, true), equals: medium + 6)
    try expect(height(.large, false), equals: height(.small, false))
  }
  @QuickTesting.Test func `rows lie below each other, at least as high as the style says`() throws {
    let window = TestWindow(size: size) { List(0..<3) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
    let rows = try (0..<3).map { try window.element("\($0)").frame }
    expect(rows[1].minY - rows[0].minY, equals: 32)
    expect(rows[2].minY - rows[1].minY, equals: 32)
    let margin: CGFloat = 8, inset: CGFloat = 10
    expect(rows[0].minX, equals: margin + inset)
  }
  @QuickTesting.Test func `a list is one element with its rows inside`() {
    let window = TestWindow(size: size) { List(0..<2) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
    expect(window.elements.count, equals: 1)
    expect(window.elements[0].traits.contains(.isButton), equals: false)
    expect(window.elements[0].children.map(\.identifier), equals: ["0", "1"])
    expect(window.tree.hasPrefix("list"))
  }
  @QuickTesting.Test func `a click selects a row`() throws {
    let model = ListModel([1, 2, 3])
    let window = TestWindow(size: size) { Single(model: model) }
    window.click("2")
    expect(model.one, equals: 2)
    try expect(window.element("2").isSelected)
    window.click("3")
    expect(model.one, equals: 3)
    try expect(!window.element("2").isSelected)
  }
  @QuickTesting.Test func `selecting a row draws two rows and evaluates one body`() {
    let model = ListModel(Array(0..<100_000))
    let window = TestWindow(size: size) { Single(model: model) }
    window.click("2")
    window.resetCounters()
    model.one = 3
    window.settle()
    expect(window.counters.measures, equals: 0)
    expect(window.counters.nodesCreated, equals: 0)
    expect(window.counters.bodies <= 1)
  }
  @QuickTesting.Test func `arrows move the selection and bring it into view`() throws {
    let model = ListModel(Array(0..<1_000))
    let window = TestWindow(size: size) { Single(model: model) }
    window.press(.tab)
    window.press(.downArrow)
    expect(model.one, equals: 0)
    window.hold(.downArrow, repeats: 20)
    expect(model.one, equals: 21)
    try expect(window.element("21").frame.maxY <= 200)
    window.press(.end)
    expect(model.one, equals: 999)
    try expect(window.element("999").frame.maxY <= 200)
    window.press(.upArrow)
    expect(model.one, equals: 998)
    window.press(.home)
    expect(model.one, equals: 0)
    window.press(.pageDown)
    expect(model.one, equals: 5)
  }
  @QuickTesting.Test func `arrows go on from what the app has selected`() throws {
    struct Page: View {
      @State private var chosen: Int? = 1
      var body: some View {
        Button("eight") { chosen = 8 }.accessibilityIdentifier("eight")
        List(0..<20, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }.accessibilityIdentifier("list")
        Text(verbatim: chosen.map { "chosen \($0)" } ?? "none").accessibilityIdentifier("chosen")
      }
    }
    let window = TestWindow { VStack { Page() } }
    window.press(.tab)
    window.press(.tab)
    window.press(.downArrow)
    try expect(window.element("chosen").label, equals: "chosen 2")
    window.click("eight")
    window.press(.downArrow)
    try expect(window.element("chosen").label, equals: "chosen 9")
  }
  @QuickTesting.Test func `shift and control select several`() {
    let model = ListModel(Array(0..<10))
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Multiple(model: model) }
    window.click("2")
    window.press(.downArrow, modifiers: .shift)
    window.press(.downArrow, modifiers: .shift)
    expect(model.many, equals: [2, 3, 4])
    window.press(.upArrow, modifiers: .shift)
    expect(model.many, equals: [2, 3])
    window.click("7", modifiers: .command)
    expect(model.many, equals: [2, 3, 7])
    window.click("2", modifiers: .command)
    expect(model.many, equals: [3, 7])
    window.click("5")
    window.click("8", modifiers: .shift)
    expect(model.many, equals: [5, 6, 7, 8])
    window.press("a", modifiers: .command)
    expect(model.many.count, equals: 10)
  }
  @QuickTesting.Test func `Delete removes the selected rows and selects the one after`() {
    let model = ListModel(Array(0..<10))
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Multiple(model: model) }
    window.click("3")
    window.click("4", modifiers: .command)
    window.press(.delete)
    expect(model.rows, equals: [0, 1, 2, 5, 6, 7, 8, 9])
    expect(model.many, equals: [5])
    window.press(.delete)
    expect(model.many, equals: [6])
    window.click("9")
    window.press(.delete)
    expect(model.many, equals: [8])
  }
  @QuickTesting.Test func `Alt and an arrow move a row`() {
    let model = ListModel(Array(0..<4))
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Multiple(model: model) }
    window.click("1")
    window.press(.downArrow, modifiers: .option)
    expect(model.rows, equals: [0, 2, 1, 3])
    window.press(.upArrow, modifiers: .option)
    window.press(.upArrow, modifiers: .option)
    expect(model.rows, equals: [1, 0, 2, 3])
    expect(model.many, equals: [1])
  }
  @QuickTesting.Test func `a binding to the data gives each row its own`() throws {
    struct Item: Identifiable { var id: Int; var isOn = false }
    struct Items: View {
      @State var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        List($items) { $item in Toggle("item", isOn: $item.isOn).accessibilityIdentifier("\(item.id)") }
      }
    }
    let window = TestWindow(size: size) { Items() }
    window.click("2")
    try expect(window.element("2").value != window.element("1").value)
  }
  @QuickTesting.Test func `an increased prominence makes the header of a section larger, and leaves its footer`() throws
  {
    struct Sections: View {
      var body: some View {
        List {
          Section {
            Text("a")
          } header: {
            Text("Head").accessibilityIdentifier("plain")
          } footer: {
            Text("Foot").accessibilityIdentifier("plain foot")
          }
          Section {
            Text("a")
          } header: {
            Text("Head").accessibilityIdentifier("large")
          } footer: {
            Text("Foot").accessibilityIdentifier("large foot")
          }
          .headerProminence(.increased)
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Sections() }
    let heights = try ["plain", "large", "plain foot", "large foot"].map { try window.element($0).frame.height }
    expect(heights[1] > heights[0])
    expect(heights[3], equals: heights[2])
  }
  @QuickTesting.Test func `sections have headers that cannot be selected`() throws {
    struct Sections: View {
      @Bindable var model: ListModel
      var body: some View {
        List(selection: $model.one) {
          Section("First") { ForEach(0..<2) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
          Section {
            ForEach(2..<4) { Text("row \($0)").accessibilityIdentifier("\($0)") }
          } header: {
            Text("Second")
          } footer: {
            Text("The end")
          }
        }
      }
    }
    let model = ListModel([])
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Sections(model: model) }
    let headers = window.elements[0].children.filter { $0.traits.contains(.isHeader) }
    expect(headers.map(\.label), equals: ["First", "Second"])
    window.click(at: CGPoint(x: headers[1].frame.midX, y: headers[1].frame.midY))
    expect(model.one == nil)
    window.click("1")
    window.press(.downArrow)
    expect(model.one, equals: 2)
    try expect(window.element("2").frame.minY > headers[1].frame.maxY)
  }
  @QuickTesting.Test func `a click on the header closes a section`() throws {
    struct Closing: View {
      @State var isExpanded = true
      var body: some View {
        List { Section("Head", isExpanded: $isExpanded) { Text("row").accessibilityIdentifier("row") } }
      }
    }
    let window = TestWindow(size: size) { Closing() }
    let header = window.elements[0].children[0].frame
    window.click(at: CGPoint(x: header.midX, y: header.midY))
    expect(window.find { $0.identifier == "row" } == nil)
    window.click(at: CGPoint(x: header.midX, y: header.midY))
    expect(window.find { $0.identifier == "row" } != nil)
  }
  @QuickTesting.Test func `a section outside of a list is its parts in order`() throws {
    let window = TestWindow(size: size) {
      VStack(spacing: 0) { Section("Head") { Text("row").accessibilityIdentifier("row") } }
    }
    expect(window.elements.map(\.label), equals: ["Head", "row"])
    expect(window.elements[0].frame.height, equals: window.elements[1].frame.height)
  }
  @QuickTesting.Test func `tags say what a row stands for`() {
    struct Tagged: View {
      @Bindable var model: ListModel
      var body: some View {
        List(selection: $model.one) {
          Text("a").accessibilityIdentifier("a").tag(10)
          Text("b").accessibilityIdentifier("b").tag(20)
        }
      }
    }
    let model = ListModel([])
    let window = TestWindow(size: size) { Tagged(model: model) }
    window.click("b")
    expect(model.one, equals: 20)
    window.press(.upArrow)
    expect(model.one, equals: 10)
  }
  @QuickTesting.Test func `lines lie between rows unless a row hides them`() {
    func lines(_ window: TestWindow) -> Int {
      window.displayList.split(separator: "\n").filter { $0.contains("fill") && $0.contains("x1 ") }.count
    }
    expect(lines(TestWindow(size: size) { List(0..<4) { Text("\($0)") } }), equals: 3)
    expect(lines(TestWindow(size: size) { List(0..<4) { Text("\($0)").listRowSeparator(.hidden) } }), equals: 0)
    expect(
      lines(
        TestWindow(size: size) {
          List { ForEach(0..<4) { Text("\($0)").listRowSeparator($0 == 1 ? .hidden : .automatic) } }
        }), equals: 1)
    expect(lines(TestWindow(size: size) { List(0..<4) { Text("\($0)") }.listStyle(.sidebar) }), equals: 0)
  }
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `guides of a row say where the line below it begins and ends`(direction: LayoutDirection) {
    let window = TestWindow(size: size) {
      List {
        Text("a")
        Color.clear.frame(width: 100)
          .alignmentGuide(.listRowSeparatorLeading) { _ in 20 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 10 }
        Text("c")
      }
      .listStyle(.plain).environment(\.layoutDirection, direction)
    }
    let lines = window.displayList.split(separator: "\n").filter { $0.contains("fill") && $0.contains("x1 ") }
    // The content of a row begins 14 points from the edge.
    let start = 14 + 20, end = 14 + 100 - 10
    let x = direction == .leftToRight ? start : 300 - end
    expect(lines.count, equals: 2)
    // Without guides the line goes to the edge of the list.
    expect(lines[0].contains(" \(300 - 14)x1 "), "\(lines[0])")
    expect(lines[1].contains("fill \(x),63 \(end - start)x1 "), "\(lines[1])")
  }
  @QuickTesting.Test func `insets, backgrounds and spacing of rows`() throws {
    let window = TestWindow(size: size) {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)).accessibilityIdentifier("a")
        Text("b").listRowBackground(Color.red).accessibilityIdentifier("b")
      }
      .listStyle(.plain).listRowSpacing(7)
    }
    try expect(window.element("a").frame.minX, equals: 50)
    try expect(window.element("b").frame.midY - window.element("a").frame.midY, equals: 32 + 7)
    expect(window.displayList.contains("fill 0,39 300x32 #ff3b30"))
  }
  @QuickTesting.Test func `a million rows open, jump to the end and scroll by what comes into view`() throws {
    let model = ListModel([])
    struct Million: View {
      @Bindable var model: ListModel
      var body: some View {
        List(selection: $model.one) { ForEach(0..<1_000_000) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
      }
    }
    let window = TestWindow(size: size) { Million(model: model) }
    expect(window.liveNodes < 80)
    window.scroll(by: CGSize(width: 0, height: -3_200), at: CGPoint(x: 100, y: 100))
    window.scroll(by: CGSize(width: 0, height: -32 * 5), at: CGPoint(x: 100, y: 100))
    // Row, identifier and text.
    expect(window.counters.nodesCreated, equals: 5 * 3)
    window.press(.tab)
    window.press(.end)
    expect(model.one, equals: 999_999)
    try expect(window.element("999999").frame.maxY <= 200)
    expect(window.liveNodes < 80)
  }
  @QuickTesting.Test func `each style has a look`() {
    var looks: Set<String> = []
    func add<S: ListStyle>(_ style: S) {
      looks.insert(
        TestWindow(size: size) {
          List {
            Section("Head") {
              Text("a"); Text("b")
            }
          }.listStyle(style)
        }.displayList)
    }
    add(.plain)
    add(.inset)
    add(.sidebar)
    add(.grouped)
    add(.insetGrouped)
    add(.bordered)
    expect(looks.count, equals: 6)
  }
  @QuickTesting.Test func `lists that go away leave nothing behind`() {
    struct Toggler: View {
      let model: ListModel
      var body: some View { if model.rows.isEmpty { Text("none") } else { Single(model: model) } }
    }
    let model = ListModel([])
    let window = TestWindow(size: size) { Toggler(model: model) }
    let nodes = window.liveNodes
    for _ in 0..<20 {
      model.rows = Array(0..<100)
      window.settle()
      window.scroll(by: CGSize(width: 0, height: -500), at: CGPoint(x: 100, y: 100))
      model.rows = []
      window.settle()
    }
    expect(window.liveNodes, equals: nodes)
  }
  @QuickTesting.Test func `a window closes with a list in a preferred colour scheme`() {
    struct Dark: View {
      @State private var choice: String?
      var body: some View {
        VStack {
          List { Text("a") }
          List(["b", "c"], id: \.self, selection: $choice) { Text($0).accessibilityIdentifier($0) }
        }
        .preferredColorScheme(.dark)
      }
    }
    let window = TestWindow(size: size) { Dark() }
    window.click("b")
    window.close()
    expect(window.reports, equals: [])
  }
  @QuickTesting.Test func `an app ends whose only window is a list in a preferred colour scheme`() {
    struct DarkApp: App {
      init() {}
      var body: some Scene {
        WindowGroup { List { Text("a").accessibilityIdentifier("row") }.preferredColorScheme(.dark) }
      }
    }
    let window = TestWindow(DarkApp.self)
    expect(window.find { $0.identifier == "row" } != nil)
    window.close()
    expect(window.windows.isEmpty)
  }
}

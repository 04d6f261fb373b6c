import CoreTransferable
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

nonisolated private struct City: Identifiable, Codable, Transferable, Hashable {
  var id: Int
  var name: String
  var people: Int
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}
private let cities = [
  City(id: 1, name: "Aarhus", people: 280), City(id: 2, name: "Bergen", people: 290),
  City(id: 3, name: "Cork", people: 220), City(id: 4, name: "Delft", people: 100),
]

@Observable private final class TableLog {
  var lines: [String] = []
}

@Observable private final class NamedItem: Identifiable {
  let id: Int
  var name: String
  init(_ id: Int) { (self.id, name) = (id, "Item \(id)") }
}

extension TestWindow {
  fileprivate func frame(_ label: String) throws -> CGRect { try require(find { $0.label == label }).frame }
  fileprivate func center(_ label: String) throws -> CGPoint {
    let frame = try frame(label)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  fileprivate func has(_ label: String) -> Bool { find { $0.label == label } != nil }
  /// The labels of some columns' titles from left to right.
  fileprivate func order(_ titles: String...) -> [String] {
    titles.filter { title in find { $0.label == title } != nil }
      .sorted { a, b in find { $0.label == a }!.frame.minX < find { $0.label == b }!.frame.minX }
  }
  /// Chooses an item of the menu of the titles.
  fileprivate func choose(_ item: String, inMenuAt point: CGPoint) throws {
    click(at: point, button: .secondary)
    let found = try require(find { $0.label == item && $0.traitNames.contains("menu item") }).frame
    hover(at: CGPoint(x: found.midX, y: found.midY))
    click(at: CGPoint(x: found.midX, y: found.midY))
  }
}

private struct Wide: View {
  var count = 3
  var width: CGFloat = 300
  var body: some View {
    Table(cities) {
      TableColumnForEach(Array(0..<count), id: \.self) { index in
        TableColumn("Column \(index)") { (city: City) in Text("\(city.name) \(index)") }.width(min: width)
      }
    }
  }
}

private struct Customized: View {
  @SceneStorage("columns") var columns: TableColumnCustomization<City>
  var body: some View {
    Table(cities, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).customizationID("name")
      TableColumn("People") { Text("\($0.people)") }.customizationID("people")
      TableColumn("Double") { Text("\($0.people * 2)") }.customizationID("double")
        .disabledCustomizationBehavior([.reorder, .visibility])
    }
  }
}

@MainActor struct `Columns of tables under the pointer` {
  private let size = CGSize(width: 600, height: 300)
  @Test func `columns that do not fit are scrolled sideways, titles and cells together`() throws {
    let window = TestWindow(size: size) { Wide() }
    let title = try window.frame("Column 1"), cell = try window.frame("Aarhus 1")
    expect(abs(title.minX - cell.minX) < 1)
    window.scroll(by: CGSize(width: -200, height: 0), at: CGPoint(x: 300, y: 150))
    try expect(window.frame("Column 1").minX, equals: title.minX - 200)
    try expect(window.frame("Aarhus 1").minX, equals: cell.minX - 200)
  }
  @Test func `columns that fit are not scrolled`() throws {
    let window = TestWindow(size: size) { Wide(width: 100) }
    let before = try window.frame("Aarhus 1")
    window.scroll(by: CGSize(width: -200, height: 0), at: CGPoint(x: 300, y: 150))
    try expect(window.frame("Aarhus 1"), equals: before)
  }
  @Test func `a double click on the line behind a title makes the column as wide as its widest cell`() throws {
    let window = TestWindow(size: size) { Customized() }
    let next = try window.frame("People").minX, y = try window.center("Name").y
    window.click(at: CGPoint(x: next - 6, y: y), count: 2)
    // Cells are as wide as their texts; 12 points lie between columns.
    let widest = cities.compactMap { try? window.frame($0.name).width }.max()!
    let title = try window.frame("Name")
    expect(abs(try window.frame("People").minX - (title.minX + widest + 12)) <= 1)
  }
  @Test func `a title that is dragged past another one takes its column along`() throws {
    let window = TestWindow(size: size) { Customized() }
    expect(window.order("Name", "People", "Double"), equals: ["Name", "People", "Double"])
    let start = try window.center("Name"), end = try window.center("People")
    window.drag(from: start, to: CGPoint(x: end.x + 20, y: end.y))
    expect(window.order("Name", "People", "Double"), equals: ["People", "Name", "Double"])
    try expect(window.frame("280").minX < window.frame("Aarhus").minX)
    // This one may not be moved.
    let fixed = try window.center("Double")
    window.drag(from: fixed, to: CGPoint(x: 20, y: fixed.y))
    expect(window.order("Name", "People", "Double"), equals: ["People", "Name", "Double"])
  }
  @Test func `a title that sorts is moved by a drag, which sorts nothing`() throws {
    struct Sorted: View {
      @State var order: [KeyPathComparator<City>] = []
      @State var columns = TableColumnCustomization<City>()
      var body: some View {
        VStack(spacing: 0) {
          Table(cities, sortOrder: $order, columnCustomization: $columns) {
            TableColumn("Name", value: \.name).customizationID("name")
            TableColumn("People", value: \.people) { Text("\($0.people)") }.customizationID("people")
          }
          Text("\(order.count) orders").accessibilityIdentifier("orders")
        }
      }
    }
    let window = TestWindow(size: size) { Sorted() }
    let start = try window.center("Name"), end = try window.center("People")
    window.drag(from: start, to: CGPoint(x: end.x + 20, y: end.y))
    expect(window.order("Name", "People"), equals: ["People", "Name"])
    try expect(window.element("orders").label, equals: "0 orders")
    window.click(at: try window.center("Name"))
    try expect(window.element("orders").label, equals: "1 orders")
  }
  @Test func `the menu of the titles hides columns and shows them again`() throws {
    let window = TestWindow(size: size) { Customized() }
    let point = try window.center("Name")
    try window.choose("People", inMenuAt: point)
    expect(window.order("Name", "People", "Double"), equals: ["Name", "Double"])
    expect(!window.has("280"))
    try window.choose("People", inMenuAt: point)
    expect(window.order("Name", "People", "Double"), equals: ["Name", "People", "Double"])
    window.click(at: point, button: .secondary)
    expect(window.find { $0.label == "Double" && $0.traitNames.contains("menu item") } == nil)
  }
  @Test func `what the user did to columns is there after a relaunch`() throws {
    var window = TestWindow(size: size) { Customized() }
    let start = try window.center("Name"), end = try window.center("People")
    window.drag(from: start, to: CGPoint(x: end.x + 20, y: end.y))
    let edge = try window.frame("Name").minX - 6
    window.drag(from: CGPoint(x: edge, y: start.y), to: CGPoint(x: edge - 50, y: start.y))
    let place = try window.frame("Name").minX
    window = window.quit().relaunch()
    expect(window.order("Name", "People", "Double"), equals: ["People", "Name", "Double"])
    try expect(window.frame("Name").minX, equals: place)
  }
  @Test func `a column's width follows the pointer in a mirrored table`() throws {
    let window = TestWindow(size: size) { Customized().environment(\.layoutDirection, .rightToLeft) }
    let before = try window.frame("Aarhus"), next = try window.frame("280")
    expect(before.minX > next.minX)
    let line = try window.frame("People").maxX + 6, y = try window.center("Name").y
    window.drag(from: CGPoint(x: line, y: y), to: CGPoint(x: line - 40, y: y))
    expect(abs(try window.frame("280").maxX - (next.maxX - 40)) <= 1.5)
  }
  @Test func `a column that gets wider makes no cell anew`() throws {
    var made = 0
    let window = TestWindow(size: size) {
      Table(cities) {
        TableColumn("Name") { (city: City) -> Text in
          made += 1
          return Text(city.name)
        }
        TableColumn("People") { Text("\($0.people)") }
      }
    }
    let before = made
    let edge = try window.frame("People").minX - 6
    window.pointerDown(at: CGPoint(x: edge, y: 14))
    for step in 1...5 { window.hover(at: CGPoint(x: edge - CGFloat(step) * 10, y: 14)) }
    expect(made, equals: before)
    try expect(abs(window.frame("280").minX - (edge - 50 + 6)) <= 1.5)
    window.pointerUp(at: CGPoint(x: edge - 50, y: 14))
    try expect(abs(window.frame("280").minX - (edge - 50 + 6)) <= 1.5)
  }
}

@MainActor struct `Rows of tables` {
  private struct Files: View {
    struct File: Identifiable {
      var id: String
      var children: [File]?
    }
    static let files = [
      File(id: "Docs", children: [File(id: "Letter"), File(id: "More", children: [File(id: "Deep")])]),
      File(id: "Readme"),
    ]
    @State var selection: String?
    var body: some View {
      VStack(spacing: 0) {
        Table(Self.files, children: \.children, selection: $selection) {
          TableColumn("File") { Text($0.id) }
          TableColumn("Length") { Text("\($0.id.count) of \($0.id)") }
        }
        Text("Selected: \(selection ?? "none")").accessibilityIdentifier("selection").frame(height: 20)
      }
    }
  }
  @Test func `arrows open and close rows of an outline, whose other cells stay in their columns`() throws {
    let window = TestWindow(size: CGSize(width: 600, height: 300)) { Files() }
    window.click(at: try window.center("Docs"))
    try expect(window.element("selection").label, equals: "Selected: Docs")
    let place = try window.frame("4 of Docs").minX
    expect(abs(try window.frame("Length").minX - place) < 1)
    window.press(.rightArrow)
    expect(abs(try window.frame("6 of Letter").minX - place) < 1)
    try expect(window.frame("Letter").minX > window.frame("Docs").minX)
    window.press(.downArrow)
    window.press(.downArrow)
    window.press(.rightArrow)
    expect(abs(try window.frame("4 of Deep").minX - place) < 1)
    window.press(.leftArrow)
    expect(!window.has("Deep"))
    window.press(.leftArrow)
    try expect(window.element("selection").label, equals: "Selected: Docs")
    window.press(.leftArrow)
    expect(!window.has("Letter"))
  }
  @Test func `a letter selects the next row whose first cell begins with it`() throws {
    let window = TestWindow(size: CGSize(width: 600, height: 300)) { Files() }
    window.click(at: try window.center("Docs"))
    window.type("r")
    try expect(window.element("selection").label, equals: "Selected: Readme")
    window.press(.home)
    try expect(window.element("selection").label, equals: "Selected: Docs")
    window.press(.end)
    try expect(window.element("selection").label, equals: "Selected: Readme")
  }
  @Test func `a row without a selection is opened by its arrow, by pointer and keys`() throws {
    let window = TestWindow(size: CGSize(width: 640, height: 300)) {
      Table(Files.files, children: \.children) {
        TableColumn("File") { Text($0.id).accessibilityIdentifier($0.id) }
      }
    }
    let row = try window.element("Docs").frame
    window.click(at: CGPoint(x: row.minX - 12, y: row.midY))
    expect(window.has("Letter"))
    window.click(at: CGPoint(x: row.minX - 12, y: row.midY))
    expect(!window.has("Letter"))
    window.press(.tab)
    window.press(.space)
    expect(window.has("Letter"))
  }
  @Test func `rows in sections have their headers above them`() throws {
    struct Sections: View {
      @State var isOpen = true
      var body: some View {
        Table(of: City.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("North") { ForEach(cities.prefix(2)) { TableRow($0) } }
          Section {
            ForEach(cities.suffix(2)) { city in TableRow(city) }
          } header: {
            Text("South")
          }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 640, height: 400)) { Sections() }
    let tops = try ["North", "Aarhus", "Bergen", "South", "Cork", "Delft"].map { try window.frame($0).minY }
    expect(tops, equals: tops.sorted())
  }
  @Test func `rows of an outline within the rows of a table`() throws {
    struct Place: Identifiable {
      var id: String
      var inside: [Place]?
    }
    let places = [Place(id: "Denmark", inside: [Place(id: "Aarhus")])]
    let window = TestWindow(size: CGSize(width: 640, height: 400)) {
      Table(of: Place.self) {
        TableColumn("Place") { Text($0.id).accessibilityIdentifier($0.id) }
      } rows: {
        OutlineGroup(places, children: \.inside)
        TableRow(Place(id: "Elsewhere"))
      }
    }
    try expect(window.frame("Denmark").minY < window.frame("Elsewhere").minY)
    expect(!window.has("Aarhus"))
    let row = try window.element("Denmark").frame
    window.click(at: CGPoint(x: row.minX - 12, y: row.midY))
    try expect(window.frame("Aarhus").minY < window.frame("Elsewhere").minY)
  }
  @Test func `Return and a double click perform the primary action for what is selected`() throws {
    struct Opening: View {
      let log: TableLog
      @State var selection: Set<Int> = []
      var body: some View {
        Table(cities, selection: $selection) { TableColumn("Name", value: \.name) }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Open") {}
          } primaryAction: { ids in
            log.lines.append(ids.sorted().map { "\($0)" }.joined(separator: " "))
          }
      }
    }
    let log = TableLog()
    let window = TestWindow(size: CGSize(width: 640, height: 300)) { Opening(log: log) }
    window.click(at: try window.center("Aarhus"))
    window.press(.downArrow, modifiers: .shift)
    window.press(.return)
    expect(log.lines, equals: ["1 2"])
    window.click(at: try window.center("Delft"), count: 2)
    expect(log.lines.last, equals: "4")
    window.click(at: try window.center("Cork"), modifiers: .command)
    window.press(.return)
    expect(log.lines.last, equals: "3 4")
  }
  @Test func `a menu, hovers and what may be selected are set for single rows`() throws {
    struct Rows: View {
      let log: TableLog
      @State var selection: Set<Int> = []
      var body: some View {
        VStack(spacing: 0) {
          Table(of: City.self, selection: $selection) {
            TableColumn("Name", value: \.name)
          } rows: {
            TableRow(cities[0]).contextMenu {
              Button("Visit") { log.lines.append("visit") }
            } preview: {
              Text("Seen from afar")
            }
            TableRow(cities[1]).onHover { log.lines.append("hover \($0)") }
            TableRow(cities[2]).selectionDisabled()
          }
          Text("\(selection.count) selected").accessibilityIdentifier("count")
        }
      }
    }
    let log = TableLog()
    let window = TestWindow(size: CGSize(width: 640, height: 300)) { Rows(log: log) }
    try window.choose("Visit", inMenuAt: window.center("Aarhus"))
    expect(log.lines, equals: ["visit"])
    window.hover(at: CGPoint(x: 300, y: try window.center("Bergen").y))
    window.hover(at: CGPoint(x: 300, y: try window.center("Cork").y))
    expect(log.lines, equals: ["visit", "hover true", "hover false"])
    window.click(at: try window.center("Cork"))
    try expect(window.element("count").label, equals: "0 selected")
    window.click(at: try window.center("Bergen"))
    try expect(window.element("count").label, equals: "1 selected")
  }
  @Test func `rows are dragged, and dropped on and between rows`() throws {
    struct Moving: View {
      let log: TableLog
      var body: some View {
        Table(of: City.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(cities[0]).draggable(cities[0])
          TableRow(cities[1]).itemProvider { NSItemProvider(object: "Bergen" as NSString) }
          ForEach(cities.suffix(2)) { city in
            TableRow(city).dropDestination(for: City.self) { dropped in
              log.lines.append("\(dropped.map(\.name)) on \(city.name)")
            }
          }
          .onInsert(of: [.utf8PlainText]) { place, items in log.lines.append("\(items.count) at \(place)") }
        }
      }
    }
    let log = TableLog()
    let window = TestWindow(size: CGSize(width: 640, height: 300)) { Moving(log: log) }
    window.drag(from: try window.center("Aarhus"), to: try window.center("Delft"))
    expect(log.lines, equals: ["[\"Aarhus\"] on Delft"])
    log.lines = []
    let cork = try window.frame("Cork")
    window.drag(from: try window.center("Bergen"), to: CGPoint(x: cork.minX, y: cork.minY - 3))
    expect(log.lines, equals: ["1 at 0"])
    log.lines = []
    window.drop(["text/plain;charset=utf-8": Data("Emden".utf8)], at: CGPoint(x: 50, y: 290))
    expect(log.lines, equals: ["1 at 2"])
  }
  @Test func `values are dropped between rows`() throws {
    struct Taking: View {
      let log: TableLog
      var body: some View {
        HStack(spacing: 0) {
          Text("Card").frame(width: 100, height: 40).draggable(City(id: 9, name: "Esbjerg", people: 70))
          Table(of: City.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(cities).dropDestination(for: City.self) { place, dropped in
              log.lines.append("\(dropped.map(\.name)) at \(place)")
            }
          }
        }
      }
    }
    let log = TableLog()
    let window = TestWindow(size: CGSize(width: 640, height: 300)) { Taking(log: log) }
    let bergen = try window.frame("Bergen")
    window.drag(from: try window.center("Card"), to: CGPoint(x: bergen.midX, y: bergen.minY))
    expect(log.lines, equals: ["[\"Esbjerg\"] at 1"])
  }
}

@MainActor struct `Tables of much and of bad data` {
  private struct Row: Identifiable { let id: Int }
  @Test func `of a million rows of eight columns those in view are made, as many as of a hundred`() throws {
    func made(_ count: Int) -> (bodies: Int, first: Bool, window: TestWindow) {
      let rows = (0..<count).map { Row(id: $0) }
      let window = TestWindow(size: CGSize(width: 800, height: 600)) {
        Table(rows) {
          TableColumnForEach(Array(0..<8), id: \.self) { column in
            TableColumn("Column \(column)") { (row: Row) in Text("\(row.id) \(column)") }
          }
        }
      }
      return (window.counters.bodies, window.has("0 0"), window)
    }
    let few = made(100), many = made(1_000_000)
    expect(few.bodies == many.bodies && few.first && many.first)
    many.window.scroll(by: CGSize(width: 0, height: -600), at: CGPoint(x: 400, y: 300))
    expect(many.window.has("25 3") && !many.window.has("0 0"))
    // A page of rows, 28 points high, and a few besides.
    expect(many.window.counters.bodies < 4 * (600 / 28 + 10))
  }
  @Test func `of a row whose data changes its cells alone are made anew`() throws {
    let items = (0..<10).map { NamedItem($0) }
    var made = 0
    let window = TestWindow(size: CGSize(width: 640, height: 400)) {
      Table(items) {
        TableColumn("Name") { (item: NamedItem) -> Text in
          made += 1
          return Text(item.name)
        }
      }
    }
    expect(made, equals: 10)
    items[3].name = "Changed"
    window.settle()
    expect(window.has("Changed"))
    expect(made, equals: 11)
  }
  @Test func `rows with the same identity are reported once and shown`() throws {
    let twice = [cities[0], cities[1], City(id: 1, name: "Again", people: 0)]
    let window = TestWindow(size: CGSize(width: 640, height: 300)) {
      Table(twice) { TableColumn("Name", value: \.name) }
    }
    expect(window.has("Aarhus") && window.has("Bergen") && window.has("Again"))
    expect(window.reports.filter { $0.contains("occurs more than once") }.count, equals: 1)
  }
  @Test func `columns with the same customization are reported once`() throws {
    struct Twice: View {
      @State var columns = TableColumnCustomization<City>()
      var body: some View {
        Table(cities, columnCustomization: $columns) {
          TableColumn("Name", value: \.name).customizationID("same")
          TableColumn("Other") { Text("\($0.people)") }.customizationID("same")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 640, height: 300)) { Twice() }
    expect(window.has("Name") && window.has("Other"))
    window.resize(to: CGSize(width: 700, height: 300))
    expect(window.reports.filter { $0.contains("customizationID same") }.count, equals: 1)
  }
  @Test func `a comparator that contradicts itself is reported once, and sorts somehow`() throws {
    nonisolated struct Mad: SortComparator {
      var order = SortOrder.forward
      func compare(_ a: City, _ b: City) -> ComparisonResult { .orderedAscending }
    }
    struct Sorted: View {
      @State var rows = cities
      @State var order: [Mad] = []
      var body: some View {
        Table(rows, sortOrder: $order) {
          TableColumn("Name", sortUsing: Mad()) { Text($0.name) }
        }
        .onChange(of: order) { rows.sort(using: order) }
      }
    }
    let window = TestWindow(size: CGSize(width: 640, height: 300)) { Sorted() }
    for _ in 0..<3 { window.click(at: try window.center("Name")) }
    expect(cities.allSatisfy { window.has($0.name) })
    expect(window.reports.filter { $0.contains("contradicts itself") }.count, equals: 1)
  }
  @Test func `an order that an app writes without the column's comparator belongs to the column`() throws {
    struct Sorted: View {
      @State var rows = cities
      @State var order = [KeyPathComparator(\City.name)]
      var body: some View {
        Table(rows, sortOrder: $order) { TableColumn("Name", value: \.name) }
          .onChange(of: order) { rows.sort(using: order) }
      }
    }
    let window = TestWindow(size: CGSize(width: 640, height: 300)) { Sorted() }
    try expect(require(window.find { $0.label == "Name" }).value, equals: "ascending")
    window.click(at: try window.center("Name"))
    try expect(require(window.find { $0.label == "Name" }).value, equals: "descending")
    try expect(window.frame("Delft").minY < window.frame("Aarhus").minY)
  }
  @Test func `cells of several views, and of none, stay in their columns`() throws {
    let window = TestWindow(size: CGSize(width: 640, height: 300)) {
      Table(cities) {
        TableColumn("Flag") { (city: City) in if city.id == 2 { Text("flag") } }
        TableColumn("Both") { (city: City) in
          Text("a\(city.id)")
          Text("b\(city.id)")
        }
        TableColumn("Name", value: \.name)
      }
    }
    expect(abs(try window.frame("Name").minX - window.frame("Aarhus").minX) < 1)
    try expect(window.frame("a1").maxX <= window.frame("b1").minX)
    try expect(window.frame("a1").midY, equals: window.frame("b1").midY)
    expect(abs(try window.frame("flag").minX - window.frame("Flag").minX) < 1)
  }
}

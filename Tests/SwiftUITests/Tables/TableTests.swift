import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

nonisolated private struct Person: Identifiable {
  var id: Int
  var name: String
  var age: Int
  var isAway = false
}
private let people = [
  Person(id: 1, name: "Emma", age: 31), Person(id: 2, name: "Anne", age: 27), Person(id: 3, name: "Fanny", age: 18),
]

private struct People: View {
  @State var rows = people
  @State var selection: Set<Int> = []
  @State var order = [KeyPathComparator(\Person.name)]
  var body: some View {
    VStack(spacing: 0) {
      Table(rows, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name) { Text($0.name).accessibilityIdentifier("name \($0.id)") }
        TableColumn("Age", value: \.age) { Text("\($0.age)").accessibilityIdentifier("age \($0.id)") }.width(60)
        TableColumn("Note") { Text("of \($0.name)").accessibilityIdentifier("note \($0.id)") }
      }
      .onChange(of: order, initial: true) { rows.sort(using: order) }
      Text(selection.sorted().map { "\($0)" }.joined(separator: " ")).accessibilityIdentifier("selection").frame(
        height: 20)
    }
  }
}

extension TestWindow {
  fileprivate func place(_ identifier: String) throws -> CGRect { try element(identifier).frame }
  fileprivate func title(_ text: String) throws -> CGRect {
    try require(find { $0.label == text }).frame
  }
  fileprivate var selectionText: String? { find { $0.identifier == "selection" }?.label }
}

@MainActor struct `Tables` {
  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    TestWindow(size: CGSize(width: 600, height: 300)) { content() }
  }

  @Test func `cells lie below the titles of their columns, beside each other`() throws {
    let window = window { People() }
    let name = try window.place("name 2"), age = try window.place("age 2"), note = try window.place("note 2")
    expect(name.midY, equals: age.midY)
    expect(name.minX < age.minX && age.minX < note.minX)
    expect(abs(try window.title("Age").minX - age.minX) < 1)
    expect(abs(try window.title("Note").minX - note.minX) < 1)
    try expect(window.title("Name").maxY <= name.minY)
  }
  @Test func `a click on a title sorts by its column, and another one the other way round`() throws {
    let window = window { People() }
    try expect(window.place("name 2").minY < window.place("name 1").minY)
    let age = try window.title("Age")
    window.click(at: CGPoint(x: age.midX, y: age.midY))
    try expect(window.place("name 3").minY < window.place("name 2").minY)
    window.click(at: CGPoint(x: age.midX, y: age.midY))
    try expect(window.place("name 1").minY < window.place("name 2").minY)
    try expect(window.place("name 2").minY < window.place("name 3").minY)
  }
  @Test func `rows are selected by the mouse and by keys`() throws {
    let window = window { People() }
    let first = try window.place("name 2"), last = try window.place("name 3")
    window.click(at: CGPoint(x: first.midX, y: first.midY))
    expect(window.selectionText, equals: "2")
    window.press(.downArrow)
    expect(window.selectionText, equals: "1")
    window.click(at: CGPoint(x: last.midX, y: last.midY), modifiers: .shift)
    expect(window.selectionText, equals: "1 3")
  }
  @Test func `a column is as wide as the app says, and the others share what is left`() throws {
    let window = window { People() }
    let age = try window.place("age 2"), note = try window.place("note 2"), name = try window.place("name 2")
    // Two gaps of 12 points between three columns, 10 points at each end of a row, and 8 beside the rows.
    let share: CGFloat = (600 - 20 - 16 - 24 - 60) / 2
    expect(abs(age.minX - name.minX - share - 12) < 1)
    expect(abs(note.minX - age.minX - 60 - 12) < 1)
  }
  @Test func `a drag of the line behind a title changes the width of its column`() throws {
    let window = window { People() }
    let before = try window.place("age 2").minX
    let x = before - 6, y = try window.title("Name").midY
    window.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x - 80, y: y))
    expect(abs(try window.place("age 2").minX - (before - 80)) <= 1.5)
  }
  @Test func `only rows in view are made, of a million`() throws {
    struct Row: Identifiable { let id: Int }
    var made = 0
    let window = window {
      Table((0..<1_000_000).map { Row(id: $0) }) {
        TableColumn("Number") { (row: Row) -> Text in
          made += 1
          return Text("\(row.id)")
        }
        TableColumn("Double") { (row: Row) in Text("\(row.id * 2)") }
      }
    }
    expect(window.find { $0.label == "3" } != nil)
    expect(made < 200)
  }
  @Test func `a narrow window shows the first column alone, without titles`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: .phone) { People() }
    try expect(window.place("name 2").width > 0)
    expect(window.find { $0.identifier == "age 2" } == nil)
    expect(window.find { $0.label == "Age" } == nil)
  }
  @Test func `titles can be hidden`() {
    let window = window { People().tableColumnHeaders(.hidden) }
    expect(window.find { $0.label == "Age" } == nil)
  }
  @Test func `columns that the user has hidden and moved stay so`() throws {
    struct Customized: View {
      @State var columns = TableColumnCustomization<Person>()
      var body: some View {
        VStack(spacing: 0) {
          Table(people, columnCustomization: $columns) {
            TableColumn("Name", value: \.name).customizationID("name")
            TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
            TableColumn("Away") { Text($0.isAway ? "yes" : "no") }.customizationID("away").defaultVisibility(.hidden)
          }
          Button("Hide") { columns[visibility: "age"] = .hidden }.accessibilityIdentifier("hide")
          Button("Show") { columns[visibility: "away"] = .visible }.accessibilityIdentifier("show")
          Text(verbatim: String(decoding: (try? JSONEncoder().encode(columns)) ?? Data(), as: UTF8.self))
            .accessibilityIdentifier("kept")
        }
      }
    }
    let window = window { Customized() }
    expect(window.find { $0.label == "Away" } == nil)
    let age = try window.title("Age"), name = try window.title("Name")
    window.drag(from: CGPoint(x: age.midX, y: age.midY), to: CGPoint(x: name.minX + 4, y: age.midY))
    try expect(window.title("Age").minX < window.title("Name").minX)
    window.click("hide")
    window.click("show")
    expect(window.find { $0.label == "Age" } == nil)
    expect(window.find { $0.label == "Away" } != nil)
    let kept = try require(window.find { $0.identifier == "kept" }?.label)
    let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: Data(kept.utf8))
    expect(read[visibility: "age"], equals: .hidden)
    expect(read[visibility: "name"], equals: .automatic)
  }
  @Test func `rows can be written one by one, and those below others shown and hidden`() throws {
    struct Rows: View {
      @State var isOpen = false
      var body: some View {
        VStack(spacing: 0) {
          Table(of: Person.self) {
            TableColumn("Name") { Text($0.name).accessibilityIdentifier($0.name) }
          } rows: {
            DisclosureTableRow(people[0], isExpanded: $isOpen) { TableRow(people[1]) }
            if !isOpen { TableRow(people[2]) }
            ForEach([Person(id: 8, name: "Jane", age: 41), Person(id: 9, name: "Lucy", age: 23)])
          }
          Button("Open") { isOpen.toggle() }.accessibilityIdentifier("open")
        }
      }
    }
    let window = window { Rows() }
    try expect(window.place("Emma").minY < window.place("Fanny").minY)
    try expect(window.place("Fanny").minY < window.place("Jane").minY)
    try expect(window.place("Jane").minY < window.place("Lucy").minY)
    expect(window.find { $0.identifier == "Anne" } == nil)
    window.click("open")
    try expect(window.place("Emma").minY < window.place("Anne").minY)
    expect(window.find { $0.identifier == "Fanny" } == nil)
  }
  @Test func `a tree of data is rows that can be opened`() throws {
    struct File: Identifiable {
      var id: String
      var children: [File]?
    }
    let files = [File(id: "Folder", children: [File(id: "Inner")]), File(id: "Readme")]
    let window = window {
      Table(files, children: \.children) {
        TableColumn("File") { Text($0.id).accessibilityIdentifier($0.id) }
      }
    }
    try expect(window.place("Folder").minY < window.place("Readme").minY)
    expect(window.find { $0.identifier == "Inner" } == nil)
  }
  @Test func `columns of a collection, of a choice and of a group`() throws {
    struct Columns: View {
      let hasMore: Bool
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \.name)
          TableColumnForEach(["A", "B"], id: \.self) { letter in
            TableColumn(letter) { (person: Person) in Text(letter + "\(person.id)") }
          }
          if hasMore { TableColumn("More") { (person: Person) in Text("more") } }
        }
      }
    }
    let window = window { Columns(hasMore: true) }
    expect(window.find { $0.label == "B2" } != nil)
    expect(window.find { $0.label == "More" } != nil)
    let other = TestWindow(size: CGSize(width: 600, height: 300)) { Columns(hasMore: false) }
    expect(other.find { $0.label == "More" } == nil)
  }
  @Test func `the menu of rows acts on those that are selected`() throws {
    var chosen: Set<Int> = []
    struct Menu: View {
      @State var selection: Set<Int> = [1, 2]
      let choose: (Set<Int>) -> Void
      var body: some View {
        Table(people, selection: $selection) {
          TableColumn("Name") { Text($0.name).accessibilityIdentifier($0.name) }
        }
        .contextMenu(forSelectionType: Int.self) { ids in Button("Take") { choose(ids) } }
      }
    }
    let window = window { Menu { chosen = $0 } }
    window.secondaryClick("Emma")
    let item = try require(window.find { $0.label == "Take" && $0.traitNames.contains("menu item") }).frame.center
    window.hover(at: item)
    window.click(at: item)
    expect(chosen, equals: [1, 2])
  }
  @Test func `widths that make no sense are as if nothing was said`() throws {
    let window = window {
      Table(people) {
        TableColumn("Name") { Text($0.name).accessibilityIdentifier("name \($0.id)") }
          .width(min: .nan, ideal: -.infinity, max: .infinity)
        TableColumn("Age") { Text("\($0.age)").accessibilityIdentifier("age \($0.id)") }.width(min: 300, max: 100)
      }
    }
    try expect(window.place("name 1").width > 0)
    try expect(window.place("age 1").width > 0)
  }
}
extension CGRect { fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) } }

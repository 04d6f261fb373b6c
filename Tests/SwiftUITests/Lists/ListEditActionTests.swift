import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Rows that the user deletes and moves because the list was made with edit actions.
@MainActor struct ListEditActionTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }
  @Observable final class Model {
    var items = (0..<6).map { Item(id: $0, name: "Item \($0)") }
    var chosen: Set<Int> = []
    var one: Int?
    nonisolated deinit {}
    var ids: [Int] { items.map(\.id) }
  }
  struct Editable: View {
    @Bindable var model: Model
    var actions = EditActions<[Item]>.all
    @State var mode = EditMode.inactive
    var body: some View {
      VStack {
        List($model.items, editActions: actions, selection: $model.chosen) { $item in
          Text(item.name).accessibilityIdentifier("row \(item.id)").deleteDisabled(item.id == 5)
        }
        Button("Rename") { model.items[0].name = "Other" }.accessibilityIdentifier("rename")
      }
    }
  }
  private func window<V: View>(_ idiom: Idiom = .desktop, @ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 500), idiom: idiom, view)
  }
  private func order(_ window: TestWindow) -> [String] {
    window.elements { $0.identifier.hasPrefix("row ") }.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test func `Delete takes the selected rows out of the binding's collection`() throws {
    let model = Model()
    let window = window { Editable(model: model) }
    window.click("row 1")
    window.click("row 3", modifiers: .command)
    window.press(.delete)
    window.advance(by: .seconds(1))
    expect(model.ids, equals: [0, 2, 4, 5])
    expect(order(window), equals: ["Item 0", "Item 2", "Item 4", "Item 5"])
    window.click("row 5")
    window.press(.delete)
    expect(model.ids, equals: [0, 2, 4, 5])
  }
  @Test func `a row is dragged to another place with the mouse, and with a finger that has rested on it`() throws {
    func dragged(_ idiom: Idiom, _ drag: (TestWindow, CGPoint, CGPoint) -> Void) throws -> [Int] {
      let model = Model()
      let window = window(idiom) { Editable(model: model) }
      func middle(_ row: String) throws -> CGPoint {
        let frame = try window.element(row).frame
        return CGPoint(x: frame.midX, y: frame.midY)
      }
      let from = try middle("row 1"), to = try middle("row 3")
      drag(window, from, CGPoint(x: to.x, y: to.y + 4))
      window.advance(by: .seconds(1))
      expect(window.reports, equals: [])
      return model.ids
    }
    try expect(dragged(.desktop) { $0.drag(from: $1, to: $2) }, equals: [0, 2, 3, 1, 4, 5])
    func touch(after rest: Double) -> (TestWindow, CGPoint, CGPoint) -> Void {
      { window, from, to in
        window.touchDown(at: from)
        window.advance(by: .seconds(rest))
        for step in 1...4 {
          let part = CGFloat(step) / 4
          window.touchMove(to: CGPoint(x: from.x, y: from.y + (to.y - from.y) * part))
          window.advance(by: .milliseconds(16))
        }
        window.touchUp(at: to)
      }
    }
    try expect(dragged(.phone, touch(after: 0.6)), equals: [0, 2, 3, 1, 4, 5])
    // One that moves at once scrolls.
    try expect(dragged(.phone, touch(after: 0.05)), equals: [0, 1, 2, 3, 4, 5])
  }
  @Test func `a row that may not be moved stays, and a drag within a row moves nothing`() throws {
    struct Fixed: View {
      @State var items = ["a", "b", "c", "d"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0).accessibilityIdentifier("row \($0)").moveDisabled($0 == "b") }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let window = window { Fixed() }
    let places = try ["a", "b", "c", "d"].map { try window.element("row \($0)").frame }
    func middle(_ index: Int) -> CGPoint { CGPoint(x: places[index].midX, y: places[index].midY) }
    window.drag(from: middle(1), to: middle(3))
    expect(order(window), equals: ["a", "b", "c", "d"])
    window.drag(from: middle(0), to: CGPoint(x: places[0].midX, y: places[0].midY + 12))
    expect(order(window), equals: ["a", "b", "c", "d"])
    window.drag(from: middle(0), to: CGPoint(x: places[2].midX, y: places[2].midY + 4))
    window.advance(by: .seconds(1))
    expect(order(window), equals: ["b", "c", "a", "d"])
  }
  @Test func `Alt and an arrow move the selected row in the binding's collection`() throws {
    let model = Model()
    let window = window { Editable(model: model) }
    window.click("row 1")
    window.press(.downArrow, modifiers: .option)
    expect(model.ids, equals: [0, 2, 1, 3, 4, 5])
    window.press(.upArrow, modifiers: .option)
    window.press(.upArrow, modifiers: .option)
    expect(model.ids, equals: [1, 0, 2, 3, 4, 5])
    expect(model.chosen, equals: [1])
  }
  @Test func `only what was allowed is done`() throws {
    let model = Model()
    let still = window { Editable(model: model, actions: .move) }
    still.click("row 1")
    still.press(.delete)
    expect(model.ids, equals: [0, 1, 2, 3, 4, 5])
    still.press(.downArrow, modifiers: .option)
    expect(model.ids, equals: [0, 2, 1, 3, 4, 5])
    let fixed = window { Editable(model: model, actions: .delete) }
    fixed.click("row 1")
    fixed.press(.downArrow, modifiers: .option)
    expect(model.ids, equals: [0, 2, 1, 3, 4, 5])
    fixed.press(.delete)
    expect(model.ids, equals: [0, 2, 3, 4, 5])
    let nothing = window { Editable(model: model, actions: []) }
    nothing.click("row 0")
    nothing.press(.delete)
    expect(model.ids, equals: [0, 2, 3, 4, 5])
  }
  @Test func `a swipe on a phone deletes a row`() throws {
    let model = Model()
    let window = window(.phone) { Editable(model: model) }
    let row = try window.element("row 2").frame
    window.touchDrag(from: CGPoint(x: 280, y: row.midY), to: CGPoint(x: 10, y: row.midY))
    window.advance(by: .seconds(1))
    expect(model.ids, equals: [0, 1, 3, 4, 5])
  }
  @Test func `rows write to their elements, and follow them`() throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List($model.items, editActions: .all) { $item in
          Button(item.name) { item.name += "!" }.accessibilityIdentifier("row \(item.id)")
        }
      }
    }
    let model = Model()
    let window = window { Page(model: model) }
    window.click("row 2")
    expect(model.items[2].name, equals: "Item 2!")
    model.items.remove(at: 0)
    window.settle()
    window.click("row 2")
    expect(model.items[1].name, equals: "Item 2!!")
    try expect(window.element("row 2").label, equals: "Item 2!!")
  }
  @Test func `a ForEach with edit actions edits its own data among other rows`() throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) {
          Text("First").tag(100).accessibilityIdentifier("first")
          Section("Items") {
            ForEach($model.items, id: \.id, editActions: [.delete, .move]) { $item in
              Text(item.name).accessibilityIdentifier("row \(item.id)")
            }
          }
        }
      }
    }
    let model = Model()
    let window = window { Page(model: model) }
    window.click("row 4")
    window.press(.delete)
    expect(model.ids, equals: [0, 1, 2, 3, 5])
    expect(model.one, equals: 5)
    window.click("first")
    window.press(.delete)
    expect(model.ids, equals: [0, 1, 2, 3, 5])
  }
  @Test func `all forms with a selection and an identity compile and show their rows`() throws {
    struct Page: View {
      @State var names = ["a", "b"]
      @State var one: String?
      @State var many: Set<String> = []
      @State var always = "a"
      var body: some View {
        VStack {
          List($names, id: \.self, editActions: .all) { $name in Text(name).accessibilityIdentifier("1 \(name)") }
          List($names, id: \.self, editActions: .all, selection: $one) { $name in
            Text(name).accessibilityIdentifier("2 \(name)")
          }
          List($names, id: \.self, editActions: .all, selection: $many) { $name in
            Text(name).accessibilityIdentifier("3 \(name)")
          }
          List($names, id: \.self, editActions: .all, selection: $always) { $name in
            Text(name).accessibilityIdentifier("4 \(name)")
          }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 800)) { Page() }
    for list in 1...4 { try expect(window.element("\(list) b").label, equals: "b") }
    try expect(window.element("4 a").isSelected)
  }
  @Test func `deleting from a collection that cannot shrink is reported and leaves it as it is`() throws {
    nonisolated struct Fixed: MutableCollection, RandomAccessCollection {
      var elements = ["a", "b"]
      var startIndex: Int { 0 }
      var endIndex: Int { elements.count }
      subscript(index: Int) -> String {
        get { elements[index] }
        set { elements[index] = newValue }
      }
    }
    struct Page: View {
      @State var names = Fixed()
      @State var one: String?
      var body: some View {
        List($names, id: \.self, editActions: EditActions(rawValue: 3), selection: $one) { $name in
          Text(name).accessibilityIdentifier(name)
        }
      }
    }
    let window = window { Page() }
    window.click("a")
    window.press(.delete)
    window.press(.delete)
    try expect(window.element("b").label, equals: "b")
    expect(window.reports.filter { $0.contains("EditActions.delete") }.count, equals: 1)
  }
}

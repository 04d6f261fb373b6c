import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct TypeSelectTests {
  @Observable final class Model {
    var names = ["Apple", "Apricot", "Banana", "Cherry", "avocado", "Élan", "New York", "Newark"]
    var selection: String?
    var isOn = true
    var log: [String] = []
  }
  let model = Model()
  var selection: Binding<String?> { Binding(get: { model.selection }, set: { model.selection = $0 }) }
  func list() -> TestWindow {
    let window = TestWindow { List(model.names, id: \.self, selection: selection) { Text($0) } }
    window.press(.tab)
    return window
  }

  @Test func `a letter selects the next row that begins with it, round and round`() {
    let window = list()
    var seen: [String?] = []
    for _ in 0..<4 {
      window.press("a")
      window.advance(by: .seconds(2))
      seen.append(model.selection)
    }
    expect(seen, equals: ["Apple", "Apricot", "avocado", "Apple"])
    window.press("z")
    expect(model.selection, equals: "Apple")
    expect(window.keyTrace.last { $0.contains("down") }, equals: "Z down: used by nobody")
  }
  @Test func `the same letter in quick succession goes on too`() {
    let window = list()
    window.type("aaa")
    expect(model.selection, equals: "avocado")
  }
  @Test func `letters in quick succession are a prefix, with a space inside, without case and accents`() {
    let window = list()
    window.type("apr")
    expect(model.selection, equals: "Apricot")
    window.advance(by: .seconds(2))
    window.type("new ")
    expect(model.selection, equals: "New York")
    window.advance(by: .seconds(2))
    window.type("NEWA")
    expect(model.selection, equals: "Newark")
    window.advance(by: .seconds(2))
    window.type("e")
    expect(model.selection, equals: "Élan")
  }
  @Test func `a pause of more than a second starts anew`() {
    let window = list()
    window.type("b")
    window.advance(by: .milliseconds(900))
    window.type("a")
    expect(model.selection, equals: "Banana")
    window.advance(by: .milliseconds(1_100))
    window.type("c")
    expect(model.selection, equals: "Cherry")
  }
  @Test func `letters with Control and in a text field select nothing`() {
    let window = TestWindow {
      List(model.names, id: \.self, selection: selection) { name in
        TextField("Name", text: .constant(name)).accessibilityIdentifier(name)
      }
    }
    window.press(.tab)
    window.press("b", modifiers: .command)
    expect(model.selection == nil)
    window.press(.tab)
    window.type("b")
    expect(model.selection == nil)
  }
  @Test func `a name of its own counts instead of the label, an empty one is not found, nil is the label`() {
    let window = TestWindow {
      List(selection: selection) {
        Text("One").tag("one").typeSelectEquivalent("Zebra")
        Text("Two").tag("two").typeSelectEquivalent(Text(verbatim: ""))
        Text("Three").tag("three").typeSelectEquivalent(nil as Text?)
      }
    }
    window.press(.tab)
    window.press("o")
    expect(model.selection == nil)
    window.press("z")
    expect(model.selection == nil)
    window.advance(by: .seconds(2))
    window.press("z")
    expect(model.selection, equals: "one")
    window.advance(by: .seconds(2))
    window.press("t")
    expect(model.selection, equals: "three")
  }
  @Test func `rows that were never in view are found and scrolled to, as far as is made for a key`() {
    model.names = (0..<5_000).map { "Row \($0)" }
    model.names[200] = "Kiwi"
    model.names[1_000] = "Lemon"
    let window = list()
    let alive = window.liveNodes
    window.press("k")
    expect(model.selection, equals: "Kiwi")
    expect(window.find { $0.label == "Kiwi" }?.isSelected, equals: true)
    window.advance(by: .seconds(2))
    window.press("l")
    expect(model.selection, equals: "Kiwi")
    expect(window.liveNodes < alive * 2)
  }

  // MARK: - Grids

  struct Cells: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
          ForEach(model.names, id: \.self) { name in
            Text(name).frame(height: 40).focusable().accessibilityIdentifier(name)
          }
        }
      }
    }
  }
  @Test func `typing moves focus among the cells of a grid`() {
    let window = TestWindow { Cells(model: model) }
    window.press(.tab)
    expect(window.focused, equals: "Apple")
    window.type("ch")
    expect(window.focused, equals: "Cherry")
    window.advance(by: .seconds(2))
    window.type("a")
    expect(window.focused, equals: "avocado")
    expect(window.focusTrace.last?.rule, equals: "Its name begins with \"a\", which was typed.")
    expect(window.keyTrace.last { $0.contains("down") }?.contains("type-to-select"), equals: true)
  }
  @Test func `a cell of a grid that was never in view is made, scrolled to and focused`() {
    model.names = (0..<400).map { "Cell \($0)" }
    model.names[150] = "Kiwi"
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Cells(model: model) }
    window.press(.tab)
    window.type("k")
    expect(window.focused, equals: "Kiwi")
    let frame = window.find { $0.identifier == "Kiwi" }?.frame ?? .zero
    expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(frame))
    // Farther than what is made for a key, in either direction.
    window.advance(by: .seconds(2))
    model.names = (0..<2_000).map { $0 == 1_000 ? "Lemon" : $0 == 150 ? "Kiwi" : "Cell \($0)" }
    window.settle()
    window.type("l")
    expect(window.focused, equals: "Kiwi")
  }
  @Test func `an action of the app goes before typing selects`() {
    let window = TestWindow {
      Cells(model: model).onKeyPress(characters: .letters) { press in
        model.log.append(press.characters)
        return .handled
      }
    }
    window.press(.tab)
    window.type("c")
    expect(window.focused, equals: "Apple")
    expect(model.log, equals: ["c"])
  }
}

import HearthTesting
import Observation
import QuickTesting
import SwiftUI

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct NumberKey: FocusedValueKey { typealias Value = Int }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }
extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var number: Int? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
  fileprivate var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

@Observable private final class Recipe {
  var title: String
  init(_ title: String) { self.title = title }
}

private struct NameReader: View {
  @FocusedValue(\.name) private var name
  var body: some View { Text(name ?? "none").accessibilityIdentifier("name") }
}
private struct NumberReader: View {
  @FocusedValue(\.number) private var number
  var body: some View { Text("\(number ?? -1)").accessibilityIdentifier("number") }
}
private func row(_ name: String) -> some View {
  Text(name).focusable().accessibilityIdentifier(name)
}

@MainActor struct FocusedValueTests {
  @Test func `a view offers its value while it has focus, and while a view inside has`() throws {
    let window = TestWindow {
      NameReader()
      row("Fig").focusedValue(\.name, "fig")
      HStack { row("Pear") }.focusedValue(\.name, "tree")
      row("Stone")
    }
    try expect(window.element("name").label, equals: "none")
    window.click("Fig")
    try expect(window.element("name").label, equals: "fig")
    window.click("Pear")
    try expect(window.element("name").label, equals: "tree")
    window.click("Stone")
    try expect(window.element("name").label, equals: "none")
  }

  @Test func `what is nearer to focus counts, and any view counts before the window`() throws {
    let window = TestWindow {
      NameReader().focusedSceneValue(\.name, "window")
      VStack {
        row("Fig").focusedValue(\.name, "inner")
        row("Pear")
      }.focusedValue(\.name, "outer")
      row("Stone")
    }
    try expect(window.element("name").label, equals: "window")
    window.click("Fig")
    try expect(window.element("name").label, equals: "inner")
    window.click("Pear")
    try expect(window.element("name").label, equals: "outer")
    window.click("Stone")
    try expect(window.element("name").label, equals: "window")
  }

  @Test func `a view that offers nil leaves it to those further out`() throws {
    let window = TestWindow {
      NameReader()
      VStack { row("Fig").focusedValue(\.name, nil as String?) }.focusedValue(\.name, "outer")
    }
    window.click("Fig")
    try expect(window.element("name").label, equals: "outer")
  }

  @Test func `of several offers of a window the one shown last counts`() throws {
    struct Pages: View {
      @State private var isDeep = false
      var body: some View {
        NameReader()
        Text("Root").focusedSceneValue(\.name, "root")
        if isDeep { Text("Detail").focusedSceneValue(\.name, "detail") }
        Button("Toggle") { isDeep.toggle() }.accessibilityIdentifier("toggle")
      }
    }
    let window = TestWindow { Pages() }
    try expect(window.element("name").label, equals: "root")
    window.click("toggle")
    try expect(window.element("name").label, equals: "detail")
    window.click("toggle")
    try expect(window.element("name").label, equals: "root")
  }

  @Test func `only readers of a key whose value has changed are evaluated`() throws {
    let window = TestWindow {
      NameReader()
      NumberReader()
      row("Fig").focusedValue(\.name, "fruit").focusedValue(\.number, 1)
      row("Pear").focusedValue(\.name, "fruit").focusedValue(\.number, 2)
    }
    window.click("Fig")
    try expect(window.element("number").label, equals: "1")
    window.click("Pear")
    try expect(window.element("number").label, equals: "2")
    // The number changed, the name is equal: one reader.
    expect(window.counters.bodies, equals: 1)
    window.click("Pear")
    expect(window.counters.bodies, equals: 0)
  }

  @Test func `a value that changes where focus is reaches its readers in the same frame`() throws {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        NumberReader()
        Button("Add") { count += 1 }.accessibilityIdentifier("add").focusedValue(\.number, count)
      }
    }
    let window = TestWindow { Counter() }
    window.press(.tab)
    try expect(window.element("number").label, equals: "1")
    window.press(.return)
    try expect(window.element("number").label, equals: "2")
  }

  @Test func `a removed view offers nothing any more`() throws {
    struct Rows: View {
      @State private var isShown = true
      var body: some View {
        NameReader()
        if isShown { row("Fig").focusedValue(\.name, "fig") }
        Button("Remove") { isShown = false }.accessibilityIdentifier("remove")
      }
    }
    let window = TestWindow { Rows() }
    window.click("Fig")
    window.click("remove")
    try expect(window.element("name").label, equals: "none")
  }

  @Test func `an action among the focused values is that of the focused view`() throws {
    struct Caller: View {
      @FocusedValue(\.action) private var action
      var body: some View {
        Button("Run") { action?() }.accessibilityIdentifier("run").disabled(action == nil)
      }
    }
    struct Rows: View {
      @State private var last = "nothing"
      var body: some View {
        Caller()
        row("Fig").focusedValue(\.action) { last = "Fig" }
        row("Pear").focusedValue(\.action) { last = "Pear" }
        Text(last).accessibilityIdentifier("last")
      }
    }
    let window = TestWindow { Rows() }
    try expect(!window.element("run").isEnabled)
    window.click("Pear")
    try expect(window.element("run").isEnabled)
    window.click("run")
    try expect(window.element("last").label, equals: "Pear")
  }

  @Test func `a focused binding reads and writes where focus is`() throws {
    struct Shout: View {
      @FocusedBinding(\.text) private var text
      var body: some View {
        Text(text ?? "none").accessibilityIdentifier("text")
        Button("Shout") { text = text?.uppercased() }.accessibilityIdentifier("shout")
        Inner(text: $text)
      }
      struct Inner: View {
        @Binding var text: String?
        var body: some View { Button("Whisper") { text = text?.lowercased() }.accessibilityIdentifier("whisper") }
      }
    }
    struct Fields: View {
      @State private var first = "Fig"
      @State private var second = "Pear"
      var body: some View {
        Shout()
        row("one").focusedValue(\.text, $first)
        row("two").focusedValue(\.text, $second)
        Text("\(first) \(second)").accessibilityIdentifier("both")
      }
    }
    let window = TestWindow { Fields() }
    try expect(window.element("text").label, equals: "none")
    window.click("shout")
    try expect(window.element("both").label, equals: "Fig Pear")
    window.click("two")
    window.click("shout")
    try expect(window.element("text").label, equals: "PEAR")
    try expect(window.element("both").label, equals: "Fig PEAR")
    window.click("whisper")
    try expect(window.element("both").label, equals: "Fig pear")
  }

  @Test func `an observable object is found by its type, and its readers follow it`() throws {
    struct Title: View {
      @FocusedValue(Recipe.self) private var recipe
      var body: some View { Text(recipe?.title ?? "none").accessibilityIdentifier("title") }
    }
    let soup = Recipe("Soup"), cake = Recipe("Cake")
    let window = TestWindow {
      Title().focusedSceneValue(soup)
      row("Cake").focusedValue(cake)
      row("Nothing").focusedValue(nil as Recipe?)
    }
    try expect(window.element("title").label, equals: "Soup")
    window.click("Cake")
    try expect(window.element("title").label, equals: "Cake")
    cake.title = "Torte"
    window.settle()
    try expect(window.element("title").label, equals: "Torte")
    window.click("Nothing")
    try expect(window.element("title").label, equals: "Soup")
  }

  @Test func `a focused object is followed, and gives bindings to its properties`() throws {
    final class Draft: ObservableObject { @Published var title: String; init(_ title: String) { self.title = title } }
    struct Title: View {
      @FocusedObject private var draft: Draft?
      var body: some View {
        Text(draft?.title ?? "none").accessibilityIdentifier("title")
        Button("Clear") { $draft?.title.wrappedValue = "" }.accessibilityIdentifier("clear")
      }
    }
    let letter = Draft("Letter"), poem = Draft("Poem")
    let window = TestWindow {
      Title().focusedSceneObject(letter)
      row("Poem").focusedObject(poem)
      row("Nothing").focusedObject(nil as Draft?)
    }
    try expect(window.element("title").label, equals: "Letter")
    window.click("Poem")
    try expect(window.element("title").label, equals: "Poem")
    poem.title = "Ode"
    window.settle()
    try expect(window.element("title").label, equals: "Ode")
    window.resetCounters()
    letter.title = "Card"
    window.settle()
    expect(window.counters.bodies, equals: 0, "an object that does not count any more marks nobody")
    window.click("clear")
    expect(poem.title, equals: "")
    window.click("Nothing")
    try expect(window.element("title").label, equals: "Card")
  }

  @Test func `a window in the back keeps its focus and its values`() throws {
    let window = TestWindow {
      NameReader()
      row("Fig").focusedValue(\.name, "fig")
    }
    window.click("Fig")
    window.deactivate()
    try expect(window.element("name").label, equals: "fig")
  }
}

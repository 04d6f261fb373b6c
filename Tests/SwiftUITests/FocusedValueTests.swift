import HearthTesting
import Observation
import SwiftUI
import Testing

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
    #expect(try window.element("name").label == "none")
    window.click("Fig")
    #expect(try window.element("name").label == "fig")
    window.click("Pear")
    #expect(try window.element("name").label == "tree")
    window.click("Stone")
    #expect(try window.element("name").label == "none")
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
    #expect(try window.element("name").label == "window")
    window.click("Fig")
    #expect(try window.element("name").label == "inner")
    window.click("Pear")
    #expect(try window.element("name").label == "outer")
    window.click("Stone")
    #expect(try window.element("name").label == "window")
  }

  @Test func `a view that offers nil leaves it to those further out`() throws {
    let window = TestWindow {
      NameReader()
      VStack { row("Fig").focusedValue(\.name, nil as String?) }.focusedValue(\.name, "outer")
    }
    window.click("Fig")
    #expect(try window.element("name").label == "outer")
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
    #expect(try window.element("name").label == "root")
    window.click("toggle")
    #expect(try window.element("name").label == "detail")
    window.click("toggle")
    #expect(try window.element("name").label == "root")
  }

  @Test func `only readers of a key whose value has changed are evaluated`() throws {
    let window = TestWindow {
      NameReader()
      NumberReader()
      row("Fig").focusedValue(\.name, "fruit").focusedValue(\.number, 1)
      row("Pear").focusedValue(\.name, "fruit").focusedValue(\.number, 2)
    }
    window.click("Fig")
    #expect(try window.element("number").label == "1")
    window.click("Pear")
    #expect(try window.element("number").label == "2")
    // The number changed, the name is equal: one reader.
    #expect(window.counters.bodies == 1)
    window.click("Pear")
    #expect(window.counters.bodies == 0)
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
    #expect(try window.element("number").label == "1")
    window.press(.return)
    #expect(try window.element("number").label == "2")
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
    #expect(try window.element("name").label == "none")
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
    #expect(try !window.element("run").isEnabled)
    window.click("Pear")
    #expect(try window.element("run").isEnabled)
    window.click("run")
    #expect(try window.element("last").label == "Pear")
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
    #expect(try window.element("text").label == "none")
    window.click("shout")
    #expect(try window.element("both").label == "Fig Pear")
    window.click("two")
    window.click("shout")
    #expect(try window.element("text").label == "PEAR")
    #expect(try window.element("both").label == "Fig PEAR")
    window.click("whisper")
    #expect(try window.element("both").label == "Fig pear")
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
    #expect(try window.element("title").label == "Soup")
    window.click("Cake")
    #expect(try window.element("title").label == "Cake")
    cake.title = "Torte"
    window.settle()
    #expect(try window.element("title").label == "Torte")
    window.click("Nothing")
    #expect(try window.element("title").label == "Soup")
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
    #expect(try window.element("title").label == "Letter")
    window.click("Poem")
    #expect(try window.element("title").label == "Poem")
    poem.title = "Ode"
    window.settle()
    #expect(try window.element("title").label == "Ode")
    window.resetCounters()
    letter.title = "Card"
    window.settle()
    #expect(window.counters.bodies == 0, "an object that does not count any more marks nobody")
    window.click("clear")
    #expect(poem.title == "")
    window.click("Nothing")
    #expect(try window.element("title").label == "Card")
  }

  @Test func `a window in the back keeps its focus and its values`() throws {
    let window = TestWindow {
      NameReader()
      row("Fig").focusedValue(\.name, "fig")
    }
    window.click("Fig")
    window.deactivate()
    #expect(try window.element("name").label == "fig")
  }
}

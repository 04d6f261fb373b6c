import HearthTesting
import QuickTesting
import SwiftUI

@Observable final class Log {
  var entries: [String] = []
  var count = 0
}

/// Fields together with focus, submission, formats and styles.
@MainActor struct TextFieldFormTests {
  @Test func `submitting adds a row and focuses it`() throws {
    struct Grocery: Identifiable { let id: Int; var name = "" }
    struct Groceries: View {
      @State var items = [Grocery(id: 0)]
      @FocusState var focused: Int?
      var body: some View {
        VStack {
          ForEach($items) { $item in
            TextField("Item", text: $item.name)
              .focused($focused, equals: item.id)
              .accessibilityIdentifier("item \(item.id)")
              .onSubmit {
                items.append(Grocery(id: items.count))
                focused = items.count - 1
              }
          }
        }
      }
    }
    let window = TestWindow { Groceries() }
    window.click("item 0")
    window.type("Milk\nFlour\n")
    expect(window.focused, equals: "item 2")
    try expect(window.element("item 0").value, equals: "Milk")
    try expect(window.element("item 1").value, equals: "Flour")
    try expect(window.element("item 2").value, equals: "")
  }
  @Test func `actions of submission run from the inside outwards, up to a scope`() {
    struct Page: View {
      let log: Log
      @State var a = ""
      @State var b = ""
      var body: some View {
        VStack {
          TextField("A", text: $a).onSubmit { log.entries.append("inner") }.accessibilityIdentifier("a")
          TextField("B", text: $b).onSubmit { log.entries.append("scoped") }.accessibilityIdentifier("b").submitScope()
        }
        .onSubmit { log.entries.append("outer") }
        .onSubmit(of: .search) { log.entries.append("search") }
      }
    }
    let log = Log(), window = TestWindow { Page(log: log) }
    window.click("a")
    window.press(.return)
    expect(log.entries, equals: ["inner", "outer"])
    log.entries = []
    window.click("b")
    window.press(.return)
    expect(log.entries, equals: ["scoped"])
  }
  @Test func `a secure field shows dots and gives nothing to the clipboard`() throws {
    struct Page: View {
      @State var text = ""
      var body: some View { SecureField("Password", text: $text).accessibilityIdentifier("field"); Text("is \(text)") }
    }
    let window = TestWindow { Page() }
    window.click("field")
    window.type("red fox")
    try expect(window.element("field").value, equals: "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
    expect(!window.displayList.contains("\"red fox\""))
    expect(window.displayList.contains("\"is red fox\""))
    expect(window.textInput?.purpose, equals: .password)
    expect(window.textInput?.surroundingText, equals: "")
    window.press("a", modifiers: .command)
    window.press("c", modifiers: .command)
    window.press(.end)
    window.press("v", modifiers: .command)
    expect(window.displayList.contains("\"is red fox\""))
    window.press(.leftArrow)
    window.type("!")
    expect(window.displayList.contains("\"is red fo!x\""))
  }
  @Test func `a value in a format is set on Return or on leaving, and a text without meaning goes`() throws {
    struct Page: View {
      @State var number = 7
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number).accessibilityIdentifier("field")
          Text("is \(number)")
          TextField("Other", text: .constant("")).accessibilityIdentifier("other")
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    let window = TestWindow { Page() }
    try expect(window.element("field").value, equals: "7")
    window.click("field", count: 3)
    window.type("12")
    expect(window.displayList.contains("\"is 7\""))
    window.press(.return)
    expect(window.displayList.contains("\"is 12\""))
    window.click("field", count: 3)
    window.type("34")
    window.click("other")
    expect(window.displayList.contains("\"is 34\""))
    window.click("field", count: 3)
    window.type("many")
    window.press(.return)
    try expect(window.element("field").value, equals: "34")
    expect(window.displayList.contains("\"is 34\""))
  }
  @Test func `a value is written and read in the locale around`() throws {
    struct Page: View {
      @State var number = 1234.5
      @State var optional: Double? = 0.5
      @State var locale = Locale(identifier: "de_DE")
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number).accessibilityIdentifier("field")
          TextField("Optional", value: $optional, format: .percent).accessibilityIdentifier("optional")
          Text(verbatim: "is \(number)")
          Button("English") { locale = Locale(identifier: "en_US") }.accessibilityIdentifier("English")
        }
        .environment(\.locale, locale)
      }
    }
    let window = TestWindow { Page() }
    try expect(window.element("field").value, equals: "1.234,5")
    try expect(window.element("optional").value, equals: "50\u{A0}%")
    window.click("field", count: 3)
    window.press("a", modifiers: .command)
    window.type("2.345,25")
    window.press(.return)
    expect(window.displayList.contains("\"is 2345.25\""))
    window.click("English")
    try expect(window.element("field").value, equals: "2,345.25")
    try expect(window.element("optional").value, equals: "50%")
    window.click("field", count: 3)
    window.press("a", modifiers: .command)
    window.type("3,456.75")
    window.press(.return)
    expect(window.displayList.contains("\"is 3456.75\""))
  }
  @Test func `a formatter reads numbers`() throws {
    struct Page: View {
      @State var number = 1.5
      let formatter = NumberFormatter()
      var body: some View {
        TextField("Number", value: $number, formatter: formatter).accessibilityIdentifier("field")
        Text("is \(number == 4 ? "four" : "another")")
      }
    }
    let window = TestWindow { Page() }
    window.click("field", count: 3)
    window.type("4")
    window.press(.return)
    expect(window.displayList.contains("\"is four\""))
  }
  @Test func `a vertical field grows with its lines, and Return begins one`() throws {
    struct Page: View {
      @State var text = ""
      var body: some View { TextField("Note", text: $text, axis: .vertical).accessibilityIdentifier("field") }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 300)) { Page() }
    window.click("field")
    let before = try window.element("field").frame.height
    window.type("one\ntwo\nthree")
    let element = try window.element("field")
    expect(element.value, equals: "one\ntwo\nthree")
    // Three lines of 20 points where one was.
    let lines: CGFloat = 3 * 20, padding: CGFloat = 2 * 4
    expect(element.frame.height, equals: max(before, lines + padding))
    window.press(.upArrow)
    window.press(.end)
    window.type("!")
    try expect(window.element("field").value, equals: "one\ntwo!\nthree")
  }
  @Test func `in a vertical field Return submits where that means something, and Shift begins a line`() throws {
    struct Page: View {
      let log: Log
      @State var text = ""
      var body: some View {
        TextField("Note", text: $text, axis: .vertical).onSubmit { log.count += 1 }.accessibilityIdentifier("field")
      }
    }
    let log = Log(), window = TestWindow { Page(log: log) }
    window.click("field")
    window.type("one")
    window.press(.return, modifiers: .shift)
    window.type("two")
    window.press(.return)
    try expect(window.element("field").value, equals: "one\ntwo")
    expect(log.count, equals: 1)
  }
  @Test func `editing is told to the old closures`() {
    struct Page: View {
      let log: Log
      @State var text = ""
      var body: some View {
        TextField(
          "A", text: $text, onEditingChanged: { log.entries.append("editing \($0)") },
          onCommit: { log.entries.append("commit") }
        )
        .accessibilityIdentifier("a")
        TextField("B", text: $text).accessibilityIdentifier("b")
      }
    }
    let log = Log(), window = TestWindow { Page(log: log) }
    window.click("a")
    window.press(.return)
    window.click("b")
    expect(log.entries, equals: ["editing true", "commit", "editing false"])
  }
  @Test func `a style of the app frames the field that it is handed`() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text(">"); configuration; Text("<")
        }
      }
    }
    struct Page: View {
      @State var text = ""
      var body: some View { TextField("Name", text: $text).textFieldStyle(Framed()).accessibilityIdentifier("field") }
    }
    let window = TestWindow { Page() }
    expect(window.displayList.contains("\">\""))
    window.press(.tab)
    window.type("red")
    expect(window.displayList.contains("\"red\""))
  }
  @Test func `removing a focused field leaves nothing behind`() {
    struct Page: View {
      @State var isShown = true
      @State var text = ""
      var body: some View {
        VStack {
          if isShown { TextField("Name", text: $text, prompt: Text("Ada")).accessibilityIdentifier("field") }
          Button("Toggle") { isShown.toggle() }.accessibilityIdentifier("toggle")
        }
      }
    }
    let window = TestWindow { Page() }
    let nodes = window.liveNodes
    for _ in 0..<20 {
      window.click("field")
      window.type("x")
      window.click("toggle")
      window.advance(by: .seconds(1))
      window.click("toggle")
    }
    expect(window.liveNodes, equals: nodes)
    expect(window.reports.isEmpty)
  }
}

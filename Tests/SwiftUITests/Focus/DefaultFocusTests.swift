import HearthTesting
import QuickTesting
import SwiftUI
import Testing

struct DefaultFocusTests {
  private struct Groceries: View {
    @State var items: [Int]
    @FocusState var focused: Int?
    var body: some View {
      VStack {
        List(items, id: \.self) { item in
          HStack {
            Toggle("Obtained", isOn: .constant(false)).accessibilityIdentifier("toggle \(item)")
            TextField("Name", text: .constant("\(item)")).focused($focused, equals: item).accessibilityIdentifier(
              "row \(item)")
          }
        }
        .defaultFocus($focused, items.last)
        Button("Add") {
          items.append(items.count)
          focused = items.last
        }.accessibilityIdentifier("add")
      }
    }
  }
  @Test(arguments: [3, 200]) func `the last row has focus on appearance, also where it was never on screen`(count: Int)
  {
    let window = TestWindow { Groceries(items: Array(0..<count)) }
    expect(window.focused, equals: "row \(count - 1)")
    expect(window.focusTrace.map(\.cause), equals: ["default"])
    window.click("add")
    expect(window.focused, equals: "row \(count)")
    expect(window.reports.isEmpty)
  }

  private struct Scoped: View {
    @Namespace var space
    @Environment(\.resetFocus) var resetFocus
    var body: some View {
      VStack {
        Button("A") {}.accessibilityIdentifier("a")
        Button("B") {}.prefersDefaultFocus(in: space).accessibilityIdentifier("b")
        Button("Reset") { resetFocus(in: space) }.accessibilityIdentifier("reset")
      }
      .focusScope(space)
    }
  }
  @QuickTesting.Test func `a scope begins at the view that prefers it, and resetFocus goes back there`() {
    let window = TestWindow { Scoped() }
    expect(window.focused, equals: "b")
    window.press(.tab)
    expect(window.focused, equals: "reset")
    window.press(.return)
    expect(window.focused, equals: "b")
    expect(window.focusTrace.last?.cause, equals: "program")
  }
  @QuickTesting.Test func `a namespace without a scope is reported`() {
    struct Lost: View {
      @Namespace var space
      @Environment(\.resetFocus) var resetFocus
      var body: some View { Button("Reset") { resetFocus(in: space) }.accessibilityIdentifier("reset") }
    }
    let window = TestWindow { Lost() }
    window.click("reset")
    expect(window.reports.count, equals: 1)
  }

  private struct Late: View {
    @State var isShown = false
    @FocusState var focus: Int?
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Other", text: $text).accessibilityIdentifier("other")
        Button("Show") { isShown.toggle() }.accessibilityIdentifier("show")
        if isShown {
          VStack {
            ForEach(0..<3, id: \.self) {
              TextField("T", text: $text).focused($focus, equals: $0).accessibilityIdentifier("late \($0)")
            }
          }
          .defaultFocus($focus, 1)
        }
      }
    }
  }
  @QuickTesting.Test func `a region that appears while nothing has focus begins at its default`() {
    let window = TestWindow { Late() }
    expect(window.focused == nil)
    window.click("show")
    expect(window.focused, equals: "late 1")
  }
  @QuickTesting.Test func `a region that appears elsewhere takes no focus away`() {
    let window = TestWindow { Late() }
    window.click("other")
    window.click("show")
    expect(window.focused, equals: "other")
  }
  @QuickTesting.Test func `on a television focus is always somewhere`() {
    let window = TestWindow(idiom: .tv) {
      VStack {
        Button("A") {}.accessibilityIdentifier("a")
        Button("B") {}.accessibilityIdentifier("b")
      }
    }
    expect(window.focused, equals: "a")
    expect(window.focusTrace.map(\.cause), equals: ["default"])
  }

  private struct Columns: View {
    var priority: DefaultFocusEvaluationPriority
    @FocusState var focus: Int?
    var body: some View {
      HStack {
        Button("Left") {}.accessibilityIdentifier("left")
        VStack {
          ForEach(0..<3, id: \.self) {
            Button("\($0)") {}.focused($focus, equals: $0).accessibilityIdentifier("right \($0)")
          }
        }
        .defaultFocus($focus, 2, priority: priority)
      }
    }
  }
  @QuickTesting.Test func `the user's moves follow a default only where it is for them too`() {
    for (priority, expected) in [(DefaultFocusEvaluationPriority.automatic, "right 1"), (.userInitiated, "right 2")] {
      let window = TestWindow { Columns(priority: priority) }
      expect(window.focused, equals: "right 2")
      window.move(.left)
      expect(window.focused, equals: "left")
      window.move(.right)
      expect(window.focused, equals: expected)
    }
  }
  @QuickTesting.Test func `inside its region a default does not hold focus back`() {
    let window = TestWindow { Columns(priority: .userInitiated) }
    window.move(.up)
    expect(window.focused, equals: "right 1")
  }
  @QuickTesting.Test func `focus asked for at a container goes to its default`() {
    struct Panel: View {
      @FocusState var part: String?
      @FocusState var row: Int?
      var body: some View {
        VStack {
          Button("Go") { part = "panel" }.accessibilityIdentifier("go")
          VStack {
            ForEach(0..<3, id: \.self) {
              Button("\($0)") {}.focused($row, equals: $0).accessibilityIdentifier("row \($0)")
            }
          }
          .defaultFocus($row, 1).focused($part, equals: "panel")
        }
      }
    }
    let window = TestWindow { Panel() }
    for _ in 0..<3 where window.focused != "go" { window.press(.tab) }
    expect(window.focused, equals: "go")
    window.press(.return)
    expect(window.focused, equals: "row 1")
  }
}

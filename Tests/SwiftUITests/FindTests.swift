import HearthTesting
import QuickTesting
import SwiftUI

/// Finding in editors.
@MainActor struct FindTests {}

extension FindTests {
  @Observable final class Finding {
    var isPresented = false
    var isFindDisabled = false
    var isReplaceDisabled = false
  }
  struct Page: View {
    @Bindable var model: SelectedText
    @Bindable var finding: Finding
    var body: some View {
      VStack {
        TextEditor(text: $model.text, selection: $model.selection)
          .accessibilityIdentifier("editor")
          .findDisabled(finding.isFindDisabled)
          .replaceDisabled(finding.isReplaceDisabled)
          .findNavigator(isPresented: $finding.isPresented)
        Button("other") {}.accessibilityIdentifier("other")
      }
    }
  }
  private func window(_ model: SelectedText, _ finding: Finding = Finding()) -> TestWindow {
    TestWindow(size: CGSize(width: 500, height: 300)) { Page(model: model, finding: finding) }
  }
  private func has(_ identifier: String, _ window: TestWindow) -> Bool {
    window.find { $0.identifier == identifier } != nil
  }
  private func count(_ window: TestWindow) throws -> String? { try window.element("find count").label }

  // MARK: - Coming and going

  @Test func `Control-F shows the bar in the editor with focus, and Escape gives focus back with the match selected`()
    throws
  {
    let model = SelectedText("red fox, red hen"), finding = Finding(), window = window(model, finding)
    window.press(.tab)
    window.press("f", modifiers: .command)
    expect(window.focused, equals: "find")
    expect(finding.isPresented)
    window.type("hen")
    expect(model.range, equals: 13..<16)
    try expect(count(window), equals: "1 of 1")
    window.press(.escape)
    expect(!has("find", window))
    expect(!finding.isPresented)
    expect(window.focused, equals: "editor")
    window.type("ox")
    expect(model.text, equals: "red fox, red ox")
  }
  @Test func `without focus in an editor Control-F finds nothing`() {
    let model = SelectedText("red"), window = window(model)
    window.press("f", modifiers: .command)
    expect(!has("find", window))
  }
  @Test func `the app shows and hides the bar`() {
    let model = SelectedText("red"), finding = Finding(), window = window(model, finding)
    finding.isPresented = true
    window.settle()
    expect(has("find", window) && window.focused == "find")
    finding.isPresented = false
    window.settle()
    expect(!has("find", window) && window.focused == "editor")
  }
  @Test func `Done closes the bar and tells the app`() {
    let model = SelectedText("red"), finding = Finding(), window = window(model, finding)
    finding.isPresented = true
    window.settle()
    window.click("find done")
    expect(!finding.isPresented && !has("find", window))
  }
  @Test func `the bar is there from the start where the app says so`() {
    let finding = Finding()
    finding.isPresented = true
    expect(has("find", window(SelectedText("red"), finding)))
  }
  @Test func `of several editors the one with focus has the bar, else the first`() {
    struct Two: View {
      @State var a = "red fox"
      @State var b = "blue fox"
      @Bindable var finding: Finding
      var body: some View {
        VStack {
          TextEditor(text: $a).accessibilityIdentifier("a")
          TextEditor(text: $b).accessibilityIdentifier("b")
        }
        .findNavigator(isPresented: $finding.isPresented)
      }
    }
    let finding = Finding(), window = TestWindow(size: CGSize(width: 500, height: 500)) { Two(finding: finding) }
    func bars(_ identifier: String) -> Int? {
      window.find { $0.identifier == identifier }?.children.filter { $0.identifier == "find" }.count
    }
    finding.isPresented = true
    window.settle()
    expect(bars("a"), equals: 1)
    expect(bars("b"), equals: 0)
    finding.isPresented = false
    window.settle()
    window.click("b")
    finding.isPresented = true
    window.settle()
    expect(bars("a"), equals: 0)
    expect(bars("b"), equals: 1)
  }
  @Test func `what is selected is looked for`() throws {
    let model = SelectedText("red fox, red hen"), window = window(model)
    window.press(.tab)
    window.press(.rightArrow, modifiers: [.command, .shift])
    window.press("f", modifiers: .command)
    try expect(window.element("find").value, equals: "red")
    try expect(count(window), equals: "1 of 2")
  }

  @Test func `in a window that is searched Control-F is for the editor while it has focus`() {
    struct Searched: View {
      @State var text = "red fox"
      @State var query = ""
      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityIdentifier("editor")
          Button("other") {}.accessibilityIdentifier("other")
        }
        .searchable(text: $query)
      }
    }
    let window = TestWindow { BarPage { Searched() } }
    window.click("editor")
    window.press("f", modifiers: .command)
    expect(window.focused, equals: "find")
    window.press("f", modifiers: .command)
    expect(window.focused, equals: "find")
    window.press(.escape)
    window.press(.tab, modifiers: .command)
    expect(window.focused, equals: "other")
    window.press("f", modifiers: .command)
    expect(window.focused, equals: "search")
  }

  // MARK: - Going from match to match

  @Test func `Return, Control-G and F3 go on, and with Shift back, round the text`() throws {
    let model = SelectedText("a fox, a fox, a fox"), window = window(model)
    let next = KeyEquivalent("\u{F706}")
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("fox")
    expect(model.range, equals: 2..<5)
    window.press(.return)
    expect(model.range, equals: 9..<12)
    try expect(count(window), equals: "2 of 3")
    window.press("g", modifiers: .command)
    expect(model.range, equals: 16..<19)
    window.press(next)
    expect(model.range, equals: 2..<5)
    window.press("g", modifiers: [.command, .shift])
    expect(model.range, equals: 16..<19)
    window.press(next, modifiers: .shift)
    expect(model.range, equals: 9..<12)
    window.press(.return, modifiers: .shift)
    expect(model.range, equals: 2..<5)
    window.click("find next")
    expect(model.range, equals: 9..<12)
    window.click("find previous")
    expect(model.range, equals: 2..<5)
  }
  @Test func `without the bar Control-G looks for what was looked for last`() {
    let model = SelectedText("a fox, a fox"), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("fox")
    window.press(.escape)
    window.press("g", modifiers: .command)
    expect(model.range, equals: 9..<12)
    expect(!has("find", window) && window.focused == "editor")
  }
  @Test func `the search begins at the caret, and typing goes on from there`() {
    let model = SelectedText("fox hen fog"), window = window(model)
    window.press(.tab)
    window.press(.rightArrow)
    window.press("f", modifiers: .command)
    window.type("fo")
    expect(model.range, equals: 8..<10)
    window.type("x")
    expect(model.range, equals: 0..<3)
  }
  @Test func `case and accents make no difference`() throws {
    let model = SelectedText("Cre\u{300}me, CR\u{C8}ME, creme"), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("creme")
    try expect(count(window), equals: "1 of 3")
    window.press(.return)
    expect(model.range, equals: 7..<12)
  }
  @Test func `what is not there says so`() throws {
    let model = SelectedText("red"), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("x")
    try expect(count(window), equals: "Not found")
    try expect(!window.element("find next").isEnabled)
    window.press(.return)
    expect(model.text, equals: "red")
  }
  @Test func `every match is marked, the one that counts more`() {
    let model = SelectedText("fox fox hen"), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    func marks() -> [Substring] {
      window.displayList.split(separator: "\n").filter { $0.contains("fill") && $0.contains("24x20") }
    }
    expect(marks().isEmpty)
    window.type("fox")
    expect(marks().count, equals: 2)
    expect(Set(marks().map { $0.split(separator: " ").last! }).count, equals: 2)
    window.press(.escape)
    // The selection is left.
    expect(marks().count, equals: 1)
  }
  @Test func `a match out of view is scrolled to`() {
    let model = SelectedText((0..<100).map { "line \($0)" }.joined(separator: "\n")), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("line 77")
    expect(window.displayList.contains("\"line 77\""))
  }
  @Test func `an edit of the text is searched anew`() throws {
    let model = SelectedText("fox"), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("fox")
    model.text = "fox fox fox"
    window.settle()
    try expect(count(window), equals: "1 of 3")
    model.text = ""
    window.settle()
    try expect(count(window), equals: "Not found")
  }

  // MARK: - Replacing

  @Test func `Replace replaces the match and goes to the next`() {
    let model = SelectedText("a fox, a fox"), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("fox")
    window.press(.tab)
    window.click("replace")
    window.type("hen")
    window.click("replace one")
    expect(model.text, equals: "a hen, a fox")
    expect(model.range, equals: 9..<12)
    window.click("replace one")
    expect(model.text, equals: "a hen, a hen")
  }
  @Test func `All replaces every match in one step of the history`() throws {
    let model = SelectedText("fox and fox\nFOX"), window = window(model)
    window.press(.tab)
    window.press("f", modifiers: .command)
    window.type("fox")
    window.click("replace")
    window.type("ox")
    window.click("replace all")
    expect(model.text, equals: "ox and ox\nox")
    window.press(.escape)
    window.press("z", modifiers: .command)
    expect(model.text, equals: "fox and fox\nFOX")
    window.press("z", modifiers: [.command, .shift])
    expect(model.text, equals: "ox and ox\nox")
  }

  // MARK: - What apps do not want

  @Test func `findDisabled keeps keys and the app from finding, wherever it stands`() {
    struct Inside: View {
      @State var text = "red"
      @Bindable var finding: Finding
      var body: some View {
        TextEditor(text: $text).accessibilityIdentifier("editor").findNavigator(isPresented: $finding.isPresented)
          .findDisabled()
      }
    }
    let finding = Finding()
    finding.isFindDisabled = true
    let model = SelectedText("red"), window = window(model, finding)
    window.press(.tab)
    window.press("f", modifiers: .command)
    expect(!has("find", window))
    finding.isPresented = true
    window.settle()
    expect(!has("find", window))
    finding.isFindDisabled = false
    window.settle()
    expect(has("find", window))
    finding.isFindDisabled = true
    window.settle()
    expect(!has("find", window))
    let inside = TestWindow { Inside(finding: finding) }
    inside.settle()
    expect(inside.find { $0.identifier == "find" } == nil)
  }
  @Test func `the findDisabled that is closest to the editor counts`() {
    struct Two: View {
      @State var text = "red"
      var body: some View {
        VStack {
          TextEditor(text: $text).findDisabled(false).accessibilityIdentifier("a")
          TextEditor(text: $text).accessibilityIdentifier("b")
        }
        .findDisabled(true)
      }
    }
    let window = TestWindow { Two() }
    window.click("b")
    window.press("f", modifiers: .command)
    expect(!has("find", window))
    window.click("a")
    window.press("f", modifiers: .command)
    expect(has("find", window))
  }
  @Test func `replaceDisabled leaves finding`() {
    let finding = Finding()
    finding.isReplaceDisabled = true
    let window = window(SelectedText("red"), finding)
    finding.isPresented = true
    window.settle()
    expect(has("find", window) && !has("replace", window))
    finding.isReplaceDisabled = false
    window.settle()
    expect(has("replace", window))
  }
  @Test func `views that edit text themselves learn of it from the environment`() {
    @MainActor final class Seen {
      var context: FindContext?
    }
    struct Reader: View {
      let seen: Seen
      @Environment(\.findContext) private var context
      var body: some View {
        let _ = seen.context = context
        Text("reader")
      }
    }
    func context<V: View>(_ change: (Reader) -> V) -> FindContext? {
      let seen = Seen(), window = TestWindow { change(Reader(seen: seen)) }
      window.settle()
      return seen.context
    }
    let plain = context { $0 }
    expect(plain != nil && plain?.isPresented == nil && plain?.supportsReplace == true)
    expect(context { $0.findDisabled() } == nil)
    expect(context { $0.replaceDisabled() }?.supportsReplace, equals: false)
    expect(context { $0.findNavigator(isPresented: .constant(true)) }?.isPresented?.wrappedValue, equals: true)
  }
}

import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// A field bound to a model, so that tests see what the app sees.
@Observable final class Draft {
  var text: String
  var log: [String] = []
  init(_ text: String = "") { self.text = text }
}
@Observable final class Upper { var text = "" }
struct DraftField: View {
  let draft: Draft
  var body: some View {
    TextField("Name", text: Binding(get: { draft.text }, set: { draft.text = $0 })).onSubmit {
      draft.log.append("submit \(draft.text)")
    }.accessibilityIdentifier("field")
  }
}

@MainActor struct TextFieldTests {
  private func window(_ draft: Draft) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 100)) { DraftField(draft: draft) }
  }

  // MARK: - Typing

  @QuickTesting.Test func `typing changes the bound text with each key`() throws {
    let draft = Draft(), window = window(draft)
    window.click("field")
    expect(window.focused, equals: "field")
    window.type("Fi")
    expect(draft.text, equals: "Fi")
    window.type("g")
    expect(draft.text, equals: "Fig")
    let element = try window.element("field")
    expect(element.value, equals: "Fig")
    expect(element.label, equals: "Name")
    expect(element.traitNames, equals: ["text field"])
    expect(element.isFocused)
    window.press(.delete)
    expect(draft.text, equals: "Fi")
  }
  @QuickTesting.Test func `keys without a field that has focus type nothing`() {
    let draft = Draft(), window = window(draft)
    window.type("Fig")
    expect(draft.text, equals: "")
  }
  @QuickTesting.Test func `a title stands in an empty field and goes when there is text`() {
    let draft = Draft(), window = window(draft)
    expect(window.displayList.contains("\"Name\""))
    window.click("field")
    window.type("x")
    expect(!window.displayList.contains("\"Name\""))
    window.press(.delete)
    expect(window.displayList.contains("\"Name\""))
  }
  @QuickTesting.Test func `a prompt stands in place of the title, which is still read out`() throws {
    struct Page: View {
      @State var text = ""
      var body: some View { TextField("Name", text: $text, prompt: Text("Ada")).accessibilityIdentifier("field") }
    }
    let window = TestWindow { Page() }
    expect(window.displayList.contains("\"Ada\""))
    expect(!window.displayList.contains("\"Name\""))
    try expect(window.element("field").label, equals: "Name")
  }
  @QuickTesting.Test func `a disabled field takes neither focus nor text`() throws {
    let draft = Draft("Fig")
    let window = TestWindow { DraftField(draft: draft).disabled(true) }
    window.click("field")
    window.type("x")
    window.press(.tab)
    expect(window.focused == nil)
    expect(draft.text, equals: "Fig")
    try expect(!window.element("field").isEnabled)
  }
  @QuickTesting.Test func `assistive technology sets the text`() throws {
    let draft = Draft("Fig"), window = window(draft)
    window.perform(action: .setValue("Pear"), on: "field")
    expect(draft.text, equals: "Pear")
    try expect(window.element("field").value, equals: "Pear")
  }

  // MARK: - Moving and deleting

  @QuickTesting.Test func `keys move and delete as on Linux desktops`() {
    let draft = Draft("red fox ran"), window = window(draft)
    window.click("field")
    window.press(.end)
    window.press(.leftArrow, modifiers: .command)
    window.type("X")
    expect(draft.text, equals: "red fox Xran")
    window.press(.home)
    window.press(.deleteForward)
    expect(draft.text, equals: "ed fox Xran")
    window.press(.rightArrow, modifiers: .command)
    window.press(.delete, modifiers: .command)
    expect(draft.text, equals: " fox Xran")
    window.press(.end, modifiers: .command)
    window.press(.delete)
    expect(draft.text, equals: " fox Xra")
    window.press(.deleteForward, modifiers: .command)
    expect(draft.text, equals: " fox Xra")
    window.press(.home)
    window.press(.deleteForward, modifiers: .command)
    expect(draft.text, equals: " Xra")
  }
  @QuickTesting.Test func `Shift selects and typing replaces what is selected`() {
    let draft = Draft("red fox"), window = window(draft)
    window.click("field")
    window.press(.end)
    window.press(.leftArrow, modifiers: [.command, .shift])
    window.type("hen")
    expect(draft.text, equals: "red hen")
    window.press("a", modifiers: .command)
    window.type("z")
    expect(draft.text, equals: "z")
  }
  @QuickTesting.Test func `undo and redo take edits back and make them again`() {
    let draft = Draft("red"), window = window(draft)
    window.click("field")
    window.press(.end)
    window.type(" fox")
    window.press("z", modifiers: .command)
    expect(draft.text, equals: "red")
    window.press("z", modifiers: [.command, .shift])
    expect(draft.text, equals: "red fox")
    window.press("z", modifiers: .command)
    window.press("y", modifiers: .command)
    expect(draft.text, equals: "red fox")
  }
  @QuickTesting.Test func `Tab selects the whole text, and leaves the field`() {
    struct Page: View {
      @State var a = "red"
      @State var b = "fox"
      var body: some View {
        VStack {
          TextField("A", text: $a).accessibilityIdentifier("a")
          TextField("B", text: $b).accessibilityIdentifier("b")
        }
      }
    }
    let window = TestWindow { Page() }
    window.press(.tab)
    window.type("x")
    window.press(.tab)
    expect(window.focused, equals: "b")
    window.type("y")
    expect(window.tree.contains("= \"x\"") && window.tree.contains("= \"y\""))
  }

  // MARK: - Clipboard

  @QuickTesting.Test func `cut, copy and paste go through the clipboard`() {
    let draft = Draft("red fox"), window = window(draft)
    window.click("field")
    window.press("a", modifiers: .command)
    window.press("c", modifiers: .command)
    window.press(.end)
    window.press("v", modifiers: .command)
    expect(draft.text, equals: "red foxred fox")
    window.press(.leftArrow, modifiers: [.command, .shift])
    window.press("x", modifiers: .command)
    expect(draft.text, equals: "red foxred ")
    window.press(.home)
    window.press("\u{F727}", modifiers: .shift)
    expect(draft.text, equals: "foxred foxred ")
  }
  @QuickTesting.Test func `the middle button pastes what was selected last`() throws {
    let draft = Draft("red fox"), window = window(draft)
    let frame = try window.element("field").frame
    window.click("field", count: 3)
    window.press(.end)
    window.press(.leftArrow, modifiers: [.command, .shift])
    let start = CGPoint(x: frame.minX + 2, y: frame.midY)
    window.pointerDown(at: start, button: .middle)
    window.pointerUp(at: start, button: .middle)
    expect(draft.text, equals: "foxred fox")
  }

  // MARK: - Pointer

  /// The window's point before the character with a number, in body text: 16 pt, half as wide.
  private func point(_ character: CGFloat, in window: TestWindow, _ draft: Draft) throws -> CGPoint {
    let frame = try window.element("field").frame
    let text = try require(window.displayList.split(separator: "\n").first { $0.contains("\"\(draft.text)\"") })
    let place = text.split(separator: " ").first { $0.contains(",") }!.split(separator: ",")
    return CGPoint(x: CGFloat(Double(place[0])!) + character * 8, y: frame.midY)
  }
  @QuickTesting.Test func `a click places the caret, and a drag selects`() throws {
    let draft = Draft("red fox"), window = window(draft)
    window.click(at: try point(3, in: window, draft))
    window.type("!")
    expect(draft.text, equals: "red! fox")
    window.drag(from: try point(5, in: window, draft), to: try point(8, in: window, draft))
    window.type("hen")
    expect(draft.text, equals: "red! hen")
  }
  @QuickTesting.Test func `two clicks select a word and three everything`() throws {
    let draft = Draft("red fox ran"), window = window(draft)
    window.click(at: try point(5.8, in: window, draft), count: 2)
    window.type("hen")
    expect(draft.text, equals: "red hen ran")
    window.click(at: try point(5, in: window, draft), count: 3)
    window.type("x")
    expect(draft.text, equals: "x")
  }
  @QuickTesting.Test func `Shift and a click extend the selection`() throws {
    let draft = Draft("red fox ran"), window = window(draft)
    window.click(at: try point(4, in: window, draft))
    let end = try point(7, in: window, draft)
    window.pointerDown(at: end, modifiers: .shift)
    window.pointerUp(at: end, modifiers: .shift)
    window.type("hen")
    expect(draft.text, equals: "red hen ran")
  }
  @QuickTesting.Test func `the pointer over a field is a text cursor`() throws {
    let draft = Draft("red"), window = window(draft)
    window.hover(at: try point(1, in: window, draft))
    expect(window.cursor, equals: "text")
  }

  // MARK: - Input methods

  @QuickTesting.Test func `an input method shows its text underlined and enters it when it is done`() throws {
    let draft = Draft("ab"), window = window(draft)
    window.click("field")
    window.press(.end)
    window.compose("ni")
    expect(draft.text, equals: "ab")
    try expect(window.element("field").value, equals: "abni")
    window.commit("\u{4F60}")
    expect(draft.text, equals: "ab\u{4F60}")
    window.compose("hao")
    window.compose("")
    expect(draft.text, equals: "ab\u{4F60}")
    window.press("z", modifiers: .command)
    expect(draft.text, equals: "ab")
  }
  @QuickTesting.Test func `an input method learns where the caret is and what stands around it`() throws {
    let draft = Draft("red fox"), window = window(draft)
    expect(window.textInput == nil)
    window.click("field")
    window.press(.home)
    let start = try require(window.textInput)
    expect(start.surroundingText == "red fox" && start.surroundingCaret == 0 && start.purpose == .text)
    window.press(.rightArrow)
    let next = try require(window.textInput)
    expect(next.caret.minX, equals: start.caret.minX + 8)
    try expect(window.element("field").frame.contains(next.caret))
    window.deactivate()
    expect(window.textInput == nil)
    window.activate()
    expect(window.textInput != nil)
  }
  @QuickTesting.Test func `an input method deletes around the caret`() {
    let draft = Draft("red fox"), window = window(draft)
    window.click("field")
    window.press(.end)
    window.press(.leftArrow)
    window.deleteSurrounding(before: 2, after: 1)
    expect(draft.text, equals: "red ")
  }

  // MARK: - The bound text

  @QuickTesting.Test func `a change from outside keeps the selection at what it was at`() {
    let draft = Draft("red fox"), window = window(draft)
    window.click("field")
    window.press(.home)
    window.press(.rightArrow, modifiers: .command)
    draft.text = "a red fox"
    window.settle()
    window.type("!")
    expect(draft.text, equals: "a red! fox")
  }
  @QuickTesting.Test func `a binding that changes what is typed is followed at once`() {
    struct Page: View {
      let model: Upper
      var body: some View {
        TextField("Name", text: Binding(get: { model.text }, set: { model.text = String($0.uppercased().prefix(4)) }))
          .accessibilityIdentifier("field")
      }
    }
    let model = Upper(), window = TestWindow { Page(model: model) }
    window.click("field")
    window.type("red")
    expect(model.text, equals: "RED")
    window.type("fox")
    expect(model.text, equals: "REDF")
    window.press(.delete)
    expect(model.text, equals: "RED")
  }
  @QuickTesting.Test func `text that does not fit scrolls to the caret`() throws {
    let draft = Draft(""), window = TestWindow(size: CGSize(width: 100, height: 60)) { DraftField(draft: draft) }
    window.click("field")
    window.type("abcdefghijklmnopqrstuvwxyz")
    let frame = try window.element("field").frame
    let end = try require(window.textInput).caret
    expect(frame.contains(end))
    window.press(.home)
    let start = try require(window.textInput).caret
    expect(frame.contains(start) && start.minX < end.minX)
  }
  @QuickTesting.Test func `a field that reads right to left begins at the right`() throws {
    let draft = Draft("")
    let window = TestWindow(size: CGSize(width: 300, height: 60)) {
      DraftField(draft: draft).environment(\.layoutDirection, .rightToLeft)
    }
    window.click("field")
    let empty = try require(window.textInput).caret
    expect(empty.minX > 250)
    window.type("\u{5D0}\u{5D1}")
    let typed = try require(window.textInput).caret
    expect(typed.minX, equals: empty.minX - 2 * 8)
    window.press(.rightArrow)
    try expect(require(window.textInput).caret.minX, equals: empty.minX - 8)
    window.press(.home)
    try expect(require(window.textInput).caret.minX, equals: empty.minX)
  }
  @Test(arguments: ["\u{600}12", "\u{661}\u{662}\u{663}", "\u{6DD}1", "\u{8E2}1"])
  func `Arabic numbers and number signs leave the arrow keys as they are`(text: String) throws {
    let draft = Draft(text), window = TestWindow(size: CGSize(width: 300, height: 60)) { DraftField(draft: draft) }
    window.click("field")
    window.press(.home)
    let start = try require(window.host.textInput).caret
    window.press(.rightArrow)
    try expect(require(window.host.textInput).caret.minX > start.minX)
    window.type("x")
    expect(draft.text, equals: String(text.prefix(1)) + "x" + text.dropFirst())
  }

  // MARK: - Work

  @QuickTesting.Test func `a keystroke costs the field's node and no body`() {
    struct Page: View {
      @State var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).accessibilityIdentifier("field")
          ForEach(0..<100) { Text("Row \($0)") }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 3_000)) { Page() }
    window.click("field")
    window.type("a")
    window.press("b")
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.nodesVisited, equals: 1)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.placements, equals: 0)
    // The text with caret, the column's group of sixteen rows, and the root.
    expect(window.counters.itemsRecorded <= 3)
  }
  @QuickTesting.Test func `who reads the text is evaluated once for a keystroke`() {
    struct Page: View {
      @State var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).accessibilityIdentifier("field")
          Text("\(text.count)")
        }
      }
    }
    let window = TestWindow { Page() }
    window.click("field")
    window.type("a")
    window.press("b")
    expect(window.counters.bodies, equals: 1)
    expect(window.displayList.contains("\"2\""))
  }
  @QuickTesting.Test func `the caret blinks with the clock, and time that stands still leaves it`() {
    let draft = Draft("red"), window = window(draft)
    func hasCaret() -> Bool {
      window.displayList.split(separator: "\n").contains { $0.hasPrefix("fill") && $0.contains(" 1x") }
    }
    expect(!hasCaret())
    window.click("field")
    expect(hasCaret())
    window.settle()
    expect(hasCaret())
    window.advance(by: .milliseconds(700))
    expect(!hasCaret())
    window.type("x")
    expect(hasCaret())
    window.advance(by: .seconds(60))
    expect(hasCaret())
    window.deactivate()
    expect(!hasCaret())
  }
  #if GTK
    @Test func `between letters of two directions both carets are seen, the one of the other direction half as high`()
      throws
    {
      let draft = Draft("abc אבג")
      let window = TestWindow(text: .real, size: CGSize(width: 300, height: 100)) { DraftField(draft: draft) }
      /// The carets that are drawn: where they begin, and how high they are.
      func carets() -> [(x: Double, y: Double, height: Double)] {
        window.displayList.split(separator: "\n").compactMap { line in
          let words = line.split(separator: " ")
          guard words.count > 2, words[0] == "fill", words[2].hasPrefix("1x"),
            let height = Double(words[2].dropFirst(2)),
            case let place = words[1].split(separator: ",").compactMap({ Double($0) }), place.count == 2
          else { return nil }
          return (place[0], place[1], height)
        }
      }
      window.click("field")
      window.press(.home)
      expect(carets().count, equals: 1)
      for _ in 0..<4 { window.press(.rightArrow) }
      let between = carets()
      try require(between.count == 2)
      // The Hebrew letters lie between the two.
      expect(between[0].x < between[1].x)
      expect(between[1].height, equals: (between[0].height / 2).rounded(.down))
      expect(abs(between[0].y + between[0].height - between[1].y - between[1].height) < 0.1)
      expect(abs(try require(window.textInput).caret.minX - between[0].x) < 0.1)
      window.press(.end)
      let end = carets()
      try require(end.count == 2)
      expect(abs(end[0].x - between[1].x) < 0.1 && abs(end[1].x - between[0].x) < 0.1)
      // A letter goes where the caret of its direction stands.
      window.type("x")
      expect(draft.text == "abc אבגx" && carets().count == 1)
      window.press(.delete)
      window.type("ד")
      expect(carets().count == 2 && carets()[1].x == end[1].x)
      // Nothing is seen of either in the pause of their blinking.
      window.advance(by: .milliseconds(700))
      expect(carets().isEmpty)
    }
  #endif
}

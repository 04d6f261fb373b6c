import HearthCore
import HearthEditing
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

@testable import HearthUI

/// Text editors.
@MainActor struct TextEditorTests {
  /// Points between the edge of an editor and its text, on desktops.
  private let inset: CGFloat = 8
}

extension TextEditorTests {
  struct Page: View {
    @Bindable var model: SelectedText
    var body: some View {
      TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("editor").frame(
        maxWidth: .infinity)
    }
  }
  /// - Parameters:
  ///   - columns: Letters in a line; a letter is 8 wide.
  ///   - lines: Lines that are seen; a line is 20 high.
  private func window(_ model: SelectedText, columns: Int = 20, lines: Int = 5) -> TestWindow {
    TestWindow(size: CGSize(width: 2 * 8 + 1 + CGFloat(columns) * 8, height: 2 * 8 + CGFloat(lines) * 20)) {
      Page(model: model)
    }
  }
  private func caret(_ window: TestWindow) throws -> CGRect { try require(window.textInput).caret }
  /// The middle of the place before a character of a line.
  private func place(_ column: CGFloat, _ line: CGFloat) -> CGPoint {
    CGPoint(x: inset + column * 8, y: inset + line * 20 + 10)
  }

  // MARK: - Typing

  @QuickTesting.Test func `Return begins a line and never submits`() throws {
    struct Form: View {
      @Bindable var model: SelectedText
      var body: some View {
        TextEditor(text: $model.text).onSubmit { model.log.append("submit") }.accessibilityIdentifier("editor")
      }
    }
    let model = SelectedText(), window = TestWindow(size: CGSize(width: 300, height: 200)) { Form(model: model) }
    window.click("editor")
    window.type("red")
    window.press(.return)
    window.type("fox")
    window.press(.return, modifiers: .shift)
    expect(model.text, equals: "red\nfox\n")
    expect(model.log.isEmpty)
    let element = try window.element("editor")
    expect(element.value, equals: "red\nfox\n")
    expect(element.traitNames, equals: ["text field"])
    expect(element.isFocused)
  }
  @QuickTesting.Test func `it takes the space that it is given, whatever it says`() throws {
    let model = SelectedText("red"), window = window(model)
    try expect(window.element("editor").frame, equals: CGRect(x: 0, y: 0, width: 177, height: 116))
    model.text = String(repeating: "line\n", count: 50)
    window.settle()
    try expect(window.element("editor").frame, equals: CGRect(x: 0, y: 0, width: 177, height: 116))
  }
  @QuickTesting.Test func `where it may be as high as it likes it is as high as its text`() throws {
    struct Note: View {
      @Bindable var model: SelectedText
      var body: some View {
        VStack {
          TextEditor(text: $model.text).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("editor")
        }
      }
    }
    let model = SelectedText("a\nb\nc"),
      window = TestWindow(size: CGSize(width: 300, height: 400)) { Note(model: model) }
    try expect(window.element("editor").frame.height, equals: 2 * inset + 3 * 20)
    model.text = "a"
    window.settle()
    try expect(window.element("editor").frame.height, equals: 2 * inset + 20)
  }
  @QuickTesting.Test func `Tab types a tab, and Control-Tab and Shift-Tab leave`() {
    struct Notes: View {
      @Bindable var model: SelectedText
      var body: some View {
        VStack {
          Button("before") {}.accessibilityIdentifier("before")
          TextEditor(text: $model.text).accessibilityIdentifier("editor")
          Button("behind") {}.accessibilityIdentifier("behind")
        }
      }
    }
    let model = SelectedText(), window = TestWindow { Notes(model: model) }
    window.click("editor")
    window.press(.tab)
    expect(model.text == "\t" && window.focused == "editor")
    window.press(.tab, modifiers: .command)
    expect(window.focused, equals: "behind")
    window.press(.tab, modifiers: .shift)
    expect(window.focused, equals: "editor")
    window.press(.tab, modifiers: .shift)
    expect(window.focused, equals: "before")
    window.press(.tab)
    expect(window.focused, equals: "editor")
    window.press(.tab, modifiers: [.command, .shift])
    expect(window.focused, equals: "before")
    expect(model.text, equals: "\t")
  }
  @QuickTesting.Test func `what is written behind an editor hears keys first`() {
    struct Note: View {
      @Bindable var model: SelectedText
      var body: some View {
        TextEditor(text: $model.text)
          .onKeyPress(.return) {
            model.log.append("return")
            return .handled
          }
          .accessibilityIdentifier("editor")
      }
    }
    let model = SelectedText("a"), window = TestWindow { Note(model: model) }
    window.click("editor")
    window.press(.return)
    expect(model.text == "a" && model.log == ["return"])
  }
  @QuickTesting.Test func `a disabled editor takes neither focus nor text, and scrolls`() throws {
    let model = SelectedText((0..<50).map { "line \($0)" }.joined(separator: "\n"))
    let window = TestWindow(size: CGSize(width: 300, height: 116)) { Page(model: model).disabled(true) }
    window.click("editor")
    window.type("x")
    expect(window.focused == nil)
    try expect(!window.element("editor").isEnabled)
    window.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 50, y: 50))
    expect(window.displayList.contains("\"line 6\"") && !window.displayList.contains("\"line 0\""))
  }
  @QuickTesting.Test func `focus by keys leaves text and caret as they are`() throws {
    let model = SelectedText("red fox\nran"), window = window(model)
    window.press(.tab)
    expect(window.focused, equals: "editor")
    expect(model.range, equals: 0..<0)
    window.type("a ")
    expect(model.text, equals: "a red fox\nran")
  }

  // MARK: - Lines

  @QuickTesting.Test func `lines wrap, and the caret keeps its column from line to line`() throws {
    //  a b c d e f    six columns
    let model = SelectedText("aaaa bbbb\nc\ndddddd"), window = window(model, columns: 6)
    window.click(at: place(3, 0))
    expect(model.range, equals: 3..<3)
    window.press(.downArrow)
    expect(model.range, equals: 8..<8)
    window.press(.downArrow)
    expect(model.range, equals: 11..<11)
    window.press(.downArrow)
    expect(model.range, equals: 15..<15)
    for _ in 0..<3 { window.press(.upArrow) }
    expect(model.range, equals: 3..<3)
    window.press(.upArrow)
    expect(model.range, equals: 0..<0)
  }
  @QuickTesting.Test func `Home and End are about lines, with Control about the text`() {
    let model = SelectedText("aaaa bbbb\ncccc"), window = window(model, columns: 6)
    window.click(at: place(2, 1))
    window.press(.home)
    expect(model.range, equals: 5..<5)
    window.press(.end)
    expect(model.range, equals: 9..<9)
    window.press(.end, modifiers: .command)
    expect(model.range, equals: 14..<14)
    window.press(.home, modifiers: [.command, .shift])
    expect(model.range, equals: 0..<14)
  }
  @QuickTesting.Test func `pages are as high as what is seen, and the caret stays in view`() throws {
    let model = SelectedText((0..<50).map { "\($0)" }.joined(separator: "\n")), window = window(model, lines: 5)
    let frame = try window.element("editor").frame
    window.press(.tab)
    window.press(.pageDown)
    try expect(frame.contains(caret(window)))
    expect(model.behind.hasPrefix("5\n"))
    window.press(.pageDown, modifiers: .shift)
    expect(model.selected, equals: "5\n6\n7\n8\n9\n")
    window.press(.pageUp)
    window.press(.pageUp)
    expect(model.range, equals: 0..<0)
    expect(window.displayList.contains("\"0\""))
  }
  @QuickTesting.Test func `typing scrolls to the caret, and the wheel away from it`() throws {
    let model = SelectedText(), window = window(model, lines: 3)
    window.click("editor")
    for line in 0..<10 {
      window.type("\(line)")
      window.press(.return)
    }
    let frame = try window.element("editor").frame
    try expect(frame.contains(caret(window)))
    expect(!window.displayList.contains("\"0\"") && window.displayList.contains("\"9\""))
    window.scroll(by: CGSize(width: 0, height: 1_000), at: CGPoint(x: 50, y: 30))
    expect(window.displayList.contains("\"0\"") && !window.displayList.contains("\"9\""))
    window.type("x")
    try expect(frame.contains(caret(window)))
  }
  @QuickTesting.Test func `a scroll bar shows while one scrolls, and can be dragged`() throws {
    let model = SelectedText((0..<60).map { "line \($0)" }.joined(separator: "\n")), window = window(model, lines: 5)
    func bars() -> Int {
      window.displayList.split(separator: "\n").filter { $0.contains("fill") && $0.contains("#80808") }.count
    }
    expect(bars(), equals: 0)
    window.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 50, y: 30))
    expect(bars(), equals: 1)
    let right = try window.element("editor").frame.maxX - 4
    window.drag(from: CGPoint(x: right, y: 10), to: CGPoint(x: right, y: 200))
    expect(window.displayList.contains("\"line 59\""))
    expect(model.range, equals: 0..<0)
    window.hover(at: CGPoint(x: -10, y: -10))
    window.advance(by: .seconds(5))
    expect(bars(), equals: 0)
  }
  @QuickTesting.Test func `a finger scrolls, and a tap places the caret`() {
    let model = SelectedText((0..<60).map { "line \($0)" }.joined(separator: "\n")), window = window(model, lines: 5)
    window.touchDrag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
    expect(!window.displayList.contains("\"line 0\""))
    window.tap(at: CGPoint(x: 50, y: 50))
    expect(window.focused, equals: "editor")
  }

  // MARK: - Selecting

  @QuickTesting.Test func `a drag selects over lines`() {
    let model = SelectedText("red fox\nblue hen\nox"), window = window(model)
    window.drag(from: place(4, 0), to: place(4, 1))
    expect(model.range, equals: 4..<12)
    window.type("X")
    expect(model.text, equals: "red X hen\nox")
  }
  @QuickTesting.Test func `two clicks select a word and three a paragraph`() {
    let model = SelectedText("red fox\nblue hen"), window = window(model)
    window.click(at: place(5.5, 1), count: 2)
    expect(model.range, equals: 13..<16)
    window.click(at: place(5.5, 1), count: 3)
    expect(model.range, equals: 8..<16)
  }
  @QuickTesting.Test func `what is selected behind the end of a line is filled to the edge`() {
    let model = SelectedText("red\n\nfox"), window = window(model)
    window.press(.tab)
    window.press("a", modifiers: .command)
    let fills = window.displayList.split(separator: "\n").filter { $0.contains("fill") && $0.contains("x20") }
    expect(fills.count, equals: 3)
    // From edge to edge but for the last one, which is three letters wide.
    expect(fills.filter { $0.contains("161x20") }.count, equals: 2)
    expect(fills.filter { $0.contains("24x20") }.count, equals: 1)
  }

  // MARK: - History and clipboard

  @QuickTesting.Test func `undo, redo and the clipboard work over lines`() {
    let model = SelectedText("red\nfox"), window = window(model)
    window.press(.tab)
    window.press("a", modifiers: .command)
    window.press("x", modifiers: .command)
    expect(model.text, equals: "")
    window.press("v", modifiers: .command)
    window.press("v", modifiers: .command)
    expect(model.text, equals: "red\nfoxred\nfox")
    window.press("z", modifiers: .command)
    window.press("z", modifiers: .command)
    window.press("z", modifiers: .command)
    expect(model.text, equals: "red\nfox")
    window.press("z", modifiers: [.command, .shift])
    expect(model.text, equals: "")
  }
  @QuickTesting.Test func `words are moved over and deleted with Control`() {
    let model = SelectedText("red fox\nran"), window = window(model)
    window.press(.tab)
    window.press(.end, modifiers: .command)
    window.press(.delete, modifiers: .command)
    expect(model.text, equals: "red fox\n")
    window.press(.leftArrow, modifiers: .command)
    expect(model.range, equals: 4..<4)
  }

  // MARK: - Input methods

  @QuickTesting.Test func `an input method composes in a paragraph, and learns of that paragraph`() throws {
    let model = SelectedText("red\nfox\nran"), window = window(model)
    window.click(at: place(3, 1))
    let request = try require(window.textInput)
    expect(request.surroundingText == "fox" && request.surroundingCaret == 3)
    window.compose("ni")
    expect(model.text, equals: "red\nfox\nran")
    expect(window.displayList.contains("\"foxni\""))
    try expect(window.element("editor").value, equals: "red\nfoxni\nran")
    window.commit("\u{4F60}")
    expect(model.text, equals: "red\nfox\u{4F60}\nran")
    expect(model.range, equals: 8..<8)
  }

  // MARK: - From right to left

  @QuickTesting.Test func `a text that reads right to left begins at the right`() throws {
    let model = SelectedText("\u{5D0}\u{5D1}\n\u{5D2}"), window = window(model)
    window.press(.tab)
    let start = try caret(window)
    expect(start.minX > 150)
    window.press(.leftArrow)
    try expect(caret(window).minX, equals: start.minX - 8)
    window.press(.downArrow)
    try expect(caret(window).minY, equals: start.minY + 20)
  }

  // MARK: - The look

  @QuickTesting.Test func `font, colour, line spacing and alignment are those around`() throws {
    struct Note: View {
      @State var text = "a\nbb"
      var body: some View {
        TextEditor(text: $text)
          .font(.system(size: 32))
          .lineSpacing(10)
          .multilineTextAlignment(.trailing)
          .foregroundStyle(Color(red: 1, green: 0, blue: 0))
          .accessibilityIdentifier("editor")
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Note() }
    window.press(.tab)
    let first = try caret(window)
    // 32 * 1.25
    expect(first.height >= 40)
    window.press(.downArrow)
    window.press(.home)
    let second = try caret(window)
    expect(second.minY, equals: first.minY + 40 + 10)
    // The second line is a letter longer.
    expect(second.minX, equals: first.minX - 16)
    expect(window.displayList.contains("#ff0000"))
  }
  @QuickTesting.Test func `styles draw an edge or none, and a hidden background takes it away`() {
    func fills(_ content: some View) -> Int {
      let window = TestWindow(size: CGSize(width: 200, height: 100)) { content }
      return window.displayList.split(separator: "\n").filter { $0.contains("stroke") }.count
    }
    let editor = TextEditor(text: .constant("red"))
    expect(fills(editor), equals: 1)
    expect(fills(editor.textEditorStyle(.plain)), equals: 0)
    expect(fills(editor.textEditorStyle(.roundedBorder)), equals: 1)
    expect(fills(editor.scrollContentBackground(.hidden)), equals: 0)
    expect(fills(editor.textEditorStyle(.plain).textEditorStyle(.roundedBorder)), equals: 0)
  }
  @QuickTesting.Test func `a style of the app adds to a look of ours`() throws {
    struct Framed: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Notes")
          PlainTextEditorStyle().makeBody(configuration: configuration).accessibilityIdentifier("text")
        }
      }
    }
    let model = SelectedText("red"), window = TestWindow { Page(model: model).textEditorStyle(Framed()) }
    expect(window.displayList.contains("\"Notes\""))
    window.click("text")
    window.press(.end)
    window.type("!")
    expect(model.text, equals: "red!")
  }

  // MARK: - The bound text

  @QuickTesting.Test func `a text that arrives is read from its start`() {
    let model = SelectedText(), window = window(model, lines: 3)
    model.text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
    window.settle()
    expect(window.displayList.contains("\"line 0\""))
    window.press(.tab)
    expect(model.range, equals: 0..<0)
  }
  @QuickTesting.Test func `what was typed is there again after a relaunch`() throws {
    struct Note: View {
      @State private var text = "Dear"
      var body: some View { TextEditor(text: $text).accessibilityIdentifier("editor") }
    }
    var window = TestWindow(size: CGSize(width: 300, height: 200)) { Note() }
    window.click("editor")
    window.press(.end, modifiers: .command)
    window.press(.return)
    window.type("Ada")
    window = window.quit().relaunch()
    try expect(window.element("editor").value, equals: "Dear\nAda")
  }
  @QuickTesting.Test func `assistive technology sets the text`() throws {
    let model = SelectedText("Fig"), window = window(model)
    window.perform(action: .setValue("Pear\nApple"), on: "editor")
    expect(model.text, equals: "Pear\nApple")
  }

  // MARK: - Work

  @QuickTesting.Test func `a key costs the editor's node, no measure and the shaping of one paragraph`() {
    let model = SelectedText((0..<2_000).map { "This is line \($0) of a long text." }.joined(separator: "\n"))
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      VStack {
        Page(model: model)
        ForEach(0..<50) { Text("Row \($0)") }
      }
      .frame(height: 300)
    }
    window.click("editor")
    window.type("a")
    let shaped = window.content.engine.host.textShaper.shapeCount
    window.press("b")
    expect(window.counters.measures, equals: 0)
    expect(window.counters.placements, equals: 0)
    expect(window.counters.nodesVisited <= 2)
    expect(window.content.engine.host.textShaper.shapeCount - shaped <= 1)
  }
  @QuickTesting.Test func `a key into text with many looks shapes one paragraph`() {
    var text = AttributedString()
    for number in 0..<500 {
      var line = AttributedString("line \(number)\n")
      if number % 2 == 0 { line.font = .body.bold() }
      text += line
    }
    let note = RichNote(text)
    struct Page: View {
      @Bindable var note: RichNote
      var body: some View {
        TextEditor(text: $note.text, selection: $note.selection).accessibilityIdentifier("editor")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Page(note: note) }
    window.click("editor")
    window.press(.home, modifiers: .command)
    window.press(.end)
    window.type("a")
    let shaped = window.content.engine.host.textShaper.shapeCount
    window.press("b")
    expect(window.content.engine.host.textShaper.shapeCount - shaped <= 1)
    expect(window.counters.measures, equals: 0)
    expect(note.string.hasPrefix("line 0ab\nline 1"))
  }
  @QuickTesting.Test func `paragraphs that an edit left alone are kept`() {
    let style = ShownTextStyle(
      attributes: TextAttributes(font: FontDescription(size: 16)), alignment: .leading, isRightToLeft: false,
      lineSpacing: 0)
    let shaper = RoundMetricsShaper()
    var random = SystemRandomNumberGenerator()
    let parts = ["a", "bb", "\n", "\r", "\r\n", "\u{2029}", "c\nd", "", "\n\n", "\u{5D0}"]
    for _ in 0..<300 {
      var editor = EditableText((0..<8).map { _ in parts.randomElement(using: &random)! }.joined())
      let shown = ShownText(editor, style, width: 40, shaper)
      _ = editor.takeChange()
      for _ in 0..<6 {
        let ends = [Int.random(in: 0...editor.text.utf8.count), Int.random(in: 0...editor.text.utf8.count)]
        editor.perform(.select(anchor: ends.min()!, head: ends.max()!))
        if Bool.random() {
          editor.perform(.setMarked(parts.randomElement(using: &random)!, selection: 0..<0))
        } else {
          editor.perform(.insert(parts.randomElement(using: &random)!))
        }
        shown.update(editor, editor.takeChange())
        expectSame(shown, ShownText(editor, style, width: 40, shaper), editor.text)
      }
    }
    var edited = EditableText(Array(repeating: "line", count: 1_000).joined(separator: "\n"))
    var made = 0
    let shown = ShownText(edited, style, width: 40, shaper) { _ in made += 1 }
    made = 0
    edited.perform(.select(anchor: 2_502, head: 2_502))
    edited.perform(.insert("x"))
    shown.update(edited, edited.takeChange())
    _ = shown.allPieces
    expect(made, equals: 1)
  }
  @Test(arguments: Seeds.first(of: 40)) func `a long line in parts stands as it does in one`(seed: Int) throws {
    let style = ShownTextStyle(
      attributes: TextAttributes(font: FontDescription(size: 16)), alignment: .leading, isRightToLeft: false,
      lineSpacing: 0)
    let shaper = RoundMetricsShaper()
    var random = SeededGenerator(seed: seed)
    let words = ["a", "few", "words", "of", "several", "lengths", "unquestionably", "  ", "é", "漢字", "e\u{301}"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random)! }.joined(separator: seed % 3 == 2 ? "" : " ")
    }
    var editor = EditableText(text(2_500))
    editor.traits.isSingleLine = true
    _ = editor.takeChange()
    var shown = ShownText(editor, style, width: nil, shaper), position = CGFloat(0)
    func watch() { shown.lineDidGrow = { place, growth in if place < position { position += growth } } }
    watch()
    for step in 0..<30 {
      let offset = random.next(editor.text.utf8.count + 1)
      editor.perform(.select(anchor: offset, head: step % 3 == 0 ? offset + random.next(2_000) : offset))
      editor.perform(
        step % 7 == 6 ? .undo : .insert(step % 5 == 0 ? text(random.next(600)) : ["x", "", " ", "\u{301}"][step % 4]))
      let change = editor.takeChange()
      if shown.canTake(editor, change) {
        shown.update(editor, change)
      } else {
        shown = ShownText(editor, style, width: nil, shaper)
        watch()
      }
      expect(shown.isLine, equals: editor.text.utf8.count > ShownText.wholeLength)
      // What is seen somewhere stays there, whatever is looked at elsewhere.
      position = CGFloat(random.next(max(1, Int(shown.size.width))))
      let seen = shown.pieces(from: position, to: position + 100)
      let first = try require(seen.first), start = position - first.x
      _ = shown.caret(at: TextPosition(random.next(editor.text.utf8.count + 1)))
      let again = try require(shown.pieces(from: position, to: position + 100).first)
      expect(again.start == first.start && position - again.x == start)
    }
    shown.layOutAll()
    let whole = shaper.layout(StyledText(editor.text, style.attributes), width: nil, height: nil)
    expect(shown.size == whole.size && shown.firstBaseline == whole.firstBaseline && shown.lineCount == 1)
    var offset = 0
    while offset <= editor.text.utf8.count {
      let caret = shown.caret(at: TextPosition(offset)), expected = whole.caret(at: offset)
      expect(caret == expected, "\(offset): \(caret), \(expected)")
      let point = CGPoint(x: expected.minX + 1, y: expected.midY)
      expect(shown.offset(nearest: point), equals: whole.offset(nearest: point))
      expect(shown.rectangles(of: 0..<offset).map(\.maxX), equals: offset == 0 ? [] : [expected.minX])
      offset = editor.text.graphemeBoundary(after: offset) + (offset % 7 == 0 ? 0 : 97)
      offset = editor.text.roundedDown(offset)
      if offset >= editor.text.utf8.count { break }
    }
  }
  private func expectSame(_ shown: ShownText, _ fresh: ShownText, _ text: String) {
    let (pieces, expected) = (shown.allPieces, fresh.allPieces)
    expect(
      pieces.map { [$0.start, $0.end] }, equals: expected.map { [$0.start, $0.end] }, "\(text.debugDescription)")
    expect(pieces.map { $0.layout.text }, equals: expected.map { $0.layout.text }, "\(text.debugDescription)")
    expect(shown.size == fresh.size && shown.lineCount == fresh.lineCount)
  }
  @Test(arguments: Seeds.first(of: 40)) func `a long paragraph in parts has the lines that it has in one`(seed: Int) {
    let style = ShownTextStyle(
      attributes: TextAttributes(font: FontDescription(size: 16)), alignment: .leading, isRightToLeft: false,
      lineSpacing: CGFloat(seed % 2))
    let shaper = RoundMetricsShaper()
    var random = SeededGenerator(seed: seed)
    let words = ["a", "few", "words", "of", "several", "lengths", "unquestionably", "and\n", "  ", "é", "漢字"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random)! }.joined(separator: seed % 5 == 4 ? "" : " ")
    }
    var editor = EditableText(text(2_000).replacing("\n", with: seed % 3 == 0 ? "\n" : ""))
    let width: CGFloat = 160
    let shown = ShownText(editor, style, width: width, shaper)
    _ = editor.takeChange()
    for step in 0..<30 {
      let offset = random.next(editor.text.utf8.count + 1)
      editor.perform(.select(anchor: offset, head: step % 3 == 0 ? offset + random.next(1_500) : offset))
      editor.perform(
        step % 7 == 6 ? .undo : .insert(step % 5 == 0 ? text(random.next(600)) : ["x", "", " ", "\n"][step % 4]))
      shown.update(editor, editor.takeChange())
      if step % 2 == 0 { _ = shown.caret(at: TextPosition(random.next(editor.text.utf8.count + 1))) }
      let top = CGFloat(random.next(max(1, Int(shown.size.height))))
      _ = shown.pieces(from: top, to: top + 100)
    }
    // Every paragraph in one layout of its own.
    var expected: [Int] = []
    for paragraph in editor.text.paragraphs(from: 0, to: nil) {
      let layout = shaper.layout(
        StyledText(editor.text.slice(paragraph), style.attributes), width: width, height: nil)
      expected += layout.lineStarts.map { $0 + paragraph.lowerBound }
    }
    // Parts that were looked at before what is above them are as they were then.
    let fresh = ShownText(editor, style, width: width, shaper)
    expect(fresh.allPieces.flatMap { piece in piece.layout.lineStarts.map { $0 + piece.start } }, equals: expected)
    expect(shown.pieces.length, equals: editor.text.utf8.count)
    let pieces = shown.allPieces
    expect(pieces.map(\.start), equals: [0] + pieces.dropLast().map(\.next))
    expect(shown.size.height, equals: pieces.last!.bottom)
    expect(pieces.count > 10)
  }

  // MARK: - The search itself

  @QuickTesting.Test func `only whole characters are found`() {
    func found(_ query: String, in text: String) -> [String] {
      TextSearch(text).ranges(of: query).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
    expect(found("e", in: "a\u{1F468}\u{200D}\u{1F469}e"), equals: ["e"])
    expect(found("\u{1F468}", in: "\u{1F468}\u{200D}\u{1F469}").isEmpty)
    expect(found("aa", in: "aaaaa"), equals: ["aa", "aa"])
    expect(found("", in: "a").isEmpty)
    expect(found("a", in: "").isEmpty)
    expect(found("B", in: "a\r\nb"), equals: ["b"])
    expect(found("\u{E4}", in: "A\u{308}a"), equals: ["A\u{308}", "a"])
  }
}

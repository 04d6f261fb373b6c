import QuickTesting
import TestSupport
import Testing

@testable import HearthEditing

/// What an input method sees of the text around the caret, and deletes of it.
struct SurroundingTests {
  private func deleting(_ offset: Int, _ count: Int, in drawn: String) -> String {
    var text = EditableText(drawn: drawn)
    text.deleteSurrounding(offset: offset, count: count)
    return text.drawn
  }

  @QuickTesting.Test func `exactly the scalars that are named go`() {
    expect(deleting(-2, 2, in: "abcd|ef"), equals: "ab|ef")
    expect(deleting(0, 1, in: "abcd|ef"), equals: "abcd|f")
    expect(deleting(-1, 2, in: "abcd|ef"), equals: "abc|f")
    expect(deleting(-3, 1, in: "abcd|ef"), equals: "acd|ef")
    expect(deleting(1, 1, in: "abcd|ef"), equals: "abcd|e")
    expect(deleting(-99, 200, in: "abcd|ef"), equals: "|")
    expect(deleting(0, 0, in: "abcd|ef"), equals: "abcd|ef")
    expect(deleting(.max, .max, in: "abcd|ef"), equals: "abcd|ef")
    expect(deleting(.min, 1, in: "abcd|ef"), equals: "abcd|ef")
  }

  /// An Indic method takes back a vowel sign, one for Vietnamese a tone.
  @QuickTesting.Test func `a sign goes without the letter that it stands on`() {
    expect(deleting(-1, 1, in: "क\u{93F}|"), equals: "क|")
    expect(deleting(-1, 1, in: "e\u{301}|x"), equals: "e|x")
  }

  @QuickTesting.Test func `the caret and the end of a selection keep their places`() {
    expect(deleting(-4, 2, in: "ab[cd|ef"), equals: "[cd|ef")
    expect(deleting(-3, 2, in: "ab[cd|ef"), equals: "a[d|ef")
  }

  @QuickTesting.Test func `what is marked is not counted and stays`() {
    var text = EditableText(drawn: "abc|def")
    text.perform(.setMarked("xy", selection: 1..<1))
    text.deleteSurrounding(offset: -2, count: 3)
    expect(text.text == "axyef" && text.markedRange == 1..<3 && text.selection.head == 2)
    expect(text.committedText, equals: "aef")
    text.perform(.commitMarked("z"))
    expect(text.drawn, equals: "az|ef")
    text.perform(.undo)
    expect(text.drawn, equals: "a|ef")
    text.perform(.undo)
    expect(text.drawn, equals: "abc|def")
    text.perform(.redo)
    text.perform(.redo)
    expect(text.text, equals: "azef")
  }

  @QuickTesting.Test func `what a composition replaced comes back beside what was deleted`() {
    var text = EditableText(drawn: "ab[XX|cd")
    text.perform(.setMarked("m", selection: 1..<1))
    text.deleteSurrounding(offset: -1, count: 2)
    expect(text.text == "amd" && text.committedText == "aXXd")
    text.perform(.setMarked("", selection: 0..<0))
    expect(text.drawn, equals: "a[XX|d")
    text.perform(.undo)
    expect(text.drawn, equals: "ab[XX|cd")
  }

  @QuickTesting.Test func `the paragraph around the caret is told without what is marked`() {
    var text = EditableText(drawn: "red\nfo|x\nran")
    expect(text.surroundings, equals: .init(text: "fox", caret: 2, anchor: 2))
    text.perform(.setMarked("ni", selection: 2..<2))
    expect(text.surroundings, equals: .init(text: "fox", caret: 2, anchor: 2))
    text = EditableText(drawn: "re[d\nfo|x\nran")
    expect(text.surroundings, equals: .init(text: "fox", caret: 2, anchor: 0))
    text = EditableText(drawn: "|")
    expect(text.surroundings, equals: .init(text: "", caret: 0, anchor: 0))
  }

  @Test(arguments: 0..<8) func `random deletions keep every promise, and are undone and redone`(seed: Int) {
    var random = SeededGenerator(seed: seed + 40)
    let pieces = ["a", "é", "e\u{301}", "🇩🇪", "漢字", "क\u{93F}", "\n", " ", "\u{301}", "\u{200D}"]
    var text = EditableText("start")
    text.checksInvariants = true
    for _ in 0..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.perform(.insert(pieces.randomElement(using: &random)!))
      case 1:
        text.perform(
          .move(.to(Int.random(in: 0...text.text.utf8.count, using: &random)), extending: .random(using: &random)))
      case 2: text.perform(.setMarked(pieces.randomElement(using: &random)!, selection: 0..<0))
      case 3: text.perform(.commitMarked(pieces.randomElement(using: &random)!))
      default:
        text.deleteSurrounding(
          offset: Int.random(in: -4...2, using: &random), count: Int.random(in: 0...4, using: &random))
      }
      _ = text.surroundings
    }
    text.perform(.unmark)
    let last = text.text
    while text.perform(.undo).isHandled {}
    let first = text.text
    while text.perform(.redo).isHandled {}
    expect(text.text.utf8.elementsEqual(last.utf8))
    while text.perform(.undo).isHandled {}
    expect(text.text.utf8.elementsEqual(first.utf8))
  }

  @QuickTesting.Test
  func `a caret that a joined letter has taken behind the marked text moves when something before it goes`() {
    var text = EditableText("\u{1F1EA}\u{301}x")
    text.perform(.move(.documentStart))
    // Two halves of a flag meet: the caret is behind both, and behind the accent.
    text.perform(.setMarked("\u{1F1E9}", selection: 4..<4))
    expect(text.markedRange == 0..<4 && text.selection.head == 10)
    text.deleteSurrounding(offset: 0, count: 1)
    expect(text.text, equals: "\u{1F1E9}\u{301}x")
    expect(text.markedRange == 0..<4 && text.selection.head == 6)
  }
}

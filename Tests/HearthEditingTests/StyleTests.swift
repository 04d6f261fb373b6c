import QuickTesting
import TestSupport
import Testing

@testable import HearthEditing

/// What styles of stretches do while the text is edited. A style is drawn as a digit for each byte.
/// Styles of a text.
struct StyleTests {}

extension StyleTests {
  private func text(_ string: String, _ styles: String) -> EditableText {
    var text = EditableText(string, runs: runs(styles))
    text.checksInvariants = true
    return text
  }
  private func runs(_ styles: String) -> TextRuns {
    var runs = TextRuns()
    for style in styles { runs.append(style.wholeNumberValue ?? 0, 1) }
    return runs
  }
  private func drawn(_ runs: TextRuns?) -> String {
    (runs?.runs ?? []).map { String(repeating: "\($0.style)", count: $0.length) }.joined()
  }

  @QuickTesting.Test func `typed text has the typing style and the rest keeps its own`() {
    var text = text("red fox", "0000111")
    text.perform(.select(anchor: 4, head: 4))
    text.typingStyle = 2
    text.perform(.insert("old "))
    expect(text.text, equals: "red old fox")
    expect(drawn(text.runs), equals: "00002222111")
    text.perform(.delete(.backward, by: .word))
    expect(drawn(text.runs), equals: "0000111")
  }
  @QuickTesting.Test func `undoing and redoing bring styles back with the text`() {
    var text = text("red fox", "0000111")
    text.perform(.select(anchor: 2, head: 6))
    text.typingStyle = 3
    text.perform(.insert("x"))
    expect(drawn(text.runs), equals: "0031")
    text.perform(.undo)
    expect(text.text, equals: "red fox")
    expect(drawn(text.runs), equals: "0000111")
    text.perform(.redo)
    expect(drawn(text.runs), equals: "0031")
  }
  @QuickTesting.Test func `a run of typing is one step with all its styles`() {
    var text = text("", "")
    for style in [1, 2, 2] {
      text.typingStyle = style
      text.perform(.insert("a"))
    }
    expect(drawn(text.runs), equals: "122")
    text.perform(.undo)
    expect(text.text.isEmpty)
    text.perform(.redo)
    expect(drawn(text.runs), equals: "122")
  }
  @QuickTesting.Test func `deleting backwards one by one and undoing keeps the order of styles`() {
    var text = text("abc", "123")
    for _ in 0..<3 { text.perform(.delete(.backward, by: .grapheme)) }
    text.perform(.undo)
    expect(drawn(text.runs), equals: "123")
  }
  @QuickTesting.Test func `other styles for a range are one step, and the selection stays`() {
    var text = text("red fox", "0000000")
    text.perform(.select(anchor: 0, head: 3))
    let result = text.perform(.restyle(0..<3, TextRuns(style: 1, length: 3)))
    expect(result.textChange, equals: TextChange(range: 0..<3, newLength: 3))
    expect(!result.selectionChanged)
    expect(drawn(text.runs), equals: "1110000")
    text.perform(.undo)
    expect(drawn(text.runs), equals: "0000000")
    expect(text.selectedText, equals: "red")
  }
  @QuickTesting.Test func `an input method's text has the typing style, and cancelling brings back what it replaced`() {
    var text = text("red fox", "0000123")
    text.perform(.select(anchor: 4, head: 7))
    text.typingStyle = 5
    text.perform(.setMarked("ka", selection: 2..<2))
    expect(drawn(text.runs), equals: "000055")
    expect(drawn(text.committedRuns), equals: "0000123")
    text.perform(.setMarked("", selection: 0..<0))
    expect(drawn(text.runs), equals: "0000123")
    text.perform(.setMarked("ka", selection: 2..<2))
    text.perform(.commitMarked("か"))
    expect(drawn(text.runs), equals: "0000555")
    text.perform(.undo)
    expect(drawn(text.runs), equals: "0000123")
  }
  @QuickTesting.Test func `characters that are exchanged take their styles along`() {
    var text = text("ab", "12")
    text.perform(.select(anchor: 1, head: 1))
    text.perform(.transpose)
    expect(text.text, equals: "ba")
    expect(drawn(text.runs), equals: "21")
  }
  @QuickTesting.Test func `what replaces ranges looks as what it replaces began`() {
    var text = text("a1b2", "1234")
    text.perform(.replace([0..<1, 2..<3], with: "xx"))
    expect(text.text, equals: "xx1xx2")
    expect(drawn(text.runs), equals: "112334")
  }
  @QuickTesting.Test func `pasted text brings its styles, without what may not be typed`() {
    var text = text("ab", "00")
    text.perform(.select(anchor: 1, head: 1))
    text.perform(.pasteStyled("x\u{0}y", runs("123")))
    expect(text.text, equals: "axyb")
    expect(drawn(text.runs), equals: "0130")
  }
  @QuickTesting.Test func `copying gives the styles of what is selected`() {
    var text = text("red fox", "0001112")
    text.perform(.select(anchor: 2, head: 5))
    let result = text.perform(.copy)
    expect(result.clipboard, equals: "d f")
    expect(drawn(result.clipboardRuns), equals: "011")
  }
  @QuickTesting.Test func `the app's other styles in the selection can be undone, elsewhere they leave the history`() {
    var text = text("red fox", "0000000")
    text.perform(.select(anchor: 7, head: 7))
    text.perform(.insert("!"))
    let colored = runs("11100000")
    text.replaceText("red fox!", runs: colored)
    expect(drawn(text.runs), equals: "11100000")
    text.perform(.undo)
    expect(text.text, equals: "red fox")
    expect(drawn(text.runs), equals: "1110000")
    text.perform(.select(anchor: 4, head: 7))
    text.replaceText("red fox", runs: runs("1110222"))
    expect(text.selectedText, equals: "fox")
    text.perform(.undo)
    expect(drawn(text.runs), equals: "1110000")
  }
  @QuickTesting.Test func `a plain text has no styles`() {
    var text = EditableText("red")
    text.perform(.insert("x"))
    text.perform(.undo)
    expect(text.runs == nil)
    expect(text.perform(.restyle(0..<1, TextRuns(style: 1, length: 1))).textChange == nil)
  }

  @QuickTesting.Test func `runs with common ends`() {
    expect(runs("001122").commonEnds(with: runs("001122")) == (6, 0))
    expect(runs("001122").commonEnds(with: runs("0013122")) == (3, 3))
    expect(runs("").commonEnds(with: runs("1")) == (0, 0))
    expect(runs("111").commonEnds(with: runs("11")) == (2, 0))
  }
  /// Each command against an array with a style for each byte.
  @Test(arguments: 0..<8) func `styles follow random edits as they would byte by byte`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = text("", "")
    var model: [(UInt8, Int)] = []
    for step in 0..<1_000 {
      let length = text.text.utf8.count
      let a = text.text.roundedDown(Int.random(in: 0...length, using: &random))
      let b = text.text.roundedDown(Int.random(in: 0...length, using: &random))
      let range = min(a, b)..<max(a, b)
      text.typingStyle = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !range.isEmpty:
        let style = Int.random(in: 0..<4, using: &random)
        text.perform(.restyle(range, TextRuns(style: style, length: range.count)))
        for index in range { model[index].1 = style }
      case 1:
        text.perform(.select(anchor: range.lowerBound, head: range.upperBound))
        if !range.isEmpty { text.perform(.delete(.backward, by: .grapheme)) }
        model.removeSubrange(range)
      default:
        let piece = ["a", "ö", "word ", "\n", "日本"].randomElement(using: &random)!
        text.perform(.select(anchor: range.lowerBound, head: range.upperBound))
        text.perform(.insert(piece))
        model.replaceSubrange(range, with: piece.utf8.map { ($0, text.typingStyle) })
      }
      expect(Array(text.text.utf8), equals: model.map(\.0), "step \(step)")
      expect(drawn(text.runs), equals: model.map { "\($0.1)" }.joined(), "step \(step)")
    }
    let last = drawn(text.runs)
    while text.perform(.undo).isHandled {}
    while text.perform(.redo).isHandled {}
    expect(drawn(text.runs), equals: last)
  }
}

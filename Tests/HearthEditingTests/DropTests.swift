import QuickTesting

@testable import HearthEditing

struct DropTests {
  @Test func `text moves forwards and backwards, and is selected there`() {
    expect(after("[red |fox hen", .drop("red ", nil, at: 8, moving: 0..<4)), equals: "fox [red |hen")
    expect(after("red fox[ hen|", .drop(" hen", nil, at: 3, moving: 7..<11)), equals: "red[ hen| fox")
  }
  @Test func `a move is one step`() {
    expect(after("[red |fox hen", .drop("red ", nil, at: 8, moving: 0..<4), .undo), equals: "[red |fox hen")
    expect(after("[red |fox hen", .drop("red ", nil, at: 8, moving: 0..<4), .undo, .redo), equals: "fox [red |hen")
  }
  @Test func `a copy leaves the text where it is`() {
    expect(after("[red |fox", .drop("red ", nil, at: 7, moving: nil)), equals: "red fox[red |")
    expect(after("[red |fox", .drop("red ", nil, at: 7, moving: nil), .undo), equals: "[red |fox")
  }
  @Test func `a move to where it stands changes nothing`() {
    for place in 0...4 {
      expect(after("[red |fox", .drop("red ", nil, at: place, moving: 0..<4)), equals: "[red |fox")
    }
  }
  @Test func `text from elsewhere becomes what may be typed`() {
    let line = EditableText.Traits(isSingleLine: true)
    expect(after("a|b", .drop("1\r\n2\u{0}", nil, at: 1, moving: nil), traits: line), equals: "a[1 2|b")
    expect(after("a|b", .drop("1\r\n2\u{0}", nil, at: 1, moving: nil)), equals: "a[1\r\n2|b")
    expect(after("a|b", .drop("\u{0}", nil, at: 1, moving: nil)), equals: "a|b")
  }
  @Test func `a place inside a letter is before it, and marks join what is before them`() {
    expect(after("|👍🏽b", .drop("x", nil, at: 5, moving: nil)), equals: "[x|👍🏽b")
    expect(after("e|b", .drop("\u{301}", nil, at: 1, moving: nil)), equals: "[e\u{301}|b")
    expect(after("|ab", .drop("x", nil, at: 99, moving: nil)), equals: "ab[x|")
  }
  @Test func `text that is only read takes nothing`() {
    expect(after("|ab", .drop("x", nil, at: 1, moving: nil), traits: .init(isEditable: false)), equals: "|ab")
  }
  @Test func `styles go along, there and back`() {
    var text = EditableText("red fox", runs: TextRuns(style: 0, length: 7))
    text.checksInvariants = true
    text.perform(.restyle(0..<3, TextRuns(style: 5, length: 3)))
    text.perform(.drop("red", nil, at: 7, moving: 0..<3))
    expect(text.text, equals: " foxred")
    expect(text.runs?.style(at: 5) == 5 && text.runs?.style(at: 1) == 0)
    text.perform(.undo)
    expect(text.text == "red fox" && text.runs?.style(at: 1) == 5)
    text.perform(.drop("x\u{0}y", TextRuns(style: 9, length: 3), at: 3, moving: nil))
    expect(text.text == "redxy fox" && text.runs?.style(at: 4) == 9)
  }
}

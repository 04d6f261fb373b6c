import QuickTesting

@testable import HearthEditing

/// What keys cost in a long text. Bytes are counted, as times differ from machine to machine.
struct LongTextTests {
  private let lines = String(repeating: "The quick brown fox jumps over the lazy dog again\n", count: 20_000)

  @Test func `keys in a long text copy it only where it has to have more room`() {
    var text = EditableText(lines)
    for place in [0, lines.utf8.count / 2, lines.utf8.count] {
      text.perform(.move(.to(place)))
      for command: EditingCommand in [
        .insert("x"), .insert("é"), .insertNewline, .delete(.backward, by: .grapheme), .delete(.forward, by: .word),
        .move(.wordLeft), .kill(.forward(.line)), .paste("漢字"), .setMarked("か", selection: 3..<3), .commitMarked("化"),
        .undo, .redo,
      ] { text.perform(command) }
    }
    // A string has twice as much room after that.
    expect(text.copiedBytes <= 2 * lines.utf8.count, "\(text.copiedBytes)")
    expect(lines.utf8.count, equals: 1_000_000)
  }
  @Test func `a text that somebody else has too is copied once a key`() {
    var text = EditableText(lines)
    for _ in 0..<10 {
      // As a binding does.
      let shared = text.text
      text.perform(.insert("x"))
      expect(text.copiedBytes, equals: text.text.utf8.count)
      expect(shared.utf8.count, equals: text.text.utf8.count - 1)
      text = EditableText(lines)
    }
  }
  @Test func `moves and selections copy nothing`() {
    var text = EditableText(lines)
    text.perform(.move(.to(500_000)))
    for command: EditingCommand in [
      .move(.left), .move(.wordRight), .move(.paragraphEnd), .selectWord(at: 700_000), .selectParagraph(at: 20),
      .move(.documentEnd), .selectAll, .copy,
    ] { text.perform(command) }
    expect(text.copiedBytes, equals: 0)
  }
  @Test func `what has changed since it was asked for is one stretch`() {
    var text = EditableText(lines)
    expect(text.takeChange() == nil)
    text.perform(.move(.to(500_000)))
    text.perform(.insert("fox"))
    expect(text.takeChange(), equals: TextChange(range: 500_000..<500_000, newLength: 3))
    text.perform(.delete(.backward, by: .grapheme))
    text.perform(.insert("xx"))
    expect(text.takeChange(), equals: TextChange(range: 500_002..<500_003, newLength: 2))
    text.perform(.setMarked("か", selection: 3..<3))
    _ = text.takeChange()
    text.perform(.unmark)
    expect(text.takeChange(), equals: TextChange(range: 500_004..<500_007, newLength: 3))
  }
  @Test func `an input method is told of what is near, however long the paragraph is`() {
    let letters = String(repeating: "é", count: 50_000)
    var text = EditableText(letters)
    text.perform(.move(.to(50_000)))
    let around = text.surroundings
    expect(around.text.utf8.count, equals: 2 * EditableText.mostSurroundings)
    expect(around.caret == EditableText.mostSurroundings && around.anchor == around.caret)
    text.perform(.move(.documentStart))
    text.perform(.setMarked("か", selection: 3..<3))
    // What is marked is not told, and counts.
    expect(text.surroundings.text, equals: String(repeating: "é", count: (EditableText.mostSurroundings - 3) / 2))
    expect(text.surroundings.caret, equals: 0)
  }
}

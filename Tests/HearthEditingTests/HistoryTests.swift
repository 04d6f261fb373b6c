import Testing

@testable import HearthEditing

struct HistoryTests {
  @Test func `a run of typing is one step`() {
    #expect(after("|", .insert("a"), .insert("b"), .insert("c"), .undo) == "|")
    #expect(after("|", .insert("a"), .insert("b"), .undo, .redo) == "ab|")
  }

  @Test func `white space after a word begins a step`() {
    let typed: [EditingCommand] = "red fox".map { .insert(String($0)) }
    var text = EditableText()
    for command in typed { text.perform(command) }
    #expect(text.begunSteps == 2)
    text.perform(.undo)
    #expect(text.text == "red")
    text.perform(.undo)
    #expect(text.text == "" && text.begunSteps == 2)
  }

  @Test func `a pause begins a step`() {
    var text = EditableText()
    text.perform(.insert("a"))
    text.endTypingRun()
    text.perform(.insert("b"))
    text.perform(.undo)
    #expect(text.text == "a")
  }

  @Test func `moving the caret ends the run`() {
    #expect(after("|", .insert("a"), .insert("b"), .move(.left), .insert("c"), .undo) == "a|b")
  }

  @Test func `a deletion ends the run`() {
    #expect(after("|", .insert("ab"), .delete(.backward, by: .grapheme), .insert("c"), .undo) == "a|")
    #expect(after("|", .insert("ab"), .delete(.backward, by: .grapheme), .insert("c"), .undo, .undo) == "ab|")
  }

  @Test func `a line break is the last character of its run`() {
    #expect(after("|", .insert("a"), .insertNewline, .insert("b"), .undo) == "a\n|")
    #expect(after("|", .insert("a"), .insertNewline, .insert("b"), .undo, .undo) == "|")
  }

  @Test func `a run of deletions is one step`() {
    let delete = EditingCommand.delete(.backward, by: .grapheme)
    #expect(after("abcd|", delete, delete, delete, .undo) == "abcd|")
    let forward = EditingCommand.delete(.forward, by: .grapheme)
    #expect(after("|abcd", forward, forward, .undo) == "|abcd")
  }

  @Test func `undoing restores the selection that was typed over`() {
    #expect(after("a[bc|d", .insert("x"), .insert("y"), .undo) == "a[bc|d")
  }

  @Test func `pasting is a step of its own`() {
    #expect(after("|", .insert("a"), .paste("b"), .insert("c"), .undo) == "ab|")
    #expect(after("|", .insert("a"), .paste("b"), .insert("c"), .undo, .undo) == "a|")
  }

  @Test func `an edit forgets what could be redone`() {
    var text = EditableText()
    text.perform(.insert("a"))
    text.perform(.undo)
    #expect(text.canRedo)
    text.perform(.insert("b"))
    #expect(!text.canRedo)
    #expect(!text.perform(.redo).isHandled)
  }

  @Test func `undoing joined accents restores the bytes`() {
    var text = EditableText("e")
    text.perform(.insert("\u{301}"))
    text.perform(.undo)
    #expect(Array(text.text.utf8) == Array("e".utf8))
    #expect(text.violations().isEmpty)
  }

  @Test func `the number of steps is bounded`() {
    var text = EditableText()
    for _ in 0..<(EditHistory.limit + 10) { text.perform(.paste("x")) }
    var undone = 0
    while text.perform(.undo).isHandled { undone += 1 }
    #expect(undone == EditHistory.limit)
    #expect(text.text.count == 10)
  }
}

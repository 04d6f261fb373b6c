import QuickTesting

@testable import HearthEditing

struct HistoryTests {
  @Test func `a run of typing is one step`() {
    expect(after("|", .insert("a"), .insert("b"), .insert("c"), .undo), equals: "|")
    expect(after("|", .insert("a"), .insert("b"), .undo, .redo), equals: "ab|")
  }

  @Test func `white space after a word begins a step`() {
    let typed: [EditingCommand] = "red fox".map { .insert(String($0)) }
    var text = EditableText()
    for command in typed { text.perform(command) }
    expect(text.begunSteps, equals: 2)
    text.perform(.undo)
    expect(text.text, equals: "red")
    text.perform(.undo)
    expect(text.text == "" && text.begunSteps == 2)
  }

  @Test func `a pause begins a step`() {
    var text = EditableText()
    text.perform(.insert("a"))
    text.endTypingRun()
    text.perform(.insert("b"))
    text.perform(.undo)
    expect(text.text, equals: "a")
  }

  @Test func `moving the caret ends the run`() {
    expect(after("|", .insert("a"), .insert("b"), .move(.left), .insert("c"), .undo), equals: "a|b")
  }

  @Test func `a deletion ends the run`() {
    expect(after("|", .insert("ab"), .delete(.backward, by: .grapheme), .insert("c"), .undo), equals: "a|")
    expect(after("|", .insert("ab"), .delete(.backward, by: .grapheme), .insert("c"), .undo, .undo), equals: "ab|")
  }

  @Test func `a line break is the last character of its run`() {
    expect(after("|", .insert("a"), .insertNewline, .insert("b"), .undo), equals: "a\n|")
    expect(after("|", .insert("a"), .insertNewline, .insert("b"), .undo, .undo), equals: "|")
  }

  @Test func `a run of deletions is one step`() {
    let delete = EditingCommand.delete(.backward, by: .grapheme)
    expect(after("abcd|", delete, delete, delete, .undo), equals: "abcd|")
    let forward = EditingCommand.delete(.forward, by: .grapheme)
    expect(after("|abcd", forward, forward, .undo), equals: "|abcd")
  }

  @Test func `undoing restores the selection that was typed over`() {
    expect(after("a[bc|d", .insert("x"), .insert("y"), .undo), equals: "a[bc|d")
  }

  @Test func `pasting is a step of its own`() {
    expect(after("|", .insert("a"), .paste("b"), .insert("c"), .undo), equals: "ab|")
    expect(after("|", .insert("a"), .paste("b"), .insert("c"), .undo, .undo), equals: "a|")
  }

  @Test func `an edit forgets what could be redone`() {
    var text = EditableText()
    text.perform(.insert("a"))
    text.perform(.undo)
    expect(text.canRedo)
    text.perform(.insert("b"))
    expect(!text.canRedo)
    expect(!text.perform(.redo).isHandled)
  }

  @Test func `undoing joined accents restores the bytes`() {
    var text = EditableText("e")
    text.perform(.insert("\u{301}"))
    text.perform(.undo)
    expect(Array(text.text.utf8), equals: Array("e".utf8))
    expect(text.violations().isEmpty)
  }

  @Test func `the latest steps are kept, as many as there is room for`() {
    var text = EditableText()
    text.history.limit = 100_000
    for _ in 0..<1_000 { text.perform(.paste("x")) }
    expect(text.history.cost <= text.history.limit)
    var undone = 0
    while text.perform(.undo).isHandled { undone += 1 }
    // A step of one letter counts for 301 bytes; when there is too much, a quarter goes.
    expect(undone >= 100_000 / 4 * 3 / 301 && undone <= 100_000 / 301)
    expect(text.text.count, equals: 1_000 - undone)
  }
  @Test func `the latest step is kept, however large it is`() {
    var text = EditableText(String(repeating: "long ", count: 1_000))
    text.history.limit = 1_000
    text.perform(.insert("x"))
    text.perform(.selectAll)
    text.perform(.delete(.backward, by: .grapheme))
    text.perform(.undo)
    expect(text.text.count, equals: 5_001)
    expect(!text.perform(.undo).isHandled)
  }
  @Test func `10,000 edits can be undone and made again`() {
    let words = String(repeating: "word ", count: 200)
    var text = EditableText(words)
    for index in 0..<10_000 {
      text.perform(.move(.to(index % 1_000)))
      text.perform(.insert("x"))
    }
    let last = text.text
    expect(text.history.undoSteps.count, equals: 10_000)
    expect(text.history.cost < 10_000 * 400)
    for _ in 0..<10_000 { expect(text.perform(.undo).isHandled) }
    expect(text.text, equals: words)
    for _ in 0..<10_000 { expect(text.perform(.redo).isHandled) }
    expect(text.text, equals: last)
    expect(text.history.cost < 10_000 * 400)
  }
}

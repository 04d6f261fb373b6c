import QuickTesting

@testable import HearthEditing

struct ReplacementTests {
  private func replacing(_ drawn: String, with text: String) -> String {
    var result = EditableText(drawn: drawn)
    result.replaceText(text)
    return result.drawn
  }

  @Test func `the caret keeps its place among what stays`() {
    expect(replacing("ab|cd", with: "abcdef"), equals: "ab|cdef")
    expect(replacing("ab|cd", with: "xxabcd"), equals: "xxab|cd")
    expect(replacing("a[b|c", with: "a-bc"), equals: "a[-b|c")
  }

  @Test func `a caret at the end stays at the end`() {
    expect(replacing("12|", with: "12 €"), equals: "12 €|")
    expect(replacing("|", with: "hello"), equals: "hello|")
    expect(replacing("hello|", with: ""), equals: "|")
  }

  @Test func `a caret inside what was replaced stays inside it`() {
    expect(replacing("aXX|XXb", with: "ayb"), equals: "ay|b")
    expect(replacing("ab|c", with: "ABC"), equals: "AB|C")
  }

  @Test func `a caret is not left inside a grapheme`() {
    expect(replacing("e|x", with: "e\u{301}x"), equals: "|e\u{301}x")
    expect(replacing("\u{1F1E9}x|y", with: "\u{1F1E9}\u{1F1EA}y"), equals: "🇩🇪|y")
  }

  @Test func `equal bytes change nothing`() {
    var text = EditableText("é")
    text.perform(.setMarked("x", selection: 1..<1))
    expect(!text.replaceText("éx").changesAnything)
    expect(text.markedRange != nil)
    expect(text.replaceText("e\u{301}x").textChange != nil)
    expect(text.markedRange == nil)
  }

  @Test func `text set by the app has no history`() {
    var text = EditableText("a")
    text.perform(.insert("b"))
    text.replaceText("")
    expect(!text.canUndo)
  }

  @Test func `undoing an edit undoes its reformatting`() {
    var text = EditableText()
    for letter in ["a", "b", "c"] {
      text.perform(.insert(letter))
      text.replaceText(text.text.uppercased(), reason: .reformatted)
    }
    expect(text.drawn, equals: "ABC|")
    text.perform(.undo)
    expect(text.drawn, equals: "|")
    text.perform(.redo)
    expect(text.drawn, equals: "ABC|")
  }
}

import Testing

@testable import HearthEditing

struct EditTests {
  @Test func `typing replaces the selection`() {
    #expect(after("a[bc|d", .insert("x")) == "ax|d")
  }

  @Test func `a typed accent joins the letter before it`() {
    let result = after("e|", .insert("\u{301}"))
    #expect(result == "e\u{301}|")
  }

  @Test func `a caret that an edit leaves inside a grapheme goes to its end`() {
    #expect(after("|\u{1F1EA}", .insert("\u{1F1E9}")) == "🇩🇪|")
    #expect(after("\u{1F1E9}x|\u{1F1EA}", .delete(.backward, by: .grapheme)) == "🇩🇪|")
  }

  @Test func `deleting backwards removes a grapheme`() {
    #expect(after("a👍🏽|b", .delete(.backward, by: .grapheme)) == "a|b")
    #expect(after("a\r\n|b", .delete(.backward, by: .grapheme)) == "a|b")
    #expect(after("|b", .delete(.backward, by: .grapheme)) == "|b")
  }

  @Test func `deleting forwards removes a grapheme`() {
    #expect(after("a|🏳️‍🌈b", .delete(.forward, by: .grapheme)) == "a|b")
    #expect(after("a|", .delete(.forward, by: .grapheme)) == "a|")
  }

  @Test func `deleting by word goes as far as the caret would`() {
    #expect(after("red fox|", .delete(.backward, by: .word)) == "red |")
    #expect(after("|red fox", .delete(.forward, by: .word)) == "| fox")
  }

  @Test func `deleting by line takes the line break at the line's end`() {
    #expect(after("ab\nc|d", .delete(.backward, by: .line)) == "ab\n|d")
    #expect(after("ab\n|d", .delete(.backward, by: .line)) == "ab|d")
    #expect(after("a|b\nd", .delete(.forward, by: .line), .delete(.forward, by: .line)) == "a|d")
  }

  @Test func `every deletion takes the selection alone`() {
    for unit in [EditingCommand.DeletionUnit.grapheme, .word, .line] {
      #expect(after("ab [cd| ef", .delete(.backward, by: unit)) == "ab | ef")
    }
  }

  @Test func `line breaks become spaces in a single line`() {
    let traits = EditableText.Traits(isSingleLine: true)
    #expect(after("|", .paste("a\r\nb\nc\u{2028}d\n"), traits: traits) == "a b c d |")
    var text = EditableText("a", traits: traits)
    #expect(!text.perform(.insertNewline).isHandled)
  }

  @Test func `control characters are not typed or pasted`() {
    #expect(after("|", .insert("a\0b\u{1}\u{7F}\tc")) == "ab\tc|")
  }

  @Test func `transposing exchanges the characters around the caret`() {
    #expect(after("a|bc", .transpose) == "ba|c")
    #expect(after("ab|\nc", .transpose) == "ba|\nc")
    var text = EditableText(drawn: "ab\n|c")
    #expect(!text.perform(.transpose).isHandled)
  }

  @Test func `cut and copy hand the selection to the clipboard`() {
    var text = EditableText(drawn: "a[bc|d")
    #expect(text.perform(.copy).clipboard == "bc")
    #expect(text.drawn == "a[bc|d")
    #expect(text.perform(.cut).clipboard == "bc")
    #expect(text.drawn == "a|d")
    #expect(!text.perform(.cut).isHandled)
  }

  @Test func `nothing leaves a secure field`() {
    var text = EditableText(drawn: "red [fox|", traits: .init(isSecure: true))
    #expect(text.perform(.copy) == .unhandled)
    #expect(text.perform(.cut) == .unhandled)
    text.perform(.move(.wordLeft))
    #expect(text.drawn == "|red fox")
    text.perform(.selectWord(at: 5))
    #expect(text.drawn == "[red fox|")
  }

  @Test func `text that is only read can be selected and copied`() {
    var text = EditableText("red", traits: .init(isEditable: false))
    #expect(!text.perform(.insert("x")).isHandled)
    #expect(!text.perform(.delete(.backward, by: .word)).isHandled)
    text.perform(.selectAll)
    #expect(text.perform(.copy).clipboard == "red")
  }

  @Test func `a double click selects the word, three the paragraph`() {
    #expect(after("red fox.\nhen|", .selectWord(at: 5)) == "red [fox|.\nhen")
    #expect(after("red fox\nhen|", .selectWord(at: 7)) == "red [fox|\nhen")
    #expect(after("red fox.\nhen|", .selectParagraph(at: 5)) == "[red fox.|\nhen")
  }

  @Test func `a drag after a double click selects whole words on either side`() {
    #expect(after("red fox hen|", .selectWord(at: 5), .extendSelection(to: 9, by: .word)) == "red [fox hen|")
    #expect(
      after("red fox hen|", .selectWord(at: 5), .extendSelection(to: 9, by: .word), .extendSelection(to: 1, by: .word))
        == "|red fox] hen")
  }

  @Test func `a result names the stretch that changed`() {
    var text = EditableText(drawn: "a[bc|d")
    #expect(text.perform(.insert("xyz")).textChange == TextChange(range: 1..<3, newLength: 3))
    #expect(!text.perform(.move(.to(4))).changesAnything)
  }

  @Test func `offsets convert between units`() {
    let text = "a👍🏽é漢"
    for count in 0...text.count {
      let offset = text.offset(ofCharacter: count)
      #expect(text.characterOffset(at: offset) == count)
      #expect(text.offset(ofScalar: text.scalarOffset(at: offset)) == offset)
    }
    #expect(text.roundedDown(3) == 1 && text.roundedUp(3) == 9)
    #expect(text.roundedDown(-5) == 0 && text.roundedUp(99) == text.utf8.count)
  }
}

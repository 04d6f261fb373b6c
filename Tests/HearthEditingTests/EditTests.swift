import QuickTesting

@testable import HearthEditing

struct EditTests {
  @Test func `typing replaces the selection`() {
    expect(after("a[bc|d", .insert("x")), equals: "ax|d")
  }

  @Test func `a typed accent joins the letter before it`() {
    let result = after("e|", .insert("\u{301}"))
    expect(result, equals: "e\u{301}|")
  }

  @Test func `a caret that an edit leaves inside a grapheme goes to its end`() {
    expect(after("|\u{1F1EA}", .insert("\u{1F1E9}")), equals: "🇩🇪|")
    expect(after("\u{1F1E9}x|\u{1F1EA}", .delete(.backward, by: .grapheme)), equals: "🇩🇪|")
  }

  @Test func `deleting backwards removes a grapheme`() {
    expect(after("a👍🏽|b", .delete(.backward, by: .grapheme)), equals: "a|b")
    expect(after("a\r\n|b", .delete(.backward, by: .grapheme)), equals: "a|b")
    expect(after("|b", .delete(.backward, by: .grapheme)), equals: "|b")
  }

  @Test func `deleting forwards removes a grapheme`() {
    expect(after("a|🏳️‍🌈b", .delete(.forward, by: .grapheme)), equals: "a|b")
    expect(after("a|", .delete(.forward, by: .grapheme)), equals: "a|")
  }

  @Test func `deleting by word goes as far as the caret would`() {
    expect(after("red fox|", .delete(.backward, by: .word)), equals: "red |")
    expect(after("|red fox", .delete(.forward, by: .word)), equals: "| fox")
  }

  @Test func `deleting by line takes the line break at the line's end`() {
    expect(after("ab\nc|d", .delete(.backward, by: .line)), equals: "ab\n|d")
    expect(after("ab\n|d", .delete(.backward, by: .line)), equals: "ab|d")
    expect(after("a|b\nd", .delete(.forward, by: .line), .delete(.forward, by: .line)), equals: "a|d")
  }

  @Test func `every deletion takes the selection alone`() {
    for unit in [EditingCommand.DeletionUnit.grapheme, .word, .line] {
      expect(after("ab [cd| ef", .delete(.backward, by: unit)), equals: "ab | ef")
    }
  }

  @Test func `line breaks become spaces in a single line`() {
    let traits = EditableText.Traits(isSingleLine: true)
    expect(after("|", .paste("a\r\nb\nc\u{2028}d\n"), traits: traits), equals: "a b c d |")
    var text = EditableText("a", traits: traits)
    expect(!text.perform(.insertNewline).isHandled)
  }

  @Test func `control characters are not typed or pasted`() {
    expect(after("|", .insert("a\0b\u{1}\u{7F}\tc")), equals: "ab\tc|")
  }

  @Test func `transposing exchanges the characters around the caret`() {
    expect(after("a|bc", .transpose), equals: "ba|c")
    expect(after("ab|\nc", .transpose), equals: "ba|\nc")
    var text = EditableText(drawn: "ab\n|c")
    expect(!text.perform(.transpose).isHandled)
  }

  @Test func `cut and copy hand the selection to the clipboard`() {
    var text = EditableText(drawn: "a[bc|d")
    expect(text.perform(.copy).clipboard, equals: "bc")
    expect(text.drawn, equals: "a[bc|d")
    expect(text.perform(.cut).clipboard, equals: "bc")
    expect(text.drawn, equals: "a|d")
    expect(!text.perform(.cut).isHandled)
  }

  @Test func `nothing leaves a secure field`() {
    var text = EditableText(drawn: "red [fox|", traits: .init(isSecure: true))
    expect(text.perform(.copy), equals: .unhandled)
    expect(text.perform(.cut), equals: .unhandled)
    text.perform(.move(.wordLeft))
    expect(text.drawn, equals: "|red fox")
    text.perform(.selectWord(at: 5))
    expect(text.drawn, equals: "[red fox|")
  }

  @Test func `text that is only read can be selected and copied`() {
    var text = EditableText("red", traits: .init(isEditable: false))
    expect(!text.perform(.insert("x")).isHandled)
    expect(!text.perform(.delete(.backward, by: .word)).isHandled)
    text.perform(.selectAll)
    expect(text.perform(.copy).clipboard, equals: "red")
  }

  @Test func `a double click selects the word, three the paragraph`() {
    expect(after("red fox.\nhen|", .selectWord(at: 5)), equals: "red [fox|.\nhen")
    expect(after("red fox\nhen|", .selectWord(at: 7)), equals: "red [fox|\nhen")
    expect(after("red fox.\nhen|", .selectParagraph(at: 5)), equals: "[red fox.|\nhen")
  }

  @Test func `a drag after a double click selects whole words on either side`() {
    expect(after("red fox hen|", .selectWord(at: 5), .extendSelection(to: 9, by: .word)), equals: "red [fox hen|")
    expect(
      after("red fox hen|", .selectWord(at: 5), .extendSelection(to: 9, by: .word), .extendSelection(to: 1, by: .word)),
      equals: "|red fox] hen")
  }

  @Test func `a result names the stretch that changed`() {
    var text = EditableText(drawn: "a[bc|d")
    expect(text.perform(.insert("xyz")).textChange, equals: TextChange(range: 1..<3, newLength: 3))
    expect(!text.perform(.move(.to(4))).changesAnything)
  }

  @Test func `offsets convert between units`() {
    let text = "a👍🏽é漢"
    for count in 0...text.count {
      let offset = text.offset(ofCharacter: count)
      expect(text.characterOffset(at: offset), equals: count)
      expect(text.offset(ofScalar: text.scalarOffset(at: offset)), equals: offset)
    }
    expect(text.roundedDown(3) == 1 && text.roundedUp(3) == 9)
    expect(text.roundedDown(-5) == 0 && text.roundedUp(99) == text.utf8.count)
  }
}

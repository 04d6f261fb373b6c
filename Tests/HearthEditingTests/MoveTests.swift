import QuickTesting

@testable import HearthEditing

struct MoveTests {
  @Test func `paragraphs are gone through by their ends`() {
    expect(after("ab\ncd|e\nf", .move(.paragraphStart)), equals: "ab\n|cde\nf")
    expect(after("ab\n|cde\nf", .move(.paragraphStart)), equals: "ab\n|cde\nf")
    expect(after("ab\n|cde\nf", .move(.paragraphUp)), equals: "|ab\ncde\nf")
    expect(after("ab\ncd|e\nf", .move(.paragraphDown)), equals: "ab\ncde|\nf")
    expect(after("ab\ncde|\nf", .move(.paragraphDown)), equals: "ab\ncde\nf|")
    expect(after("|", .move(.paragraphUp), .move(.paragraphDown)), equals: "|")
    var line = EditableText(drawn: "a|b", traits: .init(isSingleLine: true))
    expect(!line.perform(.move(.paragraphDown)).isHandled)
  }
  @Test func `forward is forward where text reads to the left`() {
    let traits = EditableText.Traits(isRightToLeft: true)
    expect(after("אב|ג", .move(.forward), traits: traits), equals: "אבג|")
    expect(after("אב|ג", .move(.backward), traits: traits), equals: "א|בג")
    expect(after("red| fox", .move(.wordForward), traits: traits), equals: "red fox|")
    expect(after("red| fox", .move(.wordBackward), traits: traits), equals: "|red fox")
    expect(after("re|d", .move(.lineLeft), traits: traits), equals: "red|")
    expect(after("re|d", .move(.lineLeft)), equals: "|red")
  }
  @Test func `left and right step over whole graphemes`() {
    expect(after("a|👨‍👩‍👧‍👦b", .move(.right)), equals: "a👨‍👩‍👧‍👦|b")
    expect(after("a🇩🇪|🇫🇷", .move(.left)), equals: "a|🇩🇪🇫🇷")
    expect(after("e\u{301}|b", .move(.left)), equals: "|e\u{301}b")
  }

  @Test func `moves stop at the ends of the text`() {
    expect(after("|ab", .move(.left)), equals: "|ab")
    expect(after("ab|", .move(.right)), equals: "ab|")
    expect(after("|", .move(.wordRight), .move(.down), .move(.wordLeft), .move(.pageUp)), equals: "|")
  }

  @Test func `left and right collapse a selection to that side`() {
    expect(after("a[bc|d", .move(.left)), equals: "a|bcd")
    expect(after("a|bc]d", .move(.right)), equals: "abc|d")
  }

  @Test func `left is forward in a right-to-left field`() {
    let traits = EditableText.Traits(isRightToLeft: true)
    expect(after("|אבג דה", .move(.left), traits: traits), equals: "א|בג דה")
    expect(after("|אבג דה", .move(.wordLeft), traits: traits), equals: "אבג| דה")
  }

  @Test func `extending moves the head and keeps the anchor`() {
    expect(after("ab|cd", .move(.right, extending: true)), equals: "ab[c|d")
    expect(after("ab|cd", .move(.lineStart, extending: true)), equals: "|ab]cd")
    expect(after("a[b|c", .move(.left, extending: true)), equals: "a|bc")
  }

  @Test func `word moves go to ends forward and to starts backward`() {
    expect(after("red| fox, ran", .move(.wordRight)), equals: "red fox|, ran")
    expect(after("red fox, |ran", .move(.wordLeft)), equals: "red |fox, ran")
    expect(after("red fox!|", .move(.wordLeft)), equals: "red |fox!")
    expect(after("   |red", .move(.wordLeft)), equals: "|   red")
    expect(after("|don't go", .move(.wordRight)), equals: "don't| go")
  }

  @Test func `emoji and scripts count as words of their own`() {
    expect(after("hi 😀🎉|", .move(.wordLeft)), equals: "hi 😀|🎉")
    expect(after("|漢字かな漢", .move(.wordRight)), equals: "漢字|かな漢")
    expect(after("|漢字かな漢", .move(.wordRight), .move(.wordRight)), equals: "漢字かな|漢")
    expect(after("|สวัสดีครับ ok", .move(.wordRight)), equals: "สวัสดีครับ| ok")
  }

  @Test func `home and end stay within the paragraph`() {
    expect(after("ab\nc|d\nef", .move(.lineStart)), equals: "ab\n|cd\nef")
    expect(after("ab\nc|d\nef", .move(.lineEnd)), equals: "ab\ncd|\nef")
    expect(after("a\r\n|b", .move(.left)), equals: "a|\r\nb")
  }

  @Test func `vertical moves keep the column where they began`() {
    expect(after("abcd\nef\nghi|j", .move(.up)), equals: "abcd\nef|\nghij")
    expect(after("abcd\nef\nghi|j", .move(.up), .move(.up)), equals: "abc|d\nef\nghij")
    expect(after("abcd\n\nghi|j", .move(.up), .move(.up), .move(.down), .move(.down)), equals: "abcd\n\nghi|j")
    expect(after("abcd\nef\nghi|j", .move(.up), .move(.left), .move(.up)), equals: "a|bcd\nef\nghij")
  }

  @Test func `up from the first line and down from the last go to the ends`() {
    expect(after("ab|c\nd", .move(.up)), equals: "|abc\nd")
    expect(after("abc\n|de", .move(.down)), equals: "abc\nde|")
  }

  @Test func `a page goes as far as is visible`() {
    let lines = (0..<9).map { "line \($0)" }.joined(separator: "\n")
    var geometry = UnwrappedLineGeometry(lines)
    geometry.pageHeight = 4
    var text = EditableText(lines)
    text.perform(.move(.to(2)))
    text.perform(.move(.pageDown), geometry: geometry)
    expect(text.text.paragraph(at: text.selection.head), equals: text.text.offset(ofCharacter: 4 * 7)..<(4 * 7 + 6))
    text.perform(.move(.pageUp), geometry: geometry)
    expect(text.selection.head, equals: 2)
    text.perform(.move(.pageUp), geometry: geometry)
    expect(text.selection.head, equals: 0)
  }

  @Test func `the end of a wrapped line keeps the caret on that line`() {
    var text = EditableText(drawn: "ab|cdefgh")
    let geometry = WrappedGeometry(width: 3, length: 8)
    text.perform(.move(.lineEnd), geometry: geometry)
    expect(text.selection, equals: TextSelection(caret: 3, affinity: .upstream))
    text.perform(.move(.down), geometry: geometry)
    expect(text.selection.caret, equals: TextPosition(6, affinity: .upstream))
    text.perform(.move(.lineStart), geometry: geometry)
    expect(text.selection.caret, equals: TextPosition(3))
    text.perform(.move(.up), geometry: geometry)
    expect(text.selection.caret, equals: TextPosition(0))
  }

  @Test func `up and down are left to others in a single line`() {
    var text = EditableText("abc", traits: .init(isSingleLine: true))
    expect(!text.perform(.move(.up)).isHandled)
    expect(text.drawn, equals: "abc|")
  }
}

/// ASCII without line breaks, wrapped after a number of characters, each 1 by 1.
private struct WrappedGeometry: LineGeometry {
  let width: Int
  let length: Int
  let pageHeight = 2.0

  private func row(_ position: TextPosition) -> Int {
    let row = position.offset / width
    return position.affinity == .upstream && position.offset > 0 && position.offset % width == 0 ? row - 1 : row
  }

  func caret(at position: TextPosition) -> CaretRectangle {
    CaretRectangle(x: Double(position.offset - row(position) * width), y: Double(row(position)), height: 1)
  }

  func position(nearestToX x: Double, y: Double) -> TextPosition {
    let row = min(max(Int(y), 0), length / width)
    let offset = min(row * width + min(Int(x), width), length)
    return TextPosition(offset, affinity: offset == (row + 1) * width ? .upstream : .downstream)
  }

  func line(at position: TextPosition) -> Range<Int> {
    let start = row(position) * width
    return start..<min(start + width, length)
  }
}

import QuickTesting

@testable import HearthEditing

struct ReplaceAllTests {
  @Test func `ranges are replaced in one step, with the caret behind the last`() {
    var text = EditableText("fox and fox")
    text.checksInvariants = true
    text.perform(.select(anchor: 8, head: 11))
    text.perform(.replace([0..<3, 8..<11], with: "hens"))
    expect(text.text, equals: "hens and hens")
    expect(text.selection.range, equals: 13..<13)
    text.perform(.undo)
    expect(text.text, equals: "fox and fox")
    expect(text.selection.range, equals: 8..<11)
    text.perform(.redo)
    expect(text.text, equals: "hens and hens")
  }
  @Test func `ranges that are not there, or overlap, are left out`() {
    var text = EditableText("aaaa")
    text.checksInvariants = true
    expect(!text.perform(.replace([], with: "x")).isHandled)
    expect(!text.perform(.replace([9..<12], with: "x")).isHandled)
    text.perform(.replace([0..<2, 1..<3, 3..<9], with: "x"))
    expect(text.text, equals: "xax")
  }
  @Test func `a caret that moves by characters has the affinity of the text`() {
    var text = EditableText("ab", traits: EditableText.Traits(affinity: .upstream))
    text.perform(.move(.left))
    expect(text.selection.affinity, equals: .upstream)
    text.perform(.insert("c"))
    expect(text.selection.affinity, equals: .upstream)
    text.perform(.move(.to(1, affinity: .downstream)))
    expect(text.selection.affinity, equals: .downstream)
  }
  @Test func `paragraphs are told apart by every line break, and CR LF is one`() {
    let text = "a\nbb\r\n\rc\u{2029}\u{85}d"
    let all = text.paragraphs(from: 0, to: nil)
    expect(all.map { text.slice($0) }, equals: ["a", "bb", "", "c", "", "d"])
    expect(text.paragraphs(from: 2, to: 6).map { text.slice($0) }, equals: ["bb"])
    expect("".paragraphs(from: 0, to: nil), equals: [0..<0])
    expect("\n".paragraphs(from: 0, to: nil), equals: [0..<0, 1..<1])
  }
  @Test func `texts have ends in common that do not overlap`() {
    expect("abcd".commonEnds(with: "abXcd") == (2, 2))
    expect("aaa".commonEnds(with: "aaaa") == (3, 0))
    expect("".commonEnds(with: "a") == (0, 0))
    let long = String(repeating: "0123456789", count: 5)
    expect((long + "x" + long).commonEnds(with: long + "yz" + long) == (50, 50))
  }
}

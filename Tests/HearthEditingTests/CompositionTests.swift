import QuickTesting

@testable import HearthEditing

struct CompositionTests {
  @Test func `marked text grows in place and is then replaced by what is committed`() {
    var text = EditableText(drawn: "a|b")
    text.perform(.setMarked("に", selection: 3..<3))
    text.perform(.setMarked("にほん", selection: 9..<9))
    expect(text.drawn, equals: "aにほん|b")
    expect(text.markedRange, equals: 1..<10)
    expect(text.committedText, equals: "ab")
    text.perform(.commitMarked("日本"))
    expect(text.drawn, equals: "a日本|b")
    expect(text.markedRange == nil)
  }

  @Test func `a composition is undone at once`() {
    var text = EditableText(drawn: "a[x|b")
    text.perform(.setMarked("n", selection: 1..<1))
    text.perform(.setMarked("に", selection: 3..<3))
    text.perform(.commitMarked("二"))
    text.perform(.undo)
    expect(text.drawn, equals: "a[x|b")
    text.perform(.redo)
    expect(text.drawn, equals: "a二|b")
  }

  @Test func `committed words and typing are one run`() {
    expect(
      after("|", .insert("a"), .setMarked("に", selection: 3..<3), .commitMarked("二"), .insert("b"), .undo), equals: "|")
  }

  @Test func `cancelling brings back what was replaced`() {
    expect(after("a[x|b", .setMarked("n", selection: 1..<1), .setMarked("", selection: 0..<0)), equals: "a[x|b")
    expect(after("a[x|b", .setMarked("n", selection: 1..<1), .undo), equals: "a[x|b")
  }

  @Test func `the selection inside marked text is kept inside it`() {
    var text = EditableText(drawn: "a|b")
    text.perform(.setMarked("にほん", selection: 3..<6))
    expect(text.drawn, equals: "aに[ほ|んb")
    text.perform(.setMarked("にほん", selection: -4..<400))
    expect(text.drawn, equals: "a[にほん|b")
  }

  @Test func `any other command keeps the marked text`() {
    var text = EditableText(drawn: "a|b")
    text.perform(.setMarked("に", selection: 3..<3))
    let result = text.perform(.move(.left))
    expect(result.markedRangeChanged)
    expect(text.drawn, equals: "a|にb")
    text.perform(.undo)
    expect(text.drawn, equals: "a|b")
  }

  @Test func `committing without a composition types`() {
    expect(after("a|", .commitMarked("é")), equals: "aé|")
  }
}

import QuickTesting

@testable import HearthEditing

/// Source: GNU Emacs, "Deletion and Killing".
struct KillTests {
  private func killed(_ drawn: String, _ range: EditingCommand.KillRange) -> (String, KilledText?) {
    var text = EditableText(drawn: drawn)
    let result = text.perform(.kill(range))
    return (text.drawn, result.killed)
  }
  @Test func `a line is killed to its end, and then with its break`() {
    expect(killed("a|bc\nd", .forward(.paragraph)) == ("a|\nd", KilledText(text: "bc", isBackward: false)))
    expect(killed("a|\nd", .forward(.paragraph)) == ("a|d", KilledText(text: "\n", isBackward: false)))
    expect(killed("ab|", .forward(.paragraph)) == ("ab|", nil))
  }
  @Test func `words are killed on both sides`() {
    expect(killed("red |fox hen", .forward(.word)) == ("red | hen", KilledText(text: "fox", isBackward: false)))
    expect(killed("red fox|", .backward(.word)) == ("red |", KilledText(text: "fox", isBackward: true)))
  }
  @Test func `what is selected is killed, and goes to the clipboard where it may`() {
    var text = EditableText(drawn: "r[ed| fox")
    expect(text.perform(.kill(.selection)).clipboard, equals: "ed")
    expect(text.drawn, equals: "r| fox")
    expect(!text.perform(.kill(.selection)).isHandled)
    var secret = EditableText(drawn: "[red|", traits: .init(isSecure: true))
    let result = secret.perform(.kill(.selection))
    expect(result.clipboard == nil && result.killed == nil && secret.text.isEmpty)
  }
  @Test func `kills that follow one another are one text`() {
    var buffer = KillBuffer()
    buffer.take(KilledText(text: "b", isBackward: false))
    buffer.take(KilledText(text: "c", isBackward: false))
    buffer.take(KilledText(text: "a", isBackward: true))
    expect(buffer.text, equals: "abc")
    buffer.take(nil)
    buffer.take(KilledText(text: "d", isBackward: false))
    expect(buffer.text, equals: "d")
  }
  @Test func `a kill can be undone`() {
    expect(after("a|b\nc", .kill(.forward(.paragraph)), .kill(.forward(.paragraph)), .undo), equals: "a|b\nc")
  }
}

import QuickTesting
import TestSupport
import Testing

@testable import HearthEditing

struct InvariantTests {
  @Test(arguments: 0..<8) func `thousands of random commands keep every promise`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = EditableText("", traits: .init(isSingleLine: seed == 1, isSecure: seed == 2, isRightToLeft: seed == 3))
    text.checksInvariants = true
    for _ in 0..<1000 {
      let before = text.text
      let result =
        Bool.random(using: &random) || !Bool.random(using: &random)
        ? text.perform(randomCommand(&random, length: text.text.utf8.count))
        : text.replaceText(
          Bool.random(using: &random) ? text.text + randomPiece(&random) : randomPiece(&random) + text.text.dropFirst(),
          reason: Bool.random(using: &random) ? .replaced : .reformatted)
      if let change = result.textChange {
        let end = text.text.utf8.count - (before.utf8.count - change.range.upperBound)
        expect(change.range.lowerBound + change.newLength, equals: end)
        expect(
          before.utf8.prefix(change.range.lowerBound).elementsEqual(text.text.utf8.prefix(change.range.lowerBound)))
        expect(before.utf8.dropFirst(change.range.upperBound).elementsEqual(text.text.utf8.dropFirst(end)))
      } else {
        expect(before.utf8.elementsEqual(text.text.utf8))
      }
      if text.text.utf8.count > 2000 { text.replaceText("") }
    }
  }

  @Test(arguments: 0..<4) func `undoing everything restores the first text, redoing everything the last`(seed: Int) {
    var random = SeededGenerator(seed: seed + 100)
    var text = EditableText("start 🇩🇪 é")
    text.checksInvariants = true
    let first = text.text
    for _ in 0..<300 {
      let command = randomCommand(&random, length: text.text.utf8.count)
      if command != .undo, command != .redo { text.perform(command) }
    }
    text.perform(.unmark)
    let last = text.text
    while text.perform(.undo).isHandled {}
    expect(text.text.utf8.elementsEqual(first.utf8))
    while text.perform(.redo).isHandled {}
    expect(text.text.utf8.elementsEqual(last.utf8))
  }

  @QuickTesting.Test func `the check finds a selection outside the text or inside a grapheme`() {
    var text = EditableText("e\u{301}")
    text.selection = TextSelection(anchor: 1, head: 9)
    expect(
      text.violations(),
      equals: [
        "The selection's anchor 1 is inside a grapheme cluster.",
        "The selection's head 9 is outside the text of 3 bytes.",
      ])
  }

  @QuickTesting.Test func `the check finds a marked range inside a scalar`() {
    var text = EditableText("é")
    text.perform(.setMarked("漢", selection: 3..<3))
    text.composition?.range = 3..<99
    expect(text.violations(), equals: ["The marked range 3..<99 is outside the text of 5 bytes."])
    text.composition?.range = 2..<3
    expect(text.violations(), equals: ["The marked range's bound 3 is inside a scalar."])
  }

  @Test(arguments: [
    String(repeating: "word ", count: 200_000), String(repeating: "\u{301}", count: 500_000),
    String(repeating: "\u{1F1E9}", count: 50_000), "\0\u{202E}\u{2066}" + String(repeating: "a\0", count: 400_000),
  ])
  func `a long or odd text is edited at its ends and in its middle`(string: String) {
    var text = EditableText(string)
    text.checksInvariants = true
    for place in [0, string.utf8.count / 2, string.utf8.count] {
      text.perform(.move(.to(place)))
      for command: EditingCommand in [
        .insert("x"), .move(.wordLeft), .move(.wordRight), .delete(.backward, by: .word), .insertNewline,
        .move(.lineStart), .selectWord(at: place), .delete(.backward, by: .grapheme), .undo,
      ] { text.perform(command) }
    }
    text.replaceText("y" + string)
    expect(text.violations().isEmpty)
  }
}

private func randomPiece(_ random: inout SeededGenerator) -> String {
  [
    "a", "word", " ", "\n", "\r\n", "\r", "é", "\u{301}", "\u{200D}", "👨‍👩‍👧‍👦", "\u{1F1E9}", "\u{1F1EA}", "漢字", "かな", "สวัส",
    "שלום",
    "\0", "\u{202E}", "1️⃣", "\u{94D}", "\u{915}", "", "don't, ", "\u{1100}", "\u{1161}", "\u{FE0F}", "\u{600}",
  ].randomElement(using: &random)!
}

private func randomCommand(_ random: inout SeededGenerator, length: Int) -> EditingCommand {
  let place = Int.random(in: -3...length + 3, using: &random)
  let other = Int.random(in: -3...length + 3, using: &random)
  let moves: [CaretMove] = [
    .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd, .documentStart, .documentEnd, .up, .down, .pageUp,
    .pageDown, .to(place),
  ]
  let deletions: [EditingCommand] = [
    .delete(.backward, by: .grapheme), .delete(.forward, by: .grapheme), .delete(.backward, by: .word),
    .delete(.forward, by: .word), .delete(.backward, by: .line), .delete(.forward, by: .line),
  ]
  let piece = randomPiece(&random)
  switch Int.random(in: 0..<20, using: &random) {
  case 0..<6: return .insert(piece)
  case 6..<10: return .move(moves.randomElement(using: &random)!, extending: .random(using: &random))
  case 10..<12: return deletions.randomElement(using: &random)!
  case 12: return .setMarked(piece, selection: min(place, other)..<max(place, other))
  case 13: return [.commitMarked(piece), .unmark].randomElement(using: &random)!
  case 14: return .undo
  case 15: return .redo
  case 16: return .paste(piece + piece)
  case 17: return .select(anchor: place, head: other)
  case 18: return .extendSelection(to: place, by: [.grapheme, .word, .paragraph].randomElement(using: &random)!)
  default:
    return [.cut, .copy, .transpose, .insertNewline, .selectWord(at: place), .selectParagraph(at: place)]
      .randomElement(using: &random)!
  }
}

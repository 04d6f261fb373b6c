import Foundation
import QuickTesting

@testable import HearthEditing

/// The collected facts about text editing, in `Tests/Facts`.
struct FactTests {
  static let file: URL = {
    var tests = URL(filePath: #filePath)
    while tests.lastPathComponent != "Tests" && tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
    return tests.appending(path: "Facts/text_editing.json")
  }()

  struct Facts: Decodable {
    var cases: [Fact]
  }

  struct State: Decodable {
    var text: String
    var caret: Int
    var anchor: Int
  }

  enum Expected: Decodable {
    case state(State)
    case pieces([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = try (try? container.decode([String].self)).map(Expected.pieces) ?? .state(container.decode(State.self))
    }
  }

  struct Fact: Decodable {
    var id: String
    var kind: String
    var operation: String?
    var argument: String?
    var given: State?
    var expected: Expected?
    var text: String?
    var keys: [String]?
    var expected_carets: [Int]?
  }

  @Test func `every collected fact holds`() throws {
    for fact in try JSONDecoder().decode(Facts.self, from: Data(contentsOf: Self.file)).cases {
      switch (fact.kind, fact.expected) {
      case ("grapheme_break", .pieces(let pieces)):
        expect(fact.text?.map { Array($0.utf8) }, equals: pieces.map { Array($0.utf8) }, "\(fact.id)")
      case ("word_break", .pieces(let pieces)):
        let text = try require(fact.text)
        let found = WordBoundaries(text).segments().map { Array(text.slice($0).utf8) }
        expect(found, equals: pieces.map { Array($0.utf8) }, "\(fact.id)")
      case ("edit", .state(let expected)):
        var text = try editable(require(fact.given))
        text.perform(try command(require(fact.operation), argument: fact.argument))
        expect(text.text.utf8.elementsEqual(expected.text.utf8), "\(fact.id)")
        expect(text.text.characterOffset(at: text.selection.head), equals: expected.caret, "\(fact.id)")
        expect(text.text.characterOffset(at: text.selection.anchor), equals: expected.anchor, "\(fact.id)")
      case ("sequence", nil):
        var text = try editable(require(fact.given))
        let carets = try require(fact.keys).map { key in
          text.perform(try command(key.lowercased(), argument: nil))
          return text.text.characterOffset(at: text.selection.head)
        }
        expect(carets, equals: fact.expected_carets, "\(fact.id)")
      default: fail("The fact \(fact.id) is of an unknown kind \(fact.kind).")
      }
    }
  }

  private func editable(_ state: State) -> EditableText {
    var text = EditableText(state.text)
    text.checksInvariants = true
    text.perform(
      .select(anchor: state.text.offset(ofCharacter: state.anchor), head: state.text.offset(ofCharacter: state.caret)))
    return text
  }

  private func command(_ operation: String, argument: String?) throws -> EditingCommand {
    let extending = operation.hasPrefix("select_")
    switch extending ? String(operation.dropFirst("select_".count)) : operation {
    case "left": return .move(.left, extending: extending)
    case "right": return .move(.right, extending: extending)
    case "word_left": return .move(.wordLeft, extending: extending)
    case "word_right": return .move(.wordRight, extending: extending)
    case "line_start", "home": return .move(.lineStart, extending: extending)
    case "line_end", "end": return .move(.lineEnd, extending: extending)
    case "up": return .move(.up, extending: extending)
    case "down": return .move(.down, extending: extending)
    case "backspace": return .delete(.backward, by: .grapheme)
    case "delete": return .delete(.forward, by: .grapheme)
    case "delete_word_back": return .delete(.backward, by: .word)
    case "delete_word_forward": return .delete(.forward, by: .word)
    case "insert": return .insert(try require(argument))
    default: throw UnknownOperation(name: operation)
    }
  }

  struct UnknownOperation: Error {
    var name: String
  }
}

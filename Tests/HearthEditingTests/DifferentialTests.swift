import Foundation
import QuickTesting
import TestSupport
import Testing

@testable import HearthEditing

/// The engine beside a plain model, step by step: no character is lost, none is doubled, and the caret is where it
/// should be. `HEARTH_RANDOM=all` tries more seeds, `HEARTH_EDITING_STEPS=1000000` takes so many steps in all.
struct DifferentialTests {
  private static let seeds = Seeds.first(of: 40)
  private static let steps =
    ProcessInfo.processInfo.environment["HEARTH_EDITING_STEPS"].flatMap { Int($0) }.map { $0 / seeds.count } ?? 400

  @Test(arguments: seeds) func `every step does to the text what it does to a plain array`(seed: Int) {
    var run = Run(seed: seed)
    for step in 0..<Self.steps {
      let command = run.next()
      guard run.isAsExpected else {
        fail("seed \(seed), step \(step), \(command): \(run.difference)")
        return
      }
    }
  }

  @QuickTesting.Test func `a character that is lost, doubled or elsewhere is found`() {
    var run = Run(seed: 3)
    while run.model.scalars.count < 5 || run.model.composition != nil { _ = run.next() }
    expect(run.isAsExpected)
    let mistakes: [(inout PlainModel) -> Void] = [
      { $0.scalars.removeFirst() }, { $0.scalars.insert($0.scalars[0], at: 0) },
      { $0.scalars.append("x") },
      { $0.head = $0.head == 0 ? 1 : 0 }, { $0.anchor = $0.anchor == 0 ? 1 : 0 },
    ]
    for mistake in mistakes {
      var other = run
      mistake(&other.model)
      expect(!other.isAsExpected)
    }
  }
  @QuickTesting.Test func `what is tried happens`() {
    var run = Run(seed: 4), composed = 0, interrupted = 0, undone = 0, redone = 0, widest = 0
    for _ in 0..<2_000 {
      let wasComposing = run.model.composition != nil, (undo, redo) = (run.undo.count, run.redo.count)
      let command = run.next()
      if run.model.composition != nil { composed += 1 }
      if wasComposing, run.model.composition == nil { interrupted += 1 }
      if command == "undo", run.undo.count < undo { undone += 1 }
      if command == "redo", run.redo.count < redo { redone += 1 }
      widest = max(widest, run.model.scalars.count - run.model.boundaries.count)
    }
    expect(
      composed > 100 && interrupted > 50 && undone > 40 && redone > 20 && widest > 10,
      "\(composed) \(interrupted) \(undone) \(redone) \(widest)")
  }

  /// One text with its model.
  private struct Run {
    private var random: SeededGenerator
    private var text: EditableText
    var model: PlainModel
    /// The texts before each step that can be undone, and after each that can be made again.
    private(set) var undo: [String] = [], redo: [String] = []

    init(seed: Int) {
      random = SeededGenerator(seed: seed + 7_000)
      text = EditableText(
        "", traits: .init(isSingleLine: seed % 5 == 1, isRightToLeft: seed % 4 == 3))
      text.checksInvariants = true
      model = PlainModel("")
      (model.isSingleLine, model.isRightToLeft) = (text.traits.isSingleLine, text.traits.isRightToLeft)
    }

    var isAsExpected: Bool {
      let selection = TextSelection(anchor: model.bytes(model.anchor), head: model.bytes(model.head))
      return text.text.unicodeScalars.elementsEqual(model.scalars)
        && text.selection.anchor == selection.anchor && text.selection.head == selection.head
        && text.committedText.utf8.elementsEqual(model.committed.utf8)
        && text.markedRange
          == model.composition.map { model.bytes($0.range.lowerBound)..<model.bytes($0.range.upperBound) }
        && text.history.undoSteps.count == undo.count && text.history.redoSteps.count == redo.count
    }
    var difference: String {
      func shown(_ text: String, _ anchor: Int, _ head: Int) -> String {
        "\(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")) selected \(anchor) to \(head)"
      }
      return """
        engine \(shown(text.text, text.selection.anchor, text.selection.head)), marked \(text.markedRange as Any), \
        steps \(text.history.undoSteps.count) \(text.history.redoSteps.count); \
        model \(shown(model.text, model.bytes(model.anchor), model.bytes(model.head))), \
        marked \(model.composition as Any), steps \(undo.count) \(redo.count)
        """
    }

    /// Does something, to both.
    mutating func next() -> String {
      if model.scalars.count > 80 {
        perform(.selectAll) { $0.selectAll() }
        perform(.delete(.backward, by: .grapheme)) { $0.delete(forward: false) }
      }
      let piece = Self.pieces.randomElement(using: &random)!
      let extending = Bool.random(using: &random)
      if !redo.isEmpty, random.next(3) == 0 { return doAgain() }
      switch random.next(28) {
      case 0..<7: return perform(.insert(piece)) { $0.type(piece) }
      case 7:
        return perform(.paste(piece + piece)) { $0.type(piece + piece) }
      case 8, 9:
        let forward = Bool.random(using: &random)
        return perform(.delete(forward ? .forward : .backward, by: .grapheme)) { $0.delete(forward: forward) }
      case 10: return deleteWord(extending ? .forward : .backward)
      case 11, 12:
        let forward = Bool.random(using: &random)
        return perform(.move(forward ? .forward : .backward, extending: extending)) {
          $0.step(forward: forward, extending: extending)
        }
      case 13:
        let forward = Bool.random(using: &random) != model.isRightToLeft
        return perform(.move(forward != model.isRightToLeft ? .right : .left, extending: extending)) {
          $0.step(forward: forward, extending: extending)
        }
      case 14:
        return perform(.move(.paragraphStart, extending: extending)) {
          $0.move(to: $0.line($0.head).lowerBound, extending: extending)
        }
      case 15:
        return perform(.move(.paragraphEnd, extending: extending)) {
          $0.move(to: $0.line($0.head).upperBound, extending: extending)
        }
      case 16, 17:
        let anchor = place(), head = place()
        return perform(.select(anchor: anchor, head: head)) {
          ($0.anchor, $0.head) = ($0.down(bytes: anchor), $0.down(bytes: head))
        }
      case 18: return perform(.move(.documentStart)) { $0.move(to: 0, extending: false) }
      case 19: return perform(.cut) { if $0.anchor != $0.head { $0.put([], in: $0.range) } }
      case 20: return takeBack()
      case 21: return doAgain()
      case 22..<26: return compose(piece)
      case 26: return deleteAround()
      default: return replaceText(piece)
      }
    }
    private mutating func place() -> Int { random.next(text.text.utf8.count + 5) - 2 }

    // MARK: - Commands

    /// A command that ends a composition.
    @discardableResult private mutating func perform(
      _ command: EditingCommand, _ change: (inout PlainModel) -> Void
    ) -> String {
      var ended = text
      ended.perform(.unmark)
      if model.composition != nil { note(ended) { $0.composition = nil } }
      let before = text
      text.perform(command)
      note(text, since: before.markedRange == nil ? before : ended, change)
      return "\(command)"
    }
    /// A command that does not.
    private mutating func continues(_ command: EditingCommand, _ change: (inout PlainModel) -> Void) -> String {
      let before = text
      text.perform(command)
      note(text, since: before, change)
      return "\(command)"
    }
    private mutating func note(
      _ after: EditableText, since before: EditableText? = nil, _ change: (inout PlainModel) -> Void
    ) {
      let committed = model.committed
      let steps = after.begunSteps - (before ?? text).begunSteps
      change(&model)
      // Whether what was typed joins the step before is the engine's to say.
      if steps > 0 { undo += Array(repeating: committed, count: steps) }
      if model.committed != committed || steps > 0 { redo = [] }
      if !model.committed.utf8.elementsEqual(committed.utf8) { redo = [] }
    }
    private mutating func deleteWord(_ direction: EditingCommand.Direction) -> String {
      var moved = text
      moved.perform(.unmark)
      if moved.selection.isEmpty {
        moved.perform(.move(direction == .forward ? .wordForward : .wordBackward, extending: true))
      }
      let range = moved.selection.range
      return perform(.delete(direction, by: .word)) { model in
        let places = (0...model.scalars.count).filter {
          range.contains(model.bytes($0)) || range.upperBound == model.bytes($0)
        }
        if let first = places.first, let last = places.last, first < last { model.put([], in: first..<last) }
      }
    }
    private mutating func takeBack() -> String {
      text.perform(.undo)
      if model.composition != nil {
        model.cancel()
      } else if let last = undo.popLast() {
        redo.append(model.text)
        take(last)
      }
      return "undo"
    }
    private mutating func doAgain() -> String {
      var ended = text
      ended.perform(.unmark)
      if model.composition != nil { note(ended) { $0.composition = nil } }
      text.perform(.redo)
      if let last = redo.popLast() {
        undo.append(model.text)
        take(last)
      }
      return "redo"
    }
    /// The text is known, and the caret is somewhere in it.
    private mutating func take(_ new: String) {
      model.scalars = Array(new.unicodeScalars)
      let places = Dictionary(uniqueKeysWithValues: model.boundaries.map { (model.bytes($0), $0) })
      model.anchor = places[text.selection.anchor] ?? -1
      model.head = places[text.selection.head] ?? -1
      if model.anchor < 0 || model.head < 0 { (model.anchor, model.head) = (0, 0) }
    }
    private mutating func compose(_ piece: String) -> String {
      switch random.next(6) {
      case 0: return continues(.commitMarked(piece)) { $0.commit(piece) }
      case 1: return continues(.unmark) { $0.composition = nil }
      case 2: return continues(.setMarked("", selection: 0..<0)) { $0.cancel() }
      default:
        let start = random.next(9) - 1, inside = start..<(start + random.next(5))
        return continues(.setMarked(piece, selection: inside)) { $0.compose(piece, inside) }
      }
    }
    private mutating func deleteAround() -> String {
      let offset = random.next(7) - 4, count = random.next(4)
      let before = text
      text.deleteSurrounding(offset: offset, count: count)
      note(text, since: before) { if count > 0 { $0.deleteAround(offset, count) } }
      return "delete \(count) around \(offset)"
    }
    /// The app writes another text.
    private mutating func replaceText(_ piece: String) -> String {
      guard random.next(4) == 0 else { return perform(.insert("")) { _ in } }
      var new = model.committed
      let places = Array(new.unicodeScalars.indices)
      if let place = places.randomElement(using: &random) {
        new.unicodeScalars.insert(contentsOf: piece.unicodeScalars, at: place)
      } else {
        new = piece
      }
      let isSame = new.utf8.elementsEqual(text.text.utf8)
      text.replaceText(new)
      if !isSame {
        model.composition = nil
        (undo, redo) = ([], [])
      }
      take(new)
      return "replace the text by \(new.debugDescription)"
    }

    /// Letters of one part and of several, that join with what is before, and that do not.
    private static let pieces = [
      "a", "fox", " ", "e\u{301}", "\u{301}", "ﬁ", "\u{FFFD}", "\n", "\r\n", "\r", "\t", "\0", "",
      "한글", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{1112}\u{1161}\u{11AB}",
      "क्षि", "\u{915}", "\u{94D}", "\u{937}", "\u{93F}", "न\u{200D}",
      "שלום", "السلام", "\u{644}\u{627}", "1 2", "\u{202B}", "\u{2067}x\u{2069}",
      "👨‍👩‍👧‍👦", "👩", "\u{200D}", "\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}", "1\u{FE0F}\u{20E3}", "\u{FE0F}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
      "\u{E0067}", "漢字", "สวัส", "\u{E33}", "don't stop", "\u{85}", "\u{2029}",
    ]
  }
}

extension PlainModel {
  mutating func selectAll() { (anchor, head) = (0, scalars.count) }
}

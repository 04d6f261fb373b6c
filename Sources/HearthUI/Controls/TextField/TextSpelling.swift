import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// The spelling of a text that is edited: what is seen of it is looked up, word by word, when the user does nothing, and
/// what is misspelt has a wave below. The rules are in Documentation/InputMethods.md.
///
/// A word is looked up once in a process, so that an edit costs the words that it made, and a text of any length what is
/// seen of it.
@MainActor final class TextSpelling {
  private unowned(unsafe) let session: TextFieldControl
  private var node: BehaviorNode { session.node }
  /// Words that are seen and wait, and the dictionary in which they are looked up.
  private var waiting: [String] = []
  private var waitingDictionary = ""
  /// What is seen, as long as nothing changes.
  private var seen: (key: Key, words: [Range<Int>])?
  private struct Key: Equatable {
    var version: Int
    var range: Range<Int>
    var dictionary: String
  }
  /// The dictionary for the locale that was asked for last.
  private var found: (locale: Locale, dictionary: String?)?

  /// Seconds without a change until words are looked up, and between one portion and the next. Source: our choice:
  /// longer than between two keys.
  private static let delay = 0.4, pause = 0.03
  /// Words that are looked up at once. Source: measured, hunspell takes some 5 µs for a word that it knows and up to a
  /// tenth of a millisecond for others.
  private static let portion = 50

  init(_ session: TextFieldControl) { self.session = session }
  nonisolated deinit {}

  // MARK: - Whether and in which language

  private var checker: (any SpellingChecker)? {
    guard node.isEnabled, session.editor.traits.isEditable, !session.model.configuration.isSecure,
      node.scope.value(TextInputHintsKey.self).checksSpelling
    else { return nil }
    let idiom = node.scope.value(IdiomKey.self)
    guard idiom != .tv, idiom != .watch else { return nil }
    return node.engine.host.spellingChecker
  }
  /// That of the text's locale, else that of the desktop's.
  private func dictionary(_ checker: any SpellingChecker) -> String? {
    let locale = EnvironmentValues(scope: node.scope).locale
    if let found, found.locale == locale { return found.dictionary }
    let dictionary =
      checker.dictionary(for: Self.language(of: locale)) ?? checker.dictionary(for: Self.language(of: .session))
    found = (locale, dictionary)
    return dictionary
  }
  private static func language(of locale: Locale) -> String {
    let parts = locale.identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first else { return "en" }
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
    return region.map { "\(language)_\($0)" } ?? String(language)
  }

  // MARK: - Marks

  /// What is misspelt between two heights in the space of the text.
  func misspelt(from top: CGFloat, to bottom: CGFloat) -> [Range<Int>] {
    guard let checker, let dictionary = dictionary(checker) else { return [] }
    let editor = session.editor, memory = checker.memory
    let caret = session.isFocused ? editor.selection.range : -1 ..< -1
    var wrong: [Range<Int>] = [], unknown: [String] = [], asked: Set<String> = []
    for range in words(from: top, to: bottom, dictionary) {
      // What is being typed is not finished.
      if range.lowerBound <= caret.upperBound, range.upperBound >= caret.lowerBound { continue }
      if let marked = editor.markedRange, marked.overlaps(range) { continue }
      let word = Self.word(range, in: editor.text)
      switch memory.isCorrect(word, in: dictionary) {
      case true?: break
      case false?: wrong.append(range)
      case nil: if asked.insert(word).inserted { unknown.append(word) }
      }
    }
    (waiting, waitingDictionary) = (unknown, dictionary)
    if !unknown.isEmpty { schedule(after: Self.delay) }
    return wrong
  }
  /// As dictionaries have it.
  private static func word(_ range: Range<Int>, in text: String) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return text[start..<end].replacingOccurrences(of: "\u{2019}", with: "'")
  }
  private func words(from top: CGFloat, to bottom: CGFloat, _ dictionary: String) -> [Range<Int>] {
    let shown = session.placedText, area = session.textArea, x = session.textOrigin.x
    let corners =
      session.isVertical
      ? [CGPoint(x: -1e6, y: top), CGPoint(x: 1e6, y: top), CGPoint(x: -1e6, y: bottom), CGPoint(x: 1e6, y: bottom)]
      : [CGPoint(x: area.minX - x, y: shown.size.height / 2), CGPoint(x: area.maxX - x, y: shown.size.height / 2)]
    let ends = corners.map { shown.offset(nearest: $0) }
    let start = ends.min() ?? 0, end = min(ends.max() ?? 0, start + Self.mostBytes)
    let key = Key(version: session.textVersion, range: start..<end, dictionary: dictionary)
    if let seen, seen.key == key { return seen.words }
    let words = SpellingWords.words(of: session.editor.text, in: start..<end, language: dictionary)
    seen = (key, words)
    return words
  }
  /// Bytes: more than any window shows.
  private static let mostBytes = 40_000

  // MARK: - Looking up

  private func schedule(after seconds: Double) {
    node.engine.wakeUps.schedule(after: seconds, for: node, purpose: .spelling) { [weak self] in
      self?.lookUp()
    }
  }
  private func lookUp() {
    guard let checker, !waiting.isEmpty, dictionary(checker) == waitingDictionary else { return }
    let words = waiting.prefix(Self.portion)
    waiting.removeFirst(words.count)
    var isWrong = false
    for word in words {
      let isCorrect = checker.isCorrect(word, in: waitingDictionary)
      checker.memory.note(word, in: waitingDictionary, isCorrect: isCorrect)
      if !isCorrect { isWrong = true }
    }
    node.engine.counters.wordsChecked += words.count
    if isWrong { changed() }
    if !waiting.isEmpty { schedule(after: Self.pause) }
  }
  private func changed() {
    session.textVersion += 1
    node.setNeedsRecord()
  }

  // MARK: - What the user does about it

  /// A word that is misspelt.
  struct Misspelling {
    var range: Range<Int>
    var word: String
    var dictionary: String
  }
  /// The misspelt word at an offset; it need not have been looked up before.
  func misspelling(at offset: Int) -> Misspelling? {
    guard let checker, let dictionary = dictionary(checker) else { return nil }
    let text = session.editor.text
    let around = max(0, offset - 1)..<min(text.utf8.count, offset + 1)
    for range in SpellingWords.words(of: text, in: around, language: dictionary)
    where range.lowerBound <= offset && offset <= range.upperBound {
      let word = Self.word(range, in: text)
      let isCorrect = checker.memory.isCorrect(word, in: dictionary) ?? checker.isCorrect(word, in: dictionary)
      checker.memory.note(word, in: dictionary, isCorrect: isCorrect)
      return isCorrect ? nil : Misspelling(range: range, word: word, dictionary: dictionary)
    }
    return nil
  }
  /// Whether words are looked up here.
  var isActive: Bool { checker.map { dictionary($0) != nil } ?? false }
  /// The misspelt words of a part of the text.
  func misspellings(in range: Range<Int>) -> [Range<Int>] {
    guard let checker, let dictionary = dictionary(checker) else { return [] }
    let text = session.editor.text
    return SpellingWords.words(of: text, in: range, language: dictionary).filter { word in
      let letters = Self.word(word, in: text)
      let isCorrect = checker.memory.isCorrect(letters, in: dictionary) ?? checker.isCorrect(letters, in: dictionary)
      checker.memory.note(letters, in: dictionary, isCorrect: isCorrect)
      return !isCorrect
    }
  }
  /// At most five. Source: our choice, as many as macOS shows.
  func suggestions(for misspelling: Misspelling) -> [String] {
    Array((checker?.suggestions(for: misspelling.word, in: misspelling.dictionary) ?? []).prefix(5))
  }
  /// Puts a word in the place of a misspelt one, as a step that can be undone.
  func replace(_ misspelling: Misspelling, with word: String) {
    guard Self.isAt(misspelling, in: session.editor.text) else { return }
    session.perform(EditingCommand.replace([misspelling.range], with: word))
  }
  private static func isAt(_ misspelling: Misspelling, in text: String) -> Bool {
    misspelling.range.upperBound <= text.utf8.count && word(misspelling.range, in: text) == misspelling.word
  }
  func learn(_ misspelling: Misspelling) {
    guard let checker else { return }
    checker.learn(misspelling.word, in: misspelling.dictionary)
    ignore(misspelling)
  }
  func ignore(_ misspelling: Misspelling) {
    checker?.memory.ignore(misspelling.word, in: misspelling.dictionary)
    changed()
  }
}

extension TextInputHints {
  /// Source: UIKit, `UITextSpellCheckingType.default`: spelling is checked where words may be corrected.
  var checksSpelling: Bool { !isCorrectionDisabled && isProse }
}

extension TextFieldControl {
  /// Waves below what is misspelt, in the node's coordinate space. A field shows them while it is edited, an editor
  /// always. Source: AppKit, where the text of a field is only there while it is edited, and a text view's always.
  func appendMisspellings(
    to list: inout ContiguousArray<PlacedPiece>, from top: CGFloat, to bottom: CGFloat, _ palette: ControlPalette
  ) {
    guard model.configuration.editorLook != nil || isFocused else { return }
    let shown = placedText, origin = textOrigin
    for range in spelling.misspelt(from: top, to: bottom) {
      for rectangle in shown.rectangles(of: range, from: top, to: bottom) {
        let wave = Self.wave(below: rectangle)
        list.append(
          PlacedPiece(StrokePiece(.path(wave), Self.waveStyle, .color(palette.red)), x: origin.x, y: origin.y))
      }
    }
  }
  /// Points. Source: our choice after GTK's error underline: two points high, a turn in four.
  private static let waveHeight: CGFloat = 2, waveStyle = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
  private static func wave(below rectangle: CGRect) -> PathKey {
    let bottom = rectangle.maxY - 0.5, top = bottom - waveHeight
    var path = Path(), x = rectangle.minX, isDown = false
    path.move(to: CGPoint(x: x, y: top))
    while x < rectangle.maxX {
      x = min(x + waveHeight, rectangle.maxX)
      isDown.toggle()
      path.addLine(to: CGPoint(x: x, y: isDown ? bottom : top))
    }
    let bounds = CGRect(x: rectangle.minX, y: top, width: rectangle.width, height: waveHeight)
    return PathKey(path, isEOFilled: false, bounds: bounds)
  }
}

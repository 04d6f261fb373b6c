import Foundation
import HearthCore
import HearthEditing

/// What is done to a text while it is typed on a device that is held in the hand: letters are made capital, and words that
/// are misspelt are corrected where they end. The rules are in Documentation/Text.md.
@MainActor final class TextCorrection {
  private unowned(unsafe) let session: TextFieldControl
  /// A word that was put in the place of another.
  private struct Correction {
    /// Of the new word with what ended it, in UTF-8.
    var range: Range<Int>
    /// What stands there now, and what is to stand there when it is taken back.
    var text: String
    var original: String
    /// The word as it was typed.
    var word: String
  }
  /// The latest one, as long as nothing was done since.
  private var latest: Correction?
  /// Words that the user has put back. They stay as they are typed.
  private var refused: Set<String> = []
  /// The capital that was made last, as long as nothing was done since.
  private var latestCapital: Int?
  /// Where the user has deleted a capital: the next letter stays as it is typed.
  private var refusedCapital: Int?

  private init(_ session: TextFieldControl) { self.session = session }
  nonisolated deinit {}
  /// Nil where text stays as it is typed.
  static func make(for session: TextFieldControl) -> TextCorrection? {
    let node = session.node
    guard node.scope.value(IdiomKey.self).isTouched, !session.model.configuration.isSecure else { return nil }
    return TextCorrection(session)
  }
  private var hints: TextInputHints { session.node.scope.value(TextInputHintsKey.self) }

  /// A command comes.
  func willPerform() { (latest, latestCapital) = (nil, nil) }

  // MARK: - Typing

  /// Enters a text that was typed. Other text than single characters is what an input method has made of keys.
  func type(_ text: String) -> Bool {
    guard session.editor.markedRange == nil, text.count == 1, let character = text.first else {
      return session.perform(.commitMarked(text))
    }
    if Self.endsWord(character) { return endWord { session.perform(.commitMarked(text)) } }
    let place = session.editor.selection.range.lowerBound
    let capital = capital(of: text, at: place)
    refusedCapital = nil
    let isHandled = session.perform(.commitMarked(capital ?? text))
    if capital != nil { latestCapital = place }
    return isHandled
  }
  /// Nil where the letter stays as it is.
  private func capital(of letter: String, at place: Int) -> String? {
    guard let rule = hints.capitals, place != refusedCapital else { return nil }
    let capital = letter.uppercased(with: EnvironmentValues(scope: session.node.scope).locale)
    guard capital != letter, capital.count == 1, rule.begins(at: place, in: session.editor.text) else { return nil }
    return capital
  }

  /// Corrects the word before the caret, and then enters what ends it.
  func endWord(_ enter: () -> Bool) -> Bool {
    guard session.editor.markedRange == nil, let (start, original, word) = correctWord() else { return enter() }
    let end = session.editor.selection.head
    let isHandled = enter()
    // The app may have made something else of it.
    let caret = session.editor.selection.head, text = session.editor.text
    guard session.editor.selection.isEmpty, caret >= end, let put = Self.slice(text, start..<caret),
      let separator = Self.slice(text, end..<caret)
    else { return isHandled }
    latest = Correction(range: start..<caret, text: put, original: original + separator, word: word)
    return isHandled
  }
  private func correctWord() -> (start: Int, original: String, word: String)? {
    let editor = session.editor, head = editor.selection.head
    guard editor.selection.isEmpty, head > 0, let wrong = session.spelling.misspelling(at: head),
      wrong.range.upperBound == head, !refused.contains(wrong.word), Self.isOrdinary(wrong.word),
      let best = Self.meant(by: wrong.word, among: session.spelling.suggestions(for: wrong)),
      let original = Self.slice(editor.text, wrong.range)
    else { return nil }
    let isCapital = wrong.word.first?.isUppercase == true && best.first?.isLowercase == true
    let new = isCapital ? best.prefix(1).uppercased() + best.dropFirst() : best
    session.spelling.replace(wrong, with: new)
    guard session.editor.selection.isEmpty,
      Self.slice(session.editor.text, wrong.range.lowerBound..<session.editor.selection.head) == new
    else { return nil }
    return (wrong.range.lowerBound, original, wrong.word)
  }
  private static func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || ".,;:!?…)]}\"”»".contains(character)
  }
  /// A capital inside of a word is that of a name. Source: our choice.
  private static func isOrdinary(_ word: String) -> Bool { !word.dropFirst().contains(where: \.isUppercase) }

  /// The suggestion that was meant: that with the least difference, the first of those; nil where none is near.
  private static func meant(by word: String, among suggestions: [String]) -> String? {
    let most = word.count > 3 ? 2 * Difference.letter : Difference.letter
    let costs = suggestions.map { Difference.between(word, and: $0) }
    guard let least = costs.min(), least <= most else { return nil }
    return costs.firstIndex(of: least).map { suggestions[$0] }
  }

  // MARK: - Taking back

  /// Backspace, right after a correction: what was typed comes back, and stays. False: there is nothing to take back.
  func takeBack() -> Bool {
    let editor = session.editor
    guard editor.selection.isEmpty, editor.markedRange == nil else { return false }
    if let latestCapital { refusedCapital = latestCapital }
    guard let latest, editor.selection.head == latest.range.upperBound,
      Self.slice(editor.text, latest.range) == latest.text
    else { return false }
    refused.insert(latest.word)
    return session.perform(EditingCommand.replace([latest.range], with: latest.original))
  }

  private static func slice(_ text: String, _ range: Range<Int>) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= text.utf8.count else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }
}

/// How different a word that is typed is from one that may have been meant, in quarters of a letter.
///
/// Mistakes that fingers make cost less than others: a letter that is not doubled, or doubled, then one that is left out or
/// exchanged with the next. The first letter is seldom wrong. Source: our choice. Dictionaries count all mistakes alike,
/// so that "leter" comes to "leer" and "adress" to "dress".
private enum Difference {
  static let letter = 4, doubled = 2, missing = 3, exchanged = 3

  static func between(_ typed: String, and meant: String) -> Int {
    let a = Array(typed.lowercased()), b = Array(meant.lowercased())
    // Optimal string alignment: row by row, with the two rows before.
    var older: [Int] = [], old = [0]
    for j in b.indices { old.append(old[j] + leftOut(b, j)) }
    for i in a.indices {
      let added = i > 0 && a[i] == a[i - 1] ? doubled : letter
      var row = [old[0] + added]
      for j in b.indices {
        var cost = min(old[j] + (a[i] == b[j] ? 0 : letter), old[j + 1] + added, row[j] + leftOut(b, j))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + exchanged) }
        row.append(cost)
      }
      (older, old) = (old, row)
    }
    return old[b.count] + (a.first == b.first ? 0 : letter)
  }
  private static func leftOut(_ word: [Character], _ index: Int) -> Int {
    index > 0 && word[index] == word[index - 1] ? doubled : missing
  }
}

extension TextInputHints {
  /// Which letters become capitals on a device that is held in the hand; nil for none.
  ///
  /// Source: UIKit, where sentences are the default and secrets have none. That addresses and numbers have none either,
  /// and that names have capitals unasked, is our choice.
  var capitals: AutomaticCapitals? {
    if isSecret { return nil }
    switch purpose {
    case .password, .email, .url, .phone, .number, .decimal: return nil
    case .text, .search, .name, nil: break
    }
    switch capitalization {
    case .never: return nil
    case .words: return .words
    case .sentences: return .sentences
    case .characters: return .characters
    case .automatic: return isProse ? .sentences : purpose == .name ? .words : nil
    }
  }
}

extension TextFieldControl {
  /// Enters what was typed.
  func type(_ text: String) -> Bool {
    if correction == nil { correction = TextCorrection.make(for: self) }
    if prediction == nil, node.engine.host.textPredictor != nil { prediction = InlinePrediction(self) }
    guard let prediction else { return correction?.type(text) ?? perform(.commitMarked(text)) }
    return prediction.type(text) { correction?.type(text) ?? perform(.commitMarked(text)) }
  }
}

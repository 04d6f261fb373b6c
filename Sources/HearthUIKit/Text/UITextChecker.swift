import Foundation
import HearthCore
import HearthUI

/// Looks words up in the dictionaries of the desktop.
///
/// ```swift
/// let checker = UITextChecker()
/// let wrong = checker.rangeOfMisspelledWord(
///   in: text, range: NSRange(text.startIndex..., in: text), startingAt: 0, wrap: false, language: "en_US")
/// ```
///
/// Where the desktop has no dictionary for a language, all words are correct.
@MainActor @preconcurrency public final class UITextChecker: NSObject {
  public override init() {}
  nonisolated deinit {}

  private static var host: (any WindowHost)? {
    AppScenes.currentContent?.host ?? AppScenes.current?.currentSession?.host
  }
  private static var checker: (any SpellingChecker)? { host?.spellingChecker }
  /// With that of the desktop's language, where no language is said.
  private static func dictionary(_ language: String? = nil) -> (any SpellingChecker, String)? {
    guard let checker else { return nil }
    let name = (language ?? host?.settings.locale.identifier ?? Locale.session.identifier).replacingOccurrences(
      of: "-", with: "_")
    return checker.dictionary(for: String(name.prefix { $0 != "@" && $0 != "." })).map { (checker, $0) }
  }

  /// The languages for which the desktop has a dictionary, in order.
  public class var availableLanguages: [String] { checker?.languages ?? [] }

  /// The first word that is not correct; the location `NSNotFound` where all are.
  ///
  /// - Parameters:
  ///   - range: Where to look: UTF-16.
  ///   - startingOffset: Where to begin in the text. Words before it are left out.
  ///   - wrapFlag: Whether words before it are looked at after all others.
  ///   - language: As `en_US`.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let (checker, dictionary) = Self.dictionary(language) else { return none }
    let words = Self.words(in: stringToCheck).filter {
      $0.range.location >= range.location && NSMaxRange($0.range) <= NSMaxRange(range)
    }
    let later = words.filter { $0.range.location >= startingOffset }
    let earlier = wrapFlag ? words.filter { $0.range.location < startingOffset } : []
    return (later + earlier).first {
      !ignored.contains($0.text) && !Self.isCorrect($0.text, checker, dictionary)
    }?.range ?? none
  }
  /// Words that may have been meant, the best first; nil where the language has no dictionary.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let (checker, dictionary) = Self.dictionary(language), let place = Range(range, in: string) else {
      return nil
    }
    return checker.suggestions(for: Self.plain(string[place]), in: dictionary)
  }

  // MARK: - Words of the user

  private var ignored: Set<String> = []
  /// This checker takes the word for correct from now on.
  public func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
  /// The words that this checker takes for correct; nil for none.
  public var ignoredWords: [String]? {
    get { ignored.isEmpty ? nil : ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }
  /// All programs of the user take the word for correct from now on.
  public class func learnWord(_ word: String) {
    guard let (checker, dictionary) = dictionary() else { return }
    checker.learn(word, in: dictionary)
    checker.memory.note(word, in: dictionary, isCorrect: true)
  }
  /// Whether the user has learnt the word.
  public class func hasLearnedWord(_ word: String) -> Bool {
    dictionary().map { $0.hasLearnt(word, in: $1) } ?? false
  }
  /// The word is as it was before it was learnt.
  public class func unlearnWord(_ word: String) {
    guard let (checker, dictionary) = dictionary() else { return }
    checker.unlearn(word, in: dictionary)
    checker.memory.note(word, in: dictionary, isCorrect: checker.isCorrect(word, in: dictionary))
  }

  private static func isCorrect(_ word: String, _ checker: any SpellingChecker, _ dictionary: String) -> Bool {
    if let known = checker.memory.isCorrect(word, in: dictionary) { return known }
    let isCorrect = checker.isCorrect(word, in: dictionary)
    checker.memory.note(word, in: dictionary, isCorrect: isCorrect)
    return isCorrect
  }
  private struct Word {
    let text: String
    let range: NSRange
  }
  /// Letters, with apostrophes between them. What has digits in it is no word.
  private static func words(in text: String) -> [Word] {
    var words: [Word] = [], start: String.Index?
    func end(_ place: String.Index) {
      guard let first = start else { return }
      start = nil
      var last = place
      while last > first, isApostrophe(text[text.index(before: last)]) { last = text.index(before: last) }
      if text[first..<last].contains(where: \.isNumber) { return }
      words.append(Word(text: plain(text[first..<last]), range: NSRange(first..<last, in: text)))
    }
    for index in text.indices {
      let character = text[index]
      let isPart = character.isLetter || character.isNumber || start != nil && isApostrophe(character)
      if isPart { start = start ?? index } else { end(index) }
    }
    end(text.endIndex)
    return words
  }
  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }
  /// As dictionaries have it.
  private static func plain(_ word: Substring) -> String { word.replacingOccurrences(of: "\u{2019}", with: "'") }
}

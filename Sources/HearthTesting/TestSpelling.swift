import HearthCore
import SwiftUI

/// What is misspelt in a test, and what is asked.
///
/// ```swift
/// let spelling = TestSpelling(["teh": ["the"]])
/// window.spelling = spelling
/// window.type("teh cat")
/// window.advance(by: 1)
/// #expect(spelling.asked == ["teh"])
/// ```
@MainActor public final class TestSpelling {
  /// The words that were looked up, each as often as it was.
  public internal(set) var asked: [String] = []
  /// The dictionaries that were asked, in order, without repetitions.
  public internal(set) var dictionaries: [String] = []
  public internal(set) var learnt: [String] = []
  let misspelt: [String: [String]]
  let available: Set<String>
  private weak var made: Checker?
  /// One for all windows, as the desktop has one.
  fileprivate var checker: Checker {
    if let made { return made }
    let checker = Checker(self)
    made = checker
    return checker
  }

  /// - Parameters:
  ///   - misspelt: Words with what may have been meant. All others are correct.
  ///   - dictionaries: The languages that have a dictionary.
  public init(_ misspelt: [String: [String]], dictionaries: Set<String> = ["en_US"]) {
    (self.misspelt, available) = (misspelt, dictionaries)
  }
  nonisolated deinit {}

  fileprivate final class Checker: SpellingChecker {
    let test: TestSpelling
    let memory = SpellingMemory()
    init(_ test: TestSpelling) { self.test = test }
    nonisolated deinit {}
    func dictionary(for language: String) -> String? { test.available.contains(language) ? language : nil }
    func isCorrect(_ word: String, in dictionary: String) -> Bool {
      test.asked.append(word)
      if test.dictionaries.last != dictionary { test.dictionaries.append(dictionary) }
      return test.misspelt[word] == nil
    }
    func suggestions(for word: String, in dictionary: String) -> [String] { test.misspelt[word] ?? [] }
    func learn(_ word: String, in dictionary: String) { test.learnt.append(word) }
    func unlearn(_ word: String, in dictionary: String) { test.learnt.removeAll { $0 == word } }
    func hasLearnt(_ word: String, in dictionary: String) -> Bool { test.learnt.contains(word) }
    var languages: [String] { test.available.sorted() }
  }
}

extension TestWindow {
  /// The dictionaries of the desktop; without them no spelling is checked.
  public var spelling: TestSpelling? {
    get { (host.spellingChecker as? TestSpelling.Checker)?.test }
    set {
      host.spellingChecker = newValue?.checker
      // What is shown is drawn anew.
      var settings = host.settings
      settings.isDark.toggle()
      content.handle(.settings(settings))
      content.handle(.settings(host.settings))
      settle()
    }
  }
}

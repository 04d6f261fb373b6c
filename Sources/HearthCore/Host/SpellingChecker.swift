/// A type that knows how words are spelt: a library of the desktop, or what a test says.
///
/// It is asked for few words at a time, when nothing else is to be done. What is secret never reaches it.
@MainActor package protocol SpellingChecker: AnyObject {
  /// What is known of words so far.
  var memory: SpellingMemory { get }
  /// The dictionary for texts in a language, both named as in `en_US`; nil where there is none.
  func dictionary(for language: String) -> String?
  func isCorrect(_ word: String, in dictionary: String) -> Bool
  /// Words that may have been meant, the best first.
  func suggestions(for word: String, in dictionary: String) -> [String]
  /// The word is correct from now on, for all programs of the user.
  func learn(_ word: String, in dictionary: String)
  /// The word is as it was before it was learnt.
  func unlearn(_ word: String, in dictionary: String)
  /// Whether the user has learnt the word.
  func hasLearnt(_ word: String, in dictionary: String) -> Bool
  /// Those that have a dictionary, in order, named as in `en_US`.
  var languages: [String] { get }
}

/// What a process knows of words, so that each is looked up once.
@MainActor package final class SpellingMemory {
  private struct Key: Hashable {
    var word: String
    var dictionary: String
  }
  private var known: [Key: Bool] = [:]
  private var ignored: Set<Key> = []
  /// Grows when a word is correct that was not.
  package private(set) var version = 0
  /// Source: our choice; the words of a long book.
  private static let limit = 50_000

  package init() {}
  nonisolated deinit {}
  /// Nil for a word that was not looked up yet.
  package func isCorrect(_ word: String, in dictionary: String) -> Bool? {
    let key = Key(word: word, dictionary: dictionary)
    return ignored.contains(key) ? true : known[key]
  }
  package func note(_ word: String, in dictionary: String, isCorrect: Bool) {
    if known.count >= Self.limit { known = [:] }
    known[Key(word: word, dictionary: dictionary)] = isCorrect
  }
  /// The word is left alone until the app quits.
  package func ignore(_ word: String, in dictionary: String) {
    ignored.insert(Key(word: word, dictionary: dictionary))
    version += 1
  }
}

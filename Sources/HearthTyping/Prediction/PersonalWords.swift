import Foundation

/// Words that the user has typed, and which came after which: what a field's own text or an app's state adds to a model.
///
/// It forgets what is old: counts are halved when there are too many words. A value; it is written to a file by whoever
/// keeps it.
package struct PersonalWords: Codable, Equatable, Sendable {
  /// Counts of words by their small letters, with the form in which they were typed last.
  private struct Entry: Codable, Equatable, Sendable {
    var form: String
    var count: Double
  }
  private var words: [String: Entry] = [:]
  /// Counts of words behind a word, all in small letters.
  private var followers: [String: [String: Double]] = [:]
  private var total = 0.0

  /// More words are not kept. Source: our choice: what one person writes in one app.
  package static let most = 2_000
  /// Longer ones are no words. Source: our choice.
  private static let longest = 24

  package init() {}
  package init(text: some StringProtocol) {
    for part in Self.sentences(text) { learn(part) }
  }
  private static func sentences(_ text: some StringProtocol) -> [[String]] {
    var result: [[String]] = [[]]
    for part in WordReader.parts(of: text) {
      switch part {
      case .word(let word): result[result.count - 1].append(word)
      case .comma: break
      case .boundary: result.append([])
      }
    }
    return result
  }
  package var isEmpty: Bool { words.isEmpty }
  package var count: Int { words.count }

  /// Takes words that followed one another.
  package mutating func learn(_ sentence: [String]) {
    var before: String?
    for (number, word) in sentence.enumerated() where word.count <= Self.longest {
      let key = word.lowercased()
      // A capital at the begin of a sentence says nothing.
      if number > 0 || words[key] == nil {
        words[key, default: Entry(form: word, count: 0)].form = number == 0 ? key : word
      }
      words[key]!.count += 1
      total += 1
      if let before { followers[before, default: [:]][key, default: 0] += 1 }
      before = key
    }
    if words.count > Self.most { forget() }
  }
  /// Takes one word, and which one was before it.
  package mutating func learn(_ word: String, after before: String?) {
    guard word.count <= Self.longest else { return }
    let key = word.lowercased()
    words[key, default: Entry(form: before == nil ? key : word, count: 0)].count += 1
    total += 1
    if let before { followers[before.lowercased(), default: [:]][key, default: 0] += 1 }
    if words.count > Self.most { forget() }
  }
  package mutating func learn(text: some StringProtocol) { for part in Self.sentences(text) { learn(part) } }
  private mutating func forget() {
    words = words.compactMapValues { $0.count < 1.5 ? nil : Entry(form: $0.form, count: $0.count / 2) }
    if words.count > Self.most { words = [:] }
    followers = followers.compactMapValues { counts in
      let kept = counts.compactMapValues { $0 < 1.5 ? nil : $0 / 2 }
      return kept.isEmpty ? nil : kept
    }
    total = words.values.reduce(0) { $0 + $1.count }
  }

  /// How likely a word is by what was typed, after another.
  package func probability(of word: String, after before: String?) -> Double {
    guard total > 0 else { return 0 }
    let single = (words[word]?.count ?? 0) / (total + 20)
    guard let before, let next = followers[before] else { return single * 0.5 }
    let all = next.values.reduce(0, +)
    return 0.5 * single + 0.5 * (next[word] ?? 0) / (all + 1)
  }
  /// Words that begin so, in small letters, with their form; all that follow a word where nothing is typed yet.
  package func words(beginningWith prefix: String, after before: String?) -> [(key: String, form: String)] {
    if prefix.isEmpty {
      guard let before, let next = followers[before] else { return [] }
      return next.keys.map { ($0, words[$0]?.form ?? $0) }
    }
    return words.compactMap { $0.key.hasPrefix(prefix) ? ($0.key, $0.value.form) : nil }
  }
}

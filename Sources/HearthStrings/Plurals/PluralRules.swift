import Synchronization

/// The forms that nouns have beside numbers in a language.
package enum PluralCategory: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

/// Which form goes with a number in a language.
package struct PluralRules: Sendable {
  private let rules: [(category: PluralCategory, rule: PluralRule)]

  /// The categories that some number has.
  package var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  package func category(of number: PluralOperands) -> PluralCategory {
    for (category, rule) in rules where rule.holds(number) { return category }
    return .other
  }

  // MARK: - Languages

  /// Rules that were read, by language.
  private static let known = Mutex<[String: PluralRules]>([:])

  /// The rules of a language, which a region may follow: `pt-PT`. A language that CLDR does not know has `other` alone.
  package static func of(_ language: String) -> PluralRules {
    if let found = known.withLock({ $0[language] }) { return found }
    let found = read(LanguageTag(language))
    known.withLock { $0[language] = found }
    return found
  }
  private static func read(_ tag: LanguageTag?) -> PluralRules {
    guard let tag else { return PluralRules(rules: []) }
    // From the most special one to the language alone: pt-AO is as pt-PT.
    for name in tag.chain.compactMap({ tag in tag.region.map { tag.language + "-" + $0 } }) + [tag.language] {
      if let lines = sources[name] { return PluralRules(rules: lines.compactMap(rule)) }
    }
    return PluralRules(rules: [])
  }
  private static func rule(_ line: String) -> (PluralCategory, PluralRule)? {
    let parts = line.split(separator: ": ")
    guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])),
      let rule = PluralRule(String(parts[1]))
    else { return nil }
    return (category, rule)
  }
  /// The lines of rules by language.
  private static let sources: [String: [String]] = {
    var result: [String: [String]] = [:]
    var names: [Substring] = []
    for line in data.split(separator: "\n") {
      if line.contains(":") {
        for name in names { result[String(name), default: []].append(String(line)) }
      } else {
        names = line.split(separator: " ")
      }
    }
    return result
  }()
  /// The languages with rules, for tests.
  package static var languages: [String] { sources.keys.sorted() }
}

import Foundation

/// Grammar agreement of texts: `^[3 apple](inflect: true)` reads "3 apples".
///
/// Source: Apple, "Localizing strings that contain plurals", automatic grammar agreement. Which words are inflected is
/// our choice: the noun that a number counts, in English. Apple's covers further languages, and words that agree with a
/// person.
package enum Inflection {
  /// Whether extended attributes of Markdown ask for it.
  package static func isAsked(_ attributes: String) -> Bool {
    attributes.split(separator: ",").contains { attribute in
      let parts = attribute.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      return parts.count == 2 && parts[0] == "inflect" && parts[1] == "true"
    }
  }

  /// The text in the form that agrees with its number; nil in a language whose words are not known.
  /// - Parameter number: The number that counts; for nil that which is written in the text. Without one the text stays.
  package static func agreed(
    _ text: String, _ number: PluralOperands?, locale: Locale, language: String
  ) -> String? {
    guard LanguageTag(language)?.language == "en" else { return nil }
    guard let number = number ?? written(text, locale), let range = noun(text) else { return text }
    let isOne = PluralRules.of("en").category(of: number) == .one
    let word = text[range]
    return text.replacingCharacters(in: range, with: isOne ? EnglishNoun.singular(word) : EnglishNoun.plural(word))
  }
  private static func written(_ text: String, _ locale: Locale) -> PluralOperands? {
    for word in text.split(whereSeparator: \.isWhitespace) where word.contains(where: \.isNumber) {
      return NumberText.operands(written: String(word), locale)
    }
    return nil
  }
  /// The last word before one that begins a phrase of its own: "bottle" in "3 small bottle of water".
  private static func noun(_ text: String) -> Range<String.Index>? {
    let phrases: Set<Substring> = ["of", "in", "on", "for", "from", "with", "to", "at", "by", "left", "and", "or"]
    var result: Range<String.Index>?
    for word in text.split(whereSeparator: { !$0.isLetter && $0 != "-" && $0 != "'" && $0 != "’" }) {
      if result != nil, phrases.contains(word) { break }
      if word.contains(where: \.isLetter) { result = word.startIndex..<word.endIndex }
    }
    return result
  }
}

/// The two forms of English nouns, in small letters, capitals, or with a capital at the start.
///
/// Source: our choice of words, after the grammar of English; what is not listed has the regular form.
enum EnglishNoun {
  static func plural(_ word: some StringProtocol) -> String {
    let small = word.lowercased()
    if pluralOf[small] == nil, isPlural(small) { return String(word) }
    return changed(word) { word in
      if let plural = pluralOf[word] { return plural }
      if invariable.contains(word) { return word }
      if word.hasSuffix("man"), !regularMen.contains(word) { return word.dropLast(2) + "en" }
      if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
        return String(word.dropLast()) + "ies"
      }
      if word.hasSuffix("sis") { return String(word.dropLast(2)) + "es" }
      if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
      return word + "s"
    }
  }
  static func singular(_ word: some StringProtocol) -> String {
    let small = word.lowercased()
    if singularOf[small] == nil, !isPlural(small) { return String(word) }
    return changed(word) { word in
      if let singular = singularOf[word] { return singular }
      if invariable.contains(word) { return word }
      if word.hasSuffix("men") { return String(word.dropLast(2)) + "an" }
      if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3)) + "y" }
      if ["sses", "xes", "zes", "ches", "shes", "uses"].contains(where: word.hasSuffix) {
        return String(word.dropLast(2))
      }
      return String(word.dropLast())
    }
  }

  /// Whether a word looks like a plural already.
  private static func isPlural(_ word: String) -> Bool {
    if singularOf[word] != nil || invariable.contains(word) { return true }
    if word.hasSuffix("men"), pluralOf[word] == nil, word.count > 3 { return word != "specimen" && word != "abdomen" }
    return word.hasSuffix("s") && !["ss", "us", "is", "as", "os"].contains(where: word.hasSuffix) && word.count > 3
      && !["lens", "news", "canvas", "atlas"].contains(word)
  }
  private static func changed(_ word: some StringProtocol, _ change: (String) -> String) -> String {
    // Of a word with hyphens the last part changes.
    let word = String(word), last = word.split(separator: "-").last.map { String($0) } ?? ""
    let result = change(last.lowercased())
    let isAll = last.count > 1 && last == last.uppercased()
    let isFirst = last.first?.isUppercase ?? false
    let cased = isAll ? result.uppercased() : isFirst ? result.prefix(1).uppercased() + result.dropFirst() : result
    return word.dropLast(last.count) + cased
  }

  private static let regularMen: Set<String> = ["human", "german", "roman", "shaman", "talisman", "ottoman", "norman"]
  private static let invariable: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "moose", "offspring", "salmon", "trout",
    "swine", "bison", "information", "equipment", "rice", "money", "news", "feedback", "software", "hardware",
  ]
  private static let pluralOf: [String: String] = [
    "child": "children", "person": "people", "mouse": "mice", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "ox": "oxen", "die": "dice", "louse": "lice", "leaf": "leaves",
    "knife": "knives", "life": "lives", "wife": "wives", "wolf": "wolves", "half": "halves", "shelf": "shelves",
    "loaf": "loaves", "thief": "thieves", "calf": "calves", "self": "selves", "elf": "elves", "scarf": "scarves",
    "hoof": "hooves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "veto": "vetoes", "torpedo": "torpedoes", "mango": "mangoes", "volcano": "volcanoes", "mosquito": "mosquitoes",
    "quiz": "quizzes", "index": "indices", "matrix": "matrices", "vertex": "vertices", "cactus": "cacti",
    "criterion": "criteria", "phenomenon": "phenomena", "axis": "axes", "lens": "lenses", "gas": "gases",
    "bus": "buses", "is": "are", "this": "these", "that": "those", "was": "were", "has": "have",
    "movie": "movies", "cookie": "cookies", "tie": "ties", "pie": "pies", "calorie": "calories", "zombie": "zombies",
    "house": "houses", "horse": "horses", "nurse": "nurses", "course": "courses", "use": "uses", "cause": "causes",
    "pause": "pauses", "axe": "axes", "cache": "caches", "excuse": "excuses", "clause": "clauses", "size": "sizes",
    "prize": "prizes", "breeze": "breezes", "maze": "mazes", "headache": "headaches", "purse": "purses",
  ]
  private static let singularOf: [String: String] = {
    var result: [String: String] = [:]
    for (singular, plural) in pluralOf.sorted(by: { $0.key < $1.key }) where result[plural] == nil {
      result[plural] = singular
    }
    return result
  }()
}

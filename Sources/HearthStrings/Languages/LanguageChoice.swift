/// Which of the languages that an app is translated into a user is shown.
///
/// Source: CLDR's likely subtags, parents and aliases; what is done where these leave several is our choice.
package enum LanguageChoice {
  /// The names in `available` that suit the languages in `preferred`, the best one first.
  ///
  /// Only a translation in the same language and script suits. Of those the user's own region goes first, then the
  /// locales above it (`es-419` for Mexico), then the one that has most of these in common with it (`en-GB` for
  /// Australia, not `en-US`), then the region that is likely for the language.
  package static func suiting(_ preferred: [String], in available: [String]) -> [String] {
    let tags = available.sorted().compactMap { name in LanguageTag(name).map { (name: name, tag: $0.withScript) } }
    var result: [String] = []
    for wanted in preferred.compactMap({ LanguageTag($0) }) {
      for language in languages(near: wanted) {
        let suiting = tags.compactMap { candidate in
          rank(candidate.tag, for: language).map { (name: candidate.name, rank: $0) }
        }
        for candidate in suiting.sorted(by: { $0.rank < $1.rank }) where !result.contains(candidate.name) {
          result.append(candidate.name)
        }
      }
    }
    return result
  }

  /// A language and those that its readers read, too.
  ///
  /// Source: CLDR, language matching, of which these are the ones that apps are translated into; `no` is the family of
  /// `nb` and `nn`.
  private static func languages(near tag: LanguageTag) -> [LanguageTag] {
    let near: [String: [String]] = [
      "nb": ["no", "nn"], "no": ["nb", "nn"], "nn": ["no", "nb"], "yue": ["zh"], "gsw": ["de"], "lb": ["de"],
    ]
    let tag = tag.withScript
    return [tag]
      + (near[tag.language] ?? []).map { code in
        var other = tag
        other.language = code
        return other
      }
  }

  /// How far a translation is from what is wanted; nil where it does not suit.
  private static func rank(_ candidate: LanguageTag, for wanted: LanguageTag) -> Int? {
    guard candidate.language == wanted.language, candidate.script == wanted.script else { return nil }
    let chain = wanted.chain
    // A variant of a language is wanted in each region: ca-valencia for ca-ES-valencia.
    if !wanted.variants.isEmpty, candidate.variants == wanted.variants { return candidate == wanted ? 0 : 1 }
    if let index = chain.firstIndex(of: candidate) { return index }
    // How high the first locale is that both take from.
    let above = candidate.chain
    let common = chain.firstIndex { above.contains($0) } ?? chain.count
    let isLikely = candidate.region == wanted.likelyRegion && candidate.variants.isEmpty
    // A general locale takes precedence over one of a single region: es-419 before es-AR.
    let isGeneral = candidate.region?.first?.isNumber ?? true
    return 100 + common * 10 + (isLikely ? 0 : isGeneral ? 1 : 2)
  }
}

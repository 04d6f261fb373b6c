import Foundation

/// The name of a language, perhaps with a script and a region: `zh-Hant-TW`.
///
/// Source: BCP 47; Unicode Technical Standard 35, "Unicode Language and Locale Identifiers".
package struct LanguageTag: Hashable, Sendable {
  /// In small letters, as codes that have been replaced are today: `he` for `iw`.
  package var language: String
  /// As `Latn`; nil where it is not said.
  package var script: String?
  /// As `US` or `419`; nil where it is not said.
  package var region: String?
  /// As `valencia`, in small letters.
  package var variants: [String] = []

  package var identifier: String {
    ([language] + [script, region].compactMap { $0 } + variants).joined(separator: "-")
  }

  package init(language: String, script: String? = nil, region: String? = nil) {
    (self.language, self.script, self.region) = (language, script, region)
  }
  /// A tag, the name of a locale, or that of a folder of translations: parts with hyphens or underscores, in small
  /// letters or capitals. What follows `@`, `.` or a single letter is left out, but for the script that a modifier of the
  /// C library names (`sr_RS@latin`). Nil for what names no language.
  package init?(_ name: String) {
    if let language = Self.words[name.lowercased()] {
      self.init(language: language)
      return
    }
    let pieces = name.split(separator: "@", maxSplits: 1)
    let base = (pieces.first ?? "").split(separator: ".").first ?? ""
    var parts = base.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    func isMade(_ part: String, of letters: ClosedRange<UInt8>) -> Bool {
      part.utf8.allSatisfy { letters.contains($0) }
    }
    guard let language = parts.first, (2...8).contains(language.count), isMade(language, of: 97...122),
      language != "base"
    else { return nil }
    parts.removeFirst()
    self.init(language: language)
    if let script = parts.first, script.count == 4, isMade(script, of: 97...122) {
      self.script = script.prefix(1).uppercased() + script.dropFirst()
      parts.removeFirst()
    }
    if let region = parts.first,
      (region.count == 2 && isMade(region, of: 97...122)) || (region.count == 3 && isMade(region, of: 48...57))
    {
      self.region = region.uppercased()
      parts.removeFirst()
    }
    variants = Array(parts.prefix { $0.count > 3 })
    if script == nil, pieces.count > 1 {
      let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
      if let script = scripts[pieces[1].lowercased()] { self.script = script }
    }
    if let replacement = Self.aliases[self.language].flatMap({ $0.split(separator: "-") }), let code = replacement.first
    {
      self.language = String(code)
      for part in replacement.dropFirst() {
        if part.count == 4 { script = script ?? String(part) } else { region = region ?? String(part) }
      }
    }
  }

  // MARK: - Likely parts

  /// With the script that is likely, where none is said: `zh-TW` is `zh-Hant-TW`.
  package var withScript: LanguageTag {
    if script != nil { return self }
    var result = self
    if let region, let likely = Self.likely[language + "-" + region] {
      result.script = String(likely.split(separator: "-")[0])
    } else if let likely = Self.likely[language] {
      result.script = String(likely.split(separator: "-")[0])
    }
    return result
  }
  /// The region that is likely for the language and the script; nil for a language that is not known.
  package var likelyRegion: String? {
    let likely = script.flatMap { Self.likely[language + "-" + $0] } ?? Self.likely[language]
    return likely?.split(separator: "-").last.map(String.init)
  }

  /// The locales from which this one takes what it lacks, itself first: `es-MX`, `es-419`, `es`. Scripts are said. One
  /// written in another script is not among them.
  ///
  /// Source: Unicode Technical Standard 35, "Parent Locales"; CLDR.
  package var chain: [LanguageTag] {
    var result: [LanguageTag] = []
    var next: LanguageTag? = withScript
    while let tag = next, !result.contains(tag), result.count < 8 {
      result.append(tag)
      next = tag.parent
    }
    return result
  }
  private var parent: LanguageTag? {
    var shorter = self
    if !variants.isEmpty {
      shorter.variants.removeLast()
      return shorter
    }
    guard region != nil else { return nil }
    // CLDR names locales without the script that they have anyway.
    var plain = self
    plain.script = nil
    let names = plain.withScript == self ? [plain.identifier, identifier] : [identifier]
    for name in names { if let parent = Self.parents[name] { return LanguageTag(parent)?.withScript } }
    shorter.region = nil
    return shorter
  }

  // MARK: - Data

  private static let likely = pairs(likelyData)
  private static let parents = pairs(parentData)
  private static let aliases = pairs(aliasData)
  private static func pairs(_ data: String) -> [String: String] {
    var result: [String: String] = [:]
    for pair in data.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    }
    return result
  }
  /// What folders of translations were called once. Source: Apple, Internationalization Programming Topics.
  private static let words = [
    "english": "en", "french": "fr", "german": "de", "japanese": "ja", "italian": "it", "spanish": "es", "dutch": "nl",
  ]
}

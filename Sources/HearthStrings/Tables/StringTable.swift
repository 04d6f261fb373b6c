/// The texts of a language.
package struct StringTable: Sendable {
  /// The language, whose plural rules hold.
  package var language: String
  package var entries: [String: StringEntry] = [:]
  /// Keys that are texts of the language themselves.
  package var sourceKeys: Set<String> = []

  package init(language: String, entries: [String: StringEntry] = [:]) {
    (self.language, self.entries) = (language, entries)
  }
}

/// What was found for a key, and in which language.
package struct Translation: Sendable {
  package let entry: StringEntry
  package let language: String
}

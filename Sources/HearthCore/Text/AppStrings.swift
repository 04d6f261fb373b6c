import Foundation
import HearthStrings

/// The texts of the app that Foundation asks for, in the session's language.
enum AppStrings {
  /// A text as `NSLocalizedString` answers it: of several forms that without a number.
  static func text(_ key: String, table: String?) -> String? {
    let tables = StringTables.tables(table, bundle: nil, languages: Locale.session.readLanguages)
    return StringTables.find(key, in: tables).flatMap { text($0) }
  }
  /// All texts of a table in a bundle, by their keys.
  static func texts(table: String, of bundle: Bundle) -> [String: String] {
    let tables = StringTables.tables(table, bundle: bundle, languages: Locale.session.readLanguages)
    var texts: [String: String] = [:]
    for key in Set(tables.flatMap(\.entries.keys)) {
      if let found = StringTables.find(key, in: tables) { texts[key] = text(found) }
    }
    return texts
  }
  private static func text(_ found: Translation) -> String? {
    if let plain = found.entry.plain { return plain }
    let text = found.entry.text(StringEntry.Place(language: found.language, device: Idiom.shown.device))
    if found.entry.dependsOnNumbers { PluralFormats.note(text, found) }
    return text
  }
}

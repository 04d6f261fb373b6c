import Foundation
import HearthStrings

/// The texts of the app that Foundation asks for, in the session's language.
enum AppStrings {
  /// A text as `NSLocalizedString` answers it: of several forms that without a number.
  static func text(_ key: String, table: String?) -> String? {
    let tables = StringTables.tables(table, bundle: nil, languages: Locale.session.readLanguages)
    guard let found = StringTables.find(key, in: tables) else { return nil }
    return found.entry.plain
      ?? found.entry.text(StringEntry.Place(language: found.language, device: Idiom.shown.device))
  }
}

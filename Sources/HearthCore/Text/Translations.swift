import Foundation
import HearthStrings

/// The translations of the app and of its bundles, with reports of files that cannot be read.
enum Translations {
  private static let reports: Void = StringTables.setListener { message in
    Report(kind: .localization, path: "", message: message).tell()
  }
  static func tables(_ table: String?, bundle: Bundle?, locale: Locale) -> [StringTable] {
    _ = reports
    return StringTables.tables(table, bundle: bundle, languages: locale.readLanguages)
  }
  static func find(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> Translation? {
    StringTables.find(key, in: tables(table, bundle: bundle, locale: locale))
  }
}

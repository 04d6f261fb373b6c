import Foundation
import Synchronization

/// The translations in the bundles of an app: `Localizable.strings` and
/// `Localizable.xcstrings`, by language. Read on any thread.
package enum StringTables {
  private struct Place: Hashable { var bundle: String?; var table: String; var locale: String }
  /// What the resources of a bundle hold, which do not change while a program runs.
  private static let known = Mutex<[Place: [[String: String]]]>([:])

  /// The translation of `key`; nil if there is no translation.
  ///
  /// Languages are tried in this order: the locale with its region, its language, `Base`, `en`, and tables outside of
  /// any language folder. Source: our choice, after Foundation's; other than there a key that a language lacks is
  /// looked for in the next one, since a half translated app is better in English than in keys.
  package static func lookUp(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
    find(key, in: self.tables(table, bundle: bundle, locale: locale))
  }
  package static func find(_ key: String, in tables: [[String: String]]) -> String? {
    for table in tables {
      if let text = table[key] { return text }
    }
    return nil
  }
  /// The tables for a locale, those to be asked first in front.
  package static func tables(_ table: String?, bundle: Bundle?, locale: Locale) -> [[String: String]] {
    let place = Place(bundle: bundle?.bundlePath, table: table ?? "Localizable", locale: locale.identifier)
    if let found = known.withLock({ $0[place] }) { return found }
    let found = load(place, in: ResourceDirectories.of(bundle))
    known.withLock { $0[place] = found }
    return found
  }

  private static func load(_ place: Place, in directories: [String]) -> [[String: String]] {
    var result: [[String: String]] = []
    for language in languages(of: place.locale) {
      for directory in directories {
        let folder = language.isEmpty ? directory : directory + "/" + language + ".lproj"
        if let data = FileManager.default.contents(atPath: folder + "/" + place.table + ".strings"),
          let text = decoded(data)
        {
          result.append(StringsFile.parse(text))
        }
        if let data = FileManager.default.contents(atPath: directory + "/" + place.table + ".xcstrings"),
          !language.isEmpty
        {
          let table = StringCatalog.table(data, language: language)
          if !table.isEmpty { result.append(table) }
        }
      }
    }
    return result
  }
  private static func languages(of identifier: String) -> [String] {
    var result: [String] = []
    func add(_ name: String) { if !result.contains(name) { result.append(name) } }
    let plain = identifier.split(separator: "@").first.map(String.init) ?? ""
    if !plain.isEmpty {
      add(plain.replacingOccurrences(of: "_", with: "-"))
      add(plain)
      var parts = plain.replacingOccurrences(of: "_", with: "-").split(separator: "-")
      while parts.count > 1 {
        parts.removeLast()
        add(parts.joined(separator: "-"))
      }
    }
    for name in ["Base", "en", ""] { add(name) }
    return result
  }
  private static func decoded(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    // Damaged bytes are shown as such instead of losing the table.
    return String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
  }
}

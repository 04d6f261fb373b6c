import Foundation
import Synchronization

/// The translations in the bundles of an app: `Localizable.strings`, `.stringsdict` and `.xcstrings`, by language. Read
/// on any thread.
package enum StringTables {
  private struct Place: Hashable { var bundle: String?; var table: String; var languages: [String] }
  /// What the resources of a bundle hold, which do not change while a program runs.
  private static let known = Mutex<[Place: [StringTable]]>([:])

  /// The translation of `key`; nil where no table has one, and where the key is the text of the language.
  ///
  /// Languages are tried in this order: those that suit the user (`LanguageChoice`), `Base`, the language of the app's
  /// development, that of a catalogue's keys, `en`, and tables outside of any language folder. Source: our choice, after
  /// Foundation's; other than there a key that a language lacks is looked for in the next one, since a half translated
  /// app is better in English than in keys.
  package static func find(_ key: String, in tables: [StringTable]) -> Translation? {
    for table in tables {
      if let entry = table.entries[key] { return Translation(entry: entry, language: table.language) }
      if table.sourceKeys.contains(key) { return nil }
    }
    return nil
  }
  /// The tables for a user who reads some languages, those to be asked first in front.
  package static func tables(_ table: String?, bundle: Bundle?, languages: [String]) -> [StringTable] {
    let place = Place(bundle: bundle?.bundlePath, table: table ?? "Localizable", languages: languages)
    if let found = known.withLock({ $0[place] }) { return found }
    let found = load(place, in: ResourceDirectories.of(bundle))
    known.withLock { $0[place] = found }
    return found
  }

  // MARK: - Files

  /// The files of a table in a directory.
  private struct Files {
    var directory: String
    /// Folders of languages by what they are called: `zh-Hant`.
    var folders: [String: String] = [:]
    var catalog: StringCatalog?
  }
  private static func load(_ place: Place, in directories: [String]) -> [StringTable] {
    let all = directories.map { files($0, place.table) }
    var available = Set(all.flatMap(\.folders.keys))
    for files in all { available.formUnion(files.catalog?.languages ?? []) }
    var names = LanguageChoice.suiting(place.languages, in: Array(available))
    let sources = all.compactMap { $0.catalog?.sourceLanguage }
    let development = directories.lazy.compactMap { developmentLanguage($0) }.first
    for group in [["Base"], development.map { [$0] } ?? [], sources, ["en"]] {
      let suiting =
        group == ["Base"]
        ? available.filter { $0.lowercased() == "base" }.sorted()
        : group.flatMap { name in
          available.contains(name) ? [name] : LanguageChoice.suiting([name], in: Array(available))
        }
      for name in suiting where !names.contains(name) { names.append(name) }
    }
    // Source: our choice, since nothing says of them what language they are in: that of the user, or of the app.
    let user = place.languages.first ?? "en"
    var result: [StringTable] = []
    for name in names {
      for files in all {
        if let folder = files.folders[name] {
          let language = name.lowercased() == "base" ? development ?? "en" : name
          result.append(table(folder, place.table, language))
        }
        if let catalog = files.catalog, catalog.languages.contains(name) { result.append(catalog.table(name)) }
      }
    }
    for files in all { result.append(table(files.directory, place.table, user)) }
    return result.filter { !$0.entries.isEmpty || !$0.sourceKeys.isEmpty }
  }
  private static func files(_ directory: String, _ name: String) -> Files {
    var files = Files(directory: directory)
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    where entry.hasSuffix(".lproj") {
      files.folders[String(entry.dropLast(6))] = directory + "/" + entry
    }
    let path = directory + "/" + name + ".xcstrings"
    if let data = FileManager.default.contents(atPath: path) {
      var problem: String?
      files.catalog = StringCatalog(data, &problem)
      if let problem { tell(path, "\(problem). None of its texts is shown; open it in Xcode or a JSON editor.") }
    }
    return files
  }
  /// The texts of a folder. A text with forms takes precedence over one without. Source: Apple, "Stringsdict File Format".
  private static func table(_ folder: String, _ name: String, _ language: String) -> StringTable {
    var result = StringTable(language: language)
    if let values = values(folder + "/" + name + ".strings") {
      for (key, value) in values { if let value = value as? String { result.entries[key] = StringEntry(value) } }
    }
    if let values = values(folder + "/" + name + ".stringsdict"), let entries = StringsDictionary.entries(values) {
      result.entries.merge(entries) { $1 }
    }
    return result
  }
  private static func values(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var problem: String?
    let values = StringsBytes.values(data, &problem)
    if let problem { tell(path, "\(problem).") }
    return values
  }
  /// What `Info.plist` says the app was written in.
  private static func developmentLanguage(_ directory: String) -> String? {
    for name in ["/Info.plist", "/AppInfo.plist"] {
      guard let data = FileManager.default.contents(atPath: directory + name),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
        let language = list["CFBundleDevelopmentRegion"] as? String
      else { continue }
      return language
    }
    return nil
  }

  // MARK: - Problems

  private static let told = Mutex<Set<String>>([])
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Calls `listener` with each problem of a file, once for each.
  package static func setListener(_ listener: @escaping @Sendable (String) -> Void) {
    self.listener.withLock { $0 = listener }
  }
  private static func tell(_ path: String, _ problem: String) {
    guard told.withLock({ $0.insert(path).inserted }) else { return }
    let message = "\(path): \(problem)"
    if let listener = listener.withLock({ $0 }) { return listener(message) }
    FileHandle.standardError.write(Data("Hearth: Localization: \(message)\n".utf8))
  }
}

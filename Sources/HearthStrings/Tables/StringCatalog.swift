import Foundation

/// A `.xcstrings` file: all languages of a table as JSON.
///
/// Strings of all extraction states count, also stale ones: Xcode leaves them in the app until they are removed. Texts
/// that nobody has translated yet (`new`) count unless they are empty. A string that is not to be translated is in the
/// language of the source alone.
///
/// Source: Apple, "Localizing and varying text with a string catalog"; files that Xcode 15 and 16 have written.
struct StringCatalog {
  /// The language of the keys.
  let sourceLanguage: String
  /// The names of all languages that something is translated into.
  let languages: Set<String>
  private let strings: [String: [String: Any]]

  /// Nil for what is no catalogue; `problem` says why.
  init?(_ data: Data, _ problem: inout String?) {
    let file: Any
    do { file = try JSONSerialization.jsonObject(with: data) } catch {
      problem = "it is not JSON" + Self.place(error)
      return nil
    }
    guard let file = file as? [String: Any], let strings = file["strings"] as? [String: Any] else {
      problem = "it has no \"strings\""
      return nil
    }
    sourceLanguage = file["sourceLanguage"] as? String ?? "en"
    self.strings = strings.compactMapValues { $0 as? [String: Any] }
    var languages: Set<String> = [sourceLanguage]
    for entry in self.strings.values { languages.formUnion(Self.localizations(entry).keys) }
    self.languages = languages
  }
  private static func place(_ error: any Error) -> String {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return text.map { ": \($0)" } ?? ""
  }

  private static func localizations(_ entry: [String: Any]) -> [String: Any] {
    entry["localizations"] as? [String: Any] ?? [:]
  }

  func table(_ language: String) -> StringTable {
    var table = StringTable(language: language)
    let isSource = language == sourceLanguage
    for (key, entry) in strings {
      let isTranslated = isSource || entry["shouldTranslate"] as? Bool != false
      let localization = Self.localizations(entry)[language] as? [String: Any]
      if isTranslated, let localization, let form = Self.form(localization) {
        table.entries[key] = StringEntry(form, variables: Self.variables(localization))
      } else if isSource {
        table.sourceKeys.insert(key)
      }
    }
    return table
  }

  private static func form(_ localization: [String: Any]) -> StringEntry.Form? {
    if let variations = localization["variations"] as? [String: Any], let form = form(variations: variations) {
      return form
    }
    guard let unit = localization["stringUnit"] as? [String: Any], let value = unit["value"] as? String else {
      return nil
    }
    return value.isEmpty && unit["state"] as? String == "new" ? nil : .text(value)
  }
  private static func form(variations: [String: Any]) -> StringEntry.Form? {
    func forms(_ kind: String) -> [String: StringEntry.Form]? {
      let found = (variations[kind] as? [String: Any])?.compactMapValues {
        ($0 as? [String: Any]).flatMap { form($0) }
      }
      return found?.isEmpty == false ? found : nil
    }
    func keyed<Key>(_ forms: [String: StringEntry.Form], _ key: (String) -> Key?) -> [Key: StringEntry.Form] {
      var result: [Key: StringEntry.Form] = [:]
      for (name, form) in forms { if let key = key(name) { result[key] = form } }
      return result
    }
    if let devices = forms("device") { return .device(devices) }
    if let plurals = forms("plural") { return .plural(keyed(plurals) { PluralCategory(rawValue: $0) }) }
    if let widths = forms("width") { return .width(keyed(widths) { Int($0) }) }
    return nil
  }
  private static func variables(_ localization: [String: Any]) -> [String: StringEntry.Variable] {
    var result: [String: StringEntry.Variable] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any], let form = form(value) else { continue }
      let number = value["argNum"] as? Int
      result[name] = StringEntry.Variable(
        argument: number.flatMap { $0 > 0 ? $0 - 1 : nil }, specifier: value["formatSpecifier"] as? String ?? "lld",
        form: form)
    }
    return result
  }
}

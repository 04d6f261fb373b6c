import Foundation
import HearthKeyboard

/// The layouts that there are: those that come with the module, and text files in directories of the user's.
///
/// A layout is read when it is first asked for. What is wrong with one is told once.
package final class LayoutLibrary {
  /// The layouts of languages that come with the module, in the order in which they are offered.
  package static let languages = ["en-US", "en-GB", "de", "fr", "es", "ko", "ja", "zh", "ar", "he", "ru"]
  /// Those for kinds of text.
  package static let kinds = ["emoji", "number", "decimal", "phone", "URL", "email", "ASCII"]

  private let directories: [URL]
  private let report: (LayoutParser.Problem) -> Void
  private var read: [String: KeyboardLayout?] = [:]

  /// - Parameters:
  ///   - directories: Where layouts of the user's are, as `NAME.txt`. One of them takes precedence over ours of that name.
  ///   - report: Is told of each problem once; by default it goes to the standard error.
  package init(
    directories: [URL] = LayoutLibrary.userDirectories,
    report: @escaping (LayoutParser.Problem) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  ) {
    (self.directories, self.report) = (directories, report)
  }
  /// `hearth/keyboards` in the user's data directory. Source: XDG Base Directory Specification.
  package static var userDirectories: [URL] {
    let environment = ProcessInfo.processInfo.environment
    if let home = environment["XDG_DATA_HOME"], home.hasPrefix("/") {
      return [URL(fileURLWithPath: home).appendingPathComponent("hearth/keyboards")]
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return [] }
    return [URL(fileURLWithPath: home).appendingPathComponent(".local/share/hearth/keyboards")]
  }

  /// The layout of that name; nil where there is none.
  package func layout(_ name: String) -> KeyboardLayout? {
    if let known = read[name] { return known }
    // A layout that takes from itself finds nothing.
    read[name] = .some(nil)
    guard let text = text(name) else { return nil }
    let (layout, problems) = LayoutParser.parse(text, name: name) { self.layout($0) }
    problems.forEach(report)
    // Without letters there is nothing to show.
    let isUsable = layout.layers[.letters]?.keys.isEmpty == false || !layout.groups.isEmpty
    read[name] = .some(isUsable ? layout : nil)
    return read[name]!
  }
  private func text(_ name: String) -> String? {
    let letters = name.unicodeScalars
    guard !name.isEmpty, letters.allSatisfy({ $0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0) })
    else { return nil }
    for directory in directories {
      let file = directory.appendingPathComponent(name + ".txt")
      let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
      if size > LayoutParser.mostBytes {
        report(LayoutParser.Problem(layout: name, line: 0, message: "\(file.path) is too long for a layout."))
      } else if let data = try? Data(contentsOf: file) {
        return String(decoding: data, as: UTF8.self)
      }
    }
    return Self.embedded(name).map { String(decoding: $0, as: UTF8.self) }
  }
  private static func embedded(_ name: String) -> [UInt8]? {
    switch name {
    case "en-US": PackageResources.en_US_txt
    case "en-GB": PackageResources.en_GB_txt
    case "de": PackageResources.de_txt
    case "fr": PackageResources.fr_txt
    case "es": PackageResources.es_txt
    case "ko": PackageResources.ko_txt
    case "ja": PackageResources.ja_txt
    case "zh": PackageResources.zh_txt
    case "ar": PackageResources.ar_txt
    case "he": PackageResources.he_txt
    case "ru": PackageResources.ru_txt
    case "emoji": PackageResources.emoji_txt
    case "number": PackageResources.number_txt
    case "decimal": PackageResources.decimal_txt
    case "phone": PackageResources.phone_txt
    case "URL": PackageResources.URL_txt
    case "email": PackageResources.email_txt
    case "ASCII": PackageResources.ASCII_txt
    default: nil
    }
  }

  /// The layouts for what a field asks: those that the globe key goes through, the first one first; never empty.
  package func layouts(for request: KeyboardRequest) -> [KeyboardLayout] {
    let kind: String? =
      switch request.purpose {
      case .number, .asciiNumber: "number"
      case .decimal: "decimal"
      case .phone: "phone"
      case .url: "URL"
      case .email: "email"
      case .ascii, .password: "ASCII"
      case .text, .search, .name, .numbersAndPunctuation: nil
      }
    if let kind, let layout = layout(kind) { return [layout] }
    var found: [KeyboardLayout] = []
    for language in request.languages.prefix(16) {
      guard let layout = self.layout(forLanguage: language) else { continue }
      if !found.contains(where: { $0.identifier == layout.identifier }) { found.append(layout) }
    }
    if found.isEmpty, let english = layout("en-US") { found = [english] }
    if let emoji = layout("emoji"), request.purpose != .name, !request.isSecure { found.append(emoji) }
    return found
  }
  /// "en-AU", "en_AU.UTF-8" and "en" have a layout of English; "zh-Hant" has that of Chinese.
  package func layout(forLanguage language: String) -> KeyboardLayout? {
    let parts = language.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return nil }
    for count in (1...max(1, min(parts.count, 3))).reversed() {
      if let layout = layout(parts.prefix(count).joined(separator: "-")) { return layout }
    }
    let british: Set = ["AU", "NZ", "IE", "ZA", "IN"]
    if first == "en" { return layout(parts.contains(where: british.contains) ? "en-GB" : "en-US") }
    return nil
  }
}

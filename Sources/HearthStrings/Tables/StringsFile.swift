import Foundation

/// The text of a `.strings` file: `"key" = "value";` with comments as in C. What cannot be read is skipped to the next
/// semicolon, so that a mistake costs one entry.
///
/// Source: Apple, Resource Programming Guide, String Resources.
package struct StringsFile {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  package static func parse(_ text: String) -> [String: String] {
    var file = StringsFile(text)
    var table: [String: String] = [:]
    while file.skipSpace() {
      if let key = file.word() {
        _ = file.skipSpace()
        if file.take("=") {
          _ = file.skipSpace()
          if let value = file.word() {
            _ = file.skipSpace()
            table[key] = value
            if file.take(";") { continue }
          }
        } else if file.take(";") {
          table[key] = key
          continue
        }
      }
      file.skipEntry()
    }
    return table
  }

  /// False at the end.
  private mutating func skipSpace() -> Bool {
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        index += 1
      } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
      } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        index += 2
        while index < scalars.count, !(scalars[index] == "*" && index + 1 < scalars.count && scalars[index + 1] == "/")
        { index += 1 }
        index = min(index + 2, scalars.count)
      } else {
        return true
      }
    }
    return false
  }
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }
  private mutating func skipEntry() {
    while index < scalars.count {
      index += 1
      if scalars[index - 1] == ";" { return }
    }
  }
  /// A quoted string, or letters without quotes.
  private mutating func word() -> String? {
    var result = String.UnicodeScalarView()
    if !take("\"") {
      while index < scalars.count,
        scalars[index].properties.isAlphabetic || "0123456789_.$-".unicodeScalars.contains(scalars[index])
      {
        result.append(scalars[index])
        index += 1
      }
      return result.isEmpty ? nil : String(result)
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\"" { return String(result) }
      if scalar != "\\" {
        result.append(scalar)
        continue
      }
      guard index < scalars.count else { return nil }
      let escape = scalars[index]
      index += 1
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        var value: UInt32 = 0
        var digits = 0
        while digits < 4, index < scalars.count, let digit = Character(scalars[index]).hexDigitValue {
          value = value << 4 | UInt32(digit)
          index += 1
          digits += 1
        }
        result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      default: result.append(escape)
      }
    }
    return nil
  }
}

/// A `.xcstrings` file: all languages of a table as JSON. Of plural variations the form `other` is taken.
enum StringCatalog {
  private struct File: Decodable { var strings: [String: Entry]? }
  private struct Entry: Decodable { var localizations: [String: Localization]? }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }
  private struct Variations: Decodable { var plural: [String: Variation]? }
  private struct Variation: Decodable { var stringUnit: Unit? }
  private struct Unit: Decodable { var value: String? }

  static func table(_ data: Data, language: String) -> [String: String] {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return [:] }
    var table: [String: String] = [:]
    for (key, entry) in file.strings ?? [:] {
      guard let localization = entry.localizations?[language] else { continue }
      if let value = localization.stringUnit?.value ?? localization.variations?.plural?["other"]?.stringUnit?.value {
        table[key] = value
      }
    }
    return table
  }
}

import Foundation

/// Accents that are typed before their letter.
package enum DeadKeys {
  private static let marks: [Character: Unicode.Scalar] = [
    "´": "\u{301}", "`": "\u{300}", "^": "\u{302}", "¨": "\u{308}", "~": "\u{303}", "˚": "\u{30A}", "¸": "\u{327}",
    "ˇ": "\u{30C}", "˘": "\u{306}", "˛": "\u{328}", "¯": "\u{304}", "˙": "\u{307}", "˝": "\u{30B}",
  ]
  package static func isDead(_ key: Character) -> Bool { marks[key] != nil }
  /// The letter with the accent where Unicode has one as a single code point, else one behind the other; the accent alone
  /// for a space. Source: the Unicode Standard, annex 15 (NFC).
  package static func combine(_ accent: Character, with letter: String) -> String {
    guard let mark = marks[accent], letter != " " else { return String(accent) }
    let combined = (letter + String(mark)).precomposedStringWithCanonicalMapping
    return combined.unicodeScalars.count == letter.unicodeScalars.count ? combined : String(accent) + letter
  }
}

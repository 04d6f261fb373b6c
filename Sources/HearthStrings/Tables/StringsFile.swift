import Foundation

/// The text of a `.strings` file, which is a property list of the old kind: `"key" = "value";`, with or without braces
/// around all of it, and comments as in C. What cannot be read is skipped to the next semicolon, so that a mistake costs
/// one entry.
///
/// Source: Apple, Resource Programming Guide, String Resources; Property List Programming Guide, Old-Style ASCII
/// Property Lists.
package struct StringsFile {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// Where the first mistake is.
  private var mistake: Int?
  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The texts by their keys.
  package static func parse(_ text: String) -> [String: String] {
    parse(text).values.compactMapValues { $0 as? String }
  }
  /// Texts, and dictionaries of them, by their keys; with the line of the first mistake, from 1.
  static func parse(_ text: String) -> (values: [String: Any], mistake: Int?) {
    var file = StringsFile(text)
    var values: [String: Any] = [:]
    while file.skipSpace() {
      // Braces around the whole.
      if file.take("{") || file.take("}") { continue }
      file.readEntry(into: &values)
    }
    let line = file.mistake.map { index in 1 + file.scalars[..<index].count { $0 == "\n" } }
    return (values, line)
  }

  private mutating func readEntry(into values: inout [String: Any]) {
    let start = index
    if let key = word() {
      _ = skipSpace()
      if take("=") {
        _ = skipSpace()
        if let value = value(depth: 0) {
          _ = skipSpace()
          values[key] = value
          // The last one in braces needs no semicolon.
          if take(";") || (index < scalars.count && scalars[index] == "}") { return }
        }
      } else if take(";") {
        values[key] = key
        return
      }
    }
    mistake = mistake ?? start
    skipEntry()
  }
  private mutating func value(depth: Int) -> Any? {
    guard depth < 16 else { return nil }
    guard take("{") else { return word() }
    var values: [String: Any] = [:]
    while skipSpace(), !take("}") {
      guard let key = word(), skipSpace(), take("="), skipSpace(), let value = value(depth: depth + 1) else {
        return nil
      }
      values[key] = value
      _ = skipSpace()
      _ = take(";")
    }
    return values
  }

  /// False at the end.
  private mutating func skipSpace() -> Bool {
    while index < scalars.count {
      if scalars[index].properties.isWhitespace || scalars[index] == "\u{FEFF}" {
        index += 1
      } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while index < scalars.count, !"\n\r\u{2028}\u{2029}".unicodeScalars.contains(scalars[index]) { index += 1 }
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
    if take("\"") { return quoted("\"") }
    if take("'") { return quoted("'") }
    var result = String.UnicodeScalarView()
    while index < scalars.count,
      scalars[index].properties.isAlphabetic || "0123456789_.$-:/".unicodeScalars.contains(scalars[index])
    {
      result.append(scalars[index])
      index += 1
    }
    return result.isEmpty ? nil : String(result)
  }
  private mutating func quoted(_ end: Unicode.Scalar) -> String? {
    // In units of UTF-16, as \U names them: two of them are one character outside of the first plane.
    var result: [UInt16] = []
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == end { return String(decoding: result, as: UTF16.self) }
      if scalar != "\\" {
        result.append(contentsOf: UTF16.encode(scalar)!)
        continue
      }
      guard index < scalars.count else { return nil }
      let escape = scalars[index]
      index += 1
      switch escape {
      case "a": result.append(7)
      case "b": result.append(8)
      case "f": result.append(12)
      case "n": result.append(10)
      case "r": result.append(13)
      case "t": result.append(9)
      case "v": result.append(11)
      case "U", "u": result.append(number(radix: 16, digits: 4))
      case "0"..."7":
        index -= 1
        result.append(number(radix: 8, digits: 3))
      default: result.append(contentsOf: UTF16.encode(escape)!)
      }
    }
    return nil
  }
  private mutating func number(radix: Int, digits: Int) -> UInt16 {
    var value = 0
    for _ in 0..<digits {
      guard index < scalars.count, let digit = Character(scalars[index]).hexDigitValue, digit < radix else { break }
      value = value * radix + digit
      index += 1
    }
    return UInt16(truncatingIfNeeded: value)
  }
}

/// The bytes of a file of texts, in any of the forms that Xcode and `plutil` write: text in UTF-8, UTF-16 or UTF-32, with
/// or without a mark at its start, and property lists in XML or binary.
enum StringsBytes {
  /// What the file says; `problem` where all of it or a part cannot be read.
  static func values(_ data: Data, _ problem: inout String?) -> [String: Any] {
    if data.starts(with: Data("bplist".utf8)) { return list(data, &problem) }
    let text = decoded(data)
    let start = text.prefix(512).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    // The text's own bytes, as the declaration of an encoding may be wrong after it was converted.
    if start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE plist") || start.hasPrefix("<plist") {
      return list(data, &problem)
    }
    let (values, mistake) = StringsFile.parse(text)
    if let mistake {
      problem = "line \(mistake) is not \"key\" = \"value\"; and is left out, up to the next semicolon"
    }
    return values
  }
  private static func list(_ data: Data, _ problem: inout String?) -> [String: Any] {
    do {
      if let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
        return values
      }
      problem = "it is not a dictionary"
    } catch {
      problem = "it is a property list that cannot be read"
    }
    return [:]
  }
  private static func decoded(_ data: Data) -> String {
    let start = Array(data.prefix(4))
    func text(_ encoding: String.Encoding, _ mark: Int) -> String? {
      String(data: Data(data.dropFirst(mark)), encoding: encoding)
    }
    var result: String?
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: data.dropFirst(3), as: UTF8.self)
    } else if start == [0xFF, 0xFE, 0, 0] {
      result = text(.utf32LittleEndian, 4)
    } else if start == [0, 0, 0xFE, 0xFF] {
      result = text(.utf32BigEndian, 4)
    } else if start.starts(with: [0xFF, 0xFE]) {
      result = text(.utf16LittleEndian, 2)
    } else if start.starts(with: [0xFE, 0xFF]) {
      result = text(.utf16BigEndian, 2)
    } else if start.count == 4, start[0] != 0 || start[1] != 0 {
      // A file of texts begins with characters of ASCII, whose other byte is 0.
      if start[1] == 0, start[0] != 0 { result = text(.utf16LittleEndian, 0) }
      if start[0] == 0, start[1] != 0 { result = text(.utf16BigEndian, 0) }
    }
    // Damaged bytes are shown as such instead of losing the table.
    return result ?? String(decoding: data, as: UTF8.self)
  }
}

import Foundation

/// The build settings of a target in one configuration, with all levels: what is set later and nearer wins.
///
/// Source: Apple, "Configuring the build settings of a target": the target's settings, its configuration file, the project's settings, the project's
/// configuration file, and what Xcode sets by itself.
struct BuildSettings {
  /// A setting as it was written, `OTHER_SWIFT_FLAGS[sdk=iphoneos*]` with the value.
  struct Entry {
    let name: String
    let conditions: [(key: String, pattern: String)]
    let value: String
  }
  /// From the nearest to the farthest, by name, the lines of a name as they count, the last one most.
  private var levels: [[String: [Entry]]] = []
  /// What conditions ask for: `sdk`, `arch`, `config`.
  var facts: [String: String] = [:]

  mutating func add(_ level: [Entry]) {
    // A line with a condition counts more than those without, wherever it stands.
    let ordered = level.filter(\.conditions.isEmpty) + level.filter { !$0.conditions.isEmpty }
    levels.append(Dictionary(grouping: ordered, by: \.name))
  }
  mutating func add(_ settings: [String: Any]) {
    add(settings.sorted { $0.key < $1.key }.map { Self.entry($0.key, Self.text($0.value)) })
  }

  private static func text(_ value: Any) -> String {
    if let list = value as? [Any] { return list.map { text($0) }.joined(separator: " ") }
    if let number = value as? NSNumber { return number.stringValue }
    return value as? String ?? ""
  }

  static func entry(_ key: String, _ value: String) -> Entry {
    guard let bracket = key.firstIndex(of: "[") else { return Entry(name: key, conditions: [], value: value) }
    var conditions: [(String, String)] = []
    for part in key[bracket...].split(whereSeparator: { "[],".contains($0) }) {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { conditions.append((String(sides[0]), String(sides[1]))) }
    }
    return Entry(name: String(key[..<bracket]), conditions: conditions, value: value)
  }

  /// The value with everything filled in; empty where nothing sets it.
  subscript(_ name: String) -> String { value(name, from: Place(), inside: []) ?? "" }
  func isTrue(_ name: String) -> Bool { self[name].uppercased() == "YES" }
  /// The names that something sets.
  var names: Set<String> { Set(levels.joined().map(\.key)) }
  /// The parts of a list, which spaces separate unless they are quoted.
  func list(_ name: String) -> [String] { Self.split(self[name]) }

  static func split(_ text: String) -> [String] {
    var parts: [String] = [], part = "", quote: Character?, isPart = false, isEscaped = false
    for character in text {
      if isEscaped {
        part.append(character)
        isEscaped = false
      } else if character == "\\" {
        (isEscaped, isPart) = (true, true)
      } else if let open = quote {
        if character == open { quote = nil } else { part.append(character) }
      } else if character == "\"" || character == "'" {
        (quote, isPart) = (character, true)
      } else if character.isWhitespace {
        if isPart { parts.append(part) }
        (part, isPart) = ("", false)
      } else {
        part.append(character)
        isPart = true
      }
    }
    return isPart ? parts + [part] : parts
  }

  /// Where a value is looked for: in a level, among what comes before so many of its lines of that name.
  private struct Place {
    var level = 0
    var limit = Int.max
  }

  private func value(_ name: String, from start: Place, inside: Set<String>) -> String? {
    for level in levels.indices.dropFirst(start.level) {
      guard var entries = levels[level][name]?[...] else { continue }
      if level == start.level { entries = entries.prefix(start.limit) }
      // The last line that is met counts, and `$(inherited)` in it means those before. Source: swift-build, `MacroValueAssignmentTable`.
      guard let index = entries.lastIndex(where: { isMet($0.conditions) }) else { continue }
      return fill(entries[index].value, inside: inside, name: name, below: Place(level: level, limit: index))
    }
    return nil
  }
  private func isMet(_ conditions: [(key: String, pattern: String)]) -> Bool {
    conditions.allSatisfy { condition in
      guard let fact = facts[condition.key] else { return condition.pattern == "*" }
      if condition.pattern.hasSuffix("*") { return fact.hasPrefix(condition.pattern.dropLast()) }
      return fact == condition.pattern
    }
  }

  /// Fills the variables of a text in: `$(NAME)`, `${NAME}` and `$(NAME:lower)`.
  func fill(_ text: String) -> String { fill(text, inside: [], name: nil, below: Place()) }

  private func fill(_ text: String, inside: Set<String>, name: String?, below: Place) -> String {
    guard text.contains("$") else { return text }
    var result = "", rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let next = rest.index(after: dollar)
      guard next < rest.endIndex, rest[next] == "(" || rest[next] == "{" else {
        result.append("$")
        rest = rest[next...]
        continue
      }
      let (open, close): (Character, Character) = rest[next] == "(" ? ("(", ")") : ("{", "}")
      var depth = 0, end = next
      while end < rest.endIndex {
        if rest[end] == open { depth += 1 }
        if rest[end] == close { depth -= 1 }
        if depth == 0 { break }
        end = rest.index(after: end)
      }
      guard end < rest.endIndex else { return result + rest[dollar...] }
      let inner = String(rest[rest.index(after: next)..<end])
      result += variable(
        fill(inner, inside: inside, name: name, below: below), inside: inside, name: name, below: below)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
  private func variable(_ text: String, inside: Set<String>, name: String?, below: Place) -> String {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let wanted = parts.removeFirst()
    var found: String
    if let name, wanted == "inherited" || wanted == name {
      found = value(name, from: below, inside: inside) ?? ""
    } else if inside.contains(wanted) {
      found = ""
    } else {
      found = value(wanted, from: Place(), inside: inside.union([wanted, name ?? wanted])) ?? ""
    }
    for part in parts { found = Self.apply(part, found) }
    return found
  }
  private static func apply(_ operation: String, _ text: String) -> String {
    switch operation {
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "rfc1034identifier":
      return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
    case "c99extidentifier", "identifier":
      let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    case "quote": return "\"\(text)\""
    case "dir": return URL(fileURLWithPath: text).deletingLastPathComponent().path + "/"
    case "file": return URL(fileURLWithPath: text).lastPathComponent
    case "base": return URL(fileURLWithPath: text).deletingPathExtension().lastPathComponent
    case "suffix": return URL(fileURLWithPath: text).pathExtension
    case "standardizepath": return URL(fileURLWithPath: text).standardizedFileURL.path
    default:
      if operation.hasPrefix("default=") { return text.isEmpty ? String(operation.dropFirst(8)) : text }
      return text
    }
  }
}

import Foundation

/// The static properties that sources declare in extensions of types: an asset of such a name has no symbol, as there would be two.
///
/// Source: Xcode, which leaves out what it finds declared, with a warning.
struct DeclaredNames {
  /// By the type that is extended.
  private var names: [String: Set<String>] = [:]

  init(sources: [String] = []) {
    let types = ["Color", "ShapeStyle", "ImageResource", "ColorResource"]
    for source in sources where source.contains("extension") && types.contains(where: source.contains) { read(source) }
  }

  /// What is declared for one of the types.
  func of(_ types: String...) -> Set<String> {
    types.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }

  private mutating func read(_ source: String) {
    let words = Self.words(of: source)
    var index = 0
    var depth = 0
    var extended: (type: String, depth: Int)?
    while index < words.count {
      let word = words[index]
      switch word {
      case "{": depth += 1
      case "}":
        depth -= 1
        if let current = extended, depth < current.depth { extended = nil }
      case "extension" where extended == nil && index + 1 < words.count:
        // The module's name may stand before the type's.
        var type = words[index + 1]
        if index + 3 < words.count, words[index + 2] == "." { type = words[index + 3] }
        extended = (type, depth + 1)
      case "static" where extended?.depth == depth:
        if index + 2 < words.count, words[index + 1] == "let" || words[index + 1] == "var",
          let type = extended?.type
        {
          names[type, default: []].insert(words[index + 2].trimmingCharacters(in: ["`"]))
        }
      default: break
      }
      index += 1
    }
  }

  /// Names and signs, without comments and without what is in quotation marks.
  private static func words(of source: String) -> [String] {
    var words: [String] = []
    var word = ""
    var rest = Substring(source)
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    while let letter = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("\"\"\"") {
        rest = rest.dropFirst(3)
        rest = rest.range(of: "\"\"\"").map { rest[$0.upperBound...] } ?? ""
      } else if letter == "\"" {
        rest = rest.dropFirst()
        var isEscaped = false
        while let next = rest.first, isEscaped || next != "\"", !next.isNewline {
          isEscaped = !isEscaped && next == "\\"
          rest = rest.dropFirst()
        }
        rest = rest.dropFirst()
      } else {
        if letter.isLetter || letter.isNumber || letter == "_" || letter == "`" {
          word.append(letter)
        } else {
          end()
          if "{}.".contains(letter) { words.append(String(letter)) }
        }
        rest = rest.dropFirst()
        continue
      }
      end()
    }
    end()
    return words
  }
}

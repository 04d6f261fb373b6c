/// A value in a manifest of Swift: what can be read of it without compiling.
indirect enum ManifestExpression {
  case text(String)
  case list([ManifestExpression])
  case dictionary([(key: ManifestExpression, value: ManifestExpression)])
  /// `.target(name: "App")`, `Project(name: "App")`, and `.iOS` without arguments.
  case call(String, [(label: String, value: ManifestExpression)])
  /// What has to be computed.
  case unknown(String)

  /// The texts of a list, or the one that this is.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items.flatMap(\.texts)
    default: []
    }
  }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var items: [ManifestExpression] { if case .list(let items) = self { items } else { [] } }
  /// The last part of a name, `app` of `.app`.
  var name: String? {
    guard case .call(let name, _) = self else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }
  subscript(_ label: String) -> ManifestExpression? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }
  /// The arguments without a label.
  var plain: [ManifestExpression] {
    guard case .call(_, let arguments) = self else { return [] }
    return arguments.filter { $0.label.isEmpty }.map(\.value)
  }
  /// A value as property lists and build settings have it; nil for what has to be computed.
  var value: Any? {
    switch self {
    case .text(let text): return text
    case .list(let items): return items.compactMap(\.value)
    case .dictionary(let fields):
      var result: [String: Any] = [:]
      for field in fields { if let key = field.key.text, let value = field.value.value { result[key] = value } }
      return result
    case .call(let name, let arguments):
      if ["true", "false"].contains(name) { return name == "true" }
      // `.string("x")`, `.array([…])`, `.dictionary([…])`
      return arguments.count == 1 ? arguments[0].value.value : nil
    case .unknown: return nil
    }
  }
}

/// Reads expressions of texts, lists, dictionaries and calls. Names of constants of the file stand for what they were given.
struct ManifestReader {
  private var text: Substring
  private let constants: [String: ManifestExpression]

  /// What a file gives its constants, and the call that its last constant is.
  static func constants(of source: String) -> [String: ManifestExpression] {
    let code = withoutComments(source)
    var found: [String: ManifestExpression] = [:]
    for match in code.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::[^=\n]+)?=\s*/#) {
      var reader = ManifestReader(text: code[match.range.upperBound...], constants: found)
      found[String(match.output.1)] = reader.expression()
    }
    return found
  }
  private static func withoutComments(_ source: String) -> String {
    var result = "", rest = source[...], isText = false
    while let character = rest.first {
      if !isText, rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if !isText, rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        if character == "\\", isText {
          result.append(character)
          rest = rest.dropFirst()
        } else if character == "\"" {
          isText.toggle()
        }
        if let next = rest.popFirst() { result.append(next) }
      }
    }
    return result
  }
  private init(text: Substring, constants: [String: ManifestExpression]) {
    (self.text, self.constants) = (text, constants)
  }

  private mutating func skip() { text = text.drop(while: \.isWhitespace) }
  private mutating func take(_ character: Character) -> Bool {
    skip()
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }

  private mutating func expression() -> ManifestExpression {
    var value = primary()
    while true {
      skip()
      if text.first == "+" {
        text.removeFirst()
        let other = primary()
        switch (value, other) {
        case (.text(let left), .text(let right)): value = .text(left + right)
        default: value = .list((value.items.isEmpty ? [value] : value.items) + other.items)
        }
      } else if text.first == ".", case .call = value {
        // `.settings(…).debug(…)`: what is called on a value does not change what it is.
        text.removeFirst()
        _ = call(name: identifier())
      } else {
        return value
      }
    }
  }
  private mutating func primary() -> ManifestExpression {
    skip()
    switch text.first {
    case "\"": return string()
    case "[": return list()
    case "(":
      text.removeFirst()
      let value = expression()
      _ = take(")")
      return value
    case let first? where first == "." || first.isLetter || first == "_": return call(name: identifier())
    case let first? where first.isNumber || first == "-":
      let number = text.prefix { $0.isNumber || "-._".contains($0) }
      text = text[number.endIndex...]
      return .text(String(number))
    default:
      // Passed over, so that the reading goes on.
      return .unknown(text.popFirst().map(String.init) ?? "")
    }
  }
  private mutating func identifier() -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    text = text[name.endIndex...]
    return String(name)
  }
  private mutating func call(name: String) -> ManifestExpression {
    let space = text.prefix { $0 == " " }
    guard text.dropFirst(space.count).first == "(" else {
      if let known = constants[name] { return known }
      return .call(name, [])
    }
    _ = take("(")
    var arguments: [(label: String, value: ManifestExpression)] = []
    while !take(")") {
      if text.isEmpty { break }
      let label = text.prefixMatch(of: #/(\w+)\s*:/#).map { String($0.output.1) } ?? ""
      if !label.isEmpty { text = text[text.firstIndex(of: ":")!...].dropFirst() }
      arguments.append((label, expression()))
      _ = take(",")
    }
    return .call(name, arguments)
  }
  private mutating func list() -> ManifestExpression {
    _ = take("[")
    var items: [ManifestExpression] = [], fields: [(key: ManifestExpression, value: ManifestExpression)] = []
    while !take("]") {
      if text.isEmpty { break }
      if take(":") { continue }
      let item = expression()
      if take(":") { fields.append((item, expression())) } else { items.append(item) }
      _ = take(",")
    }
    return fields.isEmpty ? .list(items) : .dictionary(fields)
  }
  private mutating func string() -> ManifestExpression {
    if text.hasPrefix("\"\"\"") {
      text = text.dropFirst(3)
      let end = text.firstRange(of: "\"\"\"")
      let inside = end.map { text[..<$0.lowerBound] } ?? text
      text = end.map { text[$0.upperBound...] } ?? ""
      return .text(String(inside))
    }
    text.removeFirst()
    var result = ""
    while let character = text.popFirst(), character != "\"" {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      if text.first == "(" {
        text.removeFirst()
        let value = expression()
        _ = take(")")
        result += value.text ?? ""
      } else if let escaped = text.popFirst() {
        result.append(escaped == "n" ? "\n" : escaped)
      }
    }
    return .text(result)
  }
}

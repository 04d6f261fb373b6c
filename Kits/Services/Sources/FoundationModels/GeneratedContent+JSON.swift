extension GeneratedContent {
  /// This as JSON, properties in their order. A number that JSON has no form for is null.
  var json: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value):
      if let whole = Int(exactly: value), abs(whole) < 1 << 53 {
        "\(whole)"
      } else {
        value.isFinite ? "\(value)" : "null"
      }
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      "{" + keys.compactMap { key in properties[key].map { "\(Self.quoted(key)): \($0.json)" } }.joined(separator: ", ")
        + "}"
    }
  }
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}": result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Reads JSON as far as it goes.
///
/// `at` is the next byte. Where the text ends within a value, what is there of it is taken and marked; a name without its value is not.
/// Source: RFC 8259.
struct JSONParser {
  private let bytes: [UInt8]
  private var at = 0
  /// How deep lists and properties may lie in each other. Source: our choice, as RFC 8259, 9 allows one.
  private static let deepest = 512

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func content() throws -> GeneratedContent {
    guard let value = try value(depth: 0) else { throw failure("A value was expected") }
    skipSpace()
    guard at == bytes.count else { throw failure("Nothing more was expected") }
    return value
  }

  private func failure(_ what: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "\(what) at byte \(at) of the JSON."))
  }
  private mutating func skipSpace() {
    while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
  }
  private static func unfinished(_ kind: GeneratedContent.Kind) -> GeneratedContent {
    var content = GeneratedContent(kind: kind)
    content.isComplete = false
    return content
  }

  /// The next value, or nil where the text ends before one can be told.
  private mutating func value(depth: Int) throws -> GeneratedContent? {
    skipSpace()
    guard at < bytes.count else { return nil }
    guard depth < Self.deepest else { throw failure("No more than \(Self.deepest) levels were expected") }
    switch bytes[at] {
    case UInt8(ascii: "{"): return try structure(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""):
      let (text, isComplete) = try text()
      return isComplete ? GeneratedContent(kind: .string(text)) : Self.unfinished(.string(text))
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(depth: depth)
    default: throw failure("A value was expected")
    }
  }

  private mutating func word(_ word: String, _ kind: GeneratedContent.Kind) throws -> GeneratedContent? {
    for byte in word.utf8 {
      guard at < bytes.count else { return nil }
      guard bytes[at] == byte else { throw failure("\(word) was expected") }
      at += 1
    }
    return GeneratedContent(kind: kind)
  }

  private mutating func number(depth: Int) throws -> GeneratedContent? {
    let start = at
    while at < bytes.count, "+-.0123456789Ee".utf8.contains(bytes[at]) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    // More digits may follow where the text ends.
    let isComplete = at < bytes.count || depth == 0
    if text.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/#) != nil, let value = Double(text) {
      return isComplete ? GeneratedContent(kind: .number(value)) : Self.unfinished(.number(value))
    }
    guard at == bytes.count else { throw failure("A number was expected") }
    return nil
  }

  private mutating func text() throws -> (text: String, isComplete: Bool) {
    at += 1
    var result: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return (String(decoding: result, as: UTF8.self), true)
      case UInt8(ascii: "\\"):
        guard let scalar = try escaped() else { return (String(decoding: result, as: UTF8.self), false) }
        result += Array(String(Character(scalar)).utf8)
      case 0..<0x20: throw failure("No control character was expected")
      default:
        result.append(byte)
        at += 1
      }
    }
    return (String(decoding: result, as: UTF8.self), false)
  }

  /// The character that a backslash begins, or nil where the text ends within it.
  private mutating func escaped() throws -> Unicode.Scalar? {
    guard at + 1 < bytes.count else {
      at = bytes.count
      return nil
    }
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    let letter = bytes[at + 1]
    at += 2
    if let scalar = plain[letter] { return scalar }
    guard letter == UInt8(ascii: "u") else { throw failure("An escaped character was expected") }
    guard let first = try unit() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard at + 1 < bytes.count else {
      at = bytes.count
      return nil
    }
    guard bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else { return "\u{FFFD}" }
    at += 2
    guard let second = try unit() else { return nil }
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }
  /// Four hexadecimal digits.
  private mutating func unit() throws -> UInt32? {
    guard at + 4 <= bytes.count else {
      at = bytes.count
      return nil
    }
    guard let unit = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16) else {
      throw failure("Four hexadecimal digits were expected")
    }
    at += 4
    return unit
  }

  private mutating func list(depth: Int) throws -> GeneratedContent {
    at += 1
    var elements: [GeneratedContent] = []
    while true {
      skipSpace()
      guard at < bytes.count else { return Self.unfinished(.array(elements)) }
      if bytes[at] == UInt8(ascii: "]"), elements.isEmpty { break }
      guard let element = try value(depth: depth + 1) else { return Self.unfinished(.array(elements)) }
      elements.append(element)
      skipSpace()
      guard at < bytes.count else { return Self.unfinished(.array(elements)) }
      if bytes[at] == UInt8(ascii: "]") { break }
      guard bytes[at] == UInt8(ascii: ",") else { throw failure("A comma was expected") }
      at += 1
    }
    at += 1
    return GeneratedContent(kind: .array(elements))
  }

  private mutating func structure(depth: Int) throws -> GeneratedContent {
    at += 1
    var properties: [String: GeneratedContent] = [:], keys: [String] = []
    func kind() -> GeneratedContent.Kind { .structure(properties: properties, orderedKeys: keys) }
    while true {
      skipSpace()
      guard at < bytes.count else { return Self.unfinished(kind()) }
      if bytes[at] == UInt8(ascii: "}"), keys.isEmpty { break }
      guard bytes[at] == UInt8(ascii: "\"") else { throw failure("A name was expected") }
      let (name, isComplete) = try text()
      skipSpace()
      guard isComplete, at < bytes.count else { return Self.unfinished(kind()) }
      guard bytes[at] == UInt8(ascii: ":") else { throw failure("A colon was expected") }
      at += 1
      guard let value = try value(depth: depth + 1) else { return Self.unfinished(kind()) }
      if properties.updateValue(value, forKey: name) == nil { keys.append(name) }
      skipSpace()
      guard at < bytes.count else { return Self.unfinished(kind()) }
      if bytes[at] == UInt8(ascii: "}") { break }
      guard bytes[at] == UInt8(ascii: ",") else { throw failure("A comma was expected") }
      at += 1
    }
    at += 1
    return GeneratedContent(kind: kind())
  }
}

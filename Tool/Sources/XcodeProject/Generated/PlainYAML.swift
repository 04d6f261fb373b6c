/// Reads the part of YAML in which people write projects: mappings, lists and texts by lines and in brackets, blocks of text, anchors, and comments.
///
/// A mapping is a dictionary, a list an array, and everything else a text. Source: YAML 1.2.2; what is left out (tags, several documents, keys that are
/// not texts) is an error at its line.
struct PlainYAML {
  struct Problem: Error { let line: Int, message: String }

  private struct Line {
    var number: Int, indent: Int
    var text: Substring
  }
  private var lines: [Line] = []
  /// All lines as they are, for blocks of text.
  private let whole: [Substring]
  private var next = 0
  private var anchors: [String: Any] = [:]

  static func read(_ text: String) throws -> Any {
    var reader = try PlainYAML(text)
    guard let first = reader.lines.first else { return [String: Any]() }
    let value = try reader.node(first.indent)
    if let rest = reader.current {
      throw Problem(line: rest.number, message: "this is not indented as the lines before")
    }
    return value
  }

  private init(_ text: String) throws {
    whole = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in whole.enumerated() {
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.first == "#" || content.allSatisfy(\.isWhitespace) { continue }
      if content.first == "\t" { throw Problem(line: index + 1, message: "a tab is no indentation") }
      if line == "---" || line.hasPrefix("%") { continue }
      lines.append(Line(number: index + 1, indent: line.count - content.count, text: content))
    }
  }
  private var current: Line? { next < lines.count ? lines[next] : nil }

  // MARK: - Lines

  private mutating func node(_ indent: Int) throws -> Any {
    guard let line = current else { return "" }
    if line.text == "-" || line.text.hasPrefix("- ") { return try list(indent) }
    if try key(of: line) != nil { return try mapping(indent) }
    next += 1
    return try scalar(line.text, line)
  }
  private mutating func list(_ indent: Int) throws -> [Any] {
    var items: [Any] = []
    while let line = current, line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if Self.withoutComment(rest).isEmpty {
        next += 1
        items.append(try nested(below: indent))
      } else {
        // What follows the hyphen is indented as far as it stands.
        lines[next] = Line(number: line.number, indent: indent + line.text.count - rest.count, text: rest)
        items.append(try node(lines[next].indent))
      }
    }
    return items
  }
  private mutating func mapping(_ indent: Int) throws -> [String: Any] {
    var fields: [String: Any] = [:], merged: [String: Any] = [:]
    while let line = current, line.indent == indent, let (key, rest) = try key(of: line) {
      next += 1
      let value = try self.value(Self.withoutComment(rest), line, indent)
      if key == "<<" {
        for other in value as? [Any] ?? [value] {
          merged.merge(other as? [String: Any] ?? [:]) { own, _ in own }
        }
      } else {
        fields[key] = value
      }
    }
    if let line = current, line.indent > indent {
      throw Problem(line: line.number, message: "this is indented more than the line it belongs to")
    }
    return merged.merging(fields) { $1 }
  }
  private mutating func value(_ text: Substring, _ line: Line, _ indent: Int) throws -> Any {
    if text.isEmpty { return try nested(below: indent, allowsList: true) }
    if text.first == "|" || text.first == ">" { return block(below: indent, folded: text.first == ">", after: line) }
    if text.first == "&" {
      let name = String(text.dropFirst().prefix { $0 != " " })
      let rest = text.dropFirst(name.count + 1).drop { $0 == " " }
      let value = try self.value(rest, line, indent)
      anchors[name] = value
      return value
    }
    return try scalar(text, line)
  }
  private mutating func nested(below indent: Int, allowsList: Bool = false) throws -> Any {
    guard let line = current else { return "" }
    if line.indent > indent { return try node(line.indent) }
    // A list of a key may stand under the key's first letter.
    if allowsList, line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") { return try list(indent) }
    return ""
  }
  private mutating func block(below indent: Int, folded: Bool, after line: Line) -> String {
    var text: [Substring] = [], index = line.number
    while index < whole.count {
      let content = whole[index].drop { $0 == " " }
      if !content.isEmpty, whole[index].count - content.count <= indent { break }
      text.append(whole[index])
      index += 1
    }
    while let line = current, line.number <= index { next += 1 }
    let margin =
      text.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.count - $0.drop { $0 == " " }.count }.min() ?? 0
    return text.map { $0.dropFirst(margin) }.joined(separator: folded ? " " : "\n")
  }
  /// The key of a line and what follows it; nil where the line is none of a mapping.
  private func key(of line: Line) throws -> (key: String, rest: Substring)? {
    let text = line.text
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else {
        throw Problem(line: line.number, message: "the quote is not closed")
      }
      let rest = text[text.index(after: end)...]
      guard rest.first == ":" else { return nil }
      return (String(text[text.index(after: text.startIndex)..<end]), rest.dropFirst().drop { $0 == " " })
    }
    if text.first == "{" || text.first == "[" { return nil }
    if text.first == "?" || text.first == "!" {
      throw Problem(line: line.number, message: "'\(text.prefix(1))' of YAML is not read here")
    }
    var place = text.startIndex
    while let colon = text[place...].firstIndex(of: ":") {
      let after = text.index(after: colon)
      if after == text.endIndex || text[after] == " " {
        return (String(text[..<colon]).trimmed, text[after...].drop { $0 == " " })
      }
      place = after
    }
    return nil
  }
  /// A hash after a space begins a comment, unless it is inside of quotes.
  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?, before: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        if " [{,:".contains(before) { quote = character }
      } else if character == "#", before == " " {
        return text[..<index].trimmingEnd
      }
      before = character
    }
    return text.trimmingEnd
  }

  // MARK: - Values in a line

  private mutating func scalar(_ text: Substring, _ line: Line) throws -> Any {
    var rest = Self.withoutComment(text)
    // Brackets may be closed some lines below.
    while let first = rest.first, "[{".contains(first), !Self.isBalanced(rest), let line = current {
      next += 1
      rest = Substring(rest + " " + Self.withoutComment(line.text))
    }
    rest = try continued(rest, line)
    var flow = Flow(text: rest, line: line.number, anchors: anchors)
    let value = try flow.value(within: "")
    guard flow.text.allSatisfy(\.isWhitespace) else {
      throw Problem(line: line.number, message: "'\(flow.text)' stands behind a value")
    }
    return value
  }
  /// A text that goes on in lines that are indented more than its own. Source: YAML 1.2.2, "Line folding".
  private mutating func continued(_ text: Substring, _ line: Line) throws -> Substring {
    var rest = text
    if let quote = rest.first, quote == "\"" || quote == "'" {
      while !Self.isClosed(rest, quote), let line = current {
        next += 1
        rest = Substring(rest + " " + line.text.trimmingEnd)
      }
      return rest
    }
    guard let first = rest.first, !"[{*&!".contains(first) else { return rest }
    while let more = current, more.indent > line.indent, try key(of: more) == nil, !more.text.hasPrefix("- ") {
      next += 1
      rest = Substring(rest + " " + Self.withoutComment(more.text))
    }
    return rest
  }
  /// Whether a quote is closed in a text that begins with it.
  private static func isClosed(_ text: Substring, _ quote: Character) -> Bool {
    var isEscaped = false, count = 0
    for character in text.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote == "\"" {
        isEscaped = true
      } else if character == quote {
        count += 1
      }
    }
    // Two single quotes within are one.
    return quote == "'" ? count % 2 == 1 : count > 0
  }
  private static func isBalanced(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if "[{".contains(character) { depth += 1 }
      if "]}".contains(character) { depth -= 1 }
    }
    return depth <= 0
  }

  private struct Flow {
    var text: Substring
    let line: Int
    let anchors: [String: Any]

    mutating func value(within end: String) throws -> Any {
      text = text.drop { $0 == " " }
      switch text.first {
      case "[": return try list()
      case "{": return try mapping()
      case "\"", "'": return try quoted()
      case "*":
        let name = String(text.dropFirst().prefix { !" ,]}".contains($0) })
        text = text.dropFirst(name.count + 1)
        guard let value = anchors[name] else { throw Problem(line: line, message: "there is no anchor &\(name) above") }
        return value
      case "!", "&", "@", "`": throw Problem(line: line, message: "'\(text.prefix(1))' of YAML is not read here")
      default:
        let plain = end.isEmpty ? text : text.prefix { !end.contains($0) }
        text = text[plain.endIndex...]
        let word = String(plain).trimmed
        return word == "~" || word == "null" ? "" : word
      }
    }
    private mutating func quoted() throws -> String {
      let quote = text.removeFirst()
      var result = ""
      while let character = text.popFirst() {
        if character == quote {
          // Two of them are one in single quotes.
          guard quote == "'", text.first == "'" else { return result }
          text.removeFirst()
          result.append("'")
        } else if character == "\\", quote == "\"", let escaped = text.popFirst() {
          result.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
        } else {
          result.append(character)
        }
      }
      throw Problem(line: line, message: "the quote is not closed")
    }
    private mutating func list() throws -> [Any] {
      var items: [Any] = []
      text.removeFirst()
      while true {
        text = text.drop { $0 == " " || $0 == "," }
        guard let first = text.first else { throw Problem(line: line, message: "the bracket [ is not closed") }
        if first == "]" {
          text.removeFirst()
          return items
        }
        // `[key: value]` is a list with a mapping in it.
        if let colon = text.firstMatch(of: #/^[^\s,:\[\]{}"']+:\s+/#) {
          let key = String(text[colon.range].prefix { $0 != ":" })
          text = text[colon.range.upperBound...]
          items.append([key: try value(within: ",]")])
          continue
        }
        items.append(try value(within: ",]"))
      }
    }
    private mutating func mapping() throws -> [String: Any] {
      var fields: [String: Any] = [:]
      text.removeFirst()
      while true {
        text = text.drop { $0 == " " || $0 == "," }
        guard let first = text.first else { throw Problem(line: line, message: "the bracket { is not closed") }
        if first == "}" {
          text.removeFirst()
          return fields
        }
        let key = "\(try value(within: ":,}"))"
        text = text.drop { $0 == " " }
        if text.first == ":" { text.removeFirst() }
        fields[key] = try value(within: ",}")
      }
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(Substring(self).drop { $0.isWhitespace }.trimmingEnd) }
}
extension Substring {
  fileprivate var trimmingEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

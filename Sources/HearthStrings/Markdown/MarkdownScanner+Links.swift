import Foundation

extension MarkdownScanner {
  /// Characters. Source: our choice, so that texts which nobody wrote take no quadratic time.
  private static let longestDestination = 2_000

  private func isWhitespace(_ index: Int) -> Bool { character(index)?.isWhitespace == true }

  /// After white space with at most one end of a line.
  func skippingWhitespace(from start: Int) -> Int {
    var index = start
    var lines = 0
    while let next = character(index), next.isWhitespace {
      if next.isNewline { lines += 1 }
      if lines > 1 { break }
      index += 1
    }
    return index
  }

  // MARK: - Links

  /// `(destination "title")` after the closing bracket at `close`, and where it ends. The title is not shown anywhere.
  func destination(after close: Int) -> ([MarkdownToken], end: Int)? {
    guard character(close + 1) == "(" else { return nil }
    let start = skippingWhitespace(from: close + 2)
    if character(start) == ")" { return ([], start + 1) }
    guard let (destination, end) = destination(at: start) else { return nil }
    var index = skippingWhitespace(from: end)
    if index > end, let titleEnd = title(at: index) { index = skippingWhitespace(from: titleEnd) }
    return character(index) == ")" ? (destination, index + 1) : nil
  }

  /// An address, in angle brackets or without spaces. Source: CommonMark, section 6.3.
  func destination(at start: Int) -> ([MarkdownToken], end: Int)? {
    var result: [MarkdownToken] = []
    let isEnclosed = character(start) == "<"
    var index = isEnclosed ? start + 1 : start
    var depth = 0
    while index < tokens.count, index - start < Self.longestDestination {
      guard let current = character(index) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      switch current {
      case "\\" where character(index + 1).map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } == true:
        result.append(tokens[index + 1])
        index += 2
        continue
      case "&":
        if let (text, end) = entity(at: index) {
          result += MarkdownToken.tokens(text)
          index = end
          continue
        }
      case ">" where isEnclosed: return (result, index + 1)
      case "<" where isEnclosed: return nil
      case _ where isEnclosed: if current.isNewline { return nil }
      case "(":
        depth += 1
        if depth > 32 { return nil }
      case ")":
        if depth == 0 { return index > start ? (result, index) : nil }
        depth -= 1
      case _ where current.isWhitespace: return depth == 0 && index > start ? (result, index) : nil
      default: break
      }
      result.append(tokens[index])
      index += 1
    }
    return !isEnclosed && depth == 0 && index > start && index == tokens.count ? (result, index) : nil
  }

  /// Where a title ends.
  func title(at start: Int) -> Int? {
    let end: Character
    switch character(start) {
    case "\"": end = "\""
    case "'": end = "'"
    case "(": end = ")"
    default: return nil
    }
    var index = start + 1
    while index < tokens.count, index - start < Self.longestDestination {
      switch character(index) {
      case end: return index + 1
      case "\\": index += 1
      case "(" where end == ")": return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The destination that a definition gives for a label: that after the brackets, `[text][label]`, or
  /// that inside, `[label][]` or `[label]`.
  func reference(from start: Int, to close: Int) -> ([MarkdownToken], end: Int)? {
    if options.definitions.isEmpty { return nil }
    if character(close + 1) == "[", let end = endOfLabel(at: close + 1) {
      let own = end > close + 3 ? tokens[(close + 2)..<(end - 1)] : tokens[start..<close]
      if let found = options.definitions[InlineMarkdown.normalizedLabel(own)] { return (found, end) }
      return nil
    }
    guard close - start < 1_000 else { return nil }
    return options.definitions[InlineMarkdown.normalizedLabel(tokens[start..<close])].map { ($0, close + 1) }
  }
  /// Where a label ends that begins with the bracket at `start`.
  func endOfLabel(at start: Int) -> Int? {
    var index = start + 1
    while index < tokens.count, index - start < 1_000 {
      switch character(index) {
      case "]": return index + 1
      case "[": return nil
      case "\\": index += 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `[label]: destination "title"` at the start of a paragraph, and where its line ends.
  func definition(at start: Int) -> (label: String, destination: [MarkdownToken], end: Int)? {
    guard character(start) == "[", let close = endOfLabel(at: start), character(close) == ":" else { return nil }
    let label = InlineMarkdown.normalizedLabel(tokens[(start + 1)..<(close - 1)])
    guard !label.isEmpty, let (destination, end) = destination(at: skippingWhitespace(from: close + 1)) else {
      return nil
    }
    func endOfLine(_ start: Int) -> Int? {
      var index = start
      while let next = character(index), next == " " || next == "\t" { index += 1 }
      if index >= tokens.count { return tokens.count }
      return character(index)?.isNewline == true ? index + 1 : nil
    }
    let next = skippingWhitespace(from: end)
    if next > end, let titleEnd = title(at: next), let line = endOfLine(titleEnd) { return (label, destination, line) }
    return endOfLine(end).map { (label, destination, $0) }
  }

  // MARK: - Extended attributes

  /// `(name: value, …)` after the closing bracket at `close`: what is inside, and where it ends. Nil where there is no
  /// name, so that a caret before a link stays one.
  func attributes(after close: Int) -> (String, end: Int)? {
    guard character(close + 1) == "(" else { return nil }
    var content = ""
    var depth = 0
    var quote: Character?
    var index = close + 2
    while index < tokens.count, index - close < Self.longestDestination {
      guard let current = character(index) else { return nil }
      if current == "\\", let next = character(index + 1) {
        content.append(current)
        content.append(next)
        index += 2
        continue
      }
      if let open = quote {
        if current == open { quote = nil }
      } else if current == "\"" || current == "'" {
        quote = current
      } else if "([{".contains(current) {
        depth += 1
      } else if ")]}".contains(current) {
        if depth == 0 { return current == ")" && Self.beginsWithName(content) ? (content, index + 1) : nil }
        depth -= 1
      }
      content.append(current)
      index += 1
    }
    return nil
  }
  private static func beginsWithName(_ content: String) -> Bool {
    guard let colon = content.firstIndex(of: ":") else { return false }
    let name = content[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
    if content[content.index(after: colon)...].hasPrefix("//") { return false }
    if let first = name.first, first == "\"" || first == "'" { return name.count > 2 && name.last == first }
    return !name.isEmpty
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "-" || $0 == "." }
  }

  // MARK: - Angle brackets

  /// `<https://example.org>` or `<name@example.org>`: the address, what is shown, and where it ends.
  func autolink(at start: Int) -> (address: [MarkdownToken], shown: [MarkdownToken], end: Int)? {
    var shown: [MarkdownToken] = []
    var hasScheme = false, mayBeScheme = true
    var index = start + 1
    while index < tokens.count, index - start < 2_000 {
      switch tokens[index] {
      case .character(">"):
        if hasScheme { return shown.count > 3 ? (shown, shown, index + 1) : nil }
        return Self.isMailAddress(shown.text) && !shown.contains { if case .argument = $0 { true } else { false } }
          ? (MarkdownToken.tokens("mailto:") + shown, shown, index + 1) : nil
      case .character(let character):
        if character.isWhitespace || character == "<" { return nil }
        if !hasScheme {
          if character == ":" {
            if !mayBeScheme || shown.count < 2 || shown.count > 32 { return nil }
            hasScheme = true
          } else if !(character.isASCII && (character.isLetter || character.isNumber || "+.-".contains(character)))
            || (shown.isEmpty && !character.isLetter)
          {
            mayBeScheme = false
          }
        }
      case .argument: if !hasScheme { return nil }
      }
      shown.append(tokens[index])
      index += 1
    }
    return nil
  }
  private static func isMailAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    func isPlain(_ character: Character) -> Bool { character.isASCII && (character.isLetter || character.isNumber) }
    guard parts[0].allSatisfy({ isPlain($0) || ".!#$%&'*+/=?^_`{|}~-".contains($0) }) else { return false }
    return parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.count <= 63 && label.first != "-" && label.last != "-"
        && label.allSatisfy { isPlain($0) || $0 == "-" }
    }
  }

  /// Where a tag, comment, instruction or declaration of HTML ends. Source: CommonMark, section 6.6.
  mutating func endOfTag(at start: Int) -> Int? {
    switch character(start + 1) {
    case "!":
      if character(start + 2) == "-", character(start + 3) == "-" {
        // Source: CommonMark 0.31: `<!-->` and `<!--->` are comments as well.
        if character(start + 4) == ">" { return start + 5 }
        if character(start + 4) == "-", character(start + 5) == ">" { return start + 6 }
        return end(of: "-->", from: start + 4)
      }
      if Array(tokens[start..<min(start + 9, tokens.count)]).text == "<![CDATA[" {
        return end(of: "]]>", from: start + 9)
      }
      guard let next = character(start + 2), next.isASCII, next.isLetter else { return nil }
      return end(of: ">", from: start + 3)
    case "?": return end(of: "?>", from: start + 2)
    case "/":
      guard let name = endOfTagName(at: start + 2) else { return nil }
      let index = skippingWhitespace(from: name)
      return character(index) == ">" ? index + 1 : nil
    default:
      guard let name = endOfTagName(at: start + 1) else { return nil }
      return endOfAttributes(from: name)
    }
  }
  private mutating func end(of mark: String, from start: Int) -> Int? {
    if missingEnds.contains(mark) { return nil }
    let wanted = MarkdownToken.tokens(mark)
    var index = start
    while index + wanted.count <= tokens.count {
      if tokens[index] == wanted[0], Array(tokens[index..<(index + wanted.count)]) == wanted {
        return index + wanted.count
      }
      index += 1
    }
    missingEnds.insert(mark)
    return nil
  }
  private func endOfTagName(at start: Int) -> Int? {
    guard let first = character(start), first.isASCII, first.isLetter else { return nil }
    var index = start + 1
    while let next = character(index), next.isASCII, next.isLetter || next.isNumber || next == "-" { index += 1 }
    return index
  }
  /// The rest of an opening tag.
  private func endOfAttributes(from start: Int) -> Int? {
    var index = start
    while true {
      let next = skippingWhitespace(from: index)
      if character(next) == ">" { return next + 1 }
      if character(next) == "/" { return character(next + 1) == ">" ? next + 2 : nil }
      guard next > index, next - start < Self.longestDestination, let first = character(next),
        first == "_" || first == ":" || (first.isASCII && first.isLetter)
      else { return nil }
      index = next + 1
      while let next = character(index), next.isASCII, next.isLetter || next.isNumber || "_.:-".contains(next) {
        index += 1
      }
      let equals = skippingWhitespace(from: index)
      guard character(equals) == "=" else { continue }
      guard let end = endOfValue(at: skippingWhitespace(from: equals + 1)) else { return nil }
      index = end
    }
  }
  private func endOfValue(at start: Int) -> Int? {
    guard let first = character(start) else { return nil }
    var index = start
    if first == "\"" || first == "'" {
      index += 1
      while index < tokens.count, index - start < Self.longestDestination {
        if character(index) == first { return index + 1 }
        index += 1
      }
      return nil
    }
    while let next = character(index), !next.isWhitespace, !"\"'=<>`".contains(next) { index += 1 }
    return index > start ? index : nil
  }

  // MARK: - Code

  /// The inside of a code span that ends with as many backticks as it began with.
  mutating func codeSpan(from start: Int, count: Int) -> (Range<Int>, end: Int)? {
    if let known = codesWithoutEnd[count], start >= known { return nil }
    var index = start
    while index < tokens.count {
      var run = 0
      while character(index + run) == "`" { run += 1 }
      if run == count { return (start..<index, index + run) }
      index += max(run, 1)
    }
    codesWithoutEnd[count] = start
    return nil
  }
  /// A space at both ends is for the eye only.
  func trimmedCode(_ range: Range<Int>) -> [MarkdownToken] {
    let code = Array(tokens[range])
    func isSpace(_ token: MarkdownToken) -> Bool {
      token == .character(" ")
        || (!options.preservesWhitespace && (token == .character("\n") || token == .character("\r\n")))
    }
    if code.count > 2, isSpace(code[0]), isSpace(code[code.count - 1]), code.contains(where: { !isSpace($0) }) {
      return Array(code.dropFirst().dropLast())
    }
    return code
  }

  // MARK: - Entities

  /// The whole text, where backslashes and entities have a meaning and nothing else has.
  var unescaped: String {
    var result = ""
    var index = 0
    while index < tokens.count {
      if character(index) == "\\", let next = character(index + 1), next.isASCII, next.isPunctuation || next.isSymbol {
        result.append(next)
        index += 2
      } else if character(index) == "&", let (text, end) = entity(at: index) {
        result += text
        index = end
      } else {
        if let next = character(index) { result.append(next) }
        index += 1
      }
    }
    return result
  }

  /// `&amp;`, `&#38;` or `&#x26;`: what it stands for, and where it ends. Source: CommonMark, section 2.5.
  func entity(at start: Int) -> (String, end: Int)? {
    var name = ""
    var index = start + 1
    // The longest name has 31 characters.
    while let next = character(index), next != ";", name.utf8.count < 32 {
      guard next.isASCII, next.isLetter || next.isNumber || (next == "#" && name.isEmpty) else { return nil }
      name.append(next)
      index += 1
    }
    guard character(index) == ";", let text = MarkdownEntities.text(of: name) else { return nil }
    return (text, index + 1)
  }
}

extension MarkdownScanner {
  /// The closing bracket of each opening one, brackets in code and behind backslashes left out.
  static func matchingBrackets(_ tokens: ArraySlice<MarkdownToken>) -> [Int: Int] {
    var open: [Int] = []
    var pairs: [Int: Int] = [:]
    var isEscaped = false
    for index in tokens.indices {
      guard case .character(let character) = tokens[index] else {
        isEscaped = false
        continue
      }
      if isEscaped {
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "[": open.append(index)
      case "]": if let start = open.popLast() { pairs[start] = index }
      default: break
      }
    }
    return pairs
  }

  /// `(destination "title")` after a closing bracket, and where it ends.
  static func destination(_ tokens: ArraySlice<MarkdownToken>, after close: Int) -> ([MarkdownToken], end: Int)? {
    var index = close + 1
    guard index < tokens.endIndex, tokens[index] == .character("(") else { return nil }
    index += 1
    var destination: [MarkdownToken] = []
    var depth = 0
    var isInTitle = false
    while index < tokens.endIndex, index - close < 4_000 {
      switch tokens[index] {
      case .character(")") where depth == 0 && !isInTitle:
        if destination.first == .character("<"), destination.last == .character(">") { destination = Array(destination.dropFirst().dropLast()) }
        return (destination, index + 1)
      case .character("\"") where isInTitle: isInTitle = false
      case _ where isInTitle: break
      case .character("("):
        depth += 1
        destination.append(tokens[index])
      case .character(")"):
        depth -= 1
        destination.append(tokens[index])
      case .character(" "):
        // A title may follow. It is not shown anywhere.
        if index + 1 < tokens.endIndex, tokens[index + 1] == .character("\"") {
          isInTitle = true
          index += 1
        } else if index + 1 < tokens.endIndex, tokens[index + 1] != .character(")"), !destination.isEmpty {
          return nil
        }
      case .character("\n"): return nil
      case let token: destination.append(token)
      }
      index += 1
    }
    return nil
  }

  /// `<https://example.org>`: the address, and where it ends.
  static func autolink(_ tokens: ArraySlice<MarkdownToken>, from start: Int) -> ([MarkdownToken], end: Int)? {
    var destination: [MarkdownToken] = []
    var hasScheme = false
    var index = start + 1
    while index < tokens.endIndex, index - start < 2_000 {
      switch tokens[index] {
      case .character(">"): return hasScheme && destination.count > 3 ? (destination, index + 1) : nil
      case .character(let character):
        if character.isWhitespace || character == "<" { return nil }
        if !hasScheme {
          if character == ":" { hasScheme = destination.count >= 2 } else if !(character.isASCII && (character.isLetter || character.isNumber || "+.-".contains(character))) { return nil }
        }
      case .argument: if !hasScheme { return nil }
      }
      destination.append(tokens[index])
      index += 1
    }
    return nil
  }

  /// The inside of a code span that ends with as many backticks as it began with.
  mutating func codeSpan(_ tokens: ArraySlice<MarkdownToken>, from start: Int, count: Int) -> (Range<Int>, end: Int)? {
    if let known = codesWithoutEnd[count], start >= known { return nil }
    var index = start
    while index < tokens.endIndex {
      var run = 0
      while index + run < tokens.endIndex, tokens[index + run] == .character("`") { run += 1 }
      if run == count { return (start..<index, index + run) }
      index += max(run, 1)
    }
    codesWithoutEnd[count] = start
    return nil
  }
  /// A space at both ends is for the eye only.
  static func trimmedCode(_ tokens: ArraySlice<MarkdownToken>) -> [MarkdownToken] {
    let space = MarkdownToken.character(" ")
    if tokens.count > 2, tokens.first == space, tokens.last == space, tokens.contains(where: { $0 != space }) {
      return Array(tokens.dropFirst().dropLast())
    }
    return Array(tokens)
  }
}

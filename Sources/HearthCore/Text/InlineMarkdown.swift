import Foundation

/// A character of a text with Markdown, or a place where an argument goes, which is never markup.
enum MarkdownToken: Hashable {
  case character(Character)
  case argument(Int)
}

/// What Markdown says about a run of text.
struct MarkdownIntent: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let emphasized = MarkdownIntent(rawValue: 1)
  static let strong = MarkdownIntent(rawValue: 2)
  static let code = MarkdownIntent(rawValue: 4)
  static let strikethrough = MarkdownIntent(rawValue: 8)
}

/// Markdown inside a line: emphasis, strong emphasis, code, strikethrough, links and backslashes. Blocks (headings, lists) and
/// white space stay as they are.
///
/// Source: CommonMark 0.31, section 6 (inlines), without HTML, images and reference links; strikethrough as in GitHub's dialect.
/// The time is linear in the length but for nested link texts, whose depth is limited.
enum InlineMarkdown {
  struct Run: Hashable {
    var tokens: [MarkdownToken]
    var intent: MarkdownIntent
    var link: [MarkdownToken]?
  }

  /// False for most texts, which then need not be looked at.
  static func mayHaveMarkup(_ text: String) -> Bool {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "\\"),
        UInt8(ascii: "<"): return true
      default: continue
      }
    }
    return false
  }

  static func parse(_ text: String) -> [Run] { parse(text.map { .character($0) }) }
  static func parse(_ tokens: [MarkdownToken]) -> [Run] {
    var scanner = MarkdownScanner()
    return scanner.scan(tokens[...], depth: 0)
  }
}

/// Reads tokens into nodes (text, code, links, rows of delimiters), pairs the delimiters, and gives out runs.
struct MarkdownScanner {
  private enum Item {
    case text([MarkdownToken])
    case run(InlineMarkdown.Run)
    case delimiter(Character, count: Int, canOpen: Bool, canClose: Bool)
  }
  /// By number of backticks: from where on there is no end of such a code span.
  var codesWithoutEnd: [Int: Int] = [:]

  init() {}

  mutating func scan(_ tokens: ArraySlice<MarkdownToken>, depth: Int) -> [InlineMarkdown.Run] {
    var items: [Item] = []
    var text: [MarkdownToken] = []
    func character(_ index: Int) -> Character? {
      guard index >= tokens.startIndex, index < tokens.endIndex, case .character(let found) = tokens[index] else { return nil }
      return found
    }
    func flush() {
      if !text.isEmpty { items.append(.text(text)) }
      text = []
    }
    let closings = depth < 8 ? Self.matchingBrackets(tokens) : [:]
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard let current = character(index) else {
        text.append(tokens[index])
        index += 1
        continue
      }
      switch current {
      case "\\":
        if let next = character(index + 1), next.isASCII, next.isPunctuation || next.isSymbol {
          text.append(tokens[index + 1])
          index += 2
        } else {
          text.append(tokens[index])
          index += 1
        }
      case "`":
        var count = 0
        while character(index + count) == "`" { count += 1 }
        if let (range, end) = codeSpan(tokens, from: index + count, count: count) {
          flush()
          items.append(.run(InlineMarkdown.Run(tokens: Self.trimmedCode(tokens[range]), intent: .code)))
          index = end
        } else {
          text.append(contentsOf: tokens[index..<(index + count)])
          index += count
        }
      case "[":
        if let close = closings[index], let (destination, end) = Self.destination(tokens, after: close) {
          flush()
          var inner = MarkdownScanner()
          for var run in inner.scan(tokens[(index + 1)..<close], depth: depth + 1) {
            if run.link == nil { run.link = destination }
            items.append(.run(run))
          }
          index = end
        } else {
          text.append(tokens[index])
          index += 1
        }
      case "<":
        if let (destination, end) = Self.autolink(tokens, from: index) {
          flush()
          items.append(.run(InlineMarkdown.Run(tokens: destination, intent: [], link: destination)))
          index = end
        } else {
          text.append(tokens[index])
          index += 1
        }
      case "*", "_", "~":
        var count = 0
        while character(index + count) == current { count += 1 }
        if current == "~" && count != 2 {
          text.append(contentsOf: tokens[index..<(index + count)])
          index += count
          continue
        }
        flush()
        let flanks = Self.flanks(before: token(tokens, index - 1), after: token(tokens, index + count), current)
        items.append(.delimiter(current, count: count, canOpen: flanks.opens, canClose: flanks.closes))
        index += count
      default:
        text.append(tokens[index])
        index += 1
      }
    }
    flush()
    return Self.resolve(items)
  }
  private func token(_ tokens: ArraySlice<MarkdownToken>, _ index: Int) -> MarkdownToken? {
    index >= tokens.startIndex && index < tokens.endIndex ? tokens[index] : nil
  }

  // MARK: - Delimiters

  private static func flanks(before: MarkdownToken?, after: MarkdownToken?, _ mark: Character) -> (opens: Bool, closes: Bool) {
    func isSpace(_ token: MarkdownToken?) -> Bool {
      guard let token else { return true }
      if case .character(let character) = token { return character.isWhitespace }
      return false
    }
    func isPunctuation(_ token: MarkdownToken?) -> Bool {
      if case .character(let character) = token { return character.isPunctuation || character.isSymbol }
      return false
    }
    let left = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let right = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    if mark == "_" { return (left && (!right || isPunctuation(before)), right && (!left || isPunctuation(after))) }
    return (left, right)
  }

  private struct Opener { var item: Int; var mark: Character; var count: Int; var canClose: Bool }

  /// Pairs delimiters as CommonMark's algorithm does, and gives out the runs between.
  private static func resolve(_ items: [Item]) -> [InlineMarkdown.Run] {
    // What begins before and ends after each item: intents with their places.
    var starts: [Int: [MarkdownIntent]] = [:], ends: [Int: [MarkdownIntent]] = [:]
    var left: [Int: Int] = [:]
    var openers: [Opener] = []
    for (index, item) in items.enumerated() {
      guard case .delimiter(let mark, let total, let canOpen, let canClose) = item else { continue }
      var count = total
      if canClose {
        while count > 0 {
          let match = openers.lastIndex {
            $0.mark == mark && !(($0.canClose || canOpen) && ($0.count + total) % 3 == 0 && ($0.count % 3 != 0 || total % 3 != 0))
          }
          guard let match else { break }
          let used = mark == "~" ? 2 : (openers[match].count >= 2 && count >= 2 ? 2 : 1)
          let intent: MarkdownIntent = mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasized
          starts[openers[match].item, default: []].append(intent)
          ends[index, default: []].append(intent)
          openers.removeSubrange((match + 1)...)
          openers[match].count -= used
          left[openers[match].item]! -= used
          count -= used
          if openers[match].count == 0 { openers.removeLast() }
        }
      }
      left[index] = count
      // More than so many at once are no text that somebody wrote; looking through them would take quadratic time.
      if canOpen && count > 0 && openers.count < 256 { openers.append(Opener(item: index, mark: mark, count: count, canClose: canClose)) }
    }
    var runs: [InlineMarkdown.Run] = []
    var depths = [0, 0, 0, 0]
    let all: [MarkdownIntent] = [.emphasized, .strong, .code, .strikethrough]
    func add(_ tokens: [MarkdownToken], _ intent: MarkdownIntent, _ link: [MarkdownToken]?) {
      var intent = intent
      for (place, kind) in all.enumerated() where depths[place] > 0 { intent.insert(kind) }
      if let last = runs.last, last.intent == intent, last.link == link { runs[runs.count - 1].tokens += tokens } else {
        runs.append(InlineMarkdown.Run(tokens: tokens, intent: intent, link: link))
      }
    }
    for (index, item) in items.enumerated() {
      switch item {
      case .text(let tokens): add(tokens, [], nil)
      case .run(let run): add(run.tokens, run.intent, run.link)
      case .delimiter(let mark, _, _, _):
        for intent in ends[index] ?? [] { depths[all.firstIndex(of: intent)!] -= 1 }
        if let count = left[index], count > 0 { add(Array(repeating: .character(mark), count: count), [], nil) }
        for intent in starts[index] ?? [] { depths[all.firstIndex(of: intent)!] += 1 }
      }
    }
    return runs
  }
}

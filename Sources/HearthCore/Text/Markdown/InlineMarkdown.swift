import Foundation

/// A character of a text with Markdown, or a place where an argument goes, which is never markup.
enum MarkdownToken: Hashable {
  case character(Character)
  case argument(Int)
  static func tokens(_ text: some StringProtocol) -> [MarkdownToken] { text.map { .character($0) } }
}
extension [MarkdownToken] {
  /// The characters; places of arguments are left out.
  var text: String {
    var text = ""
    for case .character(let character) in self { text.append(character) }
    return text
  }
}

/// What Markdown says about a run of text.
struct MarkdownIntent: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let emphasized = MarkdownIntent(rawValue: 1)
  static let strong = MarkdownIntent(rawValue: 2)
  static let code = MarkdownIntent(rawValue: 4)
  static let strikethrough = MarkdownIntent(rawValue: 8)
  static let softBreak = MarkdownIntent(rawValue: 16)
  static let lineBreak = MarkdownIntent(rawValue: 32)
  static let html = MarkdownIntent(rawValue: 64)
}

/// Markdown inside a line or paragraph: emphasis, strong emphasis, code, strikethrough, links, images, HTML, entities and backslashes.
///
/// Source: CommonMark 0.31, section 6 (inlines); strikethrough as in GitHub's dialect, with two tildes; extended attributes,
/// `^[text](name: value)`, as in Apple, documentation of AttributedString.MarkdownParsingOptions. The time is linear in the length.
enum InlineMarkdown {
  struct Run: Hashable {
    var tokens: [MarkdownToken]
    var intent: MarkdownIntent
    var link: [MarkdownToken]?
    var image: [MarkdownToken]?
    /// What was said about the run in extended attributes, the outermost first, without the parentheses.
    var attributes: [String] = []
    /// The tokens of the source that the run was made from.
    var source = 0..<0
  }
  struct Options {
    /// White space and the ends of lines stay as they are.
    var preservesWhitespace = true
    var allowsExtendedAttributes = false
    /// Destinations by label, as `normalizedLabel` writes it.
    var definitions: [String: [MarkdownToken]] = [:]
  }

  /// False for most texts, which then need not be looked at.
  static func mayHaveMarkup(_ text: String) -> Bool {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "\\"),
        UInt8(ascii: "<"), UInt8(ascii: "&"): return true
      default: continue
      }
    }
    return false
  }

  static func parse(_ text: String, _ options: Options = Options()) -> [Run] { parse(MarkdownToken.tokens(text), options) }
  static func parse(_ tokens: [MarkdownToken], _ options: Options = Options()) -> [Run] {
    var scanner = MarkdownScanner(tokens, options)
    return scanner.scan()
  }

  /// Labels are equal whatever the case and the white space. Source: CommonMark, section 4.7.
  static func normalizedLabel(_ tokens: some Sequence<MarkdownToken>) -> String {
    var result = ""
    var endsWithSpace = true
    for case .character(let character) in tokens {
      if !character.isWhitespace { result += character.lowercased() } else if !endsWithSpace { result += " " }
      endsWithSpace = character.isWhitespace
    }
    if endsWithSpace && !result.isEmpty { result.removeLast() }
    return result
  }
}

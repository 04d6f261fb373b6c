import Foundation

/// A character of a text with Markdown, or a place where an argument goes, which is never markup.
package enum MarkdownToken: Hashable {
  case character(Character)
  case argument(Int)
  package static func tokens(_ text: some StringProtocol) -> [MarkdownToken] { text.map { .character($0) } }
}
extension [MarkdownToken] {
  /// The characters; places of arguments are left out.
  package var text: String {
    var text = ""
    for case .character(let character) in self { text.append(character) }
    return text
  }
}

/// What Markdown says about a run of text.
package struct MarkdownIntent: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let emphasized = MarkdownIntent(rawValue: 1)
  package static let strong = MarkdownIntent(rawValue: 2)
  package static let code = MarkdownIntent(rawValue: 4)
  package static let strikethrough = MarkdownIntent(rawValue: 8)
  package static let softBreak = MarkdownIntent(rawValue: 16)
  package static let lineBreak = MarkdownIntent(rawValue: 32)
  package static let html = MarkdownIntent(rawValue: 64)
}

/// Markdown inside a line or paragraph: emphasis, strong emphasis, code, strikethrough, links,
/// images, HTML, entities and backslashes.
///
/// Source: CommonMark 0.31, section 6 (inlines); strikethrough as in GitHub's dialect, with two tildes;
/// extended attributes, `^[text](name: value)`, as in Apple, documentation of
/// AttributedString.MarkdownParsingOptions. The time is linear in the length.
package enum InlineMarkdown {
  package struct Run: Hashable {
    package var tokens: [MarkdownToken]
    package var intent: MarkdownIntent
    package var link: [MarkdownToken]?
    package var image: [MarkdownToken]?
    /// What was said about the run in extended attributes, the outermost first, without the parentheses.
    package var attributes: [String] = []
    /// The tokens of the source that the run was made from.
    package var source = 0..<0
  }
  package struct Options {
    /// White space and the ends of lines stay as they are.
    package var preservesWhitespace = true
    package var allowsExtendedAttributes = false
    /// Destinations by label, as `normalizedLabel` writes it.
    package var definitions: [String: [MarkdownToken]] = [:]
    package init(
      preservesWhitespace: Bool = true, allowsExtendedAttributes: Bool = false,
      definitions: [String: [MarkdownToken]] = [:]
    ) {
      (self.preservesWhitespace, self.allowsExtendedAttributes, self.definitions) = (
        preservesWhitespace, allowsExtendedAttributes, definitions
      )
    }
  }

  /// False for most texts, which then need not be looked at.
  package static func mayHaveMarkup(_ text: String) -> Bool {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"),
        UInt8(ascii: "<"), UInt8(ascii: "&"):
        return true
      default: continue
      }
    }
    return false
  }

  package static func parse(_ text: String, _ options: Options = Options()) -> [Run] {
    parse(MarkdownToken.tokens(text), options)
  }
  package static func parse(_ tokens: [MarkdownToken], _ options: Options = Options()) -> [Run] {
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

import Foundation

/// What Markdown says about a run of text. Foundation has this type on other systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  // Source: the values of Foundation's type.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension InlinePresentationIntent {
  init(_ intent: MarkdownIntent) {
    self = []
    if intent.contains(.emphasized) { insert(.emphasized) }
    if intent.contains(.strong) { insert(.stronglyEmphasized) }
    if intent.contains(.code) { insert(.code) }
    if intent.contains(.strikethrough) { insert(.strikethrough) }
  }
  var markdownIntent: MarkdownIntent {
    var intent: MarkdownIntent = []
    if contains(.emphasized) { intent.insert(.emphasized) }
    if contains(.stronglyEmphasized) { intent.insert(.strong) }
    if contains(.code) { intent.insert(.code) }
    if contains(.strikethrough) { intent.insert(.strikethrough) }
    return intent
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Blocks (headings, lists) are not taken apart here: they stay as they are written. `full` and `inlineOnly` make a space of
    /// each row of white space, as Foundation does.
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
    }
  }

  /// A text with the emphasis, code, strikethrough and links of its Markdown. Every text can be read; nothing is thrown.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init()
    for run in InlineMarkdown.parse(markdown) {
      var text = run.tokens.text
      if options.interpretedSyntax != .inlineOnlyPreservingWhitespace && !run.intent.contains(.code) { text = text.withSingleSpaces }
      var piece = AttributedString(text)
      if !run.intent.isEmpty { piece.inlinePresentationIntent = InlinePresentationIntent(run.intent) }
      if let link = run.link { piece.link = URL(string: link.text, relativeTo: baseURL) }
      append(piece)
    }
  }
}

extension [MarkdownToken] {
  /// The characters; places of arguments are left out.
  var text: String {
    var text = ""
    for case .character(let character) in self { text.append(character) }
    return text
  }
}
extension String {
  fileprivate var withSingleSpaces: String {
    var result = ""
    var wasSpace = false
    for character in self {
      if !character.isWhitespace { result.append(character) } else if !wasSpace { result.append(" ") }
      wasSpace = character.isWhitespace
    }
    return result
  }
}

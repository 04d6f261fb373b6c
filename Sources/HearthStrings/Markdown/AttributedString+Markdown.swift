import AttributeDecoding
import Foundation
@_spi(Reflection) import Swift

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read, and how white space is treated.
    public enum InterpretedSyntax: Sendable {
      /// Blocks are taken apart and told by `presentationIntent`; nothing stands between them
      /// in the text. White space is one space.
      case full
      /// What marks blocks stays as it is written. White space is one space.
      case inlineOnly
      /// What marks blocks, white space and the ends of lines stay as they are written.
      case inlineOnlyPreservingWhitespace
    }
    /// Whether invalid Markdown is an error, or is left out. `throwError`, or `returnPartiallyParsedIfPossible`.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    /// Whether `^[text](name: value)` gives the text the attribute of the scope whose `markdownName`
    /// that is. The value is written in JSON5.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read; all of it by default.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to data that are not text, and to extended attributes that cannot be
    /// read. Markdown itself is never invalid.
    public var failurePolicy: FailurePolicy
    /// Becomes the `languageIdentifier` of the text that has no other one.
    public var languageCode: String?
    /// Whether runs say where they stand in the source, as `markdownSourcePosition`.
    public var appliesSourcePositionAttributes: Bool
    /// Creates options; without arguments for a whole document, without extended attributes.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The text of some Markdown, with what it says as attributes: `inlinePresentationIntent`, `presentationIntent`,
  /// `link`, `imageURL` and `alternateDescription`.
  ///
  /// A thematic break is the character U+2E3B. Of an image there is its description or, without one, U+FFFC.
  /// - Parameter baseURL: What addresses are relative to.
  /// - Throws: With `FailurePolicy.throwError`, a `DecodingError` for an extended attribute that cannot be read.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
  {
    self = try MarkdownReader(options, baseURL, [:]).read(markdown)
  }
  /// The text of some Markdown, with extended attributes of a scope.
  /// - Throws: With `FailurePolicy.throwError`, a `DecodingError` for an extended attribute that cannot be read.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = try MarkdownReader(options, baseURL, options.allowsExtendedAttributes ? MarkdownReader.keys(of: scope) : [:])
      .read(markdown)
  }
  /// The text of some Markdown, with extended attributes of a scope that is given by its path, such as `\.swiftUI`.
  /// - Throws: With `FailurePolicy.throwError`, a `DecodingError` for an extended attribute that cannot be read.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL) }

  /// The text of Markdown in UTF-8.
  /// - Throws: With `FailurePolicy.throwError`, `CocoaError.fileReadInapplicableStringEncoding` for data that are not
  ///   UTF-8; otherwise what is invalid becomes U+FFFD.
  public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    try self.init(markdown: MarkdownReader.text(of: markdown, options), options: options, baseURL: baseURL)
  }
  /// The text of Markdown in UTF-8, with extended attributes of a scope.
  /// - Throws: With `FailurePolicy.throwError`, an error for invalid UTF-8 or an invalid attribute.
  public init<S: AttributeScope>(
    markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: MarkdownReader.text(of: markdown, options), including: scope, options: options, baseURL: baseURL)
  }
  /// The text of Markdown in UTF-8, with extended attributes of a scope that is given by its path.
  /// - Throws: With `FailurePolicy.throwError`, an error for invalid UTF-8 or an invalid attribute.
  public init<S: AttributeScope>(
    markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL) }

  /// The text of a file with Markdown in UTF-8. Addresses are relative to `baseURL`, not to the file.
  /// - Throws: An error of reading the file, or as for data.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
  /// The text of a file with Markdown in UTF-8, with extended attributes of a scope.
  /// - Throws: An error of reading the file, or as for data.
  public init<S: AttributeScope>(
    contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), including: scope, options: options, baseURL: baseURL) }
  /// The text of a file with Markdown in UTF-8, with extended attributes of a scope that is given by its path.
  /// - Throws: An error of reading the file, or as for data.
  public init<S: AttributeScope>(
    contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { try self.init(contentsOf: url, including: S.self, options: options, baseURL: baseURL) }
}

/// Makes attributed strings of Markdown.
///
/// Written here, not cmark-gfm: a library that every app loads costs at its start, and without the
/// trait GTK there is no C library at all.
struct MarkdownReader {
  typealias Keys = [String: any MarkdownDecodableAttributedStringKey.Type]
  private let options: AttributedString.MarkdownParsingOptions
  private let baseURL: URL?
  /// The attributes that may be written in Markdown, by the names that they have there.
  private let keys: Keys

  init(_ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?, _ keys: Keys) {
    (self.options, self.baseURL, self.keys) = (options, baseURL, keys)
  }

  static func text(of data: Data, _ options: AttributedString.MarkdownParsingOptions) throws -> String {
    if let text = String(data: data, encoding: .utf8) { return text }
    if options.failurePolicy == .throwError { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return String(decoding: data, as: UTF8.self)
  }

  /// The keys of a scope and of the scopes in it.
  static func keys(of scope: any AttributeScope.Type) -> Keys {
    var keys: Keys = [:]
    func add(_ scope: any Any.Type, _ depth: Int) {
      _ = _forEachField(of: scope) { _, _, type, _ in
        if let key = type as? any MarkdownDecodableAttributedStringKey.Type { keys[key.markdownName] = key }
        if let inner = type as? any AttributeScope.Type, depth < 16 { add(inner, depth + 1) }
        return true
      }
    }
    add(scope, 0)
    return keys
  }

  func read(_ markdown: String) throws -> AttributedString {
    var result = AttributedString()
    var inlines = InlineMarkdown.Options(
      preservesWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      allowsExtendedAttributes: options.allowsExtendedAttributes)
    if options.interpretedSyntax == .full {
      let document = MarkdownDocument(markdown)
      inlines.definitions = document.definitions
      for leaf in document.leaves { try add(leaf, inlines, to: &result) }
    } else {
      let lines = markdown.split(omittingEmptySubsequences: false) { $0.endsLine }.enumerated().map { index, line in
        MarkdownLine(bytes: Array(line.utf8)[...], number: index + 1, column: 1)
      }
      try add(MarkdownToken.tokens(markdown), lines, inlines, AttributeContainer(), to: &result)
    }
    return result
  }

  private func add(
    _ leaf: MarkdownDocument.Leaf, _ inlines: InlineMarkdown.Options, to result: inout AttributedString
  ) throws {
    var container = AttributeContainer()
    if !leaf.blocks.isEmpty {
      container[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = PresentationIntent(
        types: leaf.blocks)
    }
    switch leaf.content {
    case .inlines(let content):
      try add(MarkdownToken.tokens(content.text), content.lines, inlines, container, to: &result)
    case .code(let lines): add(text(of: lines), lines, container, to: &result)
    case .html(let lines):
      container[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = .blockHTML
      add(text(of: lines), lines, container, to: &result)
    case .thematicBreak(let lines): add("\u{2E3B}", lines, container, to: &result)
    }
  }
  private func text(of lines: [MarkdownLine]) -> String {
    lines.map { String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined()
  }
  /// What is made of whole lines.
  private func add(
    _ text: String, _ lines: [MarkdownLine], _ container: AttributeContainer, to result: inout AttributedString
  ) {
    var container = withLanguage(container)
    if options.appliesSourcePositionAttributes, let first = lines.first, let last = lines.last {
      container[AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.self] =
        AttributedString.MarkdownSourcePosition(
          startLine: first.number, startColumn: first.column, endLine: last.number,
          endColumn: last.column + max(0, last.bytes.count - 1))
    }
    result.append(AttributedString(text, attributes: container))
  }
  private func withLanguage(_ container: AttributeContainer) -> AttributeContainer {
    guard let language = options.languageCode else { return container }
    var result = container
    if result[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] == nil {
      result[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language
    }
    return result
  }

  private func add(
    _ tokens: [MarkdownToken], _ lines: [MarkdownLine], _ inlines: InlineMarkdown.Options, _ block: AttributeContainer,
    to result: inout AttributedString
  ) throws {
    let places = options.appliesSourcePositionAttributes ? MarkdownInlines(lines).places(of: tokens) : nil
    for run in InlineMarkdown.parse(tokens, inlines) {
      var container = block
      if !run.intent.isEmpty {
        container[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
          InlinePresentationIntent(run.intent)
      }
      if let link = run.link, let url = url(link) {
        container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
      }
      let text = run.tokens.text
      if let image = run.image {
        if let url = url(image) { container[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = url }
        if text != "\u{FFFC}" {
          container[AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self] = text
        }
      }
      for content in run.attributes { try apply(content, to: &container) }
      if let places, let start = places[run.source].first, let end = places[run.source].last {
        container[AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.self] =
          AttributedString.MarkdownSourcePosition(
            startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column + end.length - 1)
      }
      let isKept = inlines.preservesWhitespace || !run.intent.isDisjoint(with: [.code, .lineBreak])
      result.append(AttributedString(isKept ? text : text.withSingleSpaces, attributes: withLanguage(container)))
    }
  }
  private func url(_ address: [MarkdownToken]) -> URL? { URL(string: address.text, relativeTo: baseURL) }

  // MARK: - Extended attributes

  /// - Parameter content: What stands between the parentheses.
  private func apply(_ content: String, to container: inout AttributeContainer) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      let attributes = try decoder.decode(ExtendedAttributes.self, from: Data("{\(content)}".utf8))
      for (name, value) in attributes.values {
        guard let key = keys[name] else { continue }
        try setMarkdownAttribute(key, from: value, in: &container)
      }
    } catch {
      if options.failurePolicy == .throwError { throw error }
    }
  }

  /// Names and values. The values are decoded by code that knows their type.
  private struct ExtendedAttributes: Decodable {
    struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    var values: [(String, any Decoder)] = []
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      for name in container.allKeys { values.append((name.stringValue, try container.superDecoder(forKey: name))) }
    }
  }
}

extension InlinePresentationIntent {
  private static let equals: [(InlinePresentationIntent, MarkdownIntent)] = [
    (.emphasized, .emphasized), (.stronglyEmphasized, .strong), (.code, .code), (.strikethrough, .strikethrough),
    (.softBreak, .softBreak),
    (.lineBreak, .lineBreak), (.inlineHTML, .html),
  ]
  init(_ intent: MarkdownIntent) {
    self = []
    for (own, other) in Self.equals where intent.contains(other) { insert(own) }
  }
  package var markdownIntent: MarkdownIntent {
    var intent: MarkdownIntent = []
    for (own, other) in Self.equals where contains(own) { intent.insert(other) }
    return intent
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

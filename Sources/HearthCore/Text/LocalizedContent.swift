import Foundation
import HearthStrings

/// The translation of a key, with Markdown and arguments.
final class LocalizedContent: TextContent, @unchecked Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    (self.key, self.table, self.bundle) = (key, table, bundle)
  }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: LocalizedContent.self)
    return key == other.key && table == other.table && bundle === other.bundle
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let locale = builder.style.values.locale
    let isMain = table == nil && (bundle == nil || bundle === Bundle.main)
    let found =
      isMain
      ? StringTables.find(key.key, in: builder.style.mainStrings)
      : Translations.find(key.key, table: table, bundle: bundle, locale: locale)
    builder.append(key, found, look)
  }
}

extension TextBuilder {
  /// Adds the translation of a key, or, where there is none, the key.
  mutating func append(_ key: LocalizedStringKey, _ translation: Translation?, _ look: RunLook) {
    let locale = style.values.locale
    let text = translation.map { self.text(of: $0, key) } ?? key.key
    let format = LocalizedFormat.parsed(text, isFormat: key.isFormat)
    if format.parts.count == 1, let string = format.parts[0].plainString(key.arguments, locale) {
      return append(string, look)
    }
    let language = translation?.language ?? locale.identifier
    for part in format.parts {
      if part.isInflected, append(inflected: part, key.arguments, language, look) { continue }
      var look = look
      part.apply(to: &look, arguments: key.arguments, locale: locale)
      for piece in part.pieces {
        switch piece {
        case .literal(let string): append(string, look)
        case .argument(let index, let specifier):
          guard index < key.arguments.count else { continue }
          if case .text(let text) = key.arguments[index] {
            look.isPlain = look.isPlain && part.isPlain
            append(text, look)
          } else {
            append(key.arguments[index].string(specifier, locale), look)
          }
        }
      }
    }
  }
  private func text(of translation: Translation, _ key: LocalizedStringKey) -> String {
    if let text = translation.entry.plain { return text }
    let node = node
    let place = key.place(translation.language, style.values.surroundings.idiom, style.values.locale) {
      $0.string(at: node)
    }
    return translation.entry.text(place)
  }
  /// Adds a part in the form that agrees with its number; false where it is shown as it is.
  private mutating func append(
    inflected part: LocalizedFormat.Part, _ arguments: [LocalizedStringKey.Argument], _ language: String,
    _ look: RunLook
  ) -> Bool {
    let locale = style.values.locale
    var text = ""
    var number: PluralOperands?
    for piece in part.pieces {
      switch piece {
      case .literal(let string): text += string
      case .argument(let index, let specifier):
        guard index < arguments.count else { continue }
        var string = arguments[index].string(specifier, locale)
        if case .text(let inner) = arguments[index] { string = inner.string(at: node) }
        number = number ?? arguments[index].operands(specifier) ?? NumberText.operands(written: string, locale)
        text += string
      }
    }
    guard let agreed = Inflection.agreed(text, number, locale: locale, language: language) else {
      Report(
        kind: .localization, path: "",
        message:
          "^[…](inflect: true) of texts in \(LanguageTag(language)?.language ?? language) does nothing: words are inflected in English alone. Use plural forms of a string catalogue (\"\(text)\")."
      ).tell()
      return false
    }
    var look = look
    part.apply(to: &look, arguments: arguments, locale: locale)
    append(agreed, look)
    return true
  }
}

extension Text {
  /// The characters of a text as they read for a locale, without looks. For identifiers, menus and window titles.
  @MainActor package func string(at node: Node) -> String { TextBuilder.build(self, for: node).styled.plainText }
}

/// A text with placeholders and Markdown, taken apart. Kept by text: ten thousand rows have one format.
struct LocalizedFormat {
  enum Piece: Equatable {
    case literal(String)
    case argument(Int, specifier: String)
  }
  struct Part: Equatable {
    var pieces: [Piece] = []
    var intent = MarkdownIntent()
    /// The destination of a link.
    var link: [Piece]?
    /// Its words agree with its number.
    var isInflected = false
    var isPlain: Bool { intent.isEmpty && link == nil }
  }
  var parts: [Part]

  // By content: what a text says, taken apart.
  @MainActor private static var known: [String: LocalizedFormat] = [:]
  @MainActor private static var knownFormats: [String: LocalizedFormat] = [:]

  @MainActor static func parsed(_ text: String, isFormat: Bool) -> LocalizedFormat {
    if !isFormat && !InlineMarkdown.mayHaveMarkup(text) {
      return LocalizedFormat(parts: [Part(pieces: [.literal(text)])])
    }
    if let format = isFormat ? knownFormats[text] : known[text] { return format }
    let format = LocalizedFormat(text, isFormat: isFormat)
    // Source: our choice, so that texts made from data without end do not fill the memory.
    if isFormat {
      if knownFormats.count >= 2_000 { knownFormats.removeAll() }
      knownFormats[text] = format
    } else {
      if known.count >= 2_000 { known.removeAll() }
      known[text] = format
    }
    return format
  }

  init(parts: [Part]) { self.parts = parts }
  init(_ text: String, isFormat: Bool) {
    let (tokens, specifiers) = isFormat ? FormatTokens.tokens(of: text) : (text.map { .character($0) }, [])
    func pieces(_ tokens: some Sequence<MarkdownToken>) -> [Piece] {
      var pieces: [Piece] = []
      var literal = ""
      for token in tokens {
        switch token {
        case .character(let character): literal.append(character)
        case .argument(let number):
          if !literal.isEmpty { pieces.append(.literal(literal)) }
          literal = ""
          pieces.append(.argument(specifiers[number].index, specifier: specifiers[number].specifier))
        }
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      return pieces
    }
    // Of extended attributes `inflect` alone changes what is shown.
    let options = InlineMarkdown.Options(allowsExtendedAttributes: true)
    parts = InlineMarkdown.parse(tokens, options).map { run in
      Part(
        pieces: pieces(run.tokens), intent: run.intent, link: run.link.map { pieces($0) },
        isInflected: run.attributes.contains(where: Inflection.isAsked))
    }
    if parts.isEmpty { parts = [Part(pieces: [.literal("")])] }
  }
}

extension LocalizedFormat.Part {
  /// The characters, when nothing in them has a look of its own: most texts are added as one run.
  func plainString(_ arguments: [LocalizedStringKey.Argument], _ locale: Locale) -> String? {
    if !isPlain || isInflected { return nil }
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let string): result += string
      case .argument(let index, let specifier):
        guard index < arguments.count else { continue }
        if case .text = arguments[index] { return nil }
        result += arguments[index].string(specifier, locale)
      }
    }
    return result
  }
  func apply(to look: inout RunLook, arguments: [LocalizedStringKey.Argument], locale: Locale) {
    if isPlain { return }
    intent.apply(to: &look)
    guard let link else { return }
    var destination = ""
    for piece in link {
      switch piece {
      case .literal(let string): destination += string
      case .argument(let index, let specifier):
        if index < arguments.count {
          destination += arguments[index].string(specifier, Locale(identifier: "en_US_POSIX"))
        }
      }
    }
    if let url = URL(string: destination) { look.link = url }
  }
}

extension MarkdownIntent {
  func apply(to look: inout RunLook) {
    if isDisjoint(with: [.emphasized, .strong, .code, .strikethrough]) { return }
    look.isPlain = false
    if contains(.emphasized) { look.traits.isItalic = true }
    if contains(.strong) { look.traits.isBold = true }
    if contains(.code) { look.traits.isMonospaced = true }
    if contains(.strikethrough) { look.run.strikethrough = .single }
  }
}

/// Placeholders of `String(format:)`.
enum FormatTokens {
  struct Specifier { var index: Int; var specifier: String }

  /// The characters of a format; placeholders are numbered in the order of their appearance.
  static func tokens(of format: String) -> ([MarkdownToken], [Specifier]) {
    let characters = Array(format)
    var tokens: [MarkdownToken] = []
    var specifiers: [Specifier] = []
    var nextArgument = 0
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character != "%" {
        tokens.append(.character(character))
        index += 1
        continue
      }
      var end = index + 1
      if end < characters.count, characters[end] == "%" {
        tokens.append(.character("%"))
        index += 2
        continue
      }
      while end < characters.count, "0123456789$.+-# '*hlqLzjt".contains(characters[end]), end - index < 24 { end += 1 }
      guard end < characters.count, "@dDiuUxXoOfFeEgGaAcCsSp".contains(characters[end]) else {
        // Not a placeholder: a percent sign that somebody forgot to double.
        tokens.append(.character(character))
        index += 1
        continue
      }
      var body = String(characters[(index + 1)...end])
      var position = nextArgument
      if let dollar = body.firstIndex(of: "$") {
        if let number = Int(body[..<dollar]), number > 0, number < 1_000 { position = number - 1 }
        body = String(body[body.index(after: dollar)...])
      } else {
        nextArgument += 1
      }
      tokens.append(.argument(specifiers.count))
      specifiers.append(Specifier(index: position, specifier: "%" + body))
      index = end + 1
    }
    return (tokens, specifiers)
  }
}

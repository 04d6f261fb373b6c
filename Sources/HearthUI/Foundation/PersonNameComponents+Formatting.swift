import Foundation

// Names of people as texts. Source: Apple, `PersonNameComponents.FormatStyle`, which Foundation does not have on Linux.

extension PersonNameComponents {
  /// Writes the name of a person: "Thomas Clark", "Tom", "TC".
  ///
  /// Family names are first in names of Chinese, Japanese or Korean letters, which have no spaces between them, and in Hungarian and
  /// Vietnamese locales.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or the given name: "Tom".
      ///
      /// Source: the setting "Short Name" that Apple's systems begin with.
      case short
      /// "Thomas Clark".
      case medium
      /// "Dr. Thomas Louis Clark Esq.".
      case long
      /// Initials: "TC".
      case abbreviated
    }
    /// How much of the name is written.
    public var style: Style
    /// Whose order of names it is.
    public var locale: Locale
    public init(style: Style, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }
    /// The same, in the order of another locale.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    /// The name; empty where the components have nothing of it.
    public func format(_ value: PersonNameComponents) -> String {
      WrittenName(value, style, locale).parts.map(\.text).joined()
    }
  }
  /// Reads a name: "Dr. Thomas Louis Clark Esq.", "Clark, Thomas".
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}
    /// - Throws: `CocoaError.formatting` for a text without a letter.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = ReadName(value)?.components else {
        throw CocoaError(
          .formatting, userInfo: [NSLocalizedDescriptionKey: "\"\(value)\" is not the name of a person."])
      }
      return name
    }
  }
  /// The name in its usual form: "Thomas Clark".
  public func formatted() -> String { FormatStyle(style: .medium).format(self) }
  /// The name by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
  /// Reads a name.
  ///
  /// - Throws: `CocoaError.formatting` for a text without a letter.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
  /// Reads a name by a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self {
    self = try strategy.parse(value)
  }
}
extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The name of a person.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The name of a person.
  public static var name: Self { Self() }
}

/// The parts of a name in the order in which they are written, with what is between them.
struct WrittenName {
  struct Part {
    var text: String
    /// As `annotatedString(from:)` names it.
    var component: String
  }
  private(set) var parts: [Part] = []

  init(_ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style, _ locale: Locale) {
    func part(_ text: String?, _ component: String) -> Part? {
      guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
      return Part(text: text, component: component)
    }
    let given = part(name.givenName, NSPersonNameComponentGivenName)
    let family = part(name.familyName, NSPersonNameComponentFamilyName)
    let middle = part(name.middleName, NSPersonNameComponentMiddleName)
    let prefix = part(name.namePrefix, NSPersonNameComponentPrefix)
    let suffix = part(name.nameSuffix, NSPersonNameComponentSuffix)
    let nickname = part(name.nickname, NSPersonNameComponentNickname)
    let isEastAsian = [given, family].compactMap { $0 }.contains {
      $0.text.unicodeScalars.contains(where: \.isEastAsian)
    }
    let isFamilyFirst = isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
    func ordered(_ given: [Part?]) -> [Part] {
      (isFamilyFirst ? [family] + given.reversed() : given + [family]).compactMap { $0 }
    }
    switch style {
    case .short: parts = [nickname ?? given ?? family ?? middle].compactMap { $0 }
    case .medium: parts = ordered([given])
    case .long:
      let title = [prefix].compactMap { $0 }, end = [suffix].compactMap { $0 }
      // What goes before a name elsewhere comes after it there.
      parts = isEastAsian ? ordered([given, middle]) + title + end : title + ordered([given, middle]) + end
    case .abbreviated:
      // Source: our choice: the family name alone says who it is where it is one letter.
      if isEastAsian, let part = family ?? given {
        parts = [Part(text: String(part.text.prefix(1)), component: part.component)]
      } else {
        parts = ordered([given]).map { Part(text: $0.text.prefix(1).uppercased(), component: $0.component) }
      }
      return
    }
    if parts.isEmpty, style != .short { parts = [nickname ?? middle].compactMap { $0 } }
    if isEastAsian || parts.count < 2 { return }
    let space = Part(text: " ", component: NSPersonNameComponentDelimiter)
    parts = Array(parts.map { [$0] }.joined(separator: [space]))
  }
}

/// The components that a text has.
struct ReadName {
  private(set) var components = PersonNameComponents()
  // Source: the titles and degrees of English, French, German, Italian and Spanish names.
  private static let prefixes: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "professor", "sir", "dame", "lady", "lord", "rev", "herr", "frau",
    "hr", "fr", "m", "mme", "mlle", "sr", "sra", "srta", "don", "doña", "dott", "sig",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "esq", "md", "phd", "dds", "mba", "ii", "iii", "iv", "obe", "cbe", "mbe", "frs",
  ]
  // Source: words that begin a family name.
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "la", "le", "ter", "zu",
  ]

  init?(_ text: String) {
    guard text.contains(where: \.isLetter) else { return nil }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    func key(_ word: String) -> String {
      word.lowercased().filter { $0 != "." && $0 != "," }
    }
    var suffix: [String] = []
    while words.count > 1, let last = words.last, Self.suffixes.contains(key(last)) {
      suffix.insert(words.removeLast(), at: 0)
    }
    var prefix: [String] = []
    while words.count > 1, let first = words.first, Self.prefixes.contains(key(first)), first.last != "," {
      prefix.append(words.removeFirst())
    }
    if !suffix.isEmpty, let last = words.last, last.hasSuffix(",") { words[words.count - 1] = String(last.dropLast()) }
    components.namePrefix = prefix.isEmpty ? nil : prefix.joined(separator: " ")
    components.nameSuffix = suffix.isEmpty ? nil : suffix.joined(separator: " ")
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }) {
      components.familyName = words[...comma].joined(separator: " ").filter { $0 != "," }
      set(given: words[(comma + 1)...])
    } else if words.count == 1 {
      let word = words[0]
      if (2...4).contains(word.count), word.unicodeScalars.allSatisfy(\.isEastAsian) {
        (components.familyName, components.givenName) = (String(word.prefix(1)), String(word.dropFirst()))
      } else {
        components.givenName = word
      }
    } else if words.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isEastAsian) }) {
      components.familyName = words[0]
      set(given: words[1...])
    } else {
      var family = words.count - 1
      while family > 1, Self.particles.contains(words[family - 1]) { family -= 1 }
      components.familyName = words[family...].joined(separator: " ")
      set(given: words[..<family])
    }
  }
  private mutating func set(given words: ArraySlice<String>) {
    components.givenName = words.first
    components.middleName = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
  }
}

extension Unicode.Scalar {
  /// Whether names with it have the family name first: letters of Chinese, Japanese and Korean.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

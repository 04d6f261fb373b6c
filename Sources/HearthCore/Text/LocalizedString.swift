import Foundation
import HearthStrings

// `String(localized:)` and what belongs to it: Foundation on Linux lacks it. The tables are those of `Text`.

extension String {
  /// A key to be looked up, with the values that go into the translation. `"Row \(3)"`
  /// is the key `Row %lld` with one argument.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [LocalizedStringKey.Argument]
    /// Percent signs begin placeholders.
    let isFormat: Bool

    /// A key without values, as it is.
    public init(_ value: String) { (key, arguments, isFormat) = (value, [], false) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      isFormat = !arguments.isEmpty
      key = isFormat ? stringInterpolation.key : stringInterpolation.key.replacingOccurrences(of: "%%", with: "%")
    }

    /// What kind of value is filled in later. Source: Apple, documentation of String.LocalizationValue.Placeholder.
    public enum Placeholder: Hashable, Sendable {
      case int, uint, float, double, object
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// Gathers the key and the values of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [LocalizedStringKey.Argument] = []
      public init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
      private mutating func append(_ specifier: String, _ argument: LocalizedStringKey.Argument) {
        key += specifier
        arguments.append(argument)
      }
      /// Adds a string: `%@` in the key.
      public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
      /// Adds a part of a string: `%@` in the key.
      public mutating func appendInterpolation(_ substring: Substring) { append("%@", .string(String(substring))) }
      /// The characters of an attributed string.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append("%@", .string(String(attributedString.characters)))
      }
      /// Adds what another resource says in its own locale: `%@` in the key.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .string(String(localized: resource)))
      }
      /// Adds a number, with the placeholder that its type has: `%lld` for an `Int`.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(value._specifier, value._argument.argument)
      }
      /// A number as `String(format:)` writes it, `"%.2f"` for example.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(specifier, value._argument.argument)
      }
      /// A value as a format style writes it, in its own locale.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", .string(format.format(value)))
      }
      /// The place of a value that is filled in later, as by `String(format:)`: what is shown has the placeholder itself.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        append(placeholder.specifier, .string(placeholder.specifier))
      }
      /// The place of a value that is filled in later as `specifier` says.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        append(specifier, .string(specifier))
      }
      /// Anything else, as it describes itself.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }
    }

    /// The key, and what is shown where no table has it.
    var localizedKey: LocalizedStringKey { LocalizedStringKey(key: key, arguments: arguments, isFormat: isFormat) }
    /// The translation of `key`, or what stands for it, with the arguments in place.
    func filled(_ key: String, table: String?, bundle: Bundle?, _ locale: Locale) -> String {
      let translation = Translations.find(key, table: table, bundle: bundle, locale: locale)
      let text = translation.map { translated($0, locale) } ?? self.key
      if !isFormat { return text }
      let (tokens, specifiers) = FormatTokens.tokens(of: text)
      var result = ""
      for token in tokens {
        switch token {
        case .character(let character): result.append(character)
        case .argument(let index):
          let specifier = specifiers[index]
          if specifier.index < arguments.count {
            result += arguments[specifier.index].string(specifier.specifier, locale)
          }
        }
      }
      return result
    }
    private func translated(_ translation: Translation, _ locale: Locale) -> String {
      if let text = translation.entry.plain { return text }
      return translation.entry.text(localizedKey.place(translation.language, .shown, locale) { _ in nil })
    }
  }

  /// The translation of a key, with its values; the key itself where no table has it.
  ///
  /// - Parameters:
  ///   - table: Nil for `Localizable`.
  ///   - bundle: Nil for the app's.
  ///   - comment: For translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.filled(keyAndValue.key, table: table, bundle: bundle, locale)
  }
  /// The translation of a key; `defaultValue` where no table has it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.filled("\(key)", table: table, bundle: bundle, locale)
  }
  /// What a resource says in its locale.
  // A literal is a key.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.filled(
      resource.key, table: resource.table, bundle: resource.bundle.bundle, resource.locale)
  }
}

/// A string to be looked up later, perhaps somewhere else: its key, its values, and where its table is.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle whose tables are read.
  public enum BundleDescription: Equatable, Sendable {
    /// The tables of the app itself.
    case main
    /// The tables of the bundle that has the code of a class.
    case forClass(AnyClass)
    /// The tables of the bundle at a location.
    case atURL(URL)
    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
    /// Nil for the app's, and where there is none at the URL.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }
  /// The key that is looked up.
  public let key: String
  /// The text that is shown if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table that has the key; nil for `Localizable`.
  public let table: String?
  /// The language and region of the translation.
  public var locale: Locale
  /// The bundle whose tables are read.
  public let bundle: BundleDescription

  /// A resource whose text is also its key.
  ///
  /// - Parameters:
  ///   - table: Nil for `Localizable`.
  ///   - comment: For translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.locale, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
  }
  /// A resource with a key of its own, and what is shown where no table has it.
  ///
  /// - Parameters:
  ///   - table: Nil for `Localizable`.
  ///   - comment: For translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.locale, self.bundle) = (
      "\(key)", defaultValue, table, locale, bundle
    )
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension AttributedString {
  /// The translation of a key, with Markdown for parts of a line.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(translation: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }
  /// The text of a resource in its locale, with Markdown for parts of a line.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self.init(translation: String(localized: resource)) }
  private init(translation: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: translation, options: options)) ?? AttributedString(translation)
  }
}

/// A resource in the locale of the place.
final class ResourceContent: TextContent, @unchecked Sendable {
  let resource: LocalizedStringResource
  init(_ resource: LocalizedStringResource) { self.resource = resource }
  override func isEqual(to other: TextContent) -> Bool {
    resource == unsafeDowncast(other, to: ResourceContent.self).resource
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let bundle = resource.bundle.bundle, locale = builder.style.values.locale, value = resource.defaultValue
    let translation = Translations.find(resource.key, table: resource.table, bundle: bundle, locale: locale)
    builder.append(value.localizedKey, translation, look)
  }
}
extension Text {
  /// What a resource says in the locale of the environment, with Markdown for parts of a line.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(ResourceContent(resource)) }
}

import Foundation
import HearthRendering

// How text is set: the height of lines, the direction and alignment of paragraphs, and the language of words.

extension AttributedString {
  /// The height of lines: from one baseline to the next, centred around what the fonts take.
  ///
  /// Foundation has it on Apple's systems. Source: Apple, "AttributedString.LineHeight"; the factors of `tight`, `normal`
  /// and `loose` are our choice.
  public nonisolated struct LineHeight: Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable, Sendable {
      case variable
      case multiple(CGFloat), leading(CGFloat), exact(CGFloat)
    }
    let kind: Kind
    /// As the fonts of the text say.
    public static var variable: LineHeight { LineHeight(kind: .variable) }
    /// 1.2 times the size of the font.
    public static var normal: LineHeight { multiple(factor: 1.2) }
    /// The size of the font.
    public static var tight: LineHeight { multiple(factor: 1) }
    /// 1.5 times the size of the font.
    public static var loose: LineHeight { multiple(factor: 1.5) }
    /// A multiple of the size of the largest font.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// The size of the largest font and so many points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    /// So many points, whatever the fonts are.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    /// What is laid out with; nil for the fonts' own height.
    func checked(_ problem: inout String?) -> StyledText.LineHeight? {
      func number(_ value: CGFloat, _ least: CGFloat) -> CGFloat? {
        if value.isFinite, value >= least { return min(value, 10_000) }
        problem = "lineHeight is \(value)"
        return nil
      }
      switch kind {
      case .variable: return nil
      case .multiple(let factor): return number(factor, 0.01).map { .multiple($0) }
      case .leading(let increase): return number(increase, -10_000).map { .leading($0) }
      case .exact(let points): return number(points, 0.1).map { .exact($0) }
      }
    }
  }
}

extension Text {
  /// The rule for the side at which the lines of a paragraph begin. Source: Apple, "Text.AlignmentStrategy".
  public nonisolated struct AlignmentStrategy: Hashable, Sendable {
    fileprivate let isByContent: Bool
    /// As `layoutBased`.
    public static let `default` = AlignmentStrategy(isByContent: false)
    /// The direction of the layout.
    public static let layoutBased = AlignmentStrategy(isByContent: false)
    /// The direction in which the line is read.
    public static let writingDirectionBased = AlignmentStrategy(isByContent: true)
  }
  /// The rule for the direction in which a paragraph is read. Source: Apple, "Text.WritingDirectionStrategy".
  public nonisolated struct WritingDirectionStrategy: Hashable, Sendable {
    fileprivate let isFixed: Bool
    /// As `contentBased`.
    public static let `default` = WritingDirectionStrategy(isFixed: false)
    /// The first letter of the paragraph that has a direction.
    public static let contentBased = WritingDirectionStrategy(isFixed: false)
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(isFixed: true)
  }
}

/// The language whose rules hold for fonts, shapes of letters and breaks of lines.
public nonisolated struct TypesettingLanguage: Hashable, Sendable {
  fileprivate let language: String?
  /// That of the session.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language, whatever the session's is.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language.minimalIdentifier)
  }
}

struct LineHeightKey: TextStyleKey {
  static let defaultValue: AttributedString.LineHeight? = nil
  static func apply(_ value: AttributedString.LineHeight?, to values: inout TextStyleValues) {
    values.lineHeight = value
  }
}
struct AlignmentStrategyKey: TextStyleKey {
  static let defaultValue = Text.AlignmentStrategy.default
  static func apply(_ value: Text.AlignmentStrategy, to values: inout TextStyleValues) {
    values.alignsByContent = value.isByContent
  }
}
struct WritingDirectionStrategyKey: TextStyleKey {
  static let defaultValue = Text.WritingDirectionStrategy.default
  static func apply(_ value: Text.WritingDirectionStrategy, to values: inout TextStyleValues) {
    values.isDirectionFixed = value.isFixed
  }
}
struct TypesettingLanguageKey: TextStyleKey {
  static let defaultValue = TypesettingLanguage.automatic
  static func apply(_ value: TypesettingLanguage, to values: inout TextStyleValues) {
    values.run.language = value.language
  }
}

extension EnvironmentValues {
  /// The height of lines of text around here; nil for that of the fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the height of lines of texts in here: from one baseline to the next. Nil for that of the fonts; numbers that are
  /// not finite and positive count as that, and are reported.
  ///
  /// ```swift
  /// Text(poem).lineHeight(.multiple(factor: 1.4))
  /// ```
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(_EnvironmentModifier { $0[LineHeightKey.self] = lineHeight })
  }
  /// Sets what decides at which side lines of texts in here begin.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    modifier(_EnvironmentModifier { $0[AlignmentStrategyKey.self] = strategy })
  }
  /// Sets what decides in which direction texts in here are read.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    modifier(_EnvironmentModifier { $0[WritingDirectionStrategyKey.self] = strategy })
  }
  /// Sets the language by whose rules texts in here are set, whatever language they are in. Without `isEnabled` nothing
  /// changes.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// Sets the language by whose rules texts in here are set. Without `isEnabled` nothing changes.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    modifier(
      _EnvironmentModifier {
        $0[TypesettingLanguageKey.self] = isEnabled ? language : $0[TypesettingLanguageKey.self]
      })
  }
}

extension Text {
  /// The language by whose rules the text is set. Without `isEnabled` it stays as it is.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// The language by whose rules the text is set. Without `isEnabled` it stays as it is.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.language(language.language)) : self
  }
}

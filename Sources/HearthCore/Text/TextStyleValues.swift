import Foundation
import HearthRendering
import HearthStrings

/// What text inherits from the views around it, before fonts and colours are found.
struct TextStyleValues: Hashable {
  var font: Font?
  var surroundings = Font.Surroundings()
  var run = RunStyle()
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  var lineHeight: AttributedString.LineHeight?
  var isDirectionFixed = false
  var alignsByContent = false
  var isSelectable = false
  /// Shorter forms are shown where longer ones do not fit.
  var hasVariants = false
  /// A renderer draws the text.
  var hasRenderer = false
  var redaction = Redaction()
  var isRightToLeft = false
  var locale = Locale.current
  var calendar = Calendar.current
  var timeZone = TimeZone.current

  /// What can also differ from run to run; nil is nothing.
  struct RunStyle: Hashable {
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale = Text.Scale.default
    var language: String?
  }
}

/// A key of the environment that decides how text looks.
protocol TextStyleKey: InheritedStyleKey {
  static func apply(_ value: Value, to values: inout TextStyleValues)
}

/// How text looks in a scope, worked out once for all scopes with equal values.
///
/// The style of a scope is that of the scope around with one value changed, so that a style costs the same however many
/// values there are.
@MainActor package final class ResolvedTextStyle {
  let values: TextStyleValues
  package let font: FontDescription
  /// The look of a run without changes of its own.
  package let attributes: TextAttributes
  /// A text with everything but its runs.
  package let paragraph: StyledText
  /// A text of one run with `attributes`; others share its storage.
  let plainParagraph: StyledText
  /// What an app set to a number that cannot be used; nil when all is well.
  let problem: String?
  /// Plain text has `attributes` and nothing else, and there is no problem to report.
  let keepsPlainText: Bool

  /// The translations of the app's own table for the locale, found once and not for each text.
  lazy var mainStrings = Translations.tables(nil, bundle: nil, locale: values.locale)

  private init(_ values: TextStyleValues) {
    self.values = values
    let base = values.font ?? .body
    var problem: String?
    if !base.isUsable { problem = "a font has a size that is not a positive number" }
    font = base.resolved(in: values.surroundings)

    var paragraph = StyledText(runs: [])
    paragraph.alignment =
      switch values.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    paragraph.truncation =
      switch values.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    paragraph.isRightToLeft = values.isRightToLeft
    if let limit = values.lineLimit {
      if limit < 1 { problem = "lineLimit is \(limit)" }
      paragraph.lineLimit = max(1, limit)
    }
    paragraph.reservedLines = max(0, values.reservedLines)
    paragraph.lineSpacing = Self.checked(values.lineSpacing, "lineSpacing", &problem)
    let factor = values.minimumScaleFactor
    if !factor.isFinite || factor <= 0 || factor > 1 {
      problem = "minimumScaleFactor is \(factor); it lies above 0 and is 1 at most"
    }
    paragraph.minimumScaleFactor = factor.isFinite ? min(max(factor, 0.01), 1) : 1
    paragraph.allowsTightening = values.allowsTightening
    paragraph.lineHeight = values.lineHeight?.checked(&problem)
    paragraph.isDirectionFixed = values.isDirectionFixed
    paragraph.alignsByContent = values.alignsByContent
    self.paragraph = paragraph

    var scaled = font
    scaled.size *= values.run.scale.factor
    var attributes = TextAttributes(font: scaled)
    attributes.kerning = Self.checked(values.run.kerning, "kerning", &problem)
    attributes.tracking = Self.checked(values.run.tracking, "tracking", &problem)
    attributes.baselineOffset = Self.checked(values.run.baselineOffset, "baselineOffset", &problem)
    if let language = values.run.language { attributes.language = language }
    self.attributes = attributes
    plainParagraph = paragraph.replacingRuns(with: StyledText.Run("", attributes))
    self.problem = problem
    keepsPlainText =
      problem == nil && values.textCase == nil && values.run.underline == nil && values.run.strikethrough == nil
  }
  nonisolated deinit {}

  static func checked(_ value: CGFloat, _ name: String, _ problem: inout String?) -> CGFloat {
    if value.isFinite { return min(max(value, -10_000), 10_000) }
    problem = "\(name) is \(value)"
    return 0
  }

  // MARK: - Finding a style

  /// Styles by their values: the same values give the same style.
  private static var known: [TextStyleValues: ResolvedTextStyle] = [:]
  private static func shared(_ values: TextStyleValues) -> ResolvedTextStyle {
    if let style = known[values] { return style }
    // Apps use a few dozen styles. One that animates a font size should not fill the memory.
    if known.count >= 1_000 { known.removeAll() }
    let style = ResolvedTextStyle(values)
    known[values] = style
    return style
  }
  private static let standard = shared(TextStyleValues())

  static func of(_ scope: EnvironmentScope) -> ResolvedTextStyle {
    if let style = scope.textStyle { return unsafeDowncast(style, to: ResolvedTextStyle.self) }
    // Down from the nearest scope whose style is known. Not recursive: chains may be as deep as views.
    var chain: ContiguousArray<EnvironmentScope> = [scope]
    var style = standard
    var next = scope.parent
    while let current = next {
      if let known = current.textStyle {
        style = unsafeDowncast(known, to: ResolvedTextStyle.self)
        break
      }
      chain.append(current)
      next = current.parent
    }
    for scope in chain.reversed() {
      if let apply = appliers[scope.key] {
        var values = style.values
        apply(scope, &values)
        if values != style.values { style = shared(values) }
      }
      scope.textStyle = style
    }
    return style
  }

  // MARK: - Keys

  private typealias Applier = @MainActor (EnvironmentScope, inout TextStyleValues) -> Void
  private static let appliers: [ObjectIdentifier: Applier] = {
    var table: [ObjectIdentifier: Applier] = [:]
    func add<K: TextStyleKey>(_ key: K.Type) {
      table[ObjectIdentifier(key)] = { scope, values in
        K.apply(unsafeDowncast(scope, to: EnvironmentEntry<K>.self).value, to: &values)
      }
    }
    add(FontKey.self)
    add(FontWeightKey.self)
    add(FontWidthKey.self)
    add(FontDesignKey.self)
    add(BoldKey.self)
    add(ItalicKey.self)
    add(MonospacedKey.self)
    add(MonospacedDigitKey.self)
    add(LegibilityWeightKey.self)
    add(TextScaleFactorKey.self)
    add(IdiomKey.self)
    add(DeviceScaleKey.self)
    add(BodySizeKey.self)
    add(InterfaceFamilyKey.self)
    add(KerningKey.self)
    add(TrackingKey.self)
    add(BaselineOffsetKey.self)
    add(UnderlineKey.self)
    add(StrikethroughKey.self)
    add(TextScaleKey.self)
    add(TextCaseKey.self)
    add(LineLimitKey.self)
    add(ReservedLinesKey.self)
    add(LineSpacingKey.self)
    add(LineHeightKey.self)
    add(AlignmentStrategyKey.self)
    add(WritingDirectionStrategyKey.self)
    add(TypesettingLanguageKey.self)
    add(MultilineTextAlignmentKey.self)
    add(TruncationModeKey.self)
    add(MinimumScaleFactorKey.self)
    add(AllowsTighteningKey.self)
    add(SelectableTextKey.self)
    add(TextRendererKey.self)
    add(TextVariantKey.self)
    add(RedactionReasonsKey.self)
    add(PrivacySensitiveKey.self)
    add(LocaleKey.self)
    add(CalendarKey.self)
    add(TimeZoneKey.self)
    add(LayoutDirectionKey.self)
    return table
  }()
}

extension Node {
  /// How text looks here.
  package final var textStyle: ResolvedTextStyle { ResolvedTextStyle.of(scope) }
}

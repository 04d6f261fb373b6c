import Foundation

extension EnvironmentValues {
  /// The font of text that does not set its own; nil for the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// Whether the user wants heavier text; nil where that is not known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// Where the lines of texts of several lines stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }
  /// Where characters are left out of a text that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// Points between lines, on top of the font's own line height.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// Whether letters may move closer together before text is cut off.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// The most lines that a text takes; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      self[ReservedLinesKey.self] = 0
    }
  }
  /// The part of its size to which a font may shrink before text is cut off.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// Capital or small letters for all text here; nil as it is written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  private nonisolated func textStyle<K: TextStyleKey>(
    _ key: K.Type, _ value: K.Value
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0[K.self] = value })
  }

  // MARK: - Fonts

  /// Sets the font of text in here that does not set its own; nil for the body style.
  public nonisolated func font(_ font: Font?) -> some View { textStyle(FontKey.self, font) }
  /// Sets the weight of text in here; nil for that of its font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(FontWeightKey.self, weight) }
  /// Sets the width of the letters of text in here; nil for that of the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { textStyle(FontWidthKey.self, width) }
  /// Sets the design of the letters of text in here; nil for that of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textStyle(FontDesignKey.self, design) }
  /// Sets whether text in here is bold. Text that is heavier already stays so.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { textStyle(BoldKey.self, isActive) }
  /// Sets whether the letters of text in here lean.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { textStyle(ItalicKey.self, isActive) }
  /// Sets whether all letters of text in here are equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { textStyle(MonospacedKey.self, isActive) }
  /// Makes all digits of text in here equally wide, so that numbers stand in columns; letters stay as they are.
  ///
  ///     Text(date, style: .timer).monospacedDigit()
  public nonisolated func monospacedDigit() -> some View { textStyle(MonospacedDigitKey.self, true) }

  // MARK: - Runs

  /// Sets the distance in points between the letters of text in here; ligatures may stay. What is not finite counts as
  /// 0 and is reported.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { textStyle(KerningKey.self, kerning) }
  /// Sets the distance in points after each letter of text in here; ligatures are broken up. What is not finite counts
  /// as 0 and is reported.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { textStyle(TrackingKey.self, tracking) }
  /// Sets how many points text in here is raised. What is not finite counts as 0 and is reported.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textStyle(BaselineOffsetKey.self, baselineOffset)
  }
  /// Sets whether there are lines below the text in here.
  ///
  /// - Parameter color: Of the lines; nil for that of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(UnderlineKey.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets whether there are lines through the text in here.
  ///
  /// - Parameter color: Of the lines; nil for that of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(StrikethroughKey.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets the size of text in here relative to the size that it would have. Without `isEnabled` nothing changes.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(_EnvironmentModifier { $0[TextScaleKey.self] = isEnabled ? scale : $0[TextScaleKey.self] })
  }
  /// Shows text in here in capital or in small letters; nil as it is written.
  ///
  ///     Text("section").textCase(.uppercase)
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self.textStyle(TextCaseKey.self, textCase) }

  // MARK: - Lines

  private nonisolated func lines(_ limit: Int?, reserving reserved: Int) -> ModifiedContent<Self, _EnvironmentModifier>
  {
    modifier(
      _EnvironmentModifier {
        $0[LineLimitKey.self] = limit
        $0[ReservedLinesKey.self] = reserved
      })
  }
  /// Sets the maximum number of lines of texts in here; nil for any number. Less than 1 counts as 1 and is reported.
  ///
  ///     Text("A long text").lineLimit(2)
  public nonisolated func lineLimit(_ number: Int?) -> some View { lines(number, reserving: 0) }
  /// Shows texts in here in at most `limit` lines; room is kept for as many when there are fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(limit, reserving: reservesSpace ? limit : 0)
  }
  /// Gives texts in here room for at least the lower bound, and at most as many lines as the upper bound.
  @_disfavoredOverload public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.upperBound, reserving: limit.lowerBound)
  }
  /// Gives texts in here room for at least as many lines as the lower bound, and for any number above.
  @_disfavoredOverload public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(nil, reserving: limit.lowerBound)
  }
  /// Shows texts in here in at most as many lines as the upper bound.
  @_disfavoredOverload public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(limit.upperBound, reserving: 0)
  }
  /// Sets the distance in points between the lines of texts in here, on top of the font's own line height. What is
  /// not finite counts as 0 and is reported.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textStyle(LineSpacingKey.self, lineSpacing)
  }
  /// Sets how the lines of texts in here are aligned with each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textStyle(MultilineTextAlignmentKey.self, alignment)
  }
  /// Sets where characters are left out of texts in here that do not fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textStyle(TruncationModeKey.self, mode)
  }
  /// Sets the part of its size to which text in here may shrink before it is cut off: above 0, and 1 at most.
  ///
  /// Other factors are brought into that range and reported; what is not finite counts as 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textStyle(MinimumScaleFactorKey.self, factor)
  }
  /// Sets whether the letters of text in here may move closer together before it is cut off.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { textStyle(AllowsTighteningKey.self, flag) }
}

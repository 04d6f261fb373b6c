import Foundation

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// Points between lines, on top of the font's own line height.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
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
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  private nonisolated func textStyle<K: TextStyleKey>(_ key: K.Type, _ value: K.Value) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0[K.self] = value })
  }

  // MARK: - Fonts

  public nonisolated func font(_ font: Font?) -> some View { textStyle(FontKey.self, font) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(FontWeightKey.self, weight) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { textStyle(FontWidthKey.self, width) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textStyle(FontDesignKey.self, design) }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { textStyle(BoldKey.self, isActive) }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { textStyle(ItalicKey.self, isActive) }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { textStyle(MonospacedKey.self, isActive) }
  public nonisolated func monospacedDigit() -> some View { textStyle(MonospacedDigitKey.self, true) }

  // MARK: - Runs

  public nonisolated func kerning(_ kerning: CGFloat) -> some View { textStyle(KerningKey.self, kerning) }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { textStyle(TrackingKey.self, tracking) }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textStyle(BaselineOffsetKey.self, baselineOffset)
  }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(UnderlineKey.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(StrikethroughKey.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(_EnvironmentModifier { $0[TextScaleKey.self] = isEnabled ? scale : $0[TextScaleKey.self] })
  }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self.textStyle(TextCaseKey.self, textCase) }

  // MARK: - Lines

  private nonisolated func lines(_ limit: Int?, reserving reserved: Int) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(
      _EnvironmentModifier {
        $0[LineLimitKey.self] = limit
        $0[ReservedLinesKey.self] = reserved
      })
  }
  public nonisolated func lineLimit(_ number: Int?) -> some View { lines(number, reserving: 0) }
  /// At most `limit` lines; room is kept for as many when there are fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(limit, reserving: reservesSpace ? limit : 0)
  }
  /// Room for at least the lower bound, and at most as many lines as the upper bound.
  @_disfavoredOverload public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.upperBound, reserving: limit.lowerBound)
  }
  @_disfavoredOverload public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(nil, reserving: limit.lowerBound) }
  @_disfavoredOverload public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(limit.upperBound, reserving: 0) }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { textStyle(LineSpacingKey.self, lineSpacing) }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textStyle(MultilineTextAlignmentKey.self, alignment)
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { textStyle(TruncationModeKey.self, mode) }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { textStyle(MinimumScaleFactorKey.self, factor) }
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { textStyle(AllowsTighteningKey.self, flag) }
}

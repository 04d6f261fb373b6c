import Foundation

/// A font as the engine asks for it; the shaper finds the face.
package struct FontDescription: Hashable, Sendable {
  package enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// A family name, or nil for the interface font of the host.
  package var family: String?
  /// Points.
  package var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  /// 0.5 to 2; 1 is normal.
  package var width: CGFloat
  package var isItalic: Bool
  package var design: Design
  package var hasMonospacedDigits: Bool
  package var hasSmallCaps: Bool
  /// Capitals are drawn as small capitals, where the font has them.
  package var hasUppercaseSmallCaps = false
  /// Line height as a factor of the natural one: 1, or less and more for tight and loose leading.
  package var leading: CGFloat
  /// How the font is set on phones and tablets; nil elsewhere, where the face says it all.
  package var touch: TouchFont?

  package init(
    family: String? = nil, size: CGFloat, weight: Int = 400, width: CGFloat = 1, isItalic: Bool = false,
    design: Design = .default, hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, leading: CGFloat = 1
  ) {
    (self.family, self.size, self.weight, self.width) = (family, size, weight, width)
    (self.isItalic, self.design) = (isItalic, design)
    (self.hasMonospacedDigits, self.hasSmallCaps, self.leading) = (hasMonospacedDigits, hasSmallCaps, leading)
  }
}

/// A line below or through text.
package struct TextLine: Hashable, Sendable {
  /// The last three are what input methods ask for: two lines, one of double thickness, and a wave.
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot, double, thick, wave }
  package var pattern: Pattern
  /// Nil for the colour of the text.
  package var color: RGBA?
  package init(pattern: Pattern = .solid, color: RGBA? = nil) { (self.pattern, self.color) = (pattern, color) }
}

/// The look of a run of text. Lengths in points.
///
/// Copies share their storage until one is changed: thousands of texts that look the same keep one look.
package struct TextAttributes: Hashable, Sendable {
  private struct Values: Hashable, Sendable {
    var font: FontDescription
    var color: RGBA?
    var background: RGBA?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: TextLine?
    var strikethrough: TextLine?
    var image: ImageSource?
    var language: String?
  }
  private final class Storage: @unchecked Sendable {
    // Unchecked: changed only while one value alone refers to it.
    var values: Values
    init(_ values: Values) { self.values = values }
  }
  private var storage: Storage
  private var values: Values {
    get { storage.values }
    set { if isKnownUniquelyReferenced(&storage) { storage.values = newValue } else { storage = Storage(newValue) } }
  }

  package init(font: FontDescription) { storage = Storage(Values(font: font)) }

  package var font: FontDescription {
    get { storage.values.font }
    set { values.font = newValue }
  }
  /// Nil for the colour that the text piece is painted with.
  package var color: RGBA? {
    get { storage.values.color }
    set { values.color = newValue }
  }
  package var background: RGBA? {
    get { storage.values.background }
    set { values.background = newValue }
  }
  package var kerning: CGFloat {
    get { storage.values.kerning }
    set { values.kerning = newValue }
  }
  /// Added after each cluster, also where kerning would not apply (ligatures are broken up).
  package var tracking: CGFloat {
    get { storage.values.tracking }
    set { values.tracking = newValue }
  }
  package var baselineOffset: CGFloat {
    get { storage.values.baselineOffset }
    set { values.baselineOffset = newValue }
  }
  package var underline: TextLine? {
    get { storage.values.underline }
    set { values.underline = newValue }
  }
  package var strikethrough: TextLine? {
    get { storage.values.strikethrough }
    set { values.strikethrough = newValue }
  }
  /// An image in the line instead of the run's text, as `Text(Image(…))` has it.
  package var image: ImageSource? {
    get { storage.values.image }
    set { values.image = newValue }
  }

  /// The language whose rules for fonts, shapes and breaks hold, as BCP 47 names it; nil for the session's.
  package var language: String? {
    get { storage.values.language }
    set { values.language = newValue }
  }

  package static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a.storage === b.storage || a.storage.values == b.storage.values
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}

/// A text with its looks: what a shaper is asked to lay out. Equal texts have equal layouts.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes
    package init(_ text: String, _ attributes: TextAttributes) { (self.text, self.attributes) = (text, attributes) }
  }
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  /// From one baseline to the next: a multiple of the font's size, the size and so many points, or so many points.
  package enum LineHeight: Hashable, Sendable {
    case multiple(CGFloat), leading(CGFloat), exact(CGFloat)
    /// Points, for the largest font of a text.
    func points(_ size: CGFloat) -> CGFloat {
      switch self {
      case .multiple(let factor): max(0, size * factor)
      case .leading(let increase): max(0, size + increase)
      case .exact(let points): max(0, points)
      }
    }
  }

  private struct Paragraph: Hashable, Sendable {
    /// All runs, unless there is one, which needs no array.
    var runs: [Run]?
    var alignment = Alignment.leading
    var isRightToLeft = false
    var lineLimit: Int?
    var reservedLines = 0
    var truncation = Truncation.tail
    var lineSpacing: CGFloat = 0
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var lineHeight: LineHeight?
    var isDirectionFixed = false
    var alignsByContent = false
    var indent: CGFloat = 0
    var tabStops: [CGFloat] = []
  }
  private final class Storage: @unchecked Sendable {
    // Unchecked: changed only while one value alone refers to it.
    var paragraph: Paragraph
    init(_ paragraph: Paragraph) { self.paragraph = paragraph }
    static let standard = Storage(Paragraph())
  }
  /// The only run, or the first of several.
  private var first: Run
  /// Shared by copies until one is changed, as the attributes of runs are.
  private var storage = Storage.standard
  private var paragraph: Paragraph {
    get { storage.paragraph }
    set { if isKnownUniquelyReferenced(&storage) { storage.paragraph = newValue } else { storage = Storage(newValue) } }
  }

  package var runs: [Run] {
    get { storage.paragraph.runs ?? [first] }
    set {
      if newValue.count == 1 {
        first = newValue[0]
        if storage.paragraph.runs != nil { paragraph.runs = nil }
      } else {
        first = newValue.first ?? Self.noRun
        paragraph.runs = newValue
      }
    }
  }
  package var alignment: Alignment {
    get { storage.paragraph.alignment }
    set { paragraph.alignment = newValue }
  }
  package var isRightToLeft: Bool {
    get { storage.paragraph.isRightToLeft }
    set { paragraph.isRightToLeft = newValue }
  }
  /// At most so many lines; nil for any number.
  package var lineLimit: Int? {
    get { storage.paragraph.lineLimit }
    set { paragraph.lineLimit = newValue }
  }
  /// Space is kept for so many lines, even when there are fewer.
  package var reservedLines: Int {
    get { storage.paragraph.reservedLines }
    set { paragraph.reservedLines = newValue }
  }
  package var truncation: Truncation {
    get { storage.paragraph.truncation }
    set { paragraph.truncation = newValue }
  }
  /// Extra points between lines.
  package var lineSpacing: CGFloat {
    get { storage.paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }
  /// The font may shrink to this part of its size before text is cut off; 1 for no shrinking.
  package var minimumScaleFactor: CGFloat {
    get { storage.paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }
  /// Tail truncation may also squeeze letters together by up to 5 %.
  package var allowsTightening: Bool {
    get { storage.paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  /// Nil for the height that the fonts have.
  package var lineHeight: LineHeight? {
    get { storage.paragraph.lineHeight }
    set { paragraph.lineHeight = newValue }
  }
  /// Paragraphs are read in the direction of the layout, whatever they begin with.
  package var isDirectionFixed: Bool {
    get { storage.paragraph.isDirectionFixed }
    set { paragraph.isDirectionFixed = newValue }
  }
  /// Lines are aligned by the direction in which they are read, and not by that of the layout.
  package var alignsByContent: Bool {
    get { storage.paragraph.alignsByContent }
    set { paragraph.alignsByContent = newValue }
  }
  /// Points by which the first line of each paragraph begins further from the leading edge than the others do; below 0
  /// the others begin further from it. What is indented is part of the width.
  package var indent: CGFloat {
    get { storage.paragraph.indent }
    set { paragraph.indent = newValue }
  }
  /// Where text goes on after a tab, ascending: points from the leading edge. Empty for stops of the shaper's own.
  package var tabStops: [CGFloat] {
    get { storage.paragraph.tabStops }
    set { paragraph.tabStops = newValue }
  }
  /// How far a line is indented: points. The first line of a paragraph, or one of the others.
  package func indent(ofFirstLine isFirst: Bool) -> CGFloat { isFirst ? max(0, indent) : max(0, -indent) }
  /// The height of a line whose fonts have the height `natural`. Points.
  package func height(ofLine natural: CGFloat, leading: CGFloat = 1, scale: CGFloat = 1) -> CGFloat {
    guard let lineHeight else { return natural * leading }
    return lineHeight.points(runs.map(\.attributes.font.size).max() ?? 16) * scale
  }

  private static let noRun = Run("", TextAttributes(font: FontDescription(size: 16)))
  package init(runs: [Run]) {
    first = Self.noRun
    self.runs = runs
  }
  package init(_ text: String, _ attributes: TextAttributes) { first = Run(text, attributes) }
  /// The text instead of the runs that there are.
  package func replacingRuns(with run: Run) -> StyledText {
    var copy = self
    copy.first = run
    if copy.storage.paragraph.runs != nil { copy.paragraph.runs = nil }
    return copy
  }

  /// The run of a text that has one.
  package var onlyRun: Run? { storage.paragraph.runs == nil ? first : nil }
  package var plainText: String {
    guard let runs = storage.paragraph.runs else { return first.text }
    var text = ""
    for run in runs { text += run.text }
    return text
  }

  package static func == (a: StyledText, b: StyledText) -> Bool {
    a.first == b.first && (a.storage === b.storage || a.storage.paragraph == b.storage.paragraph)
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(storage.paragraph)
  }
}

/// Public for the reason that `DisplayPiece` is.
package typealias TextLayout = _TextLayout

/// A text laid out for one width and height. Made by a `TextShaper`, never changed, shared by all callers that ask for
/// the same text at the same width. Coordinates: points from the top left corner of the layout, y downwards. Offsets:
/// UTF-8 code units of `StyledText.plainText`.
@MainActor open class _TextLayout {
  /// The width is that of the longest line (not the proposed one), rounded up to a whole number of 1/64 points.
  package final let size: CGSize
  /// From the top to the first and last line's baseline.
  package final let firstBaseline: CGFloat
  package final let lastBaseline: CGFloat
  package nonisolated final var lineCount: Int { Int(lines32) }
  private final let lines32: Int32
  package final let isTruncated: Bool
  package final let text: StyledText

  package init(
    text: StyledText, size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool
  ) {
    (self.text, self.size, self.firstBaseline, self.lastBaseline) = (text, size, firstBaseline, lastBaseline)
    (lines32, self.isTruncated) = (Int32(clamping: lineCount), isTruncated)
  }
  nonisolated deinit {}

  /// The caret before the cluster at `offset`: a rectangle without width, as tall as its line. Between runs of different
  /// directions it stands where a letter of the line's own direction would go.
  open func caret(at offset: Int) -> CGRect { .zero }
  /// Between runs of different directions: where a letter of the other direction than the line's would go, as `caret(at:)`
  /// is given. Nil where both come to the same place.
  open func weakCaret(at offset: Int) -> CGRect? { nil }
  /// The offset of the caret place nearest to `point`, also for points outside.
  open func offset(nearest point: CGPoint) -> Int { 0 }
  /// Where lines begin, in their order; the first at 0.
  open var lineStarts: [Int] { [0] }
  /// Points from the top of a line to that of the next, without `lineSpacing`, for a text of one line.
  open var lineDistance: CGFloat { size.height }
  /// Points of a text above to this one, when the two are set as phones have it; nil for other texts, which keep the
  /// distance of all views.
  open var gapAbove: CGFloat? { nil }
  /// Rectangles that cover `range`, one or more a line.
  open func rectangles(of range: Range<Int>) -> [CGRect] { [] }
}

/// Measures and lays out text. One per window; called in the layout phase only.
///
/// The measuring is exact: a layout proposed its own width again has the same size.
@MainActor package protocol TextShaper: AnyObject {
  /// Lays `text` out in lines of at most `width` points, and at most as many lines as fit into `height` (at least one);
  /// nil means without a limit. A shaper keeps what it made, so that the same question again costs a look-up.
  func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout
  /// Whether the fonts' `touch` counts: not in round metrics, which have numbers of their own.
  var setsTouchFonts: Bool { get }
  /// How often text was really shaped, for tests of caching.
  var shapeCount: Int { get }
}

extension TextShaper {
  package var setsTouchFonts: Bool { false }
}

/// The size in points and other facts of an image, without drawing it. One per window.
@MainActor package protocol ImageLoader: AnyObject {
  /// Nil if `source` is not an image: it is reported once and drawn as a placeholder.
  /// For a symbol: its size in points, and where its baseline is.
  func metrics(of source: ImageSource) -> ImageMetrics?
}

package struct ImageMetrics: Hashable, Sendable {
  /// Pixels of a bitmap, points of a vector image or symbol.
  package var size: CGSize
  /// From the top to the baseline, for symbols; nil for others.
  package var baseline: CGFloat?
  /// True when the name of a symbol is not known, and a placeholder is drawn.
  package var isPlaceholder: Bool
  package init(size: CGSize, baseline: CGFloat? = nil, isPlaceholder: Bool = false) {
    (self.size, self.baseline, self.isPlaceholder) = (size, baseline, isPlaceholder)
  }
}

import Foundation
import HearthCore
import HearthUI

/// Shows text of one or more lines.
@MainActor @preconcurrency open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text. Setting it takes the attributes of `attributedText` away.
  open var text: String? {
    didSet {
      let hadAttributes = attributed != nil
      attributed = nil
      if text != oldValue || hadAttributes { contentDidChange() }
    }
  }
  private var attributed: NSAttributedString?
  /// The text with attributes; those that it has not are the label's.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? text.map {
          NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      text = newValue?.string
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  /// Whether a font of `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` follows the size of text around the
  /// view.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      needsUpdate()
      adjustFont()
    }
  }
  override var adjustsFont: Bool { adjustsFontForContentSizeCategory }
  override func adjustFont() { if adjustsFont, let new = adjusted(font) { font = new } }
  open var textColor: UIColor! = .label { didSet { needsUpdate() } }
  open var textAlignment = NSTextAlignment.natural { didSet { needsUpdate() } }
  /// 0 for as many as the text has.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { needsUpdate() } }
  /// The colour of a shadow without soft edges below the text; nil for none.
  open var shadowColor: UIColor? { didSet { needsUpdate() } }
  /// How far that lies from the text: points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { needsUpdate() } }
  /// The colour of the text while `isHighlighted`; nil for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { needsUpdate() } }
  /// Whether the text has that colour.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { needsUpdate() } } }
  /// Whether letters come closer before text is cut off.
  open var allowsDefaultTighteningForTruncation = false { didSet { needsUpdate() } }
  private var shownColor: UIColor { isHighlighted ? highlightedTextColor ?? textColor : textColor }
  /// Whether text that is too long gets smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false { didSet { needsUpdate() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { needsUpdate() } }
  /// Whether the label can be used: otherwise it is dimmed.
  open var isEnabled = true { didSet { needsUpdate() } }
  /// The width at which text of several lines breaks where constraints do not say; 0 for that of the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// Told when the label has changed: whoever shows it in another way.
  var didChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    huggings = AxisPriorities(UILayoutPriority(251))
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var standardTraits: UIAccessibilityTraits { .staticText }
  override var isNamedByContent: Bool { true }
  private var shownAlignment: NSTextAlignment { attributed?.paragraph?.alignment ?? textAlignment }
  private func contentDidChange() {
    needsUpdate()
    invalidateIntrinsicContentSize()
    didChange?()
  }

  // MARK: Drawing

  private static let drawing = ClassMethods(of: UILabel.self, overriddenBy: PaddedLabel.self)
  private static let textRects = ClassMethods(of: UILabel.self, overriddenBy: MeasuredLabel.self)
  /// The rectangle that the base's `drawText(in:)` was asked for.
  private var drawnRect: CGRect?
  /// Draws the text in a rectangle of the bounds: all of them, unless a class that overrides this says otherwise.
  ///
  /// The text itself is a `Text` of SwiftUI, which is placed in the rectangle that is given to this method. What an
  /// override draws besides it is not seen; that belongs into `draw(_:)`.
  ///
  ///     override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  open func drawText(in rect: CGRect) { drawnRect = rect }
  /// Where the text is in a rectangle when it has `numberOfLines` lines at most, 0 for as many as it has: points. A
  /// class that overrides this says by its size how large the label would like to be.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let width = bounds.width > 0 && bounds.width < 10_000 ? bounds.width : nil
    let own =
      textContent(numberOfLines).flatMap {
        OffscreenMeasure.size(of: $0, ProposedViewSize(width: width, height: nil), beside: self)
      } ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(own.width, bounds.width), height: min(own.height, bounds.height))
  }
  private var drawsTextItself: Bool {
    type(of: self) != UILabel.self && Self.drawing.areOverridden(by: type(of: self))
  }
  private var measuresTextItself: Bool {
    type(of: self) != UILabel.self && Self.textRects.areOverridden(by: type(of: self))
  }
  /// What a class leaves free around the text: rectangles in bounds say so. Nil for a text that is not drawn.
  private func textInsets(in bounds: CGRect) -> UIEdgeInsets? {
    if !drawsTextItself { return .zero }
    drawnRect = nil
    // An override may draw: that goes into a picture that nobody sees.
    UIGraphicsPushContext(CGContext(size: bounds.size))
    drawText(in: bounds)
    UIGraphicsPopContext()
    // Nothing is left of bounds that are smaller than what is kept free.
    return drawnRect.flatMap { $0.isNull ? nil : $0 }.map {
      UIEdgeInsets(
        top: $0.minY - bounds.minY, left: $0.minX - bounds.minX, bottom: bounds.maxY - $0.maxY,
        right: bounds.maxX - $0.maxX)
    }
  }
  override func makeContent() -> AnyView? {
    if text?.isEmpty ?? true { return nil }
    return textContent(numberOfLines)
  }
  private func textContent(_ numberOfLines: Int) -> AnyView? {
    guard let text, !text.isEmpty else { return nil }
    let limit = numberOfLines > 0 ? numberOfLines : nil
    attributed?.reportUnkeptAttributes()
    let label = Group {
      if let paragraphs = attributed?.arrangedParagraphs {
        arranged(paragraphs, limit)
      } else {
        let shown = attributed?.engineText ?? Text(verbatim: text)
        shown.multilineTextAlignment(shownAlignment.textAlignment)
          .lineSpacing(attributed?.paragraph?.spacing(lineHeight: font.lineHeight) ?? 0).lineLimit(limit)
      }
    }
    .font(Font(font)).foregroundStyle(Color(uiColor: shownColor))
    .allowsTightening(allowsDefaultTighteningForTruncation)
    .truncationMode(lineBreakMode.truncation)
    .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
    .opacity(isEnabled ? 1 : 0.5)
    if let shadowColor {
      return AnyView(
        label.shadow(color: Color(uiColor: shadowColor), radius: 0, x: shadowOffset.width, y: shadowOffset.height))
    }
    return AnyView(label)
  }
  private func arranged(_ paragraphs: [TextParagraph], _ limit: Int?) -> ParagraphStack {
    if let limit, limit > 1, paragraphs.count > 1 {
      reportUnkept(
        "UILabel.numberOfLines",
        "a text whose paragraphs are arranged has so many lines in each of as many paragraphs. Set 0.")
    }
    return ParagraphStack(
      paragraphs: Array(paragraphs.prefix(limit ?? paragraphs.count)), lineHeight: font.lineHeight,
      alignment: textAlignment, lineLimit: limit)
  }
  /// The size of the text: points. In one line, or in lines of `preferredMaxLayoutWidth` at most where that is set.
  open override var intrinsicContentSize: CGSize {
    if measuresTextItself {
      let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 9_999
      return textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: 9_999), limitedToNumberOfLines: numberOfLines
      ).size
    }
    if text?.isEmpty ?? true { return .zero }
    let own = super.intrinsicContentSize
    return numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? own : broken(own, in: preferredMaxLayoutWidth)
  }
  override var breaksLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && text?.isEmpty == false }
  override func constraintContentSize(inWidth width: CGFloat) -> CGSize {
    breaksLines ? broken(intrinsicContentSize, in: width) : intrinsicContentSize
  }
  /// The size of the text in lines of a width at most: as wide as the widest of them, to the next whole point.
  private func broken(_ own: CGSize, in width: CGFloat) -> CGSize {
    guard width > 0, own.width > width, let size = contentSize(ProposedViewSize(width: width, height: nil)) else {
      return own
    }
    return CGSize(width: min(width, size.width.rounded(.up)), height: size.height)
  }
  override func fittingContentSize(_ proposal: ProposedViewSize) -> CGSize {
    guard numberOfLines != 1, let width = proposal.width,
      let size = contentSize(ProposedViewSize(width: width, height: nil))
    else { return intrinsicContentSize }
    return size
  }
  override func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect {
    guard let insets = textInsets(in: bounds) else { return CGRect(origin: bounds.origin, size: .zero) }
    let bounds = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    let own = size(ProposedViewSize(CGSize(width: max(0, bounds.width), height: max(0, bounds.height))))
    let x: CGFloat
    switch shownAlignment {
    case .center: x = (bounds.width - own.width) / 2
    case .right: x = bounds.width - own.width
    case .natural, .justified: x = traitCollection.layoutDirection == .rightToLeft ? bounds.width - own.width : 0
    default: x = 0
    }
    return CGRect(x: bounds.minX + x, y: bounds.midY - own.height / 2, width: own.width, height: own.height)
  }
  override var baselines: (first: CGFloat, last: CGFloat)? {
    guard let font, text?.isEmpty == false else { return nil }
    return (font.ascender, -font.descender)
  }
}

private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) {}
}
private final class MeasuredLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
}

extension NSTextAlignment {
  var textAlignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}
extension NSLineBreakMode {
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

import Foundation
import HearthCore
import HearthUI

/// Shows text of one or more lines.
@MainActor @preconcurrency open class UILabel: UIView {
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
  open var textColor: UIColor! = .label { didSet { needsUpdate() } }
  open var textAlignment = NSTextAlignment.natural { didSet { needsUpdate() } }
  /// 0 for as many as the text has.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { needsUpdate() } }
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
  override var isNamedByContent: Bool { true }
  private var shownAlignment: NSTextAlignment { attributed?.paragraph?.alignment ?? textAlignment }
  private func contentDidChange() {
    needsUpdate()
    invalidateIntrinsicContentSize()
    didChange?()
  }
  override func makeContent() -> AnyView? {
    guard let text, !text.isEmpty else { return nil }
    let shown = attributed.map { Text(AttributedString(uiKit: $0)) } ?? Text(verbatim: text)
    let label = shown.font(Font(font)).foregroundStyle(Color(uiColor: textColor))
      .multilineTextAlignment(shownAlignment.textAlignment).lineSpacing(max(0, attributed?.paragraph?.lineSpacing ?? 0))
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .truncationMode(lineBreakMode.truncation)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
      .opacity(isEnabled ? 1 : 0.5)
    return AnyView(label)
  }
  /// The size of the text: points. In one line, or in lines of `preferredMaxLayoutWidth` at most where that is set.
  open override var intrinsicContentSize: CGSize {
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
    let own = size(ProposedViewSize(bounds.size))
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

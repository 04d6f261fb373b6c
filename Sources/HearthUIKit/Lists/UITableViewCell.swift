import Foundation
import HearthCore
import HearthUI

/// A row of a table: its content, and what stands at its trailing edge.
///
/// A table uses cells again for other rows. Their height follows from their content, where the table's delegate does not
/// give one.
@MainActor @preconcurrency open class UITableViewCell: UIView, StatefulCell {
  /// What the labels of a cell are.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a text at the trailing edge.
    case value1
    /// A small title, and a text beside it.
    case value2
    /// A title with a smaller text below it.
    case subtitle
  }
  /// Lines between rows: none, or one.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing, or a line.
    case none, singleLine
  }
  /// How a row shows that it is pressed: not at all, or by a grey. The three that do are the same.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing, or a grey.
    case none, blue, gray, `default`
  }
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing, an arrow, a button with an arrow, a mark, or a button.
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    fileprivate var symbol: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailButton, .detailDisclosureButton: nil
      }
    }
    fileprivate var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  }
  /// What a table does with a row that is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing, or the row goes, or one comes.
    case none = 0, delete, insert
  }

  /// What the cell is used again by.
  public final let reuseIdentifier: String?
  private let style: CellStyle
  /// Whether a row that is pressed shows it.
  open var selectionStyle = SelectionStyle.default { didSet { needsUpdate() } }
  /// The sign at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// A view at the trailing edge, instead of `accessoryType`, as large as its frame.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
  /// What the cell shows: add subviews to this view. Their constraints to it give the cell its height.
  public final let contentView = UIView()
  /// What lies behind the cell while it is selected. On the proxy a view that is clear, or has no colour, lets rows that
  /// are pressed show nothing; another colour than their grey they do not have.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if isProxy { return needsUpdate() }
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, at: 0)
        selectedBackgroundView.isHidden = !selected
      }
    }
  }
  /// What lies behind all else in the cell; nil for nothing.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// How many steps the content is indented: see `indentationWidth`.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentDidChange() } } }
  /// Points of a step.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { contentDidChange() } } }
  private var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }
  private var shownAccessory: UIView?
  private var title: UILabel?, detail: UILabel?, picture: UIImageView?

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// An object whose settings apply to the rows of all lists.
  open override class func appearance() -> Self { proxy { UITableViewCell(frame: .zero) } }
  /// The cell is about to be used for another row. Does nothing by itself.
  open func prepareForReuse() {}

  // MARK: States

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  /// The row is selected now, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let isOther = self.selected != selected
    self.selected = selected
    selectedBackgroundView?.isHidden = !selected
    if isOther { stateDidChange() }
  }
  /// Whether the row is pressed, as `setHighlighted(_:animated:)` was told.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false
  /// The row is pressed, or no longer. A press is told of when it ends, before and after the row is selected; meanwhile the list shows it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isOther = self.highlighted != highlighted
    self.highlighted = highlighted
    if isOther { stateDidChange() }
  }
  /// Points between the edges of the row and the line below it, which has those of the table by itself.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? .zero }
    set {
      if newValue == ownSeparatorInset { return }
      ownSeparatorInset = newValue
      separatorDidChange?()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// Told of a press of the accessory while the row is seen.
  final var accessoryWasPressed: (() -> Void)?
  /// Told of another inset while the row is seen.
  final var separatorDidChange: (() -> Void)?
  /// Whether the table is being edited.
  open internal(set) var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  /// The table is edited now, or no longer. Sets `isEditing` by itself.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: State

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Called before the cell is shown, and when its state is different: sets the content and the background for it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the content follows the state by `updated(for:)`. By itself yes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the cell is selected, pressed, edited, and so on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isEditing, state.isHighlighted) = (isSelected, isEditing, isHighlighted)
    return state
  }
  /// Has `updateConfiguration(using:)` be called before the next frame.
  open func setNeedsUpdateConfiguration() { stateDidChange() }
  /// Sets the content and the background for a state. Call that of the superclass, which calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
    configurationUpdateHandler?(self, state)
  }
  final let stateRecord = StateRecord()
  final var followsState: Bool { automaticallyUpdatesContentConfiguration }
  /// What lies behind the content; nil for nothing but the list's own.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { show(backgroundConfiguration) } }
  /// The background that a cell has by itself, to be changed and set as `backgroundConfiguration`.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  // MARK: Content

  /// The title.
  open var textLabel: UILabel? { title ?? label(\.title, font: style == .value2 ? 15 : 17) }
  /// The second text; nil in a cell that has none.
  open var detailTextLabel: UILabel? {
    if style == .default { return nil }
    return detail ?? label(\.detail, font: style == .subtitle ? 15 : 17)
  }
  /// The image at the leading edge.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let view = UIImageView(image: nil)
    view.contentMode = .scaleAspectFit
    picture = view
    contentView.addSubview(view)
    return view
  }
  private func label(_ path: ReferenceWritableKeyPath<UITableViewCell, UILabel?>, font size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    if path == \.detail && style != .value2 { label.textColor = .secondaryLabel }
    if path == \.title && style == .subtitle || style == .default { label.numberOfLines = 1 }
    label.didChange = { [weak self] in self?.contentDidChange() }
    self[keyPath: path] = label
    contentView.addSubview(label)
    return label
  }
  private func contentDidChange() {
    setNeedsLayout()
    hostView?.invalidateIntrinsicContentSize()
  }
  /// What the cell shows, instead of its labels and image.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in [title, detail, picture] as [UIView?] { view?.isHidden = contentConfiguration != nil }
      if contentConfiguration == nil { configured?.removeFromSuperview() }
      configured = contentConfiguration?.shown(in: contentView, inPlaceOf: configured)
      contentDidChange()
    }
  }
  private var configured: UIView?
  /// The content that a cell has by itself, to be filled in and set as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }

  // MARK: Layout

  private func accessoryDidChange() {
    shownAccessory?.removeFromSuperview()
    shownAccessory = accessoryView
    if accessoryView == nil, let symbol = accessoryType.symbol {
      shownAccessory = Self.sign(symbol, isArrow: accessoryType == .disclosureIndicator)
    } else if accessoryView == nil, accessoryType.hasButton {
      shownAccessory = makeDetailButton(hasArrow: accessoryType == .detailDisclosureButton)
    }
    if let shownAccessory {
      // A switch or a stepper that was made without a frame is as large as it is by itself.
      if shownAccessory.frame.size == .zero { shownAccessory.sizeToFit() }
      addSubview(shownAccessory)
    }
    contentDidChange()
  }
  private static func sign(_ symbol: String, isArrow: Bool) -> UIView {
    let view = UIImageView(image: UIImage(systemName: symbol))
    view.contentMode = .scaleAspectFit
    view.tintColor = isArrow ? .tertiaryLabel : nil
    // That a row leads somewhere is said by what the row does.
    view.accessibilityElementsHidden = isArrow
    view.frame.size = isArrow ? CGSize(width: 8, height: 14) : CGSize(width: 20, height: 20)
    return view
  }
  /// Tells the table's delegate of its presses; with an arrow behind it where the row leads somewhere, too.
  private func makeDetailButton(hasArrow: Bool) -> UIView {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    button.accessibilityLabel = "More Info"
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    button.addAction(
      UIAction { [weak self] _ in self?.accessoryWasPressed?() }, for: .touchUpInside)
    if !hasArrow { return button }
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 38, height: 22)),
      arrow = Self.sign("chevron.right", isArrow: true)
    arrow.frame.origin = CGPoint(x: 30, y: 4)
    both.addSubview(button)
    both.addSubview(arrow)
    return both
  }
  private var accessoryWidth: CGFloat { shownAccessory.map { $0.frame.width + 16 } ?? 0 }
  private static let margin: CGFloat = 16, gap: CGFloat = 12
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateStateIfNeeded()
    stateRecord.background?.frame = bounds
    backgroundView?.frame = bounds
    let start = indentation
    contentView.frame = CGRect(
      x: start, y: 0, width: max(0, bounds.width - accessoryWidth - start), height: bounds.height)
    if let shownAccessory {
      let size = shownAccessory.frame.size
      shownAccessory.frame.origin = CGPoint(
        x: bounds.width - Self.margin - size.width, y: (bounds.height - size.height) / 2)
    }
    selectedBackgroundView?.frame = bounds
    configured?.frame = contentView.bounds
    if configured == nil { for (view, frame) in labelFrames(contentView.bounds.size) { view.frame = frame } }
  }
  private func labelFrames(_ size: CGSize) -> [(UIView, CGRect)] {
    var frames: [(UIView, CGRect)] = []
    var left = Self.margin
    if let picture, let image = picture.image {
      let height = min(image.size.height, max(20, size.height - 8))
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      frames.append((picture, CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)))
      left += width + Self.gap
    }
    let width = max(0, size.width - left - Self.margin)
    let first = title?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    let second = detail?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    if style == .subtitle {
      let top = (size.height - first.height - second.height) / 2
      if let title { frames.append((title, CGRect(x: left, y: top, width: width, height: first.height))) }
      if let detail {
        frames.append((detail, CGRect(x: left, y: top + first.height, width: width, height: second.height)))
      }
      return frames
    }
    let secondWidth = detail?.text?.isEmpty ?? true ? 0 : min(second.width, width)
    let firstWidth = max(0, width - (secondWidth > 0 ? secondWidth + Self.gap : 0))
    if let title {
      let height = title.sizeThatFits(CGSize(width: firstWidth, height: 0)).height
      frames.append((title, CGRect(x: left, y: (size.height - height) / 2, width: firstWidth, height: height)))
    }
    if let detail {
      let x = style == .value2 ? left + min(first.width, firstWidth) + Self.gap : left + width - secondWidth
      frames.append(
        (detail, CGRect(x: x, y: (size.height - second.height) / 2, width: secondWidth, height: second.height)))
    }
    return frames
  }
  /// The height of the cell in a width, from its content: points, at least 44.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    let inner = max(0, width - accessoryWidth - indentation)
    if let configured { return max(44, configured.height(inWidth: inner)) }
    if contentView.usesConstraints { return max(44, contentView.height(inWidth: inner)) }
    let frames = labelFrames(CGSize(width: inner, height: 1000))
    let texts = frames.filter { $0.0 is UILabel }.map(\.1)
    let content = texts.isEmpty ? 0 : texts.map(\.maxY).max()! - texts.map(\.minY).min()!
    return max(44, content + 22)
  }
}

extension UITableViewCell: AppearanceSource {
  /// Whether nothing is seen of a view that lies behind a row.
  private static func isClear(_ view: UIView) -> Bool { view.backgroundColor.map { $0 == .clear } ?? true }
  func add(to all: inout Appearances) {
    all.list.row = backgroundColor.map { Color($0) }
    all.list.showsPress = selectionStyle != .none && !(selectedBackgroundView.map(Self.isClear) ?? false)
  }
}

extension UITableViewCell: StackHolder {}

import Foundation
import HearthCore
import HearthUI

/// A row of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  nonisolated deinit {}
  /// The content that a row has by itself, to be filled in and set as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What stands at the edges, in order.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// How many steps the content is indented. A section that is shown as an outline sets it.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentDidChange() } } }
  /// Points of a step.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { contentDidChange() } } }
  /// Whether what stands at the edges is indented with the content.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { contentDidChange() } } }
  /// Where the row lies in an outline; nil for none.
  final var outline: OutlineRow? {
    didSet {
      if let outline { indentationLevel = outline.level }
      accessoriesDidChange()
    }
  }
  /// What opens and closes the row, where the whole row does that.
  final var toggle: (() -> Void)? {
    accessories.contains { $0.opensWholeRow(isEditing: isEditing) } ? outline?.toggle : nil
  }
  private var shown: [UICellAccessory.Placement.Edge: UIView] = [:]

  override func editingDidChange() { accessoriesDidChange() }
  private func accessoriesDidChange() {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    let seen = accessories.filter { $0.isShown(isEditing: isEditing) }
    for edge in [UICellAccessory.Placement.Edge.leading, .trailing] {
      let parts = seen.filter { $0.edge == edge }.map { $0.makeView(in: self) }
      if parts.isEmpty { continue }
      let row = UIStackView(arrangedSubviews: parts)
      row.alignment = .center
      row.spacing = 8
      shown[edge] = row
      addSubview(row)
    }
    contentDidChange()
  }
  private func contentDidChange() {
    setNeedsLayout()
    hostView?.invalidateIntrinsicContentSize()
  }
  private static let margin: CGFloat = 16, gap: CGFloat = 8
  private var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }
  private func width(_ edge: UICellAccessory.Placement.Edge) -> CGFloat {
    shown[edge].map { max(0, $0.intrinsicContentSize.width) + Self.margin } ?? 0
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if shown.isEmpty && indentationLevel == 0 { return }
    let before = width(.leading), after = width(.trailing), indent = indentation
    contentView.frame = CGRect(
      x: before + indent, y: 0, width: max(0, bounds.width - before - after - indent), height: bounds.height)
    for view in contentView.subviews { view.frame = contentView.bounds }
    let start = indentsAccessories ? indent : 0
    shown[.leading]?.frame = CGRect(
      x: Self.margin + start, y: 0, width: before - Self.margin, height: bounds.height)
    shown[.trailing]?.frame = CGRect(
      x: bounds.width - after, y: 0, width: after - Self.margin, height: bounds.height)
  }
  override func fittingHeight(_ width: CGFloat) -> CGFloat {
    max(44, super.fittingHeight(max(0, width - self.width(.leading) - self.width(.trailing) - indentation)))
  }
}

/// Where a row lies in an outline.
struct OutlineRow {
  /// How many items are above it.
  var level: Int
  var isExpanded: Bool
  /// Opens or closes it.
  var toggle: () -> Void
}

/// What stands at an edge of a row: an arrow, a mark, a text, a view.
@MainActor @preconcurrency public struct UICellAccessory {
  /// When it is seen.
  public enum DisplayedState: Int, Sendable {
    /// Always; while the collection is edited (`UICollectionView.isEditing`); while it is not.
    case always = 0, whenEditing, whenNotEditing
  }
  /// At which edge a view stands, and when.
  public enum Placement: Sendable {
    /// At the edge where lines begin, or where they end.
    case leading(displayed: DisplayedState = .always), trailing(displayed: DisplayedState = .always)
    enum Edge: Sendable { case leading, trailing }
  }
  /// How wide the room of it is.
  public enum LayoutDimension: Sendable {
    /// As wide as it is, as those of the system, or points.
    case actual, standard, custom(CGFloat)
  }
  /// What an arrow, a mark or a text looks like.
  public struct Options: Sendable {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How wide the room of it is; nil for as wide as it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  /// What a text at the edge looks like.
  public struct LabelOptions: Sendable {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How wide the room of it is; nil for as wide as it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the second one of texts.
    public var tintColor: UIColor?
    /// Its font; nil for that of bodies.
    public var font: UIFont?
    /// Whether the font grows with the user's size of text; it does.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font) = (
        isHidden, reservedLayoutWidth, tintColor, font
      )
    }
  }
  /// What the arrow of an outline looks like, and where it is pressed.
  public struct OutlineDisclosureOptions: Sendable {
    /// What opens and closes the row.
    public enum Style: Int, Sendable {
      /// As the row is; the whole row; the arrow alone.
      case automatic = 0, header, cell
    }
    /// What opens and closes the row.
    public var style: Style
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How wide the room of it is; nil for as wide as it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        style, isHidden, reservedLayoutWidth, tintColor
      )
    }
  }
  /// A view at an edge.
  @MainActor @preconcurrency public struct CustomViewConfiguration {
    /// The view, as large as its content wants to be, or as its frame is.
    public let customView: UIView
    /// At which edge it stands, and when.
    public let placement: Placement
    /// Whether it is not shown.
    public let isHidden: Bool
    /// How wide the room of it is; nil for as wide as it is.
    public let reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the row.
    public let tintColor: UIColor?
    /// Whether the view keeps its frame's size; else its content decides.
    public let maintainsFixedSize: Bool
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor, self.maintainsFixedSize) = (
        reservedLayoutWidth, tintColor, maintainsFixedSize
      )
    }
  }
  private enum Kind {
    case symbol(String, isTinted: Bool), detail((() -> Void)?), label(String, LabelOptions)
    case outline(OutlineDisclosureOptions.Style, (() -> Void)?), view(CustomViewConfiguration)
    case delete((() -> Void)?), insert((() -> Void)?), reorder
  }
  private let kind: Kind
  private let displayed: DisplayedState
  private var options = Options()
  let edge: Placement.Edge
  private init(
    _ kind: Kind, _ displayed: DisplayedState, _ options: Options = Options(), edge: Placement.Edge = .trailing
  ) {
    (self.kind, self.displayed, self.options, self.edge) = (kind, displayed, options, edge)
  }

  /// An arrow that says that more is behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.symbol("chevron.right", isTinted: false), displayed, options) }
  /// A mark that says that the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.symbol("checkmark", isTinted: true), displayed, options) }
  /// A button that shows more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail(actionHandler), displayed, options) }
  /// A button that removes the row: it calls the handler, which does that.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete(actionHandler), displayed, options, edge: .leading) }
  /// A button that adds something: it calls the handler, which does that.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert(actionHandler), displayed, options, edge: .leading) }
  /// A grip by which the row is moved, where the data source lets it be (`collectionView(_:canMoveItemAt:)`).
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text, options), displayed,
      Options(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor))
  }
  /// An arrow that opens and closes a row of a section that is shown as an outline (`NSDiffableDataSourceSectionSnapshot`).
  ///
  /// - Parameter actionHandler: What is done in place of that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline(options.style, actionHandler), displayed,
      Options(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor))
  }
  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    switch configuration.placement {
    case .leading(let displayed): return UICellAccessory(.view(configuration), displayed, options, edge: .leading)
    case .trailing(let displayed): return UICellAccessory(.view(configuration), displayed, options, edge: .trailing)
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    !options.isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }
  /// Whether a press anywhere on the row opens and closes it.
  func opensWholeRow(isEditing: Bool) -> Bool {
    if case .outline(let style, nil) = kind { isShown(isEditing: isEditing) && style != .cell } else { false }
  }
  private static let standardWidth: CGFloat = 20
  func makeView(in cell: UICollectionViewListCell) -> UIView {
    let view: UIView
    switch kind {
    case .symbol(let name, let isTinted):
      view = symbol(name, options.tintColor ?? (isTinted ? nil : .tertiaryLabel))
    case .detail(let action):
      view = button(symbolName: "info.circle", options.tintColor) { action?() }
      view.accessibilityLabel = "More Info"
    case .delete(let action):
      view = button(symbolName: "minus.circle.fill", options.tintColor ?? .systemRed) { action?() }
      view.accessibilityLabel = "Delete"
    case .insert(let action):
      view = button(symbolName: "plus.circle.fill", options.tintColor ?? .systemGreen) { action?() }
      view.accessibilityLabel = "Insert"
    case .reorder:
      view = symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel)
      view.isUserInteractionEnabled = true
      let pan = MovingPan(cell)
      view.addGestureRecognizer(pan)
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Reorder")
      // As at the grips of tables that are edited.
      view.accessibilityCustomActions = [("Move Up", -1), ("Move Down", 1)].map { name, step in
        UIAccessibilityCustomAction(name: name) { _ in pan.move(by: step) }
      }
    case .label(let text, let look):
      let label = UILabel()
      label.text = text
      label.font = look.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = look.tintColor ?? .secondaryLabel
      view = label
    case .outline(_, let action):
      let toggle = cell.outline?.toggle
      view = button(symbolName: "chevron.right", options.tintColor) { (action ?? toggle)?() }
      view.accessibilityLabel = cell.outline?.isExpanded == true ? "Collapse" : "Expand"
      if cell.outline?.isExpanded == true { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    case .view(let configuration):
      view = configuration.customView
      if let tint = configuration.tintColor { view.tintColor = tint }
      if configuration.maintainsFixedSize || view.intrinsicContentSize.width <= 0 {
        let size = view.frame.size
        if size.width > 0 { view.widthAnchor.constraint(equalToConstant: size.width).isActive = true }
        if size.height > 0 { view.heightAnchor.constraint(equalToConstant: size.height).isActive = true }
      }
    }
    switch options.reservedLayoutWidth {
    case .custom(let width): view.widthAnchor.constraint(equalToConstant: width).isActive = true
    case .standard: view.widthAnchor.constraint(equalToConstant: Self.standardWidth).isActive = true
    case .actual, nil: break
    }
    return view
  }
  private func picture(_ name: String) -> UIImage? {
    UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
  }
  private func symbol(_ name: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: picture(name))
    view.contentMode = .center
    view.tintColor = color
    return view
  }
  private func button(symbolName: String, _ color: UIColor?, _ action: @escaping () -> Void) -> UIView {
    let button = UIButton(type: .system)
    button.setImage(picture(symbolName), for: .normal)
    if let color { button.tintColor = color }
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}

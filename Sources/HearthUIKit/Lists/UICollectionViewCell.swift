import Foundation
import HearthCore
import HearthUI

/// A view of a collection that is used again.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// What the view is used again by; nil where it was not taken from the collection.
  open internal(set) var reuseIdentifier: String?
  nonisolated deinit {}
  /// The view is about to be used for something else. Does nothing by itself.
  open func prepareForReuse() {}
  /// The layout has placed the view so: a layout of the app's own. Does nothing by itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The size that the view wants where a layout asks for it. One with an estimated height does: it is the width that the view is given, and the height of
  /// its content in that, and of what is given back the height counts. So does a flow with an estimated size of items: there both are the content's.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    if let most = attributes.openWidth {
      attributes.size = contentSize(atMost: most, unlike: attributes.size)
    } else {
      attributes.size.height = contentHeight(attributes.size.width)
    }
    return attributes
  }
  /// What decides how large the view wants to be.
  var sizedContent: UIView { self }
  /// The size of the content, which is given if it does not say one: points.
  private func contentSize(atMost most: CGFloat, unlike given: CGSize) -> CGSize {
    let content = sizedContent, own: CGSize
    if content.usesConstraints {
      own = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else {
      own = content.fittingContentSize(ProposedViewSize(width: nil, height: nil))
      if own.width < 0 || own.height < 0 { return given }
    }
    return own.width <= most ? own : CGSize(width: most, height: content.height(inWidth: most))
  }
  /// The height of the content in a width: points.
  func contentHeight(_ width: CGFloat) -> CGFloat { height(inWidth: width) }
  /// The height that the view wants in a width: points.
  final func wantedHeight(_ width: CGFloat) -> CGFloat {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.size = CGSize(width: width, height: bounds.height)
    let height = preferredLayoutAttributesFitting(attributes).size.height
    return height.isFinite ? max(0, height) : 0
  }

  // `dynamic`: an extension of the app may replace it; see Documentation/Projects.md, "Overrides".
  open dynamic override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
}

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView, StatefulCell {
  /// What the cell shows: add subviews to this view.
  public final let contentView = UIView()
  /// Behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Behind the content while the item is selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !isSelected
    }
  }
  /// Whether the item is selected.
  open var isSelected = false {
    didSet {
      selectedBackgroundView?.isHidden = !isSelected
      if isSelected != oldValue { stateDidChange() }
    }
  }
  /// Whether the item is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether the collection is edited.
  final var isEditing = false {
    didSet {
      if isEditing == oldValue { return }
      editingDidChange()
      stateDidChange()
    }
  }
  func editingDidChange() {}

  // MARK: State

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Called before the cell is shown, and when its state is different: sets the content and the background for it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the content follows the state by `updated(for:)`. By itself yes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the cell is selected, pressed, edited, and so on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
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
  private var configured: UIView?
  /// What the cell shows, instead of subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured = contentConfiguration?.shown(in: contentView, inPlaceOf: configured)
      if contentConfiguration == nil { configured?.removeFromSuperview() }
      setNeedsLayout()
      hostView?.invalidateIntrinsicContentSize()
    }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateStateIfNeeded()
    stateRecord.background?.frame = bounds
    contentView.frame = bounds
    configured?.frame = contentView.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
  override func contentHeight(_ width: CGFloat) -> CGFloat { fittingHeight(width) }
  override var sizedContent: UIView { configured ?? contentView }
  /// The height of the cell in a width, from its content: points.
  func fittingHeight(_ width: CGFloat) -> CGFloat { (configured ?? contentView).height(inWidth: width) }
}

extension UIContentConfiguration {
  /// Shows the content in a view: by the view that shows it already, if that can.
  @MainActor func shown(in parent: UIView, inPlaceOf old: UIView?) -> UIView {
    if let old, let shown = old as? any UIContentView, shown.supports(self) {
      shown.configuration = self
      return old
    }
    old?.removeFromSuperview()
    let view = makeContentView()
    view.frame = parent.bounds
    parent.addSubview(view)
    return view
  }
}

extension UICollectionReusableView: StackHolder {}

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

  // `dynamic`: an extension of the app may replace it; see Documentation/Projects.md, "Overrides".
  open dynamic override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
}

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
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
  open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !isSelected } }
  /// Whether the item is pressed.
  open var isHighlighted = false
  private var configured: UIView?
  /// What the cell shows, instead of subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured = contentConfiguration?.shown(in: contentView, inPlaceOf: configured)
      if contentConfiguration == nil { configured?.removeFromSuperview() }
      setNeedsLayout()
      superview?.invalidateIntrinsicContentSize()
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
    contentView.frame = bounds
    configured?.frame = contentView.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
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

import Foundation
import HearthCore
import HearthUI

/// A direction along which something is laid out.
/// `horizontal` or `vertical`.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal = 0, vertical }

/// Views in a row or a column.
///
///     let stack = NSStackView(views: [label, field])
///     stack.orientation = .vertical
@MainActor @preconcurrency open class NSStackView: NSView {
  /// How views share the length. Source: AppKit's numbers.
  public nonisolated enum Distribution: Int, Sendable {
    /// At the two ends and in the middle: here one after the other.
    case gravityAreas = -1
    /// All of the length: as much as each needs, the same for each, or in proportion; or what is left over as gaps between views, or
    /// between their middles.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// A part of a stack.
  /// `top`, `center` or `bottom`.
  public nonisolated enum Gravity: Int, Sendable {
    case top = 1, center, bottom
    /// The beginning of a row.
    public static let leading = Gravity.top
    /// The end of a row.
    public static let trailing = Gravity.bottom
  }
  private let inner = UIStackView(frame: .zero)
  /// Creates a stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
    inner.spacing = 8
    inner.alignment = .center
  }
  /// Creates a stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override var isFlipped: Bool { true }
  /// Whether it is a row or a column.
  open var orientation: NSUserInterfaceLayoutOrientation {
    get { inner.axis == .vertical ? .vertical : .horizontal }
    set {
      inner.axis = newValue == .vertical ? .vertical : .horizontal
      setNeedsLayout()
    }
  }
  /// Where views lie across: at an edge, in the middle, or, for `width` and `height`, as broad as the stack.
  open var alignment = NSLayoutConstraint.Attribute.centerY {
    didSet {
      switch alignment {
      case .leading, .left, .top: inner.alignment = .leading
      case .trailing, .right, .bottom: inner.alignment = .trailing
      case .width, .height: inner.alignment = .fill
      case .firstBaseline: inner.alignment = .firstBaseline
      case .lastBaseline: inner.alignment = .lastBaseline
      default: inner.alignment = .center
      }
    }
  }
  /// How views share the length.
  open var distribution = Distribution.gravityAreas {
    didSet {
      switch distribution {
      case .gravityAreas, .fill: inner.distribution = .fill
      case .fillEqually: inner.distribution = .fillEqually
      case .fillProportionally: inner.distribution = .fillProportionally
      case .equalSpacing: inner.distribution = .equalSpacing
      case .equalCentering: inner.distribution = .equalCentering
      }
    }
  }
  /// Points between views.
  open var spacing: CGFloat {
    get { inner.spacing }
    set {
      inner.spacing = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// Points between the edges and the views.
  open var edgeInsets = NSEdgeInsets() {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The views, in order.
  open var arrangedSubviews: [NSView] { inner.arrangedSubviews }
  /// The same.
  open var views: [NSView] { inner.arrangedSubviews }
  /// Adds a view behind the others.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: inner.arrangedSubviews.count) }
  /// Adds a view at a place among the others.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    inner.insertArrangedSubview(view, at: insertionIndex)
    invalidateIntrinsicContentSize()
  }
  /// Takes a view out of the row. It stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    inner.removeArrangedSubview(view)
    invalidateIntrinsicContentSize()
  }
  /// Adds a view: before the others for `leading`, else behind them.
  open func addView(_ view: NSView, in gravity: Gravity) {
    if gravity == .leading {
      insertArrangedSubview(view, at: leadingCount)
      leadingCount += 1
    } else {
      addArrangedSubview(view)
    }
  }
  private var leadingCount = 0
  /// Sets the distance behind a view: points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) { inner.setCustomSpacing(spacing, after: view) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size, insets = edgeInsets
    inner.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
  open override var intrinsicContentSize: CGSize {
    let size = inner.intrinsicContentSize
    return CGSize(
      width: size.width < 0 ? size.width : size.width + edgeInsets.left + edgeInsets.right,
      height: size.height < 0 ? size.height : size.height + edgeInsets.top + edgeInsets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: max(0, own.width), height: max(0, own.height))
  }
}

/// A box with a title, or a line.
@MainActor @preconcurrency open class NSBox: NSView {
  /// What is shown. Source: AppKit's numbers.
  /// `primary` is a box with a title, `separator` a line, `custom` a box with colours of its own.
  public nonisolated enum BoxType: UInt, Sendable { case primary = 0, separator = 2, custom = 4 }
  /// Where the title is.
  /// `noTitle` or `atTop`.
  public nonisolated enum TitlePosition: UInt, Sendable { case noTitle = 0, atTop = 2 }
  /// What is shown.
  open var boxType = BoxType.primary { didSet { needsUpdate() } }
  /// The title above the box.
  open var title = "" { didSet { needsUpdate() } }
  /// Where the title is.
  open var titlePosition = TitlePosition.atTop { didSet { needsUpdate() } }
  /// Of a custom box: its ground, its line and its corners.
  open var fillColor = NSColor.clear { didSet { needsUpdate() } }
  /// The colour of the line around a custom box.
  open var borderColor = NSColor.separatorColor { didSet { needsUpdate() } }
  /// How thick that line is: points.
  open var borderWidth: CGFloat = 1 { didSet { needsUpdate() } }
  /// How round its corners are: points.
  open var cornerRadius: CGFloat = 0 { didSet { needsUpdate() } }
  /// Points between the box and what is in it.
  open var contentViewMargins = CGSize(width: 5, height: 5) { didSet { setNeedsLayout() } }
  /// The view in the box.
  open var contentView: NSView? {
    didSet {
      if contentView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  nonisolated deinit {}
  open override var isFlipped: Bool { true }
  private var titleHeight: CGFloat { boxType == .primary && titlePosition == .atTop && !title.isEmpty ? 20 : 0 }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView?.frame = CGRect(
      x: contentViewMargins.width, y: titleHeight + contentViewMargins.height,
      width: max(0, bounds.width - 2 * contentViewMargins.width),
      height: max(0, bounds.height - titleHeight - 2 * contentViewMargins.height))
  }
  open override var intrinsicContentSize: CGSize {
    if boxType == .separator { return CGSize(width: Self.noIntrinsicMetric, height: 1) }
    guard let inner = contentView?.intrinsicContentSize, inner.width >= 0, inner.height >= 0 else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return CGSize(
      width: inner.width + 2 * contentViewMargins.width,
      height: inner.height + titleHeight + 2 * contentViewMargins.height)
  }
  override func makeContent() -> AnyView? {
    switch boxType {
    case .separator: return AnyView(Rectangle().fill(.separator).allowsHitTesting(false))
    case .custom:
      let shape = RoundedRectangle(cornerRadius: cornerRadius)
      return AnyView(
        shape.fill(Color(nsColor: fillColor)).overlay {
          shape.strokeBorder(Color(nsColor: borderColor), lineWidth: borderWidth)
        }
        .allowsHitTesting(false))
    case .primary:
      let height = titleHeight
      return AnyView(
        VStack(alignment: .leading, spacing: 0) {
          if height > 0 { Text(verbatim: title).font(.caption).frame(height: height) }
          RoundedRectangle(cornerRadius: 6).fill(.quinary).overlay {
            RoundedRectangle(cornerRadius: 6).strokeBorder(.separator)
          }
        }
        .allowsHitTesting(false))
    }
  }
}

/// A menu of views of SwiftUI.
///
///     view.menu = NSHostingMenu(rootView: Group { Button("Open") { open() } })
@MainActor @preconcurrency open class NSHostingMenu<Content: View>: NSMenu {
  /// The items.
  open var rootView: Content { didSet { didChange() } }
  /// Creates a menu.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }
  nonisolated deinit {}
  override var hasContent: Bool { true }
  override var content: AnyView { AnyView(rootView) }
}

/// The names of UIKit's gestures on a Mac.
public typealias NSGestureRecognizer = UIGestureRecognizer
/// Who is asked about a gesture.
public typealias NSGestureRecognizerDelegate = UIGestureRecognizerDelegate
/// Clicks.
public typealias NSClickGestureRecognizer = UITapGestureRecognizer
/// A drag.
public typealias NSPanGestureRecognizer = UIPanGestureRecognizer
/// A button that stays down.
public typealias NSPressGestureRecognizer = UILongPressGestureRecognizer
/// Two fingers that move apart or together.
public typealias NSMagnificationGestureRecognizer = UIPinchGestureRecognizer
extension UITapGestureRecognizer {
  /// How many clicks it takes.
  public var numberOfClicksRequired: Int {
    get { numberOfTapsRequired }
    set { numberOfTapsRequired = newValue }
  }
}
extension UIPinchGestureRecognizer {
  /// How much larger than at the beginning: 0 is as large.
  public var magnification: CGFloat {
    get { scale - 1 }
    set { scale = newValue + 1 }
  }
}

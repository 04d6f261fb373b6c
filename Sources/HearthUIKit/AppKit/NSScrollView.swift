import Foundation
import HearthCore
import HearthUI

/// What scrolls its content itself, and is as large as the scroll view around.
@MainActor protocol ScrollsItself: UIView {
  /// What scrolls it; nil where that cannot be asked.
  var scroller: UIScrollView? { get }
  /// Whether it has its content keep clear of bars that cover it, and needs no other place.
  var keepsClearOfBars: Bool { get }
}
extension ScrollsItself {
  var scroller: UIScrollView? { nil }
  var keepsClearOfBars: Bool { true }
}

/// A view that shows a part of a larger view.
@MainActor @preconcurrency open class NSScrollView: NSView {
  /// The border around the view.
  /// `noBorder`, `lineBorder`, `bezelBorder` or `grooveBorder`: nothing, or a line.
  public nonisolated enum BorderType: UInt, Sendable { case noBorder = 0, lineBorder, bezelBorder, grooveBorder }
  /// The view that is scrolled. A text, a table or a collection scrolls itself, and is as large as this view.
  open var documentView: NSView? {
    didSet {
      if documentView === oldValue { return }
      oldValue?.removeFromSuperview()
      scroll.removeFromSuperview()
      guard let documentView else { return }
      if documentView is any ScrollsItself {
        addSubview(documentView)
        scroller.contentInsetAdjustmentBehavior = automaticallyAdjustsContentInsets ? .automatic : .never
      } else {
        addSubview(scroll)
        scroll.addSubview(documentView)
      }
      setNeedsLayout()
    }
  }
  /// Whether there is a bar at the side.
  open var hasVerticalScroller: Bool {
    get { scroll.showsVerticalScrollIndicator }
    set { scroll.showsVerticalScrollIndicator = newValue }
  }
  /// Whether there is a bar at the bottom.
  open var hasHorizontalScroller: Bool {
    get { scroll.showsHorizontalScrollIndicator }
    set { scroll.showsHorizontalScrollIndicator = newValue }
  }
  /// Whether bars go while nothing is scrolled: the desktop says that. False is reported.
  open var autohidesScrollers: Bool {
    get { true }
    set {
      reportUnkept(
        "NSScrollView.autohidesScrollers", if: !newValue,
        "the desktop says whether bars stay while nothing is scrolled.")
    }
  }
  /// The border around the view.
  open var borderType = BorderType.noBorder {
    didSet {
      layer.borderWidth = borderType == .noBorder ? 0 : 1
      layer.borderColor = NSColor.separatorColor.cgColor
    }
  }
  /// Whether `backgroundColor` is behind what is shown.
  open var drawsBackground = true { didSet { groundDidChange() } }
  private var ground: NSColor?
  open override var backgroundColor: NSColor? {
    get { ground }
    set {
      ground = newValue
      groundDidChange()
    }
  }
  private func groundDidChange() { super.backgroundColor = drawsBackground ? ground : nil }
  /// Points that what is shown keeps from the edges.
  open var contentInsets: NSEdgeInsets {
    get { insets }
    set {
      insets = newValue
      insetsDidChange()
    }
  }
  private var insets = NSEdgeInsets.zero
  /// The part of `documentView` that is shown, in its coordinate space.
  open var documentVisibleRect: CGRect {
    let rect = CGRect(origin: offset, size: bounds.size)
    return documentView.map { $0.isFlipped ? rect : $0.fromTop(rect) } ?? rect
  }
  /// Whether what is shown can be made larger by two fingers.
  open var allowsMagnification = false { didSet { zoomDidChange() } }
  /// The smallest magnification.
  open var minMagnification: CGFloat = 0.25 { didSet { zoomDidChange() } }
  /// The greatest magnification.
  open var maxMagnification: CGFloat = 4 { didSet { zoomDidChange() } }
  /// How large what is shown is, in proportion to its size.
  open var magnification: CGFloat {
    get { scroll.zoomScale }
    set { scroll.zoomScale = newValue }
  }
  private func zoomDidChange() {
    scroll.minimumZoomScale = allowsMagnification ? minMagnification : 1
    scroll.maximumZoomScale = allowsMagnification ? maxMagnification : 1
  }
  private lazy var scroll = makeScroll()
  private func makeScroll() -> UIScrollView {
    let scroll = UIScrollView(frame: .zero)
    follower.owner = self
    scroll.scrollDelegate = follower
    return scroll
  }
  private let follower = ScrollFollower()
  /// What clips `documentView`: its bounds are the part that is shown. It is no view of the window's. One of the app's own keeps the document.
  open lazy var contentView: NSClipView = {
    let view = NSClipView(frame: .zero)
    view.scroll = self
    return view
  }()
  {
    didSet {
      if contentView === oldValue { return }
      oldValue.scroll = nil
      contentView.scroll = self
      setNeedsLayout()
    }
  }
  private var isConstraining = false
  /// Room before a document that is smaller, which the clip view asks for: points.
  private var roomBefore = CGPoint.zero { didSet { if roomBefore != oldValue { insetsDidChange() } } }
  private func insetsDidChange() {
    scroll.contentInset = UIEdgeInsets(
      top: insets.top + roomBefore.y, left: insets.left + roomBefore.x, bottom: insets.bottom, right: insets.right)
  }
  /// Has the clip view say where the part that is shown begins, where it says something of its own.
  private func constrain() {
    if isConstraining || bounds.isEmpty || documentView == nil || documentView is any ScrollsItself { return }
    let proposed = CGRect(origin: scroll.contentOffset, size: bounds.size)
    let wanted = contentView.constrainBoundsRect(proposed).origin
    if wanted == contentView.usualBounds(proposed).origin { return }
    isConstraining = true
    defer { isConstraining = false }
    roomBefore = CGPoint(x: max(0, -wanted.x), y: max(0, -wanted.y))
    if wanted != scroll.contentOffset { scroll.setContentOffset(wanted, animated: false) }
  }
  /// How large the part is that is shown: points.
  open var contentSize: CGSize { bounds.size }
  /// Where the part that is shown begins, from the upper left corner: points.
  final var offset: CGPoint {
    get { scroller.contentOffset }
    set { scroller.setContentOffset(newValue, animated: false) }
  }
  /// What moves the content: the view's own, or that of a document that scrolls itself.
  private var scroller: UIScrollView { (documentView as? any ScrollsItself)?.scroller ?? scroll }
  /// What is shown has moved.
  final func contentDidMove(to offset: CGPoint) {
    constrain()
    contentView.move(to: self.offset)
    // Of what the app has moved the clip view tells alone.
    if scroller.scrollLink.isLeading { return }
    NotificationCenter.default.post(name: Self.didLiveScrollNotification, object: self)
  }
  /// The user scrolls. The object is the scroll view.
  public nonisolated static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
  /// Brings the bars to where the content is: they are there already.
  open func reflectScrolledClipView(_ cView: NSClipView) {}

  // MARK: - Bars and rulers

  /// How bars look. Source: AppKit's numbers.
  public nonisolated enum Elasticity: Int, Sendable {
    /// As the content is; not at all; always.
    case automatic = 0, none, allowed
  }
  /// Whether the content can be drawn beyond its end upwards and downwards.
  open var verticalScrollElasticity = Elasticity.automatic {
    didSet { if verticalScrollElasticity != oldValue { elasticityDidChange() } }
  }
  /// Whether the content can be drawn beyond its end to the sides.
  open var horizontalScrollElasticity = Elasticity.automatic {
    didSet { if horizontalScrollElasticity != oldValue { elasticityDidChange() } }
  }
  /// Along which axes the document is larger than the view.
  private var overflow: Axis.Set = [] { didSet { if overflow != oldValue { elasticityDidChange() } } }
  /// Content that scrolls both ways is drawn beyond its end both ways, or neither: as it is upwards and downwards.
  private func elasticityDidChange() {
    scroll.alwaysBounceVertical = verticalScrollElasticity == .allowed
    scroll.alwaysBounceHorizontal = horizontalScrollElasticity == .allowed
    let isAcross = overflow.contains(.horizontal) || horizontalScrollElasticity == .allowed
    let isDown = overflow.contains(.vertical) || verticalScrollElasticity == .allowed
    let decides = isAcross && !isDown ? horizontalScrollElasticity : verticalScrollElasticity
    scroll.bounces = decides != .none
    reportUnkept(
      "NSScrollView.horizontalScrollElasticity",
      if: isAcross && isDown && horizontalScrollElasticity == .none && verticalScrollElasticity != .none,
      "content that scrolls both ways is drawn beyond its end to the sides as it is upwards and downwards.")
  }
  /// What bars look like: those of the desktop. `legacy` is reported.
  open var scrollerStyle: NSScroller.Style {
    get { .overlay }
    set {
      reportUnkept("NSScrollView.scrollerStyle", if: newValue == .legacy, "the desktop says what bars look like.")
    }
  }
  /// Whether what is shown keeps clear of the window's bar, where that covers it (`NSWindow.StyleMask.fullSizeContentView`). A table lies below the bar then,
  /// other content scrolls below it. By itself yes.
  open var automaticallyAdjustsContentInsets = true {
    didSet {
      let behavior: UIScrollView.ContentInsetAdjustmentBehavior =
        automaticallyAdjustsContentInsets ? .automatic : .never
      scroller.contentInsetAdjustmentBehavior = behavior
      setNeedsLayout()
    }
  }
  override var followsSafeArea: Bool { true }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // A bar that covers as much as before changes nothing.
    if let documentView, documentView is any ScrollsItself, documentView.frame != placeOfDocument { setNeedsLayout() }
  }
  /// Where a document lies that scrolls itself. A text and a collection keep clear of bars themselves.
  private var placeOfDocument: CGRect {
    guard (documentView as? any ScrollsItself)?.keepsClearOfBars == false, automaticallyAdjustsContentInsets else {
      return bounds
    }
    let top = min(safeAreaInsets.top, bounds.height)
    return CGRect(
      x: bounds.minX, y: isFlipped ? bounds.minY + top : bounds.minY, width: bounds.width, height: bounds.height - top)
  }
  /// Whether there are rulers at the edges: there are none. True is reported.
  open var hasVerticalRuler: Bool {
    get { false }
    set { reportUnkept("NSScrollView.hasVerticalRuler", if: newValue, "put a view beside the scroll view.") }
  }
  open var hasHorizontalRuler: Bool {
    get { false }
    set { reportUnkept("NSScrollView.hasHorizontalRuler", if: newValue, "put a view above the scroll view.") }
  }
  open var rulersVisible: Bool {
    get { false }
    set { reportUnkept("NSScrollView.rulersVisible", if: newValue, "put a view beside the scroll view.") }
  }
  nonisolated deinit {}
  private var hasBegun = false
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let documentView else { return }
    contentView.resize(to: bounds.size)
    if documentView is any ScrollsItself { return documentView.frame = placeOfDocument }
    scroll.frame = bounds
    if documentView.autoresizingMask.contains(.flexibleWidth) { documentView.frame.size.width = bounds.width }
    if documentView.autoresizingMask.contains(.flexibleHeight) { documentView.frame.size.height = bounds.height }
    documentView.frame.origin = .zero
    let size = documentView.frame.size
    scroll.contentSize = size
    var overflow: Axis.Set = size.width > bounds.width ? .horizontal : []
    if size.height > bounds.height { overflow.insert(.vertical) }
    self.overflow = overflow
    constrain()
    // A view whose origin is at the bottom is shown from there. Source: AppKit, seen.
    if !hasBegun, bounds.height > 0 {
      hasBegun = true
      if !documentView.isFlipped { scroll.contentOffset.y = max(0, documentView.frame.height - bounds.height) }
    }
  }
  /// Scrolls so that a point of `documentView` is at the upper left corner, or at the lower one where its y runs upwards.
  open func scroll(to point: CGPoint) {
    guard let documentView else { return }
    let y = documentView.isFlipped ? point.y : documentView.frame.height - point.y - bounds.height
    scroller.setContentOffset(CGPoint(x: point.x, y: max(0, y)), animated: false)
  }
}
/// Distances from the edges, by their name on a Mac: points.
public typealias NSEdgeInsets = UIEdgeInsets
/// No distances.
public let NSEdgeInsetsZero = UIEdgeInsets.zero

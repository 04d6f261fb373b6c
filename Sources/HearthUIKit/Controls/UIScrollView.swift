import Foundation
import HearthCore
import HearthUI
import Observation

/// Who is told about a scroll view.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger has let go; the content may go on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The finger is about to let go. `targetContentOffset` is where the content is then: that it comes to rest elsewhere is
  /// not known before, and another value is taken where the content does not go on by itself.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Whether the content goes to its top when the user asks for that. No desktop has such a gesture: never asked.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has gone to its top: never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content is where the app has moved it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The content goes on after the finger has let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The view in the scroll view that fingers make larger and smaller; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers begin to make a view larger or smaller.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The view has another scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Fingers have let go of a view.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
extension UIScrollViewDelegate {
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// A view whose subviews can be moved in it: a `ScrollView` of SwiftUI.
@MainActor @preconcurrency open class UIScrollView: UIView, AppearanceSource, ConstrainedContent {
  /// When the keyboard goes by scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays, goes when a finger scrolls, or when a finger reaches it.
    case none = 0, onDrag, interactive
  }
  /// The size of what is moved: points. That of a table, a collection and a text is that of their content, as it was laid out last.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue, !scrollLink.insetsCover { needsUpdate() } }
  }
  /// Whether content keeps clear of what covers the scroll view, such as bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// All but `never` keep it clear.
    case automatic = 0, scrollableAxes, never, always
    var keepsContentClear: Bool { self != .never }
  }
  /// Whether content keeps clear of what covers the scroll view.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { safeAreaInsetsDidChange() } }
  }
  /// Points around the content, with what covers the scroll view.
  open var adjustedContentInset: UIEdgeInsets {
    let covered = coveredInsets, own = contentInset
    return UIEdgeInsets(
      top: own.top + covered.top, left: own.left + covered.left, bottom: own.bottom + covered.bottom,
      right: own.right + covered.right)
  }
  private var coveredInsets: UIEdgeInsets {
    contentInsetAdjustmentBehavior.keepsContentClear ? insetsWithKeyboard : .zero
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    takeCover()
  }
  override func keyboardCoverDidChange() { takeCover() }
  private func takeCover() {
    var insets = coveredInsets
    if scrollLink.insetsCover {
      insets.top += contentInset.top
      insets.left += contentInset.left
      insets.bottom += contentInset.bottom
      insets.right += contentInset.right
    }
    let isRightToLeft = behavior?.node.scope.isRightToLeft ?? false
    let cover = EdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
    if cover != scrollLink.cover { scrollLink.cover = cover }
  }
  /// Points added around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset == oldValue { return }
      takeCover()
      needsUpdate()
    }
  }
  /// The insets that count as content for the engine; those of lists and texts cover their edges, as bars do.
  private final var insetsInContent: UIEdgeInsets { scrollLink.insetsCover ? .zero : contentInset }
  private var offset = CGPoint.zero
  /// The point of the content that is at the top left corner: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }
  /// The part of the content that is seen: its origin is `contentOffset`, and another one scrolls.
  ///
  /// Source: Apple, Scroll View Programming Guide, "how scroll views work": scrolling is a change of the origin of the bounds.
  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: ownBounds.size) }
    set {
      super.bounds = CGRect(origin: .zero, size: newValue.size)
      if newValue.origin != offset { contentOffset = newValue.origin }
    }
  }
  /// Who is told about scrolling: what `delegate` is, which tables, collections and text views have with a type of
  /// their own.
  final weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }
  /// `scrollDelegate` is a different one.
  func scrollDelegateDidChange() {}
  /// Whether the user can move the content.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { needsUpdate() } } }
  /// Whether the content comes to rest at whole pages.
  open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { needsUpdate() } } }
  /// How fast content becomes slower after a finger has let go; a value that is not above 0 and below 1 counts as
  /// `normal`.
  open var decelerationRate = DecelerationRate.normal {
    didSet { if decelerationRate != oldValue { needsUpdate() } }
  }
  private var ownPan: ScrollPanRecognizer?
  /// Says what a finger does that scrolls: its state, its way and its speed, as the content follows it. Switched off,
  /// no finger scrolls. Wheels and touch pads are told of as fingers are, where they say when they begin and end.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let ownPan { return ownPan }
    let pan = ScrollPanRecognizer(self)
    ownPan = pan
    return pan
  }
  /// Whether content goes on beyond its ends and comes back.
  open var bounces = true { didSet { needsUpdate() } }
  /// Whether content that fits does so too.
  open var alwaysBounceVertical = false { didSet { needsUpdate() } }
  /// Whether content that fits into the width does so too.
  open var alwaysBounceHorizontal = false { didSet { needsUpdate() } }
  /// Whether a bar shows how far down the content is.
  open var showsVerticalScrollIndicator = true { didSet { needsUpdate() } }
  /// Whether a bar shows how far to the side the content is.
  open var showsHorizontalScrollIndicator = true { didSet { needsUpdate() } }
  /// When the keyboard goes by scrolling.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { chosenDismissMode ?? .none }
    set { chosenDismissMode = newValue }
  }
  private var chosenDismissMode: KeyboardDismissMode? { didSet { needsUpdate() } }
  /// How it scrolls, in the engine's terms.
  var scrolling: Appearances.Scrolling {
    var scrolling = Appearances.Scrolling()
    (scrolling.isEnabled, scrolling.bounces) = (isScrollEnabled && ownPan?.isEnabled != false, bounces)
    let rate = decelerationRate.rawValue
    if decelerationRate != .normal, rate > 0, rate < 1 { scrolling.decelerationRate = Double(rate) }
    scrolling.showsVerticalIndicator = showsVerticalScrollIndicator
    scrolling.showsHorizontalIndicator = showsHorizontalScrollIndicator
    scrolling.dismissesKeyboard = chosenDismissMode.map {
      switch $0 {
      case .none: .never
      case .onDrag: .immediately
      case .interactive: .interactively
      }
    }
    scrolling.dismissPadding = padding
    return scrolling
  }
  private lazy var padding = KeyboardDismissPadding { [weak self] in self?.dismissPadding ?? 0 }
  /// Reads the content again when the user pulls it down; nil for nothing.
  open var refreshControl: UIRefreshControl? { didSet { needsUpdate() } }
  /// Whether a finger moves the content.
  open private(set) var isDragging = false
  /// Whether a finger is on the content: as long as it drags.
  open var isTracking: Bool { isDragging }
  /// What the colour of indicators is.
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
  /// What the colour of indicators is. Kept, and reported: they have that of the colour scheme.
  open var indicatorStyle = IndicatorStyle.default {
    didSet {
      reportUnkept(
        "UIScrollView.indicatorStyle", if: indicatorStyle != .default,
        "indicators have the colour of the colour scheme. Set overrideUserInterfaceStyle.")
    }
  }
  /// Whether touches wait until it is clear that they do not scroll. Kept: buttons wait for the finger to go up here.
  open var delaysContentTouches = true
  /// Whether a touch of the content may become one that scrolls. Kept: it always may.
  open var canCancelContentTouches = true
  /// Whether a drag that began along one axis keeps to it. Kept, and reported: content that goes both ways follows the
  /// finger.
  open var isDirectionalLockEnabled = false {
    didSet {
      reportUnkept(
        "UIScrollView.isDirectionalLockEnabled", if: isDirectionalLockEnabled && !oldValue,
        "content that goes both ways follows the finger.")
    }
  }
  /// Whether a touch of the bar at the top scrolls there. Kept: there is no bar that is touched.
  open var scrollsToTop = true
  /// Whether the indicators stay inside of the safe area. Kept: they always do.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How far the vertical indicator stays from the edges: points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { needsUpdate() } }
  }
  /// How far the horizontal indicator stays from the edges: points. Its own ends and its own edge count.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { needsUpdate() } }
  }
  /// The insets of both indicators as the engine has them, which are the same for both: the ends of each count more.
  final var indicatorMargins: EdgeInsets {
    let vertical = verticalScrollIndicatorInsets, horizontal = horizontalScrollIndicatorInsets
    func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.isFinite && b.isFinite ? max(0, a, b) : 0 }
    return EdgeInsets(
      top: larger(vertical.top, 0), leading: larger(horizontal.left, 0),
      bottom: larger(vertical.bottom, horizontal.bottom), trailing: larger(vertical.right, horizontal.right))
  }
  /// The two insets at once. Source: Apple, documentation of `scrollIndicatorInsets`.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    indicatorFlashes += 1
    needsUpdate()
  }
  fileprivate var indicatorFlashes = 0
  /// Whether a touch of a view may become one that scrolls: not of a control, unless a subclass says otherwise. Not asked.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether the content goes on after a finger has let go.
  open private(set) var isDecelerating = false
  let scrollLink = ScrollLink()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// An object whose settings apply to all of them, those of SwiftUI too.
  open override class func appearance() -> Self { proxy(UIScrollView.init) }
  class var isBase: Bool { false }
  func add(to all: inout Appearances) { all.scrolling = scrolling }

  /// Moves the content, with or without an animation. Without one `contentOffset` is another at once, and the delegate is told; with one it
  /// is on its way with each frame.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != offset else { return }
    forgetTarget()
    let insets = insetsInContent
    let target = CGPoint(x: contentOffset.x + insets.left, y: contentOffset.y + insets.top)
    if animated, behavior != nil {
      withAnimation { scrollLink.go(to: target) }
    } else {
      scrollLink.go(to: target)
      scrollLink.isLeading = true
      move(to: contentOffset)
    }
  }
  /// Moves the content as little as needed to show a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < offset ? low : high > offset + length ? min(low, high - length) : offset
    }
    let point = CGPoint(
      x: moved(offset.x, bounds.width, rect.minX, rect.maxX), y: moved(offset.y, bounds.height, rect.minY, rect.maxY))
    setContentOffset(point, animated: animated)
  }
  /// The content lies elsewhere, or has another size, as it was laid out.
  final func contentDidMove(_ geometry: ScrollGeometry) {
    let insets = insetsInContent, point = geometry.contentOffset
    scrollLink.insets = geometry.contentInsets
    if scrollLink.insetsCover, contentSize != geometry.contentSize { contentSize = geometry.contentSize }
    scrollLink.shown = CGPoint(x: point.x - insets.left, y: point.y - insets.top)
    // Where the app has moved the content counts until that is shown.
    if !scrollLink.isLeading { takeShown() }
  }
  private final func takeShown() {
    guard let shown = scrollLink.shown, shown != offset else { return }
    move(to: shown)
  }
  /// What the app has wished for is done with the next layout: where it was not possible the content is elsewhere.
  final func wishWasTaken() {
    if !scrollLink.isLeading { return }
    scrollLink.isLeading = false
    behavior?.node.engine.performAtEndOfFrame { [weak self] in self?.takeShown() }
  }
  private final func move(to new: CGPoint) {
    boundsWillChange(to: CGRect(origin: new, size: bounds.size))
    offset = new
    if isDragging, !scrollLink.isLeading { ownPan?.move() }
    boundsDidMove()
    scrollDelegate?.scrollViewDidScroll(self)
  }
  override var shownOrigin: CGPoint { offset }
  /// The content is about to be moved.
  func boundsWillChange(to newBounds: CGRect) {}
  /// What depends on where the content is follows in the same frame: views that are laid out by the app, and those that stay where they are.
  private final func boundsDidMove() {
    if scrollLink.pinsSubviews { setNeedsConstraintPass() }
    if scrollLink.pinsSubviews || placesByBounds { requestLayoutWhileMoving() }
    if !showsSubviewsInContent, !subviews.isEmpty { needsPlacement() }
  }
  private final var placesByBounds: Bool {
    ClassMethods.layouts.areOverridden(by: type(of: self)) || viewController?.followsLayout == true
  }
  /// Subviews that are moved within the layout of all views lie in another layout, which follows in the same frame.
  override func needsPlacement() {
    super.needsPlacement()
    if showsSubviewsInContent, let behavior, behavior.node.engine.stage == .layout { behavior.needsUpdate() }
  }
  private func tellEndOfDrag() {
    let speed = ownPan?.velocity(in: self) ?? .zero
    var target = offset
    // Points in a millisecond, in which the content moves against the finger.
    let velocity = CGPoint(x: -speed.x / 1000, y: -speed.y / 1000)
    withUnsafeMutablePointer(to: &target) {
      scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    target = restingPlace(target, velocity)
    if !isDecelerating, target != offset { setContentOffset(target, animated: true) }
  }
  /// Where content comes to rest for which `target` was meant. Velocity: points in a millisecond.
  func restingPlace(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint { target }
  final func phaseDidChange(_ old: ScrollPhase, _ new: ScrollPhase) {
    let wasDragging = isDragging, wasDecelerating = isDecelerating
    isDragging = new == .interacting || new == .tracking
    isDecelerating = new == .decelerating
    if isDragging || isDecelerating { forgetTarget() }
    // Who is told of the end is told of its speed.
    if isDragging && !wasDragging {
      (scrollDelegate == nil ? ownPan : panGestureRecognizer as? ScrollPanRecognizer)?.begin()
    }
    if wasDragging && !isDragging { ownPan?.end() }
    if isDragging && !wasDragging { scrollDelegate?.scrollViewWillBeginDragging(self) }
    if wasDragging && !isDragging { tellEndOfDrag() }
    if wasDragging && !isDragging {
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    }
    if isDecelerating && !wasDecelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    if wasDecelerating && new == .idle { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    if old == .animating && new == .idle { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Guides

  private var ownContentGuide: UILayoutGuide?
  /// The area that is scrolled: constraints to it say how large it is. So do those between the scroll view's edges and what is in
  /// it.
  public var contentLayoutGuide: UILayoutGuide {
    if let ownContentGuide { return ownContentGuide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    addLayoutGuide(guide)
    ownContentGuide = guide
    return guide
  }
  /// The scroll view itself, which stays where it is.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(self) { $0.bounds }
  func placesContent(by guide: UILayoutGuide) -> Bool { guide === ownContentGuide }
  func pinsSubviews() { scrollLink.pinsSubviews = true }
  /// Whether constraints place something that is moved.
  var hasPlacedContent: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

  // MARK: Zoom

  /// The smallest scale that fingers lead to.
  open var minimumZoomScale: CGFloat = 1 { didSet { needsUpdate() } }
  /// The largest one. Above the smallest one fingers make the view of `viewForZooming(in:)` larger.
  open var maximumZoomScale: CGFloat = 1 { didSet { needsUpdate() } }
  /// Whether the scale goes beyond its bounds while fingers move, and comes back.
  open var bouncesZoom = true
  private var ownZoomScale: CGFloat = 1
  /// How large the view of `viewForZooming(in:)` is shown: 1 for its own size.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { zoom(to: allowedScale(newValue), around: nil) }
  }
  /// Whether fingers make a view larger or smaller.
  public private(set) var isZooming = false
  /// Shows the view of `viewForZooming(in:)` larger or smaller; the middle of what is seen stays there.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let scale = allowedScale(scale)
    if animated {
      UIView.animate(withDuration: 0.3) { self.zoom(to: scale, around: middle) }
    } else {
      zoom(to: scale, around: middle)
    }
  }
  /// Shows a rectangle of the view, in its own coordinate space, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = allowedScale(wanted)
    let change = {
      self.zoom(to: scale, around: nil)
      self.setContentOffset(
        CGPoint(x: rect.midX * scale - self.bounds.width / 2, y: rect.midY * scale - self.bounds.height / 2)
          .clamped(to: self.contentSize, in: self.bounds.size), animated: false)
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }
  /// The nearest scale that fingers may lead to.
  private func allowedScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }
  var canZoom: Bool { maximumZoomScale > minimumZoomScale && scrollDelegate?.viewForZooming(in: self) != nil }
  /// - Parameter point: What lies there in the scroll view stays there.
  private func zoom(to scale: CGFloat, around point: CGPoint?) {
    guard scale.isFinite, scale > 0, scale != ownZoomScale, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    let ratio = scale / ownZoomScale, old = contentOffset
    ownZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    if let point {
      setContentOffset(
        CGPoint(x: (old.x + point.x) * ratio - point.x, y: (old.y + point.y) * ratio - point.y)
          .clamped(to: size, in: bounds.size), animated: false)
    }
    scrollDelegate?.scrollViewDidZoom(self)
  }
  private var scaleAtStart: CGFloat = 1
  fileprivate func fingersDidZoom(by factor: CGFloat, around point: CGPoint) {
    if !isZooming {
      (isZooming, scaleAtStart) = (true, ownZoomScale)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: scrollDelegate?.viewForZooming(in: self))
    }
    let wanted = scaleAtStart * factor
    var scale = allowedScale(wanted)
    // Beyond the bounds it goes half as far. Source: our choice; UIKit resists too.
    if bouncesZoom && wanted > 0 { scale *= (wanted / scale).squareRoot() }
    zoom(to: scale, around: point)
  }
  fileprivate func fingersDidEndZoom(around point: CGPoint) {
    if !isZooming { return }
    isZooming = false
    let scale = allowedScale(ownZoomScale)
    if scale != ownZoomScale { UIView.animate(withDuration: 0.3) { self.zoom(to: scale, around: point) } }
    scrollDelegate?.scrollViewDidEndZooming(self, with: scrollDelegate?.viewForZooming(in: self), atScale: scale)
  }

  /// The content was moved: what was to be seen before needs not be any more.
  func forgetTarget() {}
  override var showsSubviewsInContent: Bool { true }
  override var followsSafeArea: Bool { true }
  override func makeContent() -> AnyView? {
    AnyView(ScrolledContent(view: self, version: behavior?.version ?? 0))
  }
  override func contentSize(_ proposal: ProposedViewSize) -> CGSize? { nil }

  // `dynamic`: an extension of the app may replace it; see Documentation/Projects.md, "Overrides".
  open dynamic override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }
}

/// Where a scroll view of UIKit is to be.
@Observable @MainActor final class ScrollLink {
  /// Where the content is to go: points of the engine's content. Each wish counts, also where it is that of before.
  struct Wish: Equatable {
    let point: CGPoint
    let number: Int
  }
  private(set) var wish: Wish?
  func go(to point: CGPoint) { wish = Wish(point: point, number: (wish?.number ?? 0) &+ 1) }
  /// What covers the view: points.
  var cover = EdgeInsets()
  /// Whether the insets around the content cover the view's edges, and are no part of what is scrolled.
  @ObservationIgnored var insetsCover = false
  /// Where the content is, as it was laid out last: a `contentOffset`. Nil before it was.
  @ObservationIgnored var shown: CGPoint?
  /// Points around the content, as it was laid out last; nil before it was.
  @ObservationIgnored var insets: EdgeInsets?
  /// Whether the app has moved the content elsewhere than it is shown.
  @ObservationIgnored var isLeading = false
  /// Whether constraints hold subviews where the view is, wherever its content is.
  @ObservationIgnored var pinsSubviews = false
  /// Knows the scroll view of the engine.
  @ObservationIgnored let registry = ScrollRegistry()
  /// Where the content is now, before anybody has heard of it: a point of the engine's content.
  var place: CGPoint? { registry.scrolls.first?.geometry.contentOffset }
}

/// Has a scroll view of SwiftUI be where a scroll view of UIKit says, scroll as that says, and tell it what becomes of it.
struct ScrollLinked: ViewModifier {
  let view: UIScrollView
  @State private var position = ScrollPosition()
  private func follow() {
    guard let wish = view.scrollLink.wish else { return }
    let insets = view.scrollLink.insets ?? view.scrollLink.cover
    position.scrollTo(point: CGPoint(x: wish.point.x + insets.leading, y: wish.point.y + insets.top))
    view.wishWasTaken()
  }
  func body(content: Content) -> some View {
    let link = view.scrollLink
    content
      .safeAreaPadding(link.cover)
      .scrollPosition($position)
      .transformEnvironment(\.scrollStyle) {
        view.scrolling.apply(to: &$0)
        let margins = view.indicatorMargins
        if margins != EdgeInsets() { $0.indicatorMargins = margins }
      }
      .transformEnvironment(\.scrollRegistries) { $0.insert(link.registry, at: 0) }
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, new in
        view.contentDidMove(new)
      }
      .onScrollPhaseChange { old, new in view.phaseDidChange(old, new) }
      .onChange(of: link.wish) { follow() }
      .onAppear { follow() }
      .modifier(Refreshing(control: view.refreshControl))
  }
}

private struct Refreshing: ViewModifier {
  let control: UIRefreshControl?
  func body(content: Content) -> some View {
    if let control { content.refreshable { await control.run() } } else { content }
  }
}

/// Reads content again when the user pulls a scroll view down: `refreshable` of SwiftUI.
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addAction(UIAction { _ in Task { await load(); control.endRefreshing() } }, for: .valueChanged)
/// tableView.refreshControl = control
/// ```
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// Whether the content is being read.
  open private(set) var isRefreshing = false
  /// A line below the sign that turns. Kept, and reported: the sign stands alone.
  open var attributedTitle: NSAttributedString? {
    didSet {
      reportUnkept(
        "UIRefreshControl.attributedTitle", if: attributedTitle.map { $0.length > 0 } ?? false,
        "the sign that turns stands alone.")
    }
  }
  private var waiting: CheckedContinuation<Void, Never>?
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  /// The content is being read, by the app's own doing.
  open func beginRefreshing() { isRefreshing = true }
  /// The content has been read.
  open func endRefreshing() {
    isRefreshing = false
    waiting?.resume()
    waiting = nil
  }
  fileprivate func run() async {
    isRefreshing = true
    sendActions(for: .valueChanged)
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting = $0 }
  }
}

private struct ScrolledContent: View {
  let view: UIScrollView
  let version: Int

  private var axes: Axis.Set {
    let size = view.bounds.size
    var axes: Axis.Set = []
    if view.contentSize.width + view.contentInset.left + view.contentInset.right > size.width {
      axes.insert(.horizontal)
    }
    if view.contentSize.height + view.contentInset.top + view.contentInset.bottom > size.height {
      axes.insert(.vertical)
    }
    if view.alwaysBounceVertical { axes.insert(.vertical) }
    if view.alwaysBounceHorizontal { axes.insert(.horizontal) }
    return axes.isEmpty ? .vertical : axes
  }
  /// What is scrolled, and at least all that is seen: subviews beside content that is smaller are seen, too.
  private var size: CGSize {
    let insets = view.contentInset, cover = view.scrollLink.cover, own = view.contentSize, all = view.bounds.size
    return CGSize(
      width: max(0, own.width, all.width - insets.left - insets.right - cover.leading - cover.trailing),
      height: max(0, own.height, all.height - insets.top - insets.bottom - cover.top - cover.bottom))
  }
  var body: some View {
    let insets = view.contentInset, size = size
    let scrolled = ScrollView(axes) {
      UIScrolledSubviews(view: view, version: version)
        .frame(width: size.width, height: size.height)
        .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }
    Group {
      if view.isPagingEnabled { scrolled.scrollTargetBehavior(.paging) } else { scrolled }
    }
    .scrollIndicatorsFlash(trigger: view.indicatorFlashes)
    .modifier(ScrollLinked(view: view))
    .modifier(ZoomedByFingers(view: view))
  }
}

/// A view that scrolls. `delegate` is a member of this protocol and not of the class, so that a subclass can declare one
/// of a narrower type, as those of UIKit do.
@MainActor @preconcurrency public protocol _ScrollingView: UIScrollView {}
extension UIScrollView: _ScrollingView {}
extension _ScrollingView {
  /// Who is told about scrolling. Held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension CGPoint {
  /// The nearest offset that content of a size can have in a view of a size.
  fileprivate func clamped(to content: CGSize, in view: CGSize) -> CGPoint {
    CGPoint(
      x: min(max(x, 0), max(0, content.width - view.width)), y: min(max(y, 0), max(0, content.height - view.height)))
  }
}

/// Lets two fingers, or a pinch on a touch pad, make what is in a scroll view larger and smaller.
private struct ZoomedByFingers: ViewModifier {
  let view: UIScrollView
  func body(content: Content) -> some View {
    if view.canZoom {
      content.simultaneousGesture(
        MagnifyGesture(minimumScaleDelta: 0)
          .onChanged { view.fingersDidZoom(by: $0.magnification, around: $0.startLocation) }
          .onEnded { view.fingersDidEndZoom(around: $0.startLocation) })
    } else {
      content
    }
  }
}

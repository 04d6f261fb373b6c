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
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content is where the app has moved it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// A view whose subviews can be moved in it: a `ScrollView` of SwiftUI.
@MainActor @preconcurrency open class UIScrollView: UIView, AppearanceSource {
  /// When the keyboard goes by scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays, goes when a finger scrolls, or when a finger reaches it.
    case none = 0, onDrag, interactive
  }
  /// The size of what is moved: points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { needsUpdate() } } }
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
    contentInsetAdjustmentBehavior.keepsContentClear ? safeAreaInsets : .zero
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let insets = coveredInsets, isRightToLeft = behavior?.node.scope.isRightToLeft ?? false
    let cover = EdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
    if cover != scrollLink.cover { scrollLink.cover = cover }
  }
  /// Points added around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { needsUpdate() } } }
  private var offset = CGPoint.zero
  /// The point of the content that is at the top left corner.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }
  /// Who is told about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the user can move the content.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { needsUpdate() } } }
  /// Whether the content comes to rest at whole pages.
  open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { needsUpdate() } } }
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
    (scrolling.isEnabled, scrolling.bounces) = (isScrollEnabled, bounces)
    scrolling.showsVerticalIndicator = showsVerticalScrollIndicator
    scrolling.showsHorizontalIndicator = showsHorizontalScrollIndicator
    scrolling.dismissesKeyboard = chosenDismissMode.map {
      switch $0 {
      case .none: .never
      case .onDrag: .immediately
      case .interactive: .interactively
      }
    }
    return scrolling
  }
  /// Reads the content again when the user pulls it down; nil for nothing.
  open var refreshControl: UIRefreshControl? { didSet { needsUpdate() } }
  /// Whether a finger moves the content.
  open private(set) var isDragging = false
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
  /// What is set on it holds for all of them, those of SwiftUI too.
  open override class func appearance() -> UIScrollView { proxy(UIScrollView.init) }
  class var isBase: Bool { false }
  func add(to all: inout Appearances) { all.scrolling = scrolling }

  /// Moves the content, with or without an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != offset else { return }
    forgetTarget()
    offset = contentOffset
    let target = CGPoint(x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top)
    if animated { withAnimation { scrollLink.point = target } } else { scrollLink.point = target }
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
  fileprivate func contentDidMove(to point: CGPoint) {
    let new = CGPoint(x: point.x - contentInset.left, y: point.y - contentInset.top)
    if new == offset { return }
    offset = new
    delegate?.scrollViewDidScroll(self)
  }
  fileprivate func phaseDidChange(_ old: ScrollPhase, _ new: ScrollPhase) {
    let wasDragging = isDragging, wasDecelerating = isDecelerating
    isDragging = new == .interacting || new == .tracking
    isDecelerating = new == .decelerating
    if isDragging || isDecelerating { forgetTarget() }
    if isDragging && !wasDragging { delegate?.scrollViewWillBeginDragging(self) }
    if wasDragging && !isDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating) }
    if wasDecelerating && new == .idle { delegate?.scrollViewDidEndDecelerating(self) }
    if old == .animating && new == .idle { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// The content was moved: what was to be seen before needs not be any more.
  func forgetTarget() {}
  override var showsSubviewsInContent: Bool { true }
  override var followsSafeArea: Bool { true }
  override func makeContent() -> AnyView? {
    AnyView(ScrolledContent(view: self, version: behavior?.version ?? 0))
  }
  override func contentSize(_ proposal: ProposedViewSize) -> CGSize? { nil }
}

/// Where a scroll view of UIKit is to be.
@Observable @MainActor final class ScrollLink {
  var point: CGPoint?
  /// What covers the view: points.
  var cover = EdgeInsets()
}

/// Has a scroll view of SwiftUI be where a scroll view of UIKit says, scroll as that says, and tell it what becomes of it.
struct ScrollLinked: ViewModifier {
  let view: UIScrollView
  @State private var position = ScrollPosition()
  func body(content: Content) -> some View {
    let link = view.scrollLink
    content
      .safeAreaPadding(link.cover)
      .scrollPosition($position)
      .transformEnvironment(\.scrollStyle) { view.scrolling.apply(to: &$0) }
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, new in
        view.contentDidMove(to: new)
      }
      .onScrollPhaseChange { old, new in view.phaseDidChange(old, new) }
      .onChange(of: link.point) { if let point = link.point { position.scrollTo(point: point) } }
      .onAppear { if let point = link.point { position.scrollTo(point: point) } }
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
  private var waiting: CheckedContinuation<Void, Never>?
  nonisolated deinit {}
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
  var body: some View {
    let insets = view.contentInset
    let scrolled = ScrollView(axes) {
      UIScrolledSubviews(view: view, version: version)
        .frame(width: max(0, view.contentSize.width), height: max(0, view.contentSize.height))
        .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }
    Group {
      if view.isPagingEnabled { scrolled.scrollTargetBehavior(.paging) } else { scrolled }
    }
    .modifier(ScrollLinked(view: view))
  }
}

/// The subviews of a scroll view, at their places in the content.
private struct UIScrolledSubviews: View {
  let view: UIScrollView
  let version: Int
  var body: some View {
    ContentLayout(view: view, version: version) {
      ForEach(view.subviews, id: \.identity) { UIViewPresenter(view: $0) }
    }
  }
}

private struct ContentLayout: Layout {
  let view: UIScrollView
  let version: Int
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated {
      guard subviews.count == view.subviews.count else { return }
      for (child, subview) in zip(view.subviews, subviews) {
        let size = child.bounds.size
        subview.place(
          at: CGPoint(
            x: bounds.minX + child.center.x - size.width / 2, y: bounds.minY + child.center.y - size.height / 2),
          proposal: ProposedViewSize(size))
      }
    }
  }
}

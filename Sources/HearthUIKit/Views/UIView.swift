import Foundation
import HearthCore
import HearthUI

/// A rectangle on the screen that shows something and has others in it.
///
/// Places are points in the coordinate space of the superview, from its top left corner. Whatever changes here is shown
/// with the next frame; within `UIView.animate` it gets there by an animation. Views live on the main actor.
///
///     final class Badge: UIView {
///       override init(frame: CGRect) {
///         super.init(frame: frame)
///         backgroundColor = .systemRed
///         layer.cornerRadius = 8
///       }
///       required init?(coder: NSCoder) { super.init(coder: coder) }
///     }
@MainActor @preconcurrency open class UIView: UIResponder, UICoordinateSpace, UITraitChangeObservable {
  /// Whether views of this very class only hold others, and measure from the bottom where a Mac's do.
  class var holdsOthers: Bool { self == UIView.self }

  // MARK: Making

  /// Creates a view with a frame in its superview: points.
  public init(frame: CGRect) {
    let rect = Self.checked(frame, of: "\(Self.self)") ?? .zero
    ownBounds = CGRect(origin: .zero, size: rect.size)
    ownCenter = CGPoint(x: rect.midX, y: rect.midY)
    super.init()
  }
  /// Creates a view of no size.
  public convenience override init() { self.init(frame: .zero) }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  // MARK: Places

  /// Without the way of what is scrolled in the view, which `bounds` of a scroll view has.
  private(set) final var ownBounds: CGRect { didSet { ChangeWatch.current?.note(self, "bounds", oldValue) } }
  /// Where the view is in what a list scrolls, where it is a row of that: points of the list's content.
  var contentPlace: CGPoint { .zero }
  /// The point of what is in the view that is at its corner.
  var shownOrigin: CGPoint { ownBounds.origin }
  /// Of a cell from the corner of its row: see `rowPlace`.
  private(set) final var ownCenter: CGPoint {
    didSet {
      if let watch = ChangeWatch.current {
        let row = rowPlace
        watch.note(self, "position", CGPoint(x: oldValue.x + row.x, y: oldValue.y + row.y))
      }
    }
  }

  /// Where the view is in its superview: points. With a transform the rectangle around it, which is not to be set then.
  open var frame: CGRect {
    get {
      let row = rowPlace
      return row == .zero ? placedFrame : placedFrame.offsetBy(dx: row.x, dy: row.y)
    }
    set {
      guard let rect = Self.checked(newValue.standardized, of: path), rect != frame else { return }
      if rect.size != ownBounds.size, tellsSize(rect.size), rect == frame { return }
      let oldSize = ownBounds.size, row = rowPlace
      let anchor = transform.isIdentity ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
      ownCenter = CGPoint(
        x: rect.minX - row.x + anchor.x * rect.width, y: rect.minY - row.y + anchor.y * rect.height)
      ownBounds.size = rect.size
      placeDidChange(oldSize: oldSize)
    }
  }
  /// The part of the view's own coordinate space that it shows. A different origin moves what is in it.
  open var bounds: CGRect {
    get { ownBounds }
    set {
      guard let rect = Self.checked(newValue, of: path), rect != ownBounds else { return }
      let old = ownBounds
      ownBounds = rect
      if old.origin != rect.origin { needsPlacement() }
      placeDidChange(oldSize: old.size)
    }
  }
  /// Where the place of the view is in it, and what it is turned about: fractions of its size, the middle by itself.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      if anchorPoint == oldValue { return }
      guard anchorPoint.x.isFinite, anchorPoint.y.isFinite else {
        anchorPoint = oldValue
        return Self.reportBadNumber(path)
      }
      setNeedsConstraintPass()
      hostView?.needsPlacement()
      needsUpdate()
    }
  }
  /// The middle of the view in its superview, or where its anchor is.
  open var center: CGPoint {
    get {
      let row = rowPlace
      return CGPoint(x: ownCenter.x + row.x, y: ownCenter.y + row.y)
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return Self.reportBadNumber(path) }
      let row = rowPlace, new = CGPoint(x: newValue.x - row.x, y: newValue.y - row.y)
      if new == ownCenter { return }
      ownCenter = new
      setNeedsConstraintPass()
      hostView?.needsPlacement()
    }
  }
  /// How the view is turned and scaled in space, about its anchor; see `CALayer.transform`.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// How the view is turned and scaled, about its anchor. By itself not at all.
  open var transform = CGAffineTransform.identity {
    didSet {
      if transform == oldValue { return }
      ChangeWatch.current?.note(self, "transform", oldValue)
      needsUpdate()
    }
  }
  private func placeDidChange(oldSize: CGSize) {
    hostView?.needsPlacement()
    if postsFrameChangedNotifications {
      NotificationCenter.default.post(name: Self.frameDidChangeNotification, object: self)
    }
    if !isPlacingByConstraints { setNeedsConstraintPass() }
    if oldSize == ownBounds.size { return }
    resizeSubviews(from: oldSize)
    requestLayout()
    needsUpdate()
  }

  // MARK: Looks

  /// 0 is clear, and is not touched; 1 is opaque.
  open var alpha: CGFloat = 1 {
    didSet {
      if alpha == oldValue { return }
      ChangeWatch.current?.note(self, "opacity", oldValue)
      needsUpdate()
    }
  }
  /// Whether the view and all that is in it is neither shown nor touched.
  open var isHidden = false {
    didSet {
      if isHidden == oldValue { return }
      needsUpdate()
      hostView?.subviewVisibilityDidChange()
    }
  }
  /// The colour behind everything else in the view; nil for none.
  open var backgroundColor: UIColor? {
    didSet {
      if backgroundColor == oldValue { return }
      ChangeWatch.current?.note(self, "backgroundColor", oldValue?.cgColor ?? CGColor.clear)
      needsUpdate()
    }
  }
  /// Whether what is in the view is cut off at its edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour of what can be used in the view. By itself that of the superview.
  open var tintColor: UIColor! {
    get { ownTint ?? hostView?.tintColor ?? windowTint ?? UIColor(.accentColor) }
    set {
      ownTint = newValue
      tintDidChange()
    }
  }
  private(set) var ownTint: UIColor?
  /// The tint of the view or of one around it has changed. Does nothing by itself.
  open func tintColorDidChange() {}
  /// The layer that draws the view.
  open var layer: CALayer {
    if let shownLayer { return shownLayer }
    let wanted: AnyClass = type(of: self).layerClass
    if !(wanted is CALayer.Type) {
      report(.badSize, "has the layerClass \(wanted), which is no CALayer. It is drawn by a CALayer.")
    }
    let layer = (wanted as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    shownLayer = layer
    return layer
  }
  /// The layer, where somebody has asked for it: until then it is as one is by itself.
  private(set) var shownLayer: CALayer?
  /// Has animations of layers in the view's picture run.
  var layerClock: LayerClock {
    if let runningClock { return runningClock }
    let clock = LayerClock(self)
    runningClock = clock
    return clock
  }
  private(set) var runningClock: LayerClock?
  /// The type of layer that the view has: `CALayer`, or a class of it. Any other one is reported.
  open class var layerClass: AnyClass { CALayer.self }
  /// How content that has a size of its own is fitted into the view. `.scaleToFill` by itself.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { needsUpdate() } } }
  /// Whether fingers and the pointer reach the view and what is in it.
  open var isUserInteractionEnabled = true { didSet { if isUserInteractionEnabled != oldValue { needsUpdate() } } }
  /// Whether leading is left or right in the view and in what is in it, instead of what is around. `.unspecified` by
  /// itself. Unlike in UIKit the views in this one have the same direction, unless they say otherwise.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      if semanticContentAttribute == oldValue { return }
      Self.hasForcedDirections = true
      needsUpdate()
      setNeedsLayout()
      // Constraints are solved from there.
      root.needsPlacement()
    }
  }
  /// Whether any view has had a direction of its own.
  static var hasForcedDirections = false
  /// The direction that the view has of itself or of a view around it; nil for that of the place where these are shown.
  var forcedDirection: UITraitEnvironmentLayoutDirection? {
    semanticContentAttribute.direction ?? hostView?.forcedDirection
  }
  /// The direction in which what is in the view is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// A number by which an app finds the view.
  open var tag = 0
  /// The name by which tests and tools find the view.
  open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { needsUpdate() } } }
  /// What the view is called for assistive technology.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { needsUpdate() } } }
  /// What the view's value is for assistive technology.
  open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { needsUpdate() } } }
  /// What using the view does, for assistive technology.
  open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { needsUpdate() } } }

  final var accessibilityNotes: AccessibilityNotes?
  private func note(_ change: (AccessibilityNotes) -> Void) {
    let accessibilityNotes = accessibilityNotes ?? AccessibilityNotes()
    self.accessibilityNotes = accessibilityNotes
    change(accessibilityNotes)
    needsUpdate()
  }
  /// What assistive technology says of the view besides its name. By itself what views of its kind are.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityNotes?.traits ?? standardTraits }
    set { note { $0.traits = newValue } }
  }
  /// What a view of this kind is by itself.
  var standardTraits: UIAccessibilityTraits { .none }
  /// What else can be done with the view; nil for nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityNotes?.actions }
    set { note { $0.actions = newValue } }
  }
  /// Assistive technology presses the view: true where a subclass has done something about it. A view whose class does not
  /// override it is pressed as by a finger.
  open func accessibilityActivate() -> Bool { false }
  /// Assistive technology raises the value of a view that is `adjustable`. Does nothing by itself, as the following.
  open func accessibilityIncrement() {}
  /// It lowers the value.
  open func accessibilityDecrement() {}

  // MARK: Tree

  /// The views in this one, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The view that this one is a subview of: what `superview` is, but for views that SwiftUI shows.
  final private(set) weak var hostView: UIView?
  /// The view that this one is in. For a view that SwiftUI shows it is one that stands for what is around: the scroll view, list or form, or
  /// the wheel of a picker; nil where none of these is.
  open var superview: UIView? { hostView ?? behavior?.host?.surroundings }
  /// The view controller whose view this is.
  weak var viewController: (any ViewManager)?
  /// The node that shows this view, while one does.
  var behavior: UIViewBehavior?

  /// Adds a view in front of the others. It leaves the one that it was in.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Adds a view at a place in the order; 0 is behind all others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view right in front of another.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === other }).map { $0 + 1 } ?? subviews.count)
  }
  /// Adds a view right behind another.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insert(view, at: subviews.firstIndex { $0 === other } ?? 0)
  }
  /// Puts a view before the subview at `index`, wherever it was before.
  private func insert(_ view: UIView, at index: Int) {
    if view === self || isDescendant(of: view) {
      Report(
        kind: .badSize, path: path,
        message: "cannot be put into itself, or into a view that is in it. It stays where it is."
      ).tell()
      return
    }
    var index = index
    if view.hostView === self, let old = subviews.firstIndex(where: { $0 === view }), old < index { index -= 1 }
    if view.hostView !== self {
      view.willMove(toSuperview: self)
      view.viewWillMove(toSuperview: self)
    }
    let oldWindow = view.window
    view.hostView?.drop(view)
    let isNew = view.hostView !== self
    view.hostView = self
    view.constraintLayout = nil
    subviews.insert(view, at: min(max(0, index), subviews.count))
    needsUpdate()
    setNeedsLayout()
    if isNew {
      didAddSubview(view)
      view.didMoveToSuperview()
      view.viewDidMoveToSuperview()
      if view.window !== oldWindow { view.windowDidChange() }
    }
  }

  /// Takes a view out of the subviews. Whoever asks tells it.
  private func drop(_ view: UIView) {
    subviews.removeAll { $0 === view }
    needsUpdate()
    setNeedsLayout()
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let hostView else { return }
    let oldWindow = window
    hostView.willRemoveSubview(self)
    willMove(toSuperview: nil)
    viewWillMove(toSuperview: nil)
    dropConstraints(with: hostView)
    hostView.drop(self)
    self.hostView = nil
    didMoveToSuperview()
    viewDidMoveToSuperview()
    if oldWindow != nil { windowDidChange() }
  }
  /// Brings a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.hostView === self { insert(view, at: subviews.count) } }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.hostView === self { insert(view, at: 0) } }
  /// Lets two subviews change places.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    needsUpdate()
  }
  /// Whether this view is `view`, or is in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.hostView
    }
    return false
  }
  /// The view with a tag: this one, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
  /// The window that the view is in.
  open var window: UIWindow? { hostView?.window ?? behavior.flatMap { UIWindow.window(at: $0.node) } }

  // MARK: Told to subclasses

  /// A view was added. Does nothing by itself, as the following.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to come into another view; nil for out of the one that it is in.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has come into another view, or out of one.
  open func didMoveToSuperview() {}
  /// The view is about to come into another window; nil for out of the one that it is in. Called right before
  /// `didMoveToWindow()`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into a window, or out of one.
  open func didMoveToWindow() {}
  /// The view comes into a window with its superview, or leaves it.
  func windowDidChange() {
    willMove(toWindow: window)
    viewWillMove(toWindow: window)
    viewController?.viewMoved(intoWindow: window != nil)
    didMoveToWindow()
    viewDidMoveToWindow()
    for view in subviews { view.windowDidChange() }
    if behavior != nil { adjustFont() }
  }
  func subviewVisibilityDidChange() {}

  // MARK: Size

  /// What `intrinsicContentSize` says where the content has no size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The size that the content has by itself: points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    contentSize(ProposedViewSize.unspecified) ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The content has become larger or smaller.
  open func invalidateIntrinsicContentSize() {
    behavior?.contentSizeDidChange()
    if root.usesConstraints { constraintContentDidChange() }
    // A stack places its views by their content.
    if isArranged || !root.usesConstraints { hostView?.setNeedsLayout() }
  }
  /// The size that fits best into `size`: that of the content, else the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = ProposedViewSize(
      width: size.width > 0 && size.width < Self.endless ? size.width : nil,
      height: size.height > 0 && size.height < Self.endless ? size.height : nil)
    return contentSize(proposal) ?? bounds.size
  }
  /// Lengths from here on stand for no limit. Source: UIKit's `UIView.layoutFittingExpandedSize` and what apps give.
  private static let endless: CGFloat = 10_000
  /// Gives the view the size that fits it.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// The size that what `makeContent()` makes would like to have; nil where it makes nothing.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize? {
    behavior?.contentSize(proposal) ?? makeContent().flatMap { OffscreenMeasure.size(of: $0, proposal, beside: self) }
  }
  /// The view of SwiftUI that is shown below the subviews: what controls are made of.
  func makeContent() -> AnyView? { nil }
  /// The one colour that all of the view is drawn in; nil for its own colours.
  var vibrancy: VibrancyTint? { nil }

  /// The content's size for constraints, which have given the view a width before: points; 0 where they have not.
  func constraintContentSize(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// Whether the content is text that is broken into lines where constraints give the view less width than it takes in
  /// one line.
  var breaksLines: Bool { false }
  /// Whether the content shows the subviews, as in a scroll view; otherwise they lie above it.
  var showsSubviewsInContent: Bool { false }
  /// Whether what names the view for assistive technology names its content.
  var isNamedByContent: Bool { false }
  /// Whether content that is smaller than its place lies in the middle of it.
  var centersContent: Bool { false }
  /// Where the content lies in the bounds.
  func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect { bounds }
  /// The size of the content where `proposal` is proposed, negative along an axis where there is none.
  func fittingContentSize(_ proposal: ProposedViewSize) -> CGSize { intrinsicContentSize }

  var huggings = AxisPriorities(UILayoutPriority.defaultLow)
  var resistances = AxisPriorities(UILayoutPriority.defaultHigh)

  // MARK: Layout

  /// How the view follows its superview when that changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the view's size by their masks.
  open var autoresizesSubviews = true
  /// Whether the frame is an app's own, or else comes from constraints alone.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { hostView?.setNeedsLayout() } }
  }
  final var needsLayoutPass = true
  final var isLayoutDue: Bool { needsLayoutPass }
  /// Whether this view or one in it is to be laid out.
  final var subtreeNeedsLayoutPass = true
  /// How often the view was laid out in one go, since that may ask for more.
  final var layoutPassCount = 0
  final var isPlacingByConstraints = false
  var heldConstraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var constraintLayout: ConstraintLayout?
  /// Whether a view around places this one itself, and takes constraints for its lengths into account.
  var isArranged = false
  /// Points from the top to the first line of text, and from the last one to the bottom; nil without text.
  var baselines: (first: CGFloat, last: CGFloat)? { nil }
  private var standardGuides: [String: UILayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  func standardGuide(_ name: String, _ rect: @escaping (UIView) -> CGRect) -> UILayoutGuide {
    let item = constraintItem
    if item !== self { return item.standardGuide(name, rect) }
    if let known = standardGuides[name] { return known }
    let guide = UILayoutGuide(self, rect)
    standardGuides[name] = guide
    root.behavior?.observeSafeArea()
    return guide
  }
  /// What stands for the view in constraints: itself, but for a window, which is in no view.
  var constraintItem: UIView { self }
  /// Points that content keeps from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      if layoutMargins == oldValue { return }
      setNeedsConstraints()
      layoutMarginsDidChange()
    }
  }
  /// `layoutMargins` are different now. Does nothing by itself.
  open func layoutMarginsDidChange() {}
  /// Whether the margins are at least those of the view around. They are the view's own here, and true is reported.
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      reportUnkept(
        "UIView.preservesSuperviewLayoutMargins", if: preservesSuperviewLayoutMargins,
        "margins are the view's own. Set layoutMargins, or use the layoutMarginsGuide of the view around.")
    }
  }
  /// Makes the constraints of the view's own, before views are laid out by them. Call that of the superclass last.
  ///
  /// Called before the view is first laid out, and after `setNeedsUpdateConstraints()`: of views in it first.
  open func updateConstraints() {}
  /// Whether the view cannot be laid out without constraints. A hint: `updateConstraints()` is called of all views.
  open class var requiresConstraintBasedLayout: Bool { false }
  final var isConstraintUpdateDue = true
  /// The same from where one begins to read.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft, own = layoutMargins
      return NSDirectionalEdgeInsets(
        top: own.top, leading: isReversed ? own.right : own.left, bottom: own.bottom,
        trailing: isReversed ? own.left : own.right)
    }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isReversed ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isReversed ? newValue.leading : newValue.trailing)
    }
  }

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() {
    setNeedsConstraintPass()
    requestLayout()
  }
  /// Places the subviews now where that is to be done: this view's and those of all views around it and in it.
  open func layoutIfNeeded() {
    var top = self
    while let hostView = top.hostView { top = hostView }
    top.layoutTree()
  }
  /// Places the subviews. Those with constraints have their frames before. Does nothing by itself.
  open func layoutSubviews() {}

  // MARK: Touches

  /// What follows fingers in this view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  private(set) var recognizers: [UIGestureRecognizer] = []
  weak var touchReporter: (any TouchReporting)?
  /// Lets `recognizer` follow fingers in this view, and in no other any more.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
    behavior?.gesturesDidChange()
  }
  /// Lets `recognizer` follow nothing any more.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: index)
    recognizer.view = nil
    behavior?.gesturesDidChange()
  }
  nonisolated(unsafe) private(set) var interactionList: InteractionList?
  /// What else can be done with the view: menus, things to drag, shapes of the pointer.
  open var interactions: [any UIInteraction] {
    get { interactionList?.all ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Adds an interaction, which leaves the view that it was in.
  open func addInteraction(_ interaction: any UIInteraction) {
    if interactions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList = InteractionList(interactions + [interaction])
    interaction.didMove(to: self)
    if interaction is any ShownInteraction { interactionsDidChange() }
  }
  /// Takes an interaction away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    let rest = interactions.filter { $0 !== interaction }
    interactionList = rest.isEmpty ? nil : InteractionList(rest)
    interaction.didMove(to: nil)
    if interaction is any ShownInteraction { interactionsDidChange() }
  }
  /// Whether a point of the view's own coordinate space lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view in front at a point of this view's coordinate space: this one, or one in it; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if Self.hasMacViews, ClassMethods.macHits.areOverridden(by: type(of: self)) {
      return hitTest(hostView.map { convert(point, to: $0) } ?? point)
    }
    return hitTest(inside: point, event)
  }
  /// The same by the name of a Mac.
  ///
  /// - Parameter point: In the coordinate space of the superview, as AppKit has it; of a view without one, in its own.
  open func hitTest(_ point: CGPoint) -> UIView? {
    hitTest(inside: hostView.map { convert(point, from: $0) } ?? point, nil)
  }

  /// Whether several fingers count at once in `touchesBegan(_:with:)` and its kin. One does here, which is reported where this
  /// is set; pinches and turns are gestures of two.
  open var isMultipleTouchEnabled = false {
    didSet {
      reportUnkept(
        "UIView.isMultipleTouchEnabled", if: isMultipleTouchEnabled,
        "views are told of one finger. Use UIPinchGestureRecognizer or UIRotationGestureRecognizer for two.")
    }
  }
  /// Whether a finger on the view keeps others from other views: it does not, which is reported where this is set.
  open var isExclusiveTouch: Bool {
    get { false }
    set {
      reportUnkept("UIView.isExclusiveTouch", if: newValue, "fingers on other views are told to those all the same.")
    }
  }
  /// How many pixels the view has for each point: those of the screen that shows it.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Keyboard

  open override var next: UIResponder? { viewController ?? hostView }
  /// That of a responder around, else that of the window.
  open override var undoManager: UndoManager? { super.undoManager ?? window?.undoManager }
  /// Whether nothing is seen through the view, as the app says. A hint: what is behind is drawn wherever it is seen.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open override var isFirstResponder: Bool { behavior?.isFocused ?? false }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    return behavior?.takeFocus() ?? false
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    if isFirstResponder { behavior?.giveFocusAway() }
    return true
  }
  /// Takes the keyboard from whatever has it in this view. True where something had it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    for view in subviews where view.endEditing(force) { return true }
    return false
  }

  /// The view has the keyboard now, or has it no longer.
  func didBecomeFirstResponder() {}
  func didResignFirstResponder() {}

  // MARK: Surroundings

  /// Whether the view is one element for assistive technology, which does not look into it then.
  open var isAccessibilityElement = false {
    didSet { if isAccessibilityElement != oldValue { needsUpdate() } }
  }
  /// Whether assistive technology finds nothing of the view and of what is in it.
  open var accessibilityElementsHidden = false {
    didSet { if accessibilityElementsHidden != oldValue { needsUpdate() } }
  }
  /// What of the view bars and edges of the device cover: points. The keyboard does not count: see `keyboardLayoutGuide`.
  ///
  /// Source: Apple, `UIView.safeAreaInsets`, "navigation bars, tab bars, toolbars, and other ancestor views".
  open var safeAreaInsets: UIEdgeInsets {
    guard let behavior else {
      return hostView.map { insets(within: $0, $0.safeAreaInsets) } ?? .zero
    }
    return UIEdgeInsets(
      behavior.node.safeAreaInsets(.container), isRightToLeft: behavior.node.scope.isRightToLeft)
  }
  /// The same with what the keyboard covers.
  var insetsWithKeyboard: UIEdgeInsets {
    guard let behavior else {
      return hostView.map { insets(within: $0, $0.insetsWithKeyboard) } ?? .zero
    }
    return UIEdgeInsets(
      behavior.node.safeAreaInsets(), isRightToLeft: behavior.node.scope.isRightToLeft)
  }
  /// The keyboard covers more or less of the view.
  func keyboardCoverDidChange() {}
  /// Something else covers the view than before. Called for scroll views, and for views that are placed by constraints
  /// and lie in no other view. Does nothing by itself.
  open func safeAreaInsetsDidChange() {}
  /// Whether it is to hear of that.
  var followsSafeArea: Bool { hostView == nil && usesConstraints }
  /// What the view is laid out by.
  open var traitCollection: UITraitCollection {
    let around =
      behavior.map { UITraitCollection(EnvironmentValues(scope: $0.node.scope)) } ?? hostView?.traitCollection
      ?? .current
    return around.with(ownTraits)
  }
  /// What the view sets of traits for itself and for all that is in it.
  open var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides.given != oldValue.given { needsUpdate() } }
  }
  public var _traitRegistrations: [UITraitChangeRegistration] = [] {
    didSet { if _traitRegistrations.isEmpty != oldValue.isEmpty { needsUpdate() } }
  }
  /// The traits that somebody has heard of last; nil before that.
  final var known: KnownTraits?
  /// Traits of the view are different: within the same frame, before it is laid out again. Does nothing by itself.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether a font of the view follows the size of text around it.
  var adjustsFont: Bool { false }
  /// Gives the view's font the size that text has around it, where it follows that.
  func adjustFont() {}
  /// Light or dark for the view and all that is in it; `.unspecified` for what is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { needsUpdate() } }
  }

  // MARK: By the names of a Mac

  /// Whether the process has shown views of AppKit: in `NSViewRepresentable`, or in a window of that.
  static var hasMacViews = false
  /// Whether the view is what such a representable shows.
  final var isMacRoot = false {
    didSet {
      if !isMacRoot || oldValue { return }
      Self.hasMacViews = true
      addInteraction(MacRoot())
    }
  }
  /// Whether y runs downwards in the view, from its top left corner.
  ///
  /// In a representable of AppKit it does not by itself, as on a Mac: places are from the lower left corner, of what `draw(_:)` draws,
  /// of the frames of subviews, and of where the pointer is. It does so in controls, in scroll views, tables and texts, and in all views of
  /// UIKit. A class that says true turns it round. Source: Apple, `NSView.isFlipped`.
  open var isFlipped: Bool { !Self.hasMacViews || !MacGeometry.measuresFromBottom(type(of: self)) || !isInMacTree }
  /// The view has come into a window, or out of one. Does nothing by itself, as the following.
  open func viewDidMoveToWindow() {}
  /// The view is about to come into another window, or out of one.
  open func viewWillMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into another view, or out of one.
  open func viewDidMoveToSuperview() {}
  /// The view is about to come into another view, or out of one.
  open func viewWillMove(toSuperview newSuperview: UIView?) {}
  /// Places the subviews, after `layoutSubviews()`.
  open func layout() {}
  /// The view has another size: the time to give it other tracking areas.
  open func updateTrackingAreas() {}
  /// Light or dark is different for the view.
  open func viewDidChangeEffectiveAppearance() {}
  /// Where the pointer is followed; see `NSTrackingArea`.
  public internal(set) final var trackingAreas: [NSTrackingArea] = []
  /// The menu that the other button of the pointer opens: `menu` by itself. Nil for none.
  open func menu(for event: NSEvent) -> NSMenu? { shownMenu }
  final var shownMenu: NSMenu? { didSet { if shownMenu != nil { MacEvents.begin() } } }
  /// A key with Control or Super came down in the window. True where the view has used it; asks the subviews by itself.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    subviews.contains { $0.performKeyEquivalent(with: event) }
  }
  /// The size that the content would like to have: points.
  open var fittingSize: CGSize {
    let size = systemLayoutSizeFitting(CGSize(width: 0, height: 0))
    if size != .zero { return size }
    let own = intrinsicContentSize
    return CGSize(width: max(0, own.width), height: max(0, own.height))
  }
  /// What the user is told while the pointer rests on the view; nil for nothing.
  open var toolTip: String? { didSet { if toolTip != oldValue { toolTipDidChange() } } }
  /// What the app, or a table that uses views again, finds the view by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether a drag that begins in the view moves its window, where the window is moved by its background. Asked of classes that say so;
  /// of others it does where nothing in the view uses the drag.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Whether `frameDidChangeNotification` tells of another frame. False by itself.
  open var postsFrameChangedNotifications = false
  /// Says over which parts of the view the pointer has another shape, by `addCursorRect(_:cursor:)`: when the view has another size. Does
  /// nothing by itself.
  open func resetCursorRects() {}
  /// The parts of the view over which the pointer has another shape.
  final var cursorRects: [AnyObject] = []
  /// Whether letters in the view are mixed with the material behind it. Not asked: a material here has letters that stand out on it.
  open var allowsVibrancy: Bool { false }
  /// Whether the view shows what `updateLayer()` makes of its layer, and not what `draw(_:)` draws. False by itself.
  open var wantsUpdateLayer: Bool { false }
  /// Sets the layer: when the view is laid out, and after `setNeedsDisplay()`. Does nothing by itself.
  open func updateLayer() {}
  /// Gives the view another size: points. A class hears by it of each size that the view's frame gets.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
  private final var isTellingSize = false
  /// Whether the class has taken the size of a frame by `setFrameSize(_:)`.
  private final func tellsSize(_ size: CGSize) -> Bool {
    guard Self.hasMacViews, !isTellingSize, ClassMethods.frameSizes.areOverridden(by: type(of: self)) else {
      return false
    }
    isTellingSize = true
    setFrameSize(size)
    isTellingSize = false
    return true
  }
  /// Whether the press that brings the window to the front is one for the view, too. Not asked: on Linux it always is.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

  // What is dragged over a view that has said which types it takes; see `registerForDraggedTypes(_:)`.

  /// Something has come over the view: what would become of it. Nothing by itself.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// It moves: what would become of it. What `draggingEntered(_:)` has said, by itself.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingTaker?.entered ?? [] }
  /// It has left the view.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// It was let go: whether the view takes it. True by itself.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Takes it. False, the value by itself, where it cannot be used.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// It was taken.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// The drag is over, here or elsewhere.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Whether presses of the usual button are the view's: where its class has a method for them.
  var takesMouse: Bool { ClassMethods.mouse.areOverridden(by: type(of: self)) }
  /// What asks the view, where it takes something.
  final var draggingTaker: (any DraggingTaker)?

  // MARK: Telling the engine

  /// Something about the view has changed that is shown.
  func needsUpdate() {
    if isOffMain({ $0.needsUpdate() }) { return }
    behavior?.needsUpdate()
    if ViewDrawing.hasMasks { root.masked?.needsUpdate() }
    didChangeAsProxy?()
  }
  /// Told of changes of a view that stands for what an app sets for all views of its class, and is not shown.
  final var didChangeAsProxy: (() -> Void)?
  final var isProxy: Bool { didChangeAsProxy != nil }
  /// The object on which an app sets what all views of the class look like, those of SwiftUI too. What a view sets
  /// itself counts more.
  ///
  /// Only classes that have an `appearance()` of their own have such looks: bars and their items, searches, lists
  /// and their cells, scroll views, text fields and views, segmented controls, switches, sliders and page controls.
  open class func appearance() -> Self { silentProxy("appearance()") }
  /// The object for views that are in views of certain classes. Only fields in `UISearchBar` have looks of their own;
  /// anything else is reported, and changes nothing.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    silentProxy("appearance(whenContainedInInstancesOf:)")
  }
  /// On what an app sets the looks of the fields in views of this class; nil where those have no looks of their own.
  class var fieldProxy: UIView? { nil }
  /// Subviews lie in other places than before.
  func needsPlacement() { behavior?.needsPlacement() }
  /// Has `draw(_:)` draw the view again. Changes of properties show by themselves.
  open func setNeedsDisplay() {
    drawing?.isStale = true
    if Self.hasMacViews, wantsUpdateLayer { setNeedsLayout() }
    needsUpdate()
  }
  /// As `setNeedsDisplay()`: the whole view is drawn, as what is drawn is recorded and not painted.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Draws the view, between its background and what is in it, into the context that is the current one meanwhile.
  ///
  /// Called before the view is first shown, after `setNeedsDisplay()`, and when its size or the colour scheme has
  /// changed. What is drawn is kept, cut off at the bounds. Does nothing by itself.
  ///
  ///     override func draw(_ rect: CGRect) {
  ///       UIColor.systemBlue.setFill()
  ///       UIBezierPath(ovalIn: bounds).fill()
  ///     }
  open func draw(_ rect: CGRect) { drawing?.hasReachedBase = true }
  /// What `draw(_:)` has drawn; nil for a view of the framework, and before one is shown.
  var drawing: ViewDrawing?
  /// A view that says by its opacity how much is seen of this one, in whose bounds its frame lies. It is in no superview.
  open var mask: UIView? {
    didSet {
      if mask === oldValue { return }
      if oldValue?.masked === self { oldValue?.masked = nil }
      mask?.removeFromSuperview()
      mask?.masked = self
      ViewDrawing.hasMasks = true
      needsUpdate()
    }
  }
  /// The view whose mask this one is.
  private(set) weak var masked: UIView?

}

extension UIView: UIAppearanceContainer {}

/// What manages a view: it comes after the view among responders, and hears what becomes of it.
@MainActor protocol ViewManager: UIResponder {
  func viewMoved(intoWindow: Bool)
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewWillLayout()
  func viewDidLayout()
  /// Whether it wants to hear of traits.
  var followsTraits: Bool { get }
  /// Whether it does something about the layout of its view.
  var followsLayout: Bool { get }
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection)
  /// The view is about to get another size. Returns what is to be called when it has it, before it is laid out.
  func viewWillChange(to size: CGSize) -> () -> Void
}

// MARK: - Anchors

extension UIView {
  /// Where the row is that holds the view, which is a cell: points of the list's content. Zero for other views.
  final var rowPlace: CGPoint { hostView?.contentPlace ?? .zero }
  /// `frame`, of a cell from the corner of its row.
  final var placedFrame: CGRect {
    let size = ownBounds.size
    let anchor = CGPoint(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
    let rect = CGRect(x: -anchor.x, y: -anchor.y, width: size.width, height: size.height)
    let turned = transform.isIdentity ? rect : rect.applying(transform)
    return turned.offsetBy(dx: ownCenter.x, dy: ownCenter.y)
  }
  /// From the view's middle to its anchor.
  private var anchorOffset: CGPoint {
    CGPoint(x: (anchorPoint.x - 0.5) * ownBounds.width, y: (anchorPoint.y - 0.5) * ownBounds.height)
  }
  /// Where the view's middle would be in its superview without a transform; of a cell from the corner of its row.
  var placedMiddle: CGPoint {
    let offset = anchorOffset
    return CGPoint(x: ownCenter.x - offset.x, y: ownCenter.y - offset.y)
  }
  /// How the view is turned and scaled, about its middle, where `transform` is about its anchor.
  var transformAboutMiddle: CGAffineTransform { aboutMiddle(transform) }
  func aboutMiddle(_ transform: CGAffineTransform) -> CGAffineTransform {
    let offset = anchorOffset
    if offset == .zero || transform.isIdentity { return transform }
    return CGAffineTransform(translationX: -offset.x, y: -offset.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
  }
}

import Foundation
import HearthRendering

/// A node that takes part in layout: it has a size and a place.
///
/// Measured in the layout phase by its `layoutParent` (the nearest container or modifier that arranges it), placed by
/// it, and recorded into the display list in the display phase.
package class LayoutNode: Node {
  @exclusivity(unchecked) package final unowned(unsafe) var layoutParent: LayoutNode?
  /// Points, in the coordinate space of `layoutParent`: the top left corner, after mirroring.
  /// While an animation runs, where it is shown.
  @exclusivity(unchecked) package final var x: CGFloat = 0, y: CGFloat = 0
  /// Points; negative before the first placement.
  @exclusivity(unchecked) package final var size = Size(-1, -1)
  /// What the node was last placed with.
  @exclusivity(unchecked) package final var proposal = Proposal(-2, -2)
  // Last, so that small properties of subclasses lie beside it.
  @exclusivity(unchecked) package final var indexInParent: Int32 = 0

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isLayoutNode)
  }
  override init(root engine: Engine, scope: EnvironmentScope) {
    super.init(root: engine, scope: scope)
    flags.insert(.isLayoutNode)
  }
  nonisolated deinit {}

  // MARK: - Measure

  /// The size this node chooses for a proposal. Finite and not negative for finite proposals.
  package func measure(_ proposal: Proposal) -> Size { fatalError("\(Self.self) measures nothing") }
  /// Answers again what was asked before. True when an answer changed, so that the parent has to ask again.
  package func revalidate() -> Bool { true }
  /// Whether the answer to a proposal without end along `axis` is also the answer to every other one that is at least
  /// as long, across the axis the same. False when in doubt: then containers ask more often.
  package func hugs(along axis: Axis) -> Bool { false }
  /// Whether this node is a flexible space that asks for no distance to its neighbours.
  package var isSpacer: Bool { false }
  package var layoutPriority: Double { 0 }
  /// Preferred distances to neighbours.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// The container's axis, for views such as Spacer that follow it.
  package func join(axis: Axis?) {}
  /// The position of an alignment guide set explicitly in this node or below; points from the node's leading or top
  /// edge, for the size answered to `proposal`.
  package func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? { nil }
  /// `explicitAlignment`, remembered: containers and modifiers ask their children with this. A parent that asked a node
  /// asks it again when something in it changes, although its size may stay the same.
  package final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    if !key.mayBeExplicit { return nil }
    flags.insert(.guidesAreRead)
    return explicitAlignment(key, proposal, size)
  }
  package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
  /// Higher ones are painted above their siblings.
  package var zIndex: Double { 0 }
  /// Whether it shows a text of its own.
  package var isText: Bool { false }
  /// Whether this node arranges elements: a container, or a lazy one.
  package var arrangesElements: Bool { false }
  /// Whether this node leaves what is in it out of layout and of the picture, as a page that others cover.
  package var leavesOut: Bool { false }
  /// Whether this node decides alone where its content is shown, so that animations of places pass the content by.
  var movesContentItself: Bool { false }
  /// Which elements are on their way out of this container has changed.
  func departuresDidChange() { setNeedsRecord() }
  /// Whether what the container asks of its elements (priority, spacing, values) comes from the node inside.
  package var forwardsTraits: Bool { false }
  /// A trait changed: the container around looks at its elements again.
  package final func traitsDidChange() {
    var node = layoutParent
    while let current = node {
      if !current.forwardsTraits {
        current.setNeedsElements()
        return
      }
      node = current.layoutParent
    }
  }

  /// What this node keeps to texts above and below may have changed. On desktops and in round metrics it never does.
  package final func textDistanceDidChange() {
    if engine.host.textShaper.setsTouchFonts { traitsDidChange() }
  }

  /// Whether this node is of the past: out of the tree, or a wrapper of such a node that was not cleared away yet.
  package var hasLeftTree: Bool { isUnmounted }

  // MARK: - Provided to the nodes below

  /// The part of this node's bounds that it keeps free of `child`; nil when it keeps nothing free.
  package func safeArea(for child: LayoutNode, _ regions: SafeAreaRegions) -> EdgeInsets? { nil }
  /// Whether safe areas end here: what lies below cannot reach beyond this node.
  package var endsSafeArea: Bool { false }
  /// The axes along which what lies below has no safe area.
  package var safeAreaEnd: Axis.Set { [] }
  /// The name of the coordinate space that this node is.
  package func isCoordinateSpace(_ space: NamedCoordinateSpace) -> Bool { false }
  /// The size that `containerRelativeFrame` refers to, when this node is such a container; points, without safe areas.
  package var relativeContainerSize: Size? { nil }

  // MARK: - Place

  /// Places the children for `size` and `proposal`.
  package func placeChildren() {}
  package func setNeedsElements() {
    flags.insert(.needsElements)
    setNeedsLayout()
  }

  /// Marks this node to be measured again. Its ancestors follow only if an answer changed.
  package final func setNeedsLayout() {
    if flags.contains(.needsLayout) || flags.contains(.isUnmounted) { return }
    flags.insert([.needsLayout, .needsPlacement])
    engine.staleLayouts.insert(self)
    engine.requestFrame()
    setNeedsRecord()
  }
  /// Marks this node to place its children again with the size that it has.
  package final func setNeedsPlacement() {
    if flags.contains(.needsPlacement) || flags.contains(.isUnmounted) { return }
    flags.insert(.needsPlacement)
    engine.stalePlacements.append(self)
    engine.requestFrame()
    setNeedsRecord()
  }
  /// Marks this node and the path to the root to be recorded again.
  package final func setNeedsRecord() {
    var node = self
    while !node.flags.contains(.subtreeNeedsRecord) {
      node.flags.insert(.subtreeNeedsRecord)
      guard let next = node.layoutParent, !node.flags.contains(.isUnmounted) else {
        engine.requestFrame()
        return
      }
      next.childNeedsRecord(Int(node.indexInParent))
      node = next
    }
  }
  package func childNeedsRecord(_ index: Int) {}

  package final func place(x: CGFloat, y: CGFloat, _ proposal: Proposal) {
    var size = measure(proposal)
    if !size.width.isFinite || !size.height.isFinite || size.width < 0 || size.height < 0 {
      size = replaceBadSize(size, proposal)
    }
    var x = x, y = y
    if !x.isFinite || !y.isFinite { (x, y) = replaceBadPlace(x, y) }
    if EngineChecks.areOn { engine.notePlacement(of: self) }
    let motion = engine.features.motion
    if motion.mayMove(self) { (x, y) = motion.shownPlace(of: self, x, y, size) }
    if x != self.x || y != self.y || !flags.contains(.isPlaced) {
      self.x = x
      self.y = y
      flags.insert(.isPlaced)
      didMove()
    }
    if size == self.size && proposal == self.proposal && !flags.contains(.needsPlacement) { return }
    if size != self.size { noteGeometryChange() }
    self.size = size
    self.proposal = proposal
    flags.remove(.needsPlacement)
    engine.counters.placements += 1
    setNeedsRecord()
    if EngineChecks.areOn { engine.placementCheck.placing.insert(ObjectIdentifier(self)) }
    placeChildren()
    if EngineChecks.areOn { engine.placementCheck.placing.remove(ObjectIdentifier(self)) }
  }
  /// Points: the size that is drawn, while an animation runs on its way to `size`.
  final var drawnSize: Size { engine.features.motion.shownSize(of: self) }
  /// An animation has brought `drawnSize` further.
  package func drawnSizeDidChange() { setNeedsRecord() }
  final var isPlacingChildren: Bool { engine.placementCheck.placing.contains(ObjectIdentifier(self)) }
  /// What is wrong with the sizes that this node remembers; for checks.
  package func cacheProblem() -> String? { nil }
  /// Places `child` with its leading edge at `x`, mirrored when this node reads right to left.
  @inline(__always) package final func placeChild(
    _ child: LayoutNode, x: CGFloat, y: CGFloat, _ proposal: Proposal, _ childSize: Size
  ) {
    child.place(x: flags.contains(.isRightToLeft) ? size.width - x - childSize.width : x, y: y, proposal)
  }
  /// The node lies somewhere else in its parent. What tracks places of nodes (scroll, anchors) looks at this.
  package func didMove() { noteGeometryChange() }
  /// Wrappers may hold focusable views without knowing.
  final func noteGeometryChange() {
    engine.geometryVersion &+= 1
    if flags.contains(.subtreeHasFocus) || flags.contains(.isElementWrapper) { engine.focusGeometryVersion &+= 1 }
  }
  /// Something moved or was resized somewhere. Called after layout for nodes among `engine.geometryObservers`.
  package func geometryMayHaveChanged() {}

  // MARK: - Record

  /// Adds what this node paints to `group`, in whose coordinate space its top left corner lies at (x, y).
  package func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
  }

  // MARK: - Events

  /// Calls `visit` with the layout children, in painting order.
  package func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {}
  /// The same nodes in the order in which assistive technology reads them, where that is not the order in which they lie on
  /// each other.
  package func visitInReadingOrder(_ visit: (LayoutNode) -> Void) { visitLayoutChildren(visit) }
  /// Whether text in a child keeps its size where the user enlarges text very much, as in a bar.
  package func keepsTextSmall(of child: LayoutNode) -> Bool { false }
  /// The same, in the same order, without some that have nothing in `area`, in this node's coordinate space.
  func visitLayoutChildren(near area: CGRect, _ visit: (LayoutNode) -> Void) { visitLayoutChildren(visit) }
  /// The deepest node at `point` (in this node's coordinate space) that can be hit, topmost first.
  package func hitTest(_ point: CGPoint) -> LayoutNode? {
    var found: LayoutNode?
    visitLayoutChildren { child in
      // Later children lie on top; each hit replaces the one below.
      if let hit = child.hitTest(child.convertFromParent(point)) { found = hit }
    }
    if let found { return found }
    return isHit(point) ? self : nil
  }
  /// The rectangle outside which `hitTest` finds nothing, in this node's coordinate space.
  func hitExtent() -> HitExtent {
    var extent = ownHitExtent
    visitLayoutChildren { extent.join($0.hitExtentInParent()) }
    return extent
  }
  /// That of this node without its children. A node which is hit outside of its bounds says so here, and counts
  /// `engine.hitVersion` up when this changes without a change of geometry.
  var ownHitExtent: HitExtent { HitExtent(left: 0, top: 0, right: max(0, size.width), bottom: max(0, size.height)) }
  /// `hitExtent()` in the coordinate space of the parent.
  func hitExtentInParent() -> HitExtent { hitExtent().moved(x, y) }
  /// Whether this node itself, without its children, is hit.
  package func isHit(_ point: CGPoint) -> Bool { false }

  /// From the coordinate space of the parent to that of this node.
  package func convertFromParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - x, y: point.y - y) }
  package func convertToParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
  /// Whether `convertToParent` adds `x` and `y` and does nothing else.
  var isOnlyMoved: Bool { true }

  /// The pointer's shape over this node; nil for whatever is around.
  package var cursor: Cursor? { nil }
  /// Follows a press at a point of this node's coordinate space, for nodes with
  /// gestures of their own such as links in text.
  package func recognizer(at point: CGPoint) -> GestureRecognizer? { nil }
  package var hidesFromAccessibility: Bool { false }
  /// Whether assistive technology is told something by this node itself: it conforms to `AccessibilitySource`.
  package var isAccessibilitySource: Bool { false }
  /// This node, where it is one that can have focus.
  var focusTarget: (any FocusTarget)? { nil }
  /// Nothing in here can be focused now: it is hidden or quite clear.
  package var hidesFromFocus: Bool { false }
  /// Shortcuts of controls in here do not count. What is only transparent keeps them: apps
  /// have such buttons for their shortcuts.
  package var hidesFromShortcuts: Bool { hidesFromFocus }

  // MARK: - Geometry

  package final var bounds: CGRect { CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height)) }

  /// A point of this node in the coordinate space of the window.
  package final func convertToWindow(_ point: CGPoint) -> CGPoint {
    var point = point
    var node: LayoutNode? = self
    while let current = node {
      point = current.convertToParent(point)
      node = current.layoutParent
    }
    return point
  }
  package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
    guard let layoutParent else { return convertFromParent(point) }
    return convertFromParent(layoutParent.convertFromWindow(point))
  }
  /// This node's bounds in the window: the rectangle around them where they are rotated.
  package final var frameInWindow: CGRect { convertToWindow(bounds) }
  package final func convertToWindow(_ rect: CGRect) -> CGRect {
    let a = convertToWindow(CGPoint(x: rect.minX, y: rect.minY)),
      b = convertToWindow(CGPoint(x: rect.maxX, y: rect.minY))
    let c = convertToWindow(CGPoint(x: rect.minX, y: rect.maxY)),
      d = convertToWindow(CGPoint(x: rect.maxX, y: rect.maxY))
    let left = min(min(a.x, b.x), min(c.x, d.x)), right = max(max(a.x, b.x), max(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  override package func inheritedStyleDidChange() {
    if scope.isRightToLeft != flags.contains(.isRightToLeft) && flags.contains(.isContainer) {
      if scope.isRightToLeft { flags.insert(.isRightToLeft) } else { flags.remove(.isRightToLeft) }
      setNeedsPlacement()
    }
    if flags.contains(.readsInheritedStyle) { setNeedsLayout() }
    if flags.contains(.isFocusTarget) { focusMayHaveChanged() }
  }
}

extension Node {
  /// Whether nothing in here is laid out or shown, as on a page that others cover.
  @inline(__always) package final var isLeftOut: Bool {
    flags.contains(.isLayoutNode) && unsafeDowncast(self, to: LayoutNode.self).leavesOut
  }
}

/// How nodes of a window get from one place to the next. By itself: at once.
///
/// The feature that moves them gives the window a subclass. It is a class and no protocol, since it is asked for each node
/// that is placed.
@MainActor class NodeMotion {
  static let none = NodeMotion()
  init() {}
  nonisolated deinit {}
  /// Whether a place that layout gives to `node` may be shown later than now.
  func mayMove(_ node: LayoutNode) -> Bool { false }
  /// Where `node` is shown, to which layout gives the place `x`, `y` and a size: points in its parent's coordinate space.
  func shownPlace(of node: LayoutNode, _ x: CGFloat, _ y: CGFloat, _ size: Size) -> (CGFloat, CGFloat) { (x, y) }
  /// The size, in points, at which `node` is drawn.
  func shownSize(of node: LayoutNode) -> Size { node.size }
  /// The node leaves the tree. Another one may come to be where it was in memory.
  func forget(_ node: Node) {}
}

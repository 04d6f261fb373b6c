import Foundation
import HearthFocus
import HearthPersistence
import HearthRendering

/// The node of a scroll view: shows a part of its content, and moves it.
///
/// Its size never depends on the length of its content along the axes that it scrolls, so that a change inside stays
/// inside. Moving is one placement of this node: the content keeps its size, its nodes their places in it and their
/// pictures; only lazy containers inside are told, and make the lines that came into view.
package final class ScrollNode: GestureNode, ScrollInputTarget, HoverTarget, KeyHandler, FocusTarget,
  FocusGroupProvider, SafeAreaObserver, SizeCachingNode, CoverObserver
{
  @exclusivity(unchecked) package private(set) var axes: Axis.Set
  @exclusivity(unchecked) package var showsIndicators = true
  /// False where something around takes focus for the whole (a list).
  package var takesFocus = true
  /// How far the content has moved, from the leading and top edges; points. Between
  /// `least` and `most` whenever layout is done.
  @exclusivity(unchecked) package private(set) var offset = CGPoint.zero
  /// How far the content is pulled beyond its ends by a finger, or on its way back: negative before the start. Points.
  @exclusivity(unchecked) private(set) var stretch = CGPoint.zero
  /// The size of the content without margins.
  @exclusivity(unchecked) package private(set) var contentSize = Size.zero
  @exclusivity(unchecked) var cache = SizeCache()
  @exclusivity(unchecked) var lazyNodes: [LazyNode] = []
  @exclusivity(unchecked) package private(set) var scrollStyle = ScrollStyle()
  /// Where the content is to be brought, until the layout phase that does it is over.
  @exclusivity(unchecked) private var aim: ScrollAim?
  @exclusivity(unchecked) private var hasInitialOffset = false
  /// The offset that the window keeps.
  @exclusivity(unchecked) var savedOffset = CGPoint.zero
  @exclusivity(unchecked) private var reportedGeometry: ScrollGeometry?
  private(set) var registries: [ScrollRegistry]
  /// What an object outside of the views has changed of how it scrolls.
  private var styleChange: ((inout ScrollStyle) -> Void)?
  /// An object by which an app knows this scroll view.
  package var standIn: AnyObject?

  @exclusivity(unchecked) let bars = ScrollBars()
  /// A strip that leads to places of the content; nil for none.
  @exclusivity(unchecked) package var index: (any ScrollIndex)?
  @exclusivity(unchecked) var glide: ScrollGlide?
  /// On its way to where a behavior says.
  @exclusivity(unchecked) var landing: ScrollLanding?
  /// Where fingers on a touch pad began to move the content, until it comes to rest.
  @exclusivity(unchecked) var padStart: CGPoint?
  /// Fingers on a touch pad pull content that can be refreshed beyond its start.
  @exclusivity(unchecked) var padPull = ScrollPadPull()
  /// Grows when the user moves the content, by whatever device.
  @exclusivity(unchecked) private(set) var userMoves = 0
  @exclusivity(unchecked) var targetLayouts: [ScrollTargetLayoutNode] = []
  /// Nil while nothing leads it with an animation.
  @exclusivity(unchecked) var motion: ScrollMotion?
  /// How the aim is come to.
  @exclusivity(unchecked) private var aimTransaction: Transaction?
  @exclusivity(unchecked) private var clipped: (piece: DisplayPiece, content: [PlacedPiece], area: CGRect)?
  /// How far it shows content beyond its bounds: below bars, and in whatever else is kept free around it. Points.
  @exclusivity(unchecked) package internal(set) var reach = PhysicalInsets()
  /// The bars that content goes on below, and at which edges.
  @exclusivity(unchecked) var barAreas: [BarEdges] = []
  @exclusivity(unchecked) var needsReach = true
  /// The page that it is on is covered by another page.
  @exclusivity(unchecked) var isOnCoveredPage = false
  @exclusivity(unchecked) private(set) var phase = ScrollPhase.idle

  package init(axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    registries = ScrollRegistry.all(around: inputs.scope)
    super.init(inputs)
    recognizer = ScrollDragRecognizer(self)
    flags.insert([.isScrollTarget, .isHoverTarget, .handlesKeys, .isFocusTarget, .isFocusGroup, .readsInheritedStyle])
    joinFocusTree()
    engine.safeAreaObservers[ObjectIdentifier(self)] = self
    scrollStyle = ScrollStyle(inputs.scope)
    for registry in registries { registry.add(self) }
  }
  nonisolated deinit {}
  package override var viewName: String { "ScrollView" }
  package override func unmount() {
    leaveBars()
    engine.wakeUps.cancel(of: self)
    for registry in registries { registry.remove(self) }
    engine.scene.restoration.forget("scroll", for: self)
    engine.content?.input.forget(self)
    super.unmount()
  }

  /// Changes how it scrolls, on top of what is around.
  package func changeStyle(_ change: @escaping (inout ScrollStyle) -> Void) {
    styleChange = change
    inheritedStyleDidChange()
    setNeedsLayout()
  }
  /// Lets somebody hear of it who is not around.
  package func join(_ registry: ScrollRegistry) {
    registries.append(registry)
    registry.add(self)
  }

  package func scrolls(along axis: Axis) -> Bool { axes.contains(axis == .vertical ? .vertical : .horizontal) }
  func update(axes: Axis.Set, showsIndicators: Bool) {
    engine.counters.nodesVisited += 1
    if showsIndicators != self.showsIndicators {
      self.showsIndicators = showsIndicators
      setNeedsRecord()
    }
    if axes != self.axes {
      self.axes = axes
      setNeedsLayout()
    }
  }
  package override func inheritedStyleDidChange() {
    let flashes = scrollStyle.flashes
    scrollStyle = ScrollStyle(scope)
    styleChange?(&scrollStyle)
    if scrollStyle.flashes != flashes { flashBars() }
    // It may clip what it did not.
    engine.hitVersion &+= 1
    super.inheritedStyleDidChange()
  }

  // MARK: - Measure

  private var margins: EdgeInsets { scrollStyle.contentMargins }
  private func contentProposal(_ p: Proposal) -> Proposal {
    func across(_ length: CGFloat, _ margin: CGFloat) -> CGFloat { length < 0 ? -1 : max(0, length - margin) }
    return Proposal(
      scrolls(along: .horizontal) ? -1 : across(p.width, margins.horizontal),
      scrolls(along: .vertical) ? -1 : across(p.height, margins.vertical))
  }
  func computeSize(_ p: Proposal) -> Size {
    // Across the axes the content decides, as far as there is room. Source: seen, SwiftUI on iOS and macOS.
    func length(_ proposed: CGFloat, _ content: CGFloat, _ scrolls: Bool) -> CGFloat {
      if proposed < 0 { return content }
      return scrolls ? proposed : min(proposed, content)
    }
    if scrolls(along: .horizontal) && scrolls(along: .vertical) && p.width >= 0 && p.height >= 0 {
      return Size(p.width, p.height)
    }
    if size.width < 0, p.width.isFinite, p.height.isFinite { measuring = Size(p.width, p.height) }
    let content = child.measure(contentProposal(p))
    return Size(
      length(p.width, content.width + margins.horizontal, scrolls(along: .horizontal)),
      length(p.height, content.height + margins.vertical, scrolls(along: .vertical)))
  }
  package override func measure(_ proposal: Proposal) -> Size {
    if let size = cache.find(proposal) { return size }
    resolveChild()
    return computeAndRemember(proposal)
  }
  package override func revalidate() -> Bool { revalidateCache() }
  package override func cacheProblem() -> String? { cache.problem(computeSize) }
  // What is asked of an element is asked of the scroll view, not of what it shows.
  package override var forwardsTraits: Bool { false }
  override var movesContentItself: Bool { true }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
  package override var zIndex: Double { 0 }
  package override var layoutPriority: Double { 0 }
  package override var isSpacer: Bool { false }
  package override var spacing: ViewSpacing { ViewSpacing() }
  package override func join(axis: Axis?) {}
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? { nil }

  // MARK: - Place

  package var contentLength: (width: CGFloat, height: CGFloat) {
    (contentSize.width + margins.horizontal, contentSize.height + margins.vertical)
  }
  /// The offset at the end of the content.
  package var most: CGPoint {
    CGPoint(
      x: scrolls(along: .horizontal) ? max(0, contentLength.width - size.width) : 0,
      y: scrolls(along: .vertical) ? max(0, contentLength.height - size.height) : 0)
  }
  func clamped(_ offset: CGPoint) -> CGPoint {
    let most = most
    func part(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(0, value), limit) }
    return CGPoint(x: part(offset.x, most.x), y: part(offset.y, most.y))
  }

  package override func placeChildren() {
    resolveChild()
    if needsReach || placedViewport != size { updateReach() }
    if (placedViewport.width < 0 ? measuring : placedViewport) != size || placedMargins != margins {
      engine.relativeContainerDidChange(self)
      if engine.staleLayouts.count > 0 { engine.revalidateLayouts(below: depth) }
    }
    let oldMost = CGPoint(
      x: max(0, placedLength.width - placedViewport.width), y: max(0, placedLength.height - placedViewport.height))
    let proposal = contentProposal(proposal)
    contentSize = child.measure(proposal)
    if !hasInitialOffset {
      hasInitialOffset = true
      if scrollStyle.flashesOnAppear { flashBars() }
      if aim == nil, let saved = restoredOffset() {
        aim = .point(saved, fraction: nil)
      } else if let anchor = scrollStyle.initialAnchor {
        aim = .point(CGPoint(x: anchor.x * most.x, y: anchor.y * most.y), fraction: anchor)
      }
    } else if aim == nil, let anchor = scrollStyle.sizeChangeAnchor, engine.adjustsContentOffsets {
      // The place at the anchor stays at the anchor, so that a view at its end stays there.
      if oldMost != most, anchor == .bottom || anchor == .trailing || anchor == .bottomTrailing,
        abs(offset.x - anchor.x * oldMost.x) < 1, abs(offset.y - anchor.y * oldMost.y) < 1
      {
        // At its end it stays there, whatever a lazy container finds out about the length of what is before it.
        aim = .point(CGPoint(x: anchor.x * most.x, y: anchor.y * most.y), fraction: anchor)
      } else if oldMost != most {
        offset = CGPoint(x: offset.x + anchor.x * (most.x - oldMost.x), y: offset.y + anchor.y * (most.y - oldMost.y))
      }
    }
    keepWithinContent()
    placedLength = contentLength
    placedViewport = size
    placedMargins = margins
    // What is smaller than the view lies at its start, or where the default anchor says.
    let room = CGSize(width: size.width - contentLength.width, height: size.height - contentLength.height)
    let rest =
      scrollStyle.alignmentAnchor
      ?? UnitPoint(x: scrolls(along: .horizontal) ? 0 : 0.5, y: scrolls(along: .vertical) ? 0 : 0.5)
    let x = margins.leading - place.x + (room.width > 0 || !scrolls(along: .horizontal) ? room.width * rest.x : 0)
    let y = margins.top - place.y + (room.height > 0 || !scrolls(along: .vertical) ? room.height * rest.y : 0)
    placeChild(child, x: x, y: y, proposal, contentSize)
    followAim()
    tellBars()
    for node in lazyNodes { node.viewportDidMove() }
    geometryDidChange()
    saveOffset()
  }
  /// Content that has become shorter ends at the end of the view.
  ///
  /// Where rows of a lazy container have come or gone, the length of the content and the place of what is seen are new
  /// estimates: the container brings what was seen back to its place first, which shows how long the rows around it
  /// are, and the end counts when this node is placed after that.
  private func keepWithinContent() {
    let inside = clamped(offset)
    if inside != offset, endDelays < Self.mostEndDelays, aim == nil, lazyNodes.contains(where: \.hasPendingShift) {
      endDelays += 1
      setNeedsPlacement()
      return
    }
    endDelays = 0
    offset = inside
  }
  /// Now that the content has its places: moves once more if what is aimed at lies elsewhere.
  private func followAim() {
    guard let aim else { return }
    if let target = aim.offset(in: self), clamped(target) != offset {
      if let transaction = aimTransaction, beginMotion(to: aim, at: clamped(target), transaction) {
        (self.aim, aimTransaction) = (nil, nil)
        return
      }
      let inside = clamped(target)
      // What glides goes on from there.
      if aimTransaction?.scrollPositionUpdatePreservesVelocity == true {
        glide?.shift(by: inside.x - offset.x, along: .horizontal)
        glide?.shift(by: inside.y - offset.y, along: .vertical)
      }
      offset = inside
      setNeedsPlacement()
    }
    if isAimScheduled { return }
    isAimScheduled = true
    engine.afterLayout.append { [self] in
      isAimScheduled = false
      self.aim = nil
      saveOffset()
      aimTransaction = nil
    }
  }
  @exclusivity(unchecked) private var placedLength: (width: CGFloat, height: CGFloat) = (0, 0)
  @exclusivity(unchecked) private var placedViewport = Size(-1, -1)
  /// The size that the first measure is about; negative where nothing was proposed.
  @exclusivity(unchecked) private var measuring = Size(-1, -1)
  @exclusivity(unchecked) private var placedMargins = EdgeInsets()
  @exclusivity(unchecked) private var isAimScheduled = false
  /// How often this node was placed with an offset that may lie beyond the end, until a container has had its turn.
  @exclusivity(unchecked) private var endDelays = 0
  /// A container is placed at the latest after the second time. Source: our choice: some more.
  private static let mostEndDelays = 4

  var isAiming: Bool { aim != nil }
  /// Called by a lazy container during layout: what lies before the visible part has become longer by `distance`.
  func contentDidShift(by distance: CGFloat, along axis: Axis) {
    // The content moves at once: other containers may ask what is visible before this node has its turn.
    if axis == .vertical {
      offset.y += distance
      child.y -= distance
    } else {
      offset.x += distance
      child.x -= flags.contains(.isRightToLeft) ? -distance : distance
    }
    child.didMove()
    glide?.shift(by: distance, along: axis)
    landing?.shift(by: distance, along: axis)
    motion?.shift(by: distance, along: axis)
    (recognizer as! ScrollDragRecognizer).shift(by: distance, along: axis)
    setNeedsPlacement()
  }

  // MARK: - Moving

  /// Moves to an offset, as far as the content reaches. True when it moved.
  @discardableResult package func move(to target: CGPoint) -> Bool { move(to: target, keepsLanding: false) }
  @discardableResult func move(to target: CGPoint, keepsLanding: Bool) -> Bool {
    endMotion()
    if !keepsLanding { endStretch() }
    aim = nil
    let inside = clamped(target)
    if inside == offset { return false }
    // An app that scrolls to the end wants it to be seen, wherever it turns out to be.
    if !lazyNodes.isEmpty {
      if target.y > inside.y && scrolls(along: .vertical) {
        aim = .edge(.bottom)
      } else if target.x > inside.x && scrolls(along: .horizontal) {
        aim = .edge(.trailing)
      }
    }
    offset = inside
    userMoves &+= 1
    bars.show(at: engine.content?.time ?? 0, in: self)
    setNeedsPlacement()
    return true
  }
  @discardableResult package func move(by delta: CGSize) -> Bool {
    move(to: CGPoint(x: offset.x + delta.width, y: offset.y + delta.height))
  }
  /// Brings something into view in the next layout, when its place is known.
  /// - Parameter transaction: Says with what animation; nil for none.
  package func move(to aim: ScrollAim, _ transaction: Transaction? = nil) {
    if transaction?.scrollPositionUpdatePreservesVelocity != true { stopGlide() }
    endStretch()
    if transaction?.animation == nil { endMotion() }
    self.aim = aim
    aimTransaction = transaction
    bars.show(at: engine.content?.time ?? 0, in: self)
    setNeedsPlacement()
  }
  /// Moves with a finger, and goes on after it: content that bounces goes beyond its ends.
  func pull(to target: CGPoint) {
    let inside = clamped(target), old = stretch
    stretch = CGPoint(
      x: bounces(along: .horizontal) ? target.x - inside.x : 0, y: bounces(along: .vertical) ? target.y - inside.y : 0)
    if stretch.y != old.y { refresher?.contentWasPulled(self, by: max(0, -stretch.y)) }
    if stretch.y >= 0 { padPull.isActive = false }
    if move(to: stretch == .zero ? target : inside, keepsLanding: true) || stretch == old { return }
    userMoves &+= 1
    setNeedsPlacement()
  }
  /// Content that is beyond its end is at the end at once.
  private func endStretch() {
    landing = nil
    if stretch == .zero { return }
    if stretch.y < 0 { refresher?.contentWasPulled(self, by: 0) }
    stretch = .zero
    padPull.isActive = false
    setNeedsPlacement()
  }
  /// The next step of a motion.
  func follow(_ target: CGPoint) {
    let inside = clamped(target)
    if inside == offset { return }
    offset = inside
    bars.show(at: engine.content?.time ?? 0, in: self)
    setNeedsPlacement()
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    if let motion, motion.animator === animator { motionDidStep(motion) } else { super.animationDidStep(animator) }
  }
  func stopGlide() {
    glide = nil
    landing = nil
    if phase == .decelerating { setPhase(.idle) }
  }
  func setPhase(_ new: ScrollPhase) {
    if new == phase { return }
    let old = phase
    phase = new
    for registry in registries { registry.phaseDidChange(self, from: old, to: new) }
  }

  /// What apps see of the state of this scroll view.
  package var geometry: ScrollGeometry {
    let isRightToLeft = flags.contains(.isRightToLeft)
    let leading = isRightToLeft ? reach.right : reach.left, trailing = isRightToLeft ? reach.left : reach.right
    let insets = EdgeInsets(
      top: margins.top + reach.top, leading: margins.leading + leading, bottom: margins.bottom + reach.bottom,
      trailing: margins.trailing + trailing)
    return ScrollGeometry(
      contentOffset: CGPoint(x: place.x - insets.leading, y: place.y - insets.top), contentSize: contentSize.cgSize,
      contentInsets: insets, containerSize: reachedBounds.size)
  }
  private func geometryDidChange() {
    if registries.isEmpty { return }
    let new = geometry
    if new == reportedGeometry { return }
    reportedGeometry = new
    for registry in registries { registry.geometryDidChange(self) }
  }

  // MARK: - Record

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if flags.contains(.needsElements) { return }
    var list: ContiguousArray<PlacedPiece> = []
    child.record(into: &list, x: child.x, y: child.y)
    let effects = shownEdgeEffects
    if !effects.isEmpty {
      group.append(PlacedPiece(piece(of: list, with: effects), x: x, y: y))
    } else if scrollStyle.isClipDisabled {
      for placed in list { group.append(PlacedPiece(placed.piece, x: x + placed.x, y: y + placed.y)) }
    } else if let clipped, clipped.content.count == list.count, clipped.area == reachedBounds,
      isSame(clipped.content, list)
    {
      group.append(PlacedPiece(clipped.piece, x: x, y: y))
    } else {
      let piece = EffectPiece(.clip(.rectangle(reachedBounds), isAntialiased: false), GroupPiece(list))
      engine.counters.itemsRecorded += 1
      clipped = (piece, Array(list), reachedBounds)
      group.append(PlacedPiece(piece, x: x, y: y))
    }
    if let piece = index?.piece(in: self) { group.append(PlacedPiece(piece, x: x, y: y)) }
    if let piece = bars.piece(in: self) { group.append(PlacedPiece(piece, x: x, y: y)) }
  }
  private func isSame(_ a: [PlacedPiece], _ b: ContiguousArray<PlacedPiece>) -> Bool {
    for index in b.indices
    where a[index].piece !== b[index].piece || a[index].x != b[index].x || a[index].y != b[index].y { return false }
    return true
  }

  // MARK: - Provided to the nodes below

  package override var safeAreaEnd: Axis.Set { axes }
  package override func geometryMayHaveChanged() { safeAreaMayHaveChanged() }
  func coverDidChange(isCovered: Bool) { setCovered(isCovered) }
  package override func isCoordinateSpace(_ space: NamedCoordinateSpace) -> Bool {
    guard case .scrollView(let axis) = space.name else { return false }
    return axis.map(scrolls) ?? true
  }
  /// What `containerRelativeFrame` refers to: the view without the margins of its content.
  package override var relativeContainerSize: Size? {
    // Before the first layout the content is measured for what the scroll view is measured for.
    let known = size.width >= 0 ? size : measuring
    guard known.width >= 0, known.height >= 0 else { return nil }
    return Size(max(0, known.width - margins.horizontal), max(0, known.height - margins.vertical))
  }

  // MARK: - Events

  override var focusTarget: (any FocusTarget)? { self }
  override func hitExtent() -> HitExtent { scrollStyle.isClipDisabled ? super.hitExtent() : ownHitExtent }
  override var ownHitExtent: HitExtent {
    HitExtent(
      left: -reach.left, top: -reach.top, right: max(0, size.width) + reach.right,
      bottom: max(0, size.height) + reach.bottom)
  }
  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let isInside = reachedBounds.contains(point)
    if !isInside && !scrollStyle.isClipDisabled { return nil }
    if isInside && (bars.bar(at: point, in: self) != nil || index?.isHit(point, in: self) == true) { return self }
    if !flags.contains(.needsElements), let hit = child.hitTest(child.convertFromParent(point)) { return hit }
    return isInside ? self : nil
  }
  package override var acceptsGestures: Bool { true }
  package override var cursor: Cursor? { bars.hovered != nil ? .arrow : nil }
}

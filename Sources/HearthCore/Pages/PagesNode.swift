import Foundation
import HearthFocus
import HearthRendering

/// Pages one on top of the other; only the last is in the window.
///
/// Pages below keep their nodes, and with them state, scroll position and the place of focus. They are not
/// measured, placed or painted, take no input and no focus, and assistive technology does not see them;
/// what changes in them is laid out when they are on top again. Their views have disappeared
/// (`onDisappear`) and appear again; their tasks go on.
///
/// Where there is a `motionStyle`, a push or a pop moves: the page that is not on top any more is painted as it
/// was, and nothing else is left of it. The page on top has input, focus and its place from the first moment
/// on; only its picture is still on its way.
///
/// Made and arranged by a behavior around it (a stack), outside of bodies.
package final class PagesNode: LayoutNode, ChildIdentities {
  /// The one on top is the last.
  @exclusivity(unchecked) package private(set) var pages: ContiguousArray<PageNode> = []
  /// A page whose content has the right size was asked for less than that.
  @exclusivity(unchecked) private var dependsOnContent = false
  @exclusivity(unchecked) private var arrangement: UInt64 = 0
  /// How pages take each other's place; nil: at once.
  @exclusivity(unchecked) package var motionStyle: PageMotionStyle?
  @exclusivity(unchecked) private var motion: PageMotion? {
    didSet { engine.pictureMotions += (motion == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// What pages lie on: they are opaque. Nil, or a closure that gives nil, for clear
  /// ones. Asked when the pages are recorded.
  @exclusivity(unchecked) package final var background: (() -> RGBA?)?
  @exclusivity(unchecked) private var ground = PageGround()
  /// The picture of the page on top when it was last recorded, its origin that of
  /// the page; and what was shown of a motion.
  @exclusivity(unchecked) private var live: DisplayPiece?
  @exclusivity(unchecked) private var composed: DisplayPiece?

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isContainer)
    flags.remove(.isInLazyList)
  }
  nonisolated deinit {}

  package var top: PageNode? { pages.last }

  // MARK: - Pages

  /// Makes a page, which does not belong to the pages until `arrange` adds it.
  ///
  /// - Parameter key: What tells the page from others in the next process, too; see `restorationKey`.
  package func makePage<V: View>(_ view: V, key: @escaping () -> UInt64?) -> PageNode {
    let page = PageNode(inputs)
    page.lastingKey = key
    page.content = V._makeNode(view, page.inputs).node
    return page
  }
  /// Sets the pages, the one on top last. Pages that were there and are not any more leave the tree.
  package func arrange(_ new: ContiguousArray<PageNode>) {
    let old = pages
    let oldTop = old.last, newTop = new.last
    let isNew = newTop?.arrangement == 0
    if newTop !== oldTop { beginMotion(from: oldTop, to: newTop, among: new) }
    pages = new
    arrangement &+= 1
    for page in new {
      page.arrangement = arrangement
      page.layoutParent = self
    }
    if newTop !== oldTop {
      // What comes appears before what goes disappears. Source: seen, SwiftUI on iOS 17.
      newTop?.setOnTop(true, isNew: isNew)
      oldTop?.setOnTop(false)
    }
    var hasRemoved = false
    for page in old where page.arrangement != arrangement {
      page.unmount()
      hasRemoved = true
    }
    guard newTop !== oldTop || hasRemoved else { return }
    if flags.contains(.subtreeHasPreferences) { preferenceOrderDidChange() }
    if newTop !== oldTop {
      if let newTop { engine.content?.input.focus.arrivals.pages.append(newTop) }
      engine.geometryVersion &+= 1
      focusMayHaveChanged()
      setNeedsLayout()
    }
  }
  /// For nodes below: the pages are one after the other.
  package override func siblingKey(of child: Node) -> Int? {
    for (index, page) in pages.enumerated() where page === child { return index }
    return pages.count
  }
  package var keepsGroups: Bool { true }
  package override var childIdentities: (any ChildIdentities)? { self }
  package func lastingKey(of child: Node) -> UInt64? { (child as? PageNode)?.lastingKey?() }
  package override func visitChildren(_ visit: (Node) -> Void) { for page in pages { visit(page) } }
  package override func unmount() {
    motion = nil
    for page in pages { page.unmount() }
    didUnmount()
  }

  // MARK: - Motion

  private func beginMotion(from old: PageNode?, to new: PageNode?, among pages: ContiguousArray<PageNode>) {
    var live = live
    if let picture = live, let focus = engine.content?.input.focus { live = focus.effect.whole(picture, of: self) }
    old?.pictureWhenCovered = live
    guard let style = motionStyle, let old, let new, let live, flags.contains(.isPlaced), engine.stage.isUpdating,
      allowsMotion
    else {
      endMotion()
      return
    }
    let isPush = new.arrangement == 0 || pages.contains { $0 === old }
    let shown: PageMotionStyle = reducesMotion ? .fade : style
    if let motion,
      isPush
        ? motion.lower === old && !motion.isUpperOnTop
        : motion.upper === old && motion.lower === new && motion.isUpperOnTop
    {
      // It turns round where it is.
      (motion.lower, motion.upper) = isPush ? (old, new) : (new, old)
      motion.isUpperOnTop = isPush
      motion.picture = live
      motion.progress.go(
        to: isPush ? 1 : 0, motion.style.animation, velocity: motion.isHeld ? heldVelocity : 0, of: self)
      motion.isHeld = false
      motionDidStep()
      return
    }
    let picture = motion != nil ? composed ?? live : live
    motion = PageMotion(
      shown, lower: isPush ? old : new, upper: isPush ? new : old, isUpperOnTop: isPush, picture: picture,
      at: isPush ? 0 : 1)
    motion?.zoomSource = isPush ? nil : old.zoomSource
    motion?.crossFades = !isPush && old.crossFades || scope.value(PrefersCrossFadeKey.self)
    motion?.progress.go(to: isPush ? 1 : 0, shown.animation, of: self)
    motionDidStep()
  }
  private func endMotion() {
    (motion, composed) = (nil, nil)
    setNeedsRecord()
  }
  private func motionDidStep() {
    guard let motion else { return }
    if !motion.progress.isMoving && !motion.isHeld { endMotion() } else { setNeedsRecord() }
  }
  package override func animationDidStep(_ animator: AnyAnimator) { motionDidStep() }

  /// Ways a second, towards the upper page.
  @exclusivity(unchecked) private var heldVelocity = 0.0
  /// A finger leads the page on top away, to show the one below: 0 when it has not moved, 1 when the page is gone.
  package func holdTop(away part: Double, velocity: Double) {
    guard motionStyle != nil, !reducesMotion, pages.count > 1, let top, live != nil else { return }
    let lower = pages[pages.count - 2]
    if motion?.upper !== top || motion?.lower !== lower || motion?.isUpperOnTop != true {
      motion = PageMotion(
        .slide, lower: lower, upper: top, isUpperOnTop: true, picture: lower.pictureWhenCovered ?? GroupPiece([]), at: 1
      )
    }
    motion?.isHeld = true
    heldVelocity = -velocity
    motion?.progress.hold(at: 1 - min(max(part, 0), 1))
    setNeedsRecord()
  }
  /// The finger lets go, and the page on top stays.
  package func releaseTop() {
    guard let motion, motion.isHeld else { return }
    motion.isHeld = false
    motion.progress.go(to: 1, PageMotionStyle.slide.animation, velocity: heldVelocity, of: self)
    motionDidStep()
  }

  // MARK: - Layout

  package override func measure(_ proposal: Proposal) -> Size {
    PageNode.fill(proposal) {
      dependsOnContent = true
      return top?.measure(proposal) ?? .zero
    }
  }
  package override func revalidate() -> Bool { dependsOnContent }
  package override func placeChildren() { top?.place(x: 0, y: 0, Proposal(size)) }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    guard let top else { return }
    guard motionStyle != nil else { return top.record(into: &group, x: x + top.x, y: y + top.y) }
    var list = PieceScratch.take()
    if let color = background?() { list.append(ground.piece(color, self)) }
    top.record(into: &list, x: top.x, y: top.y)
    if list.isEmpty {
      live = nil
    } else if list.count == 1, list[0].x == 0, list[0].y == 0 {
      live = list[0].piece
    } else {
      // A group that holds the same as before is the one from before.
      if !((live as? GroupPiece)?.holds(list) ?? false) { live = GroupPiece(list) }
    }
    PieceScratch.give(&list)
    guard let motion else {
      if let live { group.append(PlacedPiece(live, x: x, y: y)) }
      return
    }
    if let upper = motion.upper {
      if let source = upper.zoomSource { motion.zoomSource = source }
      motion.crossFades = upper.crossFades || scope.value(PrefersCrossFadeKey.self)
    }
    motion.zoom = motion.style == .fade ? nil : motion.zoomSource.flatMap { engine.zoomSources[$0]?.place(in: self) }
    let piece = motion.compose(
      live: live ?? GroupPiece([]), size: size, isRightToLeft: flags.contains(.isRightToLeft) || scope.isRightToLeft)
    engine.counters.itemsRecorded += 1
    composed = piece
    group.append(PlacedPiece(piece, x: x, y: y))
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if let top, top.flags.contains(.isPlaced) { visit(top) }
  }
}

/// What pages lie on, kept until its colour or size changes. It reaches below the bars around the pages.
@MainActor struct PageGround {
  private var known: (color: RGBA, area: CGRect, piece: DisplayPiece)?
  nonisolated init() {}
  mutating func piece(_ color: RGBA, _ pages: LayoutNode) -> PlacedPiece {
    let around = pages.safeAreaOutsets(.scrolling), bounds = pages.bounds
    let area = CGRect(
      x: -around.left, y: -around.top, width: bounds.width + around.left + around.right,
      height: bounds.height + around.top + around.bottom)
    if let known, known.color == color, known.area == area { return PlacedPiece(known.piece, x: 0, y: 0) }
    let piece = FillPiece(.rectangle(area), .color(color))
    known = (color, area, piece)
    pages.engine.counters.itemsRecorded += 1
    return PlacedPiece(piece, x: 0, y: 0)
  }
}

/// A page: as large as what shows it, with its content in the middle.
package final class PageNode: UnaryNode, FocusGroupProvider, ZoomTarget {
  package let focusMemory = FocusMemory()
  package private(set) var isOnTop = false
  /// What had focus in here when the page was covered.
  weak var focusWhenCovered: LayoutNode?
  /// What was seen of the page when it was covered.
  fileprivate var pictureWhenCovered: DisplayPiece?
  /// The view that it grows out of.
  package var zoomSource: MatchedGeometryKey?
  package var crossFades = false
  /// Focus was in the page that this one replaced on top.
  var takesFocus = false
  private(set) var wasShown = false
  package var lastingKey: (() -> UInt64?)?
  /// Tasks of its views end when it is covered, and begin again when it is not.
  package let endsTasks: Bool
  @exclusivity(unchecked) fileprivate var arrangement: UInt64 = 0
  /// What has to be laid out when the page is on top again.
  @exclusivity(unchecked) private var waitingLayouts: ContiguousArray<LayoutNode> = []
  @exclusivity(unchecked) private var waitingPlacements: ContiguousArray<LayoutNode> = []

  /// A page that is covered. Whoever makes it is its layout parent, or sets one.
  package init(_ inputs: _ViewInputs, endsTasks: Bool = false) {
    self.endsTasks = endsTasks
    super.init(inputs)
    flags.insert(.isFocusGroup)
    joinFocusTree()
    engine.coveredPages += 1
  }
  nonisolated deinit {}
  package override func unmount() {
    if isUnmounted { return }
    if !isOnTop { engine.coveredPages -= 1 }
    super.unmount()
  }

  // MARK: - Covered and uncovered

  package override var leavesOut: Bool { !isOnTop }
  /// - Parameter isNew: The page was made just now: what is in it appears by itself.
  package func setOnTop(_ new: Bool, isNew: Bool = false) {
    if new == isOnTop { return }
    let focus = engine.content?.input.focus
    if new {
      takesFocus = focus?.focused.map { !$0.isUnmounted && layoutParent?.contains($0) == true } ?? false
      isOnTop = true
      engine.coveredPages -= 1
      for node in waitingLayouts where !node.hasLeftTree { engine.staleLayouts.insert(node) }
      for node in waitingPlacements where !node.hasLeftTree { engine.stalePlacements.append(node) }
      waitingLayouts.removeAll()
      waitingPlacements.removeAll()
      engine.requestFrame()
    } else {
      focusWhenCovered = focus?.focused.flatMap { contains($0) ? $0 : nil }
      isOnTop = false
      engine.coveredPages += 1
      // Marks from below end here.
      flags.insert(.subtreeNeedsRecord)
    }
    if new { wasShown = true }
    if !isNew { Self.tell(content, isCovered: !new) }
  }
  private static func tell(_ node: Node?, isCovered: Bool) {
    guard let node, !node.isLeftOut else { return }
    if node.flags.contains(.isLayoutNode), let observer = node as? any CoverObserver {
      observer.coverDidChange(isCovered: isCovered)
    }
    node.visitChildren { tell($0, isCovered: isCovered) }
  }
  func waitForLayout(_ node: LayoutNode) { waitingLayouts.append(node) }
  func waitForPlacement(_ node: LayoutNode) { waitingPlacements.append(node) }

  // MARK: - Layout

  package override func revalidate() -> Bool { true }
  package override func measure(_ proposal: Proposal) -> Size { Self.fill(proposal) { super.measure(proposal) } }
  /// All that is proposed; where nothing is, what the content wants.
  fileprivate static func fill(_ proposal: Proposal, _ content: () -> Size) -> Size {
    let width = proposal.width >= 0 && proposal.width.isFinite,
      height = proposal.height >= 0 && proposal.height.isFinite
    if width && height { return Size(proposal.width, proposal.height) }
    let content = content()
    return Size(width ? proposal.width : content.width, height ? proposal.height : content.height)
  }
  package override func hugs(along axis: Axis) -> Bool { false }
  package override func placeChildren() {
    resolveChild()
    let inner = child.measure(proposal)
    placeChild(child, x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, proposal, inner)
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? { nil }
  package override var spacing: ViewSpacing { ViewSpacing() }
  package override var layoutPriority: Double { 0 }
  package override var isSpacer: Bool { false }
  package override var forwardsTraits: Bool { false }

  // MARK: - Focus

  /// A covered page takes no focus.
  package override var hidesFromFocus: Bool { !isOnTop }
  package override var hidesFromAccessibility: Bool { !isOnTop }
  package var focusRoles: FocusGroup.Roles { .scope }
}

extension Node {
  /// The nearest page around that is not on top of its pages.
  final var coveredPage: PageNode? {
    var node: Node? = self
    while let current = node {
      if current.isLeftOut { return unsafeDowncast(current, to: PageNode.self) }
      node = current.parent
    }
    return nil
  }
}

extension LayoutNode {
  /// Whether keys that nobody has used may mean this node: it is on a page that is
  /// shown, and no presentation keeps focus away.
  package final var isOpenToKeys: Bool {
    guard !isUnmounted, let focus = engine.content?.input.focus else { return false }
    return focus.isReachable(self) && !focus.isHidden(self)
  }
}

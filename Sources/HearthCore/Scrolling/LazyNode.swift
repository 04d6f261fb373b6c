import Foundation
import HearthFocus
import HearthRendering

/// A container that has nodes only for the lines in view: the base of lazy stacks and grids.
///
/// A *line* is a row of a vertical container, a column of a horizontal one; it holds one element in a stack, several in
/// a grid. Lengths of lines that were never in view are estimated (`LineExtents`), so that the length of the whole
/// changes while the user scrolls. What is visible stays where it is all the same: the first visible line is the
/// *anchor*, and the scroll view moves with it when what lies before it turns out longer or shorter.
///
/// Outside of a scroll view along its axis the container shows everything, so that everything is made.
package class LazyNode: CachingLayoutNode, FocusGroupProvider {
  struct LiveElement {
    /// Retained: its owner may release it before this container has looked at its elements again.
    let node: LayoutNode
    var index: Int
    var line: Int
    var proposal: Proposal
    var size: Size
    /// What the element paints, relative to its corner; nil before it is asked.
    var piece: DisplayPiece?
  }
  @exclusivity(unchecked) package final var content: Node!
  package final let axis: Axis
  package final var pinnedViews: PinnedScrollableViews = []

  @exclusivity(unchecked) final var extents: LineExtents
  /// What lines are proposed across the axis: `extents` is right for this. -2 before the first.
  @exclusivity(unchecked) final var crossProposal: CGFloat = -2
  @exclusivity(unchecked) package final var elementTotal = 0
  /// Elements with a place, in order and without gaps.
  @exclusivity(unchecked) final var live: ContiguousArray<LiveElement> = []
  /// The element that a pointer carries to another place; it stays, however far the others are scrolled.
  package final weak var carriedElement: LayoutNode?
  /// Elements out of view that have to stay: the one with focus, the one that is carried, pinned headers.
  @exclusivity(unchecked) final var extras: ContiguousArray<LiveElement> = []
  /// Elements that have nodes but no place yet, or whose index has changed.
  @exclusivity(unchecked) final var spare: [Int: LiveElement] = [:]
  @exclusivity(unchecked) final var sections: [ElementSection] = []

  /// The line at the upper edge of the view, the distance of that edge from the start of
  /// the line, and from that of the container.
  @exclusivity(unchecked) final var anchor: (element: Int, distance: CGFloat, edge: CGFloat)?
  @exclusivity(unchecked) final var liveStart: CGFloat = 0
  @exclusivity(unchecked) final var liveEnd: CGFloat = 0
  @exclusivity(unchecked) final var liveLines: Range<Int> = 0..<0
  @exclusivity(unchecked) final var scrolls: [ScrollNode] = []
  @exclusivity(unchecked) private final var passes = 0
  @exclusivity(unchecked) private final var passesInRound = -1

  @exclusivity(unchecked) final var piece: GroupPiece?
  @exclusivity(unchecked) final var needsGroup = true
  package override var arrangesElements: Bool { true }
  override func departuresDidChange() {
    needsGroup = true
    super.departuresDidChange()
    // What has gone with a departure has no place here any more.
    if !flags.contains(.needsElements),
      live.contains(where: \.node.hasLeftTree) || extras.contains(where: \.node.hasLeftTree)
    {
      setNeedsElements()
    }
  }

  package init(axis: Axis, spacing: CGFloat?, _ inputs: _ViewInputs) {
    self.axis = axis
    extents = LineExtents(spacing: spacing ?? ViewSpacing.standard)
    super.init(inputs)
    flags.insert([.isContainer, .needsElements, .isInLazyList, .isFocusGroup])
    if inputs.scope.isRightToLeft { flags.insert(.isRightToLeft) }
  }
  nonisolated deinit {}

  package override func unmount() {
    for scroll in scrolls { scroll.lazyNodes.removeAll { $0 === self } }
    // The scroll view has this node among its content.
    scrolls = []
    content.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { visit(content) }

  /// Its elements are rows of data: one that is removed hands focus to the one that takes its place.
  package var focusRoles: FocusGroup.Roles { .rows }
  package final let focusMemory = FocusMemory()

  @inline(__always) final func along(_ size: Size) -> CGFloat { axis == .vertical ? size.height : size.width }
  @inline(__always) final func across(_ size: Size) -> CGFloat { axis == .vertical ? size.width : size.height }
  @inline(__always) final func across(_ proposal: Proposal) -> CGFloat {
    axis == .vertical ? proposal.width : proposal.height
  }
  @inline(__always) final func size(along: CGFloat, across: CGFloat) -> Size {
    axis == .vertical ? Size(across, along) : Size(along, across)
  }

  // MARK: - Lines, for subclasses

  package func lineCount() -> Int { elementTotal }
  /// Whether lines that are known stay as they are when elements come after them.
  package var takesElementsInTurn: Bool { true }
  package func line(of element: Int) -> Int { element }
  package func elements(of line: Int) -> Range<Int> { line..<line + 1 }
  /// The proposal for an element when the container is proposed `cross` across its axis.
  package func proposal(for element: Int, cross: CGFloat) -> Proposal {
    axis == .vertical ? Proposal(cross, -1) : Proposal(-1, cross)
  }
  /// Where an element begins across the axis. `line` is the length of its line.
  package func position(
    _ element: Int, node: LayoutNode, proposal: Proposal, size: Size, line: CGFloat
  ) -> (along: CGFloat, across: CGFloat) { (0, 0) }
  /// The length across the axis for what is proposed there.
  package func crossLength(for cross: CGFloat) -> CGFloat {
    if cross >= 0 { return cross }
    var widest: CGFloat = 0
    if crossProposal >= 0 {
      // The elements have what is proposed here, which is not what is asked about. An answer holds until sizes change,
      // whatever has come into view since.
      if let known = cache.first(where: { across($0.proposal) == cross }) { return across(known.size) }
      func look(_ entry: LiveElement) {
        widest = max(widest, across(entry.node.measure(proposal(for: entry.index, cross: cross))))
      }
      for entry in live { look(entry) }
      for entry in spare.values { look(entry) }
      return widest
    }
    for entry in live { widest = max(widest, across(entry.size)) }
    for entry in spare.values { widest = max(widest, across(entry.size)) }
    return widest
  }
  /// Lines have another shape from now on.
  package func crossProposalDidChange() {}

  // MARK: - Elements

  /// Called during layout when the list of elements was looked at again: their relations to each other may have
  /// changed.
  package final var structureAction: (() -> Void)?
  /// Called during layout with an element that has come to its place in the list: made, or back from its way out.
  package final var elementAction: ((LayoutNode) -> Void)?
  /// Sections or the number of elements may have changed.
  package func structureDidChange() {}

  // MARK: - Measure

  package override func computeSize(_ proposal: Proposal) -> Size {
    resolveElements()
    let isScrolled = findScrolls()
    if !isScrolled { makeAllElements() }
    if elementTotal == 0 { return .zero }
    let cross = across(proposal)
    if isScrolled {
      if crossProposal == -2 || (!flags.contains(.isPlaced) && crossProposal != cross) { adopt(cross) }
      if !extents.hasMean { measureLine(0) }
      return size(along: extents.total, across: crossLength(for: cross))
    }
    if crossProposal == -2 || (!flags.contains(.isPlaced) && crossProposal != cross) { adopt(cross) }
    if cross == crossProposal {
      for line in 0..<extents.count where extents.measured(line) == nil { measureLine(line) }
      return size(along: extents.total, across: crossLength(for: cross))
    }
    return size(along: lengthOfAll(cross: cross), across: crossLength(for: cross))
  }
  /// The length along the axis of all lines, in points, for another proposal across
  /// it than the one that `extents` is for.
  func lengthOfAll(cross: CGFloat) -> CGFloat {
    var total: CGFloat = 0
    for line in 0..<extents.count {
      var length: CGFloat = 0
      for index in elements(of: line) {
        length = max(length, along(content.element(at: index).measure(self.proposal(for: index, cross: cross))))
      }
      total += length
    }
    return total + CGFloat(max(0, extents.count - 1)) * extents.spacing
  }
  /// Lines are measured for another proposal from now on.
  private func adopt(_ cross: CGFloat) {
    crossProposal = cross
    extents.removeAll()
    crossProposalDidChange()
    setLineCount()
  }
  /// Lines consist of other elements, or have another shape: nothing that was measured counts.
  package final func linesDidChange() {
    if crossProposal != -2 { adopt(crossProposal) }
    for entry in live { spare[entry.index] = entry }
    live = []
    liveLines = 0..<0
    needsGroup = true
  }
  package override func revalidate() -> Bool {
    resolveElements()
    remeasureLive()
    return super.revalidate()
  }

  // MARK: - Place

  package override func placeChildren() {
    resolveElements()
    if passesInRound == engine.counters.rounds {
      passes += 1
    } else {
      (passesInRound, passes) = (engine.counters.rounds, 0)
    }
    let cross = across(proposal)
    if cross != crossProposal { adopt(cross) }
    let span = visibleSpan()
    if anchor != nil, !engine.adjustsContentOffsets { anchor = nil }
    if let anchor, anchor.element >= elementTotal { self.anchor = nil }
    // A distance within the anchor's line says where the line begins only while its length is known.
    if span != nil, let anchor, extents.measured(line(of: anchor.element)) == nil {
      measureLine(line(of: anchor.element))
    }
    let wanted = along(size)
    var shift: CGFloat = 0
    if let span {
      let overscan = min(200, max(40, (span.end - span.start) / 4))
      var edge = span.start
      shift = anchorShift()
      if passes > Self.mostPasses { shift = 0 }
      edge += shift
      if elementTotal == 0 || span.end + shift < -overscan || edge > max(extents.total, wanted) + overscan {
        keep([], 0..<0)
      } else {
        let first = steadyLine(from: knownLine(at: edge), end: span.end + shift)
        let before = extents.offset(of: first)
        fill(from: first, start: edge - overscan, end: span.end + shift + overscan)
        let moved = extents.offset(of: first) - before
        if moved.magnitude >= Self.leastChange && passes <= Self.mostPasses {
          (shift, edge) = (shift + moved, edge + moved)
        }
      }
      takeAnchor(at: edge)
    } else {
      fill(from: 0, start: -.infinity, end: .infinity)
    }
    placeLive(shift: shift)
    if shift != 0, let scroll = scrolls.first { scroll.contentDidShift(by: shift, along: axis) }
    // Where nothing is proposed across the axis, the container is as wide as the widest of its elements in view.
    let widthChange = cross < 0 ? crossLength(for: cross) - across(size) : 0
    let change = max((extents.total - wanted).magnitude, widthChange.magnitude)
    if change >= Self.leastChange && passes <= Self.mostPasses { setNeedsLayout() }
  }
  /// How far the line at the upper edge of the view has moved in the container since it was placed. Points.
  private func anchorShift() -> CGFloat {
    guard let anchor, anchor.element < elementTotal else { return 0 }
    let shift = extents.offset(of: line(of: anchor.element)) + anchor.distance - anchor.edge
    return shift.magnitude < Self.leastChange ? 0 : shift
  }
  /// The line at the upper edge of the view is the anchor from now on; none at the start of the container.
  private final func takeAnchor(at edge: CGFloat) {
    if edge > 0.5, elementTotal > 0 {
      let line = extents.line(at: edge)
      anchor = (elements(of: line).lowerBound, edge - extents.offset(of: line), edge)
    } else {
      anchor = nil
    }
  }
  /// The view has moved over lines that have their places: what is at its edge now stays there when others change.
  final func followViewport(to edge: CGFloat) {
    let isWaiting = !flags.isDisjoint(with: [.needsElements, .needsLayout, .needsPlacement])
    if !isWaiting, anchorShift() == 0 { takeAnchor(at: edge) }
  }
  /// Whether the next placement moves the scroll view, so that what is seen stays where it is, or whether lines have
  /// turned out longer or shorter than the container was last measured.
  final var hasPendingShift: Bool {
    resolveElements()
    guard engine.adjustsContentOffsets, flags.contains(.isPlaced) else { return false }
    return anchorShift() != 0 || (extents.total - along(size)).magnitude >= Self.leastChange
  }
  /// Placements in a round after which estimates no longer move anything.
  private static let mostPasses = 12
  /// Points by which the lengths of all lines have to change before they are laid out again:
  /// less is the rounding of sums and means.
  private static let leastChange: CGFloat = 0.01
  package override func cacheProblem() -> String? {
    // Lines are known for one length across the axis. In a scroll view the length for any other is what they had at the time: nobody places
    // the container in it, and it would have to be asked anew for each change of an estimate.
    cache.problem(within: Self.leastChange) { proposal in
      if !scrolls.isEmpty, across(proposal) != crossProposal, let known = cache.find(proposal) { return known }
      return computeSize(proposal)
    }
  }

  /// The mean length of the lines that were measured. Points.
  package final var meanLength: CGFloat { extents.mean + extents.spacing }
  /// Where an element lies along the axis, from measured and estimated lengths.
  package final func span(of element: Int) -> (start: CGFloat, length: CGFloat) {
    resolveElements()
    let line = line(of: min(max(0, element), max(0, elementTotal - 1)))
    return (extents.offset(of: line), extents.length(of: line))
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? { nil }

  // MARK: - Record

  package final override func childNeedsRecord(_ index: Int) {
    needsGroup = true
    if let slot = slot(of: index) {
      live[slot].piece = nil
    } else if let slot = extras.firstIndex(where: { $0.index == index }) {
      extras[slot].piece = nil
    }
  }
  private func recorded(_ entry: inout LiveElement) -> PlacedPiece {
    if entry.piece == nil || entry.node.flags.contains(.subtreeNeedsRecord) {
      var list: ContiguousArray<PlacedPiece> = []
      entry.node.record(into: &list, x: 0, y: 0)
      if list.count == 1 && list[0].x == 0 && list[0].y == 0 {
        entry.piece = list[0].piece
      } else {
        entry.piece = GroupPiece(list)
        engine.counters.itemsRecorded += 1
      }
    }
    var piece = entry.piece.unsafelyUnwrapped
    if !engine.fades.isEmpty, let fade = engine.fades[ObjectIdentifier(entry.node)], fade.opacity < 1 {
      piece = EffectPiece(.opacity(fade.opacity), piece)
    }
    return PlacedPiece(piece, x: entry.node.x, y: entry.node.y)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || needsGroup || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      if piece == nil || needsGroup {
        needsGroup = false
        var list: ContiguousArray<PlacedPiece> = []
        list.reserveCapacity(live.count + extras.count)
        if !engine.departures.isEmpty { recordDepartures(into: &list) }
        let pinned = pinnedElements()
        for slot in live.indices where !pinned.contains(live[slot].index) { list.append(recorded(&live[slot])) }
        for index in pinned {
          if let slot = slot(of: index) {
            list.append(recorded(&live[slot]))
          } else if let slot = extras.firstIndex(where: { $0.index == index }) {
            list.append(recorded(&extras[slot]))
          }
        }
        piece = GroupPiece(list)
        engine.counters.itemsRecorded += 1
      }
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }
  /// An element is near while the area touches it or a margin around it that is as large as the element.
  final override func visitLayoutChildren(near area: CGRect, _ visit: (LayoutNode) -> Void) {
    if area.isInfinite { return visitLayoutChildren(visit) }
    visitLayoutChildren { child in
      let width = max(0, child.size.width), height = max(0, child.size.height)
      if area.minX <= child.x + 2 * width, area.maxX >= child.x - width, area.minY <= child.y + 2 * height,
        area.maxY >= child.y - height
      {
        visit(child)
      }
    }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    let pinned = pinnedElements()
    for entry in extras where entry.index < (live.first?.index ?? .max) && !pinned.contains(entry.index) {
      visit(entry.node)
    }
    for entry in live where !pinned.contains(entry.index) { visit(entry.node) }
    for entry in extras where entry.index > (live.first?.index ?? .max) && !pinned.contains(entry.index) {
      visit(entry.node)
    }
    for entry in live where pinned.contains(entry.index) { visit(entry.node) }
    for entry in extras where pinned.contains(entry.index) { visit(entry.node) }
  }
}

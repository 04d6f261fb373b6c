import Foundation
import HearthFocus
import HearthRendering

/// A container that has nodes only for the lines in view: the base of lazy stacks and grids.
///
/// A *line* is a row of a vertical container, a column of a horizontal one; it holds one element in a stack, several in a grid.
/// Lengths of lines that were never in view are estimated (`LineExtents`), so that the length of the whole changes while one
/// scrolls. What is visible stays where it is all the same: the first visible line is the *anchor*, and the scroll view moves
/// with it when what lies before it turns out longer or shorter.
///
/// Outside of a scroll view along its axis the container shows everything, so that everything is made.
package class LazyNode: CachingLayoutNode, FocusGroupProvider {
  struct LiveElement {
    /// Held: whoever owns it may let it go before this container has looked at its elements again.
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
  /// Elements out of view that have to stay: the one with focus, pinned headers.
  @exclusivity(unchecked) final var extras: ContiguousArray<LiveElement> = []
  /// Elements that have nodes but no place yet, or whose index has changed.
  @exclusivity(unchecked) final var spare: [Int: LiveElement] = [:]
  @exclusivity(unchecked) final var sections: [ElementSection] = []

  /// The line at the upper edge of the view, the distance of that edge from the start of the line, and from that of the container.
  @exclusivity(unchecked) final var anchor: (element: Int, distance: CGFloat, edge: CGFloat)?
  @exclusivity(unchecked) final var liveStart: CGFloat = 0
  @exclusivity(unchecked) final var liveEnd: CGFloat = 0
  @exclusivity(unchecked) final var liveLines: Range<Int> = 0..<0
  @exclusivity(unchecked) final var scrolls: [ScrollNode] = []
  @exclusivity(unchecked) private final var passes = 0
  @exclusivity(unchecked) private final var passesInRound = -1

  @exclusivity(unchecked) final var piece: GroupPiece?
  @exclusivity(unchecked) final var needsGroup = true

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
    content.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { visit(content) }

  /// Its elements are rows of data: one that is removed hands focus to the one that takes its place.
  package var focusRoles: FocusGroup.Roles { .rows }
  package final let focusMemory = FocusMemory()

  @inline(__always) final func along(_ size: Size) -> CGFloat { axis == .vertical ? size.height : size.width }
  @inline(__always) final func across(_ size: Size) -> CGFloat { axis == .vertical ? size.width : size.height }
  @inline(__always) final func across(_ proposal: Proposal) -> CGFloat { axis == .vertical ? proposal.width : proposal.height }
  @inline(__always) final func size(along: CGFloat, across: CGFloat) -> Size {
    axis == .vertical ? Size(across, along) : Size(along, across)
  }

  // MARK: - Lines, for subclasses

  package func lineCount() -> Int { elementTotal }
  package func line(of element: Int) -> Int { element }
  package func elements(of line: Int) -> Range<Int> { line..<line + 1 }
  /// The proposal for an element when the container is proposed `cross` across its axis.
  package func proposal(for element: Int, cross: CGFloat) -> Proposal { axis == .vertical ? Proposal(cross, -1) : Proposal(-1, cross) }
  /// Where an element begins across the axis. `line` is the length of its line.
  package func position(_ element: Int, node: LayoutNode, proposal: Proposal, size: Size, line: CGFloat) -> (along: CGFloat, across: CGFloat) { (0, 0) }
  /// The length across the axis for what is proposed there.
  package func crossLength(for cross: CGFloat) -> CGFloat {
    if cross >= 0 { return cross }
    var widest: CGFloat = 0
    for entry in live { widest = max(widest, across(entry.size)) }
    for entry in spare.values { widest = max(widest, across(entry.size)) }
    return widest
  }
  /// Lines have another shape from now on.
  package func crossProposalDidChange() {}

  // MARK: - Elements

  /// Finds the elements that have nodes again after the list below has changed.
  final func resolveElements() {
    if !flags.contains(.needsElements) { return }
    flags.remove(.needsElements)
    let count = content.elementCount
    var isSame = true
    for entry in live {
      let index = entry.node.hasLeftTree ? -1 : elementIndex(of: entry.node)
      if index != entry.index { isSame = false }
    }
    for entry in extras {
      let index = entry.node.hasLeftTree ? -1 : elementIndex(of: entry.node)
      if index != entry.index { isSame = false }
    }
    sections = []
    content.appendSections(to: &sections, startingAt: 0)
    elementTotal = count
    if isSame {
      structureDidChange()
      extents.setCount(lineCount())
      structureAction?()
      return
    }
    var moved: [Int: LiveElement] = [:]
    var newAnchor: (old: Int, new: Int)?
    for entry in live + extras where !entry.node.hasLeftTree {
      guard let index = elementIndex(of: entry.node), index < count else { continue }
      var entry = entry
      // The anchor, or else the first one after it that is still there, or the last one before it.
      if let anchor, newAnchor == nil || newAnchor!.old < anchor.element { newAnchor = (entry.index, index) }
      entry.index = index
      entry.node.indexInParent = Int32(truncatingIfNeeded: index)
      moved[index] = entry
    }
    if let anchor {
      if let newAnchor {
        self.anchor = (newAnchor.new, newAnchor.old == anchor.element ? anchor.distance : 0, anchor.edge)
      } else if anchor.element >= count {
        self.anchor = nil
      }
    }
    live = []
    extras = []
    spare = moved
    liveLines = 0..<0
    extents.removeAll()
    structureDidChange()
    extents.setCount(lineCount())
    needsGroup = true
    structureAction?()
  }
  /// Called during layout when the list of elements was looked at again: what they are to each other may have changed.
  package final var structureAction: (() -> Void)?
  /// Calls `visit` with each element that has a node here.
  package final func visitLive(_ visit: (LayoutNode, Int) -> Void) {
    for entry in live { visit(entry.node, entry.index) }
    for entry in extras { visit(entry.node, entry.index) }
  }
  /// The node of an element in view.
  package final func liveNode(at index: Int) -> LayoutNode? { slot(of: index).map { live[$0].node } }
  /// The node of an element, made and measured now if there is none. It goes again with the next placement unless it comes into view.
  package final func makeElement(at index: Int) -> LayoutNode {
    if let slot = slot(of: index) { return live[slot].node }
    resolveElements()
    let entry = entry(index, line: line(of: index), cross: max(-1, crossProposal))
    if !extras.contains(where: { $0.index == index }) { spare[index] = entry }
    setNeedsPlacement()
    return entry.node
  }
  /// Sections or the number of elements may have changed.
  package func structureDidChange() {}

  /// The index of an element from its place in the tree of nodes.
  final func elementIndex(of element: LayoutNode) -> Int? {
    var node: Node = element
    while node.flags.contains(.isElementWrapper) { node = unsafeDowncast(node, to: UnaryNode.self).child }
    var index = 0
    while node !== content {
      guard let parent = node.parent, parent !== self else { return nil }
      guard let offset = parent.elementOffset(of: node) else { return nil }
      index += offset
      node = parent
    }
    return index
  }

  /// The node of an element, made now if there is none.
  final func entry(_ index: Int, line: Int, cross: CGFloat) -> LiveElement {
    var entry: LiveElement
    if let first = live.first?.index, index >= first, index < first + live.count {
      entry = live[index - first]
    } else if let found = spare.removeValue(forKey: index) {
      entry = found
    } else if let slot = extras.firstIndex(where: { $0.index == index }) {
      entry = extras[slot]
    } else {
      let node = content.element(at: index)
      node.layoutParent = self
      node.indexInParent = Int32(truncatingIfNeeded: index)
      node.join(axis: axis)
      if engine.staleLayouts.count > 0 { engine.revalidateLayouts(below: depth) }
      entry = LiveElement(node: node, index: index, line: line, proposal: .unspecified, size: .zero)
    }
    entry.line = line
    entry.proposal = proposal(for: index, cross: cross)
    entry.size = entry.node.measure(entry.proposal)
    return entry
  }

  // MARK: - Measure

  package override func computeSize(_ proposal: Proposal) -> Size {
    resolveElements()
    if elementTotal == 0 { return .zero }
    let cross = across(proposal)
    if findScrolls() {
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
  private func lengthOfAll(cross: CGFloat) -> CGFloat {
    var total: CGFloat = 0
    for line in 0..<extents.count {
      var length: CGFloat = 0
      for index in elements(of: line) { length = max(length, along(content.element(at: index).measure(self.proposal(for: index, cross: cross)))) }
      total += length
    }
    return total + CGFloat(max(0, extents.count - 1)) * extents.spacing
  }
  /// Lines are measured for another proposal from now on.
  private func adopt(_ cross: CGFloat) {
    crossProposal = cross
    extents.removeAll()
    crossProposalDidChange()
    extents.setCount(lineCount())
  }
  /// Lines consist of other elements, or have another shape: nothing that was measured counts.
  package final func linesDidChange() {
    if crossProposal != -2 { adopt(crossProposal) }
    for entry in live { spare[entry.index] = entry }
    live = []
    liveLines = 0..<0
    needsGroup = true
  }
  /// Measures a line whose elements have no place yet; they wait for one.
  private func measureLine(_ line: Int) {
    var length: CGFloat = 0
    for index in elements(of: line) {
      let entry = entry(index, line: line, cross: crossProposal)
      length = max(length, along(entry.size))
      if !isLive(index) { spare[index] = entry }
    }
    extents.set(line, to: length)
  }
  private func isLive(_ index: Int) -> Bool {
    guard let first = live.first?.index else { return false }
    return index >= first && index < first + live.count
  }
  package override func revalidate() -> Bool {
    resolveElements()
    remeasureLive()
    return super.revalidate()
  }
  /// Asks the elements in view for their sizes again; those that did not change answer from their caches.
  private func remeasureLive() {
    var slot = 0
    while slot < live.count {
      let line = live[slot].line
      var length: CGFloat = 0
      while slot < live.count && live[slot].line == line {
        live[slot].size = live[slot].node.measure(live[slot].proposal)
        length = max(length, along(live[slot].size))
        slot += 1
      }
      extents.set(line, to: length)
    }
  }

  // MARK: - What is visible

  /// Looks for scroll views around that move along the axis. False when there is none.
  @discardableResult private func findScrolls() -> Bool {
    if !scrolls.isEmpty { return true }
    var node = layoutParent
    while let current = node {
      if current.flags.contains(.isScrollTarget), let scroll = current as? ScrollNode, scroll.scrolls(along: axis) {
        scrolls.append(scroll)
        scroll.lazyNodes.append(self)
      }
      node = current.layoutParent
    }
    return !scrolls.isEmpty
  }
  /// The visible part of the axis in this node's coordinate space, from its start; nil when everything is.
  final func visibleSpan() -> (start: CGFloat, end: CGFloat)? {
    guard findScrolls() else { return nil }
    var start = -CGFloat.infinity, end = CGFloat.infinity
    var origin = CGPoint.zero
    var node: LayoutNode = self
    while let parent = node.layoutParent {
      origin = node.convertToParent(origin)
      if parent.flags.contains(.isScrollTarget), let scroll = parent as? ScrollNode, scroll.scrolls(along: axis) {
        let viewport = scroll.bounds
        if axis == .vertical {
          start = max(start, viewport.minY - origin.y)
          end = min(end, viewport.maxY - origin.y)
        } else {
          start = max(start, viewport.minX - origin.x)
          end = min(end, viewport.maxX - origin.x)
        }
      }
      node = parent
    }
    if axis == .horizontal && flags.contains(.isRightToLeft) { (start, end) = (size.width - end, size.width - start) }
    return (start, max(start, end))
  }
  /// A scroll view around has moved: lines may be missing now.
  final func viewportDidMove() {
    guard flags.contains(.isPlaced), let span = visibleSpan() else { return }
    let coversStart = liveStart <= span.start || (liveLines.lowerBound == 0 && !liveLines.isEmpty) || span.start >= extents.total
    let coversEnd = liveEnd >= span.end || (liveLines.upperBound == extents.count && !liveLines.isEmpty) || span.end <= 0
    if !coversStart || !coversEnd || (!pinnedViews.isEmpty && !sections.isEmpty) { setNeedsPlacement() }
  }

  // MARK: - Place

  package override func placeChildren() {
    resolveElements()
    if passesInRound == engine.counters.rounds { passes += 1 } else { (passesInRound, passes) = (engine.counters.rounds, 0) }
    let cross = across(proposal)
    if cross != crossProposal { adopt(cross) }
    let span = visibleSpan()
    if let anchor, anchor.element >= elementTotal { self.anchor = nil }
    let wanted = along(size)
    var shift: CGFloat = 0
    if let span {
      let overscan = min(200, max(40, (span.end - span.start) / 4))
      var edge = span.start
      if let anchor {
        shift = extents.offset(of: line(of: anchor.element)) + anchor.distance - anchor.edge
        if shift.magnitude < 0.01 || passes > 12 { shift = 0 }
        edge += shift
      }
      if elementTotal == 0 || span.end + shift < -overscan || edge > max(extents.total, wanted) + overscan { keep([], 0..<0) } else {
        let first = steadyLine(from: extents.line(at: edge), end: span.end + shift)
        let before = extents.offset(of: first)
        fill(from: first, start: edge - overscan, end: span.end + shift + overscan)
        let moved = extents.offset(of: first) - before
        if moved.magnitude >= 0.01 && passes <= 12 { (shift, edge) = (shift + moved, edge + moved) }
      }
      if edge > 0.5, elementTotal > 0 {
        let line = extents.line(at: edge)
        anchor = (elements(of: line).lowerBound, edge - extents.offset(of: line), edge)
      } else { anchor = nil }
    } else {
      fill(from: 0, start: -.infinity, end: .infinity)
    }
    placeLive(visibleStart: (span?.start ?? 0) + shift)
    if shift != 0, let scroll = scrolls.first { scroll.contentDidShift(by: shift, along: axis) }
    if (extents.total - wanted).magnitude >= 0.01 && passes <= 12 { setNeedsLayout() }
  }

  /// The first line in view whose length is known: what the user has seen stays in place, what comes into view gives way.
  private func steadyLine(from top: Int, end: CGFloat) -> Int {
    var line = top
    while line < extents.count && extents.offset(of: line) < end {
      if extents.measured(line) != nil { return line }
      line += 1
    }
    return top
  }
  /// Makes the lines from `first` in both directions that reach into `start..<end`, and lets go of all others.
  private func fill(from first: Int, start: CGFloat, end: CGFloat) {
    var after: ContiguousArray<LiveElement> = []
    var before: ContiguousArray<LiveElement> = []
    var line = first
    let origin = extents.offset(of: first)
    var position = origin
    while line < extents.count && position < end {
      var length: CGFloat = 0
      for index in elements(of: line) {
        let entry = entry(index, line: line, cross: crossProposal)
        length = max(length, along(entry.size))
        after.append(entry)
      }
      extents.set(line, to: length)
      position += length + extents.spacing
      line += 1
    }
    let lastLine = line
    line = first
    position = origin
    while line > 0 && position > start {
      line -= 1
      var length: CGFloat = 0
      for index in elements(of: line).reversed() {
        let entry = entry(index, line: line, cross: crossProposal)
        length = max(length, along(entry.size))
        before.append(entry)
      }
      extents.set(line, to: length)
      position -= length + extents.spacing
    }
    before.reverse()
    before.append(contentsOf: after)
    keep(before, line..<lastLine)
  }
  private func keep(_ entries: ContiguousArray<LiveElement>, _ lines: Range<Int>) {
    let old = live.isEmpty ? 0..<0 : live[0].index..<live[0].index + live.count
    let new = entries.isEmpty ? 0..<0 : entries[0].index..<entries[0].index + entries.count
    var kept = keptOutside(new)
    for slot in kept.indices { kept[slot] = entry(kept[slot].index, line: kept[slot].line, cross: crossProposal) }
    let keptIndices = kept.map(\.index)
    if new != old || !spare.isEmpty || keptIndices != extras.map(\.index) {
      needsGroup = true
      setNeedsRecord()
      content.discardElements(outside: ElementSelection(range: new, others: keptIndices))
    }
    spare = [:]
    live = entries
    extras = kept
    liveLines = lines
  }
  /// The elements that stay although they are not in view.
  private func keptOutside(_ range: Range<Int>) -> ContiguousArray<LiveElement> {
    var indices = pinnedElements().filter { !range.contains($0) }
    if let focused = focusedElement(), focused < elementTotal, !range.contains(focused), !indices.contains(focused) { indices.append(focused) }
    if indices.isEmpty { return [] }
    return ContiguousArray(indices.sorted().map { entry($0, line: line(of: $0), cross: crossProposal) })
  }
  private func focusedElement() -> Int? {
    var node: LayoutNode? = engine.content?.input.focus.focused
    while let current = node {
      // A node that is gone does not know what was around it.
      if current.isUnmounted { return nil }
      if current.layoutParent === self { return Int(current.indexInParent) }
      node = current.layoutParent
    }
    return nil
  }

  private func placeLive(visibleStart: CGFloat) {
    liveStart = liveLines.isEmpty ? 0 : extents.offset(of: liveLines.lowerBound)
    var position = liveStart
    let pinned = pinnedElements()
    var slot = 0
    while slot < live.count {
      let line = live[slot].line
      let length = extents.length(of: line)
      while slot < live.count && live[slot].line == line {
        if !pinned.contains(live[slot].index) { placeEntry(live[slot], at: position, lineLength: length) }
        slot += 1
      }
      position += length + extents.spacing
    }
    liveEnd = live.isEmpty ? 0 : position - extents.spacing
    for entry in extras where !pinned.contains(entry.index) {
      placeEntry(entry, at: extents.offset(of: entry.line), lineLength: along(entry.size))
    }
    if !pinned.isEmpty { place(pinned: pinned, visibleStart: visibleStart) }
  }
  final func placeEntry(_ entry: LiveElement, at start: CGFloat, lineLength: CGFloat) {
    let offset = position(entry.index, node: entry.node, proposal: entry.proposal, size: entry.size, line: lineLength)
    var x = axis == .vertical ? offset.across : start + offset.along
    let y = axis == .vertical ? start + offset.along : offset.across
    if flags.contains(.isRightToLeft) { x = size.width - x - entry.size.width }
    if entry.node.x != x || entry.node.y != y { needsGroup = true }
    entry.node.place(x: x, y: y, entry.proposal)
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

  final func slot(of index: Int) -> Int? {
    guard let first = live.first?.index, index >= first, index < first + live.count else { return nil }
    return index - first
  }
  package final override func childNeedsRecord(_ index: Int) {
    needsGroup = true
    if let slot = slot(of: index) { live[slot].piece = nil } else if let slot = extras.firstIndex(where: { $0.index == index }) { extras[slot].piece = nil }
  }
  private func recorded(_ entry: inout LiveElement) -> PlacedPiece {
    if entry.piece == nil || entry.node.flags.contains(.subtreeNeedsRecord) {
      var list: ContiguousArray<PlacedPiece> = []
      entry.node.record(into: &list, x: 0, y: 0)
      if list.count == 1 && list[0].x == 0 && list[0].y == 0 { entry.piece = list[0].piece } else {
        entry.piece = GroupPiece(list)
        engine.counters.itemsRecorded += 1
      }
    }
    return PlacedPiece(entry.piece.unsafelyUnwrapped, x: entry.node.x, y: entry.node.y)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || needsGroup || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      if piece == nil || needsGroup {
        needsGroup = false
        var list: ContiguousArray<PlacedPiece> = []
        list.reserveCapacity(live.count + extras.count)
        let pinned = pinnedElements()
        for slot in live.indices where !pinned.contains(live[slot].index) { list.append(recorded(&live[slot])) }
        for index in pinned {
          if let slot = slot(of: index) { list.append(recorded(&live[slot])) }
          else if let slot = extras.firstIndex(where: { $0.index == index }) { list.append(recorded(&extras[slot])) }
        }
        piece = GroupPiece(list)
        engine.counters.itemsRecorded += 1
      }
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    let pinned = pinnedElements()
    for entry in extras where entry.index < (live.first?.index ?? .max) && !pinned.contains(entry.index) { visit(entry.node) }
    for entry in live where !pinned.contains(entry.index) { visit(entry.node) }
    for entry in extras where entry.index > (live.first?.index ?? .max) && !pinned.contains(entry.index) { visit(entry.node) }
    for entry in live where pinned.contains(entry.index) { visit(entry.node) }
    for entry in extras where pinned.contains(entry.index) { visit(entry.node) }
  }
}

import Foundation

// Lines are made and measured from the anchor in both directions until the view is
// filled, and given their places. All others go.

extension LazyNode {
  /// The first line in view whose length is known: what the user has seen stays in
  /// place, what comes into view gives way.
  func steadyLine(from top: Int, end: CGFloat) -> Int {
    var line = top
    while line < extents.count && extents.offset(of: line) < end {
      if extents.measured(line) != nil { return line }
      line += 1
    }
    return top
  }
  /// Makes the lines from `first` in both directions that reach into `start..<end`, and lets go of all others.
  func fill(from first: Int, start: CGFloat, end: CGFloat) {
    var after: ContiguousArray<LiveElement> = []
    var before: ContiguousArray<LiveElement> = []
    var line = first
    let origin = extents.offset(of: first)
    var position = origin
    while position < end, hasLine(line) {
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
  func keep(_ entries: ContiguousArray<LiveElement>, _ lines: Range<Int>) {
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
  func keptOutside(_ range: Range<Int>) -> ContiguousArray<LiveElement> {
    var indices = pinnedElements().filter { !range.contains($0) }
    for node in [engine.content?.input.focus.focused, carriedElement] {
      guard let index = element(around: node), index < elementTotal, !range.contains(index), !indices.contains(index)
      else { continue }
      indices.append(index)
    }
    if indices.isEmpty { return [] }
    return ContiguousArray(indices.sorted().map { entry($0, line: line(of: $0), cross: crossProposal) })
  }
  private func element(around node: LayoutNode?) -> Int? {
    var node = node
    while let current = node {
      // A node that is gone does not know what was around it.
      if current.isUnmounted { return nil }
      if current.layoutParent === self { return Int(current.indexInParent) }
      node = current.layoutParent
    }
    return nil
  }

  /// The scroll view moves with what is seen, at once: what moves in the container by as much does not move on screen, and
  /// is not on its way either.
  private func followShift(_ shift: CGFloat) {
    guard shift != 0, engine.features.motion.mayMove(self) else { return }
    // From right to left places are counted from the other end, which does not move.
    if axis == .horizontal, flags.contains(.isRightToLeft) { return }
    let (dx, dy) = axis == .vertical ? (0, shift) : (shift, 0)
    for entry in live where entry.node.layoutParent === self { entry.node.shiftPlace(dx, dy) }
    for entry in extras where entry.node.layoutParent === self { entry.node.shiftPlace(dx, dy) }
    if !engine.departures.isEmpty { for leaving in leavingElements { leaving.element.shiftPlace(dx, dy) } }
    needsGroup = true
  }
  func placeLive(shift: CGFloat) {
    followShift(shift)
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
    if !pinned.isEmpty { place(pinned: pinned, shift: shift) }
  }
  final func placeEntry(_ entry: LiveElement, at start: CGFloat, lineLength: CGFloat) {
    let offset = position(entry.index, node: entry.node, proposal: entry.proposal, size: entry.size, line: lineLength)
    var x = axis == .vertical ? offset.across : start + offset.along
    let y = axis == .vertical ? start + offset.along : offset.across
    if flags.contains(.isRightToLeft) { x = size.width - x - entry.size.width }
    if entry.node.x != x || entry.node.y != y { needsGroup = true }
    if !engine.appearing.isEmpty, !entry.node.flags.contains(.isPlaced), isAppearing(entry.node),
      beginAppearance(of: entry.node)
    {
      engine.revalidateLayouts(below: depth)
    }
    entry.node.place(x: x, y: y, entry.proposal)
  }

  /// Whether an element was made because the data has a new one, and not because it came into view.
  private func isAppearing(_ element: LayoutNode) -> Bool {
    var node: Node = element
    while node.flags.contains(.isElementWrapper) { node = unsafeDowncast(node, to: UnaryNode.self).child }
    while node !== self {
      if engine.appearing.contains(ObjectIdentifier(node)) { return true }
      guard let parent = node.parent else { return false }
      node = parent
    }
    return false
  }

  // MARK: - Lengths

  /// Measures a line whose elements have no place yet; they wait for one.
  func measureLine(_ line: Int) {
    var length: CGFloat = 0
    for index in elements(of: line) {
      let entry = entry(index, line: line, cross: crossProposal)
      length = max(length, along(entry.size))
      if !isLive(index) { spare[index] = entry }
    }
    extents.set(line, to: length)
  }
  func isLive(_ index: Int) -> Bool {
    guard let first = live.first?.index else { return false }
    return index >= first && index < first + live.count
  }
  /// Asks the elements in view for their sizes again; those that did not change answer from their caches.
  func remeasureLive() {
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
}

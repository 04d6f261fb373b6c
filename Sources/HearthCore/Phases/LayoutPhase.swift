// The layout phase.
//
// Reads: nodes marked `needsLayout` and `needsPlacement`; the size and safe area of the window.
// Calls: `Layout` of apps, and the closures of views whose content depends on their size.
// Writes: sizes, places and proposals of layout nodes; marks for display.
// Holds afterwards: every answer in a cache is what the node would answer now; every placed node has a finite size.

extension Engine {
  /// Asks marked nodes again what they were asked before, the deepest first. An
  /// ancestor is asked only when an answer changed.
  func revalidateLayouts(below limit: Int32 = -1) {
    var depth = staleLayouts.buckets.count - 1
    while staleLayouts.count > 0 && depth > Int(limit) {
      while let node = staleLayouts.popLast(at: depth) {
        let node = unsafeDowncast(node, to: LayoutNode.self)
        guard node.flags.contains(.needsLayout), !node.hasLeftTree else { continue }
        if let gate = frameActions.layoutGate, gate.keepsBackMeasuring(node) { continue }
        node.flags.remove(.needsLayout)
        counters.nodesVisited += 1
        if node.revalidate() || node.flags.contains(.guidesAreRead) {
          if let parent = node.layoutParent { parent.setNeedsLayout() }
        }
        stalePlacements.append(node)
      }
      depth -= 1
    }
  }

  func runLayoutPhase() {
    revalidateLayouts()
    root.placeContent()
    var passes = 0
    repeat {
      placeStale()
      passes += 1
    } while passes < Self.mostRounds && observersAreStale()
    if EngineChecks.areOn {
      if placementCheck.isDue(counters) { checkLayout() } else { placementCheck.forgetPlacements() }
    }
    let pending = frameActions.afterLayout
    frameActions.afterLayout = []
    for action in pending { action() }
    tellGeometryWatchers()
  }

  /// What kept its size places its children where it is. Parents come first: they may place the rest on their way.
  private func placeStale() {
    while !stalePlacements.isEmpty || staleLayouts.count > 0 {
      if staleLayouts.count > 0 { revalidateLayouts() }
      let pending = stalePlacements.sorted { $0.depth < $1.depth }
      stalePlacements.removeAll(keepingCapacity: true)
      for node in pending
      where node.flags.contains(.needsPlacement) && !node.hasLeftTree && node.flags.contains(.isPlaced) {
        if let gate = frameActions.layoutGate, gate.keepsBackPlacing(node) { continue }
        let (x, y) = node.placeFromLayout
        node.place(x: x, y: y, node.proposal)
      }
    }
  }
}

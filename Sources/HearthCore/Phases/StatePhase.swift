// The state phase.
//
// Reads: the set of nodes marked `needsBody`. Calls: `body` and the closures of views, of marked nodes and of
// the nodes below that get another value. Writes: nodes (made, updated, unmounted); marks for layout and
// display. Holds afterwards: no node in the tree is marked `needsBody`, unless a body wrote state (which was
// reported); such a node waits for the next round.

extension Engine {
  /// Evaluates marked bodies, the ones nearest to the root first: what they pass down may spare or include the others.
  func runStatePhase() {
    var depth = 0
    while staleBodies.count > 0 && depth < staleBodies.buckets.count {
      while let node = staleBodies.popLast(at: depth) {
        if !node.flags.contains(.needsBody) || node.flags.contains(.isUnmounted) { continue }
        counters.nodesVisited += 1
        bodyDepth = Int32(depth)
        beginBody(of: node)
        node.updateBody()
      }
      depth += 1
    }
    bodyDepth = -1
    bodyTransaction = nil
  }

  /// Runs what waits for the bodies, the deepest first, so that what is gathered from below is complete.
  func runAfterBodies() {
    while !frameActions.afterBodies.isEmpty {
      let pending = frameActions.afterBodies.values.sorted { $0.node.depth > $1.node.depth }
      frameActions.afterBodies = [:]
      for entry in pending where !entry.node.isUnmounted { entry.action() }
    }
  }
}

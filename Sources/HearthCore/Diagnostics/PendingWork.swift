// What a window still has to do, in words, for a message about one that does not come to rest. Nothing of it
// is kept: it is looked up when asked for.

extension Engine {
  /// The work that is marked: whose body, layout or place, and how many actions of the
  /// app wait. Empty when nothing is pending.
  package var pendingWork: [String] {
    beginRound()
    var found: [String] = []
    func note(_ what: String, _ nodes: [Node]) {
      var seen: Set<String> = []
      for node in nodes where !node.isUnmounted && seen.insert(node.path).inserted {
        found.append("\(what) of \(node.path)")
      }
    }
    note("the body", staleBodies.buckets.flatMap { $0.filter { $0.flags.contains(.needsBody) } })
    note("the layout", staleLayouts.buckets.flatMap { Array($0) })
    note("the places of the children", Array(stalePlacements))
    note("what is gathered from the views", afterBodies.values.map(\.node))
    if actionCount > 0 {
      found.append("\(actionCount) actions of the app (onAppear, onChange, onDisappear, preference changes)")
    }
    note("what follows the display's clock, for each frame", frameTicks.map(\.node))
    return found
  }
  /// The views with animations that run.
  package var movingViews: [String] {
    var seen: Set<String> = []
    let nodes = animations.movingNodes + frameTicks.map(\.node)
    return nodes.filter { !$0.isUnmounted }.map(\.path).filter { seen.insert($0).inserted }
  }
}

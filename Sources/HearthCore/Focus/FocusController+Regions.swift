import HearthFocus

// Moves of the user to a part of the window: a column, a divider.

extension FocusController {
  /// Moves focus into a part of the window: to where it was there last, else to the default or the first view in
  /// reading order of its `body`, else of all of it. False where nothing in it can take focus.
  package func enter(_ region: LayoutNode, body: LayoutNode?, reason: FocusReason) -> Bool {
    guard !region.hasLeftTree, !isHidden(region), isReachable(region) else { return false }
    let tree = FocusTree(region, version), targets = tree.enabledTargets
    var target: (any FocusTarget)?
    for provider in tree.providers where target == nil {
      if let last = provider.node.focusMemory.last { target = targets.first { $0 === last } }
    }
    if target == nil, let body, !body.hasLeftTree { target = firstTarget(under: body) }
    guard let target = target ?? firstTarget(under: region) else { return false }
    userPressedKey()
    setFocus(target, cause: .key, reason: reason)
    return focused === target
  }
  /// Whether focus is on the node or in it.
  package func isInside(_ region: LayoutNode) -> Bool {
    focused.map { !$0.hasLeftTree && region.contains($0) } ?? false
  }
}

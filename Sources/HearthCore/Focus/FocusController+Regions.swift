import HearthFocus

// Moves of the user to a part of the window: a column, a divider.

extension FocusController {
  /// Moves focus into a part of the window: to where it was there last, else to its default, else to its first view in reading order.
  /// False where nothing in it can take focus.
  package func enter(_ region: LayoutNode, rule: String) -> Bool {
    guard !region.hasLeftTree, !isHidden(region), isReachable(region), let target = firstTarget(under: region) else { return false }
    userPressedKey()
    setFocus(target, cause: .key, rule: rule)
    return focused === target
  }
  /// Whether focus is on the node or in it.
  package func isInside(_ region: LayoutNode) -> Bool { focused.map { !$0.hasLeftTree && region.contains($0) } ?? false }
}

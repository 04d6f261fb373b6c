extension Engine {
  /// Keeps a node that no view made as long as `owner` is in the tree.
  func retain(_ node: Node, for owner: Node) {
    owner.flags.insert(.hasReads)
    retained[ObjectIdentifier(owner), default: []].append(node)
  }
  /// Calls `action` when `node` leaves the tree, once: whoever lists a node, without being told by the node's own
  /// `unmount()`, takes it out there.
  package func whenUnmounted(_ node: Node, _ action: @escaping () -> Void) {
    if node.isUnmounted { return action() }
    node.flags.insert(.hasReads)
    farewells[ObjectIdentifier(node), default: []].append(action)
  }
}

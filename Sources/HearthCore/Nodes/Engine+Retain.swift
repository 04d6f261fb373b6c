extension Engine {
  /// Keeps a node that no view made as long as `owner` is in the tree.
  func retain(_ node: Node, for owner: Node) {
    owner.flags.insert(.hasReads)
    retained[ObjectIdentifier(owner), default: []].append(node)
  }
}

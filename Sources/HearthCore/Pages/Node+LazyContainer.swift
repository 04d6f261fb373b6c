extension Node {
  /// The nearest lazy container around, whose rows come and go with what is in view.
  package final var lazyContainer: Node? {
    var node = parent
    while let current = node {
      if current is PageNode { return nil }
      if current is LazyNode { return current }
      node = current.parent
    }
    return nil
  }
  /// The lazy containers at or below this node, as far as they are there.
  package final var lazyContainersBelow: [Node] {
    var found: [Node] = []
    func search(_ node: Node) {
      if node is PageNode, node !== self { return }
      if node is LazyNode { found.append(node) } else { node.visitChildren(search) }
    }
    search(self)
    return found
  }
}

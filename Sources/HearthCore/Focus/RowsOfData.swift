// Rows of data, for focus: one that goes hands focus to the one that takes its place.

extension LayoutNode {
  /// Whether an element of this container was made from data: a `ForEach`, or whatever lies in a lazy container.
  final func holdsData(_ element: LayoutNode) -> Bool {
    guard element.layoutParent === self else { return false }
    if self is LazyNode { return true }
    guard let container = self as? ContainerNode else { return false }
    return container.content.elementID(at: Int(element.indexInParent)) != nil
  }
  /// The elements around one, `count` on each side, as far as they have nodes.
  final func elements(near element: LayoutNode, count: Int) -> [LayoutNode] {
    var found: [LayoutNode] = []
    if let lazy = self as? LazyNode {
      let index = Int(element.indexInParent)
      lazy.visitLive { node, other in if other.distance(to: index).magnitude <= count { found.append(node) } }
    } else if let container = self as? ContainerNode {
      let index = Int(element.indexInParent)
      for other in max(0, index - count)..<max(0, min(container.elements.count, index + count + 1)) {
        found.append(container.elements[other])
      }
    }
    return found
  }
}

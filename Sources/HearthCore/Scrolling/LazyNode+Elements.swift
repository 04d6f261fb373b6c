import Foundation

// The elements of a lazy container: which have nodes, and where they are in the data.

extension LazyNode {
  /// Finds the elements that have nodes again after the list below has changed.
  final func resolveElements() {
    if !flags.contains(.needsElements) { return }
    flags.remove(.needsElements)
    makeFirstElements()
    let count = content.elementCount
    var isSame = true
    func look(_ entry: LiveElement) {
      let index = entry.node.hasLeftTree ? -1 : elementIndex(of: entry.node)
      if index != entry.index { isSame = false }
    }
    for entry in live { look(entry) }
    for entry in extras { look(entry) }
    // Those that wait for a place, too: the list may change once more before it is laid out.
    for entry in spare.values { look(entry) }
    sections = []
    content.appendSections(to: &sections, startingAt: 0)
    elementTotal = count
    if isSame {
      return takeStructure()
    }
    var moved: [Int: LiveElement] = [:]
    var newAnchor: (old: Int, new: Int)?
    var known = live + extras
    if !spare.isEmpty { known = ContiguousArray((known + spare.values).sorted { $0.index < $1.index }) }
    for entry in known where !entry.node.hasLeftTree {
      guard let index = elementIndex(of: entry.node), index < count else { continue }
      var entry = entry
      // The anchor, or else the first one after it that is still there, or the last one before it.
      if let anchor, newAnchor == nil || newAnchor!.old < anchor.element { newAnchor = (entry.index, index) }
      entry.index = index
      entry.node.indexInParent = Int32(truncatingIfNeeded: index)
      moved[index] = entry
    }
    if let anchor {
      if let newAnchor {
        self.anchor = (newAnchor.new, newAnchor.old == anchor.element ? anchor.distance : 0, anchor.edge)
      } else if anchor.element >= count {
        self.anchor = nil
      }
    }
    live = []
    extras = []
    spare = moved
    liveLines = 0..<0
    extents.removeAll()
    needsGroup = true
    takeStructure()
  }

  /// Calls `visit` with each element that has a node here, those included that have not found their lines again after
  /// the list has changed.
  package final func visitLive(_ visit: (LayoutNode, Int) -> Void) {
    for entry in live { visit(entry.node, entry.index) }
    for entry in extras { visit(entry.node, entry.index) }
    for entry in spare.values { visit(entry.node, entry.index) }
  }
  /// The node of an element in view.
  package final func liveNode(at index: Int) -> LayoutNode? {
    guard let slot = slot(of: index) else { return nil }
    return live[slot].node
  }
  /// The node of an element, made and measured now if it does not exist yet. It goes again with the
  /// next placement unless it comes into view.
  package final func makeElement(at index: Int) -> LayoutNode {
    if let slot = slot(of: index) { return live[slot].node }
    resolveElements()
    let entry = entry(index, line: line(of: index), cross: max(-1, crossProposal))
    if !extras.contains(where: { $0.index == index }) { spare[index] = entry }
    setNeedsPlacement()
    return entry.node
  }

  /// The index of an element from its place in the tree of nodes.
  final func elementIndex(of element: LayoutNode) -> Int? {
    var node: Node = element
    while node.flags.contains(.isElementWrapper) { node = unsafeDowncast(node, to: UnaryNode.self).child }
    var index = 0
    while node !== content {
      guard let parent = node.parent, parent !== self else { return nil }
      guard let offset = parent.elementOffset(of: node) else { return nil }
      index += offset
      node = parent
    }
    return index
  }

  /// The node of an element, made now if it does not exist yet.
  final func entry(_ index: Int, line: Int, cross: CGFloat) -> LiveElement {
    var entry: LiveElement
    if let first = live.first?.index, index >= first, index < first + live.count {
      entry = live[index - first]
    } else if let found = spare.removeValue(forKey: index) {
      entry = found
    } else if let slot = extras.firstIndex(where: { $0.index == index }) {
      entry = extras[slot]
    } else {
      let node = content.element(at: index)
      node.layoutParent = self
      node.indexInParent = Int32(truncatingIfNeeded: index)
      node.join(axis: axis)
      elementAction?(node)
      if engine.staleLayouts.count > 0 { engine.revalidateLayouts(below: depth) }
      entry = LiveElement(node: node, index: index, line: line, proposal: .unspecified, size: .zero)
    }
    entry.line = line
    entry.proposal = proposal(for: index, cross: cross)
    entry.size = entry.node.measure(entry.proposal)
    return entry
  }

  final func slot(of index: Int) -> Int? {
    guard let first = live.first?.index, index >= first, index < first + live.count else { return nil }
    return index - first
  }
}

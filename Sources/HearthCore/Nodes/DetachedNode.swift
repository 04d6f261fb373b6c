/// Views that live in the tree but have no place in the window: the items of a menu. They have state and an environment
/// and are updated as all others; they are never placed, painted, hit or focused.
///
/// As a view it has no elements, so that it can stand beside others without taking room,
/// unless it `isElement` of a list of such.
nonisolated package struct DetachedContent<Content: View>: View {
  /// What the views are for, to be read by the code that uses them.
  let role: Any?
  let isElement: Bool
  let content: Content
  /// Called with the node when it is made.
  let attach: (@MainActor (DetachedNode) -> Void)?
  package init(
    role: Any? = nil, isElement: Bool = false, content: Content, attach: (@MainActor (DetachedNode) -> Void)? = nil
  ) {
    (self.role, self.isElement, self.content, self.attach) = (role, isElement, content, attach)
  }

  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = DetachedNode(role: view.role, isElement: view.isElement, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    view.attach?(node)
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: DetachedNode.self)
    node.engine.counters.nodesVisited += 1
    node.role = view.role
    Content._update(_ViewNode(node.content), view.content)
    if view.isElement { node.tellChange() }
  }
  package nonisolated static var _elementCount: Int { -1 }
}

package final class DetachedNode: LayoutNode {
  @exclusivity(unchecked) package fileprivate(set) var role: Any?
  @exclusivity(unchecked) package fileprivate(set) var content: Node!
  /// Called when the list of elements, here or in such a node below, may have changed, or has a different role.
  @exclusivity(unchecked) package var didChange: (() -> Void)?
  @exclusivity(unchecked) private var list = NodeList()
  private let isElement: Bool
  /// Where the views are shown, if they are.
  @exclusivity(unchecked) fileprivate var portals: [PortalNode] = []

  fileprivate init(role: Any?, isElement: Bool, _ inputs: _ViewInputs) {
    (self.role, self.isElement) = (role, isElement)
    super.init(inputs)
    flags.insert([.isContainer, .needsElements])
    flags.remove(.isInLazyList)
  }
  nonisolated deinit {}

  /// The views, in order.
  package var elements: [LayoutNode] {
    if isUnmounted { return [] }
    if flags.contains(.needsElements) {
      flags.remove(.needsElements)
      list.removeAll()
      content.appendElements(to: &list)
      // Views that are shown elsewhere have their parent there.
      if portals.isEmpty {
        for index in 0..<list.count {
          list[index].layoutParent = self
          list[index].indexInParent = Int32(index)
        }
      }
    }
    return (0..<list.count).map { list[$0] }
  }
  /// The sections among `elements`.
  package var sections: [ElementSection] {
    if isUnmounted { return [] }
    var sections: [ElementSection] = []
    content.appendSections(to: &sections, startingAt: 0)
    return sections
  }

  /// A portal shows the views, or one of them, no more: what was around them there may be gone at any time.
  fileprivate func takeBack(_ index: Int?) {
    flags.insert(.needsElements)
    if isUnmounted { return }
    for position in 0..<content.elementCount where index == nil || position == index {
      let element = content.element(at: position)
      // Another portal has it already: that of a container that was made before this one went.
      if !portals.isEmpty, let parent = element.layoutParent, parent.flags.contains(.isElementWrapper),
        !parent.isUnmounted
      {
        continue
      }
      element.layoutParent = self
      element.indexInParent = Int32(position)
    }
  }
  package override func setNeedsElements() {
    flags.insert(.needsElements)
    for portal in portals { portal.elementsDidChange() }
    tellChange()
  }
  fileprivate func tellChange() {
    var node: Node? = self
    while let current = node {
      if let didChange = (current as? DetachedNode)?.didChange {
        didChange()
        return
      }
      node = current.parent
    }
  }

  package override var elementCount: Int { isElement ? 1 : 0 }
  package override func visitChildren(_ visit: (Node) -> Void) { if let content { visit(content) } }
  package override func measure(_ proposal: Proposal) -> Size { .zero }
  package override func revalidate() -> Bool { false }
  package override func unmount() {
    let shown = portals, content: Node = content
    portals = []
    for portal in shown { portal.sourceDidLeave() }
    content.unmount()
    didUnmount()
    list.deallocate()
    list = NodeList()
    // Whoever shows the views keeps this node, and is often kept by them in turn: by an action, or in the environment.
    // So the views go with their place in the tree.
    (self.content, role, didChange) = (nil, nil, nil)
    // What shows them looks at its elements again within this frame.
    if !shown.isEmpty { engine.performAtEndOfFrame { _ = content } }
  }
}

/// Shows views that live elsewhere, in a `DetachedContent`: they keep the state and the surroundings of the place where
/// they were written, and have their place in the window here.
///
/// The views must live below the container that shows them. Each is shown by one portal at a time.
nonisolated package struct Portal: View {
  let source: DetachedNode
  let index: Int?
  /// - Parameter index: The element of the source that is shown; nil for all.
  package init(_ source: DetachedNode, element index: Int? = nil) { (self.source, self.index) = (source, index) }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PortalNode(inputs)
    node.set(view.source, view.index)
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: PortalNode.self).set(view.source, view.index)
  }
  package nonisolated static var _elementCount: Int { -1 }
}

package final class PortalNode: Node {
  @exclusivity(unchecked) private var source: DetachedNode?
  @exclusivity(unchecked) private var index: Int?
  fileprivate override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    // The views make themselves known to the nodes that own them; here they may be focused too.
    joinFocusTree()
  }
  nonisolated deinit {}

  fileprivate func set(_ new: DetachedNode, _ index: Int?) {
    if new === source && index == self.index { return }
    leaveSource()
    self.index = index
    if !new.isUnmounted {
      source = new
      new.portals.append(self)
    }
    elementsDidChange()
  }
  private func leaveSource() {
    guard let source else { return }
    source.portals.removeAll { $0 === self }
    self.source = nil
    source.takeBack(index)
  }
  fileprivate func sourceDidLeave() {
    source = nil
    if !isUnmounted { elementsDidChange() }
  }
  package override func unmount() {
    leaveSource()
    didUnmount()
  }
  package override var elementCount: Int {
    let count = source?.content.elementCount ?? 0
    return index.map { $0 < count ? 1 : 0 } ?? count
  }
  package override func element(at index: Int) -> LayoutNode { source!.content.element(at: self.index ?? index) }
}

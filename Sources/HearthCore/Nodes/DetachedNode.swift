/// Views that live in the tree but have no place in the window: the items of a menu. They have state and an environment and are
/// updated as all others; they are never placed, painted, hit or focused.
///
/// As a view it has no elements, so that it can stand beside others without taking room, unless it `isElement` of a list of such.
nonisolated package struct DetachedContent<Content: View>: View {
  /// What the views are for, to be read by whoever uses them.
  let role: Any?
  let isElement: Bool
  let content: Content
  /// Called with the node when it is made.
  let attach: (@MainActor (DetachedNode) -> Void)?
  package init(role: Any? = nil, isElement: Bool = false, content: Content, attach: (@MainActor (DetachedNode) -> Void)? = nil) {
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
  /// Called when the list of elements, here or in such a node below, may be another one, or has another role.
  @exclusivity(unchecked) package var didChange: (() -> Void)?
  @exclusivity(unchecked) private var list = NodeList()
  private let isElement: Bool
  /// Where the views are shown, if they are.
  @exclusivity(unchecked) fileprivate weak var portal: PortalNode?

  fileprivate init(role: Any?, isElement: Bool, _ inputs: _ViewInputs) {
    (self.role, self.isElement) = (role, isElement)
    super.init(inputs)
    flags.insert([.isContainer, .needsElements])
    flags.remove(.isInLazyList)
  }
  nonisolated deinit {}

  /// The views, in order.
  package var elements: [LayoutNode] {
    if flags.contains(.needsElements) {
      flags.remove(.needsElements)
      list.removeAll()
      content.appendElements(to: &list)
      // Views that are shown elsewhere have their parent there.
      if portal == nil {
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
    var sections: [ElementSection] = []
    content.appendSections(to: &sections, startingAt: 0)
    return sections
  }

  package override func setNeedsElements() {
    flags.insert(.needsElements)
    portal?.elementsDidChange()
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
    let portal = portal
    self.portal = nil
    portal?.sourceDidLeave()
    content.unmount()
    didUnmount()
    list.deallocate()
    list = NodeList()
  }
}

/// Shows views that live elsewhere, in a `DetachedContent`: they keep the state and the surroundings of the place where they were
/// written, and have their place in the window here.
///
/// The views must live below the container that shows them, so that layout meets them first. One portal shows them at a time; the last
/// one that was made wins.
nonisolated package struct Portal: View {
  let source: DetachedNode
  package init(_ source: DetachedNode) { self.source = source }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PortalNode(inputs)
    node.set(view.source)
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: PortalNode.self).set(view.source)
  }
  package nonisolated static var _elementCount: Int { -1 }
}

package final class PortalNode: Node {
  @exclusivity(unchecked) private var source: DetachedNode?
  fileprivate override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    // The views make themselves known to the nodes that own them; here they may be focused too.
    joinFocusTree()
  }
  nonisolated deinit {}

  fileprivate func set(_ new: DetachedNode) {
    if new === source && new.portal === self { return }
    if source?.portal === self { source?.portal = nil }
    let old = new.portal
    source = new.isUnmounted ? nil : new
    new.portal = new.isUnmounted ? nil : self
    if let old, old !== self { old.sourceDidLeave() }
    elementsDidChange()
  }
  fileprivate func sourceDidLeave() {
    source = nil
    if !isUnmounted { elementsDidChange() }
  }
  package override func unmount() {
    if let source, source.portal === self {
      source.portal = nil
      source.flags.insert(.needsElements)
    }
    source = nil
    didUnmount()
  }
  package override var elementCount: Int { source?.content.elementCount ?? 0 }
  package override func element(at index: Int) -> LayoutNode { source!.content.element(at: index) }
  package override func appendElements(to list: inout NodeList) { source?.content.appendElements(to: &list) }
}

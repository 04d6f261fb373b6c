import Foundation
import HearthRendering

/// A layout node around one other: the node of most modifiers. By itself it has the size of its child and adds nothing.
package class UnaryNode: LayoutNode {
  /// The node made for the content, or nil when the child is an element that another node owns.
  @exclusivity(unchecked) package final var content: Node?
  @exclusivity(unchecked) package final unowned(unsafe) var child: LayoutNode!
  /// The axis of the container around.
  @exclusivity(unchecked) private final var joinedAxis: Axis?

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert([.isContainer, .needsElements])
    flags.remove(.isInLazyList)
    if inputs.scope.isRightToLeft { flags.insert(.isRightToLeft) }
  }
  nonisolated deinit {}

  /// Content of its own, or an element that it wraps.
  package final var hasContent: Bool { content != nil || flags.contains(.isElementWrapper) }
  /// What it wraps now; nil before that is known.
  final var wrapped: LayoutNode? { hasContent ? child : nil }

  /// Where the content is made: subclasses that change the environment return a scope of their own.
  package func contentScope() -> EnvironmentScope { scope }

  @inline(__always) package final func resolveChild() {
    if flags.contains(.needsElements) { findChild() }
  }
  private func findChild() {
    flags.remove(.needsElements)
    if let content {
      // The type said one element. A nested choice may be empty all the same; then an empty view stands for it.
      child = content.elementCount > 0 ? content.element(at: 0) : placeholder()
    }
    child.layoutParent = self
    child.indexInParent = 0
    child.join(axis: joinedAxis)
    childDidChange()
  }
  private func placeholder() -> LayoutNode {
    let node = NothingNode(inputs)
    engine.retain(node, for: self)
    return node
  }
  package func childDidChange() {}

  package override func unmount() {
    content?.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { if let content { visit(content) } }
  package override func measure(_ proposal: Proposal) -> Size {
    resolveChild()
    return child.measure(proposal)
  }
  package override func revalidate() -> Bool { true }
  /// What overrides `measure` overrides this too.
  package override func hugs(along axis: Axis) -> Bool { resolveChild(); return child.hugs(along: axis) }
  package override func placeChildren() {
    resolveChild()
    child.place(x: 0, y: 0, proposal)
  }
  package override var isSpacer: Bool { resolveChild(); return child.isSpacer }
  package override var layoutPriority: Double { resolveChild(); return child.layoutPriority }
  package override var spacing: ViewSpacing { resolveChild(); return child.spacing }
  package override func join(axis: Axis?) {
    let isNew = axis != joinedAxis
    joinedAxis = axis
    // A child that is found joins by itself. Not twice: what lies deep would be reached as often as there are levels above.
    if flags.contains(.needsElements) { findChild() } else if isNew { child.join(axis: axis) }
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    return child.explicitGuide(key, proposal, size)
  }
  package override var zIndex: Double { resolveChild(); return child.zIndex }
  package override var forwardsTraits: Bool { true }
  package final override var hasLeftTree: Bool { isUnmounted || (content == nil && child != nil && child.hasLeftTree) }
  package override func setNeedsElements() {
    super.setNeedsElements()
    traitsDidChange()
  }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    resolveChild(); return child.layoutValue(key)
  }
  package override func elementIndex(of id: AnyHashable) -> Int? { content?.elementIndex(of: id) == nil ? nil : 0 }
  package override func elementID(at index: Int) -> AnyHashable? { content?.elementID(at: 0) }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if flags.contains(.needsElements) { return }
    child.record(into: &group, x: x + child.x, y: y + child.y)
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if !flags.contains(.needsElements) { visit(child) }
  }
}

/// Takes no place and shows nothing.
package final class NothingNode: LayoutNode {
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func measure(_ proposal: Proposal) -> Size { .zero }
  package override func revalidate() -> Bool { false }
}

/// A modifier of the engine whose node wraps one element. Applied to several elements
/// (a `Group`, a `ForEach`) it wraps each.
public protocol _ElementModifier: ViewModifier where Body == Never {
  /// Makes a node without a child.
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self)
}

extension _ElementModifier {
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    if V._elementCount == 1 {
      let result = _makeElement(modifier, inputs)
      let node = unsafeDowncast(result.node, to: UnaryNode.self)
      node.content = V._makeNode(content, _ViewInputs(node, node.contentScope())).node
      return result
    }
    let node = ElementwiseNode<Self>(modifier, inputs)
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    if V._elementCount == 1 {
      let unary = unsafeDowncast(node.node, to: UnaryNode.self)
      unary.engine.counters.nodesVisited += 1
      _updateElement(node, modifier)
      V._update(_ViewNode(unary.content!), content)
    } else {
      let node = unsafeDowncast(node.node, to: ElementwiseNode<Self>.self)
      node.modifier = modifier
      node.updateWrappers()
      V._update(_ViewNode(node.child), content)
    }
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// Puts a node around each element of its content, as a modifier of several views does, or a list around its rows.
///
/// Wrappers are made when an element is asked for, and live as long as the element's node.
package class ElementWrappingNode: ForwardingNode {
  /// By element. Elements are retained, so that a new element cannot get the address of one that left the tree.
  @exclusivity(unchecked)
  private final var wrappers: [ObjectIdentifier: (wrapper: UnaryNode, element: LayoutNode)] = [:]
  /// How many wrappers the last sweep left.
  @exclusivity(unchecked) private final var lastSweep = 0
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// Makes the node around one element, without a child.
  func makeWrapper() -> UnaryNode { fatalError("\(Self.self) wraps nothing") }
  /// Calls `visit` with the wrapper of each element that is still there.
  final func forEachWrapper(_ visit: (UnaryNode) -> Void) {
    for (wrapper, element) in wrappers.values where !element.hasLeftTree { visit(wrapper) }
  }
  private func wrapper(of element: LayoutNode) -> LayoutNode {
    let key = ObjectIdentifier(element)
    if let known = wrappers[key] { return known.wrapper }
    let wrapper = makeWrapper()
    wrapper.child = element
    wrapper.flags.insert(.isElementWrapper)
    wrappers[key] = (wrapper, element)
    if wrappers.count > 64 && wrappers.count > 2 * lastSweep { sweep() }
    return wrapper
  }
  /// Removes the wrappers of elements that have left the tree.
  private func sweep() {
    for (key, entry) in wrappers where entry.element.hasLeftTree {
      if !entry.wrapper.isUnmounted { entry.wrapper.unmount() }
      wrappers[key] = nil
    }
    lastSweep = wrappers.count
  }
  /// Elements that were on their way out have gone: their wrappers go with them.
  final func forgetLeftElements() { sweep() }

  package override func unmount() {
    for entry in wrappers.values where !entry.wrapper.isUnmounted { entry.wrapper.unmount() }
    super.unmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    forEachWrapper(visit)
  }
  /// Wrappers have no key: they come and go with elements.
  package override func siblingKey(of child: Node) -> Int? { self.child == nil || child === self.child ? 0 : nil }
  package override func element(at index: Int) -> LayoutNode {
    let result = wrapper(of: child.element(at: index))
    // How many elements there are is asked all the way down: not where the index says that no wrapper is left over.
    if wrappers.count > index + 1 && wrappers.count > child.elementCount { sweep() }
    return result
  }
  package override func appendElements(to list: inout NodeList) {
    var inner = NodeList()
    child.appendElements(to: &inner)
    for index in 0..<inner.count { list.append(wrapper(of: inner[index])) }
    if wrappers.count > inner.count { sweep() }
    inner.deallocate()
  }
  package override func discardElements(outside kept: ElementSelection) {
    super.discardElements(outside: kept)
    sweep()
  }
}

/// Applies a modifier to each element of its content.
package final class ElementwiseNode<M: _ElementModifier>: ElementWrappingNode {
  @exclusivity(unchecked) var modifier: M

  init(_ modifier: M, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}

  override func makeWrapper() -> UnaryNode { unsafeDowncast(M._makeElement(modifier, inputs).node, to: UnaryNode.self) }
  func updateWrappers() { forEachWrapper { M._updateElement(_ViewNode($0), modifier) } }
}

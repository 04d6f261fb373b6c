import Foundation

/// One of the views that a container was given, to be shown wherever the container likes.
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a subview: the same as long as the view lives.
  public struct ID: Hashable, Sendable {
    fileprivate let number: ObjectIdentifier
  }
  // Held: a subview may be looked at after its view is gone.
  let element: LayoutNode
  public var id: ID { ID(number: ObjectIdentifier(element)) }
  /// What the view hands to its container.
  public var containerValues: ContainerValues {
    let element = element
    nonisolated(unsafe) var values: ContainerValues?
    MainActor.assumeIsolated { values = element.isUnmounted ? ContainerValues() : element.containerValues }
    return values!
  }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(SubviewNode(view.element, inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: SubviewNode.self).update(view.element)
  }
  public nonisolated static var _elementCount: Int { -1 }
  public nonisolated static func _isEqual(_ a: Self, _ b: Self) -> Bool { a.element === b.element }
}

/// The views that a container was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let elements: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: self, bounds: bounds) }
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}
extension Subview: Sendable {}
extension SubviewsCollection: Sendable {}

/// Some of the views that a container was given.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let base: SubviewsCollection
  let bounds: Range<Int>
  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base, bounds: bounds) }
  @MainActor public var body: some View { ForEach(Array(self)) { $0 } }
}
extension SubviewsCollectionSlice: Sendable {}

/// Shows an element whose node another node owns.
package final class SubviewNode: Node {
  @exclusivity(unchecked) private var target: LayoutNode
  init(_ target: LayoutNode, _ inputs: _ViewInputs) {
    self.target = target
    super.init(inputs)
  }
  nonisolated deinit {}
  func update(_ new: LayoutNode) {
    if new === target { return }
    target = new
    elementsDidChange()
  }
  package override var elementCount: Int { target.isUnmounted ? 0 : 1 }
  package override func element(at index: Int) -> LayoutNode { target }
}

// MARK: - Making the views of a container

/// A view made from the subviews of another one.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SubviewsNode<Base, Result>(view.transform, inputs)
    node.make(view.base)
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: SubviewsNode<Base, Result>.self).update(view.base, view.transform)
  }
  public nonisolated static var _elementCount: Int { -1 }
}

/// Owns the views that a container was given and what the container makes of them.
package final class SubviewsNode<Base: View, Result: View>: ChoiceNode {
  @exclusivity(unchecked) private var transform: (SubviewsCollection) -> Result
  @exclusivity(unchecked) private var source: SubviewSourceNode!

  init(_ transform: @escaping (SubviewsCollection) -> Result, _ inputs: _ViewInputs) {
    self.transform = transform
    super.init(inputs)
  }
  nonisolated deinit {}

  func make(_ base: Base) {
    source = SubviewSourceNode(inputs)
    source.owner = self
    source.content = Base._makeNode(base, source.inputs).node
    child = Result._makeNode(evaluate(), inputs).node
  }
  func update(_ base: Base, _ new: @escaping (SubviewsCollection) -> Result) {
    engine.counters.nodesVisited += 1
    transform = new
    Base._update(_ViewNode(source.content), base)
    flags.remove(.needsBody)
    Result._update(_ViewNode(child!), evaluate())
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    Result._update(_ViewNode(child!), evaluate())
  }
  private func evaluate() -> Result {
    let subviews = SubviewsCollection(elements: source.elements)
    return engine.evaluate(for: self) { transform(subviews) }
  }
  package override func unmount() {
    child?.unmount()
    source.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    visit(source)
    if let child { visit(child) }
  }
}

/// Stands for the container around the given views: when there are others, it has them made anew.
package final class SubviewSourceNode: LayoutNode {
  @exclusivity(unchecked) var content: Node!
  @exclusivity(unchecked) unowned(unsafe) var owner: Node?
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isContainer)
    flags.remove(.isInLazyList)
  }
  nonisolated deinit {}
  package override func setNeedsElements() { owner?.setNeedsBody() }
  package override func visitChildren(_ visit: (Node) -> Void) { visit(content) }

  var elements: [Subview] {
    var list = NodeList()
    content.appendElements(to: &list)
    defer { list.deallocate() }
    var subviews: [Subview] = []
    for index in 0..<list.count { subviews.append(Subview(element: list[index])) }
    return subviews
  }
}

nonisolated extension Group where Content: View {
  /// Makes views from the subviews of `view`.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(unchecked: GroupElementsOfContent(base: view, transform: transform))
  }
}

/// A node outside of layout that stands for the elements of one other node: of the body of a view, of a branch.
package class ForwardingNode: Node {
  /// Nil before it is made, and where there is nothing to stand for.
  @exclusivity(unchecked) package final var child: Node!
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package override func unmount() {
    child?.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { if let child { visit(child) } }
  package override var elementCount: Int { child?.elementCount ?? 0 }
  package override func element(at index: Int) -> LayoutNode { child!.element(at: index) }
  package override func appendElements(to list: inout NodeList) { child?.appendElements(to: &list) }
  package override var hasUnmadeElements: Bool { engine.unfinishedData > 0 && child?.hasUnmadeElements == true }
  package override var unmadeElementEstimate: Int { child?.unmadeElementEstimate ?? 0 }
  package override func makeElements(_ parts: Int) -> Int { child?.makeElements(parts) ?? 0 }
  package override func discardElements(outside kept: ElementSelection) { child?.discardElements(outside: kept) }
  /// A child that was replaced or taken away, and is on its way out, has no place in the list.
  package override func elementOffset(of child: Node) -> Int? { child === self.child ? 0 : nil }
  package override func elementIndex(of id: AnyHashable) -> Int? { child?.elementIndex(of: id) }
  package override func elementID(at index: Int) -> AnyHashable? { child?.elementID(at: index) }
}

/// A node whose child may be replaced or absent.
package class ChoiceNode: ForwardingNode {
  /// Which of two branches in the source the child comes from.
  @exclusivity(unchecked) final var isFirst = true
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// Makes the child, or takes back the one that is just leaving.
  final func take<V: View>(_ type: V.Type, _ view: V) {
    if let leaving = engine.takeBack(self, isFirst) {
      child = leaving
      V._update(_ViewNode(leaving), view)
    } else {
      child = V._makeNode(view, inputs).node
    }
  }
  /// For a lazy container around, which makes rows whenever they come into view: the child is new
  /// in this update, and comes with a fade.
  final func noteAppearance() {
    guard flags.contains(.isInLazyList), let child, mayShowOtherValue, transaction.animation != nil else { return }
    engine.appearing.insert(ObjectIdentifier(child))
  }
  package override func siblingKey(of child: Node) -> Int? { isFirst ? 0 : 1 }
}

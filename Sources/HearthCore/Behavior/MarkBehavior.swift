/// Does nothing; it only has to be found.
package final class MarkBehavior: NodeBehavior {
  package unowned(unsafe) let node: BehaviorNode
  private init(_ node: BehaviorNode) { self.node = node }
  nonisolated deinit {}
  package static func makeNode(_ inputs: _ViewInputs) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    node.behavior = MarkBehavior(node)
    return node
  }
}

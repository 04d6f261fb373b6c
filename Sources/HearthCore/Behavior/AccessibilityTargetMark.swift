/// Marks a view as one that elements refer to.
nonisolated package struct AccessibilityTargetMark: _ElementModifier {
  let target: AccessibilityTarget
  package init(_ target: AccessibilityTarget) { self.target = target }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = TargetBehavior(node)
    modifier.target.insert(node)
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    modifier.target.insert(node.node)
  }
}
/// Does nothing; it only has to be found.
private final class TargetBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  init(_ node: BehaviorNode) { self.node = node }
  nonisolated deinit {}
}

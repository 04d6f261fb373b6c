/// Marks a view as one that elements refer to.
nonisolated package struct AccessibilityTargetMark: _ElementModifier {
  let target: AccessibilityTarget
  package init(_ target: AccessibilityTarget) { self.target = target }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.target.insert(node)
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    modifier.target.insert(node.node)
  }
}

import HearthCore

/// Says once, where a modifier stands, that what it asks for is not there on Linux; nil for nothing to say.
nonisolated struct RefusalReport: _ElementModifier {
  let message: String?
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.tell(at: node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    modifier.tell(at: unsafeDowncast(node.node, to: BehaviorNode.self))
  }
  @MainActor private func tell(at node: BehaviorNode) {
    if let message { node.engine.report(.notOnLinux, at: node, message) }
  }
}

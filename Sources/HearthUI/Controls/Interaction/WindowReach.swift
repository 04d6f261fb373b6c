import HearthCore

/// The way from a view's actions to the window that it is in.
@MainActor final class WindowReach {
  fileprivate(set) weak var node: BehaviorNode?
  nonisolated init() {}
  nonisolated deinit {}
  var engine: Engine? { node.flatMap { $0.isUnmounted ? nil : $0.engine } }
}

/// Finds the window of its content.
nonisolated struct WindowReachModifier: _ElementModifier {
  let reach: WindowReach
  /// Called when the view appears, and whenever something else is on the clipboard.
  var onClipboardChange: (@MainActor () -> Void)?
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = WindowReachBehavior(modifier, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! WindowReachBehavior
    behavior.modifier = modifier
    modifier.reach.node = behavior.node
  }
}

private final class WindowReachBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  var modifier: WindowReachModifier
  init(_ modifier: WindowReachModifier, _ node: BehaviorNode) {
    (self.modifier, self.node) = (modifier, node)
    modifier.reach.node = node
    guard modifier.onClipboardChange != nil else { return }
    node.engine.host.clipboard.observe(ObjectIdentifier(node)) { [weak self] in self?.clipboardDidChange() }
    clipboardDidChange()
  }
  nonisolated deinit {}
  private func clipboardDidChange() {
    node.engine.performAtEndOfRound { [weak self] in self?.modifier.onClipboardChange?() }
    node.engine.requestFrame()
  }
  func willUnmount() {
    if modifier.onClipboardChange != nil { node.engine.livingHost?.clipboard.observe(ObjectIdentifier(node), nil) }
  }
}

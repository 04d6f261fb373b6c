/// A modifier whose view does what some commands say, while focus is on it or in it.
///
/// It is asked while the view is enabled only.
package protocol CommandModifier: _ElementModifier {
  /// True when the command is done, or belongs here although there is nothing to do.
  @MainActor func perform(_ command: ViewCommand, at node: LayoutNode) -> Bool
  /// Whether the command would do something now; nil if the command does not belong to this view.
  @MainActor func canPerform(_ command: ViewCommand, at node: LayoutNode) -> Bool?
}

extension CommandModifier {
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CommandNode(modifier, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: CommandNode<Self>.self).modifier = modifier
  }
}

package final class CommandNode<Modifier: CommandModifier>: UnaryNode, KeyHandler {
  fileprivate var modifier: Modifier
  fileprivate init(_ modifier: Modifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    flags.insert(.handlesKeys)
  }
  nonisolated deinit {}
  package func perform(_ command: ViewCommand) -> Bool { isEnabled && modifier.perform(command, at: self) }
  package func canPerform(_ command: ViewCommand) -> Bool? {
    isEnabled ? modifier.canPerform(command, at: self) : nil
  }
}

/// Takes a preference of the content, so that no view further up sees it.
///
/// The action runs in the state phase, after the bodies of a round in which the value changed:
/// what it marks is done in the same round.
nonisolated package struct PreferenceCatcher<K: PreferenceKey>: ViewModifier {
  /// Whether the value goes on to the views around.
  let passesOn: Bool
  let action: @MainActor (K.Value, Engine) -> Void
  package init(passesOn: Bool = false, action: @escaping @MainActor (K.Value, Engine) -> Void) {
    (self.passesOn, self.action) = (passesOn, action)
  }
  package typealias Body = Never
  @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceNode<K>(inputs, gathers: true)
    set(modifier, node)
    node.port.connect()
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: PreferenceNode<K>.self)
    node.engine.counters.nodesVisited += 1
    set(modifier, node)
    V._update(_ViewNode(node.child!), content)
  }
  @MainActor private static func set(_ modifier: Self, _ node: PreferenceNode<K>) {
    if !modifier.passesOn { node.port.transform = { $0 = K.defaultValue } }
    let action = modifier.action
    node.port.onChange = { [unowned(unsafe) node] in action(node.port.gathered ?? K.defaultValue, node.engine) }
  }
  package nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// Sets values of the environment for the content.
nonisolated public struct _EnvironmentModifier: ViewModifier {
  /// Applied to the values around to find out which keys are set. Called again with each update.
  let apply: (inout EnvironmentValues) -> Void
  nonisolated package init(apply: @escaping (inout EnvironmentValues) -> Void) { self.apply = apply }
  public typealias Body = Never

  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = EnvironmentNode(inputs)
    node.apply = modifier.apply
    let values = node.values()
    let scope = node.makeEntries(values.writes)
    node.child = V._makeNode(content, _ViewInputs(node, scope)).node
    return _ViewNode(node)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: EnvironmentNode.self)
    node.apply = modifier.apply
    let values = node.values()
    if node.update(values.writes) {
      V._update(_ViewNode(node.child!), content)
    } else {
      // Other keys than before: the chain of scopes has changed, and so are the nodes.
      let old = node.child
      let scope = node.makeEntries(values.writes)
      node.child = V._makeNode(content, _ViewInputs(node, scope)).node
      old?.unmount()
      node.elementsDidChange()
    }
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

package final class EnvironmentNode: ChoiceNode {
  var entries: [EnvironmentScope] = []
  var keys: [ObjectIdentifier] = []
  var apply: ((inout EnvironmentValues) -> Void)?
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// The values around with what the modifier sets. What it reads marks this node when it changes.
  func values() -> EnvironmentValues {
    var values = EnvironmentValues(scope: scope)
    Engine.recordingEnvironment(for: self) { apply?(&values) }
    return values
  }
  func makeEntries(_ writes: [any EnvironmentWrite]) -> EnvironmentScope {
    var scope = scope
    entries = writes.map { write in
      scope = write.makeEntry(parent: scope)
      return scope
    }
    keys = writes.map(\.key)
    return scope
  }
  func update(_ writes: [any EnvironmentWrite]) -> Bool {
    guard writes.count == keys.count else { return false }
    for (write, key) in zip(writes, keys) where write.key != key { return false }
    var propagates = false
    for (write, entry) in zip(writes, entries) where write.update(entry) { propagates = true }
    if propagates {
      for entry in entries { entry.style = nil }
      if let child { child.propagateInheritedStyle() }
    }
    return true
  }
  /// A node below has the last of the entries as its scope; the others are reached from here only.
  package override func inheritedStyleDidChange() {
    for entry in entries {
      entry.style = nil
      if entry.key != ObjectIdentifier(LayoutDirectionKey.self), let parent = entry.parent {
        entry.isRightToLeft = parent.isRightToLeft
      }
    }
  }
  /// A value that the modifier itself read (`transformEnvironment`) has changed.
  package override func updateBody() {
    flags.remove(.needsBody)
    _ = update(values().writes)
  }
}

extension View {
  /// Sets a value of the environment for this view and all below.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }
  /// Changes a value of the environment for this view and all below.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

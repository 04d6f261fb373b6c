/// Runs an action when a value that a body computes has changed.
nonisolated struct ChangeModifier<T: Equatable>: ViewModifier {
  enum Action {
    /// The form that Apple deprecated: the closure of the evaluation before runs, so
    /// that its captures are the old values.
    case deprecated((T) -> Void)
    case plain(() -> Void)
    case values((T, T) -> Void)
  }
  var value: T
  var isInitial: Bool
  var action: Action
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ChangeNode<T>(modifier, inputs)
    node.child = V._makeNode(content, node.inputs).node
    if modifier.isInitial { node.enqueue(old: modifier.value, modifier.action) }
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: ChangeNode<T>.self)
    node.engine.counters.nodesVisited += 1
    V._update(_ViewNode(node.child!), content)
    node.update(modifier)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

package final class ChangeNode<T: Equatable>: ChoiceNode {
  @exclusivity(unchecked) private var modifier: ChangeModifier<T>
  /// The value before the changes that the action has not been told of.
  @exclusivity(unchecked) private var pending: (old: T, isInitial: Bool)?

  init(_ modifier: ChangeModifier<T>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}

  func update(_ new: ChangeModifier<T>) {
    let old = modifier
    modifier = new
    if old.value == new.value { return }
    if case .deprecated = old.action { enqueue(old: old.value, old.action) } else { enqueue(old: old.value, nil) }
  }
  /// Runs the action at the end of the round: `action`, or the newest there is then.
  func enqueue(old: T, _ action: ChangeModifier<T>.Action?) {
    if pending != nil { return }
    let isInitial = modifier.value == old
    pending = (old, isInitial)
    engine.performAtEndOfRound { [self] in
      pending = nil
      let new = modifier.value
      if isUnmounted || (!isInitial && old == new) { return }
      switch isInitial ? modifier.action : action ?? modifier.action {
      case .deprecated(let action): action(new)
      case .plain(let action): action()
      case .values(let action): action(isInitial ? new : old, new)
      }
    }
  }
}

extension View {
  /// Runs `action` when `value` changes.
  ///
  ///     TextField("Name", text: $name).onChange(of: name) { old, new in
  ///       if new.count > 20 { name = old }
  ///     }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: .plain(action)))
  }
  /// Runs `action` with the old and the new value when `value` changes; the first
  /// time, if `initial`, both are the same.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: .values(action)))
  }
  /// Runs `action` with the new value when `value` changes. Captures of the closure are those of the evaluation before.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: .deprecated(action)))
  }
}

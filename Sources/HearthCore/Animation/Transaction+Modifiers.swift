/// Changes the transactions that reach the views below.
nonisolated struct TransactionModifier<T: Equatable>: ViewModifier {
  /// With a value, only transactions of updates in which it changed are touched.
  var value: T?
  var transform: (inout Transaction) -> Void
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TransactionNode<T>(modifier, inputs)
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: TransactionNode<T>.self)
    node.engine.counters.nodesVisited += 1
    node.update(modifier)
    V._update(_ViewNode(node.child!), content)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

package class AnyTransactionNode: ChoiceNode {
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isInTransactionScope)
  }
  nonisolated deinit {}
  func apply(to transaction: inout Transaction) {}
}

package final class TransactionNode<T: Equatable>: AnyTransactionNode {
  @exclusivity(unchecked) private var modifier: TransactionModifier<T>
  /// The update in which the value changed last.
  @exclusivity(unchecked) private var changedIn: UInt64?

  init(_ modifier: TransactionModifier<T>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}
  func update(_ new: TransactionModifier<T>) {
    if new.value != modifier.value { changedIn = engine.updateNumber }
    modifier = new
  }
  override func apply(to transaction: inout Transaction) {
    if modifier.value == nil || changedIn == engine.updateNumber { modifier.transform(&transaction) }
  }
}

extension Node {
  /// What the update that is going on was caused by, as the modifiers above let it reach this node.
  ///
  /// In the state phase that of the change which made the nearest body above run; in layout and after, that of all
  /// changes of the update together. Empty outside of updates.
  package final var transaction: Transaction {
    var transaction = engine.bodyTransaction ?? engine.transactions.whole
    if !flags.contains(.isInTransactionScope) { return transaction }
    var around: [Node] = []
    var node: Node? = self
    while let current = node, current.flags.contains(.isInTransactionScope) {
      if current is AnyTransactionNode {
        around.append(current)
      } else if let current = current as? AnyPlaceholderBodyNode {
        if current.changesTransactions { around.append(current) }
      } else if let content = current as? ModifierContentNode,
        let body = content.handle?.source as? AnyPlaceholderBodyNode, body.changesTransactions
      {
        // The view that a body is put around has the transactions that reach the body from outside.
        node = body.parent
        continue
      }
      node = current.parent
    }
    for node in around.reversed() {
      if let node = node as? AnyTransactionNode {
        node.apply(to: &transaction)
      } else {
        (node as? AnyPlaceholderBodyNode)?.apply(to: &transaction)
      }
    }
    return transaction
  }
}

extension View {
  /// Changes the transactions of all updates of this view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Int>(value: nil, transform: transform))
  }
  /// Changes the transactions of updates of this view in which `value` changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }
}

extension ViewModifier {
  /// Shows all changes of what this modifier makes with an animation; nil shows them at once.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  /// Changes the transactions that reach what this modifier makes.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(TransactionModifier<Int>(value: nil, transform: transform))
  }
}

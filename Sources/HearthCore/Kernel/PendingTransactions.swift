/// What the changes that a window has not yet taken up came with.
struct PendingTransactions {
  /// Of all changes together, as layout sees it.
  var whole = Transaction() { didSet { lookForAnimations() } }
  /// In the state phase, what caused the body that is evaluated: see `Node.transaction`.
  var ofBody: Transaction? { didSet { lookForAnimations() } }
  /// By the nodes that were marked.
  var byNode: [ObjectIdentifier: Transaction] = [:]
  /// Whether the transaction that counts now has values, and whether that of all changes together has: asked for each node
  /// that gets a value or a place, and so not looked for there.
  private(set) var mayAnimate = false, mayAnimateLayout = false

  private mutating func lookForAnimations() {
    mayAnimateLayout = whole.mayAnimate
    mayAnimate = ofBody?.mayAnimate ?? mayAnimateLayout
  }
}

extension Engine {
  /// What the pending update was caused by: of all changes together, as layout sees it.
  package final var transaction: Transaction {
    @inline(__always) _read { yield transactions.whole }
    @inline(__always) _modify { yield &transactions.whole }
  }
  /// In the state phase, what caused the body that is evaluated: see `Node.transaction`.
  final var bodyTransaction: Transaction? {
    @inline(__always) get { transactions.ofBody }
    @inline(__always) set { transactions.ofBody = newValue }
    @inline(__always) _modify { yield &transactions.ofBody }
  }
  func note(_ transaction: Transaction, for node: Node) {
    transactions.whole.merge(transaction)
    for completion in transaction.completions { completion.note() }
    transactions.byNode[ObjectIdentifier(node), default: Transaction()].merge(transaction)
  }
  func beginBody(of node: Node) {
    bodyTransaction =
      transactions.byNode.isEmpty
      ? Transaction() : transactions.byNode.removeValue(forKey: ObjectIdentifier(node)) ?? Transaction()
  }
  func endTransactions() {
    transactions.byNode.removeAll()
    forgetAppearing()
    transactions.whole = Transaction()
    updateNumber &+= 1
  }
}

/// What the changes that a window has not yet taken up came with.
struct PendingTransactions {
  /// Of all changes together, as layout sees it.
  var whole = Transaction() { didSet { lookForAnimations() } }
  /// In the state phase, what caused the body that is evaluated: see `Node.transaction`.
  var ofBody: Transaction? { didSet { lookForAnimations() } }
  /// By the nodes that were marked.
  var byNode: [ObjectIdentifier: Transaction] = [:]
  var waiting = WaitingChanges()
  /// Whether the transaction that counts now has values, and whether that of all changes together has: asked for each node
  /// that gets a value or a place, and so not looked for there.
  private(set) var mayAnimate = false, mayAnimateLayout = false

  private mutating func lookForAnimations() {
    mayAnimateLayout = whole.mayAnimate
    mayAnimate = ofBody?.mayAnimate ?? mayAnimateLayout
  }
}

/// Changes that are animated, and wait for the update: each animation is taken up by itself.
struct WaitingChanges {
  private var groups: [AnimatedChanges] = []
  /// How many of the groups have been taken: they are removed together with the last one.
  private var takenCount = 0
  /// The group of each node that waits.
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { groups.isEmpty }

  /// Adds a change to a node that waits already. The node keeps its place among the animations.
  ///
  /// - Returns: False where it does not wait.
  mutating func merge(_ transaction: Transaction, for node: Node) -> Bool {
    guard let index = places[ObjectIdentifier(node)] else { return false }
    groups[index].transaction.merge(transaction)
    return true
  }
  mutating func append(_ node: Node, _ transaction: Transaction, isOfRound: Bool) {
    if let last = groups.indices.last, groups[last].transaction.animation == transaction.animation,
      groups[last].isOfRound == isOfRound
    {
      groups[last].transaction.merge(transaction)
      groups[last].nodes.append(node)
    } else {
      groups.append(AnimatedChanges(transaction: transaction, nodes: [node], isOfRound: isOfRound))
    }
    places[ObjectIdentifier(node)] = groups.count - 1
  }
  mutating func takeFirst() -> AnimatedChanges {
    let changes = groups[takenCount]
    takenCount += 1
    if takenCount == groups.count {
      self = WaitingChanges()
    } else {
      groups[takenCount - 1].nodes.removeAll()
      for node in changes.nodes { places[ObjectIdentifier(node)] = nil }
    }
    return changes
  }
}
/// Nodes that were marked by changes of one animation.
struct AnimatedChanges {
  var transaction: Transaction
  /// In the order of the changes.
  var nodes: [Node]
  /// Whether an action at the end of a round made them, as `onAppear`. What follows from these has no part in the animation.
  var isOfRound: Bool
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

// MARK: - One animation after the other

extension Engine {
  /// Has a node wait that a change with an animation has marked, so that the animation is not that of what other changes of the same time move.
  ///
  /// Source: seen, SwiftUI on iOS 17: of several transactions each is taken up by itself, in the order of the changes. Here those without an animation
  /// come last: what they change would take views below along, whose states have their new values already.
  ///
  /// - Returns: False where the node is to be marked at once: nothing animates it, or it is marked already.
  func wait(for node: Node, _ transaction: Transaction) -> Bool {
    guard stage.allowsActions, transaction.animation != nil, !transaction.disablesAnimations else { return false }
    if node.flags.contains(.needsBody) {
      guard transactions.waiting.merge(transaction, for: node) else { return false }
    } else {
      node.flags.insert(.needsBody)
      transactions.waiting.append(node, transaction, isOfRound: stage == .actions)
    }
    for completion in transaction.completions { completion.note() }
    requestFrame()
    return true
  }
  /// Marks the nodes of the first changes that wait.
  ///
  /// - Returns: Whether they have no part in the rounds that follow in this frame.
  func takeWaiting() -> Bool {
    let changes = transactions.waiting.takeFirst()
    for node in changes.nodes where !node.flags.contains(.isUnmounted) {
      node.flags.remove(.needsBody)
      node.setNeedsBody(changes.transaction)
    }
    return changes.isOfRound
  }
}

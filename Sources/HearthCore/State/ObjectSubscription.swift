import Combine

/// Marks a node whenever an observable object is about to change. Owned by the node's dynamic property.
final class ObjectSubscription: @unchecked Sendable {
  // Unchecked: used on the main thread, but for `objectWillChange`, which only looks at which thread it is on.
  private unowned(unsafe) var node: Node?
  private var cancellable: AnyCancellable?
  private let typeName: String
  /// How often the object has announced a change.
  @MainActor private(set) var changes = 0

  @MainActor init<Object: ObservableObject>(_ object: Object, _ node: Node) {
    self.node = node
    typeName = "\(Object.self)"
    cancellable = object.objectWillChange.sink { [weak self] _ in self?.objectWillChange() }
  }

  private func objectWillChange() {
    if isOnMainThread() {
      MainActor.assumeIsolatedFast { mark(Transaction.current) }
    } else {
      let transaction = Transaction.current
      Engine.performOnMain { [weak self] in
        guard let self, let node else { return }
        node.engine.report(
          .publishedOffMain, at: node,
          "an object of type \(typeName) published a change from a background thread. The view is updated all the same, perhaps with a value from the middle of the change; publish on the main thread, for example with receive(on:)."
        )
        mark(transaction)
      }
    }
  }
  @MainActor private func mark(_ transaction: Transaction) {
    guard let node else { return }
    changes += 1
    if Engine.evaluating != nil { node.engine.noteWrite(at: node) }
    node.setNeedsBodyInTurn(transaction)
  }

  /// The node leaves the tree, or has another object.
  func cancel() {
    node = nil
    cancellable?.cancel()
    cancellable = nil
  }
}

/// A property of an observable object. Views that read it through a binding are told of changes by the view that made
/// the binding, so that bindings count as equal only while the value is the same.
package final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: immutable; the object is the app's, which uses it from where it may.
  let root: Root
  let path: ReferenceWritableKeyPath<Root, Value>
  /// The value when the binding was made; nil when the object tells each reader itself.
  let last: Value?
  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, last: Value?) {
    (self.root, self.path, self.last) = (root, path, last)
  }
  package override func get() -> Value { root[keyPath: path] }
  package override func set(_ value: Value, _ transaction: Transaction) {
    if transaction.isEmpty {
      root[keyPath: path] = value
    } else {
      Transaction.with(transaction) { root[keyPath: path] = value }
    }
  }
  package override func leadsToSameLocation(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value>, root === other.root, path == other.path else {
      return false
    }
    switch (last, other.last) {
    case (nil, nil): return true
    case (let a?, let b?): return TypeInfo.areKnownEqual(a, b)
    default: return false
    }
  }
}

/// A value that is kept elsewhere, outside of views, under a name: in the state of the window, in the user's defaults.
///
/// It holds the value as it was last seen there; a view that reads it in its body is evaluated again when
/// that changes. `refresh()` looks again.
package final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: `value` is guarded by `stateLock`, `readers` is used on the main
  // thread only; the closures are the maker's.
  /// Equal for locations of one key and one default.
  private let key: AnyHashable
  private let load: () -> Value
  private let store: (Value) -> Void
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var readers: ReaderSet?

  /// - Parameters:
  ///   - load: The value as it is kept now. Called on the main thread.
  ///   - store: Keeps a value, and notifies every reader of the key. Called on the thread that writes.
  package init(key: AnyHashable, load: @escaping () -> Value, store: @escaping (Value) -> Void) {
    (self.key, self.load, self.store) = (key, load, store)
    value = load()
  }

  package override func get() -> Value {
    if isOnMainThread() {
      let location = self
      MainActor.assumeIsolatedFast { location.noteRead() }
    }
    return stateLock.withLock { _ in value }
  }
  @MainActor private func noteRead() {
    guard let reader = Engine.evaluating else { return }
    if readers == nil { readers = ReaderSet() }
    readers!.insert(reader)
  }
  package override func set(_ new: Value, _ transaction: Transaction) {
    if isOnMainThread() {
      MainActor.assumeIsolatedFast {
        Stage.noteWrite()
        if let node = Engine.evaluating { node.engine.noteWrite(at: node) }
      }
    }
    take(new, transaction)
    withTransaction(transaction) { store(new) }
  }
  /// Looks up what is stored now, and marks the readers of a different value.
  @MainActor package func refresh() { take(load(), Transaction.current) }

  private func take(_ new: Value, _ transaction: Transaction) {
    let old = stateLock.withLock { _ in
      let old = value
      value = new
      return old
    }
    if TypeInfo.areKnownEqual(old, new) { return }
    if isOnMainThread() {
      let location = self
      MainActor.assumeIsolatedFast { location.readers?.markAll(transaction) }
    } else {
      Engine.performOnMain { self.readers?.markAll(transaction) }
    }
  }
  package override func leadsToSameLocation(as other: Location<Value>) -> Bool {
    (other as? StoredLocation<Value>).map { $0 === self || $0.key == key } ?? false
  }
}

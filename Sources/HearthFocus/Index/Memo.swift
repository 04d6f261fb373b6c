import Synchronization

/// A value that is computed when it is first asked for and then kept.
///
/// It lets an immutable `FocusMap` be made on every commit and pay for an index or an order only if somebody moves.
final class Memo<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func get(_ make: () -> Value) -> Value {
    if let kept = value.withLock({ $0 }) { return kept }
    // Made outside the lock: two threads may both make it, and both make the same.
    let made = make()
    value.withLock { $0 = made }
    return made
  }
}

/// A lock with a state that only its owner reads and writes.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// A thread that locks what it has locked already stops the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked: the state is read and written with the lock only.
  private let storage: Storage

  private final class Storage {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    var state: State
    init(_ state: State) {
      lock.initialize(to: os_unfair_lock())
      self.state = state
    }
    deinit { lock.deallocate() }
  }

  /// Creates a lock with a state that may be of any type.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs `body` with the state, as soon as nobody else does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }
  /// Runs `body` with the state, as soon as nobody else does.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  /// Runs `body` with the state; nil where somebody else has the lock.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }
  /// Runs `body` with the state; nil where somebody else has the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Whether the current thread has a lock.
  public enum Ownership: Hashable, Sendable { case owner, notOwner }
  /// Stops the program where `condition` does not hold.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until the lock is free, and takes it. The same thread has to give it back.
  @available(*, noasync, message: "use withLock(_:)")
  public func lock() { os_unfair_lock_lock(storage.lock) }
  /// Gives the lock back.
  @available(*, noasync, message: "use withLock(_:)")
  public func unlock() { os_unfair_lock_unlock(storage.lock) }
  /// Takes the lock if it is free. False where it is not.
  @available(*, noasync, message: "use withLockIfAvailable(_:)")
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
  /// Runs `body` as soon as nobody else does.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
  /// Runs `body` as soon as nobody else does.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
  /// Runs `body`; nil where somebody else has the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}

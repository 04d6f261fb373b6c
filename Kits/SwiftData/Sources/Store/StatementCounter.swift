import Foundation

/// How many statements have read from a store: tests count them.
public final class StatementCounter: @unchecked Sendable {
  // Unchecked: `value` is used under the lock.
  private let lock = NSLock()
  private var value = 0
  public var count: Int { lock.withLock { value } }
  func add() { lock.withLock { value += 1 } }
}

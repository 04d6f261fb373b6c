import Foundation

/// A value that several threads may read and set, and that may not be there yet.
final class LockedValue<Value>: @unchecked Sendable {
  // The lock guards the value.
  private let lock = NSLock()
  private var value: Value?
  init(_ value: Value?) { self.value = value }

  var isSet: Bool { lock.withLock { value != nil } }
  func set(_ new: Value) { lock.withLock { value = new } }
  /// The value, or nil for an optional one before one is set.
  /// - Precondition: There is one; `owner` says in the report what has none.
  func read(_ owner: () -> String) -> Value {
    lock.withLock {
      if let value { return value }
      if let empty = (Value.self as? any AnyOptional.Type)?.empty as? Value { return empty }
      preconditionFailure("\(owner()) was read before it was set")
    }
  }
}

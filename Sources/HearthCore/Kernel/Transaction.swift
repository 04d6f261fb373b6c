import Foundation
import Synchronization

/// A key of a value that goes with a change of state.
public protocol TransactionKey {
  /// What is kept under the key.
  associatedtype Value
  /// The value in a transaction that does not set one.
  static var defaultValue: Value { get }
}

/// The context of a change of state, carried from the write through the update that it causes.
///
///     var transaction = Transaction(animation: .default)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOn.toggle() }
public struct Transaction: @unchecked Sendable {
  // Unchecked: values are only passed through.
  private var values: [ObjectIdentifier: Any]?
  /// The views below ignore animations that they would otherwise start.
  public var disablesAnimations = false
  /// What waits for the animations that the change begins.
  package var completions: [AnimationCompletion] = []
  /// The change is one of a series, such as the steps of a drag.
  public var isContinuous = false

  /// Creates a transaction that carries nothing.
  public init() {}

  /// The value for a key; the key's default if none was set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
  }
  /// Whether it has values, including the animation.
  @inline(__always) var mayAnimate: Bool { values != nil }
  /// The value that was set for a key; nil where none was.
  func explicitValue<K: TransactionKey>(_ key: K.Type) -> K.Value? { values?[ObjectIdentifier(key)] as? K.Value }
  package var isEmpty: Bool { values == nil && !disablesAnimations && !isContinuous && completions.isEmpty }
  /// What `other` says takes precedence over what this one says.
  package mutating func merge(_ other: Transaction) {
    if let new = other.values { values = (values ?? [:]).merging(new) { $1 } }
    disablesAnimations = disablesAnimations || other.disablesAnimations
    isContinuous = isContinuous || other.isContinuous
    mergeCompletions(of: other)
  }
  /// Takes up what waits for the animations of another one, and nothing else of it.
  mutating func mergeCompletions(of other: Transaction) {
    for completion in other.completions where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
  }

  @TaskLocal private static var local: Transaction?
  private static let isStill = Atomic(false)
  /// Whether changes may be animated: false lets each that is made meanwhile disable animations, as
  /// `UIView.setAnimationsEnabled(_:)` asks for.
  package static var allowsAnimations: Bool {
    get { !isStill.load(ordering: .relaxed) }
    set { isStill.store(!newValue, ordering: .relaxed) }
  }
  /// The transaction around the running code.
  package static var current: Transaction {
    var transaction = local ?? Transaction()
    if !allowsAnimations { transaction.disablesAnimations = true }
    return transaction
  }
  /// What is shown at once, in an animation too.
  package static var unanimated: Transaction {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    return transaction
  }
  static func with<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
    try $local.withValue(transaction, operation: body)
  }
}

/// Runs `body`; changes of state in it carry `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.with(transaction, body)
}
/// Runs `body`; changes of state in it carry the current transaction with one value set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.with(transaction, body)
}

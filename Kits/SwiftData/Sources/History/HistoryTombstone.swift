/// The part of a deleted model that the history keeps: its attributes with `.preserveValueOnDeletion`.
///
/// ```swift
/// case .delete(let change as DefaultHistoryDelete<Trip>): forget(change.tombstone[\.name])
/// ```
public struct HistoryTombstone<Model: PersistentModel>: Sendable, Sequence {
  public typealias Element = (key: PartialKeyPath<Model>, value: Any)
  // Values of a store's columns, which nobody changes.
  nonisolated(unsafe) private let values: [PartialKeyPath<Model>: Any]
  init(_ values: [PartialKeyPath<Model>: Any]) { self.values = values }

  /// The value that the model had; nil if it was not kept.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values[keyPath] as? Value }
  public func makeIterator() -> AnyIterator<Element> {
    var rest = values.makeIterator()
    return AnyIterator { rest.next().map { (key: $0.key, value: $0.value) } }
  }
}

import HearthCore

/// What moves rows within a container and between the collections in it: `reorderContainer`.
@MainActor protocol RowReordering: AnyObject {
  var isEnabled: Bool { get }
  /// Whether an item with this identity, of this collection, is one of the container's.
  func accepts(_ id: AnyHashable, in collection: AnyHashable?) -> Bool
  /// Tells the app: the items, their new collection, and the item before which they go; nil for the end.
  func move(_ items: [AnyHashable], to collection: AnyHashable?, before next: AnyHashable?)
}
struct RowReorderingKey: EnvironmentKey {
  static var defaultValue: ObjectReference<any RowReordering> { ObjectReference(nil) }
}

/// What a `ForEach` in a list says about moving its rows in a container.
struct ReorderableRows {
  let collectionID: AnyHashable?
  /// Set where a row is asked.
  var container: (any RowReordering)?
  /// The node of the `ForEach`, set where a row is asked.
  var owner: Node?

  @MainActor func identity(at offset: Int) -> AnyHashable? { owner?.childIdentities?.identityInData(at: offset) }
  /// Moves rows of another collection, or of this one, before the row with an offset.
  @MainActor func move(_ items: [AnyHashable], before offset: Int) {
    container?.move(items, to: collectionID, before: identity(at: offset))
  }
}

/// What a user has done to the order of items: which have moved, and to where.
///
///     .reorderContainer(for: Landmark.self) { difference in
///       landmarks.apply(difference)
///     }
nonisolated public struct ReorderDifference<ItemID, CollectionID> {
  /// The identities of the items that have moved.
  public var sources: [ItemID]
  /// Where they have gone.
  public var destination: Destination

  /// A place among the items of a collection.
  public struct Destination {
    /// The place in its collection.
    @frozen public enum Position {
      /// Before the item with an identity.
      case before(ItemID)
      /// Behind all others.
      case end
    }
    /// The place in the collection.
    public var position: Position
    /// The collection, as `reorderable(collectionID:)` names it.
    public var collectionID: CollectionID
    /// A place in a collection.
    public init(position: Position, collectionID: CollectionID) {
      (self.position, self.collectionID) = (position, collectionID)
    }
    /// A place in the one collection of its container.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
  }
  init(sources: [ItemID], destination: Destination) { (self.sources, self.destination) = (sources, destination) }
}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable, CollectionID: Equatable {}

/// Stands for the one collection of a container that has no other.
nonisolated public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable { init() {} }

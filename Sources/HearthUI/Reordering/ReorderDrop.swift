import Foundation
import HearthCore

// Things that are dropped on a view around a container: where among its items they go.

extension DropPlace {
  /// As far as the types are those of the container.
  func destination<ItemID, CollectionID>(
    _: ItemID.Type, _: CollectionID.Type
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    guard let id = ReorderableSingleCollectionIdentifier() as? CollectionID ?? collection?.base as? CollectionID else {
      return nil
    }
    guard let next else { return .init(position: .end, collectionID: id) }
    return (next.base as? ItemID).map { .init(position: .before($0), collectionID: id) }
  }
}

extension ReorderContainer: DropPlaceSource {
  func dropPlace(at point: CGPoint, in node: LayoutNode) -> (place: DropPlace, distance: CGFloat)? {
    guard isEnabled else { return nil }
    let found = collections(in: node).compactMap { Self.place(at: point, in: $0) }.min { $0.distance < $1.distance }
    return found.flatMap { $0.distance <= ReorderSession.reach ? $0 : nil }
  }
  private static func place(at point: CGPoint, in places: ReorderPlaces) -> (place: DropPlace, distance: CGFloat)? {
    let distances = places.items.map { entry in
      let dx = max(0, entry.frame.minX - point.x, point.x - entry.frame.maxX)
      let dy = max(0, entry.frame.minY - point.y, point.y - entry.frame.maxY)
      return hypot(dx, dy)
    }
    guard let distance = distances.min(), let index = distances.firstIndex(of: distance) else { return nil }
    let entry = places.items[index]
    let isBehind = ReorderArrangement.isBehind(point, entry, in: places)
    let id =
      isBehind ? places.owner.childIdentities?.identityInData(at: entry.offset + 1) : entry.item.place?.id
    return (DropPlace(next: id, collection: places.collectionID), distance)
  }
}

extension DropSession {
  /// Where among the items of the `reorderContainer` in this drop destination the things go; nil where no item is near, as
  /// in an empty container: then they go to the end.
  ///
  ///     .reorderContainer(for: Task.self) { tasks.apply($0) }
  ///     .dropDestination(for: Task.self) { dropped, session in
  ///       tasks.insert(dropped, at: session.reorderDestination(for: Task.self))
  ///     }
  ///
  /// - Parameters:
  ///   - item: The type of the container's items.
  ///   - collectionID: The type of the names of its collections.
  public nonisolated func reorderDestination<Item: Identifiable, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<Item.ID, CollectionID>.Destination? {
    place?.destination(Item.ID.self, CollectionID.self)
  }
  /// Where the things go among items whose identity is a property.
  public nonisolated func reorderDestination<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    place?.destination(ItemID.self, CollectionID.self)
  }
}

extension DropConfiguration {
  /// Takes all things, to a place among the items of the `reorderContainer` in the drop destination that the app says, and
  /// not to that below the pointer.
  public init<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    operation: DropOperation, destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) {
    self.init(operation: operation)
    var next: AnyHashable?
    if case .before(let id) = destination.position { next = AnyHashable(id) }
    let isOnlyOne = destination.collectionID is ReorderableSingleCollectionIdentifier
    place = DropPlace(next: next, collection: isOnlyOne ? nil : AnyHashable(destination.collectionID))
  }
}

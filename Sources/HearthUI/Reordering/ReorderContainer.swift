import Foundation
import HearthCore

/// The views around which items can change places: what a modifier says, and the items that are there now.
@MainActor final class ReorderContainer: RowReordering {
  var isEnabled = true
  /// Whether an item with this identity, of this collection, is one of the container's.
  var isWanted: (AnyHashable, AnyHashable?) -> Bool = { _, _ in false }
  /// Tells the app: the items, their new collection, and the item before which they go; nil for the end.
  var tell: ([AnyHashable], AnyHashable?, AnyHashable?) -> Void = { _, _, _ in }
  private var known: [ObjectIdentifier: ReorderItem] = [:]
  /// The item that is on its way.
  var session: ReorderSession?
  nonisolated init() {}
  nonisolated deinit {}

  func accepts(_ id: AnyHashable, in collection: AnyHashable?) -> Bool { isWanted(id, collection) }
  func move(_ items: [AnyHashable], to collection: AnyHashable?, before next: AnyHashable?) {
    tell(items, collection, next)
  }
  func insert(_ item: ReorderItem) {
    known[ObjectIdentifier(item)] = item
    item.node.engine[DropPlaces.slot].add(self)
  }
  func remove(_ item: ReorderItem) { known[ObjectIdentifier(item)] = nil }
  /// The items that have a place now, by their collections, in the order of the data.
  var collections: [ReorderPlaces] { collections { !$0.isRow } }
  /// The same of all items in a view.
  func collections(in node: Node) -> [ReorderPlaces] {
    collections { item in
      var current: Node? = item.node
      while let inner = current, inner !== node { current = inner.parent }
      return current != nil
    }
  }
  private func collections(_ counts: (ReorderItem) -> Bool) -> [ReorderPlaces] {
    var result: [ObjectIdentifier: ReorderPlaces] = [:]
    for item in known.values where item.node.flags.contains(.isPlaced) && !item.node.isUnmounted && counts(item) {
      guard let place = item.place else { continue }
      let key = ObjectIdentifier(place.owner)
      result[key, default: ReorderPlaces(owner: place.owner, collectionID: item.collectionID)].items.append(
        ReorderPlaces.Item(item: item, offset: place.offset, frame: item.node.frameInWindow))
    }
    return result.values.map { places in
      var places = places
      places.items.sort { $0.offset < $1.offset }
      return places
    }
  }
}
/// The items of one `ForEach` with their places.
@MainActor struct ReorderPlaces {
  struct Item {
    let item: ReorderItem
    /// In the data.
    let offset: Int
    /// Points in the window.
    let frame: CGRect
  }
  /// The node of the `ForEach`.
  let owner: Node
  let collectionID: AnyHashable?
  var items: [Item] = []
}

/// Makes the views in it a container of items that change places.
nonisolated struct ReorderContainerModifier: ViewModifier {
  let isEnabled: Bool
  let accepts: (AnyHashable, AnyHashable?) -> Bool
  let perform: ([AnyHashable], AnyHashable?, AnyHashable?) -> Void
  @State private var container = ReorderContainer()

  @MainActor func body(content: Content) -> some View {
    let container = container
    let _ = (container.isEnabled, container.isWanted, container.tell) = (isEnabled, accepts, perform)
    content.modifier(_EnvironmentModifier { $0[RowReorderingKey.self] = ObjectReference(container) })
  }
  /// A modifier that tells of moves with the types of the app.
  static func typed<ItemID: Hashable, CollectionID: Hashable>(
    _ isEnabled: Bool, _ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> ReorderContainerModifier {
    func collection(_ id: AnyHashable?) -> CollectionID? {
      ReorderableSingleCollectionIdentifier() as? CollectionID ?? id?.base as? CollectionID
    }
    return ReorderContainerModifier(
      isEnabled: isEnabled, accepts: { $0.base is ItemID && collection($1) != nil },
      perform: { items, target, next in
        guard let target = collection(target) else { return }
        let position = next.flatMap { $0.base as? ItemID }
        move(
          ReorderDifference(
            sources: items.compactMap { $0.base as? ItemID },
            destination: .init(position: position.map { .before($0) } ?? .end, collectionID: target)))
      })
  }
}

extension View {
  /// Lets the user change the places of items in here: those of each `ForEach` with `reorderable()`.
  ///
  ///     VStack {
  ///       ForEach(landmarks) { LandmarkRow($0) }.reorderable()
  ///     }
  ///     .reorderContainer(for: Landmark.self) { difference in
  ///       landmarks.move(difference.sources, to: difference.destination.position)
  ///     }
  ///
  /// A list, a stack, a grid or a layout of the app can be one. A mouse takes an item along from the first few points on, a
  /// finger when it has rested on it; the others make room, and the data stays as it is until the item is let go. Escape
  /// gives it up. With Option and an arrow the item in which focus is moves by one place, and assistive technology has
  /// actions for that. Source: Apple, documentation of reorderContainer(for:isEnabled:move:); keys and actions are our
  /// choice, as those of lists.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether items can be moved now.
  ///   - move: Called once an item has been let go at another place.
  public nonisolated func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier.typed(isEnabled, move))
  }
  /// Lets the user change the places of items in here, also from one collection to another: those of each `ForEach` with
  /// `reorderable(collectionID:)`.
  public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier.typed(isEnabled, move))
  }
  /// Lets the user change the places of items in here whose identity is a property: the one that their `ForEach` has.
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier.typed(isEnabled, move))
  }
  /// Lets the user change the places of items in here whose identity is a property, also from one collection to another.
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier.typed(isEnabled, move))
  }
}

extension DynamicViewContent {
  /// Makes the views items that the user can move in the `reorderContainer` around. Views of another `ForEach` in the
  /// container stay where they are.
  public nonisolated func reorderable() -> some DynamicViewContent<Self.Data> { reorderable(in: nil) }
  /// Makes the views items that the user can move in the `reorderContainer` around, within their collection and into
  /// others.
  ///
  /// - Parameter collectionID: What the container calls the collection.
  public nonisolated func reorderable(
    collectionID: some Hashable & Sendable
  ) -> some DynamicViewContent<Self.Data> {
    reorderable(in: AnyHashable(collectionID))
  }
  private nonisolated func reorderable(
    in collectionID: AnyHashable?
  ) -> ModifiedContent<ModifiedContent<Self, ReorderItemModifier>, RowEditingModifier> {
    let reorder = ReorderableRows(collectionID: collectionID)
    return modifier(ReorderItemModifier(collectionID: collectionID))
      .modifier(RowEditingModifier(editing: RowEditing(reorder: reorder)))
  }
}

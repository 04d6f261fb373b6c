import Foundation
import HearthCore

/// The items that are dragged over a drop destination, or were dropped there.
public struct DropSession: Identifiable {
  /// Tells sessions apart: the same for all views that things are dragged over until they are dropped.
  public struct ID: Hashable, Sendable { let number: Int }
  /// The phases of a session.
  public enum Phase: Hashable, Sendable {
    /// It has just come over the view.
    case entering
    /// It moves over the view.
    case active
    /// It has left the view without being dropped.
    case exiting
    /// It was dropped, and this becomes of it.
    case ended(DropOperation)
    /// The data was there, or will not come.
    case dataTransferCompleted
  }
  /// The items of a drag that began in this app.
  public struct LocalSession {
    let items: [DraggedItem]
    /// The identities of the things that are dragged, as far as they are of a type. Things of a drag container have one,
    /// and those that were made draggable with an identity.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      items.compactMap { $0.id?.base as? ItemID }
    }
  }

  /// Tells sessions apart.
  public let id: ID
  /// How many things are dragged. Of what other programs drag, one, until it was dropped: a list of files is not read
  /// before.
  public var itemsCount: Int
  /// Nil for what other programs drag.
  public var localSession: LocalSession?
  /// Where the pointer is: points in the destination's coordinate space.
  public var location: CGPoint
  /// The phase that the session is in.
  public private(set) var phase: Phase
  /// The size of the destination, in points.
  public var size: CGSize
  /// The operations that the source allows.
  public var suggestedOperations: DropOperation.Set
  /// The place among items that change places in the destination.
  var place: DropPlace?

  @MainActor init(_ offer: DropOffer, _ items: [NSItemProvider], at location: CGPoint, _ phase: Phase, size: CGSize) {
    id = ID(number: offer.number)
    itemsCount = items.count
    localSession = (offer.session?.payload as? DragPayload).map { LocalSession(items: $0.items) }
    (self.location, self.phase, self.size) = (location, phase, size)
    suggestedOperations = DropOperation.Set(offer.operations)
  }
}

/// The way in which a destination takes what is dropped on it.
public struct DropConfiguration {
  /// The operation that is carried out; none for `cancel` and `forbidden`.
  public private(set) var operation: DropOperation
  /// How many things are taken, the first ones; nil for all.
  public var acceptedItemCount: Int?
  /// Takes all things.
  public init(operation: DropOperation) { self.operation = operation }
  /// The place among items that change places in the destination; nil for that below the pointer.
  var place: DropPlace?
}

/// A drag that began in this app.
public struct DragSession: Identifiable {
  /// Tells drags apart.
  public struct ID: Hashable, Sendable { let number: Int }
  /// The phases of a drag.
  public enum Phase: Hashable, Sendable {
    /// It begins.
    case initial
    /// It goes on.
    case active
    /// The things were dropped, and this becomes of them; or `cancel`.
    case ending(DropOperation)
    /// This became of them.
    case ended(DropOperation)
    /// Whoever took them has all of their data.
    case dataTransferCompleted
  }
  /// Tells drags apart.
  public let id: ID
  /// Where the pointer is, as far as that is known: points in the coordinate space of the view that the drag began in. Of
  /// a pointer over other windows, where it was last seen.
  public var location: CGPoint
  /// The phase that the drag is in.
  public private(set) var phase: Phase
  /// Which of the things was pressed, by its number among all that are dragged.
  public private(set) var draggedItemIndex: Int
  private let items: [DraggedItem]

  init(_ number: Int, _ items: [DraggedItem], _ index: Int, at location: CGPoint, _ phase: Phase) {
    id = ID(number: number)
    (self.items, draggedItemIndex, self.location, self.phase) = (items, index, location, phase)
  }
  /// The identities of the things that are dragged, as far as they are of a type.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    items.compactMap { $0.id?.base as? ItemID }
  }
}

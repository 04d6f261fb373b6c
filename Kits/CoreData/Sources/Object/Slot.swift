import Foundation

/// What an object has of one of its properties.
enum Slot {
  /// Only the store has it.
  case unfetched
  /// An attribute, in the form that objects keep.
  case value(Any?)
  /// One object by its identifier: nobody has asked for it yet.
  case key(NSManagedObjectID)
  case one(NSManagedObject?)
  case set(Set<NSManagedObject>)
  case list([NSManagedObject])

  /// The objects of a relationship, if they have been asked for.
  var objects: [NSManagedObject] {
    switch self {
    case .one(let object?): [object]
    case .set(let set): set.sorted { $0.objectID.key < $1.objectID.key }
    case .list(let list): list
    default: []
    }
  }
}

/// A change to an object or a context, and what takes it back.
enum Change {
  case slot(NSManagedObject, Int, Slot)
  case insertion(NSManagedObject)
  case removal(NSManagedObject)
}

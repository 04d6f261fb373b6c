import Foundation
import GRDB

// What becomes of changes to rows that somebody else has saved.

extension NSManagedObjectContext {
  private var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  func resolve(_ conflict: Conflict, isLast: Bool) throws {
    guard let object = registry[conflict.id]?.object, let store = conflict.id.persistentStore else { throw conflict }
    let row = try store.row(conflict.id)
    if policy == .errorMergePolicyType || isLast {
      let found = NSMergeConflict(object, new: row?.version ?? 0, old: object.version)
      let text = "\(conflict.id) was saved by another context or process since it was read"
      throw CoreDataError.make(.merge, text, [NSPersistentStoreSaveConflictsErrorKey: [found]])
    }
    let ownWins = policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
    guard let row else {
      // Somebody has deleted it.
      updatedSet.remove(object)
      if ownWins {
        for index in object.plan.relationshipIndices { object.resolve(index) }
        object.objectID.makeTemporary()
        insertedSet.insert(object)
      } else {
        forget(object)
      }
      return
    }
    if object.isDeleted {
      if ownWins {
        object.version = row.version
      } else {
        deletedSet.remove(object)
        object.isDeleted = false
        refresh(object, mergeChanges: false)
      }
      return
    }
    switch policy {
    case .overwriteMergePolicyType:
      for index in object.slots.indices where object.plan.relationships[index]?.isToMany != true {
        object.keepOriginal(index)
      }
      object.version = row.version
    case .rollbackMergePolicyType: refresh(object, mergeChanges: false)
    case .mergeByPropertyStoreTrumpMergePolicyType:
      let originals = object.originals, before = object.slots
      refresh(object, mergeChanges: false)
      object.fireFault()
      // What only this context has changed stays changed.
      for (index, original) in originals where isSame(original, object.slots[index]) {
        object.put(before[index], index)
      }
    default: refresh(object, mergeChanges: true)
    }
  }
  private func isSame(_ a: Slot, _ b: Slot) -> Bool {
    switch (a, b) {
    case (.value(let a), .value(let b)):
      if a == nil || b == nil { return a == nil && b == nil }
      return (a as? AnyHashable) == (b as? AnyHashable)
    case (.unfetched, _), (_, .unfetched), (.set, _), (.list, _): return true
    default: return identifier(a) == identifier(b)
    }
  }
  private func identifier(_ slot: Slot) -> NSManagedObjectID? {
    switch slot {
    case .key(let id): id
    case .one(let object): object?.objectID
    default: nil
    }
  }
  /// An object that is not in the store any more.
  func forget(_ object: NSManagedObject) {
    object.objectWillChange.send()
    object.isDeleted = true
    insertedSet.remove(object)
    updatedSet.remove(object)
    deletedSet.remove(object)
    registry[object.objectID] = nil
    recent.deleted.insert(object)
    schedule()
    tell(object, nil)
  }

  // MARK: - Unique values

  /// - Throws: An error that says which values another object has, unless the merge policy decides.
  func resolveConstraints() throws {
    for object in insertedSet.union(updatedSet).sorted(by: { $0.objectID.key < $1.objectID.key })
    where !object.isDeleted {
      var entity: NSEntityDescription? = object.entity
      while let current = entity {
        for constraint in current.uniquenessConstraints { try resolve(constraint, object, current) }
        entity = current.superentity
      }
    }
  }
  private func resolve(_ constraint: [Any], _ object: NSManagedObject, _ entity: NSEntityDescription) throws {
    let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    if names.allSatisfy({ name in object.plan.index(name).map { object.originals[$0] == nil } ?? true }),
      !insertedSet.contains(object)
    {
      return
    }
    var parts: [NSPredicate] = []
    for name in names {
      guard let value = object.value(forKey: name) else { return }
      parts.append(NSPredicate(format: "%K == %@", name, value))
    }
    if parts.isEmpty { return }
    let query = ObjectQuery(
      entity: entity, predicate: NSCompoundPredicate(andPredicateWithSubpredicates: parts), order: [])
    for other in try objects(query) where other !== object && !other.isDeleted && !object.isDeleted {
      switch policy {
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: delete(other)
      case .mergeByPropertyStoreTrumpMergePolicyType where insertedSet.contains(object): delete(object)
      case .rollbackMergePolicyType where insertedSet.contains(object): delete(object)
      default:
        let values = names.map { "\($0) = \(object.value(forKey: $0) ?? "nil")" }.joined(separator: ", ")
        throw CoreDataError.make(
          .constraint, "the entity '\(entity.name ?? "")' has an object with \(values) already",
          [NSPersistentStoreSaveConflictsErrorKey: [other]])
      }
    }
  }
}

import Foundation

// How objects get what stores and parents have.

extension NSManagedObjectContext {
  /// Fetches the row of a fault.
  func fill(_ object: NSManagedObject) {
    if let row = object.row {
      decode(row, into: object)
    } else if let parent {
      guard let slots = parent.performAndWait({ parent.slots(for: object.objectID) }) else { return }
      object.slots = slots.map { imported($0) }
    } else {
      guard let store = object.objectID.persistentStore else { return }
      do {
        guard let row = try store.row(object.objectID) else { return }
        decode(row, into: object)
      } catch {
        Notice.tell("the object \(object.objectID) could not be read: \(error)")
        return
      }
    }
    object.awakeFromFetch()
  }
  private func decode(_ row: StoredRow, into object: NSManagedObject) {
    guard let store = object.objectID.persistentStore, let table = store.layout.table(object.entity) else { return }
    object.row = nil
    object.version = row.version
    object.slots = object.plan.properties.indices.map { slot(object.plan, $0, row, table, store) }
  }
  private func slot(
    _ plan: EntityPlan, _ index: Int, _ row: StoredRow, _ table: StoreTable, _ store: NSPersistentStore
  ) -> Slot {
    let column = table.place(plan.properties[index].name).map { row.values[$0] } ?? .null
    if let attribute = plan.attributes[index] {
      if attribute.isTransient {
        return .value(attribute.defaultValue.flatMap { AttributeValue.kept($0, attribute.attributeType) })
      }
      return .value(AttributeValue.kept(column, attribute))
    }
    guard let relationship = plan.relationships[index], !relationship.isToMany else { return .unfetched }
    guard let entity = relationship.destinationEntity, let key = Int64.fromDatabaseValue(column) else {
      return .one(nil)
    }
    return .key(NSManagedObjectID(entity, key, store))
  }
  /// An object's row as an object: of its own entity, which the row names.
  func materialize(_ row: StoredRow, _ store: NSPersistentStore, isRefreshing: Bool = false) -> NSManagedObject? {
    guard let entity = model?.entitiesByName[row.entity] else { return nil }
    let object = registered(NSManagedObjectID(entity, row.key, store))
    if object.slots.isEmpty {
      object.row = row
    } else if isRefreshing, row.version != object.version {
      refresh(object, mergeChanges: true)
    }
    return object
  }

  /// The object with an identifier, if it is there.
  func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registry[id]?.object, !object.slots.isEmpty || object.row != nil { return object }
    if let parent {
      guard let found = parent.performAndWait({ parent.existing(id)?.objectID }) else { return nil }
      return registered(found)
    }
    let stores = id.persistentStore.map { [$0] } ?? persistentStoreCoordinator?.stores(for: id.entity, nil) ?? []
    for store in stores { if let row = try? store.row(id) { return materialize(row, store) } }
    return nil
  }

  /// What is at the other end of a relationship to many, as the store or the parent has it.
  ///
  /// - Parameter isRaw: Without this context's changes at the other end.
  func fetchRelationship(_ object: NSManagedObject, _ index: Int, isRaw: Bool = false) -> Slot? {
    guard let relationship = object.plan.relationships[index] else { return nil }
    var found: [NSManagedObject] = []
    if let parent {
      let id = object.objectID
      let ids = parent.performAndWait { () -> [NSManagedObjectID] in
        guard let twin = parent.existing(id) else { return [] }
        twin.resolve(index)
        return twin.slots[index].objects.map(\.objectID)
      }
      found = ids.map(registered)
    } else if let store = object.objectID.persistentStore {
      do {
        let rows = try store.rows(relationship, of: [object.objectID.key])[object.objectID.key] ?? []
        found = rows.compactMap { materialize($0, store) }
      } catch {
        Notice.tell("\(object.objectID).\(relationship.name) could not be read: \(error)")
      }
    }
    if !isRaw { found = merged(found, object, relationship) }
    return relationship.isOrdered ? .list(found) : .set(Set(found))
  }
  /// With what was changed at the other end, where that is to one.
  private func merged(
    _ found: [NSManagedObject], _ object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObject] {
    let present = found.filter { !$0.isDeleted }
    guard let inverse = relationship.inverseRelationship, !inverse.isToMany, hasChanges else { return present }
    func leads(_ other: NSManagedObject) -> Bool? {
      guard let index = other.plan.index(inverse.name), other.originals[index] != nil || insertedSet.contains(other),
        case .one(let target) = other.slots[index]
      else { return nil }
      return target === object
    }
    let kept = present.filter { leads($0) ?? true }, known = Set(kept)
    let added = insertedSet.union(updatedSet).filter { !known.contains($0) && leads($0) == true }
    return kept + added.sorted { $0.objectID.key < $1.objectID.key }
  }
  /// Fetches a relationship of many objects at once.
  func prefetch(_ path: String, of objects: [NSManagedObject], _ store: NSPersistentStore) throws {
    guard let name = path.split(separator: ".").first.map(String.init), let first = objects.first,
      let index = first.plan.index(name), let relationship = first.plan.relationships[index], relationship.isToMany
    else { return }
    let waiting = objects.filter { object in
      guard object.plan.index(name) == index else { return false }
      object.fireFault()
      if case .unfetched = object.slots[index] { return true }
      return false
    }
    let rows = try store.rows(relationship, of: waiting.map(\.objectID.key))
    for object in waiting {
      let found = merged((rows[object.objectID.key] ?? []).compactMap { materialize($0, store) }, object, relationship)
      object.slots[index] = relationship.isOrdered ? .list(found) : .set(Set(found))
    }
  }

  // MARK: - Parents and children

  /// An object's properties for a child; nil if the object is not there.
  private func slots(for id: NSManagedObjectID) -> [Slot]? {
    guard let object = existing(id), !object.isDeleted else { return nil }
    object.fireFault()
    return object.slots
  }
  /// What another context has, with this context's objects.
  func imported(_ slot: Slot) -> Slot {
    switch slot {
    case .unfetched, .value, .one(nil), .key: slot
    case .one(let object?): .one(registered(object.objectID))
    case .set(let set): .set(Set(set.map { registered($0.objectID) }))
    case .list(let list): .list(list.map { registered($0.objectID) })
    }
  }
}

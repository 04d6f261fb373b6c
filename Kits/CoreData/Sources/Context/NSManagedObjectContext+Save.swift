import Foundation
import GRDB

extension NSManagedObjectContext {
  /// Saves to the parent, or to the stores: all of a store's changes or none.
  ///
  /// - Throws: What validation found, a conflict, or an error that names the file. The changes stay.
  public func save() throws {
    processPendingChanges()
    if !hasChanges { return }
    if parent == nil, persistentStoreCoordinator?.persistentStores.isEmpty ?? true {
      throw CoreDataError.make(.noStore, "the context has no store to save to")
    }
    prepare()
    derive()
    try validate()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    if let parent {
      parent.performAndWait { push(to: parent) }
      finish()
    } else {
      try resolveConstraints()
      try write()
      finish()
    }
  }
  /// Subclasses may change objects before they are saved. Source: Apple, documentation of willSave(), which says that it is called again.
  private func prepare() {
    var told: Set<NSManagedObject> = []
    for _ in 0..<100 {
      let waiting = insertedSet.union(updatedSet).union(deletedSet).subtracting(told)
      if waiting.isEmpty { return }
      for object in waiting {
        told.insert(object)
        object.willSave()
      }
    }
  }
  private func validate() throws {
    var problems: [NSError] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch let error as NSError {
        problems += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    for object in deletedSet { check(object.validateForDelete) }
    for object in insertedSet { check(object.validateForInsert) }
    for object in updatedSet { check(object.validateForUpdate) }
    if problems.count == 1 { throw problems[0] }
    if problems.count > 1 { throw CoreDataError.multiple(problems) }
  }

  // MARK: - Stores

  private func store(of object: NSManagedObject) throws -> NSPersistentStore {
    let found =
      object.objectID.persistentStore ?? assigned[object] ?? persistentStoreCoordinator?.store(for: object.entity)
    guard let found else {
      throw CoreDataError.make(.noStore, "there is no store for objects of the entity '\(object.plan.name)'")
    }
    return found
  }
  private func write() throws {
    var limit = insertedSet.count + updatedSet.count + deletedSet.count + 10
    while true {
      do {
        for (store, changes) in try changeSets() {
          try store.save(changes)
          if !changes.isEmpty { persistentStoreCoordinator?.tellRemoteChange(of: store) }
        }
        return
      } catch let conflict as Conflict {
        limit -= 1
        try resolve(conflict, isLast: limit <= 0)
      }
    }
  }
  private func changeSets() throws -> [(NSPersistentStore, ChangeSet)] {
    var sets: [ObjectIdentifier: (NSPersistentStore, ChangeSet)] = [:]
    let empty = ChangeSet(author: transactionAuthor, contextName: name)
    func add(_ object: NSManagedObject, _ body: (inout ChangeSet, NSPersistentStore) throws -> Void) throws {
      let store = try store(of: object)
      try body(&sets[ObjectIdentifier(store), default: (store, empty)].1, store)
    }
    func byKey(_ set: Set<NSManagedObject>) -> [NSManagedObject] { set.sorted { $0.objectID.key < $1.objectID.key } }
    for object in byKey(deletedSet) {
      try add(object) { set, _ in set.deletes.append(.init(id: object.objectID, version: object.version)) }
    }
    for object in byKey(insertedSet) {
      try add(object) { set, store in
        let columns = try object.plan.properties.indices.compactMap { try column(object, $0) }
        set.inserts.append(.init(id: object.objectID, columns: columns))
        for index in object.plan.relationshipIndices { addLinks(object, index, nil, store, &set) }
      }
    }
    for object in byKey(updatedSet) {
      try add(object) { set, store in
        let count = set.links.count
        let columns = try object.originals.keys.sorted().compactMap { try column(object, $0) }
        for index in object.originals.keys.sorted() { addLinks(object, index, object.originals[index], store, &set) }
        if columns.isEmpty, set.links.count == count { return }
        let names = object.originals.keys.map { object.plan.properties[$0].name }.sorted()
        set.updates.append(.init(id: object.objectID, columns: columns, version: object.version, names: names))
      }
    }
    return Array(sets.values)
  }
  /// A property's column and value; nil if it has no column.
  private func column(_ object: NSManagedObject, _ index: Int) throws -> (String, DatabaseValue)? {
    let property = object.plan.properties[index]
    if property.isTransient || object.plan.relationships[index]?.isToMany == true { return nil }
    switch object.slots[index] {
    case .value(let value):
      guard let attribute = object.plan.attributes[index] else { return nil }
      return (property.name, try AttributeValue.column(value, attribute))
    case .key(let id): return (property.name, id.key.databaseValue)
    case .one(let other): return (property.name, other?.objectID.key.databaseValue ?? .null)
    default: return nil
    }
  }
  private func addLinks(
    _ object: NSManagedObject, _ index: Int, _ original: Slot?, _ store: NSPersistentStore, _ set: inout ChangeSet
  ) {
    guard let relationship = object.plan.relationships[index], case .link(let link)? = store.layout.place(relationship)
    else { return }
    let now = object.slots[index].objects.map(\.objectID.key)
    let before = Set(original?.objects.map(\.objectID.key) ?? []), after = Set(now)
    let removed = before.subtracting(after)
    let present: [(key: Int64, position: Int?)] =
      relationship.isOrdered
      ? now.enumerated().map { (key: $1, position: $0) }
      : now.filter { !before.contains($0) }.map { (key: $0, position: nil) }
    if removed.isEmpty, present.isEmpty { return }
    set.links.append(.init(id: object.objectID, link: link, removed: removed.sorted(), present: present))
  }

  // MARK: - Afterwards

  private func finish() {
    let inserted = insertedSet, updated = updatedSet, deleted = deletedSet
    (insertedSet, updatedSet, deletedSet) = ([], [], [])
    for object in inserted {
      if parent == nil, let store = try? store(of: object) { object.objectID.makePermanent(store) }
      object.version = 1
      object.originals = [:]
    }
    for object in updated {
      if savesRow(object) { object.version += 1 }
      object.originals = [:]
    }
    for object in deleted {
      registry[object.objectID] = nil
      if parent == nil { object.objectID.makeTemporary() }
      object.originals = [:]
    }
    assigned = [:]
    for object in inserted.union(updated).union(deleted) { object.didSave() }
    for object in deleted where undoManager == nil { object.managedObjectContext = nil }
    post(.NSManagedObjectContextDidSave, inserted, updated, deleted)
    let news = SavedObjects(
      inserted: Set(inserted.map(\.objectID)), updated: Set(updated.map(\.objectID)),
      deleted: Set(deleted.map(\.objectID)))
    postIDs(Self.didSaveObjectIDsNotification, news)
    if parent == nil, !isSilent {
      persistentStoreCoordinator?.hub.broadcast(news, from: self)
    }
  }
  /// Whether the change is one of the object's own row: see `changeSets`.
  private func savesRow(_ object: NSManagedObject) -> Bool {
    guard parent == nil, let store = object.objectID.persistentStore else { return false }
    return object.originals.contains { index, original in
      let property = object.plan.properties[index]
      if property.isTransient { return false }
      guard let relationship = object.plan.relationships[index], relationship.isToMany else { return true }
      guard case .link? = store.layout.place(relationship) else { return false }
      let before = original.objects, now = object.slots[index].objects
      return Set(before) != Set(now) || relationship.isOrdered && !now.isEmpty
    }
  }

  /// Hands the changes to the parent, where they wait for its save.
  private func push(to parent: NSManagedObjectContext) {
    for object in insertedSet {
      let twin = parent.registered(object.objectID)
      twin.slots = twin.emptySlots()
      twin.isDeleted = false
      parent.insertedSet.insert(twin)
      parent.recent.inserted.insert(twin)
      parent.registerUndo(.removal(twin))
    }
    for object in insertedSet.union(updatedSet) {
      let twin = parent.registered(object.objectID)
      twin.fireFault()
      twin.objectWillChange.send()
      let indices = insertedSet.contains(object) ? Array(object.slots.indices) : object.originals.keys.sorted()
      for index in indices {
        if case .unfetched = object.slots[index] { continue }
        if object.plan.relationships[index] != nil { twin.resolve(index) }
        twin.put(parent.imported(object.slots[index]), index)
      }
    }
    for object in insertedSet { parent.tell(parent.registered(object.objectID), nil) }
    for object in deletedSet { if let twin = parent.existing(object.objectID) { parent.delete(twin) } }
    parent.processPendingChanges()
  }
}

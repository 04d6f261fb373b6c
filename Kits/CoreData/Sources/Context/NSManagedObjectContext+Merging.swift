import Foundation

extension NSManagedObjectContext {
  /// Reads an object anew: with this context's changes on top, or without them.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !insertedSet.contains(object) else { return }
    object.objectWillChange.send()
    let changes = flag ? object.originals : [:], before = object.slots
    object.turnIntoFault()
    if changes.isEmpty {
      updatedSet.remove(object)
    } else {
      object.fireFault()
      for (index, original) in changes {
        // What rollback goes back to, and what a save compares with, is what the store has.
        if object.plan.relationships[index]?.isToMany == true {
          object.slots[index] = fetchRelationship(object, index, isRaw: true) ?? original
        }
        object.originals[index] = object.slots[index]
        object.slots[index] = merged(before[index], original, object.slots[index])
      }
    }
    recent.refreshed.insert(object)
    schedule()
    tell(object, nil)
  }
  /// What is there now, with what this context has added and taken away.
  private func merged(_ own: Slot, _ original: Slot, _ now: Slot) -> Slot {
    switch (own, now) {
    case (.set(let own), .set(let now)):
      let before = Set(original.objects)
      return .set(now.subtracting(before.subtracting(own)).union(own.subtracting(before)))
    case (.list(let own), .list(let now)):
      let before = Set(original.objects), kept = Set(own)
      let known = Set(now)
      let mine = own.filter { before.contains($0) ? known.contains($0) : true }
      return .list(mine + now.filter { !before.contains($0) && !kept.contains($0) })
    default: return own
    }
  }
  /// Makes faults of all objects without changes, and reads those with some anew.
  public func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  // MARK: - Other contexts

  /// Takes over what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> Set<NSManagedObjectID> {
      let value = notification.userInfo?[key] ?? notification.userInfo?[key + "_objectIDs"]
      if let objects = value as? Set<NSManagedObject> { return Set(objects.map(\.objectID)) }
      return value as? Set<NSManagedObjectID> ?? []
    }
    merge(
      SavedObjects(
        inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey), deleted: ids(NSDeletedObjectsKey)))
  }
  /// Tells contexts of changes by their identifiers, as a batch gives them.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> Set<NSManagedObjectID> {
      let all = changeNotificationData[key] as? [NSManagedObjectID] ?? []
      return Set(all).union(changeNotificationData[key] as? Set<NSManagedObjectID> ?? [])
    }
    let news = SavedObjects(
      inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey), deleted: ids(NSDeletedObjectsKey))
    for context in contexts { context.performAndWait { context.merge(news) } }
  }

  func put(_ news: SavedObjects) {
    guard automaticallyMergesChangesFromParent, parent == nil else { return }
    mailboxLock.withLock { letters.append(news) }
    perform { [weak self] in self?.hearNews() }
  }
  /// Takes over what other contexts have saved since this was done last.
  func hearNews() {
    let news = mailboxLock.withLock {
      defer { letters = [] }
      return letters
    }
    for entry in news { merge(entry) }
  }
  private func merge(_ news: SavedObjects) {
    for id in news.deleted { if let object = registry[id]?.object { forget(object) } }
    for id in news.updated {
      if let object = registry[id]?.object, !object.isDeleted { refresh(object, mergeChanges: true) }
    }
    for id in news.inserted {
      let object = registered(id)
      recent.inserted.insert(object)
      tell(object, nil)
    }
    schedule()
    postIDs(Self.didMergeChangesObjectIDsNotification, news)
  }
}

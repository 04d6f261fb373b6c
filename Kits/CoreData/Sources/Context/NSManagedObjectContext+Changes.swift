import Foundation

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSaveNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChangeNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted with ``didSaveObjectsNotification``, with identifiers instead of objects.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Posted when the context has taken over what another has saved.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// The keys of what the notifications bring.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted", updatedObjects = "updated", deletedObjects = "deleted"
    case refreshedObjects = "refreshed", invalidatedObjects = "invalidated", invalidatedAllObjects = "invalidatedAll"
    case insertedObjectIDs = "inserted_objectIDs", updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs", refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs", queryGeneration = "newQueryGeneration"
    case sourceContext = "managedObjectContext"
  }

  /// A property is different.
  func changed(_ object: NSManagedObject, _ index: Int, from old: Slot) {
    registerUndo(.slot(object, index, old))
    noteUpdate(object)
    tell(object, index)
  }
  func noteUpdate(_ object: NSManagedObject) {
    if object.isDeleted { return }
    if !insertedSet.contains(object) { updatedSet.insert(object) }
    if !recent.inserted.contains(object) { recent.updated.insert(object) }
    schedule()
  }
  func tell(_ object: NSManagedObject, _ index: Int?) {
    for entry in observers { entry.observer?.contextChanged(object, index) }
  }
  func addObserver(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }
  func removeObserver(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  // MARK: - Notifications

  /// Says what has changed when the main queue next has time; on other queues the end of the block does.
  func schedule() {
    if isProcessingScheduled || concurrencyType != .mainQueueConcurrencyType { return }
    isProcessingScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }
  /// Posts what has changed since this was done last.
  public func processPendingChanges() {
    isProcessingScheduled = false
    if recent.isEmpty { return }
    let changes = recent
    recent = RecentChanges()
    post(
      .NSManagedObjectContextObjectsDidChange, changes.inserted, changes.updated, changes.deleted,
      refreshed: changes.refreshed)
  }
  func post(
    _ name: Notification.Name, _ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>,
    _ deleted: Set<NSManagedObject>, refreshed: Set<NSManagedObject> = []
  ) {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted }
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = refreshed }
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  /// Posts the identifiers of what was saved or taken over.
  func postIDs(_ name: Notification.Name, _ news: SavedObjects) {
    var info: [AnyHashable: Any] = [NotificationKey.sourceContext.rawValue: self]
    if !news.inserted.isEmpty { info[NotificationKey.insertedObjectIDs.rawValue] = news.inserted }
    if !news.updated.isEmpty { info[NotificationKey.updatedObjectIDs.rawValue] = news.updated }
    if !news.deleted.isEmpty { info[NotificationKey.deletedObjectIDs.rawValue] = news.deleted }
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: - Undo

  func registerUndo(_ change: Change) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled, !isRestoring else { return }
    undoManager.registerUndo(withTarget: self) { $0.revert(change) }
  }
  private func revert(_ change: Change) {
    switch change {
    case .slot(let object, let index, let slot):
      object.objectWillChange.send()
      object.fireFault()
      object.put(slot, index)
    case .removal(let object):
      object.isDeleted = true
      if insertedSet.remove(object) == nil { deletedSet.insert(object) }
      updatedSet.remove(object)
      recent.inserted.remove(object)
      recent.updated.remove(object)
      recent.deleted.insert(object)
      registerUndo(.insertion(object))
      tell(object, nil)
    case .insertion(let object):
      object.isDeleted = false
      object.managedObjectContext = self
      register(object)
      if deletedSet.remove(object) == nil {
        insertedSet.insert(object)
      } else if !object.originals.isEmpty {
        updatedSet.insert(object)
      }
      recent.deleted.remove(object)
      recent.inserted.insert(object)
      registerUndo(.removal(object))
      tell(object, nil)
    }
    schedule()
  }
  public func undo() { undoManager?.undo() }
  public func redo() { undoManager?.redo() }

  // MARK: - Going back

  /// Takes back all that was not saved.
  public func rollback() {
    isRestoring = true
    defer { isRestoring = false }
    let inserted = insertedSet, others = updatedSet.union(deletedSet)
    (insertedSet, updatedSet, deletedSet) = ([], [], [])
    for object in others {
      for (index, slot) in object.originals where !object.slots.isEmpty { object.slots[index] = slot }
      object.originals = [:]
      if object.isDeleted { recent.inserted.insert(object) }
      object.isDeleted = false
      recent.refreshed.insert(object)
      object.objectWillChange.send()
    }
    for object in inserted {
      object.isDeleted = true
      registry[object.objectID] = nil
      recent.inserted.remove(object)
      recent.deleted.insert(object)
    }
    undoManager?.removeAllActions(withTarget: self)
    for object in others.union(inserted) { tell(object, nil) }
    for object in inserted { object.managedObjectContext = nil }
    schedule()
  }
  /// Forgets all objects. Those that somebody still has are of no use any more.
  public func reset() {
    let objects = registeredObjects.union(insertedSet)
    (insertedSet, updatedSet, deletedSet, retained) = ([], [], [], [])
    registry = [:]
    recent = RecentChanges()
    undoManager?.removeAllActions(withTarget: self)
    for object in objects { tell(object, nil) }
    for object in objects {
      object.turnIntoFault()
      object.managedObjectContext = nil
    }
  }
}

import Foundation
import SwiftUI

/// The queue on which a context and its objects are used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Objects in memory, and what has changed of them since they were saved.
///
/// A context and its objects are used on one queue: that of the main thread, or its own by ``perform(_:)``.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unchecked: it belongs to its queue; what others put into it is under the lock.
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType
  /// When a block is run.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.hub.join(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext? { didSet { parent?.children.append(WeakContext(context: self)) } }
  open var name: String?
  open var transactionAuthor: String?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  open var userInfo = NSMutableDictionary()
  /// Rows are read when they are needed, never from an older copy. Source: our choice, because SQLite's own cache is enough.
  open var stalenessInterval: TimeInterval = -1
  /// Delete rules act at once.
  open var propagatesDeletesAtEndOfEvent = true
  open private(set) var queryGenerationToken: NSQueryGenerationToken?

  // MARK: - What it knows

  struct WeakContext { weak var context: NSManagedObjectContext? }
  struct WeakObject { weak var object: NSManagedObject? }
  var children: [WeakContext] = []
  var registry: [NSManagedObjectID: WeakObject] = [:]
  var registryLimit = 1000
  var retained: Set<NSManagedObject> = []
  var insertedSet: Set<NSManagedObject> = []
  var updatedSet: Set<NSManagedObject> = []
  var deletedSet: Set<NSManagedObject> = []
  /// What has changed since the last notification.
  var recent = RecentChanges()
  var isProcessingScheduled = false
  var isRestoring = false
  /// For batches: no other context hears of what it saves.
  var isSilent = false
  var observers: [WeakObserver] = []
  let mailboxLock = NSLock()
  var letters: [SavedObjects] = []
  private let queue: DispatchQueue

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "CoreData")
    super.init()
    if ct == .privateQueueConcurrencyType { queue.setSpecific(key: Self.owner, value: ContextMark(context: self)) }
  }
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }
  deinit {
    // Objects lead to one another.
    for entry in registry.values { entry.object?.slots = [] }
  }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    let entity = model?.entity(for: type)
    entity?.use(type)
    return entity
  }

  // MARK: - Queues

  final class ContextMark {
    weak var context: NSManagedObjectContext?
    init(context: NSManagedObjectContext) { self.context = context }
  }
  static let owner = DispatchSpecificKey<ContextMark>()
  /// A program whose main thread has ended runs the main queue on others.
  private static let main: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  private static let currentKey = "CoreData.current"
  /// The context whose block is run on this thread.
  static var current: NSManagedObjectContext? {
    get { (Thread.current.threadDictionary[currentKey] as? ContextMark)?.context }
    set { Thread.current.threadDictionary[currentKey] = newValue.map { ContextMark(context: $0) } }
  }
  private var isOnQueue: Bool {
    concurrencyType == .mainQueueConcurrencyType
      ? Thread.isMainThread || DispatchQueue.getSpecific(key: Self.main) == true
      : DispatchQueue.getSpecific(key: Self.owner)?.context === self
  }
  private func run<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure) -> T {
    let outer = Self.current
    Self.current = self
    defer {
      processPendingChanges()
      Self.current = outer
    }
    return try block()
  }
  /// Runs a block on the context's queue, later.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { self.run(block) }
  }
  /// Runs a block on the context's queue, and waits for its result.
  open func performAndWait<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure) -> T {
    if isOnQueue { return try run(block) }
    let result: Result<T, Failure> = queue.sync {
      do throws(Failure) { return .success(try run(block)) } catch { return .failure(error) }
    }
    return try result.get()
  }
  /// Runs a block on the context's queue; its result comes when it is done.
  open func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    nonisolated(unsafe) let block = block
    let result: UncheckedResult<T, Failure> = await withCheckedContinuation { continuation in
      queue.async {
        do throws(Failure) {
          continuation.resume(returning: UncheckedResult(result: .success(try self.run(block))))
        } catch {
          continuation.resume(returning: UncheckedResult(result: .failure(error)))
        }
      }
    }
    return try result.result.get()
  }

  // MARK: - Objects

  open var insertedObjects: Set<NSManagedObject> { insertedSet }
  open var updatedObjects: Set<NSManagedObject> { updatedSet }
  open var deletedObjects: Set<NSManagedObject> { deletedSet }
  open var registeredObjects: Set<NSManagedObject> { Set(registry.values.compactMap(\.object)) }
  open var hasChanges: Bool { !insertedSet.isEmpty || !updatedSet.isEmpty || !deletedSet.isEmpty }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry[objectID]?.object }
  /// The object, as a fault if the context does not have it; whether a store has it shows when it is read.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { registered(objectID) }
  /// - Throws: If no store has the object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = existing(objectID), !object.isDeleted else {
      throw CoreDataError.make(.referential, "there is no object \(objectID)")
    }
    return object
  }

  func register(_ object: NSManagedObject) {
    registry[object.objectID] = WeakObject(object: object)
    if retainsRegisteredObjects { retained.insert(object) }
    if registry.count > registryLimit {
      registry = registry.filter { $0.value.object != nil }
      registryLimit = max(1000, registry.count * 2)
    }
  }
  /// The object with an identifier, as a fault if it is not there.
  func registered(_ id: NSManagedObjectID) -> NSManagedObject {
    if let object = registry[id]?.object { return object }
    let object = id.entity.objectClass.init(_managed: id.entity)
    object.objectID = id
    object.managedObjectContext = self
    register(object)
    return object
  }

  /// Puts a new object into the context, to be saved with it.
  open func insert(_ object: NSManagedObject) {
    if object.managedObjectContext === self, registry[object.objectID]?.object === object, !object.isDeleted { return }
    object.managedObjectContext = self
    object.isDeleted = false
    if object.slots.isEmpty { object.slots = object.emptySlots() }
    register(object)
    insertedSet.insert(object)
    recent.inserted.insert(object)
    registerUndo(.removal(object))
    schedule()
    object.awakeFromInsert()
    tell(object, nil)
  }
  /// What an object leads to is in its context.
  func adopt(_ object: NSManagedObject) {
    if object.managedObjectContext == nil { return insert(object) }
    precondition(
      object.managedObjectContext === self,
      "Core Data: a relationship leads to \(object.objectID), which is in another context")
  }
  /// Deletes an object, and does at the other ends of its relationships what their rules say.
  open func delete(_ object: NSManagedObject) {
    if object.isDeleted || object.managedObjectContext !== self { return }
    object.prepareForDeletion()
    object.fireFault()
    for index in object.plan.relationshipIndices {
      // The other ends as they were: what is read afterwards is without the object, and would not be noted as a change.
      guard let inverse = object.plan.relationships[index]?.inverseRelationship else { continue }
      object.resolve(index)
      for other in object.slots[index].objects { other.resolve(inverse.name) }
    }
    object.isDeleted = true
    for index in object.plan.relationshipIndices {
      guard let relationship = object.plan.relationships[index] else { continue }
      if relationship.deleteRule == .noActionDeleteRule || relationship.deleteRule == .denyDeleteRule { continue }
      object.resolve(index)
      for other in object.slots[index].objects where !other.isDeleted {
        if relationship.deleteRule == .cascadeDeleteRule {
          delete(other)
        } else if let inverse = relationship.inverseRelationship {
          other.unlink(inverse.name, object)
        }
      }
    }
    recent.deleted.insert(object)
    recent.inserted.remove(object)
    recent.updated.remove(object)
    updatedSet.remove(object)
    if insertedSet.remove(object) == nil { deletedSet.insert(object) }
    registerUndo(.insertion(object))
    schedule()
    object.objectWillChange.send()
    tell(object, nil)
  }

  /// Says from which moment on the context is to read. It reads what is there now, whatever is said, which is reported.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    if generation != nil {
      Notice.tell("a context reads what its store has now: setQueryGenerationFrom(_:) pins it to no moment")
    }
    queryGenerationToken = generation
  }
  /// Looks whether somebody has saved an object since it was read; a save then finds the conflict. It always looks.
  open func detectConflicts(for object: NSManagedObject) { object.fireFault() }

  /// Gives objects lasting identifiers before they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      guard let store = persistentStoreCoordinator?.store(for: object.entity) else {
        throw CoreDataError.make(.noStore, "there is no store for objects of the entity '\(object.plan.name)'")
      }
      object.objectID.makePermanent(assigned[object] ?? store)
    }
  }
  var assigned: [NSManagedObject: NSPersistentStore] = [:]
  /// Chooses the store of a new object.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    if let object = object as? NSManagedObject { assigned[object] = store }
  }
}

/// A result that goes from one queue to another.
private struct UncheckedResult<T, Failure: Error>: @unchecked Sendable {
  // Unchecked: one queue has let go of it.
  let result: Result<T, Failure>
}

/// A moment of a store's history that a context could read from.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes.
  public static let current = NSQueryGenerationToken()
}

/// What has changed since contexts were told.
struct RecentChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

/// Hears of each change in a context at once.
protocol ContextObserver: AnyObject {
  /// - Parameter index: The property; nil if the object came or went.
  func contextChanged(_ object: NSManagedObject, _ index: Int?)
}
struct WeakObserver { weak var observer: (any ContextObserver)? }

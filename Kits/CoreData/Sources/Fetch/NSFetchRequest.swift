import Foundation

/// A type of results of a request. Source: Apple; it has no requirements.
public protocol NSFetchRequestResult {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a context or a coordinator.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  // Unchecked: a request belongs to who makes it.
  open var affectedStores: [NSPersistentStore]?
}

/// The kinds of results of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = Self([])
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

/// Which objects of an entity are wanted, and in which order.
///
/// ```swift
/// let request = NSFetchRequest<Item>(entityName: "Item")
/// request.predicate = NSPredicate(format: "done == NO")
/// request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)]
/// let items = try context.fetch(request)
/// ```
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
  // Unchecked: a request belongs to who makes it. Without a condition on the type, since a protocol does not conform to itself here.
  open var entity: NSEntityDescription?
  private var name: String?
  open var entityName: String? { entity?.name ?? name }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most results; 0 for no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// A hint: rows are read in one statement.
  open var fetchBatchSize = 0
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var includesPendingChanges = true
  open var propertiesToFetch: [Any]?
  open var returnsDistinctResults = false
  /// Of dictionaries: those that agree in these properties are one result, for which functions such as sums are computed.
  open var propertiesToGroupBy: [Any]?
  /// The predicate that the groups have to fulfil.
  open var havingPredicate: NSPredicate?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var shouldRefreshRefetchedObjects = false

  public override required init() { super.init() }
  public convenience init(entityName: String) {
    self.init()
    name = entityName
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.note(type) }
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = Self()
    result.take(self)
    return result
  }
  func take<Other>(_ other: NSFetchRequest<Other>) {
    (entity, name, predicate, sortDescriptors) = (
      other.entity, other.entityName, other.predicate, other.sortDescriptors
    )
    (fetchLimit, fetchOffset, fetchBatchSize) = (other.fetchLimit, other.fetchOffset, other.fetchBatchSize)
    (includesSubentities, includesPendingChanges) = (other.includesSubentities, other.includesPendingChanges)
    (propertiesToFetch, returnsDistinctResults) = (other.propertiesToFetch, other.returnsDistinctResults)
    (resultType, returnsObjectsAsFaults) = (other.resultType, other.returnsObjectsAsFaults)
    (shouldRefreshRefetchedObjects, affectedStores) = (other.shouldRefreshRefetchedObjects, other.affectedStores)
    relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
    (propertiesToGroupBy, havingPredicate) = (other.propertiesToGroupBy, other.havingPredicate)
  }
  /// Fetches in the context on whose queue this is called.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw CoreDataError.make(.contextLocking, "execute() is called outside of a context's perform")
    }
    return try context.fetch(self)
  }

  /// What a context needs of the request.
  func query(in context: NSManagedObjectContext) throws -> ObjectQuery {
    var found = entity
    if found == nil, let name { found = context.model?.entitiesByName[name] }
    if found == nil, let type = ResultType.self as? NSManagedObject.Type { found = context.entity(for: type) }
    guard let found else {
      throw CoreDataError.make(.managed, "there is no entity '\(name ?? "\(ResultType.self)")' in the context's model")
    }
    if let type = ResultType.self as? NSManagedObject.Type, found.managedObjectClassName != "NSManagedObject",
      "\(type)" == found.managedObjectClassName.split(separator: ".").last ?? ""
    {
      found.use(type)
    }
    // A copy of the entity, as of another model, stands for that with its name.
    let entity = found.name.flatMap { context.model?.entitiesByName[$0] } ?? found
    return ObjectQuery(
      entity: entity, predicate: predicate, order: (sortDescriptors ?? []).map(SortTerm.init), limit: fetchLimit,
      offset: fetchOffset, includesSubentities: includesSubentities, includesPendingChanges: includesPendingChanges,
      isRefreshing: shouldRefreshRefetchedObjects, stores: affectedStores)
  }
}

/// A request as contexts and stores handle it.
struct ObjectQuery {
  let entity: NSEntityDescription
  let predicate: NSPredicate?
  let order: [SortTerm]
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
  var isRefreshing = false
  var stores: [NSPersistentStore]?

  func concerns(_ object: NSManagedObject) -> Bool {
    includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
  }
  func holds(_ object: NSManagedObject) -> Bool { predicate?.evaluate(with: object) ?? true }
  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    if order.isEmpty { return objects.sorted { $0.objectID.key < $1.objectID.key } }
    return objects.sorted { a, b in
      for term in order {
        switch term.descriptor.compare(a, to: b) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.objectID.key < b.objectID.key
    }
  }
  func window<T>(_ list: [T]) -> [T] {
    let rest = list.dropFirst(offset)
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}

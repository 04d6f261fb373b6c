import Foundation
import HearthUI

import class HearthUI.NSExpression

/// What a request gives that is not one for objects.
open class NSPersistentStoreResult: NSObject {}
open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Changes a store without the objects of a context.
protocol BatchRequest {
  /// - Parameter context: One of the batch's own.
  func run(_ context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// Deletes all that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  private let ids: [NSManagedObjectID]?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
    (fetchRequest, ids) = (fetch, nil)
    super.init()
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    ids = objects
    fetchRequest = NSFetchRequest()
    super.init()
  }
  func run(_ context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let all = try ids ?? context.objects(fetchRequest.query(in: context)).map(\.objectID)
    for store in context.persistentStoreCoordinator?.persistentStores ?? [] {
      let own = all.filter { $0.persistentStore === store }
      if own.isEmpty { continue }
      try store.delete(own, author: context.transactionAuthor, contextName: context.name)
      context.persistentStoreCoordinator?.tellRemoteChange(of: store)
    }
    return switch resultType {
    case .resultTypeStatusOnly: NSBatchDeleteResult(true, resultType)
    case .resultTypeObjectIDs: NSBatchDeleteResult(all, resultType)
    case .resultTypeCount: NSBatchDeleteResult(all.count, resultType)
    }
  }
}

/// Sets properties of all objects that fulfil a predicate.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public let entityName: String
  /// The entity that the request was made with.
  open private(set) var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// By the properties or their names.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
    self.entity = entity
  }
  func run(_ context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let found = try context.fetch(request)
    for object in found {
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String else { continue }
        let new: Any? = (value as? NSExpression).map { $0.expressionValue(with: object, context: nil) } ?? value
        object.setValue(new is NSNull ? nil : new, forKey: name)
      }
    }
    try context.save()
    return switch resultType {
    case .statusOnlyResultType: NSBatchUpdateResult(true, resultType)
    case .updatedObjectIDsResultType: NSBatchUpdateResult(found.map(\.objectID), resultType)
    case .updatedObjectsCountResultType: NSBatchUpdateResult(found.count, resultType)
    }
  }
}

/// Inserts many objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  /// Fills an object; true when there are no more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
    super.init()
  }
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  func run(_ context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    guard let entity = context.model?.entitiesByName[entityName] else {
      throw CoreDataError.make(.managed, "there is no entity '\(entityName)' in the context's model")
    }
    var ids: [NSManagedObjectID] = []
    func insert(_ values: [String: Any]) {
      let object = entity.makeObject(insertInto: context)
      object.setValuesForKeys(values)
      ids.append(object.objectID)
    }
    for values in objectsToInsert ?? [] { insert(values) }
    if let dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        insert(values as? [String: Any] ?? [:])
      }
    }
    if let managedObjectHandler {
      while true {
        let object = entity.makeObject(insertInto: context)
        if managedObjectHandler(object) {
          context.delete(object)
          break
        }
        ids.append(object.objectID)
      }
    }
    try context.save()
    return switch resultType {
    case .statusOnly: NSBatchInsertResult(true, resultType)
    case .objectIDs: NSBatchInsertResult(ids, resultType)
    case .count: NSBatchInsertResult(ids.count, resultType)
    }
  }
}

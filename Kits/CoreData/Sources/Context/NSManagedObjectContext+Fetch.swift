import Foundation
import HearthUI

extension NSManagedObjectContext {
  /// The results of a request, with changes that are not saved yet.
  ///
  /// - Throws: If the model has no such entity, or a store cannot be read.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let query = try request.query(in: self)
    let results: [Any]
    switch request.resultType {
    case .countResultType: results = [NSNumber(value: try count(query))]
    case .managedObjectIDResultType: results = try objects(query).map(\.objectID)
    case .dictionaryResultType: results = try dictionaries(query, request)
    default:
      let found = try objects(query)
      for path in request.relationshipKeyPathsForPrefetching ?? [] {
        for store in persistentStoreCoordinator?.persistentStores ?? [] where parent == nil {
          try prefetch(path, of: found.filter { $0.objectID.persistentStore === store }, store)
        }
      }
      if !request.returnsObjectsAsFaults { for object in found { object.fireFault() } }
      results = found
    }
    return try results.map { result in
      if let typed = result as? T { return typed }
      throw CoreDataError.make(
        .managed, "a request of \(T.self)s for the entity '\(query.entity.name ?? "")' found a \(type(of: result))")
    }
  }
  /// How many objects a request would give.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try count(try request.query(in: self)) }

  private func count(_ query: ObjectQuery) throws -> Int {
    hearNews()
    if parent == nil, !hasChanges || !query.includesPendingChanges, let coordinator = persistentStoreCoordinator {
      let stores = coordinator.stores(for: query.entity, query.stores)
      if stores.count == 1 {
        do { return try stores[0].count(query) } catch is Untranslatable {}
      }
    }
    return try objects(query).count
  }
  /// The objects of a query.
  func objects(_ query: ObjectQuery) throws -> [NSManagedObject] {
    hearNews()
    let changes = query.includesPendingChanges ? insertedSet.union(updatedSet).union(deletedSet) : []
    let pending = changes.filter(query.concerns)
    var isWhole = !pending.isEmpty, isEvaluated = !changes.isEmpty && reachesOthers(query)
    var found: [NSManagedObject] = []
    if let parent {
      isWhole = true
      var whole = query
      (whole.limit, whole.offset) = (0, 0)
      if isEvaluated { whole = ObjectQuery(entity: query.entity, predicate: nil, order: []) }
      let asked = whole
      let ids = try parent.performAndWait { try parent.objects(asked).map(\.objectID) }
      found = ids.map(registered)
    } else if let coordinator = persistentStoreCoordinator {
      let stores = coordinator.stores(for: query.entity, query.stores)
      if stores.count > 1 { isWhole = true }
      do {
        if isEvaluated { throw Untranslatable() }
        found = try read(query, stores, isWhole: isWhole)
      } catch is Untranslatable {
        isEvaluated = true
        var all = ObjectQuery(entity: query.entity, predicate: nil, order: [])
        all.includesSubentities = query.includesSubentities
        found = try read(all, stores, isWhole: true)
      }
      if stores.count > 1 { found = query.sorted(found) }
    }
    if isEvaluated {
      let all = Set(found).union(pending).filter { !$0.isDeleted || !query.includesPendingChanges }
      return query.window(query.sorted(all.filter(query.holds)))
    }
    if !isWhole { return found }
    if pending.isEmpty { return query.window(found.filter { !$0.isDeleted }) }
    let kept = found.filter { !pending.contains($0) && !$0.isDeleted }
    let added = pending.filter { !$0.isDeleted && query.holds($0) }
    return query.window(added.isEmpty ? kept : query.sorted(kept + added))
  }
  private func read(_ query: ObjectQuery, _ stores: [NSPersistentStore], isWhole: Bool) throws -> [NSManagedObject] {
    try stores.flatMap { store in
      try store.rows(query, isWhole: isWhole).compactMap {
        materialize($0, store, isRefreshing: query.isRefreshing)
      }
    }
  }
  /// Whether other objects than those of the query decide what it finds.
  private func reachesOthers(_ query: ObjectQuery) -> Bool {
    if query.order.contains(where: { $0.path.count > 1 }) { return true }
    return query.predicate.map(Self.reachesOthers) ?? false
  }
  private static func reachesOthers(_ predicate: NSPredicate) -> Bool {
    if let compound = predicate as? NSCompoundPredicate {
      return compound.subpredicates.contains { reachesOthers($0) }
    }
    return PredicateInspection.of(predicate).map(reachesOthers) ?? false
  }
  private static func reachesOthers(_ predicate: FormattedPredicate) -> Bool {
    switch predicate {
    case .constant: false
    case .and(let all), .or(let all): all.contains(where: reachesOthers)
    case .not(let other): reachesOthers(other)
    case .comparison(_, let left, _, _, let right):
      reachesOthers(left) || reachesOthers(right)
    }
  }
  private static func reachesOthers(_ value: FormattedValueExpression) -> Bool {
    switch value {
    case .keyPath(let path): path.count > 1
    case .subquery: true
    case .property(let owner, _): reachesOthers(owner)
    case .function(_, let all), .aggregate(let all): all.contains(where: reachesOthers)
    case .object, .constant, .variable: false
    }
  }

  /// Does what a request says to the stores alone: objects in contexts do not hear of it.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let asynchronous = request as? any AsynchronousRequest { return try asynchronous.run(self) }
    guard let batch = request as? any BatchRequest else {
      throw CoreDataError.make(.managed, "\(type(of: request)) is executed by fetch(_:)")
    }
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataError.make(.noStore, "the context has no coordinator")
    }
    let scratch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    scratch.isSilent = true
    (scratch.transactionAuthor, scratch.name) = (transactionAuthor, name)
    scratch.persistentStoreCoordinator = coordinator
    return try scratch.performAndWait { try batch.run(scratch) }
  }
}

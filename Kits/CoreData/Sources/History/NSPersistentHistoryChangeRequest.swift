import Foundation

/// The kinds of results of a request about the history.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType
  init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

/// Asks for what was saved to stores that track their history, or deletes older entries of it.
///
/// ```swift
/// let request = NSPersistentHistoryChangeRequest.fetchHistory(after: lastToken)
/// let result = try context.execute(request) as? NSPersistentHistoryResult
/// for transaction in result?.result as? [NSPersistentHistoryTransaction] ?? [] { merge(transaction) }
/// ```
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  // Unchecked: a request belongs to who makes it.
  enum Bound { case all, date(Date), token(NSPersistentHistoryToken) }
  let bound: Bound
  let isDeletion: Bool
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
  open var token: NSPersistentHistoryToken? { if case .token(let token) = bound { token } else { nil } }

  init(_ bound: Bound, isDeletion: Bool) {
    (self.bound, self.isDeletion) = (bound, isDeletion)
    super.init()
    if isDeletion { resultType = .statusOnly }
  }
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), isDeletion: false)
  }
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token.map { .token($0) } ?? .all, isDeletion: false)
  }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    fetchHistory(after: transaction?.token)
  }
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest {
    let result = NSPersistentHistoryChangeRequest(.all, isDeletion: false)
    result.fetchRequest = fetchRequest
    return result
  }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), isDeletion: true)
  }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token.map { .token($0) } ?? .all, isDeletion: true)
  }
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
  {
    deleteHistory(before: transaction?.token)
  }

  func run(_ context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let stores = affectedStores ?? context.persistentStoreCoordinator?.persistentStores ?? []
    if isDeletion {
      for store in stores { try store.deleteHistory(before: bound) }
      return NSPersistentHistoryResult(true, .statusOnly)
    }
    var found = try stores.flatMap { try $0.history(after: bound, withChanges: resultType != .transactionsOnly) }
    if let predicate = fetchRequest?.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let limit = fetchRequest?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    let changes = found.flatMap { $0.changes ?? [] }
    return switch resultType {
    case .statusOnly: NSPersistentHistoryResult(true, resultType)
    case .objectIDs: NSPersistentHistoryResult(changes.map(\.changedObjectID), resultType)
    case .count: NSPersistentHistoryResult(found.count, resultType)
    case .transactionsOnly, .transactionsAndChanges: NSPersistentHistoryResult(found, resultType)
    case .changesOnly: NSPersistentHistoryResult(changes, resultType)
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// The moment of the last save to the stores that track their history; nil if none does.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    let chosen = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
    var numbers: [String: Int64] = [:]
    for store in chosen where store.tracksHistory { numbers[store.identifier] = store.lastTransaction }
    return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
  }
}

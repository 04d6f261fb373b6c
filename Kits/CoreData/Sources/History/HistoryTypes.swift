import Foundation
import HearthUI

/// A moment in the history of a coordinator's stores. It can be archived, and holds in another run of the app.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked: nothing changes.
  /// By the identifiers of stores: the number of the last transaction.
  let numbers: [String: Int64]
  init(_ numbers: [String: Int64]) { self.numbers = numbers }
  public static let supportsSecureCoding = true
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "numbers"),
      let numbers = try? JSONDecoder().decode([String: Int64].self, from: Data(referencing: data))
    else { return nil }
    self.numbers = numbers
  }
  open func encode(with coder: NSCoder) {
    guard let data = try? JSONEncoder().encode(numbers) else { return }
    coder.encode(NSData(data: data), forKey: "numbers")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.numbers == numbers }
  open override var hash: Int { numbers.hashValue }
}

/// The kinds of changes of an object.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// One object of a saved transaction.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes once it is read.
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  /// Of a deleted object: the attributes whose `preservesValueInHistoryOnDeletion` is true.
  public let tombstone: [AnyHashable: Any]?
  open internal(set) weak var transaction: NSPersistentHistoryTransaction?
  /// Of a changed object: the properties that were saved.
  public let updatedProperties: Set<NSPropertyDescription>?

  init(
    _ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType, tombstone: [AnyHashable: Any]?,
    properties: Set<NSPropertyDescription>?
  ) {
    (changeID, changedObjectID, changeType) = (number, id, type)
    (self.tombstone, updatedProperties) = (tombstone, properties)
  }
}

/// The changes that one save wrote to a store.
open class NSPersistentHistoryTransaction: NSObject, KeyReadable, @unchecked Sendable {
  // Unchecked: nothing changes once it is read.
  public let timestamp: Date
  public let changes: [NSPersistentHistoryChange]?
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  public let contextName: String?
  public let author: String?

  init(
    _ number: Int64, store: String, time: Date, author: String?, context: String?, bundle: String, process: String,
    changes: [NSPersistentHistoryChange]?
  ) {
    (transactionNumber, storeID, timestamp, self.author) = (number, store, time, author)
    (contextName, bundleID, processID, self.changes) = (context, bundle, process, changes)
    super.init()
    for change in changes ?? [] { change.transaction = self }
  }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }
  /// The transaction as ``NSManagedObjectContext/mergeChanges(fromContextDidSave:)`` takes it.
  open func objectIDNotification() -> Notification {
    var info: [AnyHashable: Any] = [:]
    let kinds: [(NSPersistentHistoryChangeType, NSManagedObjectContext.NotificationKey)] = [
      (.insert, .insertedObjectIDs), (.update, .updatedObjectIDs), (.delete, .deletedObjectIDs),
    ]
    for (type, key) in kinds {
      let ids = (changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID)
      if !ids.isEmpty { info[key.rawValue] = Set(ids) }
    }
    return Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification, object: nil, userInfo: info)
  }
  /// A request whose predicate says which transactions are wanted.
  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
    NSFetchRequest<NSFetchRequestResult>(entityName: "Transaction")
  }
  /// For predicates.
  public func readValue(forKey key: String) -> Any? {
    switch key {
    case "author": return author
    case "contextName": return contextName
    case "timestamp": return timestamp
    case "transactionNumber": return transactionNumber
    case "storeID": return storeID
    case "bundleID": return bundleID
    case "processID": return processID
    default:
      Notice.tell("a transaction of the history has no property '\(key)', for which a predicate asks")
      return nil
    }
  }
}
extension NSPersistentHistoryTransaction: NSFetchRequestResult {}

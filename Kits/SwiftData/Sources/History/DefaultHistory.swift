import Foundation

/// A place in the history of the kit's stores: the last transaction of each.
public struct DefaultHistoryToken: HistoryToken {
  public typealias TokenType = [String: Int64]
  public let tokenValue: [String: Int64]?
  public var id: Int { hashValue }
  public static func < (a: Self, b: Self) -> Bool {
    let first = a.tokenValue ?? [:], second = b.tokenValue ?? [:]
    return first != second && first.allSatisfy { $0.value <= second[$0.key] ?? .min }
  }
}

/// A saved transaction of a store of the kit.
public struct DefaultHistoryTransaction: HistoryTransaction {
  public let timestamp: Date
  public let changes: [HistoryChange]
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64
  public let storeIdentifier: String
  public let bundleIdentifier: String
  public let processIdentifier: String
  public let author: String?
  public var id: Int64 { transactionIdentifier }

  public static func == (a: Self, b: Self) -> Bool {
    a.transactionIdentifier == b.transactionIdentifier && a.storeIdentifier == b.storeIdentifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(transactionIdentifier) }
}

public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
}
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable {
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let tombstone: HistoryTombstone<Model>

  public static func == (a: Self, b: Self) -> Bool {
    a.changeIdentifier == b.changeIdentifier && a.changedPersistentIdentifier == b.changedPersistentIdentifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

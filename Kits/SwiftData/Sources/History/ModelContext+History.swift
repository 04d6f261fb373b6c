import Foundation
import GRDB

extension ModelContext {
  /// The transactions that a descriptor asks for, in the order in which they were saved.
  /// - Throws: `SwiftDataError.invalidTransactionFetchRequest` for transactions of another kind of store.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    var found: [T] = []
    for store in stores.all {
      for transaction in try HistoryReader.transactions(store) {
        guard let transaction = transaction as? T else {
          throw SwiftDataError(.invalidTransactionFetchRequest, "the stores have no \(T.self)")
        }
        if try descriptor.predicate?.evaluate(transaction) ?? true { found.append(transaction) }
      }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return descriptor.fetchLimit > 0 ? Array(found.prefix(Int(descriptor.fetchLimit))) : found
  }

  /// Deletes the transactions that a descriptor asks for from the history. What they saved stays.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    let found = try fetchHistory(descriptor).compactMap { $0 as? DefaultHistoryTransaction }
    for store in stores.all {
      let numbers = found.filter { $0.storeIdentifier == store.identifier }.map(\.transactionIdentifier)
      try HistoryReader.delete(store, numbers)
    }
  }
}

/// Reads the record of a store's transactions.
enum HistoryReader {
  static func transactions(_ store: ModelStore) throws -> [DefaultHistoryTransaction] {
    try store.writer.read { database in
      var changes: [Int64: [HistoryChange]] = [:]
      for row in try Row.fetchAll(database, sql: "SELECT * FROM hearth_changes ORDER BY id") {
        changes[row["parent"], default: []] += Self.changes(row, store)
      }
      return try Row.fetchAll(database, sql: "SELECT * FROM hearth_transactions ORDER BY id").map { row in
        let number: Int64 = row["id"]
        return DefaultHistoryTransaction(
          timestamp: Date(timeIntervalSinceReferenceDate: row["time"]), changes: changes[number] ?? [],
          token: DefaultHistoryToken(tokenValue: [store.identifier: number]), transactionIdentifier: number,
          storeIdentifier: store.identifier, bundleIdentifier: Bundle.main.bundleIdentifier ?? "",
          processIdentifier: row["process"], author: row["author"])
      }
    }
  }

  static func delete(_ store: ModelStore, _ numbers: [Int64]) throws {
    try store.writer.write { database in
      for number in numbers {
        try database.execute(sql: "DELETE FROM hearth_changes WHERE parent = ?", arguments: [number])
        try database.execute(sql: "DELETE FROM hearth_transactions WHERE id = ?", arguments: [number])
      }
    }
  }

  private static func changes(_ row: Row, _ store: ModelStore) -> [HistoryChange] {
    guard let plan = store.schema.plan(named: row["entity"]), let kind = HistoryLog.Kind(rawValue: row["kind"]) else {
      return []
    }
    let first: Int64 = row["first"], last: Int64 = row["last"], number: Int64 = row["id"], parent: Int64 = row["parent"]
    let names = Set((row["properties"] as String? ?? "").split(separator: ",").map(String.init))
    func make<M: PersistentModel>(_: M.Type) -> [HistoryChange] {
      (first...last).map { key in
        let id = PersistentIdentifier(store: store.identifier, entity: plan.name, key: key)
        switch kind {
        case .insert:
          return .insert(
            DefaultHistoryInsert<M>(
              changeIdentifier: number, transactionIdentifier: parent, changedPersistentIdentifier: id))
        case .update:
          let paths = plan.columns.filter { names.contains($0.name) }.compactMap { $0.keyPath as? PartialKeyPath<M> }
          return .update(
            DefaultHistoryUpdate<M>(
              changeIdentifier: number, transactionIdentifier: parent, changedPersistentIdentifier: id,
              updatedAttributes: paths.map { unsafeBitCast($0, to: (any PartialKeyPath<M> & Sendable).self) }))
        case .delete:
          return .delete(
            DefaultHistoryDelete<M>(
              changeIdentifier: number, transactionIdentifier: parent, changedPersistentIdentifier: id,
              tombstone: HistoryTombstone(HistoryLog.values(row["tombstone"], plan))))
        }
      }
    }
    return make(plan.type)
  }
}

import Foundation
import GRDB

/// Which rows each saved transaction inserted, updated and deleted.
///
/// Inserted rows whose numbers follow one another are one entry.
enum HistoryLog {
  static func create(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS hearth_transactions (
          id INTEGER PRIMARY KEY AUTOINCREMENT, time REAL NOT NULL, author TEXT, process TEXT NOT NULL)
        """)
    try database.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS hearth_changes (
          id INTEGER PRIMARY KEY AUTOINCREMENT, parent INTEGER NOT NULL, kind INTEGER NOT NULL, entity TEXT NOT NULL,
          first INTEGER NOT NULL, last INTEGER NOT NULL, properties TEXT, tombstone BLOB)
        """)
    if !(try database.columns(in: "hearth_changes").contains { $0.name == "tombstone" }) {
      try database.execute(sql: "ALTER TABLE hearth_changes ADD COLUMN tombstone BLOB")
    }
  }

  enum Kind: Int { case insert, update, delete }

  static func record(
    _ connection: Connection, _ changes: ChangeSet, _ merged: [RowKey: Int64], author: String?,
    tombstones: [RowKey: Data]
  ) throws {
    if changes.isEmpty { return }
    let process = "\(ProcessInfo.processInfo.processIdentifier)"
    try connection.run(
      SQL(
        "INSERT INTO hearth_transactions (time, author, process) VALUES (?, ?, ?)",
        [Date().stored, author?.databaseValue ?? .null, process.databaseValue]))
    let parent = connection.database.lastInsertedRowID
    func add(
      _ kind: Kind, _ plan: EntityPlan, _ first: Int64, _ last: Int64, _ properties: String?, _ tombstone: Data? = nil
    ) throws {
      let values: [DatabaseValue] = [
        parent.databaseValue, kind.rawValue.databaseValue, plan.name.databaseValue, first.databaseValue,
        last.databaseValue, properties?.databaseValue ?? .null, tombstone?.databaseValue ?? .null,
      ]
      try connection.run(
        SQL(
          "INSERT INTO hearth_changes (parent, kind, entity, first, last, properties, tombstone) VALUES "
            + "(?, ?, ?, ?, ?, ?, ?)", values))
    }
    var run: (plan: EntityPlan, first: Int64, last: Int64)?
    for insert in changes.inserts where merged[insert.row] == nil {
      if let open = run, open.plan === insert.row.plan, open.last + 1 == insert.row.key {
        run?.last = insert.row.key
      } else {
        if let run { try add(.insert, run.plan, run.first, run.last, nil) }
        run = (insert.row.plan, insert.row.key, insert.row.key)
      }
    }
    if let run { try add(.insert, run.plan, run.first, run.last, nil) }
    for (row, key) in merged {
      try add(.update, row.plan, key, key, row.plan.columns.map(\.name).joined(separator: ","))
    }
    for update in changes.updates {
      let names = update.columns.map(\.name).joined(separator: ",")
      try add(.update, update.row.plan, update.row.key, update.row.key, names)
    }
    for row in changes.deletes { try add(.delete, row.plan, row.key, row.key, nil, tombstones[row]) }
  }

  // MARK: - Tombstones

  /// What is to be kept of rows that are deleted, read before they go: the columns, by the names of properties.
  static func tombstones(_ connection: Connection, _ changes: ChangeSet) throws -> [RowKey: Data] {
    var result: [RowKey: Data] = [:]
    for row in changes.deletes {
      let kept = row.plan.columns.filter { $0.attribute?.options.contains(.preserveValueOnDeletion) == true }
      if kept.isEmpty { continue }
      let names = kept.map(\.name.quoted).joined(separator: ", ")
      let sql = "SELECT \(names) FROM \(row.plan.name.quoted) WHERE _id = ?"
      guard let found = try Row.fetchOne(connection.database, sql: sql, arguments: [row.key]) else { continue }
      var values: [String: Any] = [:]
      for (index, property) in kept.enumerated() {
        switch (found[index] as DatabaseValue).storage {
        case .null: continue
        case .int64(let number): values[property.name] = number
        case .double(let number): values[property.name] = number
        case .string(let text): values[property.name] = text
        case .blob(let data): values[property.name] = data
        }
      }
      result[row] = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }
    return result
  }
  /// What a tombstone has, as the values of properties.
  static func values<M: PersistentModel>(_ tombstone: Data?, _ plan: EntityPlan) -> [PartialKeyPath<M>: Any] {
    guard let tombstone,
      let stored = try? PropertyListSerialization.propertyList(from: tombstone, format: nil) as? [String: Any]
    else { return [:] }
    var result: [PartialKeyPath<M>: Any] = [:]
    for property in plan.columns {
      guard let found = stored[property.name].flatMap({ DatabaseValue(value: $0) }),
        let keyPath = property.keyPath as? PartialKeyPath<M>, let value = try? property.coder?.decode(found)
      else { continue }
      result[keyPath] = value
    }
    return result
  }

  /// The number of the last transaction that anybody has saved.
  static func last(_ database: Database) throws -> Int64 {
    try Int64.fetchOne(database, sql: "SELECT MAX(id) FROM hearth_transactions") ?? 0
  }

  /// What other processes have saved after a transaction.
  static func news(_ database: Database, after known: Int64, _ schema: Schema) throws -> ContextHub.News {
    var news = ContextHub.News()
    let sql = """
      SELECT c.kind, c.entity, c.first, c.last FROM hearth_changes AS c JOIN hearth_transactions AS t ON t.id = c.parent
      WHERE c.parent > ? AND t.process <> ? ORDER BY c.id
      """
    let process = "\(ProcessInfo.processInfo.processIdentifier)"
    for row in try Row.fetchAll(database, sql: sql, arguments: [known, process]) {
      guard let plan = schema.plan(named: row[1]) else { continue }
      let first: Int64 = row[2], last: Int64 = row[3]
      let keys = (first...last).map { RowKey(plan: plan, key: $0) }
      switch Kind(rawValue: row[0]) {
      case .insert: news.inserted += keys
      case .update: news.updated += keys
      case .delete: news.deleted += keys
      case nil: continue
      }
    }
    return news
  }
}

import Foundation
import GRDB

// The record of what was saved, in two tables that a store has once it tracks its history.

extension NSPersistentStore {
  /// Whether the app asked for it by `NSPersistentHistoryTrackingKey`.
  var tracksHistory: Bool { isOn(NSPersistentHistoryTrackingKey) }
  var tellsRemoteChanges: Bool { isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey) }
  private func isOn(_ key: String) -> Bool {
    guard let value = options?[key] else { return false }
    return (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? true
  }
  private static let tables = """
    CREATE TABLE IF NOT EXISTS hearth_transactions
    (number INTEGER PRIMARY KEY AUTOINCREMENT, time, author, context, bundle, process);
    CREATE TABLE IF NOT EXISTS hearth_changes
    (number INTEGER PRIMARY KEY AUTOINCREMENT, owner INTEGER, kind INTEGER, entity TEXT, key INTEGER, properties, tombstone);
    CREATE INDEX IF NOT EXISTS "hearth_changes.owner" ON hearth_changes (owner);
    """

  // MARK: - Recording

  /// Writes what is saved, in the transaction that saves it and before rows go.
  func record(_ database: Database, _ changes: ChangeSet) throws {
    guard tracksHistory else { return }
    try database.execute(sql: Self.tables)
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    let head: [DatabaseValue] = [
      Date().timeIntervalSinceReferenceDate.databaseValue, changes.author?.databaseValue ?? .null,
      changes.contextName?.databaseValue ?? .null, (Bundle.main.bundleIdentifier ?? program).databaseValue,
      "\(ProcessInfo.processInfo.processIdentifier)".databaseValue,
    ]
    try database.run(
      SQL("INSERT INTO hearth_transactions (time, author, context, bundle, process) VALUES (?, ?, ?, ?, ?)", head))
    let owner = database.lastInsertedRowID.databaseValue
    func add(
      _ type: NSPersistentHistoryChangeType, _ id: NSManagedObjectID, _ names: [String]?, _ tombstone: Data? = nil
    ) throws {
      let text = try names.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
      let sql = "INSERT INTO hearth_changes (owner, kind, entity, key, properties, tombstone) VALUES (?, ?, ?, ?, ?, ?)"
      let values: [DatabaseValue] = [
        owner, type.rawValue.databaseValue, (id.entity.name ?? "").databaseValue, id.key.databaseValue,
        text?.databaseValue ?? .null, tombstone?.databaseValue ?? .null,
      ]
      try database.run(SQL(sql, values))
    }
    for insert in changes.inserts { try add(.insert, insert.id, nil) }
    for update in changes.updates { try add(.update, update.id, update.names) }
    for delete in changes.deletes { try add(.delete, delete.id, nil, try tombstone(database, delete.id)) }
  }
  private func tombstone(_ database: Database, _ id: NSManagedObjectID) throws -> Data? {
    let kept = id.entity.plan.attributes.compactMap { $0 }.filter(\.preservesValueInHistoryOnDeletion)
    guard !kept.isEmpty, let table = layout.table(id.entity) else { return nil }
    let sql = "SELECT \(table.selection) FROM \(table.name.quoted) t0 WHERE t0._id = ?"
    guard let row = try database.rows(SQL(sql, [id.key.databaseValue])).first.map(StoredRow.init) else { return nil }
    var values: [String: Any] = [:]
    for attribute in kept {
      guard let place = table.place(attribute.name),
        let value = AttributeValue.kept(row.values[place], attribute).map({
          AttributeValue.object($0, attribute.attributeType)
        })
      else { continue }
      let isPlain = PropertyListSerialization.propertyList(value, isValidFor: .binary)
      values[attribute.name] = isPlain ? value : "\(value)"
    }
    return try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  // MARK: - Reading

  var lastTransaction: Int64 {
    let found = try? read { database in
      guard try database.tableExists("hearth_transactions") else { return Int64(0) }
      return try database.keys(SQL("SELECT IFNULL(MAX(number), 0) FROM hearth_transactions")).first ?? 0
    }
    return found ?? 0
  }
  private func condition(_ bound: NSPersistentHistoryChangeRequest.Bound, _ sign: String) -> SQL {
    switch bound {
    case .all: SQL("1")
    case .date(let date): SQL("time \(sign) ?", [date.timeIntervalSinceReferenceDate.databaseValue])
    case .token(let token): SQL("number \(sign) ?", [(token.numbers[identifier] ?? 0).databaseValue])
    }
  }
  func history(
    after bound: NSPersistentHistoryChangeRequest.Bound, withChanges: Bool
  ) throws -> [NSPersistentHistoryTransaction] {
    try read { database in
      guard try database.tableExists("hearth_transactions") else { return [] }
      let rows = try database.rows(
        "SELECT * FROM hearth_transactions WHERE " + condition(bound, ">") + " ORDER BY number")
      return try rows.map { row in
        let number: Int64 = row["number"]
        return NSPersistentHistoryTransaction(
          number, store: identifier, time: Date(timeIntervalSinceReferenceDate: row["time"]), author: row["author"],
          context: row["context"], bundle: row["bundle"], process: row["process"],
          changes: withChanges ? try changes(database, number) : nil)
      }
    }
  }
  private func changes(_ database: Database, _ transaction: Int64) throws -> [NSPersistentHistoryChange] {
    let rows = try database.rows(
      SQL("SELECT * FROM hearth_changes WHERE owner = ? ORDER BY number", [transaction.databaseValue]))
    return rows.compactMap { row in
      let name: String = row["entity"], text: String? = row["properties"], data: Data? = row["tombstone"]
      guard let entity = entities.first(where: { $0.name == name }),
        let type = NSPersistentHistoryChangeType(rawValue: row["kind"])
      else { return nil }
      let names = text.flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
      let values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
      return NSPersistentHistoryChange(
        row["number"], NSManagedObjectID(entity, row["key"], self), type, tombstone: values,
        properties: names.map { Set($0.compactMap { entity.propertiesByName[$0] }) })
    }
  }
  func deleteHistory(before bound: NSPersistentHistoryChangeRequest.Bound) throws {
    try write { database in
      guard try database.tableExists("hearth_transactions") else { return }
      let sign = if case .token = bound { "<=" } else { "<" }
      try database.run("DELETE FROM hearth_transactions WHERE " + condition(bound, sign))
      try database.execute(
        sql: "DELETE FROM hearth_changes WHERE owner NOT IN (SELECT number FROM hearth_transactions)")
    }
  }
}

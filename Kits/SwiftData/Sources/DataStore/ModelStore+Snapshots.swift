import Foundation
import GRDB

extension ModelStore {
  /// Writes what a store of the app's has handed out. Returns what is different now.
  ///
  /// - Parameter replaced: The entity of which the snapshots are all that there is; nil if they are some.
  func take(
    _ snapshots: [DefaultSnapshot], _ custom: CustomStore, replacing replaced: EntityPlan?
  ) throws -> ContextHub.News {
    var news = ContextHub.News()
    try writer.write { database in
      let connection = Connection(database: database, counter: statements)
      var present: Set<Int64> = []
      for snapshot in snapshots {
        guard let plan = schema.plan(named: snapshot.persistentIdentifier.entityName) else { continue }
        let row = RowKey(plan: plan, key: custom.key(snapshot.persistentIdentifier))
        if plan === replaced { present.insert(row.key) }
        try write(connection, snapshot, row, custom, &news)
      }
      guard let replaced else { return }
      for value in try connection.uncountedValues(SQL("SELECT _id FROM \(replaced.name.quoted)")) {
        guard let key = Int64.fromDatabaseValue(value), !present.contains(key) else { continue }
        news.deleted.append(RowKey(plan: replaced, key: key))
      }
      _ = try ChangeSet(deletes: news.deleted).apply(connection)
    }
    return news
  }

  private func write(
    _ connection: Connection, _ snapshot: DefaultSnapshot, _ row: RowKey, _ custom: CustomStore,
    _ news: inout ContextHub.News
  ) throws {
    let plan = row.plan, key = row.key.databaseValue
    let values = plan.columns.map { property -> DatabaseValue in
      if property.toOne == nil { return snapshot.stored(property) }
      return snapshot.targets(property).first.map { custom.key($0).databaseValue } ?? .null
    }
    let columns = (plan.columns.map(\.name.quoted) + ["_id"]).joined(separator: ", ")
    let found = try connection.uncountedRows(
      SQL("SELECT \(columns) FROM \(plan.name.quoted) WHERE _id = ?", [key])
    ).first
    var isChanged = false
    if let found {
      let former = plan.columns.indices.map { found[$0] }
      if former != values {
        let assignments = plan.columns.map { "\($0.name.quoted) = ?" }.joined(separator: ", ")
        try connection.run(SQL("UPDATE \(plan.name.quoted) SET \(assignments) WHERE _id = ?", values + [key]))
        isChanged = true
      }
    } else {
      try connection.run(SQL(plan.insertion, [key] + values))
      news.inserted.append(row)
    }
    for property in plan.relationships {
      guard let pairs = property.pairs, pairs.isFirst else { continue }
      let targets = snapshot.targets(property).map { custom.key($0) }
      let name = pairs.name.quoted
      let former = try connection.uncountedValues(SQL("SELECT b FROM \(name) WHERE a = ? ORDER BY rowid", [key]))
      if former.compactMap({ Int64.fromDatabaseValue($0) }) == targets { continue }
      try connection.run(SQL("DELETE FROM \(name) WHERE a = ?", [key]))
      for target in targets {
        try connection.run(SQL("INSERT OR IGNORE INTO \(name) VALUES (?, ?)", [key, target.databaseValue]))
      }
      isChanged = true
    }
    if isChanged, found != nil { news.updated.append(row) }
  }
}

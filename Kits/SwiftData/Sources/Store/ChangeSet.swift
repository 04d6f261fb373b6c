import GRDB

/// What a context has to save, as values: rows to insert, columns to update, rows to delete, pairs.
struct ChangeSet {
  struct Insert { let row: RowKey; let values: [DatabaseValue] }
  struct Update { let row: RowKey; let columns: [PropertyPlan]; let values: [DatabaseValue] }
  struct Pair { let table: PairTable; let first: RowKey; let second: RowKey; let isAdded: Bool }
  var inserts: [Insert] = []
  var updates: [Update] = []
  var deletes: [RowKey] = []
  var pairs: [Pair] = []

  var isEmpty: Bool { inserts.isEmpty && updates.isEmpty && deletes.isEmpty && pairs.isEmpty }

  /// Writes the changes. A new model whose unique values a row has already is merged into that row: the result says which.
  /// Source: Apple, documentation of Schema.Attribute.Option.unique.
  func apply(_ connection: Connection) throws -> [RowKey: Int64] {
    var merged: [RowKey: Int64] = [:]
    for row in deletes { try delete(connection, row) }
    for update in updates { try apply(update, connection) }
    for insert in inserts {
      if insert.row.plan.uniques.isEmpty {
        try apply(insert, connection)
      } else {
        try applyUnique(insert, connection, &merged)
      }
    }
    for pair in pairs { try apply(pair, connection, merged) }
    if !merged.isEmpty { try repoint(connection, merged) }
    return merged
  }

  private func apply(_ insert: Insert, _ connection: Connection) throws {
    let plan = insert.row.plan
    try connection.run(SQL(plan.insertion, [insert.row.key.databaseValue] + insert.values))
  }
  private func applyUnique(
    _ insert: Insert, _ connection: Connection, _ merged: inout [RowKey: Int64]
  ) throws {
    let plan = insert.row.plan
    for unique in plan.uniques {
      let columns = unique.filter(\.hasColumn)
      let values = columns.map { insert.values[plan.columnIndex[$0.index]] }
      if values.contains(where: \.isNull) { continue }
      let condition = columns.map { "\($0.name.quoted) = ?" }.joined(separator: " AND ")
      let found = try connection.values(SQL("SELECT _id FROM \(plan.name.quoted) WHERE \(condition)", values))
      guard let key = found.first.flatMap({ Int64.fromDatabaseValue($0) }) else { continue }
      let update = Update(row: RowKey(plan: plan, key: key), columns: plan.columns, values: insert.values)
      try apply(update, connection)
      merged[insert.row] = key
      return
    }
    try apply(insert, connection)
  }
  private func apply(_ update: Update, _ connection: Connection) throws {
    if update.columns.isEmpty { return }
    let assignments = update.columns.map { "\($0.name.quoted) = ?" }.joined(separator: ", ")
    let sql = "UPDATE \(update.row.plan.name.quoted) SET \(assignments) WHERE _id = ?"
    try connection.run(SQL(sql, update.values + [update.row.key.databaseValue]))
  }
  private func delete(_ connection: Connection, _ row: RowKey) throws {
    try connection.run(SQL("DELETE FROM \(row.plan.name.quoted) WHERE _id = ?", [row.key.databaseValue]))
    for pairs in row.plan.relationships.compactMap(\.pairs) {
      try connection.run(SQL("DELETE FROM \(pairs.name.quoted) WHERE \(pairs.own) = ?", [row.key.databaseValue]))
      if pairs.isSymmetric {
        try connection.run(SQL("DELETE FROM \(pairs.name.quoted) WHERE b = ?", [row.key.databaseValue]))
      }
    }
  }
  private func apply(_ pair: Pair, _ connection: Connection, _ merged: [RowKey: Int64]) throws {
    let first = merged[pair.first] ?? pair.first.key, second = merged[pair.second] ?? pair.second.key
    let sql =
      pair.isAdded
      ? "INSERT OR IGNORE INTO \(pair.table.name.quoted) VALUES (?, ?)"
      : "DELETE FROM \(pair.table.name.quoted) WHERE a = ? AND b = ?"
    try connection.run(SQL(sql, [first.databaseValue, second.databaseValue]))
  }
  /// Rows that were written lead to new models that were merged: they lead to the rows that these were merged into.
  private func repoint(_ connection: Connection, _ merged: [RowKey: Int64]) throws {
    for (row, key) in merged {
      for near in row.plan.relationships {
        guard let far = near.inverse, far.toOne != nil else { continue }
        let column = far.name.quoted
        let sql = "UPDATE \(far.entity.name.quoted) SET \(column) = ? WHERE \(column) = ?"
        try connection.run(SQL(sql, [key.databaseValue, row.key.databaseValue]))
      }
    }
    let plans = Set(inserts.map { ObjectIdentifier($0.row.plan) } + updates.map { ObjectIdentifier($0.row.plan) })
    let all = Dictionary(
      (inserts.map(\.row.plan) + updates.map(\.row.plan)).map { (ObjectIdentifier($0), $0) }
    ) { a, _ in a }
    for plan in plans.compactMap({ all[$0] }) {
      for property in plan.columns where property.toOne != nil && property.inverse == nil {
        for (row, key) in merged where row.plan === property.destination {
          let column = property.name.quoted
          let sql = "UPDATE \(plan.name.quoted) SET \(column) = ? WHERE \(column) = ?"
          try connection.run(SQL(sql, [key.databaseValue, row.key.databaseValue]))
        }
      }
    }
  }
}

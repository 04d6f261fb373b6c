import Foundation
import GRDB

/// What a context has not saved, in temporary tables of its store, so that a fetch reads it as if it were saved.
///
/// In the statement of a fetch each table with something pending is shadowed: by what the store has without what is deleted or changed here, and what
/// is pending. What was written for one fetch stays for the next, which writes the models that changed in between and no others: a loop that fetches
/// and inserts does work of its own length. Temporary tables lock nobody out of the store.
final class PendingTables {
  private let store: ModelStore
  private let prefix: String
  /// The entities and pairs of which there are temporary tables.
  private var entities: [ObjectIdentifier: EntityPlan] = [:]
  private var pairs: Set<String> = []
  /// The rows that gave way to a new model with their unique values, and the models that they gave way to.
  private var displaced: Set<RowKey> = []
  private var displacing: Set<RowKey> = []
  /// Whether all that is pending is to be written anew.
  private(set) var isStale = true
  /// How many models were written.
  private(set) var writes = 0

  init(_ store: ModelStore) {
    self.store = store
    prefix = "pending\(Numbers.next())."
  }
  deinit {
    if entities.isEmpty { return }
    let names = entities.values.flatMap { [table($0), gone($0)] } + pairs.flatMap { [added($0), removed($0)] }
    store.writer.asyncWriteWithoutTransaction { database in
      for name in names { try? database.execute(sql: "DROP TABLE IF EXISTS temp.\(name)") }
    }
  }
  func forget() { isStale = true }

  /// Reads as if everything pending were saved.
  ///
  /// - Parameters:
  ///   - changed: The models that changed since the last time.
  ///   - all: All models with something to save.
  func read<T>(
    changed: [any PersistentModel], all: () -> [any PersistentModel], _ body: (Connection) throws -> T
  ) throws -> T {
    let isWhole = isStale || !isIndependent(changed)
    isStale = true
    let result: T = try store.read(
      writingTemporary: { connection in
        if isWhole { try clear(connection) }
        for model in isWhole ? all() : changed { try write(connection, model) }
        return shadows
      }, body)
    isStale = false
    return result
  }

  /// Whether models can be written without a look at the others that are pending.
  private func isIndependent(_ changed: [any PersistentModel]) -> Bool {
    changed.allSatisfy { model in
      let storage = model._$storage, row = RowKey(plan: storage.plan, key: storage.key)
      if displaced.contains(row) || displacing.contains(row) { return false }
      return storage.state != .deleted || !store.schema.isTarget(storage.plan)
    }
  }

  // MARK: - Names

  private func name(_ text: String) -> String { (prefix + text).quoted }
  private func table(_ plan: EntityPlan) -> String { name("rows.\(plan.name)") }
  private func gone(_ plan: EntityPlan) -> String { name("gone.\(plan.name)") }
  private func added(_ pairs: String) -> String { name("added.\(pairs)") }
  private func removed(_ pairs: String) -> String { name("removed.\(pairs)") }
  private func columns(_ plan: EntityPlan) -> String {
    (["_id"] + plan.columns.map(\.name.quoted)).joined(separator: ", ")
  }

  /// What a statement begins with, so that the names of tables mean what is there with what is pending.
  private var shadows: String {
    var parts: [String] = []
    for plan in entities.values.sorted(by: { $0.name < $1.name }) {
      let stored = "SELECT \(columns(plan)) FROM main.\(plan.name.quoted)"
      let rest = "_id NOT IN (SELECT _id FROM temp.\(gone(plan)))"
      parts.append(
        "\(plan.name.quoted) AS NOT MATERIALIZED (\(stored) WHERE \(rest) "
          + "UNION ALL SELECT \(columns(plan)) FROM temp.\(table(plan)))")
    }
    for pair in pairs.sorted() {
      let removal = "SELECT 1 FROM temp.\(removed(pair)) AS r WHERE r.a = p.a AND r.b = p.b"
      parts.append(
        "\(pair.quoted) AS NOT MATERIALIZED (SELECT a, b FROM main.\(pair.quoted) AS p WHERE NOT EXISTS (\(removal)) "
          + "UNION SELECT a, b FROM temp.\(added(pair)))")
    }
    return parts.isEmpty ? "" : "WITH " + parts.joined(separator: ", ") + " "
  }

  // MARK: - Writing

  private func clear(_ connection: Connection) throws {
    for plan in entities.values {
      try connection.run(SQL("DELETE FROM temp.\(table(plan))"))
      try connection.run(SQL("DELETE FROM temp.\(gone(plan))"))
    }
    for pair in pairs {
      try connection.run(SQL("DELETE FROM temp.\(added(pair))"))
      try connection.run(SQL("DELETE FROM temp.\(removed(pair))"))
    }
    (displaced, displacing) = ([], [])
  }

  private func write(_ connection: Connection, _ model: any PersistentModel) throws {
    let storage = model._$storage, plan = storage.plan, key = storage.key.databaseValue
    writes += 1
    try prepare(connection, plan)
    try connection.run(SQL("DELETE FROM temp.\(table(plan)) WHERE _id = ?", [key]))
    try connection.run(SQL("DELETE FROM temp.\(gone(plan)) WHERE _id = ?", [key]))
    switch storage.state {
    case .detached: break
    case .deleted: try connection.run(SQL("INSERT INTO temp.\(gone(plan)) VALUES (?)", [key]))
    case .inserted:
      let values = try plan.columns.map { try storage.stored($0) }
      try displace(connection, RowKey(plan: plan, key: storage.key), values)
      let marks = Array(repeating: "?", count: values.count + 1).joined(separator: ", ")
      try connection.run(SQL("INSERT INTO temp.\(table(plan)) VALUES (\(marks))", [key] + values))
    case .saved:
      let changed = plan.columns.filter { storage.changed.contains($0.index) }
      if changed.isEmpty { break }
      let stored = "SELECT \(columns(plan)) FROM main.\(plan.name.quoted) WHERE _id = ?"
      try connection.run(SQL("INSERT INTO temp.\(table(plan)) \(stored)", [key]))
      let assignments = changed.map { "\($0.name.quoted) = ?" }.joined(separator: ", ")
      let values = try changed.map { try storage.stored($0) }
      try connection.run(SQL("UPDATE temp.\(table(plan)) SET \(assignments) WHERE _id = ?", values + [key]))
      try connection.run(SQL("INSERT INTO temp.\(gone(plan)) VALUES (?)", [key]))
    }
    try writePairs(connection, storage)
  }

  /// A row that has the unique values of a new model gives way to it, since saving merges the two.
  /// Source: Apple, documentation of Schema.Attribute.Option.unique.
  private func displace(_ connection: Connection, _ row: RowKey, _ values: [DatabaseValue]) throws {
    let plan = row.plan
    for unique in plan.uniques {
      let columns = unique.filter(\.hasColumn)
      let wanted = columns.map { values[plan.columnIndex[$0.index]] }
      if wanted.contains(where: \.isNull) { continue }
      let condition = columns.map { "\($0.name.quoted) = ?" }.joined(separator: " AND ")
      for source in ["main.\(plan.name.quoted)", "temp.\(table(plan))"] {
        let sql = SQL("SELECT _id FROM \(source) WHERE \(condition)", wanted)
        for found in try connection.uncountedValues(sql) {
          guard let key = Int64.fromDatabaseValue(found), key != row.key else { continue }
          displaced.insert(RowKey(plan: plan, key: key))
          displacing.insert(row)
          try connection.run(SQL("DELETE FROM temp.\(table(plan)) WHERE _id = ?", [found]))
          try connection.run(SQL("INSERT OR IGNORE INTO temp.\(gone(plan)) VALUES (?)", [found]))
        }
      }
    }
  }

  private func writePairs(_ connection: Connection, _ storage: _ModelStorage) throws {
    let own = storage.key.databaseValue
    for property in storage.plan.relationships {
      guard let pair = property.pairs, pair.isFirst, pairs.contains(pair.name) else { continue }
      try connection.run(SQL("DELETE FROM temp.\(added(pair.name)) WHERE a = ?", [own]))
      try connection.run(SQL("DELETE FROM temp.\(removed(pair.name)) WHERE a = ?", [own]))
      for change in (storage.pairChanges[property.index] ?? [:]).values {
        let target = change.isAdded ? added(pair.name) : removed(pair.name)
        let other = change.model._$storage.key.databaseValue
        try connection.run(SQL("INSERT OR IGNORE INTO temp.\(target) VALUES (?, ?)", [own, other]))
      }
    }
  }

  /// Makes the temporary tables of an entity, with the indices that its own has.
  private func prepare(_ connection: Connection, _ plan: EntityPlan) throws {
    if entities[ObjectIdentifier(plan)] != nil { return }
    let definitions = ["_id INTEGER PRIMARY KEY"] + plan.columns.map(TableMigration.definition)
    try connection.make("CREATE TEMP TABLE \(table(plan)) (\(definitions.joined(separator: ", ")))")
    try connection.make("CREATE TEMP TABLE \(gone(plan)) (_id INTEGER PRIMARY KEY)")
    let keys = plan.uniques + plan.indices + plan.columns.filter { $0.toOne != nil }.map { [$0] }
    for (number, index) in keys.enumerated() {
      let list = index.filter(\.hasColumn).map(\.name.quoted).joined(separator: ", ")
      if list.isEmpty { continue }
      let index = name("index\(number).\(plan.name)")
      try connection.make("CREATE INDEX temp.\(index) ON \(table(plan)) (\(list))")
    }
    for property in plan.relationships {
      guard let pair = property.pairs, pair.isFirst else { continue }
      try connection.make("CREATE TEMP TABLE \(added(pair.name)) (a, b, UNIQUE (a, b))")
      try connection.make("CREATE TEMP TABLE \(removed(pair.name)) (a, b, UNIQUE (a, b))")
      pairs.insert(pair.name)
    }
    entities[ObjectIdentifier(plan)] = plan
  }

  /// Tells the tables of one context from those of another.
  private enum Numbers {
    private final class Counter: @unchecked Sendable {
      // Unchecked: `last` is used under the lock.
      let lock = NSLock()
      var last = 0
    }
    private static let counter = Counter()
    static func next() -> Int {
      counter.lock.withLock {
        counter.last += 1
        return counter.last
      }
    }
  }
}

extension Schema {
  /// Whether a property to one that has no other end leads to models of an entity.
  fileprivate func isTarget(_ plan: EntityPlan) -> Bool {
    plans.contains { other in
      other.columns.contains { $0.toOne != nil && $0.inverse == nil && $0.destination === plan }
    }
  }
}

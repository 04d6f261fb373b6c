import Foundation
import GRDB

/// A file of SQLite, or a database in memory, with the models of a schema.
///
/// A file has a journal beside it (WAL): many connections read while one writes, and what a saved transaction wrote survives the end of the
/// process at any moment.
final class ModelStore: @unchecked Sendable {
  // Unchecked: `writer` is safe by itself, the keys are handed out under a lock, nothing else changes.
  let configuration: ModelConfiguration
  let schema: Schema
  let writer: any DatabaseWriter
  private(set) var identifier = ""
  /// The store of the app's of which this has a copy; nil for one of the kit's.
  private(set) var custom: CustomStore?
  let statements = StatementCounter()
  private let lock = NSLock()
  private var nextKey: Int64 = 0
  private var lastKey: Int64 = 0
  /// The last transaction that this process has heard of.
  private var knownTransaction: Int64 = 0

  /// - Throws: `SwiftDataError` that names the file, which is left as it was.
  init(_ configuration: ModelConfiguration, _ schema: Schema, plan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    self.schema = schema
    do {
      if configuration.isStoredInMemoryOnly {
        writer = try DatabaseQueue(configuration: StoreConnection.configuration(isReadOnly: false))
      } else {
        try StoreFile.prepare(configuration)
        if let plan, configuration.allowsSave { try StagedMigration.run(configuration, schema, plan) }
        writer = try StoreConnection.open(configuration)
      }
      try StoreLayout.check(writer, schema, configuration)
      if configuration.allowsSave || configuration.isStoredInMemoryOnly {
        identifier = try writer.write { try StoreLayout.update($0, schema) }
        knownTransaction = try writer.read { try HistoryLog.last($0) }
      } else {
        identifier = try writer.read { try StoreLayout.identifier($0) ?? "" }
      }
    } catch let error as SwiftDataError {
      throw error
    } catch {
      throw SwiftDataError(.loadIssueModelContainer, "\(StoreFile.describe(configuration)): \(error)")
    }
  }

  /// What a store of the app's own has handed out, in memory.
  convenience init(_ custom: CustomStore, _ schema: Schema) throws {
    try self.init(
      ModelConfiguration(custom.identifier, schema: schema, isStoredInMemoryOnly: true), schema, plan: nil)
    self.custom = custom
    identifier = custom.identifier
    try custom.load(self)
  }
  /// The number of a model's row; nil for a model that a store of the app's does not know.
  func key(_ identifier: PersistentIdentifier) -> Int64? {
    custom == nil || identifier.id.primary == nil && identifier.key < 1 << 48
      ? identifier.key : custom?.knownKey(identifier)
  }
  /// The identifier of a row.
  func identifier(_ plan: EntityPlan, _ key: Int64) -> PersistentIdentifier {
    custom?.identifier(key) ?? PersistentIdentifier(store: identifier, entity: plan.name, key: key)
  }

  /// Keys for new rows, which no other process hands out: a block of them is taken at a time.
  func newKey() -> Int64 {
    lock.lock()
    defer { lock.unlock() }
    if nextKey >= lastKey {
      guard let first = try? writer.write({ try StoreLayout.reserveKeys($0, StoreLayout.keyBlock) }) else {
        return TemporaryKeys.next()
      }
      nextKey = first
      lastKey = first + StoreLayout.keyBlock
    }
    defer { nextKey += 1 }
    return nextKey
  }

  func read<T>(_ body: (Connection) throws -> T) throws -> T {
    try named { try writer.read { try body(Connection(database: $0, counter: statements)) } }
  }
  /// Reads after a change of temporary tables, which says what statements begin with then. Nobody is locked out.
  func read<T>(
    writingTemporary write: (Connection) throws -> String, _ body: (Connection) throws -> T
  ) throws -> T {
    try named {
      try writer.writeWithoutTransaction { database in
        var result: T?
        try database.inTransaction(.deferred) {
          var connection = Connection(database: database, counter: statements)
          connection.prefix = try write(connection)
          result = try body(connection)
          return .commit
        }
        return result!
      }
    }
  }
  /// Saves changes, all or none.
  func save(_ changes: ChangeSet, author: String?) throws -> [RowKey: Int64] {
    guard configuration.allowsSave else {
      throw SwiftDataError(
        .modelValidationFailure, "\(StoreFile.describe(configuration)) does not allow to save (allowsSave: false)")
    }
    return try named {
      try writer.write { database in
        let connection = Connection(database: database, counter: statements)
        let tombstones = try HistoryLog.tombstones(connection, changes)
        let merged = try changes.apply(connection)
        try HistoryLog.record(connection, changes, merged, author: author, tombstones: tombstones)
        return merged
      }
    }
  }
  /// What SQLite says of the file, with the file's name.
  private func named<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      if error.resultCode == .SQLITE_CONSTRAINT {
        throw SwiftDataError(.modelValidationFailure, "a value that is to be unique is there already: \(error)")
      }
      throw SwiftDataError(.storeFailure, "\(StoreFile.describe(configuration)): \(StoreFile.text(error))")
    }
  }
  /// What other processes have saved since this was asked last; nil if nothing.
  func foreignNews() throws -> ContextHub.News? {
    guard !configuration.isStoredInMemoryOnly, configuration.allowsSave else { return nil }
    let known = lock.withLock { knownTransaction }
    return try writer.read { database in
      let last = try HistoryLog.last(database)
      guard last > known else { return nil }
      let news = try HistoryLog.news(database, after: known, schema)
      lock.withLock { knownTransaction = max(knownTransaction, last) }
      return news.isEmpty ? nil : news
    }
  }
  func erase() throws {
    try writer.write { database in
      for plan in schema.plans {
        try database.execute(sql: "DELETE FROM \(plan.name.quoted)")
        for pair in plan.relationships.compactMap(\.pairs) {
          try database.execute(sql: "DELETE FROM \(pair.name.quoted)")
        }
      }
    }
  }
}

/// A row of a schema.
struct RowKey: Hashable {
  let plan: EntityPlan
  let key: Int64
  static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.plan === b.plan }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

import Foundation
import GRDB

/// The tables of a store: one for each entity, one for the pairs of each relationship of many to many, and what the store knows of itself.
///
/// A store whose tables are of an older version of the app gets what it lacks: see `Migration/TableMigration.swift`.
enum StoreLayout {
  /// The number of this layout; a store with a larger one is of a newer kit.
  static let format = 1
  static let keyBlock: Int64 = 1 << 20

  /// Looks whether the store may be opened, without a change.
  static func check(_ reader: any DatabaseReader, _ schema: Schema, _ configuration: ModelConfiguration) throws {
    let file = StoreFile.describe(configuration)
    try reader.read { database in
      guard try database.tableExists("hearth_store") else {
        let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
        guard tables.isEmpty else {
          throw SwiftDataError(
            .loadIssueModelContainer, "\(file): the database is of something else; it has the tables \(tables)")
        }
        return
      }
      let stored = Int(try value(database, "format") ?? "") ?? 0
      if stored > format {
        throw SwiftDataError(
          .backwardMigration, "\(file): the store has format \(stored), this program knows up to \(format)")
      }
      if let version = try version(database), version > schema.version, schema.isVersioned {
        throw SwiftDataError(
          .backwardMigration, "\(file): the store has version \(version), the app's models have \(schema.version)")
      }
    }
  }

  /// Makes and changes tables until they are those of the schema. Returns the store's identifier.
  static func update(_ database: Database, _ schema: Schema) throws -> String {
    if !(try database.tableExists("hearth_store")) {
      try database.execute(sql: "CREATE TABLE hearth_store (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID")
      try set(database, "format", "\(format)")
      try set(database, "identifier", UUID().uuidString)
      try set(database, "next", "1")
    }
    try HistoryLog.create(database)
    for plan in schema.plans { try TableMigration.update(database, plan) }
    try set(database, "version", schema.version.description)
    return try identifier(database) ?? ""
  }

  static func reserveKeys(_ database: Database, _ count: Int64) throws -> Int64 {
    let next = Int64(try value(database, "next") ?? "") ?? 1
    try set(database, "next", "\(next + count)")
    return next
  }
  static func identifier(_ database: Database) throws -> String? { try value(database, "identifier") }
  static func version(_ database: Database) throws -> Schema.Version? {
    let parts = (try value(database, "version") ?? "").split(separator: ".").compactMap { Int($0) }
    return parts.count == 3 ? Schema.Version(parts[0], parts[1], parts[2]) : nil
  }
  private static func value(_ database: Database, _ name: String) throws -> String? {
    try String.fetchOne(database, sql: "SELECT value FROM hearth_store WHERE name = ?", arguments: [name])
  }
  private static func set(_ database: Database, _ name: String, _ value: String) throws {
    if try Self.value(database, name) == value { return }
    try database.execute(sql: "INSERT OR REPLACE INTO hearth_store VALUES (?, ?)", arguments: [name, value])
  }
}

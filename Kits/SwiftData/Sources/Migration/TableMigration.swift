import Foundation
import GRDB

/// Brings the table of an entity to what its model is now: the lightweight migration.
///
/// A column that is new gets the property's default, one that was renamed (`originalName`) keeps its values, one that is gone is dropped.
/// A table whose entity is gone stays, since another app or version may open the store again.
enum TableMigration {
  static func update(_ database: Database, _ plan: EntityPlan) throws {
    if try database.tableExists(plan.name) {
      try dropIndices(database, plan)
      try updateColumns(database, plan)
    } else {
      try create(database, plan)
    }
    try createIndices(database, plan)
    for property in plan.relationships {
      guard let pairs = property.pairs, pairs.isFirst else { continue }
      try createPairs(database, pairs, formerly: "\(plan.name).\(property.originalName)")
    }
  }

  private static func create(_ database: Database, _ plan: EntityPlan) throws {
    var columns = ["_id INTEGER PRIMARY KEY"]
    columns += plan.columns.map(definition)
    try database.execute(sql: "CREATE TABLE \(plan.name.quoted) (\(columns.joined(separator: ", ")))")
  }
  static func definition(_ property: PropertyPlan) -> String {
    let collation = property.coder?.collation.map { " COLLATE \($0)" } ?? ""
    return "\(property.name.quoted) \(property.columnType)\(collation)"
  }

  private static func updateColumns(_ database: Database, _ plan: EntityPlan) throws {
    var present: [String: String] = [:]
    for column in try database.columns(in: plan.name) { present[column.name] = column.type }
    let wanted = Set(plan.columns.map(\.name))
    for property in plan.columns where present[property.name] == nil {
      let former = property.originalName
      if former != property.name, present[former] != nil, !wanted.contains(former) {
        let names = "\(former.quoted) TO \(property.name.quoted)"
        try database.execute(sql: "ALTER TABLE \(plan.name.quoted) RENAME COLUMN \(names)")
        present[property.name] = present.removeValue(forKey: former)
      } else {
        try add(database, plan, property)
        present[property.name] = property.columnType
      }
    }
    for property in plan.columns where present[property.name] != property.columnType {
      try convert(database, plan, property)
    }
    for name in present.keys.sorted() where name != "_id" && !wanted.contains(name) {
      try database.execute(sql: "ALTER TABLE \(plan.name.quoted) DROP COLUMN \(name.quoted)")
    }
  }

  private static func add(_ database: Database, _ plan: EntityPlan, _ property: PropertyPlan) throws {
    try database.execute(sql: "ALTER TABLE \(plan.name.quoted) ADD COLUMN \(definition(property))")
    guard let coder = property.coder else { return }
    if let value = property.defaultValue?() {
      let stored = try coder.encode(value)
      if stored.isNull { return }
      try database.execute(
        sql: "UPDATE \(plan.name.quoted) SET \(property.name.quoted) = ?", arguments: [stored])
    } else if !coder.isOptional, try !isEmpty(database, plan) {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(plan.name).\(property.name) is new, and models that are stored have no value for it: "
          + "give it a default, make it optional, or write a custom MigrationStage")
    }
  }
  private static func isEmpty(_ database: Database, _ plan: EntityPlan) throws -> Bool {
    try Int.fetchOne(database, sql: "SELECT 1 FROM \(plan.name.quoted) LIMIT 1") == nil
  }

  /// The property's type is a different one: SQLite's own conversion, into a column that says so.
  private static func convert(_ database: Database, _ plan: EntityPlan, _ property: PropertyPlan) throws {
    let table = plan.name.quoted, column = property.name.quoted, former = "_former_\(property.name)".quoted
    try database.execute(sql: "ALTER TABLE \(table) RENAME COLUMN \(column) TO \(former)")
    try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(definition(property))")
    try database.execute(sql: "UPDATE \(table) SET \(column) = CAST(\(former) AS \(property.columnType))")
    try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(former)")
  }

  // MARK: - Indices

  private static func wantedIndices(_ plan: EntityPlan) -> [(name: String, sql: String)] {
    var result: [(name: String, sql: String)] = []
    func add(_ kind: String, _ columns: [PropertyPlan]) {
      let stored = columns.filter(\.hasColumn)
      guard !stored.isEmpty else { return }
      let name = "\(plan.name):\(kind == "UNIQUE" ? "unique" : "index"):" + stored.map(\.name).joined(separator: ",")
      let list = stored.map(\.name.quoted).joined(separator: ", ")
      let head = "CREATE \(kind) INDEX".replacingOccurrences(of: "  ", with: " ")
      result.append((name, "\(head) \(name.quoted) ON \(plan.name.quoted) (\(list))"))
    }
    for unique in plan.uniques { add("UNIQUE", unique) }
    for index in plan.indices { add("", index) }
    for property in plan.relationships where property.toOne != nil { add("", [property]) }
    return result
  }
  private static func presentIndices(_ database: Database, _ plan: EntityPlan) throws -> [String] {
    try String.fetchAll(
      database, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
      arguments: [plan.name])
  }
  private static func dropIndices(_ database: Database, _ plan: EntityPlan) throws {
    let wanted = Set(wantedIndices(plan).map(\.name))
    for name in try presentIndices(database, plan) where !wanted.contains(name) {
      try database.execute(sql: "DROP INDEX \(name.quoted)")
    }
  }
  private static func createIndices(_ database: Database, _ plan: EntityPlan) throws {
    var present = Set(try presentIndices(database, plan))
    for index in wantedIndices(plan) where present.insert(index.name).inserted {
      try database.execute(sql: index.sql)
    }
  }

  // MARK: - Pairs

  private static func createPairs(_ database: Database, _ pairs: PairTable, formerly: String) throws {
    if try database.tableExists(pairs.name) { return }
    if formerly != pairs.name, try database.tableExists(formerly) {
      try database.execute(sql: "ALTER TABLE \(formerly.quoted) RENAME TO \(pairs.name.quoted)")
      return
    }
    try database.execute(
      sql: "CREATE TABLE \(pairs.name.quoted) (a INTEGER NOT NULL, b INTEGER NOT NULL, UNIQUE (a, b))")
    try database.execute(sql: "CREATE INDEX \("\(pairs.name):b".quoted) ON \(pairs.name.quoted) (b)")
  }
}

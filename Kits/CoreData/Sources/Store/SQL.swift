import Foundation
import GRDB

/// A part of a statement, with the values that are bound to its question marks. Names of tables and columns are the only text that comes from
/// the app, and they are quoted.
struct SQL {
  var text: String
  var values: [DatabaseValue]

  init(_ text: String, _ values: [DatabaseValue] = []) { (self.text, self.values) = (text, values) }
  static func value(_ value: DatabaseValue) -> SQL { SQL("?", [value]) }
  static func + (a: SQL, b: SQL) -> SQL { SQL(a.text + b.text, a.values + b.values) }
  static func + (a: SQL, b: String) -> SQL { SQL(a.text + b, a.values) }
  static func + (a: String, b: SQL) -> SQL { SQL(a + b.text, b.values) }
  static func joined(_ parts: [SQL], _ separator: String) -> SQL {
    SQL(parts.map(\.text).joined(separator: separator), parts.flatMap(\.values))
  }
}

extension Database {
  func rows(_ sql: SQL) throws -> [Row] {
    let statement = try cachedStatement(sql: sql.text)
    statement.setUncheckedArguments(StatementArguments(sql.values))
    return try Row.fetchAll(statement)
  }
  func keys(_ sql: SQL) throws -> [Int64] {
    let statement = try cachedStatement(sql: sql.text)
    statement.setUncheckedArguments(StatementArguments(sql.values))
    return try Int64.fetchAll(statement)
  }
  /// Returns how many rows are different.
  @discardableResult func run(_ sql: SQL) throws -> Int {
    let statement = try cachedStatement(sql: sql.text)
    statement.setUncheckedArguments(StatementArguments(sql.values))
    try statement.execute()
    return changesCount
  }
}

/// A row of a store: values in the order of its table's columns.
struct StoredRow {
  let key: Int64
  let entity: String
  let version: Int64
  let values: [DatabaseValue]

  init(_ row: Row) {
    key = row[0]
    entity = row[1]
    version = row[2]
    values = row.databaseValues.dropFirst(3).map { $0 }
  }
}

import GRDB

/// A part of a statement, with the values that are bound to its question marks. Names of tables and columns are the only text that comes from
/// the app, and they are quoted.
struct SQL: Sendable {
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

extension String {
  /// A name of a table or a column, as SQL quotes it.
  var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}

/// Runs statements on a connection and counts them.
struct Connection {
  let database: Database
  let counter: StatementCounter
  /// What statements that read begin with.
  var prefix = ""

  func rows(_ sql: SQL) throws -> [StoredRow] {
    counter.add()
    return try uncountedRows(sql)
  }
  /// The rows, the values of the first `limit` alone: of the others there is what the column `key` has.
  func rows(_ sql: SQL, reading limit: Int, key: Int) throws -> FoundRows {
    counter.add()
    return try FoundRows(statement(sql), reading: limit, key: key)
  }
  func uncountedRows(_ sql: SQL) throws -> [StoredRow] {
    try FoundRows(statement(sql), reading: .max, key: 0).rows
  }
  func values(_ sql: SQL) throws -> [DatabaseValue] {
    counter.add()
    return try uncountedValues(sql)
  }
  func uncountedValues(_ sql: SQL) throws -> [DatabaseValue] {
    try DatabaseValue.fetchAll(statement(sql))
  }
  private func statement(_ sql: SQL) throws -> Statement {
    let statement = try database.cachedStatement(sql: prefix + sql.text)
    statement.setUncheckedArguments(StatementArguments(sql.values))
    return statement
  }
  func make(_ sql: String) throws { try database.execute(sql: sql) }
  @discardableResult func run(_ sql: SQL) throws -> Int {
    let statement = try database.cachedStatement(sql: sql.text)
    statement.setUncheckedArguments(StatementArguments(sql.values))
    try statement.execute()
    return database.changesCount
  }
}

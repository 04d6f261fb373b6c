import GRDB

/// A row as a statement gave it. Many share one block, instead of being an object each.
struct StoredRow {
  fileprivate let block: RowBlock
  fileprivate let start: Int

  subscript(column: Int) -> DatabaseValue { block.values[start + column] }
  /// A column that is a number in each row, such as the row's own; 0 where it is none.
  func key(_ column: Int) -> Int64 { Int64.fromDatabaseValue(self[column]) ?? 0 }
}

/// The values of rows, one row behind the other.
private final class RowBlock {
  /// How many rows a block has at most. Source: our choice, because a block lives as long as one of its rows does.
  static let size = 100
  var values: ContiguousArray<DatabaseValue> = []
}

/// What a statement has found.
struct FoundRows {
  /// The number of each row.
  private(set) var keys: [Int64] = []
  /// The values of the first rows.
  private(set) var rows: [StoredRow] = []

  /// Runs a statement. Rows from `limit` on are not read but for their column `key`.
  init(_ statement: Statement, reading limit: Int, key: Int) throws {
    let width = statement.columnCount, cursor = try Row.fetchCursor(statement)
    var block = RowBlock()
    while let row = try cursor.next() {
      if keys.count < limit {
        if block.values.count == RowBlock.size * width { block = RowBlock() }
        rows.append(StoredRow(block: block, start: block.values.count))
        for column in 0..<width { block.values.append(row[column]) }
      }
      keys.append(Int64.fromDatabaseValue(row[key]) ?? 0)
    }
  }
}

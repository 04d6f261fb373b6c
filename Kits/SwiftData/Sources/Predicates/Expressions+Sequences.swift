import Foundation
import GRDB

extension PredicateExpressions.SequenceContains: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let bool = try translation.coder(Bool.self, self)
    switch try translation.term(sequence) {
    case .null: return .constant(false)
    case .rows(let rows):
      let element = try translation.sql(self.element)
      return .value(rows.filtered(SQL("\(rows.alias)._id = ") + element).exists, bool)
    case .constant(let value):
      if let text = value as? String { return try contains(text, bool, &translation) }
      guard let values = value as? LHS.Output else { throw translation.unsupported(self) }
      let element = try translation.sql(self.element)
      return .value(try translation.list(element, values.map { $0 as Any }, self), bool)
    case .value(let sql, _):
      if LHS.Output.self == String.self || LHS.Output.self == Substring.self {
        let part = try translation.term(element)
        guard case .constant(let character as Character) = part else { throw translation.unsupported(self) }
        return .value("hearth_contains(" + sql + ", " + .value(String(character).databaseValue) + ")", bool)
      }
      return try elements(sql, bool, &translation)
    case .row, .key, .range: throw translation.unsupported(self)
    }
  }
  private func contains(_ text: String, _ bool: ValueCoder, _ translation: inout Translation) throws -> Term {
    guard case .constant(let part as Character) = try translation.term(element) else {
      throw translation.unsupported(self)
    }
    return .constant(text.contains(part))
  }
  /// An element of an array that a column keeps.
  private func elements(_ sql: SQL, _ bool: ValueCoder, _ translation: inout Translation) throws -> Term {
    guard let whole = ValueCoder.of(LHS.Output.self), let part = ValueCoder.of(RHS.Output.self) else {
      throw translation.unsupported(self)
    }
    let number = RowFunctions.number(for: "contains \(LHS.Output.self)") { values in
      guard !values[0].isNull, let sequence = try whole.decode(values[0]) as? LHS.Output,
        let element = try part.decode(values[1]) as? RHS.Output
      else { return false.databaseValue }
      return sequence.contains(element).databaseValue
    }
    let element = try translation.sql(self.element)
    return .value("hearth_apply(\(number), " + sql + ", " + element + ")", bool)
  }
}

extension Translation {
  /// Whether a value is one of a list.
  mutating func list(_ element: SQL, _ values: [Any], _ whole: Any) throws -> SQL {
    var bound: [DatabaseValue] = [], hasNull = false
    for value in values {
      let stored = try self.bound(value, whole)
      if stored.isNull { hasNull = true } else { bound.append(stored) }
    }
    var sql: SQL
    if bound.count > 2000 {
      // More than a statement can bind: as one text that SQLite takes apart.
      let parts = bound.map { Self.json($0) }
      guard !parts.contains(nil) else { throw unsupported(whole, "the list of bytes is too long") }
      let text = "[" + parts.compactMap { $0 }.joined(separator: ",") + "]"
      sql = "IFNULL(" + element + " IN (SELECT value FROM json_each(" + .value(text.databaseValue) + ")), 0)"
    } else {
      let marks = SQL.joined(bound.map { SQL.value($0) }, ", ")
      sql = "IFNULL(" + element + " IN (" + marks + "), 0)"
    }
    if hasNull { sql = "(" + sql + " OR " + element + " IS NULL)" }
    return sql
  }
  private static func json(_ value: DatabaseValue) -> String? {
    switch value.storage {
    case .int64(let number): return String(number)
    case .double(let number): return String(number)
    case .string(let text):
      return (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
    case .null, .blob: return nil
    }
  }

  /// A condition on each of some models, or of some values of the app's.
  mutating func test(_ variable: PredicateExpressions.VariableID, _ rows: Rows, _ test: Any) throws -> SQL {
    variables[variable] = .row(alias: rows.alias, plan: rows.plan)
    return try sql(test)
  }
  mutating func tests(
    _ variable: PredicateExpressions.VariableID, _ values: [Any], _ test: Any, _ joiner: String, none: String
  ) throws -> SQL {
    var parts: [SQL] = []
    for value in values {
      variables[variable] = .constant(value)
      parts.append(try sql(test))
    }
    return parts.isEmpty ? SQL(none) : "(" + SQL.joined(parts, joiner) + ")"
  }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let bool = try translation.coder(Bool.self, self)
    switch try translation.term(sequence) {
    case .null: return .constant(false)
    case .rows(let rows):
      return .value(rows.filtered(try translation.test(variable.key, rows, test)).exists, bool)
    case .constant(let value):
      guard let values = value as? LHS.Output else { throw translation.unsupported(self) }
      return .value(try translation.tests(variable.key, values.map { $0 as Any }, test, " OR ", none: "0"), bool)
    default: throw translation.unsupported(self, "the elements of a value are not rows; use contains(_:)")
    }
  }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let bool = try translation.coder(Bool.self, self)
    switch try translation.term(sequence) {
    case .null: return .constant(true)
    case .rows(let rows):
      let test = try translation.test(variable.key, rows, self.test)
      return .value("(NOT " + rows.filtered("NOT " + test).exists + ")", bool)
    case .constant(let value):
      guard let values = value as? LHS.Output else { throw translation.unsupported(self) }
      return .value(try translation.tests(variable.key, values.map { $0 as Any }, test, " AND ", none: "1"), bool)
    default: throw translation.unsupported(self, "the elements of a value are not rows")
    }
  }
}

extension PredicateExpressions.Filter: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    guard case .rows(let rows) = try translation.term(sequence) else { throw translation.unsupported(self) }
    return .rows(rows.filtered(try translation.test(variable.key, rows, filter)))
  }
}

extension PredicateExpressions.CollectionIndexSubscript: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    guard case .rows(let rows) = try translation.term(wrapped) else { throw translation.unsupported(self) }
    let tail = SQL(" ORDER BY \(rows.alias)._id LIMIT 1 OFFSET ") + (try translation.sql(index))
    let sql = SQL("(SELECT \(rows.alias)._id FROM ") + rows.source + " WHERE " + rows.condition + tail + ")"
    return .key(sql, plan: rows.plan)
  }
}

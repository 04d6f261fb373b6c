import GRDB

/// A part of a predicate as SQL.
enum Term {
  /// A value of the app's, which is bound.
  case constant(Any)
  /// Nothing.
  case null
  /// The model whose row has an alias in the statement.
  case row(alias: String, plan: EntityPlan)
  /// A model by the number of its row, which may be null.
  case key(SQL, plan: EntityPlan)
  /// A value, and how it is kept.
  case value(SQL, ValueCoder)
  /// Models.
  case rows(Rows)
  /// What lies between two values.
  case range(lower: SQL?, upper: SQL?, isClosed: Bool)
}

/// Models that fulfil a condition.
struct Rows {
  var plan: EntityPlan
  var alias: String
  /// What stands behind FROM.
  var source: SQL
  var condition: SQL

  func select(_ what: String) -> SQL { SQL("(SELECT \(what) FROM ") + source + " WHERE " + condition + ")" }
  var exists: SQL { SQL("EXISTS ") + select("1") }
  func filtered(_ test: SQL) -> Rows {
    var result = self
    result.condition = condition + " AND (" + test + ")"
    return result
  }
}

/// An expression of a predicate that can be translated.
protocol TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term
}

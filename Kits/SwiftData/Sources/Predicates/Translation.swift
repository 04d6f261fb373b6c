import Foundation
import GRDB

/// Turns the expressions of a predicate into SQL.
///
/// The app's values are bound, never written into the text. What has no translation is an error that says which expression it is.
struct Translation {
  let plan: EntityPlan
  var dependencies = Dependencies()
  var variables: [PredicateExpressions.VariableID: Term] = [:]
  private var lastAlias = 0

  init(_ plan: EntityPlan) {
    self.plan = plan
    dependencies.add(plan)
  }

  mutating func newAlias() -> String {
    lastAlias += 1
    return "t\(lastAlias)"
  }

  mutating func condition<T: PersistentModel>(_ predicate: Predicate<T>) throws -> SQL {
    variables[predicate.variable.key] = .row(alias: "t0", plan: plan)
    return try sql(predicate.expression)
  }

  // MARK: - Expressions

  mutating func term(_ expression: Any) throws -> Term {
    guard let expression = expression as? any TranslatableExpression else { throw unsupported(expression) }
    return try expression.term(&self)
  }
  mutating func sql(_ expression: Any) throws -> SQL { try sql(try term(expression), expression) }

  func unsupported(_ expression: Any, _ reason: String = "it has no translation to SQL") -> SwiftDataError {
    SwiftDataError(.unsupportedPredicate, "\(expression): \(reason)")
  }

  /// A term as a single value.
  func sql(_ term: Term, _ expression: Any) throws -> SQL {
    switch term {
    case .null: return SQL("NULL")
    case .row(let alias, _): return SQL("\(alias)._id")
    case .key(let sql, _), .value(let sql, _): return sql
    case .constant(let value): return .value(try bound(value, expression))
    case .rows, .range: throw unsupported(expression, "it is no single value")
    }
  }
  /// A value of the app's as a column would have it; a model as the number of its row.
  func bound(_ value: Any, _ expression: Any) throws -> DatabaseValue {
    if let model = value as? any PersistentModel { return model.persistentModelID.key.databaseValue }
    if let optional = value as? any OptionalType, optional.isNone { return .null }
    guard let coder = ValueCoder.of(type(of: value)) else {
      throw unsupported(expression, "a \(type(of: value)) cannot be compared with what is stored")
    }
    return try coder.encode(value)
  }

  // MARK: - Properties

  /// What a key path of a model leads to; nil where it leads to none of its properties.
  mutating func property(_ term: Term, _ keyPath: AnyKeyPath) throws -> Term? {
    let plan: EntityPlan
    switch term {
    case .row(_, let owner), .key(_, let owner): plan = owner
    default: return nil
    }
    if let property = plan.property(for: keyPath) { return self.property(term, property) }
    guard type(of: keyPath).valueType == PersistentIdentifier.self, let coder = ValueCoder.of(PersistentIdentifier.self)
    else { return nil }
    return .value(try sql(term, keyPath), coder)
  }

  mutating func property(_ term: Term, _ property: PropertyPlan) -> Term? {
    dependencies.add(property)
    if let destination = property.destination { dependencies.add(destination) }
    switch property.kind {
    case .attribute(let coder): return .value(column(term, property), coder)
    case .toOne:
      guard let destination = property.destination else { return nil }
      return .key(column(term, property), plan: destination)
    case .toMany: return rows(term, property).map { .rows($0) }
    }
  }

  private mutating func column(_ term: Term, _ property: PropertyPlan) -> SQL {
    let name = property.name.quoted
    switch term {
    case .row(let alias, _): return SQL("\(alias).\(name)")
    case .key(let key, let plan):
      let alias = newAlias()
      return SQL("(SELECT \(alias).\(name) FROM \(plan.name.quoted) AS \(alias) WHERE \(alias)._id = ") + key + ")"
    default: return SQL("NULL")
    }
  }

  private mutating func rows(_ term: Term, _ property: PropertyPlan) -> Rows? {
    guard let destination = property.destination, let own = try? sql(term, property.name) else { return nil }
    let alias = newAlias(), table = destination.name.quoted
    guard let pairs = property.pairs else {
      let column = "\(alias).\((property.inverse?.name ?? "").quoted)"
      return Rows(
        plan: destination, alias: alias, source: SQL("\(table) AS \(alias)"), condition: SQL(column + " = ") + own)
    }
    let link = newAlias()
    let source =
      pairs.isSymmetric
      ? "(SELECT a, b FROM \(pairs.name.quoted) UNION SELECT b, a FROM \(pairs.name.quoted))" : pairs.name.quoted
    let joined = "\(source) AS \(link) JOIN \(table) AS \(alias) ON \(alias)._id = \(link).\(pairs.other)"
    return Rows(
      plan: destination, alias: alias, source: SQL(joined), condition: SQL("\(link).\(pairs.own) = ") + own)
  }

  // MARK: - Order

  mutating func order<T: PersistentModel>(_ sort: SortDescriptor<T>) throws -> SQL {
    guard let keyPath = sort.keyPath, let path = SortPath.of(T.self, plan, keyPath) else { throw unsupported(sort) }
    var term = Term.row(alias: "t0", plan: plan)
    for step in path.steps {
      guard let next = property(term, step) else { throw unsupported(sort) }
      term = next
    }
    guard case .value(var sql, _) = term else { throw unsupported(sort) }
    if path.isLocalized { sql = sql + " COLLATE hearth_localized" }
    return sort.order == .reverse ? sql + " DESC" : sql
  }
  private func unsupported<T>(_ sort: SortDescriptor<T>) -> SwiftDataError {
    SwiftDataError(.unsupportedSortDescriptor, "\(sort): it is no property of \(plan.name) that is stored")
  }
}

extension OptionalType {
  var isNone: Bool { _wrapped == nil }
}

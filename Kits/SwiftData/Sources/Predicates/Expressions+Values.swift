import Foundation
import GRDB

extension PredicateExpressions.Variable: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    guard let term = translation.variables[key] else { throw translation.unsupported(self, "the variable is unknown") }
    return term
  }
}

extension PredicateExpressions.Value: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    if let optional = value as? any OptionalType, optional.isNone { return .null }
    return .constant(value)
  }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term { .null }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let root = try translation.term(self.root)
    let path: Swift.KeyPath<Root.Output, Output> = keyPath
    switch root {
    case .null: return .null
    case .constant(let value):
      guard let value = value as? Root.Output else { throw translation.unsupported(self) }
      return .constant(value[keyPath: path])
    case .row, .key:
      guard let term = try translation.property(root, path) else {
        throw translation.unsupported(self, "the key path leads to no stored property")
      }
      return term
    case .rows(let rows): return try term(rows, &translation)
    case .value(let sql, let coder): return try term(sql, coder, path, &translation)
    case .range: throw translation.unsupported(self)
    }
  }

  private func term(_ rows: Rows, _ translation: inout Translation) throws -> Term {
    switch kind {
    case .collectionCount: return .value(rows.select("COUNT(*)"), try translation.coder(Int.self, self))
    case .collectionIsEmpty: return .value("NOT " + rows.exists, try translation.coder(Bool.self, self))
    case .collectionFirst:
      return .key(rows.limited("ORDER BY \(rows.alias)._id LIMIT 1"), plan: rows.plan)
    case .bidirectionalCollectionLast:
      return .key(rows.limited("ORDER BY \(rows.alias)._id DESC LIMIT 1"), plan: rows.plan)
    case nil: throw translation.unsupported(self)
    }
  }

  /// A property of a value: what SQL has no word for is asked of the value itself.
  private func term(
    _ sql: SQL, _ coder: ValueCoder, _ path: Swift.KeyPath<Root.Output, Output>, _ translation: inout Translation
  ) throws -> Term {
    if Root.Output.self == String.self, kind == .collectionIsEmpty {
      return .value("(" + sql + " = '')", try translation.coder(Bool.self, self))
    }
    guard let from = ValueCoder.of(Root.Output.self), let to = ValueCoder.of(Output.self) else {
      throw translation.unsupported(self, "a \(Output.self) cannot be compared in a store")
    }
    let number = RowFunctions.number(for: AnyHashable(path as AnyKeyPath)) { values in
      guard let stored = values.first, !stored.isNull else { return .null }
      guard let value = try from.decode(stored) as? Root.Output else { return .null }
      return try to.encode(value[keyPath: path])
    }
    return .value("hearth_apply(\(number), " + sql + ")", to)
  }
}

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let inner = try translation.term(wrapped)
    if case .null = inner { return .null }
    translation.variables[variable.key] = inner
    return try translation.term(transform)
  }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term { try translation.term(inner) }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let left = try translation.term(lhs)
    switch left {
    case .null: return try translation.term(rhs)
    case .constant, .rows, .range: return left
    case .row: return left
    case .key(let sql, let plan):
      return .key("IFNULL(" + sql + ", " + (try translation.sql(rhs)) + ")", plan: plan)
    case .value(let sql, let coder):
      return .value("IFNULL(" + sql + ", " + (try translation.sql(rhs)) + ")", coder)
    }
  }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let yes = try translation.term(trueBranch)
    let parts = [try translation.sql(test), try translation.sql(yes, trueBranch), try translation.sql(falseBranch)]
    let sql = "(CASE WHEN " + parts[0] + " THEN " + parts[1] + " ELSE " + parts[2] + " END)"
    if case .key(_, let plan) = yes { return .key(sql, plan: plan) }
    return .value(sql, try translation.coder(Output.self, self))
  }
}

extension Rows {
  func limited(_ tail: String) -> SQL {
    SQL("(SELECT \(alias)._id FROM ") + source + " WHERE " + condition + " \(tail))"
  }
}

extension Translation {
  func coder(_ type: any Any.Type, _ expression: Any) throws -> ValueCoder {
    guard let coder = ValueCoder.of(type) else { throw unsupported(expression, "a \(type) cannot be stored") }
    return coder
  }
}

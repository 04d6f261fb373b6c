import Foundation
import GRDB

extension PredicateExpressions.Conjunction: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term { try translation.pair(lhs, "AND", rhs, Bool.self) }
}
extension PredicateExpressions.Disjunction: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term { try translation.pair(lhs, "OR", rhs, Bool.self) }
}
extension PredicateExpressions.Negation: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    .value("(NOT " + (try translation.sql(wrapped)) + ")", try translation.coder(Bool.self, self))
  }
}

extension PredicateExpressions.Equal: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term { try translation.equality(lhs, rhs, "IS", self) }
}
extension PredicateExpressions.NotEqual: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term { try translation.equality(lhs, rhs, "IS NOT", self) }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      }
    let coder = try translation.coder(LHS.Output.self, self)
    guard coder.isComparable else {
      throw translation.unsupported(self, "a \(LHS.Output.self) is stored as JSON, which SQL cannot order")
    }
    let left = try translation.sql(lhs), right = try translation.sql(rhs)
    let collation = coder.collation.map { " COLLATE \($0)" } ?? ""
    let sql = "(" + left + collation + " \(sign) " + right + ")"
    return .value(sql, try translation.coder(Bool.self, self))
  }
}

extension Translation {
  mutating func pair(_ left: Any, _ sign: String, _ right: Any, _ type: any Any.Type) throws -> Term {
    let a = try sql(left), b = try sql(right)
    return .value("(" + a + " \(sign) " + b + ")", try coder(type, left))
  }

  mutating func equality(_ left: Any, _ right: Any, _ sign: String, _ whole: Any) throws -> Term {
    let a = try term(left), b = try term(right)
    let result = try coder(Bool.self, whole)
    // A property to many is never nil in a store.
    if case .rows = a, case .null = b { return .constant(sign == "IS NOT") }
    if case .null = a, case .rows = b { return .constant(sign == "IS NOT") }
    var collation = ""
    for case .value(_, let coder) in [a, b] { if let name = coder.collation { collation = " COLLATE \(name)" } }
    return .value("(" + (try sql(a, left)) + collation + " \(sign) " + (try sql(b, right)) + ")", result)
  }
}

extension PredicateExpressions.Arithmetic: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      }
    return try translation.arithmetic(lhs, sign, rhs, Output.self, self)
  }
}
extension PredicateExpressions.IntDivision: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    try translation.arithmetic(lhs, "/", rhs, Output.self, self)
  }
}
extension PredicateExpressions.IntRemainder: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    try translation.arithmetic(lhs, "%", rhs, Output.self, self)
  }
}
extension PredicateExpressions.FloatDivision: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    try translation.arithmetic(lhs, "* 1.0 /", rhs, Output.self, self)
  }
}
extension PredicateExpressions.UnaryMinus: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    .value("(-" + (try translation.sql(wrapped)) + ")", try translation.coder(Output.self, self))
  }
}

extension Translation {
  mutating func arithmetic(
    _ left: Any, _ sign: String, _ right: Any, _ type: any Any.Type, _ whole: Any
  ) throws -> Term {
    if type == Decimal.self { throw unsupported(whole, "SQL does not reckon with decimal numbers exactly") }
    return try pair(left, sign, right, type)
  }
}

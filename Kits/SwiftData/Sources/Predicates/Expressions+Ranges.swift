import Foundation

/// A range of the app's, whatever its bounds are.
protocol BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { get }
}
extension Range: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, upperBound, false) }
}
extension ClosedRange: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, upperBound, true) }
}
extension PartialRangeFrom: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, nil, false) }
}
extension PartialRangeUpTo: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (nil, upperBound, false) }
}
extension PartialRangeThrough: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (nil, upperBound, true) }
}

extension PredicateExpressions.Range: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    .range(lower: try translation.sql(lower), upper: try translation.sql(upper), isClosed: false)
  }
}
extension PredicateExpressions.ClosedRange: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    .range(lower: try translation.sql(lower), upper: try translation.sql(upper), isClosed: true)
  }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    let element = try translation.sql(self.element)
    let (lower, upper, isClosed) = try bounds(&translation)
    let coder = try translation.coder(Element.Output.self, self)
    let value = element + (coder.collation.map { " COLLATE \($0)" } ?? "")
    var parts: [SQL] = []
    if let lower { parts.append(value + " >= " + lower) }
    if let upper { parts.append(value + (isClosed ? " <= " : " < ") + upper) }
    return .value("(" + SQL.joined(parts, " AND ") + ")", try translation.coder(Bool.self, self))
  }
  private func bounds(_ translation: inout Translation) throws -> (lower: SQL?, upper: SQL?, isClosed: Bool) {
    switch try translation.term(range) {
    case .range(let lower, let upper, let isClosed): return (lower, upper, isClosed)
    case .constant(let value as any BoundedRange):
      let bounds = value.bounds
      let lower = try bounds.lower.map { SQL.value(try translation.bound($0, self)) }
      let upper = try bounds.upper.map { SQL.value(try translation.bound($0, self)) }
      return (lower, upper, bounds.isClosed)
    default: throw translation.unsupported(self)
    }
  }
}

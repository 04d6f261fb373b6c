import Foundation
import HearthUI

/// What a predicate says, as a text that is the same for equal ones. Objects stand in it by their identity.
enum PredicateText {
  static func of(_ predicate: NSPredicate) -> String? { PredicateInspection.of(predicate).map(text) }

  private static func text(_ predicate: FormattedPredicate) -> String {
    switch predicate {
    case .constant(let value): "\(value)"
    case .and(let all): "and(\(all.map(text)))"
    case .or(let all): "or(\(all.map(text)))"
    case .not(let other): "not(\(text(other)))"
    case .comparison(let modifier, let left, let name, let options, let right):
      "\(modifier) \(text(left)) \(name) \(options.rawValue) \(text(right))"
    }
  }
  private static func text(_ expression: FormattedValueExpression) -> String {
    switch expression {
    case .object: "self"
    case .constant(let value): constant(value)
    case .keyPath(let path): "\(path)"
    case .aggregate(let all): "\(all.map(text))"
    case .variable(let name): "$\(name)"
    case .subquery(let all, let name, let condition): "subquery(\(text(all)), $\(name), \(text(condition)))"
    case .property(let owner, let path): "\(text(owner)).\(path)"
    case .function(let name, let arguments): "\(name)(\(arguments.map(text)))"
    }
  }
  private static func constant(_ value: Any?) -> String {
    guard let value else { return "nil" }
    if let object = value as? NSManagedObject { return "\(ObjectIdentifier(object))" }
    if let date = value as? Date { return "\(date.timeIntervalSinceReferenceDate)" }
    return "\(type(of: value)) \(String(reflecting: value))"
  }
}

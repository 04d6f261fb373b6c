import Foundation
import GRDB
import SwiftUI

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    guard Base.Output.self == String.self, Other.Output.self == String.self else {
      throw translation.unsupported(self, "only text is searched")
    }
    return try translation.text("hearth_contains", base, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    guard Base.Output.self == String.self, Prefix.Output.self == String.self else {
      throw translation.unsupported(self, "only text is searched")
    }
    return try translation.text("hearth_starts", base, prefix)
  }
}

extension Translation {
  mutating func text(_ function: String, _ left: Any, _ right: Any) throws -> Term {
    let a = try sql(left), b = try sql(right)
    return .value("\(function)(" + a + ", " + b + ")", try coder(Bool.self, left))
  }
}

extension PredicateExpressions {
  /// How two texts compare where case does not count.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).caseInsensitiveCompare(String(try other.evaluate(bindings)))
    }
  }
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> { StringCaseInsensitiveCompare(root: root, other: other) }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    try translation.text("hearth_localized_contains", root, other)
  }
}
extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    try translation.comparison("caseInsensitiveCompare", self, root, other) { $0.caseInsensitiveCompare($1) }
  }
}
extension PredicateExpressions.StringLocalizedCompare: TranslatableExpression {
  func term(_ translation: inout Translation) throws -> Term {
    try translation.comparison("localizedCompare", self, root, other) { $0.localizedCompare($1) }
  }
}
extension Translation {
  /// How two texts compare by a function, which has a number by its name.
  mutating func comparison(
    _ name: String, _ expression: Any, _ left: Any, _ right: Any,
    by compare: @escaping @Sendable (String, String) -> ComparisonResult
  ) throws -> Term {
    let number = RowFunctions.number(for: name) { values in
      guard let a = String.fromDatabaseValue(values[0]), let b = String.fromDatabaseValue(values[1]) else {
        return .null
      }
      return compare(a, b).rawValue.databaseValue
    }
    return .value(try call(number, left, right), try coder(ComparisonResult.self, expression))
  }
  mutating func call(_ number: Int, _ left: Any, _ right: Any) throws -> SQL {
    let a = try sql(left), b = try sql(right)
    return "hearth_apply(\(number), " + a + ", " + b + ")"
  }
}

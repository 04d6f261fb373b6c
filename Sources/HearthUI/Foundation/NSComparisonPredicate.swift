import Foundation

/// A predicate that compares two expressions.
///
/// ```swift
/// NSComparisonPredicate(
///   leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "a"),
///   modifier: .direct, type: .beginsWith, options: .caseInsensitive)
/// ```
open nonisolated class NSComparisonPredicate: NSPredicate {
  /// Of a collection at the left: whether the comparison has to hold of one or all of what is in it.
  public enum Modifier: UInt, Sendable { case direct, all, any }
  /// How two values are compared.
  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
    case endsWith, `in`
    case contains = 99
    case between
  }
  /// The differences between two texts that a comparison ignores.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Self(rawValue: 1)
    public static let diacriticInsensitive = Self(rawValue: 2)
    /// Texts are compared as they are: it changes nothing here.
    public static let normalized = Self(rawValue: 4)
  }
  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    (predicateOperatorType, self.options) = (type, options)
    var found: String.CompareOptions = []
    if options.contains(.caseInsensitive) { found.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { found.insert(.diacriticInsensitive) }
    let kind: FormattedPredicate.Modifier =
      switch modifier {
      case .direct: .direct
      case .all: .all
      case .any: .any
      }
    super.init(
      block: FormattedPredicate.comparison(kind, lhs.expression, Self.formatted(type), found, rhs.expression).block)
  }
  public required init?(coder: NSCoder) { nil }

  private static func formatted(_ type: Operator) -> FormattedPredicate.Operator {
    switch type {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}

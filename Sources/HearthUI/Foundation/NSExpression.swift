import Foundation
import HearthCore

/// A value in a predicate: a constant, what a key path leads to, or a function of others.
///
/// ```swift
/// let total = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "price")])
/// ```
///
/// Foundation on Linux has none. Functions are "sum:", "count:", "min:", "max:", "average:", "now", "add:to:", "from:subtract:",
/// "multiply:by:", "divide:by:", "modulus:by:", "abs:", "ceiling:", "floor:", "trunc:", "sqrt:", "uppercase:", "lowercase:",
/// "canonical:", "length:", "first:" and "last:"; others are reported, and are nil.
open nonisolated class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: nothing changes.
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case subquery = 13
    case aggregate = 14
    case block = 19
  }
  package let expression: FormattedValueExpression
  private let block: ((Any?, [Any], NSMutableDictionary?) -> Any)?

  package init(_ expression: FormattedValueExpression) {
    self.expression = expression
    block = nil
    super.init()
  }
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath(keyPath.split(separator: ".").map(String.init)))
  }
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.map { ($0 as? NSExpression)?.expression ?? .constant($0) }))
  }
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let known = FormattedFunction.name(name) else {
      Self.report(name, "is not among the functions that are known here. Its value is nil.")
      self.init(.constant(nil))
      return
    }
    self.init(.function(known, parameters.map { ($0 as? NSExpression)?.expression ?? .constant($0) }))
  }
  public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any)
  {
    let condition = (predicate as? NSPredicate).flatMap { PredicateInspection.of($0) }
    if condition == nil { Self.report("SUBQUERY", "has a predicate that was not written as a text. It never holds.") }
    self.init(.subquery(expression.expression, variable, condition ?? .constant(false)))
  }
  /// An expression that is written as in a predicate: `NSExpression(format: "price * %d", 3)`.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    do {
      self.init(try PredicateParser.parseValue(expressionFormat, args))
    } catch {
      Self.report(expressionFormat, "\((error as? PredicateFormatError)?.message ?? "\(error)"). Its value is nil.")
      self.init(.constant(nil))
    }
  }
  public init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) {
    self.block = block
    expression = .aggregate((arguments ?? []).map(\.expression))
    super.init()
  }
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }
  private static func report(_ text: String, _ message: String) {
    Report(kind: .controlValue, path: "NSExpression(\"\(text)\")", message: message).tell()
  }

  open var expressionType: ExpressionType {
    if block != nil { return .block }
    return switch expression {
    case .object: .evaluatedObject
    case .constant: .constantValue
    case .keyPath: .keyPath
    case .aggregate: .aggregate
    case .variable: .variable
    case .subquery: .subquery
    case .property, .function: .function
    }
  }
  open var constantValue: Any? { if case .constant(let value) = expression { value } else { nil } }
  /// - Precondition: The expression is a key path.
  open var keyPath: String {
    guard case .keyPath(let path) = expression else { preconditionFailure("NSExpression: \(self) is no key path") }
    return path.joined(separator: ".")
  }
  /// - Precondition: The expression is a function.
  open var function: String {
    guard case .function(let name, _) = expression else { preconditionFailure("NSExpression: \(self) is no function") }
    return name + ":"
  }
  open var arguments: [NSExpression]? {
    guard case .function(_, let arguments) = expression else { return nil }
    return arguments.map(NSExpression.init)
  }
  /// The value for an object; `context` has the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for case (let key as String, let value) in context ?? [:] { variables[key] = value }
    let value = expression.value(object, variables)
    guard let block else { return value }
    return block(object, KeyedValue.elements(value)?.map { $0 as Any } ?? [], context)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

import Foundation

/// The functions that predicates and expressions know. Source: Apple, documentation of `NSExpression`.
nonisolated enum FormattedFunction {
  static let names: Set<String> = [
    "now", "sum", "count", "min", "max", "average", "abs", "ceiling", "floor", "trunc", "sqrt", "uppercase",
    "lowercase", "canonical", "length", "add", "subtract", "multiply", "divide", "modulus", "first", "last",
  ]
  /// The name of a function as `NSExpression(forFunction:arguments:)` takes it; nil for one that is not known.
  static func name(_ selector: String) -> String? {
    let long = [
      "add:to:": "add", "from:subtract:": "subtract", "multiply:by:": "multiply", "divide:by:": "divide",
      "modulus:by:": "modulus", "now": "now",
    ]
    let short = selector.hasSuffix(":") ? String(selector.dropLast()) : selector
    return long[selector] ?? (names.contains(short) ? short : nil)
  }

  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    switch name {
    case "now": return Date()
    case "uppercase": return KeyedValue.text(first)?.uppercased()
    case "lowercase": return KeyedValue.text(first)?.lowercased()
    case "canonical":
      return KeyedValue.text(first)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "length": return KeyedValue.text(first)?.utf16.count
    case "first": return KeyedValue.elements(first)?.first ?? nil
    case "last": return KeyedValue.elements(first)?.last ?? nil
    case "count": return KeyedValue.elements(first)?.count ?? arguments.count
    case "sum", "average", "min", "max": return collected(name, KeyedValue.elements(first) ?? arguments)
    default: return number(name, arguments)
    }
  }
  private static func collected(_ name: String, _ all: [Any?]) -> Any? {
    let values = all.filter { KeyedValue.plain($0) != nil }
    func isLess(_ a: Any?, _ b: Any?) -> Bool { FormattedPredicate.order(a, b, []) == .orderedAscending }
    switch name {
    case "min": return values.min(by: isLess) ?? nil
    case "max": return values.max(by: isLess) ?? nil
    case "sum":
      let whole = values.compactMap { KeyedValue.integer($0) }
      if whole.count == values.count { return whole.reduce(0, &+) }
      return values.compactMap { KeyedValue.number($0) }.reduce(0, +)
    default:
      let numbers = values.compactMap { KeyedValue.number($0) }
      return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    }
  }
  /// Arithmetic: of whole numbers it gives whole ones, as in C. Source: Apple, "Predicate Format String Syntax".
  private static func number(_ name: String, _ arguments: [Any?]) -> Any? {
    let numbers = arguments.compactMap { KeyedValue.number($0) },
      whole = arguments.compactMap { KeyedValue.integer($0) }
    guard let a = numbers.first, numbers.count == arguments.count else { return nil }
    let isWhole = whole.count == numbers.count
    if numbers.count == 1 {
      switch name {
      case "abs": return isWhole ? whole[0].magnitude as Any : abs(a)
      case "ceiling": return a.rounded(.up)
      case "floor": return a.rounded(.down)
      case "trunc": return a.rounded(.towardZero)
      case "sqrt": return a.squareRoot()
      default: return nil
      }
    }
    guard numbers.count == 2 else { return nil }
    let b = numbers[1]
    switch name {
    case "add": return isWhole ? whole[0] &+ whole[1] as Any : a + b
    case "subtract": return isWhole ? whole[0] &- whole[1] as Any : a - b
    case "multiply": return isWhole ? whole[0] &* whole[1] as Any : a * b
    case "divide" where isWhole: return whole[1] == 0 ? nil : whole[0] / whole[1]
    case "divide": return a / b
    case "modulus" where isWhole: return whole[1] == 0 ? nil : whole[0] % whole[1]
    case "modulus": return a.truncatingRemainder(dividingBy: b)
    default: return nil
    }
  }
}

extension FormattedPredicate {
  /// The predicate with values instead of variables.
  nonisolated func substituting(_ values: [String: Any]) -> FormattedPredicate {
    switch self {
    case .constant: self
    case .and(let all): .and(all.map { $0.substituting(values) })
    case .or(let all): .or(all.map { $0.substituting(values) })
    case .not(let other): .not(other.substituting(values))
    case .comparison(let modifier, let left, let name, let options, let right):
      .comparison(modifier, left.substituting(values), name, options, right.substituting(values))
    }
  }
}
extension FormattedValueExpression {
  nonisolated func substituting(_ values: [String: Any]) -> FormattedValueExpression {
    switch self {
    case .object, .constant, .keyPath: return self
    case .aggregate(let all): return .aggregate(all.map { $0.substituting(values) })
    case .variable(let name):
      if let value = values[name] { return .constant(value) }
      let path = name.split(separator: ".").map(String.init)
      guard let first = path.first, let value = values[first] else { return self }
      return .property(.constant(value), Array(path.dropFirst()))
    case .subquery(let all, let name, let condition):
      let others = values.filter { $0.key != name }
      return .subquery(all.substituting(values), name, condition.substituting(others))
    case .property(let owner, let path): return .property(owner.substituting(values), path)
    case .function(let name, let arguments): return .function(name, arguments.map { $0.substituting(values) })
    }
  }
}

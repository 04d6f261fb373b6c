import Foundation
import HearthCore

// Whether predicates hold of objects.

extension FormattedPredicate {
  package nonisolated func holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .and(let all): return all.allSatisfy { $0.holds(object, variables) }
    case .or(let all): return all.contains { $0.holds(object, variables) }
    case .not(let other): return !other.holds(object, variables)
    case .comparison(let modifier, let left, let name, let options, let right):
      let a = left.value(object, variables), b = right.value(object, variables)
      if case .direct = modifier { return Self.compare(a, name, options, b) }
      let elements = KeyedValue.elements(a) ?? [a]
      switch modifier {
      case .any: return elements.contains { Self.compare($0, name, options, b) }
      case .all: return elements.allSatisfy { Self.compare($0, name, options, b) }
      case .none: return !elements.contains { Self.compare($0, name, options, b) }
      case .direct: return false
      }
    }
  }

  private nonisolated static func compare(
    _ a: Any?, _ name: Operator, _ options: String.CompareOptions, _ b: Any?
  ) -> Bool {
    switch name {
    case .equal: return areEqual(a, b, options)
    case .notEqual: return !areEqual(a, b, options)
    case .less: return order(a, b, options) == .orderedAscending
    case .lessOrEqual: return order(a, b, options).map { $0 != .orderedDescending } ?? false
    case .greater: return order(a, b, options) == .orderedDescending
    case .greaterOrEqual: return order(a, b, options).map { $0 != .orderedAscending } ?? false
    case .beginsWith: return text(a, b) { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case .endsWith: return text(a, b) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case .contains: return contains(a, b, options)
    case .isIn: return contains(b, a, options)
    case .between:
      guard let limits = KeyedValue.elements(b), limits.count == 2 else { return false }
      let low = order(a, limits[0], options), high = order(a, limits[1], options)
      return low != nil && high != nil && low != .orderedAscending && high != .orderedDescending
    case .matches: return text(a, b) { matches($0, $1, options) }
    case .like: return text(a, b) { matches($0, wildcards($1), options) }
    }
  }
  /// Of texts alone; what is said of an empty text holds as for others.
  private nonisolated static func text(_ a: Any?, _ b: Any?, _ holds: (String, String) -> Bool) -> Bool {
    guard let a = KeyedValue.text(a), let b = KeyedValue.text(b) else { return false }
    return holds(a, b)
  }
  private nonisolated static func contains(_ all: Any?, _ one: Any?, _ options: String.CompareOptions) -> Bool {
    if let text = KeyedValue.text(all) {
      guard let part = KeyedValue.text(one) else { return false }
      return part.isEmpty || text.range(of: part, options: options) != nil
    }
    return KeyedValue.elements(all)?.contains { areEqual($0, one, options) } ?? false
  }
  /// All of a text, by a regular expression.
  private nonisolated static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    func plain(_ text: String) -> String {
      options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let kind: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    let text = plain(text)
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(plain(pattern)))$", options: kind) else {
      Report(
        kind: .controlValue, path: "NSPredicate",
        message: "has '\(pattern)' for MATCHES, which is no regular expression. It never holds."
      ).tell()
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
  /// `?` is a letter, `*` any number of letters.
  private nonisolated static func wildcards(_ pattern: String) -> String {
    var result = "", isEscaped = false
    for letter in pattern {
      switch letter {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: result += ".*"
      case "?" where !isEscaped: result += "."
      default: result += NSRegularExpression.escapedPattern(for: String(letter))
      }
      isEscaped = false
    }
    return result
  }
  nonisolated static func areEqual(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> Bool {
    let a = KeyedValue.plain(a), b = KeyedValue.plain(b)
    guard let a, let b else { return a == nil && b == nil }
    if let order = order(a, b, options) { return order == .orderedSame }
    if let a = KeyedValue.elements(a), let b = KeyedValue.elements(b) {
      return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1, options) }
    }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return type(of: a) is AnyClass && type(of: b) is AnyClass && a as AnyObject === b as AnyObject
  }
  /// Nil where two values have no order.
  nonisolated static func order(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    func order<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
      a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
    }
    if let a = KeyedValue.integer(a), let b = KeyedValue.integer(b) { return order(a, b) }
    if let a = KeyedValue.number(a), let b = KeyedValue.number(b) { return order(a, b) }
    if let a = KeyedValue.text(a), let b = KeyedValue.text(b) { return a.compare(b, options: options) }
    if let a = KeyedValue.date(a), let b = KeyedValue.date(b) { return order(a, b) }
    return nil
  }
}

extension FormattedValueExpression {
  package nonisolated func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .object: return KeyedValue.plain(object)
    case .constant(let value): return KeyedValue.plain(value)
    case .keyPath(let path): return KeyedValue.value(path[...], of: object)
    case .aggregate(let all): return all.map { $0.value(object, variables) }
    case .variable(let name):
      if let value = variables[name] { return KeyedValue.plain(value) }
      let path = name.split(separator: ".").map(String.init)
      return path.first.flatMap { KeyedValue.value(path.dropFirst(), of: variables[$0]) }
    case .subquery(let all, let name, let condition):
      return (KeyedValue.elements(all.value(object, variables)) ?? []).filter { element in
        condition.holds(object, variables.merging([name: element as Any]) { _, own in own })
      }
    case .property(let owner, let path): return KeyedValue.value(path[...], of: owner.value(object, variables))
    case .function(let name, let arguments):
      return FormattedFunction.value(name, arguments.map { $0.value(object, variables) })
    }
  }
}

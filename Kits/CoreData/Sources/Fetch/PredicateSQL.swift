import Foundation
import GRDB
import HearthUI

/// What has no translation to SQL. The context then evaluates the predicate itself.
struct Untranslatable: Error {}

/// Turns predicates into SQL.
///
/// The app's values are bound, never written into the text; names of tables and columns are those of the model, quoted.
struct PredicateSQL {
  private enum Modifier { case any, all, none }
  /// A value in a statement, with the attribute that it is of.
  private struct Term {
    var sql: SQL
    var attribute: NSAttributeDescription?
    /// Of an object: its number.
    var isKey = false
  }
  let layout: StoreLayout
  private var lastAlias = 0

  init(_ layout: StoreLayout) { self.layout = layout }

  mutating func condition(_ predicate: NSPredicate, _ entity: NSEntityDescription) throws -> SQL {
    if let compound = predicate as? NSCompoundPredicate {
      let parts = try compound.subpredicates.map { try condition($0, entity) }
      switch compound.compoundPredicateType {
      case .and: return joined(parts, "AND", "1")
      case .or: return joined(parts, "OR", "0")
      case .not: return negated(parts.first ?? SQL("0"))
      @unknown default: throw Untranslatable()
      }
    }
    guard let formatted = PredicateInspection.of(predicate) else { throw Untranslatable() }
    return try condition(formatted, entity, "t0")
  }
  private func joined(_ parts: [SQL], _ word: String, _ empty: String) -> SQL {
    parts.isEmpty ? SQL(empty) : SQL.joined(parts.map { "(" + $0 + ")" }, " \(word) ")
  }
  /// What is unknown does not hold, and its opposite does, as in memory.
  private func negated(_ sql: SQL) -> SQL { "NOT IFNULL(" + sql + ", 0)" }

  private mutating func condition(
    _ predicate: FormattedPredicate, _ entity: NSEntityDescription, _ alias: String
  ) throws -> SQL {
    switch predicate {
    case .constant(let value): return SQL(value ? "1" : "0")
    case .and(let all): return joined(try all.map { try condition($0, entity, alias) }, "AND", "1")
    case .or(let all): return joined(try all.map { try condition($0, entity, alias) }, "OR", "0")
    case .not(let other): return negated(try condition(other, entity, alias))
    case .comparison(.direct, let left, let name, let options, let right):
      return try comparison(left, name, options, right, entity, alias)
    case .comparison(let modifier, let left, let name, let options, let right):
      guard case .keyPath(let path) = left else { throw Untranslatable() }
      let inner = FormattedPredicate.comparison(.direct, left, name, options, right)
      switch modifier {
      case .any: return try exists(path, inner, entity, alias)
      case .none: return negated(try exists(path, inner, entity, alias))
      case .all: return negated(try exists(path, .not(inner), entity, alias))
      case .direct: throw Untranslatable()
      }
    }
  }

  // MARK: - Relationships

  private mutating func newAlias() -> String {
    lastAlias += 1
    return "t\(lastAlias)"
  }
  private func relationship(_ name: String, _ entity: NSEntityDescription) -> NSRelationshipDescription? {
    entity.plan.index(name).flatMap { entity.plan.relationships[$0] }
  }
  /// The rows at the other end, as what follows SELECT …: a table with its alias, and a condition.
  private mutating func rows(
    _ relationship: NSRelationshipDescription, _ alias: String
  ) throws -> (from: String, alias: String, entity: NSEntityDescription) {
    guard let entity = relationship.destinationEntity, let table = layout.table(entity),
      let place = layout.place(relationship)
    else { throw Untranslatable() }
    let far = newAlias(), name = table.name.quoted
    switch place {
    case .column:
      return ("\(name) \(far) WHERE \(far)._id = \(alias).\(relationship.name.quoted)", far, entity)
    case .inverse(let column): return ("\(name) \(far) WHERE \(far).\(column.quoted) = \(alias)._id", far, entity)
    case .link(let link):
      let pairs = newAlias()
      return (
        "\(link.table.quoted) \(pairs) JOIN \(name) \(far) ON \(far)._id = \(pairs).\(link.other) "
          + "WHERE \(pairs).\(link.own) = \(alias)._id", far, entity
      )
    }
  }
  /// Whether a row at the other end of the first relationship to many of a path fulfils what is said.
  private mutating func exists(
    _ path: [String], _ predicate: FormattedPredicate, _ entity: NSEntityDescription, _ alias: String
  ) throws -> SQL {
    guard let first = path.first, let relationship = relationship(first, entity),
      case .comparison(let modifier, _, let name, let options, let right) = Self.core(predicate)
    else { throw Untranslatable() }
    let rest = Array(path.dropFirst())
    let (from, far, other) = try rows(relationship, alias)
    let left: FormattedValueExpression = rest.isEmpty ? .object : .keyPath(rest)
    if case .keyPath = right { throw Untranslatable() }
    let inner: SQL
    if !relationship.isToMany {
      inner = try exists(rest, predicate, other, far)
    } else {
      let plain = FormattedPredicate.comparison(modifier, left, name, options, right)
      if case .not = predicate {
        inner = negated(try condition(plain, other, far))
      } else {
        inner = try condition(plain, other, far)
      }
    }
    return "EXISTS (SELECT 1 FROM \(from) AND (" + inner + "))"
  }
  private static func core(_ predicate: FormattedPredicate) -> FormattedPredicate {
    if case .not(let inner) = predicate { return inner }
    return predicate
  }

  // MARK: - Values

  /// The value at the end of a path, and the attribute that it is of.
  mutating func value(_ path: [String], _ entity: NSEntityDescription) throws -> (SQL, NSAttributeDescription?) {
    let term = try term(path[...], entity, "t0")
    return (term.sql, term.attribute)
  }
  private mutating func term(
    _ path: ArraySlice<String>, _ entity: NSEntityDescription, _ alias: String
  ) throws -> Term {
    guard let name = path.first else { return Term(sql: SQL("\(alias)._id"), isKey: true) }
    if name == "objectID", path.count == 1 { return Term(sql: SQL("\(alias)._id"), isKey: true) }
    guard let index = entity.plan.index(name), !entity.plan.properties[index].isTransient else {
      throw Untranslatable()
    }
    if let attribute = entity.plan.attributes[index] {
      guard path.count == 1, ![.transformableAttributeType, .undefinedAttributeType].contains(attribute.attributeType)
      else { throw Untranslatable() }
      return Term(sql: SQL("\(alias).\(name.quoted)"), attribute: attribute)
    }
    guard let relationship = entity.plan.relationships[index] else { throw Untranslatable() }
    let rest = path.dropFirst()
    if !relationship.isToMany {
      if rest.isEmpty { return Term(sql: SQL("\(alias).\(name.quoted)"), isKey: true) }
      let (from, far, other) = try rows(relationship, alias)
      var inner = try term(rest, other, far)
      inner.sql = "(SELECT " + inner.sql + " FROM \(from))"
      return inner
    }
    return try collected(rest, relationship, alias)
  }
  /// `@count` and its kin.
  private mutating func collected(
    _ path: ArraySlice<String>, _ relationship: NSRelationshipDescription, _ alias: String
  ) throws -> Term {
    guard let name = path.first else { throw Untranslatable() }
    let (from, far, other) = try rows(relationship, alias)
    if name == "@count" || name == "count" { return Term(sql: SQL("(SELECT COUNT(*) FROM \(from))")) }
    let functions = ["@sum": "TOTAL", "@avg": "AVG", "@min": "MIN", "@max": "MAX"]
    guard let function = functions[name] else { throw Untranslatable() }
    let inner = try term(path.dropFirst(), other, far)
    if inner.attribute?.attributeType == .decimalAttributeType { throw Untranslatable() }
    return Term(sql: "(SELECT \(function)(" + inner.sql + ") FROM \(from))", attribute: inner.attribute)
  }
  private mutating func term(
    _ expression: FormattedValueExpression, _ entity: NSEntityDescription, _ alias: String
  ) throws -> Term? {
    switch expression {
    case .object: Term(sql: SQL("\(alias)._id"), isKey: true)
    case .keyPath(let path): try term(path[...], entity, alias)
    case .property(.subquery(.keyPath(let path), let name, let condition), let rest):
      try counted(path, name, condition, rest, entity, alias)
    case .subquery, .property, .function, .variable: throw Untranslatable()
    case .aggregate, .constant: nil
    }
  }
  /// `SUBQUERY(items, $item, $item.price > 3).@count`.
  private mutating func counted(
    _ path: [String], _ name: String, _ condition: FormattedPredicate, _ rest: [String], _ entity: NSEntityDescription,
    _ alias: String
  ) throws -> Term {
    guard path.count == 1, rest == ["@count"] || rest == ["count"], let near = relationship(path[0], entity),
      near.isToMany
    else { throw Untranslatable() }
    let (from, far, other) = try rows(near, alias)
    let inner = try self.condition(Self.about(name, condition), other, far)
    return Term(sql: "(SELECT COUNT(*) FROM \(from) AND (" + inner + "))")
  }
  /// A predicate about a variable as one about the row that it stands for.
  private static func about(_ name: String, _ predicate: FormattedPredicate) throws -> FormattedPredicate {
    func value(_ expression: FormattedValueExpression) throws -> FormattedValueExpression {
      switch expression {
      case .constant: return expression
      case .aggregate(let all): return .aggregate(try all.map(value))
      case .variable(let path) where path == name: return .object
      case .variable(let path) where path.hasPrefix(name + "."):
        return .keyPath(path.split(separator: ".").dropFirst().map(String.init))
      // What is not of the variable is of the row around it.
      default: throw Untranslatable()
      }
    }
    switch predicate {
    case .constant: return predicate
    case .and(let all): return .and(try all.map { try about(name, $0) })
    case .or(let all): return .or(try all.map { try about(name, $0) })
    case .not(let other): return .not(try about(name, other))
    case .comparison(let modifier, let left, let word, let options, let right):
      return .comparison(modifier, try value(left), word, options, try value(right))
    }
  }
  /// A value of the app's, as the column that it is compared with has it.
  private func bound(_ value: Any?, _ near: Term?) throws -> DatabaseValue {
    guard let value = ManagedConversion.object(value as Any), !(value is NSNull) else { return .null }
    if let object = value as? NSManagedObject { return object.objectID.key.databaseValue }
    if let id = value as? NSManagedObjectID { return id.key.databaseValue }
    if near?.isKey == true { throw Untranslatable() }
    if let attribute = near?.attribute {
      let type = attribute.attributeType
      // Of a fraction an integer's column knows nothing.
      if let number = (value as? NSNumber)?.doubleValue, number != number.rounded(), type != .decimalAttributeType {
        return number.databaseValue
      }
      guard let kept = AttributeValue.kept(value, type) else { throw Untranslatable() }
      return try AttributeValue.column(kept, attribute)
    }
    if let text = value as? String { return text.databaseValue }
    if let flag = value as? Bool { return flag.databaseValue }
    if let number = value as? any BinaryInteger, let exact = Int64(exactly: number) { return exact.databaseValue }
    if let number = value as? NSNumber { return number.doubleValue.databaseValue }
    throw Untranslatable()
  }
  private func elements(_ expression: FormattedValueExpression, _ near: Term?) throws -> [DatabaseValue] {
    let all: [Any?]
    switch expression {
    case .aggregate(let list):
      all = try list.map {
        guard case .constant(let value) = $0 else { throw Untranslatable() }
        return value
      }
    case .constant(let value as NSSet): all = value.allObjects
    case .constant(let value as NSOrderedSet): all = value.array
    case .constant(let value as NSArray): all = (0..<value.count).map { value.object(at: $0) }
    case .constant(let value?):
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .collection || mirror.displayStyle == .set else { throw Untranslatable() }
      all = mirror.children.map(\.value)
    default: throw Untranslatable()
    }
    return try all.map { try bound($0, near) }
  }

  // MARK: - Comparisons

  private mutating func comparison(
    _ left: FormattedValueExpression, _ name: FormattedPredicate.Operator, _ options: String.CompareOptions,
    _ right: FormattedValueExpression, _ entity: NSEntityDescription, _ alias: String
  ) throws -> SQL {
    if name == .isIn || name == .between { return try membership(left, name, options, right, entity, alias) }
    if name == .contains, case .keyPath(let path) = left, path.count == 1, let near = relationship(path[0], entity),
      near.isToMany
    {
      return try exists(path, .comparison(.direct, .object, .equal, [], right), entity, alias)
    }
    let a = try term(left, entity, alias), b = try term(right, entity, alias)
    guard a != nil || b != nil else {
      return SQL(FormattedPredicate.comparison(.direct, left, name, options, right).holds(nil, [:]) ? "1" : "0")
    }
    func sql(_ own: Term?, _ other: Term?, _ expression: FormattedValueExpression) throws -> SQL {
      if let own { return own.sql }
      guard case .constant(let value) = expression else { throw Untranslatable() }
      return .value(try bound(value, other))
    }
    let first = try sql(a, b, left), second = try sql(b, a, right)
    let types = [a?.attribute?.attributeType, b?.attribute?.attributeType].compactMap { $0 }
    let isDecimal = types.contains(.decimalAttributeType)
    if isDecimal, types.count == 2, types[0] != types[1] { throw Untranslatable() }
    let order = isDecimal ? " COLLATE hearth_decimal" : ""
    if options.isEmpty, let word = Self.words[name] { return first + order + " \(word) " + second }
    guard let number = StoreConnection.operators.firstIndex(of: name), types.allSatisfy({ $0 == .stringAttributeType })
    else { throw Untranslatable() }
    return "hearth_text(\(number), \(options.rawValue), " + first + ", " + second + ")"
  }
  private static let words: [(FormattedPredicate.Operator, String)] = [
    (.equal, "IS"), (.notEqual, "IS NOT"), (.less, "<"), (.lessOrEqual, "<="), (.greater, ">"), (.greaterOrEqual, ">="),
  ]
  private mutating func membership(
    _ left: FormattedValueExpression, _ name: FormattedPredicate.Operator, _ options: String.CompareOptions,
    _ right: FormattedValueExpression, _ entity: NSEntityDescription, _ alias: String
  ) throws -> SQL {
    if name == .isIn, case .keyPath(let path) = right, case .constant = left {
      return try comparison(.keyPath(path), .contains, options, left, entity, alias)
    }
    guard options.isEmpty, let a = try term(left, entity, alias) else { throw Untranslatable() }
    let isDecimal = a.attribute?.attributeType == .decimalAttributeType
    let first = a.sql + (isDecimal ? " COLLATE hearth_decimal" : "")
    let values = try elements(right, a)
    if name == .between {
      guard values.count == 2 else { return SQL("0") }
      return first + " BETWEEN " + .value(values[0]) + " AND " + .value(values[1])
    }
    // More than a statement can bind: a list as text.
    if values.count > 30_000 { throw Untranslatable() }
    let present = values.filter { !$0.isNull }
    let list = first + " IN (" + SQL.joined(present.map(SQL.value), ", ") + ")"
    return present.count == values.count ? list : "(" + list + " OR " + a.sql + " IS NULL)"
  }
}

extension [(FormattedPredicate.Operator, String)] {
  fileprivate subscript(_ name: FormattedPredicate.Operator) -> String? { first { $0.0 == name }?.1 }
}

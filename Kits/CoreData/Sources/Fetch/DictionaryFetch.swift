import Foundation
import HearthUI

import class HearthUI.NSExpression

/// A value that a request for dictionaries computes: `sum` of a property over all that was found, say.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  // Unchecked: it is not changed any more once it is used.
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  override func copyValues(to other: NSPropertyDescription) {
    super.copyValues(to: other)
    guard let other = other as? NSExpressionDescription else { return }
    (other.expression, other.expressionResultType) = (expression, expressionResultType)
  }
}

/// Makes the dictionaries that a request asks for.
struct DictionaryFetch {
  private struct Column {
    let name: String
    /// Nil for the property with the name.
    let expression: FormattedValueExpression?
    let type: NSAttributeType
    /// Whether it is one value for all that was found, or for a group.
    var isTotal: Bool { expression.map(DictionaryFetch.isTotal) ?? false }
  }
  private let columns: [Column]
  private let groups: [String]
  private let having: NSPredicate?
  private let isDistinct: Bool
  /// Whether results are fewer than what was found, so that the limit is theirs.
  let isReduced: Bool

  init<T>(_ request: NSFetchRequest<T>, _ entity: NSEntityDescription) {
    let asked = request.propertiesToFetch ?? entity.attributesByName.keys.sorted()
    let columns = asked.compactMap(DictionaryFetch.column)
    groups = (request.propertiesToGroupBy ?? []).compactMap { DictionaryFetch.column($0)?.name }
    having = request.havingPredicate
    isDistinct = request.returnsDistinctResults
    isReduced = isDistinct || !groups.isEmpty || columns.contains(where: \.isTotal)
    self.columns = columns
  }
  private static func column(_ property: Any) -> Column? {
    if let computed = property as? NSExpressionDescription, let expression = computed.expression {
      return Column(name: computed.name, expression: expression.expression, type: computed.expressionResultType)
    }
    if let name = (property as? NSPropertyDescription)?.name ?? property as? String {
      return Column(name: name, expression: nil, type: .undefinedAttributeType)
    }
    Notice.tell("propertiesToFetch has a \(type(of: property)): names and properties are read")
    return nil
  }
  private static func isTotal(_ expression: FormattedValueExpression) -> Bool {
    guard case .function(let name, let arguments) = expression else { return false }
    guard ["sum", "count", "min", "max", "average"].contains(name), arguments.count == 1 else {
      return arguments.contains(where: isTotal)
    }
    if case .keyPath(let path) = arguments[0] { return !path.contains { $0.hasPrefix("@") } }
    if case .object = arguments[0] { return true }
    return false
  }

  func results(_ objects: [NSManagedObject]) -> [NSDictionary] {
    var results: [NSDictionary] = []
    if !groups.isEmpty {
      var order: [NSDictionary] = [], members: [NSDictionary: [NSManagedObject]] = [:]
      for object in objects {
        let key = NSMutableDictionary()
        for name in groups {
          if let value = object.value(forKeyPath: name) { key.setObject(value, forKey: name as NSString) }
        }
        if members[key] == nil { order.append(key) }
        members[key, default: []].append(object)
      }
      results = order.map { row(members[$0] ?? []) }
    } else if columns.contains(where: \.isTotal) {
      results = [row(objects)]
    } else {
      results = objects.map { row([$0]) }
    }
    if let having { results = results.filter { having.evaluate(with: $0) } }
    if !isDistinct { return results }
    var seen: Set<NSDictionary> = []
    return results.filter { seen.insert($0).inserted }
  }
  private func row(_ objects: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    for column in columns {
      guard let value = value(column, objects) else { continue }
      result.setObject(value, forKey: column.name as NSString)
    }
    return result
  }
  private func value(_ column: Column, _ objects: [NSManagedObject]) -> Any? {
    guard let expression = column.expression else { return objects.first?.value(forKeyPath: column.name) }
    let found = column.isTotal ? expression.value(objects, [:]) : expression.value(objects.first, [:])
    guard let found else { return nil }
    if found is NSManagedObject { return (found as? NSManagedObject)?.objectID }
    return AttributeValue.kept(found, column.type).map { AttributeValue.object($0, column.type) } ?? found
  }
}

extension NSManagedObjectContext {
  func dictionaries<T>(_ query: ObjectQuery, _ request: NSFetchRequest<T>) throws -> [Any] {
    let fetch = DictionaryFetch(request, query.entity)
    var whole = query
    if fetch.isReduced { (whole.limit, whole.offset) = (0, 0) }
    let found = fetch.results(try objects(whole))
    let list = fetch.isReduced ? query.window(found) : found
    return T.self is [String: Any].Type ? list.map { $0 as? [String: Any] ?? [:] } : list
  }
}

import Foundation
import HearthUI

import class HearthUI.NSExpression

/// An attribute whose value is computed of others whenever the object is saved.
///
/// ```swift
/// attribute.derivationExpression = NSExpression(format: "items.@count")
/// ```
///
/// It knows what ``NSExpression`` does: a path, `@count`, `@sum` and their kin over a relationship, `lowercase:(name)`,
/// `canonical:(name)`, `now()`. Source: Apple, documentation of `NSDerivedAttributeDescription`.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  // Unchecked: a model is not changed any more once a coordinator uses it.
  open var derivationExpression: NSExpression?
  /// The expression as it is evaluated: `items.price.@sum`, as models write it, is `items.@sum.price` in key-value coding.
  func value(of object: NSManagedObject) -> Any? {
    guard let expression = derivationExpression else { return nil }
    guard case .keyPath(var path) = expression.expression, path.count == 3, path[2].hasPrefix("@") else {
      return expression.expressionValue(with: object, context: nil)
    }
    path.swapAt(1, 2)
    return FormattedValueExpression.keyPath(path).value(object, [:])
  }
  /// The relationship whose other end decides the value; nil if the object's own properties do.
  var source: String? {
    func path(_ expression: FormattedValueExpression) -> [String] {
      switch expression {
      case .keyPath(let path): path
      case .function(_, let arguments): arguments.map(path).first { $0.count > 1 } ?? []
      default: []
      }
    }
    let found = derivationExpression.map { path($0.expression) } ?? []
    return found.count > 1 ? found[0] : nil
  }

  override func copyValues(to other: NSPropertyDescription) {
    super.copyValues(to: other)
    (other as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
  }
}

extension NSManagedObjectContext {
  /// Computes derived attributes of what is to be saved, and of the objects that it leads to.
  func derive() {
    var waiting = insertedSet.union(updatedSet)
    for object in waiting.union(deletedSet) {
      for index in object.plan.relationshipIndices {
        guard let inverse = object.plan.relationships[index]?.inverseRelationship,
          let owner = object.plan.relationships[index]?.destinationEntity,
          owner.plan.derived.contains(where: { $0.source == inverse.name })
        else { continue }
        object.resolve(index)
        for other in object.slots[index].objects where !other.isDeleted { waiting.insert(other) }
      }
    }
    for object in waiting where !object.isDeleted { derive(object) }
  }
  private func derive(_ object: NSManagedObject) {
    for attribute in object.plan.derived {
      guard let index = object.plan.index(attribute.name), attribute.derivationExpression != nil else { continue }
      let value = attribute.value(of: object).flatMap { AttributeValue.kept($0, attribute.attributeType) }
      object.fireFault()
      if case .value(let old) = object.slots[index], (old as? AnyHashable) == (value as? AnyHashable) { continue }
      object.setPrimitiveValue(value, forKey: attribute.name)
    }
  }
}

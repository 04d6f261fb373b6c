import Foundation

/// An index of a table, which makes fetches by its properties fast.
open class NSFetchIndexDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: a model is not changed any more once a coordinator uses it.
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open internal(set) weak var entity: NSEntityDescription?
  /// An index of these rows alone; SQLite's has all, which finds the same.
  open var partialIndexPredicate: NSPredicate?
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = NSFetchIndexDescription(name: name, elements: elements)
    result.partialIndexPredicate = partialIndexPredicate
    return result
  }
}
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }
/// A property of an index, and its order.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  // Unchecked: a model is not changed any more once a coordinator uses it.
  open private(set) var property: NSPropertyDescription?
  public let propertyName: String?
  /// All are trees by the order of values.
  open var collationType: NSFetchIndexElementType
  open var isAscending = true
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType, propertyName) = (property, collationType, property.name)
    super.init()
  }
}

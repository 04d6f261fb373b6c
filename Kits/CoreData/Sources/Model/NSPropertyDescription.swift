import Foundation

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: a model is not changed any more once a coordinator uses it.
  public internal(set) weak var entity: NSEntityDescription?
  open var name = "" { didSet { entity?.propertiesChanged() } }
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The property's name in an older version of the model.
  open var renamingIdentifier: String?
  open var isIndexedBySpotlight = false
  open var versionHashModifier: String?
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []

  public override required init() { super.init() }

  /// Sets the predicates that a value has to fulfil when an object is saved.
  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
    validationPredicates = predicates ?? []
    validationWarnings = warnings ?? []
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = Self()
    copyValues(to: result)
    return result
  }
  func copyValues(to other: NSPropertyDescription) {
    other.name = name
    other.isOptional = isOptional
    other.isTransient = isTransient
    other.userInfo = userInfo
    other.renamingIdentifier = renamingIdentifier
    other.validationPredicates = validationPredicates
    other.validationWarnings = validationWarnings
  }
  /// What a store remembers of the property, to find out how it differs from that of another version.
  var signature: String { "" }
}

/// A property that is another object, or many.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  // Strong, as an entity of another model: both go with the model, which breaks the circle.
  open var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  /// The most objects; 0 for no limit. One makes a relationship to one.
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  override func copyValues(to other: NSPropertyDescription) {
    super.copyValues(to: other)
    guard let other = other as? NSRelationshipDescription else { return }
    other.destinationEntity = destinationEntity
    other.inverseRelationship = inverseRelationship
    (other.deleteRule, other.minCount, other.maxCount, other.isOrdered) = (deleteRule, minCount, maxCount, isOrdered)
  }
  override var signature: String { isToMany ? (isOrdered ? "list" : "set") : "one" }
}

/// The treatment of the objects at the other end when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

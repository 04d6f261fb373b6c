import Foundation
import HearthUI

import class HearthUI.NSExpression

/// The kind of a managed object: its class, its properties, its place among other entities.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: a model is not changed any more once a coordinator uses it.
  public internal(set) weak var managedObjectModelReference: NSManagedObjectModel?
  open var managedObjectModel: NSManagedObjectModel { managedObjectModelReference ?? NSManagedObjectModel() }
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject" { didSet { foundClass = nil } }
  open var isAbstract = false
  open var renamingIdentifier: String?
  open var userInfo: [AnyHashable: Any]? = [:]
  open var uniquenessConstraints: [[Any]] = []
  open var versionHashModifier: String?
  open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.entity = self } } }
  open var coreSpotlightDisplayNameExpression: NSExpression?
  /// The same for two entities whose objects can be in one store.
  open var versionHash: Data {
    ModelSignature([self]).hash(of: name ?? "", modifier: versionHashModifier)
  }
  open private(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.propertiesChanged()
      }
    }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  private var own: [NSPropertyDescription] = []
  private var knownPlan: EntityPlan?
  private let lock = NSRecursiveLock()
  private var foundClass: NSManagedObject.Type?

  public override init() { super.init() }

  /// The properties, those of the entity's parents first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = Set((superentity?.properties ?? []).map(\.name))
      own = newValue.filter { !inherited.contains($0.name) }
      for property in own { property.entity = self }
      propertiesChanged()
    }
  }
  /// What the entity adds to its parents' properties.
  var ownProperties: [NSPropertyDescription] { own }
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }
  func propertiesChanged() {
    lock.withLock { knownPlan = nil }
    for entity in subentities { entity.propertiesChanged() }
  }
  /// The entity as contexts and stores handle it.
  var plan: EntityPlan {
    lock.withLock {
      if let knownPlan { return knownPlan }
      let made = EntityPlan(self)
      knownPlan = made
      return made
    }
  }
  var root: NSEntityDescription { superentity?.root ?? self }
  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    lock.withLock {
      if let foundClass { return foundClass }
      let found = ManagedClasses.find(managedObjectClassName ?? "NSManagedObject", entity: name ?? "")
      foundClass = found
      return found
    }
  }
  /// Notes the class that source uses for the entity, which then need not be looked for.
  func use(_ type: NSManagedObject.Type) { lock.withLock { foundClass = type } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = NSEntityDescription()
    result.name = name
    result.managedObjectClassName = managedObjectClassName
    result.isAbstract = isAbstract
    result.renamingIdentifier = renamingIdentifier
    result.userInfo = userInfo
    result.uniquenessConstraints = uniquenessConstraints
    result.versionHashModifier = versionHashModifier
    result.indexes = indexes.map { $0.copy() as! NSFetchIndexDescription }
    result.properties = own.map { $0.copy() as! NSPropertyDescription }
    return result
  }

  /// The entity with a name in the model of a context's coordinator.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }
  /// Makes an object of an entity and puts it into a context.
  ///
  /// - Precondition: The context's model has the entity.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("Core Data: there is no entity '\(entityName)' in the model of the context")
    }
    return entity.makeObject(insertInto: context)
  }
  func makeObject(insertInto context: NSManagedObjectContext?) -> NSManagedObject {
    let object = objectClass.init(_managed: self)
    if let context { context.insert(object) }
    return object
  }
}

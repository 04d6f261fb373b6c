import CoreDataModel
import Foundation
import HearthUI

/// The entities of an app's objects, made in code or read from the file of Xcode's model editor.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: a model is not changed any more once a coordinator uses it.
  open var entities: [NSEntityDescription] = [] { didSet { adopt() } }
  open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
  open var versionIdentifiers: Set<AnyHashable> = []
  private var members: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  /// The signatures of all versions, if the model is of a file that has them.
  private(set) var knownSignatures: [ModelSignature]?

  public override init() { super.init() }

  /// Reads an `.xcdatamodeld`, or what Xcode compiles it to by the same name as `.momd`: an app's resource here is the former, as it is.
  public convenience init?(contentsOf url: URL) {
    guard let package = NSManagedObjectModel.package(at: url) else { return nil }
    self.init(package)
  }
  convenience init(_ package: ModelPackage) {
    self.init(package.current.document)
    knownSignatures = package.versions.map { ModelSignature(NSManagedObjectModel($0.document)) }
  }
  private static func package(at url: URL) -> ModelPackage? {
    let base = url.deletingPathExtension()
    for ending in ["xcdatamodeld", "xcdatamodel"] {
      let file = url.pathExtension == ending ? url : base.appendingPathExtension(ending)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      do { return try ModelPackage(at: file) } catch { Notice.tell("\(error)") }
      return nil
    }
    return nil
  }
  deinit {
    // Entities and relationships lead to one another.
    for entity in entities
    where entity.managedObjectModelReference === self || entity.managedObjectModelReference == nil {
      for case let relationship as NSRelationshipDescription in entity.ownProperties {
        relationship.destinationEntity = nil
      }
    }
  }
  private func adopt() {
    for entity in entities { entity.managedObjectModelReference = self }
    entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }) { _, last in last }
  }

  // MARK: - Parts

  open var configurations: [String] { Array(members.keys) }
  open func entities(forConfigurationName name: String?) -> [NSEntityDescription]? {
    guard let name, name != "PF_DEFAULT_CONFIGURATION_NAME", name != "Default" else { return entities }
    return members[name]
  }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    members[name] = entities
  }
  open func setFetchRequestTemplate(_ template: NSFetchRequest<NSFetchRequestResult>?, forName name: String) {
    templates[name] = template
  }
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { templates[name] }
  /// A copy of a template with values instead of its variables.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let result = template.copy() as! NSFetchRequest<NSFetchRequestResult>
    result.predicate = template.predicate?.withSubstitutionVariables(variables)
    return result
  }
  /// What tells models apart whose objects cannot be in one store, by the names of entities.
  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }
  /// Whether a store with this metadata can be opened without migration.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
    let own = entities(forConfigurationName: configuration) ?? []
    return stored == Dictionary(own.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
  }
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

  // MARK: - Files

  /// The models among the resources of bundles, as one; nil if there are none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let packages = ModelFiles.all(in: bundles ?? ModelFiles.bundles).compactMap { try? ModelPackage(at: $0) }
    if packages.isEmpty { return nil }
    return NSManagedObjectModel(byMerging: packages.map { NSManagedObjectModel($0) })
  }
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    if models.count == 1 {
      self.init()
      let copy = models[0].copied()
      entities = copy.entities
      versionIdentifiers = copy.versionIdentifiers
      knownSignatures = models[0].knownSignatures
      copy.handOver()
      adopt()
      return
    }
    self.init()
    let copies = models.map { $0.copied() }
    entities = copies.flatMap(\.entities)
    for copy in copies { copy.handOver() }
    adopt()
  }
  /// Leaves the entities to another model.
  private func handOver() { entities = [] }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }
  private func copied() -> NSManagedObjectModel {
    let result = NSManagedObjectModel()
    let copies = Dictionary(
      uniqueKeysWithValues: entities.map { (ObjectIdentifier($0), $0.copy() as! NSEntityDescription) })
    for entity in entities {
      guard let copy = copies[ObjectIdentifier(entity)] else { continue }
      copy.subentities = entity.subentities.compactMap { copies[ObjectIdentifier($0)] }
      for case let relationship as NSRelationshipDescription in copy.ownProperties {
        guard let destination = relationship.destinationEntity.flatMap({ copies[ObjectIdentifier($0)] }) else {
          continue
        }
        relationship.destinationEntity = destination
      }
    }
    for case let relationship as NSRelationshipDescription in copies.values.flatMap(\.ownProperties) {
      guard let inverse = relationship.inverseRelationship?.name else { continue }
      relationship.inverseRelationship =
        relationship.destinationEntity?.propertiesByName[inverse] as? NSRelationshipDescription
    }
    result.entities = entities.compactMap { copies[ObjectIdentifier($0)] }
    result.versionIdentifiers = versionIdentifiers
    result.knownSignatures = knownSignatures
    for (name, list) in members { result.members[name] = list.compactMap { copies[ObjectIdentifier($0)] } }
    result.templates = templates
    return result
  }

  /// Makes a model of what a file says.
  convenience init(_ document: ModelDocument) {
    self.init()
    var made: [String: NSEntityDescription] = [:]
    for entity in document.entities { made[entity.name] = ModelFiles.entity(entity) }
    for entity in document.entities {
      guard let child = made[entity.name], let parent = entity.parent.flatMap({ made[$0] }) else { continue }
      parent.subentities.append(child)
    }
    for entity in document.entities {
      for relationship in entity.relationships {
        let near = made[entity.name]?.propertiesByName[relationship.name] as? NSRelationshipDescription
        let far = made[relationship.destination]
        near?.destinationEntity = far
        near?.inverseRelationship =
          relationship.inverseName.flatMap { far?.propertiesByName[$0] } as? NSRelationshipDescription
      }
    }
    entities = document.entities.compactMap { made[$0.name] }
    // Observers of properties are not called in initialisers.
    adopt()
    if !document.identifier.isEmpty { versionIdentifiers = [document.identifier] }
    for (name, list) in document.configurations { members[name] = list.compactMap { made[$0] } }
    for request in document.requests {
      let template = NSFetchRequest<NSFetchRequestResult>(entityName: request.entity)
      if let predicate = request.predicate { template.predicate = NSPredicate(format: predicate) }
      template.fetchLimit = request.limit
      templates[request.name] = template
    }
  }
}

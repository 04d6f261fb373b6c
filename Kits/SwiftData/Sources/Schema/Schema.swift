/// The models of an app, and what is stored of each.
public final class Schema: Hashable, @unchecked Sendable, CustomDebugStringConvertible {
  // Unchecked: nothing in it changes once it is made.
  /// A version, by which stores that are older or newer are told apart.
  public struct Version: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (a: Self, b: Self) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  public static let schemaEncodingVersion = Version(1, 0, 0)
  public let encodingVersion = Schema.schemaEncodingVersion
  public let version: Version
  public let entities: [Entity]
  public let entitiesByName: [String: Entity]
  let plans: [EntityPlan]
  /// Whether a version was told; without one there is nothing to compare stores by.
  let isVersioned: Bool

  public convenience init() { self.init([]) }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  /// Models, and all that they lead to.
  public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.init(EntityPlan.all(reachableFrom: types), version, isVersioned: version != Version(1, 0, 0))
  }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(
      EntityPlan.all(reachableFrom: versionedSchema.models), versionedSchema.versionIdentifier, isVersioned: true)
  }
  init(_ plans: [EntityPlan], _ version: Version, isVersioned: Bool) {
    self.plans = plans
    self.version = version
    self.isVersioned = isVersioned
    entities = plans.map(Entity.init)
    entitiesByName = Dictionary(entities.map { ($0.name, $0) }) { a, _ in a }
  }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[EntityPlan.name(of: type)] }
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { EntityPlan.name(of: type) }

  /// The plan of the entity of a name.
  func plan(named name: String) -> EntityPlan? { plans.first { $0.name == name } }

  public static func == (a: Schema, b: Schema) -> Bool {
    a === b || (a.version == b.version && a.plans.map { ObjectIdentifier($0) } == b.plans.map { ObjectIdentifier($0) })
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(plans.map(\.name))
  }
  public var debugDescription: String { "Schema(\(version), \(entities.map(\.name)))" }
}

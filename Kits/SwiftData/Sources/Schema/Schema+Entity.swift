extension Schema {
  /// A model type of a schema.
  public final class Entity: Hashable, @unchecked Sendable, CustomDebugStringConvertible {
    // Unchecked: apps read it.
    public var name: String
    public var subentities: Set<Entity> = []
    public var superentityName: String?
    public var superentity: Entity?
    public var storedProperties: [any SchemaProperty]
    public var inheritedProperties: [any SchemaProperty] = []
    public var properties: [any SchemaProperty] { inheritedProperties + storedProperties }
    public var attributes: Set<Attribute>
    public var relationships: Set<Relationship>
    public var attributesByName: [String: Attribute]
    public var relationshipsByName: [String: Relationship]
    public var storedPropertiesByName: [String: any SchemaProperty]
    public var inheritedPropertiesByName: [String: any SchemaProperty] = [:]
    public var uniquenessConstraints: [[String]]
    public var indices: [[String]]

    init(_ plan: EntityPlan) {
      name = plan.name
      storedProperties = plan.properties.map { property in
        if let attribute = property.attribute { return attribute }
        return property.relationship ?? Relationship()
      }
      let attributes = plan.properties.compactMap(\.attribute)
      let relationships = plan.properties.compactMap(\.relationship)
      self.attributes = Set(attributes)
      self.relationships = Set(relationships)
      attributesByName = Dictionary(attributes.map { ($0.name, $0) }) { a, _ in a }
      relationshipsByName = Dictionary(relationships.map { ($0.name, $0) }) { a, _ in a }
      storedPropertiesByName = Dictionary(storedProperties.map { ($0.name, $0) }) { a, _ in a }
      uniquenessConstraints = plan.uniques.map { $0.map(\.name) }
      indices = plan.indices.map { $0.map(\.name) }
    }

    public static func == (a: Entity, b: Entity) -> Bool { a.name == b.name && a.attributes == b.attributes }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { "Entity(\(name))" }
  }
}

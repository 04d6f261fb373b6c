import Foundation

/// What a store remembers of its model, and a model's versions are told apart by: the properties of each entity and their kinds.
struct ModelSignature: Codable, Equatable {
  struct Property: Codable, Equatable {
    var kind: String
    var isOptional: Bool
  }
  /// By the names of entities, then of properties.
  var entities: [String: [String: Property]] = [:]

  init(_ model: NSManagedObjectModel) { self.init(model.entities) }
  init(_ list: [NSEntityDescription]) {
    for entity in list {
      let kept = entity.properties.filter { !$0.isTransient }
      entities[entity.name ?? ""] = Dictionary(
        kept.map { ($0.name, Property(kind: $0.signature, isOptional: $0.isOptional)) }
      ) { _, last in last }
    }
  }
}

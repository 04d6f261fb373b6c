import Foundation

/// What a store remembers of its model, and a model's versions are told apart by: the properties of each entity and their kinds.
struct ModelSignature: Codable, Equatable {
  struct Property: Codable, Equatable {
    var kind: String
    var isOptional: Bool
  }
  /// By the names of entities, then of properties.
  var entities: [String: [String: Property]] = [:]

  /// The same for entities with equal signatures: FNV-1a of their text.
  func hash(of name: String, modifier: String?) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(entities[name] ?? [:])) ?? Data()
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in [Data(name.utf8), data, Data((modifier ?? "").utf8)].joined() {
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return withUnsafeBytes(of: hash.bigEndian) { Data($0) }
  }
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

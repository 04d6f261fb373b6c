import Foundation

/// The identity of a model, the same in all contexts.
///
/// A model gets the identifier of its store when it is inserted; saving does not change it. Source: our choice,
/// because a list whose rows changed their identity with a save would lose focus and selection.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The identity alone.
  public struct ID: Hashable, Sendable {
    let store: String
    let entity: String
    /// The number of the row.
    let key: Int64
    /// The key that a store of the app's has given the model; nil for the number of the row.
    let primary: String?

    /// A key that a store has given decides, where there is one: the number of its row is another in each process.
    public static func == (a: Self, b: Self) -> Bool {
      guard a.store == b.store, a.entity == b.entity else { return false }
      if a.primary == nil, b.primary == nil { return a.key == b.key }
      return a.text == b.text
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(entity)
      if let primary { hasher.combine(Int64(primary)) } else { hasher.combine(Int64?(key)) }
      if let primary, Int64(primary) == nil { hasher.combine(primary) }
    }
    var text: String { primary ?? "\(key)" }
  }

  public let id: ID

  init(store: String, entity: String, key: Int64, primary: String? = nil) {
    id = ID(store: store, entity: entity, key: key, primary: primary)
  }

  /// The entity of the model.
  public var entityName: String { id.entity }
  /// The store that the model is in; nil before it is inserted.
  public var storeIdentifier: String? { id.store.isEmpty ? nil : id.store }
  /// The number of the model's row; negative before it is inserted.
  var key: Int64 { id.key }
  var isTemporary: Bool { id.key < 0 && id.primary == nil }

  public static func < (a: Self, b: Self) -> Bool {
    (a.id.store, a.id.entity, a.id.key, a.id.primary ?? "") < (b.id.store, b.id.entity, b.id.key, b.id.primary ?? "")
  }

  /// The identifier of a model whose store has keys of its own: numbers, UUIDs, text.
  public static func identifier<T: Codable & Hashable & Sendable>(
    for storeIdentifier: String, entityName: String, primaryKey: T
  ) throws -> PersistentIdentifier {
    let text = "\(primaryKey)"
    return PersistentIdentifier(
      store: storeIdentifier, entity: entityName, key: Int64(text) ?? 0, primary: text)
  }

  private enum CodingKeys: String, CodingKey { case implementation }
  private enum PartKeys: String, CodingKey { case primaryKey, storeIdentifier, entityName, isTemporary }

  public init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(
      keyedBy: PartKeys.self, forKey: .implementation)
    let number = try? parts.decode(Int64.self, forKey: .primaryKey)
    id = ID(
      store: try parts.decode(String.self, forKey: .storeIdentifier),
      entity: try parts.decode(String.self, forKey: .entityName), key: number ?? 0,
      primary: number == nil ? try parts.decode(String.self, forKey: .primaryKey) : nil)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var parts = container.nestedContainer(keyedBy: PartKeys.self, forKey: .implementation)
    try parts.encode(id.store, forKey: .storeIdentifier)
    try parts.encode(id.entity, forKey: .entityName)
    if let primary = id.primary, Int64(primary) == nil {
      try parts.encode(primary, forKey: .primaryKey)
    } else {
      try parts.encode(id.primary.flatMap { Int64($0) } ?? id.key, forKey: .primaryKey)
    }
    try parts.encode(isTemporary, forKey: .isTemporary)
  }
}

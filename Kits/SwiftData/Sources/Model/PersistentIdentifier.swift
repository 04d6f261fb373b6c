import Foundation

/// What tells a model from all others, in whichever context it is.
///
/// A model gets the identifier of its store when it is inserted; saving does not change it. Source: our choice,
/// because a list whose rows changed their identity with a save would lose focus and selection.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The identity alone.
  public struct ID: Hashable, Sendable {
    let store: String
    let entity: String
    let key: Int64
  }

  public let id: ID

  init(store: String, entity: String, key: Int64) { id = ID(store: store, entity: entity, key: key) }

  /// The entity of the model.
  public var entityName: String { id.entity }
  /// The store that the model is in; nil before it is inserted.
  public var storeIdentifier: String? { id.store.isEmpty ? nil : id.store }
  /// The number of the model's row; negative before it is inserted.
  var key: Int64 { id.key }
  var isTemporary: Bool { id.key < 0 }

  public static func < (a: Self, b: Self) -> Bool {
    (a.id.store, a.id.entity, a.id.key) < (b.id.store, b.id.entity, b.id.key)
  }

  /// The identifier of a model whose store has keys of its own.
  /// - Throws: `SwiftDataError.unsupportedKeyPath` for a key that is no number.
  public static func identifier<T: Comparable & CustomStringConvertible & Codable & Hashable>(
    for storeIdentifier: String, entityName: String, primaryKey: T
  ) throws -> PersistentIdentifier {
    guard let key = Int64(primaryKey.description) else {
      throw SwiftDataError(.unsupportedKeyPath, "the primary key \(primaryKey) is not a whole number")
    }
    return PersistentIdentifier(store: storeIdentifier, entity: entityName, key: key)
  }

  private enum CodingKeys: String, CodingKey { case implementation }
  private enum PartKeys: String, CodingKey { case primaryKey, storeIdentifier, entityName, isTemporary }

  public init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(
      keyedBy: PartKeys.self, forKey: .implementation)
    id = ID(
      store: try parts.decode(String.self, forKey: .storeIdentifier),
      entity: try parts.decode(String.self, forKey: .entityName),
      key: try parts.decode(Int64.self, forKey: .primaryKey))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var parts = container.nestedContainer(keyedBy: PartKeys.self, forKey: .implementation)
    try parts.encode(id.store, forKey: .storeIdentifier)
    try parts.encode(id.entity, forKey: .entityName)
    try parts.encode(id.key, forKey: .primaryKey)
    try parts.encode(isTemporary, forKey: .isTemporary)
  }
}

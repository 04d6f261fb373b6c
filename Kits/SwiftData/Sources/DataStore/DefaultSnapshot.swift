import Foundation
import GRDB

/// The values of a model at one moment, which a context and a store exchange.
public protocol DataStoreSnapshot: Codable, Sendable {
  var persistentIdentifier: PersistentIdentifier { get }
  init(from: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])
  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self
}
extension DataStoreSnapshot {
  public func copy(persistentIdentifier: PersistentIdentifier) -> Self {
    copy(persistentIdentifier: persistentIdentifier, remappedIdentifiers: nil)
  }
}

/// A snapshot as the kit's own stores have it. Its coded form has a key for each property: numbers and text as such, data in base 64, all else as the text
/// that a store has for it, and for relationships identifiers.
public struct DefaultSnapshot: DataStoreSnapshot {
  enum Value: Equatable {
    case stored(DatabaseValue)
    case one(PersistentIdentifier)
    case many([PersistentIdentifier])
  }
  public let persistentIdentifier: PersistentIdentifier
  private(set) var values: [String: Value]

  public init(from: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
    guard let backed = from as? any StorageBacked else {
      fatalError("SwiftData: \(type(of: from)) is none that PersistentModel.createBackingData() has made")
    }
    self.init(backed.storage)
  }

  /// - Precondition: The model has an identifier.
  init(_ storage: _ModelStorage) {
    guard let identifier = storage.knownIdentifier else {
      fatalError("SwiftData: a snapshot is of a model in a context")
    }
    persistentIdentifier = identifier
    values = [:]
    for property in storage.plan.properties where !property.isEphemeral {
      switch property.kind {
      case .attribute(let coder):
        let stored = try? coder.encode(storage.value(property.index))
        values[property.name] = .stored(stored ?? .null)
      case .toOne:
        let target = storage.others(property).first { $0._$storage.state != .deleted }
        values[property.name] = target.map { .one($0.persistentModelID) } ?? .stored(.null)
      case .toMany:
        let targets = storage.others(property).filter { $0._$storage.state != .deleted }
        values[property.name] = .many(targets.map(\.persistentModelID))
      }
    }
  }

  public func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> DefaultSnapshot {
    DefaultSnapshot(
      persistentIdentifier: persistentIdentifier,
      values: values.mapValues { value in
        switch value {
        case .stored: value
        case .one(let target): .one(remappedIdentifiers?[target] ?? target)
        case .many(let targets): .many(targets.map { remappedIdentifiers?[$0] ?? $0 })
        }
      })
  }
  private init(persistentIdentifier: PersistentIdentifier, values: [String: Value]) {
    (self.persistentIdentifier, self.values) = (persistentIdentifier, values)
  }

  /// What a column has for an attribute. A coded form does not tell data from text, and whole numbers from others: the column does.
  func stored(_ property: PropertyPlan) -> DatabaseValue {
    guard case .stored(let value)? = values[property.name] else { return .null }
    switch property.columnType {
    case "BLOB": return String.fromDatabaseValue(value).flatMap { Data(base64Encoded: $0)?.databaseValue } ?? value
    case "REAL": return Double.fromDatabaseValue(value)?.databaseValue ?? value
    default: return value
    }
  }
  /// The identifiers that a relationship has.
  func targets(_ property: PropertyPlan) -> [PersistentIdentifier] {
    switch values[property.name] {
    case .one(let target): [target]
    case .many(let targets): targets
    case .stored, nil: []
    }
  }

  // MARK: - Coding

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
  /// No property has this name, as none has a space in it.
  private static let identifierKey = Key("persistent identifier")

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    persistentIdentifier = try container.decode(PersistentIdentifier.self, forKey: Self.identifierKey)
    values = [:]
    for key in container.allKeys where key.stringValue != Self.identifierKey.stringValue {
      values[key.stringValue] = try Self.value(container, key)
    }
  }
  private static func value(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Value {
    if try container.decodeNil(forKey: key) { return .stored(.null) }
    if let number = try? container.decode(Int64.self, forKey: key) { return .stored(number.databaseValue) }
    if let number = try? container.decode(Double.self, forKey: key) { return .stored(number.databaseValue) }
    if let text = try? container.decode(String.self, forKey: key) { return .stored(text.databaseValue) }
    if let target = try? container.decode(PersistentIdentifier.self, forKey: key) { return .one(target) }
    if let targets = try? container.decode([PersistentIdentifier].self, forKey: key) { return .many(targets) }
    return .stored(try container.decode(Data.self, forKey: key).databaseValue)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(persistentIdentifier, forKey: Self.identifierKey)
    for (name, value) in values {
      switch value {
      case .one(let target): try container.encode(target, forKey: Key(name))
      case .many(let targets): try container.encode(targets, forKey: Key(name))
      case .stored(let stored):
        switch stored.storage {
        case .null: try container.encodeNil(forKey: Key(name))
        case .int64(let number): try container.encode(number, forKey: Key(name))
        case .double(let number): try container.encode(number, forKey: Key(name))
        case .string(let text): try container.encode(text, forKey: Key(name))
        case .blob(let data): try container.encode(data.base64EncodedString(), forKey: Key(name))
        }
      }
    }
  }
}

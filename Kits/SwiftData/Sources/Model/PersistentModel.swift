import Foundation
import Observation

/// A class whose objects a store keeps. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// Makes the model of values that a store has.
  init(backingData: any BackingData<Self>)
  /// The values of the model.
  var persistentBackingData: any BackingData<Self> { get set }
  /// The properties that are stored.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// What `@Model` keeps the values in.
  var _$storage: _ModelStorage { get set }
}

extension PersistentModel {
  /// Values for a model that is not there yet.
  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> {
    DefaultBackingData<P>(for: P.self)
  }

  public var persistentModelID: PersistentIdentifier { _$storage.identifier(of: self) }
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that the model is in; nil before it is inserted, and after its deletion was saved.
  public var modelContext: ModelContext? { _$storage.context }
  /// Whether there is something to save of the model.
  public var hasChanges: Bool { _$storage.hasChanges }
  /// Whether the model was deleted.
  public var isDeleted: Bool { _$storage.state == .deleted }

  public static func == (a: Self, b: Self) -> Bool { a === b || a.persistentModelID == b.persistentModelID }
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

  /// The value of a property.
  public func getValue<Value: Decodable>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>) -> Value? {
    self[keyPath: keyPath]
  }
  public func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    self[keyPath: keyPath]
  }
  public func getValue<Value: RelationshipCollection & Decodable>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    self[keyPath: keyPath]
  }
  public func getTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }

  /// Sets the value of a property.
  public func setValue<Value: Encodable>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    _$storage.set(self, keyPath, newValue)
  }
  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    _$storage.set(self, keyPath, newValue)
  }
  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>, to newValue: Value?) {
    _$storage.set(self, keyPath, newValue)
  }
  public func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    _$storage.set(self, keyPath, newValue)
  }
  public func setValue<Value: RelationshipCollection & Encodable>(
    forKey keyPath: KeyPath<Self, Value>, to newValue: Value
  ) { _$storage.set(self, keyPath, newValue) }
  public func setTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    _$storage.set(self, keyPath, newValue)
  }
}

import Foundation

/// What `hearth` reads `@objc dynamic` of a stored property as: observers are told of its changes.
///
/// Only classes have it. The value is in an object, so that it is found by the property's name too.
@propertyWrapper public struct _KVO<Value> {
  let slot: ValueSlot<Value>

  public init(wrappedValue: Value) { slot = ValueSlot(wrappedValue) }

  @available(*, unavailable, message: "only a class can have a property that is observed")
  public var wrappedValue: Value {
    get { fatalError("a property that is observed is read without its object") }
    set { fatalError("a property that is observed is set to \(newValue) without its object") }
  }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      let slot = owner[keyPath: storage].slot
      KeyValueTracking.note(slot)
      return slot.value
    }
    set { owner[keyPath: storage].slot.set(newValue) }
  }
}

// What a class of such properties encodes is the same as without them.
extension _KVO: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try slot.value.encode(to: encoder) }
}
extension _KVO: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
extension KeyedDecodingContainer {
  /// An optional property may have no key.
  public func decode<Value: Decodable>(_ type: _KVO<Value?>.Type, forKey key: Key) throws -> _KVO<Value?> {
    _KVO(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
extension KeyedEncodingContainer {
  /// An optional property without a value has no key.
  public mutating func encode<Value: Encodable>(_ property: _KVO<Value?>, forKey key: Key) throws {
    try encodeIfPresent(property.slot.value, forKey: key)
  }
}

/// The value of a property, with those who are told of its changes.
class KeyValueSlot {
  private var observers: [KeyValueObserver] = []

  /// Who is told. Most programs observe nothing: then this takes no lock.
  fileprivate var told: [KeyValueObserver] {
    KeyValueObservers.isEmpty ? [] : KeyValueObservers.lock.withLock { observers }
  }
  func add(_ observer: KeyValueObserver) { KeyValueObservers.lock.withLock { observers.append(observer) } }
  func remove(_ observer: KeyValueObserver) {
    KeyValueObservers.lock.withLock { observers.removeAll { $0 === observer } }
  }
  /// The value, which is noted as one that was read.
  func read() -> Any { preconditionFailure("a slot without a type has no value") }
  /// Sets a value of any type. Returns false where it is of a different type than the property's.
  func write(_ value: Any?) -> Bool {
    preconditionFailure("a slot without a type takes no \(String(describing: value))")
  }
}
final class ValueSlot<Value>: KeyValueSlot {
  fileprivate(set) var value: Value

  init(_ value: Value) { self.value = value }

  func set(_ new: Value) {
    let observers = told
    for observer in observers { observer.willChange() }
    value = new
    for observer in observers { observer.didChange() }
  }
  override func read() -> Any {
    KeyValueTracking.note(self)
    return value
  }
  override func write(_ new: Any?) -> Bool {
    guard let new: Value = argument([new], 0) else { return false }
    set(new)
    return true
  }
}

/// Finds the slot in a value that a mirror shows, whatever its type.
protocol HasKeyValueSlot {
  var anySlot: KeyValueSlot { get }
}
extension _KVO: HasKeyValueSlot {
  var anySlot: KeyValueSlot { slot }
}

import Foundation
import HearthCore

/// A value of the user's defaults: the same for all windows, and there again after a relaunch.
///
/// ```swift
/// @AppStorage("sortsByName") private var sortsByName = true
/// ```
///
/// A view is evaluated again when the value of its key changes, by whatever property or by `UserDefaults` itself.
/// Without a store of its own, a property uses that of `defaultAppStorage(_:)` around, or else
/// `UserDefaults.standard`. A stored value that cannot be taken for the property's type is reported once and left
/// alone until the property is written; the default counts.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private let store: DefaultsReference?
  private var storage: AppStorageLink<Value>?

  init(key: String, _ initial: Value, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    (self.key, self.initial, self.form) = (key, initial, form)
    self.store = store.map { DefaultsReference(defaults: $0) }
  }

  /// The stored value, or the default while none is stored.
  ///
  /// Outside of views, in an object for example, it reads and writes the defaults directly.
  public var wrappedValue: Value {
    get { storage.map { $0.location.get() } ?? defaults.value(key, initial, form, path: "") }
    nonmutating set {
      if let storage { storage.location.set(newValue, Transaction.current) } else { defaults.set(newValue, key, form) }
    }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(location: storage.location) }
    let (defaults, key, initial, form) = (defaults, key, initial, form)
    return Binding(get: { defaults.value(key, initial, form, path: "") }, set: { defaults.set($0, key, form) })
  }
  private var defaults: DefaultsReference { store ?? DefaultsReference(defaults: .standard) }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    let oldStorage = old?.assumingMemoryBound(to: Self.self).pointee.storage
    let place = DefaultsPlace(field.pointee.store ?? node.node.defaultAppStorage, field.pointee.key)
    if let oldStorage, oldStorage.place == place {
      field.pointee.storage = oldStorage
    } else {
      oldStorage?.end()
      field.pointee.storage = AppStorageLink(node.node, place, field.pointee.initial, field.pointee.form)
    }
  }
  /// Before each body: another store may count.
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {
    let field = field.assumingMemoryBound(to: Self.self)
    guard let storage = field.pointee.storage, field.pointee.store == nil else { return }
    let place = DefaultsPlace(storage.node.defaultAppStorage, field.pointee.key)
    if place == storage.place { return }
    storage.end()
    field.pointee.storage = AppStorageLink(storage.node, place, field.pointee.initial, field.pointee.form)
  }
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage?.end()
  }
  public static var _wantsUpdate: Bool { true }
}

extension AppStorage: _BindingComparable {
  /// What the parent may change is the key and the store.
  package nonisolated static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool {
    a.key == b.key && a.store?.defaults === b.store?.defaults
  }
}
extension AppStorage: Sendable where Value: Sendable {}

/// The connection of a property to the defaults.
final class AppStorageLink<Value>: @unchecked Sendable {
  // Unchecked: `location` guards itself; the rest is used on the main thread only.
  let location: StoredLocation<Value>
  let place: DefaultsPlace
  unowned(unsafe) let node: Node

  @MainActor init(_ node: Node, _ place: DefaultsPlace, _ initial: Value, _ form: StoredForm<Value>) {
    (self.place, self.node) = (place, node)
    let path = node.path
    let handle = node.engine.handle
    location = StoredLocation(
      key: place,
      load: { place.store.value(place.key, initial, form, path: path, handle) },
      store: { place.store.set($0, place.key, form) })
    UserDefaultsWatch.shared.add(self, place) { [unowned self] in self.location.refresh() }
  }
  @MainActor func end() { UserDefaultsWatch.shared.remove(self, place) }
}

extension AppStorage {
  /// A value under a key of the defaults, with the value that counts while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key: key, wrappedValue, store, .plain())
  }
  /// A whole number under a key of the defaults, with the value that counts while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key: key, wrappedValue, store, .plain())
  }
  /// A floating-point number under a key of the defaults, with the value that counts while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key: key, wrappedValue, store, .plain())
  }
  /// A text under a key of the defaults, with the value that counts while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key: key, wrappedValue, store, .plain())
  }
  /// A URL under a key of the defaults, with the value that counts while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key: key, wrappedValue, store, .plain())
  }
  /// Data under a key of the defaults, with the value that counts while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key: key, wrappedValue, store, .plain())
  }
  /// A date under a key of the defaults, with the value that counts while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key: key, wrappedValue, store, .plain())
  }
  /// Stores the raw value. A raw value that stands for nothing any more counts as none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, wrappedValue, store, .raw())
  }
  /// Stores the raw value, a text. A raw value that stands for nothing any more counts as none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, wrappedValue, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value under a key of the defaults; nil while none is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key: key, nil, store, .optional())
  }
  /// A whole number under a key of the defaults; nil while none is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key: key, nil, store, .optional())
  }
  /// A floating-point number under a key of the defaults; nil while none is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key: key, nil, store, .optional())
  }
  /// A text under a key of the defaults; nil while none is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key: key, nil, store, .optional())
  }
  /// A URL under a key of the defaults; nil while none is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key: key, nil, store, .optional())
  }
  /// Data under a key of the defaults; nil while none is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key: key, nil, store, .optional())
  }
  /// A date under a key of the defaults; nil while none is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key: key, nil, store, .optional())
  }
}

extension AppStorage {
  /// Stores the raw value; nil while none is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, nil, store, .optionalRaw())
  }
  /// Stores the raw value, a number; nil while none is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, nil, store, .optionalRaw())
  }
}

import Foundation
import HearthCore
import HearthPersistence

/// A value that a window keeps: it is there again when the window comes back after a relaunch, and goes
/// with the window when the user closes it.
///
/// ```swift
/// @SceneStorage("selectedTab") private var tab = "inbox"
/// ```
///
/// All properties of one window with one key show the same value; a view is evaluated again when the value of its key
/// changes. Each window has values of its own. A stored value of another type is reported once and left alone until the
/// property is written; the default counts. Source: Apple, documentation of `SceneStorage`: "the data is … destroyed"
/// with its scene; "ensure that the data you use … is lightweight".
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  /// Not nil: it is kept there, and not with the window.
  private let store: DefaultsReference?
  private var storage: SceneStorageBox<Value>?

  init(key: String, _ initial: Value, _ form: StoredForm<Value>, store: UserDefaults? = nil) {
    (self.key, self.initial, self.form) = (key, initial, form)
    self.store = store.map { DefaultsReference(defaults: $0) }
  }

  /// The value that the window keeps, or the default while it keeps none.
  public var wrappedValue: Value {
    get { storage.map { $0.location.get() } ?? initial }
    nonmutating set {
      guard let storage else {
        Engine.reportUnboundWrite("SceneStorage<\(Value.self)>")
        return
      }
      storage.location.set(newValue, Transaction.current)
    }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.map { Binding(location: $0.location) } ?? .constant(initial) }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    if let old = old?.assumingMemoryBound(to: Self.self).pointee, leadsToSameLocation(old, field.pointee) {
      field.pointee.storage = old.storage
    } else {
      old?.assumingMemoryBound(to: Self.self).pointee.storage?.end()
      if let store = field.pointee.store {
        let place = DefaultsPlace(store, field.pointee.key)
        field.pointee.storage = SceneStorageBox(
          AppStorageLink(node.node, place, field.pointee.initial, field.pointee.form))
      } else {
        field.pointee.storage = SceneStorageBox(node.node, field.pointee.key, field.pointee.initial, field.pointee.form)
      }
    }
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage?.end()
  }
  public static var _wantsUpdate: Bool { false }
}

extension SceneStorage: _BindingComparable {
  /// What the parent may change is the key and the store.
  package nonisolated static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool { leadsToSameLocation(a, b) }
  private nonisolated static func leadsToSameLocation(_ a: Self, _ b: Self) -> Bool {
    a.key == b.key && a.store?.defaults === b.store?.defaults
  }
}
extension SceneStorage: Sendable where Value: Sendable {}

/// The connection of a property to the state of its window.
private final class SceneStorageBox<Value>: @unchecked Sendable {
  // Unchecked: `location` guards itself; the rest is used on the main thread only.
  let location: StoredLocation<Value>
  /// Nil for a value that is kept elsewhere.
  private let scene: SceneState?
  private let key: String
  private let link: AppStorageLink<Value>?

  @MainActor init(_ link: AppStorageLink<Value>) {
    (location, self.link) = (link.location, link)
    (scene, key) = (nil, "")
  }
  @MainActor init(_ node: Node, _ name: String, _ initial: Value, _ form: StoredForm<Value>) {
    let scene = node.engine.scene
    let key = "app." + name
    (self.scene, self.key, link) = (scene, key, nil)
    let path = node.path
    let handle = node.engine.handle
    location = StoredLocation(
      key: ScenePlace(scene: ObjectIdentifier(scene), key: key),
      load: {
        guard let bytes = MainActor.assumeIsolated({ scene[key] }) else { return initial }
        if let scalar = StoredScalar(bytes: bytes), scalar.kind == form.kind { return form.decode(scalar) ?? initial }
        let found = StoredScalar(bytes: bytes).map { $0.kind.name } ?? "something else"
        MainActor.assumeIsolated {
          handle.engine?.report(
            Report(
              kind: .storedValue, path: path,
              message:
                "the window keeps \(found) under the key \"\(name)\", but @SceneStorage here wants \(form.kind.name). The default is used until the property is written; give each key one type."
            ))
        }
        return initial
      },
      store: { value in
        let bytes = form.encode(value)?.bytes
        if isOnMainThread() {
          MainActor.assumeIsolated { scene[key] = bytes }
        } else {
          Engine.performOnMain { scene[key] = bytes }
        }
      })
    scene.addObserver(self, of: key) { [unowned self] in self.location.refresh() }
  }
  @MainActor func end() {
    scene?.removeObserver(self, of: key)
    link?.end()
  }
}
private struct ScenePlace: Hashable {
  let scene: ObjectIdentifier
  let key: String
}

extension SceneStorage {
  /// A value under a key of the window, with the value that counts while none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, wrappedValue, .plain()) }
  /// A whole number under a key of the window, with the value that counts while none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, wrappedValue, .plain()) }
  /// A floating-point number under a key of the window, with the value that counts while none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key: key, wrappedValue, .plain()) }
  /// A text under a key of the window, with the value that counts while none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, wrappedValue, .plain()) }
  /// A URL under a key of the window, with the value that counts while none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, wrappedValue, .plain()) }
  /// Data under a key of the window, with the value that counts while none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, wrappedValue, .plain()) }
  /// Keeps the raw value. A raw value that stands for nothing any more counts as none.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, wrappedValue, .raw())
  }
  /// Keeps the raw value, a text. A raw value that stands for nothing any more counts as none.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, wrappedValue, .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value under a key of the window; nil while none is kept.
  public init(_ key: String) where Value == Bool? { self.init(key: key, nil, .optional()) }
  /// A whole number under a key of the window; nil while none is kept.
  public init(_ key: String) where Value == Int? { self.init(key: key, nil, .optional()) }
  /// A floating-point number under a key of the window; nil while none is kept.
  public init(_ key: String) where Value == Double? { self.init(key: key, nil, .optional()) }
  /// A text under a key of the window; nil while none is kept.
  public init(_ key: String) where Value == String? { self.init(key: key, nil, .optional()) }
  /// A URL under a key of the window; nil while none is kept.
  public init(_ key: String) where Value == URL? { self.init(key: key, nil, .optional()) }
  /// Data under a key of the window; nil while none is kept.
  public init(_ key: String) where Value == Data? { self.init(key: key, nil, .optional()) }
}

extension SceneStorage {
  /// Keeps the raw value; nil while none is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, nil, .optionalRaw())
  }
  /// Keeps the raw value, a number; nil while none is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, nil, .optionalRaw())
  }
}

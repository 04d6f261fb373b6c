/// A key of a value that views offer while they have focus.
public protocol FocusedValueKey {
  /// What views offer under the key.
  associatedtype Value
}

/// The values that the focused view, the views around it and the window offer: what commands act on.
///
/// ```swift
/// extension FocusedValues {
///   var recipe: Binding<Recipe>? {
///     get { self[RecipeKey.self] }
///     set { self[RecipeKey.self] = newValue }
///   }
/// }
/// ```
///
/// Views that offer a value count in this order: the focused view, the views around it from the inside out, then what
/// the window offers with `focusedSceneValue`, the view shown last first. A view that offers nil offers nothing,
/// and the next one counts. Without focus only the window's values count. Each window has values of its own, which
/// its views and its menu bar read, whether or not it is in front: opening a menu would bring it there. Source:
/// Apple, documentation of `focusedValue(_:_:)` and `focusedSceneValue(_:_:)`; our choice for nil, for several
/// offers of a window, and for windows in the back.
public struct FocusedValues {
  /// Nil for values that are only written, to find out what a modifier offers.
  private let store: FocusedValueStore?
  /// Written in this copy, in order.
  private(set) var offers: [any FocusedOffer] = []

  init() { store = nil }
  /// Reads in a body are recorded for it.
  init(_ store: FocusedValueStore) { self.store = store }

  /// The value for a key; nil when nobody offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      if let offer = offers.last(where: { $0.key == ObjectIdentifier(key) }) { return (offer as! KeyOffer<Key>).value }
      guard let store else { return nil }
      guard isOnMainThread() else {
        Report.offMain("A focused value")
        return nil
      }
      nonisolated(unsafe) var result: Key.Value?
      MainActor.assumeIsolatedFast { result = store.value(Key.self, readBy: Engine.evaluating) }
      return result
    }
    set {
      offers.removeAll { $0.key == ObjectIdentifier(key) }
      offers.append(KeyOffer<Key>(value: newValue))
    }
  }
}

/// A value that a view offers for a key.
protocol FocusedOffer {
  var key: ObjectIdentifier { get }
  /// The view offers nil.
  var isEmpty: Bool { get }
  func isKnownEqual(to other: any FocusedOffer) -> Bool
}

struct KeyOffer<Key: FocusedValueKey>: FocusedOffer {
  let value: Key.Value?
  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var isEmpty: Bool { value == nil }
  func isKnownEqual(to other: any FocusedOffer) -> Bool {
    guard let other = other as? KeyOffer<Key> else { return false }
    guard let mine = value, let theirs = other.value else { return value == nil && other.value == nil }
    // Another object is another value, even one that calls itself equal: readers watch this one.
    if Key.Value.self is AnyObject.Type { return mine as AnyObject === theirs as AnyObject }
    if let binding = Key.Value.self as? any _BindingComparable.Type {
      return Self.leadsToSameLocation(binding, mine, theirs)
    }
    return TypeInfo.areKnownEqual(mine, theirs)
  }
  private static func leadsToSameLocation<B: _BindingComparable>(_: B.Type, _ a: Key.Value, _ b: Key.Value) -> Bool {
    B._leadsToSameLocation(a as! B, b as! B)
  }
}

/// The place of an object among the focused values.
struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }

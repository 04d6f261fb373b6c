import Foundation

/// A dictionary of objects that does not keep keys, values or both alive: a pair of which one has gone is not in it. What it keeps
/// of such a pair goes when the table is next changed.
///
/// Keys are compared as in `NSHashTable`. Source: Apple, documentation of `NSMapTable`, which Foundation does not have on Linux.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Pair {
    weak var key: KeyType?
    weak var object: ObjectType?
    /// Keep both alive in tables that do.
    var kept: (key: KeyType?, object: ObjectType?)
  }
  private let keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
  private var pairs: [Pair] = []

  /// - Parameters:
  ///   - capacity: Nothing depends on it.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }
  /// Keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Keeps values alive, and keys not.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Keeps keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func removeGone() { pairs.removeAll { $0.key == nil || $0.object == nil } }
  private func index(of key: KeyType) -> Int? {
    pairs.firstIndex { pair in
      guard let found = pair.key, pair.object != nil else { return false }
      return areSameObjects(found, key, keyOptions)
    }
  }
  /// How many pairs are still there.
  open var count: Int { pairs.count { $0.key != nil && $0.object != nil } }
  /// The value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { index(of: $0) }.flatMap { pairs[$0].object } }
  /// Sets the value of a key; nil changes nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeGone()
    let kept: ObjectType? = valueOptions.contains(.weakMemory) ? nil : anObject
    if let index = index(of: aKey) {
      (pairs[index].object, pairs[index].kept.object) = (anObject, kept)
    } else {
      pairs.append(
        Pair(key: aKey, object: anObject, kept: (keyOptions.contains(.weakMemory) ? nil : aKey, kept)))
    }
  }
  /// Takes a key and its value out.
  open func removeObject(forKey aKey: KeyType?) {
    removeGone()
    if let index = aKey.flatMap({ index(of: $0) }) { pairs.remove(at: index) }
  }
  /// Takes all pairs out.
  open func removeAllObjects() { pairs.removeAll() }
  /// The keys that are still there.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: pairs.compactMap { $0.object == nil ? nil : $0.key }).objectEnumerator()
  }
  /// The values that are still there; nil where there is none.
  open func objectEnumerator() -> NSEnumerator? {
    count == 0 ? nil : NSArray(array: pairs.compactMap { $0.key == nil ? nil : $0.object }).objectEnumerator()
  }
}

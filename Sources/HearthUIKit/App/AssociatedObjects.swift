import Foundation
import HearthCore

/// How an object keeps what is associated with it.
///
/// The two that copy do so where the value is `NSCopying`.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that is associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}
/// Keeps a value with an object, under a key: the address of something that stays where it is. Nil keeps nothing any more.
///
///     private nonisolated(unsafe) var badgeKey: UInt8 = 0
///     extension UIView {
///       var badge: UIView? {
///         get { objc_getAssociatedObject(self, &badgeKey) as? UIView }
///         set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
///       }
///     }
///
/// With a responder (a view or a view controller) the value goes at once, with other objects when another value is kept later.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}
/// Keeps nothing with an object any more.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.forget(ObjectIdentifier(object as AnyObject))
}

/// What objects are associated with. May be used on any thread.
final class AssociatedObjects: @unchecked Sendable {
  // Unchecked: the lock guards what changes.
  static let shared = AssociatedObjects()
  private enum Kept {
    case strong(Any), weak(WeakBox)
  }
  private struct WeakBox { weak var object: AnyObject? }
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Kept] = [:]
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that are gone are looked for.
  private var limit = 64
  /// Whether anything was ever kept: responders ask when they go.
  private(set) nonisolated(unsafe) static var isInUse = false
  deinit {}

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      switch entry.values[key] {
      case .strong(let value): return value
      case .weak(let box): return box.object
      case nil: return nil
      }
    }
  }
  func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    // What goes may have associations of its own: it goes after the lock.
    var gone: [Any] = []
    lock.withLock {
      Self.isInUse = true
      let id = ObjectIdentifier(owner)
      var entry = entries[id].flatMap { $0.owner === owner ? $0 : nil } ?? Entry(owner: owner)
      if let old = entries[id] { gone.append(old) }
      switch (value, policy) {
      case (nil, _): entry.values[key] = nil
      case (let value?, .OBJC_ASSOCIATION_ASSIGN): entry.values[key] = .weak(WeakBox(object: value as AnyObject))
      case (let value?, .OBJC_ASSOCIATION_COPY), (let value?, .OBJC_ASSOCIATION_COPY_NONATOMIC):
        entry.values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      case (let value?, _): entry.values[key] = .strong(value)
      }
      entries[id] = entry.values.isEmpty ? nil : entry
      if entries.count > limit {
        for (id, entry) in entries where entry.owner == nil {
          gone.append(entry)
          entries[id] = nil
        }
        limit = max(64, entries.count * 2)
      }
    }
    withExtendedLifetime(gone) {}
  }
  func forget(_ id: ObjectIdentifier) {
    let gone = lock.withLock { entries.removeValue(forKey: id) }
    withExtendedLifetime(gone) {}
  }
}

import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification, until the object goes away or `removeObserver` is called. The object is not kept.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let entry = SelectorObserver(center: self, target: observer as AnyObject, name: name, object: object as AnyObject?)
    nonisolated(unsafe) let unsafe = entry
    entry.token = addObserver(forName: name, object: object, queue: nil) { notification in
      if let target = unsafe.target {
        selector.call(on: target, notification)
      } else {
        SelectorObservers.remove { $0 === unsafe }
      }
    }
    SelectorObservers.add(entry)
  }
  /// Tells an object, or what `addObserver(forName:object:queue:using:)` has returned, of nothing any longer.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    SelectorObservers.remove { $0.center === self && $0.target === observer }
  }
  /// Tells an object no longer of notifications of a name, where one is given, and from an object, where one is given.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    let object = object as AnyObject?
    SelectorObservers.remove {
      $0.center === self && $0.target === observer && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }
}

/// An object that is told of notifications by a method.
final class SelectorObserver {
  weak var center: NotificationCenter?
  weak var target: AnyObject?
  let name: NSNotification.Name?
  weak var object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, target: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    (self.center, self.target, self.name, self.object) = (center, target, name, object)
  }
}

/// All of them. Those whose object has gone are taken out as others come.
enum SelectorObservers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [SelectorObserver] = []
  /// How many there may be before those that have gone are looked for: twice as many as were left the last time.
  nonisolated(unsafe) private static var limit = 32

  /// How many objects are told, for tests.
  package static var count: Int { lock.withLock { all.count { $0.target != nil } } }

  static func add(_ observer: SelectorObserver) {
    let isFull = lock.withLock {
      all.append(observer)
      return all.count > limit
    }
    guard isFull else { return }
    remove { $0.target == nil }
    lock.withLock { limit = max(32, 2 * all.count) }
  }
  static func remove(where isMeant: (SelectorObserver) -> Bool) {
    let removed: [SelectorObserver] = lock.withLock {
      let meant = all.filter(isMeant)
      if !meant.isEmpty { all.removeAll(where: isMeant) }
      return meant
    }
    for observer in removed {
      if let token = observer.token { observer.center?.removeObserver(token as Any) }
    }
  }
}

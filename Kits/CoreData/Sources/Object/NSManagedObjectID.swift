import Foundation

/// Which object it is, in whatever context.
///
/// An object has its identifier from its beginning; a save only makes it lasting. Source: our choice, because a list whose rows changed their
/// identity with a save would lose focus and selection.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: `store` is used under the lock.
  open private(set) var entity: NSEntityDescription
  let key: Int64
  private let rootName: String
  private let lock = NSLock()
  private weak var store: NSPersistentStore?
  private var storeIdentifier: String?

  init(_ entity: NSEntityDescription, _ key: Int64, _ store: NSPersistentStore?) {
    self.entity = entity
    self.key = key
    self.store = store
    storeIdentifier = store?.identifier
    rootName = entity.root.name ?? ""
  }

  open var isTemporaryID: Bool { lock.withLock { storeIdentifier == nil } }
  open var persistentStore: NSPersistentStore? { lock.withLock { store } }
  /// The object is in a store from now on.
  func makePermanent(_ store: NSPersistentStore) {
    lock.withLock {
      self.store = store
      storeIdentifier = store.identifier
    }
  }
  func makeTemporary() {
    lock.withLock {
      store = nil
      storeIdentifier = nil
    }
  }

  /// A URL by which a coordinator finds the object again, also in another run of the app once it is saved.
  open func uriRepresentation() -> URL {
    let identifier = lock.withLock { storeIdentifier }
    let name = entity.name ?? ""
    return URL(string: identifier.map { "x-coredata://\($0)/\(name)/p\(key)" } ?? "x-coredata:///\(name)/t\(key)")!
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return key == other.key && rootName == other.rootName
  }
  open override var hash: Int { Int(truncatingIfNeeded: key) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}

/// Numbers for new rows: by the time, so that rows are in the order in which they were made, with chance behind it, so that no other
/// process gives the same.
enum RowNumbers {
  private final class State: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var last: Int64 = 0
  }
  private static let state = State()

  static func next() -> Int64 {
    let milliseconds = Int64(Date().timeIntervalSinceReferenceDate * 1000)
    return state.lock.withLock {
      let fresh = milliseconds << 21 | Int64.random(in: 0..<1 << 20)
      state.last = max(state.last + 1, fresh)
      return state.last
    }
  }
}

import OpenCombine
import Synchronization

/// An object that publishes before it changes.
///
/// As OpenCombine's, and `objectWillChange` is the same publisher for the whole life of an object even if the object
/// has no `@Published` property, so that a class which only ever calls `objectWillChange.send()` is heard.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    if PublishedClasses.shared.havePublishedProperties(self) { return Reflected(object: self).objectWillChange }
    return LonePublishers.shared.publisher(of: self)
  }
}

/// Shows the stored properties of an object to OpenCombine, which installs one publisher in all `@Published` ones.
private final class Reflected: OpenCombine.ObservableObject, CustomReflectable {
  let object: AnyObject
  init(object: AnyObject) { self.object = object }
  var customMirror: Mirror { Mirror(reflecting: object) }
}

private protocol AnyPublished {}
extension Published: AnyPublished {}

/// Which classes have a `@Published` property.
private final class PublishedClasses: Sendable {
  static let shared = PublishedClasses()
  private let known = Mutex<[ObjectIdentifier: Bool]>([:])

  func havePublishedProperties(_ object: AnyObject) -> Bool {
    let key = ObjectIdentifier(type(of: object))
    if let answer = known.withLock({ $0[key] }) { return answer }
    var answer = false
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !answer {
      for child in current.children where child.value is any AnyPublished { answer = true }
      mirror = current.superclassMirror
    }
    known.withLock { $0[key] = answer }
    return answer
  }
}

/// The publishers of objects that have no property to keep one in.
private final class LonePublishers: Sendable {
  static let shared = LonePublishers()
  private struct Entry: @unchecked Sendable {
    // Unchecked: guarded by the lock around the table.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private struct Table { var entries: [ObjectIdentifier: Entry] = [:], sweepAt = 64 }
  private let table = Mutex(Table())

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    let key = ObjectIdentifier(object)
    return table.withLock { table in
      // An entry of an object that is gone may have the same address.
      if let known = table.entries[key], known.object != nil { return Carrier(known.publisher) }
      table.entries[key] = entry
      if table.entries.count > table.sweepAt {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, 2 * table.entries.count)
      }
      return Carrier(entry.publisher)
    }.publisher
  }
  private struct Carrier: @unchecked Sendable {
    // Unchecked: a publisher locks itself.
    let publisher: ObservableObjectPublisher
    init(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }
  }
}

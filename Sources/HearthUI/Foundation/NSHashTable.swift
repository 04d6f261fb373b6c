import Foundation

/// A set of objects that are not kept alive by it: those that have gone are not in it.
///
///     let observers = NSHashTable<AnyObject>.weakObjects()
///     for observer in observers.allObjects { … }
///
/// Objects are compared by `isEqual(_:)` where they are of `NSObject`, else by who they are. Source: Apple, documentation of `NSHashTable`,
/// which Foundation does not have on Linux.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    /// Keeps the object alive in tables that do.
    var kept: ObjectType?
  }
  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - capacity: Nothing depends on it.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }
  /// A table that does not keep its objects alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func isMember(_ entry: Entry, _ object: ObjectType) -> Bool {
    guard let found = entry.object else { return false }
    return areSameObjects(found, object, options)
  }
  private func removeGone() { entries.removeAll { $0.object == nil } }

  /// The objects that are still there, the first one that was added first.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// How many objects are still there.
  open var count: Int { entries.count { $0.object != nil } }
  /// One of the objects; nil where there is none.
  open var anyObject: ObjectType? { allObjects.first }
  /// Adds an object, unless it is there already.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    removeGone()
    if !contains(object) { entries.append(Entry(object: object, kept: options.contains(.weakMemory) ? nil : object)) }
  }
  /// Takes an object out, where it is there.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil || isMember($0, object) }
  }
  /// Takes all objects out.
  open func removeAllObjects() { entries.removeAll() }
  /// Whether an object is in the table.
  open func contains(_ object: ObjectType?) -> Bool {
    object.map { object in entries.contains { isMember($0, object) } } ?? false
  }
  /// The object of the table that is equal to another.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in entries.first { isMember($0, object) }?.object }
  }
}

/// How tables of objects treat what is in them.
open class NSPointerFunctions: NSObject {
  /// How tables of objects treat what is in them.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are told apart by who they are.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

func areSameObjects(_ a: AnyObject, _ b: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
  if a === b { return true }
  if options.contains(.objectPointerPersonality) { return false }
  guard let a = a as? NSObject, let b = b as? NSObject else { return false }
  return a.isEqual(b)
}

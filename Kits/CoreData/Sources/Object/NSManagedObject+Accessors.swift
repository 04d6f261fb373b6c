import Foundation

/// What `@NSManaged` is on Linux: accessors that read and write the property of the managed object with this name.
@attached(accessor) public macro _Managed() = #externalMacro(module: "CoreDataMacros", type: "ManagedMacro")
/// What `@NSManaged` is before a method: a body that changes the relationship in its name, as `addToItems(_:)` does.
@attached(body) public macro _Manages() = #externalMacro(module: "CoreDataMacros", type: "ManagesMacro")

extension NSManagedObject {
  /// The value of a property as a type of Swift. For the accessors of `@_Managed`.
  public func _managedValue<T>(_ key: String) -> T {
    guard let index = plan.index(key) else { return undefined(key) }
    let value = read(index)
    if let found = ManagedConversion.value(value, as: T.self) { return found }
    fatalError(
      "Core Data: \(plan.name).\(key) is \(value.map { "a \(type(of: $0))" } ?? "nil"), and cannot be read as \(T.self)"
    )
  }
  public func _setManagedValue<T>(_ value: T, _ key: String) {
    guard let index = plan.index(key) else {
      if let name = primitiveKey(key) { return setPrimitiveValue(ManagedConversion.object(value), forKey: name) }
      return setValue(value, forUndefinedKey: key)
    }
    write(ManagedConversion.object(value), index)
  }
  /// A change of a relationship by a method as Xcode writes them. For the bodies of `@_Manages`.
  ///
  /// - Parameter verb: `addTo`, `removeFrom`, `insertInto` or `replace`.
  /// - Parameter place: An `Int` or an `NSIndexSet`, in an ordered relationship.
  public func _managedChange(_ verb: String, _ key: String, _ value: Any?, at place: Any?) {
    let objects: [Any] =
      switch value {
      case let set as NSOrderedSet: set.array
      case let set as NSSet: set.allObjects
      case let set as Set<NSManagedObject>: Array(set)
      case let list as [Any]: list
      default: value.map { [$0] } ?? []
      }
    let indexes: IndexSet? =
      switch place {
      case let index as Int: IndexSet(integer: index)
      case let set as NSIndexSet: IndexSet(set)
      default: nil
      }
    guard let index = plan.index(key), plan.relationships[index]?.isOrdered == true else {
      let set = mutableSetValue(forKey: key)
      for object in objects { if verb == "addTo" { set.add(object) } else { set.remove(object) } }
      return
    }
    let list = mutableOrderedSetValue(forKey: key)
    switch (verb, indexes) {
    case ("addTo", _): list.addObjects(from: objects)
    case ("removeFrom", let indexes?): list.removeObjects(at: indexes)
    case ("removeFrom", nil): list.removeObjects(in: objects)
    case ("insertInto", let indexes?): list.insert(objects, at: indexes)
    case ("replace", let indexes?): list.replaceObjects(at: indexes, with: objects)
    default: fatalError("Core Data: '\(verb)\(key)' is not a method of a relationship")
    }
  }
  /// `primitiveName`, which source declares beside `name`: the value without its observers.
  private func primitiveKey(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), key.count > 9 else { return nil }
    let title = key.dropFirst(9), name = title.prefix(1).lowercased() + title.dropFirst()
    return plan.index(name) == nil ? nil : name
  }
  private func undefined<T>(_ key: String) -> T {
    if let name = primitiveKey(key), let found = ManagedConversion.value(primitiveValue(forKey: name), as: T.self) {
      return found
    }
    if let found = ManagedConversion.value(value(forUndefinedKey: key), as: T.self) { return found }
    fatalError("Core Data: the entity '\(plan.name)' has no property '\(key)'")
  }

  /// A set whose changes are changes of a relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }
  /// An ordered set whose changes are changes of a relationship.
  public func mutableOrderedSetValue(forKey key: String) -> ManagedList { ManagedList(self, key) }
}

/// The objects of a relationship: each change is one of the relationship.
final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }
  required init?(coder aDecoder: NSCoder) { nil }

  private var all: NSSet { owner?.value(forKey: key) as? NSSet ?? NSSet() }
  override var count: Int { all.count }
  override func member(_ object: Any) -> Any? { all.member(object) }
  override func objectEnumerator() -> NSEnumerator { all.objectEnumerator() }
  override var allObjects: [Any] { all.allObjects }
  override func contains(_ anObject: Any) -> Bool { all.contains(anObject) }
  override func add(_ object: Any) { change { $0.add(object) } }
  override func remove(_ object: Any) { change { $0.remove(object) } }
  override func removeAllObjects() { change { $0.removeAllObjects() } }
  private func change(_ body: (NSMutableSet) -> Void) {
    let copy = NSMutableSet(array: all.allObjects)
    body(copy)
    owner?.setValue(copy, forKey: key)
  }
}

/// The objects of an ordered relationship: each change is one of the relationship.
public final class ManagedList {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) { (self.owner, self.key) = (owner, key) }

  private var all: [NSManagedObject] {
    get { (owner.value(forKey: key) as? NSOrderedSet)?.array.compactMap { $0 as? NSManagedObject } ?? [] }
    set { owner.setValue(NSOrderedSet(array: newValue), forKey: key) }
  }
  public var count: Int { all.count }
  public var array: [Any] { all }
  public func object(at index: Int) -> Any { all[index] }
  public func contains(_ object: Any) -> Bool { (object as? NSManagedObject).map(all.contains) ?? false }
  public func index(of object: Any) -> Int { (object as? NSManagedObject).flatMap(all.firstIndex) ?? NSNotFound }
  public func add(_ object: Any) { addObjects(from: [object]) }
  public func addObjects(from objects: [Any]) { all += objects.compactMap { $0 as? NSManagedObject } }
  public func remove(_ object: Any) { removeObjects(in: [object]) }
  public func removeObjects(in objects: [Any]) {
    let gone = Set(objects.compactMap { $0 as? NSManagedObject })
    all.removeAll { gone.contains($0) }
  }
  public func removeAllObjects() { all = [] }
  public func insert(_ object: Any, at index: Int) { insert([object], at: IndexSet(integer: index)) }
  public func insert(_ objects: [Any], at indexes: IndexSet) {
    var list = all
    for (object, index) in zip(objects.compactMap { $0 as? NSManagedObject }, indexes) {
      list.removeAll { $0 === object }
      list.insert(object, at: min(index, list.count))
    }
    all = list
  }
  public func removeObject(at index: Int) { all.remove(at: index) }
  public func removeObjects(at indexes: IndexSet) {
    var list = all
    for index in indexes.reversed() { list.remove(at: index) }
    all = list
  }
  public func replaceObject(at index: Int, with object: Any) {
    guard let object = object as? NSManagedObject else { return }
    var list = all
    list[index] = object
    all = list
  }
  public func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    for (index, object) in zip(indexes, objects) { replaceObject(at: index, with: object) }
  }
  public func moveObjects(at indexes: IndexSet, to index: Int) {
    var list = all
    let moved = indexes.map { list[$0] }
    for place in indexes.reversed() { list.remove(at: place) }
    list.insert(contentsOf: moved, at: min(index, list.count))
    all = list
  }
}

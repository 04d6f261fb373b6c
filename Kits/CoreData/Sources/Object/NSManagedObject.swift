import Combine
import Foundation
import HearthUI

/// An object that a context keeps, and a store once it was saved.
///
/// ```swift
/// public class Item: NSManagedObject {
///   @NSManaged public var timestamp: Date?
/// }
/// let item = Item(context: context)
/// item.timestamp = .now
/// try context.save()
/// ```
open class NSManagedObject: NSObject, ObservableObject, KeyReadable {
  public let entity: NSEntityDescription
  public internal(set) var objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectWillChange = ObservableObjectPublisher()
  let plan: EntityPlan

  /// Empty if the object is a fault.
  var slots: [Slot] = []
  /// The row that was fetched for a fault; its first use needs no statement.
  var row: StoredRow?
  /// What the properties were before they were changed, by their numbers.
  var originals: [Int: Slot] = [:]
  /// How many saves have changed the row, as it was when it was read.
  var version: Int64 = 0
  var isPending = false
  /// While key paths are looked into: the names that were asked for.
  var recorder: KeyRecorder?
  private var changeSubject: PassthroughSubject<Void, Never>?
  /// Told after each change of a property.
  var didChange: PassthroughSubject<Void, Never> {
    let subject = changeSubject ?? PassthroughSubject()
    changeSubject = subject
    return subject
  }

  /// Makes an object of an entity, and puts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    plan = entity.plan
    objectID = NSManagedObjectID(entity, RowNumbers.next(), nil)
    super.init()
    if let context { context.insert(self) }
  }
  /// Makes an object of the entity that has this class.
  ///
  /// - Precondition: The context's model has one.
  public convenience init(context moc: NSManagedObjectContext) {
    ManagedClasses.note(Self.self)
    guard let entity = moc.entity(for: Self.self) else {
      fatalError("Core Data: the model of the context has no entity with the class \(Self.self)")
    }
    self.init(entity: entity, insertInto: moc)
  }
  /// How contexts make objects of a class that they only know as a type.
  public required convenience init(_managed entity: NSEntityDescription) { self.init(entity: entity, insertInto: nil) }

  // MARK: - Entities

  /// The entity with this class, in the models that are in use.
  open class func entity() -> NSEntityDescription {
    guard let entity = LiveModels.entity(for: self) else {
      fatalError("Core Data: no model that is in use has an entity with the class \(self)")
    }
    return entity
  }
  /// A request for all objects of the entity with this class.
  ///
  /// A class that Xcode has written has one of its own type, which is meant where nothing says otherwise.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    ManagedClasses.note(self)
    return NSFetchRequest<NSFetchRequestResult>(entityName: LiveModels.entity(for: self)?.name ?? "\(self)")
  }

  // MARK: - State

  open var isInserted: Bool { managedObjectContext?.insertedSet.contains(self) ?? false }
  open var isUpdated: Bool { managedObjectContext?.updatedSet.contains(self) ?? false }
  open internal(set) var isDeleted = false
  open var hasChanges: Bool { isInserted || isUpdated || managedObjectContext?.deletedSet.contains(self) ?? false }
  open var hasPersistentChangedValues: Bool {
    originals.keys.contains { !plan.properties[$0].isTransient }
  }
  open var isFault: Bool { slots.isEmpty }
  open var faultingState: Int { isFault ? 1 : 0 }
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    guard !slots.isEmpty, let index = plan.index(key) else { return true }
    return switch slots[index] {
    case .unfetched, .key: true
    default: false
    }
  }

  // MARK: - Events, for subclasses

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) { changeSubject?.send() }

  // MARK: - Values

  /// The value of a property: numbers as `NSNumber`, what is many as `NSSet` or `NSOrderedSet`.
  ///
  /// - Precondition: The entity has the property.
  open func value(forKey key: String) -> Any? {
    guard let index = plan.index(key) else { return value(forUndefinedKey: key) }
    return read(index)
  }
  open func setValue(_ value: Any?, forKey key: String) {
    guard let index = plan.index(key) else { return setValue(value, forUndefinedKey: key) }
    write(value, index)
  }
  open func value(forUndefinedKey key: String) -> Any? {
    fatalError("Core Data: the entity '\(plan.name)' has no property '\(key)'")
  }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    fatalError("Core Data: the entity '\(plan.name)' has no property '\(key)'")
  }
  open func value(forKeyPath keyPath: String) -> Any? {
    var current: Any? = self
    for key in keyPath.split(separator: ".").map(String.init) {
      switch current {
      case let object as NSManagedObject: current = object.value(forKey: key)
      case let set as NSSet:
        let values = set.allObjects.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) }
        current = key == "@count" ? NSNumber(value: set.count) : NSSet(array: values)
      case let set as NSOrderedSet:
        let values = set.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) }
        current = key == "@count" ? NSNumber(value: set.count) : NSOrderedSet(array: values)
      default: return nil
      }
    }
    return current
  }
  /// Sets a property of an object at the end of a path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let point = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<point])) as? NSManagedObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: point)...]))
  }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
  open func primitiveValue(forKey key: String) -> Any? { plan.index(key).flatMap(read) }
  /// Sets a value without telling anybody, and without the other end of a relationship.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let index = plan.index(key) else { return setValue(value, forUndefinedKey: key) }
    fireFault()
    keepOriginal(index)
    slots[index] = slot(value, index)
    managedObjectContext?.noteUpdate(self)
  }
  open func changedValues() -> [String: Any] {
    Dictionary(originals.keys.map { (plan.properties[$0].name, read($0) ?? NSNull()) }) { first, _ in first }
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fireFault()
    var result: [String: Any] = [:]
    for key in keys ?? plan.properties.map(\.name) {
      guard let index = plan.index(key) else { continue }
      result[key] = originals[index].map { object($0, index) ?? NSNull() } ?? read(index) ?? NSNull()
    }
    return result
  }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let index = plan.index(key) else { return [] }
    _ = read(index)
    return slots[index].objects.map(\.objectID)
  }
  /// For predicates and sort descriptors.
  public func readValue(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    guard let index = plan.index(key) else {
      Notice.tell("the entity '\(plan.name)' has no property '\(key)', for which a predicate or a sort descriptor asks")
      return nil
    }
    return read(index)
  }

  // MARK: - Validation, for subclasses

  /// Whether a property can have a value, by its validation rules alone.
  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    guard let index = plan.index(key) else { return }
    if let problem = problem(slot(value.pointee, index), index) { throw problem }
  }

  open func validateForInsert() throws { try validateProperties() }
  open func validateForUpdate() throws { try validateProperties() }
  open func validateForDelete() throws { try validateDeletion() }

  open override var description: String {
    let values = plan.properties.indices.map { "\(plan.properties[$0].name) = \(isFault ? "fault" : text($0))" }
    return "<\(type(of: self))> (entity: \(plan.name); id: \(objectID); data: {\(values.joined(separator: "; "))})"
  }
  private func text(_ index: Int) -> String {
    if case .value(let value) = slots[index] { return value.map { "\($0)" } ?? "nil" }
    return "\(slots[index].objects.map(\.objectID))"
  }
}

/// Why an object awakes from a snapshot.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = Self(rawValue: 1 << 1)
  public static let undoDeletion = Self(rawValue: 1 << 2)
  public static let undoUpdate = Self(rawValue: 1 << 3)
  public static let rollback = Self(rawValue: 1 << 4)
  public static let refresh = Self(rawValue: 1 << 5)
  public static let mergePolicy = Self(rawValue: 1 << 6)
}

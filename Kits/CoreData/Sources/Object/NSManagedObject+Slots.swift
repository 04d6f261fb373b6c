import Foundation

// How an object reads and writes its properties, and keeps both ends of its relationships alike.

extension NSManagedObject {
  /// Fetches the object's row if it has not been yet.
  func fireFault() {
    if slots.isEmpty { managedObjectContext?.fill(self) }
    if slots.isEmpty { slots = emptySlots() }
  }
  /// Those of a new object.
  func emptySlots() -> [Slot] {
    plan.properties.indices.map { index in
      if let attribute = plan.attributes[index] {
        return .value(attribute.defaultValue.flatMap { AttributeValue.kept($0, attribute.attributeType) })
      }
      return emptyRelationship(index)
    }
  }
  private func emptyRelationship(_ index: Int) -> Slot {
    guard let relationship = plan.relationships[index], relationship.isToMany else { return .one(nil) }
    return relationship.isOrdered ? .list([]) : .set([])
  }
  /// Fetches what is at the other end of a relationship.
  func resolve(_ index: Int) {
    fireFault()
    switch slots[index] {
    case .unfetched:
      slots[index] = managedObjectContext?.fetchRelationship(self, index) ?? emptyRelationship(index)
    case .key(let id): slots[index] = .one(managedObjectContext?.existing(id))
    default: break
    }
  }

  func resolve(_ name: String) { if let index = plan.index(name) { resolve(index) } }

  /// A property's value as key-value coding gives it.
  func read(_ index: Int) -> Any? {
    if let recorder { return recorder.read(self, index) }
    willAccessValue(forKey: plan.properties[index].name)
    defer { didAccessValue(forKey: plan.properties[index].name) }
    fireFault()
    if plan.relationships[index] != nil { resolve(index) }
    return object(slots[index], index)
  }
  func object(_ slot: Slot, _ index: Int) -> Any? {
    switch slot {
    case .unfetched: nil
    case .value(let value):
      value.map { AttributeValue.object($0, plan.attributes[index]?.attributeType ?? .undefinedAttributeType) }
    case .key(let id): managedObjectContext?.existing(id)
    case .one(let object): object
    case .set(let set): NSSet(set: set)
    case .list(let list): NSOrderedSet(array: list)
    }
  }
  /// What key-value coding was given, as it is kept.
  func slot(_ value: Any?, _ index: Int) -> Slot {
    guard let relationship = plan.relationships[index] else {
      guard let value, !(value is NSNull), let attribute = plan.attributes[index] else { return .value(nil) }
      guard let kept = AttributeValue.kept(value, attribute.attributeType) else {
        fatalError("Core Data: \(plan.name).\(attribute.name) cannot be a \(type(of: value)): \(value)")
      }
      return .value(kept)
    }
    if !relationship.isToMany { return .one(value as? NSManagedObject) }
    let all = Self.members(value)
    if !relationship.isOrdered { return .set(Set(all)) }
    var seen: Set<NSManagedObject> = []
    return .list(all.filter { seen.insert($0).inserted })
  }
  private static func members(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [NSManagedObject]: list
    default: []
    }
  }

  func write(_ value: Any?, _ index: Int) {
    let name = plan.properties[index].name
    fireFault()
    willChangeValue(forKey: name)
    if plan.relationships[index] == nil {
      put(slot(value, index), index)
    } else {
      resolve(index)
      replace(index, with: slot(value, index))
    }
    didChangeValue(forKey: name)
  }

  // MARK: - Changes

  func keepOriginal(_ index: Int) { if originals[index] == nil { originals[index] = slots[index] } }

  /// Puts a value into its place, notes the change, and how to take it back.
  func put(_ slot: Slot, _ index: Int) {
    let old = slots[index]
    keepOriginal(index)
    slots[index] = slot
    managedObjectContext?.changed(self, index, from: old)
  }
  /// Changes a relationship at both ends.
  private func replace(_ index: Int, with new: Slot) {
    let old = slots[index].objects, now = new.objects
    // As they were: what is read afterwards has this change, and would not be noted as one.
    if let inverse = plan.relationships[index]?.inverseRelationship {
      for object in old + now { object.resolve(inverse.name) }
    }
    put(new, index)
    guard let inverse = plan.relationships[index]?.inverseRelationship else {
      for object in now { managedObjectContext?.adopt(object) }
      return
    }
    let before = Set(old), after = Set(now)
    for object in old where !after.contains(object) { object.unlink(inverse.name, self) }
    for object in now where !before.contains(object) {
      managedObjectContext?.adopt(object)
      object.link(inverse.name, self)
    }
  }
  /// The other end leads here from now on.
  func link(_ name: String, _ object: NSManagedObject) {
    guard let index = plan.index(name), let relationship = plan.relationships[index] else { return }
    resolve(index)
    switch slots[index] {
    case .one(let former):
      if former === object { return }
      if let former, let inverse = relationship.inverseRelationship { former.resolve(inverse.name) }
      willChangeValue(forKey: name)
      put(.one(object), index)
      if let former, let inverse = relationship.inverseRelationship { former.unlink(inverse.name, self) }
    case .set(var set):
      if set.contains(object) { return }
      willChangeValue(forKey: name)
      set.insert(object)
      put(.set(set), index)
    case .list(var list):
      if list.contains(object) { return }
      willChangeValue(forKey: name)
      list.append(object)
      put(.list(list), index)
    default: return
    }
    didChangeValue(forKey: name)
  }
  /// The other end does not lead here any more.
  func unlink(_ name: String, _ object: NSManagedObject) {
    guard let index = plan.index(name) else { return }
    resolve(index)
    switch slots[index] {
    case .one(let former) where former === object:
      willChangeValue(forKey: name)
      put(.one(nil), index)
    case .set(var set) where set.contains(object):
      willChangeValue(forKey: name)
      set.remove(object)
      put(.set(set), index)
    case .list(var list):
      guard let place = list.firstIndex(of: object) else { return }
      willChangeValue(forKey: name)
      list.remove(at: place)
      put(.list(list), index)
    default: return
    }
    didChangeValue(forKey: name)
  }

  // MARK: - Faults

  /// Forgets what was read and changed.
  func turnIntoFault() {
    willTurnIntoFault()
    slots = []
    row = nil
    originals = [:]
    didTurnIntoFault()
  }
}

import Foundation
import HearthUI
import SwiftUI

import class HearthUI.NSExpression

/// Finds the name of a property that a key path of Swift leads to: an object that stands for all of its class is read by the key path, and
/// notes for what it was asked.
final class KeyRecorder {
  private(set) var path: [String] = []

  func read(_ object: NSManagedObject, _ index: Int) -> Any? {
    path.append(object.plan.properties[index].name)
    guard let relationship = object.plan.relationships[index], !relationship.isToMany,
      let destination = relationship.destinationEntity
    else { return nil }
    return KeyRecorder.stand(destination, self)
  }
  private static func stand(_ entity: NSEntityDescription, _ recorder: KeyRecorder) -> NSManagedObject {
    let object = entity.objectClass.init(_managed: entity)
    object.recorder = recorder
    return object
  }

  /// The path of names; nil if the key path asks for something that is not a property of the model.
  static func path<Root>(_ keyPath: PartialKeyPath<Root>, of type: Root.Type) -> String? {
    guard let type = type as? NSManagedObject.Type else { return nil }
    ManagedClasses.note(type)
    guard let entity = LiveModels.entity(for: type) else {
      Notice.tell("\(keyPath) cannot be sorted by: no model that is in use has an entity with the class \(type)")
      return nil
    }
    entity.use(type)
    let recorder = KeyRecorder()
    guard let object = stand(entity, recorder) as? Root else { return nil }
    _ = object[keyPath: keyPath]
    return recorder.path.isEmpty ? nil : recorder.path.joined(separator: ".")
  }
}

extension NSExpression {
  /// What a property leads to.
  public convenience init<Root: NSManagedObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(forKeyPath: KeyRecorder.path(keyPath, of: Root.self) ?? "")
  }
}
extension NSSortDescriptor {
  /// Sorts by a property. Key paths of managed objects are found out by their names, which fetch requests need.
  public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: KeyRecorder.path(keyPath, of: Root.self), ascending: ascending)
  }
  public convenience init<Root: NSManagedObject, Value: Comparable>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: KeyRecorder.path(keyPath, of: Root.self), ascending: ascending)
  }
  /// What a descriptor of Swift's does.
  public convenience init<Compared: NSManagedObject>(_ descriptor: SortDescriptor<Compared>) {
    let keyPath = descriptor.keyPath
    let key = keyPath.flatMap { KeyRecorder.path($0, of: Compared.self) }
    let isAscending = descriptor.order == .forward
    if let keyPath, "\(type(of: keyPath).valueType)".contains("LocalizedOrder") {
      self.init(key: key, ascending: isAscending, comparator: LocalizedOrder.compare)
    } else {
      self.init(key: key, ascending: isAscending)
    }
  }
}

/// The order in which a file manager sorts names. Statements have it as a collation.
enum LocalizedOrder {
  static func compare(_ a: Any, _ b: Any) -> ComparisonResult {
    guard let a = a as? String, let b = b as? String else { return .orderedSame }
    return a.localizedStandardCompare(b)
  }
}

/// The models that coordinators use: classes ask for their entities.
enum LiveModels {
  private final class State: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var models: [NSManagedObjectModel] = []
  }
  private static let state = State()

  /// The last that was added is asked first.
  static func add(_ model: NSManagedObjectModel) {
    state.lock.withLock {
      state.models.removeAll { $0 === model }
      state.models.insert(model, at: 0)
    }
  }
  static func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    for model in state.lock.withLock({ state.models }) { if let found = model.entity(for: type) { return found } }
    return nil
  }
}

extension NSManagedObjectModel {
  /// The entity with a class: its name may have the module before it.
  func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    let full = String(reflecting: type), short = "\(type)"
    return entities.first { entity in
      let name = entity.managedObjectClassName ?? ""
      return name == full || name == short || name == "." + short
    }
  }
}

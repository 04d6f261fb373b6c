import Foundation

/// A model type, as stores and contexts handle it: made once for each type of the program.
final class EntityPlan: @unchecked Sendable {
  // Unchecked: complete before anybody else sees it.
  let type: any PersistentModel.Type
  let name: String
  private(set) var properties: [PropertyPlan] = []
  private(set) var columns: [PropertyPlan] = []
  /// The properties that are unique together, each alone or several.
  private(set) var uniques: [[PropertyPlan]] = []
  private(set) var indices: [[PropertyPlan]] = []
  private(set) var relationships: [PropertyPlan] = []
  private(set) var constants: [PropertyPlan] = []
  private var indexByKeyPath: [AnyKeyPath: Int] = [:]
  /// The place of each property's column in a row that is read; -1 for properties without one.
  private(set) var columnIndex: [Int] = []

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = EntityPlan.name(of: type)
    let metadata = type.schemaMetadata
    for entry in metadata {
      guard let keyPath = entry.keyPath else { continue }
      let property = PropertyPlan(self, properties.count, entry, keyPath)
      indexByKeyPath[keyPath] = property.index
      properties.append(property)
      columnIndex.append(property.hasColumn ? columns.count : -1)
      if property.hasColumn { columns.append(property) }
      if property.isUnique { uniques.append([property]) }
      if property.isRelationship { relationships.append(property) }
      if property.isConstant { constants.append(property) }
    }
    for entry in metadata {
      if !entry.unique.isEmpty { uniques.append(entry.unique.compactMap(property)) }
      if !entry.index.isEmpty { indices.append(entry.index.compactMap(property)) }
    }
  }

  /// The statement that inserts a row: its number, then its columns.
  private(set) lazy var insertion: String = {
    let names = (["_id"] + columns.map(\.name.quoted)).joined(separator: ", ")
    let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    return "INSERT INTO \(name.quoted) (\(names)) VALUES (\(marks))"
  }()
  /// What is read of a row in the table `alias`: its columns, and its number behind them.
  func selection(_ alias: String) -> String {
    (columns.map { "\(alias).\($0.name.quoted)" } + ["\(alias)._id"]).joined(separator: ", ")
  }

  func property(for keyPath: AnyKeyPath) -> PropertyPlan? { indexByKeyPath[keyPath].map { properties[$0] } }

  static func name(of type: any PersistentModel.Type) -> String { "\(type)" }

  /// The plan of a type.
  static func of(_ type: any PersistentModel.Type) -> EntityPlan {
    registry.lock.lock()
    defer { registry.lock.unlock() }
    if let plan = registry.plans[ObjectIdentifier(type)] { return plan }
    let plan = EntityPlan(type)
    registry.plans[ObjectIdentifier(type)] = plan
    for property in plan.relationships { _ = (property.inverse, property.pairs) }
    _ = plan.insertion
    return plan
  }
  private final class Registry: @unchecked Sendable {
    // Unchecked: `plans` is used under the lock.
    let lock = NSRecursiveLock()
    var plans: [ObjectIdentifier: EntityPlan] = [:]
  }
  private static let registry = Registry()

  /// The plans of types and of all that they lead to, in the order of their names.
  static func all(reachableFrom types: [any PersistentModel.Type]) -> [EntityPlan] {
    var found: [String: EntityPlan] = [:]
    var open = types.map(EntityPlan.of)
    while let plan = open.popLast() {
      if found[plan.name] != nil { continue }
      found[plan.name] = plan
      open += plan.relationships.compactMap(\.destination)
    }
    return found.values.sorted { $0.name < $1.name }
  }
}

/// How many properties a model type has, those of its superclass included.
public func _propertyCount(of type: any PersistentModel.Type) -> Int { type.schemaMetadata.count { $0.isProperty } }

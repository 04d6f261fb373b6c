import CoreData
import Foundation

/// Keeps a history by Core Data, with a model in code.
final class CoreDataKeeper: Keeper {
  private let context: NSManagedObjectContext

  private static let model: NSManagedObjectModel = {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let result = NSAttributeDescription()
      (result.name, result.attributeType) = (name, type)
      return result
    }
    let entry = NSEntityDescription(), group = NSEntityDescription(), progress = NSEntityDescription()
    (entry.name, group.name, progress.name) = ("Entry", "Group", "Progress")
    let near = NSRelationshipDescription(), far = NSRelationshipDescription()
    (near.name, near.destinationEntity, near.maxCount) = ("group", group, 1)
    (far.name, far.destinationEntity) = ("entries", entry)
    (near.inverseRelationship, far.inverseRelationship) = (far, near)
    entry.properties = [attribute("number", .integer64AttributeType), attribute("value", .stringAttributeType), near]
    group.properties = [attribute("number", .integer64AttributeType), far]
    progress.properties = [attribute("step", .integer64AttributeType)]
    let model = NSManagedObjectModel()
    model.entities = [entry, group, progress]
    return model
  }()

  init(_ file: URL) throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
  }
  private func all(_ entity: String, _ predicate: NSPredicate? = nil) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    request.predicate = predicate
    return try context.fetch(request)
  }
  private func one(_ entity: String, _ number: Int) throws -> NSManagedObject {
    guard let found = try all(entity, NSPredicate(format: "number == %d", number)).first else {
      throw Loss("CoreData: there is no \(entity) \(number)")
    }
    return found
  }
  private func insert(_ entity: String, _ number: Int) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    object.setValue(number, forKey: "number")
    return object
  }
  func write(_ operations: [PlainHistory.Operation], step: Int) throws {
    if let progress = try all("Progress").first {
      progress.setValue(step, forKey: "step")
    } else {
      NSEntityDescription.insertNewObject(forEntityName: "Progress", into: context).setValue(step, forKey: "step")
      for number in 0..<PlainHistory.groupCount { _ = insert("Group", number) }
    }
    for operation in operations {
      switch operation {
      case .insert(let number, let row):
        let entry = insert("Entry", number)
        entry.setValue(row.value, forKey: "value")
        entry.setValue(try row.group.map { try one("Group", $0) }, forKey: "group")
      case .edit(let number, let value): try one("Entry", number).setValue(value, forKey: "value")
      case .move(let number, let target):
        try one("Entry", number).setValue(try target.map { try one("Group", $0) }, forKey: "group")
      case .delete(let number): context.delete(try one("Entry", number))
      }
    }
    try context.save()
  }
  private func number(_ object: NSManagedObject) -> Int { object.value(forKey: "number") as? Int ?? -1 }
  func read() throws -> (step: Int, rows: [Int: PlainHistory.Row]) {
    var rows: [Int: PlainHistory.Row] = [:]
    for entry in try all("Entry") {
      rows[number(entry)] = PlainHistory.Row(
        value: entry.value(forKey: "value") as? String ?? "",
        group: (entry.value(forKey: "group") as? NSManagedObject).map(number))
    }
    for group in try all("Group") {
      let own = Set(rows.filter { $0.value.group == number(group) }.keys)
      let entries = group.value(forKey: "entries") as? Set<NSManagedObject> ?? []
      if Set(entries.map(number)) != own { throw Loss("CoreData: the group \(number(group)) has other entries") }
    }
    return (try all("Progress").first?.value(forKey: "step") as? Int ?? 0, rows)
  }
  func add(_ number: Int) throws {
    _ = insert("Entry", number)
    try context.save()
  }
  func numbers() throws -> Set<Int> { Set(try all("Entry").map(number)) }
}

import CoreData
import QuickTesting
import SwiftUI

struct ModelRuleTests {
  private func problem(_ body: () throws -> Void) throws -> NSError {
    do { try body() } catch { return error as NSError }
    throw NSError(domain: "nothing was thrown", code: 0)
  }

  @Test func `derived attributes are computed when objects are saved`() throws {
    let context = try Garden.container().viewContext
    let bed = Bed(context: context), plants = ["Ash", "Box"].map { Garden.plant($0, 2, in: context) }
    bed.name = "Öst"
    bed.addToPlants(NSSet(array: plants))
    expect(bed.plantCount, equals: 0)
    try context.save()
    expect(bed.plantCount, equals: 2)
    expect(bed.folded, equals: "ost")
    expect(bed.total, equals: 4)
    plants[0].height = 5
    try context.save()
    expect(bed.total, equals: 7)
    bed.removeFromPlants(plants[1])
    context.delete(plants[1])
    try context.save()
    expect(bed.plantCount, equals: 1)
    let request = NSFetchRequest<Bed>(entityName: "Bed")
    request.predicate = NSPredicate(format: "plantCount == 1 AND folded BEGINSWITH 'o'")
    expect(try context.count(for: request), equals: 1)
  }

  @Test func `a transformer that the app has registered keeps an attribute`() throws {
    ValueTransformer.setValueTransformer(ShadeTransformer(), forName: NSValueTransformerName("ShadeTransformer"))
    let context = try Garden.container().viewContext
    Garden.plant("Ash", in: context).shade = Shade(red: 7)
    try context.save()
    context.reset()
    expect(try context.fetch(NSFetchRequest<Plant>(entityName: "Plant")).first?.shade?.red, equals: 7)
  }
  @Test func `a transformer of archives reads what it allows`() throws {
    let transformer = NSSecureUnarchiveFromDataTransformer()
    let data = try require(transformer.reverseTransformedValue(["a", "b"] as NSArray) as? Data)
    expect((transformer.transformedValue(data) as? NSArray)?.count, equals: 2)
    expect(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName) != nil)
    expect(ValueTransformer(forName: NSValueTransformerName("none")) == nil)
  }

  @Test func `each limit has an error of its own, which names the property`() throws {
    let context = try Garden.container().viewContext
    let plant = Garden.plant("A", in: context)
    func code() throws -> Int { try problem { try context.save() }.code }
    expect(try code(), equals: NSValidationStringTooShortError)
    plant.name = "A very long name"
    expect(try code(), equals: NSValidationStringTooLongError)
    plant.name = "Äß"
    expect(try code(), equals: NSValidationStringPatternMatchingError)
    plant.name = "Ash"
    plant.height = -1
    expect(try code(), equals: NSValidationNumberTooSmallError)
    plant.height = 60
    let error = try problem { try context.save() }
    expect(error.code, equals: NSValidationNumberTooLargeError)
    expect(error.userInfo[NSValidationKeyErrorKey] as? String, equals: "height")
    expect(error.userInfo[NSValidationObjectErrorKey] as? Plant, equals: plant)
    plant.name = "A"
    let both = try problem { try context.save() }
    expect(both.code, equals: NSValidationMultipleErrorsError)
    expect((both.userInfo[NSDetailedErrorsKey] as? [NSError])?.count, equals: 2)
    var value: AnyObject? = NSNumber(value: 70)
    expect(
      try problem { try plant.validateValue(&value, forKey: "height") }.code, equals: NSValidationNumberTooLargeError)
    (plant.name, plant.height) = ("Ash", 1)
    try context.save()
  }

  @Test func `an object that a Deny rule protects is not deleted until nothing leads to it`() throws {
    let context = try Garden.container().viewContext
    let bed = Bed(context: context), plant = Garden.plant("Ash", in: context)
    bed.addToPlants(plant)
    try context.save()
    context.delete(bed)
    expect(try problem { try context.save() }.code, equals: NSValidationRelationshipDeniedDeleteError)
    context.rollback()
    expect(plant.bed === bed && !bed.isDeleted)
    context.delete(bed)
    context.delete(plant)
    try context.save()
    expect(try context.count(for: NSFetchRequest<Bed>(entityName: "Bed")), equals: 0)
  }

  @Test func `each merge policy decides a conflict in its way`() throws {
    // Another context saves a name and a height, this one a name and a kind.
    func outcome(_ policy: NSMergePolicy) throws -> [String] {
      let container = try Garden.container(), context = container.viewContext
      let plant = Garden.plant("Ash", 1, kind: "tree", in: context)
      try context.save()
      let other = container.newBackgroundContext(), id = plant.objectID
      try other.performAndWait {
        let twin = try require(try other.existingObject(with: id) as? Plant)
        (twin.name, twin.height) = ("Theirs", 9)
        try other.save()
      }
      (plant.name, plant.kind) = ("Ours", "herb")
      context.mergePolicy = policy
      try context.save()
      let fresh = container.newBackgroundContext()
      return try fresh.performAndWait {
        let read = try require(try fresh.existingObject(with: id) as? Plant)
        let found = [read.name ?? "", "\(Int(read.height))", read.kind ?? ""]
        expect([plant.name ?? "", "\(Int(plant.height))", plant.kind ?? ""], equals: found)
        return found
      }
    }
    expect(try outcome(.mergeByPropertyObjectTrump), equals: ["Ours", "9", "herb"])
    expect(try outcome(.mergeByPropertyStoreTrump), equals: ["Theirs", "9", "herb"])
    expect(try outcome(.overwrite), equals: ["Ours", "1", "herb"])
    expect(try outcome(.rollback), equals: ["Theirs", "9", "tree"])
  }

  @Test func `blocks of a context run on its queue, and their results and errors come back`() async throws {
    let container = try Garden.container(), context = container.newBackgroundContext()
    let name = try await context.perform {
      Garden.plant("Ash", in: context)
      try context.save()
      return try context.fetch(NSFetchRequest<Plant>(entityName: "Plant")).first?.name
    }
    expect(name, equals: "Ash")
    let count = try await container.performBackgroundTask {
      try $0.count(for: NSFetchRequest<Plant>(entityName: "Plant"))
    }
    expect(count, equals: 1)
    do {
      try await context.perform(schedule: .enqueued) { throw CocoaError(.fileNoSuchFile) }
      fail("nothing was thrown")
    } catch { expect((error as? CocoaError)?.code, equals: .fileNoSuchFile) }
  }

  @Test func `a save tells of its objects by identifiers, too`() throws {
    let context = try Garden.container().viewContext
    nonisolated(unsafe) var ids: Set<NSManagedObjectID>?
    let observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectIDsNotification, object: context, queue: nil
    ) {
      ids = $0.userInfo?[NSManagedObjectContext.NotificationKey.insertedObjectIDs.rawValue] as? Set<NSManagedObjectID>
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let plant = Garden.plant("Ash", in: context)
    try context.save()
    expect(ids, equals: [plant.objectID])
  }

  @Test func `a container of CloudKit keeps its objects and says that there is none`() throws {
    let container = NSPersistentCloudKitContainer(name: "Garden", managedObjectModel: Garden.model())
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    container.persistentStoreDescriptions[0].cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
      containerIdentifier: "iCloud.a")
    container.loadPersistentStores { _, _ in }
    let plant = Garden.plant("Ash", in: container.viewContext)
    try container.viewContext.save()
    expect(container.canUpdateRecord(forManagedObjectWith: plant.objectID))
    expect(
      try problem { try container.initializeCloudKitSchema(options: [.dryRun]) }.localizedDescription.contains(
        "no CloudKit"))
  }
}

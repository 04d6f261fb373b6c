import CoreData
import SwiftUI

// A model in code, with classes as Xcode writes them by hand ("Manual/None").

nonisolated class Bed: NSManagedObject {
  @_Managed var name: String?
  @_Managed var plantCount: Int64
  @_Managed var folded: String?
  @_Managed var total: Double
  @_Managed var plants: Set<Plant>
  @_Managed var rows: NSOrderedSet?
  @_Managed var primitiveName: String?
  @_Manages func addToPlants(_ value: Plant)
  @_Manages func removeFromPlants(_ value: Plant)
  @_Manages func addToPlants(_ values: NSSet)
  @_Manages func removeFromPlants(_ values: Set<Plant>)
  @_Manages func insertIntoRows(_ value: Plant, at idx: Int)
  @_Manages func removeFromRows(at idx: Int)
  @_Manages func insertIntoRows(_ values: [Plant], at indexes: NSIndexSet)
  @_Manages func removeFromRows(at indexes: NSIndexSet)
  @_Manages func replaceRows(at idx: Int, with value: Plant)
  @_Manages func addToRows(_ values: NSOrderedSet)
  @_Manages func removeFromRows(_ value: Plant)
}
nonisolated class Plant: NSManagedObject, Identifiable {
  @_Managed var name: String?
  @_Managed var height: Double
  @_Managed var kind: String?
  @_Managed var planted: Date?
  @_Managed var shade: Shade?
  @_Managed var bed: Bed?
  @_Managed var owner: Bed?
}
/// A value that is no list of properties and no `NSCoding`: only a transformer can keep it.
nonisolated final class Shade: NSObject {
  let red: Int
  init(red: Int) { self.red = red }
}
nonisolated final class ShadeTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { (value as? Shade).map { Data([UInt8($0.red)]) } }
  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data)?.first.map { Shade(red: Int($0)) }
  }
  override class func allowsReverseTransformation() -> Bool { true }
}

enum Garden {
  static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let result = NSAttributeDescription()
    (result.name, result.attributeType) = (name, type)
    return result
  }
  private static func derived(_ name: String, _ type: NSAttributeType, _ format: String) -> NSAttributeDescription {
    let result = NSDerivedAttributeDescription()
    (result.name, result.attributeType) = (name, type)
    result.derivationExpression = NSExpression(format: format)
    return result
  }
  static func model() -> NSManagedObjectModel {
    let bed = NSEntityDescription(), plant = NSEntityDescription()
    (bed.name, bed.managedObjectClassName) = ("Bed", "CoreDataTests.Bed")
    (plant.name, plant.managedObjectClassName) = ("Plant", "CoreDataTests.Plant")
    func pair(_ many: String, _ one: String, _ rule: NSDeleteRule, isOrdered: Bool = false) -> [NSPropertyDescription] {
      let far = NSRelationshipDescription(), near = NSRelationshipDescription()
      (far.name, far.destinationEntity, far.deleteRule, far.isOrdered) = (many, plant, rule, isOrdered)
      (near.name, near.destinationEntity, near.maxCount) = (one, bed, 1)
      (far.inverseRelationship, near.inverseRelationship) = (near, far)
      return [far, near]
    }
    let plants = pair("plants", "bed", .denyDeleteRule)
    let rows = pair("rows", "owner", .nullifyDeleteRule, isOrdered: true)
    let name = attribute("name", .stringAttributeType), height = attribute("height", .doubleAttributeType)
    name.setValidationPredicates(
      [
        NSPredicate(format: "length >= 2"), NSPredicate(format: "length <= 8"),
        NSPredicate(format: "SELF MATCHES '[A-Za-z0-9 ]+'"),
      ],
      withValidationWarnings: nil)
    height.setValidationPredicates(
      [NSPredicate(format: "SELF >= 0"), NSPredicate(format: "SELF <= 50")], withValidationWarnings: nil)
    name.preservesValueInHistoryOnDeletion = true
    let shade = attribute("shade", .transformableAttributeType)
    shade.valueTransformerName = "ShadeTransformer"
    plant.properties =
      [name, height, attribute("kind", .stringAttributeType), attribute("planted", .dateAttributeType), shade]
      + [plants[1], rows[1]]
    plant.indexes = [
      NSFetchIndexDescription(
        name: "byKind",
        elements: [NSFetchIndexElementDescription(property: plant.propertiesByName["kind"]!, collationType: .binary)])
    ]
    bed.properties =
      [
        attribute("name", .stringAttributeType), derived("plantCount", .integer64AttributeType, "plants.@count"),
        derived("folded", .stringAttributeType, "canonical:(name)"),
        derived("total", .doubleAttributeType, "plants.height.@sum"),
      ] + [plants[0], rows[0]]
    let model = NSManagedObjectModel()
    model.entities = [bed, plant]
    let template = NSFetchRequest<NSFetchRequestResult>(entityName: "Plant")
    template.predicate = NSPredicate(format: "kind == $KIND AND height > $LEAST")
    model.setFetchRequestTemplate(template, forName: "OfKind")
    return model
  }
  /// A container in memory, or in a file.
  @MainActor static func container(
    _ file: URL? = nil, options: [String: NSObject] = [:]
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Garden", managedObjectModel: model())
    let description = container.persistentStoreDescriptions[0]
    description.url = file ?? URL(fileURLWithPath: "/dev/null")
    for (key, value) in options { description.setOption(value, forKey: key) }
    var problem: (any Error)?
    container.loadPersistentStores { _, error in problem = error }
    if let problem { throw problem }
    return container
  }
  @discardableResult static func plant(
    _ name: String, _ height: Double = 1, kind: String = "herb", in context: NSManagedObjectContext
  ) -> Plant {
    let plant = Plant(context: context)
    (plant.name, plant.height, plant.kind) = (name, height, kind)
    return plant
  }
}

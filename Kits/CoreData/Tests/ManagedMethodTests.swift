import Combine
import CoreData
import QuickTesting

struct ManagedMethodTests {
  @Test func `methods of a relationship to many change both its ends`() throws {
    let context = try Garden.container().viewContext
    let bed = Bed(context: context), plants = ["Ash", "Box", "Cress"].map { Garden.plant($0, in: context) }
    bed.addToPlants(plants[0])
    bed.addToPlants(NSSet(array: [plants[1], plants[2]]))
    expect(bed.plants, equals: Set(plants))
    expect(plants[2].bed === bed)
    bed.removeFromPlants(plants[0])
    expect(plants[0].bed == nil)
    bed.removeFromPlants(Set([plants[1]]))
    expect(bed.plants, equals: [plants[2]])
  }
  @Test func `methods of an ordered relationship keep its order`() throws {
    let context = try Garden.container().viewContext
    let bed = Bed(context: context), all = ["Ash", "Box", "Cress", "Dill"].map { Garden.plant($0, in: context) }
    func names() -> [String?] { bed.rows?.array.map { ($0 as? Plant)?.name } ?? [] }
    bed.addToRows(NSOrderedSet(array: [all[0], all[1]]))
    bed.insertIntoRows(all[2], at: 0)
    expect(names(), equals: ["Cress", "Ash", "Box"])
    bed.replaceRows(at: 1, with: all[3])
    expect(names(), equals: ["Cress", "Dill", "Box"])
    expect(all[0].owner == nil && all[3].owner === bed)
    bed.removeFromRows(at: 0)
    bed.insertIntoRows([all[0], all[2]], at: NSIndexSet(indexesIn: NSRange(location: 0, length: 2)))
    expect(names(), equals: ["Ash", "Cress", "Dill", "Box"])
    bed.removeFromRows(at: NSIndexSet(indexesIn: NSRange(location: 1, length: 2)))
    bed.removeFromRows(all[1])
    expect(names(), equals: ["Ash"])
    try context.save()
    context.reset()
    let read = try require(try context.fetch(NSFetchRequest<Bed>(entityName: "Bed")).first)
    expect(read.rows?.array.map { ($0 as? Plant)?.name }, equals: ["Ash"])
  }
  @Test func `a primitive value is set without a message, and a path sets what is at its end`() throws {
    let context = try Garden.container().viewContext
    let bed = Bed(context: context), plant = Garden.plant("Ash", in: context)
    plant.bed = bed
    var messages = 0
    let subscription = bed.objectWillChange.sink { messages += 1 }
    bed.primitiveName = "North"
    expect(bed.name, equals: "North")
    expect(bed.primitiveName, equals: "North")
    expect(messages, equals: 0)
    plant.setValue("South", forKeyPath: "bed.name")
    expect(bed.name, equals: "South")
    expect(messages, equals: 1)
    subscription.cancel()
  }
  @Test func `a publisher of a property gives what it is and what it becomes`() throws {
    let context = try Garden.container().viewContext
    let plant = Garden.plant("Ash", in: context)
    var names: [String?] = [], later: [Double] = []
    let subscriptions = [
      plant.publisher(for: \.name).sink { names.append($0) },
      plant.publisher(for: \.height, options: [.new]).removeDuplicates().sink { later.append($0) },
    ]
    plant.name = "Beech"
    plant.height = 3
    expect(names.first, equals: "Ash")
    expect(names.last, equals: "Beech")
    expect(later.last, equals: 3)
    expect(subscriptions.count, equals: 2)
  }
}

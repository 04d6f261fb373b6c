import CoreData
import QuickTesting
import SwiftUI
import TestSupport

/// A plain model in memory: the beds by their names, and which plant is in which.
private struct PlainGarden: Equatable {
  struct Row: Equatable {
    var height: Double
    var bed: String?
    var place: String?
  }
  var beds: Set<String> = []
  var plants: [String: Row] = [:]
  /// The order of the rows of each bed.
  var rows: [String: [String]] = [:]
}

struct RandomTests {
  @Test func `random work with undo ends as the same work on a plain model does`() throws {
    for seed in 1...8 { try Run(UInt64(seed)).go(100) }
  }
  @Test func `random work in a child reaches its parent and the store`() throws {
    for seed in 1...4 { try Run(UInt64(100 + seed), isChild: true).go(80) }
  }
}

/// One run of random work.
private final class Run {
  private let container: NSPersistentContainer
  private let context: NSManagedObjectContext
  private let manager = UndoManager()
  private let seed: UInt64
  private let isChild: Bool
  private var dice: SeededGenerator
  private var plain = PlainGarden(), saved = PlainGarden()
  private var undos: [PlainGarden] = [], redos: [PlainGarden] = []
  private var last = 0
  private var log: [String] = []

  init(_ seed: UInt64, isChild: Bool = false) throws {
    self.seed = seed
    self.isChild = isChild
    dice = SeededGenerator(seed: seed)
    container = try Garden.container()
    if isChild {
      context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.parent = container.viewContext
    } else {
      context = container.viewContext
      manager.groupsByEvent = false
      context.undoManager = manager
    }
  }
  private func all<T: NSManagedObject>(_ entity: String) throws -> [T] {
    let request = NSFetchRequest<T>(entityName: entity)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request)
  }

  func go(_ steps: Int) throws {
    for step in 0..<steps {
      try work()
      if step % 5 == 0 { try compare("step \(step)", context) }
    }
    try save()
    try compare("the end", context)
    let fresh = container.newBackgroundContext()
    try fresh.performAndWait { try compare("the store", fresh) }
    context.reset()
    try compare("a new start", context)
  }
  private func save() throws {
    // What a Deny rule protects cannot go: the model has none of these deleted.
    try context.save()
    if isChild { try container.viewContext.save() }
    saved = plain
  }

  private func work() throws {
    let beds: [Bed] = try all("Bed"), plants: [Plant] = try all("Plant")
    let bed = beds.randomElement(using: &dice), plant = plants.randomElement(using: &dice)
    let kind = dice.next(14)
    log.append("\(kind) \(bed?.name ?? "-") \(plant?.name ?? "-")")
    switch kind {
    case 0...9:
      let before = plain
      if kind == 9, bed?.plants.isEmpty == false || bed == nil { return }
      if kind > 3, kind < 9, plant == nil || kind != 4 && kind != 5 && kind != 8 && bed == nil { return }
      if !isChild { manager.beginUndoGrouping() }
      change(kind, bed, plant, plants)
      context.processPendingChanges()
      if isChild { return }
      manager.endUndoGrouping()
      undos.append(before)
      redos = []
    case 10:
      guard !isChild, let before = undos.popLast() else { return }
      redos.append(plain)
      manager.undo()
      plain = before
    case 11:
      guard !isChild, let after = redos.popLast() else { return }
      undos.append(plain)
      manager.redo()
      plain = after
    case 12: try save()
    default:
      if dice.next(3) > 0 { return context.refreshAllObjects() }
      context.rollback()
      plain = saved
      (undos, redos) = ([], [])
      manager.removeAllActions()
    }
  }
  private func change(_ kind: Int, _ bed: Bed?, _ plant: Plant?, _ plants: [Plant]) {
    last += 1
    switch kind {
    case 0:
      Bed(context: context).name = "b\(last)"
      plain.beds.insert("b\(last)")
    case 1, 2, 3:
      let new = Garden.plant("p\(last)", Double(last % 50), in: context)
      new.bed = bed
      plain.plants["p\(last)"] = .init(height: Double(last % 50), bed: bed?.name)
    case 4:
      guard let plant, let name = plant.name else { return }
      plant.height = Double(last % 40)
      plain.plants[name]?.height = Double(last % 40)
    case 5:
      guard let plant, let name = plant.name else { return }
      plant.bed = bed
      plain.plants[name]?.bed = bed?.name
    case 6:
      guard let bed, let title = bed.name else { return }
      let some = Set(plants.prefix(3))
      bed.plants = some
      for (name, row) in plain.plants where row.bed == title { plain.plants[name]?.bed = nil }
      for one in some { plain.plants[one.name!]?.bed = title }
    case 7:
      guard let bed, let title = bed.name, let plant, let name = plant.name else { return }
      let index = dice.next((bed.rows?.count ?? 0) + 1)
      if let old = plain.plants[name]?.place { plain.rows[old]?.removeAll { $0 == name } }
      var row = plain.rows[title] ?? []
      row.insert(name, at: min(index, row.count))
      plain.rows[title] = row
      plain.plants[name]?.place = title
      bed.insertIntoRows(plant, at: index)
    case 8:
      guard let plant, let name = plant.name else { return }
      context.delete(plant)
      if let place = plain.plants[name]?.place { plain.rows[place]?.removeAll { $0 == name } }
      plain.plants[name] = nil
    default:
      // A Deny rule lets no bed go that has plants.
      guard let bed, let title = bed.name, bed.plants.isEmpty else { return }
      context.delete(bed)
      plain.beds.remove(title)
      for name in plain.rows[title] ?? [] { plain.plants[name]?.place = nil }
      plain.rows[title] = nil
    }
  }

  /// What a context has, seen from both ends and by predicates.
  private func read(_ context: NSManagedObjectContext) throws -> PlainGarden {
    var result = PlainGarden()
    for plant in try context.fetch(NSFetchRequest<Plant>(entityName: "Plant")) {
      result.plants[plant.name ?? ""] = .init(height: plant.height, bed: plant.bed?.name, place: plant.owner?.name)
    }
    for bed in try context.fetch(NSFetchRequest<Bed>(entityName: "Bed")) {
      let name = bed.name ?? ""
      result.beds.insert(name)
      let row = bed.rows?.array.compactMap { ($0 as? Plant)?.name } ?? []
      if !row.isEmpty { result.rows[name] = row }
      let own = Set(result.plants.filter { $0.value.bed == name }.keys)
      expect(Set(bed.plants.compactMap(\.name)), equals: own, "seed \(seed)")
      let request = NSFetchRequest<Plant>(entityName: "Plant")
      request.predicate = NSPredicate(format: "bed.name == %@", name)
      expect(try context.count(for: request), equals: own.count, "seed \(seed)")
    }
    return result
  }
  private func compare(_ place: String, _ context: NSManagedObjectContext) throws {
    var wanted = plain
    wanted.rows = wanted.rows.filter { !$0.value.isEmpty }
    let found = try read(context)
    if found != wanted { expect(found, equals: wanted, "seed \(seed), \(place), \(log.suffix(8))") }
  }
}

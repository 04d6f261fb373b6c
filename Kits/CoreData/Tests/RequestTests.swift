import CoreData
import QuickTesting
import SwiftUI

struct RequestTests {
  private func makeGarden() throws -> NSManagedObjectContext {
    let context = try Garden.container().viewContext
    let north = Bed(context: context), south = Bed(context: context)
    (north.name, south.name) = ("North", "South")
    for (name, height, kind, bed) in [
      ("Ash", 20.0, "tree", north), ("Beech", 30, "tree", south), ("Cress", 0.5, "herb", north),
      ("Dill", 1, "herb", north),
      ("Elm", 25, "tree", north),
    ] { Garden.plant(name, height, kind: kind, in: context).bed = bed }
    return context
  }
  private func names(_ format: String, _ args: Any..., in context: NSManagedObjectContext) throws -> [String] {
    try names(NSPredicate(format: format, argumentArray: args), in: context)
  }
  private func names(_ predicate: NSPredicate, in context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.name, ascending: true)]
    return try context.fetch(request).compactMap(\.name)
  }

  @Test func `dictionaries have sums and counts of all that was found, or of groups`() throws {
    let context = try makeGarden()
    try context.save()
    func computed(_ name: String, _ function: String, _ type: NSAttributeType) -> NSExpressionDescription {
      let result = NSExpressionDescription()
      result.name = name
      result.expression = NSExpression(forFunction: function, arguments: [NSExpression(forKeyPath: \Plant.height)])
      result.expressionResultType = type
      return result
    }
    let request = NSFetchRequest<NSDictionary>(entityName: "Plant")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [
      computed("total", "sum:", .doubleAttributeType), computed("count", "count:", .integer64AttributeType),
    ]
    let all = try require(try context.fetch(request).first)
    expect(all["total"] as? Double, equals: 20 + 30 + 0.5 + 1 + 25)
    expect(all["count"] as? Int, equals: 5)
    request.propertiesToFetch = ["kind", computed("most", "max:", .doubleAttributeType)]
    request.propertiesToGroupBy = ["kind"]
    request.sortDescriptors = [NSSortDescriptor(key: "kind", ascending: true)]
    expect(try context.fetch(request).map { "\($0["kind"]!) \($0["most"]!)" }, equals: ["herb 1.0", "tree 30.0"])
    request.havingPredicate = NSPredicate(format: "most > 10")
    expect(try context.fetch(request).map { $0["kind"] as? String }, equals: ["tree"])
    let distinct = NSFetchRequest<NSDictionary>(entityName: "Plant")
    distinct.resultType = .dictionaryResultType
    distinct.propertiesToFetch = ["kind"]
    distinct.returnsDistinctResults = true
    expect(try context.fetch(distinct).count, equals: 2)
  }

  @Test func `subqueries, functions and arithmetic find the same in the store and in memory`() throws {
    let context = try makeGarden()
    let bed = NSFetchRequest<Bed>(entityName: "Bed")
    bed.predicate = NSPredicate(format: "SUBQUERY(plants, $p, $p.kind == %@ AND $p.height > 22).@count > 0", "tree")
    bed.sortDescriptors = [NSSortDescriptor(keyPath: \Bed.name, ascending: true)]
    let formats = [
      "height * 2 > 45", "height + 1 BETWEEN {1.4, 2.1}", "lowercase(name) == 'elm'", "length(name) = 3",
      "bed.name == 'North' AND height / 4 >= 5",
    ]
    let wanted = [["Beech", "Elm"], ["Cress", "Dill"], ["Elm"], ["Ash", "Elm"], ["Ash", "Elm"]]
    expect(try context.fetch(bed).map(\.name), equals: ["North", "South"])
    expect(try formats.map { try names($0, in: context) }, equals: wanted)
    try context.save()
    context.reset()
    expect(try context.fetch(bed).map(\.name), equals: ["North", "South"])
    expect(try formats.map { try names($0, in: context) }, equals: wanted)
    bed.predicate = NSPredicate(format: "SUBQUERY(plants, $p, $p.kind == 'herb').@count == 2")
    expect(try context.fetch(bed).map(\.name), equals: ["North"])
    expect(try names(NSPredicate(format: "SELF IN %@", [NSManagedObject]()), in: context), equals: [])
  }

  @Test func `predicates of expressions and of values as arguments of C are fetched by`() throws {
    let context = try makeGarden()
    try context.save()
    let day = Date(timeIntervalSinceReferenceDate: 1000)
    let elm = try require(try context.fetch(NSFetchRequest<Plant>(entityName: "Plant")).first { $0.name == "Elm" })
    elm.planted = day
    try context.save()
    expect(try names(NSPredicate(format: "planted == %@", day as CVarArg), in: context), equals: ["Elm"])
    expect(try names(NSPredicate(format: "SELF == %@", elm as CVarArg), in: context), equals: ["Elm"])
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "e"),
      modifier: .direct, type: .beginsWith, options: [.caseInsensitive])
    expect(try names(comparison, in: context), equals: ["Elm"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "kind == 'tree'"), NSCompoundPredicate(notPredicateWithSubpredicate: comparison),
    ])
    expect(try names(both, in: context), equals: ["Ash", "Beech"])
  }

  @Test func `a template's variables are given their values`() throws {
    let context = try makeGarden()
    let model = try require(context.persistentStoreCoordinator?.managedObjectModel)
    let request = try require(
      model.fetchRequestFromTemplate(withName: "OfKind", substitutionVariables: ["KIND": "tree", "LEAST": 24]))
    expect(Set(try context.fetch(request).compactMap { ($0 as? Plant)?.name }), equals: ["Beech", "Elm"])
    expect(
      model.fetchRequestTemplate(forName: "OfKind")?.predicate?.evaluate(with: ["kind": "tree", "height": 30]) == false)
    expect(model.fetchRequestFromTemplate(withName: "None", substitutionVariables: [:]) == nil)
  }

  @Test func `an asynchronous request brings its result when the queue has time`() throws {
    let container = try Garden.container(), context = container.newBackgroundContext()
    try context.performAndWait {
      Garden.plant("Ash", in: context)
      try context.save()
    }
    var found: [String?]?
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Plant>(entityName: "Plant")) {
      found = $0.finalResult?.map(\.name)
    }
    try context.execute(request)
    // The queue does one after the other.
    context.performAndWait {}
    expect(found, equals: ["Ash"])
  }

  @Test func `batches set values and expressions, and contexts hear of them by identifiers`() throws {
    let context = try makeGarden()
    try context.save()
    let elm = try require(try context.fetch(NSFetchRequest<Plant>(entityName: "Plant")).first { $0.name == "Elm" })
    let update = NSBatchUpdateRequest(entityName: "Plant")
    update.predicate = NSPredicate(format: "kind == 'tree'")
    update.propertiesToUpdate = ["kind": "wood", "height": NSExpression(format: "height + 1")]
    update.resultType = .updatedObjectIDsResultType
    let ids = try require((try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
    expect(ids.count, equals: 3)
    expect(elm.kind, equals: "tree")
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
    expect(elm.kind, equals: "wood")
    expect(elm.height, equals: 26)
    let delete = NSBatchDeleteRequest(objectIDs: [elm.objectID])
    delete.resultType = .resultTypeObjectIDs
    let gone = try require((try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
    expect(elm.isDeleted)
    var left = 3
    let insert = NSBatchInsertRequest(entityName: "Plant") { (object: NSManagedObject) -> Bool in
      (object as? Plant)?.name = "New \(left)"
      left -= 1
      return left < 0
    }
    insert.resultType = .count
    expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int, equals: 3)
  }

  @Test func `descriptors sort by the methods of texts that they name`() throws {
    let context = try Garden.container().viewContext
    for name in ["b10", "B9", "a", "c"] { Garden.plant(name, in: context).kind = name }
    func order(_ selector: Selector?) throws -> [String] {
      let request = NSFetchRequest<Plant>(entityName: "Plant")
      request.sortDescriptors = [NSSortDescriptor(key: "kind", ascending: true, selector: selector)]
      return try context.fetch(request).compactMap(\.kind)
    }
    func all() throws -> [[String]] {
      try [order("localizedStandardCompare:"), order("caseInsensitiveCompare:"), order("compare:"), order(nil)]
    }
    let wanted = [
      ["a", "B9", "b10", "c"], ["a", "b10", "B9", "c"], ["B9", "a", "b10", "c"], ["B9", "a", "b10", "c"],
    ]
    expect(try all(), equals: wanted)
    for plant in try context.fetch(NSFetchRequest<Plant>(entityName: "Plant")) { plant.name = "Ash" }
    try context.save()
    context.reset()
    expect(try all(), equals: wanted)
  }

  @Test func `a request of one type finds the same without it`() throws {
    let context = try Garden.container().viewContext
    Garden.plant("Ash", in: context)
    Garden.plant("Box", in: context)
    try context.save()
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.predicate = NSPredicate(format: "name == 'Ash'")
    let untyped: NSFetchRequest<NSFetchRequestResult> = request._untyped
    expect(try context.fetch(untyped).compactMap { ($0 as? Plant)?.name }, equals: ["Ash"])
    try context.execute(NSBatchDeleteRequest(fetchRequest: untyped))
    expect(try context.count(for: NSFetchRequest<Plant>(entityName: "Plant")), equals: 1)
  }
}

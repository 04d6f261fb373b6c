import CoreData
import QuickTesting

struct HistoryTests {
  private func transactions(
    _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
  ) throws -> [NSPersistentHistoryTransaction] {
    let result = try require(try context.execute(request) as? NSPersistentHistoryResult)
    return try require(result.result as? [NSPersistentHistoryTransaction])
  }
  private func makeContainer() throws -> NSPersistentContainer {
    try Garden.container(options: [
      NSPersistentHistoryTrackingKey: true as NSNumber,
      NSPersistentStoreRemoteChangeNotificationPostOptionKey: true as NSNumber,
    ])
  }

  @Test func `each save is a transaction, with what it did and who did it`() throws {
    let container = try makeContainer(), context = container.viewContext
    (context.transactionAuthor, context.name) = ("app", "view")
    let plant = Garden.plant("Ash", in: context)
    try context.save()
    let coordinator = container.persistentStoreCoordinator
    let token = try require(coordinator.currentPersistentHistoryToken(fromStores: nil))
    plant.height = 4
    try context.save()
    context.transactionAuthor = "widget"
    context.delete(plant)
    try context.save()
    let all = try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?), context)
    expect(all.map { $0.changes?.map(\.changeType) }, equals: [[.insert], [.update], [.delete]])
    expect(all.map(\.author), equals: ["app", "app", "widget"])
    expect(all.map(\.contextName), equals: ["view", "view", "view"])
    expect(all[1].changes?.first?.updatedProperties?.map(\.name), equals: ["height"])
    expect(all[2].changes?.first?.tombstone?["name"] as? String, equals: "Ash")
    let archived = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let read = try require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: archived))
    expect(read, equals: token)
    expect(try transactions(.fetchHistory(after: read), context).count, equals: 2)
    let foreign = NSPersistentHistoryChangeRequest.fetchHistory(after: read)
    foreign.fetchRequest = NSPersistentHistoryTransaction.fetchRequest
    foreign.fetchRequest?.predicate = NSPredicate(format: "author != %@", "app")
    expect(try transactions(foreign, context).map(\.author), equals: ["widget"])
    try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: token))
    expect(try transactions(.fetchHistory(after: Date.distantPast), context).count, equals: 2)
  }
  @Test func `a transaction is merged into another context, and the coordinator tells of it`() throws {
    let container = try makeContainer(), view = container.viewContext
    let plant = Garden.plant("Ash", in: view)
    try view.save()
    let token = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
    nonisolated(unsafe) var told: [NSPersistentHistoryToken?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { told.append($0.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken) }
    defer { NotificationCenter.default.removeObserver(observer) }
    let other = container.newBackgroundContext(), id = plant.objectID
    try other.performAndWait {
      let twin = try require(try other.existingObject(with: id) as? Plant)
      twin.name = "Oak"
      try other.save()
    }
    expect(told.count, equals: 1)
    expect(told.first != token)
    expect(plant.name, equals: "Ash")
    for transaction in try transactions(.fetchHistory(after: token), view) {
      view.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
    }
    expect(plant.name, equals: "Oak")
  }
  @Test func `a store that does not track its history has none`() throws {
    let container = try Garden.container()
    Garden.plant("Ash", in: container.viewContext)
    try container.viewContext.save()
    expect(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
    expect(try transactions(.fetchHistory(after: Date.distantPast), container.viewContext).count, equals: 0)
  }
}

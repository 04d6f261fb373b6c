import QuickTesting
import SwiftData

struct HistoryTests {
  @Test func `the history has what was saved after a token, and by whom`() throws {
    let context = try makeContext(Trip.self)
    context.author = "importer"
    let trips = ["A", "B", "C"].map { Trip(name: $0) }
    for trip in trips { context.insert(trip) }
    try context.save()
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    expect(all.map(\.author), equals: ["importer"])
    expect(all.first?.changes.map(\.changedPersistentIdentifier) ?? [], equals: trips.map(\.persistentModelID))
    let token = try require(all.last?.token)
    trips[0].destination = "Rome"
    context.delete(trips[1])
    try context.save()
    let later = try context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
    let changes = try require(later.first).changes
    expect(later.count, equals: 1)
    expect(changes.count, equals: 2)
    guard case .update(let update as DefaultHistoryUpdate<Trip>) = changes[0], case .delete(let gone) = changes[1]
    else {
      fail("the changes are \(changes)")
      return
    }
    expect(update.updatedAttributes.map { $0 as AnyKeyPath }, equals: [\Trip.destination])
    expect(gone.changedPersistentIdentifier, equals: trips[1].persistentModelID)
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= token }))
    expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count, equals: 1)
    expect(try context.fetchCount(FetchDescriptor<Trip>()), equals: 2)
  }
}

import QuickTesting
import SwiftData

@ModelActor actor Importer {
  private var total = 0
  func add(_ names: [String]) throws -> [PersistentIdentifier] {
    let trips = names.map { Trip(name: $0) }
    for trip in trips { modelContext.insert(trip) }
    try modelContext.save()
    total += names.count
    return trips.map(\.persistentModelID)
  }
  func rename(_ id: PersistentIdentifier, _ name: String) throws {
    guard let trip = self[id, as: Trip.self] else { return }
    trip.name = name
    try modelContext.save()
  }
}

struct ActorTests {
  @Test func `an actor saves in a context of its own, and others see it`() async throws {
    let container = try makeContext(Trip.self).container
    let importer = Importer(modelContainer: container)
    let ids = try await importer.add(["A", "B"])
    let context = container.mainContext
    let read = try require(context.model(for: ids[0]) as? Trip)
    expect(read.name, equals: "A")
    try await importer.rename(ids[0], "Z")
    context.processPendingChanges()
    expect(read.name, equals: "Z")
  }

  @Test func `the main context saves by itself`() async throws {
    let container = try makeContext(Trip.self).container
    let context = container.mainContext
    context.insert(Trip(name: "Rome"))
    expect(context.hasChanges)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    expect(!context.hasChanges)
    let other = ModelContext(container)
    expect(try other.fetch(FetchDescriptor<Trip>()).map(\.name), equals: ["Rome"])
    other.insert(Trip(name: "Oslo"))
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    expect(other.hasChanges)
  }
}

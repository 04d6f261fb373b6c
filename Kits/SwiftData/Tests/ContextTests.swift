import QuickTesting
import SwiftData

@MainActor func makeContext(_ types: any PersistentModel.Type...) throws -> ModelContext {
  let container = try ModelContainer(
    for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  return ModelContext(container)
}

struct ContextTests {
  @Test func `a container goes, and with it its main context unless somebody has that`() throws {
    weak var container: ModelContainer?
    weak var main: ModelContext?
    func use() throws -> [Everything] {
      let made = try ModelContainer(
        for: Everything.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      (container, main) = (made, made.mainContext)
      expect(made.mainContext === main && made.mainContext.container === made)
      made.mainContext.insert(Everything())
      try made.mainContext.save()
      return try made.mainContext.fetch(FetchDescriptor<Everything>())
    }
    var found = try use()
    expect(container == nil)
    let context = try require(found.first?.modelContext)
    expect(try context.fetchCount(FetchDescriptor<Everything>()), equals: 1)
    expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Everything>()), equals: 1)
    expect(context.container.mainContext === context)
    found = []
    _ = consume context
    expect(main == nil)
  }
  @Test func `a model that was saved is found by another context, with all of its values`() throws {
    let context = try makeContext(Everything.self)
    let model = Everything()
    model.optionalMood = .sad
    model.shape = .square(side: 4)
    model.addresses = [Address(street: "C", city: "D", position: .init(latitude: 1, longitude: 2))]
    model.reveal()
    context.insert(model)
    try context.save()
    let other = ModelContext(context.container)
    let read = try require(try other.fetch(FetchDescriptor<Everything>()).first)
    expect(read.identifier, equals: model.identifier)
    expect(read.text, equals: "text")
    expect(read.optionalText == nil)
    expect(read.large, equals: .max)
    expect(read.moment, equals: model.moment)
    expect(read.link, equals: model.link)
    expect(read.bytes, equals: model.bytes)
    expect(read.price, equals: model.price)
    expect(read.mood, equals: .happy)
    expect(read.level, equals: .middle)
    expect(read.optionalMood, equals: .sad)
    expect(read.shape, equals: .square(side: 4))
    expect(read.addresses, equals: model.addresses)
    expect(read.table, equals: ["one": 1])
    expect(read.secret, equals: 2)
    expect(read.local, equals: 5)
    expect(read.token, equals: model.token)
    expect(read !== model)
    expect(read.persistentModelID, equals: model.persistentModelID)
  }

  @Test func `observers of a property run when it is set`() throws {
    let context = try makeContext(Everything.self)
    let model = Everything()
    context.insert(model)
    model.watched = 3
    expect(model.changes, equals: [3, 0])
  }

  @Test func `both ends of a relationship change together`() throws {
    let context = try makeContext(Trip.self)
    let trip = Trip(name: "Rome"), item = BucketListItem(title: "Forum")
    context.insert(trip)
    trip.bucketList.append(item)
    expect(item.trip === trip)
    expect(item.modelContext === context)
    let other = Trip(name: "Paris")
    context.insert(other)
    item.trip = other
    expect(trip.bucketList.isEmpty)
    expect(other.bucketList.map(\.title), equals: ["Forum"])
    try context.save()
    let fresh = ModelContext(context.container)
    let trips = try fresh.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    expect(trips.map { $0.bucketList.count }, equals: [1, 0])
    fresh.delete(trips[0])
    try fresh.save()
    expect(try fresh.fetchCount(FetchDescriptor<BucketListItem>()), equals: 0)
  }

  @Test func `a predicate counts what was not saved`() throws {
    let context = try makeContext(Trip.self)
    for name in ["Rome", "Paris", "Oslo"] { context.insert(Trip(name: name)) }
    try context.save()
    let oslo = try require(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Oslo" })).first)
    oslo.isFavorite = true
    context.insert(Trip(name: "Bern"))
    let favorites = FetchDescriptor<Trip>(predicate: #Predicate { $0.isFavorite })
    expect(try context.fetch(favorites).map(\.name), equals: ["Oslo"])
    expect(try context.fetchCount(FetchDescriptor<Trip>()), equals: 4)
    context.rollback()
    expect(oslo.isFavorite, equals: false)
    expect(try context.fetchCount(FetchDescriptor<Trip>()), equals: 3)
  }

  @Test func `inserting a value that is to be unique updates the model that has it`() throws {
    let context = try makeContext(Trip.self)
    context.insert(Trip(name: "Rome", destination: "Italy"))
    try context.save()
    context.insert(Trip(name: "Rome", destination: "New York"))
    try context.save()
    expect(try context.fetch(FetchDescriptor<Trip>()).map(\.destination), equals: ["New York"])
  }
}

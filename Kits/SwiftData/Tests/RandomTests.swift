import QuickTesting
import SwiftData

/// A plain model in memory: which item is in which trip, and what each is called.
private struct PlainModel: Equatable {
  var trips: [String: Int] = [:]
  var items: [String: String?] = [:]
}
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }
}

struct RandomTests {
  @Test func `random work ends as the same work on a plain model does`() throws {
    for seed in 1...4 { try run(UInt64(seed)) }
  }

  private func run(_ seed: UInt64) throws {
    let context = try makeContext(Trip.self)
    var dice = Dice(state: seed &* 7919)
    var plain = PlainModel(), saved = PlainModel(), last = 0
    for step in 0..<80 {
      last += 1
      let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, comparator: .lexical)]))
      let items = try context.fetch(
        FetchDescriptor<BucketListItem>(sortBy: [SortDescriptor(\.title, comparator: .lexical)]))
      let trip = trips.randomElement(using: &dice), item = items.randomElement(using: &dice)
      switch Int.random(in: 0..<12, using: &dice) {
      case 0, 1:
        context.insert(Trip(name: "t\(last)"))
        plain.trips["t\(last)"] = .some(0)
      case 2, 3:
        let new = BucketListItem(title: "i\(last)")
        plain.items["i\(last)"] = .some(trip?.name)
        if let trip { trip.bucketList.append(new) } else { context.insert(new) }
      case 4, 5:
        guard let item else { continue }
        item.trip = trip
        plain.items[item.title] = .some(trip?.name)
      case 6:
        guard let trip else { continue }
        trip.bucketList = Array(items.prefix(3))
        for (title, owner) in plain.items where owner == trip.name { plain.items[title] = .some(nil) }
        for item in items.prefix(3) { plain.items[item.title] = .some(trip.name) }
      case 7:
        guard let trip else { continue }
        trip.destination = "\(step)"
        plain.trips[trip.name] = step
      case 8:
        guard let item else { continue }
        plain.items[item.title] = nil
        context.delete(item)
      case 9:
        guard let trip, step % 3 == 0 else { continue }
        for (title, owner) in plain.items where owner == trip.name { plain.items[title] = nil }
        plain.trips[trip.name] = nil
        context.delete(trip)
      case 10:
        try context.save()
        saved = plain
      default:
        guard step % 2 == 0 else { continue }
        context.rollback()
        plain = saved
      }
      if step % 8 > 0 { continue }
      expect(try read(context), equals: plain, "seed \(seed), step \(step)")
    }
    try context.save()
    expect(try read(ModelContext(context.container)), equals: plain, "seed \(seed), from the store")
  }

  /// What a context has, seen from both ends and by a predicate.
  private func read(_ context: ModelContext) throws -> PlainModel {
    var result = PlainModel()
    for trip in try context.fetch(FetchDescriptor<Trip>()) { result.trips[trip.name] = Int(trip.destination) ?? 0 }
    for item in try context.fetch(FetchDescriptor<BucketListItem>()) {
      result.items[item.title] = .some(item.trip?.name)
    }
    for trip in try context.fetch(FetchDescriptor<Trip>()) {
      let name = trip.name
      let owned = Set(result.items.filter { $0.value == name }.keys)
      expect(Set(trip.bucketList.map(\.title)), equals: owned)
      let counted = try context.fetchCount(
        FetchDescriptor<BucketListItem>(predicate: #Predicate { $0.trip?.name == name }))
      expect(counted, equals: owned.count)
    }
    return result
  }
}

import HearthTesting
import QuickTesting
import SwiftData
import SwiftUI

private final class Counter { var bodies: [String: Int] = [:] }

private struct TripRow: View {
  let trip: Trip
  let counter: Counter
  var body: some View {
    counter.bodies[trip.name, default: 0] += 1
    return Text(trip.name).accessibilityIdentifier("row")
  }
}
private struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.startDate, order: .reverse) private var trips: [Trip]
  let counter: Counter
  var body: some View {
    counter.bodies["list", default: 0] += 1
    return VStack {
      ForEach(trips) { TripRow(trip: $0, counter: counter) }
      Button("Add") { context.insert(Trip(name: "New", startDate: .distantFuture)) }.accessibilityIdentifier("add")
      Button("Delete") { if let last = trips.last { context.delete(last) } }.accessibilityIdentifier("delete")
    }
  }
}
private struct LongList: View {
  @Query(sort: \Trip.startDate) private var trips: [Trip]
  @State private var names = ""
  var body: some View {
    VStack {
      List(trips) { Text($0.name) }
      Button("Last") { names = [2999, 2998, 2600].map { trips[$0].name }.joined(separator: " ") }
        .accessibilityIdentifier("last")
      Text(names)
    }
  }
}
private struct Filtered: View {
  @Query private var items: [BucketListItem]
  init(text: String, isReserved: Bool? = nil) {
    let predicate = #Predicate<BucketListItem> { text.isEmpty || $0.title.localizedStandardContains(text) }
    _items = Query(filter: predicate, sort: [SortDescriptor(\.title)], animation: .default)
  }
  var body: some View { Text(items.map(\.title).joined(separator: " ")).accessibilityIdentifier("items") }
}
private struct SearchView: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Search", text: $text).accessibilityIdentifier("field")
      Filtered(text: text)
    }
  }
}
private struct Editor: View {
  @Bindable var trip: Trip
  var body: some View { TextField("Name", text: $trip.name).accessibilityIdentifier("name") }
}
private struct EditorList: View {
  @Query(FetchDescriptor<Trip>(predicate: #Predicate { $0.isFavorite })) private var favorites: [Trip]
  @Query private var trips: [Trip]
  var body: some View {
    VStack {
      Text("\(favorites.count) of \(trips.count)").accessibilityIdentifier("count")
      ForEach(trips) { Editor(trip: $0) }
    }
  }
}

struct QueryTests {
  private func names(_ window: TestWindow) -> [String] { window.elements { $0.identifier == "row" }.map(\.label) }

  @Test func `a list shows what is inserted and deleted, in its order`() throws {
    let context = try makeContext(Trip.self)
    for (index, name) in ["A", "B"].enumerated() {
      context.insert(Trip(name: name, startDate: Date(timeIntervalSinceReferenceDate: Double(index))))
    }
    let counter = Counter()
    let window = TestWindow { TripList(counter: counter).modelContext(context) }
    expect(names(window), equals: ["B", "A"])
    window.click("add")
    expect(names(window), equals: ["New", "B", "A"])
    window.click("delete")
    expect(names(window), equals: ["New", "B"])
    expect(context.hasChanges)
  }

  @Test func `a long list reads the values of what it shows`() throws {
    let context = try makeContext(Trip.self)
    for number in 0..<3000 {
      context.insert(Trip(name: "\(number)", startDate: Date(timeIntervalSinceReferenceDate: Double(number))))
    }
    try context.save()
    let container = context.container, before = container._readStatements
    let fresh = ModelContext(container)
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { LongList().modelContext(fresh) }
    expect(window.find { $0.label == "0" } != nil)
    expect(container._readStatements - before, equals: 1)
    window.click("last")
    // The row of the last model, and of its neighbours.
    expect(container._readStatements - before, equals: 2)
    expect(window.find { $0.label == "2999 2998 2600" } != nil)
  }

  @Test func `a model whose row is gone has empty values`() throws {
    let context = try makeContext(Trip.self)
    let trip = Trip(name: "Rome")
    context.insert(trip)
    try context.save()
    let other = ModelContext(context.container)
    let known = other.model(for: trip.persistentModelID) as! Trip
    expect(known.name, equals: "Rome")
    trip.name = "Oslo"
    try context.save()
    other.processPendingChanges()
    context.delete(trip)
    try context.save()
    expect(known.name, equals: "")
    expect(known.startDate, equals: Date(timeIntervalSinceReferenceDate: 0))
    expect(known.notes, equals: nil)
  }

  @Test func `a property that changes evaluates the bodies that read it, and no list`() throws {
    let context = try makeContext(Trip.self)
    let a = Trip(name: "A"), b = Trip(name: "B")
    context.insert(a)
    context.insert(b)
    try context.save()
    let counter = Counter()
    let window = TestWindow { TripList(counter: counter).modelContext(context) }
    counter.bodies = [:]
    let reads = context.container._readStatements
    a.name = "Z"
    window.settle()
    expect(counter.bodies, equals: ["Z": 1])
    expect(context.container._readStatements, equals: reads)
    // A property in the order moves the row.
    a.startDate = .distantFuture
    window.settle()
    expect(names(window), equals: ["Z", "B"])
    b.destination = "nobody reads this"
    counter.bodies = [:]
    window.settle()
    expect(counter.bodies, equals: [:])
  }

  @Test func `a query that is made in an initialiser follows its arguments`() throws {
    let context = try makeContext(BucketListItem.self)
    for title in ["Forum", "Colosseum", "Fountain"] { context.insert(BucketListItem(title: title)) }
    let window = TestWindow { SearchView().modelContext(context) }
    expect(try window.element("items").label, equals: "Colosseum Forum Fountain")
    window.click("field")
    window.type("fo")
    expect(try window.element("items").label, equals: "Forum Fountain")
  }

  @Test func `a field edits a model by its binding`() throws {
    let context = try makeContext(Trip.self).container.mainContext
    let trip = Trip(name: "Rome")
    context.insert(trip)
    let window = TestWindow { EditorList().modelContainer(context.container) }
    expect(try window.element("count").label, equals: "0 of 1")
    trip.isFavorite = true
    window.settle()
    expect(try window.element("count").label, equals: "1 of 1")
    window.click("name")
    window.type("!")
    expect(trip.name.contains("!"))
  }

  @Test func `a save in another context reaches the list`() async throws {
    let context = try makeContext(Trip.self)
    let counter = Counter()
    let window = TestWindow { TripList(counter: counter).modelContext(context) }
    let other = ModelContext(context.container)
    let trip = Trip(name: "Elsewhere")
    other.insert(trip)
    try other.save()
    await window.settleTasks()
    context.processPendingChanges()
    window.settle()
    expect(names(window), equals: ["Elsewhere"])
    trip.name = "Changed"
    try other.save()
    context.processPendingChanges()
    window.settle()
    expect(names(window), equals: ["Changed"])
    other.delete(trip)
    try other.save()
    context.processPendingChanges()
    window.settle()
    expect(names(window), equals: [])
  }

  @Test func `a container for a type is made once, in memory`() throws {
    var made: [ModelContainer] = []
    let counter = Counter()
    let window = TestWindow {
      TripList(counter: counter).modelContainer(for: Trip.self, inMemory: true) { result in
        if case .success(let container) = result { made.append(container) }
      }
    }
    window.click("add")
    expect(names(window), equals: ["New"])
    expect(made.count, equals: 1)
  }
}

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

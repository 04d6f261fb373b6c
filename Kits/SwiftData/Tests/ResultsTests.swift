import HearthTesting
import Observation
import QuickTesting
import SwiftData
import SwiftUI

private struct Sections: View {
  @Query(sort: \.priority, sectionBy: \.details) private var sections: SectionedResults<BucketListItem, String>
  @Query(sort: \BucketListItem.title, sectionBy: \.details) private var flat: [BucketListItem]
  var body: some View {
    Text(sections.map { "\($0.title): \($0.map(\.title).joined(separator: " "))" }.joined(separator: ", "))
      .accessibilityIdentifier("sections")
    Text(flat.map(\.title).joined(separator: " ") + " in " + _flat.sections.map(\.id).joined(separator: " "))
      .accessibilityIdentifier("flat")
  }
}
private struct Spelled: View {
  private var query: Query<BucketListItem, [BucketListItem]>
  @Query private var items: [BucketListItem]
  init() {
    query = Query()
    _items = Query<BucketListItem, [BucketListItem]>(sort: \.title, order: .reverse)
  }
  var body: some View {
    Text("\(query.wrappedValue.count): \(items.map(\.title).joined(separator: " "))").accessibilityIdentifier("items")
  }
}

/// Results in sections, and those that no view has asked for.
struct ResultsTests {
  private func makeItems() throws -> ModelContext {
    let context = try makeContext(Trip.self)
    for (title, details, priority) in [("a", "y", 2), ("b", "x", 1), ("c", "y", 1), ("d", "", 3)] {
      let item = BucketListItem(title: title, details: details)
      item.priority = priority
      context.insert(item)
    }
    try context.save()
    return context
  }

  @Test func `a query has sections, whose models move when their titles change`() throws {
    let context = try makeItems()
    let window = TestWindow { Sections().modelContext(context) }
    try expect(window.element("sections").label, equals: ": d, x: b, y: c a")
    try expect(window.element("flat").label, equals: "d b a c in  x y")
    let moved = try require(try context.fetch(FetchDescriptor<BucketListItem>()).first { $0.title == "c" })
    moved.details = "x"
    window.settle()
    try expect(window.element("sections").label, equals: ": d, x: b c, y: a")
    context.delete(moved)
    window.settle()
    try expect(window.element("sections").label, equals: ": d, x: b, y: a")
  }
  @Test func `a query is spelled with its result`() throws {
    let context = try makeItems()
    let window = TestWindow { Spelled().modelContext(context) }
    try expect(window.element("items").label, equals: "4: d c b a")
  }
  @Test func `an observer tells of changes here and in other contexts, and reads only then`() async throws {
    let context = try makeItems()
    let observer = try ResultsObserver<BucketListItem, Never>(
      filterBy: #Predicate { $0.priority < 3 }, sortBy: [SortDescriptor(\.title)], modelContext: context)
    expect(observer.results.map(\.title), equals: ["a", "b", "c"])
    expect(observer.sections == nil)
    let reads = context.container._readStatements
    _ = observer.results.count
    expect(context.container._readStatements, equals: reads)
    let told = Told()
    withObservationTracking {
      _ = observer.results
    } onChange: {
      told.count += 1
    }
    context.insert(BucketListItem(title: "e"))
    expect(told.count, equals: 1)
    expect(observer.results.map(\.title), equals: ["a", "b", "c", "e"])
    withObservationTracking {
      _ = observer.results
    } onChange: {
      told.count += 1
    }
    let other = ModelContext(context.container)
    other.insert(BucketListItem(title: "f"))
    try other.save()
    // The other context's news arrive when the main queue has time.
    while told.count < 2 { await Task.yield() }
    expect(observer.results.map(\.title), equals: ["a", "b", "c", "e", "f"])
  }
  @Test func `an observer has sections, with places for tables`() throws {
    let context = try makeItems()
    let observer = try ResultsObserver(
      fetchDescriptor: FetchDescriptor<BucketListItem>(sortBy: [SortDescriptor(\.title)]), sectionBy: \.details,
      modelContext: context)
    let sections = try require(observer.sections)
    expect(sections.map(\.title), equals: ["", "x", "y"])
    expect(sections[sectionTitle: "y"]?.map(\.title), equals: ["a", "c"])
    expect(sections[sectionTitle: "z"] == nil)
    let last = try require(observer.element(at: IndexPath(indexes: [2, 1])))
    expect(last.title, equals: "c")
    expect(observer.indexPath(for: last), equals: IndexPath(indexes: [2, 1]))
    expect(observer.element(at: IndexPath(indexes: [3, 0])) == nil)
  }
  @Test func `an actor's observer hears of others in its own isolation`() async throws {
    let context = try makeItems()
    let watcher = Watcher(context.container)
    try await watcher.watch()
    expect(await watcher.titles, equals: ["a", "b", "c", "d"])
    context.insert(BucketListItem(title: "e"))
    try context.save()
    while await watcher.count == 0 { await Task.yield() }
    expect(await watcher.titles, equals: ["a", "b", "c", "d", "e"])
  }
}
nonisolated private final class Told: @unchecked Sendable {
  // Unchecked: used on the main actor.
  var count = 0
}
private actor Watcher {
  private let container: ModelContainer
  private var observer: ResultsObserver<BucketListItem, Never>?
  var count = 0
  init(_ container: ModelContainer) { self.container = container }
  var titles: [String] { observer?.results.map(\.title) ?? [] }
  func watch() throws {
    let observer = try ResultsObserver<BucketListItem, Never>(
      sortBy: [SortDescriptor(\.title)], modelContainer: container)
    self.observer = observer
    withObservationTracking {
      _ = observer.results
    } onChange: {
      Task { await self.rise() }
    }
  }
  private func rise() { count += 1 }
}

import QuickTesting
import SwiftData

/// What is not saved, as fetches see it.
struct PendingTests {
  private func count(_ context: ModelContext, _ name: String) throws -> Int {
    try context.fetchCount(FetchDescriptor<Author>(predicate: #Predicate { $0.name == name }))
  }

  @Test func `a loop that looks for a model and inserts it writes each of them once`() throws {
    let context = try makeContext(Author.self, Book.self, Tag.self, Shelf.self)
    for round in 0..<2 {
      for number in 0..<100 where try count(context, "\(number)") == 0 {
        expect(round, equals: 0)
        context.insert(Author(name: "\(number)"))
      }
    }
    expect(context._pendingWrites, equals: 100)
    expect(try context.fetchCount(FetchDescriptor<Author>()), equals: 100)
    try context.save()
    expect(try count(context, "7"), equals: 1)
    expect(context._pendingWrites, equals: 100)
  }
  @Test func `a loop with unique values and relationships writes what changed`() throws {
    let context = try makeContext(Trip.self)
    let trip = Trip(name: "A")
    context.insert(trip)
    for number in 0..<50 {
      let name = "A"
      let items = FetchDescriptor<BucketListItem>(predicate: #Predicate { $0.trip?.name == name })
      expect(try context.fetchCount(items), equals: number)
      let item = BucketListItem(title: "\(number)")
      item.trip = trip
    }
    // Each item, and the trip, whose list is another one.
    expect(context._pendingWrites <= 2 * 50 + 2, "\(context._pendingWrites)")
  }
  @Test func `what was fetched is changed, deleted and taken back`() throws {
    let context = try makeContext(Author.self, Book.self, Tag.self, Shelf.self)
    for name in ["a", "b", "c"] { context.insert(Author(name: name)) }
    try context.save()
    let all = try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)]))
    all[0].name = "x"
    expect(try count(context, "a") == 0 && count(context, "x") == 1)
    all[0].name = "y"
    expect(try count(context, "x") == 0 && count(context, "y") == 1)
    context.delete(all[1])
    expect(try count(context, "b") == 0 && context.fetchCount(FetchDescriptor<Author>()) == 2)
    let new = Author(name: "n")
    context.insert(new)
    expect(try count(context, "n"), equals: 1)
    context.delete(new)
    expect(try count(context, "n"), equals: 0)
    context.rollback()
    expect(try ["a", "b", "c", "x", "y", "n"].map { try count(context, $0) }, equals: [1, 1, 1, 0, 0, 0])
  }
  @Test func `a new model stands for the row with its unique value, until it has another one`() throws {
    let context = try makeContext(Trip.self)
    context.insert(Trip(name: "A", destination: "old"))
    try context.save()
    func destinations() throws -> [String] {
      try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.destination)])).map(\.destination)
    }
    let new = Trip(name: "A", destination: "new")
    context.insert(new)
    expect(try destinations(), equals: ["new"])
    new.name = "B"
    expect(try destinations(), equals: ["new", "old"])
    new.name = "A"
    expect(try destinations(), equals: ["new"])
    context.delete(new)
    expect(try destinations(), equals: ["old"])
  }
  @Test func `pairs that are not saved count, and what another context saves does`() throws {
    let context = try makeContext(Author.self, Book.self, Tag.self, Shelf.self)
    let ada = Author(name: "Ada"), ben = Author(name: "Ben"), book = Book("One")
    for author in [ada, ben] { context.insert(author) }
    context.insert(book)
    book.authors = [ada]
    try context.save()
    func authored(_ name: String) throws -> [String] {
      let descriptor = FetchDescriptor<Book>(predicate: #Predicate { $0.authors.contains { $0.name == name } })
      return try context.fetch(descriptor).map(\.title)
    }
    book.authors = [ben]
    expect(try authored("Ada") == [] && authored("Ben") == ["One"])
    book.authors.append(ada)
    expect(try authored("Ada") == ["One"] && authored("Ben") == ["One"])
    let other = ModelContext(context.container)
    other.insert(Author(name: "Cid"))
    try other.save()
    expect(try count(context, "Cid"), equals: 1)
    context.rollback()
    expect(try authored("Ada") == ["One"] && authored("Ben") == [])
  }
  @Test func `a fetch with something pending keeps nobody from saving`() throws {
    let folder = StoreFolder()
    let container = try ModelContainer(
      for: Author.self, Book.self, Tag.self, Shelf.self,
      configurations: ModelConfiguration(url: folder.url.appendingPathComponent("a.store")))
    let first = ModelContext(container), second = ModelContext(container)
    first.insert(Author(name: "A"))
    second.insert(Author(name: "B"))
    expect(try count(first, "A") == 1 && count(first, "B") == 0 && count(second, "B") == 1 && count(second, "A") == 0)
    try second.save()
    expect(try count(first, "B") == 1 && count(first, "A") == 1)
    try first.save()
    expect(try second.fetchCount(FetchDescriptor<Author>()), equals: 2)
  }
}

import QuickTesting
import SwiftData

/// Each predicate finds what the same predicate finds in memory.
struct PredicateTests {
  private func makeLibrary() throws -> ModelContext {
    let context = try makeContext(Book.self, Author.self, Tag.self, Shelf.self)
    let shelves = [Shelf(number: 1), Shelf(number: 2)]
    let ada = Author(name: "Ada"), ben = Author(name: "Ben"), cid = Author(name: "Çid")
    ben.mentor = ada
    let books = [
      Book("Alpha", pages: 10, price: 9.5, genre: .happy, rating: 4, keywords: ["x", "y"]),
      Book("beta", pages: 200, price: 10, published: Date(timeIntervalSinceReferenceDate: 50), genre: .sad),
      Book("Gamma ray", pages: 300, price: 100, rating: 2.5, keywords: ["y"]),
      Book("Délta", pages: 40, price: 99.99, published: Date(timeIntervalSinceReferenceDate: 99)),
      Book("", pages: 0, price: 0),
    ]
    for model in shelves { context.insert(model) }
    for model in [ada, ben, cid] { context.insert(model) }
    for model in books { context.insert(model) }
    books[0].authors = [ada, ben]
    books[1].authors = [ben]
    books[2].shelf = shelves[0]
    books[3].shelf = shelves[1]
    books[0].shelf = shelves[1]
    books[0].tags = [Tag("new"), Tag("old")]
    books[3].address = Address(street: "S", city: "Rome")
    try context.save()
    return ModelContext(context.container)
  }

  /// The titles that the store finds are those that evaluation in memory finds.
  private func check(
    _ context: ModelContext, _ predicate: Predicate<Book>, _ titles: [String], line: Int = #line, column: Int = #column
  ) throws {
    let all = try context.fetch(FetchDescriptor<Book>())
    let found = try context.fetch(FetchDescriptor<Book>(predicate: predicate)).map(\.title)
    expect(found, equals: titles, line: line, column: column)
    let evaluated = try all.filter { try predicate.evaluate($0) }.map(\.title)
    expect(evaluated, equals: titles, "in memory", line: line, column: column)
    let count = try context.fetchCount(FetchDescriptor<Book>(predicate: predicate))
    expect(count, equals: titles.count, line: line, column: column)
  }

  @Test func `comparisons and logic`() throws {
    let context = try makeLibrary()
    try check(context, #Predicate { $0.pages > 40 }, ["beta", "Gamma ray"])
    try check(context, #Predicate { $0.pages >= 40 && $0.pages != 200 }, ["Gamma ray", "Délta"])
    try check(context, #Predicate { !($0.pages < 300) || $0.title == "beta" }, ["beta", "Gamma ray"])
    try check(context, #Predicate { $0.pages * 2 + 1 == 21 }, ["Alpha"])
    try check(context, #Predicate { $0.pages % 3 == 1 }, ["Alpha", "Délta"])
    try check(context, #Predicate { $0.price > 10 }, ["Gamma ray", "Délta"])
    try check(context, #Predicate { ($0.pages > 100 ? 1 : 2) == 1 }, ["beta", "Gamma ray"])
    try check(context, #Predicate { (10...40).contains($0.pages) }, ["Alpha", "Délta"])
    let range = 0..<40
    try check(context, #Predicate { range.contains($0.pages) }, ["Alpha", ""])
    try check(context, #Predicate { _ in false }, [])
  }

  @Test func `optional values`() throws {
    let context = try makeLibrary()
    try check(context, #Predicate { $0.rating == nil }, ["beta", "Délta", ""])
    try check(context, #Predicate { $0.rating != nil }, ["Alpha", "Gamma ray"])
    try check(context, #Predicate { ($0.rating ?? 0) > 3 }, ["Alpha"])
    try check(context, #Predicate { if let rating = $0.rating { rating < 3 } else { false } }, ["Gamma ray"])
    try check(context, #Predicate { $0.rating == 4 }, ["Alpha"])
    let wanted: Double? = nil
    try check(context, #Predicate { $0.rating == wanted }, ["beta", "Délta", ""])
  }

  @Test func `text`() throws {
    let context = try makeLibrary()
    try check(context, #Predicate { $0.title.contains("eta") }, ["beta"])
    try check(context, #Predicate { $0.title.starts(with: "Ga") }, ["Gamma ray"])
    try check(context, #Predicate { $0.title.localizedStandardContains("DELTA") }, ["Délta"])
    try check(context, #Predicate { $0.title.isEmpty }, [""])
    try check(context, #Predicate { $0.title.count == 5 }, ["Alpha", "Délta"])
    let hostile = "x' OR '1'='1"
    try check(context, #Predicate { $0.title == hostile }, [])
    let empty = ""
    try check(context, #Predicate { $0.title.contains(empty) }, ["Alpha", "beta", "Gamma ray", "Délta", ""])
    let same = ComparisonResult.orderedSame
    try check(context, #Predicate { $0.title.caseInsensitiveCompare("ALPHA") == same }, ["Alpha"])
  }

  @Test func `captured values of all kinds`() throws {
    let context = try makeLibrary()
    let mood = Mood.happy
    try check(context, #Predicate { $0.genre == mood }, ["Alpha"])
    let raw = "sad"
    try check(context, #Predicate { $0.genre.rawValue == raw }, ["beta"])
    let date = Date(timeIntervalSinceReferenceDate: 50)
    try check(context, #Predicate { $0.published >= date }, ["beta", "Délta"])
    let titles = ["beta", "Délta", "nothing"]
    try check(context, #Predicate { titles.contains($0.title) }, ["beta", "Délta"])
    let many = (0..<5000).map { "title \($0)" } + ["beta"]
    try check(context, #Predicate { many.contains($0.title) }, ["beta"])
    let moods: Set<Mood> = [.happy, .sad]
    try check(context, #Predicate { moods.contains($0.genre) }, ["Alpha", "beta"])
    let one = try require(try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])).last)
    let id = one.persistentModelID, ids = [id]
    try check(context, #Predicate { $0.persistentModelID == id }, ["Gamma ray"])
    try check(context, #Predicate { ids.contains($0.persistentModelID) }, ["Gamma ray"])
    try check(context, #Predicate { $0.keywords.contains("y") }, ["Alpha", "Gamma ray"])
    try check(context, #Predicate { $0.address?.city == "Rome" }, ["Délta"])
  }

  @Test func `relationships to one`() throws {
    let context = try makeLibrary()
    try check(context, #Predicate { $0.shelf == nil }, ["beta", ""])
    try check(context, #Predicate { $0.shelf?.number == 2 }, ["Alpha", "Délta"])
    try check(context, #Predicate { ($0.shelf?.number ?? 1) == 1 }, ["beta", "Gamma ray", ""])
    let shelf = try require(
      try context.fetch(FetchDescriptor<Shelf>(predicate: #Predicate { $0.number == 1 })).first)
    let id = shelf.id, model = shelf.persistentModelID
    try check(context, #Predicate { $0.shelf?.id == id }, ["Gamma ray"])
    try check(context, #Predicate { $0.shelf?.persistentModelID == model }, ["Gamma ray"])
    let mentored = FetchDescriptor<Author>(predicate: #Predicate { $0.mentor?.name == "Ada" })
    expect(try context.fetch(mentored).map(\.name), equals: ["Ben"])
  }

  @Test func `relationships to many`() throws {
    let context = try makeLibrary()
    try check(context, #Predicate { $0.authors.contains { $0.name == "Ben" } }, ["Alpha", "beta"])
    try check(context, #Predicate { $0.authors.isEmpty }, ["Gamma ray", "Délta", ""])
    try check(context, #Predicate { $0.authors.count == 2 }, ["Alpha"])
    try check(context, #Predicate { !$0.authors.isEmpty && $0.authors.allSatisfy { $0.name == "Ben" } }, ["beta"])
    try check(context, #Predicate { $0.authors.filter { $0.name != "Ada" }.count == 1 }, ["Alpha", "beta"])
    try check(context, #Predicate { $0.tags?.contains { $0.name == "new" } ?? false }, ["Alpha"])
    try check(context, #Predicate { ($0.tags?.count ?? 0) == 2 }, ["Alpha"])
    let shelves = FetchDescriptor<Shelf>(
      predicate: #Predicate { $0.books.contains { $0.authors.contains { $0.name == "Ada" } } })
    expect(try context.fetch(shelves).map(\.number), equals: [2])
  }

  @Test func `what has no translation is an error that says so`() throws {
    let context = try makeLibrary()
    let computed = FetchDescriptor<Trip>(predicate: #Predicate { $0.duration > 5 })
    let trips = try makeContext(Trip.self)
    do {
      _ = try trips.fetch(computed)
      fail("nothing was thrown")
    } catch {
      expect(error as? SwiftDataError, equals: .unsupportedPredicate)
      expect("\(error)".contains("duration") || "\(error)".contains("KeyPath"))
    }
    let tooClever = FetchDescriptor<Book>(predicate: #Predicate { $0.keywords.contains { $0 == "y" } })
    expect(throws: SwiftDataError.self) { try context.fetch(tooClever) }
  }

  @Test func `sort descriptors are followed in their order`() throws {
    let context = try makeContext(Book.self)
    for (title, pages) in [("File10", 1), ("file2", 2), ("File1", 1), ("émile", 3), ("zoo", 3)] {
      context.insert(Book(title, pages: pages))
    }
    func titles(_ sort: SortDescriptor<Book>...) throws -> [String] {
      try context.fetch(FetchDescriptor<Book>(sortBy: sort)).map(\.title)
    }
    expect(try titles(SortDescriptor(\.title)), equals: ["émile", "File1", "file2", "File10", "zoo"])
    expect(
      try titles(SortDescriptor(\.title, comparator: .lexical)), equals: ["File1", "File10", "file2", "zoo", "émile"])
    expect(
      try titles(SortDescriptor(\.pages, order: .reverse), SortDescriptor(\.title, order: .reverse)),
      equals: ["zoo", "émile", "file2", "File10", "File1"])
    var page = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])
    page.fetchLimit = 2
    page.fetchOffset = 1
    expect(try context.fetch(page).map(\.title), equals: ["File1", "file2"])
    expect(try context.fetchCount(page), equals: 2)
    expect(try context.fetchIdentifiers(page).count, equals: 2)
  }
}

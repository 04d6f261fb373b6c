import QuickTesting
import SwiftData
import SwiftUI

struct RelationshipTests {
  private func read<T: PersistentModel>(_ context: ModelContext, _ type: T.Type) throws -> [T] {
    try ModelContext(context.container).fetch(FetchDescriptor<T>())
  }

  @Test func `many to many is kept from either end`() throws {
    let context = try makeContext(Book.self, Author.self)
    let a = Author(name: "A"), b = Author(name: "B")
    let x = Book("X"), y = Book("Y")
    for model in [x, y] { context.insert(model) }
    x.authors = [a, b]
    b.books.append(y)
    expect(y.authors.map(\.name), equals: ["B"])
    try context.save()
    let fresh = ModelContext(context.container)
    let books = try fresh.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
    expect(books.map { $0.authors.map(\.name) }, equals: [["A", "B"], ["B"]])
    let second = try require(books[1].authors.first)
    second.books.removeAll { $0.title == "X" }
    expect(books[0].authors.map(\.name), equals: ["A"])
    try fresh.save()
    expect(try read(context, Author.self).map { $0.books.map(\.title) }, equals: [["X"], ["Y"]])
  }

  @Test func `an initialiser's relationships are linked when the model is inserted`() throws {
    let context = try makeContext(Book.self, Author.self)
    let book = Book("X")
    let author = Author(name: "A", books: [book])
    context.insert(author)
    expect(book.authors.map(\.name), equals: ["A"])
    expect(book.modelContext === context)
    try context.save()
    expect(try read(context, Book.self).first?.authors.first?.name, equals: "A")
  }

  @Test func `a deletion is denied while there are models at the other end`() throws {
    let context = try makeContext(Book.self, Author.self)
    let author = Author(name: "A"), book = Book("X")
    context.insert(author)
    author.books = [book]
    try context.save()
    context.delete(author)
    expect(throws: SwiftDataError.self) { try context.save() }
    context.rollback()
    expect(try read(context, Author.self).count, equals: 1)
    context.delete(book)
    context.delete(author)
    try context.save()
    expect(try read(context, Author.self).count, equals: 0)
  }

  @Test func `a deletion empties what led to the model`() throws {
    let context = try makeContext(Book.self, Shelf.self)
    let shelf = Shelf(number: 1), book = Book("X")
    context.insert(shelf)
    book.shelf = shelf
    expect(shelf.books.count, equals: 1)
    try context.save()
    context.delete(shelf)
    expect(book.shelf == nil)
    try context.save()
    expect(shelf.isDeleted)
    expect(shelf.modelContext == nil)
    expect(try read(context, Book.self).first?.shelf == nil)
  }

  @Test func `a relationship without another end is kept`() throws {
    let context = try makeContext(Shelf.self, Author.self)
    let shelf = Shelf(number: 1), author = Author(name: "A"), other = Author(name: "B")
    context.insert(shelf)
    shelf.displayed = [author, other]
    author.mentor = other
    try context.save()
    expect(try read(context, Shelf.self).first?.displayed.map(\.name), equals: ["A", "B"])
    expect(try read(context, Author.self).first { $0.name == "A" }?.mentor?.name, equals: "B")
  }

  @Test func `undo takes back what was set, inserted and deleted`() throws {
    let context = try makeContext(Trip.self)
    let manager = UndoManager()
    manager.groupsByEvent = false
    func group(_ body: () -> Void) {
      manager.beginUndoGrouping()
      body()
      manager.endUndoGrouping()
    }
    let trip = Trip(name: "Rome")
    context.insert(trip)
    try context.save()
    context.undoManager = manager
    group { trip.name = "Oslo" }
    group { context.insert(Trip(name: "New")) }
    group { context.delete(trip) }
    expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name), equals: ["New"])
    manager.undo()
    expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name), equals: ["Oslo", "New"])
    manager.undo()
    manager.undo()
    expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name), equals: ["Rome"])
    manager.redo()
    expect(trip.name, equals: "Oslo")
  }

  @Test func `a deletion that was undone is done again by redo, saved or not`() throws {
    for isSaved in [false, true] {
      let context = try makeContext(Trip.self)
      let trip = Trip(name: "Rome")
      context.insert(trip)
      try context.save()
      let manager = UndoManager()
      context.undoManager = manager
      context.delete(trip)
      if isSaved { try context.save() }
      for _ in 0..<2 {
        manager.undo()
        expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name), equals: ["Rome"])
        expect(manager.canRedo)
        manager.redo()
        expect(try context.fetchCount(FetchDescriptor<Trip>()), equals: 0)
      }
      try context.save()
      expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()), equals: 0)
    }
  }
  @Test func `a constraint of two properties merges models that have both`() throws {
    let context = try makeContext(Tag.self)
    for (name, color) in [("a", "red"), ("a", "blue"), ("a", "red")] { context.insert(Tag(name, color: color)) }
    try context.save()
    expect(try read(context, Tag.self).map(\.color), equals: ["red", "blue"])
    expect(try context.fetchCount(FetchDescriptor<Tag>()), equals: 2)
  }

  @Test func `saving posts what was inserted, updated and deleted`() throws {
    let context = try makeContext(Trip.self)
    let gone = Trip(name: "Gone"), kept = Trip(name: "Kept")
    context.insert(gone)
    context.insert(kept)
    try context.save()
    nonisolated final class Box: @unchecked Sendable { var info: [AnyHashable: Any] = [:] }
    let box = Box()
    let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      box.info = $0.userInfo ?? [:]
    }
    defer { NotificationCenter.default.removeObserver(token) }
    kept.name = "Renamed"
    context.delete(gone)
    let new = Trip(name: "New")
    context.insert(new)
    expect(context.insertedModelsArray.count, equals: 1)
    expect(context.changedModelsArray.count, equals: 1)
    expect(context.deletedModelsArray.count, equals: 1)
    try context.save()
    func identifiers(_ key: ModelContext.NotificationKey) -> [PersistentIdentifier]? {
      box.info[key.rawValue] as? [PersistentIdentifier]
    }
    expect(identifiers(.insertedIdentifiers), equals: [new.persistentModelID])
    expect(identifiers(.updatedIdentifiers), equals: [kept.persistentModelID])
    expect(identifiers(.deletedIdentifiers), equals: [gone.persistentModelID])
  }
}

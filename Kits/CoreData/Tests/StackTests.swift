import CoreData
import QuickTesting
import ShelfModel
import SwiftUI

/// A container of the model `Shelf` in memory, as previews make one.
@MainActor func makeShelf() throws -> NSPersistentContainer {
  let container = NSPersistentContainer(name: "Shelf")
  container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
  var problem: (any Error)?
  container.loadPersistentStores { _, error in problem = error }
  if let problem { throw problem }
  return container
}

struct StackTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("test.sqlite"))
  }
  private func open(_ url: URL, _ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }
  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return (error as NSError).localizedDescription }
    return "nothing was thrown"
  }
  private func noteModel(_ attributes: [(String, NSAttributeType, String?)]) -> NSManagedObjectModel {
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.properties = attributes.map { name, type, old in
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType, attribute.renamingIdentifier) = (name, type, old)
      if type == .integer64AttributeType { attribute.defaultValue = 7 }
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }

  @Test func `a model's classes are written and found, and their values are kept`() throws {
    let context = try makeShelf().viewContext
    let book = Book(context: context)
    expect(book.title, equals: "\"A & B\"")
    expect(book.pages, equals: 1)
    book.title = "Emma"
    book.price = NSDecimalNumber(string: "9.95")
    book.added = Date(timeIntervalSinceReferenceDate: 5)
    book.isRead = true
    book.id = UUID()
    let id = book.id
    expect(book.objectID.isTemporaryID && book.isInserted)
    try context.save()
    expect(!book.objectID.isTemporaryID && !context.hasChanges)
    context.reset()
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    let read = try require(try context.fetch(request).first)
    expect(read.isFault)
    expect(read.title, equals: "Emma")
    expect(read.price, equals: NSDecimalNumber(string: "9.95"))
    expect(read.added, equals: Date(timeIntervalSinceReferenceDate: 5))
    expect(read.isRead && read.id == id && !read.isFault)
    expect(read.value(forKey: "pages") as? Int, equals: 1)
  }

  @Test func `both ends of relationships change together, and delete rules hold`() throws {
    let context = try makeShelf().viewContext
    let author = Author(context: context), book = Book(context: context), other = Comic(context: context)
    author.addToBooks(book)
    other.author = author
    expect(book.author === author)
    expect(author.books, equals: NSSet(array: [book, other]))
    let tag = Tag(context: context)
    book.addToTags(tag)
    for name in ["one", "two", "three"] {
      let chapter = Chapter(context: context)
      chapter.title = name
      book.addToChapters(chapter)
    }
    book.insertIntoChapters(try require(book.chapters?.array.last as? Chapter), at: 0)
    try context.save()
    context.reset()
    let read = try require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { !($0 is Comic) })
    expect(read.chapters?.array.map { ($0 as? Chapter)?.title }, equals: ["three", "one", "two"])
    expect(read.tags?.count, equals: 1)
    let owner = try require(read.author)
    expect(owner.books?.count, equals: 2)
    context.delete(owner)
    try context.save()
    expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")), equals: 0)
    expect(try context.count(for: NSFetchRequest<Chapter>(entityName: "Chapter")), equals: 0)
    expect(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).first?.books?.count, equals: 0)
  }

  @Test func `predicates find in the store what they find in memory`() throws {
    let context = try makeShelf().viewContext
    let author = Author(context: context)
    author.name = "Jane"
    for (index, title) in ["Emma", "emma 10", "Émile", "Persuasion", "emma 9"].enumerated() {
      let book = Book(context: context)
      book.title = title
      book.pages = Int16(index + 1)
      if index % 2 == 0 { book.author = author }
      if index == 3 { book.price = 5 }
    }
    let predicates = [
      NSPredicate(format: "title BEGINSWITH[cd] %@", "em"), NSPredicate(format: "pages > %d AND pages <= 4", 1),
      NSPredicate(format: "author == %@", author), NSPredicate(format: "author.name CONTAINS 'an'"),
      NSPredicate(format: "author == nil"), NSPredicate(format: "NOT (author.name == 'Jane')"),
      NSPredicate(format: "pages IN %@", [1, 5]), NSPredicate(format: "price >= 4.5"),
      NSPredicate(format: "title LIKE '*mma*'"), NSPredicate(format: "pages BETWEEN {2, 3}"),
      NSPredicate(format: "title == %@", "x' OR 1=1 --"), NSPredicate(format: "chapters.@count == 0"),
    ]
    func find() throws -> [[String]] {
      try predicates.map { predicate in
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = predicate
        request.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Book.title, comparator: .localizedStandard))]
        return try context.fetch(request).compactMap(\.title)
      }
    }
    let before = try find()
    expect(before[0], equals: ["Émile", "Emma", "emma 9", "emma 10"])
    try context.save()
    context.reset()
    // The author is another object now; its identifier is the same.
    expect(try find().enumerated().map { $0.offset == 2 ? before[2] : $0.element }, equals: before)
  }

  @Test func `an older store gains and renames attributes, and its class keeps its values`() throws {
    try withFolder { url in
      let old = try open(url, noteModel([("heading", .stringAttributeType, nil), ("body", .stringAttributeType, nil)]))
      let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: old)
      note.setValue("One", forKey: "heading")
      note.setValue("text", forKey: "body")
      try old.save()
      let model = noteModel([("title", .stringAttributeType, "heading"), ("rank", .integer64AttributeType, nil)])
      let new = try open(url, model)
      let read = try require(try new.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
      expect(read.value(forKey: "title") as? String, equals: "One")
      expect(read.value(forKey: "rank") as? Int, equals: 7)
      let changed = noteModel([("title", .integer64AttributeType, nil)])
      expect(message { _ = try open(url, changed) }.contains("title has another type"))
    }
  }

  @Test func `a file that is no store is named and left alone`() throws {
    try withFolder { url in
      let model = noteModel([("title", .stringAttributeType, nil)])
      let garbage = Data("nothing of use, and more of it".utf8)
      try garbage.write(to: url)
      let text = message { _ = try open(url, model) }
      expect(text.contains(url.path) && text.contains("no database of SQLite"), "\(text)")
      expect(try Data(contentsOf: url), equals: garbage)
    }
  }

  @Test func `a conflict is an error, and a policy decides it`() throws {
    let container = try makeShelf()
    let first = container.viewContext, second = container.newBackgroundContext()
    let book = Book(context: first)
    book.title = "A"
    try first.save()
    let id = book.objectID
    try second.performAndWait {
      let twin = try require(try second.existingObject(with: id) as? Book)
      twin.title = "B"
      twin.pages = 5
      try second.save()
    }
    book.title = "C"
    expect(message { try first.save() }.contains("was saved by another context"))
    first.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try first.save()
    expect(book.title, equals: "C")
    expect(book.pages, equals: 5)
  }

  @Test func `a child's changes reach the store by its parent's save`() throws {
    let context = try makeShelf().viewContext
    let author = Author(context: context)
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let twin = try require(child.object(with: author.objectID) as? Author)
    let book = Book(context: child)
    book.title = "Child"
    twin.addToBooks(book)
    expect(author.books?.count, equals: 0)
    try child.save()
    expect((author.books?.anyObject() as? Book)?.title, equals: "Child")
    expect(context.hasChanges)
    context.rollback()
    expect(author.books?.count, equals: 0)
    expect(!context.hasChanges)
  }

  @Test func `what was done is undone and redone, and batches change the store`() throws {
    let context = try makeShelf().viewContext
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    manager.beginUndoGrouping()
    let book = Book(context: context)
    book.title = "A"
    manager.endUndoGrouping()
    try context.save()
    manager.beginUndoGrouping()
    book.title = "B"
    manager.endUndoGrouping()
    manager.undo()
    expect(book.title, equals: "A")
    manager.redo()
    expect(book.title, equals: "B")
    try context.save()
    try context.execute(NSBatchInsertRequest(entityName: "Tag", objects: [["name": "x"], ["name": "y"]]))
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Tag")
    fetch.predicate = NSPredicate(format: "name == 'x'")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeCount
    expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int, equals: 1)
    expect(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).map(\.name), equals: ["y"])
  }
}

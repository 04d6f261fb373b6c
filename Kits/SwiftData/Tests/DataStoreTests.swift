import Foundation
import QuickTesting
import SwiftData

nonisolated private final class JSONConfiguration: DataStoreConfiguration {
  typealias Store = JSONStore
  let name = "json"
  var schema: Schema?
  let url: URL
  let filters: Bool
  init(_ url: URL, filters: Bool = false) { (self.url, self.filters) = (url, filters) }
  static func == (a: JSONConfiguration, b: JSONConfiguration) -> Bool { a.url == b.url }
  func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

/// Keeps all models in one file, with UUIDs for keys.
nonisolated private final class JSONStore: DataStore {
  typealias Snapshot = DefaultSnapshot
  let configuration: JSONConfiguration
  let identifier: String
  let schema: Schema
  var log: [String] = []
  nonisolated(unsafe) static weak var last: JSONStore?

  init(_ configuration: JSONConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    identifier = configuration.url.lastPathComponent
    schema = configuration.schema!
    JSONStore.last = self
  }
  func read() throws -> [DefaultSnapshot] {
    guard let data = try? Data(contentsOf: configuration.url) else { return [] }
    return try JSONDecoder().decode([DefaultSnapshot].self, from: data)
  }
  func write(_ snapshots: [DefaultSnapshot]) throws {
    let sorted = snapshots.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
    try JSONEncoder().encode(sorted).write(to: configuration.url)
  }
  func fetch<T: PersistentModel>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
    if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
    if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
    log.append("fetch \(T.self)")
    let found = try read().filter { $0.persistentIdentifier.entityName == "\(T.self)" }
    return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: found)
  }
  func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    log.append("save \(request.inserted.count) \(request.updated.count) \(request.deleted.count)")
    var all = Dictionary(uniqueKeysWithValues: try read().map { ($0.persistentIdentifier, $0) })
    var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
    for snapshot in request.inserted {
      remapped[snapshot.persistentIdentifier] = try PersistentIdentifier.identifier(
        for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: UUID())
    }
    for snapshot in request.inserted + request.updated {
      let permanent = remapped[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
      all[permanent] = snapshot.copy(persistentIdentifier: permanent, remappedIdentifiers: remapped)
    }
    for snapshot in request.deleted { all[snapshot.persistentIdentifier] = nil }
    try write(Array(all.values))
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped)
  }
  func erase() throws { try? FileManager.default.removeItem(at: configuration.url) }
}

/// Stores of an app's own.
struct DataStoreTests {
  private let folder = StoreFolder()
  private func open(_ name: String = "a.json", _ types: any PersistentModel.Type...) throws -> ModelContext {
    let configuration = JSONConfiguration(folder.url.appendingPathComponent(name))
    let schema = Schema(types.isEmpty ? [Author.self, Book.self, Tag.self, Shelf.self] : types)
    return ModelContext(try ModelContainer(for: schema, configurations: configuration))
  }

  @Test func `models are saved into a file of JSON and found in it, by predicates and orders`() throws {
    let context = try open()
    let ada = Author(name: "Ada"), book = Book("One", pages: 3, price: 1.5, genre: .happy, keywords: ["k"])
    context.insert(ada)
    context.insert(book)
    book.authors = [ada]
    book.shelf = Shelf(number: 7)
    context.insert(Book("Two"))
    expect(try context.fetchCount(FetchDescriptor<Book>()), equals: 2)
    let temporary = book.persistentModelID
    try context.save()
    expect(book.persistentModelID != temporary && book.persistentModelID.storeIdentifier == "a.json")
    expect(context.model(for: book.persistentModelID) === book)
    let other = try open()
    let found = try require(
      try other.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages == 3 })).first)
    expect(found.title == "One" && found.price == 1.5 && found.genre == .happy && found.keywords == ["k"])
    expect(found.authors.map(\.name) == ["Ada"] && found.shelf?.number == 7)
    expect(found.persistentModelID == book.persistentModelID)
    let titles = try other.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title, order: .reverse)])).map(\.title)
    expect(titles, equals: ["Two", "One"])
  }
  @Test func `what changes and goes is handed to the store, and nothing else`() throws {
    let context = try open()
    let ada = Author(name: "Ada"), ben = Author(name: "Ben")
    context.insert(ada)
    context.insert(ben)
    try context.save()
    ada.name = "A"
    context.delete(ben)
    try context.save()
    expect(JSONStore.last?.log.filter { $0.hasPrefix("save") }, equals: ["save 2 0 0", "save 0 1 1"])
    expect(try open().fetch(FetchDescriptor<Author>()).map(\.name), equals: ["A"])
  }
  @Test func `what somebody else changes in the store is seen by the next fetch`() throws {
    let context = try open(), other = try open()
    context.insert(Author(name: "Ada"))
    context.insert(Author(name: "Ben"))
    try context.save()
    let authors = try other.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)]))
    expect(authors.map(\.name), equals: ["Ada", "Ben"])
    let mine = try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)]))
    mine[0].name = "Z"
    context.delete(mine[1])
    try context.save()
    expect(try other.fetch(FetchDescriptor<Author>()).map(\.name), equals: ["Z"])
    expect(authors[0].name == "Z" && authors[1].isDeleted)
  }
  @Test func `values of all kinds survive`() throws {
    let context = try open("kinds.json", Everything.self)
    let model = Everything()
    model.bytes = Data([0, 1, 2, 255])
    model.ratio = 3
    model.text = "aGk="
    context.insert(model)
    try context.save()
    let read = try require(try open("kinds.json", Everything.self).fetch(FetchDescriptor<Everything>()).first)
    expect(read.identifier == model.identifier && read.bytes == model.bytes && read.ratio == 3 && read.text == "aGk=")
    expect(read.large == .max && read.price == model.price && read.moment == model.moment && read.link == model.link)
    expect(read.shape == model.shape && read.table == ["one": 1] && read.optionalText == nil && read.flag)
  }
}

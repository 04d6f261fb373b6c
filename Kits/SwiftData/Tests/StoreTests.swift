import QuickTesting
import SwiftData

struct StoreTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("test.store"))
  }
  private func open(
    _ url: URL, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)? = nil, allowsSave: Bool = true
  ) throws -> ModelContext {
    let configuration = ModelConfiguration(schema: schema, url: url, allowsSave: allowsSave)
    return ModelContext(try ModelContainer(for: schema, migrationPlan: plan, configurations: configuration))
  }
  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return "nothing was thrown"
  }

  @Test func `a store keeps its models, and identifiers, in its file`() throws {
    try withFolder { url in
      var context = try open(url, Schema([Trip.self]))
      let trip = Trip(name: "Rome")
      trip.bucketList = [BucketListItem(title: "Forum")]
      context.insert(trip)
      try context.save()
      let id = trip.persistentModelID
      let coded = try JSONDecoder().decode(PersistentIdentifier.self, from: try JSONEncoder().encode(id))
      expect(coded, equals: id)
      context = try open(url, Schema([Trip.self]))
      let read = try require(context.model(for: id) as? Trip)
      expect(read.name, equals: "Rome")
      expect(read.bucketList.first?.trip === read)
      let other = Trip(name: "Oslo")
      context.insert(other)
      expect(other.persistentModelID != id)
      try context.save()
      expect(try context.fetchCount(FetchDescriptor<Trip>()), equals: 2)
    }
  }

  @Test func `a store of an older version gains, loses and renames properties`() throws {
    try withFolder { url in
      let old = try open(url, Schema(versionedSchema: NotesV1.self))
      old.insert(NotesV1.Note(title: "One", body: "a b"))
      try old.save()
      let context = try open(url, Schema(versionedSchema: NotesV2.self))
      let note = try require(try context.fetch(FetchDescriptor<NotesV2.Note>()).first)
      expect(note.name, equals: "One")
      expect(note.body, equals: "a b")
      expect(note.isPinned)
      expect(note.mood, equals: .sad)
      expect(note.added == nil)
      context.insert(NotesV2.Note(name: "Two", body: ""))
      try context.save()
      expect(try context.fetch(FetchDescriptor<NotesV2.Note>()).map(\.name), equals: ["One", "Two"])
    }
  }

  @Test func `a plan takes a store through its stages`() throws {
    try withFolder { url in
      let old = try open(url, Schema(versionedSchema: NotesV1.self))
      for body in ["a b c", "again", "x"] { old.insert(NotesV1.Note(title: body == "x" ? "Two" : "One", body: body)) }
      try old.save()
      let context = try open(url, Schema(versionedSchema: NotesV3.self), NotesPlan.self)
      let notes = try context.fetch(FetchDescriptor<NotesV3.Note>(sortBy: [SortDescriptor(\.name)]))
      expect(notes.map(\.name), equals: ["One", "Two"])
      expect(notes.map(\.words), equals: [3, 1])
    }
  }

  @Test func `a store of a newer version is refused and left as it is`() throws {
    try withFolder { url in
      let new = try open(url, Schema(versionedSchema: NotesV2.self))
      new.insert(NotesV2.Note(name: "One", body: ""))
      try new.save()
      do {
        _ = try open(url, Schema(versionedSchema: NotesV1.self))
        fail("nothing was thrown")
      } catch {
        expect(error as? SwiftDataError, equals: .backwardMigration)
        expect("\(error)".contains(url.path))
      }
      let again = try open(url, Schema(versionedSchema: NotesV2.self))
      expect(try again.fetch(FetchDescriptor<NotesV2.Note>()).map(\.name), equals: ["One"])
    }
  }

  @Test func `a property that stored models have no value for is refused`() throws {
    try withFolder { url in
      let old = try open(url, Schema([NotesV1.Note.self]))
      old.insert(NotesV1.Note(title: "One", body: ""))
      try old.save()
      let text = message { _ = try open(url, Schema([NotesBroken.Note.self])) }
      expect(text.contains("Note.required"), text)
      let again = try open(url, Schema([NotesV1.Note.self]))
      expect(try again.fetchCount(FetchDescriptor<NotesV1.Note>()), equals: 1)
    }
  }

  @Test func `a file that is something else is named and left alone`() throws {
    try withFolder { url in
      let bytes = Data("this is a letter and no database at all".utf8)
      try bytes.write(to: url)
      let text = message { _ = try open(url, Schema([Trip.self])) }
      expect(text.contains(url.path), text)
      expect(try Data(contentsOf: url), equals: bytes)
    }
    try withFolder { url in
      let text = message { _ = try open(url, Schema([Trip.self]), allowsSave: false) }
      expect(text.contains(url.path), text)
    }
  }

  @Test func `a store that does not allow to save is read`() throws {
    try withFolder { url in
      let writer = try open(url, Schema([Trip.self]))
      writer.insert(Trip(name: "Rome"))
      try writer.save()
      let reader = try open(url, Schema([Trip.self]), allowsSave: false)
      expect(try reader.fetch(FetchDescriptor<Trip>()).map(\.name), equals: ["Rome"])
      reader.insert(Trip(name: "Oslo"))
      expect(throws: SwiftDataError.self) { try reader.save() }
    }
  }

  @Test func `relationships of many models are read in a few statements`() throws {
    let context = try makeContext(Trip.self)
    for number in 0..<200 {
      let trip = Trip(name: "\(number)")
      trip.bucketList = [BucketListItem(title: "a"), BucketListItem(title: "b")]
      trip.livingAccommodation = LivingAccommodation(address: "", placeName: "\(number)")
      context.insert(trip)
    }
    try context.save()
    let fresh = ModelContext(context.container)
    let before = context.container._readStatements
    let trips = try fresh.fetch(FetchDescriptor<Trip>())
    expect(trips.reduce(0) { $0 + $1.bucketList.count }, equals: 400)
    expect(trips.filter { $0.livingAccommodation?.placeName == $0.name }.count, equals: 200)
    expect(context.container._readStatements - before, equals: 3)
    let other = ModelContext(context.container)
    let items = try other.fetch(FetchDescriptor<BucketListItem>())
    let start = context.container._readStatements
    expect(items.compactMap(\.trip?.name).count, equals: 400)
    expect(context.container._readStatements - start, equals: 1)
  }

  @Test func `enumerating reads a batch at a time`() throws {
    let context = try makeContext(Trip.self)
    for number in 0..<25 { context.insert(Trip(name: "\(number)")) }
    try context.save()
    let before = context.container._readStatements
    var names: [String] = []
    try ModelContext(context.container).enumerate(FetchDescriptor<Trip>(), batchSize: 10) { names.append($0.name) }
    expect(names, equals: (0..<25).map { "\($0)" })
    expect(context.container._readStatements - before, equals: 4)
  }
}

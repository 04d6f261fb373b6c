import CoreData
import QuickTesting

struct StoreFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return (error as NSError).localizedDescription }
    return "nothing was thrown"
  }
  private func names(_ context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).compactMap(\.name)
  }

  @Test func `a store is copied over another, moved and destroyed`() throws {
    try withFolder { folder in
      let first = folder.appendingPathComponent("first.sqlite"), second = folder.appendingPathComponent("second.sqlite")
      let container = try Garden.container(first), coordinator = container.persistentStoreCoordinator
      Garden.plant("Ash", in: container.viewContext)
      try container.viewContext.save()
      let other = try Garden.container(second)
      Garden.plant("Box", in: other.viewContext)
      try other.viewContext.save()
      try other.persistentStoreCoordinator.replacePersistentStore(
        at: second, destinationOptions: nil, withPersistentStoreFrom: first, sourceOptions: nil,
        ofType: NSSQLiteStoreType)
      expect(try names(try Garden.container(second).viewContext), equals: ["Ash"])
      let third = folder.appendingPathComponent("third.sqlite")
      let store = try require(coordinator.persistentStores.first)
      let moved = try coordinator.migratePersistentStore(store, to: third, options: nil, withType: NSSQLiteStoreType)
      expect(moved.url, equals: third)
      expect(try names(container.viewContext), equals: ["Ash"])
      Garden.plant("Cress", in: container.viewContext)
      try container.viewContext.save()
      expect(try names(try Garden.container(first).viewContext), equals: ["Ash"])
      expect(try names(try Garden.container(third).viewContext), equals: ["Ash", "Cress"])
      try coordinator.destroyPersistentStore(at: third, type: .sqlite)
      expect(!FileManager.default.fileExists(atPath: third.path))
      expect(coordinator.persistentStores.isEmpty)
    }
  }
  @Test func `metadata is read without opening the store, and says whether a model fits`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("garden.sqlite")
      let container = try Garden.container(file)
      let store = try require(container.persistentStoreCoordinator.persistentStores.first)
      container.persistentStoreCoordinator.setMetadata(["version": 3], for: store)
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: file)
      expect(metadata["version"] as? Int, equals: 3)
      expect(metadata[NSStoreUUIDKey] as? String, equals: store.identifier)
      expect(container.managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      let other = Garden.model()
      other.entitiesByName["Plant"]?.properties.append(Garden.attribute("color", .stringAttributeType))
      expect(!other.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }
  }
  @Test func `what cannot be opened is named and left as it was`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("garden.sqlite")
      for bytes in [Data("a letter".utf8), Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 5000)] {
        try bytes.write(to: file)
        let text = message { _ = try Garden.container(file) }
        expect(text.contains(file.path), text)
        expect(try Data(contentsOf: file), equals: bytes)
        let read = message {
          _ = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: file)
        }
        expect(read.contains(file.path), read)
      }
      let missing = folder.appendingPathComponent("none.sqlite")
      expect(
        message { _ = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: missing) }
          .contains(missing.path))
    }
  }
  @Test func `a store that is damaged in its middle is an error and no other object`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("garden.sqlite")
      var container: NSPersistentContainer? = try Garden.container(file)
      for number in 0..<300 { Garden.plant("P \(number)", in: container!.viewContext) }
      try container!.viewContext.save()
      try container!.persistentStoreCoordinator.remove(container!.persistentStoreCoordinator.persistentStores[0])
      container = nil
      var bytes = try Data(contentsOf: file)
      bytes = bytes.prefix(bytes.count / 2)
      try bytes.write(to: file)
      let text = message { _ = try names(try Garden.container(file).viewContext) }
      expect(text.contains(file.path) && text.contains("damaged"), text)
    }
  }
}

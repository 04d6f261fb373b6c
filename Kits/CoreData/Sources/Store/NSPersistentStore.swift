import Foundation
import GRDB

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSXMLStoreType = "XML"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreTypeKey = "NSStoreType"

/// A file of SQLite, or a database in memory, with objects of a model.
///
/// A file has a journal beside it (WAL): many connections read while one writes, and what a saved transaction wrote survives the end of the
/// process at any moment.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  // Unchecked: `writer` is safe by itself, nothing else changes but under the lock.
  /// The way in which a store is kept.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let xml = Self(rawValue: NSXMLStoreType)
  }
  open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public let type: String
  public let configurationName: String
  open internal(set) var url: URL?
  public let options: [AnyHashable: Any]?
  public let isReadOnly: Bool
  open private(set) var identifier: String! = ""
  let entities: [NSEntityDescription]
  let layout: StoreLayout
  let writer: any DatabaseWriter
  private let lock = NSLock()
  private var readCount = 0
  /// How many statements have read: tests count them.
  package var statementCount: Int { lock.withLock { readCount } }

  /// - Throws: An error that names the file, which is left as it was.
  init(
    _ coordinator: NSPersistentStoreCoordinator, type: String, configuration: String?, url: URL?,
    options: [AnyHashable: Any]?
  ) throws {
    let model = coordinator.managedObjectModel
    persistentStoreCoordinator = coordinator
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    let isMemory = type == NSInMemoryStoreType || url?.path == "/dev/null"
    self.url = url ?? URL(string: "memory://\(UUID().uuidString)")
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    guard let entities = model.entities(forConfigurationName: configuration) else {
      throw CoreDataError.make(.open, "the model has no configuration '\(configuration ?? "")'")
    }
    self.entities = entities
    layout = StoreLayout(entities)
    let timeout = options?[NSPersistentStoreTimeoutOption] as? TimeInterval ?? 10
    let settings = StoreConnection.configuration(isReadOnly: isReadOnly && !isMemory, timeout: timeout)
    guard [NSSQLiteStoreType, NSInMemoryStoreType].contains(type) else {
      throw CoreDataError.make(.invalidType, "there are stores of the types SQLite and InMemory here, not '\(type)'")
    }
    guard isMemory || url != nil else { throw CoreDataError.make(.open, "a store of the type SQLite needs a URL") }
    let file = isMemory ? "a store in memory" : url!.path
    let migration = StoreMigration(
      model: model, entities: entities, layout: layout, file: file,
      isAllowed: options?[NSMigratePersistentStoresAutomaticallyOption] as? Bool ?? true,
      isInferred: options?[NSInferMappingModelAutomaticallyOption] as? Bool ?? true)
    do {
      if isMemory {
        writer = try DatabaseQueue(configuration: settings)
      } else {
        try StoreFile.prepare(url!, isReadOnly: isReadOnly)
        // A journal mode is a change of the file: first it is looked at as it is.
        if FileManager.default.fileExists(atPath: url!.path) { try Self.look(url!, migration, timeout) }
        writer =
          isReadOnly
          ? try DatabaseQueue(path: url!.path, configuration: settings)
          : try DatabasePool(path: url!.path, configuration: settings)
      }
      super.init()
      if isReadOnly, !isMemory {
        identifier = try writer.read { try migration.check($0) } ?? ""
      } else {
        identifier = try writer.write { database in
          _ = try migration.check(database)
          return try migration.update(database)
        }
      }
    } catch {
      throw url.map { StoreFile.error($0, .open, error) } ?? error
    }
  }
  private static func look(_ url: URL, _ migration: StoreMigration, _ timeout: TimeInterval) throws {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
    if size == 0 { return }
    let queue = try DatabaseQueue(
      path: url.path, configuration: StoreConnection.configuration(isReadOnly: true, timeout: timeout))
    _ = try queue.read { try migration.check($0) }
    try queue.close()
  }

  open var metadata: [String: Any]! {
    get {
      var result: [String: Any] = [NSStoreUUIDKey: identifier ?? "", NSStoreTypeKey: type]
      result[NSStoreModelVersionHashesKey] = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in
        first
      }
      let own = try? writer.read { try StoreFile.ownMetadata($0) }
      return result.merging(own ?? [:]) { first, _ in first }
    }
    set {
      let own = (newValue ?? [:]).filter {
        ![NSStoreUUIDKey, NSStoreTypeKey, NSStoreModelVersionHashesKey].contains($0.key)
      }
      do {
        let data = try PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0)
        try writer.write { try StoreMigration.set($0, "metadata", data.base64EncodedString()) }
      } catch {
        Notice.tell("the metadata of \(url?.path ?? "") could not be kept: \(error)")
      }
    }
  }
  var file: URL { url ?? URL(fileURLWithPath: "/dev/null") }

  func read<T>(_ body: (Database) throws -> T) throws -> T {
    lock.withLock { readCount += 1 }
    do { return try writer.read(body) } catch let error as DatabaseError { throw StoreFile.error(file, .sql, error) }
  }
  func write<T>(_ body: (Database) throws -> T) throws -> T {
    if isReadOnly { throw CoreDataError.make(.save, "\(file.path): the store is read-only") }
    do { return try writer.write(body) } catch let error as DatabaseError { throw StoreFile.error(file, .save, error) }
  }
  func close() throws {
    persistentStoreCoordinator = nil
    try writer.close()
  }
}

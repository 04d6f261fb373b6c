import CoreDataModel
import Foundation

/// How a store is to be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: a description belongs to who makes it.
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// For a container of CloudKit; nothing syncs here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var given: [String: NSObject] = [:]
  private var pragmas: [String: NSObject] = [:]

  public override init() { super.init() }
  public init(url: URL) {
    self.url = url
    super.init()
  }
  open var options: [String: NSObject] { given }
  open func setOption(_ option: NSObject?, forKey key: String) {
    given[key] = option
    if key == NSReadOnlyPersistentStoreOption { isReadOnly = (option as? NSNumber)?.boolValue ?? false }
  }
  open var sqlitePragmas: [String: NSObject] { pragmas }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    pragmas[name] = value
    Notice.tell("the pragma '\(name)' of a store is not used: stores have a journal of their own (WAL)")
  }
  var allOptions: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for (key, value) in given { result[key] = value }
    result[NSReadOnlyPersistentStoreOption] = isReadOnly
    result[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    result[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    result[NSPersistentStoreTimeoutOption] = timeout
    return result
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = NSPersistentStoreDescription()
    (result.type, result.configuration, result.url, result.isReadOnly) = (type, configuration, url, isReadOnly)
    (result.timeout, result.shouldAddStoreAsynchronously) = (timeout, shouldAddStoreAsynchronously)
    result.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    result.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    (result.given, result.pragmas) = (given, pragmas)
    return result
  }
}

/// A model, a coordinator with its stores, and a context for views.
///
/// ```swift
/// let container = NSPersistentContainer(name: "Shelf")
/// container.loadPersistentStores { _, error in
///   if let error { fatalError("\(error)") }
/// }
/// ```
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Unchecked: its parts are safe by themselves, and descriptions are set before stores are loaded.
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container with the model `NAME.xcdatamodeld` among the program's resources. Without one it says so, and its model is empty.
  public convenience init(name: String, file: String = #fileID) {
    ManagedClasses.noteModule(file: file)
    self.init(name: name, managedObjectModel: ModelFiles.model(named: name))
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  /// The app's folder in that of the user's data. Source: our choice, because apps without an identifier have to have one too.
  open class func defaultDirectoryURL() -> URL {
    let base =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    return base.appendingPathComponent(Bundle.main.bundleIdentifier ?? program)
  }
  /// Opens the stores, and says of each how it went.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  /// A context of its own queue, which saves to the stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    nonisolated(unsafe) let block = block
    context.perform { block(context) }
  }
  open func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}

extension ModelFiles {
  private final class Cache: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var models: [String: NSManagedObjectModel] = [:]
  }
  private static let cache = Cache()

  /// The model with a name. Containers of one name share it, so that a class has one entity.
  static func model(named name: String) -> NSManagedObjectModel {
    cache.lock.withLock {
      if let model = cache.models[name] { return model }
      guard let url = url(named: name), let model = NSManagedObjectModel(contentsOf: url) else {
        Notice.tell(
          "there is no model '\(name).xcdatamodeld' among the program's resources; "
            + "add .copy(\"\(name).xcdatamodeld\") to those of the target")
        return NSManagedObjectModel()
      }
      cache.models[name] = model
      return model
    }
  }
}

import Foundation

/// The stores of a model, for its contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Unchecked: `stores` is used under the lock.
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  let hub = ContextHub()

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LiveModels.add(model)
  }
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// - Throws: An error that names the file, which is left as it was.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = try NSPersistentStore(
      self, type: storeType, configuration: configuration, url: storeURL, options: options)
    lock.withLock { stores.append(store) }
    return store
  }
  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    func load() -> (any Error)? {
      do {
        try addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
          options: storeDescription.allOptions)
        return nil
      } catch { return error }
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, load()) }
    nonisolated(unsafe) let load = load, block = block
    DispatchQueue.global().async { block(storeDescription, load()) }
  }
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { stores.removeAll { $0 === store } }
    try store.close()
  }
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.file }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

  /// The identifier that an object's URL stands for, if one of the stores is that of the URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "x-coredata", let host = url.host, parts.count == 2, parts[1].hasPrefix("p"),
      let key = Int64(parts[1].dropFirst()), let entity = managedObjectModel.entitiesByName[parts[0]],
      let store = persistentStores.first(where: { $0.identifier.lowercased() == host.lowercased() })
    else { return nil }
    return NSManagedObjectID(entity, key, store)
  }

  /// Deletes a store's file and those beside it.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    if url.path == "/dev/null" { return }
    for ending in ["", "-wal", "-shm"] {
      let path = url.path + ending
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }
  }
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  open func destroyPersistentStore(at url: URL, ofType storeType: String) throws {
    try destroyPersistentStore(at: url, ofType: storeType, options: nil)
  }
  /// Replaces a store, which need not exist, by a copy of another.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    for store in persistentStores where store.url == destinationURL { try remove(store) }
    do { try StoreFile.copy(sourceURL, to: destinationURL) } catch {
      throw StoreFile.error(destinationURL, .open, error)
    }
  }
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws {
    try replacePersistentStore(
      at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
      sourceOptions: sourceOptions, ofType: type.rawValue)
  }
  /// Moves a store to another file: the coordinator then has that one. The first file stays. Source: Apple, documentation of
  /// `migratePersistentStore(_:to:options:withType:)`.
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    guard let url = store.url, store.type == NSSQLiteStoreType, storeType == NSSQLiteStoreType else {
      throw CoreDataError.make(
        .migration, "a store of the type \(store.type) cannot become one of the type \(storeType)")
    }
    try remove(store)
    do { try StoreFile.copy(url, to: URL) } catch { throw StoreFile.error(URL, .migration, error) }
    let configuration = store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : store.configurationName
    return try addPersistentStore(
      ofType: storeType, configurationName: configuration, at: URL, options: options ?? store.options)
  }
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
  }
  /// The metadata of a store that need not be open.
  ///
  /// - Throws: An error that names the file, if it is no store.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { try StoreFile.metadata(url) }
  open class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { try StoreFile.metadata(storeURL) }
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool { store.url == url }
  /// Executes a request for a context.
  @discardableResult open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }
  /// Stores are safe to use from each thread: the block runs at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { block() }
  }
  /// Posts that a store has changed, if the app asked for that by `NSPersistentStoreRemoteChangeNotificationPostOptionKey`.
  func tellRemoteChange(of store: NSPersistentStore) {
    guard store.tellsRemoteChanges else { return }
    var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? "", NSPersistentStoreURLKey: store.file]
    info[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
  }

  /// The store that new objects of an entity go to.
  func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    let able = persistentStores.filter { $0.has(entity) }
    return able.first { !$0.isReadOnly } ?? able.first
  }
  /// Those that can have objects of an entity.
  func stores(for entity: NSEntityDescription, _ chosen: [NSPersistentStore]?) -> [NSPersistentStore] {
    persistentStores.filter { store in store.has(entity) && chosen?.contains { $0 === store } ?? true }
  }
}

/// Tells the contexts of a coordinator what another has saved.
final class ContextHub: @unchecked Sendable {
  // Unchecked: `members` is used under the lock.
  private struct Member { weak var context: NSManagedObjectContext? }
  private let lock = NSLock()
  private var members: [Member] = []

  func join(_ context: NSManagedObjectContext) {
    lock.withLock {
      members.removeAll { $0.context == nil }
      members.append(Member(context: context))
    }
  }
  func broadcast(_ news: SavedObjects, from sender: NSManagedObjectContext) {
    for member in lock.withLock({ members }) {
      guard let context = member.context, context !== sender else { continue }
      context.put(news)
    }
  }
}

/// What was saved, by identifiers.
struct SavedObjects {
  var inserted: Set<NSManagedObjectID> = []
  var updated: Set<NSManagedObjectID> = []
  var deleted: Set<NSManagedObjectID> = []
}

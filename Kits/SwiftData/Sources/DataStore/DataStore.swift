import Foundation

/// How a store of an app's own is described: what makes it, and which models it keeps.
public protocol DataStoreConfiguration: Hashable {
  associatedtype Store: DataStore where Self == Store.Configuration
  var name: String { get }
  /// The models that the store keeps; nil for those of the container.
  var schema: Schema? { get set }
  /// Whether a store can be made of the configuration.
  func validate() throws
}
extension DataStoreConfiguration {
  public func validate() throws {}
}

/// A store of an app's own: a file of another format, a server.
///
/// It hands out the values of models as snapshots and takes them back. What it does not filter or sort itself it throws `DataStoreError.preferInMemoryFilter`
/// or `preferInMemorySort` for, and is asked for everything then.
///
/// ```swift
/// final class JSONStore: DataStore {
///   func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
///     if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
///     return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: try read())
///   }
/// }
/// ```
public protocol DataStore: AnyObject {
  associatedtype Configuration: DataStoreConfiguration where Self == Configuration.Store
  associatedtype Snapshot: DataStoreSnapshot
  var configuration: Configuration { get }
  var identifier: String { get }
  var schema: Schema { get }
  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws
  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
  func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
  func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>
  func erase() throws
  func initializeState(for editingState: EditingState)
  func invalidateState(for editingState: EditingState)
  func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Snapshot]
}
extension DataStore {
  public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    try fetch(request).fetchedSnapshots.count
  }
  public func fetchIdentifiers<T: PersistentModel>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> [PersistentIdentifier] { try fetch(request).fetchedSnapshots.map(\.persistentIdentifier) }
  public func erase() throws { throw DataStoreError.unsupportedFeature }
  public func initializeState(for editingState: EditingState) {}
  public func invalidateState(for editingState: EditingState) {}
  public func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Snapshot] { [:] }
}

/// The errors of a store.
public enum DataStoreError: Error, Hashable, Sendable {
  case invalidPredicate, preferInMemoryFilter, preferInMemorySort, unsupportedFeature
}

/// Who asks a store: one context, from its beginning to its end.
public struct EditingState: Identifiable, Hashable, Sendable {
  public let id: UUID
  public let author: String?
}

public struct DataStoreFetchRequest<T: PersistentModel>: Sendable {
  public let descriptor: FetchDescriptor<T>
  public let editingState: EditingState
}

public struct DataStoreFetchResult<ModelType: PersistentModel, SnapshotType: DataStoreSnapshot>: Sendable {
  public let descriptor: FetchDescriptor<ModelType>
  public let fetchedSnapshots: [SnapshotType]
  public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

  public init(
    descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
    relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
  ) {
    self.descriptor = descriptor
    self.fetchedSnapshots = fetchedSnapshots
    self.relatedSnapshots = relatedSnapshots
  }
}

public struct DataStoreSaveChangesRequest<T: DataStoreSnapshot>: Sendable {
  public let editingState: EditingState
  public let inserted: [T]
  public let updated: [T]
  public let deleted: [T]
}

public final class DataStoreSaveChangesResult<T: DataStoreSnapshot>: Sendable {
  public let storeIdentifier: String
  /// The identifiers that new models have from now on.
  public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
  /// What the store has made of models, which the contexts take over.
  public let snapshotsToReregister: [PersistentIdentifier: T]

  public init(
    for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: T] = [:]
  ) {
    self.storeIdentifier = storeIdentifier
    self.remappedIdentifiers = remappedIdentifiers
    self.snapshotsToReregister = snapshotsToReregister
  }
}

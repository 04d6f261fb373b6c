import Foundation
import GRDB

/// A store of an app's own, as contexts use it: what it hands out is kept in a database in memory, which is where predicates, orders and relationships are
/// looked at.
final class CustomStore: @unchecked Sendable {
  // Unchecked: the keys are used under the lock, the store where contexts are used; it is the app's to make that safe.
  private let store: any AnyDataStore
  private let lock = NSLock()
  private var keys: [PersistentIdentifier: Int64] = [:]
  private var identifiers: [Int64: PersistentIdentifier] = [:]
  var identifier: String { store.storeIdentifier }
  var schema: Schema { store.storeSchema }
  /// Rows of what the store has are numbered from here. Source: our choice, so that they are told from the numbers of new models.
  private var lastKey: Int64 = 1 << 48

  init<C: DataStoreConfiguration>(_ configuration: C, _ plan: (any SchemaMigrationPlan.Type)?) throws {
    try configuration.validate()
    let made = try C.Store(configuration, migrationPlan: plan)
    guard C.Store.Snapshot.self == DefaultSnapshot.self else {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(C.Store.self) has snapshots of its own, \(C.Store.Snapshot.self): contexts here read DefaultSnapshot alone")
    }
    store = DataStoreBox(made)
  }

  // MARK: - Identity

  /// The row of an identifier; a new one if it has none.
  func key(_ identifier: PersistentIdentifier) -> Int64 {
    lock.withLock {
      if let key = keys[identifier] { return key }
      lastKey += 1
      keys[identifier] = lastKey
      identifiers[lastKey] = identifier.withKey(lastKey)
      return lastKey
    }
  }
  func knownKey(_ identifier: PersistentIdentifier) -> Int64? { lock.withLock { keys[identifier] } }
  /// The identifier that the store has given a row; nil for a row that it does not know.
  func identifier(_ key: Int64) -> PersistentIdentifier? { lock.withLock { identifiers[key] } }
  private func remap(
    _ key: Int64, _ former: PersistentIdentifier?, _ identifier: PersistentIdentifier
  ) -> PersistentIdentifier {
    lock.withLock {
      // What a snapshot says of the model by its former identifier is of the same row.
      if let former = former { keys[former] = key }
      let identifier = identifier.withKey(key)
      keys[identifier] = key
      identifiers[key] = identifier
      return identifier
    }
  }

  // MARK: - Reading

  /// Asks the store for what a descriptor wants, and takes it over. Returns what is different from what was there.
  func refresh<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, _ query: FetchQuery, _ state: EditingState, _ mirror: ModelStore
  ) throws -> ContextHub.News {
    let plan = query.plan
    var (snapshots, related, isWhole) = try store.snapshots(descriptor, state)
    if !isWhole {
      // What the store no longer finds is gone or different: which, it is asked.
      let found = Set(snapshots.map { key($0.persistentIdentifier) })
      let known = try mirror.read { try $0.uncountedValues(query.selectKeys) }
      if known.contains(where: { Int64.fromDatabaseValue($0).map { !found.contains($0) } ?? false }) {
        (snapshots, related, isWhole) = try store.snapshots(FetchDescriptor<T>(), state)
      }
    }
    return try mirror.take(snapshots + related, self, replacing: isWhole ? plan : nil)
  }
  /// Takes all over that the store has.
  func load(_ mirror: ModelStore) throws {
    let state = EditingState(id: UUID(), author: nil)
    begin(state)
    defer { end(state) }
    for plan in mirror.schema.plans {
      func load<M: PersistentModel>(_: M.Type) throws {
        let descriptor = FetchDescriptor<M>()
        _ = try refresh(descriptor, try FetchQuery(descriptor), state, mirror)
      }
      try load(plan.type)
    }
  }

  // MARK: - Writing

  /// Saves models. New ones get the identifiers that the store gives them.
  func save(
    _ inserted: [any PersistentModel], _ updated: [any PersistentModel], _ deleted: [any PersistentModel],
    _ state: EditingState
  ) throws -> [DefaultSnapshot] {
    func snapshots(_ models: [any PersistentModel]) -> [DefaultSnapshot] {
      models.map { DefaultSnapshot($0._$storage) }
    }
    let result = try store.save(
      DataStoreSaveChangesRequest(
        editingState: state, inserted: snapshots(inserted), updated: snapshots(updated), deleted: snapshots(deleted)))
    for model in inserted {
      let storage = model._$storage
      guard let former = storage.knownIdentifier else { continue }
      storage.knownIdentifier = remap(storage.key, former, result.remappedIdentifiers[former] ?? former)
    }
    return Array(result.snapshotsToReregister.values)
  }
  func erase() throws { try store.erase() }
  func begin(_ state: EditingState) { store.begin(state) }
  func end(_ state: EditingState) { store.end(state) }
}

extension PersistentIdentifier {
  func withKey(_ key: Int64) -> PersistentIdentifier {
    PersistentIdentifier(store: id.store, entity: id.entity, key: key, primary: id.primary ?? "\(id.key)")
  }
}

/// A store of whatever type.
private protocol AnyDataStore {
  var storeIdentifier: String { get }
  var storeSchema: Schema { get }
  func snapshots<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, _ state: EditingState
  ) throws -> (fetched: [DefaultSnapshot], related: [DefaultSnapshot], isWhole: Bool)
  func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot>
  func erase() throws
  func begin(_ state: EditingState)
  func end(_ state: EditingState)
}

private struct DataStoreBox<Store: DataStore>: AnyDataStore {
  let store: Store
  init(_ store: Store) { self.store = store }
  var storeIdentifier: String { store.identifier }
  var storeSchema: Schema { store.schema }

  func snapshots<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, _ state: EditingState
  ) throws -> (fetched: [DefaultSnapshot], related: [DefaultSnapshot], isWhole: Bool) {
    var wanted = descriptor
    // What is pending decides what is among the first, so that only all of it will do.
    (wanted.fetchLimit, wanted.fetchOffset) = (nil, nil)
    while true {
      do {
        let result = try store.fetch(DataStoreFetchRequest(descriptor: wanted, editingState: state))
        let fetched = result.fetchedSnapshots as? [DefaultSnapshot] ?? []
        let related = Array((result.relatedSnapshots as? [PersistentIdentifier: DefaultSnapshot] ?? [:]).values)
        return (fetched, related, wanted.predicate == nil)
      } catch DataStoreError.preferInMemoryFilter where wanted.predicate != nil {
        wanted.predicate = nil
      } catch DataStoreError.preferInMemorySort where !wanted.sortBy.isEmpty {
        wanted.sortBy = []
      }
    }
  }
  func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    guard let request = request as? DataStoreSaveChangesRequest<Store.Snapshot>,
      let result = try store.save(request) as? DataStoreSaveChangesResult<DefaultSnapshot>
    else { throw DataStoreError.unsupportedFeature }
    return result
  }
  func erase() throws { try store.erase() }
  func begin(_ state: EditingState) { store.initializeState(for: state) }
  func end(_ state: EditingState) { store.invalidateState(for: state) }
}

/// What a context has not saved, as its fetches see it: it decides whether a query has to know of it.
final class PendingChanges {
  /// The entities of which models came or went, and the properties that changed, since the last save.
  private var entities: Set<ObjectIdentifier> = []
  private var properties: Set<PropertyKey> = []
  /// The models that no temporary table has as they are now, by store.
  private var unwritten: [ObjectIdentifier: any PersistentModel] = [:]
  private var tables: [ObjectIdentifier: PendingTables] = [:]
  private struct PropertyKey: Hashable {
    let plan: ObjectIdentifier
    let index: Int
  }

  func changed(_ model: any PersistentModel, _ index: Int) {
    properties.insert(PropertyKey(plan: ObjectIdentifier(model._$storage.plan), index: index))
    unwritten[ObjectIdentifier(model)] = model
  }
  func cameOrWent(_ model: any PersistentModel) {
    entities.insert(ObjectIdentifier(model._$storage.plan))
    unwritten[ObjectIdentifier(model)] = model
  }
  /// Nothing is pending any more.
  func forget() {
    (entities, properties) = ([], [])
    storesChanged()
  }
  /// What is pending has to be seen anew with what the stores have now.
  func storesChanged() {
    unwritten = [:]
    for table in tables.values { table.forget() }
  }

  /// Whether what a query finds may depend on what is pending.
  func concern(_ query: FetchQuery) -> Bool {
    entities.contains { query.dependencies.concerns($0) }
      || properties.contains { query.dependencies.concerns($0.plan, $0.index) }
  }
  /// How many models were written into temporary tables for fetches, which tests count.
  var writes: Int { tables.values.reduce(0) { $0 + $1.writes } }

  func read<T>(
    _ store: ModelStore, all: () -> [any PersistentModel], _ body: (Connection) throws -> T
  ) throws -> T {
    let identity = ObjectIdentifier(store)
    let table = tables[identity] ?? PendingTables(store)
    tables[identity] = table
    let own = unwritten.filter { $0.value._$storage.knownIdentifier?.storeIdentifier == store.identifier }
    do {
      let result = try table.read(changed: ModelContext.sorted(own), all: all, body)
      for key in own.keys { unwritten[key] = nil }
      return result
    } catch {
      // What was made of tables is gone with the transaction.
      tables[identity] = nil
      throw error
    }
  }
}

extension ModelContext {
  /// How many models were written for fetches that have to see what is not saved, which tests count.
  public var _pendingWrites: Int { pending.writes }
}

import Foundation
import GRDB

extension ModelContext {
  /// The models that a descriptor asks for.
  /// - Throws: `SwiftDataError.unsupportedPredicate` or `unsupportedSortDescriptor`, with the expression.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try fetch(descriptor, reading: .max)
  }
  /// The same, with the values of the first models alone; those of the others are read when one of them is asked for.
  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, reading limit: Int) throws -> [T] {
    let query = try FetchQuery(descriptor)
    try refresh(descriptor, query)
    let found = try rows(query, descriptor.includePendingChanges) {
      try $0.rows(query.selectRows, reading: limit, key: query.plan.columns.count)
    }
    let models: [T] = materialise(query.plan, found)
    try prefetch(descriptor, query.plan, models)
    return models
  }
  /// The same, read a batch at a time as elements are asked for.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    let batches = ModelBatches<T>(self, try fetchIdentifiers(descriptor), max(1, batchSize))
    return FetchResultsCollection(read: { batches.model($0) }, endIndex: batches.identifiers.count)
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    let query = try FetchQuery(descriptor)
    try refresh(descriptor, query)
    let found = try rows(query, descriptor.includePendingChanges) { try $0.values(query.selectCount) }
    return found.first.flatMap { Int.fromDatabaseValue($0) } ?? 0
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    let query = try FetchQuery(descriptor)
    try refresh(descriptor, query)
    let keys = try rows(query, descriptor.includePendingChanges) { try $0.values(query.selectKeys) }
    guard let store = stores.store(of: query.plan) else { return [] }
    return keys.compactMap { Int64.fromDatabaseValue($0) }.map { store.identifier(query.plan, $0) }
  }
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    let found = try fetchIdentifiers(descriptor)
    return FetchResultsCollection(read: { found[$0] }, endIndex: found.count)
  }

  /// Calls `block` with each model. Of a batch that is done nothing is kept.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    let found = try self.fetch(fetch, batchSize: batchSize)
    for model in found where !model.isDeleted { try block(model) }
  }

  // MARK: -

  /// Asks a store of the app's own, where the models are in one.
  private func refresh<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ query: FetchQuery) throws {
    guard let store = stores.store(of: query.plan), let custom = store.custom else { return }
    let news = try custom.refresh(descriptor, query, editingState, store)
    if !news.isEmpty { stores.hub.broadcast(news, from: nil) }
  }

  /// Reads from the store; if something that the query depends on was not saved, as if it had been.
  private func rows<Result>(
    _ query: FetchQuery, _ includesPending: Bool, _ body: (Connection) throws -> Result
  ) throws -> Result {
    hearNews()
    guard let store = stores.store(of: query.plan) else {
      throw SwiftDataError(.unknownSchema, "the container's schema has no \(query.plan.name)")
    }
    guard includesPending, hasChanges, pending.concern(query), store.configuration.allowsSave else {
      return try store.read(body)
    }
    return try pending.read(store, all: { modelsToSave(store) }, body)
  }
  private func modelsToSave(_ store: ModelStore) -> [any PersistentModel] {
    let all = deletedModelsArray + changedModelsArray + insertedModelsArray
    return all.filter { stores.store(of: $0._$storage.plan) === store }
  }

  private func materialise<T: PersistentModel>(_ plan: EntityPlan, _ found: FoundRows) -> [T] {
    let group = FetchGroup(found.keys)
    expect(found.keys.count)
    var models: [T] = []
    models.reserveCapacity(found.keys.count)
    for (index, key) in found.keys.enumerated() {
      let row = index < found.rows.count ? found.rows[index] : nil
      guard let model = model(plan, key, row, group) as? T else { continue }
      models.append(model)
    }
    return models
  }

  /// The model of a row, which is made if the context does not have it. What was changed or read here stays as it is.
  func model(_ plan: EntityPlan, _ key: Int64, _ row: StoredRow?, _ group: FetchGroup?) -> any PersistentModel {
    if let model = registered(plan, key) {
      let storage = model._$storage
      if storage.state == .saved, storage.row == nil { storage.row = row }
      if storage.group == nil { storage.group = group }
      return model
    }
    return make(plan, key, row, group)
  }

  func make(
    _ plan: EntityPlan, _ key: Int64, _ row: StoredRow?, _ group: FetchGroup? = nil
  ) -> any PersistentModel {
    func make<M: PersistentModel>(_ type: M.Type) -> M {
      let storage = _ModelStorage(plan, row, in: self, group)
      storage.knownIdentifier = stores.store(of: plan)?.identifier(plan, key)
      return M(backingData: DefaultBackingData<M>(storage: storage))
    }
    let model: any PersistentModel = make(plan.type)
    register(model, plan, key)
    return model
  }
}

/// Reads models of known identifiers a batch at a time.
private final class ModelBatches<T: PersistentModel> {
  let context: ModelContext
  let identifiers: [PersistentIdentifier]
  let size: Int
  private var batch: [T] = []
  private var first = 0

  init(_ context: ModelContext, _ identifiers: [PersistentIdentifier], _ size: Int) {
    (self.context, self.identifiers, self.size) = (context, identifiers, size)
  }
  func model(_ position: Int) -> T {
    if !(first..<first + batch.count).contains(position) {
      first = position / size * size
      let part = identifiers[first..<min(first + size, identifiers.count)]
      let plan = EntityPlan.of(T.self)
      let found = context.models(plan, part.map(\.key))
      batch = part.map { (found[$0.key] ?? context.model(for: $0)) as! T }
    }
    return batch[position - first]
  }
}

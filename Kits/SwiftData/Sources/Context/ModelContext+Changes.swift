import Foundation

extension ModelContext {
  /// Adds a model and all that it leads to.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let storage = model._$storage
    if storage.context === self, storage.state != .deleted { return }
    if storage.state == .deleted, storage.context === self {
      restore(model, storage)
      return
    }
    let plan = storage.plan
    guard let store = stores.store(of: plan) else {
      fatalError("SwiftData: the container's schema has no \(plan.name): add it to ModelContainer(for:)")
    }
    let key = store.newKey()
    storage.readConstants(of: model)
    storage.knownIdentifier = PersistentIdentifier(store: store.identifier, entity: plan.name, key: key)
    storage.state = .inserted
    storage.context = self
    insertedModels[ObjectIdentifier(model)] = model
    register(model, plan, key)
    cameOrWent(model)
    connect(model, storage)
    recordUndoOfInsert(model)
  }

  /// Links what an initialiser has set, which no setter has seen, and adds the models at the other ends.
  private func connect(_ model: any PersistentModel, _ storage: _ModelStorage) {
    for property in storage.plan.relationships where storage.isLoaded(property.index) {
      let value = storage.value(property.index)
      let others: [any PersistentModel]
      switch property.kind {
      case .attribute: continue
      case .toOne(let one): others = one.model(in: value).map { [$0] } ?? []
      case .toMany(let many): others = many.models(in: value)
      }
      let isRaw = !storage.changed.contains(property.index)
      for other in others {
        if isRaw {
          property.recordPair(model, other, isAdded: true)
          property.inverse?.link(other, to: model, property)
        }
        if other._$storage.context == nil, other._$storage.state == .detached { insertAny(other) }
      }
    }
  }

  /// Deletes a model, and by the delete rules what it leads to.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.context === self, storage.state != .deleted else { return }
    recordUndoOfDelete(model)
    let wasInserted = storage.state == .inserted
    let others = storage.plan.relationships.map { ($0, storage.others($0)) }
    storage.state = .deleted
    let identity = ObjectIdentifier(model)
    changedModels[identity] = nil
    if wasInserted {
      insertedModels[identity] = nil
      storage.context = nil
    } else {
      deletedModels[identity] = model
    }
    for (property, models) in others where !models.isEmpty {
      switch property.deleteRule {
      case .noAction: continue
      case .deny: denials.append((model, property))
      case .cascade: for other in models { deleteAny(other) }
      case .nullify: break
      }
      guard property.deleteRule != .deny, let inverse = property.inverse else { continue }
      for other in models where other._$storage.state != .deleted { inverse.unlink(other, from: model) }
    }
    cameOrWent(model)
  }

  /// Takes a deletion back that was not saved.
  func restore(_ model: any PersistentModel, _ storage: _ModelStorage) {
    let identity = ObjectIdentifier(model)
    deletedModels[identity] = nil
    denials.removeAll { $0.model === model }
    storage.state = .saved
    if !storage.changed.isEmpty { changedModels[identity] = model }
    connectAgain(model, storage)
    cameOrWent(model)
  }
  func connectAgain(_ model: any PersistentModel, _ storage: _ModelStorage) {
    for property in storage.plan.relationships {
      for other in storage.others(property) where other._$storage.state != .deleted {
        property.recordPair(model, other, isAdded: true)
        property.inverse?.link(other, to: model, property)
      }
    }
  }

  /// Deletes the models that fulfil a predicate; without one all of the type.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  /// Does changes and saves them; if `block` throws nothing of them remains.
  public func transaction(block: () throws -> Void) throws {
    do {
      try block()
    } catch {
      rollback()
      throw error
    }
    try save()
  }

  /// Forgets what was not saved.
  public func rollback() {
    let inserted = insertedModelsArray, changed = changedModelsArray, deleted = deletedModelsArray
    insertedModels = [:]
    changedModels = [:]
    deletedModels = [:]
    denials = []
    for model in inserted {
      let storage = model._$storage
      registry[RowKey(plan: storage.plan, key: storage.key)] = nil
      storage.state = .detached
      storage.context = nil
      storage.knownIdentifier = nil
      storage.changed = []
      storage.pairChanges = [:]
    }
    for model in changed + deleted {
      let storage = model._$storage
      storage.state = .saved
      storage.refault()
    }
    pending.forget()
    for model in changed + deleted { model._$storage.notifyAny(model, model._$storage.plan.properties.indices) }
    tellQueries { _ in true }
  }
}

extension _ModelStorage {
  /// The models that a relationship leads to.
  func others(_ property: PropertyPlan) -> [any PersistentModel] {
    if state != .saved, !isLoaded(property.index) { return [] }
    switch property.kind {
    case .attribute: return []
    case .toOne(let one): return one.model(in: value(property.index)).map { [$0] } ?? []
    case .toMany(let many): return many.models(in: value(property.index))
    }
  }
}

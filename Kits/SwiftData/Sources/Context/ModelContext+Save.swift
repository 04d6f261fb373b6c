import Foundation
import GRDB

extension ModelContext {
  /// Writes all changes to the stores, each store's in one transaction.
  /// - Throws: `SwiftDataError.modelValidationFailure`, or an error that names the file and what is wrong with it. The changes are then still there.
  public func save() throws {
    hearNews()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try checkDenials()
    let inserted = insertedModelsArray, changed = changedModelsArray, deleted = deletedModelsArray
    for store in stores.all {
      let taken = try saveToCustom(store, inserted, changed, deleted)
      let changes = try changeSet(for: store)
      defer { if !taken.isEmpty { stores.hub.broadcast(taken, from: nil) } }
      if changes.isEmpty { continue }
      let merged = try store.save(changes, author: author)
      for model in inserted { adopt(model, merged) }
    }
    finish(inserted, changed, deleted)
    let news = ContextHub.News(
      inserted: inserted.map(Self.row), updated: changed.map(Self.row), deleted: deleted.map(Self.row))
    stores.hub.broadcast(news, from: mailbox)
    post(inserted, changed, deleted)
  }

  /// Hands changes to a store of the app's own first. Returns what that has made of them.
  private func saveToCustom(
    _ store: ModelStore, _ inserted: [any PersistentModel], _ changed: [any PersistentModel],
    _ deleted: [any PersistentModel]
  ) throws -> ContextHub.News {
    guard let custom = store.custom else { return ContextHub.News() }
    func own(_ models: [any PersistentModel]) -> [any PersistentModel] {
      models.filter { stores.store(of: $0._$storage.plan) === store }
    }
    let parts = (own(inserted), own(changed), own(deleted))
    if parts.0.isEmpty, parts.1.isEmpty, parts.2.isEmpty { return ContextHub.News() }
    let snapshots = try custom.save(parts.0, parts.1, parts.2, editingState)
    return snapshots.isEmpty ? ContextHub.News() : try store.take(snapshots, custom, replacing: nil)
  }

  private func checkDenials() throws {
    for denial in denials {
      let others = denial.model._$storage.others(denial.property)
      guard others.contains(where: { $0._$storage.state != .deleted }) else { continue }
      throw SwiftDataError(
        .modelValidationFailure,
        "a \(denial.property.entity.name) cannot be deleted while its \(denial.property.name) has models (rule deny)")
    }
  }

  /// A new model whose unique values were there is now the model that had them.
  private func adopt(_ model: any PersistentModel, _ merged: [RowKey: Int64]) {
    let storage = model._$storage
    let row = Self.row(model)
    guard let key = merged[row], let known = storage.knownIdentifier else { return }
    registry[row] = nil
    if let former = registered(storage.plan, key), former !== model {
      former._$storage.refault()
      changedModels[ObjectIdentifier(former)] = nil
      former._$storage.notifyAny(former, former._$storage.plan.properties.indices)
    } else {
      register(model, storage.plan, key)
    }
    storage.knownIdentifier = PersistentIdentifier(store: known.id.store, entity: known.entityName, key: key)
  }

  private func finish(
    _ inserted: [any PersistentModel], _ changed: [any PersistentModel], _ deleted: [any PersistentModel]
  ) {
    for model in inserted + changed {
      let storage = model._$storage
      if storage.state != .deleted { storage.state = .saved }
      storage.changed = []
      storage.pairChanges = [:]
    }
    for model in changed { model._$storage.row = nil }
    for model in deleted {
      let storage = model._$storage
      registry[RowKey(plan: storage.plan, key: storage.key)] = nil
      storage.context = nil
      storage.changed = []
    }
    insertedModels = [:]
    changedModels = [:]
    deletedModels = [:]
    denials = []
    pending.forget()
  }

  private func post(
    _ inserted: [any PersistentModel], _ changed: [any PersistentModel], _ deleted: [any PersistentModel]
  ) {
    let info: [AnyHashable: Any] = [
      NotificationKey.insertedIdentifiers.rawValue: inserted.map(\.persistentModelID),
      NotificationKey.updatedIdentifiers.rawValue: changed.map(\.persistentModelID),
      NotificationKey.deletedIdentifiers.rawValue: deleted.map(\.persistentModelID),
    ]
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: info)
  }

  static func row(_ model: any PersistentModel) -> RowKey {
    RowKey(plan: model._$storage.plan, key: model._$storage.key)
  }

  // MARK: - Changes as values

  func changeSet(for store: ModelStore) throws -> ChangeSet {
    var changes = ChangeSet()
    for model in insertedModelsArray {
      let storage = model._$storage
      guard stores.store(of: storage.plan) === store else { continue }
      let values = try storage.plan.columns.map { try storage.stored($0) }
      changes.inserts.append(ChangeSet.Insert(row: Self.row(model), values: values))
      addPairs(storage, Self.row(model), &changes)
    }
    for model in changedModelsArray {
      let storage = model._$storage
      guard stores.store(of: storage.plan) === store else { continue }
      let columns = storage.plan.columns.filter { storage.changed.contains($0.index) }
      let values = try columns.map { try storage.stored($0) }
      let update = ChangeSet.Update(row: Self.row(model), columns: columns, values: values)
      if !columns.isEmpty { changes.updates.append(update) }
      addPairs(storage, Self.row(model), &changes)
    }
    for model in deletedModelsArray where stores.store(of: model._$storage.plan) === store {
      changes.deletes.append(Self.row(model))
    }
    return changes
  }
  private func addPairs(_ storage: _ModelStorage, _ row: RowKey, _ changes: inout ChangeSet) {
    for (index, pairs) in storage.pairChanges {
      guard let table = storage.plan.properties[index].pairs else { continue }
      for change in pairs.values.sorted(by: { $0.model._$storage.key < $1.model._$storage.key })
      where change.model._$storage.state != .deleted {
        changes.pairs.append(
          ChangeSet.Pair(table: table, first: row, second: Self.row(change.model), isAdded: change.isAdded))
      }
    }
  }
}

/// The values of a model, apart from it.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel
  init(for modelType: Model.Type)
  var persistentModelID: PersistentIdentifier? { get set }
  var metadata: Any { get }
}

/// Values that a storage has.
protocol StorageBacked { var storage: _ModelStorage { get } }

/// The values of a model of `@Model`.
struct DefaultBackingData<Model: PersistentModel>: BackingData, StorageBacked {
  let storage: _ModelStorage

  init(for modelType: Model.Type) { storage = _ModelStorage(modelType) }
  init(storage: _ModelStorage) { self.storage = storage }

  var persistentModelID: PersistentIdentifier? {
    get { storage.knownIdentifier }
    set { if let newValue { storage.knownIdentifier = newValue } }
  }
  var metadata: Any { Model.schemaMetadata }
}

/// The values of a model, for what `@Model` writes.
public func _backingData<M: PersistentModel>(of model: M) -> any BackingData<M> {
  DefaultBackingData<M>(storage: model._$storage)
}
/// The storage that stands behind values, for what `@Model` writes.
public func _storage<M: PersistentModel>(of data: any BackingData<M>, _ model: M) -> _ModelStorage {
  _ModelStorage.of(data, M.self)
}
/// The values of a model as those of its superclass, for what `@Model` writes.
public func _cast<M: PersistentModel, N: PersistentModel>(_ data: any BackingData<M>) -> any BackingData<N> {
  DefaultBackingData<N>(storage: _ModelStorage.of(data, M.self))
}

import Foundation
import SwiftUI

/// Models that are read, changed, and saved together.
///
/// A context belongs to the actor or thread that made it. There is one object for each model in it.
public class ModelContext: Equatable, SendableMetatype {
  /// A context will save. Its `object` is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// A context has saved. `userInfo` has the identifiers, by the raw values of `NotificationKey`.
  public static let didSave = Notification.Name("ModelContextDidSave")
  /// The keys of the values in a notification.
  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }

  let schema: Schema
  let stores: ContainerStores
  private let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// Nil in the main context, which its container keeps.
  private let keptContainer: ModelContainer?
  private weak var mainContainer: ModelContainer?
  /// The container whose stores the context uses. A main context whose container has gone makes another, whose main context it is.
  public var container: ModelContainer {
    if let container = keptContainer ?? mainContainer { return container }
    let made = ModelContainer(migrationPlan, mainContext: self)
    mainContainer = made
    return made
  }
  /// Whether the context saves by itself, when the main queue next has time.
  public var autosaveEnabled = false { didSet { if autosaveEnabled, hasChanges { scheduleSave() } } }
  public var undoManager: UndoManager?
  /// Who changes things, for the history.
  public var author: String?
  var registry: [RowKey: WeakModel] = [:]
  /// How many entries there may be before those are removed whose models are gone.
  private var registryLimit = 1024
  var insertedModels: [ObjectIdentifier: any PersistentModel] = [:]
  var changedModels: [ObjectIdentifier: any PersistentModel] = [:]
  var deletedModels: [ObjectIdentifier: any PersistentModel] = [:]
  /// Deletions that a rule forbids while there are models at the other end.
  var denials: [(model: any PersistentModel, property: PropertyPlan)] = []
  /// What stores of the app's own know the context by, from the first time that it asks one.
  private(set) lazy var editingState: EditingState = {
    let state = EditingState(id: UUID(), author: author)
    for store in stores.all { store.custom?.begin(state) }
    hasAsked = true
    return state
  }()
  private var hasAsked = false
  let mailbox = Mailbox()
  var queries: [WeakQuery] = []
  let pending = PendingChanges()
  var isSaveScheduled = false
  var isUndoing = false

  struct WeakModel { weak var model: (any PersistentModel)? }

  public convenience init(_ container: ModelContainer) { self.init(container, keeps: true) }
  convenience init(mainOf container: ModelContainer) { self.init(container, keeps: false) }
  private init(_ container: ModelContainer, keeps: Bool) {
    (schema, migrationPlan, stores) = (container.schema, container.migrationPlan, container.stores)
    keptContainer = keeps ? container : nil
    mainContainer = container
    stores.hub.join(self, mailbox)
  }
  deinit {
    if hasAsked { for store in stores.all { store.custom?.end(editingState) } }
  }
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  public var hasChanges: Bool { !insertedModels.isEmpty || !changedModels.isEmpty || !deletedModels.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { Self.sorted(insertedModels) }
  public var changedModelsArray: [any PersistentModel] { Self.sorted(changedModels) }
  public var deletedModelsArray: [any PersistentModel] { Self.sorted(deletedModels) }

  /// In the order in which the models were made.
  static func sorted(_ models: [ObjectIdentifier: any PersistentModel]) -> [any PersistentModel] {
    models.values.sorted { $0._$storage.key < $1._$storage.key }
  }

  // MARK: - Identity

  /// The model of an identifier; one whose row is gone has no values.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let plan = schema.plan(named: persistentModelID.entityName) else {
      fatalError("SwiftData: the container's schema has no \(persistentModelID.entityName)")
    }
    let key = key(plan, persistentModelID)
    return model(plan, key) ?? make(plan, key, nil)
  }
  /// The model of an identifier, if the context has it already.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard let plan = schema.plan(named: persistentModelID.entityName) else { return nil }
    let row = RowKey(plan: plan, key: key(plan, persistentModelID))
    guard let model = registry[row]?.model as? T, !model.isDeleted else { return nil }
    return model
  }
  public subscript<T: PersistentModel>(_ persistentModelID: PersistentIdentifier, as type: T.Type) -> T? {
    guard let plan = schema.plan(named: persistentModelID.entityName) else { return nil }
    return model(plan, key(plan, persistentModelID)) as? T
  }
  private func key(_ plan: EntityPlan, _ identifier: PersistentIdentifier) -> Int64 {
    stores.store(of: plan)?.key(identifier) ?? identifier.key
  }

  func registered(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    registry[RowKey(plan: plan, key: key)]?.model
  }
  /// Makes room for models that are about to come.
  func expect(_ count: Int) {
    if registry.count + count <= registryLimit { return }
    registry = registry.filter { $0.value.model != nil }
    registry.reserveCapacity(registry.count + count)
    registryLimit = max(1024, (registry.count + count) * 2)
  }
  func register(_ model: any PersistentModel, _ plan: EntityPlan, _ key: Int64) {
    expect(1)
    registry[RowKey(plan: plan, key: key)] = WeakModel(model: model)
  }

  // MARK: - Changes

  func modelChanged(_ model: any PersistentModel, _ storage: _ModelStorage, _ index: Int) {
    if storage.state == .saved, !storage.changed.isEmpty { changedModels[ObjectIdentifier(model)] = model }
    pending.changed(model, index)
    tellQueries { $0.dependsOn(storage.plan, index) }
    scheduleSave()
  }
  func cameOrWent(_ model: any PersistentModel) {
    let plan = model._$storage.plan
    pending.cameOrWent(model)
    tellQueries { $0.dependsOn(plan) }
    scheduleSave()
  }

  private func scheduleSave() {
    guard autosaveEnabled, !isSaveScheduled else { return }
    isSaveScheduled = true
    ExitSave.add(self)
    let box = UncheckedBox(weakContext: self)
    DispatchQueue.main.async { box.context?.autosave() }
  }
  private func autosave() {
    isSaveScheduled = false
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch {
      FileHandle.standardError.write(Data("SwiftData: saving by itself failed: \(error)\n".utf8))
    }
  }
  /// Does what follows from changes at once. Everything here does so anyway.
  public func processPendingChanges() { hearNews() }
}

/// A context that is used on the main queue, which is the one that it belongs to.
final class UncheckedBox: @unchecked Sendable {
  // Unchecked: the context is only touched where it lives.
  weak var context: ModelContext?
  init(weakContext: ModelContext) { context = weakContext }
}

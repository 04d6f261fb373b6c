import Foundation
import Observation

/// What keeps the values of one model.
///
/// A value is in its slot once somebody has set or read it; before that it is in `row`, as the store has it; and before that only
/// in the store. What is read of a model in a context is read there when it is asked for.
public final class _ModelStorage {
  enum State {
    /// In no context.
    case detached
    /// In a context, not yet in its store.
    case inserted
    /// In the store.
    case saved
    /// To be deleted from the store, or deleted.
    case deleted
  }

  let type: any PersistentModel.Type
  private(set) lazy var plan = EntityPlan.of(type)
  var slots: [Any?] = []
  /// The row as it was read: its columns are the plan's.
  var row: StoredRow?
  var state = State.detached
  /// A model keeps its context alive. A context keeps no model but those with something to save.
  var context: ModelContext?
  /// What the model was fetched with.
  var group: FetchGroup?
  var knownIdentifier: PersistentIdentifier?
  /// The properties that differ from the store.
  var changed: Set<Int> = []
  /// For properties that a table of pairs keeps: what was added (true) and removed since the last save.
  var pairChanges: [Int: [ObjectIdentifier: PairChange]] = [:]
  struct PairChange {
    let model: any PersistentModel
    let isAdded: Bool
  }
  /// Whoever observes the model; nobody does before the first read.
  private var registrar: ObservationRegistrar?

  public init(_ type: any PersistentModel.Type) { self.type = type }
  /// The storage of a model that is in a store.
  init(_ plan: EntityPlan, _ row: StoredRow?, in context: ModelContext, _ group: FetchGroup?) {
    type = plan.type
    (self.row, self.context, self.group) = (row, context, group)
    state = .saved
    self.plan = plan
  }

  /// The storage in a model's values; for what `@Model` writes.
  public static func of<M: PersistentModel>(_ data: any BackingData<M>, _: M.Type) -> _ModelStorage {
    guard let data = data as? DefaultBackingData<M> else {
      fatalError("SwiftData: \(Swift.type(of: data)) is none that PersistentModel.createBackingData() has made")
    }
    return data.storage
  }

  var hasChanges: Bool { state == .inserted || (context != nil && (state == .deleted || !changed.isEmpty)) }

  // MARK: - What `@Model` calls

  /// The value that a property of a new model starts with.
  public func initialize<V>(_ index: Int, _ value: V) { setSlot(index, value) }

  /// A constant of a model that is made of a row.
  public func constant<V>(_ index: Int) -> V { value(index) as! V }

  public func get<M: PersistentModel, V>(_ model: M, _ keyPath: KeyPath<M, V>, _ index: Int) -> V {
    observer.access(model, keyPath: keyPath)
    if index < slots.count, let value = slots[index] { return value as! V }
    return value(index) as! V
  }

  public func set<M: PersistentModel, V>(_ model: M, _ keyPath: KeyPath<M, V>, _ index: Int, _ value: V) {
    guard let registrar else {
      assign(model, index, value)
      return
    }
    registrar.withMutation(of: model, keyPath: keyPath) { assign(model, index, value) }
  }

  // MARK: -

  func set<M: PersistentModel, V>(_ model: M, _ keyPath: KeyPath<M, V>, _ value: V) {
    guard let property = plan.property(for: keyPath) else {
      fatalError("SwiftData: \(keyPath) is no stored property of \(plan.name)")
    }
    set(model, keyPath, property.index, value)
  }

  private var observer: ObservationRegistrar {
    if let registrar { return registrar }
    let made = ObservationRegistrar()
    registrar = made
    return made
  }

  /// Tells whoever has read the properties that they are different.
  func notify<M: PersistentModel>(_ model: M, _ indices: some Sequence<Int>) {
    guard let registrar else { return }
    for index in indices {
      func tell<V>(_: V.Type) {
        guard let keyPath = plan.properties[index].keyPath as? KeyPath<M, V> else { return }
        registrar.withMutation(of: model, keyPath: keyPath) {}
      }
      _openExistential(plan.properties[index].valueType, do: tell)
    }
  }

  /// The model's identifier; a model in no context gets one of its own.
  func identifier(of model: any PersistentModel) -> PersistentIdentifier {
    if let knownIdentifier { return knownIdentifier }
    let made = PersistentIdentifier(store: "", entity: plan.name, key: TemporaryKeys.next())
    knownIdentifier = made
    return made
  }
  var key: Int64 { knownIdentifier?.key ?? 0 }

  /// Takes the constants of a model into their slots, so that they can be saved.
  func readConstants(of model: any PersistentModel) {
    func read<M: PersistentModel>(_ model: M) {
      for property in plan.constants where !isLoaded(property.index) {
        guard let keyPath = property.keyPath as? PartialKeyPath<M> else { continue }
        setSlot(property.index, model[keyPath: keyPath])
      }
    }
    read(model)
  }
  func isLoaded(_ index: Int) -> Bool { index < slots.count && slots[index] != nil }
  func setSlot(_ index: Int, _ value: Any?) {
    if slots.count <= index { slots.append(contentsOf: repeatElement(nil, count: index + 1 - slots.count)) }
    slots[index] = value
  }
}

/// Keys of models that are in no store.
enum TemporaryKeys {
  private final class Counter: @unchecked Sendable {
    // Unchecked: `last` is used under the lock.
    let lock = NSLock()
    var last: Int64 = 0
  }
  private static let counter = Counter()

  static func next() -> Int64 {
    counter.lock.withLock {
      counter.last -= 1
      return counter.last
    }
  }
}

import Foundation

/// The stores of a schema, and the context of the main actor.
public class ModelContainer: Equatable, @unchecked Sendable {
  // Unchecked: the stores are safe by themselves, the contexts are listed under a lock, `mainContext` is the main actor's.
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public var configurations: Set<ModelConfiguration>
  let stores: ContainerStores

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations) }

  /// Opens the stores of the configurations; without one, the store `default` in the app's folder.
  /// - Throws: `SwiftDataError`, which names the store that cannot be opened.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    try self.init(givenSchema, migrationPlan, configurations)
  }

  /// Opens a store of the app's own.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration
  ) throws { try self.init(givenSchema, migrationPlan, [], [configurations]) }
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration
  ) throws { try self.init(Schema(forTypes), migrationPlan, [], [configurations]) }

  private init(
    _ givenSchema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration],
    _ custom: [any DataStoreConfiguration] = []
  ) throws {
    let isDefault = configurations.isEmpty && custom.isEmpty
    let wanted = isDefault ? [ModelConfiguration(schema: givenSchema)] : configurations
    var urls: Set<URL> = [], opened: [ModelStore] = [], byPlan: [ObjectIdentifier: ModelStore] = [:]
    for configuration in wanted {
      if !configuration.isStoredInMemoryOnly, !urls.insert(configuration.url.standardizedFileURL).inserted {
        throw SwiftDataError(.duplicateConfiguration, "\(configuration.url.path) is named by two configurations")
      }
      CloudNotice.report(configuration)
      let part = try Self.part(of: givenSchema, configuration)
      let store = try ModelStore(configuration, part, plan: migrationPlan)
      opened.append(store)
      for plan in part.plans where byPlan[ObjectIdentifier(plan)] == nil { byPlan[ObjectIdentifier(plan)] = store }
    }
    for configuration in custom {
      var configuration = configuration
      if configuration.schema == nil { configuration.schema = givenSchema }
      let store = try CustomStore(configuration, migrationPlan)
      let names = Set(store.schema.plans.map(\.name))
      let part = Schema(givenSchema.plans.filter { names.contains($0.name) }, givenSchema.version, isVersioned: false)
      let copy = try ModelStore(store, part)
      opened.append(copy)
      for plan in part.plans where byPlan[ObjectIdentifier(plan)] == nil { byPlan[ObjectIdentifier(plan)] = copy }
    }
    schema = givenSchema
    self.migrationPlan = migrationPlan
    self.configurations = Set(wanted)
    stores = ContainerStores(opened, byPlan)
  }

  /// A container instead of one that has gone: with its stores, and its main context, which is still there.
  init(_ plan: (any SchemaMigrationPlan.Type)?, mainContext: ModelContext) {
    (schema, migrationPlan, stores) = (mainContext.schema, plan, mainContext.stores)
    configurations = Set(stores.all.map(\.configuration))
    main = mainContext
  }

  /// The models of a schema that a configuration keeps.
  private static func part(of schema: Schema, _ configuration: ModelConfiguration) throws -> Schema {
    guard let own = configuration.schema else { return schema }
    for plan in own.plans where schema.plan(named: plan.name) == nil {
      throw SwiftDataError(
        .configurationSchemaNotFoundInContainerSchema,
        "the configuration \(configuration.name) has \(plan.name), which the container's schema lacks")
    }
    let names = Set(own.plans.map(\.name))
    let plans = schema.plans.filter { names.contains($0.name) }
    return Schema(plans, schema.version, isVersioned: schema.isVersioned)
  }

  /// What goes with the container: the folder of a document.
  var kept: AnyObject?
  private var main: ModelContext?
  /// The context that views use. It saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let made = ModelContext(mainOf: self)
    made.autosaveEnabled = true
    main = made
    return made
  }

  /// How many statements have read from the stores, which tests count.
  public var _readStatements: Int { stores.all.reduce(0) { $0 + $1.statements.count } }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  /// Deletes all that the stores have.
  public func erase() throws {
    for store in stores.all {
      try store.custom?.erase()
      try store.erase()
    }
    stores.hub.broadcast(ContextHub.News(isAll: true), from: nil)
  }
  public func deleteAllData() { try? erase() }
}

/// Says once that nothing is synchronised.
enum CloudNotice {
  private final class State: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var isSaid = false
  }
  private static let state = State()

  static func report(_ configuration: ModelConfiguration) {
    guard let name = configuration.cloudKitContainerIdentifier else { return }
    let isNew = state.lock.withLock {
      defer { state.isSaid = true }
      return !state.isSaid
    }
    guard isNew else { return }
    let store = "SwiftData: the store '\(configuration.name)'"
    let text = "\(store) names the CloudKit database \(name): nothing is synchronised.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

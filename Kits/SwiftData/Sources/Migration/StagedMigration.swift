import Foundation
import GRDB

/// Takes a store of an older version through the stages of a plan, on a copy that replaces the store when all has gone well.
enum StagedMigration {
  static func run(
    _ configuration: ModelConfiguration, _ schema: Schema, _ plan: any SchemaMigrationPlan.Type
  ) throws {
    let files = FileManager.default, url = configuration.url
    guard files.fileExists(atPath: url.path), let stored = try storedVersion(configuration), stored < schema.version
    else { return }
    let stages = try stages(from: stored, to: schema.version, plan, configuration)
    if stages.isEmpty { return }
    let copy = url.appendingPathExtension("migrating")
    remove(copy)
    defer { remove(copy) }
    let original = try StoreConnection.open(configuration)
    try original.writeWithoutTransaction { database in
      try database.execute(sql: "VACUUM INTO ?", arguments: [copy.path])
    }
    for stage in stages { try run(stage, at: copy) }
    try original.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try original.close()
    for suffix in ["-wal", "-shm"] { try? files.removeItem(atPath: url.path + suffix) }
    guard rename(copy.path, url.path) == 0 else {
      throw SwiftDataError(.loadIssueModelContainer, "\(url.path): the migrated copy could not take its place")
    }
  }

  private static func storedVersion(_ configuration: ModelConfiguration) throws -> Schema.Version? {
    let store = try StoreConnection.open(configuration)
    defer { try? store.close() }
    return try store.read { database in
      try database.tableExists("hearth_store") ? try StoreLayout.version(database) : nil
    }
  }

  private struct Step {
    let from: any VersionedSchema.Type
    let to: any VersionedSchema.Type
    var before: ((ModelContext) throws -> Void)?
    var after: ((ModelContext) throws -> Void)?
  }
  /// The stages between two versions, in the order of their versions.
  private static func stages(
    from stored: Schema.Version, to wanted: Schema.Version, _ plan: any SchemaMigrationPlan.Type,
    _ configuration: ModelConfiguration
  ) throws -> [Step] {
    let steps = plan.stages.map { stage in
      switch stage {
      case .lightweight(let from, let to): Step(from: from, to: to)
      case .custom(let from, let to, let before, let after): Step(from: from, to: to, before: before, after: after)
      }
    }
    guard plan.schemas.contains(where: { $0.versionIdentifier == stored }) else {
      throw SwiftDataError(
        .unknownSchema,
        "\(configuration.url.path): the store has version \(stored), which the migration plan \(plan) does not know")
    }
    return steps.filter { $0.from.versionIdentifier >= stored && $0.to.versionIdentifier <= wanted }
      .sorted { $0.from.versionIdentifier < $1.from.versionIdentifier }
  }

  private static func run(_ step: Step, at url: URL) throws {
    if let before = step.before { try run(before, Schema(versionedSchema: step.from), url) }
    try run(step.after ?? { _ in }, Schema(versionedSchema: step.to), url)
  }
  private static func run(_ body: (ModelContext) throws -> Void, _ schema: Schema, _ url: URL) throws {
    let container = try ModelContainer(for: schema, configurations: [ModelConfiguration(schema: schema, url: url)])
    let context = ModelContext(container)
    try body(context)
    try context.save()
    for store in container.stores.all {
      try store.writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
      try store.writer.close()
    }
  }
  private static func remove(_ url: URL) {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
  }
}

import Foundation
import GRDB

/// Makes the tables of a store, and changes those of an older model until they are those of this one.
///
/// What a newer model has beyond this one's stays in the file, unseen: an app that goes back a version loses nothing.
struct StoreMigration {
  /// The number of the layout of tables; a store with a larger one is of a newer kit.
  static let format = 1
  let model: NSManagedObjectModel
  let entities: [NSEntityDescription]
  let layout: StoreLayout
  let file: String
  let isAllowed: Bool
  let isInferred: Bool

  /// Looks whether the store may be opened, without a change. Returns its identifier; nil for a new one.
  func check(_ database: Database) throws -> String? {
    guard try database.tableExists("hearth_core_data") else {
      let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
      if tables.isEmpty { return nil }
      let owner =
        tables.contains("Z_METADATA")
        ? "is a store of Apple's Core Data, whose format is not read here"
        : "is of something else; it has the tables \(tables)"
      throw CoreDataError.make(.open, "\(file): the database \(owner)")
    }
    let stored = Int(try StoreMigration.value(database, "format") ?? "") ?? 0
    if stored > Self.format {
      throw CoreDataError.make(
        .incompatible, "\(file): the store has format \(stored), this program knows up to \(Self.format)")
    }
    let signature = try self.signature(database), wanted = ModelSignature(entities)
    if signature != wanted {
      if !isAllowed {
        throw CoreDataError.make(
          .incompatible, "\(file): the store has another model, and shouldMigrateStoreAutomatically is false")
      }
      if let known = model.knownSignatures, !known.contains(signature) {
        throw CoreDataError.make(
          .sourceModel,
          "\(file): the store's model is not among the \(known.count) versions that the app has; "
            + "it may be of a newer version of the app")
      }
      try compare(signature, wanted)
    }
    return try StoreMigration.value(database, "identifier")
  }
  /// - Throws: What cannot be inferred.
  private func compare(_ stored: ModelSignature, _ wanted: ModelSignature) throws {
    func fail(_ text: String) -> NSError { CoreDataError.make(.inferredMapping, "\(file): \(text)") }
    for entity in entities {
      guard let name = entity.name, let now = wanted.entities[name] else { continue }
      guard let before = stored.entities[name] ?? entity.renamingIdentifier.flatMap({ stored.entities[$0] }) else {
        continue
      }
      for property in entity.properties {
        guard let new = now[property.name] else { continue }
        let old = before[property.name] ?? property.renamingIdentifier.flatMap { before[$0] }
        if let old, old.kind != new.kind, !canConvert(old.kind, new.kind) {
          throw fail("\(name).\(property.name) has another type than in the store; a mapping cannot be inferred")
        }
        let attribute = property as? NSAttributeDescription
        if let attribute, !new.isOptional, attribute.defaultValue == nil, old == nil || old?.isOptional == true {
          throw fail("\(name).\(property.name) needs a value, and has no default value for the objects in the store")
        }
      }
    }
  }
  /// Integers of all sizes are kept alike, as are both kinds of floating point, and relationships in a column or a table.
  private func canConvert(_ old: String, _ new: String) -> Bool {
    let groups: [Set<String>] = [["100", "200", "300"], ["500", "600"], ["set", "list"], ["one", "set", "list"]]
    return groups.contains { $0.contains(old) && $0.contains(new) }
  }

  /// Makes and changes tables. Returns the store's identifier.
  func update(_ database: Database) throws -> String {
    var before = ModelSignature([])
    if try database.tableExists("hearth_core_data") {
      before = try signature(database)
    } else {
      try database.execute(sql: "CREATE TABLE hearth_core_data (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID")
      try Self.set(database, "format", "\(Self.format)")
      try Self.set(database, "identifier", UUID().uuidString)
    }
    try renameEntities(database, before)
    for table in layout.tables.values.sorted(by: { $0.name < $1.name }) { try update(database, table, before) }
    for link in layout.links {
      if !(try database.tableExists(link)) {
        try database.execute(sql: "CREATE TABLE \(link.quoted) (a, b, pa, pb, PRIMARY KEY (a, b)) WITHOUT ROWID")
        try database.execute(sql: "CREATE INDEX \((link + ".b").quoted) ON \(link.quoted) (b)")
      }
    }
    let text = String(decoding: try JSONEncoder().encode(ModelSignature(entities)), as: UTF8.self)
    try Self.set(database, "model", text)
    return try Self.value(database, "identifier") ?? ""
  }
  private func renameEntities(_ database: Database, _ before: ModelSignature) throws {
    for entity in entities {
      guard let name = entity.name, let old = entity.renamingIdentifier, old != name, before.entities[name] == nil,
        before.entities[old] != nil
      else { continue }
      if entity.superentity == nil {
        try database.execute(sql: "ALTER TABLE \(old.quoted) RENAME TO \(name.quoted)")
      }
      let table = (entity.root.name ?? name).quoted
      try database.run(
        SQL("UPDATE \(table) SET _entity = ? WHERE _entity = ?", [name.databaseValue, old.databaseValue]))
      for case let relationship as NSRelationshipDescription in entity.ownProperties {
        try renameLink(database, from: "_\(old).\(relationship.renamingIdentifier ?? relationship.name)", relationship)
      }
    }
  }
  private func renameLink(
    _ database: Database, from old: String, _ relationship: NSRelationshipDescription
  ) throws {
    guard case .link(let link)? = layout.place(relationship), link.own == "a", try database.tableExists(old),
      !(try database.tableExists(link.table))
    else { return }
    try database.execute(sql: "ALTER TABLE \(old.quoted) RENAME TO \(link.table.quoted)")
  }
  private func update(_ database: Database, _ table: StoreTable, _ before: ModelSignature) throws {
    let name = table.name.quoted
    if !(try database.tableExists(table.name)) {
      let columns = (["_id INTEGER PRIMARY KEY", "_entity", "_version"] + table.columns.map(\.quoted)).joined(
        separator: ", ")
      try database.execute(sql: "CREATE TABLE \(name) (\(columns))")
    }
    var present = Set(try database.columns(in: table.name).map(\.name))
    for entity in entities where entity.root.name == table.name {
      for property in entity.ownProperties where !property.isTransient {
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
          if let old = property.renamingIdentifier {
            try renameLink(database, from: "_\(entity.name ?? "").\(old)", relationship)
          }
          continue
        }
        if present.contains(property.name) { continue }
        present.insert(property.name)
        if let old = property.renamingIdentifier, present.contains(old), !table.columns.contains(old) {
          try database.execute(sql: "ALTER TABLE \(name) RENAME COLUMN \(old.quoted) TO \(property.name.quoted)")
          continue
        }
        try database.execute(sql: "ALTER TABLE \(name) ADD COLUMN \(property.name.quoted)")
        try fill(database, name, entity, property)
      }
    }
    for entity in entities where entity.root.name == table.name {
      for index in entity.indexes {
        let columns = index.elements.compactMap { element -> String? in
          guard let name = element.propertyName, table.place(name) != nil else { return nil }
          return name.quoted + (element.isAscending ? "" : " DESC")
        }
        if columns.isEmpty { continue }
        let title = "\(table.name).\(entity.name ?? "").\(index.name)".quoted
        try database.execute(sql: "CREATE INDEX IF NOT EXISTS \(title) ON \(name) (\(columns.joined(separator: ", ")))")
      }
    }
    for column in table.indexed {
      let index = "\(table.name).\(column)".quoted
      try database.execute(sql: "CREATE INDEX IF NOT EXISTS \(index) ON \(name) (\(column.quoted))")
    }
  }
  /// Gives the rows that are there the default value of a new attribute.
  private func fill(
    _ database: Database, _ table: String, _ entity: NSEntityDescription, _ property: NSPropertyDescription
  ) throws {
    guard let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue,
      let kept = AttributeValue.kept(value, attribute.attributeType)
    else { return }
    let names = entity.family.compactMap(\.name), marks = names.map { _ in "?" }.joined(separator: ", ")
    let sql = "UPDATE \(table) SET \(property.name.quoted) = ? WHERE _entity IN (\(marks))"
    try database.run(SQL(sql, [try AttributeValue.column(kept, attribute)] + names.map(\.databaseValue)))
  }

  private func signature(_ database: Database) throws -> ModelSignature {
    guard let text = try Self.value(database, "model") else { return ModelSignature([]) }
    return try JSONDecoder().decode(ModelSignature.self, from: Data(text.utf8))
  }
  static func value(_ database: Database, _ name: String) throws -> String? {
    try String.fetchOne(database, sql: "SELECT value FROM hearth_core_data WHERE name = ?", arguments: [name])
  }
  static func set(_ database: Database, _ name: String, _ value: String) throws {
    if try Self.value(database, name) == value { return }
    try database.execute(sql: "INSERT OR REPLACE INTO hearth_core_data VALUES (?, ?)", arguments: [name, value])
  }
}

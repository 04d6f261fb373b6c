import Foundation
import GRDB

/// What a context has to save, as values.
struct ChangeSet {
  struct Insert { let id: NSManagedObjectID; let columns: [(String, DatabaseValue)] }
  struct Update {
    let id: NSManagedObjectID
    let columns: [(String, DatabaseValue)]
    let version: Int64
    /// The properties that are different.
    var names: [String] = []
  }
  struct Delete { let id: NSManagedObjectID; let version: Int64 }
  struct Links {
    let id: NSManagedObjectID
    let link: RelationshipPlace.Link
    let removed: [Int64]
    /// With their places, if there is an order.
    let present: [(key: Int64, position: Int?)]
  }
  var inserts: [Insert] = []
  var updates: [Update] = []
  var deletes: [Delete] = []
  var links: [Links] = []
  /// Who saves, for the history.
  var author: String?
  var contextName: String?
  var isEmpty: Bool { inserts.isEmpty && updates.isEmpty && deletes.isEmpty && links.isEmpty }
}

/// That somebody else has saved or deleted a row since it was read.
struct Conflict: Error { let id: NSManagedObjectID }

extension NSPersistentStore {
  /// Saves changes, all or none.
  ///
  /// - Throws: `Conflict`, or an error that names the file.
  func save(_ changes: ChangeSet) throws {
    if changes.isEmpty { return }
    try write { database in
      try record(database, changes)
      for delete in changes.deletes {
        let table = layout.table(delete.id.entity)?.name.quoted ?? ""
        let sql = "DELETE FROM \(table) WHERE _id = ? AND _version = ?"
        let count = try database.run(SQL(sql, [delete.id.key.databaseValue, delete.version.databaseValue]))
        if count == 0, try exists(database, delete.id) { throw Conflict(id: delete.id) }
        try deleteLinks(database, delete.id)
      }
      for update in changes.updates {
        let table = layout.table(update.id.entity)?.name.quoted ?? ""
        let assignments = update.columns.map { "\($0.0.quoted) = ?, " }.joined()
        let sql = "UPDATE \(table) SET \(assignments)_version = _version + 1 WHERE _id = ? AND _version = ?"
        let values = update.columns.map(\.1) + [update.id.key.databaseValue, update.version.databaseValue]
        if try database.run(SQL(sql, values)) == 0 { throw Conflict(id: update.id) }
      }
      for insert in changes.inserts {
        let table = layout.table(insert.id.entity)?.name.quoted ?? ""
        let names = insert.columns.map { ", \($0.0.quoted)" }.joined(),
          marks = insert.columns.map { _ in ", ?" }.joined()
        let sql = "INSERT INTO \(table) (_id, _entity, _version\(names)) VALUES (?, ?, 1\(marks))"
        let head = [insert.id.key.databaseValue, (insert.id.entity.name ?? "").databaseValue]
        try database.run(SQL(sql, head + insert.columns.map(\.1)))
      }
      for links in changes.links { try apply(database, links) }
    }
  }
  private func exists(_ database: Database, _ id: NSManagedObjectID) throws -> Bool {
    let table = layout.table(id.entity)?.name.quoted ?? ""
    return try !database.keys(SQL("SELECT _id FROM \(table) WHERE _id = ?", [id.key.databaseValue])).isEmpty
  }
  private func apply(_ database: Database, _ links: ChangeSet.Links) throws {
    let link = links.link, table = link.table.quoted, own = links.id.key.databaseValue
    for key in links.removed {
      try database.run(
        SQL("DELETE FROM \(table) WHERE \(link.own) = ? AND \(link.other) = ?", [own, key.databaseValue]))
    }
    for (key, position) in links.present {
      var sql = "INSERT INTO \(table) (\(link.own), \(link.other)"
      var values = [own, key.databaseValue]
      if let column = link.position, let position {
        sql += ", \(column)) VALUES (?, ?, ?) ON CONFLICT (a, b) DO UPDATE SET \(column) = excluded.\(column)"
        values.append(position.databaseValue)
      } else {
        sql += ") VALUES (?, ?) ON CONFLICT (a, b) DO NOTHING"
      }
      try database.run(SQL(sql, values))
    }
  }
  private func deleteLinks(_ database: Database, _ id: NSManagedObjectID) throws {
    for case let relationship as NSRelationshipDescription in id.entity.properties {
      guard case .link(let link)? = layout.place(relationship) else { continue }
      try database.run(SQL("DELETE FROM \(link.table.quoted) WHERE \(link.own) = ?", [id.key.databaseValue]))
    }
  }
  /// Deletes rows without their objects. What leads to them leads nowhere.
  func delete(_ ids: [NSManagedObjectID], author: String? = nil, contextName: String? = nil) throws {
    try write { database in
      var changes = ChangeSet(author: author, contextName: contextName)
      changes.deletes = ids.map { ChangeSet.Delete(id: $0, version: 0) }
      try record(database, changes)
      for id in ids {
        let table = layout.table(id.entity)?.name.quoted ?? ""
        try database.run(SQL("DELETE FROM \(table) WHERE _id = ?", [id.key.databaseValue]))
        try deleteLinks(database, id)
        for case let relationship as NSRelationshipDescription in id.entity.properties {
          guard let inverse = relationship.inverseRelationship, !inverse.isToMany,
            let far = relationship.destinationEntity,
            let other = layout.table(far)?.name.quoted
          else { continue }
          let column = inverse.name.quoted
          try database.run(
            SQL("UPDATE \(other) SET \(column) = NULL WHERE \(column) = ?", [id.key.databaseValue]))
        }
      }
    }
  }
}

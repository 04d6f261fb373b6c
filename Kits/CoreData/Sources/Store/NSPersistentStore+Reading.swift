import Foundation
import GRDB

// What contexts read from a store.

extension NSPersistentStore {
  func has(_ entity: NSEntityDescription) -> Bool { entities.contains { $0.name == entity.name } }

  /// What a query finds, in its order.
  ///
  /// - Throws: `Untranslatable` if a statement cannot say it.
  func rows(_ query: ObjectQuery, isWhole: Bool) throws -> [StoredRow] {
    guard let table = layout.table(query.entity) else { return [] }
    let statement = try sql("SELECT \(table.selection)", table, query, isWhole: isWhole)
    return try read { try $0.rows(statement).map(StoredRow.init) }
  }
  func count(_ query: ObjectQuery) throws -> Int {
    guard let table = layout.table(query.entity) else { return 0 }
    let inner = try sql("SELECT t0._id", table, query, isWhole: false)
    return try read { Int(try $0.keys("SELECT COUNT(*) FROM (" + inner + ")").first ?? 0) }
  }
  /// - Parameter isWhole: Without the limit and the offset, which the context counts itself.
  private func sql(_ head: String, _ table: StoreTable, _ query: ObjectQuery, isWhole: Bool) throws -> SQL {
    var predicates = PredicateSQL(layout)
    var result = SQL("\(head) FROM \(table.name.quoted) t0")
    var conditions: [SQL] = []
    let kinds = query.includesSubentities ? query.entity.family : [query.entity]
    if query.entity.superentity != nil || kinds.count < query.entity.root.family.count {
      let names = kinds.compactMap { $0.name?.databaseValue }.map(SQL.value)
      conditions.append("t0._entity IN (" + SQL.joined(names, ", ") + ")")
    }
    if let predicate = query.predicate { conditions.append(try predicates.condition(predicate, query.entity)) }
    if !conditions.isEmpty { result = result + " WHERE " + SQL.joined(conditions.map { "(" + $0 + ")" }, " AND ") }
    var order: [SQL] = []
    for term in query.order {
      let (value, attribute) = try predicates.value(term.path, query.entity)
      let collation = try term.collation(attribute).map { " COLLATE \($0)" } ?? ""
      order.append(value + collation + (term.descriptor.ascending ? " ASC" : " DESC"))
    }
    order.append(SQL("t0._id"))
    result = result + " ORDER BY " + SQL.joined(order, ", ")
    if isWhole || query.limit == 0 && query.offset == 0 { return result }
    return result + " LIMIT \(query.limit > 0 ? query.limit : -1) OFFSET \(query.offset)"
  }

  /// The row of an object; nil if it is not there.
  func row(_ id: NSManagedObjectID) throws -> StoredRow? {
    guard let table = layout.table(id.entity) else { return nil }
    let statement = SQL(
      "SELECT \(table.selection) FROM \(table.name.quoted) t0 WHERE t0._id = ?", [id.key.databaseValue])
    return try read { try $0.rows(statement).first.map(StoredRow.init) }
  }
  /// The rows at the other end of a relationship of many objects, by the objects' numbers, in one statement for each 500.
  func rows(_ relationship: NSRelationshipDescription, of keys: [Int64]) throws -> [Int64: [StoredRow]] {
    guard let destination = relationship.destinationEntity, let table = layout.table(destination),
      let place = layout.place(relationship)
    else { return [:] }
    var result: [Int64: [StoredRow]] = [:]
    for start in stride(from: 0, to: keys.count, by: 500) {
      let part = keys[start..<min(start + 500, keys.count)]
      let marks = SQL(part.map { _ in "?" }.joined(separator: ", "), part.map(\.databaseValue))
      let statement: SQL
      switch place {
      case .column: return [:]
      case .inverse(let column):
        let head = "SELECT \(table.selection), t0.\(column.quoted) AS _owner FROM \(table.name.quoted) t0"
        statement = SQL("\(head) WHERE t0.\(column.quoted) IN (") + marks + ") ORDER BY t0._id"
      case .link(let link):
        let order = link.position.map { "p.\($0), " } ?? ""
        let head = "SELECT \(table.selection), p.\(link.own) AS _owner FROM \(link.table.quoted) p"
        let join = "JOIN \(table.name.quoted) t0 ON t0._id = p.\(link.other)"
        statement = SQL("\(head) \(join) WHERE p.\(link.own) IN (") + marks + ") ORDER BY \(order)t0._id"
      }
      for row in try read({ try $0.rows(statement) }) {
        let owner: Int64 = row["_owner"]
        result[owner, default: []].append(StoredRow(row))
      }
    }
    return result
  }
}

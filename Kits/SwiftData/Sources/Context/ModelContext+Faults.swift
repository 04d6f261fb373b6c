import Foundation
import GRDB

/// The rows that one fetch has found: what is read of one of them is read of its neighbours in the same statement.
final class FetchGroup {
  private let keys: [Int64]
  private lazy var positions = Dictionary(keys.enumerated().map { ($1, $0) }) { a, _ in a }
  /// How many rows one statement serves. Source: our choice, because SQLite's time for each statement is spread thin by then.
  private static let size = 500

  init(_ keys: [Int64]) { self.keys = keys }

  /// The keys around one, itself included.
  func neighbours(of key: Int64) -> ArraySlice<Int64> {
    guard let position = positions[key] else { return [key] }
    let first = position / Self.size * Self.size
    return keys[first..<min(first + Self.size, keys.count)]
  }
}

extension ModelContext {
  /// The model of a row: that of the context, or read from the store; nil if there is no such row.
  func model(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    if let model = registered(plan, key) { return model._$storage.state == .deleted ? nil : model }
    return models(plan, [key])[key]
  }

  /// The models of rows, read in one statement where the context does not have them.
  func models(_ plan: EntityPlan, _ keys: [Int64]) -> [Int64: any PersistentModel] {
    var found: [Int64: any PersistentModel] = [:], missing: [Int64] = []
    for key in Set(keys) {
      if let model = registered(plan, key) {
        if model._$storage.state != .deleted { found[key] = model }
      } else {
        missing.append(key)
      }
    }
    missing.sort()
    let group = FetchGroup(missing)
    for start in stride(from: 0, to: missing.count, by: 500) {
      let part = Array(missing[start..<min(start + 500, missing.count)])
      for row in read(plan, part) {
        let key = row.key(plan.columns.count)
        found[key] = model(plan, key, row, group)
      }
    }
    return found
  }
  private func read(_ plan: EntityPlan, _ keys: [Int64]) -> [StoredRow] {
    let head = "SELECT \(plan.selection("t")) FROM \(plan.name.quoted) AS t WHERE t._id IN "
    return readRows(plan, head + SQL.list(keys))
  }
  private func readRows(_ plan: EntityPlan, _ sql: SQL) -> [StoredRow] {
    guard let store = stores.store(of: plan) else { return [] }
    do {
      return try store.read { try $0.rows(sql) }
    } catch {
      FileHandle.standardError.write(Data("SwiftData: \(plan.name) could not be read: \(error)\n".utf8))
      return []
    }
  }

  /// Reads the row of a model whose values nobody has read, and those of its neighbours.
  func readRow(of storage: _ModelStorage) {
    let plan = storage.plan
    let wanted = (storage.group?.neighbours(of: storage.key) ?? [storage.key]).filter { key in
      key == storage.key
        || registered(plan, key).map { $0._$storage.row == nil && $0._$storage.state == .saved } ?? false
    }
    for row in read(plan, wanted) {
      let key = row.key(plan.columns.count)
      if key == storage.key {
        storage.row = row
      } else if let model = registered(plan, key) {
        model._$storage.row = row
      }
    }
  }

  /// Reads at once what a descriptor says will be needed.
  func prefetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ plan: EntityPlan, _ models: [T]) throws {
    for keyPath in descriptor.relationshipKeyPathsForPrefetching {
      guard let property = plan.property(for: keyPath), property.isRelationship else {
        throw SwiftDataError(.unsupportedKeyPath, "\(keyPath) is no relationship of \(plan.name)")
      }
      for model in models { _ = model._$storage.others(property) }
    }
  }

  // MARK: - Relationships

  /// The model at the other end of a property to one; the same is read of the neighbours.
  func target(of storage: _ModelStorage, _ property: PropertyPlan, _ key: Int64) -> (any PersistentModel)? {
    guard let destination = property.destination else { return nil }
    if let model = registered(destination, key) { return model._$storage.state == .deleted ? nil : model }
    guard let group = storage.group else { return model(destination, key) }
    let column = storage.plan.columnIndex[property.index]
    var keys: [Int64] = [key], waiting: [(_ModelStorage, Int64)] = []
    for neighbour in group.neighbours(of: storage.key) {
      guard let other = registered(storage.plan, neighbour)?._$storage, other !== storage,
        !other.isLoaded(property.index), let row = other.row, let far = Int64.fromDatabaseValue(row[column])
      else { continue }
      keys.append(far)
      waiting.append((other, far))
    }
    let found = models(destination, keys)
    for (other, far) in waiting {
      if let value = property.toOne?.value(found[far]) { other.setSlot(property.index, value) }
    }
    return found[key]
  }

  /// The models at the other end of a property to many, with what was changed and not saved; the same is read of the neighbours.
  func models(of storage: _ModelStorage, _ property: PropertyPlan) -> [any PersistentModel] {
    guard let destination = property.destination, let many = property.toMany else { return [] }
    let keys = (storage.group?.neighbours(of: storage.key) ?? [storage.key]).filter { key in
      if key == storage.key { return true }
      guard let other = registered(storage.plan, key)?._$storage else { return false }
      return other.state == .saved && !other.isLoaded(property.index)
    }
    var lists: [Int64: [any PersistentModel]] = [:]
    let rows = readRows(destination, relationQuery(property, destination, keys)), last = destination.columns.count
    let group = FetchGroup(rows.map { $0.key(last) })
    for row in rows {
      let owner = row.key(last + 1), model = model(destination, row.key(last), row, group)
      if model._$storage.state != .deleted { lists[owner, default: []].append(model) }
    }
    var own: [any PersistentModel] = []
    for key in keys {
      guard let model = key == storage.key ? nil : registered(storage.plan, key) else {
        own = adjusted(lists[key] ?? [], key, storage, property)
        continue
      }
      model._$storage.setSlot(property.index, many.value(adjusted(lists[key] ?? [], key, model._$storage, property)))
    }
    return own
  }

  private func relationQuery(_ property: PropertyPlan, _ destination: EntityPlan, _ keys: [Int64]) -> SQL {
    let columns = destination.selection("t"), table = destination.name.quoted
    guard let pairs = property.pairs else {
      let column = "t.\((property.inverse?.name ?? "").quoted)"
      return "SELECT \(columns), \(column) FROM \(table) AS t WHERE \(column) IN " + SQL.list(keys)
        + " ORDER BY t._id"
    }
    let source =
      pairs.isSymmetric
      ? "(SELECT a, b FROM \(pairs.name.quoted) UNION SELECT b, a FROM \(pairs.name.quoted))" : pairs.name.quoted
    return "SELECT \(columns), p.\(pairs.own) FROM \(source) AS p JOIN \(table) AS t ON t._id = p.\(pairs.other) "
      + "WHERE p.\(pairs.own) IN " + SQL.list(keys) + (pairs.isSymmetric ? " ORDER BY t._id" : " ORDER BY p.rowid")
  }

  /// What the store has for a property to many, with the changes that it does not have yet.
  private func adjusted(
    _ stored: [any PersistentModel], _ key: Int64, _ storage: _ModelStorage, _ property: PropertyPlan
  ) -> [any PersistentModel] {
    guard hasChanges else { return stored }
    var list = stored
    if let inverse = property.inverse, let one = inverse.toOne {
      list.removeAll {
        let there = $0._$storage
        return there.changed.contains(inverse.index) && one.model(in: there.value(inverse.index))?._$storage !== storage
      }
      var present = Set(list.map { ObjectIdentifier($0) })
      for model in insertedModelsArray + changedModelsArray {
        let there = model._$storage
        guard there.plan === inverse.entity, there.isLoaded(inverse.index),
          one.model(in: there.value(inverse.index))?._$storage === storage
        else { continue }
        if present.insert(ObjectIdentifier(model)).inserted { list.append(model) }
      }
      return list
    }
    for change in pairChanges(of: storage, property) {
      list.removeAll { $0 === change.model }
      if change.isAdded { list.append(change.model) }
    }
    return list
  }
  private func pairChanges(of storage: _ModelStorage, _ property: PropertyPlan) -> [_ModelStorage.PairChange] {
    guard let pairs = property.pairs else { return [] }
    if pairs.isFirst { return storage.pairChanges[property.index].map { Array($0.values) } ?? [] }
    guard let inverse = property.inverse else { return [] }
    var result: [_ModelStorage.PairChange] = []
    for model in insertedModelsArray + changedModelsArray where model._$storage.plan === inverse.entity {
      for change in (model._$storage.pairChanges[inverse.index] ?? [:]).values
      where change.model._$storage === storage {
        result.append(_ModelStorage.PairChange(model: model, isAdded: change.isAdded))
      }
    }
    return result
  }
}

extension SQL {
  /// A list of row numbers, which are no text of the app's.
  static func list(_ keys: [Int64]) -> SQL {
    SQL("(" + keys.map { String($0) }.joined(separator: ", ") + ")")
  }
}

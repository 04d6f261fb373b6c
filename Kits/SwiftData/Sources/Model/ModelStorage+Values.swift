import Foundation
import GRDB

/// Reports of values that stand for what nobody has any more, each once.
private enum BlankReports {
  private final class Said: @unchecked Sendable {
    // Unchecked: `lines` is used under the lock.
    let lock = NSLock()
    var lines: Set<String> = []
  }
  private static let said = Said()

  static func report(_ line: String) {
    guard said.lock.withLock({ said.lines.insert(line).inserted }) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

extension _ModelStorage {
  /// The value of a property, from its slot, the row or the store.
  func value(_ index: Int) -> Any {
    if index < slots.count, let value = slots[index] { return value }
    let property = plan.properties[index]
    let value = loaded(property)
    setSlot(index, value)
    return value
  }

  private func loaded(_ property: PropertyPlan) -> Any {
    switch property.kind {
    case .attribute(let coder): return attribute(property, coder)
    case .toOne(let one):
      let key = storedRow.flatMap { Int64.fromDatabaseValue($0[plan.columnIndex[property.index]]) }
      let model = key.flatMap { context?.target(of: self, property, $0) }
      guard let value = one.value(model) else {
        fatalError("SwiftData: \(plan.name).\(property.name) leads to no model, and is not optional")
      }
      return value
    case .toMany(let many):
      guard state == .saved, let context else { return property.defaultValue?() ?? many.value([]) }
      return many.value(context.models(of: self, property))
    }
  }

  private func attribute(_ property: PropertyPlan, _ coder: ValueCoder) -> Any {
    let column = plan.columnIndex[property.index]
    guard column >= 0, let row = storedRow else { return defaultValue(property, coder) }
    do {
      return try coder.decode(row[column])
    } catch {
      return defaultValue(property, coder, instead: "\(error)")
    }
  }

  private func defaultValue(_ property: PropertyPlan, _ coder: ValueCoder, instead: String? = nil) -> Any {
    if let value = property.defaultValue?() { return value }
    if coder.isOptional, let value = try? coder.decode(.null) { return value }
    let reason = instead ?? "the model was deleted, its context is gone, or nothing has set the property"
    if let value = coder.blank {
      BlankReports.report("SwiftData: \(plan.name).\(property.name) reads as \(String(reflecting: value)): \(reason)")
      return value
    }
    fatalError("SwiftData: \(plan.name).\(property.name) has no value: \(reason)")
  }

  /// The row, read from the store if it has to be.
  private var storedRow: StoredRow? {
    if row == nil, state == .saved || state == .deleted, let context { context.readRow(of: self) }
    return row
  }

  /// What the store has for a column, or is to have.
  func stored(_ property: PropertyPlan) throws -> DatabaseValue {
    switch property.kind {
    case .attribute(let coder): return try coder.encode(value(property.index))
    case .toOne(let one):
      guard let model = one.model(in: value(property.index)) else { return .null }
      let storage = model._$storage
      return storage.state == .deleted ? .null : storage.key.databaseValue
    case .toMany: return .null
    }
  }

  /// Forgets what was read, so that it is read anew.
  func refault() {
    row = nil
    changed = []
    pairChanges = [:]
    for index in slots.indices where !(plan.properties[index].isEphemeral || plan.properties[index].isConstant) {
      slots[index] = nil
    }
  }
}

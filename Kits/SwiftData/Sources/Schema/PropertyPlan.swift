import Foundation
import GRDB

/// A property of a model, as its store and its storage handle it.
final class PropertyPlan: @unchecked Sendable {
  // Unchecked: it is complete before anybody else sees it, but for what `inverse` looks up under a lock.
  enum Kind {
    case attribute(ValueCoder)
    case toOne(ToOne)
    case toMany(ToMany)
  }

  unowned let entity: EntityPlan
  let index: Int
  let name: String
  let keyPath: AnyKeyPath
  /// The key path from an optional model, as in `\Book.shelf?.number` behind `shelf`.
  let chain: (() -> AnyKeyPath)?
  let kind: Kind
  let valueType: any Any.Type
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  let isConstant: Bool
  /// The value of a new model that sets none.
  let defaultValue: (() -> Any)?

  init(_ entity: EntityPlan, _ index: Int, _ metadata: Schema.PropertyMetadata, _ keyPath: AnyKeyPath) {
    self.entity = entity
    self.index = index
    self.keyPath = keyPath
    chain = metadata.chain
    name = metadata.name
    isConstant = metadata.isConstant
    defaultValue = metadata.defaultValue
    valueType = Swift.type(of: keyPath).valueType
    let written = metadata.property as? Schema.Relationship
    let own = metadata.property as? Schema.Attribute
    if let name = own?.options.compactMap(\.transformer).first {
      kind = .attribute(ValueCoder.transformed(by: name, valueType))
      relationship = nil
      attribute = own
    } else if let one = ToOne.of(valueType) {
      kind = .toOne(one)
      relationship = written ?? Schema.Relationship()
      attribute = nil
    } else if let many = ToMany.of(valueType) {
      kind = .toMany(many)
      relationship = written ?? Schema.Relationship()
      attribute = nil
    } else if let coder = ValueCoder.of(valueType) {
      kind = .attribute(coder)
      relationship = nil
      attribute = own ?? Schema.Attribute()
    } else {
      fatalError(
        "SwiftData: \(entity.name).\(name) is a \(valueType), which no store can keep. "
          + "Make the type Codable, or write '@Transient' before the property.")
    }
    describe()
  }
  /// Fills in what the schema tells apps of the property.
  private func describe() {
    if let attribute {
      attribute.name = name
      if attribute.originalName.isEmpty { attribute.originalName = name }
      attribute.valueType = valueType
      attribute.defaultValue = defaultValue?()
    }
    if let relationship {
      relationship.name = name
      if relationship.originalName.isEmpty { relationship.originalName = name }
      relationship.valueType = valueType
      relationship.keypath = keyPath
      relationship.destination = destinationType.map(EntityPlan.name) ?? ""
      if case .toMany = kind { relationship.isToOneRelationship = false }
    }
  }

  var originalName: String { attribute?.originalName ?? relationship?.originalName ?? name }
  var deleteRule: Schema.Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }
  var isUnique: Bool { attribute?.isUnique ?? false }
  var isEphemeral: Bool { attribute?.isTransient ?? false }

  var coder: ValueCoder? { if case .attribute(let coder) = kind { coder } else { nil } }
  var toOne: ToOne? { if case .toOne(let one) = kind { one } else { nil } }
  var toMany: ToMany? { if case .toMany(let many) = kind { many } else { nil } }
  var isRelationship: Bool { coder == nil }
  var destinationType: (any PersistentModel.Type)? { toOne?.type ?? toMany?.type }
  /// The entity at the other end.
  var destination: EntityPlan? { destinationType.map(EntityPlan.of) }

  /// Whether the property has a column in its entity's table.
  var hasColumn: Bool {
    switch kind {
    case .attribute: !isEphemeral
    case .toOne: true
    case .toMany: false
    }
  }
  var columnType: String { coder?.columnType ?? "INTEGER" }

  /// The property at the other end that leads back.
  private(set) lazy var inverse: PropertyPlan? = InverseSearch.inverse(of: self)

  /// The table of pairs that keeps a property to many whose other end is no property to one.
  private(set) lazy var pairs: PairTable? = {
    guard toMany != nil else { return nil }
    if let inverse {
      guard inverse.toMany != nil else { return nil }
      let isFirst = (entity.name, name) <= (inverse.entity.name, inverse.name)
      let owner = isFirst ? self : inverse
      return PairTable(name: "\(owner.entity.name).\(owner.name)", isFirst: isFirst, isSymmetric: inverse === self)
    }
    return PairTable(name: "\(entity.name).\(name)", isFirst: true, isSymmetric: false)
  }()
}

/// The table that keeps pairs of models, seen from one of both ends.
struct PairTable: Sendable {
  let name: String
  let isFirst: Bool
  let isSymmetric: Bool
  var own: String { isFirst ? "a" : "b" }
  var other: String { isFirst ? "b" : "a" }
}

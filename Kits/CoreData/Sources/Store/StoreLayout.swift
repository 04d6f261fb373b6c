import Foundation

/// The tables of a store: one for each tree of entities, one for the pairs of each relationship that no column can tell.
final class StoreLayout {
  let tables: [String: StoreTable]
  private(set) var relationships: [ObjectIdentifier: RelationshipPlace] = [:]
  let links: [String]

  init(_ entities: [NSEntityDescription]) {
    let roots = entities.filter { $0.superentity == nil }
    let made = roots.map { StoreTable($0) }
    tables = Dictionary(made.map { ($0.name, $0) }) { first, _ in first }
    var names: Set<String> = []
    for entity in entities {
      for case let relationship as NSRelationshipDescription in entity.ownProperties where !relationship.isTransient {
        let place = RelationshipPlace(relationship)
        relationships[ObjectIdentifier(relationship)] = place
        if case .link(let link) = place { names.insert(link.table) }
      }
    }
    links = names.sorted()
  }
  func table(_ entity: NSEntityDescription) -> StoreTable? { tables[entity.root.name ?? ""] }
  func place(_ relationship: NSRelationshipDescription) -> RelationshipPlace? {
    relationships[ObjectIdentifier(relationship)]
  }
}

/// The table of a tree of entities. Columns have no types: a value is kept as it is given.
final class StoreTable {
  let name: String
  let columns: [String]
  let indexed: [String]
  private let places: [String: Int]
  /// All columns, as statements name them.
  let selection: String

  init(_ root: NSEntityDescription) {
    name = root.name ?? ""
    var list: [String] = [], seen: Set<String> = [], indexed: Set<String> = []
    for entity in root.family {
      for property in entity.ownProperties where !property.isTransient {
        let relationship = property as? NSRelationshipDescription
        if relationship?.isToMany == true { continue }
        if relationship != nil { indexed.insert(property.name) }
        if seen.insert(property.name).inserted { list.append(property.name) }
      }
    }
    columns = list
    self.indexed = indexed.sorted()
    places = Dictionary(uniqueKeysWithValues: list.enumerated().map { ($1, $0) })
    selection = (["t0._id", "t0._entity", "t0._version"] + list.map { "t0.\($0.quoted)" }).joined(separator: ", ")
  }
  func place(_ column: String) -> Int? { places[column] }
}

/// Where a store keeps a relationship.
enum RelationshipPlace {
  struct Link {
    let table: String
    let own: String
    let other: String
    /// The column with the place of the other end in the list; nil if there is no order.
    let position: String?
  }
  /// In the object's own row.
  case column
  /// In the column of the rows at the other end.
  case inverse(column: String)
  case link(Link)

  init(_ relationship: NSRelationshipDescription) {
    guard relationship.isToMany else {
      self = .column
      return
    }
    let inverse = relationship.inverseRelationship
    if let inverse, !inverse.isToMany, !relationship.isOrdered {
      self = .inverse(column: inverse.name)
      return
    }
    let near = Self.name(relationship), far = inverse.map(Self.name) ?? near
    // Pairs of two relationships to many are in one table, that of the first by name. A relationship to one is in its column besides.
    let isFirst = near <= far || inverse?.isToMany == false
    let own = isFirst ? "a" : "b", other = isFirst ? "b" : "a"
    self = .link(
      Link(
        table: "_" + (isFirst ? near : far), own: own, other: other, position: relationship.isOrdered ? "p" + own : nil)
    )
  }
  private static func name(_ relationship: NSRelationshipDescription) -> String {
    "\(relationship.entity?.name ?? "").\(relationship.name)"
  }
}

extension String {
  /// A name of a table or a column, as SQL quotes it.
  var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}

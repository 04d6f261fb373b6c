import Foundation
import HearthCore
import HearthUI

/// Sections and items, each named by a value of the app: what a table or a collection is to show.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(items.map(\.id))
/// dataSource.apply(snapshot)
/// ```
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  fileprivate struct Section {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }
  fileprivate var sections: [Section] = []
  /// The items that are to be asked for again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be made again, as they are.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be asked for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  private var known: Set<ItemIdentifierType> = []
  /// Creates a snapshot of nothing.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { known.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// The section that an item is in; nil for one that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(identifier).map { sections[$0.section].id }
  }
  /// Where an item is among all items; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Where a section is; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }
  private func place(_ item: ItemIdentifierType) -> (section: Int, row: Int)? {
    guard known.contains(item) else { return nil }
    for (index, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: item) { return (index, row) }
    }
    return nil
  }
  private static func report(_ message: String) {
    onMainActor { Report(kind: .duplicateIdentity, path: "NSDiffableDataSourceSnapshot", message: message).tell() }
  }

  // MARK: Items

  /// Those that are there already are reported, and left where they are.
  private mutating func new(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var new: [ItemIdentifierType] = []
    new.reserveCapacity(items.count)
    for item in items {
      if known.insert(item).inserted { new.append(item) } else { Self.report("has the item \(item) already.") }
    }
    return new
  }
  /// Adds items at the end of a section: of the last one by itself. Without a section this is reported.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let index = sectionIdentifier.map({ indexOfSection($0) }) ?? sections.indices.last else {
      return Self.report("has no section to add items to.")
    }
    sections[index].items += new(identifiers)
  }
  /// Adds items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, at: place(beforeIdentifier), 0)
  }
  /// Adds items behind another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: place(afterIdentifier), 1)
  }
  private mutating func insert(_ items: [ItemIdentifierType], at place: (section: Int, row: Int)?, _ offset: Int) {
    guard let place else { return Self.report("has no such item to add items beside.") }
    sections[place.section].items.insert(contentsOf: new(items), at: place.row + offset)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Removes everything.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], beforeItem: toIdentifier) }
  }
  /// Moves an item behind another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], afterItem: toIdentifier) }
  }
  /// With an item in another place: of the last one among the items of its section, where that is. Nil for no such places.
  func movingItem(at source: IndexPath, to target: IndexPath) -> Self? {
    guard source.count == 2, target.count == 2, sections.indices.contains(source.section),
      sections.indices.contains(target.section), sections[source.section].items.indices.contains(source.item)
    else { return nil }
    var copy = self
    let item = copy.sections[source.section].items.remove(at: source.item)
    copy.sections[target.section].items.insert(
      item, at: min(target.item, copy.sections[target.section].items.count))
    return copy
  }
  private mutating func move(_ item: ItemIdentifierType, _ insert: (inout Self) -> Void) {
    var copy = self
    copy.deleteItems([item])
    insert(&copy)
    if copy.known.contains(item) { self = copy }
  }
  /// Has items asked for again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// Has the cells of items made again, as they are.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end. One that is there already is reported, and left where it is.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Adds sections beside another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier))
  }
  /// Adds sections beside another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 })
  }
  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int?) {
    guard let index else { return Self.report("has no such section to add sections beside.") }
    var new: [Section] = []
    for id in identifiers {
      if sections.contains(where: { $0.id == id }) || new.contains(where: { $0.id == id }) {
        Self.report("has the section \(id) already.")
      } else {
        new.append(Section(id: id))
      }
    }
    sections.insert(contentsOf: new, at: index)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for id in identifiers {
      guard let index = indexOfSection(id) else { continue }
      known.subtract(sections[index].items)
      sections.remove(at: index)
    }
  }
  /// Moves a section beside another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, 0)
  }
  /// Moves a section beside another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, 1)
  }
  private mutating func moveSection(_ id: SectionIdentifierType, to other: SectionIdentifierType, _ offset: Int) {
    guard id != other, let index = indexOfSection(id), indexOfSection(other) != nil else { return }
    let section = sections.remove(at: index)
    sections.insert(section, at: indexOfSection(other)! + offset)
  }
  /// Has all items of sections asked for again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
  /// Forgets what is to be asked for again, once it was.
  fileprivate var applied: Self {
    var copy = self
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers, copy.reloadedSectionIdentifiers) = ([], [], [])
    return copy
  }
}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What a data source of snapshots shows, and the identities of its items in the model of rows.
@MainActor final class SnapshotStore<SectionID: Hashable, ItemID: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
  private(set) var snapshot = Snapshot()
  private var sectionIDs: [SectionID: Int] = [:], itemIDs: [ItemID: Int] = [:], items: [Int: ItemID] = [:]

  func item(_ path: IndexPath) -> ItemID? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  func section(_ index: Int) -> SectionID? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].id : nil
  }
  func path(_ item: ItemID, _ model: RowModel) -> IndexPath? { itemIDs[item].flatMap { model.path($0) } }
  /// Has a model show a snapshot, with or without an animation.
  func show(_ new: Snapshot, in model: RowModel, isAnimated: Bool, asksAgain: Bool) {
    if isAnimated {
      withAnimation(.default) { apply(new, to: model, asksAgain: asksAgain) }
    } else {
      apply(new, to: model, asksAgain: asksAgain)
    }
  }
  /// An item keeps its cell.
  private func apply(_ new: Snapshot, to model: RowModel, asksAgain: Bool) {
    snapshot = new.applied
    var sections: [SectionID: Int] = [:], rows: [ItemID: Int] = [:]
    let shown = new.sections.map { section in
      let id = sectionIDs[section.id] ?? model.makeID()
      sections[section.id] = id
      let ids = section.items.map { item in
        let id = itemIDs[item] ?? model.makeID()
        rows[item] = id
        return id
      }
      return RowModel.Section(id: id, rows: ids)
    }
    (sectionIDs, itemIDs) = (sections, rows)
    model.take(shown)
    if asksAgain { return model.refreshAll() }
    let again =
      new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers
      + new.reloadedSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) }
    model.refresh(ids: again.compactMap { rows[$0] })
  }
}

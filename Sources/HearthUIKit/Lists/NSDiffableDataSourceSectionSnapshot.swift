import Foundation
import HearthCore
import HearthUI

/// The items of one section, with items below items, as an outline shows them.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
/// snapshot.append([folder])
/// snapshot.append(files, to: folder)
/// snapshot.expand([folder])
/// dataSource.apply(snapshot, to: .main)
/// ```
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Entry {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }
  private var entries: [ItemIdentifierType: Entry] = [:]
  /// The items that no other item has below it, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  /// Creates a snapshot of nothing.
  public init() {}

  private static func report(_ message: String) {
    onMainActor {
      Report(kind: .duplicateIdentity, path: "NSDiffableDataSourceSectionSnapshot", message: message).tell()
    }
  }

  // MARK: What there is

  /// All items, each followed by those below it.
  public var items: [ItemIdentifierType] { listed(rootItems) { _ in true } }
  /// The items that are seen: those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { listed(rootItems) { entries[$0]?.isExpanded ?? false } }
  private func listed(
    _ roots: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = [], waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if opens(item) { waiting += (entries[item]?.children ?? []).reversed() }
    }
    return result
  }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { entries[item] != nil }
  /// Where an item is among all items; nil for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// How many items are above an item: 0 for one of `rootItems`, and -1 for one that is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    guard var entry = entries[item] else { return -1 }
    var level = 0
    while let parent = entry.parent, let above = entries[parent] { (entry, level) = (above, level + 1) }
    return level
  }
  /// The item that an item is below; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { entries[child]?.parent }
  /// Whether the items below an item are shown, once the item itself is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entries[item]?.isExpanded ?? false }
  /// Whether an item is seen.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var entry = entries[item] else { return false }
    while let parent = entry.parent, let above = entries[parent] {
      if !above.isExpanded { return false }
      entry = above
    }
    return true
  }
  /// The items below an item, as a snapshot of their own, with the item itself at its root where that is asked for.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard let entry = entries[parent] else { return part }
    for item in listed([parent], { _ in true }) { part.entries[item] = entries[item] }
    part.rootItems = includingParent ? [parent] : entry.children
    if !includingParent { part.entries[parent] = nil }
    for root in part.rootItems { part.entries[root]?.parent = nil }
    return part
  }
  /// The items as lines of text, indented by their levels, for a look at them.
  public func visualDescription() -> String {
    items.map { String(repeating: "  ", count: level(of: $0)) + (isExpanded($0) ? "- " : "+ ") + "\($0)" }
      .joined(separator: "\n")
  }

  // MARK: Changes

  /// Those that are not there yet; others are reported, and left where they are.
  private func new(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set<ItemIdentifierType>()
    return items.filter { item in
      if entries[item] == nil && known.insert(item).inserted { return true }
      Self.report("has the item \(item) already.")
      return false
    }
  }
  /// Adds items at the end: of those below another, or of `rootItems`. Without that other item this is reported.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, entries[parent] == nil { return Self.report("has no item \(parent) to add items below.") }
    insert(new(items), below: parent, at: (parent.map { entries[$0]?.children ?? [] } ?? rootItems).count)
  }
  /// Adds items before another one, below the same item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, 0)
  }
  /// Adds items behind another one, below the same item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, 1)
  }
  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int) {
    guard let entry = entries[item], let index = siblings(entry.parent).firstIndex(of: item) else {
      return Self.report("has no item \(item) to add items beside.")
    }
    insert(new(items), below: entry.parent, at: index + offset)
  }
  private func siblings(_ parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { entries[$0]?.children ?? [] } ?? rootItems
  }
  private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
    for item in items { entries[item] = Entry(parent: parent) }
    if let parent {
      entries[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }
  /// Adds the items of a snapshot beside one, before it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    take(snapshot)
  }
  /// Adds the items of a snapshot beside one, behind it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    take(snapshot)
  }
  private mutating func take(_ snapshot: Self) {
    for item in snapshot.items {
      let children = snapshot.entries[item]?.children ?? []
      if !children.isEmpty { append(children, to: item) }
      entries[item]?.isExpanded = snapshot.isExpanded(item)
    }
  }
  /// Has other items below an item than there were.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let entry = entries[parent] else { return Self.report("has no item \(parent) to add items below.") }
    delete(entry.children)
    append(snapshot.rootItems, to: parent)
    take(snapshot)
  }
  /// Removes items with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let entry = entries[item] else { continue }
      let gone = Set(listed([item]) { _ in true })
      for key in gone { entries[key] = nil }
      if let parent = entry.parent {
        entries[parent]?.children.removeAll { gone.contains($0) }
      } else {
        rootItems.removeAll { gone.contains($0) }
      }
    }
  }
  /// Removes everything.
  public mutating func deleteAll() { self = Self() }
  /// Shows what is below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { entries[item]?.isExpanded = true } }
  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { entries[item]?.isExpanded = false }
  }
}
extension NSDiffableDataSourceSectionSnapshot.Entry: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension UICollectionViewDiffableDataSource {
  /// What is done when the user opens and closes items of an outline, and what may be done.
  public struct SectionSnapshotHandlers<ItemIdentifier: Hashable> {
    /// Whether an item may be opened; by itself it may.
    public var shouldExpandItem: ((ItemIdentifier) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((ItemIdentifier) -> Void)?
    /// Whether an item may be closed; by itself it may.
    public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((ItemIdentifier) -> Void)?
    /// Gives the items below one that is opened: the snapshot has those that are known.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
      )?
    /// Creates handlers of which none is set.
    public init() {}
  }
  /// The items of a section, with those below them.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(snapshot().itemIdentifiers(inSection: section))
    return flat
  }
  /// Shows the items of a section, which is added at the end where it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, animatingDifferences)
    completion?()
  }
  /// Shows the items of a section, which is added at the end where it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, in: section, animatingDifferences)
  }
  private func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
    _ isAnimated: Bool
  ) {
    let old = outlines[section]
    var all = snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    let visible = outline.visibleItems
    all.appendItems(visible, toSection: section)
    // What stands at the edge of a row says whether it is open, and how deep it lies.
    if let old {
      all.reconfigureItems(
        visible.filter {
          old.contains($0)
            && (old.isExpanded($0) != outline.isExpanded($0) || old.level(of: $0) != outline.level(of: $0))
        })
    }
    setOutline(outline, of: section)
    apply(all, animatingDifferences: isAnimated, keepsOutlines: true)
  }
  /// Opens or closes an item, as the user asks for it.
  func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var outline = outlines[section] else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let new = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: new)
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true)
  }
}

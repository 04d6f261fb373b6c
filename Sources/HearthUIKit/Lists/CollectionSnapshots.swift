import Foundation
import HearthCore
import HearthUI

/// Shows snapshots in a collection, and makes a cell for each item that is seen.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes what is above or below a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  private weak var view: UICollectionView?
  private let makeCell: CellProvider
  /// Makes what is above or below a section; nil for nothing.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
  /// What is done when the user opens and closes items of an outline.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The sections that were shown as outlines.
  final private(set) var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  final func setOutline(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, of section: SectionIdentifierType
  ) {
    outlines[section] = outline
  }

  /// Creates a data source, which becomes that of the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, makeCell) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }
  nonisolated deinit {}
  /// A copy of what is shown, to be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.snapshot }
  /// Shows a snapshot. Items that were there keep their cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: animatingDifferences, keepsOutlines: false)
    completion?()
  }
  /// An outline whose items the app has shown otherwise is none any longer.
  final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool,
    keepsOutlines: Bool
  ) {
    if !keepsOutlines {
      outlines = outlines.filter { $1.visibleItems == snapshot.itemIdentifiers(inSection: $0) }
    }
    show(snapshot, isAnimated: animatingDifferences, asksAgain: false)
  }
  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, isAnimated: animatingDifferences, asksAgain: false)
  }
  /// Shows a snapshot, and asks for all cells again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, isAnimated: false, asksAgain: true)
    completion?()
  }
  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool,
    asksAgain: Bool
  ) {
    if let view { store.show(snapshot, in: view.model, isAnimated: isAnimated, asksAgain: asksAgain) }
  }
  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(indexPath) }
  /// The place of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    view.flatMap { store.path(itemIdentifier, $0.model) }
  }
  /// The value that names a section; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(index) }

  /// Whether the user can move items, and what is told of it.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is asked and told when the user moves items.
  @MainActor @preconcurrency public struct ReorderingHandlers {
    /// Whether an item can be moved; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item was moved; the data source does not show it yet.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item was moved; the data source shows it so.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers.
    public init() {}
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard collectionView.model.id(indexPath) != nil, let item = store.item(indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let old = store.snapshot
    guard let new = old.movingItem(at: sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(old, new)
    reorderingHandlers.willReorder?(transaction)
    store.show(new, in: collectionView.model, isAnimated: true, asksAgain: false)
    reorderingHandlers.didReorder?(transaction)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { store.snapshot.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collectionView.numberOfItems(inSection: section)
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = store.item(indexPath), let cell = makeCell(collectionView, indexPath, item) else {
      return UICollectionViewCell(frame: .zero)
    }
    if let row = cell as? UICollectionViewListCell, let section = store.section(indexPath.section) {
      row.outline = outlines[section].map { outline in
        OutlineRow(level: max(0, outline.level(of: item)), isExpanded: outline.isExpanded(item)) { [weak self] in
          self?.toggle(item, in: section)
        }
      }
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

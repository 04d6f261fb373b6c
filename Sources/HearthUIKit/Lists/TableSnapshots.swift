import Foundation
import HearthCore
import HearthUI

/// Shows snapshots in a table, and makes a cell for each item that is seen.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ item: ItemIdentifierType) ->
    UITableViewCell?
  private weak var table: UITableView?
  private let makeCell: CellProvider
  private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source, which becomes that of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, makeCell) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }
  nonisolated deinit {}
  /// A copy of what is shown, to be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.snapshot }
  /// Shows a snapshot. Items that were there keep their cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, asksAgain: false)
    completion?()
  }
  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, animated: animatingDifferences, asksAgain: false)
  }
  /// Shows a snapshot, and asks for all cells again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, animated: false, asksAgain: true)
    completion?()
  }
  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, asksAgain: Bool
  ) {
    guard let table else { return }
    let isAnimated = animated && defaultRowAnimation != .none
    store.show(snapshot, in: table.model, isAnimated: isAnimated, asksAgain: asksAgain)
  }
  /// The item of a row; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(indexPath) }
  /// The row of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    table.flatMap { store.path(itemIdentifier, $0.model) }
  }
  /// The value that names a section; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(index) }

  open func numberOfSections(in tableView: UITableView) -> Int { store.snapshot.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.numberOfRows(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = store.item(indexPath) else { return UITableViewCell() }
    return makeCell(tableView, indexPath, item) ?? UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

import Foundation
import HearthCore
import HearthUI

extension NSTableView {
  // MARK: - Columns

  /// Adds a column behind the others.
  public func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView = self
    setColumns(tableColumns + [tableColumn])
  }
  /// Takes a column away.
  public func removeTableColumn(_ tableColumn: NSTableColumn) {
    guard tableColumns.contains(where: { $0 === tableColumn }) else { return }
    tableColumn.tableView = nil
    setColumns(tableColumns.filter { $0 !== tableColumn })
  }
  /// Gives a column another place.
  public func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard tableColumns.indices.contains(oldIndex), tableColumns.indices.contains(newIndex) else { return }
    var columns = tableColumns
    columns.insert(columns.remove(at: oldIndex), at: newIndex)
    customization.resetOrder()
    setColumns(columns)
  }
  /// How many columns there are.
  public var numberOfColumns: Int { tableColumns.count }
  /// The column that is found by an identifier.
  public func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    tableColumns.first { $0.identifier == identifier }
  }
  /// Where it is; -1 for nowhere.
  public func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  /// Gives the last column what is left of the width, as it has it anyway.
  public func sizeLastColumnToFit() { refresh() }

  // MARK: - Changes

  /// How many rows there are.
  public var numberOfRows: Int { model.sections.first?.rows.count ?? 0 }
  /// Asks for everything again. Selected are the rows in the places that were.
  public func reloadData() { reloadRows() }
  /// Asks for the views of some rows again; of whole rows, whatever columns are meant.
  public func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    if !columnIndexes.isEmpty { model.refresh(rowIndexes.map { IndexPath(row: $0, section: 0) }) }
  }
  /// Asks how many rows there are.
  public func noteNumberOfRowsChanged() { reloadData() }
  /// Asks for the heights of rows again.
  public func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { if !indexSet.isEmpty { refresh() } }
  /// Tells of rows that have come, by where they are now.
  public func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    changes.add(isAnimated: !animationOptions.isEmpty) {
      $0.inserted.formUnion(indexes.map { IndexPath(row: $0, section: 0) })
    }
  }
  /// Tells of rows that are gone, by where they were.
  public func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    let before = model.selection
    changes.add(isAnimated: !animationOptions.isEmpty) {
      $0.deleted.formUnion(indexes.map { IndexPath(row: $0, section: 0) })
    }
    // Those that are gone are selected no longer.
    let left = before.filter { model.path($0) != nil }
    if left != before { setSelected(left) }
  }
  /// Tells of a row that is in another place.
  public func moveRow(at oldIndex: Int, to newIndex: Int) {
    changes.add { $0.moved.append((IndexPath(row: oldIndex, section: 0), IndexPath(row: newIndex, section: 0))) }
  }
  /// What follows until `endUpdates()` is changed at once.
  public func beginUpdates() { changes.begin() }
  /// Makes the changes since `beginUpdates()`.
  public func endUpdates() { changes.end() }
  /// Moves a row into view.
  public func scrollRowToVisible(_ row: Int) {
    guard let id = model.id(IndexPath(row: row, section: 0)) else { return }
    model.target = RowModel.Target(id: RowID(number: id), anchor: nil)
  }

  // MARK: - Selection

  private func index(_ id: Int) -> Int? { model.path(id)?.row }
  /// The selected rows.
  public var selectedRowIndexes: IndexSet {
    if model.selection.isEmpty { return IndexSet() }
    if model.selection.count == 1, let id = model.selection.first {
      return index(id).map { IndexSet(integer: $0) } ?? []
    }
    let rows = model.sections.first?.rows ?? []
    return IndexSet(rows.indices.filter { model.selection.contains(rows[$0]) })
  }
  /// The first of the selected rows; -1 for none.
  public var selectedRow: Int { selectedRowIndexes.first ?? -1 }
  /// How many rows are selected.
  public var numberOfSelectedRows: Int { model.selection.count }
  /// Whether a row is selected.
  public func isRowSelected(_ row: Int) -> Bool {
    model.id(IndexPath(row: row, section: 0)).map { model.selection.contains($0) } ?? false
  }
  /// Selects rows, which the delegate is told of, and not asked about.
  ///
  /// - Parameter extend: Whether the rows that are selected stay so.
  public func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let ids = Set(indexes.compactMap { model.id(IndexPath(row: $0, section: 0)) })
    setSelected(extend ? model.selection.union(ids) : ids)
  }
  /// Selects a row no longer.
  public func deselectRow(_ row: Int) {
    if let id = model.id(IndexPath(row: row, section: 0)) { setSelected(model.selection.subtracting([id])) }
  }
  /// Selects nothing.
  public func deselectAll(_ sender: Any?) { if allowsEmptySelection { setSelected([]) } }
  /// Selects all rows.
  public func selectAll(_ sender: Any?) {
    if allowsMultipleSelection { selectRowIndexes(IndexSet(0..<numberOfRows), byExtendingSelection: false) }
  }
  func setSelected(_ new: Set<Int>) {
    let old = model.selection
    if new == old { return }
    model.selection = new
    views.show(selection: new, changed: old.symmetricDifference(new))
    selectionHasChanged()
  }
  /// The user would select rows.
  func userDidSelect(_ wanted: Set<RowID>) {
    let old = model.selection, numbers = Set(wanted.map(\.number))
    if numbers == old || !mayChangeSelection() { return }
    if numbers.isEmpty, !allowsEmptySelection { return }
    let rows = IndexSet(
      numbers.filter { old.contains($0) || index($0).map { canSelect($0) } ?? false }.compactMap { index($0) })
    if rows.isEmpty, !numbers.isEmpty { return }
    selectRowIndexes(proposed(rows), byExtendingSelection: false)
  }
  /// The user has clicked a cell.
  func userDidClick(_ row: PlacedRow, _ column: NSTableColumn) {
    clickedRow = index(row.id.number) ?? -1
    clickedColumn = tableColumns.firstIndex { $0 === column } ?? -1
    act()
  }
  func userDidDoubleClick(_ rows: Set<RowID>) {
    let indexes = rows.compactMap { index($0.number) }
    clickedRow = rows.count == 1 || !indexes.contains(clickedRow) ? indexes.min() ?? -1 : clickedRow
    sendAction(doubleAction, to: target)
  }

  // MARK: - Views

  /// A view to be used again, which once had the identifier; nil for none: the app makes one and gives it the identifier.
  ///
  /// - Parameter owner: There are no files to make views from, so that nobody needs it.
  public func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    views.take(identifier)
  }
  /// The view of a cell; nil where it is not seen, which is reported where it is to be made.
  public func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard tableColumns.indices.contains(column), let id = model.id(IndexPath(row: row, section: 0)) else { return nil }
    let view = views.view(id, tableColumns[column])
    reportUnkept(
      "NSTableView.view(atColumn:row:makeIfNecessary:)", if: view == nil && makeIfNecessary,
      "a row that is not seen has no views.")
    return view
  }
  /// What hears of a row that is seen; nil for others.
  public func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    guard let id = model.id(IndexPath(row: row, section: 0)) else { return nil }
    return views.rowView(id, makes: makeIfNecessary) { NSTableRowView() }
  }
  /// The row that a view is in; -1 for none.
  public func row(for view: NSView) -> Int { views.place(of: view).flatMap { index($0.id) } ?? -1 }
  /// The column that a view is in; -1 for none.
  public func column(for view: NSView) -> Int {
    guard let place = views.place(of: view) else { return -1 }
    return tableColumns.firstIndex { ObjectIdentifier($0) == place.column } ?? -1
  }
  /// The row at a point of the table that is seen; -1 for none.
  public func row(at point: CGPoint) -> Int {
    for (id, host) in views.hosts where host.behavior != nil {
      let frame = convert(host.bounds, from: host).insetBy(dx: 0, dy: -intercellSpacing.height / 2)
      if frame.minY <= point.y, point.y < frame.maxY { return index(id) ?? -1 }
    }
    return -1
  }
  /// The column at a point of a row that is seen; -1 for none.
  public func column(at point: CGPoint) -> Int {
    for (column, host) in views.columnHosts {
      let frame = convert(host.bounds, from: host)
      if frame.minX <= point.x, point.x < frame.maxX {
        return tableColumns.firstIndex { ObjectIdentifier($0) == column } ?? -1
      }
    }
    return -1
  }
  /// Where a row is that is seen: points of the table. Empty for others.
  public func rect(ofRow row: Int) -> CGRect {
    guard let id = model.id(IndexPath(row: row, section: 0)), let host = views.hosts[id] else { return .zero }
    let frame = convert(host.bounds, from: host)
    return CGRect(x: 0, y: frame.minY, width: bounds.width, height: frame.height)
  }
  /// The rows that are seen.
  public func rows(in rect: CGRect) -> NSRange {
    let rows = views.hosts.keys.compactMap { index($0) }.filter { self.rect(ofRow: $0).intersects(rect) }
    guard let first = rows.min(), let last = rows.max() else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first, length: last - first + 1)
  }
  /// A text of what a data source gives for a cell.
  func textCell(_ value: Any, _ column: NSTableColumn?) -> NSView {
    let text =
      (value as? NSAttributedString).map { NSTextField(labelWithAttributedString: $0) }
      ?? NSTextField(labelWithString: (value as? String) ?? "\(value)")
    text.lineBreakMode = .byTruncatingTail
    text.alignment = column?.headerCell.alignment ?? .natural
    return text
  }
}

import Foundation
import HearthCore
import HearthUI

extension NSTableColumn {
  var leastWidth: CGFloat { isFixed ? width : minWidth }
  var greatestWidth: CGFloat? {
    isFixed ? width : maxWidth < CGFloat.greatestFiniteMagnitude ? maxWidth : nil
  }
}
extension NSTextAlignment {
  var columnAlignment: TableColumnAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

extension NSTableView {
  /// By which columns the rows are sorted.
  var shownOrder: [ColumnOrder] {
    sortDescriptors.compactMap { descriptor in
      let column = tableColumns.first { column in
        column.sortDescriptorPrototype.map { $0.key != nil && $0.key == descriptor.key } ?? false
      }
      return column.map {
        ColumnOrder(
          column: $0.identifier.rawValue,
          order: descriptor.ascending == $0.sortDescriptorPrototype?.ascending ? .forward : .reverse)
      }
    }
  }
  /// A title was clicked.
  func userDidSort(_ order: [ColumnOrder]) {
    guard let first = order.first, let column = tableColumns.first(where: { $0.identifier.rawValue == first.column })
    else { return }
    wasClicked(column)
    guard let prototype = column.sortDescriptorPrototype else { return }
    let isForward = first.order == .forward
    let new = isForward ? prototype : prototype.reversedSortDescriptor as? NSSortDescriptor ?? prototype
    sortDescriptors = [new] + sortDescriptors.filter { $0.key != new.key }
  }
  /// What the user may not do with columns. They are hidden by the app alone.
  var disabledBehavior: TableColumnCustomizationBehavior {
    var behavior: TableColumnCustomizationBehavior = .visibility
    if !allowsColumnReordering { behavior.insert(.reorder) }
    if !allowsColumnResizing { behavior.insert(.resize) }
    return behavior
  }
  /// Gives a cell its view.
  func fill(
    _ host: TableCellHost, _ column: NSTableColumn?, _ row: PlacedRow, _ place: TableViews.Place, isEmpty: Bool
  ) {
    guard !isEmpty, row.row < numberOfRows, let view = makeCell(column, row.row) else { return }
    let isSelected = model.selection.contains(row.id.number)
    host.show(view)
    views.show(view, in: host, at: place, isSelected: isSelected)
    if views.rowView(row.id.number, makes: false, { nil }) == nil, let rowView = rowView(row.row) {
      rowView.reportDrawing()
      rowView.isSelected = isSelected
      rowView.isGroupRowStyle = isGroup(row.row)
      views.keep(rowView, row.id.number)
    }
    prepareDrag(of: row, in: host)
    host.invalidateIntrinsicContentSize()
  }
  /// The height of a cell: points.
  func height(of row: Int, _ view: NSView?, _ width: CGFloat) -> CGFloat {
    guard row < numberOfRows else { return rowHeight }
    let own = ownHeight(row)
    if usesAutomaticRowHeights, let view, own == rowHeight {
      return max(view.height(inWidth: width), rowHeight) + intercellSpacing.height
    }
    return max(0, own.isFinite ? own : rowHeight) + intercellSpacing.height
  }

  // MARK: - What is kept

  private var columnsKey: String? {
    guard autosaveTableColumns, let autosaveName, !autosaveName.isEmpty else { return nil }
    return "NSTableView Columns \(autosaveName)"
  }
  func restoreColumns() {
    guard let columnsKey, let data = UserDefaults.standard.data(forKey: columnsKey),
      let kept = try? JSONDecoder().decode(TableColumnCustomization<PlacedRow>.self, from: data)
    else { return }
    customization = kept
  }
  func customizationDidChange(from old: TableColumnCustomization<PlacedRow>) {
    if customization == old { return }
    model.refreshLook()
    if let columnsKey, let data = try? JSONEncoder().encode(customization) {
      UserDefaults.standard.set(data, forKey: columnsKey)
    }
  }
}

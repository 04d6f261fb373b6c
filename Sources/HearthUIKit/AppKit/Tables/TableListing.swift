import Foundation
import HearthCore
import HearthUI

/// What a `NSTableView` shows: a table of SwiftUI.
struct TableListing: View {
  let table: NSTableView
  let model: RowModel

  private var rows: PlacedRows { PlacedRows(ids: model.sections.first?.rows ?? [], section: 0) }
  private var columns: [ShownColumn] {
    table.tableColumns.filter { !$0.isHidden }.map { ShownColumn(id: ObjectIdentifier($0), column: $0) }
  }
  private var versions: RowVersions {
    RowVersions(all: model.version, rows: model.rowVersions, look: model.lookVersion)
  }
  private var order: Binding<[ColumnOrder]> {
    let table = table
    return Binding {
      table.shownOrder
    } set: {
      table.userDidSort($0)
    }
  }
  private var custom: Binding<TableColumnCustomization<PlacedRow>> {
    let table = table
    return Binding {
      table.customization
    } set: {
      table.customization = $0
    }
  }
  private var many: Binding<Set<RowID>> {
    let (table, model) = (table, model)
    return Binding {
      table.selectionHighlightStyle == .none ? [] : Set(model.selection.map { RowID(number: $0) })
    } set: {
      table.userDidSelect($0)
    }
  }
  private var one: Binding<RowID?> {
    let (table, model) = (table, model)
    return Binding {
      table.selectionHighlightStyle == .none ? nil : model.selection.first.map { RowID(number: $0) }
    } set: {
      table.userDidSelect($0.map { [$0] } ?? [])
    }
  }

  var body: some View {
    let versions = versions, columns = columns
    ScrollViewReader { reader in
      Group {
        if table.allowsMultipleSelection {
          Table(rows, selection: many, sortOrder: order, columnCustomization: custom) { shown(columns, versions) }
        } else {
          Table(rows, selection: one, sortOrder: order, columnCustomization: custom) { shown(columns, versions) }
        }
      }
      .modifier(ListingStyle(style: table.style, alternates: table.usesAlternatingRowBackgroundColors))
      .tableColumnHeaders(table.headerView == nil ? .hidden : .visible)
      .environment(\.defaultMinListRowHeight, 0)
      .modifier(DoubleClick(table: table, isOn: table.doubleAction != nil))
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { [weak table] press in
        table?.takeArrow(isForward: press.key == .rightArrow) == true ? .handled : .ignored
      }
      .modifier(TargetScroller(model: model, reader: reader))
    }
  }
  @TableColumnBuilder<PlacedRow, ColumnOrder> private func shown(
    _ columns: [ShownColumn], _ versions: RowVersions
  ) -> some TableColumnContent<PlacedRow, ColumnOrder> {
    let (table, first) = (table, columns.first?.id)
    TableColumnForEach(columns) { shown in
      let column = shown.column
      TableColumn(Text(verbatim: column.title), sortUsing: ColumnOrder(column: column.identifier.rawValue)) {
        (row: PlacedRow) in
        TableCellPresenter(
          table: table, row: row, column: column, isFirst: shown.id == first, version: versions.of(row),
          look: versions.look)
      }
      .width(min: column.leastWidth, ideal: column.width, max: column.greatestWidth)
      .alignment(column.headerCell.alignment.columnAlignment)
      .customizationID(column.identifier.rawValue)
      .disabledCustomizationBehavior(table.disabledBehavior)
    }
  }
}

/// A column that is shown.
private struct ShownColumn: Identifiable {
  let id: ObjectIdentifier
  let column: NSTableColumn
}
/// Which asking for a row is the latest.
private struct RowVersions {
  let all: Int
  let rows: [Int: Int]
  let look: Int
  func of(_ row: PlacedRow) -> Int { all &+ (rows[row.id.number] ?? 0) }
}
/// By which column a table is sorted. The data source does that, so that nothing is compared here.
nonisolated struct ColumnOrder: SortComparator {
  let column: String
  var order = SortOrder.forward
  func compare(_ a: PlacedRow, _ b: PlacedRow) -> ComparisonResult { .orderedSame }
}

private struct ListingStyle: ViewModifier {
  let style: NSTableView.Style
  let alternates: Bool
  func body(content: Content) -> some View {
    let content = content.alternatingRowBackgrounds(alternates ? .enabled : .disabled)
    switch style {
    case .automatic, .inset, .sourceList: content.tableStyle(.inset)
    case .fullWidth, .plain: content.tableStyle(EdgeToEdgeTableStyle())
    }
  }
}
private struct DoubleClick: ViewModifier {
  let table: NSTableView
  let isOn: Bool
  func body(content: Content) -> some View {
    if isOn {
      content.contextMenu(forSelectionType: RowID.self) { _ in
        EmptyView()
      } primaryAction: { [weak table] in
        table?.userDidDoubleClick($0)
      }
    } else {
      content
    }
  }
}
/// Has a row be seen that the app asks for.
private struct TargetScroller: ViewModifier {
  let model: RowModel
  let reader: ScrollViewProxy
  func body(content: Content) -> some View {
    content.onChange(of: model.target, initial: true) {
      if let target = model.target { reader.scrollTo(target.id, anchor: target.anchor) }
    }
  }
}

/// A cell: its arrow in an outline, and the view that the table's delegate gives.
private struct TableCellPresenter: View {
  let table: NSTableView
  let row: PlacedRow
  let column: NSTableColumn
  let isFirst: Bool
  let version: Int
  let look: Int
  var body: some View {
    let arrow = table.disclosure(row.row, column), isGroup = table.isGroup(row.row)
    // The row adds as much above and below its cells.
    TableCellHosting(
      table: table, row: row, column: column, isShown: !isGroup || isFirst, isGroup: isGroup, version: version
    )
    .padding(.leading, arrow?.room ?? 0)
    .overlay(alignment: .leading) { arrow.map { ArrowView(arrow: $0) } }
    .modifier(CellClick(table: table, row: row, column: column))
    .padding(.vertical, -4)
  }
}
private struct CellClick: ViewModifier {
  let table: NSTableView
  let row: PlacedRow
  let column: NSTableColumn
  func body(content: Content) -> some View {
    if table.action != nil || table.doubleAction != nil {
      content.contentShape(Rectangle()).simultaneousGesture(
        TapGesture().onEnded { [weak table] in table?.userDidClick(row, column) })
    } else {
      content
    }
  }
}
private struct TableCellHosting: NSViewRepresentable {
  let table: NSTableView
  let row: PlacedRow
  let column: NSTableColumn
  let isShown: Bool
  let isGroup: Bool
  let version: Int
  @MainActor final class Coordinator {
    weak var table: NSTableView?
    var version: Int?
    var row: PlacedRow
    init(_ table: NSTableView, _ row: PlacedRow) { (self.table, self.row) = (table, row) }
    nonisolated deinit {}
  }
  func makeCoordinator() -> Coordinator { Coordinator(table, row) }
  func makeNSView(context: Context) -> TableCellHost {
    let host = TableCellHost()
    host.table = table
    return host
  }
  func updateNSView(_ host: TableCellHost, context: Context) {
    let state = context.coordinator
    let place = TableViews.Place(id: row.id.number, column: ObjectIdentifier(column))
    defer { (state.row, state.version) = (row, version) }
    if state.version == version, host.place == place { return }
    Self.end(host, table)
    host.place = place
    table.fill(host, isShown ? (isGroup ? nil : column) : nil, row, place, isEmpty: !isShown)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, nsView host: TableCellHost, context: Context) -> CGSize? {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? column.width
    return CGSize(width: width, height: table.height(of: row.row, host.cell, width))
  }
  private static func end(_ host: TableCellHost, _ table: NSTableView?) {
    if let place = host.place { table?.views.hide(host.end(), host, at: place) }
  }
  static func dismantleNSView(_ host: TableCellHost, coordinator: Coordinator) { end(host, coordinator.table) }
}

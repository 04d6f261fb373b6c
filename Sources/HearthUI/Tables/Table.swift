import Foundation
import HearthCore

/// Rows of cells in columns with titles.
///
///     @State private var selection: Set<Person.ID> = []
///     @State private var order = [KeyPathComparator(\Person.name)]
///     Table(people, selection: $selection, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
///     }
///     .onChange(of: order) { people.sort(using: order) }
///
/// Rows are those of a list: only those in view are made, and selection, keys, context menus and drops are as there. In a
/// compact width only the first column is shown, without titles. Source: Apple, documentation of Table.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sort: TableSort?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @State private var own = TableColumnCustomization<Value>()
  @State private var widths: [String: CGFloat] = [:]
  @Environment(\.horizontalSizeClass) private var sizeClass

  @usableFromInline nonisolated init(
    rows: Rows, columns: Columns, selection: ListSelection?, sort: TableSort?,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    (self.rows, self.columns, self.selection, self.sort, self.customization) = (
      rows, columns, selection, sort, customization
    )
  }

  @MainActor public var body: some View {
    var all: [_TableColumn<Value>] = []
    columns._listColumns(&all)
    let shown = shownColumns(all)
    let columns = TableColumns(shown.map(\.column))
    let list = List<Value.ID, Rows._Rows>(
      selection: selection,
      content: rows._rows(
        _TableRowMaker { value in AnyView(TableCells(value: value, columns: columns).tag(value.id)) }))
    // One view, whatever the style makes of it: modifiers apply to the table as a whole.
    return VStack(spacing: 0) {
      TableStyled(
        content: TableContent(
          rows: TableRows(AnyView(list)), specifications: shown.map(\.specification),
          widths: widths.merging(kept, uniquingKeysWith: { $1 }), isCompact: sizeClass == .compact,
          mistake: mistake(in: all),
          titles: titles(shown), menu: menu(all), resize: resize, sort: choose(shown), move: mover(shown)))
    }
  }

  // MARK: - Columns

  private struct Shown {
    let column: _TableColumn<Value>
    let specification: TableColumnSpecification
  }
  @MainActor private var current: TableColumnCustomization<Value> { customization?.wrappedValue ?? own }
  @MainActor private var kept: [String: CGFloat] {
    var result: [String: CGFloat] = [:]
    for (id, width) in current.widths { result["id " + id] = width }
    return result
  }
  /// The columns in the order in which they are shown; in a compact width the first.
  @MainActor private func shownColumns(_ all: [_TableColumn<Value>]) -> [Shown] {
    let current = current, isCompact = sizeClass == .compact
    var shown: [(rank: Int, column: Shown)] = []
    for (index, column) in all.enumerated() {
      let id = column.customizationID.map { "id " + $0 } ?? "\(index) \(column.identity.map { "\($0)" } ?? "")"
      let visibility = column.customizationID.map { current[visibility: $0] } ?? .automatic
      if visibility == .hidden || visibility == .automatic && column.visibility == .hidden { continue }
      // A column that the order does not know keeps its place behind the one before it.
      let rank = column.customizationID.flatMap { current.order.firstIndex(of: $0) } ?? shown.last?.rank ?? -1
      shown.append(
        (
          rank,
          Shown(
            column: column,
            specification: TableColumnSpecification(
              id: id, width: isCompact ? TableColumnWidth() : column.width, alignment: column.alignment.part,
              isResizable: !isCompact && !column.width.isFixed && !column.disabled.contains(.resize)))
        ))
    }
    let ordered = shown.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.column)
    return isCompact ? Array(ordered.prefix(1)) : ordered
  }
  @MainActor private func mistake(in all: [_TableColumn<Value>]) -> String? {
    var names: Set<String> = []
    for case let name? in all.map(\.customizationID) where !names.insert(name).inserted {
      return "two columns have the customizationID \(name). Give each one of its own, or they change together."
    }
    return nil
  }
  @MainActor private func titles(_ shown: [Shown]) -> [TableTitle] {
    shown.map { shown in
      TableTitle(
        label: shown.column.label, isSortable: sort != nil && shown.column.sort != nil,
        order: shown.column.sort.flatMap { sort?.order($0) },
        isMovable: customization != nil && shown.column.customizationID != nil
          && !shown.column.disabled.contains(.reorder))
    }
  }

  // MARK: - What the user does

  @MainActor private var resize: (String, CGFloat) -> Void {
    { id, width in
      widths[id] = width
      if id.hasPrefix("id ") { change { $0.widths[String(id.dropFirst(3))] = width } }
    }
  }
  @MainActor private func change(_ change: (inout TableColumnCustomization<Value>) -> Void) {
    if let customization { change(&customization.wrappedValue) } else { change(&own) }
  }
  @MainActor private func choose(_ shown: [Shown]) -> (Int) -> Void {
    { index in if let key = shown[index].column.sort { sort?.choose(key) } }
  }
  @MainActor private func mover(_ shown: [Shown]) -> (Int, Int) -> Void {
    { from, to in
      var ids = shown.map(\.column.customizationID)
      ids.insert(ids.remove(at: from), at: to)
      change { $0.order = ids.compactMap { $0 } }
    }
  }
  /// The columns that can be hidden, for the menu of the titles.
  @MainActor private func menu(_ all: [_TableColumn<Value>]) -> [TableMenuEntry] {
    guard customization != nil else { return [] }
    let current = current
    return all.compactMap { column in
      guard let id = column.customizationID, let title = column.title, !column.disabled.contains(.visibility) else {
        return nil
      }
      let visibility = current[visibility: id]
      let isOn = visibility == .visible || visibility == .automatic && column.visibility != .hidden
      return TableMenuEntry(title: title, isOn: isOn) { change { $0[visibility: id] = isOn ? .hidden : .visible } }
    }
  }
}

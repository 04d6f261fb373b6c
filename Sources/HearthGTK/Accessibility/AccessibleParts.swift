#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// What clients are told about tables, links and documents, and what elements are to each other.
  struct AccessibleParts {
    /// How an element is called on the bus; nil for none.
    let reference: (AccessibleItem?) -> OpaquePointer
    private typealias Value = BusValue

    private func references(_ items: [AccessibleItem]) -> OpaquePointer { Value.array("(so)", items.map(reference)) }
    private func ints(_ values: [Int32]) -> [OpaquePointer] { values.map { Value.int($0) } }
    private func title(_ column: Int, of table: AccessibleItem?) -> AccessibleItem? {
      guard let headers = table?.headers, headers.indices.contains(column) else { return nil }
      return headers[column]
    }

    // MARK: - Tables

    func tableProperty(_ table: AccessibleItem, _ name: String) -> OpaquePointer? {
      switch name {
      case "NRows": Value.int(Int32(clamping: table.rowCount))
      case "NColumns": Value.int(Int32(clamping: table.columnCount))
      case "Caption", "Summary": reference(nil)
      case "NSelectedRows": Value.int(Int32(clamping: table.rows?.selectedAccessibleRows.count ?? 0))
      case "NSelectedColumns": Value.int(0)
      default: nil
      }
    }
    /// - Parameter index: Of a cell, row by row.
    private func place(_ index: Int, in table: AccessibleItem) -> (row: Int, column: Int)? {
      let columns = table.columnCount
      guard columns > 0, index >= 0, index / columns < table.rowCount else { return nil }
      return (index / columns, index % columns)
    }
    private func cell(_ row: Int, _ column: Int, in table: AccessibleItem) -> AccessibleItem? {
      guard (0..<table.columnCount).contains(column), let row = table.window.row(row, of: table) else { return nil }
      if row.role == .tableRow { return row.cell(in: column) }
      // The rows of a list, and headers between rows, are as wide as all columns.
      return column == 0 ? row : nil
    }
    private func isSelected(_ row: Int, in table: AccessibleItem) -> Bool {
      table.shownRows[row]?.states.contains(.selected) ?? table.rows?.selectedAccessibleRows.contains(row) ?? false
    }
    func table(_ table: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      let first = Int(Value.int(arguments, at: 0)), second = Int(Value.int(arguments, at: 1))
      func isCell(_ row: Int, _ column: Int) -> Bool {
        (0..<table.rowCount).contains(row) && (0..<table.columnCount).contains(column)
      }
      switch method {
      case "GetAccessibleAt": return [reference(cell(first, second, in: table))]
      case "GetIndexAt":
        return [Value.int(isCell(first, second) ? Int32(clamping: first * table.columnCount + second) : -1)]
      case "GetRowAtIndex": return [Value.int(Int32(clamping: place(first, in: table)?.row ?? -1))]
      case "GetColumnAtIndex": return [Value.int(Int32(clamping: place(first, in: table)?.column ?? -1))]
      case "GetRowDescription": return [Value.string("")]
      case "GetColumnDescription":
        return [Value.string(title(first, of: table)?.name ?? "")]
      case "GetRowExtentAt", "GetColumnExtentAt": return [Value.int(isCell(first, second) ? 1 : -1)]
      case "GetRowHeader": return [reference(nil)]
      case "GetColumnHeader": return [reference(title(first, of: table))]
      case "GetSelectedRows":
        return [Value.array("i", ints((table.rows?.selectedAccessibleRows ?? []).map { Int32(clamping: $0) }))]
      case "GetSelectedColumns": return [Value.array("i", [])]
      case "IsRowSelected": return [Value.boolean(isSelected(first, in: table))]
      case "IsSelected": return [Value.boolean(isCell(first, second) && isSelected(first, in: table))]
      case "AddRowSelection":
        guard let row = table.window.row(first, of: table), row.actions.first?.request == .press else {
          return [Value.boolean(false)]
        }
        if isSelected(first, in: table) { return [Value.boolean(true)] }
        return [Value.boolean(table.window.perform(.press, on: row))]
      // Columns are not selected, and a click takes nothing back.
      case "IsColumnSelected", "AddColumnSelection", "RemoveRowSelection", "RemoveColumnSelection":
        return [Value.boolean(false)]
      case "GetRowColumnExtentsAtIndex":
        guard let place = place(first, in: table) else {
          return [Value.boolean(false)] + ints([-1, -1, -1, -1]) + [Value.boolean(false)]
        }
        return [Value.boolean(true)] + ints([Int32(clamping: place.row), Int32(clamping: place.column), 1, 1])
          + [Value.boolean(isSelected(place.row, in: table))]
      default: return nil
      }
    }
    func cellProperty(_ cell: AccessibleItem, _ name: String) -> OpaquePointer? {
      let place = cell.position
      switch name {
      case "ColumnSpan", "RowSpan": return Value.int(1)
      case "Position":
        return Value.tuple(ints([Int32(clamping: place?.row ?? -1), Int32(clamping: place?.column ?? -1)]))
      case "Table": return reference(cell.table)
      default: return nil
      }
    }
    func cell(_ cell: AccessibleItem, _ method: String) -> [OpaquePointer]? {
      let place = cell.position
      switch method {
      case "GetRowHeaderCells": return [references([])]
      case "GetColumnHeaderCells":
        return [references(place.flatMap { title($0.column, of: cell.table) }.map { [$0] } ?? [])]
      case "GetRowColumnSpan":
        return [Value.boolean(place != nil)]
          + ints([Int32(clamping: place?.row ?? -1), Int32(clamping: place?.column ?? -1), 1, 1])
      default: return nil
      }
    }

    // MARK: - Links

    func hypertext(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      let number = Value.int(arguments, at: 0)
      switch method {
      case "GetNLinks": return [Value.int(Int32(clamping: item.links.count))]
      case "GetLink":
        return [reference(item.children.first { $0.linkIndex.map { Int32(clamping: $0) } == number })]
      case "GetLinkIndex":
        return [Value.int(Int32(clamping: item.links.firstIndex { $0.range.contains(Int(number)) } ?? -1))]
      default: return nil
      }
    }
    private func link(of item: AccessibleItem) -> AccessibilityLink? { item.element?.properties.details.links.first }
    func hyperlinkProperty(_ item: AccessibleItem, _ name: String) -> OpaquePointer? {
      var range = link(of: item)?.range ?? 0..<0
      if range.isEmpty { range = 0..<item.name.unicodeScalars.count }
      switch name {
      case "NAnchors": return g_variant_new_int16(1)
      case "StartIndex": return Value.int(Int32(clamping: range.lowerBound))
      case "EndIndex": return Value.int(Int32(clamping: range.upperBound))
      default: return nil
      }
    }
    func hyperlink(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      let isFirst = Value.int(arguments, at: 0) == 0
      switch method {
      case "GetObject": return [reference(isFirst ? item : nil)]
      case "GetURI": return [Value.string(isFirst ? link(of: item)?.url.absoluteString ?? "" : "")]
      case "IsValid": return [Value.boolean(item.states.contains(.enabled))]
      default: return nil
      }
    }

    // MARK: - Documents

    func document(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      var attributes: [(String, String)] = []
      if let kind = item.element?.properties.details.textContentType {
        attributes.append(("text-content-type", kind.name))
      }
      switch method {
      case "GetLocale": return [Value.string(Locale.session.accessibleName)]
      case "GetAttributes": return [Value.pairs(attributes)]
      case "GetAttributeValue":
        let name = Value.string(arguments, at: 0)
        return [Value.string(attributes.first { $0.0 == name }?.1 ?? "")]
      default: return nil
      }
    }

    // MARK: - Relations

    /// Source: at-spi2-core 2.46, `AtspiRelationType`.
    private enum Relation: UInt32 {
      case labelFor = 1
      case labelledBy = 2
      case controllerFor = 3
      case controlledBy = 4
      case memberOf = 5
      case flowsTo = 10
      case flowsFrom = 11
      case descriptionFor = 17
      case describedBy = 18
    }
    func relations(of item: AccessibleItem) -> OpaquePointer {
      var found: [(Relation, [AccessibleItem])] = []
      if let labelled = item.labelled { found.append((.labelFor, [labelled])) }
      if !item.labels.isEmpty { found.append((.labelledBy, item.labels)) }
      let members = item.window.members(with: item)
      if !members.isEmpty { found.append((.memberOf, members)) }
      if item.role != .radioButton, let place = members.firstIndex(where: { $0 === item }) {
        // Who reads one part of a group goes on with the next, wherever it lies.
        if place + 1 < members.count { found.append((.flowsTo, [members[place + 1]])) }
        if place > 0 { found.append((.flowsFrom, [members[place - 1]])) }
      }
      func add(_ kind: Relation, _ items: [AccessibleItem]) {
        if let index = found.firstIndex(where: { $0.0 == kind }) {
          found[index].1 += items
        } else {
          found.append((kind, items))
        }
      }
      for pair in item.window.relations {
        let (forward, back): (Relation, Relation) =
          pair.kind == .controls ? (.controllerFor, .controlledBy) : (.describedBy, .descriptionFor)
        if pair.source === item { add(forward, pair.targets) }
        if pair.targets.contains(where: { $0 === item }) { add(back, [pair.source]) }
      }
      return Value.array(
        "(ua(so))", found.map { Value.tuple([Value.unsigned($0.0.rawValue), references($0.1)]) })
    }
  }

  extension Locale {
    /// As POSIX calls it: `en_GB`.
    var accessibleName: String { identifier.replacingOccurrences(of: "-", with: "_") }
  }
#endif

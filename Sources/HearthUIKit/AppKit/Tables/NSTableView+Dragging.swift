import Foundation
import HearthCore
import HearthUI

extension NSTableView {
  /// Lets a row be dragged, where there is something of it to drag.
  func prepareDrag(of row: PlacedRow, in host: TableCellHost) {
    guard dragged(row.row) != nil else {
      if let old = host.drag { host.removeInteraction(old.interaction) }
      host.drag = nil
      return
    }
    if host.drag != nil { return }
    let drag = RowDrag(self, host)
    host.drag = drag
    host.addInteraction(drag.interaction)
  }
  /// Says where something would be dropped, other than was proposed.
  public func setDropRow(_ row: Int, dropOperation: DropOperation) { dropTarget = (row, dropOperation) }
  /// Where something is dropped at a point of the window: on a row in its middle half, else above one.
  func noteDrop(_ info: any NSDraggingInfo) {
    let point = convert(info.draggingLocation, from: nil), row = row(at: point)
    guard row >= 0 else {
      dropTarget = (numberOfRows, .above)
      return
    }
    let frame = rect(ofRow: row), part = frame.height > 0 ? (point.y - frame.minY) / frame.height : 0
    dropTarget = part < 0.25 ? (row, .above) : part > 0.75 ? (row + 1, .above) : (row, .on)
  }
}

/// What is dragged of a row: of all selected rows, where it is one of them.
@MainActor final class RowDrag: UIDragInteractionDelegate {
  private weak var table: NSTableView?
  private weak var host: TableCellHost?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  init(_ table: NSTableView, _ host: TableCellHost) { (self.table, self.host) = (table, host) }
  nonisolated deinit {}
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let table, let host else { return [] }
    let row = table.row(for: host), selected = table.selectedRowIndexes
    guard row >= 0 else { return [] }
    let rows = selected.contains(row) ? Array(selected) : [row]
    return rows.compactMap { row in
      guard let thing = table.dragged(row) else { return nil }
      let item = UIDragItem(itemProvider: thing.written(on: .general).provider)
      item.localObject = DragSource(table, table.dragMasks.local)
      return item
    }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { table?.dragMasks.local.contains(.move) ?? false }
}

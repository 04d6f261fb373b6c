import Foundation
import HearthCore
import HearthUI

/// Says what a table shows. All of it may be left out.
@MainActor @preconcurrency public protocol NSTableViewDataSource: AnyObject, NSObjectProtocol {
  /// How many rows there are: none by itself.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// What a cell shows; nil for nothing. A view with an `objectValue` gets it, and where the delegate has no view a text shows it.
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
  /// A title was clicked: the time to sort by `sortDescriptors`, and to read the table again.
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// What of a row is dragged; nil, the value by itself, for nothing. Of a row it is asked once more when the row is shown.
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
  /// Something is dragged over the table: what would become of it above a row, or on it. Nothing by itself.
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  /// Something was dropped. False where it cannot be used.
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation
  ) -> Bool
}
extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
  public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? { nil }
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
}

/// Is asked about rows, and hears what the user does with them. All of it may be left out.
@MainActor @preconcurrency public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  /// The view of a cell; nil, the value by itself, for a text of what the data source has.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// A view that hears whether its row is selected; nil, the value by itself, for none. What it draws is not shown, which is reported.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// The height of a row: points; that of the table by itself.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Whether a row can be selected. True by itself.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Which rows are selected instead of those that the user would select: these by itself.
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Whether the user may select something else now. True by itself.
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  /// Whether a row is the title of those below it: one view, asked for without a column, stands alone in it. False by itself.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// The title of a column was clicked.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Other rows are selected, whoever has done that.
  func tableViewSelectionDidChange(_ notification: Notification)
}
extension NSTableViewDelegate {
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}

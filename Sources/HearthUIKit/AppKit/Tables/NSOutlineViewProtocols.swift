import Foundation
import HearthCore
import HearthUI

/// Says what an outline shows: for nil what is outermost. All of it may be left out.
@MainActor @preconcurrency public protocol NSOutlineViewDataSource: AnyObject, NSObjectProtocol {
  /// How many items are in an item.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  /// One of the items in an item: an object, or a value that is told from others by `Hashable`.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  /// Whether an item can be opened.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  /// What a cell shows; nil for nothing.
  func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any?
  /// A title was clicked: the time to sort by `sortDescriptors`, and to read the outline again.
  func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// What of an item is dragged; nil, the value by itself, for nothing.
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)?
  /// Something is dragged over the outline: what would become of it in an item, before the one of its items that has the index, or on it
  /// with `NSOutlineViewDropOnItemIndex`. Nothing by itself.
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  /// Something was dropped. False where it cannot be used.
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool
}
extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { "" }
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
  public func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
  public func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }
  public func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool { false }
}
/// What stands for a drop on an item, and not between those in it.
public let NSOutlineViewDropOnItemIndex = -1

/// Is asked about items, and hears what the user does with them. All of it may be left out.
@MainActor @preconcurrency public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  /// The view of a cell; nil, the value by itself, for a text of what the data source has.
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  /// A view that hears whether its row is selected; see `NSTableRowView`.
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  /// The height of a row: points; that of the outline by itself.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  /// Whether an item can be selected. True by itself.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  /// Which rows are selected instead of those that the user would select: these by itself.
  func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Whether the user may select something else now. True by itself.
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  /// Whether an item is the title of those in it. False by itself.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// Whether an item may be opened. True by itself.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Whether an item may be closed. True by itself.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// Whether an item that can be opened has an arrow. True by itself.
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  /// The title of a column was clicked.
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  /// Other rows are selected, whoever has done that.
  func outlineViewSelectionDidChange(_ notification: Notification)
  // Of the following the notification has the item as `userInfo?["NSObject"]`.

  /// An item is about to be opened.
  func outlineViewItemWillExpand(_ notification: Notification)
  /// An item is open.
  func outlineViewItemDidExpand(_ notification: Notification)
  /// An item is about to be closed.
  func outlineViewItemWillCollapse(_ notification: Notification)
  /// An item is closed.
  func outlineViewItemDidCollapse(_ notification: Notification)
}
extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    nil
  }
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  public func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
}

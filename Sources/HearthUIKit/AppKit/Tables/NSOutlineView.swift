import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// A table of a tree: items with others in them can be opened.
///
///     let outline = NSOutlineView()
///     outline.addTableColumn(column)
///     outline.outlineTableColumn = column
///     outline.dataSource = self
///     outline.expandItem(nil, expandChildren: true)
@MainActor @preconcurrency open class NSOutlineView: NSTableView {
  private let items = OutlineItems()
  /// Says what is shown. It is not kept.
  open weak var dataSource: (any NSOutlineViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Is asked about items, and hears what the user does with them. It is not kept.
  open weak var delegate: (any NSOutlineViewDelegate)? {
    didSet {
      refresh()
      model.refreshAll()
    }
  }
  /// The column with the arrows; nil for the first one.
  open var outlineTableColumn: NSTableColumn? { didSet { columnsDidChange() } }
  /// Points that what is in an item is further in.
  open var indentationPerLevel: CGFloat = 16 { didSet { refresh() } }
  /// Whether the arrows are as far in as their items.
  open var indentationMarkerFollowsCell = true { didSet { refresh() } }
  /// Which items are open is kept between launches: it is not, and true is reported.
  open var autosaveExpandedItems: Bool {
    get { false }
    set {
      reportUnkept(
        "NSOutlineView.autosaveExpandedItems", if: newValue, "keep what is open in outlineViewItemDidExpand(_:).")
    }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    items.count = { [weak self] item in
      guard let self else { return 0 }
      return dataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
    }
    items.child = { [unowned self] index, item in dataSource?.outlineView(self, child: index, ofItem: item) ?? "" }
    items.isExpandable = { [weak self] item in
      guard let self else { return false }
      return dataSource?.outlineView(self, isItemExpandable: item) ?? false
    }
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  // MARK: Items

  /// The item of a row; nil for none.
  open func item(atRow row: Int) -> Any? { items.entries.indices.contains(row) ? items.entries[row].item : nil }
  /// The row of an item; -1 for one that is not shown.
  open func row(forItem item: Any?) -> Int { item.flatMap { items.row(OutlineItems.key($0)) } ?? -1 }
  /// How far down in the tree an item is: 0 for the outermost, -1 for one that is not shown.
  open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }
  /// The same of a row.
  open func level(forRow row: Int) -> Int { items.entries.indices.contains(row) ? items.entries[row].level : -1 }
  /// The item that an item is in; nil for the outermost.
  open func parent(forItem item: Any?) -> Any? {
    let row = row(forItem: item)
    guard row >= 0, let parent = items.entries[row].parent, let above = items.row(parent) else { return nil }
    return items.entries[above].item
  }
  /// Which of the items in its parent an item is; -1 for one that is not shown.
  open func childIndex(forItem item: Any) -> Int {
    let row = row(forItem: item)
    return row < 0 ? -1 : items.entries[row].index
  }
  /// How many items are in an item.
  open func numberOfChildren(ofItem item: Any?) -> Int { items.count(item) }
  /// One of the items in an item.
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    index >= 0 && index < items.count(item) ? items.child(index, item) : nil
  }
  /// Whether an item can be opened.
  open func isExpandable(_ item: Any?) -> Bool { item.map { items.isExpandable($0) } ?? true }
  /// Whether an item is open.
  open func isItemExpanded(_ item: Any?) -> Bool { item.map { items.open.contains(OutlineItems.key($0)) } ?? true }

  // MARK: Opening

  /// Opens an item; nil stands for all of the outermost, with `children` alone.
  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  /// Opens an item, and all in it.
  open func expandItem(_ item: Any?, expandChildren: Bool) {
    if let item { expand(item) }
    guard expandChildren else { return }
    for index in 0..<max(0, items.count(item)) {
      let child = items.child(index, item)
      if items.isExpandable(child) { expandItem(child, expandChildren: true) }
    }
  }
  /// Closes an item.
  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
  /// Closes an item, and all in it.
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {
    if collapseChildren {
      for index in 0..<max(0, items.count(item)) {
        let child = items.child(index, item)
        if isItemExpanded(child) { collapseItem(child, collapseChildren: true) }
      }
    }
    if let item { collapse(item) }
  }
  private func expand(_ item: Any) {
    let key = OutlineItems.key(item)
    guard !items.open.contains(key), items.isExpandable(item),
      delegate?.outlineView(self, shouldExpandItem: item) != false
    else { return }
    tell(Self.itemWillExpandNotification, item) { $0.outlineViewItemWillExpand($1) }
    items.setOpen(key, true)
    if let row = items.row(key) {
      let new = items.list(item, key, level: items.entries[row].level + 1)
      items.replace(row + 1..<row + 1, by: new)
      insertRows(at: IndexSet(row + 1..<row + 1 + new.count), withAnimation: .effectFade)
    }
    refresh()
    tell(Self.itemDidExpandNotification, item) { $0.outlineViewItemDidExpand($1) }
  }
  private func collapse(_ item: Any) {
    let key = OutlineItems.key(item)
    guard items.open.contains(key), delegate?.outlineView(self, shouldCollapseItem: item) != false else { return }
    tell(Self.itemWillCollapseNotification, item) { $0.outlineViewItemWillCollapse($1) }
    items.setOpen(key, false)
    if let row = items.row(key) {
      let rows = items.inner(of: row)
      items.replace(rows, by: [])
      removeRows(at: IndexSet(rows), withAnimation: .effectFade)
    }
    refresh()
    tell(Self.itemDidCollapseNotification, item) { $0.outlineViewItemDidCollapse($1) }
  }
  private func tell(
    _ name: Notification.Name, _ item: Any, _ action: (any NSOutlineViewDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: ["NSObject": item])
    if let delegate { action(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
  /// Asks for an item's cells again; nil for all.
  open func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }
  /// The same, and for what is in it.
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {
    guard let item else { return reloadData() }
    let row = row(forItem: item)
    guard row >= 0 else { return }
    if reloadChildren { return reloadKeepingItems() }
    reloadData(forRowIndexes: IndexSet(integer: row), columnIndexes: IndexSet(integer: 0))
  }
  /// Tells of items that have come into an item, by where they are now. All is read again: what is open and selected stays.
  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) { itemsDidChange(indexes, parent, isAnimated: !animationOptions.isEmpty) }
  /// Tells of items that have gone from an item.
  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) { itemsDidChange(indexes, parent, isAnimated: !animationOptions.isEmpty) }
  private func itemsDidChange(_ indexes: IndexSet, _ parent: Any?, isAnimated: Bool) {
    if indexes.isEmpty { return }
    // Whether an item can be opened may be different, too.
    if let parent, !isItemExpanded(parent), row(forItem: parent) < 0 { return }
    if isAnimated { withAnimation(.default) { reloadKeepingItems() } } else { reloadKeepingItems() }
  }
  /// Tells of an item that is in another place.
  open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {
    reloadKeepingItems()
  }
  private func reloadKeepingItems() {
    let selected = Set(selectedRowIndexes.map { items.entries[$0].key })
    super.reloadRows()
    let rows = IndexSet(items.entries.indices.filter { selected.contains(items.entries[$0].key) })
    if rows != selectedRowIndexes { selectRowIndexes(rows, byExtendingSelection: false) }
  }

  // MARK: As a table

  override func reloadRows() {
    if items.entries.isEmpty { super.reloadRows() } else { reloadKeepingItems() }
  }
  override func readRows() { items.readAll() }
  override var rowCount: Int { items.entries.count }
  override func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    guard let item = item(atRow: row) else { return nil }
    let value = dataSource?.outlineView(self, objectValueFor: column, byItem: item)
    if let view = delegate?.outlineView(self, viewFor: column, item: item) {
      if let value { (view as? NSTableCellView)?.objectValue = value }
      return view
    }
    return value.map { textCell($0, column) }
  }
  override func ownHeight(_ row: Int) -> CGFloat {
    item(atRow: row).flatMap { delegate?.outlineView(self, heightOfRowByItem: $0) } ?? rowHeight
  }
  override func isGroup(_ row: Int) -> Bool {
    item(atRow: row).flatMap { delegate?.outlineView(self, isGroupItem: $0) } ?? false
  }
  override func rowView(_ row: Int) -> NSTableRowView? {
    item(atRow: row).flatMap { delegate?.outlineView(self, rowViewForItem: $0) }
  }
  override func canSelect(_ row: Int) -> Bool {
    item(atRow: row).flatMap { delegate?.outlineView(self, shouldSelectItem: $0) } ?? true
  }
  override func proposed(_ rows: IndexSet) -> IndexSet {
    delegate?.outlineView(self, selectionIndexesForProposedSelection: rows) ?? rows
  }
  override func mayChangeSelection() -> Bool { delegate?.selectionShouldChange(in: self) ?? true }
  override func selectionHasChanged() {
    // A delegate may be one of the two kinds for several views.
    let notification = Notification(name: Self.outlineSelectionDidChangeNotification, object: self)
    delegate?.outlineViewSelectionDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  override func sortingDidChange(_ old: [NSSortDescriptor]) {
    dataSource?.outlineView(self, sortDescriptorsDidChange: old)
  }
  override func wasClicked(_ column: NSTableColumn) { delegate?.outlineView(self, didClick: column) }
  override func dragged(_ row: Int) -> (any NSPasteboardWriting)? {
    item(atRow: row).flatMap { dataSource?.outlineView(self, pasteboardWriterForItem: $0) }
  }
  override func takeArrow(isForward: Bool) -> Bool {
    let row = selectedRow
    guard numberOfSelectedRows == 1, let item = item(atRow: row) else { return false }
    let isOpen = isItemExpanded(item)
    if isForward {
      guard items.entries[row].isExpandable, !isOpen else { return false }
      expandItem(item)
    } else if isOpen {
      collapseItem(item)
    } else {
      guard let parent = items.entries[row].parent, let above = items.row(parent) else { return false }
      selectRowIndexes([above], byExtendingSelection: false)
    }
    return true
  }
  override func disclosure(_ row: Int, _ column: NSTableColumn) -> RowArrow? {
    guard column === outlineTableColumn ?? tableColumns.first, items.entries.indices.contains(row) else { return nil }
    let entry = items.entries[row], indent = CGFloat(entry.level) * indentationPerLevel
    let hasArrow =
      entry.isExpandable && delegate?.outlineView(self, shouldShowOutlineCellForItem: entry.item) != false
    return RowArrow(
      room: indent + RowArrow.width, inset: indentationMarkerFollowsCell ? indent : 0, isShown: hasArrow,
      isOpen: items.open.contains(entry.key)
    ) { [weak self] in
      guard let self else { return }
      if isItemExpanded(entry.item) { collapseItem(entry.item) } else { expandItem(entry.item) }
    }
  }
  /// The item that something is dropped in, and where in it.
  private var dropPlace: (item: Any?, index: Int)? {
    guard let target = dropTarget else { return nil }
    if target.operation == .on { return (item(atRow: target.row), NSOutlineViewDropOnItemIndex) }
    guard items.entries.indices.contains(target.row) else { return (nil, items.count(nil)) }
    let entry = items.entries[target.row]
    return (parent(forItem: entry.item), entry.index)
  }
  override func validate(_ info: any NSDraggingInfo) -> NSDragOperation {
    guard let place = dropPlace else { return [] }
    return dataSource?.outlineView(self, validateDrop: info, proposedItem: place.item, proposedChildIndex: place.index)
      ?? []
  }
  override func accept(_ info: any NSDraggingInfo) -> Bool {
    guard let place = dropPlace else { return false }
    return dataSource?.outlineView(self, acceptDrop: info, item: place.item, childIndex: place.index) ?? false
  }
  private nonisolated static let outlineSelectionDidChangeNotification = Notification.Name(
    "NSOutlineViewSelectionDidChangeNotification")
  /// An item is about to be opened. The object is the outline, as in the following, and `userInfo?["NSObject"]` the item.
  public nonisolated static let itemWillExpandNotification = Notification.Name(
    "NSOutlineViewItemWillExpandNotification")
  /// An item is open.
  public nonisolated static let itemDidExpandNotification = Notification.Name("NSOutlineViewItemDidExpandNotification")
  /// An item is about to be closed.
  public nonisolated static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  /// An item is closed.
  public nonisolated static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}

/// The arrow before a cell of an outline.
struct RowArrow {
  /// Points that an arrow takes. Source: our choice, close to AppKit's.
  static let width: CGFloat = 18
  /// Points before the cell, with the arrow.
  let room: CGFloat
  /// Points before the arrow.
  let inset: CGFloat
  let isShown: Bool
  let isOpen: Bool
  let toggle: () -> Void
}
struct ArrowView: View {
  let arrow: RowArrow
  var body: some View {
    if arrow.isShown {
      Button {
        arrow.toggle()
      } label: {
        Image(systemName: "chevron.right").font(.caption.weight(.semibold))
          .rotationEffect(.degrees(arrow.isOpen ? 90 : 0)).frame(width: RowArrow.width, height: RowArrow.width)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain).foregroundStyle(.secondary)
      .accessibilityLabel(Text(verbatim: arrow.isOpen ? "Collapse" : "Expand"))
      .padding(.leading, arrow.inset)
    }
  }
}

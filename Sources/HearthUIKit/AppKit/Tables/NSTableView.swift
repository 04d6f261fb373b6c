import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// Rows of views in columns with titles: a `Table` of SwiftUI, whose cells are views of AppKit.
///
///     let table = NSTableView()
///     table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
///     table.dataSource = self
///     table.delegate = self
///     scrollView.documentView = table
///
/// Only rows that are seen have views; views of rows that are gone are used again. A table scrolls its rows itself, in a scroll
/// view or without one.
@MainActor @preconcurrency open class NSTableView: NSControl, ScrollsItself {
  let model = RowModel()
  let views = TableViews()
  weak var tableSource: (any NSTableViewDataSource)? { didSet { if tableSource !== oldValue { reloadData() } } }
  weak var tableDelegate: (any NSTableViewDelegate)? { didSet { if tableDelegate !== oldValue { refresh() } } }
  /// What the user has made of the columns.
  var customization = TableColumnCustomization<PlacedRow>() { didSet { customizationDidChange(from: oldValue) } }

  // MARK: Columns

  /// The columns, in the order in which they were added.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// What stands above the columns; nil for no titles.
  open var headerView: NSTableHeaderView? = NSTableHeaderView() {
    didSet {
      headerView?.tableView = self
      refresh()
    }
  }
  /// Whether the user can give columns other places.
  open var allowsColumnReordering = true { didSet { refresh() } }
  /// Whether the user can give columns other widths.
  open var allowsColumnResizing = true { didSet { refresh() } }
  /// What the user makes of the columns is kept under this name, where `autosaveTableColumns` is true.
  open var autosaveName: String? { didSet { restoreColumns() } }
  /// Whether it is kept.
  open var autosaveTableColumns = false { didSet { restoreColumns() } }
  /// By what the rows are sorted, the first one first. Titles of columns set it; the data source sorts.
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet {
      if sortDescriptors == oldValue { return }
      refresh()
      sortingDidChange(oldValue)
    }
  }

  // MARK: Rows

  /// The height of rows: points.
  open var rowHeight: CGFloat = 24 { didSet { if rowHeight != oldValue { refresh() } } }
  /// Whether rows are as high as their views need.
  open var usesAutomaticRowHeights = false { didSet { if usesAutomaticRowHeights != oldValue { refresh() } } }
  /// Points between rows. Between columns is what a table of SwiftUI has there; another width than 17 is reported.
  open var intercellSpacing = CGSize(width: 17, height: 0) {
    didSet {
      reportUnkept(
        "NSTableView.intercellSpacing", if: intercellSpacing.width != 17 && intercellSpacing.width != oldValue.width,
        "columns are 12 points apart.")
      refresh()
    }
  }
  /// Whether each second row has a ground of its own.
  open var usesAlternatingRowBackgroundColors = false { didSet { refresh() } }
  /// How high rows are by themselves: a size other than the usual one sets `rowHeight`.
  open var rowSizeStyle = RowSizeStyle.custom { didSet { if let height = rowSizeStyle.height { rowHeight = height } } }
  /// Whether titles among the rows stay at the upper edge: they scroll away. True is reported.
  open var floatsGroupRows: Bool {
    get { false }
    set { reportUnkept("NSTableView.floatsGroupRows", if: newValue, "a title among the rows scrolls with them.") }
  }
  /// The table itself, whose rows come and go by an animation as they are told to.
  public final func animator() -> Self { self }
  /// How the rows lie in the table.
  open var style = Style.automatic { didSet { if style != oldValue { refresh() } } }
  /// How a selected row is marked.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular {
    didSet { if selectionHighlightStyle != oldValue { refresh() } }
  }
  /// Lines between cells: a table has none, and what is set is reported.
  open var gridStyleMask: GridLineStyle = [] {
    didSet {
      reportUnkept("NSTableView.gridStyleMask", if: !gridStyleMask.isEmpty, "there are no lines between cells.")
    }
  }
  /// Which columns have what is left of the width: the last one. Others are reported.
  open var columnAutoresizingStyle: ColumnAutoresizingStyle {
    get { .lastColumnOnlyAutoresizingStyle }
    set {
      reportUnkept(
        "NSTableView.columnAutoresizingStyle", if: newValue != .lastColumnOnlyAutoresizingStyle,
        "the last column has what is left.")
    }
  }

  // MARK: Selection

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false { didSet { refresh() } }
  /// Whether the user may select nothing.
  open var allowsEmptySelection = true
  /// Whether columns can be selected: they cannot. True is reported.
  open var allowsColumnSelection: Bool {
    get { false }
    set { reportUnkept("NSTableView.allowsColumnSelection", if: newValue, "rows alone can be selected.") }
  }
  /// Whether rows are found by typing: they are.
  open var allowsTypeSelect: Bool {
    get { true }
    set { reportUnkept("NSTableView.allowsTypeSelect", if: !newValue, "rows of a table are always found by typing.") }
  }
  /// The method that a double click on a row calls, and Return.
  open var doubleAction: Selector? { didSet { refresh() } }
  /// The row that a click, a double click or a menu is about; -1 for none.
  open internal(set) var clickedRow = -1
  /// The column of a click; -1 for none.
  open internal(set) var clickedColumn = -1
  /// What may become of rows that are dragged: within the app, and over other programs.
  final private(set) var dragMasks: (local: NSDragOperation, other: NSDragOperation) = ([.copy, .move], .copy)
  var dropTarget: (row: Int, operation: DropOperation)?

  /// Creates a table.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    headerView?.tableView = self
  }
  /// Creates a table.
  public convenience init() { self.init(frame: .zero) }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open override var isFlipped: Bool { true }
  override var isNamedByContent: Bool { false }

  // MARK: What an outline does otherwise

  /// How many rows there are now.
  var rowCount: Int { max(0, tableSource?.numberOfRows(in: self) ?? 0) }
  /// Reads what there is, before its rows are counted.
  func readRows() {}
  func reloadRows() {
    let selected = selectedRowIndexes
    readRows()
    model.reload([rowCount])
    let rows = numberOfRows, kept = IndexSet(selected.filter { $0 < rows })
    model.selection = Set(kept.compactMap { model.id(IndexPath(row: $0, section: 0)) })
    if kept != selected { selectionHasChanged() }
  }
  /// The view of a cell.
  func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    let value = tableSource?.tableView(self, objectValueFor: column, row: row)
    if let view = tableDelegate?.tableView(self, viewFor: column, row: row) {
      if let value { (view as? NSTableCellView)?.objectValue = value }
      return view
    }
    return value.map { textCell($0, column) }
  }
  func ownHeight(_ row: Int) -> CGFloat { tableDelegate?.tableView(self, heightOfRow: row) ?? rowHeight }
  func isGroup(_ row: Int) -> Bool { tableDelegate?.tableView(self, isGroupRow: row) ?? false }
  func rowView(_ row: Int) -> NSTableRowView? { tableDelegate?.tableView(self, rowViewForRow: row) }
  func canSelect(_ row: Int) -> Bool { tableDelegate?.tableView(self, shouldSelectRow: row) ?? true }
  func proposed(_ rows: IndexSet) -> IndexSet {
    tableDelegate?.tableView(self, selectionIndexesForProposedSelection: rows) ?? rows
  }
  func mayChangeSelection() -> Bool { tableDelegate?.selectionShouldChange(in: self) ?? true }
  func selectionHasChanged() {
    let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
    tableDelegate?.tableViewSelectionDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  func sortingDidChange(_ old: [NSSortDescriptor]) { tableSource?.tableView(self, sortDescriptorsDidChange: old) }
  func wasClicked(_ column: NSTableColumn) { tableDelegate?.tableView(self, didClick: column) }
  func dragged(_ row: Int) -> (any NSPasteboardWriting)? { tableSource?.tableView(self, pasteboardWriterForRow: row) }
  /// An arrow key along the lines came. False where nothing is done.
  func takeArrow(isForward: Bool) -> Bool { false }
  /// How far in a row's cell is, and its arrow.
  func disclosure(_ row: Int, _ column: NSTableColumn) -> RowArrow? { nil }
  func validate(_ info: any NSDraggingInfo) -> NSDragOperation {
    guard let target = dropTarget, let tableSource else { return [] }
    return tableSource.tableView(
      self, validateDrop: info, proposedRow: target.row, proposedDropOperation: target.operation)
  }
  func accept(_ info: any NSDraggingInfo) -> Bool {
    guard let target = dropTarget, let tableSource else { return false }
    return tableSource.tableView(self, acceptDrop: info, row: target.row, dropOperation: target.operation)
  }

  // MARK: Shown

  lazy var changes = BatchedChanges(
    model, counts: { [weak self] in [self?.rowCount ?? 0] },
    onMistake: { [weak self] in
      Report(kind: .controlValue, path: self.map { "\(type(of: $0))" } ?? "NSTableView", message: $0).tell()
    })
  /// Shows the table again; views that are there stay.
  func refresh() {
    needsUpdate()
    model.refreshLook()
  }
  func columnsDidChange() {
    refresh()
    model.refreshAll()
  }
  override func lookDidChange() { refresh() }
  override func makeContent() -> AnyView? { wrap(TableListing(table: self, model: model)) }
  final var keepsClearOfBars: Bool { false }
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    noteDrop(sender)
    return validate(sender)
  }
  open override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingEntered(sender) }
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    defer { dropTarget = nil }
    if dropTarget == nil { noteDrop(sender) }
    return accept(sender)
  }
  /// What may become of rows of the table that are dragged.
  ///
  /// - Parameter isLocal: Whether it is about views of the app, or about other programs.
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {
    if isLocal { dragMasks.local = mask } else { dragMasks.other = mask }
  }
  func setColumns(_ columns: [NSTableColumn]) {
    tableColumns = columns
    columnsDidChange()
  }
  open override func menu(for event: NSEvent) -> NSMenu? {
    clickedRow = row(at: convert(event.locationInWindow, from: nil))
    return super.menu(for: event)
  }
  /// Other rows are selected, whoever has done that. The object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")
}

/// Where a table has what it shows from. Not members of the class, since an outline has others under the same names.
@MainActor @preconcurrency public protocol _PlainTable: NSTableView {}
extension _PlainTable {
  /// Says what is shown. It is not kept.
  public var dataSource: (any NSTableViewDataSource)? {
    get { tableSource }
    set { tableSource = newValue }
  }
  /// Is asked about rows, and hears what the user does with them. It is not kept.
  public var delegate: (any NSTableViewDelegate)? {
    get { tableDelegate }
    set { tableDelegate = newValue }
  }
}
extension NSTableView: _PlainTable {}

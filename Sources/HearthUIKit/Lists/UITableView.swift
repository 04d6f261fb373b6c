import Foundation
import HearthCore
import HearthUI

/// Rows in sections: a `List` of SwiftUI, whose rows are cells of UIKit.
///
/// Only rows that are seen have cells; cells of rows that are gone are used again.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// How sections are set off.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, sections set off from each other, or sections on cards.
    case plain = 0, grouped, insetGrouped
  }
  /// How a change of rows is shown. All are the list's own way, but for `none`.
  public enum RowAnimation: Int, Sendable {
    /// With an animation, or without for `none`.
    case fade = 0, right, left, top, bottom, none, middle
    /// With an animation.
    case automatic = 100
  }
  /// Where a row is to be seen.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is, or at an edge, or in the middle.
    case none = 0, top, middle, bottom
  }
  /// What stands for a length that tables have by themselves.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude
  /// Says what is shown.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  private weak var tableDelegate: (any UITableViewDelegate)?
  /// Who is asked about rows and told of what the user does with them. Held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }
  override func scrollDelegateDidChange() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    refresh()
  }
  /// How sections are set off.
  public final let style: Style
  /// The height of rows: points; by itself that of their cells.
  open var rowHeight = UITableView.automaticDimension { didSet { refresh() } }
  /// The height that rows are taken to have before they have cells: points; by itself 44.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of what is above sections: points; by itself that of its content.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { refresh() } }
  /// The height of what is below sections: points; by itself that of its content.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { refresh() } }
  /// Points above the header of a section.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { needsUpdate() } }
  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { needsUpdate() } }
  /// The lines between rows; nil for the usual colour.
  open var separatorColor: UIColor? { didSet { needsUpdate() } }
  /// Where lines between rows begin and end: points from the edges of the table.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { refresh() } }
  /// Above the first section, as high as its frame.
  open var tableHeaderView: UIView? { didSet { refresh() } }
  /// Below the last section, as high as its frame.
  open var tableFooterView: UIView? { didSet { refresh() } }
  /// Behind the rows, as large as the table; what a table without rows says, mostly. It does not scroll.
  open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { refresh() } } }
  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { refresh() } }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false { didSet { refresh() } }
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { refresh() } }
  /// Whether rows can be deleted and moved.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  let model = RowModel()
  let drops = ListDrops()
  let reuse = CellReuse<UITableViewCell>()
  private let headerReuse = CellReuse<UITableViewHeaderFooterView>()

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    scrollLink.insetsCover = true
  }
  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// An object whose settings apply to all lists, those of SwiftUI too.
  open override class func appearance() -> Self { proxy { UITableView(frame: .zero) } }
  override func add(to all: inout Appearances) {
    configure(&all.list)
    all.list.scrolling = scrolling
  }

  // MARK: Cells

  /// Makes cells of a class when none can be used again.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return reuse.register(identifier, nil) }
    reuse.register(identifier) { ClassInitializer.make(type, style: .default, identifier) }
  }
  /// Makes views above and below sections of a class when none can be used again.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else { return headerReuse.register(identifier, nil) }
    headerReuse.register(identifier) { ClassInitializer.make(type, identifier) }
  }
  /// A cell to be used again, or one of the class that was registered; nil where none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = reuse.take(identifier) else { return nil }
    cell.prepareForReuse()
    return cell
  }
  /// A cell to be used again, or one of the class that was registered.
  ///
  /// Where none was this is reported, and the cell is empty.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.controlValue, "has no class registered for cells of the identifier '\(identifier)'. The row is empty.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A view to be used again above or below a section, or one of the class that was registered; nil where none was.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerReuse.take(identifier)
  }
  /// The cell of a row; nil where it is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { model.id(indexPath).flatMap { reuse.shown[$0] } }
  /// The row of a cell; nil where it is not seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { reuse.id(of: cell).flatMap { model.path($0) } }
  /// The row at a point of the content; nil where there is none, or none that is seen.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    visibleCells.first { cell in
      convert(CGRect(origin: .zero, size: cell.bounds.size), from: cell).contains(point)
    }.flatMap { indexPath(for: $0) }
  }
  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] { indexPathsForVisibleRows?.compactMap { cellForRow(at: $0) } ?? [] }
  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { reuse.shown.keys.compactMap { model.path($0) }.sorted() }
  /// How many sections there are.
  open var numberOfSections: Int { model.sections.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  // MARK: Changes

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }
  /// Asks for everything again.
  open func reloadData() {
    if isProxy { return }
    model.reload(counts)
  }
  private lazy var changes = BatchedChanges(
    model, counts: { [weak self] in self?.counts ?? [] },
    onMistake: { [weak self] in self?.report(.controlValue, $0) })
  private func change(_ animation: RowAnimation = .automatic, _ change: (inout RowModel.Batch) -> Void) {
    changes.add(isAnimated: animation != .none, change)
  }
  /// Tells of rows that have come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.inserted.formUnion(indexPaths) }
  }
  /// Tells of rows that are gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks for the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloaded += indexPaths }
  }
  /// Has the cells of rows made again, as they are.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  /// Tells of a row that is in another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Tells of sections that have come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Tells of sections that are gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for all cells of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Tells of a section that is in another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Makes changes at once. Places that are deleted are those before the changes, places that are inserted those after.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { Task { @MainActor in completion(true) } }
  }
  /// What follows until `endUpdates()` is changed at once.
  open func beginUpdates() { changes.begin() }
  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() { changes.end() }
  /// Shows the table again; cells that are there stay.
  private func refresh() {
    needsUpdate()
    model.refreshLook()
  }

  // MARK: Selection

  /// The selected row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The selected rows, from top to bottom; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    model.selection.isEmpty ? nil : model.selection.compactMap { model.path($0) }.sorted()
  }
  /// Selects a row, which the delegate is not told of, and moves it into view as `scrollPosition` says.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath, let id = model.id(indexPath) else { return clearSelection(animated) }
    setSelection(allowsMultipleSelection ? model.selection.union([id]) : [id], animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Selects a row no longer, which the delegate is not told of.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let id = model.id(indexPath) { setSelection(model.selection.subtracting([id]), animated) }
  }
  private func clearSelection(_ animated: Bool) { setSelection([], animated) }
  private func setSelection(_ new: Set<Int>, _ animated: Bool) {
    let old = model.selection
    if new == old { return }
    let change: @MainActor () -> Void = { self.model.selection = new }
    if animated { withAnimation(.default) { change() } } else { change() }
    for id in old.symmetricDifference(new) { reuse.shown[id]?.setSelected(new.contains(id), animated: animated) }
  }
  func userDidSelect(_ row: PlacedRow) {
    guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: row.path) }) ?? row.path,
      let id = model.id(path)
    else { return }
    let pressed = reuse.shown[id]
    pressed?.setHighlighted(true, animated: false)
    defer { pressed?.setHighlighted(false, animated: true) }
    let allowsSeveral = editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if allowsSeveral, model.selection.contains(id) {
      guard tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) != nil }) ?? true else { return }
      setSelection(model.selection.subtracting([id]), false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let others = allowsSeveral ? [] : model.selection.subtracting([id]).compactMap { model.path($0) }
    setSelection(allowsSeveral ? model.selection.union([id]) : [id], false)
    for other in others { tableDelegate?.tableView(self, didDeselectRowAt: other) }
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }
  func canSelect(_ row: PlacedRow) -> Bool {
    if tableDelegate?.tableView(self, shouldHighlightRowAt: row.path) == false { return false }
    return editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: Editing

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == self.editing { return }
    self.editing = editing
    for cell in reuse.shown.values { cell.setEditing(editing, animated: animated) }
    if animated { withAnimation(.default) { refresh() } } else { refresh() }
  }
  func userDidDelete(_ row: IndexPath) { dataSource?.tableView(self, commit: .delete, forRowAt: row) }
  func userDidMove(_ from: Int, _ to: Int, section: Int) {
    let source = IndexPath(row: from, section: section)
    var target = IndexPath(row: to > from ? to - 1 : to, section: section)
    if let tableDelegate {
      target = tableDelegate.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
    }
    if source == target { return refresh() }
    dataSource?.tableView(self, moveRowAt: source, to: target)
    changes.add { $0.moved.append((source, target)) }
  }
  func canEdit(_ row: PlacedRow) -> Bool {
    guard dataSource?.tableView(self, canEditRowAt: row.path) == true else { return false }
    guard editing, let tableDelegate else { return true }
    let style = tableDelegate.tableView(self, editingStyleForRowAt: row.path)
    if style == .insert { report(.notOnLinux, "has a row that is to be inserted, for which lists have no control.") }
    return style == .delete
  }
  func canMove(_ row: PlacedRow) -> Bool { dataSource?.tableView(self, canMoveRowAt: row.path) ?? false }
  func swipeActions(_ row: PlacedRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
    isLeading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row.path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row.path)
  }

  // MARK: What is shown

  func cell(_ row: PlacedRow) -> UITableViewCell? {
    guard let dataSource, model.id(row.path) == row.id.number else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: row.path)
    cell.isEditing = editing
    reuse.show(cell, row.id.number)
    if cell.ownSeparatorInset != nil { separators[row.id.number] = cell.ownSeparatorInset }
    cell.separatorDidChange = { [weak self, weak cell] in
      guard let self, let cell, let id = reuse.id(of: cell) else { return }
      separators[id] = cell.ownSeparatorInset
      refresh()
    }
    cell.accessoryWasPressed = { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    cell.setSelected(model.selection.contains(row.id.number), animated: false)
    cell.updateStateIfNeeded()
    prefetch(after: row)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
    return cell
  }
  /// The insets of lines below rows whose cells have some of their own.
  private(set) final var separators: [Int: UIEdgeInsets] = [:]
  func hide(_ cell: UITableViewCell, _ row: PlacedRow) {
    (cell.separatorDidChange, cell.accessoryWasPressed) = (nil, nil)
    reuse.hide(cell, row.id.number, identifier: cell.reuseIdentifier)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.path)
  }
  func height(_ row: PlacedRow, _ cell: UITableViewCell?, _ width: CGFloat) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForRowAt: row.path) ?? rowHeight
    if height.isFinite && height >= 0 && height < UITableView.automaticDimension { return height }
    if let cell { return cell.fittingHeight(width) }
    return estimatedRowHeight > 0 && estimatedRowHeight < UITableView.automaticDimension ? estimatedRowHeight : 44
  }
  private struct ShownEnd {
    weak var view: UIView?
  }
  private var headers: [Int: ShownEnd] = [:], footers: [Int: ShownEnd] = [:]
  /// The view above a section; nil where there is none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section]?.view as? UITableViewHeaderFooterView
  }
  /// The view below a section; nil where there is none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section]?.view as? UITableViewHeaderFooterView
  }
  func header(_ section: Int) -> SectionEnd {
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    if let view, headers[section]?.view !== view {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    headers[section] = ShownEnd(view: view)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let dressed = dressed(view == nil ? title : nil) {
      tableDelegate?.tableView(self, willDisplayHeaderView: $0, forSection: section)
    }
    if let dressed { headers[section] = ShownEnd(view: dressed) }
    return SectionEnd(
      title: title, view: view ?? dressed,
      height: tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
  }
  func footer(_ section: Int) -> SectionEnd {
    let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let view, footers[section]?.view !== view {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    footers[section] = ShownEnd(view: view)
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let dressed = dressed(view == nil ? title : nil) {
      tableDelegate?.tableView(self, willDisplayFooterView: $0, forSection: section)
    }
    if let dressed { footers[section] = ShownEnd(view: dressed) }
    return SectionEnd(
      title: title, view: view ?? dressed,
      height: tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
  }
  /// A title as a view, where the delegate gives that another look before it is shown; nil where it does not.
  private func dressed(_ title: String?, _ tell: (UITableViewHeaderFooterView) -> Void) -> UIView? {
    guard let title, tableDelegate != nil else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    tell(view)
    return view.hasOwnLook(for: title) ? view : nil
  }
  /// What stands for a section in the index at the edge of the table; nil for nothing.
  func indexTitle(_ section: Int) -> String? {
    guard let dataSource, let titles = dataSource.sectionIndexTitles(for: self) else { return nil }
    return titles.indices.first {
      dataSource.tableView(self, sectionForSectionIndexTitle: titles[$0], at: $0) == section
    }.map { titles[$0] }
  }
  /// Who is told of rows that are about to be seen.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  private var prefetched: Set<Int> = []
  /// How many rows are told of ahead. Source: our choice.
  private static let rowsAhead = 8
  private func prefetch(after row: PlacedRow) {
    guard let prefetchDataSource, model.sections.indices.contains(row.section) else { return }
    let rows = model.sections[row.section].rows
    let ahead = (row.row + 1..<row.row + 1 + Self.rowsAhead).filter {
      rows.indices.contains($0) && reuse.shown[rows[$0]] == nil && prefetched.insert(rows[$0]).inserted
    }
    if !ahead.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: ahead.map { IndexPath(row: $0, section: row.section) })
    }
  }
  /// The height that views above sections are taken to have before they are seen. A hint: their own counts.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { refresh() } }
  }
  /// The height that views below sections are taken to have before they are seen. A hint: their own counts.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { refresh() } }
  }
  /// Where a row that is seen lies in the content; empty for a row that is not.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let cell = cellForRow(at: indexPath) else { return .zero }
    return convert(CGRect(origin: .zero, size: cell.bounds.size), from: cell)
  }
  /// The rows that are seen in a part of the content, from top to bottom; nil for none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let found = indexPathsForVisibleRows?.filter { rectForRow(at: $0).intersects(rect) } ?? []
    return found.isEmpty ? nil : found
  }
  /// Moves a row into view.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let id = model.id(indexPath) else { return }
    let anchor: UnitPoint? =
      switch scrollPosition {
      case .none: nil
      case .top: .top
      case .middle: .center
      case .bottom: .bottom
      }
    let move: @MainActor () -> Void = { self.model.target = RowModel.Target(id: RowID(number: id), anchor: anchor) }
    if animated { withAnimation(.default) { move() } } else { move() }
  }
  override func forgetTarget() { if model.target != nil { model.target = nil } }
  override var showsSubviewsInContent: Bool { true }
  override func makeContent() -> AnyView? {
    isProxy
      ? nil
      : TableContent(table: self, model: model)
        .modifier(ListSurroundings(view: self, background: backgroundView, version: behavior?.version ?? 0))
        .withMenus(tableDelegate == nil ? nil : rowMenu)
  }
}

/// A view above or below a section.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// What the view is used again by.
  public final let reuseIdentifier: String?
  /// The title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }()
  /// The view for the content: add subviews to it.
  public final let contentView = UIView()
  /// What lies behind what is shown; nil for the ground of the table.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Creates a view without a name. `appearance()` makes one: SwiftUI's headers have no looks of their own.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// Whether anything of it is different from what a title is by itself.
  fileprivate func hasOwnLook(for title: String) -> Bool {
    guard let textLabel else { return true }
    return textLabel.text != title || textLabel.font != .systemFont(ofSize: 13)
      || textLabel.textColor != .secondaryLabel
      || textLabel.textAlignment != .natural || backgroundView != nil || backgroundColor != nil
      || contentView.backgroundColor != nil || contentView.subviews.count > 1
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if !contentView.usesConstraints, let label = contentView.subviews.first as? UILabel {
      label.frame = contentView.bounds.insetWithin(dx: 16, dy: 4)
    }
  }
}

/// What is above or below a section.
struct SectionEnd {
  let title: String?
  let view: UIView?
  let height: CGFloat
  var isEmpty: Bool { title == nil && view == nil }
}

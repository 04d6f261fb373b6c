import Foundation
import HearthCore
import HearthUI

/// The views of a table: those that are shown, and those that wait to be used again.
@MainActor final class TableViews {
  /// Where a view is shown.
  struct Place: Hashable {
    let id: Int
    let column: ObjectIdentifier
  }
  private var waiting: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  private var shown: [Place: TableCellHost] = [:]
  private var rowViews: [Int: NSTableRowView] = [:]
  /// How many views were shown that were not used before. For tests.
  private(set) var shownCount = 0
  nonisolated init() {}
  nonisolated deinit {}

  func take(_ identifier: NSUserInterfaceItemIdentifier) -> NSView? {
    guard let view = waiting[identifier]?.popLast() else { return nil }
    (view as? NSTableCellView)?.prepareForReuse()
    return view
  }
  func show(_ view: NSView, in host: TableCellHost, at place: Place, isSelected: Bool) {
    shown[place] = host
    shownCount += 1
    (view as? NSTableCellView)?.backgroundStyle = isSelected ? .emphasized : .normal
  }
  func hide(_ view: NSView?, _ host: TableCellHost, at place: Place) {
    if shown[place] === host { shown[place] = nil }
    if !shown.keys.contains(where: { $0.id == place.id }) { rowViews[place.id] = nil }
    guard let view, let identifier = view.identifier, waiting[identifier, default: []].count < 100 else { return }
    waiting[identifier, default: []].append(view)
  }
  func view(_ id: Int, _ column: NSTableColumn) -> NSView? {
    shown[Place(id: id, column: ObjectIdentifier(column))]?.cell
  }
  func rowView(_ id: Int, makes: Bool, _ make: () -> NSTableRowView?) -> NSTableRowView? {
    if let view = rowViews[id] { return view }
    guard makes, shown.keys.contains(where: { $0.id == id }) else { return nil }
    rowViews[id] = make()
    return rowViews[id]
  }
  func keep(_ rowView: NSTableRowView, _ id: Int) { rowViews[id] = rowView }
  /// Where the view is that a view is in.
  func place(of view: NSView) -> Place? {
    var next: NSView? = view
    while let current = next {
      if let host = current as? TableCellHost { return host.place }
      next = current.hostView
    }
    return rowViews.first { $0.value === view }.flatMap { row in shown.keys.first { $0.id == row.key } }
  }
  /// One of the cells of each row that is seen.
  var hosts: [Int: TableCellHost] { Dictionary(shown.map { ($0.key.id, $0.value) }) { first, _ in first } }
  /// One of the cells of each column that is seen.
  var columnHosts: [ObjectIdentifier: TableCellHost] {
    Dictionary(shown.map { ($0.key.column, $0.value) }) { first, _ in first }
  }
  func show(selection: Set<Int>, changed: Set<Int>) {
    for (place, host) in shown where changed.contains(place.id) {
      (host.cell as? NSTableCellView)?.backgroundStyle = selection.contains(place.id) ? .emphasized : .normal
    }
    for id in changed { rowViews[id]?.isSelected = selection.contains(id) }
  }
}

/// What holds the view of a cell: it fills the cell, but for controls, which lie in the middle of the row's height.
@MainActor final class TableCellHost: UIView {
  private(set) var cell: NSView?
  weak var table: NSTableView?
  var place: TableViews.Place?
  /// Lets the row be dragged.
  var drag: RowDrag?
  nonisolated deinit {}
  override var next: UIResponder? { table }
  override var isFlipped: Bool { true }
  func show(_ cell: NSView) {
    if self.cell === cell { return }
    self.cell?.removeFromSuperview()
    self.cell = cell
    addSubview(cell)
    setNeedsLayout()
  }
  func end() -> NSView? {
    let old = cell
    cell?.removeFromSuperview()
    cell = nil
    return old
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell else { return }
    var frame = bounds
    let height = cell.intrinsicContentSize.height
    if cell is NSControl, height > 0, height < frame.height {
      frame.origin.y = ((frame.height - height) / 2).rounded()
      frame.size.height = height
    }
    cell.frame = frame
  }
}

/// The view of a cell with a text and a picture that the table's delegate knows.
@MainActor @preconcurrency open class NSTableCellView: NSView {
  override class var holdsOthers: Bool { self == NSTableCellView.self }
  /// What the cell stands for, as the table's data source has it.
  open var objectValue: Any?
  /// The text, which the app adds to the cell. It is not kept.
  open weak var textField: NSTextField?
  /// The picture, which the app adds to the cell. It is not kept.
  open weak var imageView: NSImageView?
  /// The background behind the view, which differs in a selected row.
  open var backgroundStyle = NSView.BackgroundStyle.normal
  nonisolated deinit {}
  /// The cell is about to be used for another row. Does nothing by itself.
  open func prepareForReuse() {}
}
extension UIView {
  /// The background behind a view. Source: AppKit's numbers.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// The ground of its place.
    case normal = 0
    /// The accent colour.
    case emphasized
    /// A ground that stands out.
    case raised
    /// A ground that lies deeper.
    case lowered
  }
}

/// Hears of a row of a table.
///
/// How a row looks is the table's own: what a class draws is not shown.
@MainActor @preconcurrency open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false
  /// How the row is marked while it is selected: as the table marks its rows. Kept, and reported where it is `none`.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet {
      reportUnkept(
        "NSTableRowView.selectionHighlightStyle", if: selectionHighlightStyle == .none,
        "set NSTableView.selectionHighlightStyle.")
    }
  }
  /// Whether its mark is in the accent colour.
  open var isEmphasized = true
  /// Whether the row is the title of those below it.
  open internal(set) var isGroupRowStyle = false
  nonisolated deinit {}
  /// Draws what marks a selected row: not called.
  open func drawSelection(in dirtyRect: CGRect) {}
  /// Draws the ground of a row: not called.
  open func drawBackground(in dirtyRect: CGRect) {}
  /// Draws the line below a row: not called.
  open func drawSeparator(in dirtyRect: CGRect) {}
}
extension ClassMethods {
  fileprivate static let rowDrawing = ClassMethods(of: NSTableRowView.self, overriddenBy: DrawnRowView.self)
}
private final class DrawnRowView: NSTableRowView {
  override func drawSelection(in dirtyRect: CGRect) { tag = 1 }
  override func drawBackground(in dirtyRect: CGRect) { tag = 2 }
  override func drawSeparator(in dirtyRect: CGRect) { tag = 3 }
}
extension NSTableRowView {
  func reportDrawing() {
    guard ClassMethods.rowDrawing.areOverridden(by: type(of: self)) else { return }
    Report(
      kind: .notOnLinux, path: "\(type(of: self))",
      message: "draws nothing: the table marks its rows itself. Colour the views of the cells."
    ).tell()
  }
}

import Foundation
import HearthCore
import HearthUI

/// A place in a grid: a view, and where it lies.
@MainActor @preconcurrency open class NSGridCell: NSObject {
  /// Where a view lies in its place, from side to side or up and down.
  public nonisolated enum Placement: Int, Sendable {
    /// As the row or the column says, or the grid.
    case inherited = 0
    /// Anywhere.
    case none
    /// At the leading edge.
    case leading
    /// At the upper edge.
    public static let top = Placement.leading
    /// At the trailing edge.
    case trailing
    /// At the lower edge.
    public static let bottom = Placement.trailing
    /// In the middle.
    case center
    /// From edge to edge.
    case fill
  }
  /// What stands for no view.
  public static let emptyContentView = NSView()
  /// The view; nil for none.
  open var contentView: NSView? {
    didSet {
      if contentView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let contentView { grid?.addSubview(contentView) }
      grid?.changed()
    }
  }
  /// Where it lies from side to side.
  open var xPlacement = Placement.inherited { didSet { grid?.changed() } }
  /// Where it lies up and down.
  open var yPlacement = Placement.inherited { didSet { grid?.changed() } }
  fileprivate weak var grid: NSGridView?
  nonisolated deinit {}
}
/// A row of a grid.
@MainActor @preconcurrency open class NSGridRow: NSObject {
  /// Where views lie up and down in the row.
  open var yPlacement = NSGridCell.Placement.inherited { didSet { grid?.changed() } }
  /// How high the row is: points; by itself as high as its views.
  open var height: CGFloat = NSGridView.sizedForContent { didSet { grid?.changed() } }
  /// Points above the row.
  open var topPadding: CGFloat = 0 { didSet { grid?.changed() } }
  /// Points below the row.
  open var bottomPadding: CGFloat = 0 { didSet { grid?.changed() } }
  /// Whether the row is left out.
  open var isHidden = false { didSet { grid?.changed() } }
  /// By what the views of a row are lined up. Source: AppKit's numbers.
  public nonisolated enum Alignment: Int, Sendable {
    /// As the grid says.
    case inherited = 0
    /// By their places.
    case none
    /// By their first lines.
    case firstBaseline
    /// By their last lines.
    case lastBaseline
  }
  fileprivate var cells: [NSGridCell] = []
  fileprivate weak var grid: NSGridView?
  nonisolated deinit {}
  /// How many places there are.
  open var numberOfCells: Int { cells.count }
  /// A place.
  open func cell(at index: Int) -> NSGridCell { cells[index] }
}
/// A column of a grid.
@MainActor @preconcurrency open class NSGridColumn: NSObject {
  /// Where views lie from side to side in the column.
  open var xPlacement = NSGridCell.Placement.inherited { didSet { grid?.changed() } }
  /// How wide the column is: points; by itself as wide as its views.
  open var width: CGFloat = NSGridView.sizedForContent { didSet { grid?.changed() } }
  /// Points before the column.
  open var leadingPadding: CGFloat = 0 { didSet { grid?.changed() } }
  /// Points behind the column.
  open var trailingPadding: CGFloat = 0 { didSet { grid?.changed() } }
  /// Whether the column is left out.
  open var isHidden = false { didSet { grid?.changed() } }
  fileprivate weak var grid: NSGridView?
  nonisolated deinit {}
}

/// Views in rows and columns.
///
///     let grid = NSGridView(views: [[NSTextField(labelWithString: "Name:"), field], [NSGridCell.emptyContentView, check]])
///     grid.column(at: 0).xPlacement = .trailing
@MainActor @preconcurrency open class NSGridView: NSView {
  /// What stands for a size that follows from the views.
  public nonisolated static let sizedForContent: CGFloat = .greatestFiniteMagnitude
  private var rows: [NSGridRow] = []
  private var columns: [NSGridColumn] = []
  /// Points between rows.
  open var rowSpacing: CGFloat = 6 { didSet { changed() } }
  /// Points between columns.
  open var columnSpacing: CGFloat = 6 { didSet { changed() } }
  /// Where views lie from side to side that say nothing.
  open var xPlacement = NSGridCell.Placement.leading { didSet { changed() } }
  /// Where views lie up and down that say nothing.
  open var yPlacement = NSGridCell.Placement.center { didSet { changed() } }
  /// By what the views of a row are lined up: by their places alone. Base lines are reported.
  open var rowAlignment: NSGridRow.Alignment {
    get { .none }
    set {
      reportUnkept(
        "NSGridView.rowAlignment", if: newValue == .firstBaseline || newValue == .lastBaseline,
        "views of a row lie by their places. Say yPlacement.")
    }
  }
  /// Creates a grid of rows of views.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for row in rows { addRow(with: row) }
  }
  nonisolated deinit {}
  open override var isFlipped: Bool { true }
  /// How many rows there are.
  open var numberOfRows: Int { rows.count }
  /// How many columns there are.
  open var numberOfColumns: Int { columns.count }
  /// A row.
  open func row(at index: Int) -> NSGridRow { rows[index] }
  /// A column.
  open func column(at index: Int) -> NSGridColumn { columns[index] }
  /// A place.
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { rows[rowIndex].cells[columnIndex] }
  /// The place of a view; nil for none.
  open func cell(for view: NSView) -> NSGridCell? {
    for row in rows { if let cell = row.cells.first(where: { $0.contentView === view }) { return cell } }
    return nil
  }
  /// Adds a row of views below the others.
  @discardableResult open func addRow(with views: [NSView]) -> NSGridRow {
    let row = NSGridRow()
    row.grid = self
    rows.append(row)
    while columns.count < views.count { addColumn() }
    while row.cells.count < columns.count { row.cells.append(makeCell()) }
    for (cell, view) in zip(row.cells, views) where view !== NSGridCell.emptyContentView { cell.contentView = view }
    changed()
    return row
  }
  private func addColumn() {
    let column = NSGridColumn()
    column.grid = self
    columns.append(column)
    for row in rows { while row.cells.count < columns.count { row.cells.append(makeCell()) } }
  }
  private func makeCell() -> NSGridCell {
    let cell = NSGridCell()
    cell.grid = self
    return cell
  }
  fileprivate func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private func size(_ view: NSView) -> CGSize {
    let own = view.intrinsicContentSize, fitting = view.fittingSize
    return CGSize(
      width: own.width >= 0 ? own.width : max(fitting.width, view.frame.width > 0 ? view.frame.width : 100),
      height: own.height >= 0 ? own.height : max(fitting.height, view.frame.height))
  }
  private func lengths() -> (widths: [CGFloat], heights: [CGFloat]) {
    var widths = columns.map { $0.isHidden || $0.width == Self.sizedForContent ? 0 : $0.width }
    var heights = rows.map { $0.isHidden || $0.height == Self.sizedForContent ? 0 : $0.height }
    for (r, row) in rows.enumerated() where !row.isHidden {
      for (c, cell) in row.cells.enumerated() where !columns[c].isHidden {
        guard let view = cell.contentView, !view.isHidden else { continue }
        let size = size(view)
        if columns[c].width == Self.sizedForContent { widths[c] = max(widths[c], size.width) }
        if row.height == Self.sizedForContent { heights[r] = max(heights[r], size.height) }
      }
    }
    return (widths, heights)
  }
  private func whole(_ widths: [CGFloat], _ heights: [CGFloat]) -> CGSize {
    let shownColumns = columns.filter { !$0.isHidden }, shownRows = rows.filter { !$0.isHidden }
    return CGSize(
      width: widths.reduce(0, +) + shownColumns.reduce(0) { $0 + $1.leadingPadding + $1.trailingPadding }
        + columnSpacing * CGFloat(max(0, shownColumns.count - 1)),
      height: heights.reduce(0, +) + shownRows.reduce(0) { $0 + $1.topPadding + $1.bottomPadding }
        + rowSpacing * CGFloat(max(0, shownRows.count - 1)))
  }
  open override var intrinsicContentSize: CGSize {
    let (widths, heights) = lengths()
    return whole(widths, heights)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    var (widths, heights) = lengths()
    // The last column has what is left, as the grid is as wide as its place. Source: our choice.
    let rest = bounds.width - whole(widths, heights).width
    if rest > 0, let last = columns.indices.last(where: { !columns[$0].isHidden }) { widths[last] += rest }
    var y: CGFloat = 0
    for (r, row) in rows.enumerated() where !row.isHidden {
      y += row.topPadding
      var x: CGFloat = 0
      for (c, cell) in row.cells.enumerated() where !columns[c].isHidden {
        x += columns[c].leadingPadding
        if let view = cell.contentView, !view.isHidden {
          let size = size(view)
          let horizontal = placement(cell.xPlacement, columns[c].xPlacement, xPlacement)
          let vertical = placement(cell.yPlacement, row.yPlacement, yPlacement)
          let (left, width) = span(horizontal, size.width, widths[c]),
            (top, height) = span(vertical, size.height, heights[r])
          view.frame = CGRect(x: x + left, y: y + top, width: width, height: height)
        }
        x += widths[c] + columns[c].trailingPadding + columnSpacing
      }
      y += heights[r] + row.bottomPadding + rowSpacing
    }
  }
  private func placement(
    _ own: NSGridCell.Placement, _ line: NSGridCell.Placement, _ grid: NSGridCell.Placement
  ) -> NSGridCell.Placement { own != .inherited ? own : line != .inherited ? line : grid }
  private func span(_ placement: NSGridCell.Placement, _ length: CGFloat, _ room: CGFloat) -> (CGFloat, CGFloat) {
    let length = min(length, room)
    switch placement {
    case .inherited, .none, .leading: return (0, length)
    case .trailing: return (room - length, length)
    case .center: return (((room - length) / 2).rounded(), length)
    case .fill: return (0, room)
    }
  }
}

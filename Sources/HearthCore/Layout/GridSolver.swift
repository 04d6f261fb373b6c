import Foundation
import HearthRendering

/// Finds the widths of columns and the heights of rows.
///
/// A column shares in the width as a view in an `HStack` does: for a proposed width it is as wide as its widest cell;
/// the least flexible column comes first. Cells over several columns, and views that are rows by themselves, widen
/// their columns equally where they need more. Rows share in the height in the same way, with the widths known. Source:
/// Apple, documentation of Grid and GridRow; equal shares: our choice for what they leave open.
@MainActor package struct GridSolver {
  private struct Cell {
    var index: Int, row: Int, column: Int, span: Int
    var unsized: Axis.Set
    var anchor: UnitPoint?
  }
  private var cells: [Cell] = []
  private var rows: [(cells: Range<Int>, alignment: AlignmentKey)] = []
  private var columns: [(cells: [Int], alignment: AlignmentKey)] = []
  private let columnGap: CGFloat, rowGap: CGFloat

  /// Without elements.
  nonisolated init() { (columnGap, rowGap) = (0, 0) }
  init(_ elements: NodeSlice, _ alignment: Alignment, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?) {
    columnGap = horizontalSpacing ?? ViewSpacing.standard
    rowGap = verticalSpacing ?? ViewSpacing.standard
    var columnCount = 0
    var current: GridRowNode?
    var fullRows: [Int] = []
    for index in 0..<elements.count {
      let element = elements[index]
      let row = element.layoutValue(GridCellKey.self)?.row
      let starts = row == nil || row !== current || rows.isEmpty
      current = row
      if starts {
        let key = row?.alignment?.key ?? alignment.vertical.key
        rows.append((cells.count..<cells.count, key))
      }
      let last = rows.count - 1
      let column = starts ? 0 : cells[cells.count - 1].column + cells[cells.count - 1].span
      let span = row == nil ? 1 : element.layoutValue(GridCellColumns.self)
      if row == nil { fullRows.append(cells.count) } else { columnCount = max(columnCount, column + span) }
      cells.append(
        Cell(
          index: index, row: last, column: column, span: span, unsized: element.layoutValue(GridCellUnsizedAxes.self),
          anchor: element.layoutValue(GridCellAnchor.self)))
      rows[last].cells = rows[last].cells.lowerBound..<cells.count
    }
    if columnCount == 0 && !cells.isEmpty { columnCount = 1 }
    for index in fullRows { cells[index].span = columnCount }
    columns = Array(repeating: ([], alignment.horizontal.key), count: columnCount)
    var isAligned = Array(repeating: false, count: columnCount)
    for (index, cell) in cells.enumerated() {
      if cell.span == 1 { columns[cell.column].cells.append(index) }
      if !isAligned[cell.column], let guide = elements[cell.index].layoutValue(GridColumnAlignment.self) {
        isAligned[cell.column] = true
        columns[cell.column].alignment = guide.key
      }
    }
  }

  /// Whether it was made for as many elements: an app may hand any subviews to a layout.
  func fits(_ elements: NodeSlice) -> Bool { cells.count == elements.count }

  // MARK: - Tracks

  /// Shares `length` among tracks: `measure` says how long a track is for a proposed length.
  private func share(_ length: CGFloat, _ count: Int, _ gap: CGFloat, _ measure: (Int, CGFloat) -> CGFloat) -> [CGFloat]
  {
    var result = [CGFloat](repeating: 0, count: count)
    if length < 0 || length == .infinity {
      for track in 0..<count { result[track] = measure(track, length) }
      return result
    }
    var order: [(flexibility: CGFloat, track: Int)] = []
    for track in 0..<count { order.append((measure(track, .infinity) - measure(track, 0), track)) }
    order.sort { ($0.flexibility, $0.track) < ($1.flexibility, $1.track) }
    var remaining = max(0, length - gap * CGFloat(count - 1))
    for (position, entry) in order.enumerated() {
      let part = measure(entry.track, max(0, remaining) / CGFloat(count - position))
      result[entry.track] = part
      remaining -= part
    }
    return result
  }
  private func span(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    var total = columnGap * CGFloat(cell.span - 1)
    for column in cell.column..<cell.column + cell.span { total += widths[column] }
    return total
  }
  private func sum(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    var total = gap * CGFloat(max(0, lengths.count - 1))
    for length in lengths { total += length }
    return total
  }

  private func widths(_ elements: NodeSlice, _ proposed: CGFloat) -> [CGFloat] {
    var widths = share(proposed, columns.count, columnGap) { column, width in
      extent(columns[column].cells, columns[column].alignment) { cell in
        if cell.unsized.contains(.horizontal) { return nil }
        let p = Proposal(width, -1)
        return (elements[cell.index], p, elements[cell.index].measure(p))
      }
    }
    for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let have = span(cell, widths)
      let room = proposed < 0 ? -1 : max(have, proposed - (sum(widths, columnGap) - have))
      let missing = elements[cell.index].measure(Proposal(room, -1)).width - have
      if missing <= 0 || missing.isNaN { continue }
      for column in cell.column..<cell.column + cell.span { widths[column] += missing / CGFloat(cell.span) }
    }
    return widths
  }
  private func heights(_ elements: NodeSlice, _ proposed: CGFloat, _ widths: [CGFloat]) -> [CGFloat] {
    share(proposed, rows.count, rowGap) { row, height in
      extent(Array(rows[row].cells), rows[row].alignment) { cell in
        if cell.unsized.contains(.vertical) { return nil }
        let p = Proposal(span(cell, widths), height)
        return (elements[cell.index], p, elements[cell.index].measure(p))
      }
    }
  }
  /// The length of a track that holds cells aligned at a guide.
  private func extent(
    _ indices: [Int], _ key: AlignmentKey, _ measure: (Cell) -> (LayoutNode, Proposal, Size)?
  ) -> CGFloat {
    var longest: CGFloat = 0, before = -CGFloat.infinity, after = -CGFloat.infinity
    for index in indices {
      guard let (node, p, size) = measure(cells[index]) else { continue }
      let length = key.isHorizontal ? size.width : size.height
      longest = max(longest, length)
      if key.mayBeExplicit && length.isFinite && cells[index].anchor == nil {
        let guide = node.alignment(key, p, size)
        before = max(before, guide)
        after = max(after, length - guide)
      }
    }
    return before.isFinite ? max(longest, before + after) : longest
  }

  // MARK: - Answers

  func size(_ elements: NodeSlice, _ proposal: Proposal) -> Size {
    if cells.isEmpty { return .zero }
    let widths = widths(elements, proposal.width)
    let heights = heights(elements, proposal.height, widths)
    return Size(max(0, sum(widths, columnGap)), max(0, sum(heights, rowGap)))
  }

  /// Calls `place` with each element's top leading corner and proposal.
  func place(_ elements: NodeSlice, _ proposal: Proposal, _ place: (Int, CGFloat, CGFloat, Proposal) -> Void) {
    if cells.isEmpty { return }
    let widths = widths(elements, proposal.width)
    let heights = heights(elements, proposal.height, widths)
    var lefts: [CGFloat] = [], tops: [CGFloat] = []
    var position: CGFloat = 0
    for width in widths {
      lefts.append(position)
      position += width + columnGap
    }
    position = 0
    for height in heights {
      tops.append(position)
      position += height + rowGap
    }
    for cell in cells {
      let node = elements[cell.index]
      let room = Size(span(cell, widths), heights[cell.row])
      let p = Proposal(room)
      let size = node.measure(p)
      var x = (room.width - size.width) * (cell.anchor?.x ?? 0), y = (room.height - size.height) * (cell.anchor?.y ?? 0)
      if cell.anchor == nil {
        let h = columns[cell.column].alignment, v = rows[cell.row].alignment
        x =
          guide(elements, cell.span == 1 ? columns[cell.column].cells : [], h, room, widths, heights)
          - node.alignment(h, p, size)
        y = guide(elements, Array(rows[cell.row].cells), v, room, widths, heights) - node.alignment(v, p, size)
      }
      place(cell.index, lefts[cell.column] + x, tops[cell.row] + y, p)
    }
  }
  /// Where the guide of a track lies: at the most that a cell sets, or where it
  /// lies in an empty rectangle of that size.
  private func guide(
    _ elements: NodeSlice, _ indices: [Int], _ key: AlignmentKey, _ room: Size, _ widths: [CGFloat],
    _ heights: [CGFloat]
  ) -> CGFloat {
    let standard = key.defaultValue(ViewDimensions(size: room.cgSize))
    if !key.mayBeExplicit { return standard }
    var most = -CGFloat.infinity
    var isExplicit = false
    for index in indices where cells[index].anchor == nil {
      let cell = cells[index]
      let p = Proposal(span(cell, widths), heights[cell.row])
      let node = elements[cell.index]
      let size = node.measure(p)
      if let value = node.explicitGuide(key, p, size) {
        isExplicit = true
        most = max(most, value)
      } else {
        most = max(most, key.defaultValue(ViewDimensions(size: size.cgSize)))
      }
    }
    return isExplicit ? most : standard
  }
}

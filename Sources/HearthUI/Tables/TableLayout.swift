import Foundation
import HearthCore

/// What the layout of a table has to know of a column.
struct TableColumnSpecification: Equatable {
  /// The same as long as the column is there.
  var id: String
  var width: TableColumnWidth
  /// The part of the room that is left that lies before a cell.
  var alignment: CGFloat
  var isResizable: Bool
}

/// The columns of a table and their widths.
struct TableModel: Equatable {
  /// Points between two columns. Source: AppKit, `NSTableView.intercellSpacing`, with the room that a handle needs.
  static let spacing: CGFloat = 12

  var specifications: [TableColumnSpecification]
  /// Those that the user has given to columns, by their identities. Points.
  var widths: [String: CGFloat]

  /// The widths of all columns in a width, from the first cell's edge to the last one's, as far as their limits let them: what has a width has it, the others share what
  /// is left. Where there is too little room, columns that can be narrower are, down to their minimum. Points.
  func solved(_ available: CGFloat) -> [CGFloat] {
    let count = specifications.count
    guard count > 0 else { return [] }
    let room = max(0, (available.isFinite ? available : 0) - Self.spacing * CGFloat(count - 1))
    var result = specifications.map { column in
      column.width.limited(widths[column.id] ?? column.width.ideal ?? 0)
    }
    var open = specifications.indices.filter {
      widths[specifications[$0].id] == nil && specifications[$0].width.ideal == nil
    }
    // Those whose limit is reached leave the rest to the others.
    while !open.isEmpty {
      let taken = result.indices.filter { !open.contains($0) }.reduce(0) { $0 + result[$1] }
      let share = max(0, room - taken) / CGFloat(open.count)
      let stuck = open.filter { specifications[$0].width.limited(share) != share }
      for index in open { result[index] = specifications[index].width.limited(share) }
      if stuck.isEmpty { break }
      // What has more than its share first: it makes the shares of the others smaller.
      let least = stuck.filter { result[$0] > share }
      open.removeAll { (least.isEmpty ? stuck : least).contains($0) }
    }
    let sum = result.reduce(0, +)
    if sum > room {
      let slack = zip(result, specifications).map { max(0, $0 - ($1.width.isFixed ? $0 : $1.width.least)) }
      let whole = slack.reduce(0, +)
      if whole > 0 {
        let part = min(1, (sum - room) / whole)
        for index in result.indices { result[index] -= slack[index] * part }
      }
    } else if let last = specifications.indices.last(where: { !specifications[$0].width.isFixed }),
      specifications.indices.allSatisfy({
        widths[specifications[$0].id] != nil || specifications[$0].width.ideal != nil
      })
    {
      // Nobody wants what is left: the last one has it.
      result[last] = specifications[last].width.limited(result[last] + room - sum)
    }
    return result
  }
}

/// What the rows of a table know of its columns.
struct TableGeometry: Equatable {
  /// Points.
  var widths: [CGFloat] = []
  /// The part of the room that is left that lies before a cell.
  var alignments: [CGFloat] = []
  /// From the first cell of a row that is not further in than others to the row's end. Points.
  var rowWidth: CGFloat = 0
  /// The least. Points.
  var rowHeight: CGFloat = 0
  var fit: TableFit?
}
struct TableGeometryKey: EnvironmentKey { static var defaultValue: TableGeometry { TableGeometry() } }
extension EnvironmentValues {
  var tableGeometry: TableGeometry {
    get { self[TableGeometryKey.self] }
    set { self[TableGeometryKey.self] = newValue }
  }
}
/// Asks the cells of a column, as they are laid out, how wide they would be.
final class TableFit: Equatable, @unchecked Sendable {
  // Unchecked: used on the main thread only, in layout.
  let column: Int
  /// The widest so far. Points.
  var width: CGFloat = 0
  init(column: Int) { self.column = column }
  static func == (a: TableFit, b: TableFit) -> Bool { a === b }
}

/// The columns that are shown: the same object for all rows.
final class TableColumns<Value: Identifiable> {
  let all: [_TableColumn<Value>]
  init(_ all: [_TableColumn<Value>]) { self.all = all }
}
/// A row. What the cells read while they are made concerns this row alone.
struct TableCells<Value: Identifiable>: View {
  let value: Value
  let columns: TableColumns<Value>
  var body: some View { TableRowFrame(cells: TableRowCells(columns.all.map { $0.content(value) })) }
}
private final class TableRowCells {
  let all: [AnyView]
  init(_ all: [AnyView]) { self.all = all }
}
/// The cells where the columns are. A column that gets wider makes no cell anew.
private struct TableRowFrame: View {
  let cells: TableRowCells
  @Environment(\.tableGeometry) private var geometry
  var body: some View {
    TableRowLayout(geometry: geometry) { TableRowContents(cells: cells) }.contentShape(Rectangle())
  }
}
private struct TableRowContents: View {
  let cells: TableRowCells
  @Environment(\.dynamicTypeSize) private var size
  /// A line in each cell; where text is very large as many as it takes, and smaller letters for a word that has no room.
  var body: some View {
    let isLarge = size.isAccessibilitySize
    ForEach(cells.all.indices, id: \.self) { index in
      cells.all[index].accessibilityProperties {
        $0.details.column = AccessibilityColumn(index: index, isHeader: false)
      }
    }
    .lineLimit(isLarge ? nil : 1)
    .minimumScaleFactor(isLarge ? 0.3 : 1)
  }
}

/// Gives each cell the width of its column. What is higher than one line makes the row higher. What a row of an outline is
/// further in than others, its first cell has less.
private struct TableRowLayout: Layout {
  let geometry: TableGeometry
  /// Points above and below the cells. Source: our choice, close to AppKit's.
  private static let padding: CGFloat = 4
  private func width(_ index: Int, in whole: CGFloat) -> CGFloat {
    index == 0 ? max(0, geometry.widths[0] - max(0, geometry.rowWidth - whole)) : geometry.widths[index]
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let whole = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? geometry.rowWidth
    var height: CGFloat = 0
    for index in 0..<min(subviews.count, geometry.widths.count) {
      let proposal = ProposedViewSize(width: width(index, in: whole), height: nil)
      height = max(height, subviews[index].sizeThatFits(proposal).height)
    }
    return CGSize(width: whole, height: max(geometry.rowHeight, height + 2 * Self.padding))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for index in 0..<min(subviews.count, geometry.widths.count) {
      let width = width(index, in: bounds.width)
      let proposal = ProposedViewSize(width: width, height: nil), size = subviews[index].sizeThatFits(proposal)
      let rest = max(0, width - size.width) * geometry.alignments[index]
      subviews[index].place(at: CGPoint(x: x + rest, y: bounds.midY), anchor: .leading, proposal: proposal)
      x += width + TableModel.spacing
    }
    if let fit = geometry.fit, fit.column < subviews.count {
      let indentation = fit.column == 0 ? max(0, geometry.rowWidth - bounds.width) : 0
      fit.width = max(fit.width, subviews[fit.column].sizeThatFits(.unspecified).width + indentation)
    }
  }
}

import Foundation
import HearthCore

/// What the title of a column shows.
struct TableTitle {
  let label: AnyView
  let isSortable: Bool
  let order: SortOrder?
  let isMovable: Bool
}
/// A column that the user can hide.
struct TableMenuEntry {
  let title: Text
  let isOn: Bool
  let toggle: () -> Void
}

/// The titles of a table's columns: a click sorts, a drag of the line behind a title changes a width and a double click on it
/// makes the column as wide as its cells, a drag of a title moves the column, and a menu hides columns.
struct TableHeader: View {
  let titles: [TableTitle]
  let specifications: [TableColumnSpecification]
  /// Points.
  let widths: [CGFloat]
  let resize: (TableResize) -> Void
  let sort: (Int) -> Void
  let move: (Int, Int) -> Void
  let menu: [TableMenuEntry]
  @State private var start: CGFloat?
  @State private var moved: TableMove?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.idiom) private var idiom

  var body: some View {
    TableHeaderLayout(widths: widths, moved: moved, target: moved.map { target(of: $0) }) {
      ForEach(titles.indices, id: \.self) { title($0) }
      ForEach(titles.indices, id: \.self) { handle($0) }
      Rectangle().fill(.tint).opacity(moved.map { target(of: $0) != $0.index } ?? false ? 1 : 0)
        .allowsHitTesting(false)
    }
    .frame(height: height)
    .contentShape(Rectangle())
    .modifier(TableMenu(entries: menu))
  }
  /// Points. Source: AppKit's header views, 28 since macOS 11; on a television what its text needs.
  private var height: CGFloat { idiom == .tv ? 60 : 28 }
  /// A pointer that goes to the left makes a column wider where the table is mirrored.
  private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private func title(_ index: Int) -> some View {
    let title = titles[index]
    return face(title, index, specifications[index].alignment)
      .accessibilityProperties { $0.details.column = AccessibilityColumn(index: index, isHeader: true) }
      .opacity(moved?.index == index ? 0.6 : 1)
      .zIndex(moved?.index == index ? 1 : 0)
      // Before the click of the title, which a drag is not.
      .highPriorityGesture(mover(index), including: title.isMovable ? .all : .subviews)
  }
  @ViewBuilder private func face(_ title: TableTitle, _ index: Int, _ alignment: CGFloat) -> some View {
    let label = title.label.font(.subheadline).lineLimit(1).modifier(BarTextSize()).modifier(BarTitleScale())
    if title.isSortable {
      Button {
        sort(index)
      } label: {
        HStack(spacing: 4) {
          if alignment > 0 { Spacer(minLength: 0) }
          label.fontWeight(title.order == nil ? .regular : .semibold)
          if alignment < 1 { Spacer(minLength: 0) }
          if let order = title.order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").font(.caption2)
              .accessibilityHidden(true)
          }
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(
        title.order.map { Text(verbatim: $0 == .forward ? "ascending" : "descending") } ?? Text(verbatim: ""))
    } else {
      label.foregroundStyle(.secondary)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: alignment > 0.5 ? .trailing : alignment > 0 ? .center : .leading
        )
        .contentShape(Rectangle())
    }
  }
  private func handle(_ index: Int) -> some View {
    let isResizable = specifications[index].isResizable
    return Rectangle().fill(.quaternary).frame(width: 1, height: 16).frame(width: TableModel.spacing)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .pointerStyle(isResizable ? .columnResize : nil)
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { drag in
            let begin = start ?? widths[index]
            start = begin
            resize(.drag(index, begin + sign * drag.translation.width))
          }
          .onEnded { _ in
            start = nil
            resize(.end)
          }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { resize(.fit(index)) })
      .allowsHitTesting(isResizable)
      .accessibilityHidden(true)
  }
  private func mover(_ index: Int) -> some Gesture {
    DragGesture(minimumDistance: 6, coordinateSpace: .global)
      .onChanged { moved = TableMove(index: index, by: sign * $0.translation.width) }
      .onEnded { drag in
        moved = nil
        let target = target(of: TableMove(index: index, by: sign * drag.translation.width))
        if target != index { move(index, target) }
      }
  }
  /// Where a column goes whose title was moved: its middle is in the place of another.
  private func target(of move: TableMove) -> Int {
    guard widths.indices.contains(move.index) else { return move.index }
    var edges: [CGFloat] = [0]
    for width in widths { edges.append(edges[edges.count - 1] + width + TableModel.spacing) }
    let middle = edges[move.index] + widths[move.index] / 2 + move.by
    return widths.indices.last { edges[$0] <= middle } ?? 0
  }
}
/// A title that is dragged: by points towards the trailing edge.
struct TableMove: Equatable {
  var index: Int
  var by: CGFloat
}

/// The titles, the lines behind them, and the mark where a title goes that is dragged.
private struct TableHeaderLayout: Layout {
  let widths: [CGFloat]
  let moved: TableMove?
  let target: Int?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = widths.reduce(TableModel.spacing * CGFloat(max(0, widths.count - 1)), +)
    return CGSize(width: proposal.width.map { $0.isFinite ? max($0, own) : own } ?? own, height: proposal.height ?? 28)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let count = widths.count
    guard subviews.count == 2 * count + 1 else { return }
    var x = bounds.minX
    var mark = x
    for (index, width) in widths.enumerated() {
      let shift = moved?.index == index ? moved!.by : 0
      let size = ProposedViewSize(width: width, height: bounds.height)
      subviews[index].place(at: CGPoint(x: x + shift, y: bounds.minY), proposal: size)
      subviews[count + index].place(
        at: CGPoint(x: x + width, y: bounds.minY),
        proposal: ProposedViewSize(width: TableModel.spacing, height: bounds.height))
      if index == target { mark = (moved?.index ?? 0) < index ? x + width : x }
      x += width + TableModel.spacing
    }
    subviews[2 * count].place(
      at: CGPoint(x: mark, y: bounds.minY), proposal: ProposedViewSize(width: 2, height: bounds.height))
  }
}

/// The menu of a table's titles, where there is something in it.
private struct TableMenu: ViewModifier {
  let entries: [TableMenuEntry]
  func body(content: Content) -> some View {
    if entries.isEmpty {
      content
    } else {
      content.contextMenu {
        ForEach(entries.indices, id: \.self) { index in
          Toggle(isOn: Binding(get: { entries[index].isOn }, set: { _ in entries[index].toggle() })) {
            entries[index].title
          }
        }
      }
    }
  }
}

import Foundation
import HearthRendering

/// Views in rows and columns: each `GridRow` a row, each view in it a cell; another view is a row by itself.
///
///     Grid(alignment: .leading) {
///       GridRow {
///         Text("Name")
///         TextField("Name", text: $name)
///       }
///       GridRow {
///         Text("Notes").gridCellColumns(2)
///       }
///     }
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content
  /// Creates a grid.
  ///
  /// ```
  /// Grid(alignment: .leading) {
  ///   GridRow { Text("Name"); TextField("Name", text: $name) }
  ///   Divider()
  ///   GridRow { Text("Town"); TextField("Town", text: $town) }
  /// }
  /// ```
  /// - Parameters:
  ///   - alignment: Where each view lies in its cell.
  ///   - horizontalSpacing: Points between columns; nil for 8.
  ///   - verticalSpacing: Points between rows; nil for 8.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LayoutContainer._makeNode(LayoutContainer(layout: view.layout, content: view.content), inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    LayoutContainer._update(node, LayoutContainer(layout: view.layout, content: view.content))
  }
  public nonisolated static var _elementCount: Int { 1 }
}

/// The layout of `Grid`, to be called like one or put into an `AnyLayout`.
public struct GridLayout: Layout {
  /// A grid's layout has no body of its own.
  public typealias Body = Never
  /// Where each view lies in its cell.
  public var alignment: Alignment
  /// Points between columns; nil for 8.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for 8.
  public var verticalSpacing: CGFloat?
  /// Creates the layout of a grid. Distances in points; nil for 8.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }
  /// What is kept of the rows and columns from one pass to the next.
  public struct Cache { var solver: GridSolver }

  /// Finds the rows and columns of the subviews.
  public func makeCache(subviews: Subviews) -> Cache {
    subviews.withNodes(otherwise: Cache(solver: GridSolver())) { Cache(solver: solver($0, in: subviews.container)) }
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let solver = cache.solver
    return subviews.withNodes(otherwise: .zero) { nodes in
      (solver.fits(nodes) ? solver : self.solver(nodes, in: subviews.container)).size(nodes, Proposal(proposal)).cgSize
    }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let solver = cache.solver
    subviews.withNodes(otherwise: ()) { nodes in
      let solver = solver.fits(nodes) ? solver : self.solver(nodes, in: subviews.container)
      solver.place(nodes, Proposal(proposal)) { index, x, y, p in subviews.place(index, x, y, p, bounds) }
    }
  }
  @MainActor private func solver(_ nodes: NodeSlice, in container: LayoutContainerNode) -> GridSolver {
    if container.isUnmounted { return GridSolver(nodes, alignment, horizontalSpacing, verticalSpacing) }
    let across = container.checked(horizontalSpacing, .signed, "a horizontal spacing of")
    let down = container.checked(verticalSpacing, .signed, "a vertical spacing of")
    return GridSolver(nodes, alignment, across, down)
  }
}

/// A row of a `Grid`. Outside of one its views lie in the container around, as in a `Group`.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  /// Creates a row, each view of `content` in a cell.
  /// - Parameter alignment: Where views lie in the row, up and down; nil for the alignment of the grid.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let row = GridRowNode(inputs)
    row.alignment = view.alignment
    let cells = ElementwiseNode(GridCellModifier(row: row), row.inputs)
    cells.child = Content._makeNode(view.content, cells.inputs).node
    row.child = cells
    return _ViewNode(row)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let row = unsafeDowncast(node.node, to: GridRowNode.self)
    row.engine.counters.nodesVisited += 1
    if row.alignment != view.alignment {
      row.alignment = view.alignment
      row.elementsDidChange()
    }
    Content._update(
      _ViewNode(unsafeDowncast(row.child!, to: ElementwiseNode<GridCellModifier>.self).child), view.content)
  }
  public nonisolated static var _elementCount: Int { Content._elementCount }
}

package final class GridRowNode: ChoiceNode {
  @exclusivity(unchecked) var alignment: VerticalAlignment?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var viewName: String { "GridRow" }
}

/// Marks the elements of a row.
nonisolated struct GridCellModifier: _ElementModifier {
  unowned(unsafe) let row: GridRowNode
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(GridCellNode(modifier.row, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}
package final class GridCellNode: UnaryNode {
  unowned(unsafe) let row: GridRowNode
  init(_ row: GridRowNode, _ inputs: _ViewInputs) {
    self.row = row
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == GridCellKey.self { return self as! K.Value }
    return super.layoutValue(key)
  }
}

/// The cell of a grid row that an element is, or wraps.
struct GridCellKey: LayoutValueKey { static var defaultValue: GridCellNode? { nil } }

// MARK: - Modifiers of cells

struct GridCellColumns: LayoutValueKey { static let defaultValue = 1 }
struct GridCellAnchor: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
struct GridCellUnsizedAxes: LayoutValueKey { static let defaultValue: Axis.Set = [] }
struct GridColumnAlignment: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }

extension View {
  /// Lets a cell take several columns.
  ///
  ///     Grid {
  ///       GridRow { Text("A"); Text("B") }
  ///       GridRow { Text("Both").gridCellColumns(2) }
  ///     }
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: max(1, count))
  }
  /// Sets where a cell's view lies in the cell, whatever the grid, its row and its column say.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }
  /// Names the axes along which a cell takes the room there is and asks for none.
  ///
  ///     Grid {
  ///       GridRow { Text("A"); Text("B") }
  ///       Divider().gridCellUnsizedAxes(.horizontal)
  ///     }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
  /// Sets how all cells of this cell's column are aligned.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}

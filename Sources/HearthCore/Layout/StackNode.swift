import Foundation
import HearthRendering

/// The node of `HStack` and `VStack`.
package final class StackNode: ContainerNode {
  @exclusivity(unchecked) private var solver: StackSolver

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, _ inputs: _ViewInputs) {
    solver = StackSolver(axis: axis, alignment: alignment, spacing: spacing)
    super.init(inputs)
    _ = checked(spacing, .signed, "a spacing of")
  }
  nonisolated deinit {}
  package override var axis: Axis? { solver.axis }
  package override var viewName: String { solver.axis == .horizontal ? "HStack" : "VStack" }

  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    engine.counters.nodesVisited += 1
    if alignment == solver.alignment && spacing == solver.spacing { return }
    solver.alignment = alignment
    solver.spacing = spacing
    _ = checked(spacing, .signed, "a spacing of")
    if !flags.contains(.needsElements) { prepare() }
    setNeedsLayout()
  }
  private func prepare() { solver.prepare(elements.slice, readsText: engine.host.textShaper.setsTouchFonts) }
  package override func elementsResolved() {
    let (gap, endsWithText) = (solver.textGap, solver.endsWithText)
    prepare()
    if flags.contains(.isPlaced), gap != solver.textGap || endsWithText != solver.endsWithText { traitsDidChange() }
  }
  package override var spacing: ViewSpacing {
    resolveElements()
    var spacing = ViewSpacing()
    (spacing.textGap, spacing.endsWithText) = (solver.textGap, solver.endsWithText)
    return spacing
  }
  package override func computeSize(_ proposal: Proposal) -> Size {
    resolveElements()
    return solver.size(elements.slice, proposal)
  }
  package override func placeChildren() {
    resolveElements()
    solver.place(elements.slice, proposal) { index, x, y, p, s in placeElement(index, x: x, y: y, p, s) }
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveElements()
    return solver.explicitAlignment(elements.slice, key, proposal)
  }
}

/// Views in a row, from the leading edge.
///
///     HStack(alignment: .firstTextBaseline, spacing: 8) {
///       Text("Total")
///       Text("42").font(.largeTitle)
///     }
nonisolated public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  /// Creates a row of views.
  /// - Parameters:
  ///   - alignment: The guide by which the views are aligned up and down.
  ///   - spacing: Points between neighbours; nil for the distances that they prefer.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = StackNode(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node.node, to: StackNode.self)
    stack.update(alignment: view.alignment.key, spacing: view.spacing)
    Content._update(_ViewNode(stack.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

/// Views in a column, from the top.
///
///     VStack(alignment: .leading, spacing: 4) {
///       Text("Title").font(.headline)
///       Text("Subtitle")
///     }
nonisolated public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// Creates a column of views.
  /// - Parameters:
  ///   - alignment: The guide by which the views are aligned from side to side.
  ///   - spacing: Points between neighbours; nil for the distances that they prefer.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = StackNode(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node.node, to: StackNode.self)
    stack.update(alignment: view.alignment.key, spacing: view.spacing)
    Content._update(_ViewNode(stack.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

import Foundation

package final class LazyStackNode: LazyNode {
  @exclusivity(unchecked) var alignmentKey: AlignmentKey
  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, _ inputs: _ViewInputs) {
    alignmentKey = alignment
    super.init(axis: axis, spacing: spacing, inputs)
  }
  nonisolated deinit {}
  package override var viewName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }

  package override func position(
    _ element: Int, node: LayoutNode, proposal: Proposal, size: Size, line: CGFloat
  ) -> (along: CGFloat, across: CGFloat) {
    let guide = alignmentKey.defaultValue(ViewDimensions(size: self.size.cgSize))
    return (0, guide - node.alignment(alignmentKey, proposal, size))
  }

  package func update(alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews) {
    engine.counters.nodesVisited += 1
    let spacing = spacing ?? ViewSpacing.standard
    if alignment != alignmentKey || pinnedViews != self.pinnedViews {
      alignmentKey = alignment
      self.pinnedViews = pinnedViews
      setNeedsPlacement()
    }
    if spacing != extents.spacing {
      extents.spacing = spacing
      setNeedsLayout()
    }
  }
}

/// Views in a column, made only when they come into view.
///
///     ScrollView {
///       LazyVStack(alignment: .leading) {
///         ForEach(0..<10_000, id: \.self) { Text("Row \($0)") }
///       }
///     }
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// Creates a column whose views are made when they come into view.
  ///
  /// - Parameters:
  ///   - alignment: Where views narrower than the column lie.
  ///   - spacing: Points between two views; nil for the standard distance.
  ///   - pinnedViews: The headers and footers of sections that stay at the edge while their section is in view.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = LazyStackNode(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.pinnedViews = view.pinnedViews
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node.node, to: LazyStackNode.self)
    stack.update(alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews)
    Content._update(_ViewNode(stack.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

/// Views in a row, made only when they come into view.
///
///     ScrollView(.horizontal) {
///       LazyHStack(spacing: 12) {
///         ForEach(items) { Text($0.name) }
///       }
///     }
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// Creates a row whose views are made when they come into view.
  ///
  /// - Parameters:
  ///   - alignment: Where views lower than the row lie.
  ///   - spacing: Points between two views; nil for the standard distance.
  ///   - pinnedViews: The headers and footers of sections that stay at the edge while their section is in view.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = LazyStackNode(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.pinnedViews = view.pinnedViews
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node.node, to: LazyStackNode.self)
    stack.update(alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews)
    Content._update(_ViewNode(stack.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

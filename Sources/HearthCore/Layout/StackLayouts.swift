import Foundation
import HearthRendering

/// The layout of `HStack`, to be called like one or put into an `AnyLayout`.
public struct HStackLayout: Layout {
  /// Where the views stand across the stack.
  public var alignment: VerticalAlignment
  /// Points between two views; nil for what both of them want.
  public var spacing: CGFloat?
  /// A row. `spacing` is in points; nil is what each two neighbours want.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public struct Cache { var solver: StackSolver }

  public static var layoutProperties: LayoutProperties { .oriented(.horizontal) }
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(solver: subviews.stackSolver(.horizontal, alignment.key, spacing))
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    subviews.size(cache.solver, proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    subviews.place(cache.solver, bounds, proposal)
  }
}

/// The layout of `VStack`, to be called like one or put into an `AnyLayout`.
public struct VStackLayout: Layout {
  /// Where the views stand across the stack.
  public var alignment: HorizontalAlignment
  /// Points between two views; nil for what both of them want.
  public var spacing: CGFloat?
  /// A column. `spacing` is in points; nil is what each two neighbours want.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public struct Cache { var solver: StackSolver }

  public static var layoutProperties: LayoutProperties { .oriented(.vertical) }
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(solver: subviews.stackSolver(.vertical, alignment.key, spacing))
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    subviews.size(cache.solver, proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    subviews.place(cache.solver, bounds, proposal)
  }
}

/// The layout of `ZStack`, to be called like one or put into an `AnyLayout`.
public struct ZStackLayout: Layout {
  /// Where the views lie in the stack.
  public var alignment: Alignment
  /// Views that lie on each other, aligned.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// Nothing is kept: which priority is the highest is looked up each time, as a layout of the app may hand any
  /// subviews to this one, and keep the cache for as long as it likes.
  public struct Cache {}

  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let alignment = alignment
    return subviews.withNodes(otherwise: .zero) { nodes in
      var solver = ZStackSolver(alignment: alignment)
      solver.prepare(nodes)
      return solver.size(nodes, Proposal(proposal)).cgSize
    }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let alignment = alignment
    subviews.withNodes(otherwise: ()) { nodes in
      var solver = ZStackSolver(alignment: alignment)
      solver.prepare(nodes)
      solver.place(nodes, Size(bounds.size)) { index, x, y, p, _ in subviews.place(index, x, y, p, bounds) }
    }
  }
}

extension LayoutProperties {
  fileprivate static func oriented(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  fileprivate func stackSolver(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?) -> StackSolver {
    withNodes(otherwise: StackSolver(axis: axis, alignment: alignment, spacing: spacing)) { nodes in
      let spacing = container.isUnmounted ? spacing : container.checked(spacing, .signed, "a spacing of")
      var solver = StackSolver(axis: axis, alignment: alignment, spacing: spacing)
      solver.prepare(nodes)
      return solver
    }
  }
  fileprivate func size(_ solver: StackSolver, _ proposal: ProposedViewSize) -> CGSize {
    withNodes(otherwise: .zero) { solver.fitting($0).size($0, Proposal(proposal)).cgSize }
  }
  fileprivate func place(_ solver: StackSolver, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    withNodes(otherwise: ()) { nodes in
      solver.fitting(nodes).place(nodes, Proposal(proposal)) { index, x, y, p, _ in place(index, x, y, p, bounds) }
    }
  }
  /// Places the subview that is `index`-th from the start.
  @MainActor func place(_ index: Int, _ x: CGFloat, _ y: CGFloat, _ p: Proposal, _ bounds: CGRect) {
    self[startIndex + index].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: p.proposedViewSize)
  }
}

import Foundation
import HearthRendering

/// Shows a view at an edge of its content and adds its length to the content's safe area.
nonisolated public struct _InsetViewModifier<Inset: View>: _ElementModifier {
  let inset: Inset
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = InsetNode(inputs)
    (node.edge, node.guide) = (modifier.edge, modifier.alignment)
    node.set(modifier.spacing)
    node.makeSecondary(modifier.inset)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: InsetNode.self)
    if node.edge != modifier.edge || node.guide != modifier.alignment || node.givenSpacing != modifier.spacing {
      (node.edge, node.guide) = (modifier.edge, modifier.alignment)
      node.set(modifier.spacing)
      node.setNeedsLayout()
    }
    node.updateSecondary(modifier.inset, .center)
  }
}

extension View {
  /// Shows a view at the top or bottom of this one; this view keeps clear of it and of `spacing`, nil for the standard
  /// distance. What scrolls goes on below it.
  ///
  ///     List(items) { Text($0.name) }
  ///       .safeAreaInset(edge: .bottom) { Text("\(items.count) items").padding().background(.bar) }
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        inset: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
  }
  /// Shows a view at the leading or trailing edge of this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing))
  }
  /// Shows a bar at the top or bottom of this view.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Shows a bar at the leading or trailing edge of this view.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The primary view keeps at least the length it needs; the inset takes its own before.
/// Source: seen, SwiftUI on macOS and iOS.
package final class InsetNode: SecondaryNode {
  @exclusivity(unchecked) var edge = Edge.bottom
  @exclusivity(unchecked) var guide = VerticalAlignment.center.key
  @exclusivity(unchecked) private(set) var givenSpacing: CGFloat?
  @exclusivity(unchecked) private var spacingSet: CGFloat?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  func set(_ spacing: CGFloat?) {
    givenSpacing = spacing
    spacingSet = checked(spacing, .signed, "a spacing of")
  }
  private var isHorizontal: Bool { edge == .leading || edge == .trailing }
  private var gap: CGFloat {
    guard let secondary else { return 0 }
    if let spacingSet { return spacingSet }
    let axis: Axis = isHorizontal ? .horizontal : .vertical
    return edge == .top || edge == .leading
      ? secondary.spacing.distance(to: child.spacing, along: axis)
      : child.spacing.distance(to: secondary.spacing, along: axis)
  }
  private func along(_ s: Size) -> CGFloat { isHorizontal ? s.width : s.height }
  private func make(_ along: CGFloat, _ across: CGFloat) -> Proposal {
    isHorizontal ? Proposal(along, across) : Proposal(across, along)
  }
  /// Proposals and sizes of the primary and the secondary view.
  private func solve(_ p: Proposal) -> (primary: (Proposal, Size), secondary: (Proposal, Size)) {
    guard let secondary else { return ((p, child.measure(p)), (p, .zero)) }
    let length = isHorizontal ? p.width : p.height, across = isHorizontal ? p.height : p.width
    var inner = p
    if length >= 0 {
      let least = along(child.measure(make(0, across)))
      inner = make(length == .infinity ? length : max(0, max(0, length - gap) - least), across)
    }
    let size = secondary.measure(inner)
    let outer = length < 0 || length == .infinity ? p : make(max(0, length - along(size) - gap), across)
    return ((outer, child.measure(outer)), (inner, size))
  }
  package override func computeSize(_ p: Proposal) -> Size {
    let (primary, secondary) = solve(p)
    let a = primary.1, b = secondary.1
    return isHorizontal
      ? Size(max(0, a.width + b.width + gap), max(a.height, b.height))
      : Size(max(a.width, b.width), max(0, a.height + b.height + gap))
  }
  package override func placeChildren() {
    resolveChild()
    let across =
      isHorizontal
      ? (proposal.height < 0 ? size.height : proposal.height) : (proposal.width < 0 ? size.width : proposal.width)
    let (primary, inset) = solve(make(isHorizontal ? proposal.width : proposal.height, across))
    let (p, s) = primary
    let free = Size(size.width - s.width, size.height - s.height)
    var x = free.width / 2, y = free.height / 2
    switch edge {
    case .top: y = free.height
    case .bottom: y = 0
    case .leading: x = free.width
    case .trailing: x = 0
    }
    let (q, t) = inset
    let length = secondary == nil ? 0 : max(0, along(t) + gap)
    if length != kept {
      kept = length
      engine.safeAreaDidChange()
    }
    placeChild(child, x: x, y: y, p, s)
    guard let secondary else { return }
    let offset = child.alignment(guide, p, s) - secondary.alignment(guide, q, t)
    switch edge {
    case .top: (x, y) = (x + offset, 0)
    case .bottom: (x, y) = (x + offset, size.height - t.height)
    case .leading: (x, y) = (0, y + offset)
    case .trailing: (x, y) = (size.width - t.width, y + offset)
    }
    placeChild(secondary, x: x, y: y, q, t)
  }
  /// How much of this node the primary view keeps clear of.
  @exclusivity(unchecked) private var kept: CGFloat = 0

  package override func safeArea(for child: LayoutNode, _ regions: SafeAreaRegions) -> EdgeInsets? {
    guard child === self.child, regions.contains(.container) else { return nil }
    var insets = EdgeInsets()
    switch edge {
    case .top: insets.top = kept
    case .bottom: insets.bottom = kept
    case .leading: insets.leading = kept
    case .trailing: insets.trailing = kept
    }
    return insets
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    let (p, s) = solve(proposal).primary
    guard let value = child.explicitGuide(key, p, s) else { return nil }
    let free = Size(size.width - s.width, size.height - s.height)
    if key.isHorizontal { return value + (edge == .leading ? free.width : edge == .trailing ? 0 : free.width / 2) }
    return value + (edge == .top ? free.height : edge == .bottom ? 0 : free.height / 2)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    super.record(into: &group, x: x, y: y)
    if !flags.contains(.needsElements), let secondary {
      secondary.record(into: &group, x: x + secondary.x, y: y + secondary.y)
    }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    super.visitLayoutChildren(visit)
    if !flags.contains(.needsElements), let secondary { visit(secondary) }
  }
  /// What stands above the content, or before it, is read first.
  package override func visitInReadingOrder(_ visit: (LayoutNode) -> Void) {
    let isFirst = edge == .top || edge == .leading
    if isFirst, !flags.contains(.needsElements), let secondary { visit(secondary) }
    super.visitLayoutChildren(visit)
    if !isFirst, !flags.contains(.needsElements), let secondary { visit(secondary) }
  }
}

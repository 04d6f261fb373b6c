import Foundation
import HearthRendering

/// A view with a bar above and one below it. Bars that have nothing to show take no room; without any this is the view alone.
///
/// Bars have their ideal heights and come first; the content has the rest, and the bars are part of its safe area. With a bar, all room
/// that is offered is taken, so that bars reach from edge to edge, and the content lies in the middle of what is left.
nonisolated package struct BarArea<Top: View, Bottom: View, Content: View>: View {
  let top: Top
  let bottom: Bottom
  let content: Content
  package init(top: Top, bottom: Bottom, content: Content) { (self.top, self.bottom, self.content) = (top, bottom, content) }

  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BarAreaNode(inputs)
    node.topContent = Top._makeNode(view.top, node.inputs).node
    node.content =
      Content._elementCount == 1
      ? Content._makeNode(view.content, node.inputs).node : VStack<Content>._makeNode(VStack(spacing: 0) { view.content }, node.inputs).node
    node.bottomContent = Bottom._makeNode(view.bottom, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: BarAreaNode.self)
    node.engine.counters.nodesVisited += 1
    Top._update(_ViewNode(node.topContent), view.top)
    if Content._elementCount == 1 {
      Content._update(_ViewNode(node.content!), view.content)
    } else {
      VStack<Content>._update(_ViewNode(node.content!), VStack(spacing: 0) { view.content })
    }
    Bottom._update(_ViewNode(node.bottomContent), view.bottom)
  }
  package nonisolated static var _elementCount: Int { 1 }
}

package final class BarAreaNode: CachingUnaryNode {
  @exclusivity(unchecked) fileprivate var topContent: Node!
  @exclusivity(unchecked) fileprivate var bottomContent: Node!
  /// Nil where there is nothing to show.
  @exclusivity(unchecked) private unowned(unsafe) var top: LayoutNode?
  @exclusivity(unchecked) private unowned(unsafe) var bottom: LayoutNode?
  /// The heights of the bars at the last placement.
  @exclusivity(unchecked) private var kept = (top: CGFloat(0), bottom: CGFloat(0))
  fileprivate override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package override func childDidChange() {
    top = topContent.elementCount > 0 ? topContent.element(at: 0) : nil
    bottom = bottomContent.elementCount > 0 ? bottomContent.element(at: 0) : nil
    for (index, bar) in [top, bottom].enumerated() {
      bar?.layoutParent = self
      bar?.indexInParent = Int32(index + 1)
      bar?.join(axis: nil)
    }
  }
  package override func place(of child: Node) -> Int? {
    if topContent == nil || child === topContent { return 1 }
    return content == nil || child === content ? 0 : 2
  }
  package override func unmount() {
    topContent.unmount()
    bottomContent.unmount()
    super.unmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    visit(topContent)
    super.visitChildren(visit)
    if let bottomContent { visit(bottomContent) }
  }

  // MARK: - Layout

  private var hasBars: Bool { top != nil || bottom != nil }
  private func barHeights(_ width: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    (top?.measure(Proposal(width, -1)).height ?? 0, bottom?.measure(Proposal(width, -1)).height ?? 0)
  }
  private func inner(_ p: Proposal, _ bars: (top: CGFloat, bottom: CGFloat)) -> Proposal {
    Proposal(p.width, p.height < 0 || p.height == .infinity ? p.height : max(0, p.height - bars.top - bars.bottom))
  }
  package override func computeSize(_ p: Proposal) -> Size {
    if !hasBars { return child.measure(p) }
    let bars = barHeights(p.width)
    let content = child.measure(inner(p, bars))
    return Size(
      p.width >= 0 && p.width < .infinity ? p.width : max(content.width, top?.measure(Proposal(-1, -1)).width ?? 0),
      p.height >= 0 && p.height < .infinity ? p.height : content.height + bars.top + bars.bottom)
  }
  package override func hugs(along axis: Axis) -> Bool { resolveChild(); return hasBars ? false : child.hugs(along: axis) }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    return hasBars ? nil : child.explicitGuide(key, proposal, size)
  }
  package override func placeChildren() {
    resolveChild()
    if !hasBars {
      keep((0, 0))
      return child.place(x: 0, y: 0, proposal)
    }
    let bars = barHeights(size.width)
    keep(bars)
    let given = inner(Proposal(size), bars)
    let content = child.measure(given)
    placeChild(
      child, x: (size.width - content.width) / 2, y: bars.top + (given.height - content.height) / 2, given, content)
    if let top {
      let p = Proposal(size.width, bars.top)
      placeChild(top, x: 0, y: 0, p, top.measure(p))
    }
    if let bottom {
      let p = Proposal(size.width, bars.bottom)
      placeChild(bottom, x: 0, y: size.height - bars.bottom, p, bottom.measure(p))
    }
  }
  private func keep(_ bars: (top: CGFloat, bottom: CGFloat)) {
    if bars == kept { return }
    kept = bars
    engine.geometryVersion &+= 1
  }
  package override func safeArea(for child: LayoutNode, _ regions: SafeAreaRegions) -> EdgeInsets? {
    guard child === self.child, regions.contains(.container), hasBars else { return nil }
    return EdgeInsets(top: kept.top, leading: 0, bottom: kept.bottom, trailing: 0)
  }

  // MARK: - Picture

  /// Bars lie over content that reaches below them.
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    super.record(into: &group, x: x, y: y)
    if flags.contains(.needsElements) { return }
    if let top { top.record(into: &group, x: x + top.x, y: y + top.y) }
    if let bottom { bottom.record(into: &group, x: x + bottom.x, y: y + bottom.y) }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    super.visitLayoutChildren(visit)
    if flags.contains(.needsElements) { return }
    if let top { visit(top) }
    if let bottom { visit(bottom) }
  }
}

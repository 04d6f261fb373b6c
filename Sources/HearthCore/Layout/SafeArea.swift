import Foundation
import HearthRendering

extension LayoutNode {
  /// How far this node may reach beyond its bounds into what is kept free around it. An edge that touches the free part
  /// of a node above reaches to that node's own edge, and from there on in the same way. Valid once the node is placed.
  ///
  /// - Parameter found: Called with each node around that keeps something free, what it keeps free, and whether the
  ///   upper and lower edge reach to its own.
  package final func safeAreaOutsets(
    _ regions: SafeAreaRegions, _ found: ((LayoutNode, PhysicalInsets, _ top: Bool, _ bottom: Bool) -> Void)? = nil
  ) -> PhysicalInsets {
    var rect = bounds, grown = rect
    visitSafeAreas(regions) { node, parent, insets in
      rect = node.rectInParent(rect)
      grown = node.rectInParent(grown)
      guard let insets else { return }
      let outer = parent.bounds
      let near = Self.touchingDistance
      var left = grown.minX, top = grown.minY, right = grown.maxX, bottom = grown.maxY
      let touchesTop = top <= outer.minY + insets.top + near,
        touchesBottom = bottom >= outer.maxY - insets.bottom - near
      found?(parent, insets, touchesTop, touchesBottom)
      if left <= outer.minX + insets.left + near { left = min(left, outer.minX) }
      if touchesTop { top = min(top, outer.minY) }
      if right >= outer.maxX - insets.right - near { right = max(right, outer.maxX) }
      if touchesBottom { bottom = max(bottom, outer.maxY) }
      grown = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    var result = PhysicalInsets()
    result.left = rect.minX - grown.minX
    result.top = rect.minY - grown.minY
    result.right = grown.maxX - rect.maxX
    result.bottom = grown.maxY - rect.maxY
    return result
  }

  /// The insets that a view at this node is told: what lies between it and the outer edge where it keeps clear of
  /// something, and how much of it is covered where it does not.
  package final func safeAreaInsets(_ regions: SafeAreaRegions = .all) -> EdgeInsets {
    var result = safeAreaOutsets(regions)
    var rect = bounds
    visitSafeAreas(regions) { node, parent, insets in
      rect = node.rectInParent(rect)
      guard let insets else { return }
      let outer = parent.bounds
      result.left = max(result.left, outer.minX + insets.left - rect.minX)
      result.top = max(result.top, outer.minY + insets.top - rect.minY)
      result.right = max(result.right, rect.maxX - (outer.maxX - insets.right))
      result.bottom = max(result.bottom, rect.maxY - (outer.maxY - insets.bottom))
    }
    return result.edgeInsets(isRightToLeft: scope.isRightToLeft)
  }
  /// Points. Layout divides; an edge this near counts as touching.
  static let touchingDistance: CGFloat = 0.01

  /// Calls `visit` with each node from this one upwards, its parent, and what the parent keeps free of it.
  ///
  /// What lies in a scroll view has no safe area along the axes that it scrolls: the scroll view keeps its content
  /// clear itself. Source: seen, SwiftUI on iOS: a background in a scroll view does not reach below the bars.
  final func visitSafeAreas(_ regions: SafeAreaRegions, _ visit: (LayoutNode, LayoutNode, PhysicalInsets?) -> Void) {
    var node = self
    var ended: Axis.Set = []
    while let parent = node.layoutParent {
      ended.formUnion(parent.safeAreaEnd)
      var physical: PhysicalInsets?
      if let insets = parent.safeArea(for: node, regions) {
        let isRightToLeft = parent.flags.contains(.isRightToLeft)
        var result = PhysicalInsets()
        (result.top, result.bottom) = (insets.top, insets.bottom)
        result.left = isRightToLeft ? insets.trailing : insets.leading
        result.right = isRightToLeft ? insets.leading : insets.trailing
        // No edge touches, and nothing is covered.
        if ended.contains(.vertical) { (result.top, result.bottom) = (-.infinity, -.infinity) }
        if ended.contains(.horizontal) { (result.left, result.right) = (-.infinity, -.infinity) }
        physical = result
      }
      visit(node, parent, physical)
      if parent.endsSafeArea { return }
      node = parent
    }
  }
  final func rectInParent(_ rect: CGRect) -> CGRect {
    let a = convertToParent(rect.origin), b = convertToParent(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }
}

// MARK: - Ignoring

nonisolated public struct _SafeAreaRegionsIgnoringLayout: _ElementModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set
  /// Where the view lies in the area that it was given; nil for its upper leading corner.
  var alignment: Alignment?
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SafeAreaIgnoringNode(inputs)
    (node.regions, node.edges, node.alignment) = (modifier.regions, modifier.edges, modifier.alignment)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: SafeAreaIgnoringNode.self)
    if node.regions == modifier.regions && node.edges == modifier.edges && node.alignment == modifier.alignment {
      return
    }
    (node.regions, node.edges, node.alignment) = (modifier.regions, modifier.edges, modifier.alignment)
    node.setNeedsPlacement()
  }
}

extension View {
  /// Lets this view reach into the safe area at the edges where it touches it.
  ///
  ///     Color.blue.ignoresSafeArea(edges: .top)
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }
  /// Lets this view reach into the safe area at the edges where it touches it, and aligns it there where it does not fill
  /// all of what it gets; nil leaves it where it was, as without the argument.
  ///
  ///     Image("crest").ignoresSafeArea(edges: .bottom, alignment: .bottom)
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, alignment: Alignment?
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges, alignment: alignment))
  }
  /// Extends this view under bars and screen edges, under its earlier name.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: .all, edges: edges))
  }
}

/// Proposes to its child what lies beyond the safe area as well, and moves it there; its own size stays what it was.
package final class SafeAreaIgnoringNode: UnaryNode {
  @exclusivity(unchecked) var regions = SafeAreaRegions.all
  @exclusivity(unchecked) var edges = Edge.Set.all
  @exclusivity(unchecked) var alignment: Alignment?
  @exclusivity(unchecked) private var outsets = PhysicalInsets()
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    engine.geometryObservers[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
  private func currentOutsets() -> PhysicalInsets {
    safeAreaOutsets(regions).only(edges, isRightToLeft: flags.contains(.isRightToLeft))
  }
  package override func geometryMayHaveChanged() {
    if flags.contains(.isPlaced) && currentOutsets() != outsets { setNeedsPlacement() }
  }
  package override func placeChildren() {
    resolveChild()
    outsets = currentOutsets()
    let p = Proposal(
      proposal.width < 0 ? -1 : proposal.width + outsets.left + outsets.right,
      proposal.height < 0 ? -1 : proposal.height + outsets.top + outsets.bottom)
    let childSize = child.measure(p)
    let isRightToLeft = flags.contains(.isRightToLeft)
    var x = isRightToLeft ? size.width + outsets.right - childSize.width : -outsets.left, y = -outsets.top
    if let alignment {
      let area = CGSize(
        width: size.width + outsets.left + outsets.right, height: size.height + outsets.top + outsets.bottom)
      let frame = ViewDimensions(size: area), h = alignment.horizontal.key, v = alignment.vertical.key
      let lead = h.defaultValue(frame) - child.alignment(h, p, childSize)
      x = (isRightToLeft ? area.width - lead - childSize.width : lead) - outsets.left
      y = v.defaultValue(frame) - child.alignment(v, p, childSize) - outsets.top
    }
    child.place(x: x, y: y, p)
  }
}

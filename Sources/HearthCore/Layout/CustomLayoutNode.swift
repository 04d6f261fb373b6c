import Foundation
import HearthRendering

/// A view with a layout of the app, or a built-in one that is used like it.
nonisolated package struct LayoutContainer<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  package nonisolated init(layout: L, content: Content) { (self.layout, self.content) = (layout, content) }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = CustomLayoutNode(view.layout, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: CustomLayoutNode<L>.self)
    node.update(view.layout)
    Content._update(_ViewNode(node.content), view.content)
  }
  package nonisolated static var _elementCount: Int { 1 }
}

/// A container whose subviews are placed by code that calls back.
package class LayoutContainerNode: ContainerNode {
  private struct Placement {
    var x: CGFloat, y: CGFloat
    var proposal: Proposal
    var size: Size
  }
  @exclusivity(unchecked) private final var placements: ContiguousArray<Placement?>?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// The elements, held, for collections of subviews, which apps may keep: made once for each list of elements.
  final var subviewNodes: ContiguousArray<LayoutNode> {
    if let heldElements { return heldElements }
    var nodes: ContiguousArray<LayoutNode> = []
    nodes.reserveCapacity(elements.count)
    for index in 0..<elements.count { nodes.append(elements[index]) }
    heldElements = nodes
    return nodes
  }
  @exclusivity(unchecked) private final var heldElements: ContiguousArray<LayoutNode>?
  package override func elementsResolved() { heldElements = nil }
  package override func setNeedsElements() {
    heldElements = nil
    super.setNeedsElements()
  }
  package override func unmount() {
    heldElements = nil
    super.unmount()
  }

  /// - Parameter index: The index of `node` when its subview was made; it may have changed since.
  final func note(_ node: LayoutNode, _ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: Proposal) {
    guard placements != nil, !isUnmounted, let index = subviewIndex(of: node, hint: index) else {
      if isUnmounted { return Report.gone(self, in: nil, "Nothing can be placed in it.") }
      engine.report(
        .badSize, at: self,
        "places a subview outside of placeSubviews(in:proposal:subviews:cache:). This has no effect.")
      return
    }
    let size = node.measure(proposal)
    placements![index] = Placement(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, proposal: proposal, size: size)
  }
  private func subviewIndex(of node: LayoutNode, hint: Int) -> Int? {
    let count = min(elements.count, placements!.count)
    if hint < count && elements[hint] === node { return hint }
    let index = Int(node.indexInParent)
    return index < count && elements[index] === node ? index : nil
  }
  @exclusivity(unchecked) private final var outerPlacements: [ContiguousArray<Placement?>?] = []
  /// From here on what `place(at:anchor:proposal:)` says is gathered.
  final func beginGathering() {
    outerPlacements.append(placements)
    placements = ContiguousArray(repeating: nil, count: elements.count)
  }
  private func endGathering() -> ContiguousArray<Placement?> {
    let result = placements!
    placements = outerPlacements.removeLast()
    return result
  }
  /// Source: Apple, documentation of placeSubviews(in:proposal:subviews:cache:): what is not placed lies in the center.
  final func placeSubviews(_ place: () -> Void) {
    beginGathering()
    place()
    let places = endGathering()
    for index in 0..<elements.count {
      if let p = places[index] {
        placeElement(index, x: p.x, y: p.y, p.proposal, p.size)
      } else {
        let s = elements[index].measure(proposal)
        placeElement(index, x: (size.width - s.width) / 2, y: (size.height - s.height) / 2, proposal, s)
      }
    }
  }
  /// The guides of the subviews where they were gathered, put together.
  final func endGathering(_ key: AlignmentKey, _ bounds: CGRect) -> CGFloat? {
    var combined = CombinedGuide(key)
    let places = endGathering()
    for index in 0..<elements.count {
      let p = places[index]
      let inner = p?.proposal ?? Proposal(Size(bounds.size))
      let size = p?.size ?? elements[index].measure(inner)
      if let value = elements[index].explicitGuide(key, inner, size) {
        let start =
          key.isHorizontal ? p?.x ?? (bounds.width - size.width) / 2 : p?.y ?? (bounds.height - size.height) / 2
        combined.add(start + value)
      }
    }
    return combined.value
  }
}

package final class CustomLayoutNode<L: Layout>: LayoutContainerNode {
  @exclusivity(unchecked) private var layout: L
  /// What `layout` is on its way to; nil while it is the one that the view gave.
  @exclusivity(unchecked) private var motion: Presented<L>?
  @exclusivity(unchecked) private var layoutCache: L.Cache?
  @exclusivity(unchecked) private var isCacheStale = false
  @exclusivity(unchecked) private var orientation: Axis?

  init(_ layout: L, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(inputs)
    orientation = Self.orientation(layout)
  }
  nonisolated deinit {}
  private static func orientation(_ layout: L) -> Axis? {
    if let any = layout as? AnyLayout { return any.storage.orientation }
    return L.layoutProperties.stackOrientation
  }
  package override var axis: Axis? { orientation }
  package override var viewName: String {
    if let any = layout as? AnyLayout { return any.storage.name }
    return L.self == GridLayout.self ? "Grid" : Node.shortName(of: L.self)
  }

  func update(_ new: L) {
    engine.counters.nodesVisited += 1
    if motion == nil && transaction.animation == nil { return use(new) }
    if motion == nil { motion = Presented(layout) }
    _ = motion!.set(new, on: self)
    use(motion!.presented)
    if !motion!.isMoving { motion = nil }
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    guard motion?.step() == true, let presented = motion?.presented else { return }
    use(presented)
    if motion?.isMoving == false { motion = nil }
  }
  private func use(_ new: L) {
    let old = layout
    layout = new
    if let a = old as? AnyLayout, let b = new as? AnyLayout {
      if a.storage.isEqual(to: b.storage) { return }
    } else if TypeInfo.of(L.self).areEqual(old, new) {
      return
    }
    isCacheStale = true
    let orientation = Self.orientation(new)
    if orientation != self.orientation {
      self.orientation = orientation
      if !flags.contains(.needsElements) { for index in 0..<elements.count { elements[index].join(axis: orientation) } }
    }
    setNeedsLayout()
    traitsDidChange()
  }
  package override func elementsResolved() {
    super.elementsResolved()
    isCacheStale = true
  }
  /// An app may keep subviews in its cache, and they hold this node.
  package override func unmount() {
    layoutCache = nil
    super.unmount()
  }
  /// The distances that this container prefers come from its subviews.
  package override func setNeedsElements() {
    super.setNeedsElements()
    traitsDidChange()
  }
  package override func revalidate() -> Bool {
    isCacheStale = true
    return super.revalidate()
  }
  package override func inheritedStyleDidChange() {
    let was = flags.contains(.isRightToLeft)
    super.inheritedStyleDidChange()
    if was != flags.contains(.isRightToLeft) { setNeedsLayout() }
  }

  /// Runs a method of the layout with its cache, which is made or brought up to date before.
  private func withCache<T>(_ action: (LayoutSubviews, inout L.Cache) -> T) -> T {
    resolveElements()
    let subviews = LayoutSubviews(self)
    var cache: L.Cache
    if let known = layoutCache {
      layoutCache = nil
      cache = known
      if isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    let result = action(subviews, &cache)
    layoutCache = cache
    return result
  }

  package override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }
  package override func computeSize(_ proposal: Proposal) -> Size {
    let size = Size(withCache { layout.sizeThatFits(proposal: proposal.proposedViewSize, subviews: $0, cache: &$1) })
    // Infinite is a fair answer to an infinite proposal only; the other way may follow where a ratio is kept.
    if size.width >= 0 && size.height >= 0 && (proposal.width == .infinity || proposal.height == .infinity) {
      return size
    }
    let width = replacement(size.width, proposal.width), height = replacement(size.height, proposal.height)
    if width == nil && height == nil { return size }
    reportBadSize(size, proposal, "A size must be finite; check \(viewName).sizeThatFits(proposal:subviews:cache:).")
    return Size(width ?? size.width, height ?? size.height)
  }
  private func replacement(_ length: CGFloat, _ proposed: CGFloat) -> CGFloat? {
    if length >= 0 && length < .infinity { return nil }
    return length == .infinity && proposed >= 0 && proposed < .infinity ? proposed : 0
  }
  /// Whether a layout of the app answers the same twice is the app's affair, and it is not
  /// asked more often for the sake of checks.
  package override func cacheProblem() -> String? {
    L.self == AnyLayout.self || !Self.isOurs ? nil : super.cacheProblem()
  }
  private static var isOurs: Bool { TypeInfo.isOfEngine(L.self) }
  package override func placeChildren() {
    resolveElements()
    let bounds = bounds
    placeSubviews {
      withCache { layout.placeSubviews(in: bounds, proposal: proposal.proposedViewSize, subviews: $0, cache: &$1) }
    }
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size.cgSize)
    let p = proposal.proposedViewSize
    let value = withCache { subviews, cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: p, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: p, subviews: subviews, cache: &cache)
    }
    return checked(value, .signed, "an alignment guide of")
  }
}

import Foundation
import HearthRendering

/// A view with a bar above and one below it. Bars that have nothing to show take no
/// room; without any this is the view alone.
///
/// Bars have their ideal heights and come first; the content has the rest, and the bars are part of its safe
/// area. With a bar, all room that is offered is taken, so that bars reach from edge to edge, and the
/// content lies in the middle of what is left.
///
/// Where there is a watcher, scroll views in the content show it below the bars, too, and the watcher hears how much
/// lies there. A bar consists of parts (`BarPart`), some of which make room as far as content has moved up.
nonisolated package struct BarArea<Top: View, Bottom: View, Content: View>: View {
  let top: Top
  let bottom: Bottom
  let content: Content
  let watcher: (any BarAreaWatcher)?
  package init(top: Top, bottom: Bottom, watcher: (any BarAreaWatcher)?, content: Content) {
    (self.top, self.bottom, self.watcher, self.content) = (top, bottom, watcher, content)
  }

  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BarAreaNode(inputs)
    node.watcher = view.watcher
    node.topContent = Top._makeNode(view.top, node.inputs).node
    node.content =
      Content._elementCount == 1
      ? Content._makeNode(view.content, node.inputs).node
      : VStack<Content>._makeNode(VStack(spacing: 0) { view.content }, node.inputs).node
    node.bottomContent = Bottom._makeNode(view.bottom, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: BarAreaNode.self)
    node.engine.counters.nodesVisited += 1
    node.setWatcher(view.watcher)
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

// MARK: - What bars hear of content

/// What of the content lies below bars.
package struct BarAreaScroll: Equatable {
  package var isBelowTop = false
  package var isBelowBottom = false
  /// The large title of the bar above is out of sight.
  package var isTitleGone = false
  package init() {}
}

/// Hears of content that has moved below bars. Called at the end of a round.
@MainActor package protocol BarAreaWatcher: AnyObject {
  func contentDidMove(below scroll: BarAreaScroll)
}

/// What a view in a bar is to it.
package enum BarPartRole {
  /// Keeps its place and height.
  case row
  /// Goes away upwards, below the row, while the user scrolls.
  case title
  /// Becomes lower before the title goes, until nothing of it is left.
  case drawer
  /// Below the others.
  case lower
  /// As large as all others together, behind them.
  case background
}
nonisolated package struct BarPart: _ElementModifier {
  let role: BarPartRole
  package init(_ role: BarPartRole) { self.role = role }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(BarPartNode(modifier.role, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: BarPartNode.self)
    if node.role == modifier.role { return }
    node.role = modifier.role
    node.traitsDidChange()
  }
}
package final class BarPartNode: UnaryNode {
  @exclusivity(unchecked) var role: BarPartRole
  /// Nothing of it is left.
  @exclusivity(unchecked) var isGone = false {
    didSet { if isGone != oldValue { focusMayHaveChanged() } }
  }
  init(_ role: BarPartRole, _ inputs: _ViewInputs) {
    self.role = role
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var forwardsTraits: Bool { true }
  package override var hidesFromFocus: Bool { isGone }
  package override var hidesFromAccessibility: Bool { isGone }
}

/// The parts of one bar, with their heights.
private struct BarParts {
  var rows: [LayoutNode] = []
  unowned(unsafe) var title: LayoutNode?
  unowned(unsafe) var drawer: LayoutNode?
  var lower: [LayoutNode] = []
  unowned(unsafe) var background: LayoutNode?

  @MainActor init() {}
  @MainActor init(_ content: Node, of area: BarAreaNode, firstIndex: Int) {
    for index in 0..<content.elementCount {
      let element = content.element(at: index)
      element.layoutParent = area
      element.indexInParent = Int32(firstIndex + index)
      element.join(axis: nil)
      switch (element as? BarPartNode)?.role ?? .row {
      case .row: rows.append(element)
      case .title: title = element
      case .drawer: drawer = element
      case .lower: lower.append(element)
      case .background: background = element
      }
    }
  }
  var isEmpty: Bool { rows.isEmpty && title == nil && drawer == nil && lower.isEmpty }
  /// In the order in which they lie on each other: the background first, then from above, but what may hang down last.
  @MainActor func visit(_ visit: (LayoutNode) -> Void) {
    if let background { visit(background) }
    for row in rows { visit(row) }
    if let title, (title as? BarPartNode)?.isGone != true { visit(title) }
    if let drawer, (drawer as? BarPartNode)?.isGone != true { visit(drawer) }
    for part in lower.reversed() { visit(part) }
  }
}

package final class BarAreaNode: CachingUnaryNode {
  @exclusivity(unchecked) fileprivate var topContent: Node!
  @exclusivity(unchecked) fileprivate var bottomContent: Node!
  @exclusivity(unchecked) private var top = BarParts()
  @exclusivity(unchecked) private var bottom = BarParts()
  /// The heights of the bars at the last placement, and of the parts of the bar above that make room.
  @exclusivity(unchecked) private var kept = (top: CGFloat(0), bottom: CGFloat(0))
  @exclusivity(unchecked) private var collapsing = (title: CGFloat(0), drawer: CGFloat(0))
  @exclusivity(unchecked) fileprivate weak var watcher: (any BarAreaWatcher)?
  fileprivate override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package override func childDidChange() {
    top = BarParts(topContent, of: self, firstIndex: 1)
    bottom = BarParts(bottomContent, of: self, firstIndex: 1 + topContent.elementCount)
  }
  package override func siblingKey(of child: Node) -> Int? {
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

  private var hasBars: Bool { !top.isEmpty || !bottom.isEmpty }
  private func height(_ parts: [LayoutNode], _ width: CGFloat) -> CGFloat {
    parts.reduce(0) { $0 + $1.measure(Proposal(width, -1)).height }
  }
  private func height(_ part: LayoutNode?, _ width: CGFloat) -> CGFloat {
    part?.measure(Proposal(width, -1)).height ?? 0
  }
  private func height(_ bar: BarParts, _ width: CGFloat) -> CGFloat {
    height(bar.rows, width) + height(bar.title, width) + height(bar.drawer, width) + height(bar.lower, width)
  }
  private func barHeights(_ width: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    (height(top, width), height(bottom, width))
  }
  private func inner(_ p: Proposal, _ bars: (top: CGFloat, bottom: CGFloat)) -> Proposal {
    Proposal(p.width, p.height < 0 || p.height == .infinity ? p.height : max(0, p.height - bars.top - bars.bottom))
  }
  package override func computeSize(_ p: Proposal) -> Size {
    if !hasBars { return child.measure(p) }
    let bars = barHeights(p.width)
    let content = child.measure(inner(p, bars))
    func widest(_ parts: [LayoutNode]) -> CGFloat { parts.reduce(0) { max($0, $1.measure(Proposal(-1, -1)).width) } }
    return Size(
      p.width >= 0 && p.width < .infinity ? p.width : max(content.width, widest(top.rows)),
      p.height >= 0 && p.height < .infinity ? p.height : content.height + bars.top + bars.bottom)
  }
  package override func hugs(along axis: Axis) -> Bool {
    resolveChild(); return hasBars ? false : child.hugs(along: axis)
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    return hasBars ? nil : child.explicitGuide(key, proposal, size)
  }
  package override func placeChildren() {
    resolveChild()
    isPlacing = true
    defer { isPlacing = false }
    if !hasBars {
      keep((0, 0), (0, 0))
      return child.place(x: 0, y: 0, proposal)
    }
    let bars = barHeights(size.width)
    keep(bars, (height(top.title, size.width), height(top.drawer, size.width)))
    let given = inner(Proposal(size), bars)
    let content = child.measure(given)
    placeChild(
      child, x: (size.width - content.width) / 2, y: bars.top + (given.height - content.height) / 2, given, content)
    placeTop()
    var y = size.height - bars.bottom
    for part in bottom.rows + bottom.lower { y += place(part, at: y) }
    if let ground = bottom.background {
      fill(ground, CGRect(x: 0, y: size.height - bars.bottom, width: size.width, height: bars.bottom))
    }
  }
  /// Places a part over the whole width; its height.
  @discardableResult private func place(_ part: LayoutNode, at y: CGFloat) -> CGFloat {
    let p = Proposal(size.width, part.measure(Proposal(size.width, -1)).height)
    placeChild(part, x: 0, y: y, p, part.measure(p))
    return p.height
  }
  private func fill(_ part: LayoutNode, _ rect: CGRect) {
    let p = Proposal(Size(rect.size))
    placeChild(part, x: rect.minX, y: rect.minY, p, part.measure(p))
  }
  private func placeTop() {
    var y: CGFloat = 0
    for part in top.rows { y += place(part, at: y) }
    let drawerGone = min(collapse, collapsing.drawer), titleGone = collapse - drawerGone
    if let title = top.title { place(title, at: y - titleGone) }
    y += collapsing.title - titleGone
    if let drawer = top.drawer { place(drawer, at: y) }
    y += collapsing.drawer - drawerGone
    for part in top.lower { y += place(part, at: y) }
    (top.title as? BarPartNode)?.isGone = isTitleGone
    (top.drawer as? BarPartNode)?.isGone = collapsing.drawer > 0 && drawerGone >= collapsing.drawer
    if let ground = top.background { fill(ground, CGRect(x: 0, y: 0, width: size.width, height: y)) }
  }
  private func keep(_ bars: (top: CGFloat, bottom: CGFloat), _ parts: (title: CGFloat, drawer: CGFloat)) {
    if bars == kept && parts == collapsing { return }
    (kept, collapsing) = (bars, parts)
    updateScroll()
    engine.safeAreaDidChange()
  }
  package override func safeArea(for child: LayoutNode, _ regions: SafeAreaRegions) -> EdgeInsets? {
    guard child === self.child, regions.contains(.container), hasBars else { return nil }
    if regions == .scrolling && !letsContentBelow { return nil }
    return EdgeInsets(top: kept.top, leading: 0, bottom: kept.bottom, trailing: 0)
  }

  // MARK: - Content below bars

  /// Whether scroll views show their content below the bars.
  var letsContentBelow: Bool { watcher != nil }
  /// How much of the bar above can make room, and has. Points.
  var mostCollapse: CGFloat { letsContentBelow ? collapsing.title + collapsing.drawer : 0 }
  @exclusivity(unchecked) private(set) var collapse: CGFloat = 0
  private var isTitleGone: Bool { collapsing.title > 0 && collapse >= collapsing.title + collapsing.drawer }
  /// How far scroll views that touch the bars have moved from the start, and how much is left to the end. Points.
  @exclusivity(unchecked) private var scrolls: [ObjectIdentifier: (above: CGFloat, below: CGFloat)] = [:]
  @exclusivity(unchecked) private var told = BarAreaScroll()
  @exclusivity(unchecked) private var isPlacing = false

  fileprivate func setWatcher(_ new: (any BarAreaWatcher)?) {
    if new === watcher { return }
    let hasChanged = (new == nil) != (watcher == nil)
    watcher = new
    if !hasChanged { return }
    if new == nil { scrolls.removeAll() }
    updateScroll()
    engine.safeAreaDidChange()
    setNeedsPlacement()
  }
  /// Called in the layout phase.
  func scrollDidMove(_ scroll: ScrollNode, above: CGFloat, below: CGFloat) {
    let key = ObjectIdentifier(scroll)
    if let old = scrolls[key], old == (above, below) { return }
    scrolls[key] = (above, below)
    updateScroll()
  }
  func scrollDidLeave(_ scroll: ScrollNode) {
    if scrolls.removeValue(forKey: ObjectIdentifier(scroll)) != nil && !isUnmounted { updateScroll() }
  }
  private func updateScroll() {
    var above: CGFloat = 0, below: CGFloat = 0
    for position in scrolls.values { (above, below) = (max(above, position.above), max(below, position.below)) }
    let new = min(max(0, above), mostCollapse)
    if new != collapse {
      collapse = new
      if !isPlacing { setNeedsPlacement() }
    }
    var state = BarAreaScroll()
    // Half a point is the rounding of places.
    state.isBelowTop = above > mostCollapse + 0.5
    state.isBelowBottom = below > 0.5
    state.isTitleGone = isTitleGone
    if state == told { return }
    told = state
    engine.performAtEndOfRound { [weak self] in
      if let self, !isUnmounted { watcher?.contentDidMove(below: told) }
    }
  }

  // MARK: - Picture

  /// Bars lie over content that reaches below them.
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    super.record(into: &group, x: x, y: y)
    if flags.contains(.needsElements) { return }
    let rows = kept.top - collapsing.title - collapsing.drawer - height(top.lower, size.width)
    let drawerGone = min(collapse, collapsing.drawer)
    top.visit { part in
      if collapse > 0, part === top.title || part === top.drawer {
        // What goes is not seen through the row.
        var inner: ContiguousArray<PlacedPiece> = []
        part.record(into: &inner, x: part.x, y: part.y)
        let start = part === top.title ? rows : part.y
        let end = part === top.title ? part.y + collapsing.title : part.y + collapsing.drawer - drawerGone
        let seen = CGRect(x: 0, y: start, width: max(0, size.width), height: max(0, end - start))
        group.append(
          PlacedPiece(EffectPiece(.clip(.rectangle(seen), isAntialiased: false), GroupPiece(inner)), x: x, y: y))
        engine.counters.itemsRecorded += 1
      } else {
        part.record(into: &group, x: x + part.x, y: y + part.y)
      }
    }
    bottom.visit { $0.record(into: &group, x: x + $0.x, y: y + $0.y) }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    super.visitLayoutChildren(visit)
    if flags.contains(.needsElements) { return }
    top.visit(visit)
    bottom.visit(visit)
  }
  package override func keepsTextSmall(of child: LayoutNode) -> Bool { hasBars && child !== self.child }
  /// The bar above is read first.
  package override func visitInReadingOrder(_ visit: (LayoutNode) -> Void) {
    if !flags.contains(.needsElements) { top.visit(visit) }
    super.visitLayoutChildren(visit)
    if !flags.contains(.needsElements) { bottom.visit(visit) }
  }
  /// What lies below a bar is not reached through it.
  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard letsContentBelow, !flags.contains(.needsElements) else { return super.hitTest(point) }
    let isInBar =
      point.x >= 0 && point.x < size.width
      && (point.y >= 0 && point.y < kept.top - collapse
        || point.y >= size.height - kept.bottom && point.y < size.height)
    if !isInBar { return super.hitTest(point) }
    var found: LayoutNode?
    func look(_ part: LayoutNode) { if let hit = part.hitTest(part.convertFromParent(point)) { found = hit } }
    top.visit(look)
    bottom.visit(look)
    return found ?? self
  }
}

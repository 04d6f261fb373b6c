import Foundation
import HearthFocus
import HearthRendering

/// The content of tabs: one page is shown, or two while one gives way to the other.
///
/// The others keep their nodes, and with them state, scroll position and the place of focus. They are not measured,
/// placed or painted, take no input and no focus, and assistive technology does not see them. Their views have
/// disappeared (`onDisappear`), and their tasks are cancelled; both begin again. Source: Apple, documentation of
/// `task`, "the lifetime of the modified view"; seen, SwiftUI on iOS 17, tabs.
///
/// Made and arranged by a behavior around it, outside of bodies.
package final class PageStripNode: LayoutNode, ChildIdentities {
  /// A page that is in the window.
  package struct Shown {
    package var page: PageNode
    /// Pages away from its place, in the direction of reading or downwards. 0 is in place.
    package var position: CGFloat
    package var opacity: Double
    package init(_ page: PageNode, position: CGFloat = 0, opacity: Double = 1) {
      (self.page, self.position, self.opacity) = (page, position, opacity)
    }
  }
  /// All pages that were made, in the order of what they stand for.
  @exclusivity(unchecked) package private(set) var pages: ContiguousArray<PageNode> = []
  @exclusivity(unchecked) package private(set) var shown: ContiguousArray<Shown> = []
  /// Nodes that are not pages and belong to the owner of the strip.
  @exclusivity(unchecked) package var helpers: ContiguousArray<Node> = []
  package var axis = Axis.horizontal
  /// What the pages lie on; nil, or a closure that gives nil, where they are clear. Asked when the pages are recorded.
  @exclusivity(unchecked) package final var background: (() -> RGBA?)?
  @exclusivity(unchecked) private var ground = PageGround()
  @exclusivity(unchecked) private var madeIn: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) private var dependsOnContent = false
  /// A step of an animation that the behavior around runs.
  @exclusivity(unchecked) package var didStep: (() -> Void)?

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isContainer)
    flags.remove(.isInLazyList)
    if inputs.scope.isRightToLeft { flags.insert(.isRightToLeft) }
  }
  nonisolated deinit {}
  package var current: PageNode? { shown.first?.page }

  // MARK: - Pages

  /// Makes a page, which is in the tree from now on, and covered.
  package func makePage<V: View>(_ view: V, key: UInt64?) -> PageNode {
    let page = PageNode(inputs, endsTasks: true)
    page.lastingKey = { key }
    page.layoutParent = self
    madeIn[ObjectIdentifier(page)] = engine.counters.rounds
    pages.append(page)
    page.content = V._makeNode(view, page.inputs).node
    return page
  }
  /// Sets the order of the pages; those that are missing leave the tree.
  package func arrange(_ new: ContiguousArray<PageNode>) {
    let old = pages
    if old.elementsEqual(new, by: ===) { return }
    pages = new
    let kept = Set(new.map { ObjectIdentifier($0) })
    let gone = shown.contains { !kept.contains(ObjectIdentifier($0.page)) }
    if gone { shown.removeAll { !kept.contains(ObjectIdentifier($0.page)) } }
    for page in old where !kept.contains(ObjectIdentifier(page)) {
      madeIn[ObjectIdentifier(page)] = nil
      page.unmount()
    }
    if flags.contains(.subtreeHasPreferences) { preferenceOrderDidChange() }
    if gone {
      focusMayHaveChanged()
      setNeedsLayout()
    }
  }
  /// Shows pages; the first one is the one that is current. The same ones in other places cost no layout.
  package func show(_ new: ContiguousArray<Shown>) {
    let old = shown
    shown = new
    var isOther = old.count != new.count
    for next in new where !old.contains(where: { $0.page === next.page }) {
      isOther = true
      // What is in a page that was made just now appears by itself.
      let isNew = madeIn.removeValue(forKey: ObjectIdentifier(next.page)) == engine.counters.rounds
      // What comes appears before what goes disappears. Source: our choice, so that
      // what both share is never without a user.
      next.page.setOnTop(true, isNew: isNew)
    }
    for last in old where !last.page.isUnmounted && !new.contains(where: { $0.page === last.page }) {
      last.page.setOnTop(false)
    }
    if old.first?.page !== new.first?.page || isOther {
      if let page = new.first?.page, old.first?.page !== page {
        engine.content?.input.focus.arrivals.pages.append(page)
      }
      if flags.contains(.subtreeHasPreferences) { preferenceOrderDidChange() }
      engine.geometryVersion &+= 1
      engine.hitVersion &+= 1
      focusMayHaveChanged()
      setNeedsLayout()
    } else {
      setNeedsPlacement()
      setNeedsRecord()
    }
  }
  package override func siblingKey(of child: Node) -> Int? {
    for (index, page) in pages.enumerated() where page === child { return index }
    return pages.count
  }
  package override var childIdentities: (any ChildIdentities)? { self }
  package func lastingKey(of child: Node) -> UInt64? { (child as? PageNode)?.lastingKey?() }
  package override func visitChildren(_ visit: (Node) -> Void) {
    for page in pages { visit(page) }
    for node in helpers { visit(node) }
  }
  package override func unmount() {
    for page in pages { page.unmount() }
    for node in helpers { node.unmount() }
    didStep = nil
    didUnmount()
  }
  package override func animationDidStep(_ animator: AnyAnimator) { didStep?() }

  // MARK: - Layout

  package override func measure(_ proposal: Proposal) -> Size {
    let width = proposal.width >= 0 && proposal.width.isFinite,
      height = proposal.height >= 0 && proposal.height.isFinite
    if width && height { return Size(proposal.width, proposal.height) }
    dependsOnContent = true
    let content = current?.measure(proposal) ?? .zero
    return Size(width ? proposal.width : content.width, height ? proposal.height : content.height)
  }
  package override func revalidate() -> Bool { dependsOnContent }
  package override func hugs(along axis: Axis) -> Bool { false }
  package override func placeChildren() {
    let isRightToLeft = flags.contains(.isRightToLeft)
    for item in shown {
      let way = item.position * (axis == .horizontal ? size.width : size.height)
      if axis == .horizontal {
        item.page.place(x: isRightToLeft ? -way : way, y: 0, Proposal(size))
      } else {
        item.page.place(x: 0, y: way, Proposal(size))
      }
    }
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if let color = background?() { group.append(PlacedPiece(ground.piece(color, self).piece, x: x, y: y)) }
    if shown.count == 1, shown[0].position == 0, shown[0].opacity >= 1 {
      let page = shown[0].page
      return page.record(into: &group, x: x + page.x, y: y + page.y)
    }
    var list: ContiguousArray<PlacedPiece> = []
    for item in shown.reversed() where item.opacity > 0 {
      if item.opacity >= 1 {
        item.page.record(into: &list, x: item.page.x, y: item.page.y)
      } else {
        var inner: ContiguousArray<PlacedPiece> = []
        item.page.record(into: &inner, x: item.page.x, y: item.page.y)
        list.append(PlacedPiece(EffectPiece(.opacity(item.opacity), GroupPiece(inner)), x: 0, y: 0))
      }
    }
    if list.isEmpty { return }
    // Pages beside each other paint below bars, above and below their own bounds.
    let seen = axis == .horizontal ? PageMotion.band(0, max(0, size.width)) : bounds
    group.append(PlacedPiece(EffectPiece(.clip(.rectangle(seen), isAntialiased: false), GroupPiece(list)), x: x, y: y))
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    for item in shown where item.page.flags.contains(.isPlaced) { visit(item.page) }
  }
}

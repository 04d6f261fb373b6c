import Foundation
import HearthRendering

/// The node of a shape that is filled or stroked, with at most one view behind it.
package final class ShapeNode<S: Shape, F: ShapeStyle>: CachingLayoutNode {
  @exclusivity(unchecked) private var painter: ShapePainter<S, F>
  /// The node of the view behind: the shape's earlier fills and strokes.
  @exclusivity(unchecked) package var background: Node?
  @exclusivity(unchecked) private unowned(unsafe) var backgroundElement: LayoutNode?

  package init(_ shape: S, _ style: F, _ operation: ShapeOperation, _ inputs: _ViewInputs) {
    painter = ShapePainter(shape, style, operation)
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var viewName: String { Node.shortName(of: S.self) }

  package func update(_ shape: S, _ style: F, _ operation: ShapeOperation) {
    engine.counters.nodesVisited += 1
    let change = painter.update(shape, style, operation, on: self)
    if change.isShape { setNeedsLayout() } else if change.isLook { setNeedsRecord() }
  }
  package override func animationDidStep(_ animator: AnyAnimator) { if painter.step() { setNeedsRecord() } }
  package override func updateBody() {
    flags.remove(.needsBody)
    painter.styleDidChange()
    setNeedsRecord()
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    painter.styleDidChange()
    setNeedsRecord()
  }

  package override func unmount() {
    if painter.dependsOnPlace { engine.geometryObservers[ObjectIdentifier(self)] = nil }
    super.unmount()
  }
  package override func geometryMayHaveChanged() { if painter.placeMayHaveChanged() { setNeedsRecord() } }

  // MARK: - Layout

  package override func computeSize(_ proposal: Proposal) -> Size {
    let size = Size(painter.shape.model.sizeThatFits(proposal.proposedViewSize))
    func isGood(_ length: CGFloat, _ proposed: CGFloat) -> Bool {
      length >= 0 && (length.isFinite || proposed == .infinity)
    }
    if isGood(size.width, proposal.width) && isGood(size.height, proposal.height) { return size }
    reportBadSize(size, proposal, "A size must be finite and not negative; check \(viewName).sizeThatFits(_:).")
    func good(_ length: CGFloat, _ proposed: CGFloat) -> CGFloat {
      isGood(length, proposed) ? length : proposed >= 0 && proposed.isFinite ? proposed : 10
    }
    return Size(good(size.width, proposal.width), good(size.height, proposal.height))
  }
  private func resolveBackground() {
    guard flags.contains(.needsElements), let background else { return }
    flags.remove(.needsElements)
    backgroundElement = background.elementCount > 0 ? background.element(at: 0) : nil
    backgroundElement?.layoutParent = self
    backgroundElement?.indexInParent = 0
  }
  package override func placeChildren() {
    resolveBackground()
    guard let element = backgroundElement else { return }
    let proposal = Proposal(size)
    let inner = element.measure(proposal)
    element.place(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, proposal)
  }
  func addBackground(_ make: (_ViewInputs) -> _ViewNode) {
    flags.insert([.isContainer, .needsElements])
    flags.remove(.isInLazyList)
    background = make(inputs).node
  }

  // MARK: - Display and events

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if let element = backgroundElement { element.record(into: &group, x: x + element.x, y: y + element.y) }
    let old = painter.piece
    let piece = painter.record(self, drawnSize)
    if painter.dependsOnPlace { engine.geometryObservers[ObjectIdentifier(self)] = self }
    if let piece {
      group.append(PlacedPiece(piece, x: x, y: y))
      if piece !== old, !bounds.contains(painter.extent) { engine.hitVersion &+= 1 }
    }
  }
  override var ownHitExtent: HitExtent {
    if flags.contains(.subtreeNeedsRecord) && size.width >= 0 { _ = painter.record(self, drawnSize) }
    var extent = super.ownHitExtent
    extent.join(HitExtent(painter.extent))
    return extent
  }
  package override func isHit(_ point: CGPoint) -> Bool {
    // Asked between layout and display: the outline of this moment counts.
    if flags.contains(.subtreeNeedsRecord) && size.width >= 0 { _ = painter.record(self, drawnSize) }
    return painter.contains(point)
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if let backgroundElement { visit(backgroundElement) }
  }
  package override func visitChildren(_ visit: (Node) -> Void) { if let background { visit(background) } }
}

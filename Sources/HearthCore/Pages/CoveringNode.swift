import Foundation
import HearthRendering

/// Makes its content as large as a container further out, and puts it right there.
nonisolated package struct CoverModifier: _ElementModifier {
  package enum Container: Sendable { case window, page }
  let container: Container
  package init(_ container: Container) { self.container = container }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CoveringNode(modifier.container, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

package final class CoveringNode: UnaryNode {
  private let kind: CoverModifier.Container
  /// The container's bounds in this node's coordinate space when content was placed.
  @exclusivity(unchecked) private var covered = CGRect.null
  init(_ kind: CoverModifier.Container, _ inputs: _ViewInputs) {
    self.kind = kind
    super.init(inputs)
    engine.geometryObservers[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
  private var area: CGRect {
    var node = layoutParent
    while let current = node {
      if kind == .page ? current is PageNode : current.relativeContainerSize != nil {
        return convert(current.bounds, from: current)
      }
      node = current.layoutParent
    }
    return bounds
  }
  package override func measure(_ p: Proposal) -> Size { Size(max(0, p.width), max(0, p.height)) }
  package override func placeChildren() {
    resolveChild()
    covered = area
    let proposal = Proposal(Size(covered.size)), size = child.measure(proposal)
    // From right to left, places are mirrored in this node.
    let x = scope.isRightToLeft ? self.size.width - covered.maxX : covered.minX
    placeChild(
      child, x: x + (covered.width - size.width) / 2, y: covered.minY + (covered.height - size.height) / 2, proposal,
      size)
  }
  package override func geometryMayHaveChanged() {
    if flags.contains(.isPlaced), area != covered { setNeedsPlacement() }
  }
}

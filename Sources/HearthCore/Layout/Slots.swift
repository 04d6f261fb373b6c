import Foundation
import HearthRendering

/// Decides where the views of a `SlotContainer` lie. Asked in the layout phase.
@MainActor package protocol SlotArranger: AnyObject {
  /// The size of the container for a proposal. Does not depend on the views.
  func size(for proposal: Proposal) -> Size
  /// The frame of each view, in points from the leading top corner of a container of that size. A view without one is not shown: it
  /// has a `Shelf`, on which it is put before this returns.
  func frames(in size: Size) -> [CGRect?]
}

/// A container that places its views in frames which somebody else works out from the container's size alone.
///
/// Whoever arranges calls `setNeedsArrangement()` of the node when the answer may be another one.
nonisolated package struct SlotContainer<Content: View>: View {
  let arranger: any SlotArranger
  let content: Content
  package init(_ arranger: any SlotArranger, @ViewBuilder content: () -> Content) { (self.arranger, self.content) = (arranger, content()) }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SlotContainerNode(view.arranger, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: SlotContainerNode.self)
    node.engine.counters.nodesVisited += 1
    Content._update(_ViewNode(node.content), view.content)
  }
  package nonisolated static var _elementCount: Int { 1 }
}

package final class SlotContainerNode: ContainerNode {
  private unowned let arranger: any SlotArranger
  fileprivate init(_ arranger: any SlotArranger, _ inputs: _ViewInputs) {
    self.arranger = arranger
    super.init(inputs)
  }
  nonisolated deinit {}

  package override func computeSize(_ p: Proposal) -> Size { arranger.size(for: p) }
  package override func placeChildren() {
    resolveElements()
    let frames = arranger.frames(in: size)
    for index in 0..<elements.count {
      guard index < frames.count, let frame = frames[index] else {
        placeElement(index, x: 0, y: 0, Proposal(Size(0, 0)), elements[index].measure(Proposal(Size(0, 0))))
        continue
      }
      let proposal = Proposal(Size(frame.size))
      let inner = elements[index].measure(proposal)
      placeElement(
        index, x: frame.minX + (frame.width - inner.width) / 2, y: frame.minY + (frame.height - inner.height) / 2, proposal, inner)
    }
  }
}

extension Node {
  /// The nearest container of slots below this node is arranged again.
  package final func setNeedsArrangement() {
    if let container = self as? SlotContainerNode {
      container.setNeedsPlacement()
      return
    }
    visitChildren { $0.setNeedsArrangement() }
  }
}

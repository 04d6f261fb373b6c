import Foundation
import HearthCore
import HearthRendering

/// Draws a check box or a switch beside the label of a toggle.
package final class ToggleLookDrawing: NodeBehavior {
  package unowned(unsafe) let node: BehaviorNode
  private unowned(unsafe) let control: ToggleControl
  let look: ToggleLook

  static func makeNode(_ look: ToggleLook, _ control: ToggleControl) -> BehaviorNode {
    let node = BehaviorNode(control.node.contentInputs)
    node.behavior = ToggleLookDrawing(look, control, node)
    node.content = control.label.makeNode(node.contentInputs)
    return node
  }
  private init(_ look: ToggleLook, _ control: ToggleControl, _ node: BehaviorNode) {
    (self.look, self.control, self.node) = (look, control, node)
  }
  nonisolated deinit {}

  private var indicator: Size { Size(16, 16) }
  package func computeSize(_ p: Proposal) -> Size {
    let gap: CGFloat = 8
    let inner = node.measureContent(Proposal(p.width < 0 ? -1 : max(0, p.width - indicator.width - gap), p.height))
    return Size(inner.width + indicator.width + gap, max(indicator.height, inner.height))
  }
  package func placeChildren() {
    node.resolveChild()
    let gap: CGFloat = 8
    let size = node.size
    let proposal = Proposal(max(0, size.width - indicator.width - gap), size.height)
    let inner = node.child.measure(proposal)
    node.placeChild(node.child, x: indicator.width + gap, y: (size.height - inner.height) / 2, proposal, inner)
  }
}

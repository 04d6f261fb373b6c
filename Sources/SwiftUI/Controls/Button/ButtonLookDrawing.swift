import Foundation
import HearthCore
import HearthRendering

/// Draws a button in one of our own looks around its label.
package final class ButtonLookDrawing: NodeBehavior {
  package unowned(unsafe) let node: BehaviorNode
  private unowned(unsafe) let control: Control
  @exclusivity(unchecked) var look: ButtonLook { didSet { if look != oldValue { node.setNeedsLayout() } } }

  static func makeNode(_ look: ButtonLook, _ control: Control) -> BehaviorNode {
    let node = BehaviorNode(control.node.contentInputs)
    node.behavior = ButtonLookDrawing(look, control, node)
    node.content = control.label.makeNode(node.contentInputs)
    return node
  }
  private init(_ look: ButtonLook, _ control: Control, _ node: BehaviorNode) {
    (self.look, self.control, self.node) = (look, control, node)
  }
  nonisolated deinit {}

  private var padding: (x: CGFloat, y: CGFloat) { (12, 6) }
  package func computeSize(_ p: Proposal) -> Size {
    let (x, y) = padding
    let inner = node.measureContent(Proposal(p.width < 0 ? -1 : max(0, p.width - 2 * x), p.height < 0 ? -1 : max(0, p.height - 2 * y)))
    return Size(inner.width + 2 * x, max(28, inner.height + 2 * y))
  }
  package func placeChildren() {
    node.resolveChild()
    let (x, y) = padding
    let size = node.size
    let proposal = Proposal(max(0, size.width - 2 * x), max(0, size.height - 2 * y))
    let inner = node.child.measure(proposal)
    node.placeChild(node.child, x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, proposal, inner)
  }
}

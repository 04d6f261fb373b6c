import Foundation
import HearthRendering

package struct RowBackgroundKey: LayoutValueKey { package static var defaultValue: Bool { false } }

/// Shows a view behind the row around: as large as the node that wraps the element, not as the element itself.
nonisolated public struct _RowBackgroundModifier<Background: View>: _ElementModifier {
  let background: Background?
  package nonisolated init(background: Background?) { self.background = background }
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = RowBackgroundNode(inputs)
    node.hasBackground = modifier.background != nil
    node.makeSecondary(modifier.background)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: RowBackgroundNode.self)
    node.updateSecondary(modifier.background, .center)
    if node.hasBackground == (modifier.background != nil) { return }
    node.hasBackground = modifier.background != nil
    node.traitsDidChange()
  }
}

package final class RowBackgroundNode: SecondaryNode {
  @exclusivity(unchecked) var hasBackground = false
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func computeSize(_ p: Proposal) -> Size { child.measure(p) }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if hasBackground, key == RowBackgroundKey.self { return true as! K.Value }
    return super.layoutValue(key)
  }
  package override func placeChildren() {
    resolveChild()
    child.place(x: 0, y: 0, proposal)
    guard let secondary else { return }
    var area = bounds
    var node: LayoutNode = self
    var corner = CGPoint.zero
    while let parent = node.layoutParent {
      corner = node.convertToParent(corner)
      node = parent
      if node.flags.contains(.isElementWrapper), let row = (node as? BehaviorNode)?.behavior as? any RowArea {
        area = row.rowArea.offsetBy(dx: -corner.x, dy: -corner.y)
        break
      }
      if !node.forwardsTraits { break }
    }
    let p = Proposal(Size(area.size))
    let s = secondary.measure(p)
    secondary.place(x: area.minX + (area.width - s.width) / 2, y: area.minY + (area.height - s.height) / 2, p)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if flags.contains(.needsElements) { return }
    if let secondary { secondary.record(into: &group, x: x + secondary.x, y: y + secondary.y) }
    child.record(into: &group, x: x + child.x, y: y + child.y)
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    if let secondary { visit(secondary) }
    visit(child)
  }
}

/// A behavior around an element that has an area for backgrounds. Points, in its node's coordinate space.
@MainActor package protocol RowArea { var rowArea: CGRect { get } }

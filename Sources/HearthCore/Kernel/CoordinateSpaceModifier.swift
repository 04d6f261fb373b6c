import Foundation
import HearthRendering

nonisolated public struct _CoordinateSpaceModifier: _ElementModifier {
  let space: NamedCoordinateSpace
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CoordinateSpaceNode(modifier.space, inputs))
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: CoordinateSpaceNode.self)
    if node.space == modifier.space { return }
    node.space = modifier.space
    node.engine.geometryVersion &+= 1
    node.engine.requestFrame()
  }
}

package final class CoordinateSpaceNode: UnaryNode {
  @exclusivity(unchecked) var space: NamedCoordinateSpace
  init(_ space: NamedCoordinateSpace, _ inputs: _ViewInputs) {
    self.space = space
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func isCoordinateSpace(_ space: NamedCoordinateSpace) -> Bool { self.space == space }
}

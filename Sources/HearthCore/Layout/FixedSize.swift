import Foundation
import HearthRendering

/// Gives its content its ideal size, whatever is proposed.
nonisolated public struct _FixedSizeLayout: _ElementModifier {
  let horizontal: Bool, vertical: Bool
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FixedSizeNode(inputs)
    (node.horizontal, node.vertical) = (modifier.horizontal, modifier.vertical)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: FixedSizeNode.self)
    if node.horizontal == modifier.horizontal && node.vertical == modifier.vertical { return }
    (node.horizontal, node.vertical) = (modifier.horizontal, modifier.vertical)
    node.setNeedsLayout()
  }
}

extension View {
  /// Gives this view its ideal size, whatever is proposed.
  ///
  /// ```
  /// Text("A long line that is not broken").fixedSize()
  /// ```
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Gives this view its ideal width, its ideal height or both, whatever is
  /// proposed; what is false is proposed as it came.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

package final class FixedSizeNode: CachingUnaryNode {
  @exclusivity(unchecked) var horizontal = true, vertical = true
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  private func inner(_ p: Proposal) -> Proposal { Proposal(horizontal ? -1 : p.width, vertical ? -1 : p.height) }
  package override func computeSize(_ p: Proposal) -> Size { child.measure(inner(p)) }
  package override func placeChildren() {
    resolveChild()
    child.place(x: 0, y: 0, inner(proposal))
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    return child.explicitGuide(key, inner(proposal), size)
  }
}

import Foundation
import HearthRendering

/// Shows its content elsewhere, without a change to layout.
nonisolated public struct _OffsetEffect: _ElementModifier {
  package var offset: CGSize
  package nonisolated init(offset: CGSize) { self.offset = offset }
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = OffsetNode(inputs)
    node.set(modifier.offset)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: OffsetNode.self)
    if node.given == modifier.offset { return }
    node.set(modifier.offset)
    node.setNeedsPlacement()
  }
}

/// Puts the centre of its content at a point of the space that it is proposed.
nonisolated public struct _PositionLayout: _ElementModifier {
  package var position: CGPoint
  package nonisolated init(position: CGPoint) { self.position = position }
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PositionNode(inputs)
    node.set(modifier.position)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: PositionNode.self)
    if node.given == modifier.position { return }
    node.set(modifier.position)
    node.setNeedsPlacement()
  }
}

extension View {
  /// Points towards the trailing edge and down.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  /// Points from the top leading corner.
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

package final class OffsetNode: UnaryNode {
  @exclusivity(unchecked) package private(set) var given = CGSize.zero
  @exclusivity(unchecked) private var offset = CGSize.zero
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package func set(_ new: CGSize) {
    given = new
    offset = CGSize(width: checked(new.width, .signed, "an offset of") ?? 0, height: checked(new.height, .signed, "an offset of") ?? 0)
  }
  package override func placeChildren() {
    resolveChild()
    placeChild(child, x: offset.width, y: offset.height, proposal, child.measure(proposal))
  }
}

package final class PositionNode: CachingUnaryNode {
  @exclusivity(unchecked) package private(set) var given = CGPoint.zero
  @exclusivity(unchecked) private var position = CGPoint.zero
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package func set(_ new: CGPoint) {
    given = new
    position = CGPoint(x: checked(new.x, .signed, "a position of") ?? 0, y: checked(new.y, .signed, "a position of") ?? 0)
  }
  package override func computeSize(_ p: Proposal) -> Size {
    if p.width >= 0 && p.height >= 0 { return Size(p.width, p.height) }
    let size = child.measure(p)
    return Size(p.width < 0 ? size.width : p.width, p.height < 0 ? size.height : p.height)
  }
  package override func placeChildren() {
    resolveChild()
    let childSize = child.measure(proposal)
    placeChild(child, x: position.x - childSize.width / 2, y: position.y - childSize.height / 2, proposal, childSize)
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    let childSize = child.measure(proposal)
    guard let value = child.explicitGuide(key, proposal, childSize) else { return nil }
    return value + (key.isHorizontal ? position.x - childSize.width / 2 : position.y - childSize.height / 2)
  }
}

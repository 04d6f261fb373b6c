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
    node.change(modifier.offset)
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
  /// Shows this view away from its place, in points towards the trailing edge and down.
  ///
  ///     Circle().offset(CGSize(width: 10, height: -4))
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  /// Shows this view `x` points towards the trailing edge and `y` points down from
  /// its place, without a change to layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  /// Puts the middle of this view at a point: points from the top leading corner of the room it is given.
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
  /// Puts the middle of this view at a point of the space that it is proposed. Points from the top leading corner.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

/// Moves its content. A change moves the place of the content, which is animated as every place is; in a transition
/// there is none yet or none any more, and the picture alone is moved.
package final class OffsetNode: UnaryNode {
  @exclusivity(unchecked) package private(set) var given = CGSize.zero
  @exclusivity(unchecked) private var offset = CGSize.zero
  /// Where the content was put last.
  @exclusivity(unchecked) private var placedOffset = CGSize.zero
  @exclusivity(unchecked) private var transition: Animator<CGSize.AnimatableData>?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package func set(_ new: CGSize) {
    given = new
    offset = CGSize(
      width: checked(new.width, .signed, "an offset of") ?? 0, height: checked(new.height, .signed, "an offset of") ?? 0
    )
  }
  func change(_ new: CGSize) {
    let old = offset
    set(new)
    if old == offset { return }
    let transaction = transaction
    guard let animation = transaction.animation, !scope.value(ReducesMotionKey.self),
      transition != nil || !flags.contains(.isPlaced) || isLeaving
    else {
      transition?.cancel()
      transition = nil
      return
    }
    let animator = transition ?? Animator()
    transition = animator
    animator.add(offset.animatableData - old.animatableData, animation, transaction, of: self)
    setNeedsRecord()
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    if animator === transition, animator.isOver, !isLeaving { transition = nil }
    setNeedsRecord()
  }
  package override func placeChildren() {
    resolveChild()
    if transition == nil || !isLeaving { placedOffset = offset }
    placeChild(child, x: placedOffset.width, y: placedOffset.height, proposal, child.measure(proposal))
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    guard let transition else { return super.record(into: &group, x: x, y: y) }
    var shown = offset
    shown.animatableData = offset.animatableData - transition.remaining
    let shift = CGSize(width: shown.width - placedOffset.width, height: shown.height - placedOffset.height)
    super.record(
      into: &group, x: x + (flags.contains(.isRightToLeft) ? -shift.width : shift.width), y: y + shift.height)
  }
}

package final class PositionNode: CachingUnaryNode {
  @exclusivity(unchecked) package private(set) var given = CGPoint.zero
  @exclusivity(unchecked) private var position = CGPoint.zero
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package func set(_ new: CGPoint) {
    given = new
    position = CGPoint(
      x: checked(new.x, .signed, "a position of") ?? 0, y: checked(new.y, .signed, "a position of") ?? 0)
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

import Foundation
import HearthRendering

/// A node that does what its behavior says and, where there is something to change in its picture, has an effect as well.
///
/// It does what an `EffectNode` around a `BehaviorNode` would. Until `update(_:from:)` is first called it keeps nothing
/// for the effect, which most views of UIKit never have.
package final class EffectBehaviorNode<E: DrawingEffect>: BehaviorNode {
  /// What is kept while there is an effect.
  private final class State {
    var effect: Presented<E>
    var isStale = true
    /// The content as last recorded, and what became of it.
    var contentPiece: DisplayPiece?
    var piece: DisplayPiece?
    var recordedSize = Size(-1, -1)
    init(_ effect: E) { self.effect = Presented(effect) }
  }
  @exclusivity(unchecked) private var state: State?

  package init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  private var context: EffectContext { EffectContext(self) }
  /// Whether there is, or was, anything to change in the picture.
  package var hasEffect: Bool { state != nil }

  /// Takes a new effect, which an animation may lead to from `plain`, what was there before the first one.
  package func update(_ effect: E, from plain: @autoclosure () -> E) {
    let state = self.state ?? State(plain())
    if self.state == nil {
      self.state = state
      effectDidChange()
    }
    if state.effect.set(effect, on: self, isMovement: E.movesContent) { effectDidChange() }
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    super.animationDidStep(animator)
    guard let state else { return }
    let wasHidden = state.effect.presented.hidesContent
    guard state.effect.step() else { return }
    if E.movesContent || wasHidden != state.effect.presented.hidesContent {
      effectDidChange()
    } else {
      state.isStale = true
      setNeedsRecord()
    }
  }
  private func effectDidChange() {
    state?.isStale = true
    noteGeometryChange()
    setNeedsRecord()
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    guard let state else { return }
    state.isStale = true
    setNeedsRecord()
  }

  // MARK: - Display

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    guard let state else { return super.record(into: &group, x: x, y: y) }
    let context = context
    if state.effect.presented.isIdentity(context) {
      (state.piece, state.contentPiece, state.isStale) = (nil, nil, true)
      return super.record(into: &group, x: x, y: y)
    }
    if state.isStale || flags.contains(.subtreeNeedsRecord) || context.size != state.recordedSize {
      flags.remove(.subtreeNeedsRecord)
      var list = PieceScratch.take()
      super.record(into: &list, x: 0, y: 0)
      let content: DisplayPiece?
      if list.isEmpty {
        content = nil
      } else if list.count == 1 && list[0].x == 0 && list[0].y == 0 {
        content = list[0].piece
      } else if let group = state.contentPiece as? GroupPiece, group.holds(list) {
        content = group
      } else {
        content = PiecePool.group(list)
      }
      PieceScratch.give(&list)
      if state.isStale || content !== state.contentPiece || context.size != state.recordedSize {
        state.contentPiece = content
        state.recordedSize = context.size
        state.isStale = false
        let old = state.piece
        state.piece = content.flatMap { state.effect.presented.apply(to: $0, context) }
        if old !== content { PiecePool.retire(old) }
        if state.piece != nil { engine.counters.itemsRecorded += 1 }
      }
    }
    if let piece = state.piece { group.append(PlacedPiece(piece, x: x, y: y)) }
  }

  // MARK: - Events

  private var transform: Projection? { state?.effect.presented.transform(context) }
  package override var hidesFromFocus: Bool { state?.effect.presented.hidesContent ?? false }
  package override var hidesFromAccessibility: Bool { state?.effect.model.hidesFromAccessibility ?? false }
  package override var hidesFromShortcuts: Bool { false }
  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if let state {
      if let transform, transform.isDegenerate { return nil }
      if !state.effect.presented.isHit(point, context) { return nil }
    }
    return behavior.isReached(point) ? super.hitTest(point) : nil
  }
  override func hitExtentInParent() -> HitExtent {
    guard let transform else { return super.hitExtentInParent() }
    // What is turned away reaches towards a horizon.
    guard let affine = transform.affine else { return .everywhere }
    let inner = hitExtent()
    guard inner.left.isFinite, inner.right.isFinite, inner.top.isFinite, inner.bottom.isFinite,
      inner.left <= inner.right
    else { return .everywhere }
    let rect = CGRect(x: inner.left, y: inner.top, width: inner.right - inner.left, height: inner.bottom - inner.top)
    return HitExtent(rect.applying(affine).insetBy(dx: -0.5, dy: -0.5)).moved(x, y)
  }
  override var isOnlyMoved: Bool { transform == nil }
  package override func convertFromParent(_ point: CGPoint) -> CGPoint {
    let point = super.convertFromParent(point)
    guard let inverse = transform?.inverse else { return point }
    // A point beyond the horizon of a view turned away lies nowhere on it.
    return inverse.apply(point) ?? CGPoint(x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
  }
  package override func convertToParent(_ point: CGPoint) -> CGPoint {
    guard let transform else { return super.convertToParent(point) }
    return super.convertToParent(transform.apply(point) ?? point)
  }
}

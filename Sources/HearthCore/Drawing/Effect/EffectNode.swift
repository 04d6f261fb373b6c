import Foundation
import HearthMotion
import HearthRendering

/// A type that says how the picture of a view is changed, without a change of its layout.
///
/// The value may be one in between while an animation runs.
nonisolated package protocol DrawingEffect: Animatable {
  /// True when the content is drawn as it is.
  @MainActor func isIdentity(_ context: EffectContext) -> Bool
  /// The picture of `content`; nil when nothing is to be seen.
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece?
  /// From the content's place in layout to where it is drawn and hit; nil where that is the same.
  @MainActor func transform(_ context: EffectContext) -> Projection?
  /// Whether `transform` depends on the value.
  static var movesContent: Bool { get }
  /// Whether nothing of the content is ever seen.
  @MainActor var hidesContent: Bool { get }
  /// Whether assistive technology is not told of the content.
  @MainActor var hidesFromAccessibility: Bool { get }
  /// Whether the content can be hit at `point`, in its own coordinate space.
  @MainActor func isHit(_ point: CGPoint, _ context: EffectContext) -> Bool
  /// Whether the picture depends on what is kept free around the view.
  static var readsSafeArea: Bool { get }
}

extension DrawingEffect {
  @MainActor package func isIdentity(_ context: EffectContext) -> Bool { false }
  @MainActor package func transform(_ context: EffectContext) -> Projection? { nil }
  package static var movesContent: Bool { false }
  package static var readsSafeArea: Bool { false }
  @MainActor package var hidesContent: Bool { false }
  @MainActor package var hidesFromAccessibility: Bool { false }
  @MainActor package func isHit(_ point: CGPoint, _ context: EffectContext) -> Bool { true }
}

/// Where an effect is applied.
nonisolated package struct EffectContext {
  package unowned(unsafe) let node: LayoutNode
  /// Points.
  package let size: Size
  @MainActor init(_ node: LayoutNode) {
    let size = node.drawnSize
    (self.node, self.size) = (node, Size(max(0, size.width), max(0, size.height)))
  }
  @MainActor package var isRightToLeft: Bool { node.scope.isRightToLeft }
  package var bounds: CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// The node of an effect.
package final class EffectNode<E: DrawingEffect>: UnaryNode {
  @exclusivity(unchecked) private var effect: Presented<E>
  @exclusivity(unchecked) private var isStale = true
  /// The content as last recorded, and what became of it.
  @exclusivity(unchecked) private var contentPiece: DisplayPiece?
  @exclusivity(unchecked) private var piece: DisplayPiece?
  @exclusivity(unchecked) private var recordedSize = Size(-1, -1)
  @exclusivity(unchecked) private var recordedOutsets = PhysicalInsets()

  package init(_ effect: E, _ inputs: _ViewInputs) {
    self.effect = Presented(effect)
    super.init(inputs)
    if E.readsSafeArea { engine.geometryObservers[ObjectIdentifier(self)] = self }
  }
  nonisolated deinit {}
  private var context: EffectContext { EffectContext(self) }

  package func update(_ new: E) {
    if effect.set(new, on: self, isMovement: E.movesContent) { effectDidChange() }
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    let wasHidden = effect.presented.hidesContent
    guard effect.step() else { return }
    if E.movesContent || wasHidden != effect.presented.hidesContent {
      effectDidChange()
    } else {
      isStale = true
      setNeedsRecord()
    }
  }
  private func effectDidChange() {
    isStale = true
    noteGeometryChange()
    setNeedsRecord()
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    effectDidChange()
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    isStale = true
    setNeedsRecord()
  }

  package override func geometryMayHaveChanged() {
    guard E.readsSafeArea, flags.contains(.isPlaced), safeAreaOutsets(.container) != recordedOutsets else { return }
    isStale = true
    setNeedsRecord()
  }
  package override func unmount() {
    if E.readsSafeArea { engine.geometryObservers[ObjectIdentifier(self)] = nil }
    super.unmount()
  }

  // MARK: - Display

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if flags.contains(.needsElements) {
      flags.remove(.subtreeNeedsRecord)
      return
    }
    let context = context
    if E.readsSafeArea { recordedOutsets = safeAreaOutsets(.container) }
    if effect.presented.isIdentity(context) {
      (piece, contentPiece, isStale) = (nil, nil, true)
      super.record(into: &group, x: x, y: y)
      return
    }
    if isStale || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      var list = PieceScratch.take()
      child.record(into: &list, x: child.x, y: child.y)
      let new: DisplayPiece?
      if list.isEmpty {
        new = nil
      } else if list.count == 1 && list[0].x == 0 && list[0].y == 0 {
        new = list[0].piece
      } else if let group = contentPiece as? GroupPiece, group.holds(list) {
        new = group
      } else {
        new = PiecePool.group(list)
      }
      PieceScratch.give(&list)
      if isStale || new !== contentPiece || context.size != recordedSize {
        contentPiece = new
        recordedSize = context.size
        isStale = false
        let old = piece
        piece = new.flatMap { effect.presented.apply(to: $0, context) }
        if old !== new { PiecePool.retire(old) }
        if piece != nil { engine.counters.itemsRecorded += 1 }
      }
    }
    if let piece { group.append(PlacedPiece(piece, x: x, y: y)) }
  }

  // MARK: - Events

  package override var hidesFromFocus: Bool { effect.presented.hidesContent }
  package override var hidesFromAccessibility: Bool { effect.model.hidesFromAccessibility }
  package override var hidesFromShortcuts: Bool { false }
  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if let transform = effect.presented.transform(context), transform.isDegenerate { return nil }
    return effect.presented.isHit(point, context) ? super.hitTest(point) : nil
  }
  override func hitExtentInParent() -> HitExtent {
    guard let transform = effect.presented.transform(context) else { return super.hitExtentInParent() }
    // What is turned away reaches towards a horizon.
    guard let affine = transform.affine else { return .everywhere }
    let inner = hitExtent()
    guard inner.left.isFinite, inner.right.isFinite, inner.top.isFinite, inner.bottom.isFinite,
      inner.left <= inner.right
    else { return .everywhere }
    let rect = CGRect(x: inner.left, y: inner.top, width: inner.right - inner.left, height: inner.bottom - inner.top)
    return HitExtent(rect.applying(affine).insetBy(dx: -0.5, dy: -0.5)).moved(x, y)
  }
  override var isOnlyMoved: Bool { effect.presented.transform(context) == nil }
  package override func convertFromParent(_ point: CGPoint) -> CGPoint {
    let point = super.convertFromParent(point)
    guard let inverse = effect.presented.transform(context)?.inverse else { return point }
    // A point beyond the horizon of a view turned away lies nowhere on it.
    return inverse.apply(point) ?? CGPoint(x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
  }
  package override func convertToParent(_ point: CGPoint) -> CGPoint {
    guard let transform = effect.presented.transform(context) else { return super.convertToParent(point) }
    return super.convertToParent(transform.apply(point) ?? point)
  }
}

/// Applies an effect to each element of a view.
nonisolated package struct EffectModifier<E: DrawingEffect>: _ElementModifier {
  package var effect: E
  package nonisolated init(_ effect: E) { self.effect = effect }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(EffectNode(modifier.effect, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: EffectNode<E>.self).update(modifier.effect)
  }
}

import Foundation
import HearthMotion
import HearthRendering

/// A type that says how a view is drawn, depending on where it is, without a change of its layout.
///
/// Made from an `EmptyVisualEffect` by its methods. Source: Apple, "VisualEffect".
public protocol VisualEffect: Sendable, Animatable {
  /// What it consists of, the innermost first. Not for apps.
  func _appendEffects(to list: inout _VisualEffectList)
}

/// The parts of a visual effect. Opaque to apps.
public struct _VisualEffectList {
  var effects: [any DrawingEffect] = []
  init() {}
}

/// Draws a view as it is.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData
  /// Creates an effect that changes nothing.
  public init() {}
  public func _appendEffects(to list: inout _VisualEffectList) {}
}

/// One effect around others.
struct JoinedVisualEffect<Base: VisualEffect, Effect: DrawingEffect>: VisualEffect, @unchecked Sendable {
  // Unchecked: effects are values of numbers and colours.
  var base: Base
  var effect: Effect
  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set { (base.animatableData, effect.animatableData) = (newValue.first, newValue.second) }
  }
  func _appendEffects(to list: inout _VisualEffectList) {
    base._appendEffects(to: &list)
    list.effects.append(effect)
  }
}

nonisolated struct ShiftEffect: GeometryEffect {
  var offset: CGSize
  typealias Body = Never
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension VisualEffect {
  private func join<E: DrawingEffect>(_ effect: E) -> JoinedVisualEffect<Self, E> {
    JoinedVisualEffect(base: self, effect: effect)
  }
  private func join<G: GeometryEffect>(moving effect: G) -> JoinedVisualEffect<Self, TransformingEffect<G>> {
    join(TransformingEffect(effect: effect))
  }

  /// Makes the view translucent: 0 is invisible, 1 is opaque. What lies outside 0…1 counts as the nearer of the two.
  public func opacity(_ opacity: Double) -> some VisualEffect { join(OpacityEffect(opacity: opacity)) }
  /// The radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    join(BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Combines the view with what lies below it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { join(BlendEffect(mode: blendMode)) }
  /// Adds `amount` to each component of its colours: 0 changes nothing, 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect { join(ColorEffect(kind: .brightness, amount: amount)) }
  /// Pulls components away from the middle grey: 1 changes nothing, 0 is grey, below 0 colours are inverted.
  public func contrast(_ amount: Double) -> some VisualEffect { join(ColorEffect(kind: .contrast, amount: amount)) }
  /// Changes how strong colours are: 1 changes nothing, 0 is grey.
  public func saturation(_ amount: Double) -> some VisualEffect { join(ColorEffect(kind: .saturation, amount: amount)) }
  /// Takes colours away: 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { join(ColorEffect(kind: .grayscale, amount: amount)) }
  /// Turns the hue of each colour around the colour wheel by `angle`.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    join(ColorEffect(kind: .hueRotation, amount: angle.radians))
  }
  /// Points towards the trailing edge and down.
  public func offset(_ offset: CGSize) -> some VisualEffect { join(moving: ShiftEffect(offset: offset)) }
  /// Moves the picture `x` points towards the trailing edge and `y` points down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
  /// Brings the view `z` points nearer, where views have depth; on Linux another distance than 0 is reported.
  public func offset(z: CGFloat) -> some VisualEffect { join(DepthOffsetEffect(z: z)) }
  /// Turns the picture around a point of the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    join(moving: _RotationEffect(angle: angle, anchor: anchor))
  }
  /// Turns the picture around an axis in space through a point of the view.
  /// - Parameters:
  ///   - axis: Its x runs to the right, y down, z towards the eye.
  ///   - anchorZ: How far before the view the axis lies. Points.
  ///   - perspective: How much smaller what is farther away looks; 0 for not at all.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    join(
      moving: _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Scales the picture by a factor for each direction, around a point of the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    join(moving: _ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Scales the picture by the same factor in both directions, around a point of the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Scales the picture by a factor for `x` and one for `y`, around a point of the view.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Draws the view through an affine transformation of its coordinate space.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    join(moving: _TransformEffect(transform: transform))
  }
}

// MARK: - The nodes

/// Draws content through the parts of a visual effect.
nonisolated struct VisualDrawing<V: VisualEffect>: DrawingEffect {
  /// Nil before the view has a place.
  var effect: V?
  var animatableData: V.AnimatableData {
    get { effect?.animatableData ?? .zero }
    set { effect?.animatableData = newValue }
  }
  private var parts: [any DrawingEffect] {
    var list = _VisualEffectList()
    effect?._appendEffects(to: &list)
    return list.effects
  }
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { parts.allSatisfy { $0.isIdentity(context) } }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    var piece = content
    for part in parts where !part.isIdentity(context) {
      guard let next = part.apply(to: piece, context) else { return nil }
      piece = next
    }
    return piece
  }
  static var movesContent: Bool { true }
  @MainActor func transform(_ context: EffectContext) -> Projection? {
    var result: Projection?
    for part in parts {
      guard let next = part.transform(context) else { continue }
      result = result.map { $0.concatenating(next) } ?? next
    }
    return result
  }
  @MainActor func isHit(_ point: CGPoint, _ context: EffectContext) -> Bool {
    parts.allSatisfy { $0.isHit(point, context) }
  }
  @MainActor var hidesContent: Bool { parts.contains { $0.hidesContent } }
}

/// The inner of two nodes: what it draws is set by the outer one, which knows where the view is.
nonisolated struct VisualDrawingModifier<V: VisualEffect>: _ElementModifier {
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(EffectNode(VisualDrawing<V>(effect: nil), inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

/// The outer node: stays where layout put it, and tells the inner one how to draw there.
package class PlacedEffectNode<V: VisualEffect>: UnaryNode {
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    engine.geometryObservers[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
  /// The effect for the place where the view is now; nil before it has one.
  func effect() -> (value: V, animation: Animation?)? { fatalError("overridden") }

  package override func geometryMayHaveChanged() { show() }
  final func needsEffect() {
    if isWaiting { return }
    isWaiting = true
    engine.afterLayout.append { [self] in
      isWaiting = false
      show()
    }
    engine.requestFrame()
  }
  @exclusivity(unchecked) private var isWaiting = false
  private func show() {
    guard !isUnmounted, flags.contains(.isPlaced), !flags.contains(.needsElements),
      let inner = child as? EffectNode<VisualDrawing<V>>,
      let (value, animation) = effect()
    else { return }
    let outer = engine.bodyTransaction
    engine.bodyTransaction = Transaction(animation: animation)
    inner.update(VisualDrawing(effect: value))
    engine.bodyTransaction = outer
  }
}

nonisolated struct GeometryVisualModifier<V: VisualEffect>: _ElementModifier {
  var effect: (EmptyVisualEffect, GeometryProxy) -> V
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(GeometryVisualNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: GeometryVisualNode<V>.self)
    node.modifier = modifier
    node.needsEffect()
  }
}

package final class GeometryVisualNode<V: VisualEffect>: PlacedEffectNode<V> {
  @exclusivity(unchecked) var modifier: GeometryVisualModifier<V>
  init(_ modifier: GeometryVisualModifier<V>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}
  private lazy var source = GeometrySource(self)
  package override func unmount() {
    source.node = nil
    super.unmount()
  }
  override func effect() -> (value: V, animation: Animation?)? {
    let proxy = GeometryProxy(source, size), modifier = modifier
    return (engine.evaluate(for: self) { modifier.effect(EmptyVisualEffect(), proxy) }, nil)
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    needsEffect()
  }
}

extension View {
  /// Draws this view differently depending on its size and place.
  ///
  ///     row.visualEffect { effect, geometry in effect.opacity(1 - abs(geometry.frame(in: .scrollView).minY) / 500) }
  ///
  /// `effect` is evaluated again when the view has moved, and its layout stays the same.
  public nonisolated func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    drawn(GeometryVisualModifier(effect: effect))
  }
  private nonisolated func drawn<V: VisualEffect>(
    _ modifier: GeometryVisualModifier<V>
  ) -> ModifiedContent<ModifiedContent<Self, VisualDrawingModifier<V>>, GeometryVisualModifier<V>> {
    self.modifier(VisualDrawingModifier<V>()).modifier(modifier)
  }
}

import Foundation
import HearthRendering

/// A type that says how a view looks in one phase of a hover effect.
///
/// Made from an `EmptyHoverEffectContent` by its methods. Source: Apple, "HoverEffectContent".
public protocol HoverEffectContent: Sendable {
  /// What it consists of, the innermost first. Not for apps.
  func _appendParts(to list: inout _HoverEffectParts)
}

/// The parts of what a hover effect shows. Opaque to apps.
public struct _HoverEffectParts {
  var segments: [any HoverSegment] = []
  /// How the parts that follow change from one phase to the other.
  var animation = HoverAnimation.standard
  init() {}
}
enum HoverAnimation: Sendable {
  case standard, own(Animation?)
  /// Source: our choice, as long as a pointer takes to cross a view without one's noticing.
  var value: Animation? {
    switch self {
    case .standard: .smooth(duration: 0.25)
    case .own(let animation): animation
    }
  }
}

/// The look of a view without an effect: looks are made from it.
public struct EmptyHoverEffectContent: HoverEffectContent {
  /// Creates the look of a view without an effect.
  public init() {}
  public func _appendParts(to list: inout _HoverEffectParts) {}
}

struct JoinedHoverContent<Base: HoverEffectContent, Effect: DrawingEffect>: HoverEffectContent, @unchecked Sendable {
  // Unchecked: effects are values of numbers and shapes.
  let base: Base
  let effect: Effect
  func _appendParts(to list: inout _HoverEffectParts) {
    base._appendParts(to: &list)
    list.segments.append(VisualHoverSegment(effect: effect, animation: list.animation))
  }
}
struct AnimatedHoverContent<Base: HoverEffectContent, Inner: HoverEffectContent>: HoverEffectContent {
  let base: Base
  let inner: Inner
  let animation: Animation?
  func _appendParts(to list: inout _HoverEffectParts) {
    base._appendParts(to: &list)
    let outer = list.animation
    list.animation = .own(animation)
    inner._appendParts(to: &list)
    list.animation = outer
  }
}

extension HoverEffectContent {
  private func join<E: DrawingEffect>(_ effect: E) -> JoinedHoverContent<Self, E> {
    JoinedHoverContent(base: self, effect: effect)
  }
  private func join<G: GeometryEffect>(moving effect: G) -> JoinedHoverContent<Self, TransformingEffect<G>> {
    join(TransformingEffect(effect: effect))
  }

  /// Changes what `body` adds to the look with an animation; nil without one.
  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent {
    AnimatedHoverContent(base: self, inner: body(EmptyHoverEffectContent()), animation: animation)
  }
  /// Cuts the view to a shape in its bounds.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
    join(ClipEffect(shape: shape, style: style))
  }
  /// Points towards the trailing edge and down.
  public func offset(_ offset: CGSize) -> some HoverEffectContent { join(moving: ShiftEffect(offset: offset)) }
  /// Points towards the trailing edge and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { offset(CGSize(width: x, height: y)) }
  /// 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some HoverEffectContent { join(OpacityEffect(opacity: opacity)) }
  /// Turns the view around a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent {
    join(moving: _RotationEffect(angle: angle, anchor: anchor))
  }
  /// Scales the view around a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Scales the view around a point of it.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some HoverEffectContent {
    join(moving: _ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// Draws the view through an affine transformation of its coordinate space.
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent {
    join(moving: _TransformEffect(transform: transform))
  }
}

// MARK: - What is shown

/// One part of a look, as the app says it for a phase.
protocol HoverSegment {
  @MainActor func makePart() -> AnyHoverPart
  /// False where the part is one of another kind.
  @MainActor func update(_ part: AnyHoverPart, on node: HoverEffectNode, isAnimated: Bool) -> Bool
}

struct VisualHoverSegment<E: DrawingEffect>: HoverSegment {
  let effect: E
  let animation: HoverAnimation
  @MainActor func makePart() -> AnyHoverPart { HoverPart(effect) }
  @MainActor func update(_ part: AnyHoverPart, on node: HoverEffectNode, isAnimated: Bool) -> Bool {
    guard let part = part as? HoverPart<E> else { return false }
    let engine = node.engine, outer = engine.bodyTransaction
    engine.bodyTransaction = Transaction(animation: isAnimated ? animation.value : nil)
    if part.value.set(effect, on: node, isMovement: E.movesContent) { node.partDidChange() }
    engine.bodyTransaction = outer
    return true
  }
}

/// One part of a look, as it is shown: on its way from one phase to the other.
@MainActor class AnyHoverPart {
  nonisolated init() {}
  nonisolated deinit {}
  /// Shows what the animation has come to. True when that is something else than before.
  func step() -> Bool { false }
  func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? { content }
}
final class HoverPart<E: DrawingEffect>: AnyHoverPart {
  @exclusivity(unchecked) var value: Presented<E>
  init(_ effect: E) {
    value = Presented(effect)
    super.init()
  }
  nonisolated deinit {}
  override func step() -> Bool { value.step() }
  override func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    value.presented.isIdentity(context) ? content : value.presented.apply(to: content, context)
  }
}

import Foundation
import HearthRendering

/// A transition of any type.
///
///     if isOn {
///       Text("Saved").transition(.move(edge: .bottom).combined(with: .opacity))
///     }
nonisolated public struct AnyTransition: @unchecked Sendable {
  // Unchecked: transitions are values that are read on the main actor.
  let base: any Transition
  /// Wraps a transition of any type.
  public nonisolated init<T: Transition>(_ transition: T) { base = transition }
  var erased: ErasedTransition { ErasedTransition(base: base) }

  /// A transition without an effect: the view comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Grows from a point in the middle of the view, and shrinks into it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// Grows from `scale` times its size, and shrinks to that, around a point of the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// A transition that moves the view in from the leading edge and out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Comes from an edge and goes back to it, by its own size beyond its place.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// A transition that moves the view in from an edge, fading in, and out to the opposite one, fading out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  /// Comes from, and goes to, a place that is `offset` away from its own. Points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Comes from, and goes to, a place that is `x` and `y` points away from its own.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  /// One transition on the way in, a different one on the way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion.erased, removal: removal.erased))
  }
  /// Goes between two values of a modifier: `active` when the view is on its way, `identity` when it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
  /// This transition and `other` at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: erased, second: other.erased))
  }
  /// Uses `animation` whatever the change was made with, also when it was made without one.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: erased, animation: animation))
  }
}

nonisolated struct ErasedTransition: Transition {
  let base: any Transition
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    func apply<T: Transition>(_ transition: T) -> AnyView { AnyView(transition.apply(content: content, phase: phase)) }
    return apply(base)
  }
  @MainActor func _animation(isRemoval: Bool) -> Animation?? { base._animation(isRemoval: isRemoval) }
  @MainActor var _hasMotion: Bool { base._hasMotion }
}

nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
  var active: E
  var identity: E
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
